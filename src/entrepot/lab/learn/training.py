"""A whole training with its files: what the command `entrepot learn` does."""

from collections.abc import Callable
from pathlib import Path

from .course import Course, Progress
from .curve import PICTURE, Curve, draw
from .keeping import NET, STATE, keep, take_up, write_net
from .settings import Settings

Watch = Callable[[Progress], None]


def train(settings: Settings, folder: Path, resume: bool = False, watch: Watch | None = None) -> Curve:
    """Train a net into a folder: its state at every rating, its curve, and at the end the net for the bots."""
    folder.mkdir(parents=True, exist_ok=True)
    resumed = resume and (folder / STATE).exists()
    curve = Curve(folder, fresh=not resumed)
    course = take_up(folder, settings.minutes, settings.lessons) if resumed else Course(settings)
    try:
        for progress in course.run():
            if progress.strength:
                curve.add(progress)
                keep(course, folder)
            if watch is not None:
                watch(progress)
        write_net(course.params, folder / NET)
        draw(curve.rows, f"{settings.game}, seed {settings.seed}", folder / PICTURE)
    finally:
        course.stop()
    return curve
