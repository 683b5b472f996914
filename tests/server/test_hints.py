"""Hints: asked for by a person, answered to that person alone, refused where there is no help; used ones are seen."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

import entrepot
from entrepot.kernel.errors import EntrepotError
from entrepot.server import limits, messages
from entrepot.server.bots import FIRST, Asked, BotPool, Place, Task, task
from entrepot.server.hinting import advise
from entrepot.server.house import House
from entrepot.server.journal import Late
from entrepot.server.live import LiveTable
from entrepot.server.peers import Peer
from entrepot.server.settings import Settings
from entrepot.server.storage import rows

from .house import game_at, open_house, play_first, run, until

R = TypeVar("R")
Json = dict[str, Any]


class Adviser(BotPool):
    """Thinks in the test's own process, as long as it is told to."""

    def __init__(self) -> None:
        super().__init__(1, Settings.bot_time)
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.fails = False
        self.asked: list[int] = []

    async def ask(
        self, work: Callable[[Task], R | None], asked: Asked, seconds: float, place: Place = FIRST
    ) -> R | None:
        self.asked.append(asked.seat)
        await self.may_answer.wait()
        return None if self.fails else work(task(asked, 0, None))


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HINT_TIME", 0.01)


def heard(peer: Peer, kind: str) -> list[Json]:
    """What a reader was told, of one kind; it is not told again."""
    found = []
    while not peer.queue.empty():
        message = json.loads(peer.queue.get_nowait())
        if message["type"] == kind:
            found.append(message)
    return found


async def begin(house: House, help: rows.Help = "hints") -> tuple[messages.Me, LiveTable, Adviser, Peer]:
    """A table of two seats of mine, and I who look from the one that is asked."""
    pool = house.bots = Adviser()
    me = await house.people.welcome()
    wishes = [messages.SeatWish("me"), messages.SeatWish("here", name="Neighbour")]
    live = await house.live(await house.opening.table(me, messages.NewTable("carthage", wishes, help=help)))
    peer = Peer(me.id, game_at(live).waiting[0], -1)
    await live.connect(peer)
    return me, live, pool, peer


def wish(live: LiveTable, **more: Any) -> messages.Hint:
    return messages.Hint(**{"seq": live.journal.seq, "seat": game_at(live).waiting[0], "id": 1, **more})


def refusal(live: LiveTable, peer: Peer, message: messages.Hint, busy: set[str]) -> str:
    with pytest.raises(EntrepotError) as problem:
        live.hints.ask(peer, message, busy)
    return problem.value.key


