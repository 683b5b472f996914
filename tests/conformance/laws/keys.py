"""Keys: what one types to play a move."""

from ..kit import law
from ..play import Play


@law("keys", told=True)
def keys(play: Play) -> None:
    """No two legal moves are typed alike, and none is the beginning of another, unless it is a number that goes on.

    That a move keeps its key as long as it is legal needs no law: the key is a part of the move.
    """
    position = play.position()
    for seat, _ in play.on(position):
        if not play.often(2):
            continue
        typed: dict[str, str] = {}
        for number in position.moves(seat):
            move = play.game.moves[number]
            play.hold(bool(move.key), f"{move} cannot be typed")
            play.hold(move.key not in typed, f'{move} and {typed.get(move.key)} are both typed "{move.key}"')
            typed[move.key] = move.text
        for key, text in typed.items():
            for cut in range(1, len(key)):
                goes_on = key[cut - 1].isdigit() and key[cut].isdigit()
                play.hold(key[:cut] not in typed or goes_on, f'{text} is typed "{key}", {typed.get(key[:cut])} shorter')
