"""A thousand wrong messages: the journal is unchanged, nothing fails inside, and nobody else is disturbed."""

import json
import random
import string
from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed

from entrepot.server import limits

from .conftest import Welcome
from .guest import ME, OPEN, Chair, Guest, play_on, proper_refusal
from .running import Server

SOCKET_MESSAGES = 1500
HTTP_REQUESTS = 600


class Mallory:
    """Thinks of wrong messages, always the same ones."""

    def __init__(self, seed: int, seq: int) -> None:
        self.luck = random.Random(seed)
        self.seq = seq

    def value(self, depth: int = 0) -> Any:
        """Any JSON value, often an unlikely one."""
        luck = self.luck
        kinds: list[Callable[[], Any]] = [
            lambda: None,
            lambda: luck.choice([True, False]),
            lambda: luck.choice([0, -1, 1, 7, 8, 2**31, 2**63, -(2**63) - 1, 10 ** luck.randint(1, 300)]),
            lambda: luck.choice([0.5, -0.0, 1e308, 1e-300]),
            lambda: self.text(luck.choice([0, 1, 5, 100, 500])),
            lambda: luck.choice(
                ["\x00", "\ud800", "\u202e", "'; drop table journal; --", "${jndi}", "../../etc/passwd"]
            ),
            lambda: [self.value(depth + 1) for _ in range(luck.randint(0, 3))] if depth < 4 else [],
            lambda: {self.text(3): self.value(depth + 1) for _ in range(luck.randint(0, 3))} if depth < 4 else {},
        ]
        return luck.choice(kinds)()

    def text(self, length: int) -> str:
        return "".join(self.luck.choices(string.printable + "äß漢😀", k=length))

    def message(self) -> str | bytes:
        """Something that must not change the table when it is sent by a watcher."""
        luck = self.luck
        kind = luck.choice(["play", "undo", "restart", "look", "say", "ping", "sing", "", "update"])
        fields: dict[str, Any] = {
            "type": kind,
            "seq": luck.choice([self.seq, self.value()]),
            "seat": luck.choice([0, 1, self.value()]),
            "move": luck.choice([0, "buy", self.value()]),
            "text": self.value(),
        }
        back = ["seq", "seat"]
        known = {"play": [*back, "move"], "undo": back, "restart": back, "look": ["seat"], "say": ["text"]}.get(
            kind, []
        )
        proper = {"type": kind, **{name: fields[name] for name in known}}
        makers: list[Callable[[], str | bytes]] = [
            lambda: json.dumps(proper),
            lambda: json.dumps(luck.choice([fields, {**proper, self.text(4): self.value()}])),
            lambda: json.dumps({name: value for name, value in fields.items() if luck.random() < 0.6}),
            lambda: json.dumps(self.value()),
            lambda: json.dumps(proper)[: luck.randint(0, 30)],
            lambda: self.text(luck.randint(0, 60)),
            lambda: luck.randbytes(luck.randint(0, 200)),
            lambda: json.dumps(proper).encode(),
            lambda: "[" * luck.choice([10, 1000, 8000]),
            lambda: '{"x":' + '{"a":' * 2500 + "1" + "}" * 2500 + ',"type":"ping"}',
            lambda: '{"type":"play","seq":' + "9" * luck.choice([20, 4000, 12000]) + ',"seat":0,"move":0}',
            lambda: '{"type":"play","seq":1e999,"seat":NaN,"move":Infinity}',
            lambda: '{"type":"say","text":"\\ud800"}',
            lambda: json.dumps({"type": "say", "text": "x" * luck.choice([401, 5000])}),
        ]
        return luck.choice(makers)()

    def request(self, table: str) -> tuple[str, str, dict[str, Any]]:
        """A wrong request: method, path, and the rest."""
        luck = self.luck
        paths = [
            "/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/join", f"/api/tables/{table}/leave",
            f"/api/tables/{table}/act", f"/api/tables/{table}/chart", f"/api/tables/{table}/save",
            f"/api/tables/{table}/moments/{luck.choice(['x', '-1', '99999', '1e3', '9' * 30])}",
            f"/api/tables/{table}/log?seat={luck.choice(['0', '1', 'x', '99', '-1'])}", f"/api/tables/{table}/live",
            f"/api/tables/{self.text(8).encode().hex()}", "/api/me/claim", "/api/games/x", "/api", "/%2e%2e/%2e%2e/etc",
            "/assets/../app.py", "/assets/%00", "/api/tables/" + "x" * 3000,
        ]  # fmt: skip
        method = luck.choice(["POST", "POST", "POST", "PUT", "DELETE", "PATCH", "GET"])
        body = self.message()
        headers = {"content-type": luck.choice(["application/json"] * 4 + ["text/plain", "application/xml", "x"])}
        if luck.random() < 0.2:
            headers["origin"] = luck.choice(["http://elsewhere.example", "null", "http://[", "x", "file://"])
        if luck.random() < 0.2:
            body = b"[" * (limits.BODY + luck.randint(-10, 1000))
        if method == "GET":
            return method, luck.choice(paths[5:]), {}
        content = body.encode("utf-8", "surrogatepass") if isinstance(body, str) else body
        return method, luck.choice(paths), {"content": content, "headers": headers}


