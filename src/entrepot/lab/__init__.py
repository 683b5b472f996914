"""The lab: games as research knows them. Needs numpy (`pip install entrepot[lab]`).

>>> from entrepot import lab
>>> tables = lab.vector("carthage", tables=256, seats=(2, 3, 4), seed=1)
>>> rewards, ends = tables.step(tables.masks.argmax(axis=1))
"""

from ..games import load
from ..kernel.layout import Field, Layout
from ..kernel.reward import Reward
from .adapters import gymnasium, gymnasium_vector, open_spiel, pettingzoo
from .players import Player
from .vector import Vector, vector

__all__ = [
    "Field",
    "Layout",
    "Player",
    "Reward",
    "Vector",
    "gymnasium",
    "gymnasium_vector",
    "layout",
    "open_spiel",
    "pettingzoo",
    "vector",
]


def layout(game: str) -> Layout:
    """What the numbers of a row mean; `decode` reads one."""
    return load(game).encoding().layout
