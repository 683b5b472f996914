"""The same rooms in every game: who has read one knows where to look in the next."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from entrepot.games import OURS

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "entrepot" / "games"
PLAN = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^ +carthage/ .*\n((?: {12,}.*\n)+)", re.MULTILINE)
ROOM = re.compile(r"(?:^ +| {2,})([a-z_]+(?:\.py|\.toml|/)) +")


def planned() -> set[str]:
    """The rooms of a game as the architecture page lists them."""
    [listed] = BLOCK.findall(PLAN)
    return set(ROOM.findall(listed))


def rooms(game: str) -> set[str]:
    """The files and folders of a game, as the page writes them."""
    found = [path for path in (GAMES / game).iterdir() if path.name != "__pycache__"]
    names = {f"{path.name}/" if path.is_dir() else path.name for path in found}
    return names - {"reasons/"} | {"reasons.py"} if "reasons/" in names else names  # long ones are a folder


@pytest.mark.parametrize("game", OURS)
def test_a_game_has_exactly_the_rooms_of_the_plan(game: str) -> None:
    assert rooms(game) == planned()


@pytest.mark.parametrize("game", OURS)
def test_no_name_of_a_class_means_two_things(game: str) -> None:
    """`GoaBox` is what the client gets of the box, `GoaComponents` what the rules use of it."""
    names = Counter(
        node.name
        for file in (GAMES / game).rglob("*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    )
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("game", OURS)
def test_no_room_imports_another_inside_a_function(game: str) -> None:
    late = [
        f"{file.relative_to(GAMES)}:{node.lineno}"
        for file in (GAMES / game).rglob("*.py")
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert not late
