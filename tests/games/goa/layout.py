"""Positions of Goa laid out, and read off again, in the words of the rulebook.

Lists are texts: `rows={0: "ships 3, taxes 2"}`, `land={0: "ginger-2 with ginger, any-1 with clove"}`, cards and tiles
by their ids. What is not laid out lies in the grid, the deck or the piles, so no piece is ever missing.
"""

from collections.abc import Iterable, Mapping
from typing import Any, cast

from entrepot import Event, Table
from entrepot.games.goa import load
from entrepot.games.goa.constants import PLANTATIONS, SPICES, SQUARE_NAMES, SQUARES
from entrepot.games.goa.player import Player, new_player
from entrepot.games.goa.position import Goa, Lots
from entrepot.games.goa.steps.auctions import AUCTIONS
from entrepot.games.goa.steps.course import ACTIONS, EXTRA_ACTIONS, FIRST_ACTIONS, ROUNDS
from entrepot.kernel.nothing import NOTHING
from tests.conformance.entries import goa_pieces
from tests.games.doing import board

GAME = load()
NOBODY_HAS: Mapping[int, Any] = {}
RUBBISH = "ships-palm, colonists-elephant, ducats-tiger, spices-lotus, purchase-statue, sell-shell"
"""Cards with the colonist number 2, none of which is a modifier."""


def goa_table(
    seats: int = 2,
    *,
    at: str = "act",
    seat: int = 0,
    flag: int = 0,
    phase: str = "A",
    round: int = 1,
    action: int = 1,
    ducats: Mapping[int, int] = NOBODY_HAS,
    ships: Mapping[int, int] = NOBODY_HAS,
    colonists: Mapping[int, int] = NOBODY_HAS,
    extra: Mapping[int, int] = NOBODY_HAS,
    rows: Mapping[int, str] = NOBODY_HAS,
    land: Mapping[int, str] = NOBODY_HAS,
    colonies: Mapping[int, str] = NOBODY_HAS,
    tiles: Mapping[int, str] = NOBODY_HAS,
    spent: Mapping[int, str] = NOBODY_HAS,
    small: Mapping[int, str] = NOBODY_HAS,
    hands: Mapping[int, str] = NOBODY_HAS,
    deck: str = "",
    rest: str = "deck",
    discards: str = "",
    grid: Mapping[str, str] | None = None,
    empty: str = "",
    only: str = "",
    aside: str = "",
    markers: Iterable[tuple[str, int]] = (),
    tokens: Mapping[int, str] | None = None,
    first: str = "",
    hand_limit_always: bool = False,
    seed: int = 1,
) -> Table:
    """A table at the action of `seat`; `at` may also be "markers", "auctions", "extra" or "end of round".

    `deck` are the next cards, the top first; the other cards lie in the `rest`, below them in the deck or in the
    discards. `grid` lays tiles on squares, others are filled up except those of `empty`, or all but those of `only`.
    `markers` are squares and owners, the flag first. Ships and colonists are 4 and 2 where nothing is said.
    """
    table = GAME.deal(seats, seed, bonanza=tokens is not None, hand_limit_always=hand_limit_always)
    goa = cast(Goa, table.position)
    box = goa.box
    goa.phase = "AB".index(phase)
    goa.round = round - 1
    goa.flag = flag
    goa.players = [new_player() for _ in range(seats)]
    for other, player in enumerate(goa.players):
        player.ducats = ducats.get(other, 0)
        player.ships = ships.get(other, box.start_ships)
        player.colonists = colonists.get(other, box.start_colonists)
        player.extra = extra.get(other, 0)
        player.markers = (1 << (seats + 1)) - 1
        for part in _parts(rows.get(other, "")):
            column, row = part.split()
            player.rows[box.columns.index(column)] = int(row) - 1
        for place, part in enumerate(_parts(land.get(other, ""))):
            _lay(goa, other, place, part, plantation=True)
        for part in _parts(colonies.get(other, "")):
            colony = box.colony_of[box.colony_tiles.index(part.partition(" with ")[0])]
            _lay(goa, other, PLANTATIONS + colony, part, plantation=False)
        player.tiles = [box.tiles.index(tile) for tile in _parts(tiles.get(other, ""))]
        player.spent = [0] * len(player.tiles)
        for tile in _parts(spent.get(other, "")):
            player.spent[player.tiles.index(box.tiles.index(tile))] = 1
        player.small = [_plantation(goa, name) for name in _parts(small.get(other, ""))]
    _lay_tiles(goa, grid or {}, empty, only, aside)
    _lay_cards(goa, hands, deck, rest, discards)
    _lay_tokens(goa, tokens)
    for part in _parts(first):
        column, row, owner = part.split()
        goa.first[box.columns.index(column) * 5 + int(row) - 1] = int(owner)
    _set_agenda(goa, at, seat, action, list(markers))
    goa.settle()
    table.opening = goa.told
    goa.told = []
    goa.revealed = False
    assert goa.census() == goa_pieces(GAME, seats)
    return table


