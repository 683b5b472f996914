"""5. Step 1: placement."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.events import Prompt
from ..constants import AREAS, ASSISTANT, MOST_SEATS, NEWSPAPER, PLACING, TELEGRAPH, YEN
from ..moves import PAIR, PLACE
from ..position import Yokohama
from .asking import Offer
from .movement import begin_movement


def begin_placement(yokohama: Yokohama, seat: i64) -> None:
    """YOK-5.1  The first question: the first assistant of option A, the pair of option B, or nothing."""
    yokohama.stage = PLACING
    yokohama.ask(FIRST_PLACEMENT[seat])


def add_places(yokohama: Yokohama, seat: i64, among: i64, verb: i64, count: i64, moves: list[i64]) -> None:
    """YOK-5.4, YOK-5.5  The areas (as bits) where the fees of so many assistants can be paid; never the canal."""
    opposing = yokohama.opposing(seat)
    yen = yokohama.players[seat].stock[YEN]
    for area in range(AREAS):
        if not (among >> area) & 1 or not yokohama.in_play(area):
            continue
        if not (opposing >> area) & 1 or yokohama.fees(seat, area) * count <= yen:
            moves.append(verb + area)


@final
class Placement(Offer):
    """YOK-5.1, YOK-5.6  Option A: assistants one by one, each on another area. Option B: two on the same area.

    YOK-R7, YOK-R43  Both and putting none are one question.
    """

    def __init__(self, seat: i64, taken: i64, count: i64) -> None:
        super().__init__(seat)
        self.taken: i64 = taken
        """Areas already used in this step, as bits."""
        self.count: i64 = count

    def offers(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        moves: list[i64] = []
        hand = yokohama.players[seat].hand[ASSISTANT]  # YOK-5.2
        if hand > 0:
            add_places(yokohama, seat, ~self.taken, PLACE, 1, moves)
        if hand > 1 and self.count == 0:
            add_places(yokohama, seat, ~self.taken, PAIR, 2, moves)
        return moves

    def accept(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        if move >= PAIR:
            place_pair(yokohama, seat, move - PAIR)
            return
        area = move - PLACE
        yokohama.place(seat, area)
        if self.count + 1 < spread_limit(yokohama, seat):
            yokohama.ask(Placement(seat, self.taken | bit(area), self.count + 1))
        else:
            begin_movement(yokohama, seat)

    def decline(self, yokohama: Yokohama, seat: i64) -> None:
        begin_movement(yokohama, seat)

    def question(self, yokohama: Yokohama, seat: i64) -> Prompt:
        if self.count == 0:
            offered = self.offers(yokohama, seat)
            wording = "place_first" if offered and offered[-1] >= PAIR else "place_single"
            return Prompt("place_first", "YOK-5.1", {"most": spread_limit(yokohama, seat)}, wording)
        return Prompt("place_next", "YOK-5.6", {"placed": self.count, "most": spread_limit(yokohama, seat)})


def spread_limit(yokohama: Yokohama, seat: i64) -> i64:
    """YOK-5.1, YOK-5.7, YOK-15.4  Up to three assistants, with the newspaper four."""
    return yokohama.box.bonus[NEWSPAPER] if yokohama.players[seat].owns(NEWSPAPER) else yokohama.box.spread


def place_pair(yokohama: Yokohama, seat: i64, area: i64) -> None:
    """YOK-5.1  Option B: exactly two assistants on one area, the fees of both paid."""
    yokohama.place(seat, area)
    yokohama.place(seat, area)
    if yokohama.players[seat].owns(TELEGRAPH):
        yokohama.ask(Telegraph(seat, area))
    else:
        begin_movement(yokohama, seat)


@final
class Telegraph(Offer):
    """YOK-15.15  One assistant more on an area adjacent to that of the two."""

    def __init__(self, seat: i64, area: i64) -> None:
        super().__init__(seat)
        self.area: i64 = area

    def offers(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        moves: list[i64] = []
        if yokohama.players[seat].hand[ASSISTANT] > 0:
            add_places(yokohama, seat, yokohama.near[self.area], PLACE, 1, moves)
        return moves

    def accept(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        yokohama.place(seat, move - PLACE)
        begin_movement(yokohama, seat)

    def decline(self, yokohama: Yokohama, seat: i64) -> None:
        begin_movement(yokohama, seat)

    def question(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("telegraph", "YOK-15.15", {"area": yokohama.box.areas[self.area]})


FIRST_PLACEMENT: Final = [Placement(seat, 0, 0) for seat in range(MOST_SEATS)]
