"""How the rules write that something is not there: numbers, so that lists stay lists of small numbers."""

from typing import Final

NOBODY: Final = -1
"""No seat."""
NOTHING: Final = -1
"""No card, no tile, no place, no company: no piece and nowhere."""
