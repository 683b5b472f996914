"""What a seat of Mombasa may know, in numbers: what its view and its question show, and which cards a player owns.

MOM-H1: who has followed the game knows what is in a hand, because everything came and went openly. So a row counts the
cards that cannot be seen of each player, in hand or laid face down, together.
"""

from typing import Final

from mypy_extensions import i64

from ...kernel.bits import bit
from ...kernel.encoding import Questions, asking
from ...kernel.layout import Layout, categories, each, flag, flags, number, numbers, one_of
from ...kernel.nothing import NOTHING
from ...kernel.rows import Writer, turns_from
from .box.components import MombasaComponents
from .constants import (
    BOOK_PLACES,
    C1_SECOND_SPACE,
    CARD_PLACES,
    COLUMNS,
    COMPANIES,
    KINDS,
    LETTERS,
    MAJORITIES,
    MOST_SEATS,
    REGIONS,
    REWARD_NAMES,
    ROUNDS,
    SLOT_NAMES,
    SLOTS,
    SPACE_NAMES,
    SPACES,
    START_TILES,
    TILE_NAMES,
    TILES,
    TRACKS,
)
from .player import EMPTY, HIDDEN, STATES, Player
from .position import Mombasa
from .steps.bonus import BuyForPounds, ChooseOption, ChooseTier, DiscardCard, Spread
from .steps.bookkeeper import KeepBooks, can_enter
from .steps.books import PlaceBook, SpendPoints
from .steps.expansion import Expand, TakePost
from .steps.goods import Goods, Invest
from .steps.planning import Plan
from .steps.rewards import Advance, Collect, RemovePosts, ReturnPosts
from .steps.setup import KeepTile, RestFirstCards
from .steps.turn import Turn

MARGIN: Final = 80
"""A lead of so many pounds is as good as any."""
QUESTIONS: Final = Questions(
    {
        "plan": Plan,
        "turn": Turn,
        "goods": Goods,
        "invest": Invest,
        "expand": Expand,
        "post": TakePost,
        "books": KeepBooks,
        "points": SpendPoints,
        "place": PlaceBook,
        "collect": Collect,
        "advance": Advance,
        "remove": RemovePosts,
        "return": ReturnPosts,
        "buy": BuyForPounds,
        "discard": DiscardCard,
        "tier": ChooseTier,
        "option": ChooseOption,
        "spread": Spread,
        "rest": RestFirstCards,
        "keep": KeepTile,
    }
)
BATCH: Final = len(REWARD_NAMES)
WAITING_BOOKS: Final = 3
WAITING_CARDS: Final = 3
OF_QUESTION: Final = QUESTIONS.number + 2 + COMPANIES + len(KINDS) + BATCH + COMPANIES + SPACES
CARD: Final = "card"
BOOK: Final = "book"


