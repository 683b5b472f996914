"""What each seat of Yokohama sees, as JSON. Only orders are secret (YOK-21).

Cards, tiles and tokens are named by their number in the box, counted from 1; areas and technology cards as moves name
them.
"""

from typing import Literal, TypedDict

from mypy_extensions import i64

from ...kernel.nothing import NOTHING, name_or_none, seat_or_none
from .box.components import YokohamaComponents
from .constants import (
    AREAS,
    ASSISTANT,
    CANAL,
    COUNTRIES,
    END_NAMES,
    GAIN,
    HOUSE,
    KIND_NAMES,
    NEED_NAMES,
    NEUTRAL,
    PORT,
    SHOP,
    SHOP_SPACES,
    STACKS,
    STAGE_NAMES,
    TECHNOLOGY_IDS,
    Condition,
    Ending,
    Stage,
)
from .player import Player
from .position import Yokohama, count_taken
from .scoring import country_points, technology_value
from .steps.laboratory import extra_is_due, lacking_value, may_acquire
from .steps.ports import room_for_orders
from .steps.turns import can_deliver, count_need, goal_points

Stack = Literal["A", "B", "C"]
STACK_LETTERS: tuple[Stack, ...] = ("A", "B", "C")
Reach = Literal["free", "extra", "pay", "dear", "owned"]
"""Whether a technology is within reach: power pays it all, or all but the extra price; more value must be paid; that
cannot be paid; or one of its name is owned."""
SIDES = ("a", "b")
YIELDS = ("", "exchange", "faith", "duty", "employ", "value", "order")
"""What the effects of areas yield, as amounts name it."""
ORDER_CLASSES = ("order_low", "order_mid", "order_any")


class YokohamaAreaView(TypedDict):
    """A board of the city. Tile and token are numbers of the box, `number` tells boards of one kind apart.

    `power` is what a seat's president would have there, `fees` what it would pay others for placing an assistant.
    """

    area: str
    kind: str
    number: int | None
    row: int
    column: int
    near: list[str]
    tile: int | None
    token: int | None
    station: bool
    shops: list[int | None]
    house: int | None
    assistants: list[int]
    presidents: list[int]
    power: list[int]
    fees: list[int]


class YokohamaSpaceView(TypedDict):
    """A space of the church or customs board: whose assistant is there."""

    seat: int | None
    neutral: bool


class YokohamaCardView(TypedDict):
    """A technology card; its price is value and surcharge of its slot."""

    card: str
    technology: str
    country: str
    value: int
    price: int


class YokohamaOfferView(YokohamaCardView):
    """A technology card in a laboratory.

    While a seat acts there: `lacking` is what its power lacks of the price, `reach` whether it may have the card.
    """

    lacking: int | None
    reach: Reach | None


class YokohamaGoalView(TypedDict):
    """An achievement in play: its id in the box, the seats on it from the left.

    `points` is what it brings to the next who fulfils it, `have` for each seat how many it has of what is needed.
    """

    id: str
    stack: Stack
    seats: list[int]
    points: int
    have: list[dict[str, int]]


class YokohamaPiecesView(TypedDict):
    """Pieces in hand, in the warehouse or built."""

    assistants: int
    shops: int
    trading_houses: int


class YokohamaPricesView(TypedDict):
    """What the next piece of each kind costs from the warehouse; None where none is left there."""

    assistants: int | None
    shops: int | None
    trading_houses: int | None


class YokohamaPowerView(TypedDict):
    """What an action of this power brings.

    `gives` is the effect of each kind of area in play, by its id, in amounts: what is gained, or up to how much can be
    done. The amounts of ports say of which class the order may be. `builds` and `token` tell what comes besides.
    """

    power: int
    gives: dict[str, dict[str, int]]
    builds: bool
    token: bool


class YokohamaActionView(TypedDict):
    """The action that goes on."""

    area: str
    power: int
    agent: bool


class YokohamaProgressView(TypedDict):
    """How near one of the end conditions is: the highest count, what ends the game, and the seats at that count."""

    condition: Condition
    now: int
    goal: int
    seats: list[int]


