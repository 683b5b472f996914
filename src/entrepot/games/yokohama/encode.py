"""What a seat of Yokohama may know, in numbers: nothing but what its view and its question show."""

from typing import Final

from mypy_extensions import i64

from ...kernel.bits import bit
from ...kernel.encoding import Questions, asking
from ...kernel.layout import Field, Layout, categories, category, each, flag, flags, number, numbers, one_of
from ...kernel.nothing import NOTHING
from ...kernel.rows import Writer, turns_from
from .box.components import YokohamaComponents
from .constants import (
    AREAS,
    COUNTRIES,
    HOUSE,
    KIND_NAMES,
    KINDS,
    MOST_SEATS,
    NEUTRAL,
    PIECE_NAMES,
    PIECES,
    SHOP,
    SHOP_SPACES,
    STACKS,
    STAGE_NAMES,
    STATION,
    TECHNOLOGIES,
    TECHNOLOGY_IDS,
)
from .player import Player
from .position import Yokohama
from .steps.action import Build, LeaveOne, TakeToken
from .steps.areas import BoardAssistant, ChurchSpace, CustomsSpace, Employ, Exchange, PayFaith
from .steps.laboratory import PayTechnology, PlaceStation, Research
from .steps.movement import Movement, Path, RecallAssistants
from .steps.placement import Placement, Telegraph
from .steps.ports import FirstOrder, PaidOrder, SecondOrder
from .steps.rewards import AnyGood, BringPiece, DropAssistant, LiftAssistant
from .steps.setup import Draft
from .steps.turns import AdditionalActions, ChooseReward, SendAgent

MARGIN: Final = 50
"""A lead of so many points is as good as any."""
QUESTIONS: Final = Questions(
    {
        "actions": AdditionalActions,
        "place": Placement,
        "move": Movement,
        "recall": RecallAssistants,
        "path": Path,
        "exchange": Exchange,
        "first_order": FirstOrder,
        "second_order": SecondOrder,
        "research": Research,
        "employ": Employ,
        "token": TakeToken,
        "build": Build,
        "any_good": AnyGood,
        "church": ChurchSpace,
        "pay_faith": PayFaith,
        "board_assistant": BoardAssistant,
        "pay_technology": PayTechnology,
        "send_agent": SendAgent,
        "lift": LiftAssistant,
        "drop": DropAssistant,
        "paid_order": PaidOrder,
        "customs": CustomsSpace,
        "leave": LeaveOne,
        "bring": BringPiece,
        "telegraph": Telegraph,
        "station": PlaceStation,
        "draft": Draft,
        "reward": ChooseReward,
    }
)
DRAWN: Final = 2
FIRST_HOUSE: Final = 1 + SHOP_SPACES * MOST_SEATS
"""Where, among the cells of an area, those on its trading house begin."""
FIRST_PLAYER: Final = FIRST_HOUSE + MOST_SEATS
OF_AREA: Final = FIRST_PLAYER + 3 * MOST_SEATS
"""How many cells there are of each area."""
STACK_NAMES: Final = ("A", "B", "C")
CARD: Final = "technology card"
ORDER: Final = "order"
TILE: Final = "building tile"
TOKEN: Final = "token"
GOAL: Final = "achievement"


