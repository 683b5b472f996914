"""6. Actions: one of six, with what may be done before and after it; 15.11 Espionage; 13. Extra actions."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOBODY
from ....kernel.position import Step
from ..constants import (
    CARD_MIX,
    CARD_SHIPS_ONLY,
    CARD_SPICES_ONLY,
    CARD_THIRD,
    CARDS,
    COLUMNS,
    ESPIONAGE,
    MOST_SEATS,
    SHIPS,
    TAXES,
)
from ..moves import BUILD, DONE, EXPLORE, EXTRA, FOUND, PASS, PLAY, PROGRESS, REAP, SPY, TAX, THROW
from ..position import Goa
from .cards import show_card
from .expedition import set_out
from .founding import FoundByCard, add_foundings, found_colony
from .gains import throw_away
from .harvest import harvest
from .progress import any_payable, make_progress, play_progress_card
from .tiles import use_up
from .window import add_spying, add_window, may_spy, may_use_something, use_window, wording

# 6. One action -------------------------------------------------------------------------------------------------------


def begin_action(goa: Goa, seat: i64) -> None:
    """GOA-6.3  With each action at most one card."""
    goa.active = seat
    goa.card_played = False
    goa.ask(ACT[seat])


@final
class Act(Step[Goa]):
    """GOA-6.2, GOA-6.3, GOA-R38  Choose one of six actions; before it play a card, use tiles, throw cards away."""

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        for column in range(COLUMNS):
            if goa.payable(seat, column, True, True):
                moves.append(PROGRESS + column)
        moves.append(BUILD)
        moves.append(REAP)
        moves.append(TAX)
        moves.append(EXPLORE)
        add_foundings(goa, seat, moves)
        if goa.players[seat].hand != 0:
            self.add_cards(goa, seat, moves)
        if len(goa.players[seat].tiles) > 0 or goa.players[seat].hand != 0:
            add_window(goa, seat, moves)
            add_spying(goa, seat, moves)
        return moves

    def add_cards(self, goa: Goa, seat: i64, moves: list[i64]) -> None:
        """GOA-6.4, GOA-R42, GOA-14.5  Cards to throw away, and the modifier cards: one names its action (GOA-R51)."""
        hand = goa.players[seat].hand
        for card in range(CARDS):
            if hand >> card & 1:
                moves.append(THROW + card)
                if not goa.card_played and self.modifies(goa, seat, goa.box.card_kind[card]):
                    moves.append(PLAY + card)

    def modifies(self, goa: Goa, seat: i64, kind: i64) -> bool:
        """Whether a card is a modifier whose action is possible with it."""
        if kind == CARD_THIRD:
            return can_found(goa, seat)
        if kind == CARD_SHIPS_ONLY or kind == CARD_SPICES_ONLY:
            return any_payable(goa, seat, kind)
        return kind == CARD_MIX

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        if move >= goa.use_from:
            goa.ask(ACT[seat])
            use_in_window(goa, seat, move)
        elif move >= THROW:
            goa.ask(ACT[seat])
            throw_away(goa, seat, move - THROW)
        elif move >= PLAY:
            self.play_card(goa, seat, move - PLAY)
        else:
            goa.ask(AFTER_CHECK[seat])
            if move < BUILD:
                make_progress(goa, seat, move - PROGRESS, True, True)
            elif move == EXPLORE:
                set_out(goa, seat)
            else:
                do_action(goa, seat, move, seat)

    def play_card(self, goa: Goa, seat: i64, card: i64) -> None:
        kind = goa.box.card_kind[card]
        if kind < CARD_MIX:
            goa.ask(ACT[seat])
            use_window(goa, seat, PLAY + card)
            return
        goa.ask(AFTER_CHECK[seat])
        if kind == CARD_SHIPS_ONLY or kind == CARD_SPICES_ONLY:
            play_progress_card(goa, seat, card)
        else:
            play_modifier(goa, seat, card, seat)

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        key, rule = ("extra_act", "GOA-13.1") if goa.action == goa.box.actions else ("act", "GOA-6.2")
        values: dict[str, object] = {"action": goa.action + 1, "actions": goa.box.actions} if key == "act" else {}
        return Prompt(key, rule, values, wording(goa, key, self.moves(goa, seat)))


def can_found(goa: Goa, seat: i64) -> bool:
    names: list[i64] = []
    add_foundings(goa, seat, names)
    return len(names) > 0


def do_action(goa: Goa, seat: i64, move: i64, model: i64) -> None:
    """GOA-8.1, GOA-9.1, GOA-10.1, GOA-12.1  An action with the levels of the seat itself or of another (GOA-R12)."""
    if move == BUILD:
        goa.gain_ships(seat, goa.level(model, SHIPS))
    elif move == REAP:
        harvest(goa, seat, model, False)
    elif move == TAX:
        goa.gain_ducats(seat, goa.level(model, TAXES))
    else:
        found_colony(goa, seat, move - FOUND, model, goa.box.flips)


def play_modifier(goa: Goa, seat: i64, card: i64, model: i64) -> None:
    """GOA-14.5  A Harvest of any mix, or a founding with three cards."""
    show_card(goa, seat, card)
    if goa.box.card_kind[card] == CARD_MIX:
        harvest(goa, seat, model, True)
    else:
        goa.ask(FoundByCard(seat, model))


def use_in_window(goa: Goa, seat: i64, move: i64) -> None:
    """A tile before or after the action: Espionage only then (GOA-R44)."""
    tile = move - goa.use_from
    if move >= goa.use_from and goa.box.sort[tile] == ESPIONAGE:
        use_up(goa, seat, tile)
        goa.ask(SPIES[seat])
    else:
        use_window(goa, seat, move)


@final
class AfterCheck(Step[Goa]):
    """GOA-6.5  "After" is open until the actor ends the action; with nothing left to use it is over at once."""

    def __init__(self, actor: i64) -> None:
        super().__init__(NOBODY)
        self.actor: i64 = actor

    def happen(self, goa: Goa) -> None:
        if may_use_something(goa, self.actor) or may_spy(goa, self.actor):
            goa.ask(AFTER[self.actor])


@final
class After(Step[Goa]):
    """GOA-6.3  Directly after the action: a card, if none was played with it, and tiles."""

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        add_window(goa, seat, moves)
        add_spying(goa, seat, moves)
        moves.append(DONE)
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        if move != DONE:
            goa.ask(AFTER_CHECK[seat])
            use_in_window(goa, seat, move)

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        return Prompt("after", "GOA-6.5", {}, wording(goa, "after", self.moves(goa, seat)))


ACT: Final = [Act(seat) for seat in range(MOST_SEATS)]
AFTER: Final = [After(seat) for seat in range(MOST_SEATS)]
AFTER_CHECK: Final = [AfterCheck(seat) for seat in range(MOST_SEATS)]
"""Steps never change, so every game shares these: an action costs no new objects."""


# 15.11 Espionage -----------------------------------------------------------------------------------------------------


@final
class Spy(Step[Goa]):
    """GOA-15.11  Espionage: choose another player, whose levels will count."""

    def public(self) -> bool:
        return True

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        return [SPY + other for other in range(goa.seats) if other != seat]

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        if goa.telling:
            goa.tell(Event("spy", seat, {"other": move - SPY}))
        goa.ask(SpyAction(seat, move - SPY))

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        return Prompt("spy", "GOA-15.11")


SPIES: Final = [Spy(seat) for seat in range(MOST_SEATS)]


@final
class SpyAction(Step[Goa]):
    """GOA-15.11  Build ships, Harvest, Collect taxes or Found a colony: never Expedition, never Progress (GOA-R12)."""

    def __init__(self, seat: i64, model: i64) -> None:
        super().__init__(seat)
        self.model: i64 = model

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = [BUILD, REAP, TAX]
        add_foundings(goa, seat, moves)
        if goa.players[seat].hand != 0 and not goa.card_played:
            hand = goa.players[seat].hand
            for card in range(CARDS):
                kind = goa.box.card_kind[card]
                if hand >> card & 1 and (kind == CARD_MIX or (kind == CARD_THIRD and can_found(goa, seat))):
                    moves.append(PLAY + card)
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        if move >= PLAY:
            play_modifier(goa, seat, move - PLAY, self.model)
        else:
            do_action(goa, seat, move, self.model)

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        said = wording(goa, "spy_action", self.moves(goa, seat))
        return Prompt("spy_action", "GOA-15.11", {"other": self.model}, said)


# 13. Extra actions ---------------------------------------------------------------------------------------------------


@final
class ExtraAction(Step[Goa]):
    """GOA-13.1, GOA-13.2  Give back an extra action card for an action, or pass; with two or more, no passing."""

    def public(self) -> bool:
        return True

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        extra = goa.players[seat].extra
        if extra > 0:
            moves.append(EXTRA)
        if extra <= goa.box.cards_kept:
            moves.append(PASS)
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        if move == PASS:
            goa.passed |= bit(seat)
            if goa.telling and goa.players[seat].extra > 0:
                goa.tell(Event("pass", seat, {}))
            return
        goa.players[seat].extra -= 1
        if goa.telling:
            goa.tell(Event("extra", seat, {}))
        begin_action(goa, seat)

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        return Prompt("extra", "GOA-13.1", {"cards": goa.players[seat].extra})


EXTRA_ACTION: Final = [ExtraAction(seat) for seat in range(MOST_SEATS)]
