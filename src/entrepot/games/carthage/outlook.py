"""What is certain of a move before it is played: shown beside it, so that no client computes a rule."""

from typing import TypedDict

from mypy_extensions import i64

from .constants import COLOURS, RANKS
from .moves import BUY, DONE, PAY, PROTECT, RESERVE_MARKET, STORE, TAKE, TOKEN
from .position import Carthage
from .steps.buying import receive_goods
from .steps.payday import Protect, Store


class CarthageOutlook(TypedDict, total=False):
    """What an offer can say.

    Of buying: its `price`. Of a payment: what is `due` then, or how much it is `over`. Of both, what the purchase will
    bring: `ships`, where those will lie that it moves; `points`, what the buyer will sell for if it brings a Payday.
    Of taking a card: what the `coins` of the hand are then. Of a reservation, that it `binds` the marker. Of a token:
    the `bonus` for each card of its ware. Of a raid: how many goods a card `saves`, and how many are `lost`.
    """

    price: int
    due: int
    over: int
    ships: dict[str, int]
    points: int
    coins: int
    binds: bool
    bonus: int
    saves: int
    lost: int


def outlook(before: Carthage, after: Carthage, seat: int, move: int) -> CarthageOutlook:
    """What is certain of a move: told from the position before it and the one after it."""
    if move < BUY:
        return {"bonus": after.players[seat].tokens[move - TOKEN]}
    if move == BUY:
        return {"price": before.price(seat), **_purchase(before, seat)}
    if move < TAKE:
        return {**_payment(before, move - PAY), **_purchase(before, seat)}
    if move < RESERVE_MARKET:
        return {"coins": after.hand_value(seat)}
    if move < PROTECT:
        return {"binds": True}
    step = before.agenda[-1]
    if move < STORE:
        assert isinstance(step, Protect)
        return _protection(before, step, seat, move - PROTECT)
    if move < DONE:
        assert isinstance(step, Store)
        return {"lost": max(0, before.players[seat].unstored(step.colour) - step.left)}
    if isinstance(step, Protect):
        return {"lost": _in_danger(before, step, seat)}
    return _purchase(before, seat)


def _payment(before: Carthage, kind: i64) -> CarthageOutlook:
    """CAR-4.2, CAR-R3  What is still to be paid after this card, or paid beyond the price."""
    due: int = before.due - before.box.value[kind]
    return {"due": due} if due >= 0 else {"over": -due}


def _protection(before: Carthage, step: Protect, seat: i64, kind: i64) -> CarthageOutlook:
    """CAR-8.6, CAR-8.7  What the icons of a card save, and what is lost if it is the last."""
    icons = before.box.icons[kind] * before.box.stored_per_icon
    saves: int = min(icons, step.in_danger(before, seat, kind // RANKS))
    return {"saves": saves, "lost": _in_danger(before, step, seat) - saves}


def _in_danger(before: Carthage, step: Protect, seat: i64) -> int:
    total: i64 = 0
    for colour in step.raided:
        total += step.in_danger(before, seat, colour)
    return total


def _purchase(before: Carthage, seat: int) -> CarthageOutlook:
    """CAR-4.3 to CAR-4.6, CAR-8.1  The goods are received, the ships move, and a Payday may come: tried on a copy."""
    trial = before.copy()
    trial.telling = True
    receive_goods(trial, seat)
    told: CarthageOutlook = {
        "ships": {
            trial.box.colours[colour]: trial.ships[colour]
            for colour in range(COLOURS)
            if trial.ships[colour] != before.ships[colour]
        }
    }
    if any(event.kind == "payday" for event in trial.told):
        told["points"] = trial.players[seat].points() - before.players[seat].points()
    return told
