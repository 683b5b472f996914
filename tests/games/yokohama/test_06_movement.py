"""6. Step 2: movement."""

import pytest

from entrepot import IllegalMove, Table
from tests.games.doing import board, happened, kinds, play
from tests.games.yokohama.layout import assistants, can, can_with, in_hand, own, prompt_key, yen, yokohama_table
from tests.marks import rule

# The city of these tests, as the layout has it: bank and chinatown lie left and right of the canal; the employment
# agency and laboratory A below it; customs left of the agency, the church left of customs.


def moving(**laid_out: object) -> Table:
    """At the question where the president goes, with nobody placed."""
    table = yokohama_table(**laid_out)  # type: ignore[arg-type]
    if prompt_key(table) == "phase_a":
        table.play(0, "end")
    table.play(0, "stop")
    return table


@rule("YOK-6.1", "YOK-6.2", "YOK-6.3")
def test_from_hand_to_any_area_with_an_own_assistant_and_no_opposing_president() -> None:
    table = moving(assistants={0: "bank, port b, church", 1: "customs"}, presidents={1: "church"})
    assert can(table) == ["go bank", "go port b", "back"]
    table.play(0, "go port b")
    assert own(table)["president"] == "port_b"
    assert yen(table) == 0


@rule("YOK-6.4", "YOK-6.5")
def test_from_an_area_along_own_assistants() -> None:
    table = moving(presidents={0: "bank"}, assistants={0: "customs, church, port a"}, shops={0: "employment agency"})
    assert can_with(table, "go") == ["customs"]  # the shop does not replace an assistant
    table.play(0, "go customs")
    assert can(table) == ["go church", "go port a", "stop"]
    table.play(0, "go church")
    assert own(table)["president"] == "church"
    assert board(table)["stage"] != "move"  # nowhere to go on: it stopped there


@rule("YOK-6.4")
def test_the_president_must_leave_its_area() -> None:
    table = moving(presidents={0: "bank"}, assistants={0: "2x bank, customs"})
    assert can(table) == ["go customs", "back"]


@rule("YOK-6.6", "YOK-6.9", "YOK-R28")
def test_passing_through_a_president_costs_a_fee() -> None:
    laid_out = {"presidents": {0: "bank", 1: "customs", 2: "customs"}, "assistants": {0: "customs, church"}}
    poor = moving(**laid_out, stock={0: "1 yen"})
    assert own(poor)["president"] is None  # only option B was left
    table = moving(**laid_out, stock={0: "2 yen"})
    events = table.play(0, "go customs")
    assert [fee["other"] for fee in happened(events, "fee")] == [1, 2]
    assert own(table)["president"] == "church"  # nowhere to stop before
    assert [yen(table, seat) for seat in range(3)] == [0, 1, 1]


@rule("YOK-6.7")
def test_the_area_of_the_start_is_not_entered_again() -> None:
    table = moving(presidents={0: "bank"}, assistants={0: "bank, customs, tea plantation 2, employment agency"})
    table.play(0, "go customs")
    assert can(table) == ["go tea plantation 2", "go employment agency", "stop"]


@rule("YOK-6.8", "YOK-20.28", "YOK-R8")
@pytest.mark.parametrize("technology", ["", "stagecoach"])
def test_the_canal_costs_a_yen_to_the_supply(technology: str) -> None:
    first_row = "copper mine 1, copper mine 2, fishing ground 1, fishing ground 2, silk mill 1, silk mill 2"
    city = f"{first_row}, bank, canal, church"
    laid_out = {"city": city, "presidents": {0: "bank"}, "assistants": {0: "church"}, "technologies": {0: technology}}
    table = moving(**laid_out, stock={0: "1 yen"})
    assert can_with(table, "go") == ["canal"]
    table.play(0, "go canal")
    assert own(table)["president"] == "church"  # no move ends on the canal
    assert sum(yen(table, seat) for seat in range(4)) == 0
    broke = moving(**laid_out)
    assert own(broke)["president"] is None  # option B was all that was left


