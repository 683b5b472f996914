"""What each seat of Mombasa sees, as JSON.

Cards, regions, companies and bonus spaces are called as in the moves; what is printed on cards is in the box.
"""

from typing import Literal, TypedDict

from mypy_extensions import i64

from ...kernel.nothing import NOBODY, NOTHING, name_or_none, seat_or_none
from .constants import (
    BOOK_COLUMNS,
    BOOK_PLACES,
    CARD_PLACES,
    COLUMN_NAMES,
    COLUMNS,
    COMPANIES,
    D2,
    DISPLAY_COLUMNS,
    EXPANSION,
    FIRST_SPACE_TRACK,
    KINDS,
    LEFT_EXTRA,
    LETTERS,
    LEVELS,
    MAJORITIES,
    PLUS_GOOD,
    REGIONS,
    REWARD_NAMES,
    REWARDS,
    RIGHT_EXTRA,
    SLOT_NAMES,
    SLOTS,
    SPACE_NAMES,
    SPACES,
    TILE_NAMES,
    TILE_SPACE,
    TILES,
    TRACK_SPACE,
    TRACKS,
    Column,
    Tile,
)
from .player import EMPTY, FACE_UP, HIDDEN, STATES, Player, State
from .position import Mombasa
from .steps.bonus import reached_tiers, spread_of
from .steps.bookkeeper import can_enter
from .steps.expansion import Expand, TakePost, entry_costs, rewards_of_entered
from .steps.planning import Plan
from .steps.setup import KeepTile, RestFirstCards
from .steps.turn import count_mines, unlock_privileges

MombasaPhase = Literal["start_tiles", "resting", "planning", "actions", "over"]


class MombasaBookView(TypedDict):
    """A book by its number among all, from 1 on: its letter (none on a start tile), what it asks for and gives."""

    number: int
    letter: str
    needs: dict[str, int]
    reward: str
    amount: int


class MombasaColumnView(TypedDict):
    """A column of a headquarters: its posts, whether its bottom space is vacated for good, and from the top which
    spaces the posts cover.
    """

    posts: int
    vacated: bool
    covered: list[bool]


class MombasaCompanyView(TypedDict):
    """A company: its track, the value of a share, its headquarters, and each seat's marker.

    `mines` are those in regions with its posts; `shares` what each seat's marker holds; `holders` who can use the first
    and the second privilege of its track.
    """

    name: str
    track: str
    value: int
    mines: int
    columns: list[MombasaColumnView]
    posts_left: int
    removed: int
    ousted: int
    markers: list[int]
    shares: list[int]
    holders: list[list[int]]


class MombasaRegionView(TypedDict):
    """A region: whose post it holds; `entered`: it was entered in the running expansion; `cost` to enter it now."""

    name: str
    company: str | None
    entered: bool
    cost: int | None


class MombasaPlaceView(TypedDict):
    """A place of the card display; the price is without discounts."""

    row: int
    column: Column
    card: str | None
    price: int | None


class MombasaShelfView(TypedDict):
    """A place of the book display: the points that its book costs, and the coins on its strip."""

    row: int
    column: int
    letter: str
    book: MombasaBookView | None
    cost: int
    coins: int


class MombasaTileView(TypedDict):
    """A bonus tile: who holds it, how it lies, and at which slot (the +1 good tile)."""

    name: Tile
    holder: int | None
    state: State
    slot: str | None


class MombasaSpaceView(TypedDict):
    """A bonus space in play, and whose marker lies on it.

    A space of a company's track belongs to the first or second special field; `spread` is how many spaces on each track
    it gives (D2); `tile` is the bonus tile that is got there.
    """

    name: str
    tile: Tile | None
    company: str | None
    track: str | None
    level: int | None
    spread: int | None
    cost: int
    marker: int | None


class MombasaSlotView(TypedDict):
    """A slot with its resting pile; `card` is None where there is none or where it is hidden from the viewer.

    An extra slot opens when the diamond or the ink is on space `opens_at`.
    """

    name: str
    open: bool
    opens_by: Literal["diamond", "ink"] | None
    opens_at: int | None
    state: State
    card: str | None
    counts: int | None
    pile: list[str]


class MombasaShelfSpaceView(TypedDict):
    """A space of a player's book track with the uppermost book on it."""

    space: int
    book: MombasaBookView
    turned: bool


