"""What a seat of Lighthouse cannot see: the pile, the other hands, and what the others have sent this round."""

from mypy_extensions import i64

from entrepot.kernel.dice import Dice
from entrepot.kernel.nothing import NOTHING

from .box import SIZES
from .position import Lighthouse


def redeal(lighthouse: Lighthouse, seat: i64, dice: Dice) -> None:
    """Reshuffle everything the seat cannot see, keeping every number of ships as it is, and reseed the future."""
    others = [other for other in range(lighthouse.seats) if other != seat]
    sizes = [lighthouse.hand_size(other) for other in others]
    unseen = lighthouse.pile
    for other in others:
        for ship in range(SIZES):
            unseen += [ship] * lighthouse.hands[other][ship]
        if lighthouse.sent[other] != NOTHING:
            unseen.append(lighthouse.sent[other])
    unseen.sort()  # so that the deal depends on the dice alone, and on nothing that is hidden
    dice.shuffle(unseen)
    for other, size in zip(others, sizes):
        lighthouse.hands[other] = [0] * SIZES
        for _ in range(size):
            lighthouse.hands[other][unseen.pop()] += 1
        if lighthouse.sent[other] != NOTHING:
            lighthouse.sent[other] = unseen.pop()
    lighthouse.dice = Dice(dice.seed())
