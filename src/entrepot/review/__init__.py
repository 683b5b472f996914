"""Looking back at a game: what the master would have played, and how much it mattered.

The master is search (`bots.opinion.judge`), and it judges every decision that had a real choice: more than one move,
those aside that only take something back. Whose knowledge counts was decided so:

- A decision is judged from the sight of the seat that decided, at that moment. Neither the master's move nor the
  chances nor the reason use anything that this seat could not know, although the game is over and everything is open.
- A seat's chance to win is what the master would have given it from its own sight. The course of one seat's review
  shows all seats as this seat could see them; the course of everybody shows each seat as itself could see itself, so
  the lines of one moment need not add up to 1.
- How it ended is the last point of the course: by then everybody knows.

Every decision gets a first look, one after the other. Most end there. A second look, with more tries, goes to those of
the seats that are reviewed closely where the played move is not the master's, or is far better than the next best:
there the two moves are tried one against the other, equally often, so that a move that the first look dropped at once
gets a fair figure too. Time is shared evenly within a look, and a game gets as much of it as it is given as a whole.
"""

from .found import Band, Found, Point, Standing, Verdict, Weighed
from .plan import Budget, Plan
from .running import review
from .telling import course, standings, swings

__all__ = [
    "Band",
    "Budget",
    "Found",
    "Plan",
    "Point",
    "Standing",
    "Verdict",
    "Weighed",
    "course",
    "review",
    "standings",
    "swings",
]
