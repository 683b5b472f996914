"""The components of Yokohama, typed and checked.

Cards, tiles and tokens are numbered in the order of the box file, and so are the boards of the city. Players read
numbers from 1 on; lists begin with 0.
"""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.box import Box, Section
from ....kernel.nothing import NOTHING
from ..constants import (
    AREAS,
    CANAL,
    CATEGORY_NAMES,
    COUNTRIES,
    EFFECT_NAMES,
    GAIN,
    GOODS,
    HOUSE,
    KIND_NAMES,
    LABORATORY,
    MOST_SEATS,
    NEED_NAMES,
    PIECE_NAMES,
    PORT,
    SHOP,
    SHOP_SPACES,
    STACKS,
    STATION,
    TECHNOLOGIES,
    TECHNOLOGY_IDS,
    TECHNOLOGY_NUMBERS,
    YEN,
)

GAINS = (*KIND_NAMES, "points", "any_good", "moves", *PIECE_NAMES)
"""What a reward can bring."""
FREE_AGENT = "free_agent"
MANY: Final = 99
"""No box has more cards, tiles, tokens, slots or spaces of one kind than this."""
CLASSES = ("low", "mid", "high")
BOARD_LETTERS = ("a", "b")


def numbers_of(section: Section, key: str, found: object, among: tuple[str, ...]) -> dict[str, int]:
    """A table of whole numbers, each under one of the names allowed."""
    if not isinstance(found, dict):
        section.fail(key, "counts_of", most=MANY, keys=among)
    for name, count in found.items():
        good = name in among and isinstance(count, int) and not isinstance(count, bool) and 1 <= count <= MANY
        section.check(good, key, "counts_of", most=MANY, keys=among)
    return {str(name): int(count) for name, count in found.items()}


def counts_of(section: Section, key: str, among: tuple[str, ...]) -> list[i64]:
    """The same as a list, in the order of the names."""
    numbers = numbers_of(section, key, section.get(key), among)
    return [numbers.get(name, 0) for name in among]


def numbered(ids: list[str]) -> list[str]:
    """Ids told apart: the second of a kind gets a 2."""
    found: list[str] = []
    for place, one in enumerate(ids):
        same = ids[:place].count(one)
        found.append(f"{one}_{same + 1}" if same else one)
    return found


