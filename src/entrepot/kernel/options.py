"""Options: what can be chosen when a table is opened."""

from typing import final

Choice = bool | int | str


@final
class Option:
    """Something that can be chosen when a table is opened.

    The game's words call it `option-NAME`, and say in `option-NAME-about` what it means.
    """

    def __init__(self, default: Choice, values: tuple[Choice, ...]) -> None:
        self.default = default
        self.values = values
