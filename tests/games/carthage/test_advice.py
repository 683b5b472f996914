"""The rules of thumb of Traders of Carthage: always a legal move, far better than chance, none of the old follies."""

from collections import Counter
from typing import Any, cast

import pytest

from entrepot import Table
from entrepot.games.carthage.position import Carthage
from tests.games.carthage.layout import GAME, carthage_table
from tests.games.playing import wins_against_chance


def chosen(table: Table, seat: int = 0) -> str:
    return GAME.moves[GAME.advise(table.position, seat)].text


@pytest.mark.parametrize("seats", [2, 4])
def test_the_advised_beat_random_players(seats: int) -> None:
    assert wins_against_chance(GAME, seats, 10) >= 9


def played(seats: int, games: int) -> tuple[Counter[str], list[Carthage]]:
    """What the advised do in some games, and how these end."""
    verbs: Counter[str] = Counter()
    ends: list[Carthage] = []
    for seed in range(games):
        position = GAME.start(seats, seed, {})
        position.telling = False
        while not position.over:
            seat = position.waiting()[0]
            move = GAME.advise(position, seat)
            verbs[GAME.moves[move].verb] += 1
            position.play(seat, move)
        ends.append(cast(Carthage, position))
    return verbs, ends


@pytest.mark.parametrize("seats", [2, 4])
def test_cards_are_reserved_to_be_bought_not_to_be_taken_as_coins(seats: int) -> None:
    verbs, _ = played(seats, 12)
    assert verbs["reserve"] >= 12
    assert verbs["collect"] * 3 <= verbs["reserve"]


def test_games_end_with_tokens_and_not_because_all_cards_are_hoarded() -> None:
    _, ends = played(2, 12)
    for carthage in ends:
        assert max(player.token_count() for player in carthage.players) >= carthage.box.tokens_to_end
        assert min(carthage.scores()) > 0


def test_a_reserved_card_waits_for_a_purchase() -> None:
    table = carthage_table(
        2,
        market="green 5@0, red 2, yellow 3",
        farm="blue 2, blue 3, red 3",
        hands={0: "red 3, yellow 2", 1: "blue 2"},
        goods={0: "2x green 3"},
        ships={"green": 2},
    )
    assert chosen(table) != "collect"


def test_a_full_purse_buys() -> None:
    table = carthage_table(
        2,
        market="red 3, blue 2, yellow 2, green 3, red 2",
        farm="blue 2, blue 3, red 3",
        hands={0: "2x red 5, 2x blue 5, 2x green 5, 2x yellow 5", 1: "blue 2"},
    )
    assert chosen(table) == "buy"


def test_when_hardly_a_card_is_left_to_draw_whoever_can_buys() -> None:
    laid_out: dict[str, Any] = {"market": "red 2, blue 2", "farm": "blue 2", "hands": {0: "red 2, blue 3"}}
    assert chosen(carthage_table(2, **laid_out)) != "buy"
    assert chosen(carthage_table(2, **laid_out, rest="hand of 1")) == "buy"
