"""Around the whole application: every request gets a number, is measured, and is logged if that is wanted."""

import logging
import secrets
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from . import logs, metrics

log = logging.getLogger("entrepot.access")

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
KNOWN_METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")


class Watched:
    """The application, watched. The number of a request is in its answer (`x-request-id`) and in all that it logs."""

    def __init__(self, app: App, access_log: bool) -> None:
        self._app = app
        self._access_log = access_log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        known = logs.begin(request=secrets.token_hex(8))
        begun = time.perf_counter()
        status = 0

        async def tell(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", str(known["request"]).encode())]
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            await send(message)

        try:
            await self._app(scope, receive, tell)
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Routes, not paths: a path may hold the words that lead to a table, and there are too many of them."""
        route = str(scope.get("path_template") or "none")
        method = "SOCKET" if scope["type"] == "websocket" else str(scope["method"])
        if method in KNOWN_METHODS:
            metrics.REQUESTS.add(method, route, str(status))
            metrics.REQUEST_SECONDS.add(seconds, route)
        if self._access_log:
            client = scope.get("client")
            facts = {"status": status, "ms": round(seconds * 1000, 1), "address": client[0] if client else ""}
            log.log(logging.INFO, "%s %s", method, route, extra={logs.EXTRA: facts})
