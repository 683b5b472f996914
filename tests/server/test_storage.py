"""The contract of the store, on SQLite and on PostgreSQL; and the migrations that make its schema."""

import asyncio
import random
import threading
from collections.abc import Awaitable, Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert, text

from entrepot.kernel.errors import BadOption
from entrepot.server.invitations import read_code
from entrepot.server.settings import database_url
from entrepot.server.storage import rows, schema, upgrade
from entrepot.server.storage.office import Office
from entrepot.server.storage.rows import Summary
from entrepot.server.storage.sqlite import SQLiteFile
from entrepot.server.storage.store import Store, forget_table, open_database
from entrepot.server.storage.taken import Taken

from .conftest import Launch, Welcome
from .guest import BOT, ME, play_bots
from .postgres import new_database

OPEN = Summary()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new, empty database."""
    if request.param == "sqlite":
        return database_url(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    return new_database(request.getfixturevalue("postgres_home"))


def with_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Open a store, do something with it, close it."""

    async def run() -> None:
        store = Store(database)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def facts(
    table: str,
    host: str,
    summary: Summary = OPEN,
    changed: float = 1731662854.123456,
    listed: bool = False,
    over: bool = False,
) -> rows.Table:
    return rows.Table(
        id=table, game="carthage", rules=1, box="b" * 64, options={"b": 1, "a": True}, seed=2**62 - 1,
        title="Ünser 漢 😀", listed=listed, host=host, summary=summary, over=over, created=1.0, changed=changed,
        code=f"code of {table}",
    )  # fmt: skip


def seat(table: str, number: int, person: str | None = None) -> rows.Seat:
    return rows.Seat(table=table, seat=number, person=person, name=person or "")


def line(table: str, number: int, text: str = "hm") -> rows.Line:
    return rows.Line(table=table, number=number, person="amber", name="A", seat=None, text=text, at=2.5)


async def furnish(store: Store) -> None:
    for person in ("amber", "basil", "clove"):
        await store.add_person(person, person.title(), 1.5)
    await store.add_table(facts("t1", "amber"), [seat("t1", 0, "amber"), seat("t1", 1)])


def entry(seq: int, move: str = "buy", table: str = "t1") -> rows.Entry:
    return rows.Entry(table=table, seq=seq, kind="play", seat=0, move=move, at=1731662854.654321 + seq)


def test_what_is_stored_is_there_after_opening_again(database: str) -> None:
    summary = Summary(status="playing", waiting=(1, 0), index=1, progress={"round": 3, "phase": "bid"}, scores=(4, -1))

    async def write(store: Store) -> None:
        await furnish(store)
        assert await store.key("cookies", "first") == "first"
        await store.append(entry(1), summary)
        await store.add_chat(line("t1", 1, "é"))

    async def read(store: Store) -> None:
        assert await store.key("cookies", "second") == "first"
        table = await store.table("t1")
        assert table == facts("t1", "amber", summary, changed=entry(1).at)
        assert list(table.options) == ["b", "a"]
        assert await store.seats("t1") == [seat("t1", 0, "amber"), seat("t1", 1)]
        assert await store.journal("t1") == [entry(1)]
        assert await store.chat("t1", 10) == [line("t1", 1, "é")]
        await store.ping()

    with_store(database, write)
    with_store(database, read)


