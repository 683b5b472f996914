"""A review of a finished game with made-up figures: on its page it counts how it is drawn, not what a master thinks."""

from math import sin

from entrepot.kernel.table import Table
from entrepot.review import Budget, Found, Plan
from entrepot.review.found import Weighed
from entrepot.review.looking import Look

TERM = "points"
"""What Traders of Carthage calls one of its terms."""


def made_up(game: Table, seat: int) -> Found:
    """Chances that rise and fall, and moments that mattered close to each other: the worst case for the chart."""
    plan = Plan(game, Budget(), closely=[seat])
    then = game.at(0)
    for index, (mover, move) in enumerate(game.ledger):
        if index in plan.decisions:
            number = len(plan.verdicts())
            chance = 0.5 + 0.35 * sin(number / 9)
            other = next(one for one in then.moves(mover) if one != move and not one.takes_back)
            lost = 0.1 if number % 16 < 3 else 0.0
            weighed = [
                Weighed(other.number, chance + lost - 0.05, {TERM: 12.5}, 30),
                Weighed(move.number, chance, {TERM: 11.0}, 20),
            ]
            weighed.sort(key=lambda one: -one.chance)
            chances = [chance if one == mover else 1 - chance for one in range(game.seats)]
            plan.note(Look(index, chances, weighed, beside=0.0))
        then.play(mover, move)
    return plan.found()
