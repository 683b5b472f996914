"""2. Setup; 3. the course of rounds and phases; 16. from phase A to phase B; 17. the end; 18.1 Quick Start."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.dice import Dice
from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOBODY, NOTHING
from ....kernel.position import Step
from ..box.components import GoaComponents
from ..constants import (
    CARDS,
    COLUMNS,
    CORNERS,
    MOST_SEATS,
    PHASE_NAMES,
    PHASES,
    PLANTATION,
    RED,
    ROWS,
    SQUARES,
    round_name,
)
from ..moves import DUCATS, PASS, PROGRESS
from ..player import READY, new_player
from ..position import Goa, Lots
from .actions import EXTRA_ACTION, begin_action
from .auctions import AUCTIONS
from .gains import advance
from .markers import PlaceFlag

# 2. Setup ------------------------------------------------------------------------------------------------------------


def setup(box: GoaComponents, seats: i64, quick_start: bool, bonanza: bool, always_limited: bool, dice: Dice) -> Goa:
    """GOA-2.3, GOA-2.6  The grid, the colonies, the deck, what each player starts with, and who starts."""
    goa = Goa(box, [new_player() for _ in range(seats)], Lots([], [], [], [], []), bonanza, always_limited, dice)
    goa.telling = True
    goa.first = [NOBODY] * (COLUMNS * ROWS)
    goa.colony_left = box.colony_count[:]
    for token in range(len(box.tokens)):
        goa.token_stock += [token] * box.token_count[token]
    goa.deck = list(range(CARDS))  # GOA-2.4
    dice.shuffle(goa.deck)
    goa.later = tiles_of(box, 1)  # GOA-H7: shuffled when they are laid
    lay_grid(goa, tiles_of(box, 0))
    for seat in range(seats):
        player = goa.players[seat]
        player.ships = box.start_ships  # GOA-2.5
        player.colonists = box.start_colonists
        player.extra = box.start_extra
        player.markers = bit(seats + 1) - 1
    start = find_start_player(goa)
    goa.flag = start  # GOA-2.7, GOA-R24: no extra action card comes with it
    for seat in range(seats):
        goa.players[seat].ducats = box.ducats_first if seat == start else box.ducats_other
    goa.tell(Event("start", start, {"ducats": box.ducats_first, "others": box.ducats_other}))
    goa.ask(ROUNDS)
    if quick_start:  # GOA-2.9: last of all
        for turn in range(seats):
            goa.ask(QuickStart((start + seats - 1 - turn) % seats, box.quick_markers))
    return goa


def tiles_of(box: GoaComponents, phase: i64) -> list[i64]:
    tiles: list[i64] = []
    for kind in range(box.kinds):
        if box.phase[kind] == phase:
            tiles += [kind] * box.count[kind]
    return tiles


def lay_grid(goa: Goa, tiles: list[i64]) -> None:
    """GOA-2.1, GOA-2.2  Set four tiles aside, at most two of them plantations (GOA-R13); lay the others as the grid."""
    box = goa.box
    goa.dice.shuffle(tiles)
    aside: list[i64] = []
    rest: list[i64] = []
    plantations: i64 = 0
    for tile in tiles:
        is_plantation = box.sort[tile] == PLANTATION
        if len(aside) == box.set_aside or (is_plantation and plantations == box.plantations_aside):
            rest.append(tile)
            continue
        aside.append(tile)
        if is_plantation:
            plantations += 1
    goa.dice.shuffle(rest)
    goa.aside += aside
    goa.grid = rest
    if goa.telling:
        names: list[str] = [box.tiles[tile] for tile in aside]
        goa.tell(Event("grid", NOBODY, {"phase": PHASE_NAMES[goa.phase], "aside": names}))
    if goa.bonanza:
        place_tokens(goa)


def place_tokens(goa: Goa) -> None:
    """GOA-18.2  All eight tokens are shuffled; four go face down under the corner tiles."""
    for corner in range(CORNERS):
        if goa.corner_tokens[corner] != NOTHING:
            goa.token_stock.append(goa.corner_tokens[corner])
    goa.token_stock += goa.token_seen
    goa.token_seen = []
    goa.token_stock.sort()
    goa.dice.shuffle(goa.token_stock)
    for corner in range(CORNERS):
        goa.corner_tokens[corner] = goa.token_stock.pop()


def find_start_player(goa: Goa) -> i64:
    """GOA-2.6  From a seat by lot clockwise, each turns up a card until somebody turns up an elephant."""
    seat: i64 = goa.dice.below(goa.seats)
    while True:
        card = goa.draw()
        goa.discards.append(card)
        goa.tell(Event("omen", seat, {"symbol": goa.box.symbols[goa.box.card_symbol[card]]}))
        if goa.box.card_symbol[card] == goa.box.start_symbol:
            return seat
        seat = (seat + 1) % goa.seats


# 18.1 Quick Start ----------------------------------------------------------------------------------------------------


@final
class QuickStart(Step[Goa]):
    """GOA-18.1  Move two markers in two different columns to row 2, or take ten ducats; or neither (GOA-R20)."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        for column in range(COLUMNS):
            if goa.players[seat].rows[column] == 0:
                moves.append(PROGRESS + column)
        if self.left == goa.box.quick_markers:
            moves.append(DUCATS)
            moves.append(PASS)
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        if move == DUCATS:
            goa.gain_ducats(seat, goa.box.quick_ducats)
        elif move == PASS:
            goa.tell(Event("pass", seat, {}))
        else:
            advance(goa, seat, move - PROGRESS)
            if self.left > 1:
                goa.ask(QuickStart(seat, self.left - 1))

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        values: dict[str, object] = {"left": self.left, "ducats": goa.box.quick_ducats}
        key = "quick_start" if self.left == goa.box.quick_markers else "quick_start_on"
        return Prompt(key, "GOA-18.1", values)


