"""All limits of the server, in one place: sizes of what may come in, and how often."""

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
BODY: Final = 16 * 1024
"""Bytes of one HTTP body or socket message."""

# How often, as (how many, in how many seconds), for each person unless said otherwise.
MESSAGES: Final = (300, 10)
"""Messages over one socket."""
CHAT_LINES: Final = (10, 20)
NEW_TABLES: Final = (20, 60)
NEW_PEOPLE: Final = (60, 60)
"""New guests from one address."""
CODES: Final = (10, 60)
"""Tries of a private code from one address."""
INVITATIONS: Final = (20, 60)
"""Tries of the three words of a table from one address. With some 200 million codes nobody finds a table by trying."""
SEAT_CHANGES: Final = (60, 60)
"""Sitting down, leaving, offering and filling seats, nudging, conceding."""
HINTS: Final = (30, 60)
"""Hints that are asked for."""
REASONS: Final = (60, 30)
"""Questions why something is not possible."""
CONNECTIONS: Final = (60, 20)
"""New sockets."""

# How many at once.
SOCKETS: Final = 32
"""Open sockets of one person."""
OPEN_TABLES: Final = 100
"""Tables of one person that are not over."""
CHAT_KEPT: Final = 300
"""Lines of chat that are shown of one table: the newest."""
KEPT_TABLES: Final = 32
"""Tables that one process for bots keeps in mind."""
RUNNING_PROGRAMS: Final = 16
"""How often one program from outside runs at once: once for each table and seat that were asked last."""
BOT_NICE: Final = 5
"""By how much the processes in which bots think give way to the one that serves people."""
KEPT_MOMENTS: Final = 8
"""Earlier moments of one table that are kept for those who look back."""
QUEUE_BYTES: Final = 512 * 1024
"""Bytes waiting for one slow reader before it is let go; it comes back with the last it saw."""
STEPS_TO_FOLLOW: Final = 8
"""Moves of one turn for which the next bot waits, so that people can follow."""

REVIEWS: Final = 20
"""Reviews that are made or wait for it; of one person, one."""
RESUMED_TABLES: Final = 200
"""Tables at which bots go on after a restart: the newest."""
CODE_TRIES: Final = 10
"""Three words that are chosen for a new table before we give up; of 200 million, some may be taken."""

# Times, in seconds.
RESUMED: Final = 24 * 3600.0
"""How long ago somebody may have moved at a table where bots go on after a restart."""
NUDGE: Final = 120.0
"""How long nobody may nudge a seat again."""
BOT_TIME: Final = 20.0
"""How long a bot may think at most before a random move is played for it."""
HINT_TIME: Final = 2.0
"""How long a hint is thought about."""
HINT_LATEST: Final = 20.0
"""When nobody waits for a hint any longer, counted from when somebody began to think about it."""
PROGRAM_TIME: Final = 3.0
"""How long a program from outside may think about a move at a table."""
BOT_START: Final = 60.0
"""How long a process for bots may take to start."""
REVIEW: Final = 45.0
"""How long the review of a game may take."""
NICE: Final = 19
"""How far the processes of reviews stand back: as far as possible, so that nobody's move waits for them."""
REVIEW_TIME: Final = 120.0
"""How long one decision may take in a review before the review is given up; on a busy machine it waits a lot."""
SLOW: Final = 30.0
"""How long a reader may take for one message before it is let go."""
GOODBYE: Final = 2.0
"""How long a socket is given to close properly."""
REST: Final = 30.0
"""How often tables that nobody needs in memory are let go."""
