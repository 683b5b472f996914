"""A sensible move in Yokohama, by rules of thumb: for the greedy bot. One look, no search.

Everything is measured in points. The heart is what an action on an area would be worth with a given power. Moving looks
for the area where that is most, less what its assistants are worth elsewhere; placing looks for the area where the
president could act best now, and for what the assistants promise there for later turns. The last round knows no later.
"""

from typing import Final

from mypy_extensions import i64

from ...kernel.bits import bit
from ...kernel.nothing import NOTHING
from .box.components import Reward
from .constants import (
    AREAS,
    ASSISTANT,
    BALL,
    BRICKWORKS,
    CANAL,
    CHURCH,
    COUNTRIES,
    CUSTOMS,
    ELECTRIC_LIGHTING,
    EMPLOY,
    EXCHANGE,
    EXHIBITION,
    GAS_LIGHTING,
    GOODS,
    IMPORT,
    KINDS,
    LABORATORY,
    NEED_COMMERCIAL,
    NEED_ORDERS,
    NEED_PRODUCTION,
    NEED_TECHNOLOGIES,
    NEED_TOKENS,
    PATENT_SYSTEM,
    PORT,
    PRODUCTION,
    SHOP_SPACES,
    STACKS,
    WINERY,
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
from .steps.placement import Placement, Telegraph
from .steps.ports import SecondOrder, room_for_orders
from .steps.rewards import LiftAssistant
from .steps.turns import count_need

WORTH: Final = [2.6, 1.4, 1.4, 1.1, 1.8, 0.71]
"""What a piece of each kind is worth: copper, silk, tea, fish, import, yen."""
AT_END: Final = [0.33, 0.33, 0.33, 0.33, 1.0, 0.5]
"""What it is worth in the last round, when the final scoring pays for it."""
STORE: Final = [3, 3, 3, 3, 99, 6]
"""How many pieces of each kind are enough, beyond what orders lack: more are worth little."""
SURPLUS: Final = 0.25
"""How much of its worth a piece has that is too many."""
WANTED: Final = 1.6
"""How much more a good is worth that an order in hand still lacks."""
DELIVERY: Final = 1.3
"""The same in the last round."""
GOAL: Final = 1.3
"""How much of an achievement's points a step towards it is worth."""
ORDER: Final = 0.24
"""How much of its worth an order has that is not fulfilled yet."""
SECOND: Final = 1.2
"""The same for a second order, for which one has to pay."""
COUNTRY: Final = 0.96
"""How much of the points of a set of countries a symbol is worth."""
NEW_AGENT: Final = 1.9
"""What an agent is worth, and what the action must bring for which one is used."""
TECHNOLOGY: Final = 0.26
PER_VALUE: Final = 0.5
"""What any technology is worth, and each point of its value, for the majority."""
EFFECTS: Final = [
    2.0, 3.2, 0.63, 3.0, 2.0, 2.0, 2.0, 1.0, 1.0, 1.5, 1.0, 0.84, 1.0, 1.5, 1.3, 2.1, 0.5, 1.5, 2.0, 0.0
]  # fmt: skip
"""What each technology will bring in a game, in the order of chapter 15; the exhibition pays at once."""
FAITH: Final = 1.2
"""What a piece costs that is paid for faith."""
MAJORITY: Final = 0.25
"""How surely a place on the church or customs board is kept to the end."""
SHOP_STANDS: Final = 1.5
HOUSE_STANDS: Final = 2.0
"""What a shop or a trading house promises: power, income, the end."""
HIRED: Final = 1.3
HIRED_SHOP: Final = 2.8
HIRED_HOUSE: Final = 4.0
"""What a piece in hand is worth, the first of its kind."""
TIED: Final = 1.6
"""What an assistant in the city is worth: an action that takes it back must bring more."""
PATIENCE: Final = 40.0
"""After so many rounds nobody waits any longer for more power."""
LATE: Final = 24
"""From this round on everybody hurries:"""
HURRY: Final = 0.3
"""How much more, with each round after that, an action is worth that brings the end nearer: orders, church, customs."""
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
STEP: Final = 0.3
"""What moving an assistant is worth."""
NEVER: Final = -1000.0
LAST: Final = 0
"""Turns that follow for a seat in the last round."""
FULL_POWER: Final = 5


# How long the game will last -----------------------------------------------------------------------------------------


def turns_left(yokohama: Yokohama) -> i64:
    """How many turns more each seat has after this one; many, as long as no end is in sight."""
    return yokohama.last_round - yokohama.round if yokohama.last_round > 0 else 9


def time_left(yokohama: Yokohama) -> float:
    """How much things count that pay later."""
    left = turns_left(yokohama)
    return 0.0 if left == LAST else 0.5 if left == 1 else 1.0


def tied(yokohama: Yokohama) -> float:
    """What an assistant in the city is worth: less and less, so that games end."""
    left = turns_left(yokohama)
    if left <= 1:
        return 0.5 * TIED if left == 1 else 0.0
    return TIED * max(0.0, 1.0 - float(yokohama.round) / PATIENCE)


def hurry(yokohama: Yokohama) -> float:
    """What it is worth to bring the end nearer: something only in a game that lasts too long."""
    return HURRY * float(max(0, yokohama.round - LATE)) if yokohama.last_round == 0 else 0.0


# Moves ---------------------------------------------------------------------------------------------------------------


def worth(yokohama: Yokohama, seat: i64, move: i64) -> float:
    """What a legal move of the seat seems to be worth, in points; stopping is worth nothing."""
    numbers = yokohama.numbers
    if move >= numbers.worship:
        return worth_of_card(yokohama, seat, move)
    if move == STOP or move == END:
        return worth_of_stopping(yokohama, seat)
    if ACHIEVE <= move < PLACE:
        return 50.0
    if AGENT <= move < SEND:
        return best_by_agent(yokohama, seat) - (NEW_AGENT if turns_left(yokohama) > LAST else 1.0)
    if SEND <= move < ACHIEVE:
        return action_worth(yokohama, seat, move - SEND, yokohama.count_power(seat, move - SEND))
    if PLACE <= move < GO:
        return worth_of_placing(yokohama, seat, move)
    if GO <= move < RECALL:
        return worth_of_moving(yokohama, seat, move)
    if RECALL <= move < BUY:
        return worth_of_recall(yokohama, seat, move - RECALL)
    if BUY <= move < PAY:
        return worth_of_exchange(yokohama, seat, move)
    return worth_of_piece(yokohama, seat, move)


def worth_of_stopping(yokohama: Yokohama, seat: i64) -> float:
    step = yokohama.agenda[-1]
    player = yokohama.players[seat]
    if isinstance(step, Path):
        here = player.president
        power = yokohama.count_power(seat, here)
        return action_worth(yokohama, seat, here, power) - tied(yokohama) * float(player.assistants[here])
    if isinstance(step, Placement | Telegraph):
        return NOW * best_now(yokohama, seat, player.present, NOTHING, 0)
    return 0.0


def worth_of_card(yokohama: Yokohama, seat: i64, move: i64) -> float:
    """Spaces, technologies, orders and rewards."""
    numbers = yokohama.numbers
    box = yokohama.box
    if move >= numbers.reward:
        country = box.reward_country[move - numbers.reward]
        return 1.0 if country == NOTHING else symbol_worth(yokohama, yokohama.players[seat], country)
    if move >= numbers.take:
        return 1.0 + hurry(yokohama) + order_worth(yokohama, seat, move - numbers.take)
    if move >= numbers.fulfil:
        return 20.0 + reward_worth(yokohama, seat, box.order_reward[move - numbers.fulfil])
    if move >= numbers.keep:
        return order_worth(yokohama, seat, move - numbers.keep)
    if move >= numbers.acquire:
        card = move - numbers.acquire
        slots = yokohama.labs[box.side[yokohama.site]]
        return technology_worth(yokohama, seat, card, slots.index(card), yokohama.power, yokohama.site)
    if move >= numbers.declare:
        worth = customs_worth(yokohama, seat, move - numbers.declare)
        return worth + board_worth(yokohama, seat, yokohama.customs, box.customs_places, BRICKWORKS)
    worth = church_worth(yokohama, seat, move - numbers.worship, yokohama.site, yokohama.power)
    return worth + board_worth(yokohama, seat, yokohama.church, box.church_places, WINERY)


def worth_of_piece(yokohama: Yokohama, seat: i64, move: i64) -> float:
    """Payments, pieces, buildings and the rest."""
    player = yokohama.players[seat]
    later = turns_left(yokohama) > LAST
    if move == LEAVE:
        return 0.2 if later else -0.1
    if move == SPIN:
        return 0.3 if player.stock[YEN] < 2 or not later else -1.0
    if move == STUDY:
        return 0.3 if player.stock[YEN] > 2 and turns_left(yokohama) > 1 else -1.0
    if PAY <= move < LIFT:
        return worth_of_payment(yokohama, seat, move - PAY)
    if LIFT <= move < TO:
        if isinstance(yokohama.agenda[-1], LiftAssistant):
            return 0.3 if later and move == LIFT_FROM_HAND and player.hand[ASSISTANT] > 1 else -0.5
        return 0.1 if move == LIFT_FROM_HAND else 0.0
    if TO <= move < HIRE:
        return promise(yokohama, seat, move - TO, 1)
    if HIRE <= move < CLAIM:
        return piece_worth(yokohama, player, move - HIRE)
    if move == CLAIM:
        return 1.0 + reward_worth(yokohama, seat, yokohama.box.token_reward[yokohama.tokens[yokohama.site]])
    if move == HOUSE:
        return house_worth(yokohama, seat, yokohama.site)
    if SHOP <= move < HOUSE:
        return shop_worth(yokohama, seat, yokohama.site, move - SHOP)
    if GAIN <= move < STATION:
        return good_worth(yokohama, player, move - GAIN, 1)
    return float(yokohama.count_power(seat, move - STATION))


def worth_of_payment(yokohama: Yokohama, seat: i64, kind: i64) -> float:
    """Pay with what is worth least; pay for a second order only if that is worth the price."""
    player = yokohama.players[seat]
    price = unit_worth(yokohama, kind) * (2.0 if kind == YEN else 1.0)
    if lacking(yokohama, player, kind) > 0:
        price += 0.2
    if isinstance(yokohama.agenda[-1], SecondOrder):
        return SECOND * port_worth(yokohama, seat, yokohama.site, yokohama.strength()) - price
    return -price


# What things are worth -----------------------------------------------------------------------------------------------


def lacking(yokohama: Yokohama, player: Player, kind: i64) -> i64:
    """How many of a good the orders in hand still lack, the worst of them."""
    most: i64 = 0
    if kind < GOODS:
        have = player.stock[kind]
        for order in player.secrets:
            most = max(most, yokohama.box.order_goods[order][kind] - have)
        for order in player.orders:
            most = max(most, yokohama.box.order_goods[order][kind] - have)
    return most


def unit_worth(yokohama: Yokohama, kind: i64) -> float:
    return WORTH[kind] if turns_left(yokohama) > LAST else AT_END[kind]


def good_worth(yokohama: Yokohama, player: Player, kind: i64, count: i64) -> float:
    """Goods for orders and achievements; those beyond a small store are worth little."""
    wanted: i64 = min(count, lacking(yokohama, player, kind))
    if turns_left(yokohama) == LAST:
        return AT_END[kind] * float(count) + DELIVERY * float(wanted)
    have = player.stock[kind]
    room: i64 = max(0, min(count, STORE[kind] + wanted - have))
    worth = WORTH[kind] * (float(room) + SURPLUS * float(count - room)) + WANTED * float(wanted)
    if kind != IMPORT:
        worth += goal_step(yokohama, player, kind, have) * float(count)
    return worth


def goal_step(yokohama: Yokohama, player: Player, need: i64, have: i64) -> float:
    """What one more of something is worth for the achievements that ask for it."""
    worth = 0.0
    for stack in range(STACKS):
        if not (player.achieved >> stack) & 1:
            goal = yokohama.box.achievements[yokohama.goals[stack]]
            for place in range(len(goal.needs)):
                if goal.needs[place] == need and have < goal.counts[place]:
                    points = goal.later if yokohama.achievers[stack] else goal.first
                    steps: i64 = goal.counts[0]
                    if len(goal.counts) > 1:
                        steps += goal.counts[1]
                    worth += GOAL * float(points) / float(steps)
    return worth


def symbol_worth(yokohama: Yokohama, player: Player, country: i64) -> float:
    """What a symbol of a country adds to the sets, and the agent for each second one."""
    count = player.symbols[country]
    size: i64 = 0
    for other in range(COUNTRIES):
        if player.symbols[other] > count:
            size += 1
    sets = yokohama.box.country_sets
    points = float(sets[size] - (sets[size - 1] if size > 0 else 0))
    agent = count % 2 == 1 and yokohama.supply[country] > 0
    if turns_left(yokohama) == LAST:
        return points + (1.0 if agent else 0.0)
    return COUNTRY * points + (NEW_AGENT if agent else 0.0)


def piece_worth(yokohama: Yokohama, player: Player, piece: i64) -> float:
    """Who has none in hand hires one, while there is time to build it."""
    time = time_left(yokohama)
    price = 0.5 * float(player.price_of(yokohama.box, piece))
    if piece == ASSISTANT:
        return HIRED * time - 0.1
    if piece == SHOPS:
        return (HIRED_SHOP if player.hand[SHOPS] == 0 else 0.3) * time - price
    return (HIRED_HOUSE if player.hand[HOUSES] == 0 else 0.0) * time - price


def reward_worth(yokohama: Yokohama, seat: i64, reward: Reward) -> float:
    player = yokohama.players[seat]
    time = time_left(yokohama)
    worth = float(reward.points) + (0.3 + 1.5 * time) * float(reward.any_good)
    worth += time * (
        STEP * float(reward.moves)
        + HIRED * float(reward.assistants)
        + 0.5 * float(reward.shops + reward.houses)
        + NEW_AGENT * float(reward.free_agents)
    )
    for kind in range(KINDS):
        if reward.stock[kind] > 0:
            worth += good_worth(yokohama, player, kind, reward.stock[kind])
    return worth


def order_worth(yokohama: Yokohama, seat: i64, order: i64) -> float:
    """The reward and its symbol, less what the missing goods cost; nothing, if there is no time to bring them."""
    player = yokohama.players[seat]
    goods = yokohama.box.order_goods[order]
    missing = 0.0
    for good in range(GOODS):
        if goods[good] > player.stock[good]:
            missing += WORTH[good] * float(goods[good] - player.stock[good])
    if missing > 0.0 and turns_left(yokohama) == LAST:
        return -2.0
    worth = reward_worth(yokohama, seat, yokohama.box.order_reward[order]) - missing
    worth += symbol_worth(yokohama, player, yokohama.box.order_country[order])
    worth += goal_step(yokohama, player, NEED_ORDERS, len(player.fulfilled))
    if player.owns(BALL):
        worth += float(yokohama.box.bonus[BALL])
    return ORDER * worth


def technology_worth(yokohama: Yokohama, seat: i64, card: i64, slot: i64, power: i64, area: i64) -> float:
    box = yokohama.box
    lack = lacking_value(yokohama, card, slot, area, power)
    if not may_acquire(yokohama, seat, card, lack):
        return NEVER
    if extra_is_due(yokohama, seat):
        lack += 1
    player = yokohama.players[seat]
    technology = box.card_technology[card]
    worth = TECHNOLOGY + PER_VALUE * float(box.value[technology]) + EFFECTS[technology] * time_left(yokohama)
    worth += symbol_worth(yokohama, player, box.card_country[card])
    worth += goal_step(yokohama, player, NEED_TECHNOLOGIES, len(player.cards))
    if technology == EXHIBITION:
        worth += float(box.bonus[EXHIBITION])
    if player.owns(PATENT_SYSTEM):
        worth += float(box.bonus[PATENT_SYSTEM])
    return worth - (1.6 if turns_left(yokohama) > LAST else 1.0) * float(lack)


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


def port_worth(yokohama: Yokohama, seat: i64, area: i64, highest: i64) -> float:
    if room_for_orders(yokohama, seat) <= 0:
        return 0.0
    side = yokohama.box.side[area]
    slots = yokohama.ports[side]
    best = 0.0
    for slot in range(len(slots)):
        if slots[slot] != NOTHING and yokohama.box.slot_class[side][slot] <= highest:
            best = max(best, 1.0 + order_worth(yokohama, seat, slots[slot]))
    return best + hurry(yokohama) if best > 0.0 else 0.0


def building_worth(yokohama: Yokohama, seat: i64, area: i64) -> float:
    best = 0.0
    if may_build_shop(yokohama, seat, area):
        for space in range(SHOP_SPACES):
            if yokohama.shops[area * SHOP_SPACES + space] == NOTHING:
                best = max(best, shop_worth(yokohama, seat, area, space))
    if may_build_house(yokohama, seat, area):
        best = max(best, house_worth(yokohama, seat, area))
    return best


def shop_worth(yokohama: Yokohama, seat: i64, area: i64, space: i64) -> float:
    worth = reward_worth(yokohama, seat, yokohama.box.shop_reward[yokohama.tiles[area]][space])
    return worth + standing_worth(yokohama, seat, area, SHOP_STANDS, GAS_LIGHTING)


def house_worth(yokohama: Yokohama, seat: i64, area: i64) -> float:
    worth = reward_worth(yokohama, seat, yokohama.box.house_reward[yokohama.tiles[area]])
    return worth + standing_worth(yokohama, seat, area, HOUSE_STANDS, ELECTRIC_LIGHTING)


def standing_worth(yokohama: Yokohama, seat: i64, area: i64, stands: float, lighting: i64) -> float:
    """What a building brings beside its reward: power, its lighting, and a step towards an achievement."""
    player = yokohama.players[seat]
    worth = stands * time_left(yokohama)
    if player.owns(lighting):
        worth += float(yokohama.box.bonus[lighting])
    if not ((player.shops | player.houses) >> area) & 1:
        need: i64 = NEED_PRODUCTION if yokohama.box.category[area] == PRODUCTION else NEED_COMMERCIAL
        worth += goal_step(yokohama, player, need, count_need(yokohama, player, need))
    return worth


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
