"""A sensible move in Mombasa, by rules of thumb: for the greedy bot. One look, no search.

Everything is measured in pounds. A share is worth what its headquarters shows now and a little more for every round
that is left; spaces, points and cards are worth what they usually bring.
"""

from typing import Final

from mypy_extensions import i64

from ...kernel.nothing import NOBODY, NOTHING
from .constants import (
    BOOKKEEPER,
    BUY_SPACE,
    COLUMNS,
    COMPANIES,
    COTTON_LESS,
    DIAMONDS,
    DISCARD_SPACE,
    EXPANSION,
    FIRST_PLAYER_SPACE,
    GOODS,
    MAJORITY_SPACE,
    MERCHANT,
    POINTS,
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
from .steps.bookkeeper import can_enter, meets
from .steps.expansion import Expand, TakePost, entry_costs

DIAMOND: Final = 2.2
"""What a diamond space is worth."""
INK_SPACE: Final = 4.0
POINT: Final = 1.6
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
        return worth_of_purchase(mombasa, seat, move - BUY)
    if move < STOP:
        return worth_of_step(mombasa, seat, move - STEP)
    if move == STOP:
        return 0.01
    if move < COLLECT:
        return worth_of_post(mombasa, seat, move)
    return worth_of_reward_or_book(mombasa, seat, move)


# What things are worth -----------------------------------------------------------------------------------------------


def rounds_left(mombasa: Mombasa) -> float:
    return float(ROUNDS - mombasa.round)


def share_worth(mombasa: Mombasa, company: i64) -> float:
    """What a share will be worth at the end: more than now, and the more so the earlier it is."""
    return float(mombasa.share_value(company)) + 0.6 * rounds_left(mombasa) + 0.5


def interest(mombasa: Mombasa, seat: i64, company: i64) -> float:
    """How much more a rising share helps the seat than the others on average."""
    others = 0.0
    for other in range(mombasa.seats):
        if other != seat:
            others += float(track_shares(mombasa, other, company))
    return float(track_shares(mombasa, seat, company)) + 0.3 - 0.7 * others / float(mombasa.seats - 1)


def track_shares(mombasa: Mombasa, seat: i64, company: i64) -> i64:
    return mombasa.track_of(company).shares[mombasa.players[seat].spaces[company]]


def worth_of_step(mombasa: Mombasa, seat: i64, company: i64) -> float:
    """The next share, the nearer the better; the pounds of a special field; less a capital call."""
    player = mombasa.players[seat]
    track = mombasa.track_of(company)
    space = player.spaces[company]
    worth = float(track.field[space + 1]) - 0.8 * float(track.call[space])
    if track.level[space + 1] > track.level[space]:
        worth += 0.5 * rounds_left(mombasa)
    ahead = space + 1
    while ahead < track.length and track.shares[ahead] == track.shares[space]:
        ahead += 1
    gained = float(track.shares[ahead] - track.shares[space])
    return 0.05 + worth + gained * share_worth(mombasa, company) / float(ahead - space)


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
        return 1.5 * float(card.value)
    if card.kind == EXPANSION:
        return 2.2 * float(card.value)
    if card.kind == BOOKKEEPER:
        return 2.5 + POINT * float(card.value)
    return 5.0 if card.kind == MERCHANT else 0.0


def worth_of_purchase(mombasa: Mombasa, seat: i64, place: i64) -> float:
    """A card is played about every second round; a share counts at the end. The units would also move markers."""
    face = mombasa.display[place]
    card = mombasa.box.cards[face]
    plays = max(0.0, (rounds_left(mombasa) - 0.5) / 2.0)
    gain = plays * (card_worth(mombasa, face) - 2.0)
    if card.share >= 0:
        gain += share_worth(mombasa, card.share)
    return gain - float(mombasa.price(place)) * min(1.5, best_step(mombasa, seat))


# Planning, and the actions of a turn ---------------------------------------------------------------------------------


def worth_of_card_move(mombasa: Mombasa, seat: i64, move: i64) -> float:
    first_lay = lay_from(mombasa.box)
    if move < first_lay:
        face = move - DISCARD
        share = mombasa.box.cards[face].share
        kept = card_worth(mombasa, face) * rounds_left(mombasa) / 3.0
        if share >= 0:
            kept += share_worth(mombasa, share)
        return float(mombasa.box.cards[face].crate) - kept
    face = (move - first_lay) // SLOTS
    slot = (move - first_lay) % SLOTS
    player = mombasa.players[seat]
    if player.to_rest:
        return -float(slot)
    return 1.0 + lay_worth(mombasa, player, face) - 0.1 * float(len(player.piles[slot])) - 0.01 * float(slot)


def lay_worth(mombasa: Mombasa, player: Player, face: i64) -> float:
    """Cards of one kind together are worth more; a bookkeeper is for books that can be reached."""
    card = mombasa.box.cards[face]
    worth = card_worth(mombasa, face)
    for slot in range(SLOTS):
        if player.slots[slot] != NOTHING:
            kind = mombasa.box.cards[player.slots[slot]].kind
            if kind == card.kind and card.kind <= EXPANSION:
                worth += 2.0
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
    return 10.0 + expansion_worth(mombasa, seat, move - EXPAND, mombasa.total(seat, EXPANSION))


def worth_of_use(mombasa: Mombasa, seat: i64, slot: i64) -> float:
    """Bookkeepers while goods still lie open, merchants and goods afterwards; in a goods action, more goods."""
    player = mombasa.players[seat]
    card = mombasa.box.cards[player.slots[slot]]
    if card.kind == BOOKKEEPER:
        return 40.0 if can_enter(mombasa, seat, player.ink + 1) else 12.0
    if card.kind == MERCHANT:
        return 8.0
    goods = 3.0 + float(mombasa.worth(player, slot))
    if mombasa.agenda[-1].public():  # a goods action is running
        return 0.5 if rounds_left(mombasa) > 3 else 1.5
    return goods


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
    amount = float(mombasa.box.region_amount[region])
    worth = interest(mombasa, seat, company)
    if kind == POUNDS:
        worth += amount
    elif kind == DIAMONDS:
        worth += DIAMOND * amount
    elif kind == POINTS:
        worth += POINT * amount
    elif kind == TRACK:
        worth += amount * (worth_of_step(mombasa, seat, company) if mombasa.can_step(seat, company) else 0.0)
    owner = mombasa.posts[region]
    if owner != NOBODY:
        worth -= 0.7 * interest(mombasa, seat, owner)
    return worth


def worth_of_post(mombasa: Mombasa, seat: i64, move: i64) -> float:
    """Which region to enter, and which column to take from: coins for companies in which the seat is ahead."""
    step = mombasa.agenda[-1]
    if isinstance(step, Expand) and move < TAKE:
        cost = entry_costs(mombasa, step.company)[move - ENTER]
        return 1.0 + region_worth(mombasa, seat, step.company, move - ENTER) / float(cost)
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
    if MAJORITY_SPACE <= space < TILE_SPACE:  # before the goods are used up
        return 60.0 + float(mombasa.total(seat, space - MAJORITY_SPACE))
    if space == FIRST_PLAYER_SPACE:
        return 1.0
    if space == BUY_SPACE:
        return 2.0 if mombasa.players[seat].pounds > 5 and rounds_left(mombasa) > 1 else -1.0
    if space == DISCARD_SPACE:
        return 1.5
    if space < TRACK_SPACE:
        return 1.8 if rounds_left(mombasa) > 0 else -1.0
    return 5.0 + 0.1 * float(space)


def worth_of_ending(mombasa: Mombasa, seat: i64, slot: i64) -> float:
    """Last of all; then the pile with the best cards."""
    worth = -100.0
    if slot < SLOTS:
        for face in mombasa.players[seat].piles[slot]:
            worth += card_worth(mombasa, face)
    return worth


def worth_of_reward_or_book(mombasa: Mombasa, seat: i64, move: i64) -> float:
    box = mombasa.box
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
        return 1.0
    if move < FLIP:
        return worth_of_placing(mombasa, player, move - PLACE + 1)
    if move < INK:
        space = move - FLIP + 1
        blocks = space == player.ink + 1 and not meets(mombasa, seat, box.books[player.books[space]])
        return 2.0 if blocks and rounds_left(mombasa) < 5 else NEVER
    if move == INK:
        return 3.0
    return float(move - CHOOSE)


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
    return worth / float(mombasa.box.book_cost[book.letter]) + float(mombasa.strips[place])


def worth_of_placing(mombasa: Mombasa, player: Player, space: i64) -> float:
    """The first empty space before the ink; nothing is covered."""
    if space <= player.ink or player.books[space] != NOTHING:
        return -50.0
    return -float(space)
