"""Games between bots come to their end by the rules; `python -m tests.arena.endless` plays thousands."""

from pathlib import Path

import pytest

from entrepot.games import games, yokohama

from .endless import play


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("bot", ["random", "level-1", "level-2"])
def test_a_game_of_equal_bots_ends(name: str, bot: str) -> None:
    for seats in (2, 4):
        ended = play(name, seats, 1, (bot,))
        assert ended.bots == (bot,) * seats
        assert ended.decisions > 20
        assert not ended.limited


def test_a_game_that_its_limit_ends_is_found_out(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    text = (yokohama.FOLDER / "box.toml").read_text(encoding="utf-8")
    box.write_text(text.replace("safety_rounds = 200", "safety_rounds = 2"), encoding="utf-8")
    assert play("yokohama", 2, 1, ("random",), box).limited
