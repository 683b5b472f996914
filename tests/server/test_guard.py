"""Connections that nobody means well with: they are few, they end, and they fill no log."""

import contextlib
import logging
import socket
import time
from collections.abc import Iterator

import pytest

from entrepot.server.guard import OWN_FILES, Guard, NotTheirFaults
from entrepot.server.settings import Settings

from .conftest import Welcome
from .guest import HERE, ME
from .running import PATIENCE, Server, wait_for

MOST = 20
SETTINGS = {"address_connections": MOST, "head_time": 1.0, "body_time": 1.0, "answer_time": 2.0, "slow": 2.0}
HEAD = b"GET /healthz HTTP/1.1\r\nhost: x\r\n"


@contextlib.contextmanager
def dialled(server: Server, count: int, source: str = "127.0.0.2") -> Iterator[list[socket.socket]]:
    """So many bare connections from one address."""
    with contextlib.ExitStack() as opened:
        address = ("127.0.0.1", server.port)
        yield [opened.enter_context(socket.create_connection(address, PATIENCE, (source, 0))) for _ in range(count)]


def ends(connection: socket.socket) -> bytes:
    """What comes until the server ends a connection."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while data := connection.recv(65536):
            found += data
    return found


def test_half_open_connections_harm_nobody_and_fill_no_log(server: Server, welcome: Welcome) -> None:
    amber = welcome("Amber")
    before, begun = len(server.said()), time.monotonic()
    with dialled(server, 400) as connections:
        for connection in connections[::3]:
            with contextlib.suppress(OSError):
                connection.sendall(b"GET / HT")
        assert amber.http.get("/api/games").is_success
        told = [ends(connection) for connection in connections]
        turned_away = [answer for answer in told if answer.startswith(b"HTTP/1.1 503")]
        let_in = MOST * (2 + int((time.monotonic() - begun) / SETTINGS["head_time"]))
        assert len(turned_away) >= 400 - let_in, "some may be let go while others come"
        assert any(answer == b"" for answer in told), "who was let in and said nothing was let go"
    assert amber.http.get("/api/games").is_success
    wait_for(lambda: answers_from_elsewhere(server))
    assert len(server.said()) == before, server.said()[before:]


def answers_from_elsewhere(server: Server) -> bool:
    with dialled(server, 1) as [connection]:
        connection.sendall(HEAD + b"connection: close\r\n\r\n")
        return ends(connection).startswith(b"HTTP/1.1 200")


def test_a_head_letter_by_letter_comes_to_an_end(server: Server) -> None:
    with dialled(server, 1) as [connection]:
        begun = time.monotonic()
        with contextlib.suppress(OSError):
            for letter in HEAD * 1000:
                connection.sendall(bytes([letter]))
                time.sleep(0.05)
        assert ends(connection) == b""
        assert time.monotonic() - begun < PATIENCE


@pytest.mark.parametrize("said", [b"{", b""])
def test_a_body_that_does_not_come_is_not_waited_for(server: Server, said: bytes) -> None:
    with dialled(server, 1) as [connection]:
        head = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n"
        connection.sendall(head + said)
        assert b"200" not in ends(connection)


def test_an_answer_that_is_not_read_is_not_kept_for_ever(server: Server) -> None:
    with dialled(server, 1) as [connection]:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            ask_without_reading(connection)


def ask_without_reading(connection: socket.socket) -> None:
    """Ask for more than the buffers of the system hold, until the server has had enough."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        connection.sendall(b"GET /api/games/mombasa HTTP/1.1\r\nhost: x\r\naccept-encoding: identity\r\n\r\n")
        time.sleep(0.001)


def test_nonsense_is_answered_and_not_logged(server: Server) -> None:
    before = len(server.said())
    for nonsense in (b"\x16\x03\x01\x02\x00\x01", b"GET\r\n\r\n", b"\xff" * 100 + b"\r\n\r\n"):
        with dialled(server, 1) as [connection]:
            connection.sendall(nonsense)
            assert ends(connection)[:12] in (b"HTTP/1.1 400", b"")
    assert len(server.said()) == before, server.said()[before:]


def test_text_that_is_no_text_ends_its_own_socket_and_is_not_logged(server: Server, welcome: Welcome) -> None:
    amber = welcome("Amber")
    table = amber.open(ME, HERE)
    chair = amber.sit(table)
    before = len(server.said())
    wire = amber.dial(table)
    wire.socket.sendall(b"\x81\x84\x00\x00\x00\x00\xff\xfe\xfd\xfc")
    with contextlib.suppress(Exception):
        while True:
            wire.recv(PATIENCE)
    assert wire.close_code == 1007
    chair.rest()
    assert len(server.said()) == before, server.said()[before:]


def test_a_place_is_free_again_when_its_connection_ends() -> None:
    guard = Guard(Settings(open_connections=3, address_connections=2))
    assert [guard.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert [guard.enter("127.0.0.1") for _ in range(2)] == [True, False], "in all, there are three"
    guard.leave("192.0.2.1")
    assert guard.enter("192.0.2.1")
    for address in ("192.0.2.1", "192.0.2.1", "127.0.0.1"):
        guard.leave(address)
    assert guard.total == 0


def test_a_proxy_may_have_all_places() -> None:
    guard = Guard(Settings(address_connections=1, trusted_proxy=("192.0.2.0/24",)))
    assert [guard.enter("192.0.2.1") for _ in range(3)] == [True] * 3
    assert [guard.enter("192.0.3.1") for _ in range(2)] == [True, False]


def test_there_are_never_more_connections_than_files() -> None:
    assert Guard(Settings(), 1024).most == 1024 - OWN_FILES
    assert Guard(Settings(), 50).most == 1
    assert Guard(Settings(open_connections=7), 1024).most == 7


def test_only_faults_of_others_are_passed_over_in_silence() -> None:
    def told(text: str) -> bool:
        return NotTheirFaults().filter(logging.LogRecord("uvicorn.error", 40, "", 0, text, None, None))

    assert not told("Invalid HTTP request received.")
    assert told("Exception in ASGI application\n")
