"""What if: a table of one's own that plays a finished game on from one of its moments.

It begins with the moves of that game, from the same seed, so that everything hidden is what it truly was. Only finished
games can be played on: of any other it would show the secrets.
"""

from collections.abc import Sequence

from ..kernel.errors import EntrepotError
from ..kernel.table import Table
from . import messages
from .bots import chosen_bot
from .live import LiveTable
from .people import bot_name
from .storage import rows


def branched(then: Table, wish: messages.WhatIf) -> Table:
    """A game of its own from that moment on, after the move that is to be tried."""
    moment = then.branch()
    if wish.seat >= moment.seats:
        raise EntrepotError("no_such_seat")
    if wish.move is not None:
        moment.play(wish.seat, wish.move)
    if moment.over:
        raise EntrepotError("over")
    return moment


def what_if_seats(me: messages.Me, live: LiveTable, wish: messages.WhatIf, table: str) -> list[rows.Seat]:
    """I in the seat of my choice, bots in the others: the one that is wished for, or who played there, or the usual."""
    seats: list[rows.Seat] = []
    for seat in live.seating.seats:
        if seat.seat == wish.seat:
            seats.append(rows.Seat(table=table, seat=seat.seat, person=me.id, name=me.name))
        else:
            bot = chosen_bot(live.game, wish.bot or seat.bot)
            name = bot_name(bot, [me.name, *(other.name for other in seats)])
            seats.append(rows.Seat(table=table, seat=seat.seat, bot=bot, name=name))
    return seats


def copied_entries(table: rows.Table, moment: Table) -> Sequence[rows.Entry]:
    """What the journal of the new table begins with."""
    return [
        rows.Entry(table=table.id, seq=seq, kind="play", seat=seat, move=move.text, at=table.created)
        for seq, (seat, move) in enumerate(moment.ledger, start=1)
    ]
