"""The board of Goa: the grid with flag and markers, the auction, the players, the own development board and cards.

Spices are told by three letters and by colour, so that the board can be read without seeing colours.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from entrepot import Game
from entrepot.games.goa.view import (
    GoaAuctionView,
    GoaLotView,
    GoaPlaceView,
    GoaPlayerView,
    GoaStepView,
    GoaView,
)

from ..frames import framed
from ..screen import ACCENT, QUIET
from ..speech import Names
from . import Board, View

INKS = ("#d9a441", "#b5651d", "#8a8f98", "#d9503c", "#3f9e66")
"""The spices on the terminal's own ground, in the order of the box."""
LETTERS = "abcde"
FLAG = "⚑"
CELL = 13
NAME = 24
Amount = Literal["ducats", "ships", "colonists", "extra", "hand_size"]
AMOUNTS: dict[Amount, tuple[str, int]] = {
    "ducats": ("Ducats", 6),
    "ships": ("Ships", 6),
    "colonists": ("Colon.", 7),
    "extra": ("Extra", 6),
    "hand_size": ("Cards", 6),
}
"""What every player has of: a heading and a width for each."""
SHORT = {"plantation": "", "extra harvest": "Extra harv.", "choice": "Ships/Col."}


class Print:
    """What is printed on tiles, cards and boards, from the box."""

    def __init__(self, game: Game) -> None:
        box = game.box
        self.spices = box.one("spices").texts("names")
        self.tiles = {section.text("id"): section for section in box.all("tile")}
        self.words = game.words
        self.names = game.words.names
        """What things are called, by the key of a value and the value."""

    def spice(self, name: str) -> Text:
        return Text(name[:3], style=f"bold {INKS[self.spices.index(name)]}" if name in self.spices else "bold")

    def tile(self, tile: str) -> Text:
        """A tile in a few letters: plantations by spice and spaces, others by name; r marks red ones."""
        facts = self.tiles[tile]
        sort = facts.text("class")
        if sort == "plantation":
            return self.spice(facts.text("spice")) + Text(f" {'○' * facts.integer('spaces')}")
        name = SHORT.get(sort) or self.names["tile"][tile]
        return Text(f"{name} (r)" if sort == "red" else name, style="#d9503c" if sort == "red" else "")

    def card(self, card: str) -> Text:
        """By its kind, then the rest of its name."""
        kind, name = self.names["cards"][card], self.names["card"][card]
        return Text(kind, style="bold").append(name.removeprefix(kind), style=QUIET)


def draw(game: Game, view: View, names: Names) -> RenderableType:
    """The whole table as one seat sees it, or as a watcher does."""
    printed = Print(game)
    board: GoaView = view["board"]
    title = f"Round {board['phase']}{board['round']}"
    parts: list[RenderableType] = [framed(grid(printed, board, names), title, f"{FLAG} flag, # marker")]
    if going := board["auction"]:
        parts.append(framed(auction(printed, board, going, names), "Auction", "the owner has the last word"))
    parts.append(framed(players(printed, board, names), "Traders", piles(board)))
    if isinstance(view["seat"], int):
        parts.append(own(game, view, names))
    return Group(*parts)


def own(game: Game, view: View, names: Names) -> RenderableType:
    """The viewer's development board and cards."""
    printed = Print(game)
    mine: GoaPlayerView = view["board"]["players"][view["seat"]]
    cards = [printed.card(card) for card in mine["hand"] or []]
    note = f"{mine['ducats']} ducats, which only you see"
    return Group(
        framed(development(printed, mine), "Your development", note),
        framed(listed(cards), "Your expedition cards", "colonists and symbol in brackets"),
    )


# The grid ------------------------------------------------------------------------------------------------------------


def grid(printed: Print, board: GoaView, names: Names) -> RenderableType:
    """Five by five tiles, the letters above, the numbers beside; the flag may lie around it."""
    flag = board["flag_square"]
    markers = {lot["square"]: lot for lot in board["lots"][1:] if lot["winner"] is None}
    table = Table.grid(padding=(0, 1))
    for width in (3, *[CELL] * len(LETTERS), 2):
        table.add_column(width=width, no_wrap=True)
    table.add_row("", *(edge(flag, f"top-{letter}", letter) for letter in LETTERS), "")
    for row in range(len(LETTERS)):
        cells = []
        for column, letter in enumerate(LETTERS):
            square = f"{letter}{row + 1}"
            cells.append(cell(printed, board["grid"][row * 5 + column], square, flag, markers.get(square), names))
        table.add_row(edge(flag, f"left-{row + 1}", str(row + 1)), *cells, edge(flag, f"right-{row + 1}", ""))
    table.add_row("", *(edge(flag, f"bottom-{letter}", "") for letter in LETTERS), "")
    return table


def edge(flag: str | None, square: str, sign: str) -> Text:
    return Text(f"{FLAG}{sign}", style=f"bold {ACCENT}") if flag == square else Text(sign, style=QUIET)


