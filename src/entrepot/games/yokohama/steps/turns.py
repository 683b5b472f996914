"""4. Turns and rounds; 11. The additional-action phases; 12. Countries; 16. The end."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOBODY, NOTHING
from ....kernel.position import Step
from ..constants import (
    AREAS,
    ASSISTANT,
    BALL,
    COMMERCIAL,
    COUNTRIES,
    END_SAFETY,
    FROM_ACHIEVEMENTS,
    FROM_ORDERS,
    GOODS,
    KINDS,
    LANGUAGE_SCHOOL,
    MOST_SEATS,
    NEED_ORDERS,
    NEED_PRODUCTION,
    NEED_TECHNOLOGIES,
    NEED_TOKENS,
    PHASE_A,
    PHASE_C,
    PRODUCTION,
    STACKS,
    STOCK_EXCHANGE,
    YEN,
)
from ..moves import ACHIEVE, AGENT, END, FREE_AGENT, SEND
from ..player import Player
from ..position import Yokohama
from .action import act
from .asking import Happening, add_areas, add_free_actions, play_free_action
from .placement import begin_placement
from .rewards import gain_for, give_reward, score_for

# 4. Turn structure ---------------------------------------------------------------------------------------------------


@final
class Turns(Step[Yokohama]):
    """YOK-4.1  Turns go clockwise, one each is a round. The course of the game: always at the bottom of the agenda."""

    def __init__(self, next_seat: i64) -> None:
        super().__init__(NOBODY)
        self.next_seat: i64 = next_seat

    def happen(self, yokohama: Yokohama) -> None:
        seat = self.next_seat
        if seat == yokohama.start and begin_round(yokohama):
            return
        begin_turn(yokohama, seat)


def begin_round(yokohama: Yokohama) -> bool:
    """YOK-16.2, YOK-16.4, YOK-R37  Count the rounds; whether the last one is over."""
    if yokohama.round > 0 and yokohama.round == yokohama.last_round:
        end_game(yokohama)
        return True
    if yokohama.round == yokohama.box.safety_rounds:
        yokohama.bring_end(END_SAFETY)
    yokohama.round += 1
    if yokohama.telling:
        yokohama.tell(Event("round", NOBODY, {"round": yokohama.round}))
    return False


def begin_turn(yokohama: Yokohama, seat: i64) -> None:
    """YOK-4.2, YOK-4.5  Clear the marks of the last turn, apply the stock exchange, then phases A, B and C."""
    yokohama.active = seat
    yokohama.sent_agent = False
    yokohama.spun = False
    yokohama.studied = False
    if yokohama.telling:
        yokohama.tell(Event("turn", seat, {}))
    player = yokohama.players[seat]
    if player.owns(STOCK_EXCHANGE):  # YOK-15.5
        yokohama.gain(seat, YEN, max(0, yokohama.box.bonus[STOCK_EXCHANGE] - player.stock[YEN]))
    yokohama.ask(TURNS[(seat + 1) % yokohama.seats])
    yokohama.ask(OPEN_C[seat])
    yokohama.ask(OPEN_A[seat])


def end_game(yokohama: Yokohama) -> None:
    """YOK-16.2, YOK-18.1  Final scoring; points and winner are read off the position."""
    yokohama.over = True
    yokohama.reveal()  # YOK-21.7: the orders in hand
    yokohama.agenda = []
    yokohama.active = NOBODY
    if yokohama.telling:
        points: list[object] = list(yokohama.scores())
        yokohama.tell(Event("end", yokohama.winners()[0], {"points": points}))


# 11. Additional-action phases ----------------------------------------------------------------------------------------


@final
class OpenPhase(Happening):
    """YOK-21.5  Who holds a secret order is asked in any case: a skipped question would tell what it is not."""

    def __init__(self, seat: i64, stage: i64) -> None:
        super().__init__(seat)
        self.stage: i64 = stage

    def happen(self, yokohama: Yokohama) -> None:
        yokohama.stage = self.stage
        secret = len(yokohama.players[self.owner].secrets) > 0
        if self.stage == PHASE_A:
            yokohama.ask(PHASE_A_SECRET[self.owner] if secret else PHASE_A_OPEN[self.owner])
        else:
            yokohama.ask(PHASE_C_SECRET[self.owner] if secret else PHASE_C_OPEN[self.owner])


@final
class AdditionalActions(Step[Yokohama]):
    """YOK-11.1, YOK-4.6  Use an agent, fulfil an achievement or an order, or end the phase; as often as wished."""

    def __init__(self, seat: i64, stage: i64, secret: bool) -> None:
        super().__init__(seat)
        self.stage: i64 = stage
        self.secret = secret

    def public(self) -> bool:
        return not self.secret

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        player = yokohama.players[seat]
        moves: list[i64] = []
        if not yokohama.sent_agent and areas_for_agent(player) != 0:
            for country in range(COUNTRIES):
                if player.agents[country] > 0:
                    moves.append(AGENT + country)
            if player.free_agents > 0:
                moves.append(FREE_AGENT)
        if player.hand[ASSISTANT] > 0 and player.achieved != (1 << STACKS) - 1:
            for stack in range(STACKS):
                if not (player.achieved >> stack) & 1 and meets_goal(yokohama, player, stack):
                    moves.append(ACHIEVE + stack)
        add_orders(yokohama, player, player.secrets, moves)
        add_orders(yokohama, player, player.orders, moves)
        add_free_actions(yokohama, seat, moves)
        moves.append(END)
        return moves

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        if move == END:
            if self.stage == PHASE_A:
                begin_placement(yokohama, seat)
            return
        yokohama.ask(OPEN_A[seat] if self.stage == PHASE_A else OPEN_C[seat])
        if play_free_action(yokohama, seat, move):
            return
        if move >= yokohama.numbers.fulfil:
            fulfil_order(yokohama, seat, move - yokohama.numbers.fulfil)
        elif move >= ACHIEVE:
            fulfil_achievement(yokohama, seat, move - ACHIEVE)
        else:
            use_agent(yokohama, seat, move)

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        key = "phase_a" if self.stage == PHASE_A else "phase_c"
        return Prompt(key, "YOK-11.1", {}, key + self.choice(yokohama, seat))

    def choice(self, yokohama: Yokohama, seat: i64) -> str:
        """How the sentence ends: what there is to do besides going on, where it is of one kind."""
        found: list[str] = []
        for move in self.moves(yokohama, seat):
            if move >= yokohama.numbers.fulfil:
                kind = "_order"
            elif ACHIEVE <= move < ACHIEVE + STACKS:
                kind = "_goal"
            elif AGENT <= move < AGENT + COUNTRIES or move == FREE_AGENT:
                kind = "_agent"
            else:
                continue
            if kind not in found:
                found.append(kind)
        if not found:
            return "_none"
        return found[0] if len(found) == 1 else ""


TURNS: Final = [Turns(seat) for seat in range(MOST_SEATS)]
OPEN_A: Final = [OpenPhase(seat, PHASE_A) for seat in range(MOST_SEATS)]
OPEN_C: Final = [OpenPhase(seat, PHASE_C) for seat in range(MOST_SEATS)]
PHASE_A_OPEN: Final = [AdditionalActions(seat, PHASE_A, False) for seat in range(MOST_SEATS)]
PHASE_A_SECRET: Final = [AdditionalActions(seat, PHASE_A, True) for seat in range(MOST_SEATS)]
PHASE_C_OPEN: Final = [AdditionalActions(seat, PHASE_C, False) for seat in range(MOST_SEATS)]
PHASE_C_SECRET: Final = [AdditionalActions(seat, PHASE_C, True) for seat in range(MOST_SEATS)]
"""Steps never change, so every game shares these: a turn costs no new objects."""


# Agents


def areas_for_agent(player: Player) -> i64:
    """YOK-11.2  Areas with an own assistant and without the own president, as bits."""
    if player.president == NOTHING:
        return player.present
    return player.present & ~bit(player.president)


def use_agent(yokohama: Yokohama, seat: i64, move: i64) -> None:
    """YOK-11.2, YOK-11.4, YOK-19.6  Turn an agent face down for good; one a turn, also a new one (YOK-R47)."""
    player = yokohama.players[seat]
    yokohama.sent_agent = True
    if move == FREE_AGENT:
        player.free_agents -= 1
        player.used_free_agents += 1
    else:
        player.agents[move - AGENT] -= 1
        player.used_agents[move - AGENT] += 1
    if yokohama.telling:
        country = "free" if move == FREE_AGENT else yokohama.box.countries[move - AGENT]
        yokohama.tell(Event("use_agent", seat, {"country": country}))
    yokohama.ask(SEND_AGENT[seat])


@final
class SendAgent(Step[Yokohama]):
    """YOK-11.2, YOK-11.3, YOK-R36  The area where the agent acts; opposing presidents there do not matter."""

    def public(self) -> bool:
        return True

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        moves: list[i64] = []
        add_areas(areas_for_agent(yokohama.players[seat]), SEND, moves)
        return moves

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        act(yokohama, seat, move - SEND, True)

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("send_agent", "YOK-11.2")


SEND_AGENT: Final = [SendAgent(seat) for seat in range(MOST_SEATS)]


# Achievements


def meets_goal(yokohama: Yokohama, player: Player, stack: i64) -> bool:
    """YOK-11.7, YOK-11.8, YOK-11.9, YOK-11.10  Whether the goal of a revealed achievement is met now."""
    goal = yokohama.box.achievements[yokohama.goals[stack]]
    for place in range(len(goal.needs)):
        if count_need(yokohama, player, goal.needs[place]) < goal.counts[place]:
            return False
    return True


def count_need(yokohama: Yokohama, player: Player, need: i64) -> i64:
    """YOK-11.8, YOK-11.9, YOK-11.10  How many a player has of what an achievement asks for."""
    if need < KINDS:
        return player.stock[need]
    if need == NEED_TECHNOLOGIES:
        return len(player.cards)
    if need == NEED_TOKENS:
        return player.agent_count() + len(player.tokens)
    if need == NEED_ORDERS:
        return len(player.fulfilled)
    return count_areas(yokohama, player, PRODUCTION if need == NEED_PRODUCTION else COMMERCIAL)


def count_areas(yokohama: Yokohama, player: Player, category: i64) -> i64:
    """YOK-11.10  Areas of a category with own buildings, each once."""
    built = player.shops | player.houses
    count: i64 = 0
    for area in range(AREAS):
        if (built >> area) & 1 and yokohama.box.category[area] == category:
            count += 1
    return count


def goal_points(yokohama: Yokohama, stack: i64) -> i64:
    """YOK-11.6  What an achievement brings now: more for the first."""
    goal = yokohama.box.achievements[yokohama.goals[stack]]
    return goal.later if yokohama.achievers[stack] else goal.first


def fulfil_achievement(yokohama: Yokohama, seat: i64, stack: i64) -> None:
    """YOK-11.5  An assistant from hand to the tile, and its points."""
    player = yokohama.players[seat]
    goal = yokohama.box.achievements[yokohama.goals[stack]]
    points = goal_points(yokohama, stack)
    player.hand[ASSISTANT] -= 1
    player.achieved |= bit(stack)
    yokohama.achievers[stack].append(seat)
    if yokohama.telling:
        yokohama.tell(Event("achieve", seat, {"goal": goal.id}))
    yokohama.score(seat, points, FROM_ACHIEVEMENTS)
    if player.achieved == (1 << STACKS) - 1 and yokohama.with_rewards:
        yokohama.ask(ChooseReward(seat))


@final
class ChooseReward(Step[Yokohama]):
    """YOK-19.2, YOK-19.3  After the third achievement: one of the tokens still there."""

    def public(self) -> bool:
        return True

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        moves: list[i64] = []
        for token in yokohama.rewards:
            moves.append(yokohama.numbers.reward + token)
        return moves

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        token = move - yokohama.numbers.reward
        yokohama.rewards.remove(token)
        player = yokohama.players[seat]
        player.reward = token
        if yokohama.telling:
            yokohama.tell(Event("reward", seat, {"token": yokohama.box.reward_ids[token]}))
        player.free_agents += yokohama.box.reward_agents[token]
        country = yokohama.box.reward_country[token]
        if country != NOTHING:
            yokohama.gain_symbol(seat, country)

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("reward", "YOK-19.2")


# Orders


def add_orders(yokohama: Yokohama, player: Player, orders: list[i64], moves: list[i64]) -> None:
    """YOK-11.11  A move for each of the orders in hand that can be fulfilled now."""
    for place in range(len(orders)):
        if can_deliver(yokohama, player, orders[place]):
            moves.append(yokohama.numbers.fulfil + orders[place])


def can_deliver(yokohama: Yokohama, player: Player, order: i64) -> bool:
    """YOK-11.11  Whether the goods of an order are there."""
    goods = yokohama.box.order_goods[order]
    for good in range(GOODS):
        if player.stock[good] < goods[good]:
            return False
    return True


def fulfil_order(yokohama: Yokohama, seat: i64, order: i64) -> None:
    """YOK-11.11  Show the order, pay its goods, get its reward; then ball, language school, country."""
    player = yokohama.players[seat]
    if order in player.secrets:
        player.secrets.remove(order)
        yokohama.reveal()  # YOK-R45
    else:
        player.orders.remove(order)
    player.fulfilled.append(order)
    if yokohama.telling:
        yokohama.tell(Event("fulfil", seat, {"order": order + 1}))
    goods = yokohama.box.order_goods[order]
    for good in range(GOODS):
        yokohama.pay(seat, good, goods[good])
    yokohama.ask(AfterOrder(seat, order))
    give_reward(yokohama, seat, yokohama.box.order_reward[order], FROM_ORDERS)


@final
class AfterOrder(Happening):
    """YOK-11.11, YOK-15.1, YOK-15.12  After the reward: ball, language school, then the country (YOK-R49)."""

    def __init__(self, seat: i64, order: i64) -> None:
        super().__init__(seat)
        self.order: i64 = order

    def happen(self, yokohama: Yokohama) -> None:
        score_for(yokohama, self.owner, BALL)
        gain_for(yokohama, self.owner, LANGUAGE_SCHOOL, YEN)
        yokohama.gain_symbol(self.owner, yokohama.box.order_country[self.order])
