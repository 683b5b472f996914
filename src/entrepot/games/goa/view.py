"""What each seat of Goa sees, as JSON."""

from typing import Literal, TypedDict

from mypy_extensions import i64

from ...kernel.nothing import NOTHING, name_or_none, seat_or_none
from .constants import (
    CARDS,
    COLONY_TILES,
    COLUMNS,
    CORNER_SQUARES,
    CORNERS,
    PLACES,
    PLANTATIONS,
    ROWS,
    SPICES,
    SQUARE_NAMES,
)
from .player import SPENT
from .position import UNSPOKEN, Goa
from .scoring import open_points

GoaPhase = Literal["A", "B"]
GoaStage = Literal["setup", "markers", "auctions", "actions", "extra", "over"]
PHASES: tuple[GoaPhase, ...] = ("A", "B")


class GoaLotView(TypedDict):
    """What a marker puts up for auction: the flag (tile None) or a tile; and how it went."""

    marker: int
    owner: int
    square: str
    tile: str | None
    winner: int | None
    price: int


class GoaAuctionView(TypedDict):
    """The auction that is going on. `said` by seat: None not yet, 0 passed, else the bid."""

    marker: int
    bid: int
    bidder: int | None
    said: list[int | None]


class GoaPlaceView(TypedDict):
    """A place for a plantation or colony: the tile on it, its spices and its free spaces."""

    place: str
    tile: str | None
    spices: list[str]
    free: int


class GoaTileView(TypedDict):
    """A tile beside a board. `spent`: a red tile used in this round, a Duty paid."""

    tile: str
    spent: bool


class GoaPlayerView(TypedDict):
    """What can be seen of one player. Ducats and cards are None where the viewer may not know them."""

    ducats: int | None
    ships: int
    colonists: int
    extra: int
    """Extra action cards."""
    hand: list[str] | None
    hand_size: int
    rows: dict[str, int]
    """The row of the marker in each column, from 1 to 5."""
    land: list[GoaPlaceView]
    colonies: list[GoaPlaceView]
    tiles: list[GoaTileView]
    small: list[str]
    """Small plantations face down beside the board."""
    markers: list[int]
    """The auction markers before the player."""
    bonus: int
    """Points from Bonanza tokens."""
    points: int
    """The points that all can see: without cards and ducats."""
    passed: bool
    """Whether the player has passed in the extra actions of this round."""


class GoaView(TypedDict):
    """The table of Goa as one seat sees it. Tiles, cards, colony tiles and tokens are named by their ids in the box."""

    phase: GoaPhase
    round: int
    stage: GoaStage
    action: int | None
    """The number of the action in the action stage; one more than there are in the extra actions."""
    active: int | None
    """Whose action it is."""
    flag: int
    """The flag holder."""
    flag_square: str | None
    """Where the flag lies, until it is auctioned."""
    grid: list[str | None]
    """The tiles, row by row: a1 to e1, then a2 and so on."""
    lots: list[GoaLotView]
    """The lots of this round, by marker; a marker lies on its square while there is no winner."""
    auction: GoaAuctionView | None
    card_played: bool
    """Whether the card of this action was played."""
    in_play: str | None
    turned: list[str]
    deck: int
    discards: list[str]
    colonies_left: dict[str, int]
    first: dict[str, dict[str, int | None]]
    """By column and row (4 and 5): who was the first there."""
    aside: list[str]
    used: list[str]
    gone: list[str]
    """The tiles that were left in the grid after phase A."""
    hidden_tokens: list[str]
    """The corner squares under which a Bonanza token lies."""
    tokens: list[str]
    """The tokens turned up in this phase."""
    players: list[GoaPlayerView]


