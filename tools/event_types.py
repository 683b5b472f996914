"""The events and prompts that the games declare (`games/*/events.py`), as TypeScript unions."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

import entrepot
from entrepot.games import OURS
from entrepot.kernel.declared import Asked, Told, Value

HEAD = """/**
 * Generated from what the games declare of their events and prompts (games/GAME/events.py) by `make types`.
 * What only the event's own seat may know is optional.
 */
"""


def written() -> str:
    """The whole file."""
    parts = []
    for name in OURS:
        game = entrepot.load(name)
        parts += [
            union(f"{name.capitalize()}Event", (event(kind, told) for kind, told in game.events.items())),
            union(f"{name.capitalize()}Prompt", (prompt(key, asked) for key, asked in game.prompts.items())),
        ]
    return HEAD + "".join(parts)


def union(name: str, members: Iterable[str]) -> str:
    """A type that is one of several."""
    return f"\nexport type {name} =" + "".join(f"\n  | {member}" for member in members) + ";\n"


def event(kind: str, told: Told) -> str:
    """An event as one seat or a watcher gets it: `Event.seen_by`."""
    fields = {"kind": quoted(kind), "seat": "number" if told.seat else "null"}
    for name in {**told.values, **told.private}:
        kinds = [declared[name] for declared in (told.values, told.private) if name in declared]
        fields[name if name in told.values else f"{name}?"] = " | ".join(dict.fromkeys(type_of(one) for one in kinds))
    return shape(fields)


def prompt(key: str, asked: Asked) -> str:
    """A prompt as the seat that is asked gets it."""
    values = shape({name: type_of(value) for name, value in asked.values.items()})
    return shape({"key": quoted(key), "values": values if asked.values else "Record<string, never>"})


def type_of(value: Value) -> str:
    """A number, or an id, or several; or how many of what."""
    if value.of == "amounts":
        return "Record<string, number>"
    one = "number" if value.of in ("number", "seat") else " | ".join(map(quoted, value.among)) or "string"
    if value.optional:
        one += " | null"
    if not value.many:
        return one
    return f"({one})[]" if " " in one else f"{one}[]"


def shape(fields: Mapping[str, str]) -> str:
    """An object with these fields."""
    return "{ " + "; ".join(f"{name}: {kind}" for name, kind in fields.items()) + " }"


def quoted(text: str) -> str:
    """A text as TypeScript writes it."""
    return "'" + json.dumps(text)[1:-1] + "'"
