"""How much time is left."""

from mypy_extensions import i64

from ....kernel.nothing import NOTHING
from ..position import Goa


def rounds_left(goa: Goa) -> i64:
    """The action stages still to come, this one included."""
    return 2 * goa.box.rounds - goa.phase * goa.box.rounds - max(goa.round, 0)


def actions_left(goa: Goa, seat: i64) -> i64:
    """The actions of the seat after the one it is choosing or doing; before the action stage all of them."""
    actions = goa.box.actions
    later = (rounds_left(goa) - 1) * actions + goa.players[seat].extra
    return later + actions if goa.action == NOTHING else later + max(0, actions - 1 - goa.action)


def time_to_use(goa: Goa, seat: i64) -> float:
    """How much of their worth goods have that come now: nothing, when no step can follow."""
    left = actions_left(goa, seat)
    return 1.0 if left >= 5 else 0.2 * float(left)
