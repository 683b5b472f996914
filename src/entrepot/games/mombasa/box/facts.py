"""The box of Mombasa as the client gets it: the tables of the box file, without their sources."""

from typing import Literal, NotRequired, TypedDict

Pair = tuple[int, int]
"""A space and its value, or a point of the drawing."""
Named = tuple[str, int]
"""A requirement, a reward or a track, and how much of it."""
MombasaKind = Literal["banana", "coffee", "cotton", "expansion", "bookkeeper", "merchant", "share"]
MombasaCompanyId = Literal["mombasa", "cape_town", "saint_louis", "cairo"]
MombasaLetter = Literal["A", "B", "C"]


class MombasaBoxPlayers(TypedDict):
    """How many can play, and their colours."""

    min: int
    max: int
    colours: list[str]


class MombasaBoxRounds(TypedDict):
    """How many rounds there are."""

    count: int


class MombasaBoxSetup(TypedDict):
    """What a number of players begins with; the coins lie on the spaces of the round track from the second on."""

    seats: int
    bonus_markers: int
    pounds: int
    round_coins: list[int]


class MombasaBoxMarkers(TypedDict):
    """The bonus markers of a colour."""

    owned: int


class MombasaBoxStack(TypedDict):
    """The letters of the stack of cards."""

    bottom_to_top: list[str]


class MombasaBoxFirstGame(TypedDict):
    """The track of each company in the first game."""

    mombasa: str
    cape_town: str
    saint_louis: str
    cairo: str


class MombasaBoxDraft(TypedDict):
    """How many start tiles are dealt, and those of the first game."""

    dealt: int
    first_game: list[str]


class MombasaBoxCompany(TypedDict):
    """A company, and the drawing of its headquarters; places of posts by column, the top first."""

    id: MombasaCompanyId
    name: str
    colour: str
    side: Literal["north", "east", "south", "west"]
    label: Pair
    label_rotation: int
    places: list[list[Pair]]
    place_size: int
    polygon: list[Pair]


class MombasaBoxHq(TypedDict):
    """The headquarters: the coins of a column, from the top."""

    columns: int
    spaces: int
    coins: list[int]


class MombasaBoxExpansionCosts(TypedDict):
    """What borders and posts of others cost."""

    single: int
    double: int
    occupied_extra: int


class MombasaBoxTrack(TypedDict):
    """A company track."""

    name: str
    length: int
    shares: list[Pair]
    capital_calls: list[Pair]
    special_fields: list[Pair]


class MombasaBoxPrivilege(TypedDict):
    """What the two special fields of a track are good for; each track has some of it."""

    track: str
    expansion_plus: NotRequired[list[int]]
    extra_markers: NotRequired[list[int]]
    discount: NotRequired[list[int]]
    goods: NotRequired[list[list[str]]]
    mix: NotRequired[list[bool]]
    plus: NotRequired[list[int]]
    plus_good: NotRequired[str]
    cost: NotRequired[list[int]]
    second_cost_alternative: NotRequired[int]
    options: NotRequired[list[list[Pair]]]
    price_change: NotRequired[list[int]]
    diamonds: NotRequired[list[int]]
    discard: NotRequired[list[str]]
    bonus: NotRequired[list[int]]
    tracks: NotRequired[list[int]]
    spaces: NotRequired[list[int]]
    second_spaces_alternative: NotRequired[int]


class MombasaBoxDiamondTrack(TypedDict):
    """The diamond track of a player board."""

    length: int
    values: list[Pair]
    slot_at: int
    surplus_pounds: int


class MombasaBoxBookTrack(TypedDict):
    """The book track of a player board."""

    length: int
    values: list[Pair]
    slot_at: int
    slot_at_alternative: int
    no_a: list[int]
    surplus_pounds: int


class MombasaBoxCard(TypedDict):
    """A face of a card: how many each player starts with, or the letters of the deck where it is."""

    name: str
    kind: MombasaKind
    value: NotRequired[int]
    crate: int
    share: NotRequired[MombasaCompanyId]
    company: NotRequired[MombasaCompanyId]
    starting: NotRequired[int]
    seat: NotRequired[int]
    deck: NotRequired[list[str]]


class MombasaBoxMerchant(TypedDict):
    """What the plain merchant and those of a company bring."""

    kind: Literal["plain", "company"]
    diamonds: int
    pounds: int
    per_two_mines: int


class MombasaBoxCardDisplay(TypedDict):
    """The card display: what each place adds to a price, by column."""

    rows: int
    columns: int
    left: list[int]
    middle: list[int]
    right: list[int]


