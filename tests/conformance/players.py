"""Players for the random games of the kit: compact to draw, varied in what they do."""

from dataclasses import dataclass

from hypothesis import strategies as st

from entrepot.kernel.dice import LARGEST_SEED


@dataclass(frozen=True)
class Players:
    """Play at random from a seed, but with a taste for one verb, and as told at a few decisions."""

    seed: int
    taste: int | None = None
    """The place of a verb in the catalogue; its moves are preferred three times out of four."""
    nudges: tuple[tuple[int, int], ...] = ()
    """(decision, choice): which of the legal moves to play there, counted from the first."""


def any_players() -> st.SearchStrategy[Players]:
    nudge = st.tuples(st.integers(0, 100), st.integers(0, 20))
    return st.builds(
        Players,
        seed=st.integers(0, LARGEST_SEED),
        taste=st.none() | st.integers(0, 20),
        nudges=st.lists(nudge, max_size=4).map(tuple),
    )
