"""Hints: the few best moves with what they lead to, from what the seat may know."""

import pytest

import entrepot
from entrepot import BadOption, IllegalMove, Table, UnknownBot
from entrepot.bots.hints import MOST, explained, find, lost, reason, shown
from entrepot.bots.opinion import Opinion
from entrepot.games import games
from entrepot.kernel.dice import Dice
from tests.toy.lighthouse import load as load_toy

MOVES = entrepot.load("carthage").moves.all


def opinion(number: int, chance: float, tries: int = 100, **points: float) -> Opinion:
    return Opinion(MOVES[number], chance, points, tries)


def after(name: str, moves: int) -> tuple[Table, int]:
    """A table after some moves by the rules of thumb, and a seat that is asked."""
    table = entrepot.load(name).deal(3, seed=11)
    for _ in range(moves):
        seat = table.waiting[0]
        table.play(seat, table.game.advise(table.position, seat))
    return table, table.waiting[0]


@pytest.mark.parametrize("name", games())
def test_a_table_gives_hints_from_what_a_seat_may_know(name: str) -> None:
    table, seat = after(name, 20)
    hints = table.hints(seat, iterations=24, seed=3)
    assert 1 <= len(hints) <= MOST
    terms = table.game.terms
    assert terms is not None
    for move, estimate in hints:
        assert move in table.moves(seat)
        assert 0.0 < estimate.chance < 1.0
        assert tuple(estimate.points) == terms.names
    twin = table.copy()
    twin.position.redeal(seat, Dice(99))
    assert twin.hints(seat, iterations=24, seed=3) == hints, "a seat that cannot tell the tables apart gets the same"


def test_only_a_seat_that_is_asked_gets_hints() -> None:
    table, seat = after("carthage", 5)
    with pytest.raises(IllegalMove):
        table.hints((seat + 1) % 3, iterations=1)
    with pytest.raises(BadOption):
        table.hints(7, iterations=1)


def test_a_game_that_nobody_can_judge_has_no_hints() -> None:
    table = load_toy().deal(2, seed=1)
    with pytest.raises(UnknownBot, match="estimate"):
        table.hints(table.waiting[0], iterations=1)


@pytest.mark.parametrize("name", games())
def test_the_moves_of_a_hint_are_tried_equally_often_and_stand_in_the_order_of_their_chances(name: str) -> None:
    table, seat = after(name, 25)
    found = [hint.opinion for hint in find(table.sight(seat), seed=5, iterations=60)]
    tries = [opinion.tries for opinion in found]
    assert max(tries) - min(tries) <= 1
    if not lost(found[0]):
        assert [opinion.chance for opinion in found] == sorted((one.chance for one in found), reverse=True)


def test_two_or_three_moves_are_shown_never_more() -> None:
    close = [opinion(number, 0.40 - number / 100) for number in range(4)]
    assert shown(close) == close[:3]
    assert shown(close[:2]) == close[:2]


def test_one_move_is_shown_where_the_next_is_clearly_worse_or_hardly_known() -> None:
    best, worse, unknown = opinion(0, 0.40), opinion(1, 0.35), opinion(1, 0.39, tries=2)
    assert shown([best, worse]) == [best]
    assert shown([best, unknown]) == [best]
    assert shown([best, worse], at_least=2) == [best, worse], "for comparison"


def test_in_a_lost_game_the_move_with_most_points_is_shown_first() -> None:
    few, many = opinion(0, 0.02, total=3.0), opinion(1, 0.01, total=22.0)
    assert shown([few, many]) == [many, few]
    assert lost(few)
    few, many = opinion(0, 0.32, total=3.0), opinion(1, 0.31, total=22.0)
    assert shown([few, many]) == [few, many]
    assert not lost(few)


def test_a_reason_names_the_term_that_grows_most_against_the_alternative() -> None:
    best, second = opinion(0, 0.4, stock=5.0, coins=2.0), opinion(1, 0.39, stock=3.5, coins=2.5)
    first, other = explained([best, second])
    assert first.reason == reason(best, second)
    assert (first.reason.against, first.reason.term, first.reason.behind) == (second.move, "stock", "coins")
    assert first.reason.gains == pytest.approx({"stock": 1.5, "coins": -0.5})
    assert (other.reason.against, other.reason.term, other.reason.behind) == (best.move, "coins", "stock")


