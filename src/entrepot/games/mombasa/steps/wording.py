"""Which sentence asks a question: one that speaks of what is legal now, and of nothing else."""

from mypy_extensions import i64

from ..moves import BUY, CLEAR, END, EXPAND, FLIP, INK, MARK, READY, STEP, STOP, USE


def any_of(moves: list[i64], first: i64, end: i64) -> bool:
    """Whether one of the moves has a number from `first` on and before `end`."""
    for move in moves:
        if first <= move < end:
            return True
    return False


def plan_wording(moves: list[i64]) -> str:
    if any_of(moves, CLEAR, READY):
        return "plan_more" if moves[0] > READY else "plan_full"
    return "plan" if moves[0] > READY else "plan_none"


def turn_wording(moves: list[i64]) -> str:
    """Using cards, expanding, markers: each only where there is one; the phase can always be ended."""
    wording = "turn"
    if any_of(moves, USE, EXPAND):
        wording += "_use"
    if any_of(moves, EXPAND, MARK):
        wording += "_expand"
    if any_of(moves, MARK, END):
        wording += "_mark"
    return wording


def goods_wording(moves: list[i64], mixed: bool) -> str:
    """Adding a card, buying one, moving a marker: each only where it is possible."""
    wording = "mixed_goods" if mixed else "goods"
    if any_of(moves, USE, EXPAND):
        wording += "_use"
    if any_of(moves, BUY, STEP):
        wording += "_buy"
    if any_of(moves, STEP, STOP):
        wording += "_step"
    return wording


def books_wording(moves: list[i64]) -> str:
    if not any_of(moves, FLIP, INK):
        return "books_ink"
    return "books" if any_of(moves, INK, INK + 1) else "books_flip"
