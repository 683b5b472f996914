"""People who come and go: names first, bots that make room, absence, nudging, sitting in, conceding, closing."""

import random
import threading
from pathlib import Path
from typing import Any

import pytest

from entrepot.server.bots import Thought
from entrepot.server.heads import winners
from entrepot.server.settings import Settings

from .conftest import Launch, Welcome
from .guest import BOT, HERE, ME, OPEN, Chair, Guest, Json, play_bots, play_on
from .house import game_at, new_table, open_house, play_first, run, until
from .running import wait_for

SETTINGS = {"nudge": 60.0}


def seat_of(chair: Chair, seat: int) -> Json:
    return dict(chair.now["table"]["seats"][seat])


def hand_of(chair: Chair, seat: int) -> Any:
    return chair.now["view"]["board"]["players"][seat]["hand"]


def together(amber: Guest, basil: Guest) -> tuple[str, Chair, Chair]:
    """Two people at a table of two, the game has begun, and each knows that the other is here."""
    table = amber.open(ME, OPEN)
    basil.join(table, 1)
    hers, his = amber.sit(table), basil.sit(table)
    hers.until(lambda update: update["table"]["seats"][1]["online"])
    return table, hers, his


def until_asked(hers: Chair, his: Chair, seat: int, luck: int = 3) -> None:
    while hers.asked != [seat]:
        play_on([hers, his], random.Random(luck), moves=1)


# Names ---------------------------------------------------------------------------------------------------------------


def test_who_joins_gives_a_name_first(welcome: Welcome) -> None:
    amber, stranger = welcome("Amber"), Guest(welcome("Basil").url)
    me = stranger.http.get("/api/me").json()
    assert me["named"] is False
    table = amber.open(ME, OPEN, OPEN)
    status, why = stranger.refused("POST", f"/api/tables/{table}/join", {"seat": 1})
    assert (status, "name" in why) == (400, True)
    assert amber.info(table)["seats"][1]["kind"] == "open"
    assert stranger.ask("PUT", "/api/me", {"name": " Tomas \n"})["named"] is True
    info = stranger.ask("POST", f"/api/tables/{table}/join", {"seat": 1})
    assert (info["seats"][1]["name"], info["seats"][1]["mine"]) == ("Tomas", True)
    assert stranger.http.get("/api/me").json()["named"] is True
    stranger.close()


