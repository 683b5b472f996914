"""Why a move of Goa cannot be played now: the reason that a player would name first, decided by the step that asks."""

from bisect import bisect_right
from collections.abc import Callable
from typing import Any, Final

from ....kernel.reasons import Reason
from ..moves import GOODS, STARTS, bid_from, use_from
from ..position import Goa
from ..steps.actions import Act, After, ExtraAction, Spy, SpyAction
from ..steps.auctions import Bid, OwnersWord
from ..steps.cards import Purchase
from ..steps.course import QuickStart
from ..steps.expedition import Expedition
from ..steps.founding import ChooseColony, FoundByCard, Gap
from ..steps.gains import Cut
from ..steps.harvest import Harvest
from ..steps.markers import PlaceFlag, PlaceMarker
from ..steps.progress import ProgressByCard
from ..steps.spices import FillPlace, GiveAny, PaySpices, SellSpices, TakeSpices
from ..steps.tiles import ChooseGoods, Exchange, ExtraHarvest, TakeGift, Viceroy
from . import actions, auctions, pieces
from .declared import REASONS, because

__all__ = ["REASONS", "why_not"]

ACTIONS: Final = ("progress", "build", "harvest", "taxes", "expedition", "found")
VERBS: Final = sorted((start, verb) for verb, start in STARTS.items() if " " not in verb)

Why = Callable[[Goa, int, int, Any], Reason]
"""A seat, what the move is about as the catalogue counts it, and the step that asks."""


def why_not(goa: Goa, seat: int, move: int) -> Reason:
    """The reason why a seat that is asked cannot make this move now."""
    verb, about = verb_of(goa, move)
    step = goa.agenda[-1]
    why = HERE.get(type(step), {}).get(verb)
    return why(goa, seat, about, step) if why else not_now(goa, verb, about)


def verb_of(goa: Goa, move: int) -> tuple[str, int]:
    """The verb of a move, and which of its moves it is, from 0."""
    if move > bid_from(goa.box):
        return "bid", move - bid_from(goa.box) - 1
    if move >= use_from(goa.box):
        return "use", move - use_from(goa.box)
    start, verb = VERBS[bisect_right(VERBS, move, key=lambda known: known[0]) - 1]
    return verb, move - start


def not_now(goa: Goa, verb: str, about: int) -> Reason:
    """The move belongs to another moment: when can it be made?"""
    if verb in ACTIONS:
        return because("action_not_now", action=verb)
    if verb == "ducats":
        return because("ducats_not_now", ducats=goa.box.quick_ducats)
    if verb == "choose":
        return because("choose_not_now", goods=GOODS[about])
    return because("gap_not_now" if verb in ("pay", "fail") else f"{verb}_not_now")


def always(key: str) -> Why:
    """A reason that needs no look at the table."""
    return lambda goa, seat, about, step: because(key)


def for_action(key: str) -> dict[str, Why]:
    """The same reason for each of the six actions, by its name."""

    def name(verb: str) -> Why:
        return lambda goa, seat, about, step: because(key, action=verb)

    return {verb: name(verb) for verb in ACTIONS}


HERE: Final[dict[type, dict[str, Why]]] = {
    QuickStart: {"progress": actions.quick_start, "ducats": always("quick_begun"), "pass": always("quick_begun")},
    PlaceFlag: {"flag": auctions.flag},
    PlaceMarker: {"mark": auctions.mark},
    Bid: {"bid": auctions.bid, "buy": always("not_owner")},
    OwnersWord: {"bid": auctions.owner_bids, "buy": auctions.buy},
    Act: {
        "progress": actions.progress,
        "found": actions.found,
        "play": pieces.play_first,
        "throw": pieces.throw,
        "use": pieces.use,
        "pass": actions.no_passing,
        "done": actions.no_passing,
    },
    After: {**for_action("action_done"), "play": pieces.play, "use": pieces.use},
    Spy: {"spy": pieces.spy},
    SpyAction: {**for_action("spy_never"), "found": actions.found, "play": pieces.play_as_spy},
    ExtraAction: for_action("extra_first"),
    ProgressByCard: {"progress": actions.progress_by_card},
    Harvest: {"put": actions.put, "choose": actions.choose_in_harvest, "play": pieces.play, "use": pieces.use},
    Expedition: {"draw": actions.draw, "play": pieces.play, "throw": pieces.throw, "use": always("not_during")},
    Gap: {"pay": actions.pay_colonists, "play": pieces.play, "use": pieces.use},
    FoundByCard: {"found": actions.found},
    ChooseColony: {"colony": actions.choose_colony},
    TakeSpices: {"put": actions.put, "done": always("must_take")},
    FillPlace: {"put": actions.fill_place},
    PaySpices: {"give": actions.pay_spice},
    GiveAny: {"give": actions.give},
    SellSpices: {"give": actions.give, "done": always("sell_one")},
    Purchase: {"progress": actions.purchase},
    Viceroy: {"progress": actions.viceroy},
    Cut: {"throw": pieces.throw, "play": actions.cut_only},
    ChooseGoods: {"choose": always("two_goods")},
    TakeGift: {"take": pieces.take},
    Exchange: {"swap": pieces.swap},
    ExtraHarvest: {"fill": actions.no_space},
}
"""For each step that asks, the moves that belong to it, though not each of them is possible."""
