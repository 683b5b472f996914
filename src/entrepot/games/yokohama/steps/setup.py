"""2. Setup: the city, the boards beside it, the players, and the draft of orders."""

from typing import final

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.dice import Dice
from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOBODY, NOTHING
from ....kernel.position import TOGETHER, Step
from ..constants import CANAL, LABORATORY, NEUTRAL, PORT, STACKS, YEN
from ..position import Yokohama
from .turns import TURNS


def setup(yokohama: Yokohama) -> None:
    """YOK-2  From the shuffled boards to the first decision, on a bare table with its options."""
    box = yokohama.box
    seats = yokohama.seats
    yokohama.telling = True
    yokohama.start = yokohama.dice.below(seats)  # YOK-2.9
    lay_out_city(yokohama)
    lay_out_tiles_and_tokens(yokohama)
    reveal_achievements(yokohama)
    fill_boards(yokohama)
    for seat in range(seats):
        yokohama.players[seat].stock[YEN] = box.yen_first if seat == yokohama.start else box.yen_other
    yokohama.tell(Event("start", yokohama.start, {}))
    if seats == 2:
        place_neutral_assistants(yokohama)
    yokohama.ask(TURNS[yokohama.start])
    deal_orders(yokohama)


def shuffled(count: i64, dice: Dice) -> list[i64]:
    cards: list[i64] = list(range(count))
    dice.shuffle(cards)
    return cards


def lay_out_city(yokohama: Yokohama) -> None:
    """YOK-2.1, YOK-2.2, YOK-2.3  The boards in play, at random, in staggered rows."""
    seating = yokohama.box.seatings[yokohama.seats - yokohama.box.fewest]
    yokohama.rows = [*seating.rows]
    yokohama.cells = seating.boards[:]
    yokohama.dice.shuffle(yokohama.cells)
    yokohama.near = neighbours(yokohama.rows, yokohama.cells, len(yokohama.near))


def neighbours(rows: list[i64], cells: list[i64], areas: i64) -> list[i64]:
    """YOK-2.3, YOK-R2  For each area those that touch it, as bits: left, right, two above, two below."""
    board: dict[tuple[int, int], i64] = {}
    place: i64 = 0
    for row in range(len(rows)):
        for column in range(rows[row]):
            board[row, column] = cells[place]
            place += 1
    near: list[i64] = [0] * areas
    for (row, column), area in board.items():
        beside = [(row, column - 1), (row, column + 1)]
        above_and_below = [(row - 1, column), (row - 1, column + 1), (row + 1, column - 1), (row + 1, column)]
        for cell in beside + above_and_below:
            if cell in board:
                near[area] |= bit(board[cell])
    return near


def lay_out_tiles_and_tokens(yokohama: Yokohama) -> None:
    """YOK-2.4, YOK-2.5, YOK-19.4, YOK-R3  A building tile and a five-power token for every area but the canal."""
    box = yokohama.box
    tiles = shuffled(len(box.house_reward), yokohama.dice)
    tokens = shuffled(len(box.token_reward) if yokohama.with_free_agents else box.tokens, yokohama.dice)
    for area in yokohama.cells:
        if box.effect[area] != CANAL:
            yokohama.tiles[area] = tiles.pop()
            yokohama.tokens[area] = tokens.pop()
    yokohama.aside[0] = tiles
    yokohama.aside[1] = tokens
    if not yokohama.with_free_agents:
        yokohama.aside[1] = tokens + list(range(box.tokens, len(box.token_reward)))


def reveal_achievements(yokohama: Yokohama) -> None:
    """YOK-2.10, YOK-19.1  One of each stack; with the mini expansion some rewards beside them."""
    box = yokohama.box
    for stack in range(STACKS):
        tiles: list[i64] = [place for place in range(len(box.achievements)) if box.achievements[place].stack == stack]
        yokohama.dice.shuffle(tiles)
        yokohama.goals.append(tiles.pop())
        yokohama.aside[2] += tiles
    tokens = shuffled(len(box.reward_ids), yokohama.dice)
    drawn: i64 = box.rewards_drawn if yokohama.with_rewards else 0
    yokohama.rewards = sorted(tokens[:drawn])
    yokohama.aside[3] = tokens[drawn:]
    goals = [box.achievements[goal].id for goal in yokohama.goals]
    yokohama.tell(Event("goals", NOBODY, {"goals": goals}))
    if yokohama.with_rewards:
        there = [box.reward_ids[token] for token in yokohama.rewards]
        yokohama.tell(Event("rewards", NOBODY, {"tokens": there}))


def fill_boards(yokohama: Yokohama) -> None:
    """YOK-2.6, YOK-2.11, YOK-2.12  Technologies and orders on the boards in play, A before B; some orders removed."""
    box = yokohama.box
    yokohama.card_deck = shuffled(len(box.cards), yokohama.dice)
    yokohama.order_deck = shuffled(box.orders, yokohama.dice)
    for _ in range(box.seatings[yokohama.seats - box.fewest].orders_removed):
        yokohama.removed.append(yokohama.order_deck.pop())
    for side in range(2):
        for area in yokohama.cells:
            if box.side[area] == side and box.effect[area] == LABORATORY:
                yokohama.labs[side] = [NOTHING] * len(box.surcharge[side])
                yokohama.refill_lab(side)
            elif box.side[area] == side and box.effect[area] == PORT:
                yokohama.ports[side] = [NOTHING] * len(box.slot_class[side])
                yokohama.refill_port(side)


def place_neutral_assistants(yokohama: Yokohama) -> None:
    """YOK-2.14, YOK-R34  Two players: an assistant of an unused colour on every marked space of church and customs."""
    for space in range(len(yokohama.church)):
        if yokohama.box.church_neutral[space]:
            yokohama.church[space] = NEUTRAL
    for space in range(len(yokohama.customs)):
        if yokohama.box.customs_neutral[space]:
            yokohama.customs[space] = NEUTRAL


def deal_orders(yokohama: Yokohama) -> None:
    """YOK-2.13  Two orders for each, in turn order; then everyone keeps one of them in secret."""
    for turn in range(yokohama.seats):
        seat = (yokohama.start + turn) % yokohama.seats
        drawn: list[i64] = [yokohama.order_deck.pop(), yokohama.order_deck.pop()]
        drawn.sort()
        yokohama.players[seat].drawn = drawn
        orders: list[object] = [order + 1 for order in drawn]
        yokohama.tell(Event("deal", seat, {}, {"orders": orders}))
    yokohama.ask(Draft(TOGETHER))


@final
class Draft(Step[Yokohama]):
    """YOK-2.13  Everyone keeps one of the two orders drawn; the other goes to the box. Secretly, in any order."""

    def asked(self, yokohama: Yokohama) -> list[i64]:
        seats: list[i64] = []
        for seat in range(yokohama.seats):
            if yokohama.players[seat].drawn:
                seats.append(seat)
        return seats

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        moves: list[i64] = []
        for order in yokohama.players[seat].drawn:
            moves.append(yokohama.numbers.keep + order)
        return moves

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        player = yokohama.players[seat]
        order = move - yokohama.numbers.keep
        player.secrets.append(order)
        player.put_away = player.drawn[1] if player.drawn[0] == order else player.drawn[0]
        player.drawn = []
        if yokohama.telling:
            yokohama.tell(Event("keep", seat, {}, {"order": order + 1}))
        if self.asked(yokohama):
            yokohama.ask(self)

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("draft", "YOK-2.13")
