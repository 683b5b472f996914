"""A count of all pieces of Goa, for the tests of conservation."""

from mypy_extensions import i64

from ...kernel.nothing import NOBODY, NOTHING
from .constants import CARDS, COLONY_TILES, PLACES, PLANTATIONS, ROWS, SPICES
from .position import Goa
from .steps.tiles import Exchange, FifthPlantation


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
        odd = sum(1 for place in range(PLACES) if _odd(goa, seat, place))
        counts[f"places that do not add up {seat}"] = odd + sum(
            1 for spice in range(SPICES) if _miscounted(goa, seat, spice)
        )
    return counts


def _miscounted(goa: Goa, seat: i64, spice: i64) -> bool:
    """Whether the stock of a spice is not what lies on all places."""
    player = goa.players[seat]
    lying: i64 = 0
    for place in range(PLACES):
        lying += player.spices[place * SPICES + spice]
    return lying != player.stock[spice]


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
