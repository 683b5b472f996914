"""The rules of Traders of Carthage in the order of the rulebook: setup, a turn, its actions, the Payday, the end."""

from typing import Final, final

from mypy_extensions import i64

from ...kernel.dice import Dice
from ...kernel.events import NOBODY, Event, Prompt
from ...kernel.position import Step
from .box import COLOURS, KINDS, MOST_SEATS, RANKS, CarthageBox
from .moves import BUY, DONE, PAY, PROTECT, RESERVE_FARM, RESERVE_MARKET, STORE, TAKE, TAKE_RESERVED, TOKEN
from .position import NO_CARD, UNMARKED, Carthage, Player, Row

# 2. Setup ------------------------------------------------------------------------------------------------------------


def setup(box: CarthageBox, seats: i64, dice: Dice) -> Carthage:
    """CAR-2.1, CAR-2.2  Ships in Alexandria, cards shuffled, five in the market and three in the farm."""
    players = [Player([0] * KINDS, [0] * KINDS, [0] * KINDS, [0] * COLOURS, [], 0) for _ in range(seats)]
    carthage = Carthage(box, players, Row([], []), Row([], []), dice)
    carthage.telling = True
    carthage.ships = [0] * COLOURS
    for kind in range(KINDS):
        carthage.pile += [kind] * box.count[kind]
    dice.shuffle(carthage.pile)
    market = carthage.draw_to(carthage.market, box.market_start)
    farm = carthage.draw_to(carthage.farm, box.farm_start)
    carthage.tell(Event("deal", NOBODY, {"market": box.names(market), "farm": box.names(farm)}))
    for seat in range(seats):
        draw_opening_hand(carthage, seat)
    start = start_player(carthage)
    carthage.tell(Event("start", start, {}))
    carthage.ask(TURNS[start])
    for turn in range(seats):
        carthage.ask(ChooseToken((start + seats - 1 - turn) % seats))
    return carthage


def draw_opening_hand(carthage: Carthage, seat: i64) -> None:
    """CAR-2.3  Draw openly, card by card, until they sum to 8 or more."""
    drawn: list[i64] = []
    while carthage.hand_value(seat) < carthage.box.opening_sum:
        kind = carthage.draw()
        carthage.players[seat].hand[kind] += 1
        drawn.append(kind)
    carthage.tell(Event("hand", seat, {"cards": carthage.box.names(drawn)}))


def start_player(carthage: Carthage) -> i64:
    """CAR-2.4  The smallest sum starts; tie: fewer cards; still tied: by lot."""
    hands = [(carthage.hand_value(seat), carthage.hand_size(seat)) for seat in range(carthage.seats)]
    least = min(hands)
    tied = [seat for seat in range(carthage.seats) if hands[seat] == least]
    if len(tied) == 1:
        return tied[0]
    return tied[carthage.dice.below(len(tied))]


@final
class ChooseToken(Step[Carthage]):
    """CAR-2.5  Everyone takes one achievement token of a colour of choice."""

    def moves(self, carthage: Carthage, seat: i64) -> list[i64]:
        return [TOKEN + colour for colour in range(COLOURS)]

    def play(self, carthage: Carthage, seat: i64, move: i64) -> None:
        carthage.gain_token(seat, move - TOKEN)

    def prompt(self, carthage: Carthage, seat: i64) -> Prompt:
        return Prompt("token", "CAR-2.5")


# 3. A turn -----------------------------------------------------------------------------------------------------------


@final
class Turns(Step[Carthage]):
    """CAR-2.6  Turns go clockwise. The course of the game: always at the bottom of the agenda."""

    def __init__(self, next_seat: i64) -> None:
        super().__init__(NOBODY)
        self.next_seat: i64 = next_seat

    def happen(self, carthage: Carthage) -> None:
        seat = self.next_seat
        carthage.active = seat
        carthage.ask(TURNS[(seat + 1) % carthage.seats])
        if not carthage.anything_available(seat):
            carthage.refill()  # CAR-3.1
        if carthage.anything_available(seat):
            carthage.idle = 0
            carthage.ask(TURN[seat])
        else:
            skip_turn(carthage, seat)


