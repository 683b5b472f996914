"""What a seat of Goa may know, in numbers: nothing but what its view and its question show."""

from typing import Final

from mypy_extensions import i64

from ...kernel.encoding import Questions, asking
from ...kernel.layout import Layout, categories, category, each, flag, flags, number, numbers, one_of
from ...kernel.nothing import NOBODY, NOTHING
from ...kernel.rows import Writer, turns_from
from .box.components import GoaComponents
from .constants import (
    CARD_KINDS,
    CARDS,
    COLONIES,
    COLONY_TILES,
    COLUMNS,
    CORNERS,
    MOST_SEATS,
    PHASE_NAMES,
    PHASES,
    PLACES,
    PLANTATIONS,
    ROWS,
    SPICES,
    SQUARE_NAMES,
    SQUARES,
)
from .player import SPENT, Player
from .position import PASSED, Goa, Lots
from .scoring import card_points, open_points
from .steps.actions import Act, After, ExtraAction, Spy, SpyAction
from .steps.auctions import Bid, OwnersWord
from .steps.cards import Purchase
from .steps.course import QuickStart
from .steps.expedition import Expedition
from .steps.founding import ChooseColony, FoundByCard, Gap
from .steps.gains import Cut
from .steps.harvest import Harvest
from .steps.markers import PlaceFlag, PlaceMarker
from .steps.progress import ProgressByCard
from .steps.spices import FillPlace, GiveAny, PaySpices, SellSpices, TakeSpices
from .steps.tiles import ChooseGoods, Exchange, ExtraHarvest, FifthPlantation, Succour, TakeGift, Viceroy

MARGIN: Final = 20
"""A lead of so many points is as good as any."""
QUESTIONS: Final = Questions(
    {
        "act": Act,
        "bid": Bid,
        "after": After,
        "harvest": Harvest,
        "owner": OwnersWord,
        "mark": PlaceMarker,
        "flag": PlaceFlag,
        "gap": Gap,
        "draw": Expedition,
        "choose_colony": ChooseColony,
        "name_colony": FoundByCard,
        "purchase": Purchase,
        "progress_by_card": ProgressByCard,
        "take_spices": TakeSpices,
        "fill_place": FillPlace,
        "pay_spice": PaySpices,
        "give_any": GiveAny,
        "sell": SellSpices,
        "fifth_plantation": FifthPlantation,
        "choose_goods": ChooseGoods,
        "exchange": Exchange,
        "extra_harvest": ExtraHarvest,
        "succour": Succour,
        "spy": Spy,
        "spy_action": SpyAction,
        "extra": ExtraAction,
        "gift": TakeGift,
        "viceroy": Viceroy,
        "quick_start": QuickStart,
        "cut_hand": Cut,
    }
)
LOTS: Final = MOST_SEATS + 1
ROUNDS: Final = 4
OF_QUESTION: Final = QUESTIONS.number + 4 + COLONIES + SPICES + PLACES + MOST_SEATS
KIND: Final = "tile"
COLONY: Final = "colony tile"
SQUARE: Final = "square"


def layout(box: GoaComponents) -> Layout:
    """The fields of a row. Seats are counted from the own one, which is 0."""
    seats = range(MOST_SEATS)
    lots = ["flag", *range(1, LOTS)]
    first_rows = [row + 1 for row in range(ROWS) if box.first_in_row[row]]
    return Layout(
        [
            one_of("seats", range(2, MOST_SEATS + 1)),
            flags("options", ["bonanza", "hand_limit_always"]),
            one_of("question", QUESTIONS.names),
            number("left"),
            number("sum"),
            flag("mixed"),
            flag("ships_only"),
            one_of("colony", box.colonies),
            one_of("spice", box.spices),
            one_of("place", box.places),
            one_of("model", seats),
            one_of("phase", PHASE_NAMES),
            one_of("round", range(1, ROUNDS + 1)),
            one_of("action", [*range(1, box.actions + 1), "extra"]),
            flag("flag_down"),
            flag("card_played"),
            one_of("auction.lot", lots),
            number("auction.laid"),
            number("auction.bid"),
            one_of("auction.bidder", seats),
            *each("lots", lots, [one_of("owner", seats), one_of("winner", seats), number("price")]),
            flags("hand", box.cards),
            numbers("hand_kinds", CARD_KINDS),
            number("hand_points"),
            number("ducats"),
            flags("discards", box.cards),
            flags("turned", box.cards),
            number("deck"),
            one_of("in_play", CARD_KINDS),
            numbers("colonies_left", box.colony_tiles),
            *[one_of(f"first.{column}.{row}", seats) for column in box.columns for row in first_rows],
            flags("hidden_tokens", range(1, CORNERS + 1)),
            numbers("tokens", box.tokens),
            numbers("aside", box.tiles),
            flags("payable", box.columns),
            flags("payable_in_ships", box.columns),
            flags("payable_in_spices", box.columns),
            *each(
                "players",
                seats,
                [
                    *[one_of(f"rows.{column}", range(1, ROWS + 1)) for column in box.columns],
                    numbers("free", box.places),
                    *[numbers(f"spices.{place}", box.spices) for place in box.places],
                    numbers("stock", box.spices),
                    number("ships"),
                    number("colonists"),
                    number("extra"),
                    number("hand_size"),
                    number("small"),
                    number("bonus"),
                    number("points"),
                    number("least_row"),
                    number("room"),
                    flags("markers", range(1, LOTS + 1)),
                    flag("passed"),
                    flag("flag"),
                    flag("active"),
                    flag("out"),
                    number("said"),
                    numbers("tiles", box.tiles),
                    numbers("spent", box.tiles),
                ],
            ),
            categories("grid", SQUARE_NAMES[:SQUARES], KIND),
            categories("lot_tiles", lots, KIND),
            categories("lot_squares", lots, SQUARE),
            category("tile", KIND),
            *[
                field
                for seat in seats
                for field in (
                    categories(f"players.{seat}.land", box.places[:PLANTATIONS], KIND),
                    categories(f"players.{seat}.colonies", box.colonies, COLONY),
                )
            ],
        ],
        {KIND: box.tiles, COLONY: box.colony_tiles, SQUARE: SQUARE_NAMES},
    )


