"""What a seat of Goa cannot see: the ducats and cards of others, the deck, the tokens under the corners."""

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


def unseen_cards(goa: Goa, seat: i64) -> list[i64]:
    """GOA-H2, GOA-H3  The cards of the deck and of the others, in the order of the box; NOBODY sees no hand at all."""
    unseen = goa.deck[:]
    for other in range(goa.seats):
        if other != seat:
            for card in range(CARDS):
                if goa.players[other].hand >> card & 1:
                    unseen.append(card)
    unseen.sort()  # so that nothing of the true order can be left in it
    return unseen


def redeal_cards(goa: Goa, seat: i64, dice: Dice) -> None:
    unseen = unseen_cards(goa, seat)
    dice.shuffle(unseen)
    for other in range(goa.seats):
        if other != seat:
            hand: i64 = 0
            for _ in range(goa.players[other].hand_size):
                hand |= bit(unseen.pop())
            goa.players[other].hand = hand
    goa.deck = unseen


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


# How likely a founding is --------------------------------------------------------------------------------------------


def sums_to_come(goa: Goa, seat: i64, flips: i64) -> list[i64]:
    """GOA-12.3, GOA-11.5  By each sum of colonists, in how many ways the next cards show it, as far as a seat can know.

    Any of the cards that the seat does not see may come; where the deck is too small, cards of the discards follow.
    """
    first: i64 = min(flips, len(goa.deck))
    ways = ways_to_draw(goa, unseen_cards(goa, seat), first)
    more = ways_to_draw(goa, goa.discards, min(flips - first, len(goa.discards)))
    sums: list[i64] = [0] * (len(ways) + len(more) - 1)
    for one in range(len(ways)):
        for other in range(len(more)):
            sums[one + other] += ways[one] * more[other]
    return sums


def ways_to_draw(goa: Goa, cards: list[i64], draws: i64) -> list[i64]:
    """In how many ways so many of the cards show each sum of colonists."""
    most: i64 = 0
    for card in cards:
        most = max(most, goa.box.card_colonists[card])
    ways: list[list[i64]] = [[0] * (draws * most + 1) for _ in range(draws + 1)]
    ways[0][0] = 1
    for card in cards:
        number = goa.box.card_colonists[card]
        for drawn in range(draws, 0, -1):
            for total in range(number, draws * most + 1):
                ways[drawn][total] += ways[drawn - 1][total - number]
    return ways[draws]


def percent_reaching(sums: list[i64], goal: i64) -> int:
    """The share of all ways that reach a sum, in percent: 0 or 100 only where that is certain."""
    good: i64 = 0
    every: i64 = 0
    for total in range(len(sums)):
        every += sums[total]
        if total >= goal:
            good += sums[total]
    if good == 0 or good == every:
        return 100 if good > 0 else 0
    return min(99, max(1, (200 * good + every) // (2 * every)))
