"""A sensible move in Mombasa, by rules of thumb: for the greedy bot. One look, no search.

Everything is measured in pounds. A share is worth what its headquarters shows now and a little more for every round
that is left; spaces, points and cards are worth what they usually bring.
"""

from typing import Final

from mypy_extensions import i64

from ...kernel.nothing import NOBODY, NOTHING
from .box.pieces import Card
from .constants import (
    ANY_CARD,
    BOOKKEEPER,
    BOOKKEEPER_TILE,
    BUY_SPACE,
    CARD_PLACES,
    COLUMNS,
    COMPANIES,
    COTTON_LESS,
    D1_SPACE,
    D2,
    DIAMONDS,
    DISCARD_SPACE,
    EXPANSION,
    FIRST_PLAYER_SPACE,
    FIRST_SPACE_TRACK,
    GOODS,
    MAJORITY_SPACE,
    MERCHANT,
    MERCHANT_TILE,
    PLUS_GOOD,
    POINTS,
    POSTS,
    POUNDS,
    REGIONS,
    ROUNDS,
    SLOTS,
    TILE_SPACE,
    TRACK,
    TRACK_SPACE,
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
    EXPAND_NOWHERE,
    FLIP,
    INK,
    KEEP,
    MARK,
    PLACE,
    READY,
    REMOVE,
    RETURN,
    STEP,
    STOP,
    TAKE,
    USE,
    USE_BOOKKEEPER_TILE,
    lay_from,
)
from .player import Player
from .position import Mombasa
from .steps.bonus import BuyForPounds, ChooseTier, may_discard, reached_tiers, spread_of
from .steps.bookkeeper import can_enter
from .steps.expansion import Expand, TakePost, entry_costs
from .steps.goods import Goods
from .steps.turn import count_mines

DIAMOND: Final = 2.0
"""What a diamond space is worth before the last round; then its points count."""
INK_SPACE: Final = 1.2
POINT: Final = 1.0
POUND: Final = 1.0
GROWTH: Final = 0.6
"""By how much a share rises in every round that is left, and how much more where the seat is the largest holder."""
OWN_GROWTH: Final = 0.3
FAVOURITE: Final = 1.5
"""How much more the company of its start tile is worth to a seat in every round that is left, so that seats spread."""
PRIVILEGE: Final = 0.5
"""What a special field brings in every round that is left."""
CALL: Final = 0.7
HOPE: Final = 0.4
"""The shares that a seat will have of a company in which it has none yet."""
RIVALS: Final = 0.75
"""How much it hurts that others gain."""
GOOD: Final = 2.4
"""What a unit of goods, a point of expansion and a bookkeeper bring when they are played."""
EXPANDING: Final = 3.5
BOOKKEEPING: Final = 1.2
TOGETHER: Final = 0.9
"""How much more a card is worth beside another of its kind."""
SLOT: Final = 2.9
"""What the card brings that a new one takes the place of."""
PLAYED: Final = 0.45
"""How often a card is played in a round."""
PRICE: Final = 0.8
"""How much of the worth of a step a unit of the price of a card is."""
TILE: Final = 0.9
"""How much of its worth a bonus tile has that comes in the next round."""
NEVER: Final = -1000.0


def worth(mombasa: Mombasa, seat: i64, move: i64) -> float:
    """What a legal move of the seat seems to be worth, in pounds."""
    if move >= DISCARD:
        return worth_of_card_move(mombasa, seat, move)
    if move < MARK:
        return worth_of_plan_or_action(mombasa, seat, move)
    if move < END:
        return worth_of_marker(mombasa, seat, move - MARK)
    if move < BUY:
        return worth_of_ending(mombasa, seat, move - END)
    if move < STEP:
        return worth_of_buying(mombasa, seat, move - BUY)
    if move < STOP:
        return worth_of_step(mombasa, seat, move - STEP)
    if move == STOP:
        return 0.01
    if move < COLLECT:
        return worth_of_post(mombasa, seat, move)
    return worth_of_reward_or_book(mombasa, seat, move)


# What things are worth -----------------------------------------------------------------------------------------------


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


def card_worth(mombasa: Mombasa, face: i64) -> float:
    """What a card brings each time it is played."""
    card = mombasa.box.cards[face]
    if card.kind < GOODS:
        return GOOD * float(card.value)
    if card.kind == EXPANSION:
        return EXPANDING * float(card.value)
    if card.kind == BOOKKEEPER:
        return BOOKKEEPING + POINT * float(card.value)
    return merchant_worth(mombasa, card) if card.kind == MERCHANT else 0.0


