"""Faults to plant in Lighthouse, at least one for each law of the kit: the law must find it.

A fault replaces one function or method of the toy game by a wrong one of the same form.
"""

from collections.abc import Callable
from dataclasses import dataclass

from entrepot import BadSave, Dice, Event, Move, Position, Prompt, Reason, Table
from entrepot.kernel import save
from entrepot.kernel.layout import Layout
from entrepot.kernel.moves import Catalogue
from entrepot.kernel.rows import Writer
from entrepot.kernel.table import GOES_ON, REVEALS, Foresight, Then
from entrepot.kernel.words import Words, read_words

from . import lighthouse as package
from .lighthouse import steps
from .lighthouse.box import LighthouseBox
from .lighthouse.encode import encode as true_encode
from .lighthouse.encode import layout as true_layout
from .lighthouse.moves import BRIGHT, DIM, LIGHTS, SEND
from .lighthouse.moves import catalogue as true_catalogue
from .lighthouse.position import Lighthouse
from .lighthouse.reasons import REASONS
from .lighthouse.secrets import redeal as true_redeal
from .lighthouse.steps import ComeHome, Rounds, Send, SetLamp
from .lighthouse.view import view as true_view

true_copy = Lighthouse.copy
true_copy_of_a_table = Table.copy
true_draw = Lighthouse.draw
true_moves = Position.moves
true_play_line = save._play_line
true_send = Send.play
true_setup = steps.setup
true_why_not = Table.why_not


@dataclass(frozen=True)
class Fault:
    """The law that must find it, where it is planted, and the wrong function."""

    law: str
    place: object
    name: str
    wrong: Callable[..., object]

    def __str__(self) -> str:
        return f"{self.law.replace(' ', '-')}-{self.wrong.__name__}"


# ends ----------------------------------------------------------------------------------------------------------------


def lists_a_move_twice(self: SetLamp, lighthouse: Lighthouse, seat: int) -> list[int]:
    return [BRIGHT, DIM, BRIGHT]


def leaves_no_move(self: Send, lighthouse: Lighthouse, seat: int) -> list[int]:
    return [SEND + ship for ship in range(5) if lighthouse.hands[seat][ship]]


def invents_a_move(self: SetLamp, lighthouse: Lighthouse, seat: int) -> list[int]:
    return [BRIGHT, DIM, 99]


def begins_again(lighthouse: Lighthouse) -> None:
    lighthouse.pile, lighthouse.wrecks = lighthouse.wrecks, []
    for seat in range(lighthouse.seats):
        lighthouse.draw(seat)
    lighthouse.wrecks, lighthouse.pile = lighthouse.pile, []
    lighthouse.ask(Rounds(0))


# conservation --------------------------------------------------------------------------------------------------------


def draws_a_ship_that_stays(self: Lighthouse, seat: int) -> None:
    if self.pile:
        self.reveal()
        self.hands[seat][self.pile[-1]] += 1
        self.pile = self.pile[:-1] if len(self.pile) % 5 else [0, *self.pile[:-2]]


# legality ------------------------------------------------------------------------------------------------------------


def offers_what_it_can_not_do(self: Send, lighthouse: Lighthouse, seat: int, move: int) -> None:
    if move == SEND + 5 and not lighthouse.bright:
        raise ValueError("a galleon cannot see a dim lamp")
    true_send(self, lighthouse, seat, move)


def has_moves_for_all(self: Lighthouse, seat: int) -> list[int]:
    return true_moves(self, seat) or ([] if self.over else [BRIGHT])


def rolls_dice_to_look(self: SetLamp, lighthouse: Lighthouse, seat: int) -> list[int]:
    lighthouse.dice.word()
    return [BRIGHT, DIM]


# scores --------------------------------------------------------------------------------------------------------------


def pays_more_than_its_sheet(self: Lighthouse) -> list[int]:
    return [sum(points.values()) + 1 for points in self.score_sheet()]


def lets_the_worst_win(lighthouse: Lighthouse) -> list[int]:
    scores = lighthouse.scores()
    return [seat for seat in range(lighthouse.seats) if scores[seat] == min(scores)]


def lets_nobody_win(lighthouse: Lighthouse) -> list[int]:
    return []


# copies --------------------------------------------------------------------------------------------------------------


def shares_its_hands(self: Lighthouse) -> Lighthouse:
    twin = true_copy(self)
    twin.hands = self.hands[:]
    return twin


