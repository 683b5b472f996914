"""Reviews: what is judged, from whose sight, and what is told of it."""

import pytest

import entrepot
from entrepot.review import Budget, Found, Plan, Point, Verdict, Weighed, course, review, standings, swings
from entrepot.review.looking import Look, Reader, Record
from entrepot.review.plan import LEAST, as_good, decisions_of
from tests.builds import compiled_only

SMALL = Budget(cores=1, iterations=2)


def begun(name: str = "carthage", moves: int = 12, seats: int = 2) -> entrepot.Table:
    """The beginning of a game by the rules of thumb."""
    table = entrepot.load(name).deal(seats, seed=6)
    bots = [entrepot.bot("greedy", seed=seat) for seat in range(seats)]
    while len(table.ledger) < moves:
        seat = table.waiting[0]
        table.play(seat, bots[seat].choose(table.sight(seat)))
    return table


@pytest.mark.parametrize("name", entrepot.games())
def test_every_decision_with_a_choice_is_judged_once(name: str) -> None:
    table = begun(name, 40)
    decisions, bands = decisions_of(table)
    then = table.at(0)
    expected = []
    for index, (seat, move) in enumerate(table.ledger):
        choices = [other for other in then.moves(seat) if not other.takes_back]
        if len(choices) > 1 and not move.takes_back:
            expected.append((index, seat, move.number, len(choices)))
        then.play(seat, move)
    assert [(one.index, one.seat, one.played, one.choices) for one in decisions] == expected
    assert bands[0].index == 0
    assert bands[0].progress == table.at(0).position.progress()


@compiled_only
@pytest.mark.parametrize("name", entrepot.games())
def test_a_review_uses_nothing_that_the_seat_could_not_know(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where everything hidden is dealt anew before each decision, the same is found."""
    table = begun(name, 12)
    found = review(table, SMALL)
    true = Reader.at

    def redealt(reader: Reader, record: Record, index: int) -> entrepot.Table:
        twin = true(reader, record, index).branch()
        twin.position = twin.sight(record.moves[index][0]).sample(entrepot.Dice(99))
        return twin

    monkeypatch.setattr(Reader, "at", redealt)
    assert review(table, SMALL) == found


def verdict(index: int, seat: int, swing: float, chances: tuple[float, float]) -> Verdict:
    played, other = Weighed(1, 0.5, {}, 9), Weighed(2, 0.5 - swing, {}, 9)
    best = played if swing >= 0 else other
    following = other if swing >= 0 else None
    return Verdict(index, seat, "key", 2, list(chances), played, best, following, swing > -0.02, swing, None)


def example(ends: list[float] | None) -> Found:
    verdicts = [
        verdict(0, 0, -0.3, (0.5, 0.5)),
        verdict(1, 1, 0.4, (0.4, 0.6)),
        verdict(2, 0, -0.01, (0.2, 0.8)),
        verdict(3, 0, 0.1, (0.1, 0.9)),
    ]
    return Found(seats=2, moves=5, looked=[0], decisions=4, bands=[], verdicts=verdicts, ends=ends)


def test_the_course_of_a_seat_is_what_it_could_see_and_that_of_all_is_each_ones_own() -> None:
    found = example([0.0, 1.0])
    assert course(found, 0) == [
        Point(0, [0.5, 0.5]),
        Point(2, [0.2, 0.8]),
        Point(3, [0.1, 0.9]),
        Point(5, [0.0, 1.0]),
    ]
    assert course(found, None) == [
        Point(0, [0.5, None]),
        Point(1, [0.5, 0.6]),
        Point(2, [0.2, 0.6]),
        Point(3, [0.1, 0.6]),
        Point(5, [0.0, 1.0]),
    ]
    assert course(example(None), None)[-1].index == 3, "an unfinished game has no end"


def test_the_largest_swings_come_first_and_small_ones_are_none() -> None:
    found = example(None)
    assert [one.index for one in swings(found, None)] == [0, 3], "of those that are looked at closely"
    assert [one.index for one in swings(found, 1)] == [1]


def test_a_move_that_is_nearly_as_good_gives_nothing_away() -> None:
    own, other = standings(example(None), None)
    assert (own.decisions, own.same, own.as_good, round(own.given_away, 3)) == (3, 1, 1, 0.3)
    assert (other.decisions, other.same, other.as_good, other.given_away) == (1, 1, 0, 0)


@pytest.mark.parametrize(("chance", "least"), [(0.5, 0.02), (0.1, 0.0072), (0.9, 0.0072), (0.01, LEAST), (1.0, LEAST)])
def test_the_nearer_a_game_is_to_its_decision_the_smaller_a_difference_counts(chance: float, least: float) -> None:
    assert as_good(chance) == pytest.approx(least)


def test_whoever_is_looked_at_less_is_given_one_try_at_least() -> None:
    questions = list(next(Plan(begun(), SMALL, closely=[0]).looks()))
    assert {question.iterations for question in questions} == {1, 2}


def test_the_second_look_decides_which_of_two_moves_is_the_masters() -> None:
    table = begun(moves=1)
    plan = Plan(table, SMALL)
    (index,) = plan.decisions
    played = table.ledger[0][1].number
    other = next(move.number for move in table.at(0).moves(table.ledger[0][0]) if move.number != played)
    looks = plan.looks()
    (asked,) = next(looks)
    assert (asked.index, asked.between) == (index, ())
    plan.note(Look(index, [0.6, 0.4], [Weighed(other, 0.6, {}, 30), Weighed(played, 0.2, {"coins": 1.0}, 2)], 0.0))
    assert plan.share == 0.5
    (first,) = plan.verdicts()
    assert (first.best.move, round(first.swing, 3)) == (other, -0.4)

    (again,) = next(looks)
    assert set(again.between) == {played, other}
    plan.note(Look(index, [], [Weighed(played, 0.5, {"coins": 3.0}, 20), Weighed(other, 0.4, {"coins": 1.0}, 20)], 0.0))
    (second,) = plan.verdicts()
    assert second.next is not None
    assert (second.best.move, second.next.move, second.as_master) == (played, other, True)
    assert (round(second.swing, 3), second.term) == (0.1, "coins")
    assert plan.share == 1.0
    assert list(looks) == []


def test_the_masters_move_is_looked_at_again_where_another_seems_to_win_more_often() -> None:
    table = begun(moves=1)
    plan = Plan(table, SMALL)
    (index,) = plan.decisions
    played = table.ledger[0][1].number
    other = next(move.number for move in table.at(0).moves(table.ledger[0][0]) if move.number != played)
    looks = plan.looks()
    list(next(looks))
    plan.note(Look(index, [0.5, 0.5], [Weighed(played, 0.5, {}, 30), Weighed(other, 0.6, {}, 2)], 0.0))
    (first,) = plan.verdicts()
    assert (first.same, first.swing) == (True, 0.0), "it was tried most often, so it is the master's for the time being"
    (again,) = next(looks)
    plan.note(Look(index, [], [Weighed(played, 0.5, {}, 20), Weighed(other, 0.6, {}, 20)], 0.0))
    (second,) = plan.verdicts()
    assert set(again.between) == {played, other}
    assert (second.best.move, round(second.swing, 3), second.as_master) == (other, -0.1, False)
