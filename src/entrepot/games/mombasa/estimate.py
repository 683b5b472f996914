"""With how many pounds a seat of Mombasa is expected to end: for search and hints.

What is certain counts as it stands; what is to come was fitted to thousands of moments of games of the greedy bot.
"""

from typing import Final

from mypy_extensions import i64

from ...kernel.nothing import NOBODY, NOTHING
from .constants import COMPANIES, EXPANSION, LEFT_EXTRA, RIGHT_EXTRA, ROUNDS, SLOTS
from .player import FACE_UP
from .position import Mombasa

TERMS: Final = ("cash", "shares", "diamonds", "books")
"""The parts of an estimate."""
HORIZON: Final = 60
"""So many decisions ahead search plays by the rules of thumb before it estimates."""
RISE: Final = [0.0, 0.0, 21.5, 12.5, 8.2]
"""What the shares of a seat rise in a round whatever it has, by the number of seats."""
SPACES_OF_A_SHARE: Final = 2.4
EXTRA_SLOT: Final = 1.0
"""What an extra slot adds to that."""


def terms(mombasa: Mombasa, seat: i64) -> list[float]:
    """The expected final pounds of a seat by term."""
    left = rounds_to_play(mombasa, seat)
    return [
        expected_cash(mombasa, seat, left),
        expected_shares(mombasa, seat, left),
        expected_diamonds(mombasa, seat, left),
        expected_books(mombasa, seat, left),
    ]


def estimate(mombasa: Mombasa, seat: i64) -> float:
    """The expected final pounds of a seat: the sum of all terms."""
    left = rounds_to_play(mombasa, seat)
    money = expected_cash(mombasa, seat, left) + expected_shares(mombasa, seat, left)
    return money + expected_diamonds(mombasa, seat, left) + expected_books(mombasa, seat, left)


def rounds_to_play(mombasa: Mombasa, seat: i64) -> float:
    """The rounds that the seat still has, the running one by the cards and markers that are left in it."""
    if mombasa.over:
        return 0.0
    later = float(ROUNDS - mombasa.round)
    player = mombasa.players[seat]
    if mombasa.active == NOBODY:
        return later + 1.0
    if player.ended:
        return later
    unused = player.markers
    for slot in range(SLOTS):
        if player.states[slot] == FACE_UP:
            unused += 1
    return later + min(1.0, float(unused) / 7.0)


def expected_cash(mombasa: Mombasa, seat: i64, left: float) -> float:
    return float(mombasa.players[seat].pounds) + left * (1.5 + 0.25 * float(mombasa.seats - 2))


def expected_shares(mombasa: Mombasa, seat: i64, left: float) -> float:
    """The shares at what they are worth now, those nearly reached in part, and what the cards will add."""
    player = mombasa.players[seat]
    pounds = 0.0
    spaces: i64 = 0
    for company in range(COMPANIES):
        space = player.spaces[company]
        held = float(mombasa.track_of(company).shares[space])
        near = float(space) / SPACES_OF_A_SHARE - held
        pounds += (held + near * 0.6 * min(left, 1.0)) * float(mombasa.share_value(company))
        spaces += space
    pounds += promise(mombasa, player.hand, left) + promise(mombasa, player.slots, left)
    pounds += promise(mombasa, player.to_rest, left)
    for slot in range(SLOTS):
        pounds += promise(mombasa, player.piles[slot], left)
    rise = RISE[mombasa.seats] + 0.05 * float(spaces)
    if mombasa.slot_open(seat, LEFT_EXTRA):
        rise += EXTRA_SLOT
    if mombasa.slot_open(seat, RIGHT_EXTRA):
        rise += EXTRA_SLOT
    return pounds + left * rise


def promise(mombasa: Mombasa, faces: list[i64], left: float) -> float:
    """What cards bring: their shares, and what goods and expansion will add to shares."""
    pounds = 0.0
    for face in faces:
        if face == NOTHING:
            continue
        card = mombasa.box.cards[face]
        if card.share != NOTHING:
            pounds += float(mombasa.share_value(card.share))
        if card.kind <= EXPANSION:
            pounds += 0.7 * float(card.value) * left
    return pounds


def expected_diamonds(mombasa: Mombasa, seat: i64, left: float) -> float:
    """What the track pays, in part what the way to the next pay is worth, and some spaces a round."""
    return on_track(mombasa.box.diamond_values, mombasa.players[seat].diamonds, left) + 2.0 * left


def expected_books(mombasa: Mombasa, seat: i64, left: float) -> float:
    """The same for the ink; few spaces follow by themselves."""
    return on_track(mombasa.box.book_values, mombasa.players[seat].ink, left)


def on_track(values: list[i64], place: i64, left: float) -> float:
    """The value at a place; as long as there is time, half of it by the way covered."""
    last: i64 = len(values) - 1
    even = float(values[last]) * float(place) / float(last)
    return float(values[place]) + 0.5 * min(left, 1.0) * (even - float(values[place]))