def test_nobody_is_found_where_nobody_is(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.person("nobody") is None
        assert await store.person_by_code("x") is None
        assert await store.table("none") is None
        assert [await store.seats("none"), await store.journal("none"), await store.chat("none", 5)] == [[], [], []]
        assert await store.seats_of_tables([]) == []
        assert await store.count_running("nobody") == 0

    with_store(database, work)


def test_people_change_their_names_and_codes(database: str) -> None:
    async def work(store: Store) -> None:
        await furnish(store)
        await store.change_person("amber", name="Other", code_hash="one")
        found = await store.person_by_code("one")
        assert found is not None
        assert (found.id, found.name, found.created) == ("amber", "Other", 1.5)
        await store.change_person("amber", code_hash="two")
        assert await store.person_by_code("one") is None

    with_store(database, work)


def test_one_of_many_writers_of_the_same_entry_wins(database: str) -> None:
    async def work(store: Store) -> None:
        await furnish(store)
        for seq in range(1, 6):
            writers = [store.append(entry(seq, f"move {number}"), Summary(index=number)) for number in range(8)]
            results = await asyncio.gather(*writers, return_exceptions=True)
            assert sorted(map(repr, results)) == sorted(["None", *["Taken()"] * 7])
            winner = results.index(None)
            assert (await store.journal("t1"))[-1].move == f"move {winner}"
            table = await store.table("t1")
            assert table is not None
            assert table.summary == Summary(index=winner), "the summary is written with its entry or not at all"

    with_store(database, work)


def test_two_stores_on_one_database_do_not_get_in_each_others_way(database: str) -> None:
    async def work(store: Store) -> None:
        await furnish(store)
        other = Store(database)
        await other.open()
        results = []
        for seq in range(1, 21):
            both = [one.append(entry(seq), OPEN) for one in (store, other)]
            results += await asyncio.gather(*both, return_exceptions=True)
        assert sum(result is None for result in results) == 20
        assert sum(isinstance(result, Taken) for result in results) == 20
        assert len(await other.journal("t1")) == 20
        await other.close()

    with_store(database, work)


def test_one_of_many_gets_a_seat(database: str) -> None:
    async def work(store: Store) -> None:
        await furnish(store)
        people = ("amber", "basil", "clove")
        free = seat("t1", 1)
        wishes = [
            store.change_seat(free, seat("t1", 1, person), Summary(status="playing", index=number))
            for number, person in enumerate(people)
        ]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert sorted(map(repr, results)) == ["None", "Taken()", "Taken()"]
        winner = people[results.index(None)]
        taken = seat("t1", 1, winner)
        assert (await store.seats("t1"))[1] == taken
        table = await store.table("t1")
        assert table is not None
        assert table.summary == Summary(status="playing", index=people.index(winner))
        await store.change_seat(taken, replace(taken, away=True))
        await store.change_seat(taken, taken)
        assert (await store.seats("t1"))[1].away is True, "what does not differ is not written"
        with pytest.raises(Taken):
            await store.change_seat(free, seat("t1", 1, "amber"))

    with_store(database, work)


def test_no_two_tables_have_one_code(database: str) -> None:
    async def work(store: Store) -> None:
        await furnish(store)
        with pytest.raises(Taken):
            await store.add_table(replace(facts("t2", "amber"), code="code of t1"), [seat("t2", 0)])
        with pytest.raises(Taken):
            await store.add_again("t1", replace(facts("t3", "amber"), code="code of t1"), [seat("t3", 0)])
        assert [await store.table(table) for table in ("t2", "t3")] == [None, None]
        found = await store.table("t1")
        assert found is not None
        assert found.again is None

    with_store(database, work)


def test_tables_from_before_there_were_codes_get_theirs(database: str) -> None:
    from alembic import command

    def older(connection: Connection) -> None:
        upgrade.upgrade(connection)
        command.downgrade(upgrade.alembic_config(connection), "0003")
        connection.execute(text("insert into people (id, name, created) values ('amber', 'Amber', 1)"))
        for table in ("old", "older"):
            row = asdict(facts(table, "amber")) | {"code": None}
            for later in ("origin", "help", "closed", "chance", "clock"):  # there were no such columns
                del row[later]
            connection.execute(insert(schema.tables).values(row))

    async def lay() -> None:
        found = open_database(database)
        await found.write(older)
        await found.close()

    async def read(store: Store) -> None:
        tables = [await store.table(table) for table in ("old", "older")]
        codes = [table.code for table in tables if table is not None]
        assert [read_code(code) for code in codes] == codes
        assert len(set(codes)) == 2

    asyncio.run(lay())
    with_store(database, read)


def test_sanctions_from_before_they_had_authors_can_be_lifted_by_who_could(database: str) -> None:
    from alembic import command

    def older(connection: Connection) -> None:
        upgrade.upgrade(connection)
        command.downgrade(upgrade.alembic_config(connection), "0010")
        for name, table in (("everywhere", None), ("here", "t1")):
            values = {"id": name, "kind": "mute", "person": "amber", "table": table, "at": 1.0}
            connection.execute(
                text('insert into sanctions (id, kind, person, "table", at) values (:id, :kind, :person, :table, :at)'),
                values,
            )

    async def lay() -> None:
        found = open_database(database)
        await found.write(older)
        await found.close()

    async def read(store: Store) -> None:
        found = {one.id: one.author for one in await Office(store).sanctions()}
        assert found == {"everywhere": "operator", "here": "host"}

    asyncio.run(lay())
    with_store(database, read)


def test_one_table_follows_another_however_many_ask(database: str) -> None:
    async def work(store: Store) -> None:
        await furnish(store)
        asks = [
            store.add_again("t1", facts(f"new{number}", "amber"), [seat(f"new{number}", 0, "amber")])
            for number in range(6)
        ]
        results = await asyncio.gather(*asks)
        assert len(set(results)) == 1
        assert {row.id for row in await store.tables_of("amber", False, 50)} == {"t1", results[0]}
        assert await store.add_again("t1", facts("late", "basil"), []) == results[0]

    with_store(database, work)


def test_one_of_two_servers_makes_the_key(database: str) -> None:
    async def work(store: Store) -> None:
        other = Store(database)
        keys = await asyncio.gather(*(one.key("cookies", f"{n}") for n in range(5) for one in (store, other)))
        assert len(set(keys)) == 1
        await other.close()

    with_store(database, work)


def test_lists_are_limited_and_in_order(database: str) -> None:
    async def work(store: Store) -> None:
        await furnish(store)
        for number in range(5):
            table = facts(f"l{number}", "basil", listed=True, over=number == 4, changed=float(number))
            await store.add_table(table, [seat(table.id, 0, "basil"), seat(table.id, 1, "clove")])
        assert [row.id for row in await store.listed_tables(3)] == ["l3", "l2", "l1"]
        assert [row.id for row in await store.tables_of("clove", False, 9)] == ["l3", "l2", "l1", "l0"]
        assert [row.id for row in await store.tables_of("clove", True, 9)] == ["l4"]
        assert await store.count_running("basil") == 4
        found = await store.seats_of_tables(["l1", "l0"])
        assert [(row.table, row.seat) for row in found] == [("l0", 0), ("l0", 1), ("l1", 0), ("l1", 1)]

    with_store(database, work)


def test_a_shelf_is_its_owners_alone(database: str) -> None:
    async def work(store: Store) -> None:
        await furnish(store)
        for number in range(4):
            table = facts(f"s{number}", "basil", over=number > 1, changed=float(number))
            await store.add_table(table, [seat(table.id, 0, "basil"), seat(table.id, 1, "clove")])

        async def listed(person: str) -> list[str]:
            return [row.id for over in (False, True) for row in await store.tables_of(person, over, 9)]

        async def past(person: str, before: float = 9.0) -> list[tuple[str, bool]]:
            archived = await store.archived_by(person)
            return [(row.id, row.id in archived) for row in await store.history_of(person, before, 9)]

        await store.shelve("clove", "s0", archived=True)
        await store.shelve("clove", "s3", archived=True, removed=True)
        assert await listed("clove") == ["s1", "s2"]
        assert await past("clove") == [("s2", False), ("s0", True)]
        assert await past("clove", before=2.0) == [("s0", True)]
        assert await listed("basil") == ["s1", "s0", "s3", "s2"]
        assert await past("basil") == [("s3", False), ("s2", False)]
        await store.shelve("clove", "s0", archived=False)
        assert await listed("clove") == ["s1", "s0", "s2"]

    with_store(database, work)


def test_a_table_of_what_if_keeps_where_it_comes_from_and_is_no_game_of_its_own(database: str) -> None:
    async def work(store: Store) -> None:
        await furnish(store)
        origin = rows.Origin(table="t1", title="Ünser 漢", index=7)
        for table, over in (("running", False), ("ended", True)):
            fresh = replace(facts(table, "amber", over=over), origin=origin)
            await store.add_table(fresh, [seat(table, 0, "amber")], [entry(1, table=table), entry(2, table=table)])
            assert await store.table(table) == fresh
            assert await store.journal(table) == [entry(1, table=table), entry(2, table=table)]
        assert {row.id for row in await store.tables_of("amber", False, 9)} == {"t1", "running"}
        assert await store.tables_of("amber", True, 9) == []
        assert await store.history_of("amber", 1e12, 9) == []

    with_store(database, work)


def test_the_newest_review_of_a_table_is_kept(database: str) -> None:
    async def work(store: Store) -> None:
        await furnish(store)
        assert await store.review("t1") is None
        for found in ('{"a": "é"}', "{}"):
            review = rows.Review(table="t1", seq=3, found=found, at=1.5)
            await store.keep_review(review)
            assert await store.review("t1") == review
        await store.keep_review(rows.Review(table="none", seq=3, found="{}", at=1.5))
        assert await store.review("none") is None, "there is no such table any more"

    with_store(database, work)


def test_a_removed_table_leaves_nothing_behind(database: str) -> None:
    async def work(store: Store) -> None:
        await furnish(store)
        await store.add_table(facts("r", "amber"), [seat("r", 0, "amber")])
        await store.append(entry(1, table="r"), OPEN)
        await store.add_chat(line("r", 1))
        await store.keep_review(rows.Review(table="r", seq=1, found="{}", at=1.5))
        await store.shelve("amber", "r", archived=True)
        await store.database.write(lambda connection: forget_table(connection, "r"))
        assert await store.table("r") is None
        assert [await store.journal("r"), await store.seats("r"), await store.chat("r", 9)] == [[], [], []]
        assert await store.history_of("amber", 9.9e9, 9) == []

    with_store(database, work)


def test_the_newest_lines_of_chat_are_read_in_order(database: str) -> None:
    async def work(store: Store) -> None:
        await furnish(store)
        for number in range(1, 8):
            await store.add_chat(line("t1", number, str(number)))
        assert [row.text for row in await store.chat("t1", 3)] == ["5", "6", "7"]
        assert (await store.add_chat(line("t1", 7))).number == 8, "another process has written the seventh"
        with pytest.raises(Taken):
            await store.add_chat(line("gone", 1))

    with_store(database, work)


def test_lines_of_chat_that_are_written_at_once_are_all_kept(database: str) -> None:
    async def work(store: Store) -> None:
        await furnish(store)
        stored = await asyncio.gather(*(store.add_chat(line("t1", 1, str(number))) for number in range(30)))
        assert sorted(row.number for row in stored) == list(range(1, 31))
        assert [(row.number, row.text) for row in await store.chat("t1", 50)] == sorted(
            (row.number, row.text) for row in stored
        )

    with_store(database, work)


def test_a_transaction_that_fails_leaves_nothing(database: str) -> None:
    async def work(store: Store) -> None:
        await furnish(store)
        with pytest.raises(Exception, match=r"(?i)foreign"):
            await store.add_table(facts("t2", "amber"), [seat("t2", 0, "amber"), seat("t2", 1, "nobody")])
        assert await store.table("t2") is None
        with pytest.raises(Taken):
            await store.append(entry(1, table="t3"), OPEN)
        assert await store.journal("t3") == []

    with_store(database, work)


def test_the_migrations_make_exactly_the_schema(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    def compare(connection: Connection) -> list[Any]:
        upgrade.upgrade(connection)
        assert upgrade.revision(connection) == upgrade.NEWEST
        config = upgrade.alembic_config(connection)
        assert ScriptDirectory.from_config(config).get_current_head() == upgrade.NEWEST
        options = {"compare_type": True, "compare_server_default": True}
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), schema.metadata))

    def break_something(connection: Connection) -> None:
        connection.execute(text("drop index seats_of_person"))
        connection.execute(text("alter table chat add column mood varchar(8)"))

    async def work() -> tuple[list[Any], list[Any]]:
        found = open_database(database)
        same = await found.write(compare)
        await found.write(break_something)
        broken = await found.write(compare)
        await found.close()
        return same, broken

    same, broken = asyncio.run(work())
    assert same == []
    assert len(broken) == 2, "the comparison would notice"