@rule("YOK-6.9")
def test_the_path_is_the_players_choice() -> None:
    """From the bank to laboratory A: by the agency with blue's president, or by the canal."""
    laid_out = {
        "presidents": {0: "bank", 1: "employment agency"},
        "assistants": {0: "employment agency, laboratory a"},
        "stock": {0: "1 yen"},
    }
    by_agency = moving(**laid_out)
    assert can_with(by_agency, "go") == ["canal", "employment agency"]
    by_agency.play(0, "go employment agency")
    assert (yen(by_agency), yen(by_agency, 1)) == (0, 1)
    by_canal = moving(**laid_out)
    by_canal.play(0, "go canal")
    assert (yen(by_canal), yen(by_canal, 1)) == (0, 0)


@rule("YOK-6.10")
def test_option_b_takes_back_the_president_and_any_assistants() -> None:
    table = moving(presidents={0: "bank"}, assistants={0: "2x bank, customs"}, church={1: 0})
    table.play(0, "back")
    assert own(table)["president"] is None
    assert can(table) == ["recall bank", "recall customs", "stop"]
    play(table, 0, "recall bank", "recall bank", "recall customs")
    assert in_hand(table)[0] == 7  # the one on the church board stays
    assert table.waiting == (1,)


@rule("YOK-6.10")
def test_option_b_may_leave_assistants_where_they_are() -> None:
    table = moving(presidents={0: "bank"}, assistants={0: "2x bank, customs"})
    play(table, 0, "back", "recall bank", "stop")
    assert assistants(table, "bank") == 1
    assert assistants(table, "customs") == 1


@rule("YOK-6.11", "YOK-R9")
def test_option_b_with_the_president_in_hand() -> None:
    table = moving(assistants={0: "bank"})
    play(table, 0, "back", "recall bank")
    assert in_hand(table)[0] == 8
    assert table.waiting == (1,)


@rule("YOK-6.11", "YOK-20.30", "YOK-R30")
def test_a_player_with_nothing_left_still_has_a_turn() -> None:
    table = yokohama_table(active=0, hand={1: "0 assistants"})
    events = table.play(0, "stop")
    assert ("turn", 1) in [(event.kind, event.seat) for event in events]
    assert ("stay", 1) in [(event.kind, event.seat) for event in events]
    assert table.waiting == (2,)


@rule("YOK-6.12", "YOK-15.9", "YOK-15.16")
def test_station_and_tram_change_the_movement() -> None:
    table = moving(
        technologies={0: "station, tram"}, station="port b", presidents={0: "bank"}, assistants={0: "port b, church"}
    )
    assert can(table) == ["ride church", "rail", "back"]


@rule("YOK-6.13", "YOK-R29")
def test_a_step_into_a_dead_end_is_not_offered() -> None:
    """Blue stands at customs; beyond it lies nothing of ours."""
    table = moving(
        presidents={0: "bank", 1: "customs"}, assistants={0: "customs, employment agency"}, stock={0: "5 yen"}
    )
    assert can_with(table, "go") == ["canal", "customs", "employment agency"]
    alone = moving(presidents={0: "bank", 1: "customs"}, assistants={0: "customs, chinatown"}, stock={0: "5 yen"})
    assert can_with(alone, "go") == ["canal"]


@rule("YOK-6.13", "YOK-R29")
def test_a_step_that_could_not_be_paid_to_the_end_is_not_offered() -> None:
    """Two presidents in a row: one yen is not enough for both."""
    laid_out = {
        "presidents": {0: "bank", 1: "customs", 2: "church"},
        "assistants": {0: "customs, church, tea plantation 1"},
    }
    assert own(moving(**laid_out, stock={0: "1 yen"}))["president"] is None
    table = moving(**laid_out, stock={0: "2 yen"})
    table.play(0, "go customs")
    assert own(table)["president"] == "tea_plantation_1"
    assert yen(table) == 0


@rule("YOK-6.13")
def test_no_area_is_entered_twice() -> None:
    table = moving(presidents={0: "port b"}, assistants={0: "customs, employment agency, port a"})
    play(table, 0, "go port a", "go customs")
    assert can(table) == ["go employment agency", "stop"]
    with pytest.raises(IllegalMove):
        table.play(0, "go port a")
    assert "act" in kinds(table.play(0, "go employment agency"))