def test_where_nothing_else_was_worth_a_look_nothing_is_compared() -> None:
    why = explained([opinion(0, 0.4, stock=5.0)])[0].reason
    assert (why.against, why.gains, why.term, why.behind) == (None, {}, "", "")


def test_the_best_is_compared_with_what_is_shown_beside_it() -> None:
    best, worse, close = opinion(0, 0.4), opinion(1, 0.2), opinion(2, 0.39)
    assert explained([best, worse, close])[0].reason.against == close.move
    assert explained([best, worse])[0].reason.against == worse.move


def test_points_are_no_reason_for_a_move_that_brings_fewer() -> None:
    best, second = opinion(0, 0.40, cash=30.0, shares=70.0), opinion(1, 0.38, cash=25.0, shares=90.0)
    why, other = (hint.reason for hint in explained([best, second]))
    assert (why.ahead, why.term, why.behind) == (True, "", "shares")
    assert (other.ahead, other.term, other.behind) == (False, "shares", "cash")
    alike = explained([best, opinion(1, 0.395, cash=25.0, shares=90.0)])[0].reason
    assert (alike.ahead, alike.term, alike.behind) == (False, "cash", "shares"), "it hardly wins more often"


def test_a_drawback_alone_is_no_reason_for_a_move_that_wins_more_often() -> None:
    luck = ((8.0, 4.0), (2.0, 4.0), (3.0, 4.0), (7.0, 4.0))
    second = Opinion(MOVES[1], 0.38, {"cash": 4.0, "shares": 6.0}, 50, ((2.0, 6.0), (6.0, 6.0), (4.0, 6.0), (4.0, 6.0)))
    why = reason(Opinion(MOVES[0], 0.40, {"cash": 7.0, "shares": 4.0}, 50, luck), second)
    assert (why.ahead, why.term, why.behind) == (True, "", "shares"), "more in all, but in nothing for sure"
    why = reason(Opinion(MOVES[0], 0.38, {"cash": 7.0, "shares": 4.0}, 50, luck), second)
    assert (why.ahead, why.term, why.behind) == (False, "", "shares"), "it wins no more often"


def test_a_move_that_is_clearly_better_is_not_said_to_make_no_difference() -> None:
    alone = explained([opinion(0, 0.46, cash=30.0), opinion(1, 0.40, cash=30.0)])[0].reason
    assert (alone.ahead, alone.term, alone.behind) == (True, "", "")
    close = explained([opinion(0, 0.45, cash=30.0), opinion(1, 0.42, cash=30.0)])[0].reason
    assert (close.ahead, close.term, close.behind) == (False, "", "")


def test_a_small_part_of_the_points_is_no_reason() -> None:
    why = explained([opinion(0, 0.4, stock=5.0), opinion(1, 0.39, stock=4.96)])[0].reason
    assert (why.term, why.behind) == ("", "")
    why = explained([opinion(0, 0.4, cash=200.0, shares=3.5), opinion(1, 0.39, cash=200.0, shares=3.0)])[0].reason
    assert (why.term, why.behind) == ("", "")


def test_what_may_be_luck_is_no_reason() -> None:
    second = Opinion(MOVES[1], 0.3, {"stock": 4.0}, 50, ((2.0,), (6.0,), (4.0,), (4.0,)))
    steady = Opinion(MOVES[0], 0.4, {"stock": 5.0}, 50, ((3.0,), (7.0,), (5.0,), (5.0,)))
    assert reason(steady, second).term == "stock", "more in each of the same positions"
    lucky = Opinion(MOVES[0], 0.4, {"stock": 5.0}, 50, ((8.0,), (2.0,), (3.0,), (7.0,)))
    assert reason(lucky, second).term == ""


@pytest.mark.parametrize("name", games())
def test_every_term_has_its_name_and_what_is_good_about_it_in_the_words_of_the_game(name: str) -> None:
    game = entrepot.load(name)
    assert game.terms is not None
    for term in game.terms.names:
        assert game.words.has(f"term.{term}")
        assert game.words.has(f"why.{term}")
    assert game.words.has("unit")
