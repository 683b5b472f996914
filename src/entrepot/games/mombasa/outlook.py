"""What is certain of a move before it is played: shown beside it, so that no client computes a rule."""

from typing import TypedDict

from .position import Mombasa


class MombasaOutlook(TypedDict, total=False):
    """What an offer can say."""


def outlook(before: Mombasa, after: Mombasa, seat: int, move: int) -> MombasaOutlook:
    """What is certain of a move: told from the position before it and the one after it."""
    return {}
