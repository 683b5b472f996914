"""The command line. Each command is a small module; `polite.py` turns every refusal into one sentence."""

import typer

from . import arena, bench, box, play, replay, rules, version
from .polite import PoliteGroup

app = typer.Typer(
    name="entrepot",
    cls=PoliteGroup,
    help="Merchant board games: play in the terminal, let bots play, look at rules and boxes.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(play.play)
app.command("arena")(arena.arena)
app.command("bench")(bench.bench)
app.command("replay")(replay.replay)
app.add_typer(box.app, name="box")
app.command("rules")(rules.rules)
app.command("version")(version.version)


@app.callback(invoke_without_command=True)
def entrance(context: typer.Context) -> None:
    """Merchant board games: play in the terminal, let bots play, look at rules and boxes."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """The program `entrepot`."""
    app(prog_name="entrepot")