class MombasaSeatView(TypedDict):
    """What can be seen of one player. None where the viewer may not know.

    `wealth` is what all that the viewer can see is worth now; `ink_reach` the spaces that the ink can come to with what
    lies face up; `steps` how many steps of each majority space the own total reaches.
    """

    hand: list[str] | None
    hand_size: int
    pounds: int
    shares: dict[str, int]
    wealth: int
    diamonds: int
    diamond_value: int
    ink: int
    ink_reach: list[int]
    book_value: int
    books: list[MombasaShelfSpaceView]
    taken: list[MombasaBookView]
    slots: list[MombasaSlotView]
    totals: dict[str, int]
    steps: dict[str, int]
    planned: dict[str, int] | None
    markers: int
    privileges: dict[str, int]
    start_tile: str | None
    offered: list[str] | None
    to_rest: list[str]
    ready: bool
    ended: bool


class MombasaExpansionView(TypedDict):
    """The running expansion: the points left, and what the regions entered so far will give."""

    company: str
    points: int
    rewards: dict[str, int]


class MombasaView(TypedDict):
    """The table of Mombasa as one seat sees it."""

    round: int
    phase: MombasaPhase
    active: int | None
    first_player: int
    companies: list[MombasaCompanyView]
    regions: list[MombasaRegionView]
    expansion: MombasaExpansionView | None
    display: list[MombasaPlaceView]
    deck: int
    discards: list[str]
    books: list[MombasaShelfView]
    supplies: dict[str, int]
    round_coins: list[int]
    spaces: list[MombasaSpaceView]
    tiles: list[MombasaTileView]
    players: list[MombasaSeatView]


def view(mombasa: Mombasa, seat: int | None) -> MombasaView:
    """MOM-H1, MOM-H2, MOM-H5  Hidden are hands, plans before the reveal, start tiles before they are open.

    MOM-H3, MOM-H4, MOM-H6, MOM-H7  All else is public: of the deck and the book supplies how many are left.
    """
    box = mombasa.box
    return {
        "round": mombasa.round,
        "phase": _phase(mombasa),
        "active": seat_or_none(mombasa.active),
        "first_player": mombasa.first_player,
        "companies": [_company(mombasa, company) for company in range(COMPANIES)],
        "regions": _regions(mombasa),
        "expansion": _expansion(mombasa),
        "display": [_place(mombasa, place) for place in range(CARD_PLACES)],
        "deck": len(mombasa.stack),
        "discards": [box.card_names[face] for face in mombasa.discards],
        "books": [_shelf(mombasa, place) for place in range(BOOK_PLACES)],
        "supplies": {LETTERS[letter]: len(mombasa.supplies[letter]) for letter in range(len(LETTERS))},
        "round_coins": [int(coins) for coins in mombasa.round_coins],
        "spaces": _spaces(mombasa),
        "tiles": [_tile(mombasa, tile) for tile in range(TILES)],
        "players": [_player(mombasa, other, seat) for other in range(mombasa.seats)],
    }


def _phase(mombasa: Mombasa) -> MombasaPhase:
    if mombasa.over:
        return "over"
    step = mombasa.agenda[-1]
    if isinstance(step, KeepTile):
        return "start_tiles"
    if isinstance(step, RestFirstCards):
        return "resting"
    return "planning" if isinstance(step, Plan) else "actions"


def _company(mombasa: Mombasa, company: i64) -> MombasaCompanyView:
    columns: list[MombasaColumnView] = []
    for column in range(company * COLUMNS, company * COLUMNS + COLUMNS):
        posts: int = mombasa.columns[column]
        vacated = mombasa.vacated >> column & 1 == 1
        columns.append({"posts": posts, "vacated": vacated, "covered": mombasa.box.covered(posts, vacated)})
    track = mombasa.track_of(company)
    return {
        "name": mombasa.box.companies[company],
        "track": track.name,
        "value": mombasa.share_value(company),
        "mines": count_mines(mombasa, company),
        "columns": columns,
        "posts_left": mombasa.hq_posts(company),
        "removed": mombasa.removed[company],
        "ousted": mombasa.ousted[company],
        "markers": [int(player.spaces[company]) for player in mombasa.players],
        "shares": [int(track.shares[player.spaces[company]]) for player in mombasa.players],
        "holders": [_holders(mombasa, company, level) for level in range(1, LEVELS)],
    }


def _holders(mombasa: Mombasa, company: i64, level: i64) -> list[int]:
    """MOM-15.6  Of two permanent privileges the second replaces the first; of two bonus spaces either can be used."""
    spaces = mombasa.tracks[company] >= FIRST_SPACE_TRACK
    seats: list[int] = []
    for seat in range(mombasa.seats):
        own = mombasa.players[seat].levels[company]
        if own == level or (spaces and own > level):
            seats.append(int(seat))
    return seats


