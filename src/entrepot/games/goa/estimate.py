"""With how many points a seat of Goa is expected to end: for search and hints.

What is certain counts as it stands; what is to come was fitted to thousands of moments of games of the greedy bot.
"""

from typing import Final

from mypy_extensions import i64

from .advice.remaining import actions_left
from .constants import COLONIES, COLONISTS, COLUMNS, DUTY, EXPEDITIONS, MISSION, PLANTATIONS, RED
from .player import READY
from .position import Goa
from .scoring import card_points, colony_points, ducat_points, marker_points, plantation_points, tile_points

TERMS: Final = ("markers", "colonies", "cards", "ducats", "tiles")
"""The parts of an estimate."""
HORIZON: Final = 40
"""So many decisions ahead search plays by the rules of thumb before it estimates."""


def terms(goa: Goa, seat: i64) -> list[float]:
    """The expected final points of a seat by term."""
    left = rounds_to_act(goa, seat)
    return [
        expected_markers(goa, seat, left),
        expected_colonies(goa, seat, left),
        expected_cards(goa, seat, left),
        expected_ducats(goa, seat, left),
        expected_tiles(goa, seat, left),
    ]


def estimate(goa: Goa, seat: i64) -> float:
    """The expected final points of a seat: the sum of all terms."""
    left = rounds_to_act(goa, seat)
    progress = expected_markers(goa, seat, left) + expected_colonies(goa, seat, left)
    return (
        progress + expected_cards(goa, seat, left) + expected_ducats(goa, seat, left) + expected_tiles(goa, seat, left)
    )


def rounds_to_act(goa: Goa, seat: i64) -> float:
    """The actions that the seat still has, extra ones included, in rounds."""
    return 0.0 if goa.over else float(actions_left(goa, seat)) / float(goa.box.actions)


def soon(left: float) -> float:
    """How much of their worth goods have: all of it until two rounds before the end."""
    return 1.0 if left > 2.0 else 0.5 * left


def expected_markers(goa: Goa, seat: i64, left: float) -> float:
    """The rows reached; the goods for further steps; what levels, land and red tiles will yield."""
    player = goa.players[seat]
    rows: i64 = 0
    for column in range(COLUMNS):
        rows += player.rows[column]
    spices = player.spice_count()
    reds: i64 = 0
    for tile in player.tiles:
        if goa.box.sort[tile] == RED:
            reds += 1
    goods = 0.15 * float(player.ships + spices) + 0.04 * float(player.ducats)
    yields = 1.45 + 2.5 / float(goa.seats)  # with more seats a tile is dearer
    yields += 0.06 * float(rows) + 0.04 * float(spices + player.room()) + 0.26 * float(reds)
    return float(marker_points(goa, seat)) + goods * soon(left) + yields * left


def expected_colonies(goa: Goa, seat: i64, left: float) -> float:
    """Those founded, and the others by colonists and population."""
    player = goa.players[seat]
    missing: i64 = 0
    for colony in range(COLONIES):
        if player.land[PLANTATIONS + colony] < 0:
            missing += 1
    later = soon(left) * (3.8 + 0.3 * float(player.colonists))
    later += left * (0.37 + 0.62 * float(player.rows[COLONISTS]))
    return float(colony_points(goa, seat)) + later * float(missing) / float(COLONIES)


def expected_cards(goa: Goa, seat: i64, left: float) -> float:
    """The symbols in hand, and those to come, more with the red Expedition tile."""
    player = goa.players[seat]
    later = 0.41 + 0.08 * float(player.rows[EXPEDITIONS])
    for tile in player.tiles:
        if goa.box.sort[tile] == RED and goa.box.gains[tile].cards > 0:
            later += 0.22
    return float(card_points(goa, seat)) + later * left


def expected_ducats(goa: Goa, seat: i64, left: float) -> float:
    """Who has most of them now, the less certain the longer it takes."""
    now = float(ducat_points(goa, seat))
    return now + soon(left) * (float(goa.box.most_ducats) / float(goa.seats) - 0.8 * now)


def expected_tiles(goa: Goa, seat: i64, left: float) -> float:
    """Small plantations, Duties, Missions and tokens; a Duty that can still be paid."""
    player = goa.players[seat]
    points = (
        plantation_points(goa, seat) + tile_points(goa, seat, DUTY) + tile_points(goa, seat, MISSION) + player.bonus
    )
    later = 0.5 * left
    for at in range(len(player.tiles)):
        if goa.box.sort[player.tiles[at]] == DUTY and player.spent[at] == READY:
            later += 3.5 * soon(left)
    return float(points) + later
