"""Gymnasium's own checks on our tables, one and many, and what those do not ask."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import entrepot
from entrepot import lab
from entrepot.lab.adapters import Observation

MADE = "entrepot.lab.adapters.gym:entrepot/{}-v0"


def chosen(masks: Any, chance: np.random.Generator) -> Any:
    """One of the open moves of each line, at random."""
    return np.where(masks, chance.random(masks.shape), 0.0).argmax(axis=-1)


@pytest.mark.parametrize("game", ["Carthage", "Goa", "Mombasa", "Yokohama"])
@pytest.mark.parametrize("observation", ["row", "fields"])
def test_gymnasium_finds_nothing_wrong(game: str, observation: str) -> None:
    made = gymnasium.make(MADE.format(game), seats=2, others=["random"], observation=observation)
    check_env(made.unwrapped, skip_render_check=True)


def test_gymnasium_finds_nothing_wrong_with_any_way_to_show_a_table() -> None:
    check_env(gymnasium.make(MADE.format("Carthage"), seats=2, others=["random"], render_mode="ansi").unwrapped)


def test_the_others_are_greedy_where_nothing_is_said() -> None:
    table = lab.gymnasium("carthage", seats=3)
    assert table.others == ("greedy", "greedy")


@pytest.mark.parametrize("seat", [0, 2])
def test_the_learner_is_asked_at_its_seat_until_the_game_is_over(seat: int) -> None:
    table = lab.gymnasium("carthage", 3, ("random", "greedy"), seat=seat, reward=lab.Reward(lead=0.0))
    chance = np.random.default_rng(1)
    seen, info = table.reset(seed=1)
    over, paid = False, 0.0
    while not over:
        assert paid == 0
        assert table.table.asked == seat
        assert seen.tobytes() == table.table.encoding.row(table.table.position, seat)
        assert (info["action_mask"] == table.action_masks()).all()
        assert info["action_mask"].sum() > 1
        seen, paid, over, cut, info = table.step(int(chosen(info["action_mask"], chance)))
        assert not cut
    assert (paid > 0) == (seat in table.table.position.winners())
    assert not info["action_mask"].any()


def test_the_seat_can_be_drawn_by_lot() -> None:
    table = lab.gymnasium("carthage", 3, ("random", "random"), seat=None)
    seats = set()
    for seed in range(12):
        table.reset(seed=seed)
        seats.add(table.table.asked)
    assert seats == {0, 1, 2}


def test_the_same_seed_and_answers_give_the_same_games() -> None:
    def rows(seed: int) -> list[bytes]:
        table = lab.gymnasium("carthage", 2, ("random",))
        chance = np.random.default_rng(1)
        seen, info = table.reset(seed=seed)
        found = [seen.tobytes()]
        for _ in range(20):
            seen, _, _, _, info = table.step(int(chosen(info["action_mask"], chance)))
            found.append(seen.tobytes())
        return [*found, table.reset()[0].tobytes()]

    assert rows(1) == rows(1)
    assert rows(1) != rows(2)


def test_an_action_that_is_not_open_loses_the_game() -> None:
    table = lab.gymnasium("carthage", 2, ("random",))
    _, info = table.reset(seed=1)
    _, paid, over, _, info = table.step(int(info["action_mask"].argmin()))
    assert over
    assert paid == table.table.worst == -1.5
    assert info["not_open"]


def test_a_game_that_is_too_long_is_cut() -> None:
    table = lab.gymnasium("carthage", 2, ("random",), longest=4)
    _, info = table.reset(seed=1)
    over = cut = False
    while not (over or cut):
        _, _, over, cut, info = table.step(int(info["action_mask"].argmax()))
    assert cut
    assert not over


def test_what_cannot_be_played_is_refused_with_a_sentence() -> None:
    with pytest.raises(entrepot.BadOption, match="3 seats need 2 others"):
        lab.gymnasium("carthage", 3, ("random",))
    with pytest.raises(entrepot.BadOption, match="cannot sit at seat 5"):
        lab.gymnasium("carthage", 3, ("random", "random"), seat=5)
    with pytest.raises(RuntimeError, match="reset"):
        lab.gymnasium("carthage").step(0)


@pytest.mark.parametrize("observation", ["row", "fields"])
def test_many_tables_are_a_vector_environment(observation: Observation) -> None:
    tables = lab.gymnasium_vector(
        "carthage", 4, (2, 3), seat=None, others=("random", "random"), observation=observation
    )
    chance = np.random.default_rng(1)
    seen, infos = tables.reset(seed=1)
    assert tables.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert tables.num_envs == 4
    ended = 0
    for _ in range(150):
        assert seen in tables.observation_space
        assert (infos["action_mask"] == tables.action_masks()).all()
        actions = chosen(infos["action_mask"], chance)
        assert actions in tables.action_space
        seen, paid, overs, cuts, infos = tables.step(actions)
        assert not paid[~overs].any()
        assert not cuts.any()
        for table in np.flatnonzero(overs):
            assert infos["_final_obs"][table]
            assert infos["final_obs"][table] in tables.single_observation_space
            ended += 1
    assert ended


def test_the_last_row_of_a_game_is_that_of_its_end() -> None:
    tables = lab.gymnasium_vector("carthage", 1, 2, ("random",), reward=lab.Reward(lead=0.0))
    chance = np.random.default_rng(2)
    _, infos = tables.reset(seed=2)
    while True:
        _, paid, overs, _, infos = tables.step(chosen(infos["action_mask"], chance))
        if overs[0]:
            break
    last = lab.layout("carthage").decode(infos["final_obs"][0])
    assert last["question"] is None
    assert paid[0] in (-1.0, 0.0, 1.0)


def test_the_vector_environment_gives_the_same_games_to_the_same_seed() -> None:
    first, second = (lab.gymnasium_vector("carthage", 3, 2, ("random",)) for _ in range(2))
    assert (first.reset(seed=5)[0] == second.reset(seed=5)[0]).all()
    assert (first.reset()[0] == second.reset()[0]).all()
    assert (first.reset(seed=5)[0] != second.reset(seed=6)[0]).any()


def test_tables_are_made_by_their_name() -> None:
    made = gymnasium.make(MADE.format("Goa"), seats=3, bonanza=True)
    assert made.unwrapped.table.options["bonanza"] is True  # type: ignore[attr-defined]
    many = gymnasium.make_vec(MADE.format("Goa"), num_envs=2, vectorization_mode="vector_entry_point", seats=2)
    assert many.reset(seed=1)[0].shape == (2, lab.layout("goa").width)
