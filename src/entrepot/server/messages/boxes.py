"""Boxes of owners: what can be entered, what was entered so far, and what of it fits."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ...kernel.table import TableView
from .. import limits

BoxTable = list[dict[str, object]]
"""The tables of one name, with their sources, as the box file has them."""


class BoxChoice(Struct):
    """What a text of a box can be: its id, and what people call it."""

    id: str
    name: str


class BoxShape(Struct):
    """What a value looks like.

    A `list` has values of the one shape in `of`, a `tuple` one value of each; `amounts` are numbers by id. `among`:
    what a text or the id of an amount can be.
    """

    kind: Literal["number", "flag", "text", "list", "tuple", "amounts"]
    of: list["BoxShape"]
    among: list[BoxChoice]


class BoxField(Struct):
    """A printed value: its key, whether it may be missing, its shape, and the number of the rule that speaks of it."""

    key: str
    optional: bool
    shape: BoxShape
    rule: str


class BoxTableForm(Struct):
    """The printed values of the tables of one name."""

    table: str
    fields: list[BoxField]


class BoxPart(Struct):
    """A part of a game, such as its cards."""

    part: str
    tables: list[BoxTableForm]


class BoxForm(Struct):
    """What can be entered for a game: its parts, the game's own box with all sources, and how many values are ours."""

    game: str
    title: str
    parts: list[BoxPart]
    own: dict[str, BoxTable]
    total: int


class BoxDraft(Struct, forbid_unknown_fields=True):
    """What an owner has entered so far: the tables that differ from the game's own box."""

    tables: Annotated[dict[str, BoxTable], Meta(max_length=limits.BOX_TABLES)]


class BoxFile(Struct, forbid_unknown_fields=True):
    """A box file: its text."""

    text: Annotated[str, Meta(max_length=limits.BOX)]


class BoxChange(Struct):
    """One value of a draft, by table, place and key; without a key, the number of the tables."""

    table: str
    place: int
    key: str


class BoxRefusal(Struct):
    """Values that do not fit, the sentence that says why, and the rule that speaks of them. `together`: none of them is
    wrong by itself."""

    changes: list[BoxChange]
    why: str
    rule: str
    together: bool


class BoxChecked(Struct):
    """A draft, looked through: the box of all that fits, how many house values it replaces, and what was set aside.

    `view`: a table that was dealt with that box, as a watcher sees it.
    """

    hash: str
    replaced: int
    total: int
    refusals: list[BoxRefusal]
    tables: dict[str, BoxTable]
    view: TableView


class BoxKept(Struct):
    """A box that was stored: tables can be opened with its hash."""

    box: str
