"""The sizes that the rules of Traders of Carthage depend on: every box must have them."""

from typing import Final

COLOURS: Final = 4
RANKS: Final = 3
KINDS: Final = 12
MOST_SEATS: Final = 4
"""CAR-1.1, CAR-1.2: up to four players; four colours of cards in three values each."""
