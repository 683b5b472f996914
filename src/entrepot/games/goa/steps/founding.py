"""12. Action: Found a colony."""

from typing import final

from mypy_extensions import i64

from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOBODY
from ....kernel.position import Step
from ..constants import CARD_THIRD, CARDS, COLONIES, COLONISTS, COLONY_TILES, PLANTATIONS
from ..moves import COLONY, FAIL, FOUND, PAY, PLAY
from ..position import Goa
from .cards import show_card
from .spices import fill_place
from .window import add_window, helped, may_use_something, use_window


def add_foundings(goa: Goa, seat: i64, moves: list[i64]) -> None:
    """GOA-12.1  The names that the player does not own."""
    for colony in range(COLONIES):
        if not goa.founded(seat, colony):
            moves.append(FOUND + colony)


def found_colony(goa: Goa, seat: i64, colony: i64, model: i64, flips: i64) -> None:
    """GOA-12.1, GOA-12.2, GOA-12.3  Name a colony, turn up cards, and compare. The population is that of `model`."""
    if goa.telling:
        values: dict[str, object] = {"colony": goa.box.colonies[colony], "need": goa.box.need[colony]}
        goa.tell(Event("name_colony", seat, values))
    before: i64 = len(goa.turned)
    total = goa.turn_up(seat, flips)
    goa.ask(Compare(Founding(seat, colony, model, total, len(goa.turned) - before)))


@final
class Founding:
    """One attempt to found a colony."""

    def __init__(self, seat: i64, colony: i64, model: i64, total: i64, cards: i64) -> None:
        self.seat: i64 = seat
        self.colony: i64 = colony
        self.model: i64 = model
        """Whose population counts: by Espionage another seat's."""
        self.total: i64 = total
        """The colonist numbers of the cards turned up."""
        self.cards: i64 = cards

    def missing(self, goa: Goa) -> i64:
        """GOA-12.2, GOA-6.6  What the colony needs beyond population and cards, counted anew every time."""
        return goa.box.need[self.colony] - goa.level(self.model, COLONISTS) - self.total


def shortfall(goa: Goa, seat: i64, colony: i64, model: i64) -> i64:
    """GOA-12.3, GOA-12.5  What the cards must show for a founding to succeed, if all colonists may be paid."""
    return Founding(seat, colony, model, 0, 0).missing(goa) - goa.players[seat].colonists


@final
class Compare(Step[Goa]):
    """GOA-12.4, GOA-12.5  Enough: founded. Too few: the window is open, then the gap is paid or the founding fails."""

    def __init__(self, founding: Founding) -> None:
        super().__init__(NOBODY)
        self.founding = founding

    def happen(self, goa: Goa) -> None:
        founding = self.founding
        seat = founding.seat
        missing = founding.missing(goa)
        if missing <= 0:
            succeed(goa, founding)
            return
        player = goa.players[seat]
        if player.colonists >= missing or may_use_something(goa, seat):
            goa.ask(Gap(founding))
        else:
            fail(goa, founding)


@final
class Gap(Step[Goa]):
    """GOA-12.5, GOA-R12, GOA-R54  Pay exactly the missing colonists, or fail; before that, cards and tiles may help."""

    def __init__(self, founding: Founding) -> None:
        super().__init__(founding.seat)
        self.founding = founding

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        player = goa.players[seat]
        if player.colonists >= self.founding.missing(goa):
            moves.append(PAY)
        if player.hand != 0 and not goa.card_played:
            for card in range(CARDS):
                if player.hand >> card & 1 and goa.box.card_kind[card] == CARD_THIRD:
                    moves.append(PLAY + card)
        add_window(goa, seat, moves)
        moves.append(FAIL)
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        founding = self.founding
        if move == FAIL:
            fail(goa, founding)
        elif move == PAY:
            number = founding.missing(goa)
            goa.players[seat].colonists -= number
            if goa.telling:
                goa.tell(Event("pay_colonists", seat, {"number": number}))
            succeed(goa, founding)
        elif move < goa.use_from and goa.box.card_kind[move - PLAY] == CARD_THIRD:
            show_card(goa, seat, move - PLAY)
            turn_up_more(goa, founding)
        else:
            goa.ask(Compare(founding))
            use_window(goa, seat, move)

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        founding = self.founding
        missing = founding.missing(goa)
        colonists = goa.players[seat].colonists
        values: dict[str, object] = {
            "colony": goa.box.colonies[founding.colony],
            "need": goa.box.need[founding.colony],
            "population": goa.level(founding.model, COLONISTS),
            "cards": goa.last_turned(founding.cards),
            "sum": founding.total,
            "missing": missing,
            "colonists": colonists,
        }
        said = "gap" if colonists >= missing else "gap_poor"
        return Prompt("gap", "GOA-12.5", values, helped(goa, said, self.moves(goa, seat)))


def turn_up_more(goa: Goa, founding: Founding) -> None:
    """GOA-14.5  The card "one more card", played after the flip: a third card joins the two."""
    before: i64 = len(goa.turned)
    total = goa.turn_up(founding.seat, goa.box.third_flips)
    cards: i64 = founding.cards + len(goa.turned) - before
    goa.ask(Compare(Founding(founding.seat, founding.colony, founding.model, founding.total + total, cards)))


def succeed(goa: Goa, founding: Founding) -> None:
    """GOA-12.7, GOA-12.9  The turned-up cards are discarded; a tile of the colony is taken and filled."""
    goa.discard_turned(founding.cards)
    goa.ask(ChooseColony(founding.seat, founding.colony))


def fail(goa: Goa, founding: Founding) -> None:
    """GOA-12.6, GOA-12.9  All colonists are kept, and one is taken from the supply."""
    goa.discard_turned(founding.cards)
    if goa.telling:
        goa.tell(Event("fail", founding.seat, {"colony": goa.box.colonies[founding.colony]}))
    goa.gain_colonists(founding.seat, goa.box.failed_colonists)


@final
class ChooseColony(Step[Goa]):
    """GOA-12.7  Quilon and Madras tiles differ: any that is still there."""

    def __init__(self, seat: i64, colony: i64) -> None:
        super().__init__(seat)
        self.colony: i64 = colony

    def public(self) -> bool:
        return True

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        for tile in range(COLONY_TILES):
            if goa.box.colony_of[tile] == self.colony and goa.colony_left[tile] > 0:
                moves.append(COLONY + tile)
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        tile = move - COLONY
        goa.colony_left[tile] -= 1
        if goa.telling:
            values: dict[str, object] = {
                "colony": goa.box.colonies[self.colony],
                "tile": goa.box.colony_tiles[tile],
            }
            goa.tell(Event("found", seat, values))
        goa.place_tile(seat, PLANTATIONS + self.colony, tile)
        fill_place(goa, seat, PLANTATIONS + self.colony)

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        return Prompt("choose_colony", "GOA-12.7", {"colony": goa.box.colonies[self.colony]})


@final
class FoundByCard(Step[Goa]):
    """GOA-12.3, GOA-14.5  The card "one more card" played before the flip: name the colony, turn up three."""

    def __init__(self, seat: i64, model: i64) -> None:
        super().__init__(seat)
        self.model: i64 = model

    def public(self) -> bool:
        return True

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        add_foundings(goa, seat, moves)
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        found_colony(goa, seat, move - FOUND, self.model, goa.box.flips + goa.box.third_flips)

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        return Prompt("name_colony", "GOA-12.1")
