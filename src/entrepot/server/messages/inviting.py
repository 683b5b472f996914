"""Inviting: how friends come to a table."""

from typing import Literal

from msgspec import Struct


class Reach(Struct):
    """Who can open a link to this server. `origin`: where others find it, if not where this page was found.

    `can_listen`: nobody but this machine can reach the server yet, and it can be told to let the network in.
    """

    scope: Literal["machine", "network", "world"]
    origin: str | None
    can_listen: bool


class Invitation(Struct):
    """How friends come to a table: three words to say, the path of the link, and who can open it."""

    code: str
    path: str
    reach: Reach
