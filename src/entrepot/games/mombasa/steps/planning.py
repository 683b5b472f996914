"""4. The planning phase: all lay cards at their slots, in secret and at the same time."""

from typing import final

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOBODY, NOTHING
from ....kernel.position import TOGETHER, Step
from ..constants import SHARE, SLOT_NAMES, SLOTS
from ..moves import CLEAR, READY, lay_from
from ..player import EMPTY, FACE_UP, HIDDEN
from ..position import Mombasa
from .wording import plan_wording


@final
class Plan(Step[Mombasa]):
    """MOM-4.1, MOM-4.5, MOM-19.3  Lay cards face down at open slots; change the choice until it is ready (MOM-R33)."""

    def asked(self, mombasa: Mombasa) -> list[i64]:
        seats: list[i64] = []
        for seat in range(mombasa.seats):
            if not mombasa.players[seat].ready:
                seats.append(seat)
        return seats

    def moves(self, mombasa: Mombasa, seat: i64) -> list[i64]:
        player = mombasa.players[seat]
        moves: list[i64] = []
        lay: i64 = lay_from(mombasa.box)
        seen: i64 = 0
        for face in player.hand:
            if seen >> face & 1 or mombasa.box.cards[face].kind == SHARE:  # MOM-4.3
                continue
            seen |= bit(face)
            for slot in range(SLOTS):
                if player.states[slot] == EMPTY and mombasa.slot_open(seat, slot):
                    moves.append(lay + face * SLOTS + slot)
        for slot in range(SLOTS):
            if player.states[slot] != EMPTY:
                moves.append(CLEAR + slot)
        moves.append(READY)  # MOM-4.2: also with empty slots
        return moves

    def play(self, mombasa: Mombasa, seat: i64, move: i64) -> None:
        player = mombasa.players[seat]
        if move == READY:
            player.ready = True
            if mombasa.telling:
                mombasa.tell(Event("ready", seat, {}))
        elif move < READY:
            take_back(mombasa, seat, move - CLEAR)
        else:
            lay = move - lay_from(mombasa.box)
            lay_card(mombasa, seat, lay // SLOTS, lay % SLOTS)
        if self.asked(mombasa):
            mombasa.ask(self)

    def prompt(self, mombasa: Mombasa, seat: i64) -> Prompt:
        laid: i64 = 0
        slots: i64 = 0
        for slot in range(SLOTS):
            if mombasa.players[seat].states[slot] != EMPTY:
                laid += 1
            if mombasa.slot_open(seat, slot):
                slots += 1
        values: dict[str, object] = {"round": mombasa.round, "laid": laid, "slots": slots}
        return Prompt("plan", "MOM-4.1", values, plan_wording(self.moves(mombasa, seat)))


PLAN = Plan(TOGETHER)


def lay_card(mombasa: Mombasa, seat: i64, face: i64, slot: i64) -> None:
    """MOM-4.1  At most one card per slot, face down: others see where, not what."""
    player = mombasa.players[seat]
    player.hand.remove(face)
    player.slots[slot] = face
    player.states[slot] = HIDDEN
    if mombasa.telling:
        name = mombasa.box.card_names[face]
        mombasa.tell(Event("lay", seat, {"slot": SLOT_NAMES[slot]}, {"card": name}))


def take_back(mombasa: Mombasa, seat: i64, slot: i64) -> None:
    """MOM-4.5  Until the reveal a player may change the own choice."""
    player = mombasa.players[seat]
    player.hand.append(player.slots[slot])
    player.slots[slot] = NOTHING
    player.states[slot] = EMPTY
    if mombasa.telling:
        mombasa.tell(Event("clear", seat, {"slot": SLOT_NAMES[slot]}))


@final
class Reveal(Step[Mombasa]):
    """MOM-4.5  When all are ready, all cards are turned face up at once."""

    def happen(self, mombasa: Mombasa) -> None:
        mombasa.reveal()
        for seat in range(mombasa.seats):
            player = mombasa.players[seat]
            player.ready = False
            cards: list[object] = []
            for slot in range(SLOTS):
                if player.states[slot] == HIDDEN:
                    player.states[slot] = FACE_UP
                    cards.append(mombasa.box.card_names[player.slots[slot]])
            if mombasa.telling:
                mombasa.tell(Event("reveal", seat, {"cards": cards}))


REVEAL = Reveal(NOBODY)
