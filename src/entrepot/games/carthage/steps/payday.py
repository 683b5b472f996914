"""The Payday of Traders of Carthage, chapter 8: scoring, tokens, pirates, ships; and the end of the game, chapter 9."""

from typing import final

from mypy_extensions import i64

from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOBODY, NOTHING
from ....kernel.position import Step
from ..constants import COLOURS, RANKS
from ..moves import DONE, PROTECT, STORE
from ..player import Player
from ..position import Carthage

# 8. Payday -----------------------------------------------------------------------------------------------------------


def payday(carthage: Carthage, buyer: i64) -> None:
    """CAR-8.1 to CAR-8.9  Four steps for all ships that reached Carthage; buyer first, then clockwise (CAR-R14)."""
    seats = [(buyer + turn) % carthage.seats for turn in range(carthage.seats)]
    arrived = [colour for colour in range(COLOURS) if carthage.ships[colour] == carthage.box.goal]
    raided = [colour for colour in range(COLOURS) if carthage.box.pirates[carthage.ships[colour]]]
    if carthage.telling:
        carthage.tell(Event("payday", buyer, {"colours": [carthage.box.colours[colour] for colour in arrived]}))
    sales = sell_stacks(carthage, seats, arrived)
    gain_tokens(carthage, sales)
    if eight_tokens(carthage):
        end_game(carthage)
        return
    if raided and carthage.telling:
        carthage.tell(Event("raid", NOBODY, {"colours": [carthage.box.colours[colour] for colour in raided]}))
    carthage.ask(SailHome(arrived, raided))
    for turn in range(carthage.seats):
        seat = seats[carthage.seats - 1 - turn]
        if may_protect(carthage, seat, raided):
            carthage.ask(Protect(seat, raided, []))


def sell_stacks(carthage: Carthage, seats: list[i64], arrived: list[i64]) -> list[tuple[i64, i64]]:
    """CAR-8.1, CAR-8.2  Everyone sells all stock of each arrived colour; says who sold which colour."""
    sales: list[tuple[i64, i64]] = []
    for seat in seats:
        for colour in arrived:
            stack = take_stack(carthage.players[seat], colour)
            if stack:
                sell_stack(carthage, seat, colour, stack)
                sales.append((seat, colour))
    return sales


def take_stack(player: Player, colour: i64) -> list[i64]:
    """CAR-8.1  All stock cards of a colour leave the stock."""
    stack = player.stack(colour)
    for kind in range(colour * RANKS, (colour + 1) * RANKS):
        player.goods[kind] = 0
        player.stored[kind] = 0
    return stack


def sell_stack(carthage: Carthage, seat: i64, colour: i64, stack: list[i64]) -> None:
    """CAR-8.1  A point card for each five of the price: the lowest of the stack first, then from the draw pile.

    Nobody sees the cards from the pile (CAR-R12).
    """
    player = carthage.players[seat]
    price = stack_price(carthage, stack_value(carthage, player, colour, stack))
    points: i64 = price // carthage.box.points_per_card
    from_stack: i64 = min(points, len(stack))
    player.vp += stack[:from_stack]
    carthage.discards += stack[from_stack:]
    for _ in range(points - from_stack):
        kind = carthage.draw()
        if kind == NOTHING:
            player.noted += 1  # CAR-7.3 (CAR-R6)
        else:
            player.vp.append(kind)
    if carthage.telling:
        values: dict[str, object] = {"colour": carthage.box.colours[colour], "cards": carthage.box.names(stack)}
        carthage.tell(Event("sell", seat, {**values, "price": price, "points": points}))


def stack_value(carthage: Carthage, player: Player, colour: i64, stack: list[i64]) -> i64:
    """CAR-8.1, CAR-R10  (Highest value + own tokens) times the number of cards."""
    return (carthage.box.value[stack[-1]] + player.tokens[colour]) * len(stack)


def stack_price(carthage: Carthage, value: i64) -> i64:
    """CAR-8.1  The value of a stack, rounded up to a multiple of 5."""
    five = carthage.box.points_per_card
    return (value + five - 1) // five * five


def gain_tokens(carthage: Carthage, sales: list[tuple[i64, i64]]) -> None:
    """CAR-8.3  One token for each colour in which a seat has scored."""
    for seat, colour in sales:
        for _ in range(carthage.box.tokens_per_sale):
            carthage.gain_token(seat, colour)


def eight_tokens(carthage: Carthage) -> bool:
    """CAR-8.4, CAR-R7  The end has come when somebody has eight or more tokens; all have taken theirs by now."""
    for player in carthage.players:
        if player.token_count() >= carthage.box.tokens_to_end:
            return True
    return False


def may_protect(carthage: Carthage, seat: i64, raided: list[i64]) -> bool:
    """CAR-8.6  Who holds any cards and has unstored goods in danger is asked, whatever the cards are (CAR-R17)."""
    if carthage.hand_size(seat) == 0:
        return False
    for colour in raided:
        if carthage.players[seat].unstored(colour) > 0:
            return True
    return False


