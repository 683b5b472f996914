"""The numbers that the rulebooks state: a box that contradicts one of them is refused.

What the rulebooks leave open, or show in pictures only, is not here: a box may have its own numbers for it (MOM-R26).
"""

import json
from typing import NoReturn

from mypy_extensions import i64

from ....kernel.box import Box, Section
from ....kernel.errors import BadBox, Phrase, Value
from ....kernel.nothing import NOTHING
from ..constants import BOOKKEEPER, COFFEE, COMPANIES, COMPANY_IDS, EXPANSION, GOODS, KINDS, LETTERS, MERCHANT, SHARE
from .pieces import Card

Facts = dict[str, object]

STATED: list[tuple[str, Facts, Facts]] = [
    # table, which of the tables of that name, what it says there
    ("players", {}, {"min": 2, "max": 4}),
    ("rounds", {}, {"count": 7}),
    ("markers", {}, {"owned": 5}),
    ("setup", {"seats": 2}, {"bonus_markers": 3, "pounds": 1, "round_coins": [1, 1, 1, 1, 1, 1]}),
    ("setup", {"seats": 3}, {"bonus_markers": 2, "pounds": 1, "round_coins": [2, 1, 2, 1, 2, 1]}),
    ("setup", {"seats": 4}, {"bonus_markers": 2, "pounds": 1, "round_coins": [2, 2, 2, 2, 2, 2]}),
    ("stack", {}, {"bottom_to_top": ["E", "D", "C", "B", "A"]}),
    ("first_game", {}, {"mombasa": "A1", "cape_town": "B1", "saint_louis": "C1", "cairo": "D1"}),
    ("draft", {}, {"dealt": 2}),
    ("hq", {}, {"columns": 3, "spaces": 5}),
    ("expansion_costs", {}, {"single": 1, "double": 2, "occupied_extra": 1}),
    ("privilege", {"track": "A1"}, {"expansion_plus": [1, 2]}),
    ("privilege", {"track": "A2"}, {"extra_markers": [1, 2]}),
    ("privilege", {"track": "B1"}, {"discount": [1, 1], "mix": [False, True]}),
    ("privilege", {"track": "B1"}, {"goods": [["banana"], ["banana", "coffee", "cotton"]]}),
    ("privilege", {"track": "B2"}, {"discount": [1, 0], "goods": [["cotton"], ["cotton"]]}),
    ("privilege", {"track": "B2"}, {"plus": [0, 1], "plus_good": "cotton"}),
    ("privilege", {"track": "C1"}, {"options": [[[1, 2], [2, 1]], [[2, 2]]]}),
    ("privilege", {"track": "C2"}, {"cost": [0, 0], "price_change": [0, -1], "diamonds": [1, 2]}),
    ("privilege", {"track": "D1"}, {"discard": ["any", "coffee"], "bonus": [3, 8]}),
    ("privilege", {"track": "D2"}, {"cost": [1, 1], "tracks": [2, 3], "spaces": [2, 2]}),
    ("privilege", {"track": "D2"}, {"second_spaces_alternative": 3}),
    ("diamond_track", {}, {"surplus_pounds": 2}),
    ("book_track", {}, {"surplus_pounds": 2}),
    ("merchant", {"kind": "plain"}, {"diamonds": 1, "pounds": 2, "per_two_mines": 0}),
    ("merchant", {"kind": "company"}, {"diamonds": 2, "pounds": 1, "per_two_mines": 1}),
    ("card_display", {}, {"rows": 4, "columns": 3}),
    ("book_display", {}, {"rows": 2, "columns": 6}),
    ("book_costs", {}, {"A": 1, "B": 1, "C": 2}),
    ("book_flip", {}, {"pounds": 2}),
    ("book_tiles", {}, {"per_letter": 24}),  # 72 in all
    ("first_player_space", {}, {"cost": 0, "points": 1}),
    ("buy_space", {}, {"cost": 1, "price_change": 0}),
    ("discard_space", {}, {"cost": 0, "bonus": 2}),
    ("majority", {"kind": "coffee"}, {"company": "cairo"}),
    ("majority", {"kind": "banana"}, {"company": "cape_town"}),
    # MOM-11.7, MOM-D3
    ("majority_step", {"kind": "coffee", "least": 1}, {"spaces": 2, "extra": []}),
    ("majority_step", {"kind": "coffee", "least": 3}, {"spaces": 3, "extra": []}),
    ("majority_step", {"kind": "coffee", "least": 5}, {"spaces": 4, "extra": [["remove_post", 1]]}),
    ("majority_step", {"kind": "banana", "least": 4}, {"spaces": 3, "extra": [["diamonds", 1]]}),
    ("majority_step", {"kind": "banana", "least": 6}, {}),
    ("majority_step", {"kind": "cotton", "least": 4}, {}),
    ("majority_step", {"kind": "cotton", "least": 6}, {}),
    ("bonus_tile", {"kind": "plus_good"}, {"plus": 1}),
    ("bonus_tile", {"kind": "bookkeeper"}, {"value": 1}),
    ("bonus_tile", {"kind": "merchant"}, {"diamonds": 2, "per_other_merchant": 1}),
    ("bonus_tile", {"kind": "expansion"}, {"value": 2}),
]

