"""Which of the six actions to take."""

from typing import Final

from mypy_extensions import i64

from ..constants import COLONIES, COLONISTS, EXPEDITIONS, HARVEST, SHIPS, TAXES
from ..moves import BUILD, EXPLORE, FOUND, PROGRESS, REAP, TAX
from ..position import Goa
from .cards import best_benefit
from .goods import CARD, colonist, ducat, ship, spice
from .progress import worth_of_completing, worth_of_progress
from .remaining import rounds_left
from .tiles import SPACE

CHANCES: Final = [1.0, 1.0, 1.0, 0.9, 0.67, 0.33, 0.1]
"""How likely two cards show at least that many colonists."""


def worth_of_action(goa: Goa, seat: i64, move: i64) -> float:
    player = goa.players[seat]
    if move < BUILD:
        return worth_of_progress(goa, seat, move - PROGRESS)
    if move == BUILD:
        number = goa.level(seat, SHIPS)
        return ship(goa, seat) * float(number) + worth_of_completing(goa, seat, number, 0)
    if move == REAP:
        number = min(goa.level(seat, HARVEST), player.room())
        return spice(goa, seat) * float(number) + worth_of_completing(goa, seat, 0, number)
    if move == TAX:
        return ducat(goa, seat) * float(goa.level(seat, TAXES))
    if move == EXPLORE:
        return CARD * float(cards_to_draw(goa, seat))
    return worth_of_founding(goa, seat, move - FOUND)


def cards_to_draw(goa: Goa, seat: i64) -> i64:
    """How many cards an Expedition brings; a card of the hand that is worth it is played to make room."""
    most = goa.level(seat, EXPEDITIONS)
    room = goa.hand_limit(seat) - goa.players[seat].hand_size
    if room < most and not goa.card_played and goa.players[seat].hand != 0 and best_benefit(goa, seat) > 0.0:
        room += 1
    return max(0, min(most, room))


def worth_of_founding(goa: Goa, seat: i64, colony: i64) -> float:
    player, box = goa.players[seat], goa.box
    number: i64 = 0
    for other in range(COLONIES):
        if goa.founded(seat, other):
            number += 1
    wanted = box.need[colony] - goa.level(seat, COLONISTS) - player.colonists
    chance = 0.0 if wanted > 6 else CHANCES[max(wanted, 0)]
    prize = float(box.colony_points[number + 1] - box.colony_points[number])
    spices = float(box.colony_spaces[colony]) * (spice(goa, seat) + SPACE * float(rounds_left(goa)))
    failing = colonist(goa, seat)
    return chance * (prize + spices + 0.5) + (1.0 - chance) * failing
