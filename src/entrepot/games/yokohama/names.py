"""What goods and pieces of Yokohama are called in moves, events and prompts. All else has its name from the box."""

from typing import Final

from mypy_extensions import i64

from .box.components import YokohamaBox
from .constants import KIND_NAMES, KINDS, PIECE_NAMES

PIECE_WORDS: Final = tuple([name.replace("_", " ") for name in PIECE_NAMES])
"""The pieces by number: assistant, shop, trading house."""


def names_in_sentences(box: YokohamaBox) -> dict[str, dict[str, str]]:
    """By the key of a value, then by the value itself."""
    return {"country": dict(zip(box.countries, box.country_names, strict=True))}


def kind_of(kind: i64, count: i64) -> str:
    """ "2 silk"."""
    return f"{count} {KIND_NAMES[kind]}"


def kinds_of(stock: list[i64]) -> list[str]:
    """A stock in words: ["2 copper", "1 yen"]."""
    return [f"{stock[kind]} {KIND_NAMES[kind]}" for kind in range(min(len(stock), KINDS)) if stock[kind]]
