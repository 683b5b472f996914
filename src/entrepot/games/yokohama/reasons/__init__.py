"""Why a move of Yokohama is not possible now: the reason a player would name first, decided by the step that asks."""

from bisect import bisect_right
from collections.abc import Callable
from typing import Any, Final

from ....kernel.reasons import Reason
from ..moves import STARTS
from ..position import Yokohama
from ..steps.action import Build, LeaveOne, TakeToken
from ..steps.areas import BoardAssistant, ChurchSpace, CustomsSpace, Employ, Exchange, PayFaith
from ..steps.laboratory import PayTechnology, PlaceStation, Research
from ..steps.movement import Movement, Path, RecallAssistants
from ..steps.placement import Placement, Telegraph
from ..steps.ports import FirstOrder, PaidOrder, SecondOrder
from ..steps.rewards import BringPiece, DropAssistant, LiftAssistant
from ..steps.setup import Draft
from ..steps.turns import AdditionalActions, ChooseReward, SendAgent
from . import areas, city, phases
from .declared import REASONS, because

__all__ = ["REASONS", "why_not"]

Why = Callable[[Yokohama, int, int, Any], Reason]
"""A seat, what the move is about as the catalogue counts it, and the step that asks."""


def why_not(yokohama: Yokohama, seat: int, move: int) -> Reason:
    """The reason why a seat that is asked cannot make this move now."""
    starts = {**FIXED, **yokohama.numbers.starts()}
    verbs = sorted(starts, key=starts.__getitem__)
    verb = verbs[bisect_right(verbs, move, key=starts.__getitem__) - 1]
    step = yokohama.agenda[-1]
    why = HERE.get(type(step), {}).get(verb) or ELSEWHERE[verb]
    return why(yokohama, seat, move - starts[verb], step)


FIXED: Final = {verb: start for verb, start in STARTS.items() if " " not in verb}


def always(key: str) -> Why:
    """A reason that needs no look at the table."""
    return lambda yokohama, seat, about, step: because(key)


def with_power(key: str, power: Callable[[Yokohama], int]) -> Why:
    """A reason that names the power which is needed."""
    return lambda yokohama, seat, about, step: because(key, power=power(yokohama))


FREE: Final[dict[str, Why]] = {"spin": phases.spin, "study": phases.study}
"""YOK-15.23: where free actions may come first."""
ON_THE_WAY: Final = always("on_the_way")

HERE: Final[dict[type, dict[str, Why]]] = {
    Draft: {"keep": phases.keep},
    AdditionalActions: {"agent": phases.agent, "achieve": phases.achieve, "fulfil": phases.fulfil, **FREE},
    SendAgent: {"send": phases.send},
    ChooseReward: {"reward": phases.reward},
    Placement: {"place": city.place, "pair": city.pair, **FREE},
    Telegraph: {"place": city.telegraph, "pair": always("pair_first"), **FREE},
    Movement: {"go": city.go, "ride": city.ride, "rail": city.rail, "stop": always("must_move"), **FREE},
    Path: {
        "go": city.go_on,
        "stop": city.stop_on_the_way,
        "ride": always("one_way"),
        "rail": always("one_way"),
        "back": ON_THE_WAY,
        "recall": ON_THE_WAY,
    },
    RecallAssistants: {"recall": city.recall},
    Exchange: {"buy": areas.buy, "sell": areas.sell, **FREE},
    ChurchSpace: {"church": areas.church, **FREE},
    PayFaith: {"pay": areas.pay_faith},
    CustomsSpace: {"customs": areas.customs},
    BoardAssistant: {"lift": areas.lift_for_board},
    Employ: {"hire": areas.hire, **FREE},
    Research: {"acquire": areas.acquire, **FREE},
    PayTechnology: {"pay": always("value_kind")},
    PlaceStation: {"station": areas.station},
    FirstOrder: {"take": areas.take},
    SecondOrder: {"pay": areas.pay_second, "take": always("second_unpaid"), **FREE},
    PaidOrder: {"take": areas.take},
    TakeToken: FREE,
    Build: {"shop": city.shop, "house": city.house, **FREE},
    LeaveOne: {},
    BringPiece: {"hire": areas.bring},
    LiftAssistant: {"lift": areas.lift},
    DropAssistant: {"to": areas.drop},
}
"""For each step that asks, the moves that belong to it, though not each of them is possible."""

ELSEWHERE: Final[dict[str, Why]] = {
    **{
        verb: always(f"{verb}_not_now")
        for verb in (
            *("end", "stop", "keep", "agent", "send", "achieve", "fulfil", "reward", "place", "go", "recall"),
            *("church", "customs", "hire", "acquire", "pay", "lift", "leave", "gain", "station"),
        )
    },
    "pair": always("place_not_now"),
    "ride": always("go_not_now"),
    "rail": always("go_not_now"),
    "back": always("go_not_now"),
    "buy": always("exchange_not_now"),
    "sell": always("exchange_not_now"),
    "to": always("lift_not_now"),
    "spin": phases.spin_later,
    "study": phases.study_later,
    "take": areas.take_later,
    "claim": with_power("claim_not_now", lambda yokohama: yokohama.box.token_power),
    "shop": with_power("build_not_now", lambda yokohama: yokohama.box.building_power),
    "house": with_power("build_not_now", lambda yokohama: yokohama.box.building_power),
}
"""The move belongs to another moment: when can it be made?"""
