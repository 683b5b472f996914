"""The board of Yokohama: the city in its staggered rows, the boards beside it, the players, the own things.

Seats are told by letters as well as by colours: A to D. In the city a capital letter is a president, a letter with a
number assistants, a small letter in the last line of an area a shop or (in brackets) the trading house.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Literal

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from entrepot import Game
from entrepot.games.yokohama.view import YokohamaAreaView, YokohamaCardView, YokohamaPlayerView, YokohamaView

from ..frames import framed
from ..screen import ACCENT, QUIET
from ..speech import Names
from ..texts import say
from . import Board, Printed, View
from .yokohama_names import spelling

INKS = ("#4a8fd8", "#d9607f", "#9a6fd0", "#d19c1c")
"""The seats' colours on the terminal's own ground."""
LETTERS = "ABCD"
WIDTH = 12
"""One area of the city."""
GOODS = ("yen", "import", "copper", "silk", "tea", "fish")
Piece = Literal["assistants", "shops", "trading_houses"]
PIECES: dict[Piece, str] = {"assistants": "assistant", "shops": "shop", "trading_houses": "trading_house"}
"""The pieces as the view counts them, and what rewards call one of them."""


class Print(Printed):
    """What is printed on cards and boards, from the box."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        box = game.box
        self.orders = box.all("order")
        self.tokens = box.all("five_power_token") + box.all("free_agent_token")
        self.faith = [space.integer("faith") for space in box.all("church_space")]
        self.duty = [space.integer("imports") for space in box.all("customs_space")]
        self.toll = next(area.integer("toll") for area in box.all("area") if area.text("effect") == "canal")

    def called(self, key: str, value: str) -> str:
        """What sentences call something."""
        return self.words.names[key][value]

    def short_name(self, area: YokohamaAreaView) -> str:
        """An area in a word; several of a kind are told apart by a number."""
        return self.short(area["kind"]) + (f" {area['number']}" if area["number"] else "")

    def short(self, kind: str) -> str:
        """A kind of area in a word."""
        key = f"short.{kind}"
        return self.say(key) if self.words.has(key) else self.called("area", kind)

    def order(self, number: int) -> str:
        """An order in one word: 14 nl 2Cu1Fi>6★2¥."""
        order = self.orders[number - 1]
        return f"{number}{order.text('country')} {self.counts(order.get('goods'))}>{self.counts(order.get('reward'))}"

    def token(self, number: int) -> str:
        return self.counts(self.tokens[number - 1].get("reward"))

    def counts(self, found: object) -> str:
        """Goods or a reward in few letters: 2Cu1★."""
        assert isinstance(found, dict), "the box is checked: this is what it counts"
        return "".join(f"{count}{self.sign(name)}" for name, count in found.items())

    def sign(self, name: str) -> str:
        """A good or a piece in few letters."""
        return self.say(f"board.sign.{name}")


def draw(game: Game, view: View, names: Names) -> RenderableType:
    """The whole table as one seat sees it, or as a watcher does."""
    printed = Print(game)
    board: YokohamaView = view["board"]
    parts: list[RenderableType] = [
        framed(
            city(printed, board),
            printed.say("board.city", round=board["round"]),
            printed.say("board.city_note"),
        ),
        framed(side_boards(printed, board), printed.say("board.boards"), ending(printed, board)),
        framed(players(printed, board, names), say("board.traders"), printed.say("board.traders_note")),
    ]
    seat = view["seat"]
    return Group(*parts, own_things(printed, board, seat)) if isinstance(seat, int) else Group(*parts)


def own(game: Game, view: View, names: Names) -> RenderableType:
    """The viewer's orders, technologies and goods."""
    return own_things(Print(game), view["board"], view["seat"])


# The city ------------------------------------------------------------------------------------------------------------


