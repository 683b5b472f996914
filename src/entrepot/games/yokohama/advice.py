"""A sensible move in Yokohama, by rules of thumb: for the greedy bot. One look, no search.

Everything is measured in points. The heart is what an action on an area would be worth with a given power; placing and
moving look for the area where that is most, among those that the president can reach.
"""

from typing import Final

from mypy_extensions import i64

from ...kernel.bits import bit
from ...kernel.nothing import NOTHING
from .box.components import Reward
from .constants import (
    AREAS,
    ASSISTANT,
    CANAL,
    CHURCH,
    CUSTOMS,
    EMPLOY,
    EXCHANGE,
    GOODS,
    IMPORT,
    KINDS,
    LABORATORY,
    PORT,
    SHOP_SPACES,
    YEN,
)
from .constants import GAIN as GAINS
from .constants import HOUSE as HOUSES
from .constants import SHOP as SHOPS
from .moves import (
    ACHIEVE,
    AGENT,
    BACK,
    BUY,
    CLAIM,
    END,
    GAIN,
    GO,
    HIRE,
    HOUSE,
    LEAVE,
    LIFT,
    LIFT_FROM_HAND,
    PAIR,
    PAY,
    PLACE,
    RAIL,
    RECALL,
    RIDE,
    SELL,
    SEND,
    SHOP,
    SPIN,
    STATION,
    STOP,
    STUDY,
    TO,
)
from .player import Player
from .position import Yokohama
from .steps.action import may_build_house, may_build_shop
from .steps.areas import payable_kinds
from .steps.laboratory import extra_is_due, lacking_value, may_acquire
from .steps.movement import Path
from .steps.ports import room_for_orders
from .steps.rewards import LiftAssistant

WORTH: Final = [1.7, 1.3, 0.8, 0.8, 2.5, 0.7]
"""What a piece of each kind is worth: copper, silk, tea, fish, import, yen."""
WANTED: Final = 0.8
"""How much more a good is worth that an order in hand still lacks."""
MAJORITY: Final = 1.5
"""What an assistant on the church or customs board promises for the end."""
NEVER: Final = -1000.0


def worth(yokohama: Yokohama, seat: i64, move: i64) -> float:
    """What a legal move of the seat seems to be worth, in points; stopping is worth nothing."""
    numbers = yokohama.numbers
    if move >= numbers.worship:
        return worth_of_card(yokohama, seat, move)
    if ACHIEVE <= move < PLACE:
        return 50.0
    if AGENT <= move < SEND:
        return best_by_agent(yokohama, seat) - 2.0
    if SEND <= move < ACHIEVE:
        return action_worth(yokohama, seat, move - SEND, yokohama.count_power(seat, move - SEND))
    if PLACE <= move < GO:
        return worth_of_placing(yokohama, seat, move)
    if GO <= move < RECALL or (move == STOP and isinstance(yokohama.agenda[-1], Path)):
        return worth_of_moving(yokohama, seat, move)
    if RECALL <= move < BUY:
        return 0.5
    if BUY <= move < PAY:
        return worth_of_exchange(yokohama, seat, move)
    return worth_of_piece(yokohama, seat, move)


def worth_of_card(yokohama: Yokohama, seat: i64, move: i64) -> float:
    """Spaces, technologies, orders and rewards."""
    numbers = yokohama.numbers
    box = yokohama.box
    if move >= numbers.reward:
        return 1.0
    if move >= numbers.take:
        return 1.0 + order_worth(yokohama, seat, move - numbers.take)
    if move >= numbers.fulfil:
        return 20.0 + reward_worth(yokohama, seat, box.order_reward[move - numbers.fulfil])
    if move >= numbers.keep:
        return order_worth(yokohama, seat, move - numbers.keep)
    if move >= numbers.acquire:
        card = move - numbers.acquire
        slots = yokohama.labs[box.side[yokohama.site]]
        return technology_worth(yokohama, seat, card, slots.index(card), yokohama.power, yokohama.site)
    if move >= numbers.declare:
        return customs_worth(yokohama, seat, move - numbers.declare)
    return church_worth(yokohama, seat, move - numbers.worship, yokohama.site, yokohama.power)