def of_player(box: GoaComponents) -> i64:
    """How many numbers there are of each seat."""
    return COLUMNS * ROWS + PLACES * (1 + SPICES) + SPICES + 9 + LOTS + 5 + 2 * box.kinds


def encode(goa: Goa, seat: i64, row: Writer) -> None:
    """Write what a seat may know (GOA-H1 to GOA-H8), cell by cell as the layout says."""
    seats = goa.seats
    row.one_of(seats - 2, MOST_SEATS - 1)
    row.flag(goa.bonanza)
    row.flag(goa.always_limited)
    tile = _question(goa, seat, row)
    row.one_of(goa.phase, PHASES)
    row.one_of(goa.round, ROUNDS)
    row.one_of(goa.action, goa.box.actions + 1)
    row.flag(goa.flag_down)
    row.flag(goa.card_played)
    _auctions(goa, seat, row)
    _own(goa, seat, row)
    _supplies(goa, seat, row)
    for column in range(COLUMNS):
        row.flag(goa.payable(seat, column, True, True))
    for column in range(COLUMNS):
        row.flag(goa.payable(seat, column, False, True))
    for column in range(COLUMNS):
        row.flag(goa.payable(seat, column, True, False))
    for turn in range(seats):
        other = seat + turn
        _player(goa, other if other < seats else other - seats, row)
    row.skip((MOST_SEATS - seats) * of_player(goa.box))
    _categories(goa, seat, tile, row)


def _question(goa: Goa, seat: i64, row: Writer) -> i64:
    """What the seat is asked, and how far it has come in answering; the tile that the question is about."""
    step = asking(goa, seat)
    if step is None:
        row.skip(OF_QUESTION)
        return NOTHING
    left: i64 = 0
    total: i64 = 0
    mixed = False
    ships_only = False
    colony: i64 = NOTHING
    spice: i64 = NOTHING
    place: i64 = NOTHING
    model: i64 = NOBODY
    tile: i64 = NOTHING
    if isinstance(step, Harvest):
        left = step.left
        mixed = step.mix
    elif isinstance(step, Gap):
        colony = step.founding.colony
        model = step.founding.model
        left = step.founding.missing(goa)
        total = step.founding.total
    elif isinstance(step, ChooseColony):
        colony = step.colony
    elif isinstance(step, FoundByCard):
        model = step.model
    elif isinstance(step, ProgressByCard):
        ships_only = step.ships_only
    elif isinstance(step, TakeSpices):
        left = step.left
    elif isinstance(step, FillPlace):
        place = step.place
    elif isinstance(step, PaySpices):
        left = len(step.cost) - step.paid
        spice = step.cost[step.paid]
    elif isinstance(step, GiveAny):
        left = step.left
    elif isinstance(step, SellSpices):
        left = goa.box.sales - step.sold
    elif isinstance(step, (FifthPlantation, ChooseGoods)):
        tile = step.tile
    elif isinstance(step, ExtraHarvest):
        left = step.left
    elif isinstance(step, Succour):
        total = step.total
    elif isinstance(step, SpyAction):
        model = step.model
    elif isinstance(step, QuickStart):
        left = step.left
    row.one_of(QUESTIONS.place(step), QUESTIONS.number)
    row.number(left)
    row.number(total)
    row.flag(mixed)
    row.flag(ships_only)
    row.one_of(colony, COLONIES)
    row.one_of(spice, SPICES)
    row.one_of(place, PLACES)
    row.one_of(turns_from(seat, model, goa.seats), MOST_SEATS)
    return tile


