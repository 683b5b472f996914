"""What other processes have changed is heeded: each notice once, none lost; what cannot be read now is read later."""

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import insert

from entrepot.server import messages
from entrepot.server.chores import Chores
from entrepot.server.hearing import Hearing
from entrepot.server.house import House
from entrepot.server.live import LiveTable
from entrepot.server.storage import rows, schema
from entrepot.server.storage.calls import Changed
from entrepot.server.storage.failing import StorageFails

from .house import looked_at, new_table, open_house, play_first, run, until

SELDOM = 3600.0
"""Seconds between looking at notices, where a test does that itself."""


async def notice(house: House, number: int, kind: str, about: str) -> None:
    def work(connection: object) -> None:
        connection.execute(insert(schema.notices).values(number=number, kind=kind, about=about, at=0.0))  # type: ignore[attr-defined]

    await house.store.database.write(work)


def test_a_notice_that_comes_after_a_newer_one_is_heeded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On PostgreSQL its number is drawn before the transaction ends: two of them may end the other way round."""
    looked: list[str] = []

    async def work() -> None:
        async with open_house(tmp_path, notices=SELDOM) as house:

            async def look(table: str) -> rows.Table | None:
                looked.append(table)
                return None

            monkeypatch.setattr(house.store, "table", look)
            for number, about in ((7, "second"), (6, "first"), (200, "last")):
                await notice(house, number, "table", about)
                await house.look_at_notices()
            await house.look_at_notices()

    run(work)
    assert looked == ["second", "first", "last"], "each once"


def test_a_notice_that_could_not_be_heeded_is_heeded_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_house(tmp_path, notices=SELDOM) as house:
            me = await house.people.welcome()
            table = await new_table(house, me, "me", "here")
            read = house.office.sanctions
            await house.office.sanction("bar", person=me.id, table=table)

            async def fail() -> list[rows.Sanction]:
                raise StorageFails

            monkeypatch.setattr(house.office, "sanctions", fail)
            with pytest.raises(StorageFails):
                await house.look_at_notices()
            assert not house.sanctions.barred(me.id, table)
            monkeypatch.setattr(house.office, "sanctions", read)
            await house.look_at_notices()
            assert house.sanctions.barred(me.id, table)

    run(work)


def test_nobody_is_sent_away_because_the_seats_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_house(tmp_path, notices=SELDOM) as house:
            live, peer = await looked_at(house)
            await house.office.tell("table", live.id)
            read = house.store.seats

            async def fail(table: str) -> list[rows.Seat]:
                raise StorageFails

            monkeypatch.setattr(house.store, "seats", fail)
            with pytest.raises(StorageFails):
                await house.look_at_notices()
            monkeypatch.setattr(house.store, "seats", read)
            await house.look_at_notices()
            assert not peer.gone.is_set()
            assert await house.live(live.id) is live

    run(work)


def test_who_was_silent_for_a_while_is_told_when_it_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_house(tmp_path, notices=SELDOM) as house:
            _, peer = await looked_at(house)
            await house.office.sanction("mute", person=peer.person, until=time.time() + 3600)
            await house.look_at_notices()
            assert peer.muted
            later = time.time() + 7200
            monkeypatch.setattr("entrepot.server.sanctions.time.time", lambda: later)
            await house.look_at_notices()
            assert not peer.muted

    run(work)


@pytest.mark.parametrize("kind", ["here", "open"])
def test_who_is_kept_from_a_table_holds_no_seat_there(tmp_path: Path, kind: str) -> None:
    """Whether a server was there when the operator decided so, or not."""

    async def kick(house: House, guest: messages.Me, *kinds: str) -> LiveTable:
        host = await house.people.welcome()
        live = await house.live(await new_table(house, host, "me", "open", *kinds))
        await live.take_seat(guest.id, guest.name, 1)
        await house.office.sanction("bar", person=guest.id, table=live.id)
        return live

    async def work() -> None:
        async with open_house(tmp_path, notices=SELDOM) as house:
            guest = await house.people.welcome()
            live = await kick(house, guest, kind)
            await house.look_at_notices()
            assert [seat.person for seat in live.seating.seats[1:2]] == [None]
            assert bool(live.seating.seats[1].bot) == (kind == "here"), "a bot plays on where the game has begun"
            table = (await kick(house, guest, kind)).id
        async with open_house(tmp_path, notices=SELDOM) as house:
            assert (await house.store.seats(table))[1].person is None

    run(work)


def test_what_could_not_be_read_of_a_table_is_read_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            me = await house.people.welcome()
            live = await house.live(await new_table(house, me, "me", "here"))
            await play_first(live, me)
            live.journal.state = live.journal.new_game(2)  # as if another process had played
            read, tries = house.store.journal_after, [1, 2]

            async def fail(table: str, seq: int) -> list[rows.Entry]:
                if tries:
                    tries.pop()
                    raise StorageFails
                return await read(table, seq)

            monkeypatch.setattr(house.store, "journal_after", fail)
            live.note_changed("journal")
            await until(lambda: live.journal.seq == 1)

    run(work)


def test_work_that_is_wanted_just_when_it_ends_is_done_again() -> None:
    """What came after it had looked would be forgotten."""
    done: list[int] = []

    async def chore() -> None:
        done.append(1)

    async def work() -> None:
        chores = Chores("test")
        for _ in range(3):
            chores.start("look", chore)
            await asyncio.sleep(0)  # it is done, and nobody has noticed yet
        await chores.finish()

    asyncio.run(work())
    assert len(done) == 3


class Halfway:
    """A table whose chat is not read until somebody says so: the rest of it is read by then."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached, self.go_on = asyncio.Event(), asyncio.Event()
        self._read = house.store.chat
        monkeypatch.setattr(house.store, "chat", self._wait)

    async def _wait(self, table: str, limit: int) -> list[rows.Line]:
        self.reached.set()
        await self.go_on.wait()
        return await self._read(table, limit)


