"""What an action on an area would bring."""

from mypy_extensions import i64

from ....kernel.nothing import NOTHING
from ..constants import ASSISTANT, CANAL, CHURCH, CUSTOMS, EMPLOY, EXCHANGE, LABORATORY, NEED_TOKENS, PORT
from ..constants import GAIN as GAINS
from ..constants import HOUSE as HOUSES
from ..constants import SHOP as SHOPS
from ..position import Yokohama
from .boards import best_at_church, best_at_customs
from .buildings import building_worth
from .cards import port_worth, technology_worth
from .goods import HIRED, HIRED_HOUSE, HIRED_SHOP, goal_step, good_worth, reward_worth
from .remaining import time_left


def action_worth(yokohama: Yokohama, seat: i64, area: i64, power: i64) -> float:
    """What an action on an area would bring, the token and a building included."""
    box = yokohama.box
    power = min(power, box.power_cap)
    effect = box.effect[area]
    if effect == CANAL or power < 1:
        return 0.0
    worth = effect_worth(yokohama, seat, area, power)
    if power >= box.token_power and yokohama.tokens[area] != NOTHING:
        player = yokohama.players[seat]
        worth += reward_worth(yokohama, seat, box.token_reward[yokohama.tokens[area]])
        worth += goal_step(yokohama, player, NEED_TOKENS, player.agent_count() + len(player.tokens))
    if power >= box.building_power:
        worth += building_worth(yokohama, seat, area)
    return worth


def effect_worth(yokohama: Yokohama, seat: i64, area: i64, power: i64) -> float:
    box = yokohama.box
    player = yokohama.players[seat]
    effect = box.effect[area]
    strength = box.power[area][power]
    if effect == GAINS:
        return good_worth(yokohama, player, box.good[area], strength) if strength > 0 else 0.0
    if effect == EXCHANGE:
        return 0.3 * float(strength)
    if effect == EMPLOY:
        if strength == 0:
            return 0.0
        worth = HIRED * float(min(strength, player.warehouse[ASSISTANT]))
        if player.hand[HOUSES] == 0 and player.can_hire(box, HOUSES):
            worth += 0.5 * HIRED_HOUSE
        elif player.hand[SHOPS] == 0 and player.can_hire(box, SHOPS):
            worth += 0.5 * HIRED_SHOP
        return worth * time_left(yokohama)
    best = 0.0
    if effect == CHURCH:
        best = best_at_church(yokohama, seat, area, power)
    elif effect == CUSTOMS:
        best = best_at_customs(yokohama, seat, strength)
    elif effect == LABORATORY:
        slots = yokohama.labs[box.side[area]]
        for slot in range(len(slots)):
            if slots[slot] != NOTHING:
                best = max(best, technology_worth(yokohama, seat, slots[slot], slot, power, area))
    elif effect == PORT:
        best = port_worth(yokohama, seat, area, strength) + float(box.power_points[area][power])
    return best
