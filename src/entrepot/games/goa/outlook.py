"""What is certain of a move before it is played: shown beside it, so that no client computes a rule."""

from typing import TypedDict

from mypy_extensions import i64

from ...kernel.events import Event
from ...kernel.position import Step
from .constants import COLONIES, COLUMNS, ROWS
from .moves import BUILD, CHOOSE, DONE, DRAW, EXPLORE, FOUND, PAY, PROGRESS, REAP, TAX
from .position import Goa
from .secrets import percent_reaching, sums_to_come
from .steps.actions import SpyAction
from .steps.auctions import owner_price
from .steps.cards import Purchase
from .steps.course import QuickStart
from .steps.expedition import most_drawn
from .steps.founding import FoundByCard, shortfall
from .steps.harvest import Harvest, most_harvested
from .steps.progress import ProgressByCard
from .steps.spices import SellSpices, TakeSpices
from .steps.tiles import ExtraHarvest, Succour, Viceroy

CHANCE_BEGINS = ("turn_up", "token", "round")
"""After these events nothing is certain any more."""


class GoaPrice(TypedDict):
    """What a step down the development board costs."""

    spices: list[str]
    ships: int
    ducats: int


class GoaOutlook(TypedDict, total=False):
    """What an offer can say."""

    ships: int
    colonists: int
    ducats: int
    extra: int
    """How many of these the seat will have more, or less, right after the move."""
    ships_after: int
    ducats_after: int
    """How many it will have then, of what the action builds or collects."""
    spices: int
    """How many spices it can take then."""
    cards: int
    """How many cards it can draw then."""
    chance: int
    """How likely the founding succeeds, in percent."""
    price: GoaPrice
    level_before: int
    level_after: int
    """What the column of a step shows."""
    owner_price: int
    """What the owner would pay to keep the lot from a bid."""
    forgone: int
    """How many spices, goods or cards could still be had for nothing, and will not be."""


def outlook(before: Goa, after: Goa, seat: int, move: int) -> GoaOutlook:
    """What is certain of a move: told from the position before it and the one after it."""
    step = before.agenda[-1]
    told = gains(after.told, seat)
    if move in range(PROGRESS, PROGRESS + COLUMNS):
        row = before.players[seat].rows[move - PROGRESS]
        levels = before.box.level[move - PROGRESS]
        told["price"] = price_of_step(before, step, seat, move - PROGRESS)
        told["level_before"] = levels[row]
        told["level_after"] = levels[row + 1]
    elif move == BUILD:
        told["ships_after"] = before.players[seat].ships + told.get("ships", 0)
    elif move == TAX:
        told["ducats_after"] = before.players[seat].ducats + told.get("ducats", 0)
    elif move == REAP:
        told["spices"] = most_harvested(before, seat, model_of(step, seat))
    elif move == EXPLORE:
        told["cards"] = max(0, most_drawn(before, seat))
    elif move in range(FOUND, FOUND + COLONIES):
        told["chance"] = chance_of_founding(before, step, seat, move - FOUND)
    elif move == CHOOSE + 2 and isinstance(step, Succour):
        told["spices"] = min(step.total, before.players[seat].room())
    elif move in range(DRAW, PAY):
        told["forgone"] = most_drawn(before, seat) - (move - DRAW)
    elif move == DONE:
        told["forgone"] = still_to_be_had(before, step, seat)
    elif move > before.bid_from:
        told["owner_price"] = owner_price(before, move - before.bid_from)
    return told


def gains(events: list[Event], seat: int) -> GoaOutlook:
    """GOA-1.5, GOA-5.3, GOA-5.4  Goods that come and go with the move, as its events tell, until chance begins."""
    told: GoaOutlook = {}
    for event in events:
        if event.kind in CHANCE_BEGINS:
            break
        if event.kind == "sold" and event.values["owner"] == seat:
            told["ducats"] = told.get("ducats", 0) + _number(event, "price")
        if event.seat != seat:
            continue
        if event.kind == "ships":
            told["ships"] = told.get("ships", 0) + _number(event, "number")
        elif event.kind == "colonists":
            told["colonists"] = told.get("colonists", 0) + _number(event, "number")
        elif event.kind == "pay_colonists":
            told["colonists"] = told.get("colonists", 0) - _number(event, "number")
        elif event.kind == "ducats":
            told["ducats"] = told.get("ducats", 0) + _number(event, "number")
        elif event.kind == "bought":
            told["ducats"] = told.get("ducats", 0) - _number(event, "price")
        elif event.kind == "extra_card":
            told["extra"] = told.get("extra", 0) + _number(event, "number")
    return told


def _number(event: Event, key: str) -> int:
    number = event.values[key]
    assert isinstance(number, int)
    return number


def model_of(step: Step[Goa], seat: i64) -> i64:
    """GOA-15.11, GOA-R12  Whose levels count: by Espionage another seat's."""
    if isinstance(step, SpyAction):
        return step.model
    return step.model if isinstance(step, FoundByCard) else seat


def chance_of_founding(goa: Goa, step: Step[Goa], seat: i64, colony: i64) -> int:
    """GOA-12.3, GOA-14.5  As far as the seat can know; with the card "one more card", by three cards."""
    flips = goa.box.flips + (goa.box.third_flips if isinstance(step, FoundByCard) else 0)
    return percent_reaching(sums_to_come(goa, seat, flips), shortfall(goa, seat, colony, model_of(step, seat)))


def price_of_step(goa: Goa, step: Step[Goa], seat: i64, column: i64) -> GoaPrice:
    """GOA-7.2  By the board; GOA-14.5: the ships or the spices only, GOA-14.4: ducats, GOA-15.11, GOA-18.1: nothing."""
    row = goa.players[seat].rows[column]
    at = column * ROWS + row
    spices = [goa.box.spices[spice] for spice in goa.box.cost[at]]
    ships: int = goa.box.cost_ships[at]
    if isinstance(step, Viceroy | QuickStart):
        return {"spices": [], "ships": 0, "ducats": 0}
    if isinstance(step, Purchase):
        return {"spices": [], "ships": 0, "ducats": goa.box.prices[row]}
    if isinstance(step, ProgressByCard):
        return {"spices": [] if step.ships_only else spices, "ships": ships if step.ships_only else 0, "ducats": 0}
    return {"spices": spices, "ships": ships, "ducats": 0}


def still_to_be_had(goa: Goa, step: Step[Goa], seat: i64) -> int:
    """GOA-9.1, GOA-14.4, GOA-15.11, GOA-R53  What stopping now leaves, as far as there is a space or a spice for it."""
    player = goa.players[seat]
    if isinstance(step, Harvest):
        return step.left if step.mix else min(step.left, player.room())
    if isinstance(step, TakeSpices):
        return min(step.left, player.room())
    if isinstance(step, SellSpices):
        return min(goa.box.sales - step.sold, player.spice_count())
    if isinstance(step, ExtraHarvest):
        return min(step.left, sum(1 for free in player.free if free > 0))
    return 0