@final
class Protect(Step[Carthage]):
    """CAR-8.6  Discard any number of hand cards; each storage icon saves one own card of its colour."""

    def __init__(self, seat: i64, raided: list[i64], spent: list[i64]) -> None:
        super().__init__(seat)
        self.raided = raided
        self.spent = spent
        """The cards discarded so far."""

    def moves(self, carthage: Carthage, seat: i64) -> list[i64]:
        moves: list[i64] = []
        hand = carthage.players[seat].hand
        for colour in self.raided:
            if self.in_danger(carthage, seat, colour) > 0:  # CAR-8.7 (CAR-R15)
                for kind in range(colour * RANKS, (colour + 1) * RANKS):
                    if hand[kind] > 0 and carthage.box.icons[kind] > 0:
                        moves.append(PROTECT + kind)
        moves.append(DONE)
        return moves

    def icons(self, carthage: Carthage, colour: i64) -> i64:
        """The icons of a colour on the cards discarded so far."""
        icons: i64 = 0
        for kind in self.spent:
            if kind // RANKS == colour:
                icons += carthage.box.icons[kind]
        return icons

    def in_danger(self, carthage: Carthage, seat: i64, colour: i64) -> i64:
        """CAR-8.7  The unstored goods of a colour beyond the icons of that colour discarded so far."""
        covered = self.icons(carthage, colour) * carthage.box.stored_per_icon
        return max(0, carthage.players[seat].unstored(colour) - covered)

    def play(self, carthage: Carthage, seat: i64, move: i64) -> None:
        if move == DONE:
            self.store_goods(carthage, seat)
            return
        kind = move - PROTECT
        carthage.discard_from_hand(seat, kind)
        if carthage.telling:
            carthage.tell(Event("protect", seat, {"card": carthage.box.cards[kind]}))
        again = Protect(seat, self.raided, [*self.spent, kind])
        if carthage.hand_size(seat) == 0:
            again.store_goods(carthage, seat)
        else:
            carthage.ask(again)

    def store_goods(self, carthage: Carthage, seat: i64) -> None:
        """CAR-8.6  For each colour in turn: as many goods as there are icons."""
        for place in range(len(self.raided)):
            colour = self.raided[len(self.raided) - 1 - place]
            icons = self.icons(carthage, colour)
            if icons > 0:
                carthage.ask(Store(seat, colour, icons * carthage.box.stored_per_icon))

    def prompt(self, carthage: Carthage, seat: i64) -> Prompt:
        in_danger = [self.in_danger(carthage, seat, colour) for colour in self.raided]
        values: dict[str, object] = {
            "colours": [carthage.box.colours[colour] for colour in self.raided],
            "in_danger": in_danger,
            "safe": [
                len(carthage.players[seat].stack(colour)) - lost
                for colour, lost in zip(self.raided, in_danger, strict=True)
            ],
        }
        wording = "protected"
        if any(in_danger):
            wording = "protect" if len(self.moves(carthage, seat)) > 1 else "protect_none"
        return Prompt("protect", "CAR-8.6", values, wording)


@final
class Store(Step[Carthage]):
    """CAR-8.6  The player chooses which stock cards are stored, one for each icon."""

    def __init__(self, seat: i64, colour: i64, left: i64) -> None:
        super().__init__(seat)
        self.colour: i64 = colour
        self.left: i64 = left
        """How many cards can still be stored."""

    def public(self) -> bool:
        return True

    def moves(self, carthage: Carthage, seat: i64) -> list[i64]:
        moves: list[i64] = []
        goods = carthage.players[seat].goods
        for kind in range(self.colour * RANKS, (self.colour + 1) * RANKS):
            if goods[kind] > 0:
                moves.append(STORE + kind)
                if self.left >= carthage.players[seat].unstored(self.colour):
                    break  # all will be stored: the order does not matter
        return moves

    def play(self, carthage: Carthage, seat: i64, move: i64) -> None:
        kind = move - STORE
        carthage.players[seat].goods[kind] -= 1
        carthage.players[seat].stored[kind] += 1
        if carthage.telling:
            carthage.tell(Event("store", seat, {"card": carthage.box.cards[kind]}))
        if self.left > 1 and carthage.players[seat].unstored(self.colour) > 0:
            carthage.ask(Store(seat, self.colour, self.left - 1))

    def prompt(self, carthage: Carthage, seat: i64) -> Prompt:
        player = carthage.players[seat]
        lost: i64 = max(0, player.unstored(self.colour) - self.left)
        values: dict[str, object] = {"colour": carthage.box.colours[self.colour], "left": self.left}
        return Prompt("store", "CAR-8.6", {**values, "in_danger": lost, "safe": len(player.stack(self.colour)) - lost})


@final
class SailHome(Step[Carthage]):
    """CAR-8.5, CAR-8.9, CAR-R4  When all have decided: the losses, then the ships' way back, then the refill."""

    def __init__(self, arrived: list[i64], raided: list[i64]) -> None:
        super().__init__(NOBODY)
        self.arrived = arrived
        self.raided = raided

    def happen(self, carthage: Carthage) -> None:
        for seat in range(carthage.seats):
            lose_goods(carthage, (carthage.active + seat) % carthage.seats, self.raided)
        for colour in self.arrived:
            carthage.sail(colour, 0)
        for colour in self.raided:
            carthage.sail(colour, carthage.box.anchor)
        carthage.refill()  # CAR-4.7, CAR-7.1


def lose_goods(carthage: Carthage, seat: i64, raided: list[i64]) -> None:
    """CAR-8.5  All goods of the raided colours that are not stored go to the discard pile."""
    goods = carthage.players[seat].goods
    lost: list[i64] = []
    for colour in raided:
        for kind in range(colour * RANKS, (colour + 1) * RANKS):
            lost += [kind] * goods[kind]
            goods[kind] = 0
    carthage.discards += lost
    if lost and carthage.telling:
        carthage.tell(Event("lose", seat, {"cards": carthage.box.names(lost)}))


# 9. End of the game --------------------------------------------------------------------------------------------------


def end_game(carthage: Carthage) -> None:
    """CAR-9.1  The game is over; points and winners are read off the position."""
    carthage.over = True
    carthage.agenda = []
    if carthage.telling:
        points: list[object] = [player.points() for player in carthage.players]
        carthage.tell(Event("end", NOBODY, {"points": points, "winners": list(carthage.winners())}))
