"""Chance at a server's tables: from the system's randomness, and nothing that players could work out."""

from dataclasses import replace
from pathlib import Path

from entrepot import Table
from entrepot.kernel.dice import LARGEST_SEED
from entrepot.server.bots import Task, _habits

from .house import game_at, new_table, open_house, run


def test_every_table_is_dealt_by_a_key_of_its_own(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            me = await house.people.welcome()
            lives = [await house.live(await new_table(house, me, "me", "here")) for _ in range(5)]
            seeds = [game_at(live).seed for live in lives]
            assert len(set(seeds)) == 5
            assert all(seed > LARGEST_SEED for seed in seeds), "a key of ChaCha20"
            for live in lives:
                game = game_at(live)
                assert game.position.dice.key
                assert live.facts.luck == game.seed
                again = Table(live.game, 2, live.facts.luck, live.facts.options)
                assert [again.view(seat) for seat in (None, 0, 1)] == [game.view(seat) for seat in (None, 0, 1)]

    run(work)


def test_the_habits_of_bots_follow_from_the_key() -> None:
    task = Task("level-1", 0, "table", "carthage", None, 2, 1 << 255, {}, 0, [])
    assert _habits(task) == _habits(replace(task, known=3)), "the same in every process"
    assert _habits(task) != _habits(replace(task, seed=(1 << 255) + 1)), "not from what players know"
    assert _habits(task) != _habits(replace(task, seat=1))
    assert 0 <= _habits(task) <= LARGEST_SEED
