"""Options: what can be chosen when a table is opened."""

from typing import final

Choice = bool | int | str


@final
class Option:
    """Something that can be chosen when a table is opened."""

    def __init__(self, default: Choice, values: tuple[Choice, ...], about: str) -> None:
        self.default = default
        self.values = values
        self.about = about
