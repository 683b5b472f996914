"""What is certain of a move before it is played: shown beside it, so that no client computes a rule."""

from typing import Final, TypedDict

from mypy_extensions import i64

from ...kernel.events import Event
from ...kernel.nothing import NOTHING
from .constants import ASSISTANT, COUNTRIES, KINDS
from .moves import AGENT, BUY, GO, LEAVE, PAIR, PAY, PLACE, RAIL, RECALL, RIDE, SEND, TO
from .position import Yokohama
from .steps.areas import PayFaith
from .steps.laboratory import PayTechnology
from .steps.ports import SecondOrder

DEALS: Final = (
    "spin",
    "study",
    "achieve",
    "reward",
    "fulfil",
    "token",
    "shop",
    "house",
    "acquire",
    "church",
    "customs",
)
"""Events that tell what a payment or a gain is for."""
PIECE_EVENTS: Final = ("hire", "hire_free")


class YokohamaOutlook(TypedDict, total=False):
    """What an offer can say, by ids and numbers.

    `cost` and `gain` are what it takes and brings at once. Where it leads to an area: `fee` is what is paid on the way,
    `assistants` how many come there, `power` what the seat would then act with. `country` is whose agent or symbol it
    is about. An order can be kept in `secret`; `orders` is how many the seat has then. A technology can be `free`; an
    assistant `stays`, or comes back: `hand` is how many assistants the seat has in its hand then.
    """

    cost: dict[str, int]
    gain: dict[str, int]
    fee: int
    assistants: int
    power: int
    country: str
    secret: bool
    orders: int
    free: bool
    stays: bool
    hand: int


def outlook(before: Yokohama, after: Yokohama, seat: int, move: int) -> YokohamaOutlook:
    """What is certain of a move: told from the position before it and the one after it."""
    area = area_of(before, move)
    if area != NOTHING:
        return at_area(before, after, seat, move, area)
    told = deal(before, after, seat, move)
    country = country_of(before, move)
    if country != NOTHING:
        told["country"] = before.box.countries[country]
    if not told:
        told = otherwise(before, after, seat, move)
    return told


def otherwise(before: Yokohama, after: Yokohama, seat: i64, move: i64) -> YokohamaOutlook:
    """YOK-2.13, YOK-6.10, YOK-13.11, YOK-13.12, YOK-15.14  What neither costs nor brings anything at once."""
    numbers = before.numbers
    if move == LEAVE:
        return {"stays": True}
    if RECALL <= move < BUY:
        return {"hand": before.players[seat].hand[ASSISTANT] + 1}
    if numbers.acquire <= move < numbers.keep and not isinstance(after.agenda[-1], PayTechnology):
        return {"free": True}
    if numbers.keep <= move < numbers.fulfil:
        return {"secret": True}
    if numbers.take <= move < numbers.reward:
        return {"orders": before.players[seat].order_count() + 1}
    return {}


# Areas ---------------------------------------------------------------------------------------------------------------


def area_of(before: Yokohama, move: i64) -> i64:
    """The area that a move leads to; NOTHING where it leads to none."""
    for first in (SEND, PLACE, PAIR, GO, RIDE, TO):
        if first <= move < first + len(before.box.areas):
            return move - first
    return before.station if move == RAIL else NOTHING


def at_area(before: Yokohama, after: Yokohama, seat: i64, move: i64, area: i64) -> YokohamaOutlook:
    """YOK-5.4, YOK-6.6, YOK-6.8, YOK-7.2  Who comes to an area, for which fees, and the power there."""
    told: YokohamaOutlook = {}
    fee = fees_on_the_way(after, seat)
    coming = sum(event.kind in ("place", "shift") for event in own_events(after, seat))
    if fee:
        told["fee"] = fee
    if coming:
        told["assistants"] = coming
    if SEND <= move < PLACE:
        told["power"] = before.count_power(seat, area)
    elif before.in_play(area):
        told["power"] = (after if coming else before).power_with_president(seat, area)
    return told


def fees_on_the_way(after: Yokohama, seat: i64) -> int:
    """The yen paid to presidents and for the canal before an action begins."""
    yen = 0
    for event in own_events(after, seat):
        if event.kind == "act":
            break
        if event.kind == "fee":
            yen += number(event.values["yen"])
        elif event.kind == "pay":
            yen += counts(event.values["what"]).get("yen", 0)
    return yen


# Deals ---------------------------------------------------------------------------------------------------------------


def deal(before: Yokohama, after: Yokohama, seat: i64, move: i64) -> YokohamaOutlook:
    """What a move takes and brings at once."""
    cost: dict[str, int] = {}
    gain: dict[str, int] = {}
    for event in own_events(after, seat):
        if event.kind == "pay":
            add(cost, counts(event.values["what"]))
            if is_payment(move):  # each payment is a move of its own; what follows by itself is another
                add(gain, bought(before))
                break
        elif event.kind == "gain":
            add(gain, counts(event.values["what"]))
        elif event.kind == "score":
            add(gain, {"points": number(event.values["points"])})
        elif event.kind in PIECE_EVENTS:
            add(gain, {str(event.values["piece"]): 1})
            add(cost, {"yen": number(event.values.get("yen", 0))})
        elif event.kind not in DEALS:
            break
    told: YokohamaOutlook = {}
    if cost:
        told["cost"] = cost
    if gain:
        told["gain"] = gain
    return told


def is_payment(move: i64) -> bool:
    return PAY <= move < PAY + KINDS


def bought(before: Yokohama) -> dict[str, int]:
    """YOK-13.8, YOK-13.11, YOK-13.12  What one payment counts for: a faith, a value, a second order."""
    step = before.agenda[-1]
    if isinstance(step, PayFaith):
        return {"faith": 1}
    if isinstance(step, SecondOrder):
        return {"order": 1}
    return {"value": 1} if isinstance(step, PayTechnology) and step.lacking > 0 else {}


def country_of(before: Yokohama, move: i64) -> i64:
    """The country of an agent or of a reward; NOTHING for a free agent, and where there is none."""
    if AGENT <= move < AGENT + COUNTRIES:
        return move - AGENT
    token = move - before.numbers.reward
    return before.box.reward_country[token] if token >= 0 else NOTHING


# Events --------------------------------------------------------------------------------------------------------------


def own_events(after: Yokohama, seat: i64) -> list[Event]:
    """What a move told of the seat itself, up to the first thing that it told of somebody else."""
    found: list[Event] = []
    for event in after.told:
        if event.seat != seat:
            break
        found.append(event)
    return found


def counts(amounts: object) -> dict[str, int]:
    """The amounts of an event."""
    assert isinstance(amounts, dict), "events.py declares amounts"
    return amounts


def number(value: object) -> int:
    """A number of an event."""
    assert isinstance(value, int), "events.py declares a number"
    return value


def add(total: dict[str, int], more: dict[str, int]) -> None:
    """Count amounts together."""
    for name, count in more.items():
        if count:
            total[name] = total.get(name, 0) + count