def layout(box: MombasaComponents) -> Layout:
    """The fields of a row. Seats are counted from the own one, which is 0."""
    seats = range(MOST_SEATS)
    shelf = range(1, box.book_length + 1)
    columns = [f"{company} {column}" for company in box.companies for column in range(1, COLUMNS + 1)]
    of_slot = [one_of("state", STATES), flag("open"), numbers("pile", KINDS), number("pile_worth")]
    return Layout(
        [
            one_of("seats", range(2, MOST_SEATS + 1)),
            flags("options", ["early_ink_slot", "wide_d2", "even_c1"]),
            one_of("question", QUESTIONS.names),
            number("left"),
            flag("begun"),
            one_of("company", box.companies),
            flags("kinds", KINDS),
            numbers("rewards", REWARD_NAMES),
            numbers("room", box.companies),
            one_of("space", SPACE_NAMES),
            one_of("expansion.company", box.companies),
            number("expansion.points"),
            one_of("expansion.region", box.regions),
            one_of("round", range(1, ROUNDS + 1)),
            one_of("first_player", seats),
            one_of("starter", seats),
            one_of("active", seats),
            *[one_of(f"tracks.{company}", TRACKS) for company in box.companies],
            numbers("posts_in_columns", columns),
            flags("vacated", columns),
            numbers("removed", box.companies),
            numbers("ousted", box.companies),
            numbers("share_values", box.companies),
            numbers("posts_left", box.companies),
            *[one_of(f"posts.{region}", box.companies) for region in box.regions],
            flags("entered", box.regions),
            numbers("prices", range(1, CARD_PLACES + 1)),
            numbers("strips", range(1, BOOK_PLACES + 1)),
            number("deck"),
            numbers("supplies", LETTERS),
            numbers("round_coins", range(1, ROUNDS + 1)),
            *[one_of(f"markers.{space}", seats) for space in SPACE_NAMES],
            *each("tiles", TILE_NAMES, [one_of("holder", seats), one_of("state", STATES)]),
            flags("offered", [tile.name for tile in box.start_tiles]),
            flags("turned", shelf),
            number("ink_reach"),
            *each(
                "players",
                seats,
                [
                    number("pounds"),
                    number("hand_size"),
                    numbers("unseen", box.card_names),
                    numbers("track", box.companies),
                    numbers("levels", box.companies),
                    numbers("shares", box.companies),
                    numbers("share_worth", box.companies),
                    number("diamonds"),
                    number("diamond_value"),
                    number("ink"),
                    number("book_value"),
                    number("markers"),
                    flag("ready"),
                    flag("ended"),
                    number("turns"),
                    number("taken"),
                    number("books"),
                    one_of("boost", SLOT_NAMES),
                    numbers("totals", KINDS[:MAJORITIES]),
                    *each("slots", SLOT_NAMES, of_slot),
                ],
            ),
            categories("display", range(1, CARD_PLACES + 1), CARD),
            categories("book_display", range(1, BOOK_PLACES + 1), BOOK),
            categories("shelf", shelf, BOOK),
            categories("taken", range(1, WAITING_BOOKS + 1), BOOK),
            categories("to_rest", range(1, WAITING_CARDS + 1), CARD),
            *[categories(f"players.{seat}.laid", SLOT_NAMES, CARD) for seat in seats],
        ],
        {CARD: box.card_names, BOOK: [f"book {number}" for number in range(1, len(box.books) + 1)]},
    )


def of_player(box: MombasaComponents) -> i64:
    """How many numbers there are of each seat."""
    of_slot = len(STATES) + 1 + len(KINDS) + 1
    return 12 + box.card_count + 4 * COMPANIES + SLOTS + MAJORITIES + SLOTS * of_slot


def encode(mombasa: Mombasa, seat: i64, row: Writer) -> None:
    """Write what a seat may know (MOM-H1 to MOM-H7), cell by cell as the layout says."""
    box = mombasa.box
    seats = mombasa.seats
    row.one_of(seats - 2, MOST_SEATS - 1)
    row.flag(mombasa.right_slot_at != box.right_slot_at)
    row.flag(mombasa.second_spread != box.spread_spaces[1])
    row.flag(mombasa.space_cost[C1_SECOND_SPACE] != box.space_cost[C1_SECOND_SPACE])
    _question(mombasa, seat, row)
    _expansion(mombasa, row)
    row.one_of(mombasa.round - 1, ROUNDS)
    row.one_of(turns_from(seat, mombasa.first_player, seats), MOST_SEATS)
    row.one_of(turns_from(seat, mombasa.starter, seats), MOST_SEATS)
    row.one_of(turns_from(seat, mombasa.active, seats), MOST_SEATS)
    _board(mombasa, seat, row)
    _own(mombasa, seat, row)
    for turn in range(seats):
        other = seat + turn
        _player(mombasa, other if other < seats else other - seats, row)
    row.skip((MOST_SEATS - seats) * of_player(box))
    _categories(mombasa, seat, row)


