"""What everything costs that somebody can ask of the server, and how much of it each person and each address has.

One table, `COSTS`: every route and every message over a socket, in points. A point is about a millisecond of the
server's time. Who has none left waits: a request is refused after a pause, a socket is read more slowly.
"""

import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Final

from .throttle import TooMany

PAGE: Final = 1.0
FILE: Final = 0.5
COSTS: Final[dict[str, float]] = {
    # People
    "GET /api/me": 2,
    "PUT /api/me": 10,
    "POST /api/me/code": 5,
    "POST /api/me/claim": 5,
    # Games: kept as they were once made
    "GET /api/games": 1,
    "GET /api/games/{name}": 1,
    "GET /api/games/{name}/rules": 1,
    "GET /api/games/{name}/lessons": 1,
    "GET /api/games/{name}/lessons/{lesson}": 1,
    "POST /api/games/{name}/lessons/{lesson}/why": 5,
    "GET /api/schema": 20,
    "GET /api/schema/openapi.json": 20,
    "GET /api/schema/{path}": 2,
    # Boxes of owners
    "GET /api/boxes/{name}": 1,
    "POST /api/boxes/{name}": 25,
    "POST /api/boxes/{name}/check": 25,
    "POST /api/boxes/{name}/read": 35,
    "POST /api/boxes/{name}/write": 25,
    # Tables
    "GET /api/tables": 8,
    "GET /api/turns": 8,
    "POST /api/tables": 15,
    "GET /api/history": 8,
    "GET /api/tables/{table}": 3,
    "DELETE /api/tables/{table}": 15,
    "PUT /api/tables/{table}/shelf": 6,
    "POST /api/tables/{table}/again": 15,
    "POST /api/tables/{table}/what-if": 30,
    # Seats
    "POST /api/tables/{table}/join": 6,
    "POST /api/tables/{table}/leave": 6,
    "POST /api/tables/{table}/fill": 6,
    "POST /api/tables/{table}/offer": 6,
    "POST /api/tables/{table}/sit-in": 6,
    "POST /api/tables/{table}/nudge": 6,
    "POST /api/tables/{table}/concede": 6,
    "GET /api/tables/{table}/guests": 8,
    "POST /api/tables/{table}/kick": 15,
    "POST /api/tables/{table}/mute": 15,
    "POST /api/tables/{table}/close": 10,
    # Inviting
    "GET /api/tables/{table}/invitation": 3,
    "GET /api/tables/{table}/qr.svg": 6,
    "GET /api/invitations/{said}": 3,
    "POST /api/reach": 10,
    # Playing and looking back
    "POST /api/tables/{table}/act": 6,
    "GET /api/tables/{table}/now": 5,
    "GET /api/tables/{table}/moments/{index}": 10,
    "POST /api/tables/{table}/why": 5,
    "GET /api/tables/{table}/log": 8,
    "GET /api/tables/{table}/chart": 5,
    "GET /api/tables/{table}/save": 8,
    "GET /api/tables/{table}/review": 5,
    "POST /api/tables/{table}/review": 10,
    # Pages and files
    "GET /": PAGE,
    "GET /new/{game}": PAGE,
    "GET /box/{game}": PAGE,
    "GET /rules": PAGE,
    "GET /rules/{game}": PAGE,
    "GET /learn/{game}": PAGE,
    "GET /learn/{game}/{lesson}": PAGE,
    "GET /settings": PAGE,
    "GET /history": PAGE,
    "GET /tables/{table}/review": PAGE,
    "GET /tables/{said}": 3,
    "GET /j/{said}": 3,
    "GET /{name}": FILE,
    "GET /boards/{game}/{name}": FILE,
    "GET /assets/{file_path}": FILE,
    "GET /healthz": FILE,
    "GET /readyz": FILE,
    "GET /metrics": 5,
    # Sockets, and what is said over them
    "live": 5,
    "play": 4,
    "undo": 4,
    "restart": 4,
    "look": 3,
    "say": 4,
    "hint": 10,
    "here": 1,
    "ping": 0.2,
    # What cannot be read, or is not there
    "unreadable": 1,
    "unknown": 1,
}

OTHER: Final = 10.0
"""What something costs that is not in the table; a test holds that there is nothing of the kind."""
BURST: Final = 5.0
"""Seconds: so much of what one gets in a second can be saved up."""


class TooFast(TooMany):
    """Somebody has no points left."""

    def __init__(self, wait: float) -> None:
        key = "too_fast"
        super().__init__(key)
        self.wait = wait


def cost_of_route(method: str, template: str) -> float:
    """What a request costs; HEAD and OPTIONS what GET does."""
    named = COSTS.get(f"{method} {template}")
    return COSTS.get(f"GET {template}", OTHER) if named is None else named


def place_of(address: str) -> str:
    """Whose address it is: of IPv6 the network, which a household has to itself."""
    try:
        number = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(number, IPv6Address):
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return address if number.is_loopback else str(IPv6Address(int(number) >> 64 << 64))


def is_own_machine(address: str) -> bool:
    """Whether it is the host, or a proxy there that does not say for whom: nobody is told apart by this address."""
    return address in ("127.0.0.1", "::1")


class Purses:
    """So many points a second for each key; what is not spent is saved up, to a bound."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most = rate * BURST
        self._clock = clock
        self._held: dict[str, tuple[float, float]] = {}
        """What a key had left, and when."""
        self._swept = clock()

    def left(self, key: str) -> float:
        held, since = self._held.get(key, (self._most, 0.0))
        return min(self._most, held + (self._clock() - since) * self._rate)

    def spend(self, key: str, cost: float) -> None:
        """Take from what there is; it may become a debt."""
        now = self._clock()
        if now - self._swept > BURST:
            self._sweep(now)
        self._held[key] = (self.left(key) - cost, now)

    def wait(self, key: str) -> float:
        """Seconds until nothing is owed; 0 where nothing is."""
        return max(0.0, -self.left(key) / self._rate)

    def _sweep(self, now: float) -> None:
        """Forget whose purse is full again, so that memory does not grow with every visitor."""
        self._swept = now
        self._held = {key: held for key, held in self._held.items() if self.left(key) < self._most}

    def __len__(self) -> int:
        """How many keys are remembered."""
        return len(self._held)


class Budgets:
    """The purses of all people and all addresses."""

    def __init__(self, person_rate: float, address_rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._people = Purses(person_rate, clock)
        self._addresses = Purses(address_rate, clock)

    def spend(self, person: str | None, address: str, cost: float) -> float:
        """Let somebody pay; the seconds that they have to wait then."""
        wait = 0.0
        if person is not None:
            self._people.spend(person, cost)
            wait = self._people.wait(person)
        if not is_own_machine(address):
            place = place_of(address)
            self._addresses.spend(place, cost)
            wait = max(wait, self._addresses.wait(place))
        return wait

    def check(self, person: str | None, address: str, cost: float) -> None:
        """Let somebody pay who can; `TooFast` for who cannot, at no cost."""
        place = place_of(address)
        waits = [0.0 if person is None else self._people.wait(person)]
        if not is_own_machine(address):
            waits.append(self._addresses.wait(place))
        if max(waits) > 0:
            raise TooFast(max(waits))
        self.spend(person, address, cost)
