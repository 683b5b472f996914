"""The review of a saved game in the terminal."""

from pathlib import Path

import pytest

import entrepot
from tests.cli.running import refused, run, run_json

SMALL = ("--tries", "4", "--jobs", "1")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The beginning of a game by rules of thumb."""
    table = entrepot.load("carthage").deal(seats=2, seed=4)
    bots = [entrepot.bot("greedy", seed=seat) for seat in range(2)]
    while len(table.ledger) < 24:
        seat = table.waiting[0]
        table.play(seat, bots[seat].choose(table.sight(seat)))
    path = tmp_path_factory.mktemp("games") / "game.txt"
    path.write_text(table.save(), encoding="utf-8")
    return str(path)


def test_a_review_shows_the_chances_and_every_seat_in_numbers(file: str) -> None:
    said = run("review", file, *SMALL).stdout
    assert said.startswith("Traders of Carthage, 2 seats, 24 moves\n")
    assert " 100 % │" in said
    assert "● Seat 0" in said
    assert "▲ Seat 1" in said
    assert "Seat 1: as the master played: " in said


def test_a_seats_review_is_about_that_seat_alone(file: str) -> None:
    said = run("review", file, "--seat", "1", *SMALL).stdout
    assert "Chance to win, as Seat 1 could see it:" in said
    assert "Seat 1: as the master played: " in said
    assert "Seat 0: as the master played: " not in said
    found = run_json("review", file, "--seat", "1", *SMALL)
    assert {one["seat"] for one in found["verdicts"]} == {1}
    assert [point["chances"] for point in found["course"]] == [one["chances"] for one in found["verdicts"]]


def test_the_same_tries_give_the_same_review(file: str) -> None:
    found = run_json("review", file, *SMALL)
    assert found == run_json("review", file, *SMALL)
    assert (found["game"], found["moves"], found["ends"]) == ("carthage", 24, None)
    assert len(found["verdicts"]) == found["decisions"] > 10
    assert [one["decisions"] for one in found["standings"]] == [
        sum(one["seat"] == seat for one in found["verdicts"]) for seat in range(2)
    ]


def test_what_cannot_be_reviewed_is_refused(file: str, tmp_path: Path) -> None:
    assert "There is no seat 2" in refused("review", file, "--seat", "2")
    assert "nothing.txt" in refused("review", str(tmp_path / "nothing.txt"))