def _question(mombasa: Mombasa, seat: i64, row: Writer) -> None:
    """What the seat is asked, and how far it has come in answering."""
    step = asking(mombasa, seat)
    if step is None:
        row.skip(OF_QUESTION)
        return
    left: i64 = 0
    begun = False
    company: i64 = NOTHING
    kinds: i64 = 0
    space: i64 = NOTHING
    batch: list[i64] | None = None
    room: list[i64] | None = None
    if isinstance(step, Goods):
        left = step.amount
        kinds = step.kinds
    elif isinstance(step, Invest):
        left = step.left
    elif isinstance(step, (Expand, TakePost)):
        left = step.points
        company = step.company
    elif isinstance(step, KeepBooks):
        left = step.points
        begun = step.begun
    elif isinstance(step, SpendPoints):
        left = step.left
    elif isinstance(step, Collect):
        company = step.company
        batch = step.batch
    elif isinstance(step, Advance):
        company = step.company
        left = step.left
    elif isinstance(step, RemovePosts):
        left = step.left
    elif isinstance(step, BuyForPounds):
        left = step.diamonds
        begun = not step.may_buy
        space = step.space
    elif isinstance(step, DiscardCard):
        space = step.space
    elif isinstance(step, ChooseTier):
        kinds = bit(step.kind)
    elif isinstance(step, ChooseOption):
        left = step.second
    elif isinstance(step, Spread):
        left = step.tracks
        room = step.left
    row.one_of(QUESTIONS.place(step), QUESTIONS.number)
    row.number(left)
    row.flag(begun)
    row.one_of(company, COMPANIES)
    row.bits(kinds, len(KINDS))
    if batch is None:
        row.skip(BATCH)
    else:
        for kind in range(BATCH):
            row.number(batch[kind])
    if room is None:
        row.skip(COMPANIES)
    else:
        for at in range(COMPANIES):
            row.number(room[at])
    row.one_of(space, SPACES)


def _expansion(mombasa: Mombasa, row: Writer) -> None:
    """MOM-7.2  The running expansion, which all can follow."""
    company: i64 = NOTHING
    points: i64 = 0
    region: i64 = NOTHING
    for step in mombasa.agenda:
        if isinstance(step, Expand):
            company = step.company
            points = step.points
        elif isinstance(step, TakePost):
            company = step.company
            points = step.points
            region = step.region
    row.one_of(company, COMPANIES)
    row.number(points)
    row.one_of(region, REGIONS)


def _board(mombasa: Mombasa, seat: i64, row: Writer) -> None:
    """What lies in the middle of the table, cards and books apart."""
    seats = mombasa.seats
    for company in range(COMPANIES):
        row.one_of(mombasa.tracks[company], len(TRACKS))
    row.numbers(mombasa.columns)
    row.bits(mombasa.vacated, COMPANIES * COLUMNS)
    row.numbers(mombasa.removed)
    row.numbers(mombasa.ousted)
    for company in range(COMPANIES):
        row.number(mombasa.share_value(company))
    for company in range(COMPANIES):
        row.number(mombasa.hq_posts(company))
    posts = mombasa.posts
    for region in range(REGIONS):
        row.one_of(posts[region], COMPANIES)
    for region in mombasa.entered:
        row.count(region)
    row.skip(REGIONS)
    for place in range(CARD_PLACES):
        row.number(0 if mombasa.display[place] == NOTHING else mombasa.price(place))
    row.numbers(mombasa.strips)
    row.number(len(mombasa.stack))
    for supply in mombasa.supplies:
        row.number(len(supply))
    coins = mombasa.round_coins
    for at in range(ROUNDS):
        row.number(coins[at] if at < len(coins) else 0)
    for space in range(SPACES):
        row.one_of(turns_from(seat, mombasa.marker_on[space], seats), MOST_SEATS)
    for tile in range(TILES):
        row.one_of(turns_from(seat, mombasa.tile_holder[tile], seats), MOST_SEATS)
        row.one_of(mombasa.tile_state[tile], len(STATES))


