"""What the server says by itself: in its terminal in the language of the environment, to people in the language that
their browser asks for (docs/languages.md)."""

from functools import cache
from pathlib import Path
from typing import Final

from ..kernel.words import Words, read_words

WORDS: Final[Words] = read_words(Path(__file__).parent / "words")


def say(key: str, /, language: str | None = None, **values: object) -> str:
    """A text of the server: `say("ready", address=address)`; without a language, in that of the environment."""
    return (WORDS if language is None else WORDS.into(language)).say(key, values)


@cache
def offered() -> frozenset[str]:
    """The languages that people can be spoken to in; what a catalogue lacks, it says in English."""
    return frozenset(file.stem for file in Path(__file__).parents[1].rglob("words/*.ftl"))


def best(accepted: str) -> str:
    """The first offered language of an `Accept-Language` header; without a wish that we know, that of the environment.

    The wishes of browsers are sorted by how much each is wished for; who does not sort them may say it by `;q=`.
    """
    known = offered()
    found: list[tuple[float, str]] = []
    for wish in accepted.split(","):
        name, _, weight = wish.partition(";")
        language = name.strip().split("-")[0].lower()
        if language in known:
            found.append((_weight(weight), language))
    return max(found, key=lambda wish: wish[0])[1] if found else WORDS.language


def _weight(said: str) -> float:
    """`q=0.8`; what is no number wishes for nothing."""
    try:
        return float(said.strip().removeprefix("q=")) if said.strip() else 1.0
    except ValueError:
        return 0.0