def layout(box: YokohamaComponents) -> Layout:
    """The fields of a row. Seats are counted from the own one, which is 0."""
    seats = range(MOST_SEATS)
    owners = [*seats, "neutral"]
    orders = range(1, box.orders + 1)
    church = range(1, len(box.faith) + 1)
    customs = range(1, len(box.duty) + 1)
    labs = [[*range(1, len(slots) + 1)] for slots in box.surcharge]
    ports = [[*range(1, len(slots) + 1)] for slots in box.slot_class]
    of_seat = [number("assistants"), flag("president"), number("power")]
    return Layout(
        [
            one_of("seats", range(2, MOST_SEATS + 1)),
            flags("options", ["achievement_rewards", "free_agents", "open_orders"]),
            one_of("question", QUESTIONS.names),
            number("left"),
            number("paid"),
            number("shops_due"),
            number("houses_due"),
            flag("extra"),
            flags("done_areas", box.areas),
            one_of("area", box.areas),
            one_of("space", range(1, boards(box) + 1)),
            one_of("stage", STAGE_NAMES),
            one_of("site", box.areas),
            number("power"),
            flag("by_agent"),
            flag("sent_agent"),
            flag("spun"),
            flag("studied"),
            number("round"),
            number("last_round"),
            flag("ending"),
            one_of("active", seats),
            one_of("start", seats),
            one_of("station", box.areas),
            flags("near", [f"{one}/{other}" for at, one in enumerate(box.areas) for other in box.areas[:at]]),
            *[field for area in box.areas for field in _of_area(area, of_seat)],
            *[one_of(f"church.{space}", owners) for space in church],
            *[one_of(f"customs.{space}", owners) for space in customs],
            numbers("agents", box.countries),
            number("technology_deck"),
            number("order_deck"),
            *[flags(f"achievers.{stack}", seats) for stack in STACK_NAMES],
            numbers("achieved", STACK_NAMES),
            flags("rewards", box.reward_ids),
            *each(
                "players",
                seats,
                [
                    numbers("stock", KIND_NAMES),
                    numbers("hand", PIECE_NAMES),
                    numbers("warehouse", PIECE_NAMES),
                    number("shops"),
                    number("trading_houses"),
                    number("order_count"),
                    number("fulfilled"),
                    number("cards"),
                    number("tokens"),
                    number("points"),
                    flag("president_in_hand"),
                    number("free_agents"),
                    number("used_free_agents"),
                    numbers("symbols", box.countries),
                    numbers("agents", box.countries),
                    numbers("used_agents", box.countries),
                    flags("achieved", STACK_NAMES),
                    flags("technologies", TECHNOLOGY_IDS),
                    one_of("reward", box.reward_ids),
                    flags("orders", orders),
                ],
            ),
            *[categories(f"laboratories.{side}", labs[at], CARD) for at, side in enumerate("ab")],
            *[categories(f"ports.{side}", ports[at], ORDER) for at, side in enumerate("ab")],
            categories("tiles", box.areas, TILE),
            categories("tokens", box.areas, TOKEN),
            categories("achievements", STACK_NAMES, GOAL),
            categories("drawn", range(1, DRAWN + 1), ORDER),
            category("put_away", ORDER),
            category("card", CARD),
        ],
        {
            CARD: box.cards,
            ORDER: [f"order {order}" for order in orders],
            TILE: [f"tile {tile + 1}" for tile in range(len(box.house_reward))],
            TOKEN: [f"token {token + 1}" for token in range(len(box.token_reward))],
            GOAL: [goal.id for goal in box.achievements],
        },
    )


def _of_area(area: str, of_seat: list[Field]) -> list[Field]:
    seats = range(MOST_SEATS)
    return [
        flag(f"areas.{area}.in_play"),
        *[one_of(f"areas.{area}.shops.{space}", seats) for space in range(1, SHOP_SPACES + 1)],
        one_of(f"areas.{area}.house", seats),
        *each(f"areas.{area}.players", seats, of_seat),
    ]


def boards(box: YokohamaComponents) -> i64:
    """How many spaces the longer one of the church and the customs board has."""
    return max(len(box.faith), len(box.duty))


def of_player(box: YokohamaComponents) -> i64:
    """How many numbers there are of each seat."""
    return KINDS + 2 * PIECES + 10 + 3 * COUNTRIES + STACKS + TECHNOLOGIES + len(box.reward_ids) + box.orders


def encode(yokohama: Yokohama, seat: i64, row: Writer) -> None:
    """Write what a seat may know (YOK-21), cell by cell as the layout says."""
    seats = yokohama.seats
    row.one_of(seats - 2, MOST_SEATS - 1)
    row.flag(yokohama.with_rewards)
    row.flag(yokohama.with_free_agents)
    row.flag(yokohama.open_orders)
    card = _question(yokohama, seat, row)
    _course(yokohama, seat, row)
    _city(yokohama, seat, row)
    _boards(yokohama, seat, row)
    for turn in range(seats):
        other = seat + turn
        _player(yokohama, yokohama.players[other if other < seats else other - seats], turn == 0, row)
    row.skip((MOST_SEATS - seats) * of_player(yokohama.box))
    _categories(yokohama, seat, card, row)


