"""The draft, the additional-action phases, and the free actions."""

from ....kernel.reasons import Reason
from ..constants import (
    ASSISTANT,
    COUNTRIES,
    GOODS,
    KIND_NAMES,
    PIECE_NAMES,
    SILK,
    SPINNING_MILL,
    TECHNOLOGY_IDS,
    UNIVERSITY,
    YEN,
)
from ..position import Yokohama
from ..steps.setup import Draft
from ..steps.turns import AdditionalActions, ChooseReward, SendAgent, count_need, meets_goal
from .areas import short
from .city import no_land
from .declared import because


def keep(yokohama: Yokohama, seat: int, order: int, step: Draft) -> Reason:
    return because("not_drawn", order=order + 1)


# 11. Additional actions ----------------------------------------------------------------------------------------------


def agent(yokohama: Yokohama, seat: int, country: int, step: AdditionalActions) -> Reason:
    player = yokohama.players[seat]
    free = country == COUNTRIES
    if (player.free_agents if free else player.agents[country]) == 0:
        return because("no_agent", agent="free" if free else yokohama.box.countries[country])
    return because("agent_used" if yokohama.sent_agent else "agent_nowhere")


def send(yokohama: Yokohama, seat: int, area: int, step: SendAgent) -> Reason:
    if not yokohama.in_play(area):
        return no_land(yokohama, area)
    here = yokohama.players[seat].president == area
    return because("agent_president" if here else "agent_needs", area=yokohama.box.areas[area])


def achieve(yokohama: Yokohama, seat: int, stack: int, step: AdditionalActions) -> Reason:
    player = yokohama.players[seat]
    if player.achieved >> stack & 1:
        return because("achieved")
    if meets_goal(yokohama, player, stack):
        return because("achieve_hand")
    goal = yokohama.box.achievements[yokohama.goals[stack]]
    counted = [(count_need(yokohama, player, need), count) for need, count in zip(goal.needs, goal.counts, strict=True)]
    have, price = next((have, count) for have, count in counted if have < count)
    return because("goal_short", goal=goal.id, price=price, have=have)


def fulfil(yokohama: Yokohama, seat: int, order: int, step: AdditionalActions) -> Reason:
    player = yokohama.players[seat]
    if order not in player.secrets and order not in player.orders:
        return because("no_order", order=order + 1)
    goods = yokohama.box.order_goods[order]
    good = next(good for good in range(GOODS) if player.stock[good] < goods[good])
    return because("order_short", order=order + 1, what={KIND_NAMES[good]: goods[good]}, have=player.stock[good])


def reward(yokohama: Yokohama, seat: int, token: int, step: ChooseReward) -> Reason:
    return because("reward_gone")


# 15.23 Free actions --------------------------------------------------------------------------------------------------


def spin(yokohama: Yokohama, seat: int, about: int, step: object) -> Reason:
    if not yokohama.players[seat].owns(SPINNING_MILL) or yokohama.spun:
        return free_action(yokohama, seat, SPINNING_MILL, yokohama.spun)
    return short(yokohama, seat, SILK, yokohama.box.spun_silk)


def study(yokohama: Yokohama, seat: int, about: int, step: object) -> Reason:
    player = yokohama.players[seat]
    if not player.owns(UNIVERSITY) or yokohama.studied:
        return free_action(yokohama, seat, UNIVERSITY, yokohama.studied)
    if player.warehouse[ASSISTANT] == 0:
        return because("warehouse_empty", piece=PIECE_NAMES[ASSISTANT])
    return short(yokohama, seat, YEN, yokohama.box.bonus[UNIVERSITY])


def free_action(yokohama: Yokohama, seat: int, technology: int, used: bool) -> Reason:
    """A technology that is not owned, was used in this turn, or has to wait for another question."""
    name = TECHNOLOGY_IDS[technology]
    if not yokohama.players[seat].owns(technology):
        return because("not_owned", technology=name)
    return because("once_a_turn" if used else "free_not_now", technology=name)


def spin_later(yokohama: Yokohama, seat: int, about: int, step: object) -> Reason:
    return free_action(yokohama, seat, SPINNING_MILL, yokohama.spun)


def study_later(yokohama: Yokohama, seat: int, about: int, step: object) -> Reason:
    return free_action(yokohama, seat, UNIVERSITY, yokohama.studied)