def test_a_hint_goes_to_who_asked_and_all_see_that_it_was_used(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            me, live, _, peer = await begin(house)
            also_me, watcher = Peer(me.id, peer.seat, -1), Peer("somebody", None, -1)
            for other in (also_me, watcher):
                await live.connect(other)
            for other in (also_me, watcher):
                heard(other, "")
            live.hints.ask(peer, wish(live), house.hinting)
            assert house.hinting == {me.id}
            await until(lambda: bool(live.hints.marks) and not house.hinting and live.bots.chores.idle)
            [hint] = heard(peer, "hints")
            legal = [move.number for move in game_at(live).moves(hint["seat"])]
            moves = hint["advice"]["moves"]
            assert 1 <= len(moves) <= 3
            assert all(move["move"] in legal and 0 < move["chance"] < 1 for move in moves)
            mark = {"type": "hinted", "marks": [{"index": 0, "seat": hint["seat"]}]}
            for other in (also_me, watcher):
                told = [json.loads(other.queue.get_nowait()) for _ in range(other.queue.qsize())]
                assert told == [mark], "that one was used, and nothing of what it said"
            # Asked again at the same question it is no second one, and it outlives the server's memory.
            live.hints.ask(peer, wish(live), house.hinting)
            await until(lambda: live.bots.chores.idle)
            assert len(heard(peer, "hints")) == 1
            await live.rebuild()
            newcomer = Peer("newcomer", None, -1)
            await live.connect(newcomer)
            assert heard(newcomer, "hinted") == [mark]

    run(work)


def test_who_may_not_have_a_hint_is_told_why(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            _, live, pool, peer = await begin(house)
            seat = game_at(live).waiting[0]
            assert refusal(live, peer, wish(live, seat=1 - seat), set()) == "no_question"
            assert refusal(live, Peer("stranger", None, -1), wish(live), set()) == "not_your_seat"
            assert refusal(live, peer, wish(live), {peer.person}) == "one_hint"
            assert refusal(live, peer, wish(live, seq=9), set()) == "late"
            assert pool.asked == []

    run(work)


def test_a_table_without_help_has_no_hints(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            _, live, pool, peer = await begin(house, help="none")
            assert refusal(live, peer, wish(live), set()) == "no_help"
            assert pool.asked == []

    run(work)


def test_who_has_moved_on_gets_no_late_hint_and_leaves_no_mark(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            me, live, pool, peer = await begin(house)
            pool.may_answer.clear()
            early = wish(live)
            live.hints.ask(peer, early, house.hinting)
            await until(lambda: bool(pool.asked))
            await play_first(live, me)
            with pytest.raises(Late):
                live.hints.ask(peer, wish(live, seq=early.seq), set())
            pool.may_answer.set()
            await until(lambda: live.bots.chores.idle)
            told = [json.loads(peer.queue.get_nowait()) for _ in range(peer.queue.qsize())]
            assert [one["type"] for one in told if one["type"] in ("hints", "refused")] == ["refused"]
            [refused] = [one for one in told if one["type"] == "refused"]
            assert (refused["key"], refused["late"], refused["id"]) == ("late", True, early.id)
            assert live.hints.marks == []
            assert house.hinting == set(), "the next may be asked for"

    run(work)


def test_where_nobody_answers_the_person_is_told(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            _, live, pool, peer = await begin(house)
            pool.fails = True
            live.hints.ask(peer, wish(live, id=5), house.hinting)
            await until(lambda: live.bots.chores.idle)
            [told] = heard(peer, "refused")
            assert (told["key"], told["id"]) == ("no_hint_found", 5)
            assert live.hints.marks == []
            assert house.hinting == set()

    run(work)


def test_a_fault_is_an_answer_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            _, live, _, peer = await begin(house)

            async def fail(*_: object) -> None:
                raise RuntimeError("storage is away")

            monkeypatch.setattr(live.hints, "_note", fail)
            live.hints.ask(peer, wish(live, id=6), house.hinting)
            await until(lambda: live.bots.chores.idle)
            [told] = heard(peer, "refused")
            assert (told["key"], told["id"]) == ("fault", 6)
            assert house.hinting == set()

    run(work)


def test_many_hints_are_too_many(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            most = Settings.hints[0]
            assert [house.hints.allow("amber") for _ in range(most + 1)] == [True] * most + [False]

    run(work)


@pytest.mark.parametrize("name", ["goa", "mombasa"])
def test_a_hint_tells_nothing_that_the_seat_cannot_know(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a worker says of the true table and of one that its seat cannot tell from it."""
    from entrepot.bots.hints import find
    from entrepot.kernel.dice import Dice
    from entrepot.server import hinting

    table = entrepot.load(name).deal(3, seed=4)
    for _ in range(12):
        seat = table.waiting[0]
        table.play(seat, table.game.advise(table.position, seat))
    seat = table.waiting[0]
    twin = table.copy()
    twin.position.redeal(seat, Dice(77))
    monkeypatch.setattr(hinting, "find", lambda sight, **_: find(sight, seed=9, iterations=16))
    found = []
    for known in (table, twin):
        monkeypatch.setattr(hinting, "recall", lambda _, known=known: known)
        found.append(advise(task(Asked("hints", "t", table, seat), 0, None)))
    assert found[0] == found[1] is not None