def _regions(mombasa: Mombasa) -> list[MombasaRegionView]:
    costs: list[i64] = [0] * REGIONS
    points: i64 = 0
    step = mombasa.agenda[-1] if mombasa.agenda else None
    if isinstance(step, Expand):
        costs = entry_costs(mombasa, step.company)
        points = step.points if mombasa.hq_posts(step.company) > 0 else 0
    regions: list[MombasaRegionView] = []
    for region in range(REGIONS):
        company = mombasa.posts[region]
        cost: int | None = costs[region] if 0 < costs[region] <= points else None
        regions.append(
            {
                "name": mombasa.box.regions[region],
                "company": name_or_none(mombasa.box.companies, company),
                "entered": region in mombasa.entered,
                "cost": cost,
            }
        )
    return regions


def _expansion(mombasa: Mombasa) -> MombasaExpansionView | None:
    for step in mombasa.agenda:
        if isinstance(step, Expand):
            return _expanding(mombasa, step.company, step.points)
        if isinstance(step, TakePost):
            return _expanding(mombasa, step.company, step.points)
    return None


def _expanding(mombasa: Mombasa, company: i64, points: i64) -> MombasaExpansionView:
    rewards: dict[str, int] = {}
    for kind, amount in enumerate(rewards_of_entered(mombasa)):
        if amount > 0:
            rewards[REWARD_NAMES[kind]] = amount
    return {"company": mombasa.box.companies[company], "points": points, "rewards": rewards}


def _place(mombasa: Mombasa, place: i64) -> MombasaPlaceView:
    face = mombasa.display[place]
    card = name_or_none(mombasa.box.card_names, face)
    price: int | None = None if face == NOTHING else mombasa.price(place)
    row: int = place // DISPLAY_COLUMNS + 1
    return {"row": row, "column": COLUMN_NAMES[place % DISPLAY_COLUMNS], "card": card, "price": price}


def _book(mombasa: Mombasa, number: i64) -> MombasaBookView:
    book = mombasa.box.books[number]
    printed = number < mombasa.box.printed_books
    return {
        "number": int(number) + 1,
        "letter": LETTERS[book.letter] if printed else "",
        "needs": book.asked(),
        "reward": REWARDS[book.reward],
        "amount": book.amount,
    }


def _shelf(mombasa: Mombasa, place: i64) -> MombasaShelfView:
    number = mombasa.book_display[place]
    book: MombasaBookView | None = None if number == NOTHING else _book(mombasa, number)
    row: int = place // BOOK_COLUMNS + 1
    column: int = place % BOOK_COLUMNS + 1
    letter: i64 = mombasa.box.place_letter[place]
    return {
        "row": row,
        "column": column,
        "letter": LETTERS[letter],
        "book": book,
        "cost": mombasa.box.book_cost[letter],
        "coins": mombasa.strips[place],
    }


def _spaces(mombasa: Mombasa) -> list[MombasaSpaceView]:
    """The bonus spaces of the board, and those of the C and D tracks in play."""
    spaces: list[MombasaSpaceView] = []
    for space in range(SPACES):
        company: str | None = None
        name: str | None = None
        level: int | None = None
        spread: int | None = None
        if space >= TRACK_SPACE:
            track = (space - TRACK_SPACE) // 2 + FIRST_SPACE_TRACK
            if track not in mombasa.tracks:
                continue
            company = mombasa.box.companies[mombasa.tracks.index(track)]
            name = TRACKS[track]
            second = (space - TRACK_SPACE) % 2
            level = second + 1
            if track == D2:
                spread = spread_of(mombasa, second)
        spaces.append(
            {
                "name": SPACE_NAMES[space],
                "tile": TILE_NAMES[space - TILE_SPACE] if TILE_SPACE <= space < TILE_SPACE + TILES else None,
                "company": company,
                "track": name,
                "level": level,
                "spread": spread,
                "cost": mombasa.space_cost[space],
                "marker": seat_or_none(mombasa.marker_on[space]),
            }
        )
    return spaces


def _tile(mombasa: Mombasa, tile: i64) -> MombasaTileView:
    seat = mombasa.tile_holder[tile]
    slot: str | None = None
    if tile == PLUS_GOOD and seat != NOBODY and mombasa.players[seat].boost != NOTHING:
        slot = SLOT_NAMES[mombasa.players[seat].boost]
    return {
        "name": TILE_NAMES[tile],
        "holder": seat_or_none(seat),
        "state": STATES[mombasa.tile_state[tile]],
        "slot": slot,
    }