def merchant_worth(mombasa: Mombasa, card: Card) -> float:
    """Diamonds and pounds, more of them for the mines of a company."""
    box = mombasa.box
    which: i64 = 0 if card.company == NOTHING else 1
    diamonds = box.merchant_diamonds[which]
    if which == 1:
        diamonds += count_mines(mombasa, card.company) // 2 * box.per_two_mines[which]
    return DIAMOND * float(diamonds) + float(box.merchant_pounds[which])


def worth_of_purchase(mombasa: Mombasa, seat: i64, place: i64) -> float:
    """What a card of the display brings until the end: it is played now and then, and its share counts."""
    face = mombasa.display[place]
    card = mombasa.box.cards[face]
    gain = max(0.0, rounds_left(mombasa) * PLAYED * (card_worth(mombasa, face) - SLOT))
    if card.share >= 0:
        gain += share_worth(mombasa, seat, card.share)
    return gain


def worth_of_buying(mombasa: Mombasa, seat: i64, place: i64) -> float:
    """For goods: better than the steps that they could make instead. For pounds: better than the pounds."""
    gain = worth_of_purchase(mombasa, seat, place)
    step = mombasa.agenda[-1]
    if isinstance(step, BuyForPounds):
        return gain - POUND * float(step.price(mombasa, place))
    one_step = best_step(mombasa, seat)
    return one_step + gain - PRICE * float(mombasa.price(place)) * one_step


def best_buy(mombasa: Mombasa, seat: i64, amount: i64, unit: float) -> float:
    """The best purchase for at most so many goods or pounds, each of which is worth `unit` otherwise; 0: none."""
    best = 0.0
    for place in range(CARD_PLACES):
        if mombasa.display[place] != NOTHING and mombasa.price(place) <= amount:
            best = max(best, worth_of_purchase(mombasa, seat, place) - unit * float(mombasa.price(place)))
    return best


# Planning, and the actions of a turn ---------------------------------------------------------------------------------


def worth_of_card_move(mombasa: Mombasa, seat: i64, move: i64) -> float:
    first_lay = lay_from(mombasa.box)
    if move < first_lay:
        return worth_of_discard(mombasa, seat, move - DISCARD)
    face = (move - first_lay) // SLOTS
    slot = (move - first_lay) % SLOTS
    player = mombasa.players[seat]
    if player.to_rest:
        return -float(slot)
    return 1.0 + lay_worth(mombasa, player, face) - 0.1 * float(len(player.piles[slot])) - 0.01 * float(slot)


def worth_of_discard(mombasa: Mombasa, seat: i64, face: i64) -> float:
    """The crate of a card, less what it would bring until the end."""
    share = mombasa.box.cards[face].share
    kept = max(0.0, rounds_left(mombasa) * PLAYED * (card_worth(mombasa, face) - SLOT))
    if share >= 0:
        kept += share_worth(mombasa, seat, share)
    return float(mombasa.box.cards[face].crate) - kept


def best_discard(mombasa: Mombasa, seat: i64, kind: i64) -> float:
    best = NEVER
    for face in mombasa.players[seat].hand:
        if may_discard(mombasa, face, kind):
            best = max(best, worth_of_discard(mombasa, seat, face))
    return best


def lay_worth(mombasa: Mombasa, player: Player, face: i64) -> float:
    """Cards of one kind together are worth more; a bookkeeper is for books that can be reached."""
    card = mombasa.box.cards[face]
    worth = card_worth(mombasa, face)
    for slot in range(SLOTS):
        if player.slots[slot] != NOTHING:
            kind = mombasa.box.cards[player.slots[slot]].kind
            if kind == card.kind and card.kind <= EXPANSION:
                worth += TOGETHER
            elif card.kind == BOOKKEEPER and kind == BOOKKEEPER:
                worth -= 3.0
    if card.kind == BOOKKEEPER:
        ahead = player.ink + 1
        if ahead > mombasa.box.book_length or player.books[ahead] == NOTHING:
            worth -= 2.0
    return worth


