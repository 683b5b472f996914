"""Where a company expands, and which trading posts it uses."""

from mypy_extensions import i64

from ....kernel.nothing import NOBODY
from ..constants import COLUMNS, DIAMONDS, POINTS, POUNDS, REGIONS, TRACK
from ..moves import ENTER, TAKE
from ..position import Mombasa
from ..steps.expansion import Expand, TakePost, entry_costs
from .tracks import POINT, diamonds_worth, interest, worth_of_step


def expansion_worth(mombasa: Mombasa, seat: i64, company: i64, points: i64) -> float:
    """The best region in reach for each point, and the coins that come to light."""
    costs = entry_costs(mombasa, company)
    best = 0.0
    for region in range(REGIONS):
        if 0 < costs[region] <= points:
            best = max(best, region_worth(mombasa, seat, company, region) / float(costs[region]))
    return best * float(points)


def region_worth(mombasa: Mombasa, seat: i64, company: i64, region: i64) -> float:
    kind = mombasa.box.region_reward[region]
    amount = mombasa.box.region_amount[region]
    worth = interest(mombasa, seat, company)
    if kind == POUNDS:
        worth += float(amount)
    elif kind == DIAMONDS:
        worth += diamonds_worth(mombasa, seat, amount)
    elif kind == POINTS:
        worth += POINT * float(amount)
    elif kind == TRACK and mombasa.can_step(seat, company):
        worth += float(amount) * max(0.0, worth_of_step(mombasa, seat, company))
    owner = mombasa.posts[region]
    if owner != NOBODY:
        worth -= interest(mombasa, seat, owner)
    return worth


def worth_of_post(mombasa: Mombasa, seat: i64, move: i64) -> float:
    """Which region to enter, and which column to take from: coins for companies in which the seat is ahead."""
    step = mombasa.agenda[-1]
    if isinstance(step, Expand) and move < TAKE:
        cost = entry_costs(mombasa, step.company)[move - ENTER]
        return region_worth(mombasa, seat, step.company, move - ENTER) / float(cost)
    if isinstance(step, TakePost):
        column = step.company * COLUMNS + move - TAKE
        return coin_change(mombasa, column, -1) * interest(mombasa, seat, step.company)
    return 0.0


def coin_change(mombasa: Mombasa, column: i64, more: i64) -> float:
    """By how much the value of a share changes when a column has one post more or less."""
    vacated = mombasa.vacated >> column & 1
    posts = mombasa.columns[column]
    table = mombasa.box.column_coins[vacated]
    return float(table[posts + more] - table[posts])
