"""How friends find a table: three words that can be said aloud, and the code that a camera reads."""

import io
import secrets
from functools import cache
from importlib.resources import files
from typing import Final

import segno

SAID: Final = 3
"""How many words a code has."""


@cache
def code_words() -> tuple[str, ...]:
    """Our own list: short words that sound and look unlike each other. No word begins with another one of them."""
    return tuple((files(__package__) / "codewords.txt").read_text(encoding="ascii").split())


def new_code() -> str:
    """A code that nobody has said before: `amber-canal-river`."""
    return "-".join(secrets.choice(code_words()) for _ in range(SAID))


def read_code(said: str) -> str | None:
    """The code in what somebody typed, however it was parted and spelled large or small; None if it is none.

    Because no word begins with another, the letters alone tell where each word ends.
    """
    letters = "".join(letter for letter in said.lower() if letter.isascii() and letter.isalpha())
    found: list[str] = []
    while letters and len(found) < SAID:
        word = next((word for word in code_words() if letters.startswith(word)), None)
        if word is None:
            return None
        found.append(word)
        letters = letters.removeprefix(word)
    return "-".join(found) if len(found) == SAID and not letters else None


def qr_picture(link: str) -> bytes:
    """A link as a picture for cameras: dark on white whatever the theme, for cameras want it so."""
    out = io.BytesIO()
    segno.make_qr(link, error="m").save(out, kind="svg", border=2, dark="#2a2018", light="#fff", xmldecl=False)
    return out.getvalue()
