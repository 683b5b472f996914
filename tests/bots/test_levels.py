"""The five levels: what each goes by, that they differ, and that the apprentice has habits and no dice."""

import pytest

import entrepot
from entrepot.bots import WORDS, bots, level, measured, style
from entrepot.bots.levels import LEVELS, PATIENCE, Habits, master_tries
from entrepot.games import games, load
from entrepot.kernel.sight import Sight
from entrepot.server.messages import BotLevel
from entrepot.server.routes.games import bot_level


@pytest.mark.parametrize("name", games())
def test_every_game_has_all_levels(name: str) -> None:
    assert {f"level-{number}" for number in LEVELS} <= set(bots(load(name)))


@pytest.mark.parametrize("number", LEVELS)
def test_a_level_plays_a_legal_move(number: int) -> None:
    table = load("carthage").deal(2, seed=8)
    for _ in range(4):
        seat = table.waiting[0]
        table.play(seat, entrepot.bot(f"level-{number}", seed=3).choose(table.sight(seat)))
    assert len(table.ledger) == 4


def test_an_apprentice_likes_the_same_things_all_game_long_and_another_one_others() -> None:
    game = load("goa")
    moves = list(game.moves)
    likings = [[Habits(seed).liking(move) for move in moves] for seed in (1, 1, 2)]
    assert likings[0] == likings[1] != likings[2]
    assert all(0.0 <= liking <= 1.0 for liking in likings[0])


def test_an_apprentice_plays_the_best_or_the_second_best_move() -> None:
    game = load("carthage")
    worth = game.worth
    assert worth is not None
    position = game.start(3, 5, {})
    habits, seconds = Habits(7), 0
    while not position.over:
        seat = position.waiting()[0]
        worths = sorted((worth(position, seat, move) for move in position.moves(seat)), reverse=True)
        chosen = habits.choose(Sight(game, position, seat)).number
        assert worth(position, seat, chosen) in worths[:2] or game.moves[chosen].takes_back
        seconds += chosen != game.advise(position, seat)
        position.play(seat, chosen)
    assert seconds


def test_a_habit_of_an_apprentice_wears_off() -> None:
    """Else two of them can play for ever: a game of Yokohama took 2,449 decisions."""
    game = load("yokohama")
    position = game.start(2, 9, {})
    fresh, tired = Habits(3), Habits(3)
    tired.indulged.update({move.number: 10 * PATIENCE for move in game.moves})
    choices = {fresh: 0, tired: 0}
    for _ in range(60):
        seat = position.waiting()[0]
        best = game.advise(position, seat)
        for habits in choices:
            choices[habits] += habits.choose(Sight(game, position, seat)).number != best
        position.play(seat, best)
    assert choices[fresh] == fresh.indulged.total() > 0
    assert choices[tired] == 0


UNDONE = {
    "carthage": ("done",),
    "goa": ("fail", "draw 0"),
    "mombasa": ("end", "stop", "expand nowhere"),
    "yokohama": ("recall", "back", "leave", "end"),
}
"""What an apprentice once did by habit in every second game or more: paid for nothing, ended with cards unused, laid
assistants out and took them all back, turn after turn."""


@pytest.mark.parametrize("name", games())
def test_an_apprentice_leaves_nothing_undone_by_habit(name: str) -> None:
    game = load(name)
    declined, indulged = 0, 0
    for seed in range(4):
        position = game.start(3, seed, {})
        everyone = [Habits(3 * seed + seat) for seat in range(3)]
        while not position.over:
            seat = position.waiting()[0]
            best = game.moves[game.advise(position, seat)]
            chosen = everyone[seat].choose(Sight(game, position, seat))
            assert chosen == best or not (chosen.declines or best.declines)
            assert chosen == best or not f"{chosen} ".startswith(tuple(f"{words} " for words in UNDONE[name]))
            declined += chosen.declines
            indulged += chosen != best
            position.play(seat, chosen.number)
    assert declined > 10
    assert indulged > 10


def test_a_level_is_known_by_its_name_and_other_programs_are_none() -> None:
    assert [found and found.number for found in map(level, ("level-1", "level-5", "greedy"))] == [1, 5, None]


def test_a_level_is_told_with_what_was_measured_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"below": "level-2", "seats": 2, "games": 400, "rate": 0.76, "low": 0.71, "high": 0.8}
    monkeypatch.setattr(measured, "levels", lambda: {"goa": {"level-3": known}})
    goa = load("goa")
    assert bot_level("level-3", goa, WORDS) == BotLevel(
        3, 0.0, "Beats the Clerk in 3 of 4 games with two players.", 400
    )
    assert bot_level("level-2", goa, WORDS) == BotLevel(2, 0.0, "", 0)
    assert bot_level("greedy", goa, WORDS) is None
    assert "Beats" not in style("level-3", goa)


def test_the_smaller_the_nets_the_more_the_master_tries() -> None:
    tries = {name: master_tries(entrepot.load(name)) for name in ("carthage", "goa", "mombasa", "yokohama")}
    assert 1330 <= tries.pop("carthage") < 1340
    assert all(640 <= number <= 680 for number in tries.values())
