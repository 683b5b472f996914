"""What things are worth: goods and yen, symbols of countries, pieces to build with, and the rewards they come in."""

from typing import Final

from mypy_extensions import i64

from ..box.components import Reward
from ..constants import ASSISTANT, COUNTRIES, GOODS, IMPORT, KINDS, STACKS
from ..constants import HOUSE as HOUSES
from ..constants import SHOP as SHOPS
from ..player import Player
from ..position import Yokohama
from .remaining import LAST, time_left, turns_left

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
COUNTRY: Final = 0.96
"""How much of the points of a set of countries a symbol is worth."""
NEW_AGENT: Final = 1.9
"""What an agent is worth, and what the action must bring for which one is used."""
HIRED: Final = 1.3
HIRED_SHOP: Final = 2.8
HIRED_HOUSE: Final = 4.0
"""What a piece in hand is worth, the first of its kind."""
STEP: Final = 0.3
"""What moving an assistant is worth."""
NEVER: Final = -1000.0


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