def test_no_list_reads_all_tables(tmp_path: Path) -> None:
    """What SQLite says that it will do for each question the store asks: nothing is searched from end to end."""
    scans: list[tuple[str, str]] = []

    async def work(store: Store) -> None:
        await furnish(store)
        asked: list[tuple[str, Any]] = []
        assert isinstance(store.database, SQLiteFile)
        event.listen(store.database._engine, "before_cursor_execute", lambda *given: asked.append((given[2], given[3])))
        for over in (False, True):
            await store.tables_of("amber", over, 9)
        await store.history_of("amber", 9.0, 9)
        await store.archived_by("amber")
        await store.listed_tables(9)
        await store.running_tables(1.0, 9)
        await store.unfilmed(9)
        await store.count_running("amber")
        await store.seats_of_tables(["t1"])
        await store.chat("t1", 9)
        await store.hinted("t1")
        await store.person_by_code("x")
        await store.table_by_code("x")
        await store.database.write(lambda connection: forget_table(connection, "t1"))
        for query, values in [one for one in asked if not one[0].startswith("BEGIN")]:
            plan = await store.database.read(
                lambda connection, query=query, values=values: list(  # type: ignore[misc]
                    connection.exec_driver_sql(f"explain query plan {query}", values)
                )
            )
            scans.extend((query, row[3]) for row in plan if row[3].startswith("SCAN") and "INDEX" not in row[3])
        assert len(asked) > 15

    with_store(database_url(f"sqlite:///{tmp_path / 'tables.sqlite'}"), work)
    assert scans == []


