"""The rules of Lighthouse in their order: setup, the keeper, sending ships, coming home, the end."""

from typing import final

from mypy_extensions import i64

from entrepot.kernel.dice import Dice
from entrepot.kernel.events import Event, Prompt
from entrepot.kernel.nothing import NOBODY, NOTHING
from entrepot.kernel.position import TOGETHER, Step

from .box import SIZES, LighthouseBox
from .moves import BRIGHT, DIM, LIGHTS, SEND
from .position import Lighthouse

# 1. Setup ------------------------------------------------------------------------------------------------------------


def setup(box: LighthouseBox, seats: i64, calm: bool, dice: Dice) -> Lighthouse:
    """LIG-1.1, LIG-1.2  Shuffle the ships, deal four to each seat. A seat chosen by lot is the first keeper."""
    lighthouse = Lighthouse(box, seats, calm, dice)
    for ship in range(SIZES):
        lighthouse.pile += [ship] * box.copies
    dice.shuffle(lighthouse.pile)
    lighthouse.telling = True
    for seat in range(seats):
        drawn: list[i64] = [lighthouse.pile.pop() for _ in range(box.hand_size)]
        for ship in drawn:
            lighthouse.hands[seat][ship] += 1
        ships: list[object] = [box.ships[ship] for ship in drawn]
        lighthouse.tell(Event("deal", seat, {"count": len(drawn)}, {"ships": ships}))
    lighthouse.ask(Rounds(dice.below(seats)))
    return lighthouse


# 2. A round ----------------------------------------------------------------------------------------------------------


@final
class Rounds(Step[Lighthouse]):
    """LIG-2.1  The keeper sets the lamp, all send a ship, one comes home, all draw. The keeper changes clockwise."""

    def __init__(self, keeper: i64) -> None:
        super().__init__(NOBODY)
        self.keeper: i64 = keeper

    def happen(self, lighthouse: Lighthouse) -> None:
        ships: i64 = 0
        for seat in range(lighthouse.seats):
            ships += lighthouse.hand_size(seat)
        if ships == 0:
            end_game(lighthouse)
            return
        lighthouse.ask(Rounds((self.keeper + 1) % lighthouse.seats))
        lighthouse.ask(ComeHome(self.keeper))
        lighthouse.ask(Send(TOGETHER))
        lighthouse.ask(SetLamp(self.keeper))


@final
class SetLamp(Step[Lighthouse]):
    """LIG-2.2  The keeper chooses: bright, and the largest ship will come home; dim, and the smallest will."""

    def moves(self, lighthouse: Lighthouse, seat: i64) -> list[i64]:
        return [BRIGHT, DIM]

    def play(self, lighthouse: Lighthouse, seat: i64, move: i64) -> None:
        lighthouse.bright = move == BRIGHT
        if lighthouse.telling:
            lighthouse.tell(Event("lamp", seat, {"light": LIGHTS[move]}))

    def prompt(self, lighthouse: Lighthouse, seat: i64) -> Prompt:
        return Prompt("lamp", "LIG-2.2")


@final
class Send(Step[Lighthouse]):
    """LIG-2.3  Everyone who holds a ship sends one, all at the same time and in secret."""

    def asked(self, lighthouse: Lighthouse) -> list[i64]:
        seats: list[i64] = []
        for seat in range(lighthouse.seats):
            if lighthouse.sent[seat] == NOTHING and lighthouse.hand_size(seat) > 0:
                seats.append(seat)
        return seats

    def moves(self, lighthouse: Lighthouse, seat: i64) -> list[i64]:
        moves: list[i64] = []
        for ship in range(SIZES):
            if lighthouse.hands[seat][ship] > 0:
                moves.append(SEND + ship)
        return moves

    def play(self, lighthouse: Lighthouse, seat: i64, move: i64) -> None:
        ship = move - SEND
        lighthouse.hands[seat][ship] -= 1
        lighthouse.sent[seat] = ship
        if lighthouse.telling:
            lighthouse.tell(Event("sent", seat, {}, {"ship": lighthouse.box.ships[ship]}))
        if self.asked(lighthouse):
            lighthouse.ask(self)

    def prompt(self, lighthouse: Lighthouse, seat: i64) -> Prompt:
        return Prompt("send", "LIG-2.3", {"light": LIGHTS[BRIGHT if lighthouse.bright else DIM]})


# 3. Coming home ------------------------------------------------------------------------------------------------------


@final
class ComeHome(Step[Lighthouse]):
    """LIG-3.1  All ships are shown. The one that the lamp favours comes home, the others are wrecked. Then all draw."""

    def __init__(self, keeper: i64) -> None:
        super().__init__(NOBODY)
        self.keeper: i64 = keeper

    def happen(self, lighthouse: Lighthouse) -> None:
        lighthouse.reveal()
        winner = self.favoured(lighthouse)
        for seat in range(lighthouse.seats):
            ship = lighthouse.sent[seat]
            if ship != NOTHING:
                (lighthouse.home[seat] if seat == winner else lighthouse.wrecks).append(ship)
        if lighthouse.telling:
            sent: list[object] = [None if ship == NOTHING else lighthouse.box.ships[ship] for ship in lighthouse.sent]
            if winner == NOBODY:
                lighthouse.tell(Event("wreck", NOBODY, {"sent": sent}))
            else:
                lighthouse.tell(Event("home", winner, {"ship": sent[winner], "sent": sent}))
        lighthouse.sent = [NOTHING] * lighthouse.seats
        for turn in range(lighthouse.seats):
            lighthouse.draw((self.keeper + turn) % lighthouse.seats)

    def favoured(self, lighthouse: Lighthouse) -> i64:
        """LIG-3.2, LIG-3.3  Equal ships run into each other; on a calm sea the one nearest the keeper gets through."""
        best: i64 = NOTHING
        winner: i64 = NOBODY
        for turn in range(lighthouse.seats):
            seat = (self.keeper + turn) % lighthouse.seats
            ship = lighthouse.sent[seat]
            if ship == NOTHING or (not lighthouse.calm and lighthouse.sent.count(ship) > 1):
                continue
            if winner == NOBODY or (ship > best if lighthouse.bright else ship < best):
                best = ship
                winner = seat
        return winner


# 4. The end ----------------------------------------------------------------------------------------------------------


def end_game(lighthouse: Lighthouse) -> None:
    """LIG-4.1  The game ends when all hands are empty."""
    lighthouse.over = True
    lighthouse.agenda = []
    if lighthouse.telling:
        points: list[object] = list(lighthouse.scores())
        lighthouse.tell(Event("end", NOBODY, {"points": points}))
