"""Every number of a training, in one place."""

from dataclasses import asdict, dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Settings:
    """How a net is trained. The defaults are for a machine with a GPU and 16 cores."""

    game: str
    minutes: float = 9.0
    """How long, by the clock; rates and entropy fall from the first to the last value within that time."""
    lessons: int = 0
    """So many lessons instead, whatever the clock says: then the same seed gives the same net. 0: by the clock."""
    seed: int = 1
    workers: int = 15
    """Processes that hold tables; each has two halves, so that it plays one while the net thinks about the other."""
    tables: int = 256
    """Tables of each half of a worker."""
    steps: int = 96
    """Decisions at each table between two lessons."""
    seats: tuple[int, ...] = (2, 4, 3, 4)
    """Numbers of seats, dealt out evenly over the tables."""
    plain: float = 0.5
    """The share of tables with the usual options; at the others every option is drawn."""
    guests: float = 0.0
    """The share of tables at which the net plays one seat only, and `greedy` the others: somebody else's style, so that
    the net does not learn to answer nobody but itself."""
    onlookers: bool = False
    """Whether another seat looks on at every decision, whose row is written down, too: values are trained so."""
    stray: float = 0.0
    """In a training of values: the share of decisions that are drawn; the others are the best move."""
    width: int = 512
    blocks: int = 3
    embedding: int = 12
    batch: int = 16384
    epochs: int = 2
    rate: float = 6e-4
    last_rate: float = 5e-5
    entropy: float = 0.02
    last_entropy: float = 0.003
    clip: float = 0.2
    trace: float = 0.97
    """Lambda of the returns: how far a decision looks ahead before it trusts the net's own value."""
    value: float = 0.5
    """The weight of the value's error beside the policy's."""
    others: float = 0.25
    """The weight of the values of the other seats beside the own one."""
    gradient: float = 1.0
    """The largest length of a gradient."""
    looks: int = 8
    """From so many first rollouts the mean and spread of each number of a row are taken."""
    rate_every: float = 60.0
    """Seconds between two ratings."""
    rated: int = 16
    """Games of each kind of rating, for each worker."""

    def faded(self, first: float, last: float, part: float) -> float:
        """A number that falls evenly during the training."""
        return first + (last - first) * min(1.0, part)

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


OF_GAMES: dict[str, dict[str, Any]] = {
    "carthage": {
        "minutes": 4.5, "width": 384, "blocks": 4, "tables": 288, "steps": 128, "entropy": 0.015, "trace": 0.95,
    },
    "goa": {"minutes": 9.0, "plain": 0.7, "guests": 0.15},
    "mombasa": {"minutes": 9.2, "tables": 240, "plain": 0.7, "guests": 0.1},
    "yokohama": {"minutes": 7.8, "tables": 224, "plain": 0.6},
}  # fmt: skip
"""What differs from the defaults: as the nets of the package were trained."""

VALUE_MINUTES: dict[str, float] = {"carthage": 2.3, "goa": 3.3, "mombasa": 2.7, "yokohama": 2.4}
OF_VALUES: dict[str, Any] = {
    "minutes": 3.0, "guests": 0.0, "onlookers": True, "stray": 0.05, "rate": 3e-4, "last_rate": 2e-5, "trace": 0.98,
}  # fmt: skip
"""What differs from them where values are trained for search: as those of the package were."""

SMALL: dict[str, Any] = {
    "workers": 1, "tables": 96, "steps": 48, "width": 128, "blocks": 1, "batch": 2048, "rate": 1.5e-3,
    "last_rate": 3e-4, "looks": 2, "rate_every": 1e9, "rated": 100, "entropy": 0.01,
}  # fmt: skip
"""For a try on a machine without a GPU."""


def settings_for(game: str, small: bool = False, values: bool = False, **given: Any) -> Settings:
    """The settings of a training; what is given goes before what is usual for the game."""
    usual = {**OF_GAMES.get(game, {}), **(SMALL if small else {})}
    if values:
        usual |= {**OF_VALUES, "minutes": VALUE_MINUTES.get(game, OF_VALUES["minutes"])}
    chosen = {name: value for name, value in given.items() if value is not None}
    return replace(Settings(game), **{**usual, **chosen})
