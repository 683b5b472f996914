"""The arena: bots play many games against each other, on all cores, the same way again from the same seed."""

from .contest import Contest, contest
from .entrants import Entrant, read_entrant, read_entrants
from .standings import Meeting, Standing, meetings, milliseconds, standings, wilson

__all__ = [
    "Contest",
    "Entrant",
    "Meeting",
    "Standing",
    "contest",
    "meetings",
    "milliseconds",
    "read_entrant",
    "read_entrants",
    "standings",
    "wilson",
]
