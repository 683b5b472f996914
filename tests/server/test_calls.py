"""How processes on one PostgreSQL speak with each other, and what happens where they cannot."""

import asyncio
from pathlib import Path

import pytest

from entrepot.server.house import House
from entrepot.server.settings import Settings, database_url
from entrepot.server.storage.calls import Call, Changed, Neighbours, decoder, letters
from entrepot.server.storage.failing import StorageFails
from entrepot.server.storage.store import Store

from .house import new_table, run, until
from .postgres import ask, new_database
from .running import TEST_SETTINGS


def test_calls_fit_into_what_postgresql_takes() -> None:
    calls = [Changed(f"table number {number:04}" + "x" * 10, "journal") for number in range(1000)]
    said = letters(7, list(calls))
    assert all(len(letter) <= 7000 for letter in said)
    assert [call for letter in said for call in decoder.decode(letter).calls] == calls


def test_where_the_database_is_away_storage_fails(tmp_path: Path) -> None:
    """Whoever asks for a review then is told so, and nobody takes it for a fault of ours."""

    async def work() -> None:
        calls = Store(database_url(f"postgresql://postgres@/nobody?host={tmp_path}")).calls()
        with pytest.raises(StorageFails):
            await calls.living()
        with pytest.raises(StorageFails):
            await calls.keep("table")
        with pytest.raises(StorageFails):
            await calls.hand_over("table", 7)

    run(work)


def test_a_process_whose_session_broke_is_seen_to_have_been_away(postgres_home: str) -> None:
    """However short that was: what it could not say meanwhile, the others read. It keeps what it kept."""
    database = new_database(postgres_home)

    async def work() -> None:
        stores = [Store(database), Store(database)]
        await stores[0].open()
        here, there = (Neighbours(store.database) for store in stores)  # type: ignore[arg-type]
        heard: list[tuple[int, Call]] = []
        gone: set[int] = set()
        back: list[int] = []
        await here.open(lambda *_: None, lambda lost: back.append(len(lost)))
        await there.open(lambda *said: heard.append(said), lambda lost: gone.update(lost))
        first = here.number
        await until(lambda: first in there._others)
        here._line.terminate()  # type: ignore[union-attr]
        here.tell(Changed("lost", "journal"))
        await until(lambda: first in gone and bool(back))
        assert not any(back), "it reads everything again itself, too"
        assert here.number != first
        here.tell(Changed("said", "journal"))
        await until(lambda: (here.number, Changed("said", "journal")) in heard)
        await asyncio.gather(here.close(), there.close())
        await asyncio.gather(*(store.close() for store in stores))

    run(work)


def test_a_process_whose_session_broke_knows_which_tables_it_keeps(postgres_home: str) -> None:
    """Else nobody would let their bots think: the others know that it keeps them."""
    settings = Settings(new_database(postgres_home), **TEST_SETTINGS)

    async def work() -> None:
        house = House(settings)
        await house.open()
        me = await house.people.welcome()
        table, other = [await new_table(house, me, "me", "here") for _ in range(2)]
        calls = house.calls
        assert isinstance(calls, Neighbours)
        for kept in (table, other):
            assert await calls.keep(kept)
        ask(settings.url, f"update tables set keeper = null where id = '{other}'")
        calls._line.terminate()  # type: ignore[union-attr]
        await until(lambda: not calls.keeps(other))
        kept_still = calls.keeps(table)
        await house.close()
        assert kept_still

    run(work)
