"""Why a move cannot be played now."""

from typing import Final

from entrepot.kernel.declared import Value
from entrepot.kernel.reasons import Because, Reason, Reasons

from .moves import SEND
from .position import Lighthouse
from .steps import SetLamp

REASONS: Final = Reasons(
    lamp_not_now=Because("LIG-2.1"),
    send_not_now=Because("LIG-2.1"),
    no_such_ship=Because("LIG-2.3", {"ship": Value("ship")}),
)


def why_not(lighthouse: Lighthouse, seat: int, move: int) -> Reason:
    """The first reason that a player would name."""
    if move < SEND:
        return REASONS.give("lamp_not_now")
    if isinstance(lighthouse.agenda[-1], SetLamp):
        return REASONS.give("send_not_now")
    return REASONS.give("no_such_ship", ship=lighthouse.box.ships[move - SEND])
