"""Lists of tables: what they tell apart, the history, putting tables away and removing them."""

import json
import random

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from entrepot.server.people import BOT_NAMES, NAMES

from .conftest import Welcome
from .guest import BOT, HERE, ME, OPEN, Guest, Json, play_on
from .running import PATIENCE, Server, wait_for


def mine(guest: Guest) -> list[str]:
    return [str(table["id"]) for table in guest.ask("GET", "/api/tables")["mine"]]


def history(guest: Guest, query: str = "") -> list[Json]:
    return list(guest.ask("GET", f"/api/history{query}")["tables"])


def play_to_the_end(guest: Guest) -> str:
    table = guest.open(ME, HERE)
    play_on([guest.sit(table, seat=seat) for seat in (0, 1)], random.Random(3))
    return table


def test_a_table_without_a_title_is_told_apart_by_how_far_it_is(welcome: Welcome) -> None:
    amber = welcome("Amber")
    expected = {
        "carthage": {"tokens": 0, "end": 8},
        "goa": {"phase": "A", "round": 1},
        "mombasa": {"round": 1, "rounds": 7},
        "yokohama": {"round": 1},
    }
    for game, progress in expected.items():
        info = amber.info(amber.open(ME, HERE, game=game))
        assert (info["title"], info["progress"], info["scores"]) == ("", progress, [])
    assert amber.info(amber.open(ME, OPEN))["progress"] == {}


def test_a_finished_game_is_in_the_history_with_its_result(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = play_to_the_end(amber)
    (entry,) = history(amber)
    assert (entry["id"], entry["status"], entry["archived"]) == (table, "over", False)
    assert len(entry["scores"]) == 2
    assert all(entry["scores"][seat] == max(entry["scores"]) for seat in entry["winners"])
    assert history(basil) == []
    assert history(amber, f"?before={entry['since']}") == []


def test_the_list_keeps_the_games_that_ended_last_and_all_that_run(welcome: Welcome) -> None:
    amber = welcome("Amber")
    ended = [play_to_the_end(amber) for _ in range(4)]
    running = amber.open(ME, HERE)
    assert mine(amber) == [running, *reversed(ended[1:])]
    assert [table["id"] for table in history(amber)] == list(reversed(ended))


def test_a_table_is_put_away_and_taken_back(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, OPEN)
    basil.join(table, 1)
    assert amber.ask("PUT", f"/api/tables/{table}/shelf", {"archived": True}) == {"archived": True}
    assert (mine(amber), mine(basil)) == ([], [table])
    assert [(entry["id"], entry["archived"]) for entry in history(amber)] == [(table, True)]
    amber.ask("PUT", f"/api/tables/{table}/shelf", {"archived": False})
    assert (mine(amber), history(amber)) == ([table], [])


def test_a_table_of_ones_own_is_removed_altogether(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, BOT)
    watcher = basil.sit(table)
    assert amber.http.delete(f"/api/tables/{table}").status_code == 204
    assert (mine(amber), history(amber)) == ([], [])
    assert amber.refused("GET", f"/api/tables/{table}")[0] == 404
    wait_for(lambda: watcher.closed)


def test_at_a_table_with_others_the_one_who_removes_it_stands_up(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, OPEN)
    basil.join(table, 1)
    assert amber.http.delete(f"/api/tables/{table}").status_code == 204
    assert (mine(amber), history(amber), mine(basil)) == ([], [], [table])
    assert [seat["away"] for seat in basil.info(table)["seats"]] == [True, False]


@pytest.mark.parametrize(("method", "path"), [("PUT", "/shelf"), ("DELETE", "")])
def test_tables_of_others_are_left_alone(welcome: Welcome, method: str, path: str) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, OPEN)
    body = {"archived": True} if method == "PUT" else None
    assert basil.refused(method, f"/api/tables/{table}{path}", body)[0] == 403
    assert basil.refused(method, f"/api/tables/nowhere{path}", body)[0] == 404
    assert mine(amber) == [table]


def test_no_guest_is_given_the_name_of_a_bot(welcome: Welcome) -> None:
    assert not set(NAMES) & set(BOT_NAMES)
    amber = welcome("Amber")
    seats = amber.info(amber.open(ME, BOT, BOT, BOT))["seats"]
    names = [seat["name"].removesuffix(" (random)") for seat in seats[1:]]
    assert len({*names}) == 3
    assert {*names} <= set(BOT_NAMES)


class Reader:
    """Somebody who looks at their lists, and is told when these have changed."""

    def __init__(self, guest: Guest) -> None:
        cookie = "; ".join(f"{key}={value}" for key, value in guest.http.cookies.items())
        address = f"{guest.url.replace('http', 'ws', 1)}/api/lists/live"
        headers = {"cookie": cookie}
        self.socket = guest.keep(connect(address, additional_headers=headers, open_timeout=PATIENCE, proxy=None))
        self.guest = guest

    def told(self) -> Json:
        """Wait until the lists have changed, and read them."""
        assert json.loads(self.socket.recv(PATIENCE)) == {"type": "lists"}
        return dict(self.guest.ask("GET", "/api/tables"))


def test_who_looks_at_lists_is_told_when_theirs_change(welcome: Welcome) -> None:
    amber, basil, clove = welcome("Amber"), welcome("Basil"), welcome("Clove")
    hers, his, other = (Reader(guest) for guest in (amber, basil, clove))
    table = amber.open(ME, OPEN)
    assert table in [info["id"] for info in hers.told()["mine"]]
    basil.join(table, 1)
    assert table in [info["id"] for info in his.told()["mine"]]
    chairs = [amber.sit(table), basil.sit(table)]
    asked = chairs[0].asked[0]
    luck = random.Random(8)
    while chairs[0].asked == [asked]:
        play_on(chairs, luck, moves=1)
    now = chairs[0].asked
    while next(info for info in (hers, his)[1 - asked].told()["mine"] if info["id"] == table)["waiting"] != now:
        pass
    listed = amber.open(ME, OPEN, listed=True)
    assert listed in [info["id"] for info in other.told()["open"]], "what was not theirs was not told before"


def test_a_stranger_is_told_nothing(server: Server) -> None:
    address = f"{server.url.replace('http', 'ws', 1)}/api/lists/live"
    with connect(address, open_timeout=PATIENCE, proxy=None) as socket:
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)
        assert socket.close_code == 4403
