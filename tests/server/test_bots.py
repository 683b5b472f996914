"""Bots think in other processes, and one that fails costs its own move only."""

import asyncio
import os
import random
import signal
from collections.abc import Sequence
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

import entrepot
from entrepot.bots import _makers
from entrepot.bots.random import RandomBot
from entrepot.kernel.moves import Move
from entrepot.server import bots
from entrepot.server.bots import FIRST, Asked, BotPool, Place, Rank, Task, Think, Thought, Turns, Worker, think
from entrepot.server.moments import Moments
from entrepot.server.peers import Peer
from entrepot.server.processes import Process

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
        table = entrepot.load("carthage").deal(2, seed=1)
        first = await worker.choose(odd_bots.name_yourself, Asked("", "t", table, 0), 30.0)
        assert first == await worker.choose(odd_bots.name_yourself, Asked("", "t", table, 0), 30.0)
        assert first is not None
        assert first != os.getpid()
        worker.end()
        wait_for(lambda: not is_alive(first))

    run(work)


def test_a_process_is_told_only_the_moves_that_it_does_not_know() -> None:
    """Three tables in turn, with undos: the bot stands where the table stands, and hears each move once."""
    bots._kept.clear()
    luck = random.Random(9)
    tables = {name: entrepot.load("carthage").deal(3, seed=seed) for seed, name in enumerate("abc")}
    told: list[int] = []
    worker = Worker()

    async def work() -> None:
        for _ in range(60):
            for name, table in tables.items():
                seat = table.waiting[0]
                assert await worker.choose(stand, Asked("random", name, table, seat), 30.0) is not None
                table.play(seat, luck.choice(table.moves(seat)))
                if table.can_undo(seat) and luck.random() < 0.3:
                    table.undo(seat)

    def stand(task: Task) -> int | None:
        told.append(len(task.moves))
        number = think(task)
        known, true = bots._kept[task.table], tables[task.table]
        assert known.save() == true.save()
        return number

    async def at_once(work: Think, task: Task, seconds: float) -> int | None:
        return work(task)

    worker._process.run = at_once  # type: ignore[method-assign, assignment]
    run(work)
    anew = [count for count in told if count > 1]
    assert sum(count <= 1 for count in told) > 2 * len(anew), "after an undo it is told everything, else the last move"


def test_what_a_process_has_forgotten_it_is_told_anew() -> None:
    async def work() -> None:
        worker = Worker()
        table = entrepot.load("carthage").deal(2, seed=1)
        for _ in range(10):
            table.play(table.waiting[0], table.moves(table.waiting[0])[0])
        seat = table.waiting[0]
        legal = [move.number for move in table.moves(seat)]
        worker._told["t"] = table.ledger[:7]  # so we believe; the process has never heard of the table
        asked = Asked("random", "t", table, seat)
        assert await worker.choose(think, asked, 30.0) in legal
        assert worker.knows(asked) == 10
        worker.end()
        assert worker.knows(asked) == 0

    run(work)


def test_the_same_bot_plays_for_a_seat_from_move_to_move_and_another_at_another_table() -> None:
    bots._kept.clear()
    bots._players.clear()
    table = entrepot.load("carthage").deal(2, seed=1)
    players = []
    for id in ("a", "a", "b", "a"):
        assert think(bots.task(Asked("level-1", id, table, table.waiting[0]), 0, None)) is not None
        players.append(next(reversed(bots._players.values())))
    assert players[0] is players[1] is players[3] is not players[2]


def test_who_looks_back_step_by_step_plays_one_move_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def counting(table: entrepot.Table, moves: Sequence[tuple[int, Move]]) -> entrepot.Table:
        played.append(len(moves))
        for seat, move in moves:
            table.play(seat, move)
        return table

    monkeypatch.setattr("entrepot.server.moments._played_on", counting)

    async def work() -> None:
        luck = random.Random(4)
        table = entrepot.load("carthage").deal(3, seed=5)
        while not table.over:
            table.play(table.waiting[0], luck.choice(table.moves(table.waiting[0])))
        moments = Moments()
        for index in (*range(20), 7, 40, 41, len(table.ledger)):
            then = await moments.at(table, index)
            assert then.save() == table.at(index).save()
        assert played == [*[1] * 19, 21, 1], "7 is forgotten and played from the start, 40 follows from 19"

    run(work)


def test_a_moment_that_was_taken_back_is_not_shown() -> None:
    async def work() -> None:
        luck = random.Random(4)
        table = entrepot.load("carthage").deal(2, seed=5)
        moments = Moments()
        while not table.can_undo(table.ledger[-1][0] if table.ledger else 0):
            table.play(table.waiting[0], luck.choice(table.moves(table.waiting[0])))
        seat, wrong = table.ledger[-1]
        await moments.at(table.copy(), len(table.ledger))
        kept = await moments.at(table.copy(), len(table.ledger) - 1)
        table.undo(seat)
        table.play(seat, next(move for move in table.moves(seat) if move is not wrong))
        table.play(table.waiting[0], table.moves(table.waiting[0])[0])
        then = await moments.at(table, len(table.ledger) - 1)
        assert then.ledger == table.ledger[:-1] != [*kept.ledger, (seat, wrong)]

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
            said = [line.text for line in live.chat.lines]
            assert len(said) == 1, "people are told once"
            assert f"The bot {bot} did not choose" in said[0]

    run(work)
    assert sum("another plays" in message for message in caplog.messages) >= 2


