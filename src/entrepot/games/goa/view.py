"""What each seat of Goa sees, as JSON; and a count of all pieces for the tests of conservation."""

from typing import TypedDict

from mypy_extensions import i64

from ...kernel.events import NOBODY
from .box import (
    CARDS,
    COLONY_TILES,
    COLUMNS,
    CORNER_SQUARES,
    CORNERS,
    EXPEDITIONS,
    PLACES,
    PLANTATIONS,
    ROWS,
    SPICES,
    SQUARE_NAMES,
    SQUARES,
)
from .moves import place_names
from .position import NOTHING, SPENT, UNSPOKEN, Goa
from .scoring import open_points
from .steps.tiles import Exchange, FifthPlantation


class SquareView(TypedDict):
    """A square of the grid: its tile, if any, and the number of the marker on it; whether a token lies below."""

    square: str
    tile: str | None
    marker: int | None
    token: bool


class LotView(TypedDict):
    """What a marker puts up for auction: the flag (tile None) or a tile; and how it went."""

    marker: int
    owner: int
    square: str
    tile: str | None
    winner: int | None
    price: int


class AuctionView(TypedDict):
    """The auction that is going on. `said` by seat: None not yet, 0 passed, else the bid."""

    marker: int
    bid: int
    bidder: int | None
    said: list[int | None]


class PlaceView(TypedDict):
    """A plantation or colony: what lies on it, and its free spaces. `accepts` are the spices it may bear."""

    place: str
    tile: str | None
    spices: list[str]
    free: int
    accepts: list[str]


class TileView(TypedDict):
    """A tile beside a board. `spent`: a red tile used in this round, a Duty paid."""

    tile: str
    spent: bool


class LevelView(TypedDict):
    """A marker on the development board: its row from 1, what it yields there; for Expeditions the hand limit."""

    row: int
    value: int
    limit: int | None


class CardView(TypedDict):
    """An expedition card."""

    card: str
    kind: str
    colonists: int
    symbol: str


class PlayerView(TypedDict):
    """What can be seen of one player. Ducats and cards are None where the viewer may not know them."""

    ducats: int | None
    ships: int
    colonists: int
    extra: int
    hand: list[CardView] | None
    hand_size: int
    levels: dict[str, LevelView]
    land: list[PlaceView]
    colonies: list[PlaceView]
    tiles: list[TileView]
    small: list[str]
    markers: list[int]
    bonus: int
    points: int
    passed: bool


class GoaView(TypedDict):
    """The table of Goa as one seat sees it."""

    phase: str
    round: int
    stage: str
    action: int | None
    active: int | None
    flag: int
    flag_square: str | None
    grid: list[SquareView]
    lots: list[LotView]
    auction: AuctionView | None
    card_played: bool
    in_play: CardView | None
    turned: list[CardView]
    deck: int
    discards: list[CardView]
    colonies_left: dict[str, int]
    first: dict[str, dict[str, int | None]]
    aside: list[str]
    used: list[str]
    gone: list[str]
    tokens: list[str]
    bonanza: bool
    players: list[PlayerView]


def view(goa: Goa, seat: int | None) -> GoaView:
    """Chapter 21: ducats and expedition cards are secret until the end, the deck and hidden tokens for all."""
    box = goa.box
    return {
        "phase": "AB"[goa.phase],
        "round": goa.round + 1 if goa.round < box.rounds else box.rounds,
        "stage": stage(goa),
        "action": goa.action + 1 if goa.action != NOTHING else None,
        "active": goa.active if goa.active != NOBODY else None,
        "flag": goa.flag,
        "flag_square": SQUARE_NAMES[goa.lots.squares[0]] if goa.flag_down else None,
        "grid": [_square(goa, square) for square in range(SQUARES)],
        "lots": [_lot(goa, lot) for lot in range(len(goa.lots.squares))],
        "auction": _auction(goa),
        "card_played": goa.card_played,
        "in_play": _card(goa, goa.in_play) if goa.in_play != NOTHING else None,
        "turned": [_card(goa, card) for card in goa.turned],
        "deck": len(goa.deck),
        "discards": [_card(goa, card) for card in goa.discards],
        "colonies_left": {box.colony_tiles[tile]: goa.colony_left[tile] for tile in range(COLONY_TILES)},
        "first": {box.columns[column]: _first(goa, column) for column in range(COLUMNS)},
        "aside": [box.tiles[tile] for tile in goa.aside],
        "used": [box.tiles[tile] for tile in goa.used],
        "gone": [box.tiles[tile] for tile in goa.gone],
        "tokens": [box.tokens[token] for token in goa.token_seen],
        "bonanza": goa.bonanza,
        "players": [_player(goa, other, seat) for other in range(goa.seats)],
    }