@final
class Reward:
    """What an order, a space, a building or a token brings (YOK-14)."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self.stock: list[i64] = [numbers.get(name, 0) for name in KIND_NAMES]
        self.points: i64 = numbers.get("points", 0)
        self.any_good: i64 = numbers.get("any_good", 0)
        self.moves: i64 = numbers.get("moves", 0)
        self.assistants: i64 = numbers.get("assistant", 0)
        self.shops: i64 = numbers.get("shop", 0)
        self.houses: i64 = numbers.get("trading_house", 0)
        self.free_agents: i64 = numbers.get(FREE_AGENT, 0)


def reward_of(section: Section, key: str, found: object, also: tuple[str, ...] = ()) -> Reward:
    return Reward(numbers_of(section, key, found, (*GAINS, *also)))


@final
class Seating:
    """What depends on the number of players (YOK-2.1, YOK-2.2, YOK-2.12, YOK-16.1)."""

    def __init__(self, section: Section, boards: list[list[int]]) -> None:
        self.players = section.integer("players", 2, MOST_SEATS)
        self.rows = section.integers("rows", -1, 1, AREAS)
        self.boards: list[i64] = [board for board in range(AREAS) if self.players in boards[board]]
        fits = sum(self.rows) == len(self.boards)
        section.check(fits, "rows", "rows_for_boards", boards=len(self.boards), players=self.players)
        self.orders_removed: i64 = section.integer("orders_removed")
        self.church_end: i64 = section.integer("church_end", 1)
        self.customs_end: i64 = section.integer("customs_end", 1)


@final
class Achievement:
    """A goal of set A, B or C (YOK-11.7 to YOK-11.10)."""

    def __init__(self, section: Section) -> None:
        self.id = section.text("id")
        self.stack: i64 = ("A", "B", "C").index(section.text("stack", ("A", "B", "C")))
        need = numbers_of(section, "need", section.get("need"), NEED_NAMES)
        section.check(bool(need), "need", "something_needed")
        self.needs: list[i64] = [place for place, name in enumerate(NEED_NAMES) if name in need]
        """What is needed, as numbers of NEED_NAMES, and how many of each."""
        self.counts: list[i64] = [need[name] for name in NEED_NAMES if name in need]
        self.first: i64 = section.integer("first", 0, 99)
        self.later: i64 = section.integer("later", 0, 99)
        self.text = section.text("text")


@final
class YokohamaComponents:
    """Everything in the box, as the rules use it."""

    def __init__(self, box: Box) -> None:
        players = box.one("players")
        self.fewest = players.integer("min", 2, MOST_SEATS)
        self.most = players.integer("max", self.fewest, MOST_SEATS)
        self.player_colours = players.texts("colours", MOST_SEATS)
        self._read_player(box.one("player"))
        self._read_countries(box)
        self._read_prices(box)
        self._read_areas(box)
        self._read_side_boards(box)
        self._read_buildings_and_tokens(box)
        self._read_orders(box)
        self._read_technologies(box)
        self._read_achievements(box)
        self._read_end(box)
        seatings = {
            seating.players: seating
            for seating in (Seating(part, self.used) for part in box.all("seating", 1, MOST_SEATS - 1))
        }
        self.seatings: list[Seating] = []
        for count in range(self.fewest, self.most + 1):
            players.check(count in seatings, "max", "seating_for", players=count)
            self.seatings.append(seatings[count])
        self._check_decks(players)
        box.refuse_unread()

    def _read_player(self, player: Section) -> None:
        """YOK-1.1, YOK-2.8  The pieces of a player and where they start."""
        self.hand: list[i64] = []
        self.warehouse: list[i64] = []
        markers: i64 = player.integer("assistants_score_markers", 0, 9)
        for place, name in enumerate(("assistants", "shops", "trading_houses")):
            self.hand.append(player.integer(f"{name}_hand", 0, 99))
            self.warehouse.append(player.integer(f"{name}_warehouse", 0, 99))
            total = self.hand[place] + self.warehouse[place] + (markers if place == 0 else 0)
            player.check(player.integer(f"{name}_total") == total, f"{name}_total", "sum_of_parts", count=total)
        self.goods = counts_of(player, "goods", KIND_NAMES[:GOODS])
        self.imports: i64 = player.integer("imports", 0, 99)
        self.yen_first: i64 = player.integer("yen_first_player", 0, 99)
        self.yen_other: i64 = player.integer("yen_other_players", 0, 99)
        self.order_limit: i64 = player.integer("order_hand_limit", 1, 9)

    def _read_countries(self, box: Box) -> None:
        """YOK-1.3  Five countries with their foreign agents."""
        countries = box.all("country", COUNTRIES)
        self.countries = [country.text("id") for country in countries]
        self.country_names = [country.text("name") for country in countries]
        self.agents: list[i64] = [country.integer("agents", 0, 99) for country in countries]
        countries[0].check(len(set(self.countries)) == COUNTRIES, "id", "countries", count=COUNTRIES)

    def _read_prices(self, box: Box) -> None:
        action = box.one("action")
        self.spread: i64 = action.integer("placement_spread", 1, 9)
        self.fee: i64 = action.integer("president_fee", 0, 9)
        self.power_cap: i64 = action.integer("power_cap", 1, 9)
        self.building_power: i64 = action.integer("building_power", 1, self.power_cap)
        self.token_power: i64 = action.integer("token_power", 1, self.power_cap)
        self.income: i64 = action.integer("trading_house_income", 0, 9)
        employment = box.one("employment")
        self.shop_price: i64 = employment.integer("shop", 0, 99)
        self.house_prices: list[i64] = []
        self.house_prices += employment.integers("trading_houses", int(self.warehouse[2]), 0, 99)
        technology = box.one("technology_price")
        self.value_yen: i64 = technology.integer("value_yen", 1, 99)
        self.value_imports: i64 = technology.integer("value_imports", 1, 99)
        self.extra_from: i64 = technology.integer("extra_from", 1, 99)
        self.extra_yen: i64 = technology.integer("extra_yen", 1, 99)
        self.extra_imports: i64 = technology.integer("extra_imports", 1, 99)
        second = box.one("second_order")
        self.second_yen: i64 = second.integer("yen", 1, 99)
        self.second_imports: i64 = second.integer("imports", 1, 99)
        self.faith_price = counts_of(box.one("faith_price"), "price", KIND_NAMES)
        """What one faith costs in each kind; 0: that kind cannot pay."""
        exchange = box.one("exchange")
        both = counts_of(exchange, "both_ways", KIND_NAMES[:YEN])
        once = counts_of(exchange, "buy_only", KIND_NAMES[:YEN])
        clash = [name for name, one, other in zip(KIND_NAMES, both, once, strict=False) if one and other]
        exchange.check(not clash, "buy_only", "not_both_ways")
        self.buy_price: list[i64] = [both[kind] + once[kind] for kind in range(YEN)]
        """The yen for one of each kind in Chinatown; 0: not for sale."""
        self.sell_price = both

    def _read_areas(self, box: Box) -> None:
        """YOK-1.4, YOK-1.5, YOK-13  The kinds of areas, then the boards of the city."""
        areas = box.all("area", 1, AREAS)
        ids = [area.text("id") for area in areas]
        boards = box.all("board", AREAS)
        self.areas = [board.text("id") for board in boards]
        first = boards[0]
        first.check(len(set(self.areas)) == AREAS, "id", "boards", count=AREAS)
        self.used = [board.integers("players", -1, 2, MOST_SEATS) for board in boards]
        self.area_names: list[str] = []
        self.area_kinds: list[str] = []
        self.effect: list[i64] = []
        self.category: list[i64] = []
        self.good: list[i64] = []
        self.power: list[list[i64]] = []
        self.power_points: list[list[i64]] = []
        self.side: list[i64] = []
        """For laboratories and ports: 0 for board A, 1 for board B."""
        kinds = [AreaKind(area, int(self.power_cap)) for area in areas]
        for board in boards:
            kind = kinds[ids.index(board.text("area", tuple(ids)))]
            self.area_names.append(kind.name)
            self.area_kinds.append(board.text("area"))
            self.effect.append(kind.effect)
            self.category.append(kind.category)
            self.good.append(kind.good)
            self.power.append(kind.power)
            self.power_points.append(kind.points)
            self.side.append(kind.side)
        twins = [self.area_kinds.count(kind) for kind in self.area_kinds]
        self.area_numbers: list[i64] = [
            self.area_kinds[: board + 1].count(self.area_kinds[board]) if twins[board] > 1 else 0
            for board in range(AREAS)
        ]
        """Which of the boards of its kind an area is, from 1 on; 0: the only one."""
        for place, area in enumerate(areas):
            count = sum(board.get("area") == ids[place] for board in boards)
            area.check(area.integer("boards", 1) == count, "boards", "boards_below", count=count)
        canals = [board for board in range(AREAS) if self.effect[board] == CANAL]
        first.check(len(canals) == 1, "area", "one_canal")
        self.canal: i64 = canals[0]
        self.toll: i64 = areas[ids.index(boards[canals[0]].text("area"))].integer("toll", 0, 9)

    def _read_side_boards(self, box: Box) -> None:
        """YOK-1.6  Slots of ports and laboratories; spaces of church and customs, from left to right."""
        self.slot_class: list[list[i64]] = [[], []]
        for slot in box.all("port_slot", 2, MANY):
            board = slot.text("board", tuple(f"port_{letter}" for letter in BOARD_LETTERS))
            self.slot_class["ab".index(board[-1])].append(CLASSES.index(slot.text("class", CLASSES)) + 1)
        self.surcharge: list[list[i64]] = [[], []]
        for slot in box.all("laboratory_slot", 2, MANY):
            board = slot.text("board", tuple(f"laboratory_{letter}" for letter in BOARD_LETTERS))
            self.surcharge["ab".index(board[-1])].append(slot.integer("surcharge", 0, 99))
        church = box.all("church_space", 1, MANY)
        self.faith: list[i64] = [space.integer("faith", 1, 99) for space in church]
        self.church_reward = [reward_of(space, "reward", space.get("reward")) for space in church]
        self.church_neutral = [space.flag("neutral") for space in church]
        customs = box.all("customs_space", 1, MANY)
        self.duty: list[i64] = [space.integer("imports", 1, 99) for space in customs]
        self.customs_reward = [reward_of(space, "reward", space.get("reward")) for space in customs]
        self.customs_neutral = [space.flag("neutral") for space in customs]

    def _read_buildings_and_tokens(self, box: Box) -> None:
        """YOK-1.7, YOK-1.8, YOK-1.9"""
        self.shop_reward: list[list[Reward]] = []
        self.house_reward: list[Reward] = []
        for tile in box.all("building_tile", 1, MANY):
            shops = tile.get("shops")
            if not isinstance(shops, list) or len(shops) != SHOP_SPACES:
                tile.fail("shops", "rewards", count=SHOP_SPACES)
            self.shop_reward.append([reward_of(tile, "shops", shop) for shop in shops])
            self.house_reward.append(reward_of(tile, "trading_house", tile.get("trading_house")))
        self.tokens = len(box.all("five_power_token", 1, MANY))
        """The number of ordinary five-power tokens; those with a free agent follow."""
        sections = box.all("five_power_token") + box.all("free_agent_token", 1, MANY)
        self.token_reward = [reward_of(token, "reward", token.get("reward"), (FREE_AGENT,)) for token in sections]

    def _read_orders(self, box: Box) -> None:
        orders = box.all("order", 1, MANY)
        self.order_country: list[i64] = [self._country(order) for order in orders]
        self.order_goods = [counts_of(order, "goods", KIND_NAMES[:GOODS]) for order in orders]
        self.order_reward = [reward_of(order, "reward", order.get("reward")) for order in orders]
        self.orders = len(orders)

    def _country(self, section: Section) -> int:
        return self.countries.index(section.text("country", tuple(self.countries)))

    def _read_technologies(self, box: Box) -> None:
        """YOK-1.8, YOK-15"""
        technologies = box.all("technology", TECHNOLOGIES)
        by_id = {technology.text("id", TECHNOLOGY_IDS): technology for technology in technologies}
        technologies[0].check(len(by_id) == TECHNOLOGIES, "id", "technologies_once", count=TECHNOLOGIES)
        self.technology_names = [by_id[name].text("name") for name in TECHNOLOGY_IDS]
        self.technology_texts = [by_id[name].text("text") for name in TECHNOLOGY_IDS]
        self.value: list[i64] = [by_id[name].integer("value", 0, 99) for name in TECHNOLOGY_IDS]
        self.bonus: list[i64] = []
        """What each technology gives: points, yen, copper, power or assistants."""
        for name in TECHNOLOGY_IDS:
            numbers = [by_id[name].integer(key, 0, 99) for key in TECHNOLOGY_NUMBERS.get(name, ())]
            self.bonus.append(numbers[0] if numbers else 0)
        self.spun_silk: i64 = by_id["spinning_mill"].integer("silk", 1, 99)
        cards = box.all("technology_card", TECHNOLOGIES, MANY)
        self.card_technology: list[i64] = [
            TECHNOLOGY_IDS.index(card.text("technology", TECHNOLOGY_IDS)) for card in cards
        ]
        self.card_country: list[i64] = [self._country(card) for card in cards]
        self.cards = numbered([f"{card.text('technology')}_{card.text('country')}" for card in cards])
        """The ids of the cards: technology and country."""
        for place, name in enumerate(TECHNOLOGY_IDS):
            count = self.card_technology.count(place)
            copies = by_id[name].integer("copies", 1)
            by_id[name].check(copies == count, "copies", "cards_below", count=count)
        by_id["station"].check(self.card_technology.count(STATION) == 1, "copies", "one_station")

    def _read_achievements(self, box: Box) -> None:
        """YOK-2.10, YOK-19.1"""
        achievements = box.all("achievement", STACKS, MANY)
        self.achievements = [Achievement(section) for section in achievements]
        for stack in range(STACKS):
            if not any(achievement.stack == stack for achievement in self.achievements):
                achievements[0].fail("stack", "achievement_stacks")
        rewards = box.all("achievement_reward", self.most, MANY)
        self.reward_ids = [section.text("id") for section in rewards]
        self.reward_country: list[i64] = []
        self.reward_agents: list[i64] = []
        for section in rewards:
            with_country = section.get("country") is not None
            self.reward_country.append(self._country(section) if with_country else NOTHING)
            numbers = {} if with_country else numbers_of(section, "reward", section.get("reward"), (FREE_AGENT,))
            self.reward_agents.append(numbers.get(FREE_AGENT, 0))
        drawn = box.one("achievement_reward_setup")
        self.rewards_drawn: i64 = drawn.integer("drawn", self.most, len(rewards))
        drawn.check(len(set(self.reward_ids)) == len(rewards), "drawn", "own_id_rewards")

    def _read_end(self, box: Box) -> None:
        """YOK-16, YOK-17"""
        end = box.one("end")
        self.end_houses: i64 = end.integer("trading_houses_built", 1, int(self.hand[HOUSE] + self.warehouse[HOUSE]))
        self.end_shops: i64 = end.integer("shops_built", 1, int(self.hand[SHOP] + self.warehouse[SHOP]))
        self.safety_rounds: i64 = end.integer("safety_rounds", 1, 10_000)
        scoring = box.one("scoring")
        self.church_places = scoring.integers("church", 2, 0, 99)
        self.customs_places = scoring.integers("customs", 2, 0, 99)
        self.technology_places = scoring.integers("technology", 2, 0, 99)
        self.country_sets = scoring.integers("country_sets", COUNTRIES, 0, 99)
        self.agent_points = scoring.integer("unused_agent", 0, 99)
        self.import_points = scoring.integer("import", 0, 99)
        self.yen_per_point = scoring.integer("yen_per_point", 1, 99)
        self.goods_per_point = scoring.integer("goods_per_point", 1, 99)

    def _check_decks(self, players: Section) -> None:
        """There must be tiles, tokens and cards enough for every number of players."""
        for seating in self.seatings:
            count = seating.players
            areas = len(seating.boards) - (1 if self.canal in seating.boards else 0)
            labs = sum(len(self.surcharge[self.side[board]]) for board in seating.boards if self.is_lab(board))
            ports = sum(len(self.slot_class[self.side[board]]) for board in seating.boards if self.is_port(board))
            needed = seating.orders_removed + ports + 2 * count
            players.check(areas <= len(self.house_reward), "max", "building_tiles_for", count=areas, players=count)
            players.check(areas <= self.tokens, "max", "tokens_for", count=areas, players=count)
            players.check(labs <= len(self.cards), "max", "technology_cards_for", count=labs, players=count)
            players.check(needed <= self.orders, "max", "orders_for", count=needed, players=count)

    def is_lab(self, board: i64) -> bool:
        return self.effect[board] == LABORATORY

    def is_port(self, board: i64) -> bool:
        return self.effect[board] == PORT


@final
class AreaKind:
    """One kind of area: what it does at each power."""

    def __init__(self, area: Section, cap: int) -> None:
        self.name = area.text("name")
        self.effect: i64 = EFFECT_NAMES.index(area.text("effect", EFFECT_NAMES))
        self.category: i64 = CATEGORY_NAMES.index(area.text("category", CATEGORY_NAMES))
        self.good: i64 = KIND_NAMES.index(area.text("good", KIND_NAMES)) if self.effect == GAIN else NOTHING
        self.power: list[i64] = [0]
        self.points: list[i64] = [0]
        self.side: i64 = 1 if area.text("id").endswith("_b") else 0
        if self.effect != CANAL:
            self.power += area.integers("power", cap, 0, 99)
        self.points += area.integers("points", cap, 0, 99) if self.effect == PORT else [0] * cap
