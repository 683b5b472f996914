"""Seats that are asked at the same time may answer in any order."""

from itertools import permutations

from ..kit import law
from ..play import Play
from ..snapshot import difference, snapshot


@law("together", part=10)
def together(play: Play) -> None:
    """Whatever the order of the answers, the position is the same, and no answer takes a move from another seat."""
    position = play.position()
    for _ in play.on(position):
        asked = position.waiting()
        if len(asked) < 2:
            continue
        open_moves = {seat: position.moves(seat) for seat in asked}
        answers = {seat: moves[play.lot.below(len(moves))] for seat, moves in open_moves.items()}
        outcomes = []
        for order in permutations(asked):
            twin = position.copy()
            for seat in order:
                play.hold(twin.moves(seat) == open_moves[seat], f"in the order {order}, seat {seat} has other moves")
                twin.play(seat, answers[seat])
            outcomes.append((order, snapshot(twin)))
        for order, outcome in outcomes[1:]:
            unlike = difference(outcomes[0][1], outcome)
            play.hold(not unlike, f"the orders {outcomes[0][0]} and {order} lead to other positions: {unlike}")
