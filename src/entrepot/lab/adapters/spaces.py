"""Spaces of Gymnasium for rows, and for the fields of rows by name."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ...kernel.layout import CATEGORY, FLAGS, ONE_OF, Field, Layout
from . import Observation

Rows = npt.NDArray[np.uint8]
"""A row, or several, one a line."""


class WholeRow:
    """A row as it is."""

    def __init__(self, layout: Layout) -> None:
        most = np.array(layout.most, np.uint8)
        self.space: spaces.Space[Any] = spaces.Box(np.zeros_like(most), most, dtype=np.uint8)

    def read(self, rows: Rows) -> Any:
        return rows.copy()


class NamedFields:
    """A dictionary of the fields of a row, each in the space that its kind asks for.

    Counts are an array of small numbers, flags an array of 0 and 1, one of several its place counted from 1 (0: none),
    categories their numbers in the vocabulary.
    """

    def __init__(self, layout: Layout) -> None:
        self.fields = [
            (field, slice(layout.starts[field.name], layout.starts[field.name] + len(field.labels)))
            for field in layout.fields
        ]
        self.space: spaces.Space[Any] = spaces.Dict({field.name: space_of(field) for field, _ in self.fields})

    def read(self, rows: Rows) -> Any:
        return {field.name: read_field(field, rows[..., cells]) for field, cells in self.fields}


def space_of(field: Field) -> spaces.Space[Any]:
    """The space of a field."""
    size = len(field.labels)
    if field.kind == FLAGS:
        return spaces.MultiBinary(size)
    if field.kind == ONE_OF:
        return spaces.Discrete(size + 1)
    if field.kind == CATEGORY:
        return spaces.MultiDiscrete([field.most + 1] * size)
    return spaces.Box(0, field.most, (size,), np.uint8)


def read_field(field: Field, cells: Rows) -> Any:
    """The cells of a field as its space has them."""
    if field.kind == FLAGS:
        return cells.astype(np.int8)
    if field.kind == ONE_OF:
        return np.where(cells.any(axis=-1), cells.argmax(axis=-1) + 1, 0)[()]
    if field.kind == CATEGORY:
        return cells.astype(np.int64)
    return cells.copy()


def reader(observation: Observation, layout: Layout) -> WholeRow | NamedFields:
    """What makes an observation of a row."""
    kinds: dict[str, type[WholeRow | NamedFields]] = {"row": WholeRow, "fields": NamedFields}
    if observation not in kinds:
        raise ValueError(f'an observation is "row" or "fields", not {observation!r}')
    return kinds[observation](layout)