def worth_of_plan_or_action(mombasa: Mombasa, seat: i64, move: i64) -> float:
    if move < CLEAR:
        tile = mombasa.box.start_tiles[move - KEEP]
        return float(tile.diamonds) * DIAMOND + float(sum(tile.bonus)) * 1.5
    if move < READY:
        return NEVER
    if move == READY:
        return 0.0
    if move < USE:
        return 900.0 + float(mombasa.box.cards[mombasa.players[seat].slots[move - BOOST]].value)
    if move < USE_BOOKKEEPER_TILE:
        return worth_of_use(mombasa, seat, move - USE)
    if move < EXPAND:
        return 20.0
    if move == EXPAND_NOWHERE:
        return 0.0
    found = expansion_worth(mombasa, seat, move - EXPAND, mombasa.total(seat, EXPANSION))
    return 10.0 + found if found > 0.0 else NEVER


def worth_of_use(mombasa: Mombasa, seat: i64, slot: i64) -> float:
    """Bookkeepers while goods still lie open, merchants and goods afterwards; more goods only to buy better."""
    player = mombasa.players[seat]
    card = mombasa.box.cards[player.slots[slot]]
    if card.kind == BOOKKEEPER:
        return 40.0 if can_enter(mombasa, seat, player.ink + 1) else 12.0
    if card.kind == MERCHANT:
        return 8.0
    more = mombasa.worth(player, slot)
    step = mombasa.agenda[-1]
    if not isinstance(step, Goods):
        return 3.0 + float(more)
    one_step = best_step(mombasa, seat)
    unit = PRICE * one_step
    together = best_buy(mombasa, seat, step.amount + more, unit)
    return one_step + together - best_buy(mombasa, seat, more, unit) - 0.02


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


# Bonus markers, endings, rewards, books ------------------------------------------------------------------------------


def worth_of_marker(mombasa: Mombasa, seat: i64, space: i64) -> float:
    """What the reward brings, less the cost: without effect, a marker is kept. Majorities before the goods are used."""
    gain = reward_of_space(mombasa, seat, space) - float(mombasa.space_cost[space])
    if gain <= 0.0:
        return gain - 1.0
    return gain + 60.0 if MAJORITY_SPACE <= space < TILE_SPACE else gain + 5.0


def reward_of_space(mombasa: Mombasa, seat: i64, space: i64) -> float:
    if space == FIRST_PLAYER_SPACE:
        return POUND if mombasa.first_player == seat else 1.3 * POUND
    if space == BUY_SPACE:
        return best_buy(mombasa, seat, mombasa.players[seat].pounds - mombasa.space_cost[space], POUND)
    if space == DISCARD_SPACE:
        return best_discard(mombasa, seat, ANY_CARD) + float(mombasa.box.discard_bonus[space])
    if space < TILE_SPACE:
        return best_tier(mombasa, seat, space - MAJORITY_SPACE)
    if space < TRACK_SPACE:
        return worth_of_tile(mombasa, space - TILE_SPACE)
    return reward_of_track_space(mombasa, seat, space)


def worth_of_tile(mombasa: Mombasa, tile: i64) -> float:
    """A bonus tile comes in the next round: nothing, when there is none."""
    if rounds_left(mombasa) == 0.0:
        return 0.0
    box = mombasa.box
    if tile == PLUS_GOOD:
        return TILE * GOOD * float(box.tile_plus)
    if tile == BOOKKEEPER_TILE:
        return TILE * (BOOKKEEPING + POINT * float(box.tile_points))
    if tile == MERCHANT_TILE:
        return TILE * DIAMOND * float(box.tile_diamonds)
    return TILE * EXPANDING * float(box.tile_expansion)


def best_tier(mombasa: Mombasa, seat: i64, kind: i64) -> float:
    """What the best step of a majority space brings that the seat has reached."""
    best = 0.0
    for tier in range(reached_tiers(mombasa, seat, kind)):
        best = max(best, tier_worth(mombasa, seat, kind, tier))
    return best


def tier_worth(mombasa: Mombasa, seat: i64, kind: i64, tier: i64) -> float:
    step = mombasa.box.tiers[kind][tier]
    company = mombasa.box.majority_company[kind]
    worth = float(step.extra[POUNDS]) + POINT * float(step.extra[POINTS])
    worth += diamonds_worth(mombasa, seat, step.extra[DIAMONDS]) + float(step.extra[POSTS])
    if mombasa.can_step(seat, company):
        worth += float(step.spaces) * max(0.0, worth_of_step(mombasa, seat, company))
    return worth


