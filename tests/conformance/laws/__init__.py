"""The laws, each a function. Importing this package enlists all of them in LAWS."""

from ..kit import LAWS
from . import (
    consequences,
    copies,
    course,
    faces,
    keys,
    offers,
    reasons,
    refusals,
    replay,
    rows,
    secrecy,
    together,
    undo,
)

MODULES = (consequences, copies, course, faces, keys, offers, reasons, refusals, replay, rows, secrecy, together, undo)

__all__ = ["LAWS", "MODULES"]