class YokohamaPlayerView(TypedDict):
    """What can be seen of one player. Drawn and put-away orders are None where the viewer may not know them.

    `orders` are the orders in hand that the viewer sees, `secret` those among them that nobody else does, `ready` those
    whose goods are there; `order_room` is how many more the hand takes.
    """

    points: int
    president: str | None
    hand: YokohamaPiecesView
    warehouse: YokohamaPiecesView
    built: YokohamaPiecesView
    prices: YokohamaPricesView
    stock: dict[str, int]
    drawn: list[int] | None
    put_away: int | None
    orders: list[int]
    secret: list[int]
    ready: list[int]
    order_count: int
    order_room: int
    fulfilled: list[int]
    technologies: list[YokohamaCardView]
    technology_value: int
    symbols: dict[str, int]
    set_points: int
    agents: dict[str, int]
    used_agents: dict[str, int]
    free_agents: int
    used_free_agents: int
    tokens: list[int]
    achieved: list[str]
    reward: str | None


class YokohamaView(TypedDict):
    """The table of Yokohama as one seat sees it."""

    stage: Stage
    active: int | None
    start: int
    round: int
    last_round: int | None
    ending: Ending | None
    action: YokohamaActionView | None
    sent_agent: bool
    spun: bool
    studied: bool
    powers: list[YokohamaPowerView]
    rows: list[int]
    areas: list[YokohamaAreaView]
    church: list[YokohamaSpaceView]
    customs: list[YokohamaSpaceView]
    laboratories: dict[str, list[YokohamaOfferView | None]]
    ports: dict[str, list[int | None]]
    technology_deck: int
    order_deck: int
    agents: dict[str, int]
    achievements: list[YokohamaGoalView]
    rewards: list[str]
    progress: list[YokohamaProgressView]
    players: list[YokohamaPlayerView]


def view(yokohama: Yokohama, seat: int | None) -> YokohamaView:
    """YOK-3.2, YOK-21.1, YOK-21.6  Everything is open but orders: those drawn in the draft, and secret ones in hand."""
    box = yokohama.box
    last_round: int | None = yokohama.last_round or None
    action: YokohamaActionView | None = None
    if yokohama.site != NOTHING:
        action = {"area": box.areas[yokohama.site], "power": yokohama.power, "agent": yokohama.by_agent}
    return {
        "stage": STAGE_NAMES[yokohama.stage],
        "active": seat_or_none(yokohama.active),
        "start": yokohama.start,
        "round": yokohama.round,
        "last_round": last_round,
        "ending": END_NAMES[yokohama.ending] or None,
        "action": action,
        "sent_agent": yokohama.sent_agent,
        "spun": yokohama.spun,
        "studied": yokohama.studied,
        "powers": [_power_view(yokohama, power) for power in range(1, box.power_cap + 1)],
        "rows": list(yokohama.rows),
        "areas": _areas(yokohama),
        "church": [_space(owner) for owner in yokohama.church],
        "customs": [_space(owner) for owner in yokohama.customs],
        "laboratories": {SIDES[side]: _lab(yokohama, side) for side in range(2) if yokohama.labs[side]},
        "ports": {
            SIDES[side]: [_number(card) for card in yokohama.ports[side]] for side in range(2) if yokohama.ports[side]
        },
        "technology_deck": len(yokohama.card_deck),
        "order_deck": len(yokohama.order_deck),
        "agents": _by_country(yokohama, yokohama.supply),
        "achievements": [_goal(yokohama, stack) for stack in range(STACKS)],
        "rewards": [box.reward_ids[token] for token in yokohama.rewards],
        "progress": progress(yokohama),
        "players": [_player(yokohama, other, seat) for other in range(yokohama.seats)],
    }


def _number(card: i64) -> int | None:
    return None if card == NOTHING else int(card) + 1


def _numbers(cards: list[i64]) -> list[int]:
    return [int(card) + 1 for card in cards]


def _seat(owner: i64) -> int | None:
    return None if owner < 0 else int(owner)


def _space(owner: i64) -> YokohamaSpaceView:
    return {"seat": _seat(owner), "neutral": owner == NEUTRAL}


def _areas(yokohama: Yokohama) -> list[YokohamaAreaView]:
    areas: list[YokohamaAreaView] = []
    place = 0
    for row in range(len(yokohama.rows)):
        for column in range(yokohama.rows[row]):
            areas.append(_area(yokohama, yokohama.cells[place], row, column))
            place += 1
    return areas


