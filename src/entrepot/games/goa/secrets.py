"""What a seat of Goa can not see: the ducats and cards of others, the deck, the tokens under the corners."""

from mypy_extensions import i64

from ...kernel.bits import bit
from ...kernel.dice import Dice
from ...kernel.nothing import NOTHING
from .constants import CARDS, CORNERS
from .position import Goa
from .steps.cards import Purchase, cheapest_step


def redeal(goa: Goa, seat: i64, dice: Dice) -> None:
    """GOA-H1, GOA-H2, GOA-H3, GOA-H8  Deal anew all that lies face down for the seat, keeping every number of cards."""
    if not goa.over:  # GOA-H1, GOA-H2: at the end ducats and cards are laid open
        redeal_cards(goa, seat, dice)
        for other in range(goa.seats):
            if other != seat:
                goa.players[other].ducats = known_ducats(goa, other) + dice.below(2 * goa.box.ducats_other + 1)
    redeal_tokens(goa, dice)
    goa.dice = Dice(dice.seed())


def redeal_cards(goa: Goa, seat: i64, dice: Dice) -> None:
    unseen = goa.deck
    for other in range(goa.seats):
        if other != seat:
            for card in range(CARDS):
                if goa.players[other].hand >> card & 1:
                    unseen.append(card)
    unseen.sort()  # so that nothing of the true order can be left in the shuffled one
    dice.shuffle(unseen)
    for other in range(goa.seats):
        if other != seat:
            hand: i64 = 0
            for _ in range(goa.players[other].hand_size):
                hand |= bit(unseen.pop())
            goa.players[other].hand = hand


def known_ducats(goa: Goa, seat: i64) -> i64:
    """What a seat is known to hold: its bid, outbid or not, until it pays; and a step for which the card was played."""
    known: i64 = 0
    if goa.lot != NOTHING and goa.said[seat] > 0 and goa.lots.winners[goa.lot] != seat:
        known = goa.said[seat]
    step = goa.agenda[-1] if goa.agenda else None
    if isinstance(step, Purchase) and step.seat == seat:
        known = cheapest_step(goa, seat)
    return known


def redeal_tokens(goa: Goa, dice: Dice) -> None:
    """GOA-18.2  The tokens under the corners and those that lie nowhere look alike from above."""
    unseen = goa.token_stock
    for corner in range(CORNERS):
        if goa.corner_tokens[corner] != NOTHING:
            unseen.append(goa.corner_tokens[corner])
    unseen.sort()
    dice.shuffle(unseen)
    for corner in range(CORNERS):
        if goa.corner_tokens[corner] != NOTHING:
            goa.corner_tokens[corner] = unseen.pop()
