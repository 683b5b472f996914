"""docs/architecture.md follows a bid from one browser to the other: the files and functions that it names are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
WAY = PAGE.split("### From a click to the other browser")[1].split("\n\n")[2]
HOPS = re.findall(r"^\d+\. ", WAY, re.MULTILINE)
NAMED = re.findall(r"`([\w.#]+)` \(`([\w./]+)`\)", WAY)
FILES = re.findall(r"`((?:src|web)/[\w./]+)`", WAY)


def declares(source: str, name: str) -> bool:
    """Whether a file declares a function: of a class in Python by `def`, in TypeScript by its name at the margin."""
    *owner, function = name.split(".")
    inside = source
    if owner:
        found = re.search(rf"^(?:export )?class {owner[0]}\b", source, re.MULTILINE)
        if found is None:
            return False
        inside = re.split(r"^(?:export )?class ", source[found.end() :], maxsplit=1, flags=re.MULTILINE)[0]
    return re.search(rf"^ *(?:async )?(?:def )?{re.escape(function)}\(", inside, re.MULTILINE) is not None


def test_the_way_of_a_bid_takes_ten_hops_or_fewer() -> None:
    assert 5 <= len(HOPS) <= 10
    assert len(NAMED) >= len(HOPS)


@pytest.mark.parametrize("file", sorted(set(FILES)))
def test_the_named_files_are_there(file: str) -> None:
    assert (ROOT / file).is_file()


@pytest.mark.parametrize(("name", "file"), NAMED)
def test_the_named_functions_are_there(name: str, file: str) -> None:
    assert declares((ROOT / file).read_text(encoding="utf-8"), name)


def test_a_function_that_is_not_there_is_noticed() -> None:
    source = (ROOT / "src/entrepot/server/live.py").read_text(encoding="utf-8")
    assert not declares(source, "LiveTable.act_twice")
    assert not declares(source, "NoTable.act")
