"""A whole training with its files: what the command `entrepot learn` does."""

from collections.abc import Callable
from pathlib import Path

from .course import Course, Progress
from .curve import PICTURE, Curve, draw
from .hands import Hold
from .keeping import CARD, NET, STATE, keep, take_up, write_card, write_net
from .processes import Processes
from .settings import Settings

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
