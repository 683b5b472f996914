"""15. Tiles: what happens when one is received, and how the open ones are used. 18.2: the tokens under the corners."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOBODY, NOTHING
from ....kernel.position import Step
from ..constants import (
    CHOICE,
    COLUMNS,
    CORNER_SQUARES,
    CORNERS,
    DUTY,
    EXCHANGE,
    EXTRA_HARVEST,
    GIFT,
    IMMEDIATE,
    MOST_SEATS,
    PLACES,
    PLANTATION,
    PLANTATIONS,
    RED,
    ROWS,
    SQUARE_NAMES,
    SQUARES,
    SUCCOUR,
    VICEROY,
)
from ..moves import CHOOSE, DONE, FILL, PASS, PROGRESS, REPLACE, SWAP, TAKE
from ..player import READY, SPENT
from ..position import Goa
from .gains import advance, gain
from .spices import FILLINGS, GiveAny, fill_place, take_spices

# Receiving a tile ----------------------------------------------------------------------------------------------------


def receive_from_square(goa: Goa, seat: i64, square: i64, left_there: i64) -> None:
    """GOA-5.5, GOA-5.7, GOA-18.2  A tile from the grid, which is not refilled, is settled, then the token under it."""
    tile = goa.grid[square]
    goa.grid[square] = left_there
    for corner in range(CORNERS):
        if CORNER_SQUARES[corner] == square and goa.corner_tokens[corner] != NOTHING:
            goa.ask(TurnToken(seat, corner))
    receive(goa, seat, tile)


def receive(goa: Goa, seat: i64, tile: i64) -> None:
    """GOA-15.2, GOA-15.7  Plantations and immediate tiles are settled at once; the others lie beside the board."""
    sort = goa.box.sort[tile]
    if goa.telling:
        goa.tell(Event("receive", seat, {"tile": goa.box.tiles[tile]}))
    if sort == PLANTATION:
        receive_plantation(goa, seat, tile)
        return
    if sort == IMMEDIATE:
        goa.used.append(tile)
        gain(goa, seat, goa.box.gains[tile])
    elif sort == CHOICE:
        goa.used.append(tile)
        goa.ask(ChooseGoods(seat, tile))
    elif sort == GIFT:
        goa.used.append(tile)
        if goa.aside:  # another box may set none aside
            goa.ask(GIFTS[seat])
    else:
        goa.players[seat].tiles.append(tile)
        goa.players[seat].spent.append(READY)  # GOA-15.10 (GOA-R3, GOA-R36)


def receive_plantation(goa: Goa, seat: i64, tile: i64) -> None:
    """GOA-15.2  Onto an empty place while there is one, and every space filled."""
    place = goa.players[seat].free_plantation()
    if place == NOTHING:
        goa.ask(FifthPlantation(seat, tile))
    else:
        plant(goa, seat, place, tile)


def plant(goa: Goa, seat: i64, place: i64, tile: i64) -> None:
    goa.place_tile(seat, place, tile)
    fill_place(goa, seat, place)


@final
class FifthPlantation(Step[Goa]):
    """GOA-15.2, GOA-R14  With four plantations: remove one of them for the new one, or leave the new one unplaced."""

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile: i64 = tile

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = [REPLACE + place for place in range(PLANTATIONS)]
        moves.append(PASS)
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        if move == PASS:
            put_beside(goa, seat, self.tile)
            return
        place = move - REPLACE
        put_beside(goa, seat, goa.remove_plantation(seat, place))
        plant(goa, seat, place, self.tile)

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        return Prompt("fifth_plantation", "GOA-15.2", {"tile": goa.box.tiles[self.tile]})


def put_beside(goa: Goa, seat: i64, tile: i64) -> None:
    """GOA-15.2, GOA-R37  A small plantation is kept face down and still scores; a larger one goes to the used pile."""
    small = goa.box.spaces[tile] == 1
    if small:
        goa.players[seat].small.append(tile)
    else:
        goa.used.append(tile)
    if goa.telling:
        goa.tell(Event("keep_small" if small else "remove", seat, {"tile": goa.box.tiles[tile]}))


@final
class ChooseGoods(Step[Goa]):
    """GOA-15.7  Ships/Colonists: three ships or three colonists, not mixed."""

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile: i64 = tile

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        return [CHOOSE, CHOOSE + 1]

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        gains = goa.box.gains[self.tile]
        if move == CHOOSE:
            goa.gain_ships(seat, gains.ships)
        else:
            goa.gain_colonists(seat, gains.colonists)

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        gains = goa.box.gains[self.tile]
        return Prompt("choose_goods", "GOA-15.7", {"ships": gains.ships, "colonists": gains.colonists})


@final
class TakeGift(Step[Goa]):
    """GOA-15.8  Gift: one of the tiles set aside before both phases; it counts as received (GOA-R49)."""

    def public(self) -> bool:
        return True

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        for tile in goa.aside:
            if TAKE + tile not in moves:
                moves.append(TAKE + tile)
        moves.sort()
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        goa.aside.remove(move - TAKE)
        receive(goa, seat, move - TAKE)

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        return Prompt("gift", "GOA-15.8")


GIFTS: Final = [TakeGift(seat) for seat in range(MOST_SEATS)]


@final
class TurnToken(Step[Goa]):
    """GOA-18.2, GOA-18.3, GOA-R28  The token under a corner is turned up and settled right after the tile."""

    def __init__(self, receiver: i64, corner: i64) -> None:
        super().__init__(NOBODY)
        self.receiver: i64 = receiver
        self.corner: i64 = corner

    def happen(self, goa: Goa) -> None:
        token = goa.corner_tokens[self.corner]
        goa.corner_tokens[self.corner] = NOTHING
        goa.token_seen.append(token)
        goa.reveal()
        if goa.telling:
            goa.tell(Event("token", self.receiver, {"token": goa.box.tokens[token]}))
        goa.players[self.receiver].bonus += goa.box.token_points[token]  # (GOA-R26)
        gains = goa.box.token_gains[token]
        gain(goa, self.receiver, gains)
        take_spices(goa, self.receiver, gains.spices, True)


# Using a tile --------------------------------------------------------------------------------------------------------


def usable(goa: Goa, seat: i64, at: i64) -> bool:
    """GOA-6.3, GOA-15.10, GOA-15.11  Whether an open tile of the seat can be used now, in a window."""
    player = goa.players[seat]
    if player.spent[at] == SPENT:
        return False
    tile = player.tiles[at]
    sort = goa.box.sort[tile]
    if sort == RED:
        return goa.box.gains[tile].spices == 0 or player.room() > 0  # GOA-R55: also where no card is left
    if sort == EXTRA_HARVEST:
        return player.room() > 0
    if sort == DUTY:
        return player.spice_count() >= goa.box.amount[tile]
    if sort == VICEROY:
        return player.least_row() < ROWS - 1
    return sort == SUCCOUR or sort == EXCHANGE


def use_tile(goa: Goa, seat: i64, tile: i64) -> None:
    """GOA-15.9, GOA-15.10, GOA-15.11  What an open tile does; Espionage is a matter of the actions."""
    sort = goa.box.sort[tile]
    if sort == RED:
        spend(goa, seat, tile)
        gain(goa, seat, goa.box.gains[tile])
        take_spices(goa, seat, goa.box.gains[tile].spices, False)
    elif sort == DUTY:
        spend(goa, seat, tile)
        goa.ask(GiveAny(seat, goa.box.amount[tile]))
    elif sort == EXCHANGE:
        leave(goa, seat, tile)
        goa.ask(Exchange(seat, tile))
    else:
        use_up(goa, seat, tile)
        if sort == EXTRA_HARVEST:
            fill_next(goa, seat, goa.box.amount[tile])
        elif sort == SUCCOUR:
            ask_for_succour(goa, seat, goa.box.amount[tile])
        else:
            goa.ask(VICEROYS[seat])


def spend(goa: Goa, seat: i64, tile: i64) -> None:
    """A red tile or a Duty is turned over and kept."""
    player = goa.players[seat]
    for at in range(len(player.tiles)):
        if player.tiles[at] == tile and player.spent[at] == READY:
            player.spent[at] = SPENT
            break
    tell_use(goa, seat, tile)


def leave(goa: Goa, seat: i64, tile: i64) -> None:
    """A tile leaves the seat."""
    player = goa.players[seat]
    at: i64 = player.tiles.index(tile)
    player.tiles.pop(at)
    player.spent.pop(at)
    tell_use(goa, seat, tile)


def use_up(goa: Goa, seat: i64, tile: i64) -> None:
    """GOA-15.11  After its one use a tile goes to the used pile."""
    leave(goa, seat, tile)
    goa.used.append(tile)


def tell_use(goa: Goa, seat: i64, tile: i64) -> None:
    if goa.telling:
        goa.tell(Event("use", seat, {"tile": goa.box.tiles[tile]}))


@final
class Exchange(Step[Goa]):
    """GOA-15.9  Take any tile from the grid as received, and leave the Exchange tile on its square (GOA-R10)."""

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile: i64 = tile

    def public(self) -> bool:
        return True

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        for square in range(SQUARES):
            if goa.grid[square] != NOTHING:
                moves.append(SWAP + square)
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        if goa.telling:
            goa.tell(Event("exchange", seat, {"square": SQUARE_NAMES[move - SWAP]}))
        receive_from_square(goa, seat, move - SWAP, self.tile)

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        return Prompt("exchange", "GOA-15.9")


@final
class ExtraHarvest(Step[Goa]):
    """GOA-15.11  Fill all free spaces on up to three own plantations and colonies."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        for place in range(PLACES):
            if goa.players[seat].free[place] > 0:
                moves.append(FILL + place)
        moves.append(DONE)
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        if move == DONE:
            return
        if self.left > 1:
            goa.ask(NextFilling(seat, self.left - 1))
        goa.ask(FILLINGS[seat * PLACES + move - FILL])

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        return Prompt("extra_harvest", "GOA-15.11", {"left": self.left})


