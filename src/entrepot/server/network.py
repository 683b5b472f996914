"""Who can reach this server: only this machine, this network, or the world; and opening the door to the network."""

import ipaddress
import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

from ..kernel.errors import EntrepotError
from . import messages

LOOPBACK_NAMES = ("localhost", "127.0.0.1", "::1")


def local_address() -> str | None:
    """This machine's address in its own network; None if it has none. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for examples: only the way to it is asked for
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if is_loopback(found) or found == "0.0.0.0" else found


def host_name(host: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def is_loopback(host: str) -> bool:
    """Whether a name or address means the machine itself."""
    if host in LOOPBACK_NAMES or host.endswith(".localhost"):
        return True
    number = _number(host)
    return number is not None and number.is_loopback


def is_nearby(host: str) -> bool:
    """Whether a name or address is one of a home network."""
    number = _number(host)
    return host.endswith((".local", ".lan", ".home.arpa")) if number is None else number.is_private


def check_network(text: str) -> str:
    """An address or a network as it is usually written; refuse what is neither."""
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        raise EntrepotError("not_a_network", {"text": text}) from None


def within(address: str, network: str) -> bool:
    """Whether an address is one of a network's."""
    number = _number(address.partition("%")[0])
    mapped = getattr(number, "ipv4_mapped", None)
    return number is not None and (mapped or number) in ipaddress.ip_network(network, strict=False)


def _number(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


@dataclass
class Door:
    """Where the server listens. While it listens to this machine only, it can be opened to the network."""

    host: str = "127.0.0.1"
    port: int = 8000
    network: str | None = None
    """This machine's address in its own network."""
    listen: Callable[[str, int], Awaitable[None]] | None = None
    """How to listen at one more address; None where whoever started the server does not offer it."""

    def __post_init__(self) -> None:
        self.shut = is_loopback(self.host)
        """Whether only this machine can reach the server."""

    async def open(self) -> None:
        """Let the network in."""
        if not self.shut:
            return
        if self.listen is None or self.network is None:
            raise EntrepotError("no_network")
        await self.listen(self.network, self.port)
        self.shut = False

    def reach(self, asked: str) -> messages.Reach:
        """For whom a link works, seen from the address that a page was asked at (its Host)."""
        name = host_name(asked)
        if not is_loopback(name):
            return messages.Reach("network" if is_nearby(name) else "world", None, False)
        if not self.shut and self.network is not None:
            return messages.Reach("network", f"http://{self.network}:{self.port}", False)
        return messages.Reach("machine", None, self.shut and self.listen is not None and self.network is not None)
