"""The components of Goa, typed and checked.

Everything is called by its place in the box: spices, columns, colonies, colony tiles, kinds of tiles, cards and tokens.
Rows of the development board count from 0 here, from 1 in the rules.
"""

from typing import final

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.box import Box, Section
from ..constants import (
    ANY_SPICE,
    CARD_KINDS,
    CARDS,
    CLASSES,
    COLONIES,
    COLONY_TILES,
    COLUMNS,
    CORNERS,
    EXPEDITIONS,
    MOST_SEATS,
    PLANTATION,
    PLANTATIONS,
    ROWS,
    SPICES,
    SQUARES,
)


@final
class GoaComponents:
    """Everything in the box, as the rules use it."""

    def __init__(self, box: Box) -> None:
        self.read_numbers(box)
        self.read_development(box)
        self.read_colonies(box)
        self.read_tiles(box)
        self.read_cards(box)
        self.read_tokens(box)
        box.refuse_unread()

    def read_numbers(self, box: Box) -> None:
        players = box.one("players")
        self.fewest = players.integer("min", 2, MOST_SEATS)
        self.most = players.integer("max", self.fewest, MOST_SEATS)
        self.player_colours = players.texts("colours", self.most)
        flow = box.one("flow")
        self.rounds: i64 = flow.integer("rounds_per_phase", 1, 4)
        self.actions: i64 = flow.integer("actions_per_round", 1, 9)
        self.cards_kept: i64 = flow.integer("extra_action_cards_kept", 0, 9)
        auction = box.one("auction")
        self.least_bid: i64 = auction.integer("least_bid", 1, 9)
        self.highest_bid: i64 = auction.integer("highest_bid", 20, 500)
        self.owner_discount: i64 = auction.integer("owner_discount", 0, self.least_bid)
        self.flag_extra_actions: i64 = auction.integer("flag_extra_actions", 0, 9)
        grid = box.one("grid")
        self.set_aside: i64 = grid.integer("tiles_set_aside", 0, 9)
        self.plantations_aside: i64 = grid.integer("most_plantations_set_aside", 0, self.set_aside)
        start = box.one("start")
        self.start_ships: i64 = start.integer("ships", 0, 99)
        self.start_colonists: i64 = start.integer("colonists", 0, 99)
        self.ducats_first: i64 = start.integer("ducats_start_player", 0, 99)
        self.ducats_other: i64 = start.integer("ducats_other", 0, 99)
        self.start_extra: i64 = start.integer("extra_actions", 0, 9)
        self.start_symbol_name = start.text("symbol")
        self.spices = box.one("spices").texts("names", SPICES)
        plain = all(spice.split() == [spice.lower()] and spice != "any" for spice in self.spices)
        box.one("spices").check(plain, "names", "plain_names")
        self.most_ducats: i64 = box.one("scoring").integer("most_ducats", 0, 99)
        quick = box.one("quick_start")
        self.quick_markers: i64 = quick.integer("markers", 1, COLUMNS)
        self.quick_ducats: i64 = quick.integer("ducats", 1, 99)

    def read_development(self, box: Box) -> None:
        board = box.one("development")
        self.row_points: list[i64] = list(board.integers("points_by_row", ROWS, 0, 99))
        rows = board.integers("first_in_row", -1, 2, ROWS)
        self.first_in_row: list[bool] = [row + 1 in rows for row in range(ROWS)]
        self.first_cards: i64 = board.integer("first_in_row_cards", 1, 9)
        self.all_markers_extra: i64 = board.integer("all_markers_extra_actions", 1, 9)
        columns = box.all("column", COLUMNS)
        self.columns = [column.text("id") for column in columns]
        self.column_names = [column.text("name") for column in columns]
        columns[0].check(len(set(self.columns)) == COLUMNS, "id", "own_name_column")
        self.level: list[list[i64]] = [list(column.integers("values", ROWS, 0, 99)) for column in columns]
        """What each column yields, by row."""
        draws = columns[EXPEDITIONS]
        self.hand_limit: list[i64] = list(draws.integers("hand_limit", ROWS, 1, CARDS))
        most: int = max(self.level[EXPEDITIONS])
        draws.check(most <= 5, "values", "cards_to_draw")
        self.cost: list[list[i64]] = [[] for _ in range(COLUMNS * ROWS)]
        """GOA-7.1: the spices of a step, by column and the row it leaves."""
        self.cost_of: list[list[i64]] = [[0] * SPICES for _ in range(COLUMNS * ROWS)]
        """The same, as the number of each spice."""
        self.cost_ships: list[i64] = [0] * (COLUMNS * ROWS)
        for step in box.all("step", COLUMNS * (ROWS - 1)):
            column = self.columns.index(step.text("column", tuple(self.columns)))
            leaves = step.integer("leaves", 1, ROWS - 1)
            at = column * ROWS + leaves - 1
            step.check(not self.cost[at], "leaves", "steps_once")
            spices = step.texts("spices", leaves, repeated=True)
            step.check(all(spice in self.spices for spice in spices), "spices", "known_spices")
            self.cost[at] = [self.spices.index(spice) for spice in spices]
            for spice in self.cost[at]:
                self.cost_of[at][spice] += 1
            self.cost_ships[at] = step.integer("ships")
            step.check(self.cost_ships[at] == leaves, "ships", "ships_as_spices", count=leaves)

    def read_colonies(self, box: Box) -> None:
        founding = box.one("founding")
        self.flips: i64 = founding.integer("cards", 1, 9)
        self.failed_colonists: i64 = founding.integer("colonists_for_failing", 0, 9)
        points = box.one("colony_points")
        self.colony_points: list[i64] = list(points.integers("by_number", COLONIES + 1, 0, 99))
        colonies = box.all("colony", COLONIES)
        self.colonies = [colony.text("id") for colony in colonies]
        self.colony_names = [colony.text("name") for colony in colonies]
        colonies[0].check(len(set(self.colonies)) == COLONIES, "id", "own_name_colony")
        self.places = [*(f"plantation-{place + 1}" for place in range(PLANTATIONS)), *self.colonies]
        """The places for spices: plantation-1 to plantation-4, then the colonies."""
        self.need: list[i64] = [colony.integer("need", 1, 99) for colony in colonies]
        self.colony_spaces: list[i64] = [colony.integer("spaces", 1, 9) for colony in colonies]
        tiles = box.all("colony_tile", COLONY_TILES)
        self.colony_tiles = [tile.text("id") for tile in tiles]
        tiles[0].check(len(set(self.colony_tiles)) == COLONY_TILES, "id", "own_name_colony_tile")
        self.colony_of: list[i64] = []
        self.colony_spices: list[i64] = []
        self.colony_count: list[i64] = []
        for tile in tiles:
            self.colony_of.append(self.colonies.index(tile.text("colony", tuple(self.colonies))))
            self.colony_spices.append(self.spice_set(tile))
            self.colony_count.append(tile.integer("count", 1, 9))
        for place, colony in enumerate(colonies):
            count = sum(self.colony_count[tile] for tile in range(COLONY_TILES) if self.colony_of[tile] == place)
            colony.check(colony.integer("tiles", MOST_SEATS) == count, "tiles", "sum_of_its_tiles", count=count)

    def spice_set(self, tile: Section) -> i64:
        """The spices a colony tile bears; any, when it names none."""
        if "spices" not in tile.facts:
            return ANY_SPICE
        names = tile.texts("spices")
        tile.check(all(name in self.spices for name in names), "spices", "known_spices")
        return sum(bit(self.spices.index(name)) for name in names)

    def read_tiles(self, box: Box) -> None:
        sections = box.all("tile", len(CLASSES), 2 * (SQUARES + self.set_aside))
        self.kinds: i64 = len(sections)
        self.tiles = [tile.text("id") for tile in sections]
        self.tile_names = [tile.text("name") for tile in sections]
        self.phase: list[i64] = []
        self.sort: list[i64] = []
        """The class of each kind of tile."""
        self.count: list[i64] = []
        self.bears: list[i64] = []
        """Plantations: the set of spices that may lie there."""
        self.spaces: list[i64] = []
        self.points: list[i64] = []
        self.planter_points: list[i64] = []
        self.gains: list[Gain] = []
        self.amount: list[i64] = []
        """Duty: its price; Extra harvest: how many tiles it fills; Succour: how many cards it turns up."""
        for tile in sections:
            sort = CLASSES.index(tile.text("class", CLASSES))
            self.phase.append(("A", "B").index(tile.text("phase", ("A", "B"))))
            self.sort.append(sort)
            self.count.append(tile.integer("count", 1, 29))
            self.read_plantation(tile, sort)
            self.points.append(_number(tile, "points"))
            self.planter_points.append(_number(tile, "points_with_planter"))
            self.gains.append(Gain(tile))
            self.amount.append(_number(tile, "price") + _number(tile, "fills") + _number(tile, "flips"))
        totals = box.one("tiles")
        totals.check(len(set(self.tiles)) == len(self.tiles), "phase_a", "own_name_kind_of_tile")
        for phase, key in enumerate(("phase_a", "phase_b")):
            count = sum(self.count[kind] for kind in range(len(sections)) if self.phase[kind] == phase)
            wanted = SQUARES + self.set_aside
            totals.check(count == wanted, key, "tiles_for_grid", wanted=wanted, count=count)
            totals.check(totals.integer(key) == count, key, "sum_of_tiles", count=count)

    def read_plantation(self, tile: Section, sort: int) -> None:
        if sort != PLANTATION:
            self.bears.append(0)
            self.spaces.append(0)
            return
        spice = tile.text("spice", (*self.spices, "any"))
        self.bears.append(ANY_SPICE if spice == "any" else bit(self.spices.index(spice)))
        self.spaces.append(tile.integer("spaces", 1, 9))

    def read_cards(self, box: Box) -> None:
        expedition = box.one("expedition")
        self.symbols = expedition.texts("symbols")
        start = box.one("start")
        start.check(self.start_symbol_name in self.symbols, "symbol", "one_of", values=self.symbols)
        self.start_symbol: i64 = self.symbols.index(self.start_symbol_name)
        self.symbol_points: list[i64] = list(expedition.integers("points_by_symbols", -1, 0, 99))
        kinds = {kind.text("id", CARD_KINDS): kind for kind in box.all("card_kind", len(CARD_KINDS))}
        expedition.check(len(kinds) == len(CARD_KINDS), "cards", "kinds_of_cards", kinds=CARD_KINDS)
        self.card_kind_names = [kinds[kind].text("name") for kind in CARD_KINDS]
        self.card_gains = [Gain(kinds[kind]) for kind in CARD_KINDS]
        sell = kinds["sell"]
        self.sales: i64 = sell.integer("sales", 1, 9)
        self.sale_price: i64 = sell.integer("price", 1, 99)
        self.prices: list[i64] = list(kinds["purchase"].integers("prices", ROWS - 1, 0, 99))
        self.third_flips: i64 = kinds["third-card"].integer("flips", 1, 9)
        cards = box.all("card", CARDS)
        expedition.check(expedition.integer("cards") == CARDS, "cards", "cards", count=CARDS)
        self.cards = [card.text("id") for card in cards]
        cards[0].check(len(set(self.cards)) == CARDS, "id", "own_name_card")
        self.card_kind: list[i64] = [CARD_KINDS.index(card.text("kind", CARD_KINDS)) for card in cards]
        self.card_colonists: list[i64] = [card.integer("colonists", 1, 9) for card in cards]
        self.card_symbol: list[i64] = [self.symbols.index(card.text("symbol", tuple(self.symbols))) for card in cards]
        most: int = max(self.card_symbol.count(symbol) for symbol in self.card_symbol)
        expedition.check(len(self.symbol_points) > most, "points_by_symbols", "points_for_symbols", count=most)
        expedition.check(self.start_symbol in self.card_symbol, "symbols", "card_with_start_symbol")

    def read_tokens(self, box: Box) -> None:
        bonanza = box.one("bonanza")
        sections = box.all("token", 1, 99)
        self.tokens = [token.text("id") for token in sections]
        self.token_names = [token.text("name") for token in sections]
        self.token_count: list[i64] = [token.integer("count", 1, 9) for token in sections]
        self.token_gains = [Gain(token) for token in sections]
        self.token_points: list[i64] = [_number(token, "points") for token in sections]
        count: int = sum(self.token_count)
        bonanza.check(bonanza.integer("tokens", CORNERS) == count, "tokens", "sum_of_tokens", count=count)
        bonanza.check(bonanza.integer("placed") == CORNERS, "placed", "one_for_each_corner", count=CORNERS)


@final
class Gain:
    """What a tile, a card or a token gives at once."""

    def __init__(self, section: Section) -> None:
        self.ships: i64 = _number(section, "ships")
        self.colonists: i64 = _number(section, "colonists")
        self.ducats: i64 = _number(section, "ducats")
        self.cards: i64 = _number(section, "cards")
        self.extra: i64 = _number(section, "extra_actions")
        self.spices: i64 = _number(section, "spices")


def _number(section: Section, key: str) -> int:
    """A number that many tiles do not have."""
    return section.integer(key, 0, 99) if key in section.facts else 0
