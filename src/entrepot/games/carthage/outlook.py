"""What is certain of a move before it is played: shown beside it, so that no client computes a rule."""

from typing import TypedDict

from .constants import COLOURS, KINDS
from .moves import BUY, DONE, PAY
from .position import Carthage
from .steps.buying import Pay, receive_goods
from .steps.payday import Protect


class CarthageOutlook(TypedDict, total=False):
    """What an offer can say.

    Of buying and paying, what the purchase will bring: `ships`, where those will lie that it moves; `points`, what the
    buyer will sell for if it brings a Payday. Of an end of protecting: how many goods are `lost` to the pirates.
    """

    ships: dict[str, int]
    points: int
    lost: int


def outlook(before: Carthage, after: Carthage, seat: int, move: int) -> CarthageOutlook:
    """What is certain of a move: told from the position before it and the one after it."""
    step = before.agenda[-1]
    if move == BUY or PAY <= move < PAY + KINDS or (move == DONE and isinstance(step, Pay)):
        return _purchase(before, seat)
    if move == DONE and isinstance(step, Protect):
        return {"lost": sum([step.in_danger(before, seat, colour) for colour in step.raided])}
    return {}


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
