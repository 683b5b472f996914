"""The rules of thumb of Mombasa: always a legal move, better than chance, and nothing that looks foolish."""

import pytest

from entrepot import Table
from tests.games.doing import play
from tests.games.mombasa.layout import BLUE, COMPANIES, GAME, GREEN, can, mombasa_table
from tests.games.mombasa.spreading import held, play_through
from tests.games.playing import wins_against_chance


def advised(table: Table, seat: int = BLUE) -> str:
    return GAME.moves[GAME.advise(table.position, seat)].text


@pytest.mark.parametrize("seats", [2, 4])
def test_the_advised_beat_random_players(seats: int) -> None:
    assert wins_against_chance(GAME, seats, 6) == 6


def test_four_of_them_do_not_pile_onto_one_company() -> None:
    """Old ones did: the largest company was three quarters of what all shares were worth."""
    largest = 0.0
    favourites = 0
    games = 8
    for seed in range(games):
        end = play_through(GAME, seed, GAME.advise)
        worth = [sum(held(end, seat, company) for seat in range(4)) for company in range(4)]
        largest += max(worth) / sum(worth) / games
        favourites += len({max(range(4), key=lambda company: end.shares(seat, company)) for seat in range(4)})
    assert largest < 0.6
    assert favourites >= 2 * games


def test_each_seat_begins_with_the_company_of_its_place() -> None:
    for seat in range(4):
        table = mombasa_table(4, slots={seat: "expansion 2, expansion 2"}, active=seat, round=1, markers={seat: 0})
        assert advised(table, seat) == f"expand {COMPANIES[seat]}"


def test_own_shares_decide_more_than_the_place_at_the_table() -> None:
    table = mombasa_table(
        slots={BLUE: "expansion 2, expansion 2"}, spaces={BLUE: {"Cairo": 20}}, round=5, markers={BLUE: 0}
    )
    assert advised(table) == "expand Cairo"


def test_a_share_that_scores_more_than_it_sells_for_is_kept() -> None:
    rich = {"Mombasa": "0 0 0"}
    table = mombasa_table(hands={BLUE: "expansion 3 Mombasa"}, columns=rich, round=7)
    assert "mark discard" in can(table)
    assert advised(table) == "mark first player"
    play(table, BLUE, "mark first player", "cash")
    play(table, GREEN, "end nothing")
    assert advised(table) == "end nothing"


def test_what_scores_nothing_is_sold_in_the_last_round() -> None:
    assert advised(mombasa_table(hands={BLUE: "cotton 2, expansion 3 Mombasa"}, round=7)) == "mark discard"
    table = mombasa_table(hands={BLUE: "cotton 2, expansion 3 Mombasa"}, columns={"Mombasa": "0 0 0"}, round=7)
    play(table, BLUE, "mark discard")
    assert advised(table) == "discard cotton 2"


def test_a_card_just_bought_for_its_share_is_not_sold_again() -> None:
    rich = {"columns": {"Cape Town": "0 0 0"}, "spaces": {BLUE: {"Cape Town": 24}}, "pounds": {BLUE: 0}}
    card = {"1 right": "banana 3 Cape Town"}
    table = mombasa_table(slots={BLUE: "banana 4"}, display=card, ended=(GREEN,), round=6, **rich)  # type: ignore[arg-type]
    play(table, BLUE, "use slot 1")
    assert advised(table) == "buy 1 right"
    play(table, BLUE, "buy 1 right", "stop")
    assert "mark discard" in can(table)
    assert advised(table) == "mark first player"


def test_no_marker_on_the_purchase_space_when_nothing_can_be_paid() -> None:
    things = {"display": {"3 middle": "coffee 4"}, "taken_spaces": {"first player": GREEN}}
    table = mombasa_table(pounds={BLUE: 4}, round=7, **things)  # type: ignore[arg-type]
    assert "mark buy" in can(table)
    assert advised(table) == "end nothing"


def test_the_purchase_space_is_for_a_share_that_is_worth_its_price() -> None:
    table = mombasa_table(pounds={BLUE: 9}, display={"3 middle": "share Cairo"}, columns={"Cairo": "0 0 0"}, round=7)
    assert advised(table) == "mark buy"
    play(table, BLUE, "mark buy")
    assert advised(table) == "buy 3 middle"


def test_no_bonus_tile_is_paid_for_in_the_last_round() -> None:
    table = mombasa_table(pounds={BLUE: 9}, display={}, taken_spaces={"first player": GREEN}, round=7)
    assert "mark expansion tile" in can(table)
    assert advised(table) == "end nothing"
    earlier = mombasa_table(pounds={BLUE: 9}, display={}, taken_spaces={"first player": GREEN}, round=3)
    assert advised(earlier) == "mark expansion tile"


def test_no_book_is_turned_in_the_last_round_without_effect() -> None:
    """The book track pays on its spaces 3 and 5: a step from 3 to 4 is not worth two pounds, one from 4 to 5 is."""
    hard = "C (banana 4: diamonds 3)"
    table = mombasa_table(
        slots={BLUE: "bookkeeper 2"}, pounds={BLUE: 9}, ink={BLUE: 3}, books={BLUE: {4: hard}}, round=7
    )
    play(table, BLUE, "use slot 1")
    assert "flip 4" in can(table)
    assert advised(table) == "stop"
    table = mombasa_table(
        slots={BLUE: "bookkeeper 2"}, pounds={BLUE: 9}, ink={BLUE: 4}, books={BLUE: {5: hard}}, round=7
    )
    play(table, BLUE, "use slot 1")
    assert advised(table) == "flip 5"


def test_points_of_the_last_round_are_pounds_or_coins_and_no_books() -> None:
    table = mombasa_table(slots={BLUE: "bookkeeper 2"}, round=7)
    play(table, BLUE, "use slot 1")
    assert advised(table) == "cash"
    table = mombasa_table(slots={BLUE: "bookkeeper 2"}, strips={"1 1": 2}, round=7)
    play(table, BLUE, "use slot 1")
    assert advised(table) == "book 1 1"


def test_goods_are_put_together_only_for_a_better_purchase() -> None:
    slots = {BLUE: "coffee 2, coffee 2"}
    table = mombasa_table(slots=slots, display={}, markers={BLUE: 0}, round=3)
    play(table, BLUE, "use slot 1")
    assert advised(table).startswith("step")
    rich = {"columns": {"Cairo": "0 0 0"}, "spaces": {BLUE: {"Cairo": 24}}, "display": {"1 right": "coffee 3 Cairo"}}
    table = mombasa_table(slots=slots, markers={BLUE: 0}, round=3, **rich)  # type: ignore[arg-type]
    play(table, BLUE, "use slot 1")
    assert advised(table) == "use slot 2"
    play(table, BLUE, "use slot 2")
    assert advised(table) == "buy 1 right"
