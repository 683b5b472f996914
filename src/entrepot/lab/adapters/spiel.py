"""OpenSpiel: a game in the form of its extensive games, for its search and its equilibrium algorithms.

Chance comes first, and once: it chooses one of some deals, and everything else that is random in a game follows from
that seed. So the tree is exact for those deals, and one can count it; the more deals, the nearer to the game itself.
"""

import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from ...games import games, load
from ...kernel.dice import LARGEST_SEED, Dice, check_seed
from ...kernel.errors import BadOption, UnknownGame
from ...kernel.events import Event
from ...kernel.game import Game
from ...kernel.options import Choice
from ...kernel.position import Position
from ...kernel.reward import Reward, pay
from ..vector import LONGEST
from . import DEALS
from .one_table import with_margin

PLAYERS: Final = "players"
SETTINGS: Final = (PLAYERS, "deals", "seed", "lead", "longest")
"""The parameters of every game; the others are its options."""


class Course:
    """A game under way, with everything that was told in it. OpenSpiel copies it by `deepcopy`."""

    def __init__(self, rules: "Rules", position: Position, actions: list[int]) -> None:
        self.rules = rules
        self.position = position
        self.actions = actions
        self.told: list[Event] = []
        self.decisions = 0
        self._stories: dict[int, tuple[str, int]] = {}
        """What players were told, as far as somebody has asked for it, and how many events that were."""
        self.keep()

    def __deepcopy__(self, memo: object) -> "Course":
        twin = Course(self.rules, self.position.copy(), self.actions[:])
        twin.told = self.told[:]
        twin.decisions = self.decisions
        twin._stories = self._stories.copy()
        return twin

    def __reduce__(self) -> tuple[Callable[["Rules", list[int]], "Course | None"], tuple["Rules", list[int]]]:
        return play_again, (self.rules, self.actions)

    def play(self, seat: int, move: int) -> None:
        """Play a move, and keep what it tells."""
        self.position.telling = True
        self.position.play(seat, move)
        self.keep()

    def keep(self) -> None:
        """Keep what was told since."""
        self.told += self.position.told
        self.position.told = []

    def story(self, player: int) -> str:
        """Everything that a player was told, a line an event."""
        story, known = self._stories.get(player, ("", 0))
        for event in self.told[known:]:
            story += json.dumps(event.seen_by(player), sort_keys=True, default=str) + "\n"
        self._stories[player] = (story, len(self.told))
        return story


