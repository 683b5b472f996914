"""What a move seems to be worth: which kind of decision it is."""

from mypy_extensions import i64

from ..constants import COLUMNS, DIAMONDS
from ..moves import BOOK, BUY, CASH, CHOOSE, COLLECT, DISCARD, END, FLIP, INK, MARK, PLACE, REMOVE, RETURN, STEP, STOP
from ..position import Mombasa
from ..steps.bonus import ChooseTier
from .actions import worth_of_ending, worth_of_plan_or_action
from .books import worth_of_placing, worth_of_taking_book, worth_of_turning
from .cards import worth_of_buying, worth_of_card_move
from .expansion import coin_change, worth_of_post
from .markers import tier_worth, worth_of_marker
from .tracks import POUND, interest, worth_of_step


def worth(mombasa: Mombasa, seat: i64, move: i64) -> float:
    """What a legal move of the seat seems to be worth, in pounds."""
    if move >= DISCARD:
        return worth_of_card_move(mombasa, seat, move)
    if move < MARK:
        return worth_of_plan_or_action(mombasa, seat, move)
    if move < END:
        return worth_of_marker(mombasa, seat, move - MARK)
    if move < BUY:
        return worth_of_ending(mombasa, seat, move - END)
    if move < STEP:
        return worth_of_buying(mombasa, seat, move - BUY)
    if move < STOP:
        return worth_of_step(mombasa, seat, move - STEP)
    if move == STOP:
        return 0.01
    if move < COLLECT:
        return worth_of_post(mombasa, seat, move)
    return worth_of_reward_or_book(mombasa, seat, move)


def worth_of_reward_or_book(mombasa: Mombasa, seat: i64, move: i64) -> float:
    player = mombasa.players[seat]
    if move < RETURN:
        return 5.0 if move <= COLLECT + DIAMONDS else 4.0
    if move < REMOVE:
        column = move - RETURN
        return coin_change(mombasa, column, 1) * interest(mombasa, seat, column // COLUMNS)
    if move < BOOK:
        column = move - REMOVE
        return coin_change(mombasa, column, -1) * interest(mombasa, seat, column // COLUMNS)
    if move < CASH:
        return worth_of_taking_book(mombasa, seat, move - BOOK)
    if move == CASH:
        return POUND
    if move < FLIP:
        return worth_of_placing(mombasa, player, move - PLACE + 1)
    if move < INK:
        return worth_of_turning(mombasa, seat, move - FLIP + 1)
    if move == INK:
        return 3.0
    step = mombasa.agenda[-1]
    if isinstance(step, ChooseTier):
        return tier_worth(mombasa, seat, step.kind, move - CHOOSE)
    return float(move - CHOOSE)