def test_a_thousand_wrong_messages_change_nothing(server: Server, welcome: Welcome) -> None:
    amber, basil, watcher = welcome("Amber"), welcome("Basil"), welcome("Mallory")
    table = amber.open(ME, OPEN)
    basil.join(table, 1)
    hers, his = amber.sit(table), basil.sit(table)
    play_on([hers, his], random.Random(41), moves=10)
    hers.rest()
    his.rest()
    journal, stored = server.journal(table), server.rows('select * from seats order by "table", seat')
    mallory = Mallory(42, hers.seq)
    closed = over_sockets(watcher, table, mallory)
    statuses = over_http(watcher, table, mallory)
    assert {403, 404, 405, 413, 415, 400} <= set(statuses), statuses
    assert closed < SOCKET_MESSAGES / 2, "the socket was closed again and again"
    assert server.journal(table) == journal
    assert server.rows('select * from seats order by "table", seat') == stored
    assert len(server.rows("select * from tables")) == 1
    assert "ERROR" not in server.said(), server.said()
    for chair in (hers, his):
        heard = chair.rest()
        kinds = {message["type"] for message in heard}
        assert kinds <= {"update", "presence", "chat", "seats"}  # seats: with the names that they chose themselves
        assert all(message["seq"] == len(journal) for message in heard if message["type"] == "update")
    play_on([hers, his], random.Random(43), moves=10)
    assert len(server.journal(table)) == len(journal) + 10


def over_sockets(watcher: Guest, table: str, mallory: Mallory) -> int:
    """Send wrong messages as a watcher; say how often the socket was closed for it."""
    closed, chair = 0, watcher.sit(table)
    for _ in range(SOCKET_MESSAGES):
        try:
            chair.socket.send(mallory.message())
            chair.rest()
        except ConnectionClosed:
            closed += 1
            chair = watcher.sit(table)
    return closed


def over_http(watcher: Guest, table: str, mallory: Mallory) -> list[int]:
    """Send wrong requests; their statuses. Each refusal is a sentence, and nothing is a fault of the server's."""
    statuses = []
    for _ in range(HTTP_REQUESTS):
        method, path, more = mallory.request(table)
        answer = watcher.http.request(method, path, **more)
        statuses.append(answer.status_code)
        assert answer.status_code < 500, (method, path, more, answer.text)
        if not answer.is_success:
            proper_refusal(answer)
    return statuses


def test_a_message_that_is_too_large_ends_only_its_own_socket(server: Server, welcome: Welcome) -> None:
    amber, watcher = welcome("Amber"), welcome("Clove")
    table = amber.open(ME, OPEN)
    hers, his = amber.sit(table), watcher.sit(table)
    his.socket.send("x" * (limits.BODY + 1))
    assert his.closed() == 1009
    hers.until(lambda now: now["table"]["watchers"] == 0)


def test_what_is_refused_on_a_socket_is_told_in_words(welcome: Welcome) -> None:
    amber = welcome("Amber")
    chair = Chair(amber.dial(amber.open(ME, OPEN)))
    for wrong in ("", "{", "[]", '{"type":"sing"}', b"\x00\x01", '{"type":"play"}', "[" * 8000):
        chair.socket.send(wrong)
        refused = chair.next("refused")
        assert refused["late"] is False
        assert refused["reason"].startswith("This message cannot be read")
        assert len(refused["reason"]) < 300


def test_bytes_that_are_no_text_are_refused_in_words(server: Server, welcome: Welcome) -> None:
    amber = welcome("Amber")
    headers = {"content-type": "application/json"}
    for body in (b'{"name": "\xff\xfe"}', b'{"na\xffme": "x"}', b"\xff", b'{"name": "\xc3\x28"}'):
        status, said = amber.refused("PUT", "/api/me", content=body, headers=headers)
        assert (status, said[:27]) == (400, "This request cannot be read")
    assert amber.ask("GET", "/api/me")["name"] == "Amber"
