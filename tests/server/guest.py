"""A person with a browser: asks over HTTP, sits at tables over sockets."""

import contextlib
import json
import random
import ssl
from collections.abc import Callable, Mapping
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from entrepot.kernel.errors import words_of_errors

from .running import PATIENCE

UNCHECKED = ssl.create_default_context()
UNCHECKED.check_hostname, UNCHECKED.verify_mode = False, ssl.CERT_NONE
"""For the certificates of tests, which nobody has signed."""
Json = dict[str, Any]
NO_QUERY: Mapping[str, int | str] = {}

ME: Json = {"kind": "me"}
HERE: Json = {"kind": "here", "name": "Neighbour"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "bot": "random"}


class Guest:
    """One person, known by a cookie."""

    def __init__(self, url: str, name: str = "", source: str | None = None) -> None:
        """`source`: the address of this machine (127.0.0.2, say) that they come from."""
        self.url = url
        self.source = source
        way = httpx.HTTPTransport(verify=False, local_address=source)
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, trust_env=False, transport=way)
        self._sockets = contextlib.ExitStack()
        if name:
            self.me: Json = self.http.get("/api/me").json()
            self.me = self.ask("PUT", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request that must be granted."""
        answer = self.http.request(method, path, json=body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def refused(self, method: str, path: str, body: object = None, **more: Any) -> tuple[int, str]:
        """A request that must be refused properly: the status and the sentence."""
        if body is not None:
            more["json"] = body
        answer = self.http.request(method, path, **more)
        return proper_refusal(answer)

    def open(self, *seats: Json, game: str = "carthage", **more: Any) -> str:
        """Open a table; its id."""
        return str(self.ask("POST", "/api/tables", {"game": game, "seats": list(seats), **more})["id"])

    def join(self, table: str, seat: int) -> Json:
        return dict(self.ask("POST", f"/api/tables/{table}/join", {"seat": seat}))

    def leave(self, table: str, seat: int) -> Json:
        return dict(self.ask("POST", f"/api/tables/{table}/leave", {"seat": seat}))

    def info(self, table: str) -> Json:
        return dict(self.ask("GET", f"/api/tables/{table}"))

    def sit(self, table: str, **query: int | str) -> "Chair":
        """Look at a table over a socket, and read what it tells first: itself, and the moment if the game has begun."""
        chair = Chair(self.dial(table, query))
        if chair.next("table")["status"] != "open":
            chair.next("update")
        return chair

    def dial(
        self, table: str, query: Mapping[str, int | str] = NO_QUERY, origin: str | None = None, slow: bool = False
    ) -> ClientConnection:
        """Only the socket. A slow one stops reading as soon as a message waits to be read."""
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        given = "&".join(f"{key}={value}" for key, value in query.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live?{given}"
        way: Json = {"ssl": UNCHECKED} if address.startswith("wss") else {}
        if self.source is not None:
            way["source_address"] = (self.source, 0)
        dialling = connect(
            address,
            origin=origin,  # type: ignore[arg-type]
            additional_headers={"cookie": cookie} if cookie else {},
            open_timeout=PATIENCE,
            close_timeout=1,
            proxy=None,
            max_size=None,
            max_queue=1 if slow else None,
            compression=None if slow else "deflate",  # so that what is not read does not fit into the system's buffers
            **way,
        )
        return self.keep(dialling)

    def keep(self, dialling: contextlib.AbstractContextManager[ClientConnection]) -> ClientConnection:
        """A socket that is closed when they go."""
        return self._sockets.enter_context(dialling)

    def close(self) -> None:
        self._sockets.close()
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Chair:
    """A socket at a table: everything it was sent, and what a client knows from it now.

    `now` is the newest moment as it came, with `table`, `seat` and `index` at hand; before the game only `table`.
    """

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.now: Json = {}

    def read(self, timeout: float = PATIENCE) -> Json:
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Json = json.loads(frame)
        self.now = followed(self.now, message)
        return message

    def next(self, kind: str) -> Json:
        """The next message of a kind; others are read over."""
        while True:
            message = self.read()
            if message["type"] == kind:
                return message

    def until(self, condition: Callable[[Json], bool]) -> Json:
        """Read until what is known is as wanted."""
        while not (self.now and condition(self.now)):
            self.read()
        return self.now

    def catch_up(self, seq: int) -> Json:
        return self.until(lambda update: update["seq"] >= seq)

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def play(self, move: int | str, seq: int | None = None, seat: int | None = None) -> None:
        """Play in the seat this chair looks from, answering the newest update, unless said otherwise."""
        self.send(
            type="play", seq=self.seq if seq is None else seq, seat=self.seat if seat is None else seat, move=move
        )

    def undo(self, seq: int | None = None, seat: int | None = None) -> None:
        self.send(type="undo", seq=self.seq if seq is None else seq, seat=self.seat if seat is None else seat)

    def restart(self, seq: int | None = None, seat: int | None = None) -> None:
        self.send(type="restart", seq=self.seq if seq is None else seq, seat=self.seat if seat is None else seat)

    def say(self, text: str) -> None:
        self.send(type="say", text=text)

    def look(self, seat: int | None) -> Json:
        """Look from another seat; the first update from there."""
        self.send(type="look", seat=seat)
        while self.next("update")["view"]["seat"] != seat:
            pass
        return self.now

    def rest(self) -> list[Json]:
        """Everything that was already sent, in order, up to the answer to a ping."""
        self.send(type="ping")
        found = []
        while (message := self.read())["type"] != "pong":
            found.append(message)
        return found

    def closed(self) -> int:
        """Read until the server closes; its code."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.read()
        code = self.socket.close_code
        assert code is not None
        return code

    @property
    def seq(self) -> int:
        return int(self.now["seq"])

    @property
    def seat(self) -> int:
        return int(self.now["seat"])

    @property
    def over(self) -> bool:
        return bool(self.now["table"]["status"] == "over")

    @property
    def asked(self) -> list[int]:
        return list(self.now["view"]["waiting"])

    @property
    def offers(self) -> list[int]:
        return [offer["move"] for offer in self.now["offers"]]

    def close(self) -> None:
        self.socket.close()


def followed(now: Json, message: Json) -> Json:
    """What a client knows after one more message."""
    match message["type"]:
        case "table":
            return {"seq": 0, **now, "table": {key: value for key, value in message.items() if key != "type"}}
        case "update":
            view = message["view"]
            moment = {key: view[key] for key in ("waiting", "winners", "index")}
            moment |= {"since": message["since"], "status": "over" if view["over"] else "playing"}
            return {**message, "table": {**now["table"], **moment}, "seat": view["seat"], "index": view["index"]}
        case "seats":
            told = {name: message[name] for name in ("seats", "host", "watchers")}
            return {**now, "table": {**now["table"], **told}}
        case "presence":
            known = zip(now["table"]["seats"], message["online"], message["seen"], strict=True)
            seats = [{**seat, "online": online, "seen": seen} for seat, online, seen in known]
            return {**now, "table": {**now["table"], "seats": seats, "watchers": message["watchers"]}}
    return now


def proper_refusal(answer: httpx.Response) -> tuple[int, str]:
    """Every refusal is a 4xx with one readable sentence, and tells nothing about the inside of the server."""
    assert 400 <= answer.status_code < 500, f"{answer.status_code} {answer.text[:300]}"
    problem = answer.json()
    assert set(problem) == {"status_code", "key", "values", "detail"}, problem
    assert problem["status_code"] == answer.status_code
    assert words_of_errors().say(f"error.{problem['key']}", problem["values"]) == problem["detail"]
    detail = problem["detail"]
    assert isinstance(detail, str)
    assert detail[:1].isupper() or detail[:1] == '"', detail
    assert detail[-1:] in ".!?", detail
    assert "\n" not in detail, detail
    assert "Traceback" not in detail, detail
    assert "127.0.0.1" not in detail, detail
    return answer.status_code, detail


def play_on(chairs: list[Chair], luck: random.Random, moves: int = 10_000, undos: float = 0.0) -> None:
    """Play at random until the game is over or so many more moves were made.

    Every seat must be looked from by a chair of its holder; further chairs may watch. Each reads everything.
    """
    for _ in range(moves):
        now = max(chair.seq for chair in chairs)
        for chair in chairs:
            chair.catch_up(now)
        if chairs[0].over:
            return
        last = next((chair for chair in chairs if chair.now["undoable"]), None)
        if last is not None and luck.random() < undos:
            (last.restart if last.now["undoable"] > 1 and luck.random() < 0.5 else last.undo)()
        else:
            asked = chairs[0].asked[0]
            chair = next(chair for chair in chairs if chair.now["offers"] and chair.now["seat"] == asked)
            chair.play(luck.choice(chair.offers))
        for chair in chairs:
            chair.catch_up(now + 1)


def play_bots(chair: Chair, luck: random.Random) -> None:
    """Play one seat at random against bots, to the end."""
    while True:
        chair.until(lambda update: bool(update["offers"]) or update["table"]["status"] == "over")
        if chair.over:
            return
        seq = chair.seq
        chair.play(luck.choice(chair.offers))
        chair.catch_up(seq + 1)
