"""Moments as they are sent, made once for all who watch: they get the same bytes."""

import msgspec

from . import showing
from .journal import State


class Encoded:
    """The newest moment of one table for those who watch, by what they have seen before."""

    def __init__(self) -> None:
        self._state: State | None = None
        self._watched: dict[int, bytes] = {}

    def moment(self, state: State, since: float, seat: int | None, plays: bool, seen: int) -> bytes:
        if seat is not None:  # one reader, as a rule: keeping it would only take room
            return msgspec.json.encode(showing.moment(state, since, seat, plays, seen))
        if state is not self._state:
            self._state, self._watched = state, {}
        known = showing.kept(state, seen)
        found = self._watched.get(known)
        if found is None:
            found = self._watched[known] = msgspec.json.encode(showing.moment(state, since, seat, plays, seen))
        return found

    def forget(self) -> None:
        """Nobody looks any more."""
        self._state, self._watched = None, {}
