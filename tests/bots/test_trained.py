"""The bot `trained`, its nets and their cards."""

import hashlib
from pathlib import Path

import pytest

import entrepot
from entrepot.bots import remark, trained
from entrepot.bots.trained import PLAYS, VALUES, TrainedBot, card, fits, knows, load_net, nets
from entrepot.kernel.sight import Sight
from tests.games.yokohama import test_box as yokohama
from tests.owner import owners_box

GAMES = ("carthage", "goa", "mombasa", "yokohama")
LARGEST = 3_000_000


@pytest.mark.parametrize("name", GAMES)
def test_each_net_is_small_whole_and_fits_its_game(name: str) -> None:
    game = entrepot.load(name)
    known = card(name)
    data = nets().joinpath(f"{name}.npz").read_bytes()
    assert known is not None
    assert known["sha256"] == hashlib.sha256(data).hexdigest()
    assert len(data) <= LARGEST
    net = load_net(name)
    assert (net.width, net.moves) == (game.encoding().layout.width, len(game.moves))
    assert fits(game)
    assert TrainedBot.plays(game)


@pytest.mark.parametrize("name", GAMES)
def test_the_values_of_each_game_are_small_whole_and_those_of_its_net(name: str) -> None:
    game, known, plays = entrepot.load(name), card(name + VALUES), card(name + PLAYS)
    data = nets().joinpath(f"{name}{VALUES}.npz").read_bytes()
    assert known is not None
    assert plays is not None
    assert known["sha256"] == hashlib.sha256(data).hexdigest()
    assert known["of"] == plays["sha256"]
    assert [known[part] for part in ("layout", "rules", "box")] == [plays[part] for part in ("layout", "rules", "box")]
    assert len(data) <= LARGEST
    net = load_net(name, VALUES)
    assert (net.width, net.moves) == (game.encoding().layout.width, 0)


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_legal_moves_and_the_same_ones_again(name: str) -> None:
    game = entrepot.load(name)
    for seats in game.seats:
        position = game.start(seats, 5, {})
        for _ in range(40):
            if position.over:
                break
            seat = position.waiting()[0]
            sight = Sight(game, position, seat)
            move = entrepot.bot("trained", seed=1).choose(sight)
            assert move == entrepot.bot("trained", seed=2).choose(sight)
            assert move in sight.moves()
            position.play(seat, move.number)


def test_the_net_has_learned_these_rules_and_this_box() -> None:
    for name in GAMES:
        game = entrepot.load(name)
        assert knows(game)
        assert entrepot.bots(game)["trained"] == entrepot.bots()["trained"]
        assert remark("trained", game) == ""


def test_with_other_numbers_in_the_box_the_net_plays_and_says_so(tmp_path: Path) -> None:
    game = entrepot.load("carthage", owners_box(tmp_path, "farm_draw = 3", "farm_draw = 4"))
    assert fits(game)
    assert not knows(game)
    assert "has learned the game with another box" in entrepot.bots(game)["trained"]
    assert remark("trained", game) == f"Trained: {entrepot.bots(game)['trained']}"
    assert remark("greedy", game) == ""


def test_with_other_things_in_the_box_greedy_chooses_and_it_is_said(tmp_path: Path) -> None:
    text = yokohama.another_box()
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    game = yokohama.any_game(tmp_path / "mine.toml")
    assert not fits(game)
    assert "cannot read this box" in entrepot.bots(game)["trained"]
    position = game.start(3, 1, {})
    sight = Sight(game, position, position.waiting()[0])
    assert entrepot.bot("trained", seed=3).choose(sight) == entrepot.bot("greedy", seed=3).choose(sight)


def test_a_game_without_a_net_does_not_offer_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trained, "card", lambda name: None)
    assert "trained" not in entrepot.bots(entrepot.load("goa"))
