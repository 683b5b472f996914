"""What things of Mombasa are called in moves, events and prompts, where the box has no name for them."""

from typing import Final, Literal

from mypy_extensions import i64

from .box.components import MombasaBox
from .box.pieces import Tier
from .constants import DIAMONDS, POINTS, POSTS, POUNDS

Column = Literal["left", "middle", "right"]
COLUMN_NAMES: Final[tuple[Column, ...]] = ("left", "middle", "right")
REWARD_NAMES: Final = ("pounds", "diamonds", "track", "points", "posts")
"""In the order of POUNDS, DIAMONDS, TRACK, POINTS, POSTS."""


def counted(number: i64, thing: str) -> str:
    """ "1 point", "2 points"."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def reward_in_words(kind: i64, amount: i64) -> str:
    """A reward of a batch: "diamonds 2"."""
    return f"{REWARD_NAMES[kind]} {amount}"


def option_in_words(option: list[i64]) -> str:
    """An option of C1: its points and its diamond spaces."""
    return f"{counted(option[0], 'point')} and {counted(option[1], 'diamond space')}"


def step_in_words(tier: Tier) -> str:
    """What a step of a majority space asks for and gives: "from 5: 4 spaces and 1 post to remove"."""
    parts = [counted(tier.spaces, "space")] if tier.spaces else []
    for kind, thing in ((POUNDS, "pound"), (DIAMONDS, "diamond space"), (POINTS, "point")):
        if tier.extra[kind]:
            parts.append(counted(tier.extra[kind], thing))
    if tier.extra[POSTS]:
        parts.append(f"{counted(tier.extra[POSTS], 'post')} to remove")
    return f"from {tier.least}: {' and '.join(parts) or 'nothing'}"


def tile_in_words(box: MombasaBox, number: i64) -> str:
    """All that a start tile shows; its book is called like the tile, which is called like the bonus."""
    tile = box.start_tiles[number]
    resting = [box.card_names[face] for face in tile.resting]
    return f"{box.books[tile.book].name} with {' and '.join(resting)} resting"
