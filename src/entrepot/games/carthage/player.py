"""What lies before one seat of Traders of Carthage."""

from typing import final

from mypy_extensions import i64

from .constants import COLOURS, RANKS


@final
class Player:
    """What lies before one seat. Cards are counted by kind."""

    def __init__(
        self, hand: list[i64], goods: list[i64], stored: list[i64], tokens: list[i64], vp: list[i64], noted: i64
    ) -> None:
        self.hand = hand
        self.goods = goods
        """The stock, as far as it is not stored."""
        self.stored = stored
        """The stock that is safe from pirates until it is sold (CAR-8.8, CAR-R8)."""
        self.tokens = tokens
        self.vp = vp
        """The cards under the trader marker (CAR-1.3): nobody may look at them."""
        self.noted = noted
        """Points noted because no card was left (CAR-7.3)."""

    def copy(self) -> "Player":
        return Player(self.hand[:], self.goods[:], self.stored[:], self.tokens[:], self.vp[:], self.noted)

    def points(self) -> i64:
        return len(self.vp) + self.noted

    def token_count(self) -> i64:
        count: i64 = 0
        for colour in range(COLOURS):
            count += self.tokens[colour]
        return count

    def stack(self, colour: i64) -> list[i64]:
        """CAR-8.1, CAR-8.8  All stock cards of a colour, stored or not, the lowest values first."""
        stack: list[i64] = []
        for kind in range(colour * RANKS, (colour + 1) * RANKS):
            stack += [kind] * (self.goods[kind] + self.stored[kind])
        return stack

    def unstored(self, colour: i64) -> i64:
        """How many cards of a colour pirates could take."""
        first: i64 = colour * RANKS
        return self.goods[first] + self.goods[first + 1] + self.goods[first + 2]