def worth_of_piece(yokohama: Yokohama, seat: i64, move: i64) -> float:
    """Payments, pieces, buildings and the rest."""
    player = yokohama.players[seat]
    if move == END or move == STOP or move == LEAVE:
        return 0.0 if move != LEAVE else -0.1
    if move == SPIN:
        return 0.2 if player.stock[YEN] < 2 else -1.0
    if move == STUDY:
        return 0.3 if player.stock[YEN] > 2 else -1.0
    if PAY <= move < LIFT:
        kind = move - PAY
        return -WORTH[kind] * (2.0 if kind == YEN else 1.0) - 0.2 * float(lacking(yokohama, player, kind) > 0)
    if LIFT <= move < TO:
        if isinstance(yokohama.agenda[-1], LiftAssistant):
            return 0.3 if move == LIFT_FROM_HAND and player.hand[ASSISTANT] > 1 else -0.5
        return 0.1 if move == LIFT_FROM_HAND else 0.0
    if TO <= move < HIRE:
        return action_worth(yokohama, seat, move - TO, yokohama.count_power(seat, move - TO) + 2)
    if HIRE <= move < CLAIM:
        return piece_worth(yokohama, player, move - HIRE)
    if move == CLAIM:
        return 1.0 + reward_worth(yokohama, seat, yokohama.box.token_reward[yokohama.tokens[yokohama.site]])
    if move == HOUSE:
        return 2.0 + reward_worth(yokohama, seat, yokohama.box.house_reward[yokohama.tiles[yokohama.site]])
    if SHOP <= move < HOUSE:
        return 1.0 + reward_worth(yokohama, seat, yokohama.box.shop_reward[yokohama.tiles[yokohama.site]][move - SHOP])
    if GAIN <= move < STATION:
        return good_worth(yokohama, player, move - GAIN, 1)
    return float(yokohama.count_power(seat, move - STATION))


# What things are worth -----------------------------------------------------------------------------------------------


def lacking(yokohama: Yokohama, player: Player, kind: i64) -> i64:
    """How many of a good the orders in hand still lack, the worst of them."""
    most: i64 = 0
    if kind < GOODS:
        for order in player.secrets + player.orders:
            most = max(most, yokohama.box.order_goods[order][kind] - player.stock[kind])
    return most


def good_worth(yokohama: Yokohama, player: Player, kind: i64, count: i64) -> float:
    wanted = min(count, lacking(yokohama, player, kind))
    return WORTH[kind] * float(count) + WANTED * float(wanted)


def piece_worth(yokohama: Yokohama, player: Player, piece: i64) -> float:
    price = 0.5 * float(player.price_of(yokohama.box, piece))
    if piece == ASSISTANT:
        return 1.2
    if piece == SHOPS:
        return (2.0 if player.hand[SHOPS] == 0 else 0.5) - price
    return (4.5 if player.hand[HOUSES] == 0 else 1.0) - price


def reward_worth(yokohama: Yokohama, seat: i64, reward: Reward) -> float:
    player = yokohama.players[seat]
    worth = float(reward.points) + 1.6 * float(reward.any_good) + 0.3 * float(reward.moves)
    worth += (
        1.2 * float(reward.assistants) + 0.5 * float(reward.shops + reward.houses) + 2.0 * float(reward.free_agents)
    )
    for kind in range(KINDS):
        if reward.stock[kind] > 0:
            worth += good_worth(yokohama, player, kind, reward.stock[kind])
    return worth


def order_worth(yokohama: Yokohama, seat: i64, order: i64) -> float:
    """The reward, less what the missing goods cost; a new country is worth a little more."""
    player = yokohama.players[seat]
    goods = yokohama.box.order_goods[order]
    missing = 0.0
    for good in range(GOODS):
        missing += WORTH[good] * float(max(0, goods[good] - player.stock[good]))
    country = 1.5 if player.symbols[yokohama.box.order_country[order]] % 2 == 1 else 1.0
    return 0.7 * (reward_worth(yokohama, seat, yokohama.box.order_reward[order]) + country - missing)


def technology_worth(yokohama: Yokohama, seat: i64, card: i64, slot: i64, power: i64, area: i64) -> float:
    box = yokohama.box
    lack = lacking_value(yokohama, card, slot, area, power)
    if not may_acquire(yokohama, seat, card, lack):
        return NEVER
    extra = extra_is_due(yokohama, seat)
    cost = 1.6 * float(lack + (1 if extra else 0))
    return 2.5 + 0.8 * float(box.value[box.card_technology[card]]) - cost


def church_worth(yokohama: Yokohama, seat: i64, space: i64, area: i64, power: i64) -> float:
    """The reward and a share of the majority, less what must be paid; only where enough kinds can pay."""
    box = yokohama.box
    lack = box.faith[space] - box.power[area][power]
    if yokohama.church[space] != NOTHING or lack > payable_kinds(yokohama, seat):
        return NEVER
    return reward_worth(yokohama, seat, box.church_reward[space]) + MAJORITY - 1.2 * float(max(0, lack)) - 1.0


def customs_worth(yokohama: Yokohama, seat: i64, space: i64) -> float:
    spent = WORTH[IMPORT] * float(yokohama.box.duty[space])
    return reward_worth(yokohama, seat, yokohama.box.customs_reward[space]) + MAJORITY - spent


def action_worth(yokohama: Yokohama, seat: i64, area: i64, power: i64) -> float:
    """What an action on an area would bring, the token and a building included."""
    box = yokohama.box
    power = min(power, box.power_cap)
    effect = box.effect[area]
    if effect == CANAL or power < 1:
        return 0.0
    worth = effect_worth(yokohama, seat, area, power)
    if power >= box.token_power and yokohama.tokens[area] != NOTHING:
        worth += reward_worth(yokohama, seat, box.token_reward[yokohama.tokens[area]])
    if power >= box.building_power:
        worth += building_worth(yokohama, seat, area)
    return worth


