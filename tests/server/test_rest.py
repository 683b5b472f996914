"""Slow readers are let go, tables rest, failures of storage and broken connections leave everything as it was."""

import asyncio
import gc
import json
import random
import socket
from pathlib import Path
from typing import Any

import pytest

from entrepot import EntrepotError
from entrepot.server import limits, messages, showing
from entrepot.server.house import House
from entrepot.server.journal import Late, State
from entrepot.server.live import LiveTable
from entrepot.server.peers import Peer
from entrepot.server.storage import rows
from entrepot.server.storage.taken import Taken

from .conftest import Welcome
from .guest import HERE, ME, OPEN, play_on
from .house import new_table, open_house, play_first, run, until
from .running import Server, memory

SETTINGS = {"slow": 2.0}


def test_a_slow_reader_is_let_go_and_nobody_else_notices(server: Server, welcome: Welcome) -> None:
    amber, watcher = welcome("Amber"), welcome("Clove")
    table = amber.open(ME, HERE)
    chairs = [amber.sit(table, seat=seat) for seat in (0, 1)]
    play_on(chairs, random.Random(61), moves=150)
    slow = watcher.dial(table, slow=True)
    chairs[0].until(lambda update: update["table"]["watchers"] == 1)
    before = memory(server.process)
    for _ in range(4000):  # each is answered with the whole log, and none of the answers is read
        slow.send(json.dumps({"type": "look", "seat": None}))
    play_on(chairs, random.Random(62), moves=20)
    assert memory(server.process) - before < 20, "what is not read piles up"
    chairs[0].until(lambda update: update["table"]["watchers"] == 0)
    play_on(chairs, random.Random(63), moves=5)
    back = watcher.sit(table, seen=3)
    assert back.now["seq"] == chairs[0].seq == len(server.journal(table))


def test_a_move_that_was_sent_is_carried_out_even_if_the_connection_breaks(server: Server, welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, OPEN)
    basil.join(table, 1)
    hers, his = amber.sit(table), basil.sit(table)
    luck = random.Random(64)
    for _ in range(15):
        while hers.asked != [1]:
            play_on([hers, his], luck, moves=1)
        seq = hers.seq
        his.play(luck.choice(his.offers))
        his.socket.socket.shutdown(socket.SHUT_WR)
        hers.catch_up(seq + 1)
        assert len(server.journal(table)) == hers.seq
        his.close()
        his = basil.sit(table, seen=seq)
        assert his.seq == hers.seq


def told(live: LiveTable, me: messages.Me, seat: int | None) -> Any:
    """The moment as it is told to a seat that has seen nothing yet."""
    assert live.journal.state is not None
    peer = Peer(me.id, seat, -1)
    peer.push(live.moment(live.journal.state, me.id, seat))
    return json.loads(peer.queue.get_nowait())


