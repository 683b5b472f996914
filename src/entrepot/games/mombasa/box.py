"""The components of Mombasa, typed and checked.

The sizes that the rulebooks state are constants, and a box must have them; everything else is read from the box.
"""

from typing import final

from mypy_extensions import i64

from ...kernel.box import Box, Section
from .drawing import check_drawing
from .pieces import (
    COTTON_LESS,
    EXPANSION,
    GOODS,
    KINDS,
    LETTERS,
    MAJORITIES,
    MERCHANT,
    NO_COMPANY,
    NO_REWARD,
    REWARDS,
    SHARE,
    Book,
    Card,
    StartTile,
    Tier,
    Track,
)
from .reading import (
    REQUIREMENTS,
    flags_by_level,
    lists_by_level,
    named,
    numbers_by_level,
    pairs,
    reward,
    rows,
)
from .sizes import (
    ANY_CARD,
    BOOK_COLUMNS,
    BOOK_ROWS,
    BOOKKEEPER_TILE,
    BUY_SPACE,
    CARD_PLACES,
    COLUMNS,
    COMPANIES,
    COMPANY_IDS,
    DISCARD_SPACE,
    DISPLAY_COLUMNS,
    DISPLAY_ROWS,
    EXPANSION_TILE,
    FIRST_PLAYER_SPACE,
    LEVELS,
    MERCHANT_TILE,
    MOST_BOOK_SPACES,
    MOST_CARDS,
    MOST_SEATS,
    MOST_TIERS,
    PLUS_GOOD,
    REGIONS,
    ROUNDS,
    SLOTS,
    SPACES,
    START_TILES,
    TILE_SPACE,
    TILES,
    TRACK_SPACE,
    TRACKS,
)


