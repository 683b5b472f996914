"""The board of Mombasa: companies and their tracks, the map by company, cards, books, bonus spaces, players, own board.

Companies are told by letters as well (M, T, L, C), so that the board can be read without seeing colours.
"""

import re
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from entrepot import Game
from entrepot.games.mombasa.view import MombasaBookView, MombasaSeatView, MombasaView

from ..frames import framed
from ..screen import ACCENT, QUIET
from ..speech import Names
from ..texts import say
from . import Board, Printed, View

LETTERS = ("M", "T", "L", "C")
"""Mombasa, cape Town, saint-Louis, Cairo."""
INKS = ("#8a8a8a", "#d9503c", "#b9b2a3", "#d1851c")
GOODS = ("banana", "coffee", "cotton", "expansion")
BOOK_LETTERS = ("A", "B", "C")
SEAT_MARKS = "●▲■♦"


class Print(Printed):
    """What is printed on cards, tracks and map, from the box."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.companies = [company.text("name") for company in game.box.all("company")]
        self.crates = {card.text("name"): card.integer("crate") for card in game.box.all("card")}
        self.lengths = {track.text("name"): track.integer("length") for track in game.box.all("track")}
        self.rewards = {
            region.text("name"): (region.text("reward"), region.integer("amount"), region.integer("mines"))
            for region in game.box.all("region")
        }

        self.book_costs = {letter: game.box.one("book_costs").integer(letter) for letter in BOOK_LETTERS}

    def called(self, key: str, value: str) -> str:
        """What the words call a value."""
        return self.words.called(key, value) or value

    def company(self, name: str) -> Text:
        place = self.companies.index(name)
        return Text(f"{LETTERS[place]} {self.called('company', name)}", style=f"bold {INKS[place]}")

    def letter(self, name: str) -> Text:
        place = self.companies.index(name)
        return Text(LETTERS[place], style=f"bold {INKS[place]}")

    def region(self, name: str) -> str:
        """A region with its reward: Barqa £2."""
        kind, amount, mines = self.rewards[name]
        return f"{name} {self.sign(kind)}{amount or ''}{'*' * mines}".strip()

    def sign(self, reward: str) -> str:
        """A kind of reward in few letters."""
        return "" if reward == "none" else self.say(f"board.reward.{reward}")

    def short_book(self, book: MombasaBookView) -> str:
        """A book in a few letters: bana2 →◆1."""
        needs = " ".join(self.say(f"board.need.{name}", count=count) for name, count in book["needs"].items())
        return f"{needs} →{self.sign(book['reward'])}{book['amount']}"


def draw(game: Game, view: View, names: Names) -> RenderableType:
    """The whole table as one seat sees it, or as a watcher does."""
    printed = Print(game)
    board: MombasaView = view["board"]
    costs = [f"{letter} {cost}" for letter, cost in printed.book_costs.items()]
    parts: list[RenderableType] = [
        framed(
            companies(printed, board),
            printed.say("board.round", round=board["round"], phase=board["phase"]),
            printed.say("board.round_note"),
        ),
        framed(regions(printed, board), printed.say("board.map"), printed.say("board.map_note")),
        framed(cards(printed, board), printed.say("board.sale"), printed.say("board.sale_note", deck=board["deck"])),
        framed(books(printed, board), printed.say("board.books"), printed.say("board.books_note", costs=costs)),
        framed(bonus(printed, board, names), printed.say("board.bonus"), printed.say("board.bonus_note")),
        framed(players(printed, board, names), printed.say("board.players"), printed.say("board.players_note")),
    ]
    return Group(*parts, own(game, view, names)) if isinstance(view["seat"], int) else Group(*parts)


def own(game: Game, view: View, names: Names) -> RenderableType:
    """The viewer's slots, piles, books and hand."""
    printed = Print(game)
    board: MombasaView = view["board"]
    player = board["players"][view["seat"]]
    totals = player["planned"] or player["totals"]
    told = ", ".join(f"{printed.called('kind', kind)} {totals[kind]}" for kind in GOODS if totals[kind])
    title = printed.say("board.your_board", pounds=player["pounds"])
    track = printed.say("board.your_track", ink=player["ink"])
    return Group(
        framed(slots(printed, player), title, told or printed.say("board.nothing_open")),
        framed(book_track(printed, player), track, printed.say("board.turned")),
        framed(hand(printed, player), printed.say("board.your_hand"), printed.say("board.your_hand_note")),
    )


def plain_table(*columns: str) -> Table:
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style=QUIET)
    for column in columns:
        table.add_column(column, overflow="fold")
    return table


def companies(printed: Print, board: MombasaView) -> Table:
    """Each company in one line: track, value of a share, headquarters, and where the markers stand."""
    seats = [f"{SEAT_MARKS[seat]}" for seat in range(len(board["players"]))]
    heads = ("board.company", "board.track", "board.share", "board.posts")
    table = plain_table(*map(printed.say, heads), *seats)
    for company in board["companies"]:
        columns = " ".join(f"{column['posts']}{'_' if column['vacated'] else ''}" for column in company["columns"])
        track = f"{company['track']} /{printed.lengths[company['track']]}"
        spaces = [str(space) for space in company["markers"]]
        table.add_row(printed.company(company["name"]), track, f"£{company['value']}", columns, *spaces)
    return table


