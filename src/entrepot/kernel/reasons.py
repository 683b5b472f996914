"""Why a move cannot be played now, as data: a key into the words, values, the number of the rule.

A game declares its reasons in `reasons.py` and says them in its words: `Reason("poor", "CAR-3.4", {"price": 5})` is the
message `reason-poor`. What the kernel says (the game is over, it is not your turn) names no rule and is said by the
words of errors.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from .declared import Value

NOT_NOW: Final = "_not_now"
"""How the keys of reasons end that say: the moment for such moves is another."""


@dataclass(frozen=True)
class Reason:
    """What a player would name first. `rule` is empty where the kernel says it; values are ids and numbers."""

    key: str
    rule: str = ""
    values: Mapping[str, object] = field(default_factory=dict)

    @property
    def wording(self) -> str:
        """The sentence: of the game's words, or of the words of errors where it names no rule."""
        return f"reason.{self.key}" if self.rule else f"error.{self.key}"


@dataclass(frozen=True)
class Because:
    """A reason as a game declares it: the rule, the values of its sentence, whether there is too little to pay with."""

    rule: str
    values: Mapping[str, Value] = field(default_factory=dict)
    lacking: bool = False


class Reasons(dict[str, Because]):
    """All reasons that a game declares, by key, in the order in which they are looked for."""

    def give(self, key: str, **values: object) -> Reason:
        """A reason with its values."""
        return Reason(key, self[key].rule, values)


WhyNot = Callable[[Any, int, int], Reason]
"""Position, seat, move: asked only of a seat that is asked, and of a move of the catalogue that is not legal now."""