@final
class MombasaBox:
    """Everything in the box, as the rules use it."""

    def __init__(self, box: Box) -> None:
        players = box.one("players")
        self.fewest = players.integer("min", 2, MOST_SEATS)
        self.most = players.integer("max", self.fewest, MOST_SEATS)
        self.player_colours = players.texts("colours", self.most)
        box.one("rounds").check(box.one("rounds").integer("count") == ROUNDS, "count", f"{ROUNDS}")
        self._read_setup(box)
        self._read_companies(box)
        self._read_map(box)
        self._read_tracks(box)
        self._read_player_board(box)
        self._read_cards(box)
        self._read_books(box)
        self._read_start_tiles(box)
        self._read_spaces(box)
        self._read_privileges(box)
        check_drawing(box)
        box.refuse_unread()

    def _read_setup(self, box: Box) -> None:
        """MOM-2.7, MOM-2.10  Coins on the round track, markers and pounds by the number of players."""
        self.owned_markers: i64 = box.one("markers").integer("owned", 1, 9)
        self.start_markers: list[i64] = [0] * (MOST_SEATS + 1)
        self.start_pounds: list[i64] = [0] * (MOST_SEATS + 1)
        self.round_coins: list[list[i64]] = [[] for _ in range(MOST_SEATS + 1)]
        """For each number of seats the coins on the round spaces 0 to 7; 0 and 1 are empty."""
        for setup in box.all("setup"):
            seats = setup.integer("seats", self.fewest, self.most)
            setup.check(not self.round_coins[seats], "seats", "each number of seats once")
            self.start_markers[seats] = setup.integer("bonus_markers", 0, self.owned_markers)
            self.start_pounds[seats] = setup.integer("pounds", 0, 99)
            self.round_coins[seats] = [0, 0, *setup.integers("round_coins", ROUNDS - 1, 0, BOOK_ROWS)]
        for seats in range(self.fewest, self.most + 1):
            box.all("setup")[0].check(bool(self.round_coins[seats]), "seats", f"a table for {seats} seats, too")

    def _read_companies(self, box: Box) -> None:
        """MOM-2.1, MOM-2.3  The companies, their headquarters and what a column shows when it is partly vacant."""
        companies = box.all("company")
        self.companies = [company.text("name") for company in companies]
        ids = [company.text("id") for company in companies]
        if not companies or tuple(ids) != COMPANY_IDS or len(set(self.companies)) != COMPANIES:
            (companies or [box.one("company")])[0].fail("id", f"the companies {', '.join(COMPANY_IDS)} in this order")
        first = box.one("first_game")
        self.first_tracks: list[i64] = [TRACKS.index(first.text(company, TRACKS)) for company in COMPANY_IDS]
        letters = {track // 2 for track in self.first_tracks}
        first.check(len(letters) == COMPANIES, "mombasa", "a track of another letter for each company")
        hq = box.one("hq")
        hq.check(hq.integer("columns") == COLUMNS, "columns", f"{COLUMNS}")
        self.column_size: i64 = hq.integer("spaces", 2, 9)
        coins = hq.integers("coins", self.column_size, 0, 9)
        self.column_coins: list[list[i64]] = [
            [sum(coins[: self.column_size - posts]) for posts in range(self.column_size + 1)],
            [sum(coins[: self.column_size - 1 - posts]) + coins[-1] for posts in range(self.column_size)],
        ]
        """MOM-7.9: coins shown by the number of posts, before and after the bottom space was vacated."""
        costs = box.one("expansion_costs")
        self.single_cost: i64 = costs.integer("single", 1, 9)
        self.double_cost: i64 = costs.integer("double", self.single_cost, 9)
        self.occupied_cost: i64 = costs.integer("occupied_extra", 0, 9)

    def _read_map(self, box: Box) -> None:
        """MOM-7.2  Regions, their rewards, and borders as sets of regions (one bit each)."""
        regions = box.all("region")
        ids = [region.text("id") for region in regions]
        self.regions = [region.text("name") for region in regions]
        map_ = box.one("map")
        fit = len(regions) == len(set(ids)) == len(set(self.regions)) == REGIONS
        map_.check(fit, "view_box", f"a map of {REGIONS} regions with ids and names of their own")
        kinds = ("pounds", "diamonds", "track", "points", "none")
        self.region_reward: list[i64] = [REWARDS.index(region.text("reward", kinds)) for region in regions]
        self.region_amount: list[i64] = []
        self.mines: list[i64] = [region.integer("mines", 0, 9) for region in regions]
        for region, kind in zip(regions, self.region_reward):
            self.region_amount.append(region.integer("amount", 0 if kind == NO_REWARD else 1, 9))
        self.single_border: list[i64] = [0] * REGIONS
        self.double_border: list[i64] = [0] * REGIONS
        self.hq_single: list[i64] = [0] * COMPANIES
        self.hq_double: list[i64] = [0] * COMPANIES
        seen: set[tuple[str, str]] = set()
        for border in box.all("border"):
            a = border.text("a", (*COMPANY_IDS, *ids))
            b = border.text("b", tuple(ids))
            border.check(a != b and (a, b) not in seen and (b, a) not in seen, "b", "another border than those before")
            seen.add((a, b))
            double = border.text("kind", ("single", "double")) == "double"
            if a in COMPANY_IDS:
                (self.hq_double if double else self.hq_single)[COMPANY_IDS.index(a)] |= 1 << ids.index(b)
            else:
                crossed = self.double_border if double else self.single_border
                crossed[ids.index(a)] |= 1 << ids.index(b)
                crossed[ids.index(b)] |= 1 << ids.index(a)

    def _read_tracks(self, box: Box) -> None:
        """MOM-15  Company tracks: shares, capital calls and exactly two special fields each."""
        self.tracks: list[Track] = []
        tracks = box.all("track")
        for track in tracks:
            name = track.text("name", TRACKS)
            length = track.integer("length", 3, 60)
            shares = _steps(pairs(track, "shares", length), length)
            calls = pairs(track, "capital_calls", length - 1)
            fields = pairs(track, "special_fields", length)
            track.check(len(fields) == LEVELS - 1, "special_fields", "two special fields")
            call: list[i64] = [0] * (length + 1)
            for space, pounds in calls:
                call[space] = pounds
            field: list[i64] = [0] * (length + 1)
            for space, pounds in fields:
                field[space] = pounds
            level: list[i64] = [len([at for at, _ in fields if at <= space]) for space in range(length + 1)]
            self.tracks.append(Track(name, length, shares, call, field, level))
        names = tuple(track.name for track in self.tracks)
        if names != TRACKS:
            (tracks or [box.one("track")])[0].fail("name", f"the tracks {', '.join(TRACKS)} in this order")

    def _read_player_board(self, box: Box) -> None:
        """MOM-16  The diamond track and the book track."""
        diamonds = box.one("diamond_track")
        self.diamond_length: i64 = diamonds.integer("length", 1, 99)
        self.diamond_values = _steps(pairs(diamonds, "values", self.diamond_length), self.diamond_length)
        self.left_slot_at: i64 = diamonds.integer("slot_at", 1, self.diamond_length)
        self.pounds_per_diamond: i64 = diamonds.integer("surplus_pounds", 0, 9)
        books = box.one("book_track")
        self.book_length: i64 = books.integer("length", 1, MOST_BOOK_SPACES)
        self.book_values = _steps(pairs(books, "values", self.book_length), self.book_length)
        self.right_slot_at: i64 = books.integer("slot_at", 1, self.book_length)
        self.right_slot_alternative: i64 = books.integer("slot_at_alternative", 1, self.book_length)
        self.pounds_per_point: i64 = books.integer("surplus_pounds", 0, 9)
        crossed_out = books.integers("no_a", -1, 2, self.book_length)
        self.no_a: list[bool] = [space in crossed_out for space in range(self.book_length + 1)]
        self.flip_cost: i64 = box.one("book_flip").integer("pounds", 0, 99)

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
                self.starting += [face] * card.integer("starting", 1, 9)
            if "seat" in card.facts:
                seat = card.integer("seat", 1, self.most) - 1
                card.check(self.cards[face].kind == EXPANSION, "seat", "an expansion card")
                card.check(self.seat_cards[seat] == ANY_CARD, "seat", "one card for each seat")
                self.seat_cards[seat] = face
            for letter in _letters(card, self.stack_letters):
                self.stack[self.stack_letters.index(letter)].append(face)
        self.card_names = [card.name for card in self.cards]
        self.card_count: i64 = len(self.cards)
        stack.check(len(set(self.card_names)) == len(self.cards), "bottom_to_top", "cards with names of their own")
        stack.check(1 <= self.card_count <= MOST_CARDS, "bottom_to_top", f"at most {MOST_CARDS} faces of cards")
        stack.check(ANY_CARD not in self.seat_cards, "bottom_to_top", 'an expansion card "1" for each seat')
        stack.check(sum(len(part) for part in self.stack) >= CARD_PLACES, "bottom_to_top", "cards for the display")
        merchants = box.all("merchant")
        kinds = [merchant.text("kind", ("plain", "company")) for merchant in merchants]
        if kinds != ["plain", "company"]:
            (merchants or [box.one("merchant")])[0].fail("kind", "the plain merchant, then the merchant of a company")
        self.merchant_diamonds: list[i64] = [merchant.integer("diamonds", 0, 9) for merchant in merchants]
        self.merchant_pounds: list[i64] = [merchant.integer("pounds", 0, 9) for merchant in merchants]
        self.per_two_mines: list[i64] = [merchant.integer("per_two_mines", 0, 9) for merchant in merchants]
        display = box.one("card_display")
        display.check(display.integer("rows") == DISPLAY_ROWS, "rows", f"{DISPLAY_ROWS}")
        display.check(display.integer("columns") == DISPLAY_COLUMNS, "columns", f"{DISPLAY_COLUMNS}")
        columns = [display.integers(column, DISPLAY_ROWS, 0, 99) for column in ("left", "middle", "right")]
        self.surcharge: list[i64] = [columns[place % 3][place // 3] for place in range(CARD_PLACES)]

    def _read_books(self, box: Box) -> None:
        """MOM-2.8, MOM-8.2  The books by letter, and the display."""
        display = box.one("book_display")
        display.check(display.integer("rows") == BOOK_ROWS, "rows", f"{BOOK_ROWS}")
        display.check(display.integer("columns") == BOOK_COLUMNS, "columns", f"{BOOK_COLUMNS}")
        self.place_letter: list[i64] = []
        """The letter of each place of the display, row by row."""
        for row in rows(display, "letters", BOOK_ROWS):
            good = len(row) == BOOK_COLUMNS and all(letter in LETTERS for letter in row)
            display.check(good, "letters", f"{BOOK_COLUMNS} letters A, B or C in each row")
            self.place_letter += [LETTERS.index(str(letter)) for letter in row]
        costs = box.one("book_costs")
        self.book_cost: list[i64] = [costs.integer(letter, 1, 9) for letter in LETTERS]
        self.books: list[Book] = []
        self.supply: list[list[i64]] = [[] for _ in LETTERS]
        for book in box.all("book"):
            letter = LETTERS.index(book.text("letter", LETTERS))
            self.supply[letter] += [len(self.books)] * book.integer("count", 1, 99)
            self.books.append(_book(book, letter, LETTERS[letter]))
        tiles = box.one("book_tiles")
        per_letter = tiles.integer("per_letter", 4, 99)
        full = all(len(part) == per_letter for part in self.supply)
        tiles.check(full, "per_letter", f"the number of books of each letter ({[len(part) for part in self.supply]})")
        self.printed_books: i64 = len(self.books)
        """How many faces of book tiles there are; the books of the start tiles follow."""

    def _read_start_tiles(self, box: Box) -> None:
        """MOM-2.13, MOM-2.14  The start tiles, and which of them are used in the first game."""
        self.start_tiles: list[StartTile] = []
        for tile in box.all("start_tile"):
            name = tile.text("name")
            resting: list[i64] = []
            for card in rows_of_texts(tile, "resting"):
                tile.check(card in self.card_names, "resting", "names of starting cards")
                resting.append(self.card_names.index(card))
            owned = all(self.starting.count(face) >= resting.count(face) for face in resting)
            tile.check(len(resting) == SLOTS - 2 and owned, "resting", "three starting cards")
            bonus: list[i64] = [0] * COMPANIES
            diamonds: i64 = 0
            for where, spaces in named(tile, "bonus", (*COMPANY_IDS, "diamond"), 2):
                if where == "diamond":
                    diamonds = spaces
                else:
                    bonus[COMPANY_IDS.index(where)] = spaces
            self.start_tiles.append(StartTile(name, resting, len(self.books), bonus, diamonds))
            self.books.append(_book(tile, 0, name))
        draft = box.one("draft")
        names = [tile.name for tile in self.start_tiles]
        draft.check(len(set(names)) == len(names) == START_TILES, "dealt", f"{START_TILES} start tiles")
        self.tiles_dealt: i64 = draft.integer("dealt", 1, START_TILES // self.most)
        given = draft.texts("first_game", self.most)
        draft.check(all(name in names for name in given), "first_game", "names of start tiles")
        self.first_tiles: list[i64] = [names.index(name) for name in given]
        books = [book.name for book in self.books]
        draft.check(len(set(books)) == len(books), "dealt", "no two books that are the same in all but their number")

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
        self.majority_company: list[i64] = [NO_COMPANY] * MAJORITIES
        for majority in box.all("majority"):
            kind = KINDS.index(majority.text("kind", KINDS[:MAJORITIES]))
            self.majority_company[kind] = COMPANY_IDS.index(majority.text("company", COMPANY_IDS))
        first.check(NO_COMPANY not in self.majority_company, "points", "a [[majority]] for each of the four kinds")
        self.tiers: list[list[Tier]] = [[] for _ in range(MAJORITIES)]
        for step in box.all("majority_step"):
            tiers = self.tiers[KINDS.index(step.text("kind", KINDS[:MAJORITIES]))]
            extra: list[i64] = [0] * len(REWARDS)
            for name, amount in named(step, "extra", ("pounds", "diamonds", "points", "remove_post"), 4):
                extra[REWARDS.index(name)] = amount
            least = step.integer("least", tiers[-1].least + 1 if tiers else 1, 99)
            tiers.append(Tier(least, step.integer("spaces", 0, 20), extra))
        fit = all(1 <= len(tiers) <= MOST_TIERS for tiers in self.tiers)
        first.check(fit, "points", f"1 to {MOST_TIERS} [[majority_step]] for each of the four kinds")
        tiles = box.all("bonus_tile")
        kinds = [tile.text("kind", ("plus_good", "bookkeeper", "merchant", "expansion")) for tile in tiles]
        if kinds != ["plus_good", "bookkeeper", "merchant", "expansion"]:
            (tiles or [box.one("bonus_tile")])[0].fail("kind", "plus_good, bookkeeper, merchant, expansion")
        for tile in range(TILES):
            self.space_cost[TILE_SPACE + tile] = tiles[tile].integer("cost", 0, 99)
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
            (box.all("privilege") or [box.one("privilege")])[0].fail("track", f"{', '.join(TRACKS)} in this order")
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
                of[track].check(all(good in KINDS[:GOODS] for good in goods), "goods", "banana, coffee or cotton")
                sets.append(sum(1 << KINDS.index(str(good)) for good in set(map(str, goods))))
            self.discount_goods.append(sets)
        self.mix: list[bool] = flags_by_level(of["B1"], "mix")
        self.good_plus: list[i64] = numbers_by_level(of["B2"], "plus")
        self.plus_good: i64 = KINDS.index(of["B2"].text("plus_good", KINDS[:GOODS]))
        self.options: list[list[list[i64]]] = []
        """For C1, by level: [points, diamonds] to choose from."""
        for choices in lists_by_level(of["C1"], "options"):
            good = len(choices) <= MOST_TIERS
            level: list[list[i64]] = []
            for choice in choices:
                if not isinstance(choice, list) or len(choice) != 2 or not all(isinstance(n, int) for n in choice):
                    of["C1"].fail("options", "lists of [points, diamonds]")
                level.append([int(choice[0]), int(choice[1])])
            of["C1"].check(good, "options", f"at most {MOST_TIERS} options")
            self.options.append(level)
        self.space_diamonds: list[i64] = [0] * SPACES
        self.spread_tracks: list[i64] = of["D2"].integers("tracks", 2, 1, COMPANIES - 1)
        self.spread_spaces: list[i64] = of["D2"].integers("spaces", 2, 1, 20)
        self.spread_alternative: i64 = of["D2"].integer("second_spaces_alternative", 1, 20)
        for which in range(2):
            c1, c2, d1, d2 = (TRACK_SPACE + 2 * place + which for place in range(4))
            self.space_cost[c1] = of["C1"].integers("cost", 2, 0, 99)[which]
            self.space_cost[c2] = of["C2"].integers("cost", 2, 0, 99)[which]
            self.space_cost[d2] = of["D2"].integers("cost", 2, 0, 99)[which]
            self.price_change[c2] = of["C2"].integers("price_change", 2, -99, 99)[which]
            self.space_diamonds[c2] = of["C2"].integers("diamonds", 2, 0, 99)[which]
            self.discard_bonus[d1] = of["D1"].integers("bonus", 2, 0, 99)[which]
            wanted = rows_of_texts(of["D1"], "discard")
            known = len(wanted) == 2 and all(kind == "any" or kind in KINDS for kind in wanted)
            of["D1"].check(known, "discard", f"any or a kind of card, twice ({', '.join(KINDS)})")
            self.discard_kind[d1] = ANY_CARD if wanted[which] == "any" else KINDS.index(wanted[which])


def _steps(marks: list[tuple[int, int]], length: int) -> list[i64]:
    """MOM-1.2, R21  What counts on each space: the value of the last mark reached or passed."""
    values: list[i64] = []
    value = 0
    at = dict(marks)
    for space in range(length + 1):
        value = at.get(space, value)
        values.append(value)
    return values


def rows_of_texts(section: Section, key: str) -> list[str]:
    """A list of texts that may repeat."""
    value = section.get(key)
    if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
        section.fail(key, "a list of texts")
    return [str(entry) for entry in value]


def _letters(card: Section, known: list[str]) -> list[str]:
    if "deck" not in card.facts:
        return []
    letters = rows_of_texts(card, "deck")
    card.check(all(letter in known for letter in letters), "deck", f"letters of the stack ({', '.join(known)})")
    return letters


def _card(card: Section) -> Card:
    kind = KINDS.index(card.text("kind", KINDS))
    value = 0 if kind in (MERCHANT, SHARE) else card.integer("value", 1, 9)
    share = company = NO_COMPANY
    if kind == SHARE or "share" in card.facts:
        share = COMPANY_IDS.index(card.text("share", COMPANY_IDS))
    if "company" in card.facts:
        card.check(kind == MERCHANT, "company", "a company on merchants only")
        company = COMPANY_IDS.index(card.text("company", COMPANY_IDS))
    return Card(card.text("name"), kind, value, card.integer("crate", 0, 99), share, company)


def _book(book: Section, letter: int, title: str) -> Book:
    needs: list[i64] = [0] * MAJORITIES
    any_good = 0
    colleague = False
    asked = named(book, "requirements", REQUIREMENTS, 2)
    for name, count in asked:
        if name == "any":
            any_good = count
        elif name == "merchant_or_bookkeeper":
            colleague = True
        else:
            needs[KINDS.index(name)] = count
    kind, amount = reward(book, "reward")
    words = [name.replace("_", " ") if name == "merchant_or_bookkeeper" else f"{name} {count}" for name, count in asked]
    gain = f"cotton less {amount}" if kind == COTTON_LESS else f"{REWARDS[kind].replace('_', ' ')} {amount}"
    return Book(f"{title} ({' and '.join(words)}: {gain})", letter, needs, any_good, colleague, kind, amount)
