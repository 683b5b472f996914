"""Layout: what the cells of a row mean, as data."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from .rows import LARGEST

NUMBER: Final = "number"
FLAGS: Final = "flags"
ONE_OF: Final = "one of"
CATEGORY: Final = "category"


@dataclass(frozen=True)
class Field:
    """Some cells that belong together.

    The kind `number` is a count in each cell, `flags` a 0 or 1 in each, `one of` a single 1 among them or none,
    `category` a number of the vocabulary in each.
    """

    name: str
    """Its path: `players.2.goods` are the goods of the second seat after the own one."""
    kind: str
    labels: tuple[str, ...]
    """What each cell is about; a field of one cell has the label ""."""
    most: int = 1
    """The largest number in a cell."""
    of: str = ""
    """For categories: which part of the vocabulary."""

    def inside(self, path: str) -> "Field":
        """The same field as a part of something."""
        return replace(self, name=f"{path}.{self.name}")


def number(name: str, most: int = LARGEST) -> Field:
    return Field(name, NUMBER, ("",), most)


def numbers(name: str, labels: Sequence[object], most: int = LARGEST) -> Field:
    return Field(name, NUMBER, _texts(labels), most)


def flag(name: str) -> Field:
    return Field(name, FLAGS, ("",))


def flags(name: str, labels: Sequence[object]) -> Field:
    return Field(name, FLAGS, _texts(labels))


def one_of(name: str, labels: Sequence[object]) -> Field:
    return Field(name, ONE_OF, _texts(labels))


def category(name: str, of: str) -> Field:
    return Field(name, CATEGORY, ("",), of=of)


def categories(name: str, labels: Sequence[object], of: str) -> Field:
    return Field(name, CATEGORY, _texts(labels), of=of)


def each(name: str, labels: Sequence[object], fields: Sequence[Field]) -> list[Field]:
    """The same fields for each of some things, such as the seats."""
    return [field.inside(f"{name}.{label}") for label in labels for field in fields]


def _texts(labels: Sequence[object]) -> tuple[str, ...]:
    return tuple([str(label) for label in labels])


class Layout:
    """The fields of a row in their order: numbers first, then categories.

    `vocabulary` names all things that a category can be, kind after kind, so that a net can learn one table for them;
    the number 0 is nothing, and `first` says at which number a kind begins.
    """

    def __init__(self, fields: Sequence[Field], vocabulary: Mapping[str, Sequence[str]] | None = None) -> None:
        self.first: dict[str, int] = {}
        words = [""]
        for kind, names in (vocabulary or {}).items():
            self.first[kind] = len(words)
            words += names
        if len(words) > LARGEST + 1:
            raise ValueError(f"a cell cannot hold {len(words)} categories")
        self.vocabulary = tuple(words)
        self.fields = tuple([self._with_range(field) for field in fields])
        kinds = [field.kind == CATEGORY for field in self.fields]
        if kinds != sorted(kinds):
            raise ValueError("categories come after all numbers")
        if len({field.name for field in self.fields}) != len(self.fields):
            raise ValueError("two fields have the same name")
        self.starts: dict[str, int] = {}
        """The first cell of each field."""
        width = 0
        for field in self.fields:
            self.starts[field.name] = width
            width += len(field.labels)
        self.width = width
        self.slots = sum([len(field.labels) for field in self.fields if field.kind == CATEGORY])
        """How many cells hold categories: the last ones of a row."""
        self.numbers = width - self.slots
        self.categories = len(words)
        """How many categories there are, nothing included."""

    def _with_range(self, field: Field) -> Field:
        return replace(field, most=len(self.vocabulary) - 1) if field.kind == CATEGORY else field

    @property
    def cells(self) -> list[str]:
        """The name of every cell."""
        return [f"{field.name}.{label}" if label else field.name for field in self.fields for label in field.labels]

    @property
    def most(self) -> list[int]:
        """The largest number of every cell."""
        return [field.most for field in self.fields for _ in field.labels]

    @property
    def fingerprint(self) -> str:
        """The same for two layouts only if rows of both mean the same."""
        return hashlib.sha256(repr((self.fields, self.vocabulary)).encode()).hexdigest()[:16]

    def decode(self, row: Sequence[int]) -> dict[str, object]:
        """A row as people read it: its fields by name, inside one another as their paths say.

        Counts are numbers, or numbers by label; flags are a truth, or the labels of those that are set; one of several
        is its label or None; a category is the name of the thing or None. Among several, zeros and None are left out.
        """
        if len(row) != self.width:
            raise ValueError(f"a row has {self.width} numbers, not {len(row)}")
        found: dict[str, object] = {}
        for field in self.fields:
            start = self.starts[field.name]
            *path, name = field.name.split(".")
            inner = found
            for part in path:
                deeper = inner.setdefault(part, {})
                assert isinstance(deeper, dict)
                inner = deeper
            inner[name] = self._read(field, [int(cell) for cell in row[start : start + len(field.labels)]])
        return found

    def _read(self, field: Field, cells: list[int]) -> object:
        single = field.labels == ("",)
        if field.kind == ONE_OF:
            return next((label for label, cell in zip(field.labels, cells) if cell), None)
        if field.kind == FLAGS:
            return bool(cells[0]) if single else [label for label, cell in zip(field.labels, cells) if cell]
        values = [self.vocabulary[cell] or None for cell in cells] if field.kind == CATEGORY else cells
        return values[0] if single else {label: value for label, value in zip(field.labels, values) if value}