def _own(mombasa: Mombasa, seat: i64, row: Writer) -> None:
    """MOM-2.13, MOM-9.2, MOM-9.3  The start tiles dealt, the books turned down, and how far the ink can come now."""
    me = mombasa.players[seat]
    for tile in me.offered:
        row.count(tile)
    row.skip(START_TILES)
    row.bits(me.turned >> 1, mombasa.box.book_length)
    reach = me.ink
    while can_enter(mombasa, seat, reach + 1):
        reach += 1
    row.number(reach - me.ink)


def _player(mombasa: Mombasa, other: i64, row: Writer) -> None:
    """What can be known of a seat: all its cards, and what lies openly before it."""
    box = mombasa.box
    cards = box.cards
    player = mombasa.players[other]
    shares: list[i64] = [0] * (COMPANIES + 1)
    """By company; what is no share counts for the last."""
    row.number(player.pounds)
    row.number(len(player.hand))
    for face in player.hand:
        row.count(face)
        shares[cards[face].share] += 1
    for slot in range(SLOTS):
        if player.states[slot] != EMPTY:
            face = player.slots[slot]
            shares[cards[face].share] += 1
            if player.states[slot] == HIDDEN:
                row.count(face)
        for face in player.piles[slot]:
            shares[cards[face].share] += 1
    for face in player.to_rest:
        shares[cards[face].share] += 1
    row.skip(box.card_count)
    row.numbers(player.spaces)
    row.numbers(player.levels)
    for company in range(COMPANIES):
        shares[company] += mombasa.track_of(company).shares[player.spaces[company]]
        row.number(shares[company])
    for company in range(COMPANIES):
        row.number(shares[company] * mombasa.share_value(company))
    row.number(player.diamonds)
    row.number(box.diamond_values[player.diamonds])
    row.number(player.ink)
    row.number(box.book_values[player.ink])
    row.number(player.markers)
    row.flag(player.ready)
    row.flag(player.ended)
    row.number(player.turns)
    row.number(len(player.taken))
    books: i64 = 0
    for space in range(1, box.book_length + 1):
        if player.books[space] != NOTHING:
            books += 1
    row.number(books)
    row.one_of(player.boost, SLOTS)
    for kind in range(MAJORITIES):
        row.number(mombasa.total(other, kind))
    for slot in range(SLOTS):
        _slot(mombasa, other, player, slot, row)


def _slot(mombasa: Mombasa, other: i64, player: Player, slot: i64, row: Writer) -> None:
    """How the card at a slot lies, whether the slot is open, and the kinds and values of its resting pile."""
    row.one_of(player.states[slot], len(STATES))
    row.flag(mombasa.slot_open(other, slot))
    worth: i64 = 0
    for face in player.piles[slot]:
        card = mombasa.box.cards[face]
        row.count(card.kind)
        worth += card.value
    row.skip(len(KINDS))
    row.number(worth)


def _categories(mombasa: Mombasa, seat: i64, row: Writer) -> None:
    """The displays, the own books, the own cards that wait to rest, and what is seen of the cards at the slots."""
    seats = mombasa.seats
    first_book = 1 + mombasa.box.card_count
    for place in range(CARD_PLACES):
        row.category(1, mombasa.display[place])
    for place in range(BOOK_PLACES):
        row.category(first_book, mombasa.book_display[place])
    me = mombasa.players[seat]
    for space in range(1, mombasa.box.book_length + 1):
        row.category(first_book, me.books[space])
    for at in range(WAITING_BOOKS):
        row.category(first_book, me.taken[at] if at < len(me.taken) else NOTHING)
    for at in range(WAITING_CARDS):
        row.category(1, me.to_rest[at] if at < len(me.to_rest) else NOTHING)
    for turn in range(seats):
        other = seat + turn
        player = mombasa.players[other if other < seats else other - seats]
        for slot in range(SLOTS):
            state = player.states[slot]
            row.category(1, player.slots[slot] if state != EMPTY and (turn == 0 or state != HIDDEN) else NOTHING)
    row.skip((MOST_SEATS - seats) * SLOTS)
