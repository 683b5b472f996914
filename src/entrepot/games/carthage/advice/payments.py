"""Which cards to pay with, and which goods to save from pirates."""

from typing import Final

from mypy_extensions import i64

from ..constants import KINDS, RANKS
from ..moves import DONE, PAY, PROTECT
from ..player import Player
from ..position import Carthage
from ..steps.payday import Protect
from .purchases import COIN
from .stacks import stack_worth

NEVER: Final = -1000.0


def worth_of_payment(carthage: Carthage, seat: i64, due: i64, move: i64) -> float:
    """Pay as little too much as possible, and stop as soon as it is enough."""
    if move == DONE:
        return 1.0
    if due <= 0:
        return NEVER / 2
    hand = carthage.players[seat].hand[:]
    kind = move - PAY
    hand[kind] -= 1
    waste = least_waste(carthage, hand, due - carthage.box.value[kind])
    return -float(waste) - 0.01 * float(carthage.box.icons[kind])


def least_waste(carthage: Carthage, hand: list[i64], due: i64) -> i64:
    """By how much the cheapest choice of cards goes beyond what is due."""
    if due <= 0:
        return -due
    highest: i64 = carthage.box.ranks[-1]
    limit: i64 = due + highest
    reachable: list[bool] = [False] * (limit + 1)
    reachable[0] = True
    for kind in range(KINDS):
        value = carthage.box.value[kind]
        for _ in range(hand[kind]):
            total: i64 = limit - value
            while total >= 0:
                if reachable[total]:
                    reachable[total + value] = True
                total -= 1
    for total in range(due, limit + 1):
        if reachable[total]:
            return total - due
    return 1000


def worth_of_protection(carthage: Carthage, seat: i64, step: Protect, move: i64) -> float:
    """Store goods where what they will pay is more than the discarded coins."""
    if move == DONE:
        return 0.0
    kind = move - PROTECT
    colour = kind // RANKS
    player = carthage.players[seat]
    saved = min(carthage.box.icons[kind] * carthage.box.stored_per_icon, step.in_danger(carthage, seat, colour))
    whole: i64 = player.unstored(colour)
    stack = stack_worth(carthage, player, colour, 0, 0)
    share = stack * float(saved) / float(whole + sum_stored(player, colour))
    return 0.5 * share - COIN * float(carthage.box.value[kind])


def sum_stored(player: Player, colour: i64) -> i64:
    total: i64 = 0
    for rank in range(RANKS):
        total += player.stored[colour * RANKS + rank]
    return total