def _parts(text: str) -> list[str]:
    return [part for part in text.split(", ") if part]


def _plantation(goa: Goa, name: str) -> int:
    """ginger-2 is a plantation of A, of B where A has none."""
    names = [f"{phase}-plantation-{name}" for phase in "ab"]
    return next(goa.box.tiles.index(known) for known in names if known in goa.box.tiles)


def _lay(goa: Goa, seat: int, place: int, part: str, plantation: bool) -> None:
    name, _, spices = part.partition(" with ")
    player: Player = goa.players[seat]
    goa.place_tile(seat, place, _plantation(goa, name) if plantation else goa.box.colony_tiles.index(name))
    for spice in spices.split():
        kind = goa.box.spices.index(spice)
        player.spices[place * SPICES + kind] += 1
        player.stock[kind] += 1
        player.free[place] -= 1
    if not plantation:
        goa.colony_left[goa.box.colony_tiles.index(name)] -= 1


def _lay_tiles(goa: Goa, grid: Mapping[str, str], empty: str, only: str, aside: str) -> None:
    box = goa.box
    left = [kind for kind in range(box.kinds) for _ in range(box.count[kind])]
    for player in goa.players:
        for tile in [*player.tiles, *player.small, *player.land[:PLANTATIONS]]:
            if tile != NOTHING:
                left.remove(tile)
    goa.grid = [NOTHING] * SQUARES
    for where, name in grid.items():
        tile = box.tiles.index(name)
        goa.grid[SQUARE_NAMES.index(where)] = tile
        left.remove(tile)
    goa.aside = [box.tiles.index(name) for name in _parts(aside)]
    for tile in goa.aside:
        left.remove(tile)
    here = [tile for tile in left if box.phase[tile] == goa.phase]
    others = [tile for tile in left if box.phase[tile] != goa.phase]
    for square in range(SQUARES):
        here_wanted = SQUARE_NAMES[square] in only.split() if only else SQUARE_NAMES[square] not in empty.split()
        if goa.grid[square] == NOTHING and here_wanted and here:
            goa.grid[square] = here.pop(0)
    goa.used = here
    goa.later, goa.gone = (others, []) if goa.phase == 0 else ([], others)


def _lay_cards(goa: Goa, hands: Mapping[int, str], deck: str, rest: str, discards: str) -> None:
    left = list(range(len(goa.box.cards)))

    def take(text: str) -> list[int]:
        cards = [goa.box.cards.index(name) for name in _parts(text)]
        for card in cards:
            left.remove(card)
        return cards

    for seat, player in enumerate(goa.players):
        for card in take(hands.get(seat, "")):
            player.hand |= 1 << card
            player.hand_size += 1
    top = take(deck)[::-1]
    thrown = take(discards)
    goa.deck = (left if rest == "deck" else []) + top
    goa.discards = thrown + (left if rest == "discards" else [])
    if rest.startswith("hand of "):
        for card in left:
            goa.players[int(rest[-1])].hand |= 1 << card
            goa.players[int(rest[-1])].hand_size += 1


