"""What differs between two boxes of a game."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from ..kernel.box import Box, Section
from .progress import pairs, title

Kind = Literal["changed", "added", "gone", "new", "missing", "read"]
"""A value is another; a key was added, or is gone; a whole table is new, or missing; the value stays and its source is
another."""


@dataclass(frozen=True)
class Difference:
    """One thing that differs: in which table, and what of it."""

    kind: Kind
    table: str
    title: str
    key: str = ""
    before: object = None
    after: object = None
    sources: tuple[str, str] = ("", "")


def differences(one: Box, other: Box) -> Iterator[Difference]:
    """How to come from one box to the other, in the order of the first."""
    twins = pairs(one, other)
    for section in one.sections:
        twin = twins.get((section.name, section.place))
        if twin is None:
            yield Difference("missing", section.name, title(section))
        else:
            yield from _of_table(section, twin)
    met = {(twin.name, twin.place) for twin in twins.values()}
    for section in other.sections:
        if (section.name, section.place) not in met:
            yield Difference("new", section.name, title(section))


def _of_table(section: Section, twin: Section) -> Iterator[Difference]:
    keys = dict.fromkeys((*section.fact_keys(), *twin.fact_keys()))
    for key in keys:
        before, after = section.facts.get(key), twin.facts.get(key)
        sources = (section.source(key), twin.source(key))
        if key not in twin.facts:
            kind: Kind = "gone"
        elif key not in section.facts:
            kind = "added"
        elif before != after or type(before) is not type(after):
            kind = "changed"
        elif sources[0] != sources[1]:
            kind = "read"
        else:
            continue
        yield Difference(kind, section.name, title(section), key, before, after, sources)
