"""What is certain of a move before it is played: shown beside it, so that no client computes a rule."""

from typing import TypedDict

from mypy_extensions import i64

from ...kernel.nothing import NOTHING
from .constants import (
    COLUMNS,
    DIAMONDS,
    EXPANSION,
    EXPANSION_TILE,
    NO_REWARD,
    REWARD_NAMES,
    SLOT_NAMES,
    SLOTS,
    SPACE_NAMES,
    TILE_SPACE,
    TRACK,
)
from .moves import (
    BOOK,
    BOOST,
    BUY,
    CASH,
    CHOOSE,
    CLEAR,
    COLLECT,
    DISCARD,
    END,
    ENTER,
    EXPAND,
    FLIP,
    INK,
    KEEP,
    MARK,
    PLACE,
    REMOVE,
    RETURN,
    STEP,
    STOP,
    TAKE,
    USE,
    lay_from,
)
from .player import FACE_UP
from .position import CAPITAL_CALL, SPECIAL_FIELD, Mombasa
from .steps.bonus import BuyForPounds, ChooseOption, ChooseTier, option_batch, tier_batch
from .steps.books import SpendPoints
from .steps.expansion import Expand, TakePost, entry_costs, expansion_slots
from .steps.rewards import BATCH, Collect
from .steps.setup import RestFirstCards


class MombasaOutlook(TypedDict, total=False):
    """What an offer can say.

    `pays` and `takes` are pounds of the seat; `price` is in goods or pounds, with all discounts; `space` is where a
    marker or the ink comes to; `shares` and `diamonds` are how many more; `value` is how much more a share is worth
    (less: below 0); `rewards` come by kind, those of a track for `company`; `least` is the total that a step asks for;
    `uses` are the slots and the tile that an action uses; `back` are the cards of a resting pile, `unused` those that
    rest without having acted. `points` are what an expansion has, `cost` and `left` what a region or a book takes of
    them and leaves; `markers` are the bonus markers left; `plus` is what a card counts more; `cards` are those that a
    start tile takes out of the hand; a card `rests` on a pile; `ahead` is how far before the ink a book lies (behind
    it: below 0), and whether it `covers` another.
    """

    pays: int
    takes: int
    price: int
    space: int
    shares: int
    diamonds: int
    value: int
    rewards: dict[str, int]
    company: str
    least: int
    uses: list[str]
    back: list[str]
    unused: list[str]
    points: int
    cost: int
    left: int
    markers: int
    plus: int
    cards: list[str]
    rests: bool
    ahead: int
    covers: bool


def outlook(before: Mombasa, after: Mombasa, seat: int, move: int) -> MombasaOutlook:
    """What is certain of a move: told from the position before it and the one after it."""
    lay: i64 = lay_from(before.box)
    if move < USE or move >= lay:
        return _preparing(before, move)
    if BOOK <= move < FLIP:
        return _books(before, after, seat, move)
    if move >= CHOOSE:
        return _money(after, seat) if move >= DISCARD else _chosen(before, move)
    if move < BUY:
        return _action(before, after, seat, move)
    if move < STEP:
        return {"price": _price(after, seat)}
    if move < STOP:
        return _step(before, after, seat, move - STEP)
    if move == STOP:
        return {}
    if move < TAKE:
        return _region(before, move - ENTER)
    if move < COLLECT:
        return _post(before, move)
    if move < RETURN:
        return _collected(before, move)
    if move < BOOK:
        return _post(before, move)
    return {"space": before.players[seat].ink + 1} if move == INK else _money(after, seat)


def _preparing(before: Mombasa, move: i64) -> MombasaOutlook:
    """MOM-2.14, MOM-12.3  A start tile, the +1 good tile, and the first cards on their piles."""
    if move < CLEAR:
        return {"cards": [before.box.card_names[face] for face in before.box.start_tiles[move - KEEP].resting]}
    if BOOST <= move < USE:
        return {"plus": before.box.tile_plus}
    return {"rests": True} if isinstance(before.agenda[-1], RestFirstCards) else {}


def _books(before: Mombasa, after: Mombasa, seat: i64, move: i64) -> MombasaOutlook:
    """MOM-8.2, MOM-8.3, MOM-8.5, MOM-R4  A book that is taken or placed, and the rest in pounds."""
    player = before.players[seat]
    if move >= PLACE:
        space = move - PLACE + 1
        placed: MombasaOutlook = {"ahead": space - player.ink}
        if player.books[space] != NOTHING:
            placed["covers"] = True
        return placed
    if move == CASH:
        return _money(after, seat, ("points",))
    step = before.agenda[-1]
    assert isinstance(step, SpendPoints)
    cost = before.box.book_cost[before.box.books[before.book_display[move - BOOK]].letter]
    taken: MombasaOutlook = {"cost": cost, "left": step.left - cost}
    if before.strips[move - BOOK] > 0:
        taken["takes"] = before.strips[move - BOOK]
    return taken


def _region(before: Mombasa, region: i64) -> MombasaOutlook:
    """MOM-7.2, MOM-7.5, MOM-7.7  What a region costs, what is left to spend, and what it gives."""
    step = before.agenda[-1]
    assert isinstance(step, Expand)
    cost = entry_costs(before, step.company)[region]
    known: MombasaOutlook = {"cost": cost, "left": step.points - cost}
    kind = before.box.region_reward[region]
    if kind != NO_REWARD:
        known["rewards"] = {REWARD_NAMES[kind]: before.box.region_amount[region]}
    return known