LETTER_COUNTS: list[tuple[str, int]] = [("E", 4), ("D", 4), ("C", 11), ("B", 16), ("A", 9)]
SHARE_LETTERS = ("D", "E")
STARTING = 9
PLACES_OF_A_LETTER = 4
EXAMPLE_POINTS = 2
"""MOM-E10: the points of a bookkeeper."""


def keep_to_rulebook(box: Box, own: Box) -> None:
    """MOM-R26  Every number that the rulebooks state is the one in the box; all others may differ from our own."""
    for table, which, facts in STATED:
        sections = [section for section in box.all(table) if _says(section, which)]
        if len(sections) != 1:
            about = [f"{key} = {value}" for key, value in which.items()]
            several = Phrase("found.tables_with", {"count": len(sections), "about": about})
            refuse(box, table, next(iter(which), "name"), several, "one_table")
        for key, value in facts.items():
            found = sections[0].facts.get(key)
            sections[0].check(type(found) is type(value) and found == value, key, "exactly", stated=json.dumps(value))


def check_cards(box: Box, cards: list[Card], starting: list[i64], stack: list[list[i64]]) -> None:
    """MOM-1.5, MOM-2.4, MOM-2.10  How many cards there are of which kind, and where."""
    if len(starting) != STARTING:
        refuse(box, "card", "starting", Phrase("found.cards", {"count": len(starting)}), "cards_each", count=STARTING)
    kinds = sorted({cards[face].kind if cards[face].kind >= GOODS else GOODS - 1 for face in starting})
    if kinds != [GOODS - 1, EXPANSION, BOOKKEEPER]:
        names = sorted({KINDS[cards[face].kind] for face in starting})
        refuse(box, "card", "starting", Phrase("found.names", {"names": names}), "starting_kinds")
    merchants: list[int] = []
    for (letter, count), part in zip(LETTER_COUNTS, stack):
        if len(part) != count:
            found = Phrase("found.cards_of_letter", {"count": len(part), "letter": letter})
            refuse(box, "card", "deck", found, "exactly", stated=count)
        for face in part:
            if (cards[face].kind == SHARE) != (letter in SHARE_LETTERS):
                found = Phrase("found.card_in_letter", {"card": cards[face].name, "letter": letter})
                refuse(box, "card", "deck", found, "shares_in", letters=SHARE_LETTERS)
            if cards[face].kind == MERCHANT:
                merchants.append(cards[face].company)
    if sorted(merchants) != [NOTHING, *range(COMPANIES)]:
        names = [["plain", *COMPANY_IDS][company + 1] for company in sorted(merchants)]
        refuse(box, "card", "company", Phrase("found.merchants", {"names": names}), "merchants")
    if not any(card.kind == COFFEE and card.value == 1 and card.crate == 1 for card in cards):
        refuse(box, "card", "crate", Phrase("found.no_example_coffee"), "example_coffee")
    if not any(card.kind == BOOKKEEPER and card.value == EXAMPLE_POINTS for card in cards):
        found = Phrase("found.no_example_bookkeeper", {"points": EXAMPLE_POINTS})
        refuse(box, "card", "value", found, "example_coffee")


def check_places(display: Section, letters: list[i64]) -> None:
    """MOM-2.8  Four places of the book display for each letter."""
    even = all(letters.count(letter) == PLACES_OF_A_LETTER for letter in range(len(LETTERS)))
    display.check(even, "letters", "places_of_letters", count=PLACES_OF_A_LETTER)


def refuse(box: Box, table: str, key: str, found: Phrase, expected: str, /, **values: Value) -> NoReturn:
    """What is wrong is wrong with several tables together."""
    wanted = Phrase(f"expected.{expected}", values)
    raise BadBox("box_facts", {"file": box.file, "table": table, "key": key, "found": found, "expected": wanted})


def _says(section: Section, which: Facts) -> bool:
    return all(section.facts.get(key) == value for key, value in which.items())
