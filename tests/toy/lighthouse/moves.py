"""Every decision of Lighthouse, in the order of the rules."""

from typing import Final

from entrepot.kernel.moves import Catalogue, Verb

from .box import LighthouseBox

LIGHTS: Final = ("bright", "dim")

# The first number of each verb; ships follow in the order of the box.
BRIGHT: Final = 0
DIM: Final = 1
SEND: Final = 2


def catalogue(box: LighthouseBox) -> Catalogue:
    verbs = [Verb("lamp", light=LIGHTS), Verb("send", ship=box.ships)]
    return Catalogue(verbs, starts={"lamp bright": BRIGHT, "lamp dim": DIM, "lamp": BRIGHT, "send": SEND})
