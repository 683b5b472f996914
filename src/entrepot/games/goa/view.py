"""What each seat of Goa sees, as JSON."""

from typing import Literal, TypedDict

from mypy_extensions import i64

from ...kernel.nothing import NOBODY, NOTHING, name_or_none, seat_or_none
from .constants import (
    ANY_SPICE,
    CARDS,
    COLONY_TILES,
    COLUMNS,
    CORNER_SQUARES,
    CORNERS,
    PLACES,
    PLANTATIONS,
    ROWS,
    SHIPS,
    SPICES,
    SQUARE_NAMES,
    TAXES,
    round_name,
)
from .player import SPENT
from .position import UNSPOKEN, Goa
from .scoring import card_points, colony_points, open_points, symbol_counts
from .secrets import percent_reaching, sums_to_come
from .steps.auctions import owner_price, speakers
from .steps.expedition import most_drawn
from .steps.founding import shortfall
from .steps.harvest import most_harvested

GoaPhase = Literal["A", "B"]
GoaStage = Literal["setup", "markers", "auctions", "actions", "extra", "over"]
GoaRoundState = Literal["done", "now", "later"]
PHASES: tuple[GoaPhase, ...] = ("A", "B")


class GoaRoundView(TypedDict):
    """A round of the game: A1 to B4."""

    name: str
    state: GoaRoundState


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
    order: list[int]
    """The seats in the order in which they speak."""
    owner_price: int | None
    """What the owner would pay to keep it; None while nobody bids."""


class GoaPlaceView(TypedDict):
    """A place for a plantation or colony: the tile on it, its spices and its free spaces."""

    place: str
    tile: str | None
    spices: list[str]
    free: int
    bears: list[str]
    """The kinds of spices that may lie there; "any" where all of them."""
    chance: int | None
    """A colony that is not founded: how likely a founding would succeed now, in percent, as far as the viewer knows."""


class GoaTileView(TypedDict):
    """A tile beside a board. `spent`: a red tile used in this round, a Duty paid."""

    tile: str
    spent: bool


class GoaStepView(TypedDict):
    """A step down the development board: what the column shows then, its price, and how much of it the player has."""

    level: int
    spices: list[str]
    covered: list[bool]
    """For each of these spices: whether the player has it, when those before it are paid."""
    ships: int
    ships_covered: bool


class GoaYieldsView(TypedDict):
    """What the actions would bring now: ships built, spices harvested at most, ducats of taxes, cards drawn at most.

    `ships_after` and `ducats_after`: how many the player would have then.
    """

    ships: int
    ships_after: int
    spices: int
    ducats: int
    ducats_after: int | None
    cards: int


class GoaSymbolView(TypedDict):
    """The cards of one symbol in a hand, and what they are worth at the end."""

    count: int
    points: int


