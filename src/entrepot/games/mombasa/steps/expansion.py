"""7. Action 2: expansion. Posts of one company enter regions, others are ousted, rewards are taken."""

from typing import final

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOBODY, name_or_none
from ....kernel.position import Step
from ..constants import COLUMNS, COMPANIES, EXPANSION, EXPANSION_TILE, MOST_SEATS, NO_REWARD, REGIONS, SLOTS
from ..moves import ENTER, EXPAND, EXPAND_NOWHERE, STOP, TAKE
from ..player import FACE_UP, IN_USE
from ..position import Mombasa
from .rewards import BATCH, collect, return_posts


def expansion_moves(mombasa: Mombasa, seat: i64, moves: list[i64]) -> None:
    """MOM-7.1, MOM-R28  Companies that can enter at least one region, and "nowhere": no post at all.

    MOM-7.3, MOM-R39, MOM-D12  That is legal whatever could be reached.
    """
    points = mombasa.total(seat, EXPANSION)
    if points == 0:
        return
    box = mombasa.box
    single = box.hq_single[:]
    double = box.hq_double[:]
    own: list[i64] = [0] * COMPANIES
    held: i64 = 0
    for region in range(REGIONS):
        company = mombasa.posts[region]
        if company != NOBODY:
            single[company] |= box.single_border[region]
            double[company] |= box.double_border[region]
            own[company] |= bit(region)
            held |= bit(region)
    for company in range(COMPANIES):
        if mombasa.hq_posts(company) == 0:
            continue
        near = single[company] & ~own[company]
        far = double[company] & ~own[company]
        reach: i64 = 0
        if points >= box.single_cost:
            reach |= near & ~held
        if points >= box.double_cost:
            reach |= far & ~held
        if points >= box.single_cost + box.occupied_cost:
            reach |= near
        if points >= box.double_cost + box.occupied_cost:
            reach |= far
        if reach != 0:
            moves.append(EXPAND + company)
    moves.append(EXPAND_NOWHERE)


def start_expansion(mombasa: Mombasa, seat: i64, move: i64) -> None:
    """MOM-7.1  All face-up expansion cards and the tile are used together, for one company named now."""
    points = mombasa.total(seat, EXPANSION)
    for slot in expansion_slots(mombasa, seat):
        mombasa.players[seat].states[slot] = IN_USE
    if mombasa.holds(seat, EXPANSION_TILE):
        mombasa.tile_state[EXPANSION_TILE] = IN_USE
    if move == EXPAND_NOWHERE:
        if mombasa.telling:
            mombasa.tell(Event("no_expansion", seat, {"points": points}))
        return
    company = move - EXPAND
    if mombasa.telling:
        mombasa.tell(Event("expand", seat, {"company": mombasa.box.companies[company], "points": points}))
    mombasa.ask(Expand(seat, company, points))


def expansion_slots(mombasa: Mombasa, seat: i64) -> list[i64]:
    """MOM-7.1  The slots with face-up expansion cards."""
    player = mombasa.players[seat]
    slots: list[i64] = []
    for slot in range(SLOTS):
        if player.states[slot] == FACE_UP and mombasa.box.cards[player.slots[slot]].kind == EXPANSION:
            slots.append(slot)
    return slots


def entry_costs(mombasa: Mombasa, company: i64) -> list[i64]:
    """MOM-7.2, MOM-7.5, MOM-R10  For each region what the company pays from the cheapest side; 0: it cannot enter."""
    box = mombasa.box
    single: i64 = box.hq_single[company]
    double: i64 = box.hq_double[company]
    for region in range(REGIONS):
        if mombasa.posts[region] == company:
            single |= box.single_border[region]
            double |= box.double_border[region]
    costs: list[i64] = []
    for region in range(REGIONS):
        cost: i64 = 0
        owner = mombasa.posts[region]
        if owner != company:
            if single >> region & 1:
                cost = box.single_cost
            elif double >> region & 1:
                cost = box.double_cost
            if cost > 0 and owner != NOBODY:
                cost += box.occupied_cost
        costs.append(cost)
    return costs