def stage(goa: Goa) -> str:
    """setup, markers, auctions, actions, extra or over."""
    if goa.over:
        return "over"
    if goa.round == NOTHING:
        return "setup"
    if goa.lot != NOTHING:
        return "auctions"
    if goa.action == NOTHING:
        return "markers"
    return "actions" if goa.action < goa.box.actions else "extra"


def _square(goa: Goa, square: i64) -> SquareView:
    marker: int | None = None
    for lot in range(1, len(goa.lots.squares)):
        if goa.lots.squares[lot] == square and goa.lots.winners[lot] == NOBODY:
            marker = lot + 1
    tile = goa.grid[square]
    token = False
    for corner in range(CORNERS):
        if CORNER_SQUARES[corner] == square:
            token = goa.corner_tokens[corner] != NOTHING
    name: str | None = goa.box.tiles[tile] if tile != NOTHING else None
    return {"square": SQUARE_NAMES[square], "tile": name, "marker": marker, "token": token}


def _lot(goa: Goa, lot: i64) -> LotView:
    lots = goa.lots
    tile: str | None = goa.box.tiles[lots.tiles[lot]] if lots.tiles[lot] != NOTHING else None
    winner: int | None = lots.winners[lot] if lots.winners[lot] != NOBODY else None
    return {
        "marker": lot + 1,
        "owner": lots.owners[lot],
        "square": SQUARE_NAMES[lots.squares[lot]],
        "tile": tile,
        "winner": winner,
        "price": lots.prices[lot],
    }


def _auction(goa: Goa) -> AuctionView | None:
    if goa.lot == NOTHING:
        return None
    said: list[int | None] = [None if word == UNSPOKEN else word for word in goa.said]
    bidder: int | None = goa.bidder if goa.bidder != NOBODY else None
    return {"marker": goa.lot + 1, "bid": goa.bid, "bidder": bidder, "said": said}


def _card(goa: Goa, card: i64) -> CardView:
    box = goa.box
    return {
        "card": box.cards[card],
        "kind": box.card_kind_names[box.card_kind[card]],
        "colonists": box.card_colonists[card],
        "symbol": box.symbols[box.card_symbol[card]],
    }


def _first(goa: Goa, column: i64) -> dict[str, int | None]:
    """GOA-7.4: by row, who was the first there."""
    found: dict[str, int | None] = {}
    for row in range(ROWS):
        if goa.box.first_in_row[row]:
            seat: int = goa.first[column * ROWS + row]
            found[str(row + 1)] = None if seat == NOBODY else seat
    return found


def _player(goa: Goa, other: i64, seat: int | None) -> PlayerView:
    player = goa.players[other]
    open_to_all = goa.over or (seat is not None and seat == other)
    ducats: int | None = player.ducats if open_to_all else None
    hand: list[CardView] | None = None
    if open_to_all:
        hand = [_card(goa, card) for card in range(CARDS) if player.hand >> card & 1]
    names = place_names(goa.box)
    return {
        "ducats": ducats,
        "ships": player.ships,
        "colonists": player.colonists,
        "extra": player.extra,
        "hand": hand,
        "hand_size": player.hand_size,
        "levels": {goa.box.columns[column]: _level(goa, other, column) for column in range(COLUMNS)},
        "land": [_place(goa, other, place, names[place]) for place in range(PLANTATIONS)],
        "colonies": [_place(goa, other, place, names[place]) for place in range(PLANTATIONS, PLACES)],
        "tiles": [
            {"tile": goa.box.tiles[player.tiles[at]], "spent": player.spent[at] == SPENT}
            for at in range(len(player.tiles))
        ],
        "small": [goa.box.tiles[tile] for tile in player.small],
        "markers": [number + 1 for number in range(goa.seats + 1) if player.markers >> number & 1],
        "bonus": player.bonus,
        "points": open_points(goa, other),
        "passed": bool(goa.passed >> other & 1) and goa.action == goa.box.actions,
    }


