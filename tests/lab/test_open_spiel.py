"""OpenSpiel's own test on our games, and its algorithms on them."""

import copy
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

import entrepot
from entrepot import lab
from tests.toy import lighthouse

TINY = """
schema = 1
game = "lighthouse"
players = { min = 2, max = 2, source = "house" }
ships = { names = ["skiff", "sloop", "cutter", "brig", "clipper", "galleon"], copies = 1, source = "house" }
hand = { size = 2, source = "house" }
"""


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> entrepot.Game:
    """Lighthouse with one ship of each size and two in a hand: three rounds, then it is over."""
    file: Path = tmp_path_factory.mktemp("box") / "tiny.toml"
    file.write_text(TINY, encoding="utf-8")
    return lighthouse.load(file)


def after(game: Any, deal: int, decisions: int, seed: int = 1) -> Any:
    """A deal after so many decisions at random."""
    chance = np.random.default_rng(seed)
    state = game.new_initial_state()
    state.apply_action(deal)
    for _ in range(decisions):
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize(("name", "longest"), [("carthage", 3000), ("goa", 80), ("mombasa", 80), ("yokohama", 80)])
def test_openspiel_finds_nothing_wrong(name: str, longest: int) -> None:
    game = lab.open_spiel(name, seats=3, longest=longest)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_finds_nothing_wrong_with_another_box(tiny: entrepot.Game) -> None:
    pyspiel.random_sim_test(lab.open_spiel(tiny, deals=3), num_sims=3, serialize=True, verbose=False)


def test_a_game_is_loaded_by_its_name_once_it_is_known() -> None:
    lab.open_spiel("goa")
    game = pyspiel.load_game("entrepot_goa(players=3,bonanza=True,deals=7)")
    assert game.num_players() == 3
    assert game.max_chance_outcomes() == 7
    assert game.options["bonanza"] is True
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_chance_comes_once_and_chooses_the_deal() -> None:
    game = lab.open_spiel("carthage", deals=5, seed=100)
    root = game.new_initial_state()
    assert root.is_chance_node()
    assert root.chance_outcomes() == [(deal, 0.2) for deal in range(5)]
    state = after(game, 3, 40)
    dealt = entrepot.load("carthage").start(2, 103, {})
    encoding = entrepot.load("carthage").encoding()
    assert after(game, 3, 0).row(0) == encoding.row(dealt, 0)
    assert not state.is_chance_node()
    assert [outcome for outcome in state.full_history() if outcome.player == pyspiel.PlayerId.CHANCE][1:] == []


def test_the_tensors_are_the_row() -> None:
    state = after(lab.open_spiel("goa", seats=3), 1, 30)
    for player in range(3):
        row = list(state.row(player))
        assert state.observation_tensor(player) == row
        assert state.information_state_tensor(player) == row


def test_a_copy_goes_its_own_way() -> None:
    state = after(lab.open_spiel("carthage"), 1, 10)
    for twin in (state.clone(), copy.deepcopy(state)):
        before = state.information_state_string(0)
        assert twin.information_state_string(0) == before
        twin.apply_action(twin.legal_actions()[0])
        assert state.information_state_string(0) == before
        assert twin.information_state_string(0) != before


def test_a_player_cannot_tell_a_resampled_state_from_the_true_one() -> None:
    state = after(lab.open_spiel("carthage", seats=3), 2, 60)
    chance = np.random.RandomState(1)
    others = set()
    for _ in range(8):
        twin = state.resample_from_infostate(1, chance.uniform)
        assert twin.information_state_string(1) == state.information_state_string(1)
        assert twin.current_player() == state.current_player()
        others.add(twin.observation_string(0))
    assert len(others) > 1


def test_the_story_holds_what_the_player_was_told_and_no_more(tiny: entrepot.Game) -> None:
    state = after(lab.open_spiel(tiny), 0, 0)
    hands: list[Any] = [tiny.encoding().layout.decode(state.row(player))["hand"] for player in range(2)]
    for player in range(2):
        story = state.information_state_string(player)
        assert all(ship in story for ship in hands[player])
        assert not any(ship in story for ship in hands[1 - player])


def test_a_game_pays_what_a_win_is_worth() -> None:
    game = lab.open_spiel("carthage", seats=3)
    assert game.utility_sum() == 0
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert lab.open_spiel("carthage", lead=0.5).get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    chance = np.random.default_rng(1)
    state = after(game, 0, 0)
    while not state.is_terminal():
        assert state.returns() == [0, 0, 0]
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert sorted(state.returns()) == [-0.5, -0.5, 1]


def test_cfr_comes_near_an_equilibrium_of_a_small_box(tiny: entrepot.Game) -> None:
    game = lab.open_spiel(tiny, deals=3)
    solver = cfr.CFRPlusSolver(game)
    solver.evaluate_and_update_policy()
    first = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(8):
        solver.evaluate_and_update_policy()
    assert first > 0.5
    assert exploitability.nash_conv(game, solver.average_policy()) < first / 8


@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
def test_openspiels_search_plays_our_games(kind: str) -> None:
    game = lab.open_spiel("carthage", longest=40)
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot: Any
    if kind == "mcts":
        bot = mcts.MCTSBot(game, 2.0, 12, evaluator, random_state=chance)
    else:
        bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 12, random_state=chance, allow_inconsistent_action_sets=True)
    state = after(game, 4, 0)
    for _ in range(6):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_what_cannot_be_played_is_refused_with_a_sentence() -> None:
    with pytest.raises(entrepot.BadOption, match="not 9"):
        lab.open_spiel("carthage", seats=9)
    with pytest.raises(entrepot.BadOption, match="one deal at least, not 0"):
        lab.open_spiel("carthage", deals=0)
    with pytest.raises(entrepot.BadOption, match="no option"):
        lab.open_spiel("carthage", bonanza=True)