def cell(printed: Print, tile: str | None, square: str, flag: str | None, lot: GoaLotView | None, names: Names) -> Text:
    if tile is None:
        return Text(FLAG if flag == square else "·", style=f"bold {ACCENT}" if flag == square else QUIET)
    mark = Text(f"#{lot['marker']} ", style="bold reverse") if lot else Text()
    text = mark + printed.tile(tile)
    text.truncate(CELL)
    return text


def auction(printed: Print, board: GoaView, going: GoaAuctionView, names: Names) -> Text:
    """What is for sale, and what was said."""
    lot = board["lots"][going["marker"] - 1]
    text = Text(f"{going['marker']} of {len(board['lots'])}: ", style=QUIET)
    flag = Text(printed.words.say("called.tile.flag", {}), style="bold")
    text.append_text(flag if lot["tile"] is None else printed.tile(lot["tile"]))
    text.append(f", owner {names.full[lot['owner']]}. ")
    words = [
        f"{names.short[seat]} {'passes' if said == 0 else said}"
        for seat, said in enumerate(going["said"])
        if said is not None
    ]
    return text.append(", ".join(words) or "Nobody has spoken yet.")


# The players ---------------------------------------------------------------------------------------------------------


def players(printed: Print, board: GoaView, names: Names) -> Group:
    """Everybody in a few lines: amounts and levels, then what lies before them."""
    heads = "".join(f"{head:>{width}}" for head, width in AMOUNTS.values())
    lines = [Text(f"{'':<{NAME}}{heads}  {'Rows':<11}VP", style=QUIET)]
    for seat, player in enumerate(board["players"]):
        active = seat == board["active"]
        name = f"{'▸' if active else ' '} {names.full[seat]}{f' {FLAG}' if seat == board['flag'] else ''}"
        amounts = "".join(
            f"{'?' if player[key] is None else player[key]:>{width}}" for key, (_, width) in AMOUNTS.items()
        )
        rows = " ".join(str(row) for row in player["rows"].values())
        lines.append(Text(f"{name[:NAME]:<{NAME}}", style="bold" if active else "").append(f"{amounts}  {rows:<11}"))
        lines[-1].append(str(player["points"]))
        lines += [Text("    ") + line for line in holdings(printed, player)]
    return Group(*lines)


def holdings(printed: Print, player: GoaPlayerView) -> Iterator[Text]:
    """Plantations, colonies and tiles, as far as there are any."""
    places = [plantation(printed, at, spot) for at, spot in enumerate(player["land"], start=1) if spot["tile"]]
    places += [colony(printed, spot) for spot in player["colonies"] if spot["tile"]]
    if places:
        yield Text(", ").join(places)
    tiles = [
        Text(printed.tile(entry["tile"]).plain, style="strike dim" if entry["spent"] else "")
        for entry in player["tiles"]
    ]
    tiles += [printed.tile(tile) + Text(" face down", style=QUIET) for tile in player["small"]]
    if tiles:
        yield Text(", ").join(tiles)


def plantation(printed: Print, number: int, spot: GoaPlaceView) -> Text:
    """By its number and what may lie there; then its spices, and a circle for each free space."""
    [bears] = spot["bears"]
    label = Text(f"{number} ", style=QUIET) + printed.spice(bears)
    if bears in printed.spices:
        return label + Text(f" {'●' * len(spot['spices'])}{'○' * spot['free']}")
    return filled(printed, label, spot)


def colony(printed: Print, spot: GoaPlaceView) -> Text:
    """By its name; then its spices, and a circle for each free space."""
    return filled(printed, Text(printed.names["colony"][spot["place"]]), spot)


def filled(printed: Print, label: Text, spot: GoaPlaceView) -> Text:
    return Text(" ").join([label, *map(printed.spice, spot["spices"]), *[Text("○")] * spot["free"]])


def piles(board: GoaView) -> str:
    return f"deck {board['deck']}, discards {len(board['discards'])}"


# The own boards ------------------------------------------------------------------------------------------------------


def development(printed: Print, mine: GoaPlayerView) -> Table:
    """Each column with its row, what it yields, and the price of the next step."""
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style=QUIET)
    for head in ("", "Row", "Yields", "Next", "Price of the next step"):
        table.add_column(head, no_wrap=True)
    for column, step in mine["steps"].items():
        table.add_row(
            printed.names["column"][column],
            str(mine["rows"][column]),
            str(mine["levels"][column]),
            str(step["level"]) if step else "–",
            price(printed, step) if step else Text("the last row", style=QUIET),
        )
    return table


def price(printed: Print, step: GoaStepView) -> Text:
    spices = [printed.spice(spice) for spice in step["spices"]]
    return Text(" ").join(spices).append(f" + {printed.words.amounts({'ships': step['ships']})}")


def listed(parts: Sequence[Text]) -> Text:
    return Text(", ").join(parts) if parts else Text("–", style=QUIET)


def paint(game: Game, text: Text) -> None:
    """The names of spices in their colour."""
    for at, spice in enumerate(game.box.one("spices").texts("names")):
        text.highlight_regex(rf"\b{spice}\b", f"bold {INKS[at]}")


BOARD = Board(draw, own, paint)
