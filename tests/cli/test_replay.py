"""Saved games, read again."""

from pathlib import Path

import pytest

import entrepot
from tests.cli.running import refused, run, run_json


@pytest.fixture
def table() -> entrepot.Table:
    """A game of some turns."""
    table = entrepot.load("carthage").deal(seats=3, seed=4)
    bots = [entrepot.bot("random", seed=seat) for seat in range(3)]
    while len(table.ledger) < 40:
        seat = table.waiting[0]
        table.play(seat, bots[seat].choose(table.sight(seat)))
    return table


@pytest.fixture
def file(table: entrepot.Table, tmp_path: Path) -> str:
    path = tmp_path / "game.txt"
    path.write_text(table.save(), encoding="utf-8")
    return str(path)


def test_the_log_in_sentences(file: str) -> None:
    said = run("replay", file).stdout
    assert said.startswith("Traders of Carthage, 3 seats, 40 moves\n")
    assert "40. Seat " in said
    assert "The game is not over." in said


def test_the_log_for_machines_has_every_move(file: str, table: entrepot.Table) -> None:
    log = run_json("replay", file)
    assert [move["seat"] for move in log["moves"]] == [seat for seat, _ in table.ledger]
    assert log["moves"][5]["events"] == [event.seen_by(None) for event in table.history[5]]
    assert (log["over"], log["scores"]) == (False, None)


def test_the_table_at_a_move_is_a_watchers_unless_a_seat_is_named(file: str) -> None:
    view = run_json("replay", file, "--at", "7")
    assert (view["index"], view["seat"]) == (7, None)
    assert all(player["hand"] is None for player in view["board"]["players"])
    own = run_json("replay", file, "--at", "7", "--seat", "1")
    assert own["board"]["players"][1]["hand"] is not None
    assert "Your hand" not in run("replay", file, "--at", "7").stdout
    assert "Your hand" in run("replay", file, "--at", "7", "--seat", "1").stdout


def test_the_start_can_be_looked_at(file: str, table: entrepot.Table) -> None:
    fresh = table.game.deal(3, 4)
    assert run_json("replay", file, "--at", "0") == fresh.view(None)


def test_wrong_words_are_refused(file: str, tmp_path: Path) -> None:
    assert "There is no moment 41: the game has had 40 moves" in refused("replay", file, "--at", "41")
    assert "There is no seat 3" in refused("replay", file, "--seat", "3")
    assert "There is no file" in refused("replay", str(tmp_path / "none"))
    notes = tmp_path / "notes.txt"
    notes.write_text("milk, bread", encoding="utf-8")
    assert "This is not a saved game" in refused("replay", str(notes))
