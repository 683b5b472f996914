"""Other rules: a finished game stays watchable, an unfinished one goes on or is closed, and none is changed."""

import base64
import lzma
import random
import sys
from pathlib import Path
from typing import Any

import alembic.command
import msgspec
import pytest
from sqlalchemy import Connection, text

from entrepot import EntrepotError, Table
from entrepot.games.carthage import load as load_carthage
from entrepot.kernel.box import Box
from entrepot.kernel.game import Game
from entrepot.server import messages, showing
from entrepot.server.film import record, scores_after_each, shown
from entrepot.server.house import House
from entrepot.server.storage import schema, upgrade
from entrepot.server.storage.backup import PARTS
from entrepot.server.storage.store import open_database
from tests.cli.running import refused
from tests.cli.running import run as command
from tests.toy import lighthouse

from .conftest import Launch, Welcome
from .guest import HERE, ME, play_on
from .house import game_at, new_table, open_house, play_first, run
from .postgres import new_database

MOVES = 9


def newer(monkeypatch: pytest.MonkeyPatch, another_story: bool) -> None:
    """From here on Carthage has rules of another version, which deal as before or otherwise."""

    def load(box_file: Path | Box | None = None) -> Game:
        game = load_carthage(box_file)
        game.version += 1
        if another_story:
            setup = game.setup

            def start(seats: int, dice: Any, options: Any) -> Any:
                dice.below(7)
                return setup(seats, dice, options)

            game.setup = start
        return game

    monkeypatch.setitem(sys.modules["entrepot.games"]._added, "carthage", load)


async def two_games(house: House) -> tuple[messages.Me, str, str]:
    """A game under way, and one that is over."""
    me = await house.people.welcome()
    going, over = [await new_table(house, me, "me", "here") for _ in range(2)]
    for table in (going, over):
        live = await house.live(table)
        for _ in range(MOVES):
            await play_first(live, me)
    await (await house.live(over)).concede(me.id, 1)
    return me, going, over


def test_where_other_rules_tell_the_same_a_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            me, going, over = await two_games(house)
        newer(monkeypatch, another_story=False)
        async with open_house(tmp_path) as house:
            live = await house.live(going)
            await play_first(live, me)
            assert live.journal.seq == MOVES + 1
            assert (await house.live(over)).journal.summary.winners == (0,)

    run(work)


def test_where_other_rules_lead_elsewhere_a_game_is_closed_and_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            me, going, _ = await two_games(house)
        newer(monkeypatch, another_story=True)
        async with open_house(tmp_path) as house:
            for _ in range(2):
                with pytest.raises(EntrepotError) as refused:
                    await house.live(going)
                assert "older version of the rules" in str(refused.value)
                assert "counts for nobody" in str(refused.value)
            listed = next(info for info in (await house.lists(me)).mine if info.id == going)
            assert (listed.status, listed.winners, listed.waiting, listed.scores) == ("over", [], [], [])
            assert len(await house.store.journal(going)) == MOVES, "what was played is kept"

    run(work)