@final
class Expand(Step[Mombasa]):
    """MOM-7.2, MOM-19.6  Enter region after region as long as wished and affordable."""

    def __init__(self, seat: i64, company: i64, points: i64) -> None:
        super().__init__(seat)
        self.company: i64 = company
        self.points: i64 = points

    def public(self) -> bool:
        return True

    def moves(self, mombasa: Mombasa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        if mombasa.hq_posts(self.company) > 0:  # MOM-7.4
            costs = entry_costs(mombasa, self.company)
            for region in range(REGIONS):
                if 0 < costs[region] <= self.points:
                    moves.append(ENTER + region)
        if mombasa.entered or not moves:
            moves.append(STOP)
        return moves

    def play(self, mombasa: Mombasa, seat: i64, move: i64) -> None:
        if move == STOP:
            finish_expansion(mombasa, seat, self.company)
            return
        region = move - ENTER
        cost = entry_costs(mombasa, self.company)[region]
        mombasa.ask(TakePost(seat, self.company, self.points - cost, region))

    def prompt(self, mombasa: Mombasa, seat: i64) -> Prompt:
        values: dict[str, object] = {"company": mombasa.box.companies[self.company], "points": self.points}
        return Prompt("expand", "MOM-7.2", values, "" if mombasa.entered else "expand_first")


@final
class TakePost(Step[Mombasa]):
    """MOM-7.2  The post for a region comes from the top of any one column of the headquarters, and lies on its side."""

    def __init__(self, seat: i64, company: i64, points: i64, region: i64) -> None:
        super().__init__(seat)
        self.company: i64 = company
        self.points: i64 = points
        """What is left when the region is entered."""
        self.region: i64 = region

    def public(self) -> bool:
        return True

    def moves(self, mombasa: Mombasa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        for column in range(COLUMNS):
            if mombasa.columns[self.company * COLUMNS + column] > 0:
                moves.append(TAKE + column)
        return moves

    def play(self, mombasa: Mombasa, seat: i64, move: i64) -> None:
        mombasa.take_post(self.company * COLUMNS + move - TAKE)
        owner = mombasa.posts[self.region]
        if owner != NOBODY:
            mombasa.ousted[owner] += 1
        mombasa.posts[self.region] = self.company
        mombasa.entered.append(self.region)
        if mombasa.telling:
            company: str = mombasa.box.companies[self.company]
            other = name_or_none(mombasa.box.companies, owner)
            column: i64 = move - TAKE + 1
            where: dict[str, object] = {"region": mombasa.box.regions[self.region], "column": column, "ousted": other}
            value: i64 = mombasa.share_value(self.company)
            mombasa.tell(Event("enter", seat, {"company": company, **where, "value": value}))
        mombasa.ask(Expand(seat, self.company, self.points))

    def prompt(self, mombasa: Mombasa, seat: i64) -> Prompt:
        values: dict[str, object] = {"company": mombasa.box.companies[self.company]}
        return Prompt("post", "MOM-7.2", {**values, "region": mombasa.box.regions[self.region]})


def finish_expansion(mombasa: Mombasa, seat: i64, company: i64) -> None:
    """MOM-7.7  First the rewards of all regions entered, their points as one gift; then ousted posts go back."""
    mombasa.ask(STAND_UP[seat])
    collect(mombasa, seat, company, rewards_of_entered(mombasa))


def rewards_of_entered(mombasa: Mombasa) -> list[i64]:
    """MOM-7.7  What the regions entered so far give together."""
    batch: list[i64] = [0] * BATCH
    for region in mombasa.entered:
        kind = mombasa.box.region_reward[region]
        if kind != NO_REWARD:
            batch[kind] += mombasa.box.region_amount[region]
    return batch


@final
class StandUp(Step[Mombasa]):
    """MOM-7.7  When the rewards are taken: the ousted posts go back, and the new ones stand up."""

    def __init__(self, seat: i64) -> None:
        super().__init__(NOBODY)
        self.owner: i64 = seat

    def happen(self, mombasa: Mombasa) -> None:
        mombasa.entered = []
        return_posts(mombasa, self.owner)


STAND_UP = [StandUp(seat) for seat in range(MOST_SEATS)]
