"""The HTTP interface: people, games and tables.

What a route needs (the house, who asks, the table in question) is handed to it by name: `DEPENDENCIES` says how each is
found.
"""

from litestar.types import ControllerRouterHandler

from . import boxes, games, health, inviting, people, playing, seats, tables
from .asking import DEPENDENCIES, Asking, NotJson, address, check_request, language_of
from .inviting import shared_pages

ALL: list[ControllerRouterHandler] = [
    *people.ALL, *games.ALL, *boxes.ALL, *tables.ALL, *seats.ALL, *inviting.ALL, *playing.ALL, *health.ALL,
]  # fmt: skip

__all__ = ["ALL", "DEPENDENCIES", "Asking", "NotJson", "address", "check_request", "language_of", "shared_pages"]
