"""13.11  Laboratories: acquiring technologies; 15. what they do at that moment."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOTHING
from ....kernel.position import Step
from ..box.components import YokohamaComponents
from ..constants import EXHIBITION, IMPORT, MOST_SEATS, PATENT_SYSTEM, TECHNOLOGY_IDS, TYPOGRAPHY, YEN
from ..constants import STATION as STATION_CARD
from ..moves import PAY, STATION
from ..position import Yokohama
from .asking import Happening, Offer, add_areas
from .rewards import gain_for, score_for


def lacking_value(yokohama: Yokohama, card: i64, slot: i64, area: i64, power: i64) -> i64:
    """YOK-13.11  What power lacks of value and surcharge; what it gives beyond them is lost."""
    box = yokohama.box
    price = box.value[box.card_technology[card]] + box.surcharge[box.side[area]][slot]
    return max(0, price - box.power[area][power])


def extra_is_due(yokohama: Yokohama, seat: i64) -> bool:
    """YOK-13.11  From the fourth technology on each costs something besides."""
    return len(yokohama.players[seat].cards) + 1 >= yokohama.box.extra_from


def can_pay(box: YokohamaComponents, yen: i64, imports: i64, lacking: i64, extra: bool) -> bool:
    """YOK-13.11, YOK-3.6  Whether money and imports suffice, in any mixture."""
    if yen < 0 or imports < 0:
        return False
    if extra:
        with_yen = can_pay(box, yen - box.extra_yen, imports, lacking, False)
        return with_yen or can_pay(box, yen, imports - box.extra_imports, lacking, False)
    return yen // box.value_yen + imports // box.value_imports >= lacking


def may_acquire(yokohama: Yokohama, seat: i64, card: i64, lacking: i64) -> bool:
    """YOK-13.11, YOK-3.4  A name that the player does not own yet, and a price that can be paid."""
    player = yokohama.players[seat]
    if player.owns(yokohama.box.card_technology[card]):
        return False
    extra = extra_is_due(yokohama, seat)
    return can_pay(yokohama.box, player.stock[YEN], player.stock[IMPORT], lacking, extra)


@final
class Research(Offer):
    """YOK-13.11  A card of the board that is allowed and can be paid, or none."""

    def offers(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        slots = yokohama.labs[yokohama.box.side[yokohama.site]]
        moves: list[i64] = []
        for slot in range(len(slots)):
            if slots[slot] != NOTHING and may_acquire(yokohama, seat, slots[slot], self.lacking(yokohama, slot)):
                moves.append(yokohama.numbers.acquire + slots[slot])
        return moves

    def lacking(self, yokohama: Yokohama, slot: i64) -> i64:
        card = yokohama.labs[yokohama.box.side[yokohama.site]][slot]
        return lacking_value(yokohama, card, slot, yokohama.site, yokohama.power)

    def accept(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        card = move - yokohama.numbers.acquire
        slot = yokohama.labs[yokohama.box.side[yokohama.site]].index(card)
        ask_payment(yokohama, seat, card, self.lacking(yokohama, slot), extra_is_due(yokohama, seat))

    def question(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("research", "YOK-13.11", {"value": yokohama.strength()})


def ask_payment(yokohama: Yokohama, seat: i64, card: i64, lacking: i64, extra: bool) -> None:
    """YOK-13.11  Unit by unit; then the card is acquired."""
    if lacking > 0 or extra:
        yokohama.ask(PayTechnology(seat, card, lacking, extra))
    else:
        acquire(yokohama, seat, card)


@final
class PayTechnology(Step[Yokohama]):
    """YOK-13.11  For each value that power lacks 2 yen or 1 import; then the extra price, if it is due."""

    def __init__(self, seat: i64, card: i64, lacking: i64, extra: bool) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.lacking: i64 = lacking
        self.extra = extra

    def public(self) -> bool:
        return True

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        box = yokohama.box
        yen = yokohama.players[seat].stock[YEN]
        imports = yokohama.players[seat].stock[IMPORT]
        left = max(0, self.lacking - 1)
        extra = self.extra and self.lacking > 0
        moves: list[i64] = []
        if can_pay(box, yen, imports - self.price(box, IMPORT), left, extra):
            moves.append(PAY + IMPORT)
        if can_pay(box, yen - self.price(box, YEN), imports, left, extra):
            moves.append(PAY + YEN)
        if not self.extra and yen // box.value_yen + imports // box.value_imports == self.lacking:
            return moves[:1]  # YOK-R44: all of it will be paid, so the order does not matter
        return moves

    def price(self, box: YokohamaComponents, kind: i64) -> i64:
        if self.lacking > 0:
            return box.value_yen if kind == YEN else box.value_imports
        return box.extra_yen if kind == YEN else box.extra_imports

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        kind = move - PAY
        yokohama.pay(seat, kind, self.price(yokohama.box, kind))
        if self.lacking > 0:
            ask_payment(yokohama, seat, self.card, self.lacking - 1, self.extra)
        else:
            acquire(yokohama, seat, self.card)

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        name = TECHNOLOGY_IDS[yokohama.box.card_technology[self.card]]
        values: dict[str, object] = {"technology": name, "card": yokohama.box.cards[self.card]}
        values["yen"] = self.price(yokohama.box, YEN)
        values["imports"] = self.price(yokohama.box, IMPORT)
        if self.lacking == 0:
            return Prompt("pay_extra", "YOK-13.11", values)
        return Prompt("pay_value", "YOK-13.11", {**values, "lacking": self.lacking})


def acquire(yokohama: Yokohama, seat: i64, card: i64) -> None:
    """YOK-13.11, YOK-15.10, YOK-15.17  Earlier cards pay first, then its own effect, then the country (YOK-R41)."""
    box = yokohama.box
    player = yokohama.players[seat]
    technology = box.card_technology[card]
    side = box.side[yokohama.site]
    slots = yokohama.labs[side]
    slots[slots.index(card)] = NOTHING
    if yokohama.telling:
        yokohama.tell(Event("acquire", seat, {"technology": TECHNOLOGY_IDS[technology]}))
    score_for(yokohama, seat, PATENT_SYSTEM)
    gain_for(yokohama, seat, TYPOGRAPHY, YEN)
    player.cards.append(card)
    player.technologies |= bit(technology)
    yokohama.ask(AfterResearch(seat, card, side))
    if technology == EXHIBITION:  # YOK-15.20
        score_for(yokohama, seat, EXHIBITION)
    elif technology == STATION_CARD:
        yokohama.ask(PlaceStation(seat))


@final
class PlaceStation(Step[Yokohama]):
    """YOK-15.9  The station token goes to any area but the canal, for good."""

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        moves: list[i64] = []
        add_areas(yokohama.land(), STATION, moves)
        return moves

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        yokohama.station = move - STATION
        if yokohama.telling:
            yokohama.tell(Event("station", seat, {"area": yokohama.box.areas[yokohama.station]}))

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("station", "YOK-15.9")


@final
class AfterResearch(Happening):
    """YOK-13.11  The country of the new card, then the refill of the board."""

    def __init__(self, seat: i64, card: i64, side: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.side: i64 = side

    def happen(self, yokohama: Yokohama) -> None:
        yokohama.gain_symbol(self.owner, yokohama.box.card_country[self.card])
        yokohama.refill_lab(self.side)


RESEARCH: Final = [Research(seat) for seat in range(MOST_SEATS)]
