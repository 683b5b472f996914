"""What a seat of Mombasa cannot see: the deck, the book supplies, start tiles of others, and their plans.

The cards that a player owns are known to all who remember (MOM-H1): so a hand is not reshuffled as such, only which of
its cards lie at the slots during planning.
"""

from mypy_extensions import i64

from ...kernel.dice import Dice
from ...kernel.nothing import NOTHING
from .constants import SHARE, SLOTS
from .player import HIDDEN, Player
from .position import Mombasa


def redeal(mombasa: Mombasa, seat: i64, dice: Dice) -> None:
    """Reshuffle everything that is face down for the seat; sort first, so that nothing of the true order is left."""
    bottom: i64 = 0
    for part in mombasa.box.stack:  # MOM-H4: the letter of a card follows from its place in the stack
        cards = sorted(mombasa.stack[bottom : bottom + len(part)])
        dice.shuffle(cards)
        mombasa.stack[bottom : bottom + len(part)] = cards
        bottom += len(part)
    for supply in mombasa.supplies:
        supply.sort()
        dice.shuffle(supply)
    _redeal_tiles(mombasa, seat, dice)
    for other in range(mombasa.seats):
        if other != seat:
            _plan_anew(mombasa, mombasa.players[other], dice)
    mombasa.dice = Dice(dice.seed())


def _redeal_tiles(mombasa: Mombasa, seat: i64, dice: Dice) -> None:
    """MOM-H5  Start tiles never dealt, dropped by others, or not yet shown by them."""
    others = [mombasa.players[other] for other in range(mombasa.seats) if other != seat]
    unseen = mombasa.spare_tiles[:]
    for player in others:
        unseen += player.offered
        if _keeps_in_secret(player):
            unseen.append(player.tile)
    if len(unseen) == len(mombasa.spare_tiles):
        return  # others have none: what was never dealt makes no difference to anybody
    unseen.sort()
    dice.shuffle(unseen)
    for player in others:
        for place in range(len(player.offered)):
            player.offered[place] = unseen.pop()
        if _keeps_in_secret(player):
            player.tile = unseen.pop()
    mombasa.spare_tiles = unseen


def _keeps_in_secret(player: Player) -> bool:
    return player.tile != NOTHING and player.books[1] == NOTHING


def _plan_anew(mombasa: Mombasa, player: Player, dice: Dice) -> None:
    """MOM-H2  How many cards are laid, and where, is seen; which ones is not. Single shares cannot be among them."""
    laid: i64 = 0
    for slot in range(SLOTS):
        if player.states[slot] == HIDDEN:
            laid += 1
    if laid == 0:
        player.hand.sort()
        return
    cards: list[i64] = []
    hand: list[i64] = []
    for face in player.hand:
        (hand if mombasa.box.cards[face].kind == SHARE else cards).append(face)
    for slot in range(SLOTS):
        if player.states[slot] == HIDDEN:
            cards.append(player.slots[slot])
    cards.sort()
    dice.shuffle(cards)
    for slot in range(SLOTS):
        if player.states[slot] == HIDDEN:
            player.slots[slot] = cards.pop()
    player.hand = sorted(hand + cards)
