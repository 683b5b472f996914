"""The board of Traders of Carthage: sea route, market and farm, the players, the own hand.

Wares are told by letters as well (Cl, Wi, Ge, Gr), so that the board can be read without seeing colours.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from entrepot import Game
from entrepot.games.carthage.view import CarthageCardView, CarthagePlayerView, CarthageView

from ..frames import framed
from ..screen import QUIET
from ..speech import Names
from ..texts import say
from . import Board, Printed, View

INKS = ("#d9503c", "#4a8fd8", "#d19c1c", "#3f9e66")
"""Lines and letters on the terminal's own ground, in the order of the box's colours."""
CHIPS = ("#ffffff on #a8392b", "#ffffff on #2c6fb2", "#201400 on #e0b030", "#ffffff on #2f7d4f")
STORAGE = "■"
PIRATES = "×"
SIGNS = {"pirates": PIRATES, "anchor": "┼", "goal": "○"}
"""How the spaces before a ship look in its lane."""
SIGN = 2
"""How many letters tell the wares apart."""
FARM_WIDTH = 24
CARD_HEIGHT = 4


class Print(Printed):
    """What is printed on cards and board, from the box."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.colours = game.box.one("goods").texts("colours")
        self.wares = [game.words.printed_as("goods", ware) for ware in game.box.one("goods").texts("names")]
        cards = game.box.all("card")
        self.icons = {card.integer("value"): card.integer("storage_icons") for card in cards}
        self.cards = {f"{colour} {value}": (colour, value) for colour in self.colours for value in self.icons}
        """The colour and the value of each card, in the order of the box."""
        self.spaces = [
            (game.words.printed_as("route_space", space.text("name")), space.text("kind"))
            for space in game.box.all("route_space")
        ]
        self.tokens_to_end = game.box.one("end").integer("tokens_to_end")

    def ink(self, colour: str) -> str:
        return INKS[self.colours.index(colour)]

    def chip_style(self, colour: str) -> str:
        return CHIPS[self.colours.index(colour)]

    def ware(self, colour: str) -> str:
        return self.wares[self.colours.index(colour)]

    def sign(self, colour: str) -> str:
        """The two letters that stand for a ware."""
        return self.ware(colour)[:SIGN].capitalize()

    def chip(self, card: str, *, icons: bool = False, stored: bool = False) -> Text:
        """A card as a word: Cl5, with its storage icons where it is in hand, in brackets where it is stored."""
        colour, value = self.cards[card]
        word = f"{self.sign(colour)}{value}"
        if icons:
            word += STORAGE * self.icons[value]
        return Text(f"[{word}]" if stored else word, style=f"bold {self.chip_style(colour)}")

    def sorted(self, cards: Sequence[str]) -> list[str]:
        order = list(self.cards)
        return sorted(cards, key=order.index)


def repeated(sign: Text, times: int) -> Text:
    return Text(sign.plain * times, style=sign.style)


def draw(game: Game, view: View, names: Names) -> RenderableType:
    """The whole table as one seat sees it, or as a watcher does."""
    printed = Print(game)
    board: CarthageView = view["board"]
    rows = Table.grid(expand=True)
    rows.add_column(ratio=1)
    rows.add_column(width=FARM_WIDTH)
    rows.add_row(
        framed(card_row(printed, board["market"], names), printed.say("board.market"), piles(printed, board)),
        framed(card_row(printed, board["farm"], names), printed.say("board.farm"), printed.say("board.farm_note")),
    )
    parts: list[RenderableType] = [
        framed(Route(printed, board["ships"]), printed.say("board.route"), printed.say("board.raided", sign=PIRATES)),
        rows,
        framed(players(printed, board, names), say("board.traders"), printed.say("board.stored_safe")),
    ]
    return Group(*parts, hand(printed, board, view["seat"])) if isinstance(view["seat"], int) else Group(*parts)


def own(game: Game, view: View, names: Names) -> RenderableType:
    """The viewer's stock and hand."""
    printed = Print(game)
    board: CarthageView = view["board"]
    seat = view["seat"]
    goods = framed(stock(printed, board["players"][seat]), printed.say("board.your_stock"), printed.say("board.stored"))
    return Group(goods, hand(printed, board, seat))


def hand(printed: Print, board: CarthageView, seat: int) -> Panel:
    """The cards in hand with their storage icons."""
    cards = printed.sorted(board["players"][seat]["hand"] or [])
    coins = board["players"][seat]["coins"]
    chips = spread([printed.chip(card, icons=True) for card in cards])
    return framed(chips, printed.say("board.your_hand", coins=coins), printed.say("board.storage", sign=STORAGE))


