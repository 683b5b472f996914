"""What each seat of Mombasa sees, as JSON.

Cards, regions, companies and bonus spaces are called as in the moves; what is printed on cards is in the box.
"""

from mypy_extensions import i64

from ...kernel.events import NOBODY
from .moves import COLUMN_NAMES
from .pieces import EXPANSION, KINDS, LETTERS, MAJORITIES, REWARDS
from .player import EMPTY, FACE_UP, HIDDEN, NO_BOOK, NO_CARD, NO_SLOT, NO_TILE, STATES, Player
from .position import Mombasa
from .shapes import (
    MombasaBookView,
    MombasaColumnView,
    MombasaCompanyView,
    MombasaExpansionView,
    MombasaPlaceView,
    MombasaRegionView,
    MombasaSeatView,
    MombasaShelfSpaceView,
    MombasaShelfView,
    MombasaSlotView,
    MombasaSpaceView,
    MombasaTileView,
    MombasaView,
)
from .sizes import (
    BOOK_COLUMNS,
    BOOK_PLACES,
    CARD_PLACES,
    COLUMNS,
    COMPANIES,
    DISPLAY_COLUMNS,
    PLUS_GOOD,
    REGIONS,
    SLOT_NAMES,
    SLOTS,
    SPACE_NAMES,
    SPACES,
    TILE_NAMES,
    TILES,
    TRACK_SPACE,
)
from .steps.expansion import Expand, TakePost, entry_costs
from .steps.planning import Plan
from .steps.setup import KeepTile, RestFirstCards
from .steps.turn import unlock_privileges


def view(mombasa: Mombasa, seat: int | None) -> MombasaView:
    """Hidden information, MOM-H1 to MOM-H7: hands, plans before the reveal, start tiles before they are open."""
    box = mombasa.box
    active: int | None = None if mombasa.active == NOBODY else mombasa.active
    return {
        "round": mombasa.round,
        "phase": _phase(mombasa),
        "active": active,
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
        "right_slot_at": mombasa.right_slot_at,
        "players": [_player(mombasa, other, seat) for other in range(mombasa.seats)],
    }


def _phase(mombasa: Mombasa) -> str:
    if mombasa.over:
        return "over"
    step = mombasa.agenda[-1]
    if isinstance(step, KeepTile):
        return "start tiles"
    if isinstance(step, RestFirstCards):
        return "resting"
    return "planning" if isinstance(step, Plan) else "actions"


def _company(mombasa: Mombasa, company: i64) -> MombasaCompanyView:
    columns: list[MombasaColumnView] = []
    for column in range(company * COLUMNS, company * COLUMNS + COLUMNS):
        vacated = mombasa.vacated >> column & 1 == 1
        columns.append({"posts": mombasa.columns[column], "vacated": vacated})
    return {
        "name": mombasa.box.companies[company],
        "track": mombasa.track_of(company).name,
        "value": mombasa.share_value(company),
        "columns": columns,
        "posts_left": mombasa.hq_posts(company),
        "removed": mombasa.removed[company],
        "ousted": mombasa.ousted[company],
        "markers": [int(player.spaces[company]) for player in mombasa.players],
    }


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
                "company": None if company == NOBODY else mombasa.box.companies[company],
                "entered": region in mombasa.entered,
                "cost": cost,
            }
        )
    return regions


def _expansion(mombasa: Mombasa) -> MombasaExpansionView | None:
    for step in mombasa.agenda:
        if isinstance(step, Expand):
            return {"company": mombasa.box.companies[step.company], "points": step.points}
        if isinstance(step, TakePost):
            return {"company": mombasa.box.companies[step.company], "points": step.points}
    return None


def _place(mombasa: Mombasa, place: i64) -> MombasaPlaceView:
    face = mombasa.display[place]
    card: str | None = None if face == NO_CARD else mombasa.box.card_names[face]
    price: int | None = None if face == NO_CARD else mombasa.price(place)
    row: int = place // DISPLAY_COLUMNS + 1
    return {"row": row, "column": COLUMN_NAMES[place % DISPLAY_COLUMNS], "card": card, "price": price}