def _question(yokohama: Yokohama, seat: i64, row: Writer) -> i64:
    """What the seat is asked, and how far it has come in answering; the technology card that the question is about."""
    spaces = boards(yokohama.box)
    step = asking(yokohama, seat)
    if step is None:
        row.skip(QUESTIONS.number + 5 + 2 * AREAS + spaces)
        return NOTHING
    left: i64 = 0
    paid: i64 = 0
    shops: i64 = 0
    houses: i64 = 0
    extra = False
    done: i64 = 0
    area: i64 = NOTHING
    space: i64 = NOTHING
    card: i64 = NOTHING
    if isinstance(step, Placement):
        left = step.count
        done = step.taken
    elif isinstance(step, Path):
        done = step.visited
    elif isinstance(step, (Exchange, Employ)):
        left = step.left
    elif isinstance(step, AnyGood):
        left = step.left
        extra = step.mining
    elif isinstance(step, PayFaith):
        left = step.lacking
        paid = step.paid
    elif isinstance(step, BoardAssistant):
        space = step.space
        extra = step.church
    elif isinstance(step, PayTechnology):
        left = step.lacking
        extra = step.extra
        card = step.card
    elif isinstance(step, LiftAssistant):
        left = step.left
    elif isinstance(step, DropAssistant):
        left = step.left
        area = step.origin
    elif isinstance(step, BringPiece):
        shops = step.shops
        houses = step.houses
    elif isinstance(step, Telegraph):
        area = step.area
    row.one_of(QUESTIONS.place(step), QUESTIONS.number)
    row.number(left)
    row.number(paid)
    row.number(shops)
    row.number(houses)
    row.flag(extra)
    row.bits(done, AREAS)
    row.one_of(area, AREAS)
    row.one_of(space, spaces)
    return card


def _course(yokohama: Yokohama, seat: i64, row: Writer) -> None:
    """How far the turn and the game are."""
    row.one_of(yokohama.stage, len(STAGE_NAMES))
    row.one_of(yokohama.site, AREAS)
    row.number(yokohama.power)
    row.flag(yokohama.by_agent)
    row.flag(yokohama.sent_agent)
    row.flag(yokohama.spun)
    row.flag(yokohama.studied)
    row.number(yokohama.round)
    row.number(yokohama.last_round)
    row.flag(yokohama.last_round > 0)
    row.one_of(turns_from(seat, yokohama.active, yokohama.seats), MOST_SEATS)
    row.one_of(turns_from(seat, yokohama.start, yokohama.seats), MOST_SEATS)
    row.one_of(yokohama.station, AREAS)


def _city(yokohama: Yokohama, seat: i64, row: Writer) -> None:
    """The areas: which are neighbours, who has built there, whose assistants and presidents are there.

    Most cells are 0, so only what is there is written.
    """
    seats = yokohama.seats
    built: i64 = 0
    for area in range(AREAS):
        row.bits(yokohama.near[area], area)
    for turn in range(seats):
        other = seat + turn
        player = yokohama.players[other if other < seats else other - seats]
        built |= player.shops
        _in_city(yokohama, player, turn, row)
    for area in range(AREAS):
        if yokohama.tiles[area] != NOTHING:
            row.put(area * OF_AREA, 1)
        if (built >> area) & 1:
            for space in range(SHOP_SPACES):
                owner = yokohama.shops[area * SHOP_SPACES + space]
                if owner >= 0:
                    row.put(area * OF_AREA + 1 + space * MOST_SEATS + turns_from(seat, owner, seats), 1)
    row.skip(AREAS * OF_AREA)


