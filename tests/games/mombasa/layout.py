"""Positions of Mombasa laid out, and read off again, in the words of the rulebook.

Cards are written as `"coffee 1, down cotton 2, -"`: at slots 1, 2, 3, then left and right; `down` lies face down, `-`
is an empty slot. What is not named is as after the set-up of seed 1.
"""

from collections.abc import Mapping
from typing import Any, cast

from mypy_extensions import i64

from entrepot import Table
from entrepot.games.mombasa import load
from entrepot.games.mombasa.box.components import MombasaComponents
from entrepot.games.mombasa.constants import LETTERS, REWARDS, SLOT_NAMES, SPACE_NAMES, TILE_NAMES, TRACKS
from entrepot.games.mombasa.player import ASIDE, EMPTY, FACE_DOWN, FACE_UP
from entrepot.games.mombasa.position import Mombasa
from entrepot.games.mombasa.steps.planning import PLAN, REVEAL
from entrepot.games.mombasa.steps.rounds import END_ROUND
from entrepot.games.mombasa.steps.turn import ACTION_PHASE
from entrepot.kernel.nothing import NOTHING
from tests.games.doing import board

GAME = load()
BOX = MombasaComponents(GAME.box)
COMPANIES = ("Mombasa", "Cape Town", "Saint-Louis", "Cairo")
SLOT_ORDER = (1, 2, 3, 0, 4)
BLUE, GREEN, YELLOW = 0, 1, 2
Texts = Mapping[int, str]
Numbers = Mapping[int, int]
NONE: Mapping[int, Any] = {}


def mombasa_table(
    seats: int = 2,
    *,
    tracks: str = "A1 B1 C1 D1",
    slots: Texts = NONE,
    hands: Texts = NONE,
    piles: Mapping[int, Mapping[str, str]] = NONE,
    pounds: Numbers = NONE,
    spaces: Mapping[int, Mapping[str, int]] = NONE,
    posts: Mapping[str, str] | None = None,
    columns: Mapping[str, str] | None = None,
    display: Mapping[str, str] | None = None,
    shelf: Mapping[str, str] | None = None,
    strips: Mapping[str, int] | None = None,
    books: Mapping[int, Mapping[int, str]] = NONE,
    ink: Numbers = NONE,
    diamonds: Numbers = NONE,
    markers: Numbers = NONE,
    taken_spaces: Mapping[str, int] | None = None,
    tiles: Mapping[str, int] | None = None,
    ended: tuple[int, ...] = (),
    round: int = 2,
    active: int = BLUE,
    first: int = BLUE,
    turns: int = 1,
    planning: bool = False,
    seed: int = 1,
    **options: bool,
) -> Table:
    """A table at the start of a turn of `active`, who has had so many `turns`; or in the planning phase.

    Places are called by row and column: display "1 middle", shelf "2 5" (of the book display). Columns of a
    headquarters are "5 3 0": the posts in each; a `*` behind a number says that the bottom space was vacated.
    """
    table = GAME.deal(seats=seats, seed=seed, **options)
    mombasa = cast(Mombasa, table.position)
    mombasa.tracks = [TRACKS.index(name) for name in tracks.split()]
    mombasa.round = round
    mombasa.first_player = mombasa.starter = first
    for seat, player in enumerate(mombasa.players):
        player.tile = cast(i64, seat)
        player.books[1] = BOX.start_tiles[seat].book
        player.to_rest = []
        player.turns = turns
        player.ended = seat in ended
        player.hand = cards(hands.get(seat, ""))
        player.spaces = [spaces.get(seat, {}).get(company, 0) for company in COMPANIES]
        player.pounds = pounds.get(seat, 1)
        player.ink = ink.get(seat, 0)
        player.diamonds = diamonds.get(seat, 0)
        player.markers = markers.get(seat, player.markers)
        for name, pile in piles.get(seat, {}).items():
            player.piles[SLOT_NAMES.index(name)] = cards(pile)
        for space, name in books.get(seat, {}).items():
            player.books[space] = NOTHING if name == "-" else book(name.removeprefix("down "))
            if name.startswith("down "):
                player.turned |= 1 << space
        _lay_slots(mombasa, seat, slots.get(seat, ""))
    _lay_board(mombasa, posts or {}, columns or {}, display, shelf or {}, strips or {})
    for name, seat in (taken_spaces or {}).items():
        mombasa.marker_on[SPACE_NAMES.index(name)] = seat
        mombasa.players[seat].markers -= 1
    for name, seat in (tiles or {}).items():
        tile = TILE_NAMES.index(name)
        mombasa.tile_holder[tile] = seat
        mombasa.tile_state[tile] = ASIDE if tile == 0 else FACE_UP
    mombasa.agenda = [END_ROUND, ACTION_PHASE[first], REVEAL, PLAN] if planning else [END_ROUND, ACTION_PHASE[active]]
    mombasa.settle()
    table.opening = mombasa.told
    mombasa.told = []
    return table


def cards(text: str) -> list[i64]:
    return [BOX.card_names.index(name) for name in filter(None, text.split(", "))]


