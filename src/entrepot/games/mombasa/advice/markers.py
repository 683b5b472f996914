"""What the spaces for bonus markers are worth."""

from typing import Final

from mypy_extensions import i64

from ..constants import (
    ANY_CARD,
    BOOKKEEPER_TILE,
    BUY_SPACE,
    D1_SPACE,
    D2,
    DIAMONDS,
    DISCARD_SPACE,
    FIRST_PLAYER_SPACE,
    FIRST_SPACE_TRACK,
    MAJORITY_SPACE,
    MERCHANT_TILE,
    PLUS_GOOD,
    POINTS,
    POSTS,
    POUNDS,
    TILE_SPACE,
    TRACK_SPACE,
)
from ..position import Mombasa
from ..steps.bonus import reached_tiers, spread_of
from .cards import BOOKKEEPING, EXPANDING, GOOD, best_buy, best_discard
from .tracks import DIAMOND, POINT, POUND, best_step, diamonds_worth, rounds_left, worth_of_step

TILE: Final = 0.9
"""How much of its worth a bonus tile has that comes in the next round."""


def worth_of_marker(mombasa: Mombasa, seat: i64, space: i64) -> float:
    """What the reward brings, less the cost: without effect, a marker is kept. Majorities before the goods are used."""
    gain = reward_of_space(mombasa, seat, space) - float(mombasa.space_cost[space])
    if gain <= 0.0:
        return gain - 1.0
    return gain + 60.0 if MAJORITY_SPACE <= space < TILE_SPACE else gain + 5.0


def reward_of_space(mombasa: Mombasa, seat: i64, space: i64) -> float:
    if space == FIRST_PLAYER_SPACE:
        return POUND if mombasa.first_player == seat else 1.3 * POUND
    if space == BUY_SPACE:
        return best_buy(mombasa, seat, mombasa.players[seat].pounds - mombasa.space_cost[space], POUND)
    if space == DISCARD_SPACE:
        return best_discard(mombasa, seat, ANY_CARD) + float(mombasa.box.discard_bonus[space])
    if space < TILE_SPACE:
        return best_tier(mombasa, seat, space - MAJORITY_SPACE)
    if space < TRACK_SPACE:
        return worth_of_tile(mombasa, space - TILE_SPACE)
    return reward_of_track_space(mombasa, seat, space)


def worth_of_tile(mombasa: Mombasa, tile: i64) -> float:
    """A bonus tile comes in the next round: nothing, when there is none."""
    if rounds_left(mombasa) == 0.0:
        return 0.0
    box = mombasa.box
    if tile == PLUS_GOOD:
        return TILE * GOOD * float(box.tile_plus)
    if tile == BOOKKEEPER_TILE:
        return TILE * (BOOKKEEPING + POINT * float(box.tile_points))
    if tile == MERCHANT_TILE:
        return TILE * DIAMOND * float(box.tile_diamonds)
    return TILE * EXPANDING * float(box.tile_expansion)


def best_tier(mombasa: Mombasa, seat: i64, kind: i64) -> float:
    """What the best step of a majority space brings that the seat has reached."""
    best = 0.0
    for tier in range(reached_tiers(mombasa, seat, kind)):
        best = max(best, tier_worth(mombasa, seat, kind, tier))
    return best


def tier_worth(mombasa: Mombasa, seat: i64, kind: i64, tier: i64) -> float:
    step = mombasa.box.tiers[kind][tier]
    company = mombasa.box.majority_company[kind]
    worth = float(step.extra[POUNDS]) + POINT * float(step.extra[POINTS])
    worth += diamonds_worth(mombasa, seat, step.extra[DIAMONDS]) + float(step.extra[POSTS])
    if mombasa.can_step(seat, company):
        worth += float(step.spaces) * max(0.0, worth_of_step(mombasa, seat, company))
    return worth


def reward_of_track_space(mombasa: Mombasa, seat: i64, space: i64) -> float:
    """The additional spaces of the C and D tracks."""
    box = mombasa.box
    track = FIRST_SPACE_TRACK + (space - TRACK_SPACE) // 2
    second = (space - TRACK_SPACE) % 2
    if track == D2:
        return float(spread_of(mombasa, second) * box.spread_tracks[second]) * 0.7 * best_step(mombasa, seat)
    if space >= D1_SPACE:
        return best_discard(mombasa, seat, box.discard_kind[space]) + float(box.discard_bonus[space])
    if track == FIRST_SPACE_TRACK:
        best = 0.0
        for option in box.options[second]:
            best = max(best, POINT * float(option[0]) + diamonds_worth(mombasa, seat, option[1]))
        return best
    return best_buy(mombasa, seat, mombasa.players[seat].pounds, POUND) + diamonds_worth(
        mombasa, seat, box.space_diamonds[space]
    )