def forgets_the_lamp(self: Lighthouse) -> Lighthouse:
    twin = true_copy(self)
    twin.bright = True
    return twin


def shares_its_ledger(self: Table) -> Table:
    twin = true_copy_of_a_table(self)
    twin.ledger = self.ledger
    return twin


def changes_a_step(self: ComeHome, lighthouse: Lighthouse) -> int:
    self.keeper = (self.keeper + 1) % lighthouse.seats
    return self.keeper


# replay --------------------------------------------------------------------------------------------------------------

_tables_dealt: list[int] = []


def remembers_other_tables(box: LighthouseBox, seats: int, calm: bool, dice: Dice) -> Lighthouse:
    _tables_dealt.append(seats)
    return true_setup(box, seats, calm, Dice(len(_tables_dealt)))


def forgives_what_it_can_not_read(table: Table, line: str) -> bool:
    try:
        return true_play_line(table, line)
    except BadSave:
        return True


# text of moves, json, words ------------------------------------------------------------------------------------------


def counts_backwards(box: LighthouseBox) -> Catalogue:
    moves = true_catalogue(box)
    moves.all.reverse()
    return moves


def shows_a_tuple(lighthouse: Lighthouse, seat: int | None) -> dict[str, object]:
    return {**true_view(lighthouse, seat), "lights": LIGHTS}


def counts_by_number(lighthouse: Lighthouse, seat: int | None) -> dict[str, object]:
    return {**true_view(lighthouse, seat), "home": {other: len(lighthouse.home[other]) for other in range(2)}}


def has_lost_a_word(*place: object) -> Words:
    words = read_words(package.FOLDER / "words")
    return Words(words.language, words.source.replace("event-home", "event-gone"), words.names, words.offers)


def names_an_unknown_value(self: SetLamp, lighthouse: Lighthouse, seat: int) -> Prompt:
    return Prompt("send", "LIG-2.2", {})


# declared ------------------------------------------------------------------------------------------------------------


def asks_for_a_text(self: SetLamp, lighthouse: Lighthouse, seat: int) -> Prompt:
    return Prompt("lamp", "LIG-2.2", {"hint": "large ships are near"})


def draws_in_words(self: Lighthouse, seat: int) -> None:
    true_draw(self, seat)
    if self.told and self.told[-1].kind == "draw":
        self.told[-1].values["how"] = "by lot"


# offers --------------------------------------------------------------------------------------------------------------


def speaks_of_another_question(self: SetLamp, lighthouse: Lighthouse, seat: int) -> Prompt:
    return Prompt("lamp", "LIG-2.2", {"light": ""}, "send")


def offers_too_much(*place: object) -> Words:
    words = read_words(package.FOLDER / "words")
    words.offers["send"].append("lamp")
    return words


def is_silent_of_a_move(*place: object) -> Words:
    words = read_words(package.FOLDER / "words")
    words.offers["send"].clear()
    return words


def declares_nothing(*place: object) -> Words:
    words = read_words(package.FOLDER / "words")
    words.offers.clear()
    return words


# secrecy -------------------------------------------------------------------------------------------------------------


def shows_what_is_sent(lighthouse: Lighthouse, seat: int | None) -> dict[str, object]:
    return {**true_view(lighthouse, seat), "all_sent": lighthouse.sent[:] if seat is not None else None}


def shows_watchers_a_hand(lighthouse: Lighthouse, seat: int | None) -> dict[str, object]:
    return {**true_view(lighthouse, seat), "first": lighthouse.hands[0][:] if seat is None else None}


def asks_with_a_hint(self: SetLamp, lighthouse: Lighthouse, seat: int) -> Prompt:
    return Prompt("lamp", "LIG-2.2", {"next": lighthouse.pile[-1] if lighthouse.pile else None})


def redeals_nothing(lighthouse: Lighthouse, seat: int, dice: Dice) -> None:
    lighthouse.dice = Dice(dice.seed())


def digs_in_the_pile(lighthouse: Lighthouse, seat: int, dice: Dice) -> None:
    if len(lighthouse.pile) > 1:
        place = dice.below(len(lighthouse.pile) - 1)
        lighthouse.pile.append(lighthouse.pile.pop(place))
    lighthouse.dice = Dice(dice.seed())