def _lay_tokens(goa: Goa, tokens: Mapping[int, str] | None) -> None:
    """Tokens under the corners 0 to 3; the others lie in the stock."""
    stock = [token for token in range(len(goa.box.tokens)) for _ in range(goa.box.token_count[token])]
    goa.corner_tokens = [NOTHING] * 4
    for corner, name in (tokens or {}).items():
        goa.corner_tokens[corner] = goa.box.tokens.index(name)
        stock.remove(goa.corner_tokens[corner])
    goa.token_stock = stock
    goa.token_seen = []


def _set_agenda(goa: Goa, at: str, seat: int, action: int, markers: list[tuple[str, int]]) -> None:
    goa.lots = Lots([], [], [], [], [])
    for number, (square, owner) in enumerate(markers):
        place = SQUARE_NAMES.index(square)
        goa.lots.add(place, owner, goa.grid[place] if number else NOTHING)
        goa.players[owner].markers &= ~(1 << number)
    goa.flag_down = bool(markers)
    if at == "act":
        turn = (action - 1) * goa.seats + (seat - goa.flag) % goa.seats
        goa.agenda = [ROUNDS, ACTIONS[turn]]
    elif at == "auctions":
        goa.agenda = [ROUNDS, FIRST_ACTIONS, AUCTIONS]
    elif at == "extra":
        goa.action = goa.box.actions
        goa.agenda = [ROUNDS, EXTRA_ACTIONS[goa.flag]]
    else:
        goa.round -= at == "markers"
        goa.agenda = [ROUNDS]


# What lies where ---------------------------------------------------------------------------------------------------


def own(table: Table, seat: int) -> dict[str, Any]:
    """What a seat sees of its own things."""
    return cast(dict[str, Any], board(table, seat)["players"][seat])


def goods(table: Table, seat: int) -> tuple[int, int, int, int]:
    """Ducats, ships, colonists and extra action cards."""
    mine = own(table, seat)
    return mine["ducats"], mine["ships"], mine["colonists"], mine["extra"]


def spices(table: Table, seat: int) -> str:
    mine = own(table, seat)
    return " ".join(spice for place in [*mine["land"], *mine["colonies"]] for spice in place["spices"])


def land(table: Table, seat: int) -> list[str]:
    """The plantations, each with its spices."""
    return [_place(place) for place in own(table, seat)["land"] if place["tile"]]


def colonies(table: Table, seat: int) -> list[str]:
    return [_place(place) for place in own(table, seat)["colonies"] if place["tile"]]


def _place(place: dict[str, Any]) -> str:
    name = place["tile"].removeprefix("a-plantation-").removeprefix("b-plantation-")
    return " with ".join([name, *([" ".join(place["spices"])] if place["spices"] else [])])


def row(table: Table, seat: int, column: str) -> int:
    return cast(int, own(table, seat)["rows"][column])


def hand(table: Table, seat: int) -> list[str]:
    return cast(list[str], own(table, seat)["hand"])


def tile_at(table: Table, square: str) -> str | None:
    return cast(str | None, board(table)["grid"][SQUARE_NAMES.index(square)])


# What can be done and what happened -----------------------------------------------------------------------------------


def can(table: Table, seat: int, *verbs: str) -> list[str]:
    """The legal moves of a seat, of some verbs only if they are named."""
    return [move.text for move in table.moves(seat) if not verbs or move.verb in verbs]


def bids(table: Table, *said: tuple[int, str]) -> list[Event]:
    """What is said in an auction, by seat."""
    return [event for seat, word in said for event in table.play(seat, word)]
