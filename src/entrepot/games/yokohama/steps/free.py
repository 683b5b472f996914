"""15.23  Free actions: spinning mill and university, once per turn each, before many questions are answered."""

from mypy_extensions import i64

from ....kernel.events import Event
from ..moves import SPIN, STUDY
from ..names import ASSISTANT, SILK, SPINNING_MILL, UNIVERSITY, YEN
from ..position import Yokohama


def add_free_actions(yokohama: Yokohama, seat: i64, moves: list[i64]) -> None:
    """YOK-15.8, YOK-15.18  What the owner of these cards may do first."""
    player = yokohama.players[seat]
    if not yokohama.spun and player.owns(SPINNING_MILL) and player.stock[SILK] >= yokohama.box.spun_silk:
        moves.append(SPIN)
    if yokohama.studied or not player.owns(UNIVERSITY) or player.warehouse[ASSISTANT] == 0:
        return
    if player.stock[YEN] >= yokohama.box.bonus[UNIVERSITY]:
        moves.append(STUDY)


def play_free_action(yokohama: Yokohama, seat: i64, move: i64) -> bool:
    """Whether the move was a free action: then the question is asked anew."""
    if move == SPIN:
        spin(yokohama, seat)
    elif move == STUDY:
        study(yokohama, seat)
    else:
        return False
    return True


def spin(yokohama: Yokohama, seat: i64) -> None:
    """YOK-15.8  Spinning mill: 1 silk for 2 yen."""
    yokohama.spun = True
    if yokohama.telling:
        yokohama.tell(Event("spin", seat, {}))
    yokohama.pay(seat, SILK, yokohama.box.spun_silk)
    yokohama.gain(seat, YEN, yokohama.box.bonus[SPINNING_MILL])


def study(yokohama: Yokohama, seat: i64) -> None:
    """YOK-15.18  University: an assistant from the warehouse for 1 yen."""
    yokohama.studied = True
    if yokohama.telling:
        yokohama.tell(Event("study", seat, {}))
    yokohama.pay(seat, YEN, yokohama.box.bonus[UNIVERSITY])
    yokohama.hire(seat, ASSISTANT)
