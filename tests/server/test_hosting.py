"""What the host of a table decides, what people are told of it, and which other tables wait for them."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from entrepot import EntrepotError
from entrepot.server.peers import Peer
from entrepot.server.socket import Conversation

from .conftest import Launch, Welcome
from .guest import BOT, HERE, ME, OPEN, Chair, Guest, Json, play_on
from .house import game_at, new_table, open_house, play_first, run
from .running import Server, wait_for


def guests(host: Guest, table: str) -> dict[str, Json]:
    return {guest["name"]: guest for guest in host.ask("GET", f"/api/tables/{table}/guests")}


def parting(chair: Chair) -> tuple[int, str]:
    """How a socket is closed: the code, and the key of the sentence."""
    with pytest.raises(ConnectionClosed) as closed:
        chair.until(lambda _: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def test_only_the_host_decides_about_guests_and_not_about_just_anybody(server: Server, welcome: Welcome) -> None:
    amber, basil, clove = welcome("Amber"), welcome("Basil"), welcome("Clove")
    table = amber.open(ME, OPEN, OPEN)
    basil.join(table, 1)
    for what, body in (("kick", {}), ("mute", {"muted": True})):
        path = f"/api/tables/{table}/{what}"
        assert basil.refused("POST", path, {"person": amber.me["id"], **body})[0] == 403
        for stranger in (amber, clove):
            assert amber.refused("POST", path, {"person": stranger.me["id"], **body})[0] == 400
    assert basil.refused("GET", f"/api/tables/{table}/guests")[0] == 403
    assert basil.refused("POST", f"/api/tables/{table}/close")[0] == 403
    assert list(guests(amber, table)) == ["Basil"], "who never came is nobody's guest"


def test_who_is_muted_is_told_and_can_be_heard_again(server: Server, welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, BOT)
    his, hers = basil.sit(table), amber.sit(table)
    mute = f"/api/tables/{table}/mute"
    (told,) = amber.ask("POST", mute, {"person": basil.me["id"], "muted": True})
    assert (told["name"], told["seats"], told["here"], told["muted"]) == ("Basil", [], True, True), "a watcher"
    assert his.next("muted")["muted"]
    his.say("hello")
    assert his.next("refused")["key"] == "muted"
    assert basil.sit(table).next("muted")["muted"], "also who comes back is told"
    amber.ask("POST", mute, {"person": basil.me["id"], "muted": False})
    assert not his.next("muted")["muted"]
    his.say("hello again")
    while not (lines := hers.next("chat")["lines"]):
        pass
    assert [line["text"] for line in lines] == ["hello again"]


def test_who_is_sent_away_is_told_why_and_a_bot_has_the_seat(server: Server, welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, OPEN)
    basil.join(table, 1)
    his, hers = basil.sit(table), amber.sit(table)
    (told,) = amber.ask("POST", f"/api/tables/{table}/kick", {"person": basil.me["id"]})
    assert (told["name"], told["seats"], told["away"]) == ("Basil", [], True)
    assert parting(his) == (4403, "barred")
    hers.until(lambda now: now["table"]["seats"][1]["kind"] == "bot")
    assert "sent you away" in basil.refused("GET", f"/api/tables/{table}")[1]
    assert basil.refused("POST", f"/api/tables/{table}/join", {"seat": 1})[0] == 403
    assert parting(Chair(basil.dial(table))) == (4403, "barred")
    amber.ask("POST", f"/api/tables/{table}/kick", {"person": basil.me["id"], "away": False})
    assert basil.info(table)["id"] == table
    waiting = amber.open(ME, OPEN, OPEN)
    basil.join(waiting, 1)
    amber.ask("POST", f"/api/tables/{waiting}/kick", {"person": basil.me["id"]})
    assert amber.info(waiting)["seats"][1]["kind"] == "open"


def test_the_host_can_close_a_game_for_everybody(server: Server, welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, OPEN)
    basil.join(table, 1)
    his = basil.sit(table)
    assert amber.http.post(f"/api/tables/{table}/close").status_code == 204
    assert parting(his) == (4410, "table_closed")
    assert "was closed" in basil.refused("GET", f"/api/tables/{table}")[1]
    (entry,) = basil.ask("GET", "/api/history")["tables"]
    assert (entry["id"], entry["status"], entry["winners"]) == (table, "over", [])
    over = amber.open(ME, HERE)
    play_on([amber.sit(over, seat=seat) for seat in (0, 1)], random.Random(3))
    assert amber.refused("POST", f"/api/tables/{over}/close")[0] == 400, "what is over stays as it was"


def test_a_game_that_ends_while_it_is_being_closed_stays_as_it_ended(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            me = await house.people.welcome()
            live = await house.live(await new_table(house, me, "me", "here"))
            _, refused = await asyncio.gather(
                live.concede(me.id, 1), house.hosting.close(me, live), return_exceptions=True
            )
            assert isinstance(refused, EntrepotError)
            assert refused.key == "over"
            kept = await house.store.table(live.id)
            assert kept is not None
            assert (kept.closed, kept.summary.winners) == (None, (0,))

    run(work)


def test_who_is_sent_away_is_kept_out_before_their_seat_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_out: list[bool] = []

    async def work() -> None:
        async with open_house(tmp_path) as house:
            amber, basil = [await house.people.welcome() for _ in range(2)]
            live = await house.live(await new_table(house, amber, "me", "open", "open"))
            await live.take_seat(basil.id, "Basil", 1)
            empty = live.seating.empty

            async def note(seat: int) -> None:
                kept_out.append(house.sanctions.barred(basil.id, live.id))
                await empty(seat)

            monkeypatch.setattr(live.seating, "empty", note)
            await house.hosting.kick(amber, live, basil.id, True)
            assert live.seating.of(basil.id) == []

    run(work)
    assert kept_out == [True]


def test_a_move_that_waits_while_its_player_is_sent_away_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            me = await house.people.welcome()
            live = await house.live(await new_table(house, me, "me", "here"))
            [asked] = game_at(live).waiting
            change, begun, go_on = house.store.change_seat, asyncio.Event(), asyncio.Event()

            async def late(*given: Any) -> None:
                begun.set()
                await go_on.wait()
                await change(*given)

            monkeypatch.setattr(house.store, "change_seat", late)
            emptying = asyncio.create_task(live.empty_seat(asked))
            await begun.wait()
            moving = asyncio.create_task(play_first(live, me))
            await asyncio.sleep(0)  # it waits for its turn
            go_on.set()
            await emptying
            with pytest.raises(EntrepotError, match="not your seat"):
                await moving

    run(work)


class Line:
    """A socket that hears nothing, and remembers how it was closed."""

    client = None

    def __init__(self) -> None:
        self.closed: list[tuple[int, str]] = []

    async def receive_data(self, mode: str) -> str:
        await asyncio.Event().wait()
        raise AssertionError("nobody says anything")

    async def send_data(self, data: str, mode: str) -> None:
        pass

    async def close(self, code: int, reason: str) -> None:
        self.closed.append((code, reason))


def test_who_is_sent_away_while_their_table_is_rebuilt_does_not_stay(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            amber, basil = [await house.people.welcome() for _ in range(2)]
            live = await house.live(await new_table(house, amber, "me", "here"))
            line = Line()
            conversation = Conversation(line, house, live, basil, Peer(basil.id, None, -1))  # type: ignore[arg-type]
            await house.office.sanction("bar", person=basil.id, table=live.id)
            await house.look_at_notices()
            await conversation.hold()
            assert line.closed == [(4403, "barred")]

    run(work)


def test_who_looks_at_one_table_is_told_which_others_wait(server: Server, welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    here, there = (amber.open(ME, OPEN, title=title) for title in ("Here", "There"))
    hers = amber.sit(here)
    basil.join(there, 1)
    his = basil.sit(there)
    while his.offers:
        his.play(his.offers[0])
        his.catch_up(his.now["seq"] + 1)
    told = hers.next("turns")
    assert (told["count"], told["table"], told["game"], told["title"]) == (1, there, "carthage", "There")
    assert amber.sit(here).next("turns")["table"] == there, "also who comes"
    second = amber.sit(there)
    assert [table["id"] for table in amber.ask("GET", "/api/turns")] == [there]
    while second.offers:
        second.play(second.offers[0])
        second.catch_up(second.now["seq"] + 1)
    assert hers.next("turns") == {"type": "turns", "count": 0, "table": "", "game": "", "title": ""}


def test_a_full_house_refuses_new_tables_in_words_and_those_at_play_go_on(launch: Launch, welcome: Welcome) -> None:
    small = launch(tables_at_play=1)
    amber = welcome("Amber", url=small.url)
    table = amber.open(ME, HERE)
    chair = amber.sit(table)
    refused = amber.http.post("/api/tables", json={"game": "carthage", "seats": [ME, HERE]})
    assert (refused.status_code, refused.json()["detail"]) == (
        503,
        "The server has as many tables at play as it can serve. Games go on; open a new one a little later.",
    )
    measured = amber.http.get("/metrics").text
    assert "entrepot_tables_most 1" in measured
    assert 'entrepot_refusals_total{key="full_house"} 1' in measured
    seat = chair.now["view"]["waiting"][0]
    player = amber.sit(table, seat=seat)
    player.play(player.offers[0])
    player.catch_up(1)
    for open_chair in (chair, player):
        open_chair.socket.close()
    wait_for(lambda: amber.http.post("/api/tables", json={"game": "carthage", "seats": [ME, HERE]}).is_success)