def reward_of_track_space(mombasa: Mombasa, seat: i64, space: i64) -> float:
    """The additional spaces of the C and D tracks."""
    box = mombasa.box
    track = FIRST_SPACE_TRACK + (space - TRACK_SPACE) // 2
    second = (space - TRACK_SPACE) % 2
    if track == D2:
        return float(spread_of(mombasa, second) * box.spread_tracks[second]) * 0.7 * best_step(mombasa, seat)
    if space >= D1_SPACE:
        return best_discard(mombasa, seat, box.discard_kind[space]) + float(box.discard_bonus[space])
    if track == FIRST_SPACE_TRACK:
        best = 0.0
        for option in box.options[second]:
            best = max(best, POINT * float(option[0]) + diamonds_worth(mombasa, seat, option[1]))
        return best
    return best_buy(mombasa, seat, mombasa.players[seat].pounds, POUND) + diamonds_worth(
        mombasa, seat, box.space_diamonds[space]
    )


def worth_of_ending(mombasa: Mombasa, seat: i64, slot: i64) -> float:
    """When nothing else is of use; then the pile with the best cards."""
    worth = -0.9
    if slot < SLOTS:
        for face in mombasa.players[seat].piles[slot]:
            worth += 0.005 * card_worth(mombasa, face)
    return worth


def worth_of_reward_or_book(mombasa: Mombasa, seat: i64, move: i64) -> float:
    player = mombasa.players[seat]
    if move < RETURN:
        return 5.0 if move <= COLLECT + DIAMONDS else 4.0
    if move < REMOVE:
        column = move - RETURN
        return coin_change(mombasa, column, 1) * interest(mombasa, seat, column // COLUMNS)
    if move < BOOK:
        column = move - REMOVE
        return coin_change(mombasa, column, -1) * interest(mombasa, seat, column // COLUMNS)
    if move < CASH:
        return worth_of_taking_book(mombasa, seat, move - BOOK)
    if move == CASH:
        return POUND
    if move < FLIP:
        return worth_of_placing(mombasa, player, move - PLACE + 1)
    if move < INK:
        return worth_of_turning(mombasa, seat, move - FLIP + 1)
    if move == INK:
        return 3.0
    step = mombasa.agenda[-1]
    if isinstance(step, ChooseTier):
        return tier_worth(mombasa, seat, step.kind, move - CHOOSE)
    return float(move - CHOOSE)


def worth_of_turning(mombasa: Mombasa, seat: i64, space: i64) -> float:
    """Turn down only the book that stops the ink, and only if the ink then gets as far as it is worth the price."""
    player = mombasa.players[seat]
    box = mombasa.box
    if space != player.ink + 1 or can_enter(mombasa, seat, space):
        return NEVER
    reach = space
    while can_enter(mombasa, seat, reach + 1):
        reach += 1
    gain = float(box.book_values[reach] - box.book_values[player.ink])
    if rounds_left(mombasa) > 0.0:
        gain = max(gain, INK_SPACE * float(reach - player.ink))
    return gain - float(box.flip_cost) if gain > float(box.flip_cost) else NEVER


def worth_of_taking_book(mombasa: Mombasa, seat: i64, place: i64) -> float:
    """A book is a space for the ink, if there is still time to get there; the easy ones are better."""
    book = mombasa.box.books[mombasa.book_display[place]]
    player = mombasa.players[seat]
    waiting: i64 = len(player.taken)
    for space in range(player.ink + 1, mombasa.box.book_length + 1):
        if player.books[space] != NOTHING:
            waiting += 1
    hard = float(sum(book.needs)) + float(book.any_good) + (1.5 if book.colleague else 0.0)
    worth = INK_SPACE * rounds_left(mombasa) / 6.0 - 0.35 * hard - 0.6 * float(waiting)
    if book.reward != COTTON_LESS:
        worth += 0.2 * float(book.amount)
    if rounds_left(mombasa) == 0.0:
        worth = 0.0  # books that are placed now come too late
    return (max(worth, 0.0) + float(mombasa.strips[place])) / float(mombasa.box.book_cost[book.letter])


def worth_of_placing(mombasa: Mombasa, player: Player, space: i64) -> float:
    """The first empty space before the ink; nothing is covered."""
    if space <= player.ink or player.books[space] != NOTHING:
        return -50.0
    return -float(space)
