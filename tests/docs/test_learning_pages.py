"""The pages on learning say only what is so: the notebook runs, and the tables are those of layouts and cards."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import entrepot
from tests.docs import notebook, strengths

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("file", sorted(DOCS.glob("*.ipynb")), ids=lambda file: file.name)
def test_the_notebook_runs_from_the_first_cell_to_the_last(file: Path) -> None:
    done = subprocess.run([sys.executable, notebook.__file__, file], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert f"In [{len(notebook.cells(file))}]" in done.stdout


@pytest.mark.parametrize("file", sorted(DOCS.glob("*.ipynb")), ids=lambda file: file.name)
def test_the_notebook_is_kept_without_outputs(file: Path) -> None:
    cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
    assert not any(cell.get("outputs") or cell.get("execution_count") for cell in cells)


def test_the_sizes_of_rows_are_those_of_the_layouts() -> None:
    page = (DOCS / "rows.md").read_text(encoding="utf-8")
    table = re.findall(r"^\| ([\w ]+) \| (\d+) \| (\d+) \| (\d+) \|$", page, flags=re.MULTILINE)
    games = [entrepot.load(name) for name in entrepot.games()]
    layouts = [(game, game.encoding().layout) for game in games]
    sizes = [(game.title, layout.numbers, layout.slots, len(game.moves)) for game, layout in layouts]
    assert [(title, *map(int, numbers)) for title, *numbers in table] == sizes


def test_the_tables_of_strength_are_those_of_the_cards() -> None:
    page = strengths.PAGE.read_text(encoding="utf-8")
    assert page == strengths.with_tables(page), "write them anew: python -m tests.docs.strengths"