def skip_turn(carthage: Carthage, seat: i64) -> None:
    """CAR-3.2  [R2] Where no card is left to draw, who can do nothing is skipped; [R16] all of them: the end."""
    carthage.idle += 1
    if carthage.telling:
        carthage.tell(Event("skip", seat, {}))
    if carthage.idle == carthage.seats:
        end_game(carthage)


@final
class Turn(Step[Carthage]):
    """CAR-3.2  Exactly one of: buy goods, take coins, reserve a card. No passing."""

    def moves(self, carthage: Carthage, seat: i64) -> list[i64]:
        moves: list[i64] = []
        if carthage.hand_value(seat) >= carthage.price(seat):  # CAR-3.4
            moves.append(BUY)
        carthage.market.offer(TAKE, moves)
        if carthage.market.marked(seat):
            moves.append(TAKE_RESERVED)
        elif not carthage.farm.marked(seat):
            carthage.market.offer(RESERVE_MARKET, moves)
            carthage.farm.offer(RESERVE_FARM, moves)
        return moves

    def play(self, carthage: Carthage, seat: i64, move: i64) -> None:
        if move == BUY:
            buy_goods(carthage, seat)
        elif move < TAKE_RESERVED:
            take_coins(carthage, seat, carthage.market.find(move - TAKE, UNMARKED))
        elif move == TAKE_RESERVED:
            take_coins(carthage, seat, carthage.market.marks.index(seat))
        elif move < RESERVE_FARM:
            reserve_card(carthage, seat, carthage.market, "market", move - RESERVE_MARKET)
        else:
            reserve_card(carthage, seat, carthage.farm, "farm", move - RESERVE_FARM)

    def prompt(self, carthage: Carthage, seat: i64) -> Prompt:
        values: dict[str, object] = {"price": carthage.price(seat), "coins": carthage.hand_value(seat)}
        return Prompt("turn", "CAR-3.2", values)


TURNS: Final = [Turns(seat) for seat in range(MOST_SEATS)]
TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
"""Steps never change, so every game shares these: a turn costs no new objects."""


# 4. A: buy goods -----------------------------------------------------------------------------------------------------


def buy_goods(carthage: Carthage, seat: i64) -> None:
    """CAR-4.1  All available cards of the market are bought; first they are paid for."""
    price = carthage.price(seat)
    if carthage.telling:
        carthage.tell(Event("buy", seat, {"price": price}))
    carthage.due = price
    pay_on(carthage, seat)


def pay_on(carthage: Carthage, seat: i64) -> None:
    """CAR-4.2  Ask for the next card, unless no card can be kept: the empty hand will show that to all anyway."""
    if carthage.due > 0 and needs_whole_hand(carthage, seat, carthage.due):
        for kind in range(KINDS):
            for _ in range(carthage.players[seat].hand[kind]):
                pay_card(carthage, seat, kind)
    if carthage.hand_size(seat) == 0:
        receive_goods(carthage, seat)
    else:
        carthage.ask(PAYMENT[seat])


def needs_whole_hand(carthage: Carthage, seat: i64, price: i64) -> bool:
    """Whether even the smallest card can not be kept."""
    least: i64 = 0
    for kind in range(KINDS):
        if carthage.players[seat].hand[kind] > 0 and (least == 0 or carthage.box.value[kind] < least):
            least = carthage.box.value[kind]
    return carthage.hand_value(seat) - least < price


def pay_card(carthage: Carthage, seat: i64, kind: i64) -> None:
    carthage.discard_from_hand(seat, kind)
    carthage.due -= carthage.box.value[kind]
    if carthage.telling:
        carthage.tell(Event("pay", seat, {"card": carthage.box.cards[kind]}))


