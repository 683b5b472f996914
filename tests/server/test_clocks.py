"""Clocks: how time is counted, and what happens when it is out."""

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from entrepot.kernel.errors import EntrepotError
from entrepot.server import messages, showing
from entrepot.server.clocks import Times
from entrepot.server.house import House
from entrepot.server.live import LiveTable
from entrepot.server.storage import rows

from .conftest import Welcome
from .guest import ME, OPEN
from .house import game_at, open_house, play_first, run
from .running import Server

MOVE = rows.Clock(kind="move", seconds=30)
GAME = rows.Clock(kind="game", seconds=100, more=5)


def test_nobodys_clock_runs_before_the_first_move() -> None:
    times = Times(MOVE)
    assert [times.until(seat) for seat in (0, 1)] == [None, None]
    times = times.after(0, [1], [], 1000.0)
    assert [times.until(seat) for seat in (0, 1)] == [None, 1030.0]


def test_each_decision_has_its_own_time() -> None:
    times = Times(MOVE).after(0, [1], [], 1000.0).after(1, [1], [], 1020.0)
    assert times.until(1) == 1050.0
    assert times.after(1, [0], [], 1049.0).until(0) == 1079.0


def test_what_is_left_is_known_of_those_who_are_not_asked_too() -> None:
    times = Times(GAME).after(0, [1], [], 1000.0).after(1, [0], [], 1030.0)
    assert [times.left(seat) for seat in (0, 1)] == [100 + 5, 100 + 5 - 30]
    assert Times(MOVE).left(0) == 30


def test_the_time_of_a_game_is_used_up_and_grows_by_each_turn() -> None:
    times = Times(GAME).after(0, [1], [], 1000.0)
    assert times.until(1) == 1100.0
    times = times.after(1, [1], [], 1010.0)
    assert times.until(1) == 1010.0 + 100 + 5 - 10, "within a turn nothing is added again"
    times = times.after(1, [0], [], 1030.0)
    assert times.spent == {1: 30.0}
    assert times.until(0) == 1030.0 + 100 + 5
    times = times.after(0, [1], [], 1040.0).after(1, [0], [], 1040.0)
    assert times.turns == {0: 2, 1: 2}
    assert times.after(0, [1], [], 1040.0).until(1) == 1040.0 + 100 + 10 - 30


def test_who_is_asked_together_with_others_is_not_given_more_time_by_them() -> None:
    times = Times(MOVE).after(0, [1, 2], [], 1000.0)
    times = times.after(1, [2], [2], 1020.0)
    assert times.until(2) == 1030.0


def test_a_clock_that_was_set_back_gives_nothing_away() -> None:
    times = Times(GAME).after(0, [1], [], 1000.0).after(1, [1], [], 900.0)
    assert times.spent == {1: 0.0}


async def timed(house: House, me: messages.Me, then: Any, kind: Any = "move", seconds: float = 30.0) -> LiveTable:
    """A table of one person against another on the same device, with clocks, after the first move."""
    seats = [
        messages.SeatWish("me"),
        messages.SeatWish("here", name="Neighbour"),
        messages.SeatWish("bot", bot="random"),
    ]
    clock = messages.ClockWish(kind, seconds, then=then)
    live = await house.live(await house.opening.table(me, messages.NewTable("carthage", seats, clock=clock)))
    while live.seating.bot_of(game_at(live).waiting[0]) is not None:
        live.bots.wake()
        await live.bots.chores.finish()
    await play_first(live, me)
    return live


def asked(live: LiveTable) -> int:
    return game_at(live).waiting[0]


