"""The command line. Each command is a small module; `polite.py` turns every refusal into one sentence."""

import typer

from . import arena, bench, box, play, replay, rules, serve, version
from .polite import PoliteGroup

app = typer.Typer(
    name="entrepot",
    cls=PoliteGroup,
    help="Merchant board games: play in the browser or the terminal, let bots play, look at rules and boxes.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("serve")(serve.serve)
app.command("play")(play.play)
app.command("arena")(arena.arena)
app.command("bench")(bench.bench)
app.command("replay")(replay.replay)
app.add_typer(box.app, name="box")
app.command("rules")(rules.rules)
app.command("version")(version.version)


@app.callback(invoke_without_command=True)
def entrance(context: typer.Context) -> None:
    """Merchant board games: play in the browser or the terminal, let bots play, look at rules and boxes.

    Without a command, the table in the browser is served.
    """
    if context.invoked_subcommand is None:
        serve.serve()


def main() -> None:
    """The program `entrepot`."""
    app(prog_name="entrepot")
