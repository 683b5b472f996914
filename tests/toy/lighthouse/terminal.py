"""Lighthouse in the terminal: the lamp, the ships at home, and the hand."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from entrepot import Game
from entrepot.cli.boards import Board, View
from entrepot.cli.speech import Names

LAMP = {"bright": "bold yellow", "dim": "dim yellow"}


def draw(game: Game, view: View, names: Names) -> RenderableType:
    """A row for each seat, below the lamp."""
    board = view["board"]
    lamp = Text.assemble("The lamp burns ", (board["lamp"], LAMP[board["lamp"]]), f", {board['pile']} ships to draw.")
    table = Table("", "at home", "hand", title=lamp, title_justify="left", box=None)
    for name, player in zip(names.full, board["players"], strict=True):
        hand = player["hand"] or [f"{player['hand_size']} ships"]
        table.add_row(name, ", ".join(player["home"]) or "–", ", ".join(hand))
    return table


def own(game: Game, view: View, names: Names) -> RenderableType:
    """The hand: enough for the second question of a turn."""
    hand = [] if view["seat"] is None else view["board"]["players"][view["seat"]]["hand"]
    return Text(f"Your hand: {', '.join(hand) or 'empty'}")


def paint(game: Game, text: Text) -> None:
    """The light in the colour of the lamp, wherever a sentence names it."""
    for light, style in LAMP.items():
        text.highlight_words([light], style)


BOARD = Board(draw, own, paint)
