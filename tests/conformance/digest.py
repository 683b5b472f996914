"""A digest of whole games: two builds, or two processes, that play the same have the same one.

python -m tests.conformance.digest carthage             a game of the package
python -m tests.conformance.digest lighthouse tests.toy.lighthouse    one from elsewhere
"""

import hashlib
import json
import sys

import entrepot

from .entries import Case, Entry
from .laws.replay import seen
from .play import Play
from .players import Players

SEEDS = range(6)
FEW_SEEDS = range(2)


def digests(entry: Entry) -> dict[str, str]:
    """For the cases of a game the digest of a few whole games."""
    return {str(case): digest(case) for case in entry.cases() if case.looked_at_closely()}


def digest(case: Case) -> str:
    """Moves, events and views of all seats, and scores."""
    paper = hashlib.sha256()
    game = case.entry.load()
    seats = (None, *range(case.seats))
    for seed in SEEDS if case.entry.brisk == 1 else FEW_SEEDS:
        play = Play(case, game, seed, Players(seed))
        table = play.table()
        for seat, move in play.at(table):
            told = table.history[-1] if table.history else table.opening
            page = [[table.view(other), seen(told, other)] for other in seats]
            paper.update(json.dumps([seat, game.moves[move].text, table.scores(), page]).encode())
        page = [[table.view(other), seen(table.history[-1], other)] for other in seats]
        paper.update(json.dumps([table.winners(), table.scores(), page]).encode())
    return paper.hexdigest()


def main(name: str, module: str = "", brisk: str = "1", apart: str = "") -> None:
    alone = frozenset(apart.split())
    entry = Entry(name, lambda game, seats: {}, longest=100_000, module=module, brisk=int(brisk), apart=alone)
    print(json.dumps({"build": entrepot.build(), "digests": digests(entry)}))


if __name__ == "__main__":
    main(*sys.argv[1:])
