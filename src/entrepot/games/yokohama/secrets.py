"""What a seat of Yokohama cannot see: the decks, the removed orders, and the secret orders of the others."""

from mypy_extensions import i64

from ...kernel.dice import Dice
from ...kernel.nothing import NOTHING
from .position import Yokohama


def redeal(yokohama: Yokohama, seat: i64, dice: Dice) -> None:
    """YOK-21.2, YOK-21.3, YOK-21.4  Reshuffle what lies face down for the seat; its own put-away order stays.

    At the end the orders in hand are shown (YOK-21.7): then they are open, too.
    """
    shown = yokohama.over
    others = [yokohama.players[other] for other in range(yokohama.seats) if other != seat]
    unseen = yokohama.order_deck + yokohama.removed
    for player in others:
        unseen += player.drawn
        if not shown:
            unseen += player.secrets
        if player.put_away != NOTHING:
            unseen.append(player.put_away)
    unseen.sort()  # so that nothing of the true order can be left in the shuffled one
    dice.shuffle(unseen)
    for player in others:
        if player.drawn:
            drawn: list[i64] = [unseen.pop(), unseen.pop()]
            drawn.sort()
            player.drawn = drawn
        if not shown:
            for place in range(len(player.secrets)):
                player.secrets[place] = unseen.pop()
        if player.put_away != NOTHING:
            player.put_away = unseen.pop()
    for place in range(len(yokohama.removed)):
        yokohama.removed[place] = unseen.pop()
    yokohama.order_deck = unseen
    yokohama.card_deck.sort()
    dice.shuffle(yokohama.card_deck)
    yokohama.dice = Dice(dice.seed())
