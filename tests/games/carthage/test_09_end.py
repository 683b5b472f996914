"""9. End of the game."""

import pytest

import entrepot
from entrepot import IllegalMove, Table
from tests.games.carthage.layout import GAME, buy, can, carthage_table, points
from tests.games.doing import happened, kinds
from tests.marks import rule


def last_payday(points: dict[int, int], tokens: dict[int, str] | None = None) -> Table:
    """Seat 0 sells a red 2 for one point and gets its eighth token."""
    table = carthage_table(
        market="red 2",
        hands={0: "yellow 2", 1: "7x blue 5"},
        goods={2: "7x green 5"},
        points=points,
        tokens={**(tokens or {}), 0: "blue " * 7},
        ships={"red": 4},
    )
    buy(table, 0)
    assert table.over
    return table


@rule("CAR-9.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_ends_in_a_payday_with_the_eighth_token_and_not_before(seats: int) -> None:
    table = GAME.deal(seats=seats, seed=11)
    bot = entrepot.bot("random", seed=11)
    counts = [0] * seats
    while not table.over:
        assert max(counts) < 8
        [seat] = table.waiting
        for token in happened(table.play(seat, bot.choose(table.sight(seat))), "token"):
            counts[token["seat"]] += 1
    assert max(counts) >= 8
    assert kinds(table.history[-1])[-2:] == ["token", "end"]


@rule("CAR-9.1")
def test_nothing_can_be_played_after_the_end() -> None:
    table = last_payday({})
    assert (table.waiting, can(table, 1), table.prompt(1)) == ((), [], None)
    with pytest.raises(IllegalMove, match="The game is over"):
        table.play(1, "take red 2")


@rule("CAR-1.1", "CAR-9.2")
def test_most_point_cards_win() -> None:
    table = last_payday({0: 3, 1: 5, 2: 2})
    assert points(table) == table.scores() == [4, 5, 2]
    assert table.winners() == (1,)
    assert happened(table.history[-1], "end") == [{"kind": "end", "seat": None, "points": [4, 5, 2], "winners": [1]}]


@rule("CAR-9.2")
def test_hand_and_stock_count_nothing() -> None:
    table = last_payday({})  # seat 1 holds seven fives, seat 2 has seven fives in stock
    assert table.scores() == [1, 0, 0]
    assert table.winners() == (0,)


@rule("CAR-9.2")
def test_the_tokens_do_not_count_while_points_differ() -> None:
    assert last_payday({1: 2}).winners() == (1,)  # eight tokens and one point against no token and two points


@rule("CAR-9.3")
def test_more_tokens_break_a_tie() -> None:
    assert last_payday({1: 1}).winners() == (0,)
    assert last_payday({1: 4, 2: 4}, {1: "red", 2: "red blue"}).winners() == (2,)


@rule("CAR-9.3")
def test_all_who_are_still_tied_win() -> None:
    assert last_payday({1: 4, 2: 4}, {1: "red red", 2: "green blue"}).winners() == (1, 2)


@rule("CAR-9.2")
def test_there_is_no_winner_before_the_end() -> None:
    assert carthage_table(market="red 2", points={0: 5}).winners() == ()
