"""`entrepot learn`: a net teaches itself a game."""

import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from entrepot import BadOption

from .given import find_game
from .screen import console, lacking, need_ray, progress_bar
from .texts import say

if TYPE_CHECKING:
    from entrepot.lab.learn.course import Progress

EVERY = 20
"""So many lessons lie between two lines of figures."""


def learn(
    game: Annotated[str, typer.Argument(help=say("help.game"))],
    minutes: Annotated[float | None, typer.Option(help=say("help.learn.minutes"), min=0.01)] = None,
    folder: Annotated[Path | None, typer.Option(help=say("help.learn.folder"))] = None,
    small: Annotated[bool, typer.Option("--small", help=say("help.learn.small"))] = False,
    workers: Annotated[int | None, typer.Option(help=say("help.learn.workers"), min=1)] = None,
    seed: Annotated[int, typer.Option(help=say("help.learn.seed"))] = 1,
    resume: Annotated[bool, typer.Option("--resume", help=say("help.learn.resume"))] = False,
    values: Annotated[bool, typer.Option("--values", help=say("help.learn.values"))] = False,
    device: Annotated[str | None, typer.Option(help=say("help.learn.device"))] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help=say("help.learn.ray"))] = None,
) -> None:
    """Train a net by letting it play against itself."""
    loaded = find_game(game)
    if values and resume:
        raise BadOption("values_not_resumed")
    loaded.encoding()  # refuses what cannot be learned before anything heavy is loaded
    if device is not None:
        os.environ["JAX_PLATFORMS"] = device
    try:
        from entrepot.lab.learn.cluster import Cluster
        from entrepot.lab.learn.processes import Processes
        from entrepot.lab.learn.settings import settings_for
        from entrepot.lab.learn.training import net_in, train, train_values

    except ModuleNotFoundError as missing:
        raise lacking(missing, "learn" if ray is None else "ray") from None
    if ray is not None:
        need_ray()
    settings = settings_for(loaded.name, small, values, minutes=minutes, workers=workers, seed=seed)
    place = folder if folder is not None else Path("nets") / loaded.name
    out = console()
    with progress_bar() as bar:
        task = bar.add_task(say("learn.task", title=loaded.title), total=round(settings.minutes * 60))

        def watch(progress: "Progress") -> None:
            bar.update(task, completed=min(int(progress.seconds), round(settings.minutes * 60)))
            if progress.strength:
                shares = ", ".join(f"{name} {share:.1%}" for name, share in progress.strength.items())
                out.print(say("learn.rated", seconds=round(progress.seconds), shares=shares))
            elif progress.lessons % EVERY == 1:
                out.print(
                    say(
                        "learn.lesson",
                        seconds=round(progress.seconds),
                        lessons=progress.lessons,
                        decisions=progress.decisions,
                        speed=round(progress.speed),
                    )
                )

        hold = Processes if ray is None else partial(Cluster, address=ray)
        if values:
            train_values(settings, place, net_in(place, loaded.name), watch, hold)
        else:
            train(settings, place, resume, watch, hold)
    out.print(say("learn.values_done", folder=place) if values else say("learn.done", folder=place))
