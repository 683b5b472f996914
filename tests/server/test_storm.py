"""The short form of the storm (`python -m tests.server.storm`): every fault once, on both databases."""

import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from .players import Player, check_acknowledged, check_nothing_doubled, replayed, stored
from .postgres import postgres, programs
from .running import Nursery
from .storm import ON_POSTGRES, ON_SQLITE, Storm, endure, weather

SECONDS = 6.0


def test_nothing_is_lost_in_a_storm_on_sqlite(nursery: Nursery, tmp_path: Path) -> None:
    with weather(nursery, tmp_path, None, random.Random(1)) as storm:
        print(endure(storm, SECONDS, 0))
        assert set(storm.done) == set(ON_SQLITE)
        check_that_the_checks_bite(storm)


def test_nothing_is_lost_in_a_storm_on_postgresql(nursery: Nursery, tmp_path: Path) -> None:
    folder = programs()
    if folder is None:
        pytest.skip("THE STORM IS NOT TESTED ON POSTGRESQL: no `postgres` in PATH or /usr/lib/postgresql/*/bin")
    with postgres(folder) as database, weather(nursery, tmp_path, database, random.Random(2)) as storm:
        print(endure(storm, SECONDS, 0))
        assert set(storm.done) == set(ON_POSTGRES)


def check_that_the_checks_bite(storm: Storm) -> None:
    """A move that is missing at the end, and one that nobody sent, are found."""
    table, people = next((table, people) for table, people in storm.tables.items() if len(people) == 2)
    states, (_, entries) = replayed(storm.url, table), stored(storm.url, table)
    with pytest.raises(AssertionError, match="was lost"):
        check_acknowledged(states[: max(update["seq"] for update in updates(people, table))], table, people)
    twice = replace(entries[-1], seq=len(entries) + 2)  # the next one, somebody may have sent when the storm was over
    with pytest.raises(AssertionError, match="nobody sent"):
        check_nothing_doubled([*entries, twice], table, people)


def updates(people: Sequence[Player], table: str) -> list[dict[str, int]]:
    return [update for person in people for about, update in person.told if about == table]