def _action(before: Mombasa, after: Mombasa, seat: i64, move: i64) -> MombasaOutlook:
    """5. An action of the turn."""
    if move >= END:
        return _ending(before, seat, move - END)
    known = _money(after, seat)
    if move < EXPAND:
        moved: int = after.players[seat].diamonds - before.players[seat].diamonds
        if moved > 0:
            known["diamonds"] = moved
    elif move < MARK:
        known["uses"] = _expansion_things(before, seat)
        known["points"] = before.total(seat, EXPANSION)
    else:
        known["markers"] = after.players[seat].markers
    return known


def _money(after: Mombasa, seat: i64, why: tuple[str, ...] = ()) -> MombasaOutlook:
    """What the seat pays and takes by the move, and by what follows unasked; or only for these reasons."""
    pays: int = 0
    takes: int = 0
    for event in after.told:
        if event.seat == seat and event.kind in ("pay", "gain") and (not why or event.values["why"] in why):
            pounds = event.values["pounds"]
            assert isinstance(pounds, int)
            if event.kind == "pay":
                pays += pounds
            else:
                takes += pounds
    known: MombasaOutlook = {}
    if pays > 0:
        known["pays"] = pays
    if takes > 0:
        known["takes"] = takes
    return known


def _expansion_things(before: Mombasa, seat: i64) -> list[str]:
    """MOM-7.1  All face-up expansion cards and the tile are used together."""
    things = [SLOT_NAMES[slot] for slot in expansion_slots(before, seat)]
    if before.holds(seat, EXPANSION_TILE):
        things.append(SPACE_NAMES[TILE_SPACE + EXPANSION_TILE])
    return things


def _ending(before: Mombasa, seat: i64, pile: i64) -> MombasaOutlook:
    """MOM-13.1, MOM-13.2  Which cards come back, and which rest without having acted."""
    player = before.players[seat]
    names = before.box.card_names
    unused = [names[player.slots[slot]] for slot in range(SLOTS) if player.states[slot] == FACE_UP]
    back = [names[face] for face in player.piles[pile]] if pile < SLOTS else []
    return {"back": back, "unused": unused}


def _price(after: Mombasa, seat: i64) -> int:
    """MOM-6.3, MOM-15.7, MOM-15.11  What the display card costs this seat in this action."""
    for event in after.told:
        if event.kind == "buy" and event.seat == seat:
            price = event.values["price"]
            assert isinstance(price, int)
            return price
    return 0


def _step(before: Mombasa, after: Mombasa, seat: i64, company: i64) -> MombasaOutlook:
    """MOM-15.1, MOM-15.2, MOM-15.4  Where the marker comes to, the call on the way, and what the space brings."""
    track = before.track_of(company)
    space = before.players[seat].spaces[company]
    known = _money(after, seat, (CAPITAL_CALL, SPECIAL_FIELD))
    known["space"] = space + 1
    more: int = track.shares[space + 1] - track.shares[space]
    if more > 0:
        known["shares"] = more
    return known


def _post(before: Mombasa, move: i64) -> MombasaOutlook:
    """MOM-7.8, MOM-7.9, MOM-1.3  What a post that leaves or comes back makes of the value of a share."""
    twin = before.copy()
    if move >= REMOVE:
        column: i64 = move - REMOVE
        twin.take_post(column)
    elif move >= RETURN:
        column = move - RETURN
        twin.columns[column] += 1
    else:
        step = before.agenda[-1]
        assert isinstance(step, TakePost)
        column = step.company * COLUMNS + move - TAKE
        twin.take_post(column)
    company = column // COLUMNS
    change: int = twin.share_value(company) - before.share_value(company)
    return {"company": before.box.companies[company], "value": change}


def _collected(before: Mombasa, move: i64) -> MombasaOutlook:
    """MOM-18.2  A reward of the batch that is being taken."""
    step = before.agenda[-1]
    kind = move - COLLECT
    if isinstance(step, Collect):
        return _rewards(before, step.company, [step.batch[each] if each == kind else 0 for each in range(BATCH)])
    assert isinstance(step, BuyForPounds)
    return {"rewards": {REWARD_NAMES[DIAMONDS]: step.diamonds}}


def _chosen(before: Mombasa, move: i64) -> MombasaOutlook:
    """MOM-11.6, MOM-15.9  A step of a majority space, or an option of C1."""
    step = before.agenda[-1]
    if isinstance(step, ChooseTier):
        tier = before.box.tiers[step.kind][move - CHOOSE]
        known = _rewards(before, before.box.majority_company[step.kind], tier_batch(tier))
        known["least"] = tier.least
        return known
    assert isinstance(step, ChooseOption)
    return _rewards(before, NOTHING, option_batch(before.box.options[step.second][move - CHOOSE]))


def _rewards(before: Mombasa, company: i64, batch: list[i64]) -> MombasaOutlook:
    rewards: dict[str, int] = {}
    for kind in range(BATCH):
        if batch[kind] > 0:
            rewards[REWARD_NAMES[kind]] = batch[kind]
    known: MombasaOutlook = {"rewards": rewards}
    if batch[TRACK] > 0:
        known["company"] = before.box.companies[company]
    return known
