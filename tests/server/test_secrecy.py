"""Secrecy on recorded traffic: no frame depends on anything that its reader may not know."""

import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest

import entrepot
from entrepot import Dice, Table
from entrepot.server import messages, showing
from entrepot.server.chores import Chores
from entrepot.server.journal import Late, State
from entrepot.server.live import LiveTable
from entrepot.server.peers import Peer
from tests.toy import lighthouse as lighthouse_game
from tests.toy.lighthouse.position import Lighthouse

from .conftest import Welcome
from .guest import ME, OPEN, play_on
from .house import game_at, new_table, open_house, play_first, run
from .running import Server
from .secrecy import Journal, check_frames, check_update, rebuilt


@pytest.mark.parametrize(("seats", "luck"), [(2, 20), (3, 21), (4, 22)])
def test_no_frame_tells_what_its_reader_may_not_know(server: Server, welcome: Welcome, seats: int, luck: int) -> None:
    guests = [welcome(f"Guest {seat}") for seat in range(seats)]
    table = guests[0].open(ME, *[OPEN] * (seats - 1))
    for seat in range(1, seats):
        guests[seat].join(table, seat)
    chairs = [guest.sit(table) for guest in guests]
    chairs.append(welcome("Watcher").sit(table))
    play_on(chairs, random.Random(luck), undos=0.15)
    save = entrepot.restore(guests[0].ask("GET", f"/api/tables/{table}/save"))
    journal = server.journal(table)
    tables = rebuilt(save.game, seats, save.seed, save.options, journal)
    assert tables[-1].save() == save.save()
    assert any(kind == "undo" for _, kind, _, _ in journal)
    for chair in chairs:
        assert check_frames(chair.frames, tables, Dice(luck)) > len(journal)