@final
class NextFilling(Step[Goa]):
    """When one place is full, the next one may follow."""

    def __init__(self, owner: i64, left: i64) -> None:
        super().__init__(NOBODY)
        self.owner: i64 = owner
        self.left: i64 = left

    def happen(self, goa: Goa) -> None:
        fill_next(goa, self.owner, self.left)


def fill_next(goa: Goa, seat: i64, left: i64) -> None:
    if goa.players[seat].room() > 0:
        goa.ask(ExtraHarvest(seat, left))


def ask_for_succour(goa: Goa, seat: i64, flips: i64) -> None:
    """GOA-15.11  Succour: turn up two cards, then choose what to take as many of."""
    before: i64 = len(goa.turned)
    total = goa.turn_up(seat, flips)
    goa.ask(Succour(seat, total, len(goa.turned) - before))


@final
class Succour(Step[Goa]):
    """GOA-15.11  Spices, or colonists, or ships: as many of the one sort as the cards show."""

    def __init__(self, seat: i64, total: i64, cards: i64) -> None:
        super().__init__(seat)
        self.total: i64 = total
        self.cards: i64 = cards

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        return [CHOOSE, CHOOSE + 1, CHOOSE + 2]

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        goa.discard_turned(self.cards)
        if move == CHOOSE:
            goa.gain_ships(seat, self.total)
        elif move == CHOOSE + 1:
            goa.gain_colonists(seat, self.total)
        else:
            take_spices(goa, seat, self.total, False)

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        values: dict[str, object] = {"number": self.total, "cards": goa.last_turned(self.cards)}
        return Prompt("succour", "GOA-15.11", values)


@final
class Viceroy(Step[Goa]):
    """GOA-15.11  The own least advanced marker goes one row down for nothing; among several, choose one."""

    def public(self) -> bool:
        return True

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        player = goa.players[seat]
        least = player.least_row()
        for column in range(COLUMNS):
            if player.rows[column] == least:
                moves.append(PROGRESS + column)
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        advance(goa, seat, move - PROGRESS)

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        return Prompt("viceroy", "GOA-15.11")


VICEROYS: Final = [Viceroy(seat) for seat in range(MOST_SEATS)]
