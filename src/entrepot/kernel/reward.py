"""How a game ended for each seat: its share in the win, its lead, and what both are worth together."""

from typing import Final, final

from mypy_extensions import i64

from .position import Position

LOWEST: Final = -(1 << 40)


@final
class Reward:
    """What a game pays its seats at its end, and never before.

    `share` times the win, from 1 for a sole winner down to -1/(n-1) for losers, so that a table's sum is 0;
    and `lead` times the lead over the best of the others, in parts of `margin` and never beyond 1 or -1.
    """

    def __init__(self, share: float = 1.0, lead: float = 0.5, margin: float = 0.0) -> None:
        self.share = share
        self.lead = lead
        self.margin = margin
        """0: the margin that the game's encoding names."""

    def of(self, win: float, ahead: i64, seats: i64) -> float:
        """The reward of a seat with this share in the win and this lead in points."""
        part = float(ahead) / self.margin
        if part > 1.0:
            part = 1.0
        elif part < -1.0:
            part = -1.0
        number = float(seats)
        return self.share * (win * number - 1.0) / (number - 1.0) + self.lead * part


def shares(position: Position) -> list[float]:
    """The share of each seat in the win, as the game stands."""
    winners = position.winners()
    won: list[float] = []
    for seat in range(position.seats):
        won.append(1.0 / float(len(winners)) if seat in winners else 0.0)
    return won


def leads(position: Position) -> list[i64]:
    """How many points each seat is ahead of the best of the others, as the game stands."""
    points: list[i64] = []
    for score in position.scores():
        points.append(score)
    found: list[i64] = []
    for seat in range(position.seats):
        best: i64 = LOWEST
        for other in range(position.seats):
            if other != seat and points[other] > best:
                best = points[other]
        found.append(points[seat] - best)
    return found


def pay(position: Position, reward: Reward) -> list[float]:
    """What the game pays each seat, as it stands."""
    won, ahead = shares(position), leads(position)
    paid: list[float] = []
    for seat in range(position.seats):
        paid.append(reward.of(won[seat], ahead[seat], position.seats))
    return paid
