"""Expedition cards: played now, or kept for their symbols."""

from typing import Final

from mypy_extensions import i64

from ..constants import (
    CARD_COLONISTS,
    CARD_DUCATS,
    CARD_MIX,
    CARD_PURCHASE,
    CARD_SELL,
    CARD_SHIPS,
    CARD_SHIPS_ONLY,
    CARD_SPICES,
    CARD_SPICES_ONLY,
    CARD_THIRD,
    CARDS,
    COLUMNS,
    EXPEDITIONS,
    HARVEST,
    ROWS,
)
from ..moves import PLAY, THROW
from ..position import Goa
from ..steps.actions import Act
from ..steps.cards import playable
from ..steps.expedition import Expedition, most_drawn
from ..steps.founding import Gap
from .goods import NEVER, colonist, ducat, ship, spice
from .progress import STEP, worth_of_completing, worth_of_step
from .remaining import actions_left

KEEP: Final = 1.0
"""How much of the points of its symbol a card in the hand is worth, long before the end."""


def worth_of_card(goa: Goa, seat: i64, move: i64) -> float:
    """What a card does, less the points that its symbol would bring at the end."""
    step = goa.agenda[-1]
    if move >= THROW:
        return NEVER / 2 if isinstance(step, Act) else -kept(goa, seat, move - THROW) - 0.05
    card = move - PLAY
    kind = goa.box.card_kind[card]
    worth = worth_of_effect(goa, seat, kind) - kept(goa, seat, card)
    if worth <= 0.0 and kind < CARD_MIX:
        return NEVER / 2
    if kind == CARD_THIRD and isinstance(step, Gap):
        return 3.0 if step.founding.missing(goa) - goa.players[seat].colonists <= 2 else NEVER / 2
    if kind < CARD_MIX and isinstance(step, Act):
        return worth if not enables(goa, seat, kind) else worth + 5.0
    if isinstance(step, Expedition):
        return worth + 9.0 if most_drawn(goa, seat) < goa.level(seat, EXPEDITIONS) else NEVER / 2
    return worth


def enables(goa: Goa, seat: i64, kind: i64) -> bool:
    """Whether the goods of a card make a step possible."""
    if kind == CARD_SHIPS:
        return worth_of_completing(goa, seat, goa.box.card_gains[kind].ships, 0) > 0.0
    if kind == CARD_SPICES:
        return worth_of_completing(goa, seat, 0, goa.box.card_gains[kind].spices) > 0.0
    return False


def kept(goa: Goa, seat: i64, card: i64) -> float:
    """What a card in the hand is worth for its symbol: at the end its points, before that a part of them."""
    points = float(equal_symbols(goa, seat, card))
    return points if actions_left(goa, seat) == 0 else KEEP * points


def worth_of_effect(goa: Goa, seat: i64, kind: i64) -> float:
    """What a card does when it is played now."""
    gains = goa.box.card_gains[kind]
    player = goa.players[seat]
    if kind == CARD_SHIPS:
        return ship(goa, seat) * float(gains.ships)
    if kind == CARD_COLONISTS:
        return colonist(goa, seat) * float(gains.colonists)
    if kind == CARD_DUCATS:
        return ducat(goa, seat) * float(gains.ducats)
    if kind == CARD_SPICES:
        return spice(goa, seat) * float(min(gains.spices, player.room()))
    if kind == CARD_SELL:
        number = float(min(goa.box.sales, player.spice_count()))
        return number * (ducat(goa, seat) * float(goa.box.sale_price) - spice(goa, seat))
    if kind == CARD_PURCHASE:
        return best_purchase(goa, seat)
    if kind == CARD_SHIPS_ONLY or kind == CARD_SPICES_ONLY:
        return best_card_step(goa, seat, kind == CARD_SHIPS_ONLY)
    if kind == CARD_MIX:
        return ship(goa, seat) * float(goa.level(seat, HARVEST))
    return NEVER / 2


def best_benefit(goa: Goa, seat: i64) -> float:
    """The most that a card of the hand is worth, if it is played now and not kept."""
    best = 0.0
    hand = goa.players[seat].hand
    for card in range(CARDS):
        if hand >> card & 1:
            kind = goa.box.card_kind[card]
            if kind < CARD_MIX and playable(goa, seat, kind):
                best = max(best, worth_of_effect(goa, seat, kind) - kept(goa, seat, card))
    return best


def best_purchase(goa: Goa, seat: i64) -> float:
    """The best step that ducats can pay, less their worth."""
    player = goa.players[seat]
    best = NEVER / 2
    for column in range(COLUMNS):
        row = player.rows[column]
        if row < ROWS - 1 and goa.box.prices[row] <= player.ducats:
            price = ducat(goa, seat) * float(goa.box.prices[row])
            best = max(best, STEP + worth_of_step(goa, seat, column) - price)
    return best


def best_card_step(goa: Goa, seat: i64, ships_only: bool) -> float:
    """The best step that a modifier card allows."""
    best = NEVER / 2
    for column in range(COLUMNS):
        if goa.payable(seat, column, not ships_only, ships_only):
            row = float(goa.players[seat].rows[column])
            best = max(best, STEP + worth_of_step(goa, seat, column) - 0.1 * row)
    return best


def equal_symbols(goa: Goa, seat: i64, card: i64) -> i64:
    """How many cards of the hand bear the symbol of a card."""
    count: i64 = 0
    hand = goa.players[seat].hand
    symbols = goa.box.card_symbol
    symbol = symbols[card]
    for other in range(CARDS):
        if hand >> other & 1 and symbols[other] == symbol:
            count += 1
    return count