class Route:
    """The way from the start to the goal, one lane for each ship, as wide as the terminal allows."""

    LABEL = 8
    """Room for the name of a ware; more where a language has a longer one."""

    def __init__(self, printed: Print, ships: Mapping[str, int]) -> None:
        self.printed = printed
        self.ships = ships
        self.label = max(self.LABEL, *(len(ware) + 1 for ware in printed.wares))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        width = max(5, (options.max_width - self.label) // len(self.printed.spaces))
        heads = [self.head(name, kind, width) for name, kind in self.printed.spaces]
        yield Text(" " * self.label).append_text(Text("").join(heads))
        for colour, space in self.ships.items():
            yield self.lane(colour, space, width)

    def head(self, name: str, kind: str, width: int) -> Text:
        """The name of a space where it fits, else its kind."""
        label = name if len(name) < width else self.printed.say(f"board.space.{kind}")
        style = f"bold {INKS[0]}" if kind == "pirates" else "bold"
        return Text(label[: width - 1].center(width), style=style)

    def lane(self, colour: str, space: int, width: int) -> Text:
        """The wake, the ship, and what is still before it."""
        ink = self.printed.ink(colour)
        line = Text(f"{self.printed.ware(colour):<{self.label}}", style=f"bold {ink}")
        half = width // 2 - 1
        for place, (_, kind) in enumerate(self.printed.spaces):
            way = Text("━", style=ink) if place <= space else Text("─", style=QUIET)
            line.append_text(repeated(way, half) if place else Text(" " * half))
            line.append_text(self.ship(colour) if place == space else self.water(kind, way, passed=place < space))
            if kind != "goal":
                ahead = way if place < space else Text("─", style=QUIET)
                line.append_text(repeated(ahead, width - half - 3))
        return line

    def ship(self, colour: str) -> Text:
        ink = f"bold {self.printed.ink(colour)}"
        return Text.assemble((self.printed.sign(colour), f"bold {self.printed.chip_style(colour)}"), ("▶", ink))

    def water(self, kind: str, way: Text, *, passed: bool) -> Text:
        """A space without the ship of this lane: behind it only the wake is left to see."""
        if passed:
            return (Text(" ") if kind == "start" else way) + way + way
        sign = Text(SIGNS.get(kind, "·"), style=f"bold {INKS[0]}" if kind == "pirates" else "bold")
        return way + sign + way if kind != "goal" else way + sign


def card_row(printed: Print, row: Sequence[CarthageCardView], names: Names) -> RenderableType:
    """Cards side by side, the next line begun where they do not fit."""
    if not row:
        return Text(say("board.empty") + "\n" * (CARD_HEIGHT - 1), style=QUIET)
    return Columns([card_face(printed, place, names) for place in row], padding=(0, 1))


def card_face(printed: Print, place: CarthageCardView, names: Names) -> Text:
    """A card with its letters and value, its storage icons, and below it whose marker lies on it."""
    colour, value = printed.cards[place["card"]]
    frame = printed.ink(colour)
    icons = STORAGE * printed.icons[value]
    mark = "" if place["reserved"] is None else names.short[place["reserved"]][:4]
    return Text.assemble(
        ("╭────╮\n│", frame),
        (f"{printed.sign(colour)}{value}".center(4), f"bold {printed.chip_style(colour)}"),
        ("│\n│", frame),
        (f"{icons:^4}", f"bold {frame}"),
        ("│\n╰", frame),
        (f"{mark:─^4}", "bold reverse" if mark else frame),
        ("╯", frame),
    )


def piles(printed: Print, board: CarthageView) -> str:
    return printed.say("board.piles", pile=board["pile"], discards=len(board["discards"]))


def players(printed: Print, board: CarthageView, names: Names) -> Table:
    """Everybody in one line: the race for tokens, hand, points, reservation marker, stock."""
    table = Table(box=None, expand=True, padding=(0, 2, 0, 0), header_style=QUIET)
    table.add_column("", no_wrap=True)
    table.add_column(printed.say("board.tokens", end=printed.tokens_to_end), no_wrap=True)
    table.add_column(say("board.hand"), justify="right")
    table.add_column(say("board.points"), justify="right")
    table.add_column(printed.say("board.marker"))
    table.add_column(printed.say("board.stock"), ratio=1)
    for seat, player in enumerate(board["players"]):
        active = seat == board["active"]
        table.add_row(
            Text(f"{'▸' if active else ' '} {names.full[seat]}", style="bold" if active else ""),
            tokens(printed, player["tokens"]),
            str(player["hand_size"]),
            "?" if player["points"] is None else str(player["points"]),
            printed.say("board.marker_free" if player["marker"] else "board.marker_used"),
            stock(printed, player),
        )
    return table


def tokens(printed: Print, owned: Mapping[str, int]) -> Text:
    """Two letters for every token, a dot for every one missing to the end of the game."""
    line = Text()
    for colour, count in owned.items():
        line.append(printed.sign(colour) * count, style=f"bold {printed.chip_style(colour)}")
    missing = max(0, printed.tokens_to_end - sum(owned.values()))
    return line.append("·" * missing, style=QUIET).append(f" {sum(owned.values())}")


def stock(printed: Print, player: CarthagePlayerView) -> Text:
    """The goods of a seat, colour by colour, stored ones in brackets."""
    cards = [(card, False) for card in player["goods"]] + [(card, True) for card in player["stored"]]
    cards.sort(key=lambda entry: printed.colours.index(printed.cards[entry[0]][0]))
    return spread([printed.chip(card, stored=stored) for card, stored in cards])


def spread(chips: Sequence[Text]) -> Text:
    return Text(" ").join(chips) if chips else Text("–", style=QUIET)


def paint(game: Game, text: Text) -> None:
    """Card names and wares in their colour."""
    printed = Print(game)
    for colour in printed.colours:
        style = Style.parse(f"bold {printed.ink(colour)}")
        text.highlight_regex(rf"\b{re.escape(printed.ware(colour))}\b( \d+)?", style)


BOARD = Board(draw, own, paint)
