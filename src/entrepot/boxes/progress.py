"""How much of a box is still our stand-in."""

from dataclasses import dataclass

from ..kernel.box import HOUSE, Box, Section
from ..kernel.game import Game
from ..kernel.printed import Printed


@dataclass(frozen=True)
class Progress:
    """How many of the house values of a game's own box are replaced in another."""

    replaced: int
    total: int


def house_values(box: Box, printed: Printed) -> list[tuple[Section, str]]:
    """The printed values of a box that are our stand-ins, by their table."""
    return [
        (section, key)
        for section in box.sections
        for key in printed.keys(section.name)
        if key in section.facts and section.source(key) == HOUSE
    ]


def progress(own: Game, box: Box) -> Progress:
    """What an owner has replaced: another value, or the same one from another source than the house."""
    if own.printed is None:
        return Progress(0, 0)
    twins = pairs(own.box, box)
    asked = house_values(own.box, own.printed)
    replaced = 0
    for section, key in asked:
        twin = twins.get((section.name, section.place))
        if twin is None or twin.facts.get(key) != section.facts[key] or twin.source(key) != HOUSE:
            replaced += 1
    return Progress(replaced, len(asked))


def pairs(one: Box, other: Box) -> dict[tuple[str, int], Section]:
    """For each table of a box, by name and place, the one of another box that stands for the same thing."""
    found: dict[tuple[str, int], Section] = {}
    for name in dict.fromkeys(section.name for section in one.sections):
        ours, theirs = one.all(name), other.all(name)
        titled = {title(section): section for section in theirs}
        named = len(titled) == len(theirs) and all(is_named(section) for section in (*ours, *theirs))
        for section in ours:
            twin = titled.get(title(section)) if named else next(iter(theirs[section.place : section.place + 1]), None)
            if twin is not None:
                found[name, section.place] = twin
    return found


def is_named(section: Section) -> bool:
    return any(isinstance(section.facts.get(key), str) for key in ("id", "name"))


def title(section: Section) -> str:
    """What a table is called among those of its name: by its id or name, else by its number."""
    for key in ("name", "id"):
        value = section.facts.get(key)
        if isinstance(value, str):
            return value
    return str(section.place + 1)
