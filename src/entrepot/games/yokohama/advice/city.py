"""Where to act: placing assistants, moving the president, calling assistants back."""

from typing import Final

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.nothing import NOTHING
from ..constants import AREAS, ASSISTANT, YEN
from ..moves import BACK, GO, PAIR, PLACE, RAIL, RIDE
from ..position import Yokohama
from ..steps.movement import Path
from ..steps.placement import Placement
from .areas import action_worth
from .remaining import LAST, tied, time_left, turns_left

NOW: Final = 0.6
LATER: Final = 0.77
"""How much the action of this turn counts in placing, and that of later turns."""
GROWING: Final = 0.72
"""How much less a later action is worth for each assistant that it still lacks."""
SPREAD: Final = 0.2
"""What it is worth that another assistant may follow."""
AGAIN: Final = 0.5
"""What is lost by taking the president back who is in hand already: a turn."""
EMPTY_HAND: Final = 0.35
"""What the last assistant in hand is worth."""
IDLE: Final = 0.3
"""An assistant that promises less than this is called back."""
FEE: Final = 0.46
"""What a yen is worth that is paid to others for going there."""
FULL_POWER: Final = 5
"""The power that an area is worth waiting for."""


def best_by_agent(yokohama: Yokohama, seat: i64) -> float:
    player = yokohama.players[seat]
    best = 0.0
    for area in range(AREAS):
        if (player.present >> area) & 1 and player.president != area:
            best = max(best, action_worth(yokohama, seat, area, yokohama.count_power(seat, area)))
    return best


def reachable(yokohama: Yokohama, seat: i64, start: i64, present: i64, visited: i64) -> i64:
    """The areas to which a president could go from an area without paying other presidents, as bits."""
    free = present & ~yokohama.opposing(seat) & ~visited
    if yokohama.players[seat].stock[YEN] >= yokohama.box.toll:
        free |= bit(yokohama.box.canal)
    found: i64 = 0
    edge: i64 = yokohama.near[start] & free
    while edge != 0:
        found |= edge
        beyond: i64 = 0
        for area in range(AREAS):
            if (edge >> area) & 1:
                beyond |= yokohama.near[area]
        edge = beyond & free & ~found
    return found & ~bit(yokohama.box.canal)


def best_action(yokohama: Yokohama, seat: i64, areas: i64, more: i64, count: i64) -> float:
    """The best action of the president on one of the areas, with so many assistants more on one of them."""
    player = yokohama.players[seat]
    price = tied(yokohama)
    best = 0.0
    for area in range(AREAS):
        if (areas >> area) & 1:
            added: i64 = count if area == more else 0
            power = yokohama.count_power(seat, area) + (0 if player.president == area else 1) + added
            gain = action_worth(yokohama, seat, area, power) - price * float(player.assistants[area] + added)
            best = max(best, gain)
    return best


def best_now(yokohama: Yokohama, seat: i64, present: i64, more: i64, count: i64) -> float:
    """The best action that the president could reach in this turn."""
    president = yokohama.players[seat].president
    areas = present & ~yokohama.opposing(seat)
    if president != NOTHING:
        areas = reachable(yokohama, seat, president, present, bit(president))
    return best_action(yokohama, seat, areas, more, count)


def promise(yokohama: Yokohama, seat: i64, area: i64, more: i64) -> float:
    """What so many assistants more on an area add to an action of a later turn; none: what those there promise."""
    player = yokohama.players[seat]
    there = player.assistants[area]
    base = yokohama.count_power(seat, area) - there + (0 if player.president == area else 1)
    price = tied(yokohama)
    full = action_worth(yokohama, seat, area, FULL_POWER) - price * float(FULL_POWER - base)
    after = growing(yokohama, seat, area, base, there + more, full, price)
    return after if there == 0 or more == 0 else after - growing(yokohama, seat, area, base, there, full, price)


def growing(yokohama: Yokohama, seat: i64, area: i64, base: i64, count: i64, full: float, price: float) -> float:
    """What so many assistants on an area promise: the action with them alone, or with all that will follow."""
    power = base + count
    worth = action_worth(yokohama, seat, area, power) - price * float(count) if power < FULL_POWER else full
    part = full
    while power < FULL_POWER:
        part *= GROWING
        power += 1
    return max(0.0, worth, part)


def worth_of_placing(yokohama: Yokohama, seat: i64, move: i64) -> float:
    """The best action that the president could reach then, and what the assistants promise for later turns."""
    player = yokohama.players[seat]
    count: i64 = 2 if move >= PAIR else 1
    area = move - (PAIR if move >= PAIR else PLACE)
    worth = NOW * best_now(yokohama, seat, player.present | bit(area), area, count)
    worth -= FEE * float(yokohama.fees(seat, area) * count)
    if turns_left(yokohama) == LAST:
        return worth - 0.01
    worth += LATER * time_left(yokohama) * promise(yokohama, seat, area, count)
    hand = player.hand[ASSISTANT] - count
    step = yokohama.agenda[-1]
    if count == 1 and isinstance(step, Placement):
        worth += SPREAD * float(max(0, min(hand, yokohama.box.spread - 1 - step.count)))
    return worth if hand > 0 else worth - EMPTY_HAND


def worth_of_moving(yokohama: Yokohama, seat: i64, move: i64) -> float:
    player = yokohama.players[seat]
    here = player.president
    if move == BACK:
        if turns_left(yokohama) == LAST:
            return -5.0
        return 0.0 if here != NOTHING else -AGAIN
    area = yokohama.station if move == RAIL else move - (RIDE if move >= RIDE else GO)
    there = action_worth(yokohama, seat, area, yokohama.count_power(seat, area) + 1)
    there -= tied(yokohama) * float(player.assistants[area])
    fees = FEE * float(yokohama.fees(seat, area))
    if here == NOTHING or move >= RAIL:
        return there - (fees if move != RAIL else 0.0)
    step = yokohama.agenda[-1]
    visited: i64 = bit(here) | bit(area)
    if isinstance(step, Path):
        visited |= step.visited
    beyond = best_action(yokohama, seat, reachable(yokohama, seat, area, player.present, visited), NOTHING, 0)
    if (yokohama.opposing(seat) >> area) & 1 or area == yokohama.box.canal:
        return beyond - fees - 0.1
    return max(there, beyond - 0.05) - fees


def worth_of_recall(yokohama: Yokohama, seat: i64, area: i64) -> float:
    """Assistants come back only from areas where an action is hardly worth anything, whatever power it has."""
    if turns_left(yokohama) == LAST:
        return -1.0
    player = yokohama.players[seat]
    return IDLE - promise(yokohama, seat, area, 0) / float(player.assistants[area])
