"""What the benchmarks say in their report, in the language of the environment (docs/languages.md)."""

from pathlib import Path
from typing import Final

from ..kernel.words import Words, read_words

WORDS: Final[Words] = read_words(Path(__file__).parent / "words")


def say(key: str, **values: object) -> str:
    """A text of a report: `say("title", machine=machine, date=date)`."""
    return WORDS.say(key, values)