def _book(mombasa: Mombasa, number: i64) -> MombasaBookView:
    book = mombasa.box.books[number]
    needs: dict[str, int] = {}
    for kind in range(MAJORITIES):
        if book.needs[kind] > 0:
            needs[KINDS[kind]] = book.needs[kind]
    if book.any_good > 0:
        needs["any"] = book.any_good
    if book.colleague:
        needs["merchant_or_bookkeeper"] = 1
    printed = number < mombasa.box.printed_books
    return {
        "name": book.name,
        "letter": LETTERS[book.letter] if printed else "",
        "needs": needs,
        "reward": REWARDS[book.reward],
        "amount": book.amount,
    }


def _shelf(mombasa: Mombasa, place: i64) -> MombasaShelfView:
    number = mombasa.book_display[place]
    book: MombasaBookView | None = None if number == NO_BOOK else _book(mombasa, number)
    row: int = place // BOOK_COLUMNS + 1
    column: int = place % BOOK_COLUMNS + 1
    letter: str = LETTERS[mombasa.box.place_letter[place]]
    return {"row": row, "column": column, "letter": letter, "book": book, "coins": mombasa.strips[place]}


def _spaces(mombasa: Mombasa) -> list[MombasaSpaceView]:
    """The bonus spaces of the board, and those of the C and D tracks in play."""
    spaces: list[MombasaSpaceView] = []
    for space in range(SPACES):
        company: str | None = None
        if space >= TRACK_SPACE:
            track = (space - TRACK_SPACE) // 2 + 4
            if track not in mombasa.tracks:
                continue
            company = mombasa.box.companies[mombasa.tracks.index(track)]
        seat = mombasa.marker_on[space]
        marker: int | None = None if seat == NOBODY else seat
        cost: int = mombasa.space_cost[space]
        spaces.append({"name": SPACE_NAMES[space], "company": company, "cost": cost, "marker": marker})
    return spaces


def _tile(mombasa: Mombasa, tile: i64) -> MombasaTileView:
    seat = mombasa.tile_holder[tile]
    holder: int | None = None if seat == NOBODY else seat
    slot: str | None = None
    if tile == PLUS_GOOD and seat != NOBODY and mombasa.players[seat].boost != NO_SLOT:
        slot = SLOT_NAMES[mombasa.players[seat].boost]
    return {"name": TILE_NAMES[tile], "holder": holder, "state": STATES[mombasa.tile_state[tile]], "slot": slot}


def _player(mombasa: Mombasa, other: i64, seat: int | None) -> MombasaSeatView:
    player = mombasa.players[other]
    box = mombasa.box
    knows = mombasa.over or (seat is not None and seat == other)
    own = seat is not None and seat == other
    hand: list[str] | None = [box.card_names[face] for face in sorted(player.hand)] if knows else None
    offered: list[str] | None = [box.start_tiles[tile].name for tile in sorted(player.offered)] if own else None
    shown = player.tile != NO_TILE and (own or player.books[1] != NO_BOOK)
    privileges: dict[str, int] = {}
    for company in range(COMPANIES):
        if player.levels[company] > 0:
            privileges[mombasa.track_of(company).name] = player.levels[company]
    return {
        "hand": hand,
        "hand_size": len(player.hand),
        "pounds": player.pounds,
        "shares": {box.companies[company]: _shares(mombasa, player, company, knows) for company in range(COMPANIES)},
        "diamonds": player.diamonds,
        "diamond_value": box.diamond_values[player.diamonds],
        "ink": player.ink,
        "book_value": box.book_values[player.ink],
        "books": _book_track(mombasa, player),
        "taken": [_book(mombasa, book) for book in player.taken],
        "slots": [_slot(mombasa, other, slot, own) for slot in range(SLOTS)],
        "totals": {KINDS[kind]: int(mombasa.total(other, kind)) for kind in range(MAJORITIES)},
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


def _book_track(mombasa: Mombasa, player: Player) -> list[MombasaShelfSpaceView]:
    """The spaces with a book; what is turned down is known all the same (MOM-H7)."""
    spaces: list[MombasaShelfSpaceView] = []
    for space in range(1, mombasa.box.book_length + 1):
        number = player.books[space]
        if number != NO_BOOK:
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
    return {
        "name": SLOT_NAMES[slot],
        "open": mombasa.slot_open(other, slot),
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
