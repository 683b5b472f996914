"""The one random generator of the house.

It is sfc32 (Chris Doty-Humphrey's small fast counting generator): only 32-bit additions, shifts and exclusive-ors, so
that it gives the same numbers on every platform, compiled or not. It lives in the position and is copied with it.

What sfc32 gives away of itself may suffice to find its seed. So a seed that is too long for it is the key of ChaCha20
(RFC 8439), of which nobody can tell from any numbers what the next will be: by such seeds servers deal (`dice_of`).
"""

import secrets
from typing import Final, final

from mypy_extensions import i64

from .errors import BadOption

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 12
LARGEST_SEED: Final = (1 << 62) - 1
LARGEST_KEY: Final = (1 << 256) - 1
CONSTANTS: Final = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
"""The first words of every block of ChaCha20: "expand 32-byte k"."""
BLOCK: Final = 16


def check_seed(seed: object) -> int:
    """A seed, if it is one."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= LARGEST_SEED:
        raise BadOption("wrong_seed", {"largest": LARGEST_SEED, "seed": repr(seed)})
    return seed


def seed_or_any(seed: object = None) -> int:
    """A seed that was given, if it is one; any, where none was."""
    return secrets.randbelow(LARGEST_SEED) if seed is None else check_seed(seed)


def _quarter(state: list[i64], first: i64, second: i64, third: i64, fourth: i64) -> None:
    """ChaCha20's quarter round."""
    a: i64 = state[first]
    b: i64 = state[second]
    c: i64 = state[third]
    d: i64 = state[fourth]
    a = (a + b) & WORD
    d ^= a
    d = ((d << 16) | (d >> 16)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 12) | (b >> 20)) & WORD
    a = (a + b) & WORD
    d ^= a
    d = ((d << 8) | (d >> 24)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 7) | (b >> 25)) & WORD
    state[first] = a
    state[second] = b
    state[third] = c
    state[fourth] = d


def chacha20(key: list[i64], number: i64, nonce: list[i64]) -> list[i64]:
    """A block of ChaCha20: sixteen words from a key of eight, the block's number and a nonce of three."""
    begun: list[i64] = [*CONSTANTS, *key, number, *nonce]
    state: list[i64] = begun[:]
    for _ in range(10):
        for column in range(4):
            _quarter(state, column, column + 4, column + 8, column + 12)
        _quarter(state, 0, 5, 10, 15)
        _quarter(state, 1, 6, 11, 12)
        _quarter(state, 2, 7, 8, 13)
        _quarter(state, 3, 4, 9, 14)
    for place in range(BLOCK):
        state[place] = (state[place] + begun[place]) & WORD
    return state


@final
class Dice:
    """Random numbers from a seed; `rolls` counts them, so that one can tell whether chance was used."""

    def __init__(self, seed: i64, warm_up: i64 = WARM_UP) -> None:
        self.a: i64 = 0
        self.b: i64 = seed & WORD
        self.c: i64 = (seed >> 32) & WORD
        self.counter: i64 = 1
        self.key: list[i64] = []
        """The key of ChaCha20; none for sfc32."""
        self.block: list[i64] = []
        self.number: i64 = 0
        """Which block of ChaCha20 is next; of the last one, `counter` says which word is."""
        for _ in range(warm_up):
            self.word()
        self.rolls: i64 = 0

    def copy(self) -> "Dice":
        twin = Dice(0, 0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        twin.key = self.key
        twin.block = self.block
        twin.number = self.number
        twin.rolls = self.rolls
        return twin

    def word(self) -> i64:
        """The next 32 random bits."""
        if self.key:
            return self._locked_word()
        result: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) | (self.c >> 11)) & WORD) + result) & WORD
        return result

    def _locked_word(self) -> i64:
        if self.counter == len(self.block):
            self.block = chacha20(self.key, self.number, [0, 0, 0])
            self.number += 1
            self.counter = 0
        self.counter += 1
        return self.block[self.counter - 1]

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


def dice_of(seed: object) -> Dice:
    """The dice of a table: sfc32 for a short seed, ChaCha20 for a long one."""
    if not isinstance(seed, int) or not LARGEST_SEED < seed <= LARGEST_KEY:
        return Dice(check_seed(seed))
    dice = Dice(0, 0)
    dice.key = [(seed >> 32 * word) & WORD for word in range(8)]
    dice.counter = 0
    return dice


def new_key() -> int:
    """A seed that nobody can guess, nor infer from what it led to."""
    return (1 << 255) | secrets.randbits(255)