def _level(goa: Goa, seat: i64, column: i64) -> LevelView:
    row: i64 = goa.players[seat].rows[column]
    limit: int | None = goa.box.hand_limit[row] if column == EXPEDITIONS else None
    return {"row": row + 1, "value": goa.box.level[column][row], "limit": limit}


def _place(goa: Goa, seat: i64, place: i64, name: str) -> PlaceView:
    player, box = goa.players[seat], goa.box
    tile = player.land[place]
    kind: str | None = None
    if tile != NOTHING:
        kind = box.tiles[tile] if place < PLANTATIONS else box.colony_tiles[tile]
    spices: list[str] = []
    for spice in range(SPICES):
        spices += [box.spices[spice]] * player.spices[place * SPICES + spice]
    accepted = goa.bears(seat, place)
    return {
        "place": name,
        "tile": kind,
        "spices": spices,
        "free": player.free[place],
        "accepts": [box.spices[spice] for spice in range(SPICES) if accepted >> spice & 1],
    }


def census(goa: Goa) -> dict[str, int]:
    """Every tile, card, colony tile, token and marker, wherever it lies."""
    box = goa.box
    counts: dict[str, int] = {}
    tiles = goa.grid + goa.aside + goa.later + goa.used + goa.gone
    cards = goa.deck + goa.discards + goa.turned + [goa.in_play]
    colonies: list[i64] = []
    for player in goa.players:
        tiles += player.tiles + player.small + player.land[:PLANTATIONS]
        colonies += player.land[PLANTATIONS:]
        for card in range(CARDS):
            if player.hand >> card & 1:
                cards.append(card)
    for step in goa.agenda:
        if isinstance(step, FifthPlantation | Exchange):  # between two places
            tiles.append(step.tile)
    for kind in range(box.kinds):
        counts[f"tile {box.tiles[kind]}"] = tiles.count(kind)
    for card in range(CARDS):
        counts[f"card {box.cards[card]}"] = cards.count(card)
    for tile in range(COLONY_TILES):
        counts[f"colony {box.colony_tiles[tile]}"] = goa.colony_left[tile] + colonies.count(tile)
    tokens = goa.token_stock + goa.token_seen + goa.corner_tokens
    for token in range(len(box.tokens)):
        counts[f"token {box.tokens[token]}"] = tokens.count(token)
    for seat in range(goa.seats):
        counts[f"progress markers {seat}"] = sum(1 for row in goa.players[seat].rows if 0 <= row < ROWS)
        on_table: i64 = 0
        for lot in range(len(goa.lots.owners)):
            if goa.lots.owners[lot] == seat and goa.lots.winners[lot] == NOBODY:
                on_table += 1
        before: i64 = 0
        for number in range(goa.seats + 1):
            before += goa.players[seat].markers >> number & 1
        counts[f"auction markers {seat}"] = before + on_table
        counts[f"places that do not add up {seat}"] = sum(1 for place in range(PLACES) if _odd(goa, seat, place))
    return counts


def _odd(goa: Goa, seat: i64, place: i64) -> bool:
    """Whether spices and free spaces of a place are not its spaces, or a spice lies where it may not."""
    player, box = goa.players[seat], goa.box
    tile = player.land[place]
    spaces: i64 = 0
    if tile != NOTHING:
        spaces = box.spaces[tile] if place < PLANTATIONS else box.colony_spaces[box.colony_of[tile]]
    lying: i64 = 0
    for spice in range(SPICES):
        number = player.spices[place * SPICES + spice]
        if number > 0 and not goa.bears(seat, place) >> spice & 1:
            return True
        lying += number
    return lying + player.free[place] != spaces or player.free[place] < 0