class State(pyspiel.State):
    """A moment of a game: before the deal, at a question, or at the end. Forced moves are played without asking."""

    def __init__(self, rules: "Rules") -> None:
        super().__init__(rules)
        self._rules = Shared(rules)
        self._course: Course | None = None
        self._asked: int = pyspiel.PlayerId.CHANCE

    def current_player(self) -> int:
        return self._asked

    def is_terminal(self) -> bool:
        return self._asked == int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, each as likely as the others."""
        deals = self._rules.it.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def returns(self) -> list[float]:
        rules = self._rules.it
        if self._course is None or not self.is_terminal():
            return [0.0] * rules.seats
        return pay(self._course.position, rules.reward)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "State":
        """A state that the player cannot tell from this one, with everything hidden dealt anew."""
        twin: State = self.clone()
        if twin._course is not None:
            twin._course.position.redeal(player, Dice(int(sampler() * LARGEST_SEED)))
        return twin

    def row(self, player: int) -> bytes:
        """What a player may know now; nothing before the deal."""
        encoding = self._rules.it.encoding
        return bytes(encoding.width) if self._course is None else encoding.row(self._course.position, player)

    def story(self, player: int) -> str:
        """Everything that a player was told so far."""
        return "" if self._course is None else self._course.story(player)

    def _legal_actions(self, player: int) -> list[int]:
        encoding = self._rules.it.encoding
        if self._course is None or player != self._asked:
            return []
        position = self._course.position
        return sorted(
            [encoding.relative(move, player, position.seats) for move in encoding.open_moves(position, player)]
        )

    def _apply_action(self, action: int) -> None:
        rules = self._rules.it
        if self._course is None:
            position = rules.title.start(rules.seats, (rules.seed + action) & LARGEST_SEED, rules.options)
            self._course = Course(rules, position, [action])
        else:
            self._course.play(self._asked, rules.encoding.absolute(action, self._asked, rules.seats))
            self._course.decisions += 1
            self._course.actions.append(action)
        self._asked = self._next()

    def _next(self) -> int:
        """The player who has a choice, after all forced moves; TERMINAL at the end."""
        rules, course = self._rules.it, self._course
        assert course is not None
        while not course.position.over and course.decisions < rules.longest:
            seat = course.position.waiting()[0]
            moves = rules.encoding.open_moves(course.position, seat)
            if len(moves) > 1:
                return seat
            course.play(seat, moves[0])
        return int(pyspiel.PlayerId.TERMINAL)

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self._rules.it
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return rules.title.moves[rules.encoding.absolute(action, player, rules.seats)].text

    def __str__(self) -> str:
        if self._course is None:
            return "before the deal"
        view = {"waiting": self._course.position.waiting(), "board": self._course.position.view(None)}
        return json.dumps(view, sort_keys=True, default=str)


class Shared:
    """Something that copies share: OpenSpiel copies deeply all that a state has."""

    def __init__(self, it: "Rules") -> None:
        self.it = it

    def __deepcopy__(self, memo: object) -> "Shared":
        return self


class Observer:
    """What a player sees: the row as a tensor; as a string the row, and with perfect recall the whole story too."""

    def __init__(self, rules: "Rules", perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        layout = rules.encoding.layout
        self.tensor = np.zeros(layout.width, np.float32)
        self.dict = {
            field.name: self.tensor[layout.starts[field.name] :][: len(field.labels)] for field in layout.fields
        }

    def set_from(self, state: State, player: int) -> None:
        """Write what a player sees."""
        self.tensor[:] = np.frombuffer(state.row(player), np.uint8)

    def string_from(self, state: State, player: int) -> str:
        """What a player sees, as a string."""
        seen = f"{player} {state.row(player).hex()}"
        return f"{state.story(player)}{seen}" if self.perfect_recall else seen


class Rules(pyspiel.Game):
    """A game with its number of players, its deals and its options. Each title has a subclass of its own."""

    title: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**defaults(self.title), **(params or {})}
        self.seats = int(given[PLAYERS])
        self.deals = int(given["deals"])
        self.seed = check_seed(int(given["seed"]))
        self.longest = int(given["longest"])
        if self.seats not in self.title.seats:
            raise self.title.wrong_seats(self.seats)
        if self.deals < 1:
            raise BadOption("no_deals", {"deals": self.deals})
        self.encoding = self.title.encoding()
        self.options = self.title.chosen({name: given[name] for name in given if name not in SETTINGS})
        self.reward = with_margin(Reward(lead=float(given["lead"])), self.encoding.margin)
        zero_sum = self.reward.lead == 0
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.encoding.moves),
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1 / (self.seats - 1) - self.reward.lead,
            max_utility=1 + self.reward.lead,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=self.longest,
        )
        super().__init__(kind_of(self.title, zero_sum), info, params or {})

    def __reduce__(self) -> tuple[Callable[[str, str], pyspiel.Game], tuple[str, str]]:
        return load_again, (self.title.name, str(self))

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"an observer has no parameters, not {params}")
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


def defaults(title: Game) -> dict[str, Choice | float]:
    """All parameters of a game."""
    options = {name: option.default for name, option in title.options.items()}
    return {PLAYERS: title.seats[0], "deals": DEALS, "seed": 0, "lead": 0.0, "longest": LONGEST, **options}


def short_name(title: Game) -> str:
    """The name by which OpenSpiel knows a game; one with another box than its own says so."""
    try:
        own = title.box.hash == load(title.name).box.hash
    except UnknownGame:
        own = False
    return f"entrepot_{title.name}" if own else f"entrepot_{title.name}_{title.box.hash[:8]}"


def kind_of(title: Game, zero_sum: bool) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game."""
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(title),
        long_name=title.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=title.seats[-1],
        min_num_players=title.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(title),
    )


def register(title: Game) -> str:
    """Make a game known to `pyspiel.load_game`; say under which name."""
    name = short_name(title)
    if name not in pyspiel.registered_names():
        pyspiel.register_game(kind_of(title, True), type(name, (Rules,), {"title": title}))
    return name


def load_game(title: Game, seats: int | None, options: dict[str, Choice], **settings: float) -> pyspiel.Game:
    """A registered game with its parameters."""
    players = title.seats[0] if seats is None else seats
    if players not in title.seats:
        raise title.wrong_seats(seats)
    return pyspiel.load_game(register(title), {PLAYERS: players, **settings, **title.chosen(options)})


def load_again(name: str, text: str) -> pyspiel.Game:
    """A game that was pickled, by its name and by what OpenSpiel calls it with its parameters."""
    if name in games():
        register(load(name))
    return pyspiel.load_game(text)


def play_again(rules: Rules, actions: list[int]) -> Course | None:
    """A course that was pickled: compiled positions cannot be, so its actions are played again."""
    state = rules.new_initial_state()
    for action in actions:
        state.apply_action(action)
    return state._course
