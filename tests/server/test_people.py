"""Who is who: cookies, names, codes for other devices."""

import pytest

from entrepot.server import limits
from entrepot.server.clean import clean
from entrepot.server.settings import Settings
from entrepot.server.throttle import Throttle

from .conftest import Launch, Welcome
from .guest import ME, OPEN, Guest
from .running import Server, fetch


def test_a_stranger_becomes_a_guest_with_a_cookie_that_scripts_can_not_read(server: Server) -> None:
    answer = fetch(f"{server.url}/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert answer.json()["name"].startswith("Guest ")
    assert answer.cookies["entrepot"].startswith(answer.json()["id"] + ".")


def test_behind_tls_the_cookie_is_for_https_only(launch: Launch) -> None:
    answer = fetch(f"{launch(secure=True).url}/api/me")
    assert "secure" in answer.headers["set-cookie"].lower()


def test_the_cookie_keeps_who_i_am(welcome: Welcome) -> None:
    amber = welcome("Amber")
    assert amber.ask("GET", "/api/me") == amber.me


def forgeries(cookie: str) -> list[str]:
    person, _, signature = cookie.rpartition(".")
    return [
        person,
        f"{person}.",
        f"{person}.{signature[:-1]}",
        f"{person}.{'A' * len(signature)}",
        f"{person[:-1]}x.{signature}",
        f".{signature}",
        "x" * 4000,
        "%00",
        '"' + person,
        f"{person}.{signature}.{signature}",
    ]


def test_a_forged_cookie_is_nobody_and_never_somebody_else(server: Server, welcome: Welcome) -> None:
    amber = welcome("Amber")
    for forged in forgeries(amber.http.cookies["entrepot"]):
        headers = {"cookie": f"entrepot={forged}"}
        answer = fetch(f"{server.url}/api/tables", headers=headers)
        assert answer.status_code == 403, forged
    headers = {"cookie": "entrepot=" + forgeries(amber.http.cookies["entrepot"])[3]}
    fresh = fetch(f"{server.url}/api/me", headers=headers).json()
    assert fresh["id"] != amber.me["id"]


def test_whoever_never_came_in_is_told_so(server: Server) -> None:
    with Guest(server.url) as stranger:
        for method, path in [("GET", "/api/tables"), ("POST", "/api/me/code"), ("POST", "/api/tables/x/again")]:
            assert stranger.refused(method, path)[0] == 403


@pytest.mark.parametrize(
    ("wish", "name"),
    [
        ("Saffron", "Saffron"),
        ("  Old   Amber ", "Old Amber"),
        ("é" * limits.NAME, "é" * limits.NAME),
        ("A\u202eB\x00C\x1b", "ABC"),
        ("👩‍🌾 Ada", "👩‍🌾 Ada"),
        ("A\u200bd\u2060a\ufeff\u00ad", "Ada"),
        ("Ａｄａ Ⅳ", "Ada IV"),
        ("e\u0301 \u200d \u3164 b", "é b"),
        ("Z\u0300\u0301\u0302\u0303\u0304\u0305a", "Z\u0300\u0301\u0302a"),
        ("می\u200cخواهم", "می\u200cخواهم"),
    ],
)
def test_names_are_chosen_freely_and_cleaned(welcome: Welcome, wish: str, name: str) -> None:
    guest = welcome("Amber")
    assert guest.ask("PUT", "/api/me", {"name": wish})["name"] == name
    assert guest.ask("GET", "/api/me")["name"] == name


@pytest.mark.parametrize(
    "wish",
    [
        "",
        " ",
        "\t\n",
        "\x00",
        "\u202e",
        "\u200b",
        "\u3164\u2800",
        "\u0301",
        "\ufe0f",
        "\ue000",
        "a" * (limits.NAME + 1),
        None,
        7,
        ["a"],
    ],
)
def test_names_that_are_none_are_refused(welcome: Welcome, wish: object) -> None:
    guest = welcome("Amber")
    assert guest.refused("PUT", "/api/me", {"name": wish})[0] == 400
    assert guest.ask("GET", "/api/me")["name"] == "Amber"


def test_clean_keeps_one_line() -> None:
    assert clean(" a\r\nb\u2028c\ud800\x7f ") == "a b c"


def test_a_code_carries_me_to_another_device_and_an_older_code_ends(welcome: Welcome) -> None:
    amber, other = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, OPEN)
    old = amber.ask("POST", "/api/me/code")["code"]
    new = amber.ask("POST", "/api/me/code")["code"]
    assert other.refused("POST", "/api/me/claim", {"code": old}) == (
        400,
        "No guest has this code. Check it, or ask for a new one on your other device.",
    )
    assert other.ask("GET", "/api/me")["name"] == "Basil"
    assert other.ask("POST", "/api/me/claim", {"code": f" {new.upper()} "}) == amber.me
    assert other.ask("GET", "/api/me") == amber.me
    assert [info["id"] for info in other.ask("GET", "/api/tables")["mine"]] == [table]


def test_codes_can_not_be_tried_without_end(launch: Launch, welcome: Welcome) -> None:
    guest = welcome("Amber", launch().url)
    code = guest.ask("POST", "/api/me/code")["code"]
    tries, _ = Settings.codes
    for number in range(tries):
        wrong = f"{number:02}" + code[2:] if number else ""
        assert guest.refused("POST", "/api/me/claim", {"code": wrong})[0] == 400
    assert guest.refused("POST", "/api/me/claim", {"code": code})[0] == 429


def test_guests_from_one_address_are_limited(launch: Launch) -> None:
    most = 5
    url = launch(new_people=(most, 3600.0)).url
    statuses = [fetch(f"{url}/api/me").status_code for _ in range(most + 1)]
    assert statuses == [200] * most + [429]


class Clock:
    """Time that passes when told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_throttle_lets_so_many_through_in_each_window() -> None:
    clock = Clock()
    throttle = Throttle((3, 10.0), clock)
    allowed = []
    for _ in range(12):
        allowed.append(throttle.allow("amber"))
        clock.now += 2
    assert allowed == [True, True, True, False, False, True, True, True, False, False, True, True]


def test_a_throttle_counts_each_key_by_itself_and_forgets_the_idle() -> None:
    clock = Clock()
    throttle = Throttle((1, 10.0), clock)
    assert all(throttle.allow(str(number)) for number in range(1000))
    assert not throttle.allow("7")
    assert len(throttle) == 1000
    clock.now += 11
    assert throttle.allow("7")
    assert len(throttle) == 1


def test_a_new_name_reaches_open_sockets(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, OPEN)
    hers, his = amber.sit(table), basil.sit(table)
    amber.ask("PUT", "/api/me", {"name": "Ambrosia"})
    his.until(lambda now: now["table"]["seats"][0]["name"] == "Ambrosia")
    hers.say("It is me.")
    while not (lines := his.next("chat")["lines"]):
        pass
    assert [(line["name"], line["text"]) for line in lines] == [("Ambrosia", "It is me.")]


def test_answers_are_kept_by_nobody(welcome: Welcome) -> None:
    amber = welcome("Amber")
    table = amber.open(ME, OPEN)
    for path in (
        "/api/me",
        "/api/tables",
        f"/api/tables/{table}",
        "/api/games/carthage",
        "/api/nothing",
        "/api/tables/x",
    ):
        assert amber.http.get(path).headers["cache-control"] == "no-store", path
    assert amber.http.get("/").headers["cache-control"] == "no-cache"