def test_the_newest_schema_can_be_taken_back(database: str) -> None:
    from alembic import command

    def there_and_back(connection: Connection) -> None:
        upgrade.upgrade(connection)
        command.downgrade(upgrade.alembic_config(connection), "base")
        assert upgrade.revision(connection) is None
        upgrade.upgrade(connection)
        assert upgrade.revision(connection) == upgrade.NEWEST

    async def work() -> None:
        found = open_database(database)
        await found.write(there_and_back)
        await found.close()

    asyncio.run(work())


def test_two_servers_may_start_on_a_new_database_at_once(database: str) -> None:
    problems: list[BaseException] = []

    def start() -> None:
        async def nothing(store: Store) -> None:
            await store.ping()

        try:
            with_store(database, nothing)
        except Exception as problem:
            problems.append(problem)

    threads = [threading.Thread(target=start) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []


def test_a_whole_game_is_served_from_it(database: str, launch: Launch, welcome: Welcome) -> None:
    server = launch(database=database)
    amber = welcome("Amber", server.url)
    table = amber.open(ME, BOT)
    play_bots(amber.sit(table), random.Random(51))
    server.end()
    server.start()
    assert amber.info(table)["status"] == "over"
    assert amber.ask("GET", f"/api/tables/{table}/save").startswith("entrepot 1")


@pytest.mark.parametrize("address", ["nonsense", "mysql://x/y", "postgresql+nodriver://x", ""])
def test_an_address_that_can_not_be_used_is_told_in_a_sentence(address: str) -> None:
    with pytest.raises(BadOption, match="database"):
        open_database(address)


def test_addresses_get_the_drivers_we_use() -> None:
    assert database_url("postgres://x/y") == database_url("postgresql://x/y") == "postgresql+asyncpg://x/y"
    assert database_url("sqlite:///x.db") == database_url("sqlite+aiosqlite:///x.db") == "sqlite:///x.db"
