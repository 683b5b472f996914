"""The rules of Traders of Carthage in the order of the rulebook: setup, a turn and its actions; `payday.py` goes on."""

from typing import Final, final

from mypy_extensions import i64

from ...kernel.dice import Dice
from ...kernel.events import NOBODY, Event, Prompt
from ...kernel.position import Step
from .box import COLOURS, KINDS, MOST_SEATS, RANKS, CarthageBox
from .moves import BUY, DONE, PAY, RESERVE_FARM, RESERVE_MARKET, TAKE, TAKE_RESERVED, TOKEN
from .payday import end_game, payday
from .position import UNMARKED, Carthage, Player, Row

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
        price, coins = carthage.price(seat), carthage.hand_value(seat)
        wording = self.choice(carthage, seat)
        if coins < price:
            wording += "_poor"
        return Prompt("turn", "CAR-3.2", {"price": price, "coins": coins}, wording)

    def choice(self, carthage: Carthage, seat: i64) -> str:
        """Which sentence speaks of what the own marker leaves: all, none to reserve, the own card, only that one."""
        if carthage.marker_free(seat):
            return "turn"
        if not carthage.market.marked(seat):
            return "turn_bound"
        return "turn_own" if carthage.market.marked(UNMARKED) else "turn_last"


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
            return Prompt("paid", "CAR-4.2", {"over": -carthage.due}, "paid" if carthage.due else "paid_even")
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
        carthage.sail(colour, min(carthage.ships[colour] + steps, box.goal))
        if carthage.ships[colour] == box.goal:
            arrived = True
    if arrived:
        payday(carthage, buyer)
    else:
        carthage.refill()  # CAR-4.7


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