def _area(yokohama: Yokohama, area: i64, row: int, column: int) -> YokohamaAreaView:
    box = yokohama.box
    first: i64 = area * SHOP_SPACES
    seats = range(yokohama.seats)
    here = yokohama.in_play(area)
    presidents: list[int] = [seat for seat in seats if yokohama.players[seat].president == area]
    return {
        "area": box.areas[area],
        "kind": box.area_kinds[area],
        "number": box.area_numbers[area] or None,
        "row": row,
        "column": column,
        "near": [box.areas[other] for other in range(AREAS) if (yokohama.near[area] >> other) & 1],
        "tile": _number(yokohama.tiles[area]),
        "token": _number(yokohama.tokens[area]),
        "station": yokohama.station == area,
        "shops": [_seat(yokohama.shops[first + space]) for space in range(SHOP_SPACES)],
        "house": _seat(yokohama.houses[area]),
        "assistants": [int(yokohama.players[seat].assistants[area]) for seat in seats],
        "presidents": presidents,
        "power": [int(yokohama.power_with_president(seat, area)) if here else 0 for seat in seats],
        "fees": [int(yokohama.fees(seat, area)) for seat in seats],
    }


def _power_view(yokohama: Yokohama, power: int) -> YokohamaPowerView:
    """YOK-8.1, YOK-9.1  What the power allows after the action."""
    box = yokohama.box
    return {
        "power": power,
        "gives": {
            box.area_kinds[area]: _gives(box, area, power) for area in yokohama.cells if box.effect[area] != CANAL
        },
        "builds": power >= box.building_power,
        "token": power >= box.token_power,
    }


def _gives(box: YokohamaComponents, area: i64, power: int) -> dict[str, int]:
    """YOK-13.1 to YOK-13.5, YOK-13.7 to YOK-13.12  Goods, exchanges, faith, duty, pieces, value, an order by class."""
    count: int = box.power[area][power]
    effect = box.effect[area]
    what = KIND_NAMES[box.good[area]] if effect == GAIN else YIELDS[effect]
    if effect == PORT and count > 0:
        what, count = ORDER_CLASSES[min(count, len(ORDER_CLASSES)) - 1], 1
    points: int = box.power_points[area][power]
    return {name: number for name, number in ((what, count), ("points", points)) if number}


def _lab(yokohama: Yokohama, side: int) -> list[YokohamaOfferView | None]:
    slots = yokohama.labs[side]
    return [None if slots[slot] == NOTHING else _offer(yokohama, side, slot) for slot in range(len(slots))]


def _offer(yokohama: Yokohama, side: int, slot: int) -> YokohamaOfferView:
    """YOK-13.11  A card that may be acquired, and what it lacks where somebody acts in its laboratory."""
    box = yokohama.box
    card = yokohama.labs[side][slot]
    shown = _card(yokohama, card, box.surcharge[side][slot])
    site = yokohama.site
    if site == NOTHING or not box.is_lab(site) or box.side[site] != side:
        return {**shown, "lacking": None, "reach": None}
    lacking: int = lacking_value(yokohama, card, slot, site, yokohama.power)
    return {**shown, "lacking": lacking, "reach": _reach(yokohama, card, lacking)}


def _reach(yokohama: Yokohama, card: i64, lacking: i64) -> Reach:
    """YOK-13.11, YOK-3.4  Whether the seat that acts may have a card, and whether it has to pay for it."""
    if yokohama.players[yokohama.active].owns(yokohama.box.card_technology[card]):
        return "owned"
    if not may_acquire(yokohama, yokohama.active, card, lacking):
        return "dear"
    if lacking > 0:
        return "pay"
    return "extra" if extra_is_due(yokohama, yokohama.active) else "free"


def _card(yokohama: Yokohama, card: i64, surcharge: i64) -> YokohamaCardView:
    box = yokohama.box
    technology = box.card_technology[card]
    return {
        "card": box.cards[card],
        "technology": TECHNOLOGY_IDS[technology],
        "country": box.countries[box.card_country[card]],
        "value": box.value[technology],
        "price": box.value[technology] + surcharge,
    }


def _goal(yokohama: Yokohama, stack: int) -> YokohamaGoalView:
    """YOK-11.6, YOK-11.8, YOK-11.9, YOK-11.10  An achievement, what it brings now, and how far everybody is."""
    goal = yokohama.box.achievements[yokohama.goals[stack]]
    have: list[dict[str, int]] = [
        {NEED_NAMES[need]: count_need(yokohama, player, need) for need in goal.needs} for player in yokohama.players
    ]
    return {
        "id": goal.id,
        "stack": STACK_LETTERS[stack],
        "seats": list(yokohama.achievers[stack]),
        "points": goal_points(yokohama, stack),
        "have": have,
    }


