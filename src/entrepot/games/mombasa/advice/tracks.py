"""What shares, steps on the tracks of the companies, and diamonds are worth."""

from typing import Final

from mypy_extensions import i64

from ....kernel.nothing import NOTHING
from ..constants import COMPANIES, ROUNDS
from ..position import Mombasa

DIAMOND: Final = 2.0
"""What a diamond space is worth before the last round; then its points count."""
GROWTH: Final = 0.6
OWN_GROWTH: Final = 0.3
"""By how much a share rises in every round that is left, and how much more where the seat is the largest holder."""
FAVOURITE: Final = 1.5
"""How much more the company of its start tile is worth to a seat in every round that is left, so that seats spread."""
PRIVILEGE: Final = 0.5
"""What a special field brings in every round that is left."""
CALL: Final = 0.7
"""How much a capital call costs, before the last round."""
HOPE: Final = 0.4
"""The shares that a seat will have of a company in which it has none yet."""
RIVALS: Final = 0.75
"""How much it hurts that others gain."""
POINT: Final = 1.0
POUND: Final = 1.0
INK_SPACE: Final = 1.2
"""What a point, a pound, and a space for the ink are worth."""
NEVER: Final = -1000.0


def rounds_left(mombasa: Mombasa) -> float:
    """The rounds after this one."""
    return float(ROUNDS - mombasa.round)


def share_worth(mombasa: Mombasa, seat: i64, company: i64) -> float:
    """What a share will be worth at the end: more than now, and the more so where the seat itself will see to it."""
    left = rounds_left(mombasa)
    worth = float(mombasa.share_value(company)) + 0.5 + GROWTH * left
    if left == 0.0:
        return worth
    if leads(mombasa, seat, company):
        worth += OWN_GROWTH * left
    if company == favourite(mombasa, seat):
        worth += FAVOURITE * left
    return worth


def favourite(mombasa: Mombasa, seat: i64) -> i64:
    """The company that a seat prefers while nothing else tells them apart: that of its start tile, if it has one."""
    tile = mombasa.players[seat].tile
    if tile != NOTHING:
        bonus = mombasa.box.start_tiles[tile].bonus
        for company in range(COMPANIES):
            if bonus[company] > 0:
                return company
    return seat % COMPANIES


def leads(mombasa: Mombasa, seat: i64, company: i64) -> bool:
    """Whether nobody is further ahead on the track of a company."""
    own = mombasa.players[seat].spaces[company]
    for other in range(mombasa.seats):
        if mombasa.players[other].spaces[company] > own:
            return False
    return own > 0


def interest(mombasa: Mombasa, seat: i64, company: i64) -> float:
    """How much more a rising share helps the seat than the others on average."""
    others = 0.0
    for other in range(mombasa.seats):
        if other != seat:
            others += float(track_shares(mombasa, other, company))
    own = float(track_shares(mombasa, seat, company))
    left = rounds_left(mombasa)
    if left > 0.0:
        own += HOPE
        if company == favourite(mombasa, seat):
            own += FAVOURITE * left
    return own - RIVALS * others / float(mombasa.seats - 1)


def track_shares(mombasa: Mombasa, seat: i64, company: i64) -> i64:
    return mombasa.track_of(company).shares[mombasa.players[seat].spaces[company]]


def diamonds_worth(mombasa: Mombasa, seat: i64, spaces: i64) -> float:
    """What diamond spaces bring: in the last round, what the track pays for them."""
    if rounds_left(mombasa) > 0.0:
        return DIAMOND * float(spaces)
    box = mombasa.box
    place = mombasa.players[seat].diamonds
    reached = min(place + spaces, box.diamond_length)
    surplus = place + spaces - reached
    return float(box.diamond_values[reached] - box.diamond_values[place] + surplus * box.pounds_per_diamond)


def worth_of_step(mombasa: Mombasa, seat: i64, company: i64) -> float:
    """The next share, the nearer the better; the pounds of a special field; less a capital call."""
    player = mombasa.players[seat]
    track = mombasa.track_of(company)
    space = player.spaces[company]
    left = rounds_left(mombasa)
    worth = float(track.field[space + 1]) - (CALL if left > 0.0 else 1.0) * float(track.call[space])
    if track.level[space + 1] > track.level[space]:
        worth += PRIVILEGE * left
    ahead = space + 1
    while ahead < track.length and track.shares[ahead] == track.shares[space]:
        ahead += 1
    gained = float(track.shares[ahead] - track.shares[space])
    return 0.05 + worth + gained * share_worth(mombasa, seat, company) / float(ahead - space)


def best_step(mombasa: Mombasa, seat: i64) -> float:
    best = 0.0
    for company in range(COMPANIES):
        if mombasa.can_step(seat, company):
            best = max(best, worth_of_step(mombasa, seat, company))
    return best