def test_a_new_name_is_seen_at_the_tables_where_one_sits(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table, hers, _ = together(amber, basil)
    basil.ask("PUT", "/api/me", {"name": "Tomas"})
    hers.until(lambda update: update["table"]["seats"][1]["name"] == "Tomas")
    assert amber.ask("GET", "/api/tables")["mine"][0]["seats"][1]["name"] == "Tomas"
    assert amber.info(table)["seats"][0]["name"] == "Amber"


# The waiting room ----------------------------------------------------------------------------------------------------


def test_a_free_seat_can_be_filled_with_a_bot_and_the_last_begins_the_game(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, OPEN, OPEN)
    fill = f"/api/tables/{table}/fill"
    assert basil.refused("POST", fill, {"seat": 1})[0] == 403
    assert amber.refused("POST", fill, {"seat": 0}) == (400, "This seat is taken.")
    assert amber.refused("POST", fill, {"seat": 1, "bot": "nobody"})[0] == 400
    assert amber.refused("POST", fill, {"seat": 7})[0] == 400
    first = amber.ask("POST", fill, {"seat": 1, "bot": "random"})
    assert (first["status"], first["seats"][1]["kind"], first["seats"][1]["bot"]) == ("open", "bot", "random")
    basil.join(table, 2)
    assert amber.info(table)["status"] == "playing"
    other = amber.open(ME, OPEN)
    chair = amber.sit(other)
    begun = amber.ask("POST", f"/api/tables/{other}/fill", {"seat": 1})
    assert (begun["status"], begun["seats"][1]["bot"]) == ("playing", "greedy")
    chair.until(lambda update: "view" in update)
    assert amber.refused("POST", f"/api/tables/{other}/fill", {"seat": 1})[0] == 400


def test_who_opened_a_table_can_clear_it_away(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, OPEN, OPEN)
    basil.join(table, 1)
    his = basil.sit(table)
    his.say("Soon?")
    his.next("chat")
    assert basil.refused("POST", f"/api/tables/{table}/close")[0] == 403
    assert amber.http.post(f"/api/tables/{table}/close").status_code == 204
    assert his.closed() == 4410
    assert amber.refused("GET", f"/api/tables/{table}")[0] == 404
    assert basil.ask("GET", "/api/tables")["mine"] == []


def test_a_table_that_is_closed_while_somebody_sits_down_stays_closed(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    for _ in range(4):
        table = amber.open(ME, OPEN)
        start = threading.Barrier(2)
        statuses: dict[str, int] = {}

        def ask(guest: Guest, what: str, body: Any, barrier: threading.Barrier, to: dict[str, int], at: str) -> None:
            barrier.wait()
            to[what] = guest.http.post(f"/api/tables/{at}/{what}", json=body).status_code

        threads = [
            threading.Thread(target=ask, args=(amber, "close", {}, start, statuses, table)),
            threading.Thread(target=ask, args=(basil, "join", {"seat": 1}, start, statuses, table)),
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert statuses["close"] == 204
        begun = statuses["join"] == 200
        assert amber.http.get(f"/api/tables/{table}").status_code == (400 if begun else 404), statuses


# Bots that make room -------------------------------------------------------------------------------------------------


def test_a_bots_seat_can_be_taken_only_when_it_is_offered(welcome: Welcome) -> None:
    amber, basil, clove = welcome("Amber"), welcome("Basil"), welcome("Clove")
    table = amber.open(ME, BOT, BOT)
    join, offer = f"/api/tables/{table}/join", f"/api/tables/{table}/offer"
    assert amber.info(table)["seats"][1]["offered"] is None
    assert basil.refused("POST", join, {"seat": 1}) == (400, "This seat is taken.")
    assert basil.refused("POST", offer, {"seat": 1, "offered": True})[0] == 403
    assert amber.refused("POST", offer, {"seat": 0, "offered": True})[0] == 400
    amber.ask("POST", offer, {"seat": 1, "offered": True})
    assert amber.refused("POST", join, {"seat": 1}) == (400, "You already have a seat at this table.")
    info = basil.ask("POST", join, {"seat": 1})
    assert (info["seats"][1]["kind"], info["seats"][1]["name"], info["seats"][1]["mine"]) == ("person", "Basil", True)
    assert basil.ask("POST", f"/api/tables/{table}/offer", {"seat": 2, "offered": True})["seats"][2]["offered"] is True
    assert clove.refused("POST", join, {"seat": 1}) == (400, "This seat is taken.")
    amber.ask("POST", offer, {"seat": 2, "offered": False})
    assert clove.refused("POST", join, {"seat": 2}) == (400, "This seat is taken.")


def test_of_two_friends_who_want_to_sit_in_for_a_bot_one_does(welcome: Welcome) -> None:
    amber, rivals = welcome("Amber"), [welcome("Basil"), welcome("Clove")]
    for _ in range(4):
        table = amber.open(ME, BOT)
        amber.ask("POST", f"/api/tables/{table}/offer", {"seat": 1, "offered": True})
        start = threading.Barrier(2)
        answers: list[tuple[int, str]] = []

        def sit(rival: Guest, at: str, barrier: threading.Barrier, to: list[tuple[int, str]]) -> None:
            barrier.wait()
            answer = rival.http.post(f"/api/tables/{at}/join", json={"seat": 1})
            to.append((answer.status_code, answer.json().get("detail", "")))

        threads = [threading.Thread(target=sit, args=(rival, table, start, answers)) for rival in rivals]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == [(200, ""), (400, "This seat is taken.")]
        assert sum(rival.info(table)["seats"][1]["mine"] for rival in rivals) == 1


def test_the_secrets_of_a_bots_seat_go_only_to_who_takes_it_and_the_game_goes_on(welcome: Welcome) -> None:
    amber, basil, watcher = welcome("Amber"), welcome("Basil"), welcome("Clove")
    table = amber.open(ME, BOT)
    hers, his, looking = amber.sit(table), basil.sit(table), watcher.sit(table)
    for _ in range(3):
        hers.until(lambda update: bool(update["offers"]))
        hers.play(hers.offers[0])
        hers.catch_up(hers.seq + 1)
    hers.until(lambda update: bool(update["offers"]))
    seq = hers.seq
    his.catch_up(seq)
    assert hand_of(his, 1) is None
    amber.ask("POST", f"/api/tables/{table}/offer", {"seat": 1, "offered": True})
    basil.join(table, 1)
    his.until(lambda update: update["seat"] == 1)
    assert hand_of(his, 1) is not None
    assert hand_of(his, 0) is None
    assert his.seq == seq, "nothing was played by sitting down"
    assert [entry["index"] for entry in his.now["news"]] == list(range(his.now["index"] + 1)), "the whole log, anew"
    for other in (hers, looking):
        other.until(lambda update: update["table"]["seats"][1]["kind"] == "person")
        assert hand_of(other, 1) is None
    play_on([hers, his], random.Random(5))
    assert hers.over


def test_a_bot_that_thinks_while_a_friend_sits_down_does_not_move(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            amber, basil = [
                await house.people.rename(await house.people.welcome(), name) for name in ("Amber", "Basil")
            ]
            live = await house.live(await new_table(house, amber, "me", "random"))
            live.bots.pool = held = HeldBots()  # type: ignore[assignment]
            while not held.asked:  # another bot may have been asked for the first move
                if 0 in game_at(live).waiting:
                    await play_first(live, amber)
                await until(lambda: held.asked or 0 in game_at(live).waiting)
            seq = live.journal.seq
            await live.offer_seat(amber.id, 1, True)
            await live.take_seat(basil.id, "Basil", 1)
            held.let_go(game_at(live).moves(1)[0].number)
            await until(lambda: live.bots.chores.idle)
            assert (live.journal.seq, game_at(live).waiting) == (seq, (1,))
            await play_first(live, basil)
            assert live.journal.seq == seq + 1

    run(work)


class HeldBots:
    """A bot that thinks until it is told what to play."""

    def __init__(self) -> None:
        import asyncio

        self.asked = False
        self._answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def choose(self, bot: object, place: object) -> Thought:
        self.asked = True
        return Thought(await self._answer)

    def let_go(self, number: int) -> None:
        self._answer.set_result(number)


# Absence -------------------------------------------------------------------------------------------------------------


def test_the_absent_are_seen_to_be_absent_and_nothing_happens_by_itself(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table, hers, his = together(amber, basil)
    until_asked(hers, his, 1)
    assert (seat_of(hers, 1)["online"], seat_of(hers, 1)["seen"]) == (True, None)
    his.close()
    hers.until(lambda update: not update["table"]["seats"][1]["online"])
    assert seat_of(hers, 1)["seen"] is not None
    assert seat_of(hers, 1)["away"] is False
    assert hers.rest() == [] or hers.asked == [1]
    back = basil.sit(table)
    assert back.offers, "who comes back is still asked"


def test_a_hidden_page_is_not_here(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    _, hers, his = together(amber, basil)
    hers.until(lambda update: update["table"]["seats"][1]["online"])
    his.send(type="here", here=False)
    hers.until(lambda update: not update["table"]["seats"][1]["online"])
    his.send(type="here", here=True)
    hers.until(lambda update: update["table"]["seats"][1]["online"])
    his.send(type="here", here="perhaps")
    assert "cannot be read" in his.next("refused")["reason"]


def test_when_somebody_was_last_seen_outlives_the_server(launch: Launch, welcome: Welcome) -> None:
    server = launch()
    amber, basil = welcome("Amber", server.url), welcome("Basil", server.url)
    table, hers, his = together(amber, basil)
    his.close()
    hers.until(lambda update: not update["table"]["seats"][1]["online"])
    seen = seat_of(hers, 1)["seen"]
    wait_for(lambda: server.rows("select seen from seats where seat = 1")[0][0] == seen)
    server.end()
    server.start()
    assert amber.info(table)["seats"][1]["seen"] == seen


def test_a_nudge_rings_at_the_nudged_person_and_not_too_often(welcome: Welcome) -> None:
    amber, basil, watcher = welcome("Amber"), welcome("Basil"), welcome("Clove")
    table, hers, his = together(amber, basil)
    nudge = f"/api/tables/{table}/nudge"
    until_asked(hers, his, 1)
    assert watcher.refused("POST", nudge, {"seat": 1})[0] == 403
    assert basil.refused("POST", nudge, {"seat": 1})[0] == 400
    elsewhere = basil.sit(basil.open(ME, HERE))
    amber.ask("POST", nudge, {"seat": 1})
    for chair in (his, elsewhere):
        assert chair.next("nudged") == {
            "type": "nudged",
            "table": table,
            "title": "Traders of Carthage",
            "name": "Amber",
        }
    status, why = amber.refused("POST", nudge, {"seat": 1})
    assert (status, "again in" in why) == (400, True)
    hers.rest()
    assert not any('"nudged"' in frame[:20] for frame in hers.frames), "only the nudged person is told"
    assert seat_of(hers, 1)["nudged"] is not None
    while his.asked == [1]:
        his.play(his.offers[0])
        his.catch_up(his.seq + 1)
    assert amber.refused("POST", nudge, {"seat": 1}) == (400, "Basil has nothing to decide right now.")


def test_a_bot_sits_in_by_somebodys_click_and_gives_the_seat_back_by_another(welcome: Welcome) -> None:
    amber, basil, watcher = welcome("Amber"), welcome("Basil"), welcome("Clove")
    table, hers, his = together(amber, basil)
    sit_in = f"/api/tables/{table}/sit-in"
    until_asked(hers, his, 1)
    assert amber.refused("POST", sit_in, {"seat": 1}) == (400, "Basil is at the table.")
    his.close()
    hers.until(lambda update: not update["table"]["seats"][1]["online"])
    assert watcher.refused("POST", sit_in, {"seat": 1})[0] == 403
    assert amber.refused("POST", sit_in, {"seat": 0})[0] == 400
    assert amber.refused("POST", sit_in, {"seat": 1, "bot": "nobody"})[0] == 400
    seq = hers.seq
    info = amber.ask("POST", sit_in, {"seat": 1, "bot": "random"})
    assert (info["seats"][1]["away"], info["seats"][1]["stand_in"]) == (True, "random")
    assert amber.refused("POST", sit_in, {"seat": 1}) == (400, "A bot already plays this seat.")
    hers.until(lambda update: update["seq"] > seq)
    back = basil.sit(table)
    assert (seat_of(back, 1)["away"], back.offers) == (True, []), "looking alone takes nothing back"
    assert seat_of_info(basil.join(table, 1), 1) == (False, None)
    back.until(lambda update: not update["table"]["seats"][1]["away"])
    hers.until(lambda update: not update["table"]["seats"][1]["away"])
    play_on([hers, back], random.Random(8))
    assert hers.over


def seat_of_info(info: Json, seat: int) -> tuple[bool, str | None]:
    return info["seats"][seat]["away"], info["seats"][seat]["stand_in"]


# Conceding -----------------------------------------------------------------------------------------------------------


def test_of_two_players_the_other_wins_when_one_concedes(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table, hers, his = together(amber, basil)
    play_on([hers, his], random.Random(6), moves=5)
    concede = f"/api/tables/{table}/concede"
    assert amber.refused("POST", concede, {"seat": 1})[0] == 403
    seq = hers.seq
    info = basil.ask("POST", concede, {"seat": 1})
    assert (info["status"], info["winners"], info["waiting"]) == ("over", [0], [])
    for chair in (hers, his):
        chair.until(lambda update: update["table"]["status"] == "over")
        assert (chair.seq, chair.asked, chair.offers, chair.now["undoable"]) == (seq + 1, [], [], 0)
        assert (chair.now["view"]["over"], chair.now["view"]["winners"]) == (True, [0])
    assert seat_of(hers, 1)["conceded"] is True
    hers.play(0)
    assert hers.next("refused")["reason"] == "The game is over."
    assert basil.refused("POST", concede, {"seat": 1}) == (400, "The game is over.")
    mine = basil.ask("GET", "/api/tables")["mine"][0]
    assert (mine["status"], mine["winners"], mine["seats"][1]["conceded"]) == ("over", [0], True)
    assert amber.ask("GET", f"/api/tables/{table}/chart")["scores"]
    assert amber.ask("POST", f"/api/tables/{table}/again")["id"] != table


def test_a_concession_outlives_the_server(launch: Launch, welcome: Welcome) -> None:
    server = launch()
    amber, basil = welcome("Amber", server.url), welcome("Basil", server.url)
    table, _, _ = together(amber, basil)
    basil.ask("POST", f"/api/tables/{table}/concede", {"seat": 1})
    server.end()
    server.start()
    info = amber.info(table)
    assert (info["status"], info["winners"], info["seats"][1]["conceded"]) == ("over", [0], True)


def test_with_more_players_a_bot_plays_on_for_who_concedes_and_cannot_win(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, OPEN, BOT)
    basil.join(table, 1)
    hers, his = amber.sit(table), basil.sit(table)
    info = basil.ask("POST", f"/api/tables/{table}/concede", {"seat": 1})
    assert (info["status"], info["seats"][1]["conceded"], info["seats"][1]["name"]) == ("playing", True, "Basil")
    assert basil.refused("POST", f"/api/tables/{table}/concede", {"seat": 1}) == (400, "You have already conceded.")
    assert basil.refused("POST", f"/api/tables/{table}/join", {"seat": 1}) == (400, "This seat is taken.")
    assert basil.refused("POST", f"/api/tables/{table}/offer", {"seat": 2, "offered": True})[0] == 403
    his.until(lambda update: [seat["conceded"] for seat in update["table"]["seats"]] == [False, True, False])
    his.play(0, seat=1)
    assert "conceded" in his.next("refused")["reason"]
    play_bots(hers, random.Random(7))
    assert hers.over
    assert 1 not in hers.now["table"]["winners"]
    assert hers.now["table"]["winners"] == hers.now["view"]["winners"] != []


class Ended:
    """A finished game of three with these points."""

    over = True
    seats = 3

    def __init__(self, *points: int) -> None:
        self._points = points

    def winners(self) -> tuple[int, ...]:
        return (self._points.index(max(self._points)),)

    def scores(self) -> list[int]:
        return list(self._points)


@pytest.mark.parametrize(
    ("points", "conceded", "won"),
    [
        ((9, 5, 7), set(), [0]),
        ((9, 5, 7), {1}, [0]),
        ((9, 5, 7), {0}, [2]),
        ((9, 5, 5), {0}, [1, 2]),
        ((9, 5, 7), {0, 2}, [1]),
    ],
)
def test_who_conceded_does_not_win(points: tuple[int, ...], conceded: set[int], won: list[int]) -> None:
    assert winners(Ended(*points), conceded) == won  # type: ignore[arg-type]


# Limits --------------------------------------------------------------------------------------------------------------


def test_wrong_wishes_at_a_table_are_refused_in_a_sentence(welcome: Welcome) -> None:
    amber = welcome("Amber")  # one guest for all: a server takes only so many new ones a minute
    table = amber.open(ME, BOT)
    bodies: list[object] = [{}, {"seat": -1}, {"seat": "x"}, {"seat": 10**30}, {"seat": 0, "more": 1}, [], None]
    for what in ("join", "leave", "fill", "offer", "sit-in", "nudge", "concede"):
        for body in bodies:
            assert amber.refused("POST", f"/api/tables/{table}/{what}", body)[0] == 400, (what, body)
    assert amber.info(table)["status"] == "playing"


def test_seats_can_not_be_changed_without_end(launch: Launch, welcome: Welcome) -> None:
    amber = welcome("Amber", launch().url)
    table = amber.open(ME, BOT)
    statuses = [
        amber.http.post(f"/api/tables/{table}/offer", json={"seat": 1, "offered": bool(number % 2)}).status_code
        for number in range(Settings.seat_changes[0] + 1)
    ]
    assert statuses[-1] == 429
    assert set(statuses[:-1]) == {200}
