"""5. Step 1: placement."""

import pytest

from entrepot import IllegalMove
from tests.games.doing import happened, play
from tests.games.yokohama.layout import (
    acting,
    assistants,
    can,
    can_with,
    in_hand,
    inside,
    own,
    prompt_key,
    yen,
    yokohama_table,
)
from tests.marks import rule


@rule("YOK-5.1")
def test_option_a_up_to_three_assistants_on_different_areas() -> None:
    table = yokohama_table()
    play(table, 0, "place bank")
    assert "bank" not in can_with(table, "place")
    play(table, 0, "place church", "place customs")
    assert prompt_key(table) == "put"
    assert in_hand(table)[0] == 5
    assert [assistants(table, name) for name in ("bank", "church", "customs")] == [1, 1, 1]


@rule("YOK-5.1", "YOK-R7")
def test_option_a_may_put_none() -> None:
    table = yokohama_table(assistants={0: "bank"})
    table.play(0, "stop")
    assert prompt_key(table) == "put"
    assert in_hand(table)[0] == 7


@rule("YOK-5.1")
def test_option_b_exactly_two_on_one_area() -> None:
    table = yokohama_table()
    table.play(0, "pair bank")
    assert assistants(table, "bank") == 2
    assert prompt_key(table) == "put"
    one = yokohama_table(hand={0: "1 assistants"})
    assert can_with(one, "pair") == []
    assert "bank" in can_with(one, "place")


@rule("YOK-5.2")
def test_only_assistants_in_hand_are_placed() -> None:
    table = yokohama_table(hand={0: "0 assistants"}, assistants={0: "bank"}, church={1: 0})
    assert own(table)["warehouse"]["assistants"] > 0
    assert prompt_key(table) == "put"  # nothing to place: not asked


@rule("YOK-5.3")
def test_any_number_of_assistants_and_presidents_on_an_area() -> None:
    table = yokohama_table(assistants={0: "5x bank", 1: "4x bank"}, presidents={0: "bank"})
    table.play(0, "pair bank")
    assert assistants(table, "bank") == 7
    assert assistants(table, "bank", 1) == 4


@rule("YOK-5.4")
def test_a_fee_to_each_opposing_president() -> None:
    table = yokohama_table(presidents={0: "church", 1: "bank", 2: "bank"}, stock={0: "5 yen"})
    events = play(table, 0, "place bank")
    assert [(fee["other"], fee["yen"]) for fee in happened(events, "fee")] == [(1, 1), (2, 1)]
    assert [yen(table, seat) for seat in range(3)] == [3, 1, 1]
    table.play(0, "place church")
    assert yen(table) == 3


@rule("YOK-5.4", "YOK-6.6")
def test_fees_go_to_seats_on_either_side() -> None:
    """The owners of the presidents sit before and after the one who pays."""
    table = yokohama_table(
        3, active=1, presidents={0: "bank", 2: "bank"}, technologies={1: "postal_system"}, stock={1: "4 yen"}
    )
    play(table, 1, "place bank", "stop")
    assert [yen(table, seat) for seat in range(3)] == [1, 2, 1]
    table.play(1, "go bank")
    assert [yen(table, seat) for seat in range(3)] == [2, 0 + 2, 2]  # the bank paid 2 for power 2


@rule("YOK-5.4", "YOK-5.6")
def test_option_b_needs_the_fees_of_both() -> None:
    poor = yokohama_table(presidents={1: "bank", 2: "bank"}, stock={0: "3 yen"})
    assert "bank" not in can_with(poor, "pair")
    assert "bank" in can_with(poor, "place")
    rich = yokohama_table(presidents={1: "bank", 2: "bank"}, stock={0: "4 yen"})
    rich.play(0, "pair bank")
    assert [yen(rich, seat) for seat in range(3)] == [0, 2, 2]


@rule("YOK-5.5")
def test_no_assistant_on_the_canal() -> None:
    table = yokohama_table()
    for verb in ("place", "pair"):
        assert len(can_with(table, verb)) == 17
        assert "canal" not in can_with(table, verb)


@rule("YOK-5.6", "YOK-R43")
def test_the_first_assistant_fixes_the_option() -> None:
    table = yokohama_table()
    assert can_with(table, "pair")
    table.play(0, "place bank")
    assert can_with(table, "pair") == []
    assert can(table)[-1] == "stop"


@rule("YOK-5.6")
def test_assistants_are_paid_one_at_a_time() -> None:
    table = yokohama_table(presidents={1: "bank", 2: "church"}, stock={0: "1 yen"})
    table.play(0, "place bank")
    assert "church" not in can_with(table, "place")
    with pytest.raises(IllegalMove):
        table.play(0, "place church")


@rule("YOK-5.7", "YOK-15.4")
def test_the_newspaper_allows_four() -> None:
    table = yokohama_table(technologies={0: "newspaper"}, presidents={1: "port a"}, stock={0: "1 yen"})
    play(table, 0, "place bank", "place church", "place customs")
    assert prompt_key(table) == "place_next"
    table.play(0, "place port a")
    assert yen(table) == 0
    assert prompt_key(table) == "put"


@rule("YOK-5.7", "YOK-15.15")
def test_the_telegraph_adds_one_beside_the_pair() -> None:
    table = yokohama_table(technologies={0: "telegraph"}, presidents={1: "employment agency"})
    table.play(0, "pair bank")
    assert prompt_key(table) == "telegraph"
    # beside the bank: two plantations and grounds, customs; the agency asks a fee, the canal takes nobody
    assert can_with(table, "place") == ["fishing ground 1", "fishing ground 2", "tea plantation 2", "customs"]
    table.play(0, "place customs")
    assert assistants(table, "customs") == 1
    assert prompt_key(table) == "put"


@rule("YOK-15.15")
def test_the_telegraph_may_be_declined_and_pays_fees() -> None:
    table = yokohama_table(technologies={0: "telegraph"}, presidents={1: "customs"}, stock={0: "1 yen"})
    table.play(0, "pair bank")
    declined = table.copy()
    declined.play(0, "stop")
    assert in_hand(declined)[0] == 6
    table.play(0, "place customs")
    assert (yen(table), yen(table, 1)) == (0, 1)


@rule("YOK-15.15")
def test_no_telegraph_after_option_a() -> None:
    table = yokohama_table(technologies={0: "telegraph"})
    play(table, 0, "place bank", "stop")
    assert prompt_key(table) == "put"
    assert inside(acting("bank", 3)).power == 0  # the action is over, nothing is left of it


@rule("YOK-5.1")
@pytest.mark.parametrize(
    ("hand", "wording"),
    [("2 assistants", "place_first"), ("1 assistants", "place_single"), ("0 assistants", "only_free")],
)
def test_the_prompt_speaks_of_what_can_be_placed(hand: str, wording: str) -> None:
    """With the spinning mill one is asked even where nothing can be placed."""
    table = yokohama_table(2, hand={0: hand}, technologies={0: "spinning_mill"}, stock={0: "1 silk"})
    play(table, 0, "end")
    prompt = table.prompt(0)
    assert prompt is not None
    assert (prompt.key, prompt.wording) == ("place_first", wording)
