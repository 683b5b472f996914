"""Reviews of finished games on the server: asked for, refused, followed while they are made, and kept."""

import asyncio
from pathlib import Path

import pytest

from entrepot.server import messages
from entrepot.server.house import House
from entrepot.server.throttle import TooMany

from .conftest import Welcome
from .guest import BOT, HERE, ME, Guest, Json
from .house import game_at, new_table, open_house, play_first, run, until
from .running import Server, wait_for

SETTINGS = {"review_seconds": 1.0, "review_cores": 1, "review_nice": 0}
MOVES = 6
"""Enough to be reviewed: then somebody concedes."""


def short_game(guest: Guest) -> str:
    """A game that ends after a few moves, because one seat gives up."""
    table = guest.open(ME, HERE)
    chairs = [guest.sit(table, seat=seat) for seat in (0, 1)]
    for seq in range(MOVES):
        for chair in chairs:
            chair.catch_up(seq)
        asked = chairs[chairs[0].asked[0]]
        asked.play(asked.offers[0])
    for chair in chairs:
        chair.catch_up(MOVES)
    guest.ask("POST", f"/api/tables/{table}/concede", {"seat": 1})
    return table


def finished(guest: Guest, table: str, query: str = "") -> Json:
    """The review of a table, once it is done."""
    wait_for(lambda: guest.ask("GET", f"/api/tables/{table}/review")["status"] == "done")
    return dict(guest.ask("GET", f"/api/tables/{table}/review{query}"))


def test_a_review_is_made_in_the_background_and_kept(welcome: Welcome, server: Server) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = short_game(amber)
    nothing = amber.ask("GET", f"/api/tables/{table}/review")
    assert (nothing["status"], nothing["verdicts"], nothing["decisions"]) == ("none", [], 0)

    first = amber.ask("POST", f"/api/tables/{table}/review")
    assert first["status"] in ("waiting", "running", "done")
    done = finished(amber, table)
    assert (done["share"], done["judged"], done["looked"]) == (1.0, done["decisions"], [0, 1])
    assert 0 < done["decisions"] <= MOVES
    assert [one["index"] for one in done["verdicts"]] == sorted(one["index"] for one in done["verdicts"])
    for one in done["verdicts"]:
        assert abs(sum(one["chances"]) - 1) < 1e-6
        assert one["as_master"] or one["swing"] < 0
        assert set(one["played"]["points"]) == {"points", "stock", "coins", "ahead"}
    assert done["bands"][0] == {"index": 0, "progress": {"tokens": 0, "end": 8}}

    kept = server.rows('select seq, at from reviews where "table" = ?', table)
    assert [seq for seq, _ in kept] == [MOVES + 1]
    assert basil.ask("POST", f"/api/tables/{table}/review") == done, "a second look costs nothing, whoever looks"
    assert server.rows('select seq, at from reviews where "table" = ?', table) == kept


def test_a_seats_review_tells_of_its_own_decisions_alone(welcome: Welcome) -> None:
    amber = welcome("Amber")
    table = short_game(amber)
    amber.ask("POST", f"/api/tables/{table}/review")
    everybody = finished(amber, table)
    for seat in (0, 1):
        own = finished(amber, table, f"?seat={seat}")
        assert own["verdicts"] == [one for one in everybody["verdicts"] if one["seat"] == seat]
        assert [point["chances"] for point in own["course"]] == [one["chances"] for one in own["verdicts"]]
        assert [standing["seat"] for standing in own["standings"]] == [seat]
        assert own["standings"][0]["decisions"] == len(own["verdicts"])
    assert amber.refused("GET", f"/api/tables/{table}/review?seat=2")[0] == 403


def test_an_unfinished_game_is_not_reviewed(welcome: Welcome) -> None:
    amber = welcome("Amber")
    table = amber.open(ME, BOT)
    for method in ("GET", "POST"):
        status, why = amber.refused(method, f"/api/tables/{table}/review")
        assert (status, "help in the game" in why) == (403, True)


async def conceded_game(house: House, me: messages.Me) -> str:
    table = await new_table(house, me, "me", "here")
    live = await house.live(table)
    for _ in range(MOVES):
        await play_first(live, me)
    await live.concede(me.id, 0)
    return table


async def ask(house: House, me: messages.Me, table: str) -> None:
    live = await house.live(table)
    await house.reviews.ask(me.id, live, game_at(live))


async def told(house: House, table: str) -> messages.Review:
    return await house.reviews.tell(await house.live(table), None)


def test_reviews_wait_in_order_one_for_each_person(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path, **SETTINGS, reviews=2) as house:
            amber, basil, clove = [await house.people.welcome() for _ in range(3)]
            first, second = await conceded_game(house, amber), await conceded_game(house, amber)
            third = await conceded_game(house, clove)
            await ask(house, amber, first)
            await ask(house, amber, first)  # twice is once
            with pytest.raises(TooMany, match="One review at a time"):
                await ask(house, amber, second)
            await ask(house, basil, second)
            waiting = await told(house, second)
            assert (waiting.status, waiting.ahead) == ("waiting", 1)
            with pytest.raises(TooMany, match="Many reviews"):
                await ask(house, clove, third)
            while (now := await told(house, second)).status != "done":
                assert now.status != "none", "asked for, it is never as if it were not"
                await asyncio.sleep(0.01)
            assert (await told(house, first)).status == "done", "in the order in which they were asked for"
            await until(lambda: not house.reviews.busy)

    run(work)


def test_who_asks_for_several_reviews_at_once_gets_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path, **SETTINGS) as house:
            amber = await house.people.welcome()
            tables = [await conceded_game(house, amber) for _ in range(3)]
            answers = await asyncio.gather(*(ask(house, amber, table) for table in tables), return_exceptions=True)
            assert sum(isinstance(answer, TooMany) for answer in answers) == 2
            assert house.reviews.waiting == 1

    run(work)


def test_what_is_done_can_be_read_while_it_is_made(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path, **SETTINGS) as house:
            me = await house.people.welcome()
            table = await conceded_game(house, me)
            await ask(house, me, table)
            seen: list[messages.Review] = []
            while (now := await told(house, table)).status != "done":
                if not seen or now.judged > seen[-1].judged:
                    seen.append(now)
                await asyncio.sleep(0)
            assert any(0 < one.judged < one.decisions and 0 < one.share < 1 for one in seen)
            assert all(len(one.verdicts) == one.judged == len(one.course) for one in seen)

    run(work)


def test_a_review_that_fails_can_be_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_house(tmp_path, **SETTINGS) as house:
            me = await house.people.welcome()
            table = await conceded_game(house, me)
            with monkeypatch.context() as trouble:
                trouble.setattr("entrepot.server.reviews.look", len)  # no worker can do that with a question
                await ask(house, me, table)
                await until(lambda: not house.reviews.busy)
            assert (await told(house, table)).status == "failed"
            await ask(house, me, table)
            await until(lambda: not house.reviews.busy)
            assert (await told(house, table)).status == "done"

    run(work)


def test_a_table_that_is_removed_meanwhile_is_no_trouble(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path, **SETTINGS) as house:
            me = await house.people.welcome()
            table = await conceded_game(house, me)
            await ask(house, me, table)
            await house.remove(me, table)
            await until(lambda: not house.reviews.busy)
            assert await house.store.review(table) is None

    run(work)
