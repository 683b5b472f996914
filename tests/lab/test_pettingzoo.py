"""PettingZoo's own tests on our tables, and what those do not ask."""

import re
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import entrepot
from entrepot import lab
from entrepot.lab.adapters import Observation

pytestmark = [
    # What PettingZoo says of every environment with masks but its own.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
OPTIONS = lab.layout("goa").fields[1].labels
FULL_SIZE = [("carthage", 4, 60), ("goa", 3, 15), ("mombasa", 3, 15), ("yokohama", 4, 15)]


def play(table: Any, steps: int, seed: int = 1) -> None:
    """Play so many answers at random."""
    chance = np.random.default_rng(seed)
    for _ in range(steps):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(chance.choice(np.flatnonzero(mask))))


@pytest.mark.parametrize(("game", "seats", "cycles"), FULL_SIZE)
def test_pettingzoo_finds_nothing_wrong(game: str, seats: int, cycles: int) -> None:
    api_test(lab.pettingzoo(game, seats=seats), num_cycles=cycles)


def test_pettingzoo_finds_nothing_wrong_with_named_fields_nor_with_the_end_of_a_game() -> None:
    api_test(lab.pettingzoo("carthage", seats=2, observation="fields", longest=30), num_cycles=40)


@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # of those who are not asked any more
def test_pettingzoo_finds_nothing_wrong_with_a_whole_game() -> None:
    api_test(lab.pettingzoo("carthage", seats=2), num_cycles=1000)


@pytest.mark.parametrize("game", ["carthage", "goa"])
def test_a_seed_gives_the_same_game_again(game: str) -> None:
    seed_test(lambda: lab.pettingzoo(game, seats=3), num_cycles=15)


def test_another_seed_gives_another_game() -> None:
    rows = []
    for seed in (1, 2):
        table = lab.pettingzoo("carthage", seats=2)
        table.reset(seed=seed)
        rows.append(table.observe("seat_0")["observation"].tobytes())
    assert rows[0] != rows[1]


def test_tables_can_be_shown_in_every_mode(capsys: pytest.CaptureFixture[str]) -> None:
    def open_table(render_mode: Any) -> Any:
        return lab.pettingzoo("carthage", seats=2, render_mode=render_mode)

    render_test(open_table, {"ansi": lambda text: "Sea route" in text})
    assert "Sea route" in capsys.readouterr().out


@pytest.mark.parametrize("observation", ["row", "fields"])
def test_a_seat_sees_its_row_and_what_it_may_do(observation: Observation) -> None:
    table = lab.pettingzoo("goa", seats=3, observation=observation, bonanza=True)
    table.reset(seed=1)
    play(table, 25)
    one = table.unwrapped.table
    for seat in range(3):
        seen = table.observe(f"seat_{seat}")
        row = one.encoding.row(one.position, seat)
        if observation == "row":
            assert seen["observation"].tobytes() == row
        else:
            decoded: Any = lab.layout("goa").decode(row)
            assert seen["observation"]["options"].tolist() == [int(name in decoded["options"]) for name in OPTIONS]
        asked = f"seat_{seat}" == table.agent_selection
        assert seen["action_mask"].tobytes() == (one.encoding.mask(one.position, seat) if asked else bytes(590))


def test_a_game_pays_its_seats_at_its_end() -> None:
    table = lab.pettingzoo("carthage", seats=3, reward=lab.Reward(lead=0.0))
    table.reset(seed=4)
    raw = table.unwrapped
    while not raw.table.over:
        play(table, 1, seed=raw.table.tables.decisions)
        assert raw.table.over or not any(raw.rewards.values())
    winners = raw.table.position.winners()
    assert [seat for seat in range(3) if raw.rewards[f"seat_{seat}"] > 0] == winners
    assert sum(raw.rewards.values()) == pytest.approx(0)
    assert all(raw.terminations.values())
    assert not any(raw.truncations.values())


def test_a_game_that_is_too_long_is_cut() -> None:
    table = lab.pettingzoo("carthage", seats=2, longest=5)
    table.reset(seed=4)
    play(table, 5)
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


def test_an_action_that_is_not_open_loses_the_game() -> None:
    table = lab.pettingzoo("carthage", seats=3)
    table.reset(seed=1)
    asked = table.agent_selection
    closed = int(table.observe(asked)["action_mask"].argmin())
    table.step(closed)
    assert all(table.terminations.values())
    assert table.rewards == {agent: -1.0 if agent == asked else 0.0 for agent in table.agents}


def test_who_wants_all_agents_in_one_call_takes_pettingzoos_own_wrapper() -> None:
    together = turn_based_aec_to_parallel(lab.pettingzoo("carthage", seats=2))
    seen, infos = together.reset(seed=1)
    for _ in range(30):
        actions = {agent: int(what["action_mask"].argmax()) for agent, what in seen.items()}
        seen, _, _, _, infos = together.step(actions)
    assert {info["active_agent"] for info in infos.values()} <= {"seat_0", "seat_1"}


def test_what_cannot_be_played_is_refused_with_a_sentence() -> None:
    with pytest.raises(entrepot.BadOption, match="not 9"):
        lab.pettingzoo("carthage", seats=9)
    with pytest.raises(entrepot.BadOption, match="no option"):
        lab.pettingzoo("carthage", bonanza=True)
    with pytest.raises(ValueError, match=re.escape('"row" or "fields", not \'picture\'')):
        lab.pettingzoo("carthage", observation="picture")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="a render mode is one of"):
        lab.pettingzoo("carthage", render_mode="smoke")  # type: ignore[arg-type]