def city(printed: Print, board: YokohamaView) -> Text:
    """Rows of areas, each row set in by half a board."""
    picture = Text()
    for row in range(4):
        areas = [area for area in board["areas"] if area["row"] == row]
        indent = " " * (row * WIDTH // 2)
        for line in zip(*(area_lines(printed, area) for area in areas), strict=True):
            picture.append(indent)
            for part in line:
                picture.append_text(fitted(part))
            picture.append("\n")
    picture.rstrip()
    return picture


def fitted(text: Text) -> Text:
    """As wide as an area."""
    text.truncate(WIDTH - 1, pad=True)
    return text.append(" ")


def area_lines(printed: Print, area: YokohamaAreaView) -> list[Text]:
    """Name; presidents and assistants; token and buildings."""
    head = Text(printed.short_name(area), style="bold")
    if area["station"]:
        head.append("+1", style=f"bold {ACCENT}")
    if area["tile"] is None:
        return [head, Text(printed.say("board.pass", toll=printed.toll), style=QUIET), Text()]
    pieces = Text()
    for seat in area["presidents"]:
        pieces.append(LETTERS[seat], style=f"bold reverse {INKS[seat]}").append(" ")
    for seat, count in enumerate(area["assistants"]):
        if count:
            pieces.append(f"{LETTERS[seat].lower()}{count} ", style=INKS[seat])
    built = Text()
    if area["token"] is not None:
        built.append(f"5:{printed.token(area['token'])} ", style=QUIET)
    for shop in area["shops"]:
        if shop is not None:
            built.append(LETTERS[shop].lower(), style=INKS[shop])
    if area["house"] is not None:
        built.append(f"({LETTERS[area['house']].lower()})", style=INKS[area["house"]])
    return [head, pieces if pieces.plain else Text("·", style=QUIET), built]


# The boards beside it ------------------------------------------------------------------------------------------------


def side_boards(printed: Print, board: YokohamaView) -> Table:
    """Church and customs, laboratories, ports, achievements: one line each, more where needed."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True, style="bold")
    table.add_column(ratio=1)
    table.add_row(printed.short("church"), spaces(printed.faith, board["church"]))
    table.add_row(printed.short("customs"), spaces(printed.duty, board["customs"]))
    for side, cards in board["laboratories"].items():
        table.add_row(printed.short(f"laboratory_{side}"), laboratory(printed, cards))
    for side, orders in board["ports"].items():
        taken = [printed.order(order).replace(" ", "\u00a0") for order in orders if order is not None]
        table.add_row(printed.short(f"port_{side}"), Text("  ".join(taken) or say("board.empty")))
    for goal in board["achievements"]:
        line = Text(printed.called("goal", goal["id"]) + " ")
        for seat in goal["seats"]:
            line.append(LETTERS[seat], style=f"bold {INKS[seat]}")
        table.add_row(printed.say("board.goal", stack=goal["stack"]), line)
    return table


def spaces(numbers: Sequence[int], owners: Sequence[Mapping[str, object]]) -> Text:
    """The number of each free space, the owner of a taken one."""
    line = Text()
    for number, space in zip(numbers, owners, strict=True):
        seat = space["seat"]
        if isinstance(seat, int):
            line.append(f" {LETTERS[seat]} ", style=f"bold {INKS[seat]}")
        else:
            line.append(" # " if space["neutral"] else f" {number} ", style=QUIET if space["neutral"] else "")
    return line


def laboratory(printed: Print, cards: Sequence[YokohamaCardView | None]) -> Text:
    """Each card with its price here and its country."""
    words = []
    for card in cards:
        if card is not None:
            name = printed.called("technology", card["technology"])
            words.append(f"{name} {card['price']}{card['country']}".replace(" ", "\u00a0"))
    return Text("  ".join(words) or say("board.empty"))


def ending(printed: Print, board: YokohamaView) -> str:
    """How near the end is."""
    marks = []
    for part in board["progress"]:
        called = printed.say(f"board.end.{part['condition']}")
        marks.append(f"{called} {part['now']}/{part['goal']}")
    return printed.say("board.end", marks=marks)


# The players ---------------------------------------------------------------------------------------------------------


def players(printed: Print, board: YokohamaView, names: Names) -> Table:
    """Everybody in one line."""
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style=QUIET)
    table.add_column("", ratio=1, no_wrap=True)
    signs = map(printed.sign, (*GOODS, *PIECES.values()))
    cards = map(printed.say, ("board.orders_short", "board.technologies_short", "board.agents"))
    for column in (say("board.points"), *signs, *cards):
        table.add_column(column, justify="right", no_wrap=True)
    for seat, player in enumerate(board["players"]):
        stock, hand, warehouse = player["stock"], player["hand"], player["warehouse"]
        active = seat == board["active"]
        name = Text(f"{'▸' if active else ' '}{LETTERS[seat]} {names.full[seat]}", style=f"bold {INKS[seat]}")
        pieces = [f"{hand[kind]}+{warehouse[kind]}" for kind in PIECES]
        goods = [str(stock[kind]) for kind in GOODS]
        orders = f"{player['order_count']}/{len(player['fulfilled'])}"
        table.add_row(
            name,
            str(player["points"]),
            *goods,
            *pieces,
            orders,
            str(player["technology_value"]),
            agents(printed, player),
        )
    return table


def agents(printed: Print, player: YokohamaPlayerView) -> str:
    """The face-up agents by country."""
    owned = [country for country, count in player["agents"].items() for _ in range(count)]
    return " ".join(owned + [printed.say("board.agent_free")] * player["free_agents"]) or "–"


def own_things(printed: Print, board: YokohamaView, seat: int) -> Panel:
    """Orders in hand and technologies."""
    player = board["players"][seat]
    numbers = [*(player["drawn"] or []), *player["orders"]]
    none = printed.say("board.none")
    orders = "  ".join(printed.order(number).replace(" ", "\u00a0") for number in numbers) or none
    cards = ", ".join(printed.called("technology", card["technology"]) for card in player["technologies"]) or none
    heads = [f"{printed.say(key)} " for key in ("board.orders", "board.technologies")]
    title = printed.say(
        "board.yours" if player["president"] else "board.yours_in_hand",
        letter=LETTERS[seat],
        area=player["president"],
    )
    return framed(
        Text.assemble((heads[0], "bold"), orders, (f"\n{heads[1]}", "bold"), cards),
        title,
        printed.say("board.yours_note"),
    )


def paint(game: Game, text: Text) -> None:
    """Names of areas stand out."""
    names = sorted(game.words.names["area"].values(), key=len, reverse=True)
    text.highlight_regex(rf"\b({'|'.join(map(re.escape, names))})\b", Style.parse(f"bold {ACCENT}"))


BOARD = Board(draw, own, paint, spelling)
