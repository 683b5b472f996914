"""5. Auctions: one turn of bidding, the owner's last word, and the tile at once."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOBODY, NOTHING
from ....kernel.position import Step
from ..constants import MOST_SEATS
from ..moves import BUY, PASS
from ..position import PASSED, UNSPOKEN, Goa
from .tiles import receive_from_square

FLAG: Final = "flag"
"""The id of the lot that is no tile."""


@final
class Auctions(Step[Goa]):
    """GOA-5.1  The flag and the marked tiles one by one in rising marker number. Lies below each auction."""

    def happen(self, goa: Goa) -> None:
        goa.lot += 1
        if goa.lot == len(goa.lots.squares):
            goa.lot = NOTHING
            return
        goa.ask(AUCTIONS)
        goa.bid = 0
        goa.bidder = NOBODY
        goa.said = [UNSPOKEN] * goa.seats
        goa.ask(BID[(goa.lots.owners[goa.lot] + 1) % goa.seats])


AUCTIONS: Final = Auctions(NOBODY)


@final
class Bid(Step[Goa]):
    """GOA-5.2  Pass, or bid more than the highest bid so far, never more than the ducats held (GOA-R1, GOA-R2).

    Asked also of who has too few ducats: a forced pass must look like any other (GOA-5.8).
    """

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = [PASS]
        least = least_bid(goa)
        most: i64 = goa.players[seat].ducats
        if most > goa.box.highest_bid:
            most = goa.box.highest_bid  # (GOA-R50)
        for amount in range(least, most + 1):
            moves.append(goa.bid_from + amount)
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        if move == PASS:
            goa.said[seat] = PASSED
        else:
            goa.bid = move - goa.bid_from
            goa.bidder = seat
            goa.said[seat] = goa.bid
        if goa.telling:
            goa.tell(Event("pass", seat, {}) if move == PASS else Event("bid", seat, {"amount": goa.bid}))
        owner = goa.lots.owners[goa.lot]
        left: i64 = (seat + 1) % goa.seats
        if left != owner:
            goa.ask(BID[left])
        elif goa.bidder == NOBODY:
            sell(goa, owner, 0)  # GOA-5.3: nobody else wants it
        else:
            goa.ask(OWNERS_WORD[owner])

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        values: dict[str, object] = {"tile": lot_id(goa), "bid": goa.bid, "ducats": goa.players[seat].ducats}
        return Prompt("bid", "GOA-5.2", values, "bid" if len(self.moves(goa, seat)) > 1 else "bid_poor")


@final
class OwnersWord(Step[Goa]):
    """GOA-5.3  The owner lets the highest bidder have it, or buys it from the bank for one ducat less (GOA-R4)."""

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = [PASS]
        if goa.players[seat].ducats >= owner_price(goa, goa.bid):
            moves.append(BUY)
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        if move == PASS:
            goa.said[seat] = PASSED
            goa.players[goa.bidder].ducats -= goa.bid
            goa.players[seat].ducats += goa.bid
            sell(goa, goa.bidder, goa.bid)
        else:
            price = owner_price(goa, goa.bid)
            goa.players[seat].ducats -= price
            sell(goa, seat, price)

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        price: int = owner_price(goa, goa.bid)
        values: dict[str, object] = {"tile": lot_id(goa), "bid": goa.bid, "price": price, "bidder": goa.bidder}
        values["ducats"] = goa.players[seat].ducats
        return Prompt("owner", "GOA-5.3", values, "owner" if len(self.moves(goa, seat)) > 1 else "owner_poor")


BID: Final = [Bid(seat) for seat in range(MOST_SEATS)]
OWNERS_WORD: Final = [OwnersWord(seat) for seat in range(MOST_SEATS)]


def least_bid(goa: Goa) -> i64:
    """GOA-5.2, GOA-R1  The next bid is higher than the last; the first is at least 1."""
    least: i64 = goa.bid + 1
    return least if least > goa.box.least_bid else goa.box.least_bid


def owner_price(goa: Goa, bid: i64) -> i64:
    """GOA-5.3  What the owner pays the bank to keep what somebody else bids for."""
    return bid - goa.box.owner_discount


def speakers(goa: Goa, lot: i64) -> list[int]:
    """GOA-5.2, GOA-5.3  The seats in the order in which they speak: from the owner's left, the owner last."""
    owner = goa.lots.owners[lot]
    return [(owner + 1 + turn) % goa.seats for turn in range(goa.seats)]


def lot_id(goa: Goa) -> str:
    tile = goa.lots.tiles[goa.lot]
    return FLAG if tile == NOTHING else goa.box.tiles[tile]


def sell(goa: Goa, winner: i64, price: i64) -> None:
    """GOA-5.4, GOA-5.5, GOA-R24  The marker returns; the flag brings an extra action card; a tile is settled."""
    lots, lot = goa.lots, goa.lot
    owner = lots.owners[lot]
    goa.players[owner].markers |= bit(lot)
    lots.winners[lot] = winner
    lots.prices[lot] = price
    if goa.telling:
        kind = "sold" if winner != owner else "bought" if goa.bidder != NOBODY else "kept"
        goa.tell(
            Event(
                kind,
                winner,
                {"tile": lot_id(goa), "price": price, "owner": owner},
            )
        )
    if lot == 0:
        goa.flag = winner  # GOA-15.1
        goa.flag_down = False
        goa.gain_extra(winner, goa.box.flag_extra_actions)
    else:
        receive_from_square(goa, winner, lots.squares[lot], NOTHING)
