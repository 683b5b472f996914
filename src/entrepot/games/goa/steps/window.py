"""6. The window of an action: what the actor may do before, during and after it besides the action itself."""

from mypy_extensions import i64

from ..constants import CARDS, ESPIONAGE
from ..moves import GIVE, PLAY
from ..position import Goa
from .cards import play_benefit, playable
from .tiles import usable, use_tile


def may_use_something(goa: Goa, seat: i64) -> bool:
    """GOA-R52  Whether, as far as all can see, the seat could play a card or use a tile. Its cards are secret."""
    player = goa.players[seat]
    if player.hand_size > 0 and not goa.card_played:
        return True
    for at in range(len(player.tiles)):
        if usable(goa, seat, at):
            return True
    return False


def may_spy(goa: Goa, seat: i64) -> bool:
    """GOA-6.5, GOA-R44  Espionage is used before or after an action, not during it."""
    for tile in goa.players[seat].tiles:
        if goa.box.sort[tile] == ESPIONAGE:
            return True
    return False


def add_window(goa: Goa, seat: i64, moves: list[i64]) -> None:
    """GOA-6.3  At most one card with each action, and any number of own usable tiles."""
    player = goa.players[seat]
    if player.hand != 0 and not goa.card_played:
        hand = player.hand
        for card in range(CARDS):
            if hand >> card & 1 and playable(goa, seat, goa.box.card_kind[card]):
                moves.append(PLAY + card)
    tiles = player.tiles
    for at in range(len(tiles)):
        if usable(goa, seat, at) and goa.use_from + tiles[at] not in moves:
            moves.append(goa.use_from + tiles[at])


def add_spying(goa: Goa, seat: i64, moves: list[i64]) -> None:
    tiles = goa.players[seat].tiles
    for at in range(len(tiles)):
        if goa.box.sort[tiles[at]] == ESPIONAGE and goa.use_from + tiles[at] not in moves:
            moves.append(goa.use_from + tiles[at])


def wording(goa: Goa, question: str, moves: list[i64]) -> str:
    """The sentence of a question that speaks of cards, of tiles, of both or of neither, as its moves do."""
    cards, tiles = False, False
    for move in moves:
        if move >= PLAY and move < GIVE:
            cards = True
        elif move >= goa.use_from:
            tiles = True
    if cards and tiles:
        return question + "_both"
    return question + ("_cards" if cards else "_tiles" if tiles else "")


def helped(goa: Goa, question: str, moves: list[i64]) -> str:
    """The same where it is enough to say that a card or a tile may help."""
    return question if wording(goa, "", moves) == "" else question + "_help"


def use_window(goa: Goa, seat: i64, move: i64) -> None:
    """GOA-6.5, GOA-R39  Play the card or use the tile; what the action goes on with lies below on the agenda."""
    if move >= goa.use_from:
        use_tile(goa, seat, move - goa.use_from)
    else:
        play_benefit(goa, seat, move - PLAY)
