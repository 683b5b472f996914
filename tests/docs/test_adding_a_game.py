"""The page on adding a game, followed word for word: its files, in an empty folder, make a game that passes the kit."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import entrepot

from .following import FILES, PAGE, ROOT, install, lay_out

TOY = ROOT / "tests" / "toy"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return lay_out(tmp_path)


def python(folder: Path, *arguments: str) -> str:
    """Run Python in the folder with the folder, this repository and the package at hand; what it printed."""
    path = os.pathsep.join([str(folder), str(ROOT), str(Path(entrepot.__file__).parents[1])])
    result = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def test_every_block_of_code_has_a_file_name() -> None:
    assert len(FILES) == PAGE.count("\n```") // 2


def test_the_page_shows_the_toy_game_as_it_is() -> None:
    toy = {
        path.relative_to(TOY).as_posix(): path.read_text(encoding="utf-8")
        for path in (TOY / "lighthouse").rglob("*")
        if path.suffix in (".py", ".toml", ".ftl", ".md", ".js", ".css")
    }
    assert {name: text for name, text in FILES.items() if name.startswith("lighthouse/")} == toy


def test_the_game_passes_the_kit(folder: Path) -> None:
    """With two seats; that every law holds the toy game with all seats is a part of tests/conformance."""
    pytest_alone = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")
    said = python(folder, *pytest_alone, "test_lighthouse.py", "-k", "lighthouse-2 and True")
    assert re.search(r"^\d{2,} passed, \d+ deselected in", said, re.MULTILINE), said


def test_the_example_plays_a_move(folder: Path) -> None:
    assert "'kind': 'lamp'" in python(folder, "try_it.py")


def test_an_installed_package_is_found_by_its_entry_points(tmp_path: Path) -> None:
    program = "import entrepot; print('lighthouse' in entrepot.games(), entrepot.load('lighthouse').title)"
    assert python(install(tmp_path), "-c", program) == "True Lighthouse\n"


def test_its_rules_page_is_found_with_the_code_that_names_the_rules(tmp_path: Path) -> None:
    said = python(install(tmp_path), "-m", "entrepot", "rules", "lighthouse")
    assert "LIG-2.3" in said
    assert "lighthouse/steps.py" in said
    assert "11 numbered rules, whose tests are not here, each named by the code" in " ".join(said.split())


def test_its_own_board_is_drawn_in_the_terminal(tmp_path: Path) -> None:
    place = install(tmp_path)
    python(place, "try_it.py")
    said = python(place, "-m", "entrepot", "play", "lighthouse", "--seed", "1", "--bots", "greedy")
    assert re.search(r"The lamp burns (bright|dim), \d+ ships to draw", said)
    assert "├──" not in said


def test_a_terminal_board_that_cannot_be_loaded_costs_only_itself(tmp_path: Path) -> None:
    place = install(tmp_path)
    (place / "lighthouse" / "terminal.py").write_text("import nothing_of_that_name", encoding="utf-8")
    said = python(place, "-m", "entrepot", "play", "lighthouse", "--seed", "1", "--bots", "greedy")
    assert "├──" in said
