"""Looking back at a finished game."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ...review.found import Band, Point, Standing, Verdict
from .. import limits
from .common import SeatNumber


class Review(Struct):
    """What the master thinks of a finished game: of one seat's decisions, or of all.

    It is made in the background once somebody asks for it; what is there can be read at once. `status` "none": nobody
    has asked. `ahead`: so many reviews are made before this one.
    `share`: how much of the work is done, from 0 to 1; `judged` of the `decisions` have been looked at once at least.
    `looked`: the seats whose decisions are looked at closely: those of people, or all where only bots played. `bands`:
    the rounds. `course`: the chances of all seats over the game; of one seat's review, as this seat could see them, of
    all, each seat's own chance as itself could see it. `swings`: the indexes of the decisions that mattered most, the
    largest first.
    """

    status: Literal["none", "waiting", "running", "done", "failed"]
    ahead: int
    share: float
    judged: int
    decisions: int
    looked: list[int]
    bands: list[Band]
    course: list[Point]
    verdicts: list[Verdict]
    swings: list[int]
    standings: list[Standing]


class WhatIf(Struct, forbid_unknown_fields=True):
    """A table of my own from a moment of a finished game: after `index` moves, I in `seat`, bots in the others.

    `move`: what I play there at once, if the seat is asked. `bot`: who plays the others; without one, the usual.
    """

    index: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    move: int | None = None
    bot: Annotated[str, Meta(max_length=limits.NAME)] | None = None
