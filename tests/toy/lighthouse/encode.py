"""What a seat of Lighthouse may know, in numbers: for players that learn."""

from typing import Final

from mypy_extensions import i64

from entrepot.kernel.encoding import asking
from entrepot.kernel.layout import Layout, each, flag, number, numbers, one_of
from entrepot.kernel.nothing import NOTHING
from entrepot.kernel.rows import Writer

from .box import SIZES, LighthouseBox
from .position import Lighthouse
from .steps import Send, SetLamp

MARGIN: Final = 10
"""A lead of so many points is as good as any."""
MOST_SEATS: Final = 3
OF_PLAYER: Final = SIZES + 2
"""How many numbers there are of each seat."""


def layout(box: LighthouseBox) -> Layout:
    """The fields of a row. Seats are counted from the own one, which is 0."""
    of_player = [numbers("home", box.ships), number("hand_size"), flag("has_sent")]
    return Layout(
        [
            one_of("seats", range(2, MOST_SEATS + 1)),
            flag("options.calm"),
            one_of("question", ["lamp", "send"]),
            flag("bright"),
            numbers("hand", box.ships),
            one_of("sent", box.ships),
            number("pile"),
            numbers("wrecks", box.ships),
            *each("players", range(MOST_SEATS), of_player),
        ]
    )


def encode(lighthouse: Lighthouse, seat: i64, row: Writer) -> None:
    """Write what a seat may know, cell by cell as the layout says."""
    seats = lighthouse.seats
    row.one_of(seats - 2, MOST_SEATS - 1)
    row.flag(lighthouse.calm)
    step = asking(lighthouse, seat)
    row.flag(isinstance(step, SetLamp))
    row.flag(isinstance(step, Send))
    row.flag(lighthouse.bright)
    row.numbers(lighthouse.hands[seat])
    row.one_of(lighthouse.sent[seat], SIZES)
    row.number(len(lighthouse.pile))
    _ships(lighthouse.wrecks, row)
    for turn in range(seats):
        other = (seat + turn) % seats
        _ships(lighthouse.home[other], row)
        row.number(lighthouse.hand_size(other))
        row.flag(lighthouse.sent[other] != NOTHING)
    row.skip((MOST_SEATS - seats) * OF_PLAYER)


def _ships(ships: list[i64], row: Writer) -> None:
    """How many ships there are of each size."""
    for ship in ships:
        row.count(ship)
    row.skip(SIZES)
