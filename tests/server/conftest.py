"""Servers and guests for the tests. One server serves a whole module."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .guest import Guest
from .postgres import postgres, programs
from .running import Nursery, Server

Welcome = Callable[..., Guest]
Launch = Callable[..., Server]


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture(scope="session")
def postgres_home() -> Iterator[str]:
    folder = programs()
    if folder is None:
        pytest.skip("THE STORE IS NOT TESTED ON POSTGRESQL: no `postgres` in PATH or /usr/lib/postgresql/*/bin")
    with postgres(folder) as running:
        yield str(running.home)


@pytest.fixture(scope="module")
def server(
    nursery: Nursery, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Server]:
    """The module's server. A module may set `SETTINGS`; at the end no fault may have been logged."""
    settings: dict[str, Any] = getattr(request.module, "SETTINGS", {})
    server = Server(nursery, tmp_path_factory.mktemp("server"), **settings)
    server.start()
    yield server
    server.end()
    assert "Traceback" not in server.said(), server.said()


@pytest.fixture
def launch(nursery: Nursery, tmp_path: Path) -> Iterator[Launch]:
    """Starts further servers, for tests that need one of their own."""
    servers: list[Server] = []

    def start(**settings: Any) -> Server:
        folder = tmp_path / str(len(servers))
        folder.mkdir()
        servers.append(Server(nursery, folder, **settings))
        servers[-1].start()
        return servers[-1]

    yield start
    for server in servers:
        server.end()


@pytest.fixture
def welcome(server: Server) -> Iterator[Welcome]:
    """Lets guests in, and out again when the test is over."""
    guests: list[Guest] = []

    def enter(name: str = "Amber", url: str = "") -> Guest:
        guests.append(Guest(url or server.url, name))
        return guests[-1]

    yield enter
    for guest in guests:
        guest.close()
