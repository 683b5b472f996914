"""Running laws: Hypothesis draws seeds and players, the law plays the game."""

import os
from collections.abc import Callable
from dataclasses import dataclass

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import entrepot
from entrepot.kernel.dice import LARGEST_SEED

from .entries import Case, whole_run
from .play import Play
from .players import Players, any_players

Check = Callable[[Play], None]

PLAIN_PART = 6
"""Of the games that a brisk run plays on both builds, the slow one plays one in so many."""
TOLD = "ENTREPOT_TOLD"
"""Names the build that checks what a game tells, where a brisk run has both: the compiled one, which is far quicker."""
EXPLORE = "ENTREPOT_EXPLORE"
"""Set in the environment: draw other games than the usual ones."""


@dataclass(frozen=True)
class Law:
    """Something that every game must hold."""

    name: str
    check: Check
    part: int
    """It is checked on one in so many of the games of an entry: the thorough laws take longer."""
    told: bool = False
    """It judges only what a game tells: moves, questions, events, views, rows, pieces, scores. The compiled rules tell
    what their sources tell (`laws/builds.py`), so a brisk run checks it on one build alone (see `TOLD`)."""

    def __str__(self) -> str:
        return self.name.replace(" ", "-")

    def concerns_this_build(self) -> bool:
        return whole_run() or not self.told or entrepot.build() == os.environ.get(TOLD, "plain")

    def concerns(self, case: Case) -> bool:
        """Quick laws are checked on every case."""
        return self.concerns_this_build() and (self.part == 1 or case.looked_at_closely())

    def games(self, case: Case) -> int:
        fewer = PLAIN_PART if self.shared_with_compiled(case) else 1
        return max(1, case.games() // self.part // fewer)

    def shared_with_compiled(self, case: Case) -> bool:
        """Whether the compiled build plays these games as well, and more of them."""
        return not whole_run() and not self.told and case.entry.brisk > 1 and entrepot.build() == "plain"


LAWS: dict[str, Law] = {}


def law(name: str, part: int = 1, told: bool = False) -> Callable[[Check], Check]:
    """Make a function a law of that name."""

    def enlist(check: Check) -> Check:
        LAWS[name] = Law(name, check, part, told)
        return check

    return enlist


def uphold(rule: Law, case: Case, games: int = 0, shrink: bool = True) -> None:
    """Check a law on many games of a case; raises an AssertionError for a game that breaks it."""
    game = case.entry.load()
    phases = [Phase.generate, Phase.shrink] if shrink else [Phase.generate]

    @settings(
        max_examples=games or rule.games(case),
        derandomize=EXPLORE not in os.environ,
        database=None,
        deadline=None,
        phases=phases,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
    )
    @given(seed=st.integers(0, LARGEST_SEED), players=any_players())
    def every_game(seed: int, players: Players) -> None:
        play = Play(case, game, seed, players)
        play.law = rule.name
        try:
            rule.check(play)
        except AssertionError:
            raise
        except Exception as problem:  # a game that stumbles breaks the law, too
            play.fail(f"{type(problem).__name__}: {problem}")

    every_game()