def book(name: str) -> i64:
    """A book by its letter, or by its start tile, and by what it asks for and gives: "A (banana 1: pounds 1)"."""
    return cast(i64, BOOKS.index(name))


def _book_text(number: int) -> str:
    known = BOX.books[number]
    titles = {tile.book: tile.name for tile in BOX.start_tiles}
    asked = [name if name == "merchant_or_bookkeeper" else f"{name} {count}" for name, count in known.asked().items()]
    title = titles.get(cast(i64, number), LETTERS[known.letter])
    return f"{title} ({' and '.join(asked)}: {REWARDS[known.reward]} {known.amount})".replace("_", " ")


BOOKS = [_book_text(number) for number in range(len(BOX.books))]


def _lay_slots(mombasa: Mombasa, seat: int, text: str) -> None:
    player = mombasa.players[seat]
    player.slots, player.states = [NOTHING] * 5, [EMPTY] * 5
    for slot, name in zip(SLOT_ORDER, filter(None, text.split(", ")), strict=False):
        if name != "-":
            player.slots[slot] = BOX.card_names.index(name.removeprefix("down "))
            player.states[slot] = FACE_DOWN if name.startswith("down ") else FACE_UP


def _lay_board(
    mombasa: Mombasa,
    posts: Mapping[str, str],
    columns: Mapping[str, str],
    display: Mapping[str, str] | None,
    shelf: Mapping[str, str],
    strips: Mapping[str, int],
) -> None:
    for company, regions in posts.items():
        for region in regions.split(", "):
            mombasa.posts[BOX.regions.index(region)] = COMPANIES.index(company)
    for company, counts in columns.items():
        for column, count in enumerate(counts.split(), start=COMPANIES.index(company) * 3):
            mombasa.columns[column] = int(count.rstrip("*"))
            if count.endswith("*") or count == "0":
                mombasa.vacated |= 1 << column
    if display is not None:
        mombasa.display = [NOTHING] * 12
        for place, card in display.items():
            row, column_name = place.split()
            at = (int(row) - 1) * 3 + ("left", "middle", "right").index(column_name)
            mombasa.display[at] = BOX.card_names.index(card)
    for place, name in shelf.items():
        mombasa.book_display[_shelf_place(place)] = NOTHING if name == "-" else book(name)
    for place, coins in strips.items():
        mombasa.strips[_shelf_place(place)] = coins


def _shelf_place(place: str) -> int:
    row, column = place.split()
    return (int(row) - 1) * 6 + int(column) - 1


# What lies where ---------------------------------------------------------------------------------------------------


def own(table: Table, seat: int = BLUE) -> dict[str, Any]:
    """What a seat sees of its own things."""
    return cast(dict[str, Any], board(table, seat)["players"][seat])


def hand(table: Table, seat: int = BLUE) -> str:
    return ", ".join(own(table, seat)["hand"])


def pounds(table: Table, seat: int = BLUE) -> int:
    return cast(int, own(table, seat)["pounds"])


def states(table: Table, seat: int = BLUE) -> str:
    """How the cards at slots 1, 2, 3, left and right lie."""
    return " ".join(own(table, seat)["slots"][slot]["state"] for slot in SLOT_ORDER)


def pile(table: Table, slot: str, seat: int = BLUE) -> str:
    return ", ".join(own(table, seat)["slots"][SLOT_NAMES.index(slot)]["pile"])


def spaces(table: Table, seat: int = BLUE) -> dict[str, int]:
    """The company markers of a seat that have left the start."""
    found = {company["name"]: company["markers"][seat] for company in board(table)["companies"]}
    return {name: space for name, space in found.items() if space}


def posts(table: Table) -> dict[str, str]:
    """The regions with posts."""
    return {region["name"]: region["company"] for region in board(table)["regions"] if region["company"]}


def columns(table: Table, company: str) -> str:
    return " ".join(
        f"{column['posts']}{'*' if column['vacated'] else ''}" for column in _company(table, company)["columns"]
    )


def value(table: Table, company: str) -> int:
    """What a share of a company is worth."""
    return cast(int, _company(table, company)["value"])


def _company(table: Table, company: str) -> dict[str, Any]:
    return cast(dict[str, Any], board(table)["companies"][COMPANIES.index(company)])


def shelf(table: Table, place: str) -> str | None:
    found = board(table)["books"][_shelf_place(place)]["book"]
    return BOOKS[found["number"] - 1] if found else None


def book_track(table: Table, seat: int = BLUE) -> dict[int, str]:
    """The books on a track, face-down ones marked."""
    return {
        at["space"]: ("down " if at["turned"] else "") + BOOKS[at["book"]["number"] - 1]
        for at in own(table, seat)["books"]
    }


def marked(table: Table) -> dict[str, int]:
    """The bonus spaces with markers."""
    return {space["name"]: space["marker"] for space in board(table)["spaces"] if space["marker"] is not None}


# What can be done and what happened -----------------------------------------------------------------------------------


def can(table: Table, seat: int = BLUE, verb: str = "") -> list[str]:
    """The legal moves of a seat, those of one verb if it is named."""
    return [move.text for move in table.moves(seat) if verb in ("", move.verb)]
