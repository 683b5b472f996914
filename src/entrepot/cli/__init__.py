"""The command line. Each command is a small module; `polite.py` turns every refusal into one sentence."""

import typer

from . import (
    admin,
    arena,
    bench,
    box,
    check,
    ladder,
    learn,
    lesson,
    load,
    play,
    replay,
    review,
    rules,
    serve,
    strength,
    version,
    words,
)
from .polite import PoliteGroup
from .texts import say

app = typer.Typer(
    name="entrepot",
    cls=PoliteGroup,
    help=say("help"),
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("serve", help=say("help.serve"))(serve.serve)
app.command("play", help=say("help.play"))(play.play)
app.command("arena", help=say("help.arena"))(arena.arena)
app.command("ladder", help=say("help.ladder"))(ladder.ladder)
app.command("bench", help=say("help.bench"))(bench.bench)
app.command("learn", help=say("help.learn"))(learn.learn)
app.command("lesson", help=say("help.lesson"))(lesson.lesson)
app.command("load", help=say("help.load"))(load.load)
app.command("strength", help=say("help.strength"))(strength.strength)
app.command("replay", help=say("help.replay"))(replay.replay)
app.command("review", help=say("help.review"))(review.review)
app.command("check", help=say("help.check"))(check.check)
app.add_typer(admin.app, name="admin")
app.add_typer(box.app, name="box")
app.command("rules", help=say("help.rules"))(rules.rules)
app.add_typer(words.app, name="words")
app.command("version", help=say("help.version"))(version.version)


@app.callback(invoke_without_command=True, help=f"{say('help')}\n\n{say('help.default')}")
def entrance(context: typer.Context) -> None:
    """Without a command, the table in the browser is served."""
    if context.invoked_subcommand is None:
        serve.serve()


def main() -> None:
    """The program `entrepot`."""
    app(prog_name="entrepot")
