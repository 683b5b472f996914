"""4. Turn structure."""

from tests.games.doing import board, kinds, play
from tests.games.yokohama.layout import acting, can, in_hand, prompt_key, yen, yokohama_table
from tests.marks import rule


@rule("YOK-4.1")
def test_turns_go_clockwise_and_one_each_is_a_round() -> None:
    table = yokohama_table(3, start=1, active=1, round_number=4)
    seen = []
    for _ in range(6):
        seat = table.waiting[0]
        seen.append((board(table)["round"], seat))
        play(table, seat, "stop")
    assert seen == [(4, 1), (4, 2), (4, 0), (5, 1), (5, 2), (5, 0)]


@rule("YOK-4.2", "YOK-4.3")
def test_the_stages_of_a_turn_in_order() -> None:
    table = yokohama_table(secret={0: 36}, assistants={0: "4x bank"})
    stages = []
    for move in ("end", "stop", "go bank", "stop", "stop"):
        stages.append(board(table)["stage"])
        table.play(0, move)
    stages.append(board(table)["stage"])
    assert stages == ["phase_a", "place", "move", "bonus", "build", "phase_c"]
    assert yen(table) == 5  # the action in between took no choice
    assert in_hand(table)[0] == 8  # nor did the recall


@rule("YOK-4.4", "YOK-6.10")
def test_option_b_skips_to_phase_c() -> None:
    table = yokohama_table(secret={0: 36}, presidents={0: "bank"}, assistants={0: "4x bank"})
    events = play(table, 0, "end", "place customs", "stop", "back", "stop")
    assert board(table)["stage"] == "phase_c"
    assert "act" not in kinds(events)
    assert yen(table) == 0


@rule("YOK-4.5")
def test_marks_are_cleared_and_the_stock_exchange_pays_before_phase_a() -> None:
    table = yokohama_table(
        2, technologies={0: "stock_exchange, spinning_mill, university"}, stock={0: "9 silk, 1 yen"}, secret={0: 36}
    )
    assert yen(table) == 2
    play(table, 0, "spin", "study")
    assert not {"spin", "study"} & set(can(table))
    play(table, 0, "end", "stop")
    if table.waiting == (0,):
        table.play(0, "end")
    assert table.waiting == (1,)
    play(table, 1, "stop")
    assert {"spin", "study"} < set(can(table))


@rule("YOK-4.5", "YOK-11.1")
def test_an_agent_may_be_used_again_in_the_next_turn() -> None:
    table = yokohama_table(2, agents={0: "gb, us"}, assistants={0: "bank, tea plantation 1"}, secret={0: 36})
    play(table, 0, "agent gb", "send bank")
    assert "agent us" not in can(table)
    play(table, 0, "end", "stop", "back", "stop", "end")
    table.play(1, "stop")
    assert "agent us" in can(table)


@rule("YOK-4.6")
def test_both_phases_last_until_the_player_ends_them() -> None:
    table = yokohama_table(
        orders={0: "3, 1"}, secret={0: 36}, stock={0: "1 copper, 2 tea, 4 fish"}, presidents={1: "bank"}
    )
    table.play(0, "fulfil 3")
    assert prompt_key(table) == "phase_a"
    table.play(0, "fulfil 1")
    assert can(table) == ["end"]
    play(table, 0, "end", "stop")
    assert prompt_key(table) == "phase_c"
    table.play(0, "end")
    assert table.waiting == (1,)


@rule("YOK-4.3")
def test_building_and_bonus_can_be_declined() -> None:
    table = acting("bank", 5)
    play(table, 0, "stop", "stop")
    assert in_hand(table) == (8, 2, 0)
    assert board(table)["areas"][0]["token"] is not None