@final
class Pay(Step[Carthage]):
    """CAR-4.2  Pay card by card at least the price. No change is given; paying too much is allowed [R3]."""

    def moves(self, carthage: Carthage, seat: i64) -> list[i64]:
        moves: list[i64] = []
        hand = carthage.players[seat].hand
        for kind in range(KINDS):
            if hand[kind] > 0:
                moves.append(PAY + kind)
        if carthage.due <= 0:
            moves.append(DONE)
        return moves

    def play(self, carthage: Carthage, seat: i64, move: i64) -> None:
        if move == DONE:
            receive_goods(carthage, seat)
            return
        pay_card(carthage, seat, move - PAY)
        pay_on(carthage, seat)

    def prompt(self, carthage: Carthage, seat: i64) -> Prompt:
        if carthage.due <= 0:
            return Prompt("paid", "CAR-4.2", {"over": -carthage.due})
        return Prompt("pay", "CAR-4.2", {"due": carthage.due})


PAYMENT: Final = [Pay(seat) for seat in range(MOST_SEATS)]


def receive_goods(carthage: Carthage, seat: i64) -> None:
    """CAR-4.3, CAR-4.4  The bought cards join the stock, unstored; the own marker comes back."""
    carthage.due = 0
    bought: list[i64] = []
    place: i64 = 0
    while place < len(carthage.market.cards):
        if carthage.available(seat, place):
            bought.append(carthage.market.remove(place))
        else:
            place += 1
    for kind in bought:
        carthage.players[seat].goods[kind] += 1
    if carthage.telling:
        carthage.tell(Event("goods", seat, {"cards": carthage.box.names(bought)}))
    move_ships(carthage, seat, bought)