def test_a_table_that_nobody_looks_at_rests_and_is_rebuilt_equal(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            me = await house.people.welcome()
            table = await new_table(house, me, "me", "here", "here")
            live = await house.live(table)
            peer = Peer(me.id, 0, -1)
            await live.connect(peer)
            for _ in range(40):
                await play_first(live, me)
            await live.say(me.id, "Me", "still here")
            before = [told(live, me, seat) for seat in (None, 0, 1, 2)]
            house.leave(live, peer)
            assert house.at_play == 0
            since = live.info(me.id).since
            del live
            gc.collect()  # memory lets go of what nobody has in hand
            again = await house.live(table)
            assert [told(again, me, seat) for seat in (None, 0, 1, 2)] == before
            assert [line.text for line in again.chat.lines] == ["still here"]
            assert again.info(me.id).since == since

    run(work)


def test_tables_that_were_asked_for_without_a_socket_rest_too(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path, rest=0.02) as house:
            me = await house.people.welcome()
            tables = [await new_table(house, me, "me", "here") for _ in range(3)]
            for table in tables:
                await house.live(table)
            await until(lambda: house.at_play == 0)

    run(work)


def test_a_table_that_bots_have_finished_rests(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path, rest=0.02) as house:
            me = await house.people.welcome()
            table = await new_table(house, me, "random", "random")
            await house.live(table)
            await until(lambda: house.at_play == 0)
            facts = await house.store.table(table)
            assert facts is not None
            assert facts.over

    run(work)


def test_there_are_never_two_of_one_table(tmp_path: Path) -> None:
    """Memory may let a table go at any moment: whoever has it in hand shares it with whoever asks for it then."""

    async def work() -> None:
        async with open_house(tmp_path) as house:
            me, other = await house.people.welcome(), await house.people.welcome()
            table = await new_table(house, me, "me", "open")
            live, same = await asyncio.gather(house.live(table), house.live(table))
            assert live is same, "two who ask at once get the same table"
            house.tidy()
            assert house.at_play == 0
            await live.take_seat(other.id, other.name, 1)
            again = await house.live(table)
            assert again is live
            assert again.seating.of(other.id) == [1]

    run(work)


def test_who_only_reads_changes_nothing(tmp_path: Path) -> None:
    """A table that is asked for does not begin to move: bots begin when somebody sits down, plays or looks."""

    async def work() -> None:
        async with open_house(tmp_path) as house:
            me = await house.people.welcome()
            wish = messages.NewTable("carthage", [messages.SeatWish("bot"), messages.SeatWish("bot")])
            live = await house.live(await house.opening.table(me, wish))
            assert live.journal.state is not None
            before = live.moment(live.journal.state, me.id, None)
            for _ in range(3):
                assert live.moment(live.journal.state, me.id, None) == before
                live.info(me.id)
                await house.lists(me)
            assert live.bots.chores.idle
            assert await house.store.journal(live.id) == []

    run(work)


def test_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            me = await house.people.welcome()
            wish = messages.NewTable("carthage", [messages.SeatWish("bot"), messages.SeatWish("bot")])
            table = await house.opening.table(me, wish)
            waiting = await new_table(house, me, "me", "here")
        async with open_house(tmp_path) as house:
            await house.resume()
            await until(lambda: house.at_play == 1)
            live = await house.live(table)
            await until(lambda: live.journal.seq > 0)
            assert waiting not in house._live, "nobody is due there but people"

    run(work)


def test_a_table_in_use_does_not_rest(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            me = await house.people.welcome()
            live = await house.live(await new_table(house, me, "me", "here"))
            async with live._lock:
                house.tidy()
                assert house.at_play == 1, "somebody writes"
            await live.connect(Peer(me.id, 0, -1))
            house.tidy()
            assert house.at_play == 1, "somebody looks"

    run(work)


def test_who_is_told_everything_anew_is_told_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process was quicker: the page begins again with what it hears then."""

    async def say_too_late(*given: object) -> None:
        raise Taken

    async def work() -> None:
        async with open_house(tmp_path) as house:
            me = await house.people.welcome()
            live = await house.live(await new_table(house, me, "me", "here"))
            await live.say(me.id, "Amber", "hello")
            await house.store.add_hinted(rows.Hinted(table=live.id, index=0, seat=0))
            peer = Peer(me.id, 0, -1)
            await live.connect(peer)
            peer.muted, peer.turns = True, messages.Turns(1, "there", "goa", "There")
            while not peer.queue.empty():
                peer.queue.get_nowait()
            monkeypatch.setattr(live.chat, "say", say_too_late)
            with pytest.raises(EntrepotError):
                await live.say(me.id, "Amber", "hello again")
            heard = [json.loads(peer.queue.get_nowait()) for _ in range(peer.queue.qsize())]
            assert [message["type"] for message in heard] == ["table", "update", "chat", "hinted", "muted", "turns"]

    run(work)


def test_where_storage_fails_nothing_is_shown_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            me = await house.people.welcome()
            live = await house.live(await new_table(house, me, "me", "here"))
            peer = Peer(me.id, 0, -1)
            await live.connect(peer)
            while not peer.queue.empty():
                peer.queue.get_nowait()
            with monkeypatch.context() as broken:
                break_storage(broken, house, times=1)
                with pytest.raises(OSError, match="no space"):
                    await play_first(live, me)
            assert (live.journal.seq, peer.queue.qsize()) == (0, 0)
            await play_first(live, me)
            assert (live.journal.seq, peer.queue.qsize()) == (1, 1)

    run(work)


def test_a_bot_whose_move_could_not_be_stored_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            monkeypatch.setattr(limits, "FIRST_RETRY", 0.01)
            monkeypatch.setattr(limits, "RETRY", 0.02)
            break_storage(monkeypatch, house, times=40)
            me = await house.people.welcome()
            live = await house.live(await new_table(house, me, "random", "random"))
            await until(lambda: live.journal.seq > 0)

    run(work)


def test_all_who_watch_are_sent_the_same_bytes_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int | None] = []
    moment = showing.moment

    def counted(state: State, since: float, seat: int | None, plays: bool, seen: int) -> messages.Update:
        made.append(seat)
        return moment(state, since, seat, plays, seen)

    async def work() -> None:
        async with open_house(tmp_path) as house:
            me = await house.people.welcome()
            live = await house.live(await new_table(house, me, "me", "here"))
            watchers = [Peer(f"watcher {number}", None, -1) for number in range(5)]
            player = Peer(me.id, 0, -1)
            for peer in (*watchers, player):
                await live.connect(peer)
            for peer in (*watchers, player):
                while not peer.queue.empty():
                    peer.queue.get_nowait()
            monkeypatch.setattr(showing, "moment", counted)
            for _ in range(2):
                await play_first(live, me)
                told = [peer.queue.get_nowait() for peer in (*watchers, player)]
                assert len(set(told)) == 2
            assert made == [None, 0, None, 0]
            assert json.loads(told[0])["seq"] == 2

    run(work)


def break_storage(patch: pytest.MonkeyPatch, house: House, times: int) -> None:
    """The disk is full for a while."""
    working = house.store.append
    left = [times]

    async def append(*given: Any) -> None:
        if left[0]:
            left[0] -= 1
            raise OSError("no space left on device")
        await working(*given)

    patch.setattr(house.store, "append", append)


def test_an_entry_that_another_server_wrote_is_taken_over(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house, open_house(tmp_path) as other:
            me = await house.people.welcome()
            table = await new_table(house, me, "me", "here")
            here, there = await house.live(table), await other.live(table)
            await play_first(here, me)
            with pytest.raises(Late, match="moved on"):
                await play_first(there, me)
            assert (there.journal.seq, here.journal.seq) == (1, 1)
            assert told(there, me, 0) == told(here, me, 0)

    run(work)