class MombasaBoxBookDisplay(TypedDict):
    """The book display: the letters of its places, row by row."""

    rows: int
    columns: int
    letters: list[list[MombasaLetter]]


class MombasaBoxBookCosts(TypedDict):
    """The points that a book costs, by its letter."""

    A: int
    B: int
    C: int


class MombasaBoxBookFlip(TypedDict):
    """What it costs to turn a book down."""

    pounds: int


class MombasaBoxBookTiles(TypedDict):
    """How many books there are of each letter."""

    per_letter: int


class MombasaBoxBook(TypedDict):
    """A face of a book: what it asks for and what it gives."""

    letter: MombasaLetter
    requirements: list[Named]
    reward: Named
    count: int


class MombasaBoxStartTile(TypedDict):
    """A start tile: the cards that rest, its book, and where one begins ahead."""

    name: str
    resting: list[str]
    requirements: list[Named]
    reward: Named
    bonus: list[Named]


class MombasaBoxFirstPlayerSpace(TypedDict):
    """The bonus space of the first player."""

    cost: int
    points: int


class MombasaBoxBuySpace(TypedDict):
    """The bonus space for buying a card."""

    cost: int
    price_change: int


class MombasaBoxDiscardSpace(TypedDict):
    """The bonus space for discarding a card."""

    cost: int
    bonus: int


class MombasaBoxMajority(TypedDict):
    """A majority space: on whose track it gives spaces."""

    kind: MombasaKind
    company: MombasaCompanyId


class MombasaBoxMajorityStep(TypedDict):
    """A step of a majority space: from which total on, and what it gives."""

    kind: MombasaKind
    least: int
    spaces: int
    extra: list[Named]


class MombasaBoxBonusTile(TypedDict):
    """A bonus tile."""

    kind: Literal["plus_good", "bookkeeper", "merchant", "expansion"]
    cost: int
    plus: NotRequired[int]
    value: NotRequired[int]
    diamonds: NotRequired[int]
    per_other_merchant: NotRequired[int]


class MombasaBoxMap(TypedDict):
    """The drawing of the map: its size, and the coast."""

    view_box: tuple[int, int, int, int]
    points: list[Pair]


class MombasaBoxRegion(TypedDict):
    """A region: what entering it gives, its mines, and its drawing."""

    id: str
    name: str
    reward: Literal["pounds", "diamonds", "track", "points", "none"]
    amount: int
    mines: int
    label: Pair
    radius: int
    name_at: Pair
    post_at: Pair
    reward_at: NotRequired[Pair]
    polygon: list[Pair]
    hole: NotRequired[list[Pair]]


class MombasaBoxBorder(TypedDict):
    """A border between two regions, or between a headquarters and a region."""

    a: str
    b: str
    kind: Literal["single", "double"]
    points: list[Pair]


class MombasaBoxCoast(TypedDict):
    """The coast of a region."""

    region: str
    points: list[Pair]


class MombasaBox(TypedDict):
    """Everything in the box."""

    players: MombasaBoxPlayers
    rounds: MombasaBoxRounds
    setup: list[MombasaBoxSetup]
    markers: MombasaBoxMarkers
    stack: MombasaBoxStack
    first_game: MombasaBoxFirstGame
    draft: MombasaBoxDraft
    company: list[MombasaBoxCompany]
    hq: MombasaBoxHq
    expansion_costs: MombasaBoxExpansionCosts
    track: list[MombasaBoxTrack]
    privilege: list[MombasaBoxPrivilege]
    diamond_track: MombasaBoxDiamondTrack
    book_track: MombasaBoxBookTrack
    card: list[MombasaBoxCard]
    merchant: list[MombasaBoxMerchant]
    card_display: MombasaBoxCardDisplay
    book_display: MombasaBoxBookDisplay
    book_costs: MombasaBoxBookCosts
    book_flip: MombasaBoxBookFlip
    book_tiles: MombasaBoxBookTiles
    book: list[MombasaBoxBook]
    start_tile: list[MombasaBoxStartTile]
    first_player_space: MombasaBoxFirstPlayerSpace
    buy_space: MombasaBoxBuySpace
    discard_space: MombasaBoxDiscardSpace
    majority: list[MombasaBoxMajority]
    majority_step: list[MombasaBoxMajorityStep]
    bonus_tile: list[MombasaBoxBonusTile]
    map: MombasaBoxMap
    region: list[MombasaBoxRegion]
    border: list[MombasaBoxBorder]
    coast: list[MombasaBoxCoast]
