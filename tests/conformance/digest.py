"""A digest of whole games: two builds, or two processes, that play the same have the same one.

python -m tests.conformance.digest carthage             a game of the package
python -m tests.conformance.digest lighthouse tests.toy.lighthouse    one from elsewhere
"""

import hashlib
import json
import sys

import entrepot
from entrepot import Table

from .entries import Case, Entry, whole_run
from .laws.replay import seen
from .play import Play
from .players import Players

SEEDS = range(6)
FEW_SEEDS = range(2)
SOME = 4
"""A brisk run looks at everything there is to see before one in so many decisions, in long games at fewer
(`Entry.sparse`); at the events of all of them."""


def digests(entry: Entry) -> dict[str, str]:
    """For the cases of a game the digest of a few whole games."""
    return {str(case): digest(case) for case in entry.cases() if case.looked_at_closely()}


def digest(case: Case) -> str:
    """Moves, events and scores of a few whole games, and everything else that a game tells."""
    paper = hashlib.sha256()
    game = case.entry.load()
    for seed in SEEDS if case.entry.brisk == 1 else FEW_SEEDS:
        play = Play(case, game, seed, Players(seed))
        table = play.table()
        for seat, move in play.at(table):
            paper.update(json.dumps([seat, game.moves[move].text, table.scores(), just_told(table)]).encode())
            if play.index % (SOME * case.entry.sparse) == 0 or whole_run():
                paper.update(json.dumps([everything_shown(table), numbers(table, seat)]).encode())
        paper.update(json.dumps([table.winners(), table.score_sheet(), just_told(table)]).encode())
        paper.update(json.dumps(everything_shown(table)).encode())
    return paper.hexdigest()


def just_told(table: Table) -> object:
    """The events of the last move, or of the setup, as everybody is told them."""
    told = table.history[-1] if table.history else table.opening
    return [seen(told, seat) for seat in (None, *range(table.seats))]


def everything_shown(table: Table) -> object:
    """All views, questions and legal moves, and where the pieces are."""
    views = [table.view(seat) for seat in (None, *range(table.seats))]
    prompts = {seat: table.prompt(seat) for seat in table.waiting}
    questions = [[seat, prompt.as_json(), table.position.moves(seat)] for seat, prompt in prompts.items() if prompt]
    return [views, questions, table.position.census()]


def numbers(table: Table, seat: int) -> object:
    """Row and mask of a seat, where the game has them."""
    encoding = table.game.encode
    return encoding and [encoding.row(table.position, seat).hex(), encoding.mask(table.position, seat).hex()]


def main(name: str, module: str = "", brisk: str = "1", sparse: str = "1", apart: str = "") -> None:
    entry = Entry(
        name,
        lambda game, seats: {},
        longest=100_000,
        module=module,
        brisk=int(brisk),
        sparse=int(sparse),
        apart=frozenset(apart.split()),
    )
    print(json.dumps({"build": entrepot.build(), "digests": digests(entry)}))


if __name__ == "__main__":
    main(*sys.argv[1:])
