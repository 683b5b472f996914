"""What is printed on the boards of Mombasa: round track, headquarters, map, company tracks, player board."""

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.box import Box
from ....kernel.errors import Phrase
from ..constants import (
    BOOK_ROWS,
    BOTTOM_COINS,
    COLUMNS,
    COMPANIES,
    COMPANY_IDS,
    ENCLAVES,
    LEVELS,
    MOST_BOOK_SPACES,
    MOST_SEATS,
    NO_REWARD,
    REGIONS,
    REWARDS,
    ROUNDS,
    TRACKS,
)
from .pieces import Track
from .reading import pairs, scale
from .stated import refuse


class Boards:
    """The part of the box that lies on the table from the start to the end."""

    def __init__(self, box: Box) -> None:
        players = box.one("players")
        self.fewest = players.integer("min", 2, MOST_SEATS)
        self.most = players.integer("max", self.fewest, MOST_SEATS)
        self.player_colours = players.texts("colours", self.most)
        box.one("rounds").integer("count", ROUNDS, ROUNDS)
        self._read_setup(box)
        self._read_companies(box)
        self._read_map(box)
        self._read_tracks(box)
        self._read_player_board(box)

    def _read_setup(self, box: Box) -> None:
        """MOM-2.7, MOM-2.10  Coins on the round track, markers and pounds by the number of players."""
        self.owned_markers: i64 = box.one("markers").integer("owned", 1, 9)
        self.start_markers: list[i64] = [0] * (MOST_SEATS + 1)
        self.start_pounds: list[i64] = [0] * (MOST_SEATS + 1)
        self.round_coins: list[list[i64]] = [[] for _ in range(MOST_SEATS + 1)]
        """For each number of seats the coins on the round spaces 0 to 7; 0 and 1 are empty."""
        setups = box.all("setup", 1, MOST_SEATS)
        for setup in setups:
            seats = setup.integer("seats", self.fewest, self.most)
            setup.check(not self.round_coins[seats], "seats", "seats_once")
            self.start_markers[seats] = setup.integer("bonus_markers", 0, self.owned_markers)
            self.start_pounds[seats] = setup.integer("pounds", 0, 99)
            self.round_coins[seats] = [0, 0, *setup.integers("round_coins", ROUNDS - 1, 0, BOOK_ROWS)]
        for seats in range(self.fewest, self.most + 1):
            setups[0].check(bool(self.round_coins[seats]), "seats", "table_for_seats", seats=seats)

    def _read_companies(self, box: Box) -> None:
        """MOM-2.1, MOM-2.3  The companies, their headquarters and what a column shows when it is partly vacant."""
        companies = box.all("company")
        self.companies = [company.text("name") for company in companies]
        ids = [company.text("id") for company in companies]
        if not companies or tuple(ids) != COMPANY_IDS or len(set(self.companies)) != COMPANIES:
            (companies or [box.one("company")])[0].fail("id", "companies_in_order", ids=COMPANY_IDS)
        first = box.one("first_game")
        self.first_tracks: list[i64] = [TRACKS.index(first.text(company, TRACKS)) for company in COMPANY_IDS]
        hq = box.one("hq")
        hq.integer("columns", COLUMNS, COLUMNS)
        self.column_size: i64 = hq.integer("spaces", 2, 9)
        coins = hq.integers("coins", self.column_size, 0, 9)
        hq.check(coins[-1] == BOTTOM_COINS, "coins", "bottom_coins", count=BOTTOM_COINS)
        self.column_coins: list[list[i64]] = [
            [self._coins_shown(coins, posts, False) for posts in range(self.column_size + 1)],
            [self._coins_shown(coins, posts, True) for posts in range(self.column_size)],
        ]
        """MOM-7.9: coins shown by the number of posts, before and after the bottom space was vacated."""
        costs = box.one("expansion_costs")
        self.single_cost: i64 = costs.integer("single", 1, 9)
        self.double_cost: i64 = costs.integer("double", self.single_cost, 9)
        self.occupied_cost: i64 = costs.integer("occupied_extra", 0, 9)

    def covered(self, posts: int, vacated: bool) -> list[bool]:
        """MOM-7.8, MOM-7.9  Which spaces of a column, from the top, lie under its posts.

        They stand at the bottom, or above a bottom space that was vacated.
        """
        open_below = 1 if vacated else 0
        top = self.column_size - open_below - posts
        return [top <= space < self.column_size - open_below for space in range(self.column_size)]

    def _coins_shown(self, coins: list[int], posts: int, vacated: bool) -> int:
        return sum(amount for amount, covered in zip(coins, self.covered(posts, vacated)) if not covered)

    def _read_map(self, box: Box) -> None:
        """MOM-7.2  Regions, their rewards, and borders as sets of regions (one bit each)."""
        regions = box.all("region")
        ids = [region.text("id") for region in regions]
        self.regions = [region.text("name") for region in regions]
        map_ = box.one("map")
        fit = len(regions) == len(set(ids)) == len(set(self.regions)) == REGIONS
        map_.check(fit, "view_box", "regions", count=REGIONS)
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
            border.check(a != b and (a, b) not in seen and (b, a) not in seen, "b", "another_border")
            seen.add((a, b))
            double = border.text("kind", ("single", "double")) == "double"
            if a in COMPANY_IDS:
                (self.hq_double if double else self.hq_single)[COMPANY_IDS.index(a)] |= bit(ids.index(b))
            else:
                crossed = self.double_border if double else self.single_border
                crossed[ids.index(a)] |= bit(ids.index(b))
                crossed[ids.index(b)] |= bit(ids.index(a))
        self._check_enclaves(box)

    def _check_enclaves(self, box: Box) -> None:
        """MOM-7.6  Two regions border one region only; the two round them are the only ones without a reward."""
        reached: i64 = 0
        for company in range(COMPANIES):
            reached |= self.hq_single[company] | self.hq_double[company]
        around: i64 = 0
        enclaves = 0
        for region in range(REGIONS):
            others = self.single_border[region] | self.double_border[region]
            if others & (others - 1) == 0 and not reached >> region & 1:
                enclaves += 1
                around |= others
        regions = box.all("region")
        if enclaves != ENCLAVES:
            refuse(box, "border", "b", Phrase("found.enclaves", {"count": enclaves}), "enclaves", count=ENCLAVES)
        for region in range(REGIONS):
            bare = self.region_reward[region] == NO_REWARD
            regions[region].check(bare == (around >> region & 1 == 1), "reward", "bare_round_enclaves")

    def _read_tracks(self, box: Box) -> None:
        """MOM-15  Company tracks: shares, capital calls and exactly two special fields each."""
        self.tracks: list[Track] = []
        tracks = box.all("track")
        for track in tracks:
            name = track.text("name", TRACKS)
            length = track.integer("length", 3, 60)
            shares = scale(track, "shares", length)
            calls = pairs(track, "capital_calls", length - 1)
            track.check(1 <= len(calls) <= 2, "capital_calls", "capital_calls")
            fields = pairs(track, "special_fields", length)
            track.check(len(fields) == LEVELS - 1, "special_fields", "special_fields")
            track.check(all(pounds <= 2 for _, pounds in fields), "special_fields", "special_field_pounds")
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
            (tracks or [box.one("track")])[0].fail("name", "tracks_in_order", tracks=TRACKS)

    def _read_player_board(self, box: Box) -> None:
        """MOM-16  The diamond track and the book track."""
        diamonds = box.one("diamond_track")
        self.diamond_length: i64 = diamonds.integer("length", 1, 99)
        self.diamond_values = scale(diamonds, "values", self.diamond_length)
        self.left_slot_at: i64 = diamonds.integer("slot_at", 1, self.diamond_length)
        self.pounds_per_diamond: i64 = diamonds.integer("surplus_pounds", 0, 9)
        books = box.one("book_track")
        self.book_length: i64 = books.integer("length", 1, MOST_BOOK_SPACES)
        self.book_values = scale(books, "values", self.book_length)
        self.right_slot_at: i64 = books.integer("slot_at", 1, self.book_length)
        self.right_slot_alternative: i64 = books.integer("slot_at_alternative", 1, self.book_length)
        self.pounds_per_point: i64 = books.integer("surplus_pounds", 0, 9)
        crossed_out = books.integers("no_a", -1, 2, self.book_length)
        self.no_a: list[bool] = [space in crossed_out for space in range(self.book_length + 1)]
        self.flip_cost: i64 = box.one("book_flip").integer("pounds", 0, 99)
