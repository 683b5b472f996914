"""The page on security: every point names tests, and they exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
NAMED = re.compile(r"`(tests/[a-z_/]+\.py)::(test_[a-z0-9_]+)`")


def test_every_test_that_is_named_exists() -> None:
    named = NAMED.findall(PAGE)
    assert len(named) > 20
    for file, test in named:
        source = (ROOT / file).read_text(encoding="utf-8")
        assert re.search(rf"^def {test}\(", source, re.MULTILINE), f"{file}::{test}"


def test_every_point_names_a_test() -> None:
    points = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith(("| what", "| ---"))]
    assert len(points) > 20
    for point in points:
        what, how, shown = point.strip("| ").split(" | ")
        assert what, point
        assert how, point
        assert NAMED.search(shown), point


def test_nothing_else_is_named_as_a_test() -> None:
    assert len(re.findall(r"::test_", PAGE)) == len(NAMED.findall(PAGE))