def _player(mombasa: Mombasa, other: i64, seat: int | None) -> MombasaSeatView:
    player = mombasa.players[other]
    box = mombasa.box
    knows = mombasa.over or (seat is not None and seat == other)
    own = seat is not None and seat == other
    hand: list[str] | None = [box.card_names[face] for face in sorted(player.hand)] if knows else None
    offered: list[str] | None = [box.start_tiles[tile].name for tile in sorted(player.offered)] if own else None
    shown = player.tile != NOTHING and (own or player.books[1] != NOTHING)
    privileges: dict[str, int] = {}
    for company in range(COMPANIES):
        if player.levels[company] > 0:
            privileges[mombasa.track_of(company).name] = player.levels[company]
    shares = {box.companies[company]: _shares(mombasa, player, company, knows) for company in range(COMPANIES)}
    diamond_value: int = box.diamond_values[player.diamonds]
    book_value: int = box.book_values[player.ink]
    wealth: int = player.pounds + diamond_value + book_value  # MOM-1.1
    for company in range(COMPANIES):
        wealth += shares[box.companies[company]] * mombasa.share_value(company)
    return {
        "hand": hand,
        "hand_size": len(player.hand),
        "pounds": player.pounds,
        "shares": shares,
        "wealth": wealth,
        "diamonds": player.diamonds,
        "diamond_value": diamond_value,
        "ink": player.ink,
        "ink_reach": _ink_reach(mombasa, other),
        "book_value": book_value,
        "books": _book_track(mombasa, player),
        "taken": [_book(mombasa, book) for book in player.taken],
        "slots": [_slot(mombasa, other, slot, own) for slot in range(SLOTS)],
        "totals": {KINDS[kind]: int(mombasa.total(other, kind)) for kind in range(MAJORITIES)},
        "steps": {KINDS[kind]: int(reached_tiers(mombasa, other, kind)) for kind in range(MAJORITIES)},
        "planned": _planned(mombasa, other) if own and _phase(mombasa) == "planning" else None,
        "markers": player.markers,
        "privileges": privileges,
        "start_tile": box.start_tiles[player.tile].name if shown else None,
        "offered": offered,
        "to_rest": [box.card_names[face] for face in player.to_rest],
        "ready": player.ready,
        "ended": player.ended,
    }


def _shares(mombasa: Mombasa, player: Player, company: i64, knows: bool) -> int:
    """By the track and on the cards that the viewer can see."""
    seen: list[i64] = player.to_rest[:]
    if knows:
        seen += player.hand
    for slot in range(SLOTS):
        seen += player.piles[slot]
        if player.states[slot] != EMPTY and (knows or player.states[slot] != HIDDEN):
            seen.append(player.slots[slot])
    shares: int = mombasa.track_of(company).shares[player.spaces[company]]
    for face in seen:
        if mombasa.box.cards[face].share == company:
            shares += 1
    return shares


def _ink_reach(mombasa: Mombasa, seat: i64) -> list[int]:
    """MOM-9.3  The spaces that the ink can come to, book after book, with what lies face up now."""
    spaces: list[int] = []
    space = mombasa.players[seat].ink + 1
    while can_enter(mombasa, seat, space):
        spaces.append(int(space))
        space += 1
    return spaces


def _book_track(mombasa: Mombasa, player: Player) -> list[MombasaShelfSpaceView]:
    """The spaces with a book; what is turned down is known all the same (MOM-H7)."""
    spaces: list[MombasaShelfSpaceView] = []
    for space in range(1, mombasa.box.book_length + 1):
        number = player.books[space]
        if number != NOTHING:
            turned = player.turned >> space & 1 == 1
            spaces.append({"space": int(space), "book": _book(mombasa, number), "turned": turned})
    return spaces


def _slot(mombasa: Mombasa, other: i64, slot: i64, own: bool) -> MombasaSlotView:
    player = mombasa.players[other]
    state = player.states[slot]
    card: str | None = None
    counts: int | None = None
    if state != EMPTY and (own or state != HIDDEN):
        face = player.slots[slot]
        card = mombasa.box.card_names[face]
        kind = mombasa.box.cards[face].kind
        counts = mombasa.worth(player, slot) if kind < EXPANSION else mombasa.box.cards[face].value
    opens_by: Literal["diamond", "ink"] | None = None
    opens_at: int | None = None
    if slot == LEFT_EXTRA:
        opens_by, opens_at = "diamond", mombasa.box.left_slot_at
    elif slot == RIGHT_EXTRA:
        opens_by, opens_at = "ink", mombasa.right_slot_at
    return {
        "name": SLOT_NAMES[slot],
        "open": mombasa.slot_open(other, slot),
        "opens_by": opens_by,
        "opens_at": opens_at,
        "state": STATES[state],
        "card": card,
        "counts": counts,
        "pile": [mombasa.box.card_names[face] for face in player.piles[slot]],
    }


def _planned(mombasa: Mombasa, seat: i64) -> dict[str, int]:
    """What the totals would be if the plan were revealed now and the seat's next turn had begun."""
    trial = mombasa.copy()
    unlock_privileges(trial, seat)
    player = trial.players[seat]
    for slot in range(SLOTS):
        if player.states[slot] == HIDDEN:
            player.states[slot] = FACE_UP
    return {KINDS[kind]: int(trial.total(seat, kind)) for kind in range(MAJORITIES)}
