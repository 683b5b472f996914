"""What the command line says by itself, in the language of the environment (docs/languages.md)."""

from pathlib import Path
from typing import Final

from entrepot.kernel.words import Words, read_words

WORDS: Final[Words] = read_words(Path(__file__).parent / "words")


def say(key: str, **values: object) -> str:
    """A text of the command line: `say("play.saved", file=file)`."""
    return WORDS.say(key, values)
