"""No bot knows more than its seat: positions that the seat cannot tell apart get the same move from the same seed."""

import pytest

import entrepot
from entrepot.bots.levels import LEVELS
from entrepot.kernel.dice import Dice
from entrepot.kernel.sight import Sight

GAMES = ("carthage", "goa", "mombasa", "yokohama")
BOTS: dict[str, dict[str, object]] = {
    "random": {},
    "greedy": {},
    "trained": {},
    "search": {"iterations": 16},
    **{f"level-{number}": {"iterations": 4} for number in LEVELS},
}


def test_every_bot_of_the_house_is_held_to_it() -> None:
    assert set(BOTS) == set(entrepot.bots())


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", GAMES)
def test_positions_that_look_the_same_get_the_same_move(name: str, bot: str) -> None:
    game = entrepot.load(name)
    dice = Dice(7)
    decided = 0
    for seats in game.seats:
        position = game.start(seats, 11 + seats, {})
        position.telling = False
        while not position.over and decided < 6 * seats:
            seat = position.waiting()[0]
            moves = position.moves(seat)
            if len(moves) > 1 and dice.below(4) == 0:
                twin = position.copy()
                twin.redeal(seat, Dice(dice.seed()))
                choices = [
                    entrepot.bot(bot, seed=5, **BOTS[bot]).choose(Sight(game, same, seat)) for same in (position, twin)
                ]
                assert choices[0] == choices[1]
                decided += 1
            position.play(seat, moves[dice.below(len(moves))])
    assert decided > 0
