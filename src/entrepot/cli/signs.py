"""Signs for streams that do not know ours: an old terminal shows "=" for "━", and never a traceback."""

import codecs
import sys

STAND_INS = str.maketrans("━─│┼╭╮╰╯├└▐▶▸■·×○•★–—", "=-|++++++|[>>#.xO**--")
HANDLER = "entrepot.stand_in"


def stand_in(problem: UnicodeError) -> tuple[str, int]:
    """A codec error handler: what cannot be written is written with a plain sign, or "?"."""
    if not isinstance(problem, UnicodeEncodeError):
        return "?", int(getattr(problem, "end", 0))
    missing = problem.object[problem.start : problem.end]
    plain = missing.translate(STAND_INS)
    return "".join(sign if sign.isascii() else "?" for sign in plain), problem.end


def prepare_streams() -> None:
    """Let the program's streams take anything; a test's streams may not be changeable, and need not be."""
    codecs.register_error(HANDLER, stand_in)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=HANDLER)