def _in_city(yokohama: Yokohama, player: Player, turn: i64, row: Writer) -> None:
    """What a player has in each area, and the power that it gives there."""
    houses = player.houses
    there = player.present | player.shops | houses
    if player.president != NOTHING and yokohama.tiles[player.president] != NOTHING:
        there |= bit(player.president)  # who is neither in an area nor in hand passes the canal
    if yokohama.station != NOTHING:
        there |= bit(yokohama.station)
    area: i64 = 0
    while there != 0:
        if there & 1:
            assistants = player.assistants[area]
            place = area * OF_AREA + FIRST_PLAYER + turn * 3
            power = assistants + ((player.shops >> area) & 1)
            if (houses >> area) & 1:
                power += 1
                row.put(area * OF_AREA + FIRST_HOUSE + turn, 1)
            if player.president == area:
                power += 1
                row.put(place + 1, 1)
            if yokohama.station == area:
                power += yokohama.box.bonus[STATION]
            cap = yokohama.box.power_cap
            row.put(place, assistants)
            row.put(place + 2, power if power < cap else cap)
        there >>= 1
        area += 1


def _boards(yokohama: Yokohama, seat: i64, row: Writer) -> None:
    """The church, the customs board, the supplies and the achievements."""
    _assistants(yokohama.church, seat, yokohama.seats, row)
    _assistants(yokohama.customs, seat, yokohama.seats, row)
    row.numbers(yokohama.supply)
    row.number(len(yokohama.card_deck))
    row.number(len(yokohama.order_deck))
    for stack in range(STACKS):
        for other in yokohama.achievers[stack]:
            if other >= 0:
                row.count(turns_from(seat, other, yokohama.seats))
        row.skip(MOST_SEATS)
    for stack in range(STACKS):
        row.number(len(yokohama.achievers[stack]))
    for token in yokohama.rewards:
        row.count(token)
    row.skip(len(yokohama.box.reward_ids))


def _assistants(spaces: list[i64], seat: i64, seats: i64, row: Writer) -> None:
    for owner in spaces:
        row.one_of(MOST_SEATS if owner == NEUTRAL else turns_from(seat, owner, seats), MOST_SEATS + 1)


def _player(yokohama: Yokohama, player: Player, own: bool, row: Writer) -> None:
    """YOK-21.4  What can be known of a seat: of the orders of others only those that lie open."""
    box = yokohama.box
    row.numbers(player.stock)
    row.numbers(player.hand)
    row.numbers(player.warehouse)
    row.number(player.built(box, SHOP))
    row.number(player.built(box, HOUSE))
    row.number(player.order_count())
    row.number(len(player.fulfilled))
    row.number(len(player.cards))
    row.number(len(player.tokens))
    row.number(player.score())
    row.flag(player.president == NOTHING)
    row.number(player.free_agents)
    row.number(player.used_free_agents)
    row.numbers(player.symbols)
    row.numbers(player.agents)
    row.numbers(player.used_agents)
    row.bits(player.achieved, STACKS)
    row.bits(player.technologies, TECHNOLOGIES)
    row.one_of(player.reward, len(box.reward_ids))
    for order in player.orders:
        row.count(order)
    if own:
        for order in player.secrets:
            row.count(order)
    row.skip(box.orders)


def _categories(yokohama: Yokohama, seat: i64, card: i64, row: Writer) -> None:
    """The cards and orders that can be had, the tiles and tokens of the city, the achievements, the own draft."""
    box = yokohama.box
    first_order: i64 = 1 + len(box.cards)
    first_tile: i64 = first_order + box.orders
    first_token: i64 = first_tile + len(box.house_reward)
    first_goal: i64 = first_token + len(box.token_reward)
    for side in range(2):
        _slots(yokohama.labs[side], len(box.surcharge[side]), 1, row)
    for side in range(2):
        _slots(yokohama.ports[side], len(box.slot_class[side]), first_order, row)
    for area in range(AREAS):
        row.category(first_tile, yokohama.tiles[area])
    for area in range(AREAS):
        row.category(first_token, yokohama.tokens[area])
    for stack in range(STACKS):
        row.category(first_goal, yokohama.goals[stack])
    me = yokohama.players[seat]
    _slots(me.drawn, DRAWN, first_order, row)
    row.category(first_order, me.put_away)
    row.category(1, card)


def _slots(things: list[i64], size: i64, first: i64, row: Writer) -> None:
    """As many cells as there can be things; a board that is not used has none."""
    for at in range(len(things)):
        row.category(first, things[at])
    row.skip(size - len(things))
