"""What people want to know of a review: the course of the game, the largest swings, each seat in numbers."""

from typing import Final

from .found import Found, Point, Standing, Verdict
from .plan import AS_GOOD

MOST_SWINGS: Final = 6
"""So many decisions are named as those that mattered most."""


def of_seat(found: Found, seat: int | None) -> list[Verdict]:
    """The verdicts on a seat's decisions, or (None) on everybody's."""
    return [one for one in found.verdicts if seat is None or one.seat == seat]


def course(found: Found, seat: int | None) -> list[Point]:
    """The chances of all seats over the game, as a seat could see them, or (None) each as itself could see itself."""
    points: list[Point] = []
    known: list[float | None] = [None] * found.seats
    for one in of_seat(found, seat):
        if seat is None:
            known = [*known[: one.seat], one.chances[one.seat], *known[one.seat + 1 :]]
        else:
            known = list(one.chances)
        points.append(Point(one.index, known))
    if found.ends is not None and len(found.verdicts) == found.decisions:
        points.append(Point(found.moves, list(found.ends)))
    return points


def swings(found: Found, seat: int | None) -> list[Verdict]:
    """The decisions that mattered most, the largest first: of a seat, or of all that are looked at closely."""
    own = [one for one in of_seat(found, seat) if seat is not None or one.seat in found.looked]
    weighty = [one for one in own if abs(one.swing) > AS_GOOD]
    return sorted(weighty, key=lambda one: -abs(one.swing))[:MOST_SWINGS]


def standings(found: Found, seat: int | None) -> list[Standing]:
    """A seat in numbers, or all of them."""
    return [
        Standing(
            seat=number,
            decisions=len(own),
            same=sum(one.same for one in own),
            as_good=sum(one.as_master and not one.same for one in own),
            given_away=sum(-one.swing for one in own if not one.as_master),
        )
        for number in range(found.seats)
        if seat in (None, number)
        for own in [of_seat(found, number)]
    ]
