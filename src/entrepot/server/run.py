"""Start the server, and open a browser when it answers."""

import asyncio
import contextlib
import ctypes
import gc
import math
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from typing import Any, cast

import uvicorn
from litestar import Litestar

from ..kernel.errors import EntrepotError
from . import limits, logs
from .app import STATIC, make_app
from .folders import keep_private, private_folder, sqlite_file
from .guard import Guard, guarded, quieten, raise_file_limit
from .network import Door, check_network, local_address
from .settings import Settings
from .storage.claim import claimed
from .storage.failing import told_why
from .storage.store import Store
from .texts import say
from .watched import Watched

GARBAGE = 10_000
"""New things in memory before it is looked for those that only hold on to each other; every move makes hundreds."""

M_ARENA_MAX = -8
"""The number of that setting in glibc's malloc.h."""


def serve(settings: Settings, open_browser: bool = False) -> None:
    """Serve until interrupted."""
    share_one_heap()
    logs.start(settings.log, settings.log_level, settings.access_log)
    host, port = settings.listens_at, settings.port
    _check_port(host, port)
    keep_private()
    if (file := sqlite_file(settings.url)) is not None:
        private_folder(file)
    with claimed(settings.url):
        with told_why():
            asyncio.run(_try_database(settings.url))
        _serve(settings, host, port, open_browser)


async def _try_database(url: str) -> None:
    """Bring it to today's schema before anything is promised: what is wrong with it is told in a sentence."""
    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()


def _serve(settings: Settings, host: str, port: int, open_browser: bool) -> None:
    door = Door(host, port, settings.network or local_address())
    app = make_app(settings, door=door)  # before anything is said: a box may be refused
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}"
    if not (STATIC / "index.html").is_file():
        print(say("not_built"))
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    print(say("ready", address=address), flush=True)
    print(for_friends(door), flush=True)
    listen(app, door, settings)


def for_friends(door: Door) -> str:
    """Which address friends can use, or how to give them one."""
    if not door.shut:
        host = door.host if door.host not in ("0.0.0.0", "::") else door.network
        return say("friends", address=f"http://{host}:{door.port}") if host else say("friends.here")
    if door.network:
        return say("friends.shut_at", address=f"http://{door.network}:{door.port}")
    return say("friends.shut")


def listen(app: Litestar, door: Door, settings: Settings) -> None:
    """Listen until interrupted; at one more address as soon as the door is opened."""
    quieten()
    config = uvicorn.Config(
        cast(Any, Watched(cast(Any, app), settings.access_log)),  # each names the types of the same interface otherwise
        host=door.host,
        port=door.port,
        **guarded(Guard(settings, raise_file_limit())),
        ws_max_size=limits.BODY,
        ws_per_message_deflate=False,  # they pack by themselves
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=math.ceil(settings.drain),
        server_header=False,
        proxy_headers=bool(settings.trusted_proxy),
        forwarded_allow_ips=[check_network(proxy) for proxy in settings.trusted_proxy],
    )
    server = uvicorn.Server(config)

    async def listen_too(host: str, port: int) -> None:
        def talk() -> asyncio.Protocol:
            # uvicorn types it as the protocol's base class, whose constructor takes nothing
            kind = cast(Callable[..., asyncio.Protocol], config.http_protocol_class)
            return kind(config=config, server_state=server.server_state, app_state=server.lifespan.state)

        try:
            server.servers.append(await asyncio.get_running_loop().create_server(talk, host, port))
        except OSError as problem:
            raise EntrepotError("network_failed", {"why": problem.strerror or str(problem)}) from None

    door.listen = listen_too
    leave_in_peace()
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        sys.exit(3)


def leave_in_peace() -> None:
    """What is loaded by now stays. To look through it for garbage again and again would let everybody wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, 10, 10)


def share_one_heap() -> None:
    """Let all threads take memory from one heap, where the C library is glibc.

    It would give a heap to each, and what is free in one is no use to the others: 10 to 20 kB for each table.
    """
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):  # another C library has no such thing
            ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)


def _check_port(host: str, port: int) -> None:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as problem:
            raise EntrepotError("port_taken", {"port": port, "why": problem.strerror or str(problem)}) from None


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