def view(goa: Goa, seat: int | None) -> GoaView:
    """GOA-H3, GOA-H6, GOA-H8  What lies on the table, the same for all; only `_player` depends on the seat."""
    box = goa.box
    tiles = box.tiles
    return {
        "phase": PHASES[goa.phase],
        "round": min(goa.round + 1, box.rounds),
        "stage": stage(goa),
        "action": goa.action + 1 if goa.action != NOTHING else None,
        "active": seat_or_none(goa.active),
        "flag": goa.flag,
        "flag_square": SQUARE_NAMES[goa.lots.squares[0]] if goa.flag_down else None,
        "grid": [name_or_none(tiles, tile) for tile in goa.grid],
        "lots": [_lot(goa, lot) for lot in range(len(goa.lots.squares))],
        "auction": _auction(goa),
        "card_played": goa.card_played,
        "in_play": name_or_none(box.cards, goa.in_play),
        "turned": goa.card_names(goa.turned),  # GOA-H3
        "deck": len(goa.deck),
        "discards": goa.card_names(goa.discards),
        "colonies_left": {box.colony_tiles[tile]: goa.colony_left[tile] for tile in range(COLONY_TILES)},
        "first": {box.columns[column]: _first(goa, column) for column in range(COLUMNS)},
        "aside": [tiles[tile] for tile in goa.aside],  # GOA-H6
        "used": [tiles[tile] for tile in goa.used],
        "gone": [tiles[tile] for tile in goa.gone],
        "hidden_tokens": [  # GOA-H8
            SQUARE_NAMES[CORNER_SQUARES[corner]] for corner in range(CORNERS) if goa.corner_tokens[corner] != NOTHING
        ],
        "tokens": [box.tokens[token] for token in goa.token_seen],
        "players": [_player(goa, other, seat) for other in range(goa.seats)],
    }


def stage(goa: Goa) -> GoaStage:
    """What the round is at."""
    if goa.over:
        return "over"
    if goa.round == NOTHING:
        return "setup"
    if goa.lot != NOTHING:
        return "auctions"
    if goa.action == NOTHING:
        return "markers"
    return "actions" if goa.action < goa.box.actions else "extra"


def _lot(goa: Goa, lot: i64) -> GoaLotView:
    lots = goa.lots
    return {
        "marker": lot + 1,
        "owner": lots.owners[lot],
        "square": SQUARE_NAMES[lots.squares[lot]],
        "tile": name_or_none(goa.box.tiles, lots.tiles[lot]),
        "winner": seat_or_none(lots.winners[lot]),
        "price": lots.prices[lot],
    }


def _auction(goa: Goa) -> GoaAuctionView | None:
    if goa.lot == NOTHING:
        return None
    said: list[int | None] = [None if word == UNSPOKEN else word for word in goa.said]
    return {"marker": goa.lot + 1, "bid": goa.bid, "bidder": seat_or_none(goa.bidder), "said": said}


def _first(goa: Goa, column: i64) -> dict[str, int | None]:
    """GOA-7.4: by row, who was the first there."""
    found: dict[str, int | None] = {}
    for row in range(ROWS):
        if goa.box.first_in_row[row]:
            found[str(row + 1)] = seat_or_none(goa.first[column * ROWS + row])
    return found


def _player(goa: Goa, other: i64, seat: int | None) -> GoaPlayerView:
    """GOA-H1, GOA-H2  Ducats and cards are the owner's secret until the end; how many cards is public (GOA-R22).

    GOA-H4, GOA-H5, GOA-R23  All else lies open, also what lies face down: all have seen it come.
    """
    player, box = goa.players[other], goa.box
    open_to_all = goa.over or (seat is not None and seat == other)
    ducats: int | None = player.ducats if open_to_all else None
    hand: list[str] | None = None
    if open_to_all:
        hand = [box.cards[card] for card in range(CARDS) if player.hand >> card & 1]
    names = box.places
    return {
        "ducats": ducats,
        "ships": player.ships,
        "colonists": player.colonists,
        "extra": player.extra,
        "hand": hand,
        "hand_size": player.hand_size,
        "rows": {box.columns[column]: player.rows[column] + 1 for column in range(COLUMNS)},
        "land": [_place(goa, other, place, names[place]) for place in range(PLANTATIONS)],
        "colonies": [_place(goa, other, place, names[place]) for place in range(PLANTATIONS, PLACES)],
        "tiles": [
            {"tile": box.tiles[player.tiles[at]], "spent": player.spent[at] == SPENT} for at in range(len(player.tiles))
        ],
        "small": [box.tiles[tile] for tile in player.small],
        "markers": [number + 1 for number in range(goa.seats + 1) if player.markers >> number & 1],
        "bonus": player.bonus,
        "points": open_points(goa, other),
        "passed": bool(goa.passed >> other & 1) and goa.action == box.actions,
    }


def _place(goa: Goa, seat: i64, place: i64, name: str) -> GoaPlaceView:
    player, box = goa.players[seat], goa.box
    tile = player.land[place]
    kind: str | None = None
    spices: list[str] = []
    if tile != NOTHING:
        kind = box.tiles[tile] if place < PLANTATIONS else box.colony_tiles[tile]
        for spice in range(SPICES):
            spices += [box.spices[spice]] * player.spices[place * SPICES + spice]
    return {"place": name, "tile": kind, "spices": spices, "free": player.free[place]}