def keeps_the_future(lighthouse: Lighthouse, seat: int, dice: Dice) -> None:
    future = lighthouse.dice
    true_redeal(lighthouse, seat, dice)
    lighthouse.dice = future


def redeals_a_ship_too_few(lighthouse: Lighthouse, seat: int, dice: Dice) -> None:
    true_redeal(lighthouse, seat, dice)
    lighthouse.pile = lighthouse.pile[1:]


def forgets_what_comes_next(lighthouse: Lighthouse, seat: int, dice: Dice) -> None:
    true_redeal(lighthouse, seat, dice)
    lighthouse.agenda = lighthouse.agenda[-1:]


def draws_aloud(self: Lighthouse, seat: int) -> None:
    if self.pile:
        self.tell(Event("draw", seat, {"ship": self.box.ships[self.pile[-1]]}))
        telling, self.telling = self.telling, False
        true_draw(self, seat)
        self.telling = telling


def sends_aloud(self: Send, lighthouse: Lighthouse, seat: int, move: int) -> None:
    lighthouse.tell(Event("sent", seat, {"ship": lighthouse.box.ships[move - SEND]}))
    telling, lighthouse.telling = lighthouse.telling, False
    true_send(self, lighthouse, seat, move)
    lighthouse.telling = telling


def foresees_the_truth(self: Table, seat: int, luck: Dice | None = None) -> dict[int, Foresight]:
    then: Then = GOES_ON if self.position.copy().dice.below(2) else REVEALS
    return {move: Foresight(then, {}) for move in self.position.moves(seat)}


def promises_what_may_come(self: Table, seat: int, luck: Dice | None = None) -> dict[int, Foresight]:
    sample = self.sight(seat).sample(luck or Dice(1))
    return {move: Foresight(GOES_ON, {"ship": sample.dice.below(100)}) for move in sample.moves(seat)}


def foresees_nothing(self: Table, seat: int, luck: Dice | None = None) -> dict[int, Foresight]:
    return {move: Foresight(GOES_ON, {}) for move in self.position.moves(seat)}


# reasons -------------------------------------------------------------------------------------------------------------


def gives_no_declared_reason(lighthouse: Lighthouse, seat: int, move: int) -> Reason:
    return Reason("fog", "LIG-2.1")


def names_another_rule(lighthouse: Lighthouse, seat: int, move: int) -> Reason:
    return Reason("lamp_not_now", "LIG-4.1")


def knows_who_has_it(lighthouse: Lighthouse, seat: int, move: int) -> Reason:
    ship = lighthouse.hands[(seat + 1) % lighthouse.seats].index(max(lighthouse.hands[(seat + 1) % lighthouse.seats]))
    return REASONS.give("no_such_ship", ship=lighthouse.box.ships[ship])


def says_nothing_of_turns(self: Table, seat: int, move: Move | str | int, luck: Dice | None = None) -> Reason | None:
    return None if self.over or seat not in self.waiting else true_why_not(self, seat, move, luck)


# rows ----------------------------------------------------------------------------------------------------------------


def peeks_at_the_pile(lighthouse: Lighthouse, seat: int, row: Writer) -> None:
    if lighthouse.pile:
        row.count(lighthouse.pile[-1])
    true_encode(lighthouse, seat, row)


def forgets_the_wrecks(lighthouse: Lighthouse, seat: int, row: Writer) -> None:
    wrecks, lighthouse.wrecks = lighthouse.wrecks, []
    true_encode(lighthouse, seat, row)
    lighthouse.wrecks = wrecks


def writes_too_much(lighthouse: Lighthouse, seat: int, row: Writer) -> None:
    true_encode(lighthouse, seat, row)
    row.number(0)


def swaps_two_fields(box: LighthouseBox) -> Layout:
    fields = list(true_layout(box).fields)
    hand, wrecks = [place for place, field in enumerate(fields) if field.name in ("hand", "wrecks")]
    fields[hand], fields[wrecks] = fields[wrecks], fields[hand]
    return Layout(fields)


def takes_back_ships(box: LighthouseBox) -> Catalogue:
    catalogue = true_catalogue(box)
    for move in catalogue:
        move.takes_back = move.verb == "send"
    return catalogue


# undo, together ------------------------------------------------------------------------------------------------------


def reveals_in_silence(self: Lighthouse) -> None:
    pass


def types_all_alike(box: LighthouseBox) -> Catalogue:
    catalogue = true_catalogue(box)
    for move in catalogue:
        move.key = "x"
    return catalogue


