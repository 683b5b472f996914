"""The curve of a training: a table of figures, and a picture of the ratings."""

import csv
from collections.abc import Sequence
from pathlib import Path

from .course import Progress
from .hands import KINDS

CURVE = "curve.csv"
PICTURE = "curve.png"


class Curve:
    """The ratings of a training, kept in a file as they come."""

    def __init__(self, folder: Path, fresh: bool) -> None:
        self.file = folder / CURVE
        self.rows: list[dict[str, float]] = [] if fresh or not self.file.exists() else read_curve(self.file)

    def add(self, progress: Progress) -> None:
        """Note a rating, together with what the last lesson said."""
        self.rows.append(progress.as_row())
        names = max([list(row) for row in self.rows], key=len)
        with self.file.open("w", newline="", encoding="utf-8") as out:
            writer = csv.DictWriter(out, names)
            writer.writeheader()
            writer.writerows(self.rows)


def read_curve(file: Path) -> list[dict[str, float]]:
    with file.open(newline="", encoding="utf-8") as lines:
        return [{name: float(value) for name, value in row.items() if value} for row in csv.DictReader(lines)]


def draw(rows: Sequence[dict[str, float]], title: str, file: Path) -> None:
    """The share of wins over the minutes of a training."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    for kind in KINDS:
        points = [(row["seconds"] / 60, row[kind.name]) for row in rows if kind.name in row]
        if points:
            axes.plot(*zip(*points, strict=True), marker=".", label=f"{kind.seats} seats, against {kind.other}")
    axes.set(title=title, xlabel="minutes", ylabel="share of wins", ylim=(0, 1))
    axes.grid(alpha=0.3)
    if axes.lines:
        axes.legend(loc="lower right")
    figure.savefig(file, dpi=110)
