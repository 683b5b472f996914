"""1. What is played for, and 17. The end of the game."""

import pytest

from entrepot import Table
from tests.games.doing import board, happened, play
from tests.games.mombasa.layout import BLUE, BOX, GREEN, can, hand, mombasa_table, own
from tests.marks import rule


def last_turn(**things: object) -> Table:
    """Blue alone still has a turn in the last round."""
    return mombasa_table(round=7, ended=(GREEN,), **things)  # type: ignore[arg-type]


@rule("MOM-1.1", "MOM-17.2", "MOM-H6")
def test_wealth_is_cash_shares_diamonds_and_books() -> None:
    table = last_turn(
        pounds={BLUE: 7},
        spaces={BLUE: {"Mombasa": 5, "Cairo": 7}},
        columns={"Mombasa": "3 5 5", "Cairo": "0 5 5"},
        diamonds={BLUE: 10},
        ink={BLUE: 3},
    )
    play(table, BLUE, "end nothing")
    assert table.over
    sheet = {"cash": 7, "mombasa": 2 * 1, "cape_town": 0, "saint_louis": 0, "cairo": 3 * 5, "diamonds": 15, "books": 10}
    for seat in (BLUE, GREEN, None):
        view = table.view(seat)["score_sheet"]
        assert isinstance(view, list)
        assert view[BLUE] == sheet
    assert table.scores()[BLUE] == sum(sheet.values())


@rule("MOM-1.1", "MOM-17.3")
def test_tied_leaders_share_the_win() -> None:
    table = last_turn(pounds={BLUE: 3, GREEN: 3})
    play(table, BLUE, "end nothing")
    assert table.winners() == (BLUE, GREEN)
    table = last_turn(pounds={BLUE: 3, GREEN: 2})
    play(table, BLUE, "end nothing")
    assert table.winners() == (BLUE,)


@rule("MOM-1.2")
@pytest.mark.parametrize(("space", "shares"), [(0, 0), (1, 0), (2, 1), (4, 1), (5, 2), (23, 9), (24, 10)])
def test_share_symbols_are_totals(space: int, shares: int) -> None:
    table = mombasa_table(spaces={BLUE: {"Mombasa": space}})
    assert own(table)["shares"]["Mombasa"] == shares


@rule("MOM-1.2", "MOM-17.1")
def test_cards_count_wherever_their_owner_has_them_but_not_discarded_ones() -> None:
    table = last_turn(
        spaces={BLUE: {"Cairo": 2}},
        hands={BLUE: "share Cairo, coffee 3 Cairo"},
        piles={BLUE: {"slot 1": "coffee 3 Cairo"}},
        slots={BLUE: "expansion 2 Cairo"},
        columns={"Cairo": "3 5 5"},
        markers={BLUE: 1},
    )
    play(table, BLUE, "mark discard", "discard coffee 3 Cairo")
    play(table, BLUE, "end nothing")
    assert hand(table) == "coffee 3 Cairo, expansion 2 Cairo, share Cairo"
    assert table.score_sheet()[BLUE]["cairo"] == (1 + 3) * 1


@rule("MOM-1.2")
def test_a_card_at_a_slot_counts_for_what_the_game_would_pay_now() -> None:
    table = mombasa_table(slots={BLUE: "expansion 2 Cairo, down coffee 3 Cairo"}, columns={"Cairo": "0 5 5"})
    assert table.score_sheet()[BLUE]["cairo"] == 2 * 5


@rule("MOM-1.3", "MOM-7.9", "MOM-E36")
@pytest.mark.parametrize(
    ("columns", "value"),
    [("5 5 5", 0), ("0 5 5", 5), ("3 3 4", 2), ("0 0 0", 15), ("0 3 5", 6), ("4* 5 5", 2), ("1* 5 5", 4)],
)
def test_a_share_is_worth_the_coins_on_vacant_spaces(columns: str, value: int) -> None:
    table = mombasa_table(columns={"Cape Town": columns})
    assert board(table)["companies"][1]["value"] == value


@rule("MOM-E1")
def test_shares_of_cape_town() -> None:
    table = last_turn(
        spaces={BLUE: {"Cape Town": 14}},
        hands={BLUE: "expansion 2 Cape Town, expansion 3 Cape Town"},
        columns={"Cape Town": "0 3 5"},
    )
    play(table, BLUE, "end nothing")
    assert table.score_sheet()[BLUE]["cape_town"] == 7 * 6


@rule("MOM-1.4")
def test_any_player_may_expand_any_company() -> None:
    for seat in (BLUE, GREEN):
        table = mombasa_table(slots={seat: "expansion 2"}, active=seat)
        companies = ["expand Mombasa", "expand Cape Town", "expand Saint-Louis", "expand Cairo", "expand nowhere"]
        assert can(table, seat, "expand") == companies


@rule("MOM-1.5", "MOM-D4")
def test_the_kinds_of_cards() -> None:
    kinds = {0: "banana", 1: "coffee", 2: "cotton"}
    for kind in kinds:
        assert {card.value for card in BOX.cards if card.kind == kind} == {1, 2, 3, 4}
    assert {card.value for card in BOX.cards if card.kind == 3} == {1, 2, 3}
    assert all(card.value > 0 for card in BOX.cards if card.kind == 4)
    assert sorted(card.company for card in BOX.cards if card.kind == 5) == [-1, 0, 1, 2, 3]
    assert sorted(card.share for card in BOX.cards if card.kind == 6) == [0, 1, 2, 3]
    assert any(card.share >= 0 for card in BOX.cards if card.kind < 6)


@rule("MOM-E30", "MOM-4.3")
def test_a_bought_single_share_stays_in_hand_and_scores() -> None:
    table = last_turn(slots={BLUE: "cotton 2"}, display={"1 right": "share Cairo"}, columns={"Cairo": "0 5 5"})
    play(table, BLUE, "use slot 1", "buy 1 right")
    assert hand(table) == "share Cairo"
    play(table, BLUE, "end nothing")
    assert table.score_sheet()[BLUE]["cairo"] == 5
    planning = mombasa_table(hands={BLUE: "share Cairo, cotton 2"}, planning=True)
    assert {move.split(" slot")[0] for move in can(planning, BLUE, "lay")} == {"lay cotton 2"}


@rule("MOM-17.2", "MOM-R21", "MOM-16.1", "MOM-16.2")
@pytest.mark.parametrize(("diamonds", "ink", "values"), [(5, 2, (0, 0)), (6, 3, (10, 10)), (27, 14, (50, 50))])
def test_values_count_from_their_space_on(diamonds: int, ink: int, values: tuple[int, int]) -> None:
    table = mombasa_table(diamonds={BLUE: diamonds}, ink={BLUE: ink})
    assert (own(table)["diamond_value"], own(table)["book_value"]) == values


@rule("MOM-3.1", "MOM-17.1")
def test_after_the_action_phase_of_round_seven_there_is_no_preparation() -> None:
    table = last_turn(slots={BLUE: "coffee 1"}, piles={BLUE: {"slot 2": "cotton 1"}})
    display, coins = board(table)["display"], board(table)["round_coins"]
    events = play(table, BLUE, "end nothing")
    assert happened(events, "display") == []
    assert (board(table)["display"], board(table)["round_coins"]) == (display, coins)
    assert hand(table) == "coffee 1, cotton 1"


@rule("MOM-3.1")
def test_before_that_a_preparation_and_another_round_follow() -> None:
    table = mombasa_table(round=6, ended=(GREEN,))
    events = play(table, BLUE, "end nothing")
    assert [event["round"] for event in happened(events, "round")] == [7]
    assert board(table)["phase"] == "planning"
