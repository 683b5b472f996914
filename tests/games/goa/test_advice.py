"""The rules of thumb of Goa: every piece of advice is a legal move, and following it beats chance."""

from entrepot import Dice, Position, bot
from tests.games.goa.layout import GAME, can, goa_table, play


def test_greedy_beats_three_random_players() -> None:
    won = 0
    for seed in range(12):
        table = GAME.deal(4, seed, quick_start=seed % 2 == 0, bonanza=seed % 3 == 0)
        players = [bot("greedy" if seat == seed % 4 else "random", seed=seed) for seat in range(4)]
        while not table.over:
            [seat] = table.waiting
            table.play(seat, players[seat].choose(table.sight(seat)))
        won += seed % 4 in table.winners()
    assert won >= 11


def test_every_piece_of_advice_is_a_legal_move() -> None:
    dice = Dice(1)
    for seed in range(6):
        position: Position = GAME.deal(2 + seed % 3, seed, bonanza=True, quick_start=True).position
        while not position.over:
            [seat] = position.waiting()
            moves = position.moves(seat)
            assert GAME.advise(position, seat) in moves
            position.play(seat, moves[dice.below(len(moves))])


def advised(table_seat: int, **laid: object) -> str:
    table = goa_table(**laid)  # type: ignore[arg-type]
    return GAME.moves[GAME.advise(table.position, table_seat)].text


def test_a_step_that_can_be_paid_is_taken() -> None:
    assert advised(0, land={0: "ginger-2 with ginger"}) == "progress ships"


def test_a_lot_is_not_paid_above_its_worth() -> None:
    markers = [("top-a", 0), ("a1", 1), ("b1", 0)]
    table = goa_table(at="auctions", markers=markers, ducats={0: 90, 1: 90})
    play(table, 1, "bid 60")
    assert can(table, 0) == ["pass", "buy"]
    assert GAME.moves[GAME.advise(table.position, 0)].text == "pass"