class GoaPlayerView(TypedDict):
    """What can be seen of one player. Ducats and cards are None where the viewer may not know them."""

    ducats: int | None
    ships: int
    colonists: int
    extra: int
    """Extra action cards."""
    hand: list[str] | None
    hand_size: int
    hand_limit: int
    hand_points: int | None
    """What the hand is worth if it is kept to the end."""
    symbols: dict[str, GoaSymbolView] | None
    rows: dict[str, int]
    """The row of the marker in each column, from 1 to 5."""
    levels: dict[str, int]
    """What each column shows at that row."""
    least_row: int
    """The row that all markers have reached."""
    steps: dict[str, GoaStepView | None]
    """The next step of each column; None in the last row."""
    yields: GoaYieldsView
    land: list[GoaPlaceView]
    colonies: list[GoaPlaceView]
    colony_points: int
    stock: dict[str, int]
    """All spices by kind."""
    room: int
    """The free spaces of all places."""
    room_for: dict[str, int]
    """The free spaces that accept a kind of spice."""
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
    rounds: list[GoaRoundView]
    rounds_left: int
    """How many rounds are not over yet, this one included."""
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
    lots_in_all: int
    """How many lots the round will have when all markers are laid."""
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
    rounds = _rounds(goa)
    sums = sums_to_come(goa, NOBODY if seat is None else seat, box.flips)
    return {
        "phase": PHASES[goa.phase],
        "round": min(goa.round + 1, box.rounds),
        "rounds": rounds,
        "rounds_left": len([one for one in rounds if one["state"] != "done"]),
        "stage": stage(goa),
        "action": goa.action + 1 if goa.action != NOTHING else None,
        "active": seat_or_none(goa.active),
        "flag": goa.flag,
        "flag_square": SQUARE_NAMES[goa.lots.squares[0]] if goa.flag_down else None,
        "grid": [name_or_none(tiles, tile) for tile in goa.grid],
        "lots": [_lot(goa, lot) for lot in range(len(goa.lots.squares))],
        "lots_in_all": goa.seats + 1,  # GOA-4.3
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
        "players": [_player(goa, other, seat, sums) for other in range(goa.seats)],
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


def _rounds(goa: Goa) -> list[GoaRoundView]:
    """GOA-3.1: all rounds of both phases. The first is yet to come while a Quick Start is chosen."""
    now = goa.phase * goa.box.rounds + max(goa.round, 0)
    found: list[GoaRoundView] = []
    for at in range(len(PHASES) * goa.box.rounds):
        state: GoaRoundState = "done" if goa.over or at < now else "now" if at == now else "later"
        found.append({"name": round_name(at // goa.box.rounds, at % goa.box.rounds), "state": state})
    return found


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
    return {
        "marker": goa.lot + 1,
        "bid": goa.bid,
        "bidder": seat_or_none(goa.bidder),
        "said": said,
        "order": speakers(goa, goa.lot),
        "owner_price": None if goa.bidder == NOBODY else owner_price(goa, goa.bid),
    }


def _first(goa: Goa, column: i64) -> dict[str, int | None]:
    """GOA-7.4: by row, who was the first there."""
    found: dict[str, int | None] = {}
    for row in range(ROWS):
        if goa.box.first_in_row[row]:
            found[str(row + 1)] = seat_or_none(goa.first[column * ROWS + row])
    return found


def _player(goa: Goa, other: i64, seat: int | None, sums: list[i64]) -> GoaPlayerView:
    """GOA-H1, GOA-H2  Ducats and cards are the owner's secret until the end; how many cards is public (GOA-R22).

    GOA-H4, GOA-H5, GOA-R23  All else lies open, also what lies face down: all have seen it come.
    """
    player, box = goa.players[other], goa.box
    open_to_all = goa.over or (seat is not None and seat == other)
    ducats: int | None = player.ducats if open_to_all else None
    hand: list[str] | None = None
    hand_points: int | None = None
    if open_to_all:
        hand = [box.cards[card] for card in range(CARDS) if player.hand >> card & 1]
        hand_points = card_points(goa, other)
    return {
        "ducats": ducats,
        "ships": player.ships,
        "colonists": player.colonists,
        "extra": player.extra,
        "hand": hand,
        "hand_size": player.hand_size,
        "hand_limit": goa.hand_limit(other),
        "hand_points": hand_points,
        "symbols": _symbols(goa, other) if open_to_all else None,
        "rows": {box.columns[column]: player.rows[column] + 1 for column in range(COLUMNS)},
        "levels": {box.columns[column]: goa.level(other, column) for column in range(COLUMNS)},
        "least_row": player.least_row() + 1,
        "steps": {box.columns[column]: _step(goa, other, column) for column in range(COLUMNS)},
        "yields": {
            "ships": goa.level(other, SHIPS),
            "ships_after": player.ships + goa.level(other, SHIPS),
            "spices": most_harvested(goa, other, other),
            "ducats": goa.level(other, TAXES),
            "ducats_after": None if ducats is None else ducats + goa.level(other, TAXES),
            "cards": max(0, most_drawn(goa, other)),
        },
        "land": [_place(goa, other, place, sums) for place in range(PLANTATIONS)],
        "colonies": [_place(goa, other, place, sums) for place in range(PLANTATIONS, PLACES)],
        "colony_points": colony_points(goa, other),
        "stock": {box.spices[spice]: player.stock[spice] for spice in range(SPICES)},
        "room": player.room(),
        "room_for": {box.spices[spice]: _room_for(goa, other, spice) for spice in range(SPICES)},
        "tiles": [
            {"tile": box.tiles[player.tiles[at]], "spent": player.spent[at] == SPENT} for at in range(len(player.tiles))
        ],
        "small": [box.tiles[tile] for tile in player.small],
        "markers": [number + 1 for number in range(goa.seats + 1) if player.markers >> number & 1],
        "bonus": player.bonus,
        "points": open_points(goa, other),
        "passed": bool(goa.passed >> other & 1) and goa.action == box.actions,
    }


def _symbols(goa: Goa, seat: i64) -> dict[str, GoaSymbolView]:
    """GOA-17.1: the symbols of a hand."""
    counts = symbol_counts(goa, seat)
    found: dict[str, GoaSymbolView] = {}
    for symbol in range(len(counts)):
        if counts[symbol] > 0:
            found[goa.box.symbols[symbol]] = {"count": counts[symbol], "points": goa.box.symbol_points[counts[symbol]]}
    return found


def _step(goa: Goa, seat: i64, column: i64) -> GoaStepView | None:
    """GOA-7.2, GOA-7.3: what the next step costs; a kind of spice may be wanted twice."""
    player, box = goa.players[seat], goa.box
    if player.rows[column] == ROWS - 1:
        return None
    at = column * ROWS + player.rows[column]
    stock = player.stock[:]
    covered: list[bool] = []
    for spice in box.cost[at]:
        stock[spice] -= 1
        covered.append(stock[spice] >= 0)
    return {
        "level": box.level[column][player.rows[column] + 1],
        "spices": [box.spices[spice] for spice in box.cost[at]],
        "covered": covered,
        "ships": box.cost_ships[at],
        "ships_covered": player.ships >= box.cost_ships[at],
    }


def _room_for(goa: Goa, seat: i64, spice: i64) -> i64:
    """GOA-1.7: the free spaces that accept a spice."""
    total: i64 = 0
    for place in range(PLACES):
        if goa.bears(seat, place) >> spice & 1:
            total += goa.players[seat].free[place]
    return total


def _place(goa: Goa, seat: i64, place: i64, sums: list[i64]) -> GoaPlaceView:
    """GOA-12.3: `sums` are what the cards may show that a founding would turn up."""
    player, box = goa.players[seat], goa.box
    tile = player.land[place]
    chance: int | None = None
    if tile == NOTHING and place >= PLANTATIONS and not goa.over:
        chance = percent_reaching(sums, shortfall(goa, seat, place - PLANTATIONS, seat))
    accepted = goa.bears(seat, place)
    bears = [box.spices[spice] for spice in range(SPICES) if accepted >> spice & 1]
    kind: str | None = None
    spices: list[str] = []
    if tile != NOTHING:
        kind = box.tiles[tile] if place < PLANTATIONS else box.colony_tiles[tile]
        for spice in range(SPICES):
            spices += [box.spices[spice]] * player.spices[place * SPICES + spice]
    return {
        "place": box.places[place],
        "tile": kind,
        "spices": spices,
        "free": player.free[place],
        "bears": ["any"] if accepted == ANY_SPICE else bears,
        "chance": chance,
    }
