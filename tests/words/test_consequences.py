"""What a move will do: the words of a game say values that its outlook has, in every language."""

from importlib import import_module
from pathlib import Path
from typing import get_type_hints, is_typeddict

import pytest

from entrepot.games import OURS
from entrepot.kernel.words import languages, read_words

GAMES = Path(__file__).parents[2] / "src" / "entrepot" / "games"
SHADES = ("_less", "_none")
"""How a number below 0, and nothing at all, are said."""


def values(shape: type, start: str = "") -> dict[str, object]:
    """What an outlook can have, by name; the parts of a shape within it by both names."""
    found: dict[str, object] = {}
    for name, kind in get_type_hints(shape).items():
        found[start + name] = kind
        if is_typeddict(kind):
            found.update(values(kind, f"{start}{name}_"))
    return found


@pytest.mark.parametrize("game", OURS)
def test_the_words_say_what_the_outlook_has(game: str) -> None:
    has = values(getattr(import_module(f"entrepot.games.{game}.outlook"), f"{game.capitalize()}Outlook"))
    folder = GAMES / game / "words"
    for language in languages(folder):
        said = read_words(folder, language).all("will")
        assert said, "there are such words"
        for name in said:
            plain = next((name.removesuffix(shade) for shade in SHADES if name.endswith(shade)), name)
            assert name in has or plain in has, f"{game}, {language}: will-{name} says nothing that an offer has"
