"""What a move seems to be worth: which kind of decision it is."""

from mypy_extensions import i64

from ..moves import STORE, TOKEN
from ..position import Carthage
from ..steps.buying import Pay
from ..steps.payday import Protect, Store
from ..steps.setup import ChooseToken
from ..steps.turn import Turn
from .payments import worth_of_payment, worth_of_protection
from .turn import count_colour, worth_of_action


def worth(carthage: Carthage, seat: i64, move: i64) -> float:
    """What a legal move of the seat seems to be worth, in points."""
    step = carthage.agenda[-1]
    if isinstance(step, ChooseToken):
        return float(count_colour(carthage, move - TOKEN))
    if isinstance(step, Turn):
        return worth_of_action(carthage, seat, move)
    if isinstance(step, Pay):
        return worth_of_payment(carthage, seat, carthage.due, move)
    if isinstance(step, Protect):
        return worth_of_protection(carthage, seat, step, move)
    if isinstance(step, Store):
        return float(carthage.box.value[move - STORE])
    return 0.0
