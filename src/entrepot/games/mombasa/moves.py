"""Every decision of Mombasa, in the order of the rules; those about single cards come last, as boxes differ in them."""

from typing import Final

from mypy_extensions import i64

from ...kernel.moves import Catalogue, Verb
from .box.components import MombasaComponents
from .constants import (
    BOOK_COLUMNS,
    BOOK_PLACES,
    BOOK_ROWS,
    CARD_PLACES,
    COLUMN_NAMES,
    COLUMNS,
    COMPANIES,
    DISPLAY_ROWS,
    MOST_BOOK_SPACES,
    MOST_TIERS,
    REGIONS,
    REWARD_NAMES,
    SLOT_NAMES,
    SLOTS,
    SPACE_NAMES,
    SPACES,
    START_TILES,
)

# The first number of each verb; what it is about follows in the order of the box.
KEEP: Final = 0
CLEAR: Final = KEEP + START_TILES
READY: Final = CLEAR + SLOTS
BOOST: Final = READY + 1
USE: Final = BOOST + SLOTS
USE_BOOKKEEPER_TILE: Final = USE + SLOTS
USE_MERCHANT_TILE: Final = USE_BOOKKEEPER_TILE + 1
EXPAND: Final = USE_MERCHANT_TILE + 1
EXPAND_NOWHERE: Final = EXPAND + COMPANIES
MARK: Final = EXPAND_NOWHERE + 1
END: Final = MARK + SPACES
END_EMPTY: Final = END + SLOTS
BUY: Final = END_EMPTY + 1
STEP: Final = BUY + CARD_PLACES
STOP: Final = STEP + COMPANIES
ENTER: Final = STOP + 1
TAKE: Final = ENTER + REGIONS
COLLECT: Final = TAKE + COLUMNS
RETURN: Final = COLLECT + 5
REMOVE: Final = RETURN + COMPANIES * COLUMNS
BOOK: Final = REMOVE + COMPANIES * COLUMNS
CASH: Final = BOOK + BOOK_PLACES
PLACE: Final = CASH + 1
FLIP: Final = PLACE + MOST_BOOK_SPACES
INK: Final = FLIP + MOST_BOOK_SPACES
CHOOSE: Final = INK + 1
DISCARD: Final = CHOOSE + MOST_TIERS
"""Then for every card: discard it; then for every card and slot: lay it there. See `lay_from`."""

STARTS: Final = {
    "keep": KEEP, "clear": CLEAR, "ready": READY, "boost": BOOST, "use": USE, "use bookkeeper": USE_BOOKKEEPER_TILE,
    "use merchant": USE_MERCHANT_TILE, "expand": EXPAND, "expand nowhere": EXPAND_NOWHERE, "mark": MARK, "end": END,
    "end nothing": END_EMPTY, "buy": BUY, "step": STEP, "stop": STOP, "enter": ENTER, "take": TAKE, "collect": COLLECT,
    "return": RETURN, "remove": REMOVE, "book": BOOK, "cash": CASH, "place": PLACE, "flip": FLIP, "ink": INK,
    "choose": CHOOSE, "discard": DISCARD,
}  # fmt: skip
"""The same numbers by the words of the moves: the catalogue checks them."""
KEYS: Final = {
    "keep": "", "clear": "x", "ready": "0", "boost": "x", "use": "", "expand": "e", "mark": "k", "end": "q",
    "buy": "p", "step": "", "stop": "0", "enter": "", "take": "", "collect": "", "return": "", "remove": "", "book": "",
    "cash": "c", "place": "", "flip": "", "ink": "i", "choose": "", "discard": "", "lay": "",
}  # fmt: skip
"""What the verbs are typed as: slots, spaces and options by their numbers, and 0 is to be ready or to stop."""


def lay_from(box: MombasaComponents) -> i64:
    """The number of the move that lays the first card at the first slot; then slot by slot, card by card."""
    return DISCARD + box.card_count


def catalogue(box: MombasaComponents) -> Catalogue:
    spaces = range(1, MOST_BOOK_SPACES + 1)
    columns = range(1, COLUMNS + 1)
    return Catalogue(
        [
            Verb("keep", tile=[tile.name for tile in box.start_tiles]),
            Verb("clear", slot=SLOT_NAMES),
            Verb("ready"),
            Verb("boost", slot=SLOT_NAMES),
            Verb("use", slot=[*SLOT_NAMES, "bookkeeper tile", "merchant tile"]),
            Verb("expand", company=[*box.companies, "nowhere"]),
            Verb("mark", space=SPACE_NAMES),
            Verb("end", slot=[*SLOT_NAMES, "nothing"]),
            Verb("buy", row=range(1, DISPLAY_ROWS + 1), column=COLUMN_NAMES),
            Verb("step", company=box.companies),
            Verb("stop"),
            Verb("enter", region=box.regions),
            Verb("take", column=columns),
            Verb("collect", reward=REWARD_NAMES),
            Verb("return", company=box.companies, column=columns),
            Verb("remove", company=box.companies, column=columns),
            Verb("book", row=range(1, BOOK_ROWS + 1), column=range(1, BOOK_COLUMNS + 1)),
            Verb("cash"),
            Verb("place", space=spaces),
            Verb("flip", space=spaces),
            Verb("ink"),
            Verb("choose", option=range(1, MOST_TIERS + 1)),
            Verb("discard", card=box.card_names),
            Verb("lay", card=box.card_names, slot=SLOT_NAMES),
        ],
        KEYS,
        {**STARTS, "lay": lay_from(box)},
        take_back=["clear"],
        decline=["ready", "end", "stop", "cash", "expand nowhere"],
    )
