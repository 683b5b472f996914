"""Everything that can be refused, each with a sentence that a player can read. A refused call changes nothing."""


class EntrepotError(Exception):
    """The common parent: catch this to catch every refusal."""


class IllegalMove(EntrepotError):
    """The seat is not asked, or the move is not one of its legal moves."""


class CannotUndo(EntrepotError):
    """The seat's last move cannot be taken back."""


class BadBox(EntrepotError):
    """A box file is missing something, or holds something else than expected."""


class BadSave(EntrepotError):
    """A saved game is damaged, or belongs to other rules or another box."""


class BadOption(EntrepotError):
    """A game was asked for with seats, a seed or options that it does not have."""


class UnknownGame(EntrepotError):
    """There is no game of that name."""


class UnknownBot(EntrepotError):
    """There is no bot of that name, or it does not take that setting."""
