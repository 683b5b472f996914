"""What is certain of a move before it is played: shown beside it, so that no client computes a rule."""

from typing import TypedDict

from mypy_extensions import i64

from ...kernel.events import Event
from ...kernel.nothing import NOBODY
from ...kernel.position import Step
from .constants import (
    COLONIES,
    COLONISTS,
    COLUMNS,
    DUTY,
    HARVEST,
    NEIGHBOURS,
    PLACES,
    RED,
    ROWS,
    SHIPS,
    SPICES,
    TAXES,
)
from .moves import (
    BUILD,
    BUY,
    CHOOSE,
    COLONY,
    DONE,
    DRAW,
    DUCATS,
    EXPLORE,
    EXTRA,
    FILL,
    FLAG,
    FOUND,
    GIVE,
    MARK,
    PASS,
    PAY,
    PLAY,
    PROGRESS,
    PUT,
    REAP,
    REPLACE,
    SPY,
    SWAP,
    TAX,
    THROW,
)
from .position import Goa
from .secrets import percent_reaching, sums_to_come
from .steps.actions import SpyAction
from .steps.auctions import Bid, owner_price
from .steps.cards import Purchase
from .steps.course import QuickStart
from .steps.expedition import most_drawn
from .steps.founding import FoundByCard, shortfall
from .steps.harvest import Harvest, most_harvested
from .steps.markers import free_tile
from .steps.progress import ProgressByCard
from .steps.spices import SellSpices, TakeSpices
from .steps.tiles import ExtraHarvest, Succour, Viceroy

CHANCE_BEGINS = ("turn_up", "token", "round")
"""After these events nothing is certain any more."""


class GoaPrice(TypedDict):
    """What a step down the development board costs: each `spice`, ships and ducats."""

    spice: list[str]
    ships: int
    ducats: int


class GoaOutlook(TypedDict, total=False):
    """What an offer can say."""

    ships: int
    colonists: int
    ducats: int
    extra: int
    drawn: int
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
    ducats_left: int
    """How many ducats a bid leaves, if it wins."""
    bidder: int
    bid: int
    """Who leads the auction, and with what."""
    reach: int
    """How many tiles lie next to the flag."""
    lot: int
    """As which number the tile is auctioned."""
    hand: int
    """How many cards the seat will have in its hand."""
    only_card: bool
    """Whether it is the only card with this action."""
    once_a_round: bool
    used_up: bool
    """Whether a tile is turned over for the round, or leaves for good."""
    spice: str
    stock: int
    """How many of that spice the seat will have."""
    tile: str
    """What comes from the market."""
    spaces: int
    """How many more, or fewer, spaces for spices."""
    keeps: bool
    """Whether a tile lies before the seat for later."""
    spices_lost: int
    """How many spices are lost with a plantation."""
    spied_ships: int
    spied_harvest: int
    spied_taxes: int
    spied_colonists: int
    """The levels of the seat that is spied upon."""


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
        told["hand"] = before.players[seat].hand_size + move - DRAW
        told["forgone"] = most_drawn(before, seat) - (move - DRAW)
    elif move == DONE:
        told["forgone"] = still_to_be_had(before, step, seat)
    elif move > before.bid_from:
        told["owner_price"] = owner_price(before, move - before.bid_from)
        told["ducats_left"] = before.players[seat].ducats - (move - before.bid_from)
    elif move < BUY:
        told.update(at_market(before, step, move))
    elif PLAY <= move < CHOOSE:
        told.update(with_card_or_spice(before, seat, move))
    elif move == EXTRA:
        told["extra"] = -1
    elif move in range(SPY, SWAP):
        told.update(levels_of(before, move - SPY))
    elif move >= before.use_from:
        told.update(using(before, move - before.use_from))
    elif move >= COLONY:
        told.update(laying(before, after, seat, move))
    return told


def gains(events: list[Event], seat: int) -> GoaOutlook:
    """GOA-1.5, GOA-5.3, GOA-5.4  Goods and cards that come and go with the move, by its events, until chance begins."""
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
        elif event.kind == "draw":
            told["drawn"] = told.get("drawn", 0) + _number(event, "number")
    return told


def at_market(goa: Goa, step: Step[Goa], move: i64) -> GoaOutlook:
    """GOA-4.2, GOA-4.4, GOA-5.2  What a flag opens, which lot a marker makes, and who leads when one passes."""
    if move >= PASS:
        return {"bidder": goa.bidder, "bid": goa.bid} if isinstance(step, Bid) and goa.bidder != NOBODY else {}
    if move >= MARK:
        return {"lot": len(goa.lots.squares) + 1}
    if move == DUCATS:
        return {}
    near = NEIGHBOURS[move - FLAG]
    return {"reach": sum([free_tile(goa, near[at]) for at in range(len(near))])}


def with_card_or_spice(goa: Goa, seat: i64, move: i64) -> GoaOutlook:
    """GOA-6.3, GOA-6.4, GOA-1.7  A card that is played or thrown away, a spice that is given or put."""
    if move < THROW:
        return {"only_card": True}
    if move < GIVE:
        return {"hand": goa.players[seat].hand_size - 1}
    change = -1 if move < PUT else 1
    spice = (move - (GIVE if move < PUT else PUT)) // PLACES
    return {"spice": goa.box.spices[spice], "stock": goa.players[seat].stock[spice] + change}


def levels_of(goa: Goa, other: i64) -> GoaOutlook:
    """GOA-15.11  What Espionage would count."""
    return {
        "spied_ships": goa.level(other, SHIPS),
        "spied_harvest": goa.level(other, HARVEST),
        "spied_taxes": goa.level(other, TAXES),
        "spied_colonists": goa.level(other, COLONISTS),
    }


def using(goa: Goa, tile: i64) -> GoaOutlook:
    """GOA-15.9, GOA-15.10, GOA-15.11  A red tile rests for the round, a Duty is kept, the others leave."""
    if goa.box.sort[tile] == RED:
        return {"once_a_round": True}
    return {} if goa.box.sort[tile] == DUTY else {"used_up": True}


def laying(before: Goa, after: Goa, seat: i64, move: i64) -> GoaOutlook:
    """GOA-12.7, GOA-15.2, GOA-15.8, GOA-15.9  A tile that is received, a place that is filled."""
    player, then = before.players[seat], after.players[seat]
    told: GoaOutlook = {}
    if FILL <= move < SPY:
        return {"spices": player.free[move - FILL]}
    if SWAP <= move < EXTRA:
        told["tile"] = before.box.tiles[before.grid[move - SWAP]]
    elif REPLACE <= move < FILL:
        place = move - REPLACE
        lost = sum([player.spices[at] for at in range(place * SPICES, (place + 1) * SPICES)])
        if lost > 0:
            told["spices_lost"] = lost
    spaces: int = then.room() + then.spice_count() - player.room() - player.spice_count()
    if spaces != 0:
        told["spaces"] = spaces
    if len(then.tiles) > len(player.tiles):
        told["keeps"] = True
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
        return {"spice": [], "ships": 0, "ducats": 0}
    if isinstance(step, Purchase):
        return {"spice": [], "ships": 0, "ducats": goa.box.prices[row]}
    if isinstance(step, ProgressByCard):
        return {"spice": [] if step.ships_only else spices, "ships": ships if step.ships_only else 0, "ducats": 0}
    return {"spice": spices, "ships": ships, "ducats": 0}


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