@pytest.fixture
def lighthouse(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which several are asked at once, answer in secret, and are told what others may not hear."""
    monkeypatch.setitem(sys.modules["entrepot.games"]._added, "lighthouse", lighthouse_game.load)


@pytest.mark.usefixtures("lighthouse")
@pytest.mark.parametrize("luck", range(8))
def test_secret_answers_stay_secret(tmp_path: Path, luck: int) -> None:
    journal, live, frames = asyncio.run(whole_game(tmp_path, random.Random(luck)))
    tables = rebuilt(live.game, 3, game_at(live).seed, game_at(live).options, journal)
    assert any(len(table.waiting) > 1 for table in tables)
    for heard in frames:
        assert check_frames(heard, tables, Dice(luck)) > len(journal)
    told = [[json.loads(frame)["news"] for frame in heard if '"update"' in frame] for heard in frames]
    assert told[0] != told[1] != told[3], "each was told something of their own"
    with pytest.raises(AssertionError):  # what one seat was told cannot be passed off as another's
        check_frames([frame.replace('"seat":0,"index"', '"seat":1,"index"') for frame in frames[0]], tables, Dice(luck))


@pytest.mark.parametrize("game", ["goa", "mombasa", "yokohama"])
def test_no_game_tells_a_secret_through_the_server(tmp_path: Path, game: str) -> None:
    """The first moves of each, among which all kinds of its secrets are dealt, kept and used."""
    journal, live, frames = asyncio.run(whole_game(tmp_path, random.Random(5), game, most=250))
    tables = rebuilt(live.game, 3, game_at(live).seed, game_at(live).options, journal)
    for heard in frames:
        assert check_frames(heard, tables, Dice(5)) > len(journal)
    with pytest.raises(AssertionError):
        check_frames([frame.replace('"seat":0,"index"', '"seat":1,"index"') for frame in frames[0]], tables, Dice(5))


async def whole_game(
    folder: Path, luck: random.Random, game: str = "lighthouse", most: int = 10_000
) -> tuple[Journal, LiveTable, list[list[str]]]:
    """A game of three with a watcher, some undos, and what each of them was sent; at most so many moves of it."""
    async with open_house(folder) as house:
        me = await house.people.welcome()
        watcher = await house.people.welcome()
        live = await house.live(await new_table(house, me, "me", "here", "here", game=game))
        peers = [Peer(me.id, seat, -1) for seat in range(3)] + [Peer(watcher.id, None, -1)]
        frames: list[list[str]] = [[] for _ in peers]
        for peer in peers:
            await live.connect(peer)
        while True:
            for peer, heard in zip(peers, frames, strict=True):
                while not peer.queue.empty():
                    heard.append(peer.queue.get_nowait().decode())
            if game_at(live).over or live.journal.seq > most:
                break
            back = next((seat for seat in range(3) if game_at(live).can_undo(seat)), None)
            if back is not None and luck.random() < 0.2:
                await live.act(me.id, messages.Undo(live.journal.seq, back))
            else:
                seat = luck.choice(game_at(live).waiting)
                move = luck.choice(game_at(live).moves(seat)).number
                await live.act(me.id, messages.Play(live.journal.seq, seat, move))
        rows = await house.store.journal(live.id)
        return [(row.seq, row.kind, row.seat, row.move) for row in rows], live, frames


@pytest.mark.usefixtures("lighthouse")
def test_who_is_asked_together_with_others_is_not_late_because_they_were_quicker(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            me = await house.people.welcome()
            live = await house.live(await new_table(house, me, "me", "here", "here", game="lighthouse"))
            while len(game_at(live).waiting) < 3:
                await play_first(live, me)
            seq = live.journal.seq
            answers = [messages.Play(seq, seat, game_at(live).moves(seat)[0].number) for seat in (2, 0)]
            for answer in answers:
                await live.act(me.id, answer)
            assert live.journal.seq == seq + 2
            for answer in answers:
                with pytest.raises(Late):
                    await live.act(me.id, answer)
            with pytest.raises(Late):
                await live.act(me.id, messages.Undo(seq, 0))
            parts = (
                house.store,
                house.bots,
                house.settings,
                Chores("again"),
                house.calls,
                house.lobby,
                house.elsewhere,
            )
            again = LiveTable(live.game, live.facts, *parts)
            await again.rebuild()
            for journal in (live.journal, again.journal):
                assert journal.state is not None
                assert journal.state.asked_since == {1: seq}
            assert live.journal.seq == seq + 2

    run(work)


@pytest.mark.usefixtures("lighthouse")
def test_a_move_copies_one_position(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[object] = []
    copy = Lighthouse.copy

    def counting(position: Lighthouse) -> Lighthouse:
        copied.append(position)
        return copy(position)

    async def work() -> None:
        async with open_house(tmp_path) as house:
            me = await house.people.welcome()
            live = await house.live(await new_table(house, me, "me", "here", "here", game="lighthouse"))
            monkeypatch.setattr(Lighthouse, "copy", counting)
            for count in range(1, 6):
                before = game_at(live).position
                await play_first(live, me)
                assert len(copied) == count
                assert copied[-1] is before

    run(work)


class Leaky:
    """Ways in which an update could say too much."""

    @staticmethod
    def shows_a_hand(table: Table, update: messages.Update) -> None:
        other = (update.view["seat"] or 0) + 1
        update.view["board"]["players"][other]["hand"] = table.view(other)["board"]["players"][other]["hand"]  # type: ignore[index]

    @staticmethod
    def orders_by_the_pile(table: Table, update: messages.Update) -> None:
        position: Any = table.position
        update.offers = sorted(update.offers, key=lambda offer: (position.pile[-1] * 7919 + offer.move * 104729) % 101)

    @staticmethod
    def tells_a_private_value(table: Table, update: messages.Update) -> None:
        update.news[0].events[0]["pile"] = "red 5"

    @staticmethod
    def asks_with_the_next_card(table: Table, update: messages.Update) -> None:
        assert update.question is not None
        position: Any = table.position
        update.question.values = {**update.question.values, "next": position.pile[-1]}

    @staticmethod
    def warns_by_looking(table: Table, update: messages.Update) -> None:
        for offer in update.offers:
            offer.then = "reveals"

    @staticmethod
    def says_who_could_undo(table: Table, update: messages.Update) -> None:
        update.undoable += 1


LEAKS = [name for name in vars(Leaky) if not name.startswith("_")]


@pytest.mark.parametrize("leak", ["", *LEAKS])
def test_the_checker_bites(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    """The same frames pass when the server is as it should be, and fail when its `moment` says too much."""
    honest = showing.moment

    def leaky(state: State, since: float, seat: int | None, plays: bool, seen: int) -> messages.Update:
        update = honest(state, since, seat, plays, seen)
        if leak:
            getattr(Leaky, leak)(state.table, update)
        return update

    monkeypatch.setattr(showing, "moment", leaky)
    monkeypatch.setattr("entrepot.server.house.secrets.randbelow", lambda limit: 7)  # the same game every time
    frame, live = asyncio.run(one_update(tmp_path))
    tables = [game_at(live).at(index) for index in range(len(game_at(live).ledger) + 1)]
    if not leak:
        check_update(frame, tables, Dice(1))
    else:
        with pytest.raises(AssertionError):
            check_update(frame, tables, Dice(1))


async def one_update(folder: Path) -> tuple[dict[str, Any], LiveTable]:
    """What the seat that is asked gets to see in the middle of a game."""
    async with open_house(folder) as house:
        me = await house.people.welcome()
        live = await house.live(await new_table(house, me, "me", "here", "here"))
        luck = random.Random(7)
        while live.journal.seq < 60 or game_at(live).waiting != (0,) or len(game_at(live).moves(0)) < 4:
            seat = game_at(live).waiting[0]
            move = luck.choice(game_at(live).moves(seat)).number
            await live.act(me.id, messages.Play(live.journal.seq, seat, move))
        peer = Peer(me.id, 0, -1)
        live.show(peer)
        return json.loads(peer.queue.get_nowait()), live
