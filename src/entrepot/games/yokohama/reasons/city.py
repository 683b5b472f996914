"""Placement, movement and building: what is not possible on an area of the city."""

from ....kernel.bits import bit
from ....kernel.nothing import NOTHING
from ....kernel.reasons import Reason
from ..constants import ASSISTANT, PIECE_NAMES, SHOP_SPACES, STATION, TECHNOLOGY_IDS, TRAM, YEN
from ..constants import HOUSE as HOUSES
from ..constants import SHOP as SHOPS
from ..position import Yokohama
from ..steps.action import Build
from ..steps.movement import Movement, Path, RecallAssistants, Ways, rail_destination
from ..steps.placement import Placement, Telegraph
from .declared import because

# 5. Placement --------------------------------------------------------------------------------------------------------


def no_land(yokohama: Yokohama, area: int) -> Reason:
    """Why no piece can be put on an area at all."""
    if area == yokohama.box.canal and area in yokohama.cells:
        return because("canal")
    return because("not_in_city", area=yokohama.box.areas[area])


def place(yokohama: Yokohama, seat: int, area: int, step: Placement) -> Reason:
    if not yokohama.in_play(area):
        return no_land(yokohama, area)
    if yokohama.players[seat].hand[ASSISTANT] == 0:
        return because("no_assistant")
    if step.taken >> area & 1:
        return because("area_used", area=yokohama.box.areas[area])
    return unpaid_fees(yokohama, seat, area, 1)


def pair(yokohama: Yokohama, seat: int, area: int, step: Placement) -> Reason:
    if not yokohama.in_play(area):
        return no_land(yokohama, area)
    if step.count > 0:
        return because("pair_first")
    if yokohama.players[seat].hand[ASSISTANT] < 2:
        return because("pair_hand", have=yokohama.players[seat].hand[ASSISTANT])
    return unpaid_fees(yokohama, seat, area, 2)


def telegraph(yokohama: Yokohama, seat: int, area: int, step: Telegraph) -> Reason:
    if not yokohama.in_play(area):
        return no_land(yokohama, area)
    if yokohama.players[seat].hand[ASSISTANT] == 0:
        return because("no_assistant")
    if not yokohama.near[step.area] >> area & 1:
        return because("not_beside", area=yokohama.box.areas[step.area])
    return unpaid_fees(yokohama, seat, area, 1)


def unpaid_fees(yokohama: Yokohama, seat: int, area: int, count: int) -> Reason:
    price = yokohama.fees(seat, area) * count
    have = yokohama.players[seat].stock[YEN]
    return because("fee_short", area=yokohama.box.areas[area], price=price, have=have)


# 6. Movement ---------------------------------------------------------------------------------------------------------


def go(yokohama: Yokohama, seat: int, area: int, step: Movement) -> Reason:
    here = yokohama.players[seat].president
    if here == NOTHING:
        return no_leap(yokohama, seat, area)
    return no_step(yokohama, seat, area, here, bit(here))


def go_on(yokohama: Yokohama, seat: int, area: int, step: Path) -> Reason:
    return no_step(yokohama, seat, area, yokohama.players[seat].president, step.visited)


def no_step(yokohama: Yokohama, seat: int, area: int, here: int, visited: int) -> Reason:
    """Why the president cannot enter this area next."""
    name = yokohama.box.areas[area]
    if area == here:
        return because("stands_there", area=name)
    if area not in yokohama.cells:
        return because("not_in_city", area=name)
    if visited >> area & 1:
        return because("been_there", area=name)
    if not yokohama.near[here] >> area & 1:
        return because("not_adjacent", area=yokohama.box.areas[here])
    ways = Ways(yokohama, seat)
    if not (ways.present | ways.canal) >> area & 1:
        return because("no_way", area=name)
    price, have = ways.price(area), yokohama.players[seat].stock[YEN]
    if price > have:
        return because("passage_short", area=name, price=price, have=have)
    return because("dead_end", area=name)


def no_leap(yokohama: Yokohama, seat: int, area: int) -> Reason:
    """Why the president cannot go straight to this area, from hand or by tram."""
    name = yokohama.box.areas[area]
    if area not in yokohama.cells:
        return because("not_in_city", area=name)
    if area == yokohama.box.canal:
        return because("canal_end")
    ways = Ways(yokohama, seat)
    if not ways.present >> area & 1:
        return because("nobody_there", area=name)
    if rail_destination(yokohama, seat, ways) >> area & 1:
        return because("by_rail", area=name)
    if not ways.may_stop(area):
        return because("president_blocks", area=name)
    return because("passage_short", area=name, price=ways.price(area), have=yokohama.players[seat].stock[YEN])


def ride(yokohama: Yokohama, seat: int, area: int, step: Movement) -> Reason:
    player = yokohama.players[seat]
    if not player.owns(TRAM):
        return because("no_tram", technology=TECHNOLOGY_IDS[TRAM])
    if player.president == NOTHING:
        return because("tram_from_hand")
    if player.president == area:
        return because("stands_there", area=yokohama.box.areas[area])
    return no_leap(yokohama, seat, area)


def rail(yokohama: Yokohama, seat: int, about: int, step: Movement) -> Reason:
    player, station = yokohama.players[seat], yokohama.station
    if not player.owns(STATION):
        return because("no_station", technology=TECHNOLOGY_IDS[STATION])
    name = yokohama.box.areas[station]
    if player.president == station:
        return because("stands_there", area=name)
    if not player.present >> station & 1:
        return because("nobody_there", area=name)
    return because("rail_needless", area=name)


def stop_on_the_way(yokohama: Yokohama, seat: int, about: int, step: Path) -> Reason:
    here = yokohama.players[seat].president
    if here == yokohama.box.canal:
        return because("canal_end")
    return because("president_blocks", area=yokohama.box.areas[here])


def recall(yokohama: Yokohama, seat: int, area: int, step: RecallAssistants) -> Reason:
    return because("recall_none", area=yokohama.box.areas[area])


# 9. Building ---------------------------------------------------------------------------------------------------------


def shop(yokohama: Yokohama, seat: int, space: int, step: Build) -> Reason:
    player, site = yokohama.players[seat], yokohama.site
    if player.shops >> site & 1:
        return because("shop_here", area=yokohama.box.areas[site])
    if yokohama.shops[site * SHOP_SPACES + space] != NOTHING:
        return because("space_taken", space=space + 1)
    return because("not_in_hand", piece=PIECE_NAMES[SHOPS])


def house(yokohama: Yokohama, seat: int, about: int, step: Build) -> Reason:
    if yokohama.houses[yokohama.site] != NOTHING:
        return because("house_here", area=yokohama.box.areas[yokohama.site])
    return because("not_in_hand", piece=PIECE_NAMES[HOUSES])