def effect_worth(yokohama: Yokohama, seat: i64, area: i64, power: i64) -> float:
    box = yokohama.box
    player = yokohama.players[seat]
    effect = box.effect[area]
    strength = box.power[area][power]
    if effect == GAINS:
        return good_worth(yokohama, player, box.good[area], strength)
    if effect == EXCHANGE:
        return 0.3 * float(strength)
    if effect == EMPLOY:
        house = strength > 0 and player.hand[HOUSES] == 0 and player.can_hire(box, HOUSES)
        return 1.0 * float(min(strength, player.warehouse[ASSISTANT])) + (2.0 if house else 0.0)
    best = 0.0
    if effect == CHURCH:
        for space in range(len(box.faith)):
            best = max(best, church_worth(yokohama, seat, space, area, power))
    elif effect == CUSTOMS:
        for space in range(len(box.duty)):
            if yokohama.customs[space] == NOTHING and box.duty[space] <= min(strength, player.stock[IMPORT]):
                best = max(best, customs_worth(yokohama, seat, space))
    elif effect == LABORATORY:
        slots = yokohama.labs[box.side[area]]
        for slot in range(len(slots)):
            if slots[slot] != NOTHING:
                best = max(best, technology_worth(yokohama, seat, slots[slot], slot, power, area))
    elif effect == PORT:
        best = port_worth(yokohama, seat, area, strength) + float(box.power_points[area][power])
    return best


def port_worth(yokohama: Yokohama, seat: i64, area: i64, highest: i64) -> float:
    if room_for_orders(yokohama, seat) <= 0:
        return 0.0
    side = yokohama.box.side[area]
    slots = yokohama.ports[side]
    best = 0.0
    for slot in range(len(slots)):
        if slots[slot] != NOTHING and yokohama.box.slot_class[side][slot] <= highest:
            best = max(best, 1.0 + order_worth(yokohama, seat, slots[slot]))
    return best


def building_worth(yokohama: Yokohama, seat: i64, area: i64) -> float:
    box = yokohama.box
    tile = yokohama.tiles[area]
    best = 0.0
    if may_build_shop(yokohama, seat, area):
        for space in range(SHOP_SPACES):
            if yokohama.shops[area * SHOP_SPACES + space] == NOTHING:
                best = max(best, 1.0 + reward_worth(yokohama, seat, box.shop_reward[tile][space]))
    if may_build_house(yokohama, seat, area):
        best = max(best, 2.0 + reward_worth(yokohama, seat, box.house_reward[tile]))
    return best


def worth_of_exchange(yokohama: Yokohama, seat: i64, move: i64) -> float:
    """Buy what an order lacks, sell nothing that is wanted."""
    player = yokohama.players[seat]
    if move >= SELL:
        return -0.5
    kind = move - BUY
    return 0.5 if lacking(yokohama, player, kind) > 0 else -0.5


# Where to act --------------------------------------------------------------------------------------------------------


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
    best = 0.0
    for area in range(AREAS):
        if (areas >> area) & 1:
            power = yokohama.count_power(seat, area) + (0 if player.president == area else 1)
            if area == more:
                power += count
            best = max(best, action_worth(yokohama, seat, area, power))
    return best


def worth_of_placing(yokohama: Yokohama, seat: i64, move: i64) -> float:
    """The best action that the president could reach then, and what the assistants promise for later turns."""
    player = yokohama.players[seat]
    count: i64 = 2 if move >= PAIR else 1
    area = move - (PAIR if move >= PAIR else PLACE)
    present = player.present | bit(area)
    areas = present & ~yokohama.opposing(seat)
    if player.president != NOTHING:
        areas = reachable(yokohama, seat, player.president, present, bit(player.president))
    now = best_action(yokohama, seat, areas, area, count)
    power = yokohama.count_power(seat, area) + count + 1
    later = action_worth(yokohama, seat, area, power) / float(max(power, 2))
    fees = 0.7 * float(yokohama.fees(seat, area) * count)
    spare = 0.0 if player.hand[ASSISTANT] > 2 else -0.4
    return 0.5 * now + 0.4 * later + 0.1 + spare - fees


def worth_of_moving(yokohama: Yokohama, seat: i64, move: i64) -> float:
    player = yokohama.players[seat]
    here = player.president
    if move == STOP:
        return action_worth(yokohama, seat, here, yokohama.count_power(seat, here))
    if move == BACK:
        low = 3.0 if player.hand[ASSISTANT] < 2 else 0.5
        return low + (0.5 if here != NOTHING else 0.0)
    area = yokohama.station if move == RAIL else move - (RIDE if move >= RIDE else GO)
    there = action_worth(yokohama, seat, area, yokohama.count_power(seat, area) + 1)
    fees = 0.7 * float(yokohama.fees(seat, area))
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
