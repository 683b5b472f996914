"""Small sets of numbers, kept as the bits of one integer."""

from typing import Final

from mypy_extensions import i64

HIGHEST: Final = 62
HIGHEST_BIT: Final = 1 << HIGHEST


def bit(number: i64) -> i64:
    """The set of this number alone, which is 0 to 62.

    Compiled, `1 << number` is a shift of C's `int`: it is wrong from 31 on. This is a shift of 64 bits.
    """
    return HIGHEST_BIT >> (HIGHEST - number)
