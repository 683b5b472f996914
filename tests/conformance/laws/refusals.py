"""Whatever is wrong with a call, it is refused with an EntrepotError and changes nothing."""

import entrepot
from entrepot import EntrepotError, Move, Table
from entrepot.kernel.errors import words_of_errors

from ..kit import law
from ..play import Play
from ..snapshot import difference, short, snapshot

NO_SEATS: tuple[object, ...] = (-1, 99, True, "0", None, 0.0)
NO_MOVES: tuple[object, ...] = (-1, 10**6, 1 << 70, True, 1.0, None, b"", [], "", "   ", "\n", "1", "no such move")


@law("refusals", part=60)
def refusals(play: Play) -> None:
    """Wrong seats and wrong moves, of whatever kind, leave the table as it was."""
    table = play.table()
    for seat, number in play.at(table):
        if play.often(15):
            check_table(play, table, seat, play.game.moves[number])
    check_table(play, table, 0, play.game.moves[0])


def check_table(play: Play, table: Table, seat: int, move: Move) -> None:
    before = (snapshot(table.position), table.save())
    misspelt = (move.text + "x", move.text + " " + move.text, move.text[1:], move.text.replace(" ", "-") + "-")
    illegal = [other for other in play.game.moves if other not in table.moves(seat)][:3]
    for other in (*illegal, *NO_MOVES, *misspelt, Move(move.number, "nonsense", {}), Move(10**6, move.verb, move.args)):
        check_refused(play, table, "play", seat, other)
    for stranger in (*NO_SEATS, *(other for other in range(table.seats) if other not in table.waiting)):
        check_refused(play, table, "play", stranger, move)
    for nobody in NO_SEATS:
        for method in ("moves", "prompt", "sight", "undo", "restart", "view"):
            if method != "view" or nobody is not None:
                check_refused(play, table, method, nobody)
    change = difference(list(before), [snapshot(table.position), table.save()])
    play.hold(not change, f"refused calls changed the table: {change}")


@law("wrong saves", part=60, told=True)  # saves are read by plain Python in both builds
def wrong_saves(play: Play) -> None:
    """A saved game that was cut off or changed is refused, or is still the whole of a game."""
    table = play.table()
    for _ in play.at(table):
        if play.often(40):
            check_saves(play, table)
    check_saves(play, table)


def check_saves(play: Play, table: Table) -> None:
    text = table.save()
    for _ in range(3):
        place = play.lot.below(len(text) - 1)
        cut, changed = text[:place], text[:place] + chr(32 + play.lot.below(95)) + text[place + 1 :]
        accepted = restored(play, cut)
        play.hold(accepted in ("", text), f"cut off at {place}, it is restored as another game: {cut[-40:]!r}")
        again = restored(play, changed)
        play.hold(again == restored(play, again), f"changed at {place}, it is restored only once")
    lines = text.splitlines()
    head = lines.index("")
    for without in (*range(head), head + play.lot.below(len(lines) - head)):
        accepted = restored(play, "\n".join(lines[:without] + lines[without + 1 :]))
        play.hold(accepted == "", f"it is restored without its line {lines[without]!r}")


def restored(play: Play, text: str) -> str:
    """The text restored and saved again; "" when it is refused."""
    try:
        return entrepot.restore(text).save() if text else ""
    except EntrepotError:
        return ""
    except Exception as problem:  # anything else is a fault, whatever it is
        play.fail(f"restoring {short(text[-60:])} gives {type(problem).__name__}: {problem}")


def check_refused(play: Play, table: Table, method: str, *arguments: object) -> None:
    what = f"{method}({', '.join(repr(argument) for argument in arguments)})"
    try:
        getattr(table, method)(*arguments)
    except EntrepotError as refusal:
        play.hold(words_of_errors().has(f"error.{refusal.key}"), f"{what} is refused without a sentence")
    except Exception as problem:  # anything else is a fault, whatever it is
        play.fail(f"{what} gives {type(problem).__name__}: {problem}")
    else:
        play.fail(f"{what} was accepted")
