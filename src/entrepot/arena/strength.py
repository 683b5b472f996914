"""How strong a net is: alone against bots, at every number of seats, with the usual options and with each other one.

All games of a line are played side by side in the vector environment, and the net is asked about all of them at once.
The deals come from a seed that no training uses: trainings and their ratings are dealt by dice of their own.
"""

import os
from collections.abc import Generator
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

import entrepot
from entrepot import BadOption, Dice, Game
from entrepot.bots.net import Net, check_rows, open_net
from entrepot.bots.trained import card, load_net
from entrepot.kernel.dice import check_seed
from entrepot.kernel.options import Choice
from entrepot.lab import Reward, Vector
from entrepot.lab.vector import LONGEST, players_at
from entrepot.workers import workers

from .standings import wilson

AGAINST = "greedy"
USUAL = "usual"


@dataclass(frozen=True)
class Line:
    """A line of a strength table: what is played, and, once it has been, how often the net won."""

    game: str
    seats: int
    option: str
    """The one option that is not as usual, like `bonanza=true`; or `usual`."""
    options: tuple[tuple[str, Choice], ...]
    games: int
    seed: int
    net: Path | None = None
    """Its file; None is the net of the package."""
    box: Path | None = None
    wins: float = 0.0
    """A win that is shared counts as its share."""

    @property
    def rate(self) -> float:
        return self.wins / self.games

    def as_data(self) -> dict[str, float]:
        """As it stands in the card of a net."""
        low, high = wilson(self.wins, self.games)
        return {
            "games": self.games,
            "wins": round(self.rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


def lines(game: Game, games: int, seed: int, net: Path | None = None, box: Path | None = None) -> list[Line]:
    """All that is to be played: the usual options first, then every other choice alone.

    :raises BadOption: when it cannot be played.
    """
    check_seed(seed)
    if games < 1:
        raise BadOption("no_games", {"games": games})
    find_net(game, net)
    dice = Dice(seed)
    settings: list[tuple[str, tuple[tuple[str, Choice], ...]]] = [(USUAL, ())]
    for name, option in game.options.items():
        settings += [
            (f"{name}={value}".lower(), ((name, value),)) for value in option.values if value != option.default
        ]
    return [
        Line(game.name, seats, option, options, games, dice.seed(), net, box)
        for option, options in settings
        for seats in game.seats
    ]


def find_net(game: Game, file: Path | None) -> Net:
    """The net that plays: that of a file, or of the package.

    :raises BadOption: when there is none, or it cannot play this game.
    """
    if file is None and card(game.name) is None:
        raise BadOption("no_net", {"title": game.title})
    net = load_net(game.name) if file is None else open_net(file)
    check_rows(net, game)
    return net


def play_line(line: Line) -> Line:
    """The line with its wins. The net sits at every seat in turn; each table counts once, when its first game ends."""
    game = entrepot.load(line.game, line.box)
    net = find_net(game, line.net)
    own = np.arange(line.games) % line.seats
    players = [players_at(game, [AGAINST] * (line.seats - 1), line.seats, seat) for seat in own.tolist()]
    setting = (line.seats, game.chosen(dict(line.options)))
    tables = Vector(game, [setting] * line.games, players, line.seed, Reward(), LONGEST)
    shares = np.full(line.games, np.nan)
    while (going := np.isnan(shares)).any():
        actions = tables.masks.argmax(axis=1)  # where a game is over, anything will do
        actions[going] = net.best(tables.rows[going], tables.masks[going])
        _, ends = tables.step(actions)
        ended = np.flatnonzero(ends & going)
        shares[ended] = tables.wins[ended, own[ended]]
    return replace(line, wins=float(shares.sum()))


def strength(wanted: list[Line], jobs: int | None = None) -> Generator[Line, None, None]:
    """Play all lines, in so many processes; they come in their order, the same whatever the number of processes.

    Close it where not all of them are waited for: so the processes end.
    """
    count = min(len(wanted), jobs or os.cpu_count() or 1)
    if count == 1:
        yield from map(play_line, wanted)
        return
    with workers(count) as pool:
        yield from pool.map(play_line, wanted)


def as_card(found: list[Line], seed: int) -> dict[str, object]:
    """The strength as it stands in a card: by option, and by the number of seats."""
    first = found[0]
    table: dict[str, dict[str, dict[str, float]]] = {}
    for line in found:
        table.setdefault(line.option, {})[str(line.seats)] = line.as_data()
    return {
        "against": f"{AGAINST}, alone at a table of so many seats, on deals that no training uses",
        "command": f"entrepot strength {first.game} --games {first.games} --seed {seed}",
        "seats": table.pop(USUAL),
        "options": table,
    }