def _auctions(goa: Goa, seat: i64, row: Writer) -> None:
    """GOA-4, GOA-5  The lots of the round, and the auction that is going on."""
    lots, seats = goa.lots, goa.seats
    laid: i64 = len(lots.squares)
    row.one_of(goa.lot, LOTS)
    row.number(laid)
    row.number(goa.bid)
    row.one_of(turns_from(seat, goa.bidder, seats), MOST_SEATS)
    for lot in range(laid):
        row.one_of(turns_from(seat, lots.owners[lot], seats), MOST_SEATS)
        row.one_of(turns_from(seat, lots.winners[lot], seats), MOST_SEATS)
        row.number(lots.prices[lot])
    row.skip((LOTS - laid) * (2 * MOST_SEATS + 1))


def _own(goa: Goa, seat: i64, row: Writer) -> None:
    """GOA-H1, GOA-H2  What only the seat itself knows."""
    me = goa.players[seat]
    hand = me.hand
    row.bits(hand, CARDS)
    if hand != 0:
        for card in range(CARDS):
            if hand >> card & 1:
                row.count(goa.box.card_kind[card])
    row.skip(len(CARD_KINDS))
    row.number(card_points(goa, seat) if hand != 0 else 0)
    row.number(me.ducats)


def _supplies(goa: Goa, seat: i64, row: Writer) -> None:
    """What lies in the middle of the table, tiles of the grid apart."""
    box = goa.box
    for card in goa.discards:
        row.count(card)
    row.skip(CARDS)
    for card in goa.turned:
        row.count(card)
    row.skip(CARDS)
    row.number(len(goa.deck))
    row.one_of(NOTHING if goa.in_play == NOTHING else box.card_kind[goa.in_play], len(CARD_KINDS))
    row.numbers(goa.colony_left)
    for column in range(COLUMNS):
        for at in range(ROWS):
            if box.first_in_row[at]:
                row.one_of(turns_from(seat, goa.first[column * ROWS + at], goa.seats), MOST_SEATS)
    for corner in range(CORNERS):
        row.flag(goa.corner_tokens[corner] != NOTHING)
    for token in goa.token_seen:
        row.count(token)
    row.skip(len(box.tokens))
    for tile in goa.aside:
        row.count(tile)
    row.skip(box.kinds)


def _player(goa: Goa, other: i64, row: Writer) -> None:
    """GOA-H4, GOA-H5  What all can see of a seat."""
    player = goa.players[other]
    for column in range(COLUMNS):
        row.one_of(player.rows[column], ROWS)
    row.numbers(player.free)
    row.numbers(player.spices)
    row.numbers(player.stock)
    row.number(player.ships)
    row.number(player.colonists)
    row.number(player.extra)
    row.number(player.hand_size)
    row.number(len(player.small))
    row.number(player.bonus)
    row.number(open_points(goa, other))
    row.number(player.least_row())
    row.number(player.room())
    row.bits(player.markers, LOTS)
    row.flag(goa.passed >> other & 1 == 1 and goa.action == goa.box.actions)
    row.flag(goa.flag == other)
    row.flag(goa.active == other)
    said: i64 = goa.said[other] if goa.lot != NOTHING else NOTHING
    row.flag(said == PASSED)
    row.number(said)
    _tiles(goa.box, player, row)


def _tiles(box: GoaComponents, player: Player, row: Writer) -> None:
    """The tiles beside a board: those that can be used, then those that are spent."""
    for at in range(len(player.tiles)):
        row.count(player.tiles[at] + (box.kinds if player.spent[at] == SPENT else 0))
    row.skip(2 * box.kinds)


def _categories(goa: Goa, seat: i64, tile: i64, row: Writer) -> None:
    """The tiles of the grid and of the lots, the one in question, and what lies on the places of each seat."""
    first_colony = 1 + goa.box.kinds
    for at in range(SQUARES):
        row.category(1, goa.grid[at])
    lots: Lots = goa.lots
    laid: i64 = len(lots.squares)
    for lot in range(laid):
        row.category(1, lots.tiles[lot])
    row.skip(LOTS - laid)
    for lot in range(laid):
        row.category(first_colony + COLONY_TILES, lots.squares[lot])
    row.skip(LOTS - laid)
    row.category(1, tile)
    for turn in range(goa.seats):
        other = seat + turn
        land = goa.players[other if other < goa.seats else other - goa.seats].land
        for place in range(PLACES):
            row.category(1 if place < PLANTATIONS else first_colony, land[place])
    row.skip((MOST_SEATS - goa.seats) * PLACES)
