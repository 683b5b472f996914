"""The one writer of a SQLite file: what comes together is written together, and each piece of it stands by itself."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, make_url, text

from entrepot.server.storage import sqlite
from entrepot.server.storage.failing import StorageFails
from entrepot.server.storage.sqlite import SQLiteFile

COUNT = "select count(*) from noted"


def with_file(folder: Path, work: Callable[[SQLiteFile], Awaitable[None]]) -> Path:
    """Do something with a new file that has one table; the file."""
    path = folder / "notes.sqlite"

    async def run() -> None:
        file = SQLiteFile(make_url(f"sqlite:///{path}"))
        await file.write(lambda connection: connection.execute(text("create table noted (number integer primary key)")))
        try:
            await work(file)
        finally:
            await file.close()

    asyncio.run(run())
    return path


def note(number: int) -> Callable[[Connection], int]:
    def work(connection: Connection) -> int:
        connection.execute(text("insert into noted values (:number)"), {"number": number})
        return number

    return work


def count(path: Path) -> int:
    connection = sqlite3.connect(path)
    try:
        return int(connection.execute(COUNT).fetchone()[0])
    finally:
        connection.close()


def test_what_comes_together_is_synced_once(tmp_path: Path) -> None:
    synced: list[int] = []

    async def work(file: SQLiteFile) -> None:
        assert file._writer is not None
        told = sqlite._file(file._writer)
        told.set_trace_callback(lambda said: synced.append(1) if said.lower() == "commit" else None)
        assert await asyncio.gather(*(file.write(note(number)) for number in range(40))) == list(range(40))

    assert count(with_file(tmp_path, work)) == 40
    assert 1 <= len(synced) <= 2


def test_one_that_fails_harms_no_other(tmp_path: Path) -> None:
    def half(connection: Connection) -> None:
        note(100)(connection)
        raise ValueError("halfway")

    async def work(file: SQLiteFile) -> None:
        given = await asyncio.gather(
            file.write(note(1)), file.write(half), file.write(note(1)), file.write(note(2)), return_exceptions=True
        )
        assert [type(found).__name__ for found in given] == ["int", "ValueError", "IntegrityError", "int"]

    assert count(with_file(tmp_path, work)) == 2


def test_who_gave_up_waiting_has_written_nothing(tmp_path: Path) -> None:
    async def work(file: SQLiteFile) -> None:
        given_up = asyncio.create_task(file.write(note(1)))
        await asyncio.sleep(0)
        given_up.cancel()
        await file.write(note(2))
        assert await file.read(lambda connection: connection.execute(text("select number from noted")).scalar()) == 2

    assert count(with_file(tmp_path, work)) == 1


def test_a_commit_that_fails_is_told_to_all_and_the_next_one_goes_on(tmp_path: Path) -> None:
    """A foreign key that is checked at the end stands for a disk that is full at the end."""

    def orphan(connection: Connection) -> None:
        connection.execute(text("create table child (of integer references noted deferrable initially deferred)"))
        connection.execute(text("insert into child values (7)"))

    async def work(file: SQLiteFile) -> None:
        given = await asyncio.gather(file.write(note(1)), file.write(orphan), return_exceptions=True)
        assert all(isinstance(found, Exception) for found in given)
        assert await file.write(note(3)) == 3

    assert count(with_file(tmp_path, work)) == 1


def test_while_another_holds_the_lock_the_loop_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.2)

    async def work(file: SQLiteFile) -> None:
        other = sqlite3.connect(tmp_path / "notes.sqlite", isolation_level=None, timeout=30)
        other.execute("begin immediate")
        written = asyncio.create_task(file.write(note(1)))
        turns = 0
        while not written.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns > 100, "the loop had nothing else to do but to go round"
        with pytest.raises(StorageFails) as refusal:
            await written
        assert "locked" in str(refusal.value.__cause__)
        other.execute("rollback")
        other.close()
        assert await file.write(note(2)) == 2

    assert count(with_file(tmp_path, work)) == 1
