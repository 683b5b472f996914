"""6. Step 2: movement."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOTHING
from ....kernel.position import Step
from ..constants import AREAS, ASSISTANT, MOST_SEATS, MOVING, POSTAL_SYSTEM, STAGECOACH, STATION, TRAM, YEN
from ..moves import BACK, GO, RAIL, RECALL, RIDE, STOP
from ..position import Yokohama
from .action import act
from .asking import add_areas, add_free_actions, play_free_action


def begin_movement(yokohama: Yokohama, seat: i64) -> None:
    """YOK-6.1  Option A or option B."""
    yokohama.stage = MOVING
    yokohama.ask(MOVEMENT[seat])


# What the president may enter ----------------------------------------------------------------------------------------


@final
class Ways:
    """YOK-6.2  What the president of a seat may do on each area, worked out once for one question.

    YOK-6.12  Stagecoach and postal system are part of it; station and tram are ways of their own.
    """

    def __init__(self, yokohama: Yokohama, seat: i64) -> None:
        player = yokohama.players[seat]
        self.yokohama = yokohama
        self.seat: i64 = seat
        self.present: i64 = player.present
        self.opposing: i64 = yokohama.opposing(seat)
        self.free_of_fees = player.owns(STAGECOACH)
        self.stops: i64 = self.present if player.owns(POSTAL_SYSTEM) else self.present & ~self.opposing
        """YOK-6.2, YOK-15.11  Where a move may end, as bits: an own assistant, and no opposing president."""
        self.canal: i64 = bit(yokohama.box.canal)

    def price(self, area: i64) -> i64:
        """YOK-6.6, YOK-6.8, YOK-R8, YOK-15.3  The toll of the canal, or the fees of the presidents there."""
        if (self.canal >> area) & 1:
            return self.yokohama.box.toll
        if self.free_of_fees or not (self.opposing >> area) & 1:
            return 0
        return self.yokohama.fees(self.seat, area)

    def may_stop(self, area: i64) -> bool:
        return (self.stops >> area) & 1 == 1

    def may_enter(self, area: i64, yen: i64, visited: i64) -> bool:
        """YOK-6.5, YOK-6.13, YOK-R29  An own assistant or the canal, affordable, and the move can still be finished."""
        price = self.price(area)
        if price > yen:
            return False
        if self.may_stop(area):
            return True
        visited |= bit(area)
        beyond = self.yokohama.near[area] & (self.present | self.canal) & ~visited
        if beyond == 0:
            return False
        for other in range(AREAS):
            if (beyond >> other) & 1 and self.may_enter(other, yen - price, visited):
                return True
        return False

    def add_steps(self, start: i64, visited: i64, moves: list[i64]) -> None:
        """YOK-6.4, YOK-6.7  The next areas of a path; none is entered twice."""
        yen = self.yokohama.players[self.seat].stock[YEN]
        beyond = self.yokohama.near[start] & (self.present | self.canal) & ~visited
        if beyond == 0:
            return
        for area in range(AREAS):
            if (beyond >> area) & 1 and self.may_enter(area, yen, visited):
                moves.append(GO + area)

    def add_leaps(self, verb: i64, beside: i64, moves: list[i64]) -> None:
        """YOK-6.3, YOK-15.16  Straight to a legal destination, `beside` not counted; only its own fees matter."""
        yen = self.yokohama.players[self.seat].stock[YEN]
        for area in range(AREAS):
            if (self.stops & ~beside) >> area & 1 and self.price(area) <= yen:
                moves.append(verb + area)


@final
class Movement(Step[Yokohama]):
    """YOK-6.1, YOK-R43  Option A: put or move the president. Option B: take it back."""

    def public(self) -> bool:
        return True

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        player = yokohama.players[seat]
        ways = Ways(yokohama, seat)
        moves: list[i64] = []
        rail = rail_destination(yokohama, seat, ways)
        if player.president == NOTHING:
            ways.add_leaps(GO, rail, moves)
        else:
            ways.add_steps(player.president, bit(player.president), moves)
            if player.owns(TRAM):
                ways.add_leaps(RIDE, rail | bit(player.president), moves)
        if rail != 0:
            moves.append(RAIL)
        moves.append(BACK)  # YOK-6.11, YOK-R30: always possible
        add_free_actions(yokohama, seat, moves)
        return moves

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        if move == BACK:
            take_back(yokohama, seat)
        elif play_free_action(yokohama, seat, move):
            yokohama.ask(self)
        elif move == RAIL:
            tell_move(yokohama, seat, yokohama.station)
            yokohama.players[seat].president = yokohama.station
            act(yokohama, seat, yokohama.station, False)
        elif move >= RIDE or yokohama.players[seat].president == NOTHING:
            area = move - (RIDE if move >= RIDE else GO)  # YOK-15.22: no path follows
            enter(yokohama, seat, area)
            act(yokohama, seat, area, False)
        else:
            visited: i64 = bit(yokohama.players[seat].president)
            enter(yokohama, seat, move - GO)
            yokohama.ask(Path(seat, visited | bit(move - GO)))

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        key = "put" if yokohama.players[seat].president == NOTHING else "move"
        moves = self.moves(yokohama, seat)
        return Prompt(key, "YOK-6.1", {}, key if moves[0] != BACK else f"{key}_nowhere")


def rail_destination(yokohama: Yokohama, seat: i64, ways: Ways) -> i64:
    """YOK-15.9, YOK-R21  The station's area, as a bit, where its owner may go straight to it; 0 where not.

    From hand that helps only where opposing presidents stand. Where the way by rail is open, the fees of other direct
    ways to the same area are never asked for (YOK-R42).
    """
    player = yokohama.players[seat]
    station = yokohama.station
    if station == NOTHING or not player.owns(STATION) or player.president == station:
        return 0
    if not (ways.present >> station) & 1:
        return 0
    if player.president == NOTHING and not (ways.opposing >> station) & 1:
        return 0
    return bit(station)


def tell_move(yokohama: Yokohama, seat: i64, area: i64) -> None:
    if yokohama.telling:
        yokohama.tell(Event("move", seat, {"area": yokohama.box.areas[area]}))


def enter(yokohama: Yokohama, seat: i64, area: i64) -> None:
    """YOK-6.6, YOK-6.8, YOK-6.9, YOK-R28  The president comes to an area; what is due there is paid."""
    tell_move(yokohama, seat, area)
    if area == yokohama.box.canal:
        yokohama.pay(seat, YEN, yokohama.box.toll)
    elif not yokohama.players[seat].owns(STAGECOACH):
        yokohama.pay_fees(seat, area)
    yokohama.players[seat].president = area


@final
class Path(Step[Yokohama]):
    """YOK-6.13  On the way: go on, or stop where stopping is legal."""

    def __init__(self, seat: i64, visited: i64) -> None:
        super().__init__(seat)
        self.visited: i64 = visited
        """The area where the turn began and all areas entered since, as bits."""

    def public(self) -> bool:
        return True

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        ways = Ways(yokohama, seat)
        here = yokohama.players[seat].president
        moves: list[i64] = []
        ways.add_steps(here, self.visited, moves)
        if ways.may_stop(here):
            moves.append(STOP)
        return moves

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        if move == STOP:
            act(yokohama, seat, yokohama.players[seat].president, False)
            return
        enter(yokohama, seat, move - GO)
        yokohama.ask(Path(seat, self.visited | bit(move - GO)))

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        area = yokohama.box.areas[yokohama.players[seat].president]
        may_stop = self.moves(yokohama, seat)[-1] == STOP
        return Prompt("path", "YOK-6.13", {"area": area}, "path" if may_stop else "path_through")


# Option B ------------------------------------------------------------------------------------------------------------


def take_back(yokohama: Yokohama, seat: i64) -> None:
    """YOK-6.10, YOK-R9, YOK-4.4  The president returns to hand, or is there; then assistants. No steps 3 to 6."""
    if yokohama.telling:
        in_hand = yokohama.players[seat].president == NOTHING
        yokohama.tell(Event("stay" if in_hand else "back", seat, {}))
    yokohama.players[seat].president = NOTHING
    yokohama.ask(RECALL_ASSISTANTS[seat])


@final
class RecallAssistants(Step[Yokohama]):
    """YOK-6.10  Any number of own assistants, one by one."""

    def public(self) -> bool:
        return True

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        moves: list[i64] = []
        add_areas(yokohama.players[seat].present, RECALL, moves)
        moves.append(STOP)
        return moves

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        if move == STOP:
            return
        player = yokohama.players[seat]
        player.take_assistant(move - RECALL)
        player.hand[ASSISTANT] += 1
        if yokohama.telling:
            yokohama.tell(Event("recall", seat, {"count": 1, "area": yokohama.box.areas[move - RECALL]}))
        yokohama.ask(self)

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("recall", "YOK-6.10")


MOVEMENT: Final = [Movement(seat) for seat in range(MOST_SEATS)]
RECALL_ASSISTANTS: Final = [RecallAssistants(seat) for seat in range(MOST_SEATS)]
