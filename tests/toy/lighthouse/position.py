"""Everything on the table in Lighthouse, and the few ways in which ships change places."""

from typing import Final, final

from mypy_extensions import i64

from entrepot.kernel.dice import Dice
from entrepot.kernel.events import Event
from entrepot.kernel.position import Position

from .box import SIZES, LighthouseBox

NO_SHIP: Final = -1


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
        self.sent: list[i64] = [NO_SHIP] * seats
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

    # What the kernel asks of every game ------------------------------------------------------------------------------

    def redeal(self, seat: i64, dice: Dice) -> None:
        from .secrets import redeal

        redeal(self, seat, dice)

    def view(self, seat: int | None) -> dict[str, object]:
        from .view import view

        return view(self, seat)

    def census(self) -> dict[str, int]:
        from .view import census

        return census(self)

    def score_sheet(self) -> list[dict[str, int]]:
        """LIG-4.2  The sizes of the ships at home, and one point for each of them."""
        return [{"sizes": sum([ship + 1 for ship in ships]), "ships": len(ships)} for ships in self.home]

    def winners(self) -> list[int]:
        """LIG-4.3  The most points; all who are tied have won."""
        scores = self.scores()
        return [seat for seat in range(self.seats) if scores[seat] == max(scores)]
