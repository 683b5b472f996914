"""The sizes and names that the rules of Goa depend on: every box must have them."""

from typing import Final

from mypy_extensions import i64

MOST_SEATS: Final = 4
"""GOA-1.1"""
SPICES: Final = 5
"""GOA-1.2: ginger, cinnamon, pepper, nutmeg, clove."""
ANY_SPICE: Final = 31
"""A set of spices is a number with a bit for each: here all five."""
COLUMNS: Final = 5
ROWS: Final = 5
SHIPS: Final = 0
HARVEST: Final = 1
TAXES: Final = 2
EXPEDITIONS: Final = 3
COLONISTS: Final = 4
"""GOA-1.3: the columns of the development board."""
COLONIES: Final = 4
COLONY_TILES: Final = 12
"""GOA-2.3: five different tiles of Quilon and of Madras, one kind of Cochin and of Calicut."""
PLANTATIONS: Final = 4
PLACES: Final = 8
"""GOA-2.5: four places for plantations, then one for each colony."""
CARDS: Final = 30
SIDE: Final = 5
SQUARES: Final = 25
FLAG_SQUARES: Final = 45
"""The squares of the grid, row by row, then those around it: above, below, left and right of it."""
PHASES: Final = 2
CORNERS: Final = 4

# What a tile is: the classes of the box.
PLANTATION: Final = 0
IMMEDIATE: Final = 1
CHOICE: Final = 2
GIFT: Final = 3
RED: Final = 4
EXTRA_HARVEST: Final = 5
DUTY: Final = 6
SUCCOUR: Final = 7
ESPIONAGE: Final = 8
VICEROY: Final = 9
EXCHANGE: Final = 10
PLANTER: Final = 11
MISSION: Final = 12
CLASSES: Final = (
    *("plantation", "immediate", "choice", "gift", "red"),
    *("extra harvest", "duty", "succour", "espionage", "viceroy", "exchange", "planter", "mission"),
)

# What an expedition card does: the kinds of the box.
CARD_SHIPS: Final = 0
CARD_COLONISTS: Final = 1
CARD_DUCATS: Final = 2
CARD_SPICES: Final = 3
CARD_SELL: Final = 4
CARD_PURCHASE: Final = 5
CARD_MIX: Final = 6
CARD_THIRD: Final = 7
CARD_SHIPS_ONLY: Final = 8
CARD_SPICES_ONLY: Final = 9
CARD_KINDS: Final = (
    *("ships", "colonists", "ducats", "spices", "sell", "purchase"),
    *("mix", "third-card", "ships-only", "spices-only"),
)

PHASE_NAMES: Final = "AB"


def round_name(phase: i64, round: i64) -> str:
    """GOA-3.1: the rounds from A1 to B4."""
    return f"{PHASE_NAMES[phase]}{round + 1}"


RIMS: Final = ("top", "bottom", "left", "right")
LETTERS: Final = "abcde"


def square_names() -> list[str]:
    """a1 is the first square of the grid, b1 the next in its row; top-a lies above a1, left-2 beside a2."""
    names = [f"{LETTERS[place % SIDE]}{place // SIDE + 1}" for place in range(SQUARES)]
    for rim in RIMS:
        along = LETTERS if rim in ("top", "bottom") else "12345"
        names += [f"{rim}-{sign}" for sign in along]
    return names


def _row_and_column(square: int) -> tuple[int, int]:
    if square < SQUARES:
        return square // SIDE, square % SIDE
    rim, along = divmod(square - SQUARES, SIDE)
    return [(-1, along), (SIDE, along), (along, -1), (along, SIDE)][rim]


def _touching(square: int, corners: bool) -> list[i64]:
    """The squares of the grid that share an edge, or also a corner, with a square."""
    row, column = _row_and_column(square)
    found: list[i64] = []
    for other in range(SQUARES):
        down, across = abs(other // SIDE - row), abs(other % SIDE - column)
        near = max(down, across) == 1 if corners else down + across == 1
        if near:
            found.append(other)
    return found


SQUARE_NAMES: Final = square_names()
EDGES: Final = [_touching(square, False) for square in range(FLAG_SQUARES)]
NEIGHBOURS: Final = [_touching(square, True) for square in range(FLAG_SQUARES)]
CORNER_SQUARES: Final[list[i64]] = [0, 4, 20, 24]
