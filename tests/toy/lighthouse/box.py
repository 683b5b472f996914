"""The components of Lighthouse, typed and checked."""

from typing import Final, final

from mypy_extensions import i64

from entrepot.kernel.box import Box

SIZES: Final = 6
"""LIG-1.1: ships come in six sizes. Ship 0 has size 1, ship 5 has size 6."""


@final
class LighthouseBox:
    """Everything in the box, as the rules use it."""

    def __init__(self, box: Box) -> None:
        players = box.one("players")
        self.fewest = players.integer("min", 2, 3)
        self.most = players.integer("max", self.fewest, 3)
        ships = box.one("ships")
        self.ships = ships.texts("names", SIZES)
        self.copies: i64 = ships.integer("copies", 1, 20)
        self.hand_size: i64 = box.one("hand").integer("size", 1, SIZES * self.copies // self.most)
        box.refuse_unread()
