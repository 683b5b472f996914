"""What several messages are made of."""

from typing import Annotated, Literal

from msgspec import Meta

from .. import limits

Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME, pattern=r"\S")]
Title = Annotated[str, Meta(max_length=limits.TITLE)]
Help = Literal["hints", "none"]

"""Which help the players of a table may have: hints when they ask for them, or none."""
SeatNumber = Annotated[int, Meta(ge=0, lt=limits.SEATS)]
