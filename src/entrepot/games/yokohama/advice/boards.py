"""What a space of the church or customs board is worth."""

from typing import Final

from mypy_extensions import i64

from ....kernel.nothing import NOTHING
from ..constants import BRICKWORKS, IMPORT, WINERY
from ..position import Yokohama
from ..steps.areas import payable_kinds
from .goods import AT_END, HIRED, NEVER, reward_worth, unit_worth
from .remaining import LAST, hurry, turns_left

FAITH: Final = 1.2
"""What a piece costs that is paid for faith."""
MAJORITY: Final = 0.25
"""How surely a place on the church or customs board is kept to the end."""


def majority_worth(yokohama: Yokohama, seat: i64, spaces: list[i64], places: list[int]) -> float:
    """What one assistant more on a board is worth for the places at the end."""
    own: i64 = 0
    most: i64 = 0
    for other in range(yokohama.seats):
        count: i64 = 0
        for owner in spaces:
            if owner == other:
                count += 1
        if other == seat:
            own = count
        else:
            most = max(most, count)
    first, second = float(places[0]), float(places[1])
    before = 0.0 if own == 0 else second if own < most else first if own > most else 0.5 * (first + second)
    after = second if own + 1 < most else first if own + 1 > most else 0.5 * (first + second)
    return MAJORITY * (after - before) + 0.1 * first


def church_worth(yokohama: Yokohama, seat: i64, space: i64, area: i64, power: i64) -> float:
    """The reward, less what must be paid; only where enough kinds can pay. The majority comes on top."""
    box = yokohama.box
    lack: i64 = max(0, box.faith[space] - box.power[area][power])
    price = FAITH if turns_left(yokohama) > LAST else AT_END[0]
    return reward_worth(yokohama, seat, box.church_reward[space]) - price * float(lack)


def customs_worth(yokohama: Yokohama, seat: i64, space: i64) -> float:
    """The reward, less the imports. The majority comes on top."""
    box = yokohama.box
    return reward_worth(yokohama, seat, box.customs_reward[space]) - unit_worth(yokohama, IMPORT) * float(
        box.duty[space]
    )


def board_worth(yokohama: Yokohama, seat: i64, spaces: list[i64], places: list[int], technology: i64) -> float:
    """What any space of the church or customs board brings: the majority, and a technology that pays for it."""
    worth = majority_worth(yokohama, seat, spaces, places)
    if yokohama.players[seat].owns(technology):
        worth += float(yokohama.box.bonus[technology])
    return worth + hurry(yokohama) - (HIRED if turns_left(yokohama) > LAST else 0.0)


def best_at_church(yokohama: Yokohama, seat: i64, area: i64, power: i64) -> float:
    box = yokohama.box
    reach = box.power[area][power] + payable_kinds(yokohama, seat)
    best = NEVER
    for space in range(len(box.faith)):
        if yokohama.church[space] == NOTHING and box.faith[space] <= reach:
            best = max(best, church_worth(yokohama, seat, space, area, power))
    if best == NEVER:
        return 0.0
    return max(0.0, best + board_worth(yokohama, seat, yokohama.church, box.church_places, WINERY))


def best_at_customs(yokohama: Yokohama, seat: i64, strength: i64) -> float:
    box = yokohama.box
    imports: i64 = min(strength, yokohama.players[seat].stock[IMPORT])
    best = NEVER
    for space in range(len(box.duty)):
        if yokohama.customs[space] == NOTHING and box.duty[space] <= imports:
            best = max(best, customs_worth(yokohama, seat, space))
    if best == NEVER:
        return 0.0
    return max(0.0, best + board_worth(yokohama, seat, yokohama.customs, box.customs_places, BRICKWORKS))
