"""Every decision of Traders of Carthage, in the order of the rules."""

from typing import Final

from ...kernel.moves import Catalogue, Verb
from .box.components import CarthageComponents
from .constants import COLOURS, KINDS

# The first number of each verb; cards and colours follow in the order of the box.
TOKEN: Final = 0
BUY: Final = TOKEN + COLOURS
PAY: Final = BUY + 1
TAKE: Final = PAY + KINDS
TAKE_RESERVED: Final = TAKE + KINDS
RESERVE_MARKET: Final = TAKE_RESERVED + 1
RESERVE_FARM: Final = RESERVE_MARKET + KINDS
PROTECT: Final = RESERVE_FARM + KINDS
STORE: Final = PROTECT + KINDS
DONE: Final = STORE + KINDS


STARTS: Final = {
    "token": TOKEN, "buy": BUY, "pay": PAY, "take": TAKE, "collect": TAKE_RESERVED, "reserve": RESERVE_MARKET,
    "reserve farm": RESERVE_FARM, "protect": PROTECT, "store": STORE, "done": DONE,
}  # fmt: skip
"""The same numbers by the words of the moves: the catalogue checks them."""
KEYS: Final = {
    "token": "",
    "buy": "a",
    "pay": "",
    "take": "",
    "collect": "c",
    "reserve": "",
    "protect": "",
    "store": "",
    "done": "0",
}
"""What the verbs are typed as: cards by colour and value alone, "a" buys all goods."""


def catalogue(box: CarthageComponents) -> Catalogue:
    return Catalogue(
        [
            Verb("token", colour=box.colours),
            Verb("buy"),
            Verb("pay", card=box.cards),
            Verb("take", card=box.cards),
            Verb("collect"),
            Verb("reserve", row=["market", "farm"], card=box.cards),
            Verb("protect", card=box.cards),
            Verb("store", card=box.cards),
            Verb("done"),
        ],
        KEYS,
        STARTS,
        decline=["done"],
    )
