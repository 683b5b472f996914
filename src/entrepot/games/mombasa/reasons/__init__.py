"""Why a move cannot be played now, a file for each chapter or two of the rulebook, as in `steps`.

Each step that asks knows some verbs, and says what is wrong with a move of theirs; others belong to another moment.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ....kernel.position import Step
from ....kernel.reasons import Reason
from ..box.components import MombasaComponents
from ..moves import STARTS, lay_from
from ..position import Mombasa
from ..steps.bonus import BuyForPounds, ChooseOption, ChooseTier, DiscardCard, Spread
from ..steps.bookkeeper import KeepBooks
from ..steps.books import PlaceBook, SpendPoints
from ..steps.expansion import Expand, TakePost
from ..steps.goods import Goods, Invest
from ..steps.planning import Plan
from ..steps.rewards import Advance, Collect, RemovePosts, ReturnPosts
from ..steps.setup import KeepTile, RestFirstCards
from ..steps.turn import Turn
from . import bonus, books, expansion, goods, setup, turn
from .declared import REASONS, because

__all__ = ["REASONS", "why_not"]

Answer = Callable[[Any, Mombasa, int, int], Reason]
"""From the step, the position, the seat, and which of the verb's moves it is, counted from 0."""
ANSWERS: Final[Mapping[type[Step[Mombasa]], Mapping[str, Answer]]] = {
    KeepTile: {"keep": setup.keep},
    RestFirstCards: {"lay": setup.rest},
    Plan: {"lay": setup.lay, "clear": setup.clear, "stop": setup.stop},
    Turn: {
        "boost": turn.boost, "use": turn.use, "expand": turn.expand, "mark": bonus.mark, "end": turn.end,
        "stop": turn.stop,
    },
    Goods: {"use": goods.add, "buy": goods.buy, "step": goods.step_with_goods, "stop": goods.stop},
    Invest: {"buy": goods.buy_late, "step": goods.step_on},
    Expand: {"expand": expansion.other_company, "enter": expansion.enter, "stop": expansion.stop},
    TakePost: {"expand": expansion.other_company, "enter": expansion.enter_first, "take": expansion.take},
    ReturnPosts: {"return": expansion.put_back},
    RemovePosts: {"remove": expansion.remove},
    Collect: {"collect": expansion.collect},
    Advance: {"step": goods.advance},
    SpendPoints: {"book": books.book, "stop": books.keep_points},
    PlaceBook: {"place": books.place},
    KeepBooks: {"flip": books.flip, "ink": books.ink},
    BuyForPounds: {"buy": bonus.buy, "collect": expansion.collect},
    DiscardCard: {"discard": bonus.discard, "stop": bonus.keep_card},
    ChooseTier: {"choose": bonus.choose_step},
    ChooseOption: {"choose": bonus.choose_option},
    Spread: {"step": bonus.spread},
}  # fmt: skip
ACTIONS: Final = ("use", "expand", "mark", "end")
"""MOM-5.1  The verbs that begin an action."""


def why_not(mombasa: Mombasa, seat: int, move: int) -> Reason:
    """The first reason that a player would name; asked of a seat that decides now, for a move that is not legal."""
    verb, index = meant(mombasa.box, move)
    step = mombasa.agenda[-1]
    answer = ANSWERS[type(step)].get(verb)
    if answer is not None:
        return answer(step, mombasa, seat, index)
    return because("action_begun" if verb in ACTIONS and mombasa.active == seat else f"{verb}_not_now")


def meant(box: MombasaComponents, move: int) -> tuple[str, int]:
    """The verb of a move, and which of its moves it is."""
    lay = lay_from(box)
    if move >= lay:
        return "lay", move - lay
    start, verb = max((start, words) for words, start in STARTS.items() if " " not in words and start <= move)
    return verb, move - start
