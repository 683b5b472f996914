"""Cards and tiles: who has them, and when they can be used."""

from typing import Final

from ....kernel.reasons import Reason
from ..constants import (
    CARD_MIX,
    CARD_PURCHASE,
    CARD_SELL,
    CARD_SHIPS_ONLY,
    CARD_SPICES,
    CARD_SPICES_ONLY,
    CARD_THIRD,
    DUTY,
    ESPIONAGE,
    EXTRA_HARVEST,
    MISSION,
    PLANTER,
    RED,
    ROWS,
    SQUARE_NAMES,
)
from ..position import Goa
from ..steps.actions import Act, Spy, SpyAction
from ..steps.cards import cheapest_step
from ..steps.harvest import Harvest
from ..steps.tiles import Exchange, TakeGift
from .declared import because

# 14. Cards -----------------------------------------------------------------------------------------------------------

MODIFIED: Final = {CARD_MIX: "harvest", CARD_THIRD: "found", CARD_SHIPS_ONLY: "progress", CARD_SPICES_ONLY: "progress"}
"""The actions of the modifier cards."""


def throw(goa: Goa, seat: int, card: int, step: object) -> Reason:
    return because("no_card", card=goa.box.cards[card])


def play(goa: Goa, seat: int, card: int, step: object) -> Reason:
    """A card in the window of an action."""
    player = goa.players[seat]
    name, kind = goa.box.cards[card], goa.box.card_kind[card]
    if not player.hand >> card & 1:
        return because("no_card", card=name)
    if goa.card_played:
        return because("card_played")
    if isinstance(step, Harvest) and not step.begun:
        return because("spice_first")
    if kind == CARD_SPICES:
        return because("no_room")
    if kind == CARD_SELL:
        return because("no_spices")
    if kind == CARD_PURCHASE:
        return no_step(goa, seat)
    return because("modifier", card=name, action=MODIFIED[kind])


def no_step(goa: Goa, seat: int) -> Reason:
    """Why no marker can be moved for ducats."""
    if goa.players[seat].least_row() == ROWS - 1:
        return because("all_last_row")
    return because("step_poor", price=cheapest_step(goa, seat), have=goa.players[seat].ducats)


def play_first(goa: Goa, seat: int, card: int, step: Act) -> Reason:
    """A card before the action: modifier cards name it."""
    kind = goa.box.card_kind[card]
    if goa.players[seat].hand >> card & 1 and not goa.card_played and kind in MODIFIED:
        return because("all_founded") if kind == CARD_THIRD else because("no_column", card=goa.box.cards[card])
    return play(goa, seat, card, step)


def play_as_spy(goa: Goa, seat: int, card: int, step: SpyAction) -> Reason:
    kind = goa.box.card_kind[card]
    if goa.players[seat].hand >> card & 1 and not goa.card_played:
        return because("all_founded") if kind == CARD_THIRD else because("spy_card", card=goa.box.cards[card])
    return play(goa, seat, card, step)


# 15. Tiles -----------------------------------------------------------------------------------------------------------


def use(goa: Goa, seat: int, tile: int, step: object) -> Reason:
    """A tile in the window of an action."""
    player = goa.players[seat]
    name, sort = goa.box.tiles[tile], goa.box.sort[tile]
    if tile not in player.tiles:
        return because("no_tile", tile=name)
    if sort in (PLANTER, MISSION):
        return because("counts_later", tile=name)
    if all(spent for own, spent in zip(player.tiles, player.spent, strict=True) if own == tile):
        return because("duty_paid") if sort == DUTY else because("used_this_round", tile=name)
    if isinstance(step, Harvest) and not step.begun:
        return because("spice_first")
    if sort == ESPIONAGE:
        return because("spy_during")
    if sort in (RED, EXTRA_HARVEST):
        return because("no_room")
    if sort == DUTY:
        return because("duty_short", price=goa.box.amount[tile], have=player.spice_count())
    return because("all_last_row")


def take(goa: Goa, seat: int, tile: int, step: TakeGift) -> Reason:
    return because("not_aside", tile=goa.box.tiles[tile])


def swap(goa: Goa, seat: int, square: int, step: Exchange) -> Reason:
    return because("no_tile_there", square=SQUARE_NAMES[square])


def spy(goa: Goa, seat: int, other: int, step: Spy) -> Reason:
    return because("spy_self" if other == seat else "spy_nobody")
