"""A whole training with its files: what the command `entrepot learn` does."""

from collections.abc import Callable
from pathlib import Path

from ...bots.trained import PLAYS, nets
from ...games import load
from ...kernel.errors import BadOption
from .course import Course, Progress
from .curve import PICTURE, Curve, draw
from .hands import Hold
from .keeping import CARD, NET, STATE, VALUES_CARD, VALUES_NET, keep, read_net, take_up, write_card, write_net
from .processes import Processes
from .settings import Settings
from .valuing import Valuing

Watch = Callable[[Progress], None]


def train(
    settings: Settings, folder: Path, resume: bool = False, watch: Watch | None = None, hold: Hold = Processes
) -> Curve:
    """Train a net into a folder: its state at every rating, its curve, and at the end the net with its card."""
    folder.mkdir(parents=True, exist_ok=True)
    resumed = resume and (folder / STATE).exists()
    curve = Curve(folder, fresh=not resumed)
    course = take_up(folder, settings.minutes, settings.lessons, hold) if resumed else Course(settings, hold(settings))
    try:
        for progress in course.run():
            if progress.strength:
                curve.add(progress)
                keep(course, folder)
            if watch is not None:
                watch(progress)
        write_net(course.params, folder / NET)
        write_card(course, folder / NET, folder / CARD)
        draw(curve.rows, f"{settings.game}, seed {settings.seed}", folder / PICTURE)
    finally:
        course.stop()
    return curve


def net_in(folder: Path, game: str) -> Path:
    """The net of a folder, or else that of the package.

    :raises BadOption: when there is neither.
    """
    if (folder / NET).is_file():
        return folder / NET
    packed = Path(str(nets().joinpath(f"{game}{PLAYS}.npz")))
    if not packed.is_file():
        raise BadOption("no_net_to_value", {"game": game, "folder": str(folder)})
    return packed


def train_values(
    settings: Settings, folder: Path, net: Path, watch: Watch | None = None, hold: Hold = Processes
) -> None:
    """Train the values that search goes by, for a net that is there, into a folder.

    :raises BadOption: when the net does not fit the game.
    """
    player = read_net(net, load(settings.game))
    folder.mkdir(parents=True, exist_ok=True)
    valuing = Valuing(settings, hold(settings), player)
    try:
        for progress in valuing.run():
            if watch is not None:
                watch(progress)
        write_net(valuing.params, folder / VALUES_NET)
        write_card(valuing, folder / VALUES_NET, folder / VALUES_CARD, net)
    finally:
        valuing.stop()