def test_a_finished_game_is_watched_from_its_film(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            me, going, over = await two_games(house)
            await house.film_finished()
            live = await house.live(over)
            state = live.journal.state
            assert state is not None
            before = live.moment(state, me.id, None)
            then = game_at(live).at(4).view(None)
            scores = scores_after_each(game_at(live))
            info = live.info(me.id)
            assert await house.store.film(going) is None, "a game under way has no film"
        newer(monkeypatch, another_story=True)
        async with open_house(tmp_path) as house:
            live = await house.live(over)
            state = live.journal.state
            assert state is not None
            assert live.journal.filmed
            assert live.moment(state, me.id, None) == before
            assert live.info(me.id) == info
            assert (await live.moments.at(state.table, 4)).view(None) == then
            assert scores_after_each(state.table) == scores
            assert live.seating.first_of(me.id) is None, "everybody sees it as watchers saw it"
            assert not live.seating.may_look_from(me.id, 0)
            with pytest.raises(EntrepotError, match="over"):
                await live.act(me.id, messages.Play(live.journal.seq, 0, 0))
            await live.rebuild()
            assert live.journal.filmed
            assert live.moment(state, me.id, None) == before, "also after another process was quicker with something"
            await house.film_finished()
            assert await house.opening.again(me, over), "but another one can follow"

    run(work)


def test_a_finished_game_without_a_film_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            _, _, over = await two_games(house)
        newer(monkeypatch, another_story=True)
        async with open_house(tmp_path) as house:
            with pytest.raises(EntrepotError, match="nothing was kept to show it from"):
                await house.live(over)
            await house.film_finished()
            assert await house.store.film(over) is None, "our rules cannot make a film of it"

    run(work)


def played_out() -> Table:
    """A small game that is over."""
    luck = random.Random(3)
    table = Table(lighthouse.load(), 3, 7, {})
    while not table.over:
        seat = luck.choice(table.waiting)
        table.play(seat, luck.choice(table.moves(seat)))
    return table


def test_a_film_of_an_earlier_release_lacks_what_came_later_and_is_shown() -> None:
    film = record(played_out())
    reel = msgspec.json.decode(lzma.decompress(base64.b85decode(film)))
    for shot in reel["shots"]:
        del shot["view"]["score_sheet"]
    older = shown(base64.b85encode(lzma.compress(msgspec.json.encode(reel))).decode("ascii"))
    assert older.over
    assert "score_sheet" not in older.view(None)


def test_a_film_shows_what_there_was_to_see() -> None:
    table = played_out()
    film = shown(record(table))
    for index in range(len(table.ledger) + 1):
        then = film.at(index)
        true = table.at(index)
        assert then.view(None) == as_json(true.view(None))
        assert (then.over, then.waiting, then.scores(), len(then.ledger)) == (
            true.over, true.waiting, list(true.scores()), index,
        )  # fmt: skip
    assert showing.entries(film, None, 0) == entries_as_json(showing.entries(table, None, 0))  # type: ignore[arg-type]
    assert film.winners() == table.winners()
    assert film.score_sheet() == table.score_sheet()
    assert film.save() == table.save()
    assert scores_after_each(film) == scores_after_each(table)


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def entries_as_json(entries: list[messages.Entry]) -> list[messages.Entry]:
    return [messages.Entry(entry.index, entry.seat, as_json(entry.events)) for entry in entries]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_check_tries_all_games_of_a_database_and_changes_nothing(
    kind: str,
    launch: Launch,
    welcome: Welcome,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> None:
    """Also while the server runs on it."""
    wish = {} if kind == "sqlite" else {"database": new_database(request.getfixturevalue("postgres_home"))}
    server = launch(**wish)
    database = server.settings["database"].replace("+asyncpg", "")
    amber = welcome("Amber", server.url)
    tables = [amber.open(ME, HERE) for _ in range(3)]
    for number, table in enumerate(tables):
        chairs = [amber.sit(table, seat=seat) for seat in (0, 1)]
        play_on(chairs, random.Random(number), moves=MOVES, undos=0.2)
    amber.ask("POST", f"/api/tables/{tables[2]}/concede", {"seat": 0})
    same = command("check", "--database", database)
    assert same.exit_code == 0, same.output
    assert "Games tried: 3. Of these, not the same: 0." in same.output
    newer(monkeypatch, another_story=True)
    other = command("check", "--database", database)
    assert other.exit_code == 1
    lines = {line.split()[0]: line for line in other.output.splitlines()[:-1]}
    assert set(lines) == set(tables)
    assert all("would be closed: after entry 0" in lines[table] for table in tables[:2])
    assert "could not be shown any more" in lines[tables[2]]
    assert "not the same: 3." in other.output
    kept = tmp_path / "kept"
    assert command("admin", "backup", str(kept), "--database", database).exit_code == 0
    assert command("check", "--backup", str(kept)).output == other.output
    assert amber.info(tables[0])["status"] == "playing", "nothing was done to it"


def test_check_finds_rules_that_changed_in_silence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            await two_games(house)

    run(work)
    monkeypatch.setattr("entrepot.server.journal.trace", lambda table, kind: "other")
    told = command("check", "--database", f"sqlite:///{tmp_path / 'tables.sqlite'}").output
    assert told.count("though their version is the same") == 2


def test_a_database_of_an_older_release_is_tried_and_kept_as_it_is(tmp_path: Path) -> None:
    """Of one from before tables had columns that a backup leaves empty."""
    place = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    def take_back(connection: Connection) -> None:
        alembic.command.downgrade(upgrade.alembic_config(connection), "0007")

    async def work() -> None:
        async with open_house(tmp_path) as house:
            await new_table(house, await house.people.welcome(), "me", "here")
        database = open_database(place)
        await database.upgrade(take_back)
        await database.close()

    run(work)
    told = command("check", "--database", place)
    assert (told.exit_code, told.output) == (0, "Games tried: 1. Of these, not the same: 0.\n")
    kept = tmp_path / "kept"
    assert command("admin", "backup", str(kept), "--database", place).exit_code == 0
    restored = command("admin", "restore", str(kept), "--database", f"sqlite:///{tmp_path / 'again.sqlite'}")
    assert restored.exit_code == 0, restored.output


def test_where_there_is_nothing_to_try_or_to_keep_that_is_said(tmp_path: Path) -> None:
    empty, kept = tmp_path / "empty.sqlite", tmp_path / "kept"
    empty.touch()
    for words in (("check",), ("admin", "backup", str(kept))):
        told = refused(*words, "--database", f"sqlite:///{empty}")
        assert told == "There is nothing of Entrepot in this database yet."
    assert list(tmp_path.glob("kept*")) == []


def test_what_a_newer_release_has_made_is_left_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("entrepot.server.run._check_port", lambda host, port: None)
    monkeypatch.setenv("ENTREPOT_DATA", str(tmp_path))
    place, kept = f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "kept"

    async def work() -> None:
        async with open_house(tmp_path) as house:
            await house.store.database.write(
                lambda connection: connection.execute(text("update alembic_version set version_num = '9999'"))
            )

    run(work)
    assert command("admin", "backup", str(kept), "--database", place).exit_code == 0
    new = f"sqlite:///{tmp_path / 'new.sqlite'}"
    for words in (
        ("serve", "--port", "1", "--database", place),
        ("admin", "tables", "--database", place),
        ("check", "--database", place),
        ("check", "--backup", str(kept)),
        ("admin", "restore", str(kept), "--database", new),
    ):
        told = command(*words)
        assert told.exit_code == 2, words
        assert told.stderr.startswith("This database is of a newer release of Entrepot."), words


def test_a_backup_holds_everything() -> None:
    assert set(PARTS) == set(schema.metadata.tables) - {"notices", "reviewing"}


def test_a_game_under_other_rules_is_read_again_while_it_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What lists show of it has changed since it was first read: another process may have been quicker."""

    async def work() -> None:
        async with open_house(tmp_path) as house:
            me, going, _ = await two_games(house)
        newer(monkeypatch, another_story=False)
        async with open_house(tmp_path) as house:
            live = await house.live(going)
            await play_first(live, me)
            await live.rebuild()
            assert live.journal.seq == MOVES + 1

    run(work)


def test_a_game_that_goes_on_while_it_is_read_is_not_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its entries may be newer than what lists showed of it when it was asked for."""

    async def work() -> None:
        async with open_house(tmp_path) as there:
            me, going, _ = await two_games(there)
        newer(monkeypatch, another_story=False)
        async with open_house(tmp_path) as there, open_house(tmp_path) as here:
            playing = await there.live(going)
            read = here.store.entries

            async def read_late(table: str) -> Any:
                monkeypatch.setattr(here.store, "entries", read)
                await play_first(playing, me)
                return await read(table)

            monkeypatch.setattr(here.store, "entries", read_late)
            assert (await here.live(going)).journal.seq == MOVES + 1
            facts = await here.store.table(going)
            assert facts is not None
            assert facts.closed is None

    run(work)
