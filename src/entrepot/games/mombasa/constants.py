"""The sizes and names that the rulebooks state: every box must have them."""

from typing import Final, Literal

COMPANIES: Final = 4
COMPANY_IDS: Final = ("mombasa", "cape_town", "saint_louis", "cairo")
TRACKS: Final = ("A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2")
FIRST_SPACE_TRACK: Final = 4
"""MOM-15.9: the tracks from C1 on give additional bonus spaces."""
D2: Final = 7
LEVELS: Final = 3
COLUMNS: Final = 3
"""MOM-2.3: columns of a headquarters."""
BOTTOM_COINS: Final = 2
"""MOM-7.8: on the bottom space of each column."""
DISPLAY_ROWS: Final = 4
DISPLAY_COLUMNS: Final = 3
CARD_PLACES: Final = 12
Column = Literal["left", "middle", "right"]
COLUMN_NAMES: Final[tuple[Column, ...]] = ("left", "middle", "right")
"""Of the card display."""
BOOK_ROWS: Final = 2
BOOK_COLUMNS: Final = 6
BOOK_PLACES: Final = 12
"""MOM-2.8, MOM-R1: two rows of six."""
ROUNDS: Final = 7
REGIONS: Final = 24
ENCLAVES: Final = 2
START_TILES: Final = 10
SLOTS: Final = 5
"""MOM-16.3"""
LEFT_EXTRA: Final = 0
RIGHT_EXTRA: Final = 4
SLOT_NAMES: Final = ("left", "slot 1", "slot 2", "slot 3", "right")
MOST_SEATS: Final = 4
MOST_CARDS: Final = 60
"""Faces of cards are remembered as bits of one number."""
MOST_BOOK_SPACES: Final = 20
MOST_TIERS: Final = 4

# Bonus tiles.
PLUS_GOOD: Final = 0
BOOKKEEPER_TILE: Final = 1
MERCHANT_TILE: Final = 2
EXPANSION_TILE: Final = 3
TILES: Final = 4
Tile = Literal["plus_good", "bookkeeper", "merchant", "expansion"]
TILE_NAMES: Final[tuple[Tile, ...]] = ("plus_good", "bookkeeper", "merchant", "expansion")

# Bonus spaces.
FIRST_PLAYER_SPACE: Final = 0
BUY_SPACE: Final = 1
DISCARD_SPACE: Final = 2
MAJORITY_SPACE: Final = 3
TILE_SPACE: Final = 7
TRACK_SPACE: Final = 11
C1_SECOND_SPACE: Final = 12
C1_SPACES: Final = (TRACK_SPACE, C1_SECOND_SPACE)
D1_SPACE: Final = 15
SPACES: Final = 19
SPACE_NAMES: Final = (
    *("first player", "buy", "discard", "banana", "coffee", "cotton", "expansion"),
    *("plus good tile", "bookkeeper tile", "merchant tile", "expansion tile"),
    *("C1 first", "C1 second", "C2 first", "C2 second", "D1 first", "D1 second", "D2 first", "D2 second"),
)
ANY_CARD: Final = -1

# Kinds of cards; the first three are the goods, the first four have majority spaces.
BANANA: Final = 0
COFFEE: Final = 1
COTTON: Final = 2
EXPANSION: Final = 3
BOOKKEEPER: Final = 4
MERCHANT: Final = 5
SHARE: Final = 6
GOODS: Final = 3
MAJORITIES: Final = 4
KINDS: Final = ("banana", "coffee", "cotton", "expansion", "bookkeeper", "merchant", "share")

# Kinds of rewards. Points are book points (MOM-8).
POUNDS: Final = 0
DIAMONDS: Final = 1
TRACK: Final = 2
POINTS: Final = 3
POSTS: Final = 4
COTTON_LESS: Final = 5
NO_REWARD: Final = 6
REWARDS: Final = ("pounds", "diamonds", "track", "points", "remove_post", "cotton_less", "none")
"""As the box has them."""
REWARD_NAMES: Final = ("pounds", "diamonds", "track", "points", "posts")
"""As moves name those that can be collected."""

LETTERS: Final = ("A", "B", "C")
A_BOOK: Final = 0
