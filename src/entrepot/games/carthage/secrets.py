"""What a seat of Traders of Carthage cannot see: the draw pile, other hands, and the cards under trader markers."""

from typing import Final

from mypy_extensions import i64

from ...kernel.dice import Dice
from .constants import KINDS
from .position import Carthage

TRIES: Final = 6
"""How often a payer's hand is dealt anew before it is made rich enough by hand."""


def redeal(carthage: Carthage, seat: i64, dice: Dice) -> None:
    """CAR-13.1, CAR-13.3, CAR-13.4  Reshuffle all that lies face down for the seat, keeping every number of cards."""
    payer, due = carthage.active, carthage.due
    others = [other for other in range(carthage.seats) if other != seat]
    others.sort(key=lambda other: other != payer)  # who must hold enough is dealt first, from all unseen cards
    sizes = [carthage.hand_size(other) for other in others]
    unseen = carthage.pile
    for player in carthage.players:
        unseen += player.vp
    for other in others:
        for kind in range(KINDS):
            unseen += [kind] * carthage.players[other].hand[kind]
    unseen.sort()  # so that nothing of the true order can be left in the shuffled one
    dice.shuffle(unseen)
    for other, size in zip(others, sizes, strict=True):
        carthage.players[other].hand = _hand(carthage, unseen, size, due if other == payer else 0, dice)
    for player in carthage.players:
        for place in range(len(player.vp)):
            player.vp[place] = unseen.pop()
    carthage.dice = Dice(dice.seed())


def _hand(carthage: Carthage, unseen: list[i64], size: i64, due: i64, dice: Dice) -> list[i64]:
    """Deal a hand from the unseen cards. Who is asked to pay is known to hold enough and a card to spare."""
    value = carthage.box.value
    hand: list[i64] = [unseen.pop() for _ in range(size)]
    for _ in range(TRIES):
        if due <= 0 or _can_spare(carthage, hand, due):
            break
        unseen += hand
        dice.shuffle(unseen)
        hand = [unseen.pop() for _ in range(size)]
    while due > 0 and not _can_spare(carthage, hand, due):
        worst: i64 = 0
        for place in range(len(hand)):
            if value[hand[place]] < value[hand[worst]]:
                worst = place
        best: i64 = 0
        for place in range(len(unseen)):
            if value[unseen[place]] > value[unseen[best]]:
                best = place
        held = hand[worst]
        hand[worst] = unseen[best]
        unseen[best] = held
    counts: list[i64] = [0] * KINDS
    for kind in hand:
        counts[kind] += 1
    return counts


def _can_spare(carthage: Carthage, hand: list[i64], due: i64) -> bool:
    """Whether a hand covers what is due without its smallest card."""
    total: i64 = 0
    least: i64 = 0
    for kind in hand:
        value = carthage.box.value[kind]
        total += value
        if least == 0 or value < least:
            least = value
    return total - least >= due
