"""What the rulebook states in numbers: no box may contradict it."""

from typing import Final

from ....kernel.box import Box, Section
from ..constants import ROWS

AT_ROW: Final = (
    ("ships", "values", 2, 2),
    ("taxes", "values", 1, 4),
    ("expeditions", "values", 4, 2),
    ("expeditions", "hand_limit", 1, 1),
    ("expeditions", "hand_limit", 4, 4),
    ("colonists", "values", 1, 0),
)
"""GOA-X8, GOA-S13, GOA-X11, GOA-S8, GOA-S5: what examples show in a row of a column."""
SOMEWHERE: Final = (("harvest", 4), ("taxes", 6), ("colonists", 4))
"""GOA-X9, GOA-X10, GOA-X13: what examples show in a column without naming its row."""
LAST_ROW_POINTS: Final = [3, 6, 10]
"""GOA-17.1, GOA-X16: the points of rows 3 to 5."""
LARGEST_PLANTATION: Final = 3
SMALL_POINTS: Final = {"points": 1, "points_with_planter": 3}
"""GOA-15.3, GOA-15.5: what a small plantation is worth; one for any spice, or a larger one, nothing."""
PAIRED: Final = {"quilon": 2, "cochin": 0, "madras": 2, "calicut": 0}
"""GOA-12.8: on how many kinds of spices a tile of a colony has to choose; 0 for all of them."""
SYMBOLS: Final = 6
MOST_COLONISTS: Final = 3
"""GOA-14.1, GOA-17.1: six symbols, each on five of the 30 cards, since points end there; 1 to 3 colonists."""


def keep_to_rulebook(box: Box, own: Box) -> None:
    """Refuse a box that contradicts a number of the rulebook: in an example, in words, or as the own box has it."""
    columns = {column.text("id"): column for column in box.all("column")}
    for name, key, row, number in AT_ROW:
        if name in columns:
            shown = columns[name].integers(key, ROWS)[row - 1]
            columns[name].check(shown == number, key, "number_in_row", number=number, row=row)
    for name, number in SOMEWHERE:
        if name in columns:
            columns[name].check(
                number in columns[name].integers("values", ROWS), "values", "number_somewhere", number=number
            )
    for column in columns.values():
        levels = column.integers("values", ROWS)
        column.check(levels == sorted(levels), "values", "levels_never_fall")
    board = box.one("development")
    points = board.integers("points_by_row", ROWS)
    board.check(points[2:] == LAST_ROW_POINTS, "points_by_row", "last_row_points", points=LAST_ROW_POINTS)
    for tile in box.all("tile"):
        if tile.text("class") == "plantation":
            check_plantation(tile)
    check_colony_tiles(box)
    check_cards(box)
    box.keep_to(own)


def check_plantation(tile: Section) -> None:
    spaces = tile.integer("spaces")
    tile.check(spaces <= LARGEST_PLANTATION, "spaces", "spaces_up_to", most=LARGEST_PLANTATION)
    scores = spaces == 1 and tile.text("spice") != "any"
    for key, number in SMALL_POINTS.items():
        wanted = number if scores else 0
        tile.check(tile.facts.get(key, 0) == wanted, key, "of_such_a_plantation", number=wanted)


def check_colony_tiles(box: Box) -> None:
    seen: set[tuple[str, ...]] = set()
    for tile in box.all("colony_tile"):
        colony = tile.text("colony")
        kinds = sorted(tile.texts("spices")) if "spices" in tile.facts else []
        wanted = PAIRED.get(colony, len(kinds))
        bears = "kinds_of_spices" if wanted else "all_kinds_of_spices"
        tile.check(len(kinds) == wanted, "spices", bears, count=wanted)
        tile.check(not kinds or (colony, *kinds) not in seen, "spices", "another_pair")
        seen.add((colony, *kinds))


def check_cards(box: Box) -> None:
    expedition = box.one("expedition")
    symbols = expedition.texts("symbols")
    expedition.check(len(symbols) == SYMBOLS, "symbols", "symbols", count=SYMBOLS)
    for card in box.all("card"):
        fits = card.integer("colonists") <= MOST_COLONISTS
        card.check(fits, "colonists", "colonists_up_to", most=MOST_COLONISTS)
