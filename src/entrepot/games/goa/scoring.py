"""17. The end: what everything is worth."""

from mypy_extensions import i64

from ...kernel.nothing import NOTHING
from .constants import CARDS, COLONIES, COLUMNS, DUTY, MISSION, PLANTATIONS, PLANTER
from .player import SPENT
from .position import Goa


def score_sheet(goa: Goa) -> list[dict[str, int]]:
    """GOA-17.1  Every category for every seat. Ships, colonists, spices and extra action cards count nothing."""
    return [
        {
            "markers": marker_points(goa, seat),
            "colonies": colony_points(goa, seat),
            "cards": card_points(goa, seat),
            "ducats": ducat_points(goa, seat),
            "plantations": plantation_points(goa, seat),
            "duty": tile_points(goa, seat, DUTY),
            "missions": tile_points(goa, seat, MISSION),
            "tokens": goa.players[seat].bonus,
        }
        for seat in range(goa.seats)
    ]


def winners(goa: Goa) -> list[int]:
    """GOA-17.2, GOA-R19  The highest total; tie: more ducats; still tied: all of them."""
    totals = goa.scores()
    ranks = [(totals[seat], goa.players[seat].ducats) for seat in range(goa.seats)]
    return [seat for seat in range(goa.seats) if ranks[seat] == max(ranks)]


def open_points(goa: Goa, seat: i64) -> i64:
    """The points that all can see: everything but cards and ducats."""
    total = marker_points(goa, seat) + colony_points(goa, seat) + plantation_points(goa, seat)
    return total + tile_points(goa, seat, DUTY) + tile_points(goa, seat, MISSION) + goa.players[seat].bonus


def marker_points(goa: Goa, seat: i64) -> i64:
    """Rows 1 to 5: 0, 1, 3, 6, 10."""
    total: i64 = 0
    for column in range(COLUMNS):
        total += goa.box.row_points[goa.players[seat].rows[column]]
    return total


def colony_points(goa: Goa, seat: i64) -> i64:
    """One to four colonies: 1, 3, 6, 10."""
    number: i64 = 0
    for colony in range(COLONIES):
        if goa.founded(seat, colony):
            number += 1
    return goa.box.colony_points[number]


def card_points(goa: Goa, seat: i64) -> i64:
    """Each symbol alone, one to five equal ones: 1, 3, 6, 10, 15."""
    total: i64 = 0
    for number in symbol_counts(goa, seat):
        total += goa.box.symbol_points[number]
    return total


def symbol_counts(goa: Goa, seat: i64) -> list[i64]:
    """How many cards the seat holds of each symbol."""
    counts: list[i64] = [0] * len(goa.box.symbols)
    for card in range(CARDS):
        if goa.players[seat].hand >> card & 1:
            counts[goa.box.card_symbol[card]] += 1
    return counts


def ducat_points(goa: Goa, seat: i64) -> i64:
    """Three points for everyone with the most ducats."""
    for player in goa.players:
        if player.ducats > goa.players[seat].ducats:
            return 0
    return goa.box.most_ducats


def plantation_points(goa: Goa, seat: i64) -> i64:
    """GOA-15.3, GOA-15.5  Small plantations on the board or face down: 1 each, with Planter 3."""
    box, player = goa.box, goa.players[seat]
    planter = False
    for tile in player.tiles:
        if box.sort[tile] == PLANTER:
            planter = True
    owned = player.small[:]
    for place in range(PLANTATIONS):
        if player.land[place] != NOTHING:
            owned.append(player.land[place])
    total: i64 = 0
    for tile in owned:
        total += box.planter_points[tile] if planter else box.points[tile]
    return total


def tile_points(goa: Goa, seat: i64, sort: i64) -> i64:
    """GOA-15.6, GOA-15.11  Missions, and each Duty that was paid."""
    player = goa.players[seat]
    total: i64 = 0
    for at in range(len(player.tiles)):
        if goa.box.sort[player.tiles[at]] == sort and (sort != DUTY or player.spent[at] == SPENT):
            total += goa.box.points[player.tiles[at]]
    return total