@pytest.mark.parametrize("then", ["bot", "concede"])
def test_when_time_is_out_a_bot_takes_over_or_the_game_is_conceded(then: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path, clock_grace=1000.0) as house:
            me = await house.people.welcome()
            live = await timed(house, me, then)
            while live.seating.bot_of(asked(live)) is not None:
                await live.bots.chores.finish()
            seat, seq = asked(live), live.journal.seq
            await house.tick(time.time() + 20)
            assert (live.journal.seq, live.seating.seats[seat].away) == (seq, False), "there is time left"
            await house.tick(time.time() + 31)
            if then == "bot":
                assert live.seating.seats[seat].away
                assert live.seating.bot_of(seat) is not None
                await live.take_seat(me.id, me.name, seat)
                assert not live.seating.seats[seat].away, "for the next decision there is time again"
            else:
                assert seat in live.journal.conceded
            await live.stop()
            before = live.journal.state
            assert before is not None
            assert [mark.seat for mark in before.lapses] == [seat]
            assert showing.moment(before, 0.0, None, False, -1).lapses == list(before.lapses), "the log tells it to all"
            await live.rebuild()
            assert live.journal.state is not None
            assert live.journal.state.lapses == before.lapses, "also after a restart"

    run(work)


def test_tables_that_nobody_looks_at_are_timed_too(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path, clock_grace=1000.0) as house:
            me = await house.people.welcome()
            live = await timed(house, me, "concede", "days", 3 * 86400.0)
            await live.stop()
            table, facts = live.id, live.facts
            assert facts.clock == rows.Clock(kind="days", seconds=3 * 86400.0, then="concede")
            assert await house.store.timed_tables() == [table]
        async with open_house(tmp_path, clock_grace=1000.0) as house:
            await house.tick(time.time() + 2 * 86400)
            assert not (await house.live(table)).journal.conceded
            await house.tick(time.time() + 4 * 86400)
            live = await house.live(table)
            assert live.journal.conceded or live.seating.bot_of(asked(live)) is not None

    run(work)


def test_who_has_used_up_a_games_time_cannot_take_the_seat_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path, clock_grace=1000.0) as house:
            me = await house.people.welcome()
            live = await timed(house, me, "bot", "game", 60.0)
            while live.seating.bot_of(asked(live)) is not None:
                await live.bots.chores.finish()
            seat = asked(live)
            await house.tick(time.time() + 61)
            assert live.seating.seats[seat].away
            state = live.journal.state
            assert state is not None
            live.journal.state = replace(state, times=replace(state.times, spent={seat: 61.0}))
            with pytest.raises(EntrepotError, match="used up"):
                await live.take_seat(me.id, me.name, seat)

    run(work)


def test_everybody_sees_the_clocks_and_the_next_table_keeps_them(server: Server, welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, OPEN, clock={"kind": "move", "seconds": 90})
    basil.join(table, 1)
    assert amber.info(table)["clock"] == {"kind": "move", "seconds": 90.0, "more": 0.0, "then": "bot"}
    hers, his = amber.sit(table), basil.sit(table)
    assert hers.now["times"] == [{"left": 90.0, "until": None}] * 2, "nobody's clock runs before the first move"
    player = hers if hers.offers else his
    player.play(player.offers[0])
    for chair in (hers, his):
        chair.catch_up(1)
        waiting = chair.now["view"]["waiting"][0]
        times = chair.now["times"]
        assert 60 < times[waiting]["until"] - time.time() <= 90
        assert times[1 - waiting]["until"] is None
    (listed,) = amber.ask("GET", "/api/tables")["mine"]
    assert listed["until"] == [times[waiting]["until"]], "lists tell it, too"
    turns = {guest.me["name"]: guest.ask("GET", "/api/turns") for guest in (amber, basil)}
    waiting = hers.now["view"]["waiting"][0]
    assert [info["id"] for info in turns[("Amber", "Basil")[waiting]]] == [table]
    assert turns[("Amber", "Basil")[1 - waiting]] == []


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "move", "seconds": 1},
        {"kind": "year", "seconds": 100},
        {"kind": "game", "seconds": 1e9},
        {"kind": "game", "seconds": 100, "then": "shout"},
        {"kind": "game", "seconds": 100, "more": -1},
        {"kind": "move"},
        7,
    ],
)
def test_a_wrong_clock_is_refused(server: Server, welcome: Welcome, clock: object) -> None:
    wish = {"game": "carthage", "seats": [ME, OPEN], "clock": clock}
    assert welcome("Amber").refused("POST", "/api/tables", wish)[0] == 400
