"""The one random generator of the house.

It is sfc32 (Chris Doty-Humphrey's small fast counting generator): only 32-bit additions, shifts and exclusive-ors, so
that it gives the same numbers on every platform, compiled or not. It lives in the position and is copied with it.
"""

from typing import Final, final

from mypy_extensions import i64

from .errors import BadOption

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 12
LARGEST_SEED: Final = (1 << 62) - 1


def check_seed(seed: object) -> int:
    """A seed, if it is one."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= LARGEST_SEED:
        raise BadOption("wrong_seed", {"largest": LARGEST_SEED, "seed": repr(seed)})
    return seed


@final
class Dice:
    """Random numbers from a seed; `rolls` counts them, so that one can tell whether chance was used."""

    def __init__(self, seed: i64, warm_up: i64 = WARM_UP) -> None:
        self.a: i64 = 0
        self.b: i64 = seed & WORD
        self.c: i64 = (seed >> 32) & WORD
        self.counter: i64 = 1
        for _ in range(warm_up):
            self.word()
        self.rolls: i64 = 0

    def copy(self) -> "Dice":
        twin = Dice(0, 0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        twin.rolls = self.rolls
        return twin

    def word(self) -> i64:
        """The next 32 random bits."""
        result: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) | (self.c >> 11)) & WORD) + result) & WORD
        return result

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each exactly as likely as the others."""
        self.rolls += 1
        product: i64 = self.word() * limit
        if (product & WORD) < limit:
            unfair: i64 = ((1 << 32) - limit) % limit
            while (product & WORD) < unfair:
                product = self.word() * limit
        return product >> 32

    def shuffle(self, cards: list[i64]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        last: i64 = len(cards) - 1
        while last > 0:
            other = self.below(last + 1)
            held = cards[last]
            cards[last] = cards[other]
            cards[other] = held
            last -= 1

    def seed(self) -> i64:
        """A seed for other dice: `Dice(dice.seed())` goes its own way."""
        self.rolls += 1
        return ((self.word() & 0x3FFFFFFF) << 32) | self.word()