def test_greedy_plays_for_a_bot_that_fails() -> None:
    async def work() -> None:
        pool = BotPool(1, 30.0, odd_bots.think_or_crash)
        table = entrepot.load("carthage").deal(2, seed=1)
        seat = table.waiting[0]
        best = entrepot.bot("greedy", seed=1).choose(table.sight(seat))
        for _ in range(3):
            assert (await pool.choose(Asked("crashing", "t", table, seat))).number == best.number
        pool.close()

    run(work)


def test_tables_that_somebody_looks_at_come_first() -> None:
    order: list[str] = []

    async def work() -> None:
        turns = Turns(1)
        await turns.take(Place(Rank.UNSEEN))

        async def wait(name: str, rank: Rank) -> None:
            await turns.take(Place(rank, name))
            order.append(name)
            turns.give()

        ranks = {"a": Rank.UNSEEN, "b": Rank.UNSEEN, "C": Rank.WATCHED, "D": Rank.PEOPLE, "e": Rank.UNSEEN}
        waiting = [asyncio.create_task(wait(name, rank)) for name, rank in ranks.items()]
        await asyncio.sleep(0)
        waiting[0].cancel()
        turns.give()
        await asyncio.gather(*waiting, return_exceptions=True)
        await turns.take(Place())

    run(work)
    assert order == ["D", "C", "b", "e"]


def test_who_opens_many_tables_does_not_come_before_others() -> None:
    order: list[str] = []

    async def work() -> None:
        turns = Turns(1)
        await turns.take(Place())

        async def wait(whose: str) -> None:
            await turns.take(Place(Rank.PEOPLE, whose))
            order.append(whose)
            turns.give()

        waiting = [asyncio.create_task(wait(whose)) for whose in ("mallory",) * 4 + ("amber", "basil")]
        await asyncio.sleep(0)
        turns.give()
        await asyncio.gather(*waiting)

    run(work)
    assert order == ["mallory", "amber", "basil", "mallory", "mallory", "mallory"]


def test_of_tables_that_nobody_sees_one_moves_at_a_time_until_somebody_looks(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path, bot_pace=60.0) as house:
            me = await house.people.welcome()
            tables = [await house.live(await new_table(house, me, "random", "random")) for _ in range(3)]
            await until(lambda: sum(live.journal.seq for live in tables) == 1)
            rest = next(live for live in tables if not live.journal.seq)
            await rest.connect(Peer(me.id, None, -1))
            await until(lambda: rest.journal.seq > 0)
            assert sum(live.journal.seq > 0 for live in tables) == 2, "the third still stands back"

    run(work)


def test_a_bot_that_takes_too_long_loses_its_process_and_the_next_gets_a_new_one() -> None:
    async def work() -> None:
        pool = BotPool(1, 5.0, odd_bots.think)  # in which a new process reads the game
        table = entrepot.load("carthage").deal(2, seed=1)
        seat = table.waiting[0]
        legal = [move.number for move in table.moves(seat)]
        stuck = await pool.choose(Asked("stuck", "t", table, seat))
        assert stuck.number in legal
        assert stuck.fault
        after = await pool.choose(Asked("random", "t", table, seat))
        assert after.number in legal
        assert not after.fault
        pool.close()

    run(work)


def test_a_process_that_cannot_be_started_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(self: BaseProcess) -> None:
        raise OSError("no memory left for another one")

    async def work() -> None:
        with pytest.raises(OSError, match="no memory left"):
            await Process().run(len, b"", 1.0)

    monkeypatch.setattr(BaseProcess, "start", start)
    run(work)


def test_an_answer_may_be_large() -> None:
    """Larger by far than what a socket, or a reader of one, holds at once."""

    async def work() -> None:
        process = Process()
        try:
            found = await process.run(bytes, 3_000_000, 30.0)
        finally:
            process.end()
        assert found == bytes(3_000_000)

    run(work)


def test_waiting_for_a_free_process_is_not_thinking(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        pool = BotPool(1, 3.0, odd_bots.think)
        table = entrepot.load("carthage").deal(2, seed=1)
        seat = table.waiting[0]
        await asyncio.gather(*(pool.choose(Asked("thinking", "t", table, seat)) for _ in range(4)))
        pool.close()

    run(work)
    assert caplog.messages == [], "four bots of a second in one process: each is within its three"


def test_a_slow_bot_does_not_delay_a_persons_move_elsewhere(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            house.bots = BotPool(1, 30.0, odd_bots.think)
            me = await house.people.welcome()
            slow = await house.live(await new_table(house, me, "stuck", "stuck"))
            slow.bots.wake()
            quick = await house.live(await new_table(house, me, "me", "here"))
            for _ in range(30):
                await play_first(quick, me)
            assert not slow.resting, "the bot is still thinking"
            assert slow.journal.seq == 0

    run(work)


def test_a_bot_thinks_once_about_a_question_however_many_look(tmp_path: Path) -> None:
    asked = tmp_path / "asked"

    async def work() -> None:
        async with open_house(tmp_path) as house:
            calls = []

            class Counting(BotPool):
                async def choose(self, bot: Asked, place: Place = FIRST) -> Thought:
                    calls.append(bot.seat)
                    await until(asked.exists)
                    return Thought(bot.table.moves(bot.seat)[0].number)

            house.bots = Counting(1, 20.0)
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
