"""The shapes of a view of Mombasa: what a client gets to draw."""

from typing import TypedDict


class MombasaBookView(TypedDict):
    """A book: its letter, what it asks for and what it gives, as in the box."""

    name: str
    letter: str
    needs: dict[str, int]
    reward: str
    amount: int


class MombasaColumnView(TypedDict):
    """A column of a headquarters: its posts, and whether its bottom space is vacated for good."""

    posts: int
    vacated: bool


class MombasaCompanyView(TypedDict):
    """A company: its track, the value of a share, its headquarters, and each seat's marker."""

    name: str
    track: str
    value: int
    columns: list[MombasaColumnView]
    posts_left: int
    removed: int
    ousted: int
    markers: list[int]


class MombasaRegionView(TypedDict):
    """A region: whose post it holds; `entered`: it was entered in the running expansion; `cost` to enter it now."""

    name: str
    company: str | None
    entered: bool
    cost: int | None


class MombasaPlaceView(TypedDict):
    """A place of the card display; the price is without discounts."""

    row: int
    column: str
    card: str | None
    price: int | None


class MombasaShelfView(TypedDict):
    """A place of the book display, with the coins on its strip."""

    row: int
    column: int
    letter: str
    book: MombasaBookView | None
    coins: int


class MombasaTileView(TypedDict):
    """A bonus tile: who holds it, how it lies, and at which slot (the +1 good tile)."""

    name: str
    holder: int | None
    state: str
    slot: str | None


class MombasaSpaceView(TypedDict):
    """A bonus space in play, and whose marker lies on it."""

    name: str
    company: str | None
    cost: int
    marker: int | None


class MombasaSlotView(TypedDict):
    """A slot with its resting pile; `card` is None where there is none or where it is hidden from the viewer."""

    name: str
    open: bool
    state: str
    card: str | None
    counts: int | None
    pile: list[str]


class MombasaShelfSpaceView(TypedDict):
    """A space of a player's book track with the uppermost book on it."""

    space: int
    book: MombasaBookView
    turned: bool


class MombasaSeatView(TypedDict):
    """What can be seen of one player. None where the viewer may not know."""

    hand: list[str] | None
    hand_size: int
    pounds: int
    shares: dict[str, int]
    diamonds: int
    diamond_value: int
    ink: int
    book_value: int
    books: list[MombasaShelfSpaceView]
    taken: list[MombasaBookView]
    slots: list[MombasaSlotView]
    totals: dict[str, int]
    planned: dict[str, int] | None
    markers: int
    privileges: dict[str, int]
    start_tile: str | None
    offered: list[str] | None
    to_rest: list[str]
    ready: bool
    ended: bool


class MombasaExpansionView(TypedDict):
    """The running expansion."""

    company: str
    points: int


class MombasaView(TypedDict):
    """The table of Mombasa as one seat sees it."""

    round: int
    phase: str
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
    right_slot_at: int
    players: list[MombasaSeatView]
