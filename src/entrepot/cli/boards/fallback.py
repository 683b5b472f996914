"""The board of any game: its view as a tidy tree, so that a new game can be played at once."""

from collections.abc import Mapping

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from entrepot import Game

from ..screen import ACCENT, QUIET
from ..speech import Names
from ..texts import say
from . import Board

PER_SEAT = ("players", "seats")
"""Lists under these names go by seat; their entries are called by the seats' names."""


def draw(game: Game, view: Mapping[str, object], names: Names) -> RenderableType:
    """The board part of the view, branch by branch."""
    tree = Tree(Text(game.title, style=f"bold {ACCENT}"), guide_style=QUIET)
    grow(tree, view["board"], names)
    return tree


def grow(tree: Tree, value: object, names: Names, key: str = "") -> None:
    """Add a value below a branch; what fits on one line stays on one."""
    if isinstance(value, Mapping):
        branches = [(str(name).replace("_", " "), str(name), part) for name, part in value.items()]
    elif isinstance(value, list) and not _is_flat(value):
        by_seat = key in PER_SEAT and len(value) == len(names.full)
        branches = [(names.full[at] if by_seat else str(at), "", part) for at, part in enumerate(value)]
    else:
        tree.add(_said(value))
        return
    for label, name, part in branches:
        if isinstance(part, Mapping) and part and _is_flat(list(part.values())):
            inside = "  ".join(f"{str(inner).replace('_', ' ')} {_said(fact)}" for inner, fact in part.items())
            tree.add(Text.assemble((f"{label}  ", "bold"), inside))
        elif isinstance(part, Mapping | list) and part and not (isinstance(part, list) and _is_flat(part)):
            grow(tree.add(Text(label, style="bold")), part, names, name)
        else:
            tree.add(Text.assemble((f"{label}  ", "bold"), _said(part)))


def _is_flat(values: list[object]) -> bool:
    return not any(isinstance(value, Mapping | list) for value in values)


def _said(value: object) -> str:
    if value is None or value == [] or value == {}:
        return "–"
    if isinstance(value, bool):
        return say("board.yes") if value else say("board.no")
    if isinstance(value, list):
        return ", ".join(_said(part) for part in value)
    return str(value)


def paint(game: Game, text: Text) -> None:
    """Nothing is known about the pieces."""


BOARD = Board(draw, draw, paint)
