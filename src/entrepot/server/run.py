"""Start the server, and open a browser when it answers."""

import logging
import socket
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path

import uvicorn

from ..kernel.errors import EntrepotError
from . import limits
from .app import STATIC, make_app
from .settings import Settings


def serve(host: str, port: int, settings: Settings, open_browser: bool = False) -> None:
    """Serve until interrupted."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    _check_port(host, port)
    _make_folder(settings.database)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}"
    if not (STATIC / "index.html").is_file():
        print("The browser client has not been built: only the API is served. In a checkout, `make play` builds it.")
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    print(f"Entrepot is at {address} (Ctrl-C ends it; games are kept)", flush=True)
    uvicorn.run(
        make_app(settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=limits.BODY,
        log_level="warning",
        timeout_graceful_shutdown=2,
        server_header=False,
    )


def _check_port(host: str, port: int) -> None:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as problem:
            raise EntrepotError(
                f"Port {port} can not be used ({problem.strerror}): name another with --port."
            ) from None


def _make_folder(database: str) -> None:
    """The folder of a SQLite file must exist before it is opened."""
    _, found, path = database.partition("sqlite+aiosqlite:///")
    if not found or not path:
        return
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise EntrepotError(f"The folder of the database can not be made ({problem.strerror}): {path}") from None


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
