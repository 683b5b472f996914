"""The bot `trained`, its nets and their cards."""

import hashlib

import pytest

import entrepot
from entrepot.bots import trained
from entrepot.bots.trained import TrainedBot, card, fits, load_net, nets
from entrepot.kernel.sight import Sight

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


def test_where_the_net_does_not_fit_greedy_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    game = entrepot.load("carthage")
    monkeypatch.setattr(trained, "fits", lambda game: False)
    position = game.start(3, 1, {})
    sight = Sight(game, position, position.waiting()[0])
    assert entrepot.bot("trained", seed=3).choose(sight) == entrepot.bot("greedy", seed=3).choose(sight)


def test_a_game_without_a_net_does_not_offer_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trained, "card", lambda name: None)
    assert "trained" not in entrepot.bots(entrepot.load("goa"))