def move_ships(carthage: Carthage, buyer: i64, bought: list[i64]) -> None:
    """CAR-4.5, CAR-4.6  One card one space, two or more cards two spaces; all ships move before a Payday."""
    box = carthage.box
    cards: list[i64] = [0] * COLOURS
    for kind in bought:
        cards[kind // RANKS] += 1
    arrived = False
    for colour in range(COLOURS):
        if cards[colour] == 0:
            continue
        steps = box.steps_for_one if cards[colour] == 1 else box.steps_for_more
        sail(carthage, colour, min(carthage.ships[colour] + steps, box.goal))
        if carthage.ships[colour] == box.goal:
            arrived = True
    if arrived:
        payday(carthage, buyer)
    else:
        carthage.refill()  # CAR-4.7


def sail(carthage: Carthage, colour: i64, space: i64) -> None:
    if carthage.telling:
        values: dict[str, object] = {"colour": carthage.box.colours[colour], "space": space}
        carthage.tell(Event("sail", NOBODY, {**values, "place": carthage.box.spaces[space]}))
    carthage.ships[colour] = space


# 5. B: take coins ----------------------------------------------------------------------------------------------------


def take_coins(carthage: Carthage, seat: i64, place: i64) -> None:
    """CAR-5.1, CAR-5.2  One available market card goes into the hand, its own marker back; nothing is refilled now."""
    kind = carthage.market.remove(place)
    carthage.players[seat].hand[kind] += 1
    if carthage.telling:
        carthage.tell(Event("take", seat, {"card": carthage.box.cards[kind]}))


# 6. C: reserve a card ------------------------------------------------------------------------------------------------


def reserve_card(carthage: Carthage, seat: i64, row: Row, name: str, kind: i64) -> None:
    """CAR-6.1  The own marker goes on a card of the market or the farm that carries none."""
    row.marks[row.find(kind, UNMARKED)] = seat
    if carthage.telling:
        carthage.tell(Event("reserve", seat, {"card": carthage.box.cards[kind], "row": name}))


# 8. Payday -----------------------------------------------------------------------------------------------------------


def payday(carthage: Carthage, buyer: i64) -> None:
    """Section 8: scoring, tokens, pirates, ships, for all ships that reached Carthage. Buyer first, then clockwise."""
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
    """All stock cards of a colour, stored or not, the lowest values first."""
    stack: list[i64] = []
    for kind in range(colour * RANKS, (colour + 1) * RANKS):
        stack += [kind] * (player.goods[kind] + player.stored[kind])
        player.goods[kind] = 0
        player.stored[kind] = 0
    return stack


def sell_stack(carthage: Carthage, seat: i64, colour: i64, stack: list[i64]) -> None:
    """CAR-8.1  A point card for each five of the price: the lowest of the stack first, then from the draw pile."""
    player = carthage.players[seat]
    price = stack_price(carthage, player, colour, stack)
    points: i64 = price // carthage.box.points_per_card
    from_stack: i64 = min(points, len(stack))
    player.vp += stack[:from_stack]
    carthage.discards += stack[from_stack:]
    for _ in range(points - from_stack):
        kind = carthage.draw()
        if kind == NO_CARD:
            player.noted += 1  # CAR-7.3 [R6]
        else:
            player.vp.append(kind)
    if carthage.telling:
        values: dict[str, object] = {"colour": carthage.box.colours[colour], "cards": carthage.box.names(stack)}
        carthage.tell(Event("sell", seat, {**values, "price": price, "points": points}))


def stack_price(carthage: Carthage, player: Player, colour: i64, stack: list[i64]) -> i64:
    """CAR-8.1  (Highest value + own tokens of the colour) times the number of cards, rounded up to a multiple of 5."""
    highest = carthage.box.value[stack[-1]]
    price: i64 = (highest + player.tokens[colour]) * len(stack)
    five = carthage.box.points_per_card
    return (price + five - 1) // five * five


def gain_tokens(carthage: Carthage, sales: list[tuple[i64, i64]]) -> None:
    """CAR-8.3  One token for each colour in which a seat has scored."""
    for seat, colour in sales:
        for _ in range(carthage.box.tokens_per_sale):
            carthage.gain_token(seat, colour)


def eight_tokens(carthage: Carthage) -> bool:
    """CAR-8.4  The end has come when somebody has eight or more tokens."""
    for player in carthage.players:
        if player.token_count() >= carthage.box.tokens_to_end:
            return True
    return False


def may_protect(carthage: Carthage, seat: i64, raided: list[i64]) -> bool:
    """CAR-8.6  Who holds any cards and has unstored goods in danger is asked, whatever the cards are [R17]."""
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
            for kind in range(colour * RANKS, (colour + 1) * RANKS):
                if hand[kind] > 0 and self.saves_more(carthage, seat, kind):
                    moves.append(PROTECT + kind)
        moves.append(DONE)
        return moves

    def saves_more(self, carthage: Carthage, seat: i64, kind: i64) -> bool:
        """CAR-8.7  [R15] With this card, too, each discarded card must store something that the others would not."""
        fewest = carthage.box.icons[kind]
        for other in self.spent:
            if other // RANKS == kind // RANKS:
                fewest = min(fewest, carthage.box.icons[other])
        icons = self.icons(carthage, kind // RANKS) + carthage.box.icons[kind]
        saved_without = (icons - fewest) * carthage.box.stored_per_icon
        return fewest > 0 and saved_without < carthage.players[seat].unstored(kind // RANKS)

    def icons(self, carthage: Carthage, colour: i64) -> i64:
        """The icons of a colour on the cards discarded so far."""
        icons: i64 = 0
        for kind in self.spent:
            if kind // RANKS == colour:
                icons += carthage.box.icons[kind]
        return icons

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
        return Prompt("protect", "CAR-8.6", {"colours": [carthage.box.colours[colour] for colour in self.raided]})


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
        return Prompt("store", "CAR-8.6", {"colour": carthage.box.colours[self.colour], "left": self.left})


@final
class SailHome(Step[Carthage]):
    """CAR-8.5, CAR-8.9  When all have decided: the losses, then the ships' way back, then the refill."""

    def __init__(self, arrived: list[i64], raided: list[i64]) -> None:
        super().__init__(NOBODY)
        self.arrived = arrived
        self.raided = raided

    def happen(self, carthage: Carthage) -> None:
        for seat in range(carthage.seats):
            lose_goods(carthage, (carthage.active + seat) % carthage.seats, self.raided)
        for colour in self.arrived:
            sail(carthage, colour, 0)
        for colour in self.raided:
            sail(carthage, colour, carthage.box.anchor)
        carthage.refill()  # CAR-4.7


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
