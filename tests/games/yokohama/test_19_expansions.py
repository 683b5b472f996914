"""19. Mini expansions."""

from tests.games.doing import board, play
from tests.games.yokohama.layout import (
    GAME,
    acting,
    by_agent,
    can,
    can_with,
    inside,
    own,
    prompt_key,
    stock,
    yokohama_table,
)
from tests.marks import rule

GOALS = "a_copper, b_yen, c_4prod"


@rule("YOK-19.1")
def test_four_of_six_rewards_beside_the_achievements() -> None:
    with_rewards = GAME.deal(3, 4, achievement_rewards=True)
    assert len(set(board(with_rewards)["rewards"])) == 4
    assert board(GAME.deal(3, 4))["rewards"] == []
    drawn = {tuple(board(GAME.deal(2, seed, achievement_rewards=True))["rewards"]) for seed in range(12)}
    assert len(drawn) > 3


@rule("YOK-19.2")
def test_a_reward_for_the_third_achievement() -> None:
    table = yokohama_table(rewards=True, goals=GOALS, achievers={"B": "0", "C": "0"}, stock={0: "5 copper"})
    there = board(table)["rewards"]
    table.play(0, "achieve A")
    offered = can(table)
    assert offered == [f"reward {token.replace('_', ' ')}" for token in there]  # it cannot be declined
    table.play(0, offered[0])
    assert own(table)["reward"] == there[0]
    assert board(table)["rewards"] == there[1:]
    second = yokohama_table(rewards=True, goals=GOALS, achievers={"B": "0"}, stock={0: "5 copper"})
    second.play(0, "achieve A")
    assert prompt_key(second) != "reward"
    without = yokohama_table(goals=GOALS, achievers={"B": "0", "C": "0"}, stock={0: "5 copper"})
    without.play(0, "achieve A")
    assert prompt_key(without) != "reward"


@rule("YOK-19.3")
def test_a_country_on_the_reward_counts_for_pairs_and_sets() -> None:
    seed = next(
        seed for seed in range(30) if "country_gb" in board(GAME.deal(4, seed, achievement_rewards=True))["rewards"]
    )
    table = yokohama_table(
        rewards=True,
        seed=seed,
        goals=GOALS,
        achievers={"B": "0", "C": "0"},
        stock={0: "5 copper"},
        fulfilled={0: "1, 2"},
    )
    play(table, 0, "achieve A", "reward country gb")
    assert own(table)["symbols"]["gb"] == 2
    assert own(table)["agents"]["gb"] == 1


@rule("YOK-19.3", "YOK-19.6")
def test_the_free_agent_on_the_reward_acts_once() -> None:
    seed = next(
        seed for seed in range(30) if "free_agent" in board(GAME.deal(4, seed, achievement_rewards=True))["rewards"]
    )
    table = yokohama_table(
        rewards=True,
        seed=seed,
        goals=GOALS,
        achievers={"B": "0", "C": "0"},
        stock={0: "5 copper"},
        assistants={0: "bank"},
    )
    play(table, 0, "achieve A", "reward free agent", "agent free")
    assert stock(table) == "5 copper, 1 yen"
    assert (own(table)["free_agents"], own(table)["used_free_agents"]) == (0, 1)


@rule("YOK-19.4")
def test_free_agent_tokens_are_mixed_in() -> None:
    tokens = [area["token"] for seed in range(6) for area in board(GAME.deal(4, seed, free_agents=True))["areas"]]
    assert max(token for token in tokens if token) > 20
    assert len(inside(GAME.deal(4, 1, free_agents=True)).aside[1]) == 25 - 17


@rule("YOK-19.5")
def test_a_free_agent_token_lies_face_up_until_it_is_used() -> None:
    table = acting("bank", 5, free_agents=True, tokens={"bank": 21}, assistants={0: "church"})
    play(table, 0, "claim", "stop")
    assert own(table)["free_agents"] == 1
    assert prompt_key(table) == "phase_c"
    assert can_with(table, "agent") == ["free"]
    table.play(0, "agent free")
    assert own(table)["used_free_agents"] == 1
    assert own(table)["tokens"] == [21]


@rule("YOK-19.6", "YOK-R24")
def test_a_free_agent_is_no_foreign_agent() -> None:
    table = yokohama_table(
        free_agents=True, agents={0: "free, gb"}, five_tokens={0: "21, 22, 23"}, goals="a_copper, b_tokens, c_4com"
    )
    assert "achieve B" not in can(table)  # three tokens and one foreign agent
    assert [sheet["agents"] for sheet in table.score_sheet()] == [1, 0, 0, 0]
    five = yokohama_table(
        free_agents=True, agents={0: "gb"}, five_tokens={0: "21, 22, 23, 18"}, goals="a_copper, b_tokens, c_4com"
    )
    assert "achieve B" in can(five)


@rule("YOK-19.6")
def test_free_and_foreign_agents_share_the_limit() -> None:
    table = by_agent("bank", agents={0: "gb, free"}, assistants={0: "bank, church"})
    assert can_with(table, "agent") == []
    assert own(table)["free_agents"] == 1
