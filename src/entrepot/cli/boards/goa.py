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
from ..texts import say
from . import Board, Printed, View

INKS = ("#d9a441", "#b5651d", "#8a8f98", "#d9503c", "#3f9e66")
"""The spices on the terminal's own ground, in the order of the box."""
LETTERS = "abcde"
FLAG = "⚑"
CELL = 13
NAME = 24
Amount = Literal["ducats", "ships", "colonists", "extra", "hand_size"]
AMOUNTS: dict[Amount, int] = {"ducats": 6, "ships": 6, "colonists": 7, "extra": 6, "hand_size": 6}
"""What every player has of, and how wide its column is."""


class Print(Printed):
    """What is printed on tiles, cards and boards, from the box."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        box = game.box
        self.spices = box.one("spices").texts("names")
        self.tiles = {section.text("id"): section for section in box.all("tile")}
        self.names = game.words.names
        """What things are called, by the key of a value and the value."""

    def spice(self, name: str) -> Text:
        called = self.words.called("spice", name) or name
        return Text(called[:3], style=f"bold {INKS[self.spices.index(name)]}" if name in self.spices else "bold")

    def tile(self, tile: str) -> Text:
        """A tile in a few letters: plantations by spice and spaces, others by name; r marks red ones."""
        facts = self.tiles[tile]
        sort = facts.text("class")
        if sort == "plantation":
            return self.spice(facts.text("spice")) + Text(f" {'○' * facts.integer('spaces')}")
        name = self.names["tile"][tile]
        if sort == "red":
            return Text(self.say("board.red_tile", name=name), style="#d9503c")
        short = f"board.tile.{sort.replace(' ', '_')}"
        return Text(self.say(short) if self.words.has(short) else name)

    def card(self, card: str) -> Text:
        """By its kind, then the rest of its name."""
        kind, name = self.names["cards"][card], self.names["card"][card]
        return Text(kind, style="bold").append(name.removeprefix(kind), style=QUIET)


def draw(game: Game, view: View, names: Names) -> RenderableType:
    """The whole table as one seat sees it, or as a watcher does."""
    printed = Print(game)
    board: GoaView = view["board"]
    title = printed.say("board.round", phase=board["phase"], round=board["round"])
    note = printed.say("board.signs", flag=FLAG)
    parts: list[RenderableType] = [framed(grid(printed, board, names), title, note)]
    if going := board["auction"]:
        said = auction(printed, board, going, names)
        parts.append(framed(said, printed.say("board.auction"), printed.say("board.auction_note")))
    parts.append(framed(players(printed, board, names), say("board.traders"), piles(printed, board)))
    if isinstance(view["seat"], int):
        parts.append(own(game, view, names))
    return Group(*parts)


def own(game: Game, view: View, names: Names) -> RenderableType:
    """The viewer's development board and cards."""
    printed = Print(game)
    mine: GoaPlayerView = view["board"]["players"][view["seat"]]
    cards = [printed.card(card) for card in mine["hand"] or []]
    note = printed.say("board.ducats", ducats=mine["ducats"])
    return Group(
        framed(development(printed, mine), printed.say("board.development"), note),
        framed(listed(cards), printed.say("board.your_cards"), printed.say("board.your_cards_note")),
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
    flag = Text(printed.say("called.tile.flag"), style="bold")
    tile = flag if lot["tile"] is None else printed.tile(lot["tile"])
    sale = printed.say("board.lot_owner", lot=tile.plain, owner=names.full[lot["owner"]])
    before, _, after = sale.partition(tile.plain)
    text = Text(printed.say("board.lot", number=going["marker"], lots=len(board["lots"])) + " ", style=QUIET)
    text.append(before).append_text(tile).append(f"{after} ")
    words = [
        printed.say("board.passes", name=names.short[seat]) if said == 0 else f"{names.short[seat]} {said}"
        for seat, said in enumerate(going["said"])
        if said is not None
    ]
    return text.append(", ".join(words) or printed.say("board.no_bids"))


# The players ---------------------------------------------------------------------------------------------------------


def players(printed: Print, board: GoaView, names: Names) -> Group:
    """Everybody in a few lines: amounts and levels, then what lies before them."""
    heads = "".join(f"{printed.say(f'board.amount.{key}'):>{width}}" for key, width in AMOUNTS.items())
    lines = [Text(f"{'':<{NAME}}{heads}  {printed.say('board.rows'):<11}{say('board.points')}", style=QUIET)]
    for seat, player in enumerate(board["players"]):
        active = seat == board["active"]
        name = f"{'▸' if active else ' '} {names.full[seat]}{f' {FLAG}' if seat == board['flag'] else ''}"
        amounts = "".join(f"{'?' if player[key] is None else player[key]:>{width}}" for key, width in AMOUNTS.items())
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
    tiles += [printed.tile(tile) + Text(f" {printed.say('board.face_down')}", style=QUIET) for tile in player["small"]]
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


def piles(printed: Print, board: GoaView) -> str:
    return printed.say("board.piles", deck=board["deck"], discards=len(board["discards"]))


# The own boards ------------------------------------------------------------------------------------------------------


def development(printed: Print, mine: GoaPlayerView) -> Table:
    """Each column with its row, what it yields, and the price of the next step."""
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style=QUIET)
    table.add_column("", no_wrap=True)
    for head in ("board.row", "board.yields", "board.next", "board.price"):
        table.add_column(printed.say(head), no_wrap=True)
    for column, step in mine["steps"].items():
        table.add_row(
            printed.names["column"][column],
            str(mine["rows"][column]),
            str(mine["levels"][column]),
            str(step["level"]) if step else "–",
            price(printed, step) if step else Text(printed.say("board.last_row"), style=QUIET),
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
