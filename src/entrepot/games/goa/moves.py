"""Every decision of Goa, in the order of the rules."""

from typing import Final

from mypy_extensions import i64

from ...kernel.moves import Catalogue, Verb
from .box.components import GoaComponents
from .constants import (
    CARDS,
    COLONIES,
    COLONY_TILES,
    COLUMNS,
    FLAG_SQUARES,
    MOST_SEATS,
    PLACES,
    PLANTATIONS,
    SPICES,
    SQUARE_NAMES,
    SQUARES,
)

GOODS: Final = ("ships", "colonists", "spices")
MOST_DRAWN: Final = 5

# The first number of each verb; what it is about follows in the order of the box.
DUCATS: Final = 0
FLAG: Final = DUCATS + 1
MARK: Final = FLAG + FLAG_SQUARES
PASS: Final = MARK + SQUARES
BUY: Final = PASS + 1
PROGRESS: Final = BUY + 1
BUILD: Final = PROGRESS + COLUMNS
REAP: Final = BUILD + 1
TAX: Final = REAP + 1
EXPLORE: Final = TAX + 1
FOUND: Final = EXPLORE + 1
PLAY: Final = FOUND + COLONIES
THROW: Final = PLAY + CARDS
GIVE: Final = THROW + CARDS
PUT: Final = GIVE + SPICES * PLACES
CHOOSE: Final = PUT + SPICES * PLACES
DRAW: Final = CHOOSE + len(GOODS)
PAY: Final = DRAW + MOST_DRAWN + 1
FAIL: Final = PAY + 1
COLONY: Final = FAIL + 1
REPLACE: Final = COLONY + COLONY_TILES
FILL: Final = REPLACE + PLANTATIONS
SPY: Final = FILL + PLACES
SWAP: Final = SPY + MOST_SEATS
EXTRA: Final = SWAP + SQUARES
DONE: Final = EXTRA + 1
TAKE: Final = DONE + 1
"""Taking a tile; using one begins after all kinds of tiles, bidding after that: see `use_from` and `bid_from`."""


STARTS: Final = {
    "ducats": DUCATS, "flag": FLAG, "mark": MARK, "pass": PASS, "buy": BUY, "progress": PROGRESS, "build": BUILD,
    "harvest": REAP, "taxes": TAX, "expedition": EXPLORE, "found": FOUND, "play": PLAY, "throw": THROW, "give": GIVE,
    "put": PUT, "choose": CHOOSE, "choose colonists": CHOOSE + 1, "choose spices": CHOOSE + 2, "draw": DRAW, "pay": PAY,
    "fail": FAIL, "colony": COLONY, "replace": REPLACE, "fill": FILL, "spy": SPY, "swap": SWAP, "extra": EXTRA,
    "done": DONE, "take": TAKE,
}  # fmt: skip
"""The same numbers by the words of the moves: the catalogue checks them."""
KEYS: Final = {
    "ducats": "d", "flag": "", "mark": "", "pass": "0", "buy": "b", "progress": "p", "build": "b", "harvest": "h",
    "taxes": "t", "expedition": "e", "found": "f", "play": "k", "throw": "x", "give": "", "put": "", "choose": "w",
    "draw": "", "pay": "y", "fail": "n", "colony": "", "replace": "", "fill": "", "spy": "", "swap": "", "extra": "e",
    "done": "0", "take": "", "use": "o", "bid": "",
}  # fmt: skip
"""What the verbs are typed as: a bid is its amount, a square its name, and 0 is to pass or to stop."""


def use_from(box: GoaComponents) -> i64:
    """The number of the move that uses the first kind of tile."""
    return TAKE + box.kinds


def bid_from(box: GoaComponents) -> i64:
    """A bid is this number and the amount."""
    return TAKE + 2 * box.kinds - 1


def catalogue(box: GoaComponents) -> Catalogue:
    places = box.places
    return Catalogue(
        [
            Verb("ducats"),
            Verb("flag", square=SQUARE_NAMES),
            Verb("mark", square=SQUARE_NAMES[:SQUARES]),
            Verb("pass"),
            Verb("buy"),
            Verb("progress", column=box.columns),
            Verb("build"),
            Verb("harvest"),
            Verb("taxes"),
            Verb("expedition"),
            Verb("found", colony=box.colonies),
            Verb("play", card=box.cards),
            Verb("throw", card=box.cards),
            Verb("give", spice=box.spices, place=places),
            Verb("put", spice=box.spices, place=places),
            Verb("choose", goods=GOODS),
            Verb("draw", number=range(MOST_DRAWN + 1)),
            Verb("pay"),
            Verb("fail"),
            Verb("colony", tile=box.colony_tiles),
            Verb("replace", place=places[:PLANTATIONS]),
            Verb("fill", place=places),
            Verb("spy", seat=range(MOST_SEATS)),
            Verb("swap", square=SQUARE_NAMES[:SQUARES]),
            Verb("extra"),
            Verb("done"),
            Verb("take", tile=box.tiles),
            Verb("use", tile=box.tiles),
            Verb("bid", amount=range(1, box.highest_bid + 1)),
        ],
        KEYS,
        {**STARTS, "use": use_from(box), "bid": bid_from(box) + 1},
        decline=["done", "fail", "draw 0"],
    )