def regions(printed: Print, board: MombasaView) -> Group:
    """The regions of each company and the free ones; in an expansion what can be entered, with its cost."""
    lines: list[Text] = []
    for name in printed.companies:
        held = [region["name"] for region in board["regions"] if region["company"] == name]
        if held:
            lines.append(printed.letter(name).append(f" {', '.join(held)}", style="not bold"))
    free = [printed.region(region["name"]) for region in board["regions"] if region["company"] is None]
    lines.append(Text(f"{printed.say('board.free')} ", style=QUIET).append(", ".join(free), style="not dim"))
    reach = [
        printed.say("board.reach", region=printed.region(region["name"]), cost=region["cost"])
        for region in board["regions"]
        if region["cost"]
    ]
    if reach:
        lines.append(
            Text(f"{printed.say('board.now'):<5}", style=f"bold {ACCENT}").append(", ".join(reach), style="not bold")
        )
    return Group(*lines)


def cards(printed: Print, board: MombasaView) -> Table:
    table = plain_table("", *map(printed.say, ("board.left", "board.middle", "board.right")))
    for row in range(4):
        places = board["display"][3 * row : 3 * row + 3]
        faces = [
            f"{printed.called('card', place['card'])} [{place['price']}]" if place["card"] else "–" for place in places
        ]
        table.add_row(str(row + 1), *faces)
    return table


def books(printed: Print, board: MombasaView) -> Table:
    """Two rows of six; long books go over two lines."""
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style=QUIET)
    table.add_column("", no_wrap=True)
    for column in range(1, 7):
        coins = board["round_coins"][column + 1]
        table.add_column(f"{column} {'¢' * coins}")
    for row in range(2):
        shelf = board["books"][6 * row : 6 * row + 6]
        faces = [
            f"{place['letter']} {printed.short_book(place['book']) if place['book'] else '–'} "
            f"{'¢' * place['coins']}".strip()
            for place in shelf
        ]
        table.add_row(str(row + 1), *faces)
    return table


def bonus(printed: Print, board: MombasaView, names: Names) -> Text:
    """Every space with its cost, or who is on it; then the tiles that somebody holds."""
    line = Text()
    for space in board["spaces"]:
        seat = space["marker"]
        mark = f"£{space['cost']}" if seat is None else names.short[seat]
        line.append(f"{printed.called('space', space['name'])} {mark}", style="" if seat is None else QUIET).append(
            "  "
        )
    for tile in board["tiles"]:
        if tile["holder"] is not None:
            held = f"{printed.called('tile', tile['name'])}: {names.short[tile['holder']]}"
            line.append(f"[{held}, {printed.called('state', tile['state'])}]  ", style="bold")
    return line


def players(printed: Print, board: MombasaView, names: Names) -> Table:
    """Everybody in one line: money, shares, diamonds, ink, markers, hand, open cards."""
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style=QUIET)
    table.add_column("", no_wrap=True)
    for heading in ("£", *LETTERS, "◆", printed.say("board.ink"), printed.say("board.markers"), say("board.hand")):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column(printed.say("board.cards"), ratio=1)
    for seat, player in enumerate(board["players"]):
        active = seat == board["active"]
        first = "*" if seat == board["first_player"] else ""
        table.add_row(
            Text(f"{SEAT_MARKS[seat]} {names.plain[seat]}{first}", style="bold" if active else ""),
            str(player["pounds"]),
            *(str(player["shares"][name]) for name in printed.companies),
            str(player["diamonds"]),
            str(player["ink"]),
            str(player["markers"]),
            str(player["hand_size"]),
            laid(printed, player),
        )
    return table


def laid(printed: Print, player: MombasaSeatView) -> Text:
    """The cards of an action area as the viewer sees them."""
    if player["ended"]:
        return Text(printed.say("board.ended"), style=QUIET)
    line = Text()
    for slot in player["slots"]:
        if slot["state"] == "hidden":
            line.append("+ ", style="bold")
        elif slot["card"]:
            line.append(f"{printed.called('card', slot['card'])}  ", style=QUIET if slot["state"] == "down" else "")
    return line


def slots(printed: Print, player: MombasaSeatView) -> Table:
    """The five columns: the card at the slot, and the resting pile above it."""
    table = plain_table("", *(printed.called("slot", slot["name"]) for slot in player["slots"]))
    cells = []
    for slot in player["slots"]:
        if not slot["open"]:
            cells.append(printed.say("board.closed"))
        else:
            state = "" if slot["state"] == "up" else printed.called("state", slot["state"])
            cells.append(f"{printed.called('card', slot['card'])} {state}".strip() if slot["card"] else "–")
    table.add_row(printed.say("board.slot"), *cells)
    deepest = max(len(slot["pile"]) for slot in player["slots"])
    for place in range(deepest):
        piles = [slot["pile"] for slot in player["slots"]]
        pile = [printed.called("card", cards[place]) if place < len(cards) else "" for cards in piles]
        table.add_row("" if place else printed.say("board.rests"), *pile)
    return table


def book_track(printed: Print, player: MombasaSeatView) -> Text:
    """The books from the first space on."""
    line = Text()
    for at in player["books"]:
        face = printed.short_book(at["book"])
        shown = f"({face})" if at["turned"] else face
        line.append(f"{at['space']}:", style=QUIET)
        line.append(f"{shown} ", style="bold" if at["space"] == player["ink"] else "")
    return line


def hand(printed: Print, player: MombasaSeatView) -> Text:
    held: Sequence[str] = player["hand"] or []
    if not held:
        return Text("–", style=QUIET)
    return Text("  ").join(Text(f"{printed.called('card', card)} [{printed.crates[card]}]") for card in held)


def paint(game: Game, text: Text) -> None:
    """Names of companies in their colour."""
    printed = Print(game)
    for place, name in enumerate(printed.companies):
        text.highlight_regex(rf"\b{re.escape(printed.called('company', name))}\b", Style.parse(f"bold {INKS[place]}"))


BOARD = Board(draw, own, paint)
