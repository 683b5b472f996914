"""Taking back: only the own last move, only where nothing came to light and nobody's turn changed."""

from entrepot import CannotUndo, Dice, Position, Table

from ..kit import law
from ..play import Play
from ..snapshot import difference, snapshot
from .replay import seen
from .secrecy import Outcome, check_same, redealt


@law("undo", part=15)
def undo(play: Play) -> None:
    """A move is taken back completely or not at all."""
    table = play.table()
    for seat, move in play.at(table):
        check_refused(play, table, [other for other in range(table.seats) if not table.can_undo(other)])
        if play.often(5):
            check_move(play, table, seat, move)
            check_restart(play, table)
    check_refused(play, table, list(range(table.seats)))


def check_move(play: Play, table: Table, seat: int, move: int) -> None:
    """Play the move at a copy of the table, and see who can take it back."""
    before = everything(table)
    trial = table.copy()
    trial.play(seat, move)
    if trial.over or trial.position.revealed or others(table, seat) != others(trial, seat):
        play.hold(not trial.can_undo(seat), f"{play.game.moves[move]} can be taken back, though it should stay")
    check_refused(play, trial, [other for other in range(table.seats) if other != seat or not trial.can_undo(seat)])
    if not trial.can_undo(seat):
        return
    check_nothing_learnt(play, table.position, seat, move)
    after = everything(trial)
    play.hold(trial.undo(seat).number == move, "another move was taken back than the last one")
    change = difference(before, everything(trial))
    play.hold(not change, f"taking back {play.game.moves[move]} left something changed: {change}")
    trial.play(seat, move)
    change = difference(after, everything(trial))
    play.hold(
        not change, f"played, taken back and played again, {play.game.moves[move]} gives something else: {change}"
    )


def check_restart(play: Play, table: Table) -> None:
    """Starting a turn again is undo after undo, as far as it goes, and the same moves lead to the same table again."""
    for seat in range(table.seats):
        trial, one_by_one = table.copy(), table.copy()
        most = trial.undoable(seat)
        if most == 0:
            continue
        moves = [one_by_one.undo(seat) for _ in range(most)]
        play.hold(not one_by_one.can_undo(seat), "more can be taken back than the table says")
        play.hold(trial.restart(seat) == moves, "a restart takes back other moves than undo after undo")
        change = difference(everything(one_by_one), everything(trial))
        play.hold(not change, f"a restart leads to another table than undo after undo: {change}")
        for move in reversed(moves):
            trial.play(seat, move)
        change = difference(everything(table), everything(trial))
        play.hold(not change, f"the same moves after a restart give something else: {change}")


def check_nothing_learnt(play: Play, position: Position, seat: int, move: int) -> None:
    """In all positions that the seat cannot tell apart, the move must show it the same."""
    true = Outcome(position, seat, move).page(seat)
    for _ in range(3):
        other = Outcome(redealt(play, position, seat), seat, move).page(seat)
        check_same(play, true, other, f"{play.game.moves[move]} can be taken back after showing seat {seat} something")


def check_refused(play: Play, table: Table, seats: list[int]) -> None:
    """These seats must not be able to take anything back, and their trying changes nothing."""
    position, moves_made = table.position, len(table.ledger)
    for seat in seats:
        for take_back in (table.undo, table.restart):
            try:
                taken = take_back(seat)
            except CannotUndo:
                play.hold(
                    table.position is position and len(table.ledger) == moves_made, "a refused undo changed the table"
                )
            else:
                play.fail(f"seat {seat} took back {taken}")


def others(table: Table, seat: int) -> list[int]:
    return [other for other in table.waiting if other != seat]


def everything(table: Table) -> dict[str, object]:
    """All that an undo has to bring back."""
    seats = (None, *range(table.seats))
    return {
        "position": snapshot(table.position),
        "views": [table.view(seat) for seat in seats],
        "ledger": [(seat, move.text) for seat, move in table.ledger],
        "events": [seen(table.history[-1], seat) for seat in seats] if table.history else [],
        "told": len(table.history),
    }


@law("foresight", part=30)
def foresight(play: Play) -> None:
    """What the table foretells of each legal move depends on nothing hidden."""
    table = play.table()
    for seat, _ in play.at(table):
        if not play.often(8):
            continue
        before = snapshot(table.position)
        foretold = told_of_moves(table, seat)
        play.hold(list(foretold) == table.position.moves(seat), "other moves are foretold than the legal ones")
        for _ in range(3):
            twin = table.copy()
            twin.position.redeal(seat, Dice(play.lot.seed()))
            unlike = difference(foretold, told_of_moves(twin, seat))
            play.hold(not unlike, f"what is foretold to seat {seat} depends on something hidden: {unlike}")
        change = difference(before, snapshot(table.position))
        play.hold(not change, f"foretelling changed the position: {change}")


def told_of_moves(table: Table, seat: int) -> dict[int, list[object]]:
    """What is foretold of each move, and what would be asked next, in a form that can be compared."""
    return {
        move: [known.then, known.outlook, None if known.next is None else known.next.as_json()]
        for move, known in table.foresee(seat).items()
    }


@law("outlook", part=30)
def outlook(play: Play) -> None:
    """What a game says of a legal move is certain: it does not depend on what the seat cannot see."""
    table = play.table()
    for seat, _ in play.at(table):
        if not play.often(8):
            continue
        told = {move: known.outlook for move, known in table.foresee(seat).items()}
        for _ in range(3):
            other = {move: known.outlook for move, known in table.foresee(seat, Dice(play.lot.seed())).items()}
            unlike = difference(told, other)
            play.hold(not unlike, f"what seat {seat} is told of its moves depends on something hidden: {unlike}")
