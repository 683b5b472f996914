"""13. Extra actions and end of round."""

from tests.games.doing import asked, board, play
from tests.games.goa.layout import can, goa_table, goods, own
from tests.marks import rule


@rule("GOA-13.1")
def test_from_the_flag_holder_clockwise_and_round_again() -> None:
    table = goa_table(3, at="extra", flag=1, extra={0: 3, 1: 2, 2: 1})
    assert asked(table) == (1, "extra_act")  # two cards: the first is played without asking
    order = []
    while board(table)["stage"] == "extra":
        [seat] = table.waiting
        order.append((seat, asked(table)[1]))
        play(table, seat, can(table, seat)[0] if asked(table)[1] == "extra" else "build")
    assert order == [
        *[(1, "extra_act"), (2, "extra"), (2, "extra_act"), (0, "extra_act")],
        *[(1, "extra"), (1, "extra_act"), (0, "extra_act"), (0, "extra"), (0, "extra_act")],
    ]
    assert [own(table, seat)["extra"] for seat in range(3)] == [0, 0, 0]


@rule("GOA-13.1")
def test_after_the_last_third_action_the_flag_holder_is_asked_first() -> None:
    table = goa_table(3, flag=2, seat=1, action=3, extra={0: 1, 1: 1, 2: 1})
    play(table, 1, "build")
    order = []
    while board(table)["stage"] == "extra":
        order.append(asked(table))
        play(table, table.waiting[0], "pass")
    assert order == [(2, "extra"), (0, "extra"), (1, "extra")]
    assert asked(table) == (2, "flag")


@rule("GOA-13.1")
def test_who_has_passed_plays_no_further_card_in_this_round() -> None:
    table = goa_table(at="extra", flag=0, extra={0: 1, 1: 2})
    play(table, 0, "pass")
    assert own(table, 0)["passed"]
    play(table, 1, "build")
    assert asked(table) == (1, "extra")  # not seat 0 again
    play(table, 1, "pass")
    assert board(table)["stage"] == "markers"


@rule("GOA-13.1", "GOA-6.3")
def test_an_extra_action_is_a_full_action_with_its_window() -> None:
    table = goa_table(at="extra", extra={0: 1}, tiles={0: "a-red-ducats"}, hands={0: "ships-shell, mix-palm"})
    play(table, 0, "extra")
    assert can(table, 0, "play", "throw") == [
        *("throw ships-shell", "throw mix-palm", "play mix-palm", "play ships-shell"),
    ]
    play(table, 0, "play ships-shell", "taxes", "use a-red-ducats")
    assert goods(table, 0) == (7, 6, 2, 0)


@rule("GOA-13.2")
def test_with_two_cards_no_passing_with_none_nothing_else() -> None:
    table = goa_table(at="extra", extra={0: 2})
    assert asked(table) == (0, "extra_act")
    assert goods(table, 0)[3] == 1
    play(table, 0, "build")
    assert can(table, 0) == ["extra", "pass"]  # seat 1, without a card, has passed by itself


@rule("GOA-13.3")
def test_a_card_won_in_this_stage_may_be_played_in_it() -> None:
    rows = "ships 1, harvest 2, taxes 2, expeditions 2, colonists 2"
    table = goa_table(at="extra", extra={0: 1}, rows={0: rows}, land={0: "ginger-1 with ginger"})
    play(table, 0, "extra", "progress ships")
    assert goods(table, 0)[3] == 1
    assert asked(table) == (0, "extra")


@rule("GOA-13.4")
def test_the_round_ends_when_all_have_passed_with_at_most_one_card_each() -> None:
    table = goa_table(at="extra", extra={0: 1, 1: 1})
    play(table, 0, "pass")
    play(table, 1, "pass")
    assert (board(table)["stage"], board(table)["round"]) == ("markers", 2)
    assert [goods(table, seat)[3] for seat in range(2)] == [1, 1]


@rule("GOA-13.4", "GOA-17.1")
def test_left_over_cards_are_worth_nothing() -> None:
    table = goa_table(at="end of round", phase="B", round=4, extra={0: 1}, ducats={1: 1})
    assert table.scores() == [0, 3]
