"""Plans, and the actions of a turn."""

from mypy_extensions import i64

from ..constants import BOOKKEEPER, EXPANSION, MERCHANT, SLOTS
from ..moves import BOOST, CLEAR, EXPAND, EXPAND_NOWHERE, KEEP, READY, USE, USE_BOOKKEEPER_TILE
from ..position import Mombasa
from ..steps.bookkeeper import can_enter
from ..steps.goods import Goods
from .cards import PRICE, best_buy, card_worth
from .expansion import expansion_worth
from .tracks import DIAMOND, NEVER, best_step


def worth_of_plan_or_action(mombasa: Mombasa, seat: i64, move: i64) -> float:
    if move < CLEAR:
        tile = mombasa.box.start_tiles[move - KEEP]
        return float(tile.diamonds) * DIAMOND + float(sum(tile.bonus)) * 1.5
    if move < READY:
        return NEVER
    if move == READY:
        return 0.0
    if move < USE:
        return 900.0 + float(mombasa.box.cards[mombasa.players[seat].slots[move - BOOST]].value)
    if move < USE_BOOKKEEPER_TILE:
        return worth_of_use(mombasa, seat, move - USE)
    if move < EXPAND:
        return 20.0
    if move == EXPAND_NOWHERE:
        return 0.0
    found = expansion_worth(mombasa, seat, move - EXPAND, mombasa.total(seat, EXPANSION))
    return 10.0 + found if found > 0.0 else NEVER


def worth_of_use(mombasa: Mombasa, seat: i64, slot: i64) -> float:
    """Bookkeepers while goods still lie open, merchants and goods afterwards; more goods only to buy better."""
    player = mombasa.players[seat]
    card = mombasa.box.cards[player.slots[slot]]
    if card.kind == BOOKKEEPER:
        return 40.0 if can_enter(mombasa, seat, player.ink + 1) else 12.0
    if card.kind == MERCHANT:
        return 8.0
    more = mombasa.worth(player, slot)
    step = mombasa.agenda[-1]
    if not isinstance(step, Goods):
        return 3.0 + float(more)
    one_step = best_step(mombasa, seat)
    unit = PRICE * one_step
    together = best_buy(mombasa, seat, step.amount + more, unit)
    return one_step + together - best_buy(mombasa, seat, more, unit) - 0.02


def worth_of_ending(mombasa: Mombasa, seat: i64, slot: i64) -> float:
    """When nothing else is of use; then the pile with the best cards."""
    worth = -0.9
    if slot < SLOTS:
        for face in mombasa.players[seat].piles[slot]:
            worth += 0.005 * card_worth(mombasa, face)
    return worth
