"""The shapes of the games' views and boxes, for the API's description of itself; the client's types come from it."""

from importlib import import_module

import msgspec
from litestar.openapi.spec import Schema

from ..games import OURS
from . import messages

SOCKET_ONLY = (
    messages.Head, messages.Seats, messages.Presence, messages.ChatNews, messages.Refused, messages.Done,
    messages.Nudged, messages.Hints, messages.Hinted, messages.Hint, messages.Pong, messages.Storage,
    messages.Muted, messages.Turns,
    messages.Look, messages.Say, messages.Here, messages.Ping, messages.Problem,
)  # fmt: skip
REFERENCE = "#/components/schemas/{name}"


def view_types() -> dict[str, type]:
    """What each game's boards are made from, by name: `CarthageView` of `games.carthage.view`, `CarthageOutlook`."""
    found = {}
    for name in OURS:
        for room in ("view", "outlook"):
            shape = f"{name.capitalize()}{room.capitalize()}"
            found[shape] = getattr(import_module(f"entrepot.games.{name}.{room}"), shape)
    return found


def box_types() -> dict[str, type]:
    """The box of each game as the client gets it: `CarthageBox` of `entrepot.games.carthage.box.facts`."""
    return {
        name: getattr(import_module(f"entrepot.games.{name}.box.facts"), f"{name.capitalize()}Box") for name in OURS
    }


def view_schemas() -> dict[str, Schema]:
    """JSON schemas of views and boxes and of all they are made of, and of the messages that only sockets carry."""
    shapes = [*view_types().values(), *box_types().values(), *SOCKET_ONLY]
    _, components = msgspec.json.schema_components(shapes, ref_template=REFERENCE)
    return {name: RawSchema(schema) for name, schema in components.items()}


class RawSchema(Schema):
    """A schema that is already JSON."""

    def __init__(self, raw: dict[str, object]) -> None:
        super().__init__()
        object.__setattr__(self, "_raw", raw)

    def to_schema(self) -> dict[str, object]:
        return dict(self._raw)  # type: ignore[attr-defined]
