"""Limits that clients and the code depend on. How often and how much somebody may do is set in `settings.py`."""

from typing import Final

# Sizes, in characters unless said otherwise.
NAME: Final = 24
TITLE: Final = 60
CODE: Final = 64
SAID: Final = 80
"""What somebody types to find a table."""
CHAT: Final = 400
MOVE: Final = 80
SEATS: Final = 8
WHY_MOVES: Final = 60
"""How many moves a thing may stand for of which somebody asks why it cannot be used now."""
FILMS: Final = 20
FILM_TIME: Final = 60.0
"""How many finished games are filmed in one go, and how many seconds each may take."""
BODY: Final = 16 * 1024
"""Bytes of one HTTP body or socket message; of a box that somebody enters, more."""
BOX: Final = 384 * 1024
"""A box file; ours have up to 120 kB."""
BOX_BODY: Final = 512 * 1024
"""Bytes of an HTTP body that brings a box."""
BOX_TABLES: Final = 100
"""Names of tables in a box."""
BOX_TEXT: Final = 120
"""A text in a box."""
HASH: Final = 64

# How many at once.
CHAT_KEPT: Final = 300
"""Lines of chat that are shown of one table: the newest."""
KEPT_TABLES: Final = 32
"""Tables that one process for bots keeps in mind."""
RUNNING_PROGRAMS: Final = 16
"""How often one program from outside runs at once: once for each table and seat that were asked last."""
BOT_NICE: Final = 5
"""By how much the processes in which bots think give way to the one that serves people."""
KEPT_ANSWERS: Final = 200
"""Answers that are kept as they were once made: games, rules, lessons, charts."""
KEPT_BOXES: Final = 16
"""Games with boxes of owners that are kept in memory, beside those at play."""
KEPT_MOMENTS: Final = 8
"""Earlier moments of one table that are kept for those who look back."""
QUEUE_BYTES: Final = 512 * 1024
"""Bytes waiting for one slow reader before it is let go; it comes back with the last it saw."""
STEPS_TO_FOLLOW: Final = 8
"""Moves of one turn for which the next bot waits, so that people can follow."""

CODE_TRIES: Final = 10
"""Three words that are chosen for a new table before we give up; of 200 million, some may be taken."""

# Times, in seconds.
HINT_TIME: Final = 2.0
"""How long a hint is thought about."""
HINT_LATEST: Final = 20.0
"""When nobody waits for a hint any longer, counted from when somebody began to think about it."""
PROGRAM_TIME: Final = 3.0
"""How long a program from outside may think about a move at a table."""
BOT_START: Final = 60.0
"""How long a process for bots may take to start."""
REVIEW_TIME: Final = 120.0
"""How long one decision may take in a review before the review is given up; on a busy machine it waits a lot."""
PROOF: Final = 3.0
"""How long it may take to write a row, before storage counts as failing."""
STORAGE: Final = 5.0
"""How often it is looked whether the database is still there; while it fails, every second."""
FIRST_RETRY: Final = 0.5
"""How long a bot waits before it tries again to store its move; then twice as long, and so on."""
RETRY: Final = 15.0
"""How long it waits at most."""
REFUSAL: Final = 0.5
"""How long the answer to somebody who has no points left waits, so that asking again and again is no use."""
LISTS_PAUSE: Final = 1.0
"""Before a reader of lists is told again: they are read once for everything that has changed meanwhile."""
GOODBYE: Final = 2.0
"""How long a socket is given to close properly."""
SHORTEST_CLOCK: Final = 10.0
"""The shortest time that players can be given, for a decision or for a game."""
LONGEST_CLOCK: Final = 60 * 24 * 3600.0
