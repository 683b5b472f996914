"""The components of Mombasa, typed and checked.

The sizes that the rulebooks state are constants, and a box must have them; everything else is read from the box.
"""

from typing import final

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.box import Box, Section
from ....kernel.nothing import NOTHING
from ..constants import (
    ANY_CARD,
    BOOK_COLUMNS,
    BOOK_ROWS,
    BOOKKEEPER,
    BOOKKEEPER_TILE,
    BUY_SPACE,
    CARD_PLACES,
    COMPANIES,
    COMPANY_IDS,
    DISCARD_SPACE,
    DISPLAY_COLUMNS,
    DISPLAY_ROWS,
    EXPANSION,
    EXPANSION_TILE,
    FIRST_PLAYER_SPACE,
    GOODS,
    KINDS,
    LETTERS,
    MAJORITIES,
    MERCHANT,
    MERCHANT_TILE,
    MOST_CARDS,
    MOST_TIERS,
    PLUS_GOOD,
    REWARDS,
    SHARE,
    SLOTS,
    SPACES,
    START_TILES,
    TILE_NAMES,
    TILE_SPACE,
    TILES,
    TRACK_SPACE,
    TRACKS,
)
from .boards import Boards
from .drawing import check_drawing
from .pieces import Book, Card, StartTile, Tier
from .reading import (
    REQUIREMENTS,
    flags_by_level,
    lists_by_level,
    named,
    numbers_by_level,
    reward,
    rows,
    two_counts,
)
from .stated import STARTING, check_cards, check_places

MOST_GOODS = 4
MOST_VALUES = {EXPANSION: 3, BOOKKEEPER: 9}
"""MOM-1.5, MOM-D4: goods go from 1 to 4, expansion cards from 1 to 3."""


