"""Why a move cannot be played: every one that is not legal has a reason, and no legal one has."""

from entrepot import Dice, Position, Reason, Table
from entrepot.kernel.declared import fault
from entrepot.kernel.errors import words_of_errors

from ..entries import whole_run
from ..kit import law
from ..play import Play
from ..snapshot import difference, snapshot

REDEALS = 2


@law("reasons", part=1 if whole_run() else 30, told=True)
def reasons(play: Play) -> None:
    """At some decisions, every move of the catalogue: none, or a declared reason that depends on nothing hidden."""
    play.hold(play.game.why_not is not None, "the game gives no reasons")
    table = play.table()
    for seat, _ in play.at(table):
        if play.often(40 if whole_run() else 20):
            check_reasons(play, table, seat)
    check_over(play, table)


def check_reasons(play: Play, table: Table, seat: int) -> None:
    before = snapshot(table.position)
    legal = set(table.position.moves(seat))
    samples = [table.sight(seat).sample(Dice(play.lot.seed())) for _ in range(REDEALS)]
    said: set[str] = set()
    for move in play.game.moves:
        if move.number not in legal:
            check_reason(play, samples, seat, move.number, said)
    some = play.game.moves[play.lot.below(len(play.game.moves))]
    play.hold((table.why_not(seat, some) is None) == (some.number in legal), f"{some.text}: legal, or a reason")
    for number in legal:
        play.hold(table.why_not(seat, number) is None, f"{play.game.moves[number].text} is legal, yet has a reason")
    for other in range(table.seats):
        if other not in table.waiting:
            check_kernel(play, table.why_not(other, some), "not_your_turn")
    change = difference(before, snapshot(table.position))
    play.hold(not change, f"giving reasons changed the position: {change}")


def check_reason(play: Play, samples: list[Position], seat: int, number: int, said: set[str]) -> None:
    """`said`: the reasons whose sentence was filled in at this decision; once is enough where there are hundreds."""
    text = play.game.moves[number].text
    why_not = play.game.why_not
    assert why_not is not None
    given = why_not(samples[0], seat, number)
    declared = play.game.reasons.get(given.key)
    play.hold(declared is not None, f"{text}: the reason {given.key} is not declared")
    if declared is None:
        return
    play.hold(given.rule == declared.rule != "", f"{text}: the reason {given.key} names the rule {given.rule!r}")
    wrong = fault(declared.values, given.values)
    play.hold(not wrong, f"{text}: the reason {given.key} is not as declared: {wrong}")
    if given.key not in said:
        sentence = play.game.words.say(given.wording, given.values)
        play.hold(bool(sentence), f"{text}: the reason {given.key} says nothing")
        said.add(given.key)
    for sample in samples[1:]:
        other = why_not(sample, seat, number)
        play.hold(given == other, f"{text}: the reason depends on something hidden: {given} or {other}")


def check_over(play: Play, table: Table) -> None:
    for seat in range(table.seats):
        check_kernel(play, table.why_not(seat, play.lot.below(len(play.game.moves))), "over")


def check_kernel(play: Play, given: Reason | None, key: str) -> None:
    play.hold(given is not None and (given.key, given.rule) == (key, ""), f"instead of {key}, the reason is {given}")
    assert given is not None
    play.hold(bool(words_of_errors().say(given.wording, given.values)), f"the reason {key} says nothing")