def restarts_only_in_words(self: Table, seat: int) -> list[Move]:
    return [move for mover, move in reversed(self.ledger) if mover == seat][: self.undoable(seat)]


def draws_for_the_quickest(self: Send, lighthouse: Lighthouse, seat: int, move: int) -> None:
    first = len(self.asked(lighthouse)) == lighthouse.seats
    true_send(self, lighthouse, seat, move)
    if first:
        lighthouse.draw(seat)


FAULTS = (
    Fault("ends", SetLamp, "moves", lists_a_move_twice),
    Fault("ends", Send, "moves", leaves_no_move),
    Fault("ends", SetLamp, "moves", invents_a_move),
    Fault("ends", steps, "end_game", begins_again),
    Fault("conservation", Lighthouse, "draw", draws_a_ship_that_stays),
    Fault("legality", Send, "play", offers_what_it_can_not_do),
    Fault("legality", Lighthouse, "moves", has_moves_for_all),
    Fault("legality", SetLamp, "moves", rolls_dice_to_look),
    Fault("refusals", SetLamp, "moves", rolls_dice_to_look),
    Fault("scores", Lighthouse, "scores", pays_more_than_its_sheet),
    Fault("scores", package, "winners", lets_the_worst_win),
    Fault("scores", package, "winners", lets_nobody_win),
    Fault("copies", Lighthouse, "copy", shares_its_hands),
    Fault("copies", Lighthouse, "copy", forgets_the_lamp),
    Fault("copies", ComeHome, "favoured", changes_a_step),
    Fault("copies of tables", Table, "copy", shares_its_ledger),
    Fault("replay", package, "setup", remembers_other_tables),
    Fault("wrong saves", save, "_play_line", forgives_what_it_can_not_read),
    Fault("text of moves", package, "catalogue", counts_backwards),
    Fault("json", package, "view", shows_a_tuple),
    Fault("json", package, "view", counts_by_number),
    Fault("declared", SetLamp, "prompt", asks_for_a_text),
    Fault("declared", Lighthouse, "draw", draws_in_words),
    Fault("words", package, "read_words", has_lost_a_word),
    Fault("words", SetLamp, "prompt", names_an_unknown_value),
    Fault("offers", SetLamp, "prompt", speaks_of_another_question),
    Fault("offers", package, "read_words", offers_too_much),
    Fault("offers", package, "read_words", is_silent_of_a_move),
    Fault("offers", package, "read_words", declares_nothing),
    Fault("secrecy of views", package, "view", shows_what_is_sent),
    Fault("secrecy of views", package, "view", shows_watchers_a_hand),
    Fault("secrecy of views", SetLamp, "prompt", asks_with_a_hint),
    Fault("redeal", package, "redeal", redeals_nothing),
    Fault("redeal", package, "redeal", digs_in_the_pile),
    Fault("redeal", package, "redeal", keeps_the_future),
    Fault("redeal", package, "redeal", redeals_a_ship_too_few),
    Fault("redeal", package, "redeal", forgets_what_comes_next),
    Fault("secrecy of events", Lighthouse, "draw", draws_aloud),
    Fault("secrecy of events", Send, "play", sends_aloud),
    Fault("secrecy of events", Lighthouse, "reveal", reveals_in_silence),
    Fault("foresight", Table, "foresee", foresees_the_truth),
    Fault("outlook", Table, "foresee", promises_what_may_come),
    Fault("consequences", Table, "foresee", foresees_nothing),
    Fault("reasons", package, "why_not", gives_no_declared_reason),
    Fault("reasons", package, "why_not", names_another_rule),
    Fault("reasons", package, "why_not", knows_who_has_it),
    Fault("reasons", Table, "why_not", says_nothing_of_turns),
    Fault("secrecy of rows", package, "encode", peeks_at_the_pile),
    Fault("telling rows", package, "encode", forgets_the_wrecks),
    Fault("readable rows", package, "encode", writes_too_much),
    Fault("readable rows", package, "layout", swaps_two_fields),
    Fault("readable rows", package, "catalogue", takes_back_ships),
    Fault("undo", Lighthouse, "reveal", reveals_in_silence),
    Fault("undo", Table, "restart", restarts_only_in_words),
    Fault("keys", package, "catalogue", types_all_alike),
    Fault("together", Send, "play", draws_for_the_quickest),
)
