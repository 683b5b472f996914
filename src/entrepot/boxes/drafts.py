"""Drafts of a box: what an owner has entered so far, part of which may not fit yet.

A draft holds the tables that differ from the game's own box, whole, with their sources. What does not fit is set aside
with the sentence that says why; the rest makes a box that can be played with at any time.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ..kernel.box import Box, parse_box
from ..kernel.errors import BadBox, EntrepotError, Said
from ..kernel.game import Game

Tables = Mapping[str, Sequence[dict[str, object]]]
FILE = "Box"
Load = Callable[[dict[str, object]], Game]
"""Makes the game with the facts of a box, or refuses them."""
WHOLE = ""
"""The key of a change that is about the number of tables."""


@dataclass(frozen=True, order=True)
class Change:
    """One value of a draft that differs from the game's own; without a key, that there are more or fewer tables."""

    table: str
    place: int
    key: str


@dataclass(frozen=True)
class Refusal:
    """Why some changes are set aside: those of a place and key, or several that only fit together."""

    changes: tuple[Change, ...]
    why: BadBox

    def said(self, language: str) -> str:
        """The sentence, without the name of a file that nobody has seen."""
        values: dict[str, Said] = {key: self.why.values[key] for key in ("found", "expected") if key in self.why.values}
        return (EntrepotError("box_misfit", values) if len(values) == 2 else self.why).said(language)


@dataclass(frozen=True)
class Settled:
    """The game with all of a draft that fits, and what was set aside."""

    game: Game
    facts: dict[str, object]
    refusals: tuple[Refusal, ...]


def draft_of(own: Box, box: Box) -> dict[str, list[dict[str, object]]]:
    """The tables of a box that differ from the game's own."""
    return {
        name: [section.facts for section in box.all(name)]
        for name in dict.fromkeys(section.name for section in (*own.sections, *box.sections))
        if [section.facts for section in box.all(name)] != [section.facts for section in own.all(name)]
    }


def read_draft(own: Game, text: str) -> dict[str, list[dict[str, object]]]:
    """The draft that the text of a box file is."""
    return draft_of(own.box, parse_box(text.removeprefix("\ufeff"), FILE, own.name))


def changes(own: Box, tables: Tables) -> Iterator[Change]:
    """What a draft changes, value by value."""
    for name, parts in tables.items():
        ours = own.all(name)
        if len(ours) != len(parts):
            yield Change(name, 0, WHOLE)
            continue
        for section, part in zip(ours, parts, strict=True):
            keys = dict.fromkeys((*section.facts, *part))
            for key in dict.fromkeys(key.removesuffix("_source") for key in keys):
                if any(section.facts.get(one) != part.get(one) for one in (key, f"{key}_source")):
                    yield Change(name, section.place, key)


def settle(own: Game, tables: Tables, load: Load) -> Settled:
    """The game with a draft; what does not fit is set aside, until the rest does."""
    left = list(changes(own.box, tables))
    refusals: list[Refusal] = []
    while True:
        facts = _with(own.box, tables, left)
        try:
            return Settled(load(facts), facts, tuple(refusals))
        except BadBox as why:
            found = _blamed(own.box, tables, left, why, load)
            refusals.append(Refusal(found, why))
            left = [change for change in left if change not in found]


def _blamed(own: Box, tables: Tables, left: list[Change], why: BadBox, load: Load) -> tuple[Change, ...]:
    """The changes that are set aside for a refusal: as few as can be told."""
    table, key = why.values.get("table"), why.values.get("key")
    exact = [one for one in left if (one.table, one.place, one.key) == (table, why.place, key)]
    together = [one for one in left if (one.table, one.key) == (table, key)]
    if exact or together:
        return tuple(exact or together)
    groups = dict.fromkeys((one.table, one.key) for one in left)
    for group in groups:
        rest = [one for one in left if (one.table, one.key) != group]
        try:
            load(_with(own, tables, rest))
        except BadBox as other:
            if (other.key, other.values, other.place) == (why.key, why.values, why.place):
                continue
        return tuple(one for one in left if one not in rest)
    return tuple(left)


def _with(own: Box, tables: Tables, left: list[Change]) -> dict[str, object]:
    """The facts of the game's own box with some changes of a draft; what is null there is missing, as in a file."""
    facts = dict(own.facts)
    for name, parts in tables.items():
        wanted = [one for one in left if one.table == name]
        if not wanted:
            continue
        ours = own.all(name)
        made = [_there(part) for part in parts] if wanted[0].key == WHOLE else [dict(part.facts) for part in ours]
        for change in wanted:
            if change.key == WHOLE:
                continue
            for key in (change.key, f"{change.key}_source"):
                part = _there(parts[change.place])
                if key in part:
                    made[change.place][key] = part[key]
                else:
                    made[change.place].pop(key, None)
        if isinstance(own.facts.get(name), dict) and len(made) == 1:
            facts[name] = made[0]
        else:
            facts[name] = made
    return facts


def _there(part: dict[str, object]) -> dict[str, object]:
    """What of a table is there, with its sources."""
    return {
        key: value
        for key, value in part.items()
        if value is not None and part.get(key.removesuffix("_source"), value) is not None
    }
