"""The page on adding a game, followed word for word: its files, in an empty folder, make a game that passes the kit."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import entrepot

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
TOY = ROOT / "tests" / "toy"
BLOCK = re.compile(r"^\*\*`([\w./-]+)`\*\*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILES = dict(BLOCK.findall(PAGE))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


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
        if path.suffix in (".py", ".toml", ".ftl")
    }
    assert {name: text for name, text in FILES.items() if name.startswith("lighthouse/")} == toy


def test_the_game_passes_the_kit(folder: Path) -> None:
    said = python(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "test_lighthouse.py")
    assert re.search(r"^\d{2,} passed in", said, re.MULTILINE), said


def test_the_example_plays_a_move(folder: Path) -> None:
    assert "'kind': 'lamp'" in python(folder, "try_it.py")


def test_an_installed_package_is_found_by_its_entry_point(folder: Path) -> None:
    project = tomllib.loads(FILES["pyproject.toml"])["project"]
    facts = folder / f"{project['name']}-{project['version']}.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n", encoding="utf-8")
    points = [
        line
        for group, names in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {target}" for name, target in names.items()))
    ]
    (facts / "entry_points.txt").write_text("\n".join(points), encoding="utf-8")
    program = "import entrepot; print('lighthouse' in entrepot.games(), entrepot.load('lighthouse').title)"
    assert python(folder, "-c", program) == "True Lighthouse\n"