def test_what_is_written_elsewhere_while_a_table_is_rebuilt_is_taken_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as there, open_house(tmp_path) as here:
            me = await there.people.welcome()
            playing = await there.live(await new_table(there, me, "me", "here"))
            halfway = Halfway(here, monkeypatch)
            asked = asyncio.create_task(here.live(playing.id))
            await halfway.reached.wait()
            await play_first(playing, me)
            Hearing(here).hear(1, Changed(playing.id, "journal"))
            halfway.go_on.set()
            live = await asked
            await until(lambda: live.journal.seq == 1)

    run(work)


def test_a_table_that_is_closed_while_it_is_rebuilt_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as there, open_house(tmp_path, notices=SELDOM) as here:
            me = await there.people.welcome()
            table = await new_table(there, me, "me", "here")
            halfway = Halfway(here, monkeypatch)
            asked = asyncio.create_task(here.live(table))
            await halfway.reached.wait()
            await there.office.close_table(table)
            looking = asyncio.create_task(here.look_at_notices())
            halfway.go_on.set()
            live = await asked
            await looking
            assert here.find(table) is None
            assert live.seating.seats == []

    run(work)


def test_when_one_more_is_gone_while_bots_are_resumed_they_are_resumed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if storage fails just then."""

    async def work() -> None:
        async with open_house(tmp_path) as house:
            hearing, looking, go_on = Hearing(house), asyncio.Event(), asyncio.Event()
            answers = ["looks", "fails", "looks"]

            async def look(since: float, limit: int) -> list[rows.Table]:
                looking.set()
                await go_on.wait()
                if answers.pop(0) == "fails":
                    raise StorageFails
                return []

            monkeypatch.setattr(house.store, "running_tables", look)
            hearing.note_lost({1})
            await looking.wait()
            hearing.note_lost({2})
            go_on.set()
            await until(lambda: not answers)

    run(work)


def test_a_table_that_cannot_be_deleted_now_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is one of it, and its bots play."""

    async def work() -> None:
        async with open_house(tmp_path) as house:
            me = await house.people.welcome()
            table = await new_table(house, me, "random", "random")
            live = await house.live(table)

            async def fail(table: str) -> bool:
                raise StorageFails

            monkeypatch.setattr(house.office, "delete_table", fail)
            with pytest.raises(StorageFails):
                await house.remove(me, table)
            assert await house.live(table) is live
            seq = live.journal.seq
            await until(lambda: live.journal.over or live.journal.seq > seq)

    run(work)
