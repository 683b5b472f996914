"""Bots think in other processes, and one that fails costs its own move only."""

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

import entrepot
from entrepot.bots import _makers
from entrepot.bots.random import RandomBot
from entrepot.server.bots import BotPool, Worker
from entrepot.server.peers import Peer

from . import odd_bots
from .conftest import Launch, Welcome
from .guest import BOT, ME
from .house import game_at, new_table, open_house, play_first, run, until
from .running import is_alive, wait_for

ODD = ("crashing", "dying", "stuck", "cheating", "thinking")


@pytest.fixture(autouse=True)
def known_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ODD:
        monkeypatch.setitem(_makers, name, (RandomBot, "misbehaves"))


def test_bots_think_in_another_process() -> None:
    async def work() -> None:
        worker = Worker()
        first = await worker.run(odd_bots.name_yourself, "", "", 0, 30.0)
        assert first == await worker.run(odd_bots.name_yourself, "", "", 0, 30.0)
        assert first != os.getpid()
        worker.end()
        wait_for(lambda: not is_alive(first))

    run(work)


@pytest.mark.parametrize("bot", ["crashing", "dying", "stuck", "cheating"])
def test_a_bot_that_fails_does_not_stop_the_table(tmp_path: Path, bot: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            house.bots = BotPool(1, 0.2, odd_bots.think)
            me = await house.people.welcome()
            live = await house.live(await new_table(house, me, "me", bot))
            moved = 0
            while moved < 2:
                if game_at(live).waiting == (0,):
                    await play_first(live, me)
                else:
                    seq = live.journal.seq
                    await until(lambda seq=seq: live.journal.seq > seq)  # type: ignore[misc]
                    moved += 1

    run(work)
    assert sum("a random move is played" in message for message in caplog.messages) >= 2


def test_a_bot_that_takes_too_long_loses_its_process_and_the_next_gets_a_new_one() -> None:
    async def work() -> None:
        pool = BotPool(1, 0.2, odd_bots.think)
        table = entrepot.load("carthage").deal(2, seed=1)
        seat = table.waiting[0]
        legal = [move.number for move in table.moves(seat)]
        assert await pool.choose("stuck", "t", table, seat) in legal
        begun = time.monotonic()
        assert await pool.choose("random", "t", table, seat) in legal
        assert time.monotonic() - begun < 20
        pool.close()

    run(work)


def test_waiting_for_a_free_process_is_not_thinking(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        pool = BotPool(1, 1.0, odd_bots.think)
        table = entrepot.load("carthage").deal(2, seed=1)
        seat = table.waiting[0]
        await asyncio.gather(*(pool.choose("thinking", "t", table, seat) for _ in range(4)))
        pool.close()

    run(work)
    assert caplog.messages == [], "four bots of 0.4 s in one process: each is within its second"


def test_a_slow_bot_does_not_delay_a_persons_move_elsewhere(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            house.bots = BotPool(1, 30.0, odd_bots.think)
            me = await house.people.welcome()
            slow = await house.live(await new_table(house, me, "stuck", "stuck"))
            slow.bots.wake()
            quick = await house.live(await new_table(house, me, "me", "here"))
            longest = 0.0
            for _ in range(30):
                begun = time.perf_counter()
                await play_first(quick, me)
                longest = max(longest, time.perf_counter() - begun)
            assert not slow.resting, "the bot is still thinking"
            assert slow.journal.seq == 0
            assert longest < 0.5

    run(work)


def test_a_bot_thinks_once_about_a_question_however_many_look(tmp_path: Path) -> None:
    asked = tmp_path / "asked"

    async def work() -> None:
        async with open_house(tmp_path) as house:
            calls = []

            class Counting(BotPool):
                async def choose(self, bot: str, id: str, table: entrepot.Table, seat: int) -> int:
                    calls.append(seat)
                    await until(asked.exists)
                    return table.moves(seat)[0].number

            house.bots = Counting(1)
            me = await house.people.welcome()
            live = await house.live(await new_table(house, me, "random", "random"))
            peers = [Peer(me.id, None, -1) for _ in range(20)]
            for peer in peers:
                await live.connect(peer)
            await until(lambda: bool(calls))
            assert len(calls) == 1
            asked.touch()
            await until(lambda: live.journal.seq > 0)

    run(work)


def test_bots_are_paced_by_turn_and_not_by_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paced: list[tuple[int, int]] = []

    async def work() -> None:
        async with open_house(tmp_path) as house:
            me = await house.people.welcome()
            live = await house.live(await new_table(house, me, "greedy", "greedy", game="goa"))

            async def let_follow(steps: int) -> None:
                paced.append((live.journal.seq, steps))

            monkeypatch.setattr(live.bots, "let_follow", let_follow)
            await live.connect(Peer(me.id, None, -1))
            await until(lambda: live.journal.seq > 60)
            await live.stop()
            movers = [seat for seat, _ in game_at(live).ledger]
            for seq, steps in paced:
                if not 0 < seq < len(movers):
                    continue
                before, now = movers[seq - 1], movers[seq]
                if before == now:
                    assert steps == 0, "within its turn a bot does not wait"
                else:
                    burst = next((at for at in range(seq) if movers[seq - 1 - at] != before), seq)
                    assert steps == min(8, burst), "before its turn it waits for all of the turn before"

    run(work)
    assert {steps for _, steps in paced} > {0, 1}


def children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="needs Linux to see the processes of a server")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_the_processes_of_bots_end_with_the_server(launch: Launch, welcome: Welcome, how: signal.Signals) -> None:
    server = launch()
    amber = welcome("Amber", server.url)
    chair = amber.sit(amber.open(BOT, BOT, ME))
    while not any(entry["seat"] in (0, 1) for entry in chair.now["news"]):  # until a bot has moved
        if chair.asked == [2]:
            chair.play(chair.offers[0])
        chair.catch_up(chair.seq + 1)
    workers = children(server.process)
    assert workers
    server.end(how)
    wait_for(lambda: not any(is_alive(worker) for worker in workers))
    assert "Traceback" not in server.said(), server.said()
