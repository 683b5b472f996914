"""Everything on the table in Lighthouse, and the few ways in which ships change places."""

from typing import final

from mypy_extensions import i64

from entrepot.kernel.dice import Dice
from entrepot.kernel.events import Event
from entrepot.kernel.nothing import NOTHING
from entrepot.kernel.position import Position

from .box import SIZES, LighthouseBox


@final
class Lighthouse(Position):
    """The table of a game of Lighthouse."""

    def __init__(self, box: LighthouseBox, seats: i64, calm: bool, dice: Dice) -> None:
        super().__init__(seats, dice)
        self.box = box
        self.calm = calm
        self.bright = True
        self.pile: list[i64] = []
        """The ships to draw from; the last is the next."""
        self.hands: list[list[i64]] = [[0] * SIZES for _ in range(seats)]
        """For each seat how many ships of each size it holds."""
        self.sent: list[i64] = [NOTHING] * seats
        """The ship that each seat has sent in secret this round."""
        self.home: list[list[i64]] = [[] for _ in range(seats)]
        self.wrecks: list[i64] = []

    def copy(self) -> "Lighthouse":
        twin = Lighthouse(self.box, self.seats, self.calm, self.dice)
        twin.take_over(self)
        twin.bright = self.bright
        twin.pile = self.pile[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.sent = self.sent[:]
        twin.home = [ships[:] for ships in self.home]
        twin.wrecks = self.wrecks[:]
        return twin

    def hand_size(self, seat: i64) -> i64:
        size: i64 = 0
        for ship in range(SIZES):
            size += self.hands[seat][ship]
        return size

    def draw(self, seat: i64) -> None:
        """LIG-2.1  Take the next ship of the pile into the hand, as far as there is one."""
        if not self.pile:
            return
        self.reveal()
        ship = self.pile.pop()
        self.hands[seat][ship] += 1
        if self.telling:
            self.tell(Event("draw", seat, {}, {"ship": self.box.ships[ship]}))
