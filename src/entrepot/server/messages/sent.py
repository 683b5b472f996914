"""What a socket hears."""

from typing import Annotated

from msgspec import Meta, Struct

from .. import limits
from .common import SeatNumber

MessageId = Annotated[int, Meta(ge=0, lt=2**53)]


class Play(Struct, tag_field="type", tag="play", forbid_unknown_fields=True):
    """I play a move, answering the table as it was at `seq`. With an `id`, the answer names it."""

    seq: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    move: int | Annotated[str, Meta(max_length=limits.MOVE)]
    id: MessageId | None = None


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """I take back my last move."""

    seq: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    id: MessageId | None = None


class Restart(Struct, tag_field="type", tag="restart", forbid_unknown_fields=True):
    """I take back all of my turn that can be."""

    seq: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    id: MessageId | None = None


class Hint(Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """I ask for a hint for a seat of mine that is asked. It comes later; a refusal names the `id`."""

    seq: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    id: MessageId | None = None


class Look(Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """I want to see the table from one of my seats, or as a watcher."""

    seat: SeatNumber | None = None


class Say(Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """I say something at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=limits.CHAT, pattern=r"\S")]


class Here(Struct, tag_field="type", tag="here", forbid_unknown_fields=True):
    """Whether my page is in front of me, or hidden behind others. Until this is said, it is."""

    here: bool


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


FromClient = Play | Undo | Restart | Hint | Look | Say | Here | Ping