def _by_country(yokohama: Yokohama, counts: list[i64]) -> dict[str, int]:
    return {yokohama.box.countries[country]: counts[country] for country in range(COUNTRIES)}


def progress(yokohama: Yokohama) -> list[YokohamaProgressView]:
    """YOK-16.1  The five conditions that bring the end, and how near they are.

    For the ports the cards wanted from the deck are counted: the last one that is there does not bring the end, only
    one more does (YOK-16.3).
    """
    box = yokohama.box
    seating = box.seatings[yokohama.seats - box.fewest]
    decks = box.orders - seating.orders_removed - 2 * yokohama.seats
    decks -= sum(len(slots) for slots in yokohama.ports)
    conditions: list[YokohamaProgressView] = []
    pieces: tuple[tuple[int, int, Condition], ...] = (
        (HOUSE, box.end_houses, "trading_houses"),
        (SHOP, box.end_shops, "shops"),
    )
    for piece, goal, name in pieces:
        built: list[int] = [player.built(box, piece) for player in yokohama.players]
        most = max(built)
        leaders = [seat for seat in range(yokohama.seats) if built[seat] == most > 0]
        conditions.append({"condition": name, "now": most, "goal": goal, "seats": leaders})
    wanted = decks - len(yokohama.order_deck)
    if not yokohama.order_deck and any(NOTHING in slots for slots in yokohama.ports):
        wanted += 1
    conditions.append({"condition": "port", "now": wanted, "goal": decks + 1, "seats": []})
    church: int = count_taken(yokohama.church)
    customs: int = count_taken(yokohama.customs)
    conditions.append({"condition": "church", "now": church, "goal": seating.church_end, "seats": []})
    conditions.append({"condition": "customs", "now": customs, "goal": seating.customs_end, "seats": []})
    return conditions


def _player(yokohama: Yokohama, other: i64, seat: int | None) -> YokohamaPlayerView:
    box = yokohama.box
    player = yokohama.players[other]
    own = seat is not None and seat == other
    open_orders = _orders(yokohama, other, own)
    return {
        "points": player.score(),
        "president": name_or_none(box.areas, player.president),
        "hand": _pieces(player.hand),
        "warehouse": _pieces(player.warehouse),
        "built": _pieces([0, player.built(box, SHOP), player.built(box, HOUSE)]),
        "prices": {
            "assistants": _price(yokohama, player, ASSISTANT),
            "shops": _price(yokohama, player, SHOP),
            "trading_houses": _price(yokohama, player, HOUSE),
        },
        "stock": {KIND_NAMES[kind]: int(player.stock[kind]) for kind in range(len(player.stock))},
        "drawn": _numbers(player.drawn) if own else None,
        "put_away": _number(player.put_away) if own else None,
        "orders": _numbers(open_orders),
        "secret": _numbers(player.secrets if own and not yokohama.over else []),
        "ready": _numbers([order for order in open_orders if can_deliver(yokohama, player, order)]),
        "order_count": player.order_count(),
        "order_room": room_for_orders(yokohama, other),
        "fulfilled": _numbers(player.fulfilled),
        "technologies": [_card(yokohama, card, 0) for card in player.cards],
        "technology_value": technology_value(yokohama, player),
        "symbols": _by_country(yokohama, player.symbols),
        "set_points": country_points(yokohama, player),
        "agents": _by_country(yokohama, player.agents),
        "used_agents": _by_country(yokohama, player.used_agents),
        "free_agents": player.free_agents,
        "used_free_agents": player.used_free_agents,
        "tokens": _numbers(player.tokens),
        "achieved": [STACK_LETTERS[stack] for stack in range(STACKS) if (player.achieved >> stack) & 1],
        "reward": name_or_none(box.reward_ids, player.reward),
    }


def _orders(yokohama: Yokohama, other: i64, own: bool) -> list[i64]:
    """YOK-21.4, YOK-21.7  The orders in a hand that the viewer sees."""
    player = yokohama.players[other]
    return player.secrets + player.orders if own or yokohama.over else player.orders


def _price(yokohama: Yokohama, player: Player, piece: i64) -> int | None:
    """YOK-13.10  What the next piece costs from the warehouse."""
    return player.price_of(yokohama.box, piece) if player.warehouse[piece] > 0 else None


def _pieces(counts: list[i64]) -> YokohamaPiecesView:
    return {"assistants": counts[ASSISTANT], "shops": counts[SHOP], "trading_houses": counts[HOUSE]}