@final
class MombasaComponents(Boards):
    """Everything in the box, as the rules use it."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self._read_cards(box)
        self._read_books(box)
        self._read_start_tiles(box)
        self._read_spaces(box)
        self._read_privileges(box)
        check_drawing(box)
        box.refuse_unread()

    def _read_cards(self, box: Box) -> None:
        """MOM-1.5, MOM-2.4  The faces of the cards; the stack by letters; the merchants; the display."""
        stack = box.one("stack")
        self.stack_letters = stack.texts("bottom_to_top")
        self.cards: list[Card] = []
        self.starting: list[i64] = []
        self.seat_cards: list[i64] = [ANY_CARD] * self.most
        self.stack: list[list[i64]] = [[] for _ in self.stack_letters]
        for card in box.all("card"):
            face: i64 = len(self.cards)
            self.cards.append(_card(card))
            if "starting" in card.facts:
                self.starting += [face] * card.integer("starting", 1, STARTING)
            if "seat" in card.facts:
                seat = card.integer("seat", 1, self.most) - 1
                one = self.cards[face].kind == EXPANSION and self.cards[face].value == 1
                card.check(one, "seat", "seat_on_expansion")
                card.check(self.seat_cards[seat] == ANY_CARD, "seat", "one_card_each")
                self.seat_cards[seat] = face
            for letter in _letters(card, self.stack_letters):
                self.stack[self.stack_letters.index(letter)].append(face)
        self.card_names = [card.name for card in self.cards]
        self.card_count: i64 = len(self.cards)
        stack.check(len(set(self.card_names)) == len(self.cards), "bottom_to_top", "own_name_cards")
        stack.check(1 <= self.card_count <= MOST_CARDS, "bottom_to_top", "most_faces", most=MOST_CARDS)
        stack.check(ANY_CARD not in self.seat_cards, "bottom_to_top", "seat_card_each")
        check_cards(box, self.cards, self.starting, self.stack)
        merchants = box.all("merchant")
        kinds = [merchant.text("kind", ("plain", "company")) for merchant in merchants]
        if kinds != ["plain", "company"]:
            (merchants or [box.one("merchant")])[0].fail("kind", "merchants_in_order")
        self.merchant_diamonds: list[i64] = [merchant.integer("diamonds", 0, 9) for merchant in merchants]
        self.merchant_pounds: list[i64] = [merchant.integer("pounds", 0, 9) for merchant in merchants]
        self.per_two_mines: list[i64] = [merchant.integer("per_two_mines", 0, 9) for merchant in merchants]
        display = box.one("card_display")
        display.integer("rows", DISPLAY_ROWS, DISPLAY_ROWS)
        display.integer("columns", DISPLAY_COLUMNS, DISPLAY_COLUMNS)
        columns = [display.integers(column, DISPLAY_ROWS, 0, 99) for column in ("left", "middle", "right")]
        self.surcharge: list[i64] = [columns[place % 3][place // 3] for place in range(CARD_PLACES)]

    def _read_books(self, box: Box) -> None:
        """MOM-2.8, MOM-8.2  The books by letter, and the display."""
        display = box.one("book_display")
        display.integer("rows", BOOK_ROWS, BOOK_ROWS)
        display.integer("columns", BOOK_COLUMNS, BOOK_COLUMNS)
        self.place_letter: list[i64] = []
        """The letter of each place of the display, row by row."""
        for row in rows(display, "letters", BOOK_ROWS):
            good = len(row) == BOOK_COLUMNS and all(letter in LETTERS for letter in row)
            display.check(good, "letters", "letters_in_rows", count=BOOK_COLUMNS)
            self.place_letter += [LETTERS.index(str(letter)) for letter in row]
        check_places(display, self.place_letter)
        costs = box.one("book_costs")
        self.book_cost: list[i64] = [costs.integer(letter, 1, 9) for letter in LETTERS]
        self.books: list[Book] = []
        self.supply: list[list[i64]] = [[] for _ in LETTERS]
        for book in box.all("book"):
            letter = LETTERS.index(book.text("letter", LETTERS))
            self.supply[letter] += [len(self.books)] * book.integer("count", 1, 99)
            self.books.append(_book(book, letter))
        tiles = box.one("book_tiles")
        per_letter = tiles.integer("per_letter", 4, 99)
        full = all(len(part) == per_letter for part in self.supply)
        tiles.check(full, "per_letter", "books_of_letters", counts=[len(part) for part in self.supply])
        self.printed_books: i64 = len(self.books)
        """How many faces of book tiles there are; the books of the start tiles follow."""

    def _read_start_tiles(self, box: Box) -> None:
        """MOM-2.13, MOM-2.14  The start tiles, and which of them are used in the first game."""
        self.start_tiles: list[StartTile] = []
        for tile in box.all("start_tile"):
            name = tile.text("name")
            resting: list[i64] = []
            for card in rows_of_texts(tile, "resting"):
                tile.check(card in self.card_names, "resting", "known_starting_cards")
                resting.append(self.card_names.index(card))
            owned = all(self.starting.count(face) >= resting.count(face) for face in resting)
            tile.check(len(resting) == SLOTS - 2 and owned, "resting", "three_starting_cards")
            bonus: list[i64] = [0] * COMPANIES
            diamonds: i64 = 0
            for where, spaces in named(tile, "bonus", (*COMPANY_IDS, "diamond"), 1, 2):
                if where == "diamond":
                    diamonds = spaces
                else:
                    bonus[COMPANY_IDS.index(where)] = spaces
            self.start_tiles.append(StartTile(name, resting, len(self.books), bonus, diamonds))
            self.books.append(_book(tile, 0))
        draft = box.one("draft")
        names = [tile.name for tile in self.start_tiles]
        draft.check(len(set(names)) == len(names) == START_TILES, "dealt", "start_tiles", count=START_TILES)
        self.tiles_dealt: i64 = draft.integer("dealt", 1, START_TILES // self.most)
        given = draft.texts("first_game", self.most)
        draft.check(all(name in names for name in given), "first_game", "known_start_tiles")
        self.first_tiles: list[i64] = [names.index(name) for name in given]

    def _read_spaces(self, box: Box) -> None:
        """MOM-11, MOM-12  Bonus spaces of the board and bonus tiles."""
        first, buy, discard = box.one("first_player_space"), box.one("buy_space"), box.one("discard_space")
        self.space_cost: list[i64] = [0] * SPACES
        self.space_cost[FIRST_PLAYER_SPACE] = first.integer("cost", 0, 99)
        self.first_player_points: i64 = first.integer("points", 0, 9)
        self.space_cost[BUY_SPACE] = buy.integer("cost", 0, 99)
        self.price_change: list[i64] = [0] * SPACES
        self.price_change[BUY_SPACE] = buy.integer("price_change", -99, 99)
        self.space_cost[DISCARD_SPACE] = discard.integer("cost", 0, 99)
        self.discard_bonus: list[i64] = [0] * SPACES
        self.discard_bonus[DISCARD_SPACE] = discard.integer("bonus", 0, 99)
        self.discard_kind: list[i64] = [ANY_CARD] * SPACES
        self.majority_company: list[i64] = [NOTHING] * MAJORITIES
        for majority in box.all("majority"):
            kind = KINDS.index(majority.text("kind", KINDS[:MAJORITIES]))
            self.majority_company[kind] = COMPANY_IDS.index(majority.text("company", COMPANY_IDS))
        each = len(box.all("majority")) == MAJORITIES and NOTHING not in self.majority_company
        first.check(each, "points", "majorities")
        self.tiers: list[list[Tier]] = [[] for _ in range(MAJORITIES)]
        for step in box.all("majority_step"):
            tiers = self.tiers[KINDS.index(step.text("kind", KINDS[:MAJORITIES]))]
            extra: list[i64] = [0] * len(REWARDS)
            for name, amount in named(step, "extra", ("pounds", "diamonds", "points", "remove_post"), 0, 4):
                extra[REWARDS.index(name)] = amount
            least = step.integer("least", tiers[-1].least + 1 if tiers else 1, 99)
            tiers.append(Tier(least, step.integer("spaces", 0, 20), extra))
        fit = all(1 <= len(tiers) <= MOST_TIERS for tiers in self.tiers)
        first.check(fit, "points", "majority_steps", most=MOST_TIERS)
        tiles = box.all("bonus_tile")
        kinds = [tile.text("kind", TILE_NAMES) for tile in tiles]
        if tuple(kinds) != TILE_NAMES:
            (tiles or [box.one("bonus_tile")])[0].fail("kind", "in_order", values=TILE_NAMES)
        for tile in range(TILES):
            self.space_cost[TILE_SPACE + tile] = tiles[tile].integer("cost", 1, 2)
        self.tile_plus: i64 = tiles[PLUS_GOOD].integer("plus", 1, 9)
        self.tile_points: i64 = tiles[BOOKKEEPER_TILE].integer("value", 0, 9)
        self.tile_diamonds: i64 = tiles[MERCHANT_TILE].integer("diamonds", 0, 9)
        self.per_other_merchant: i64 = tiles[MERCHANT_TILE].integer("per_other_merchant", 0, 9)
        self.tile_expansion: i64 = tiles[EXPANSION_TILE].integer("value", 1, 9)

    def _read_privileges(self, box: Box) -> None:
        """MOM-15.7, MOM-15.9  What the special fields unlock, by level: none, the first, the second."""
        of: dict[str, Section] = {}
        for privilege in box.all("privilege"):
            of[privilege.text("track", TRACKS)] = privilege
        if tuple(of) != TRACKS or len(box.all("privilege")) != len(TRACKS):
            (box.all("privilege") or [box.one("privilege")])[0].fail("track", "in_order", values=TRACKS)
        self.expansion_plus: list[i64] = numbers_by_level(of["A1"], "expansion_plus")
        self.extra_markers: list[i64] = numbers_by_level(of["A2"], "extra_markers", 0, self.owned_markers)
        self.discount: list[list[i64]] = []
        """For B1 and B2, by level."""
        self.discount_goods: list[list[i64]] = []
        """The goods that get the discount, one bit each."""
        for track in ("B1", "B2"):
            self.discount.append(numbers_by_level(of[track], "discount"))
            sets: list[i64] = [0]
            for goods in lists_by_level(of[track], "goods"):
                of[track].check(all(good in KINDS[:GOODS] for good in goods), "goods", "one_of", values=KINDS[:GOODS])
                sets.append(sum(bit(KINDS.index(str(good))) for good in set(map(str, goods))))
            self.discount_goods.append(sets)
        self.mix: list[bool] = flags_by_level(of["B1"], "mix")
        self.good_plus: list[i64] = numbers_by_level(of["B2"], "plus")
        self.plus_good: i64 = KINDS.index(of["B2"].text("plus_good", KINDS[:GOODS]))
        self.options: list[list[list[i64]]] = []
        """For C1, by level: [points, diamonds] to choose from."""
        for choices in lists_by_level(of["C1"], "options"):
            of["C1"].check(len(choices) <= MOST_TIERS, "options", "most_options", most=MOST_TIERS)
            self.options.append([two_counts(of["C1"], "options", choice) for choice in choices])
        self.second_c1_alternative: i64 = of["C1"].integer("second_cost_alternative", 0, 99)
        self.space_diamonds: list[i64] = [0] * SPACES
        self.spread_tracks: list[i64] = of["D2"].integers("tracks", 2, 1, COMPANIES - 1)
        self.spread_spaces: list[i64] = of["D2"].integers("spaces", 2, 1, 20)
        self.spread_alternative: i64 = of["D2"].integer("second_spaces_alternative", 1, 20)
        wanted = rows_of_texts(of["D1"], "discard")
        of["D1"].check(len(wanted) == 2, "discard", "texts_counted", count=2)
        kinds = ("any", *KINDS)
        of["D1"].check(all(kind in kinds for kind in wanted), "discard", "one_of", values=kinds)
        for which in range(2):
            c1, c2, d1, d2 = (TRACK_SPACE + 2 * place + which for place in range(4))
            self.space_cost[c1] = of["C1"].integers("cost", 2, 0, 99)[which]
            self.space_cost[c2] = of["C2"].integers("cost", 2, 0, 99)[which]
            self.space_cost[d2] = of["D2"].integers("cost", 2, 0, 99)[which]
            self.price_change[c2] = of["C2"].integers("price_change", 2, -99, 99)[which]
            self.space_diamonds[c2] = of["C2"].integers("diamonds", 2, 0, 99)[which]
            self.discard_bonus[d1] = of["D1"].integers("bonus", 2, 0, 99)[which]
            self.discard_kind[d1] = ANY_CARD if wanted[which] == "any" else KINDS.index(wanted[which])


def rows_of_texts(section: Section, key: str) -> list[str]:
    """A list of texts that may repeat."""
    value = section.get(key)
    if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
        section.fail(key, "texts")
    return [str(entry) for entry in value]


def _letters(card: Section, known: list[str]) -> list[str]:
    if "deck" not in card.facts:
        return []
    letters = rows_of_texts(card, "deck")
    card.check(all(letter in known for letter in letters), "deck", "stack_letters", letters=known)
    return letters


def _card(card: Section) -> Card:
    kind = KINDS.index(card.text("kind", KINDS))
    value = 0 if kind in (MERCHANT, SHARE) else card.integer("value", 1, MOST_VALUES.get(kind, MOST_GOODS))
    share = company = NOTHING
    if kind == SHARE or "share" in card.facts:
        share = COMPANY_IDS.index(card.text("share", COMPANY_IDS))
    if "company" in card.facts:
        card.check(kind == MERCHANT, "company", "company_on_merchants")
        company = COMPANY_IDS.index(card.text("company", COMPANY_IDS))
    return Card(card.text("name"), kind, value, card.integer("crate", 0, 99), share, company)


def _book(book: Section, letter: int) -> Book:
    needs: list[i64] = [0] * MAJORITIES
    any_good = 0
    colleague = False
    for name, count in named(book, "requirements", REQUIREMENTS, 1, 2):
        if name == "any":
            any_good = count
        elif name == "merchant_or_bookkeeper":
            colleague = True
        else:
            needs[KINDS.index(name)] = count
    kind, amount = reward(book, "reward")
    return Book(letter, needs, any_good, colleague, kind, amount)