# 3. Rounds -----------------------------------------------------------------------------------------------------------


@final
class Rounds(Step[Goa]):
    """GOA-3.1, GOA-3.2, GOA-3.4  Two phases of four rounds; a round is markers, auctions, actions, extra actions."""

    def happen(self, goa: Goa) -> None:
        goa.round += 1
        goa.active = NOBODY
        goa.action = NOTHING
        if goa.round == goa.box.rounds:
            if goa.phase == PHASES - 1:
                end_game(goa)
                return
            second_phase(goa)
        turn_red_tiles(goa)
        goa.lots = Lots([], [], [], [], [])
        if goa.telling:
            goa.tell(Event("round", goa.flag, {"round": round_name(goa.phase, goa.round)}))
        goa.ask(ROUNDS)
        goa.ask(FIRST_ACTIONS)
        goa.ask(AUCTIONS)
        goa.ask(PlaceFlag(goa.flag))


ROUNDS: Final = Rounds(NOBODY)


def turn_red_tiles(goa: Goa) -> None:
    """GOA-3.3  At the start of each round every red tile becomes usable again."""
    for seat in range(goa.seats):
        player = goa.players[seat]
        for at in range(len(player.tiles)):
            if goa.box.sort[player.tiles[at]] == RED:
                player.spent[at] = READY


def second_phase(goa: Goa) -> None:
    """GOA-16.1, GOA-16.2, GOA-16.3  The tiles left in the grid are out of the game; B tiles follow; all else stays."""
    goa.phase += 1
    goa.round = 0
    for square in range(SQUARES):
        if goa.grid[square] != NOTHING:
            goa.gone.append(goa.grid[square])
    tiles = goa.later
    goa.later = []
    goa.reveal()
    lay_grid(goa, tiles)


# 6, 13. The actions of a round ---------------------------------------------------------------------------------------


@final
class Actions(Step[Goa]):
    """GOA-6.1  Everybody's first action from the flag holder clockwise, then everybody's second, then third."""

    def __init__(self, turn: i64) -> None:
        super().__init__(NOBODY)
        self.turn: i64 = turn

    def happen(self, goa: Goa) -> None:
        goa.action = self.turn // goa.seats
        if goa.action == goa.box.actions:
            goa.passed = 0
            goa.ask(EXTRA_ACTIONS[goa.flag])
            return
        if self.turn + 1 < len(ACTIONS):
            goa.ask(ACTIONS[self.turn + 1])
        else:
            goa.ask(Actions(self.turn + 1))
        begin_action(goa, (goa.flag + self.turn) % goa.seats)


ACTIONS: Final = [Actions(turn) for turn in range(16)]
FIRST_ACTIONS: Final = ACTIONS[0]


@final
class ExtraActions(Step[Goa]):
    """GOA-13.1, GOA-13.4  From the flag holder clockwise and round again, until all have passed."""

    def __init__(self, next_seat: i64) -> None:
        super().__init__(NOBODY)
        self.next_seat: i64 = next_seat

    def happen(self, goa: Goa) -> None:
        if goa.passed == bit(goa.seats) - 1:
            return
        seat = self.next_seat
        goa.ask(EXTRA_ACTIONS[(seat + 1) % goa.seats])
        if not goa.passed >> seat & 1:
            goa.active = seat
            goa.ask(EXTRA_ACTION[seat])


EXTRA_ACTIONS: Final = [ExtraActions(seat) for seat in range(MOST_SEATS)]


# 17. The end ---------------------------------------------------------------------------------------------------------


def end_game(goa: Goa) -> None:
    """GOA-17.1  The game is over, and all is laid open; points and winners are read off the position."""
    goa.reveal()
    goa.over = True
    goa.agenda = []
    if goa.telling:
        points: list[object] = list(goa.scores())
        goa.tell(Event("end", NOBODY, {"points": points, "winners": list(goa.winners())}))
