"""Actions: what a step down the board costs, where spices lie, how many cards are drawn, what a colony needs."""

from ....kernel.nothing import NOTHING
from ....kernel.reasons import Reason
from ..constants import EXPEDITIONS, PLACES, ROWS, SPICES
from ..moves import GOODS
from ..position import Goa
from ..steps.actions import Act
from ..steps.cards import Purchase
from ..steps.course import QuickStart
from ..steps.expedition import Expedition, most_drawn
from ..steps.founding import ChooseColony, Gap
from ..steps.gains import Cut
from ..steps.harvest import Harvest
from ..steps.progress import ProgressByCard
from ..steps.spices import FillPlace, PaySpices
from ..steps.tiles import Viceroy
from .declared import because


def no_passing(goa: Goa, seat: int, about: int, step: Act) -> Reason:
    """An extra action card is given back without a question where there is no choice."""
    if goa.action == goa.box.actions:
        return because("must_act", kept=goa.box.cards_kept)
    return because("no_passing")


# 7. Progress, and the other ways to move a marker --------------------------------------------------------------------


def progress(goa: Goa, seat: int, column: int, step: Act) -> Reason:
    return unpaid(goa, seat, column, with_spices=True, with_ships=True)


def progress_by_card(goa: Goa, seat: int, column: int, step: ProgressByCard) -> Reason:
    return unpaid(goa, seat, column, with_spices=not step.ships_only, with_ships=step.ships_only)


def unpaid(goa: Goa, seat: int, column: int, with_spices: bool, with_ships: bool) -> Reason:
    """What is missing for the next step of a column."""
    player = goa.players[seat]
    name = goa.box.columns[column]
    if player.rows[column] == ROWS - 1:
        return because("last_row", column=name)
    at = column * ROWS + player.rows[column]
    if with_ships and player.ships < goa.box.cost_ships[at]:
        return because("ships_short", column=name, price=goa.box.cost_ships[at], have=player.ships)
    cost = goa.box.cost_of[at]
    spice = next(spice for spice in range(SPICES) if with_spices and player.stock[spice] < cost[spice])
    return because("spice_short", column=name, spice=goa.box.spices[spice], price=cost[spice], have=player.stock[spice])


def purchase(goa: Goa, seat: int, column: int, step: Purchase) -> Reason:
    player = goa.players[seat]
    if player.rows[column] == ROWS - 1:
        return because("last_row", column=goa.box.columns[column])
    return because("step_poor", price=goa.box.prices[player.rows[column]], have=player.ducats)


def viceroy(goa: Goa, seat: int, column: int, step: Viceroy) -> Reason:
    return because("not_least", column=goa.box.columns[column])


def quick_start(goa: Goa, seat: int, column: int, step: QuickStart) -> Reason:
    return because("quick_moved", column=goa.box.columns[column])


# 1, 9. Spices --------------------------------------------------------------------------------------------------------


def put(goa: Goa, seat: int, about: int, step: object) -> Reason:
    spice, place = divmod(about, PLACES)
    if goa.players[seat].free[place] == 0:
        return no_space(goa, seat, place, step)
    return because("wrong_spice", spice=goa.box.spices[spice], place=goa.place_name(place))


def no_space(goa: Goa, seat: int, place: int, step: object) -> Reason:
    there = goa.players[seat].land[place] != NOTHING
    return because("place_full" if there else "no_land", place=goa.place_name(place))


def fill_place(goa: Goa, seat: int, about: int, step: FillPlace) -> Reason:
    if about % PLACES != step.place:
        return because("fill_first", place=goa.place_name(step.place))
    return put(goa, seat, about, step)


def give(goa: Goa, seat: int, about: int, step: object) -> Reason:
    spice, place = divmod(about, PLACES)
    return because("spice_not_there", spice=goa.box.spices[spice], place=goa.place_name(place))


def pay_spice(goa: Goa, seat: int, about: int, step: PaySpices) -> Reason:
    due = step.cost[step.paid]
    if about // PLACES != due:
        return because("other_spice", spice=goa.box.spices[due])
    return give(goa, seat, about, step)


def choose_in_harvest(goa: Goa, seat: int, about: int, step: Harvest) -> Reason:
    return because("mix_spices" if GOODS[about] == "spices" else "only_by_mix")


# 11. Expedition, 12. founding ----------------------------------------------------------------------------------------


def draw(goa: Goa, seat: int, number: int, step: Expedition) -> Reason:
    level, limit = goa.level(seat, EXPEDITIONS), goa.hand_limit(seat)
    room = most_drawn(goa, seat)
    if room < 0:
        return because("cut_first", limit=limit, over=-room)
    if number > level:
        return because("draw_level", most=level)
    return because("hand_full", limit=limit, have=goa.players[seat].hand_size)


def cut_only(goa: Goa, seat: int, about: int, step: Cut) -> Reason:
    return because("cut_only", limit=goa.hand_limit(seat))


def found(goa: Goa, seat: int, colony: int, step: object) -> Reason:
    return because("founded", colony=goa.box.colonies[colony])


def pay_colonists(goa: Goa, seat: int, about: int, step: Gap) -> Reason:
    return because("colonists_short", price=step.founding.missing(goa), have=goa.players[seat].colonists)


def choose_colony(goa: Goa, seat: int, tile: int, step: ChooseColony) -> Reason:
    if goa.box.colony_of[tile] != step.colony:
        return because("other_colony", colony=goa.box.colonies[step.colony])
    return because("colony_gone")
