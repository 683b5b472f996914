"""Who is looking at a table."""

from . import messages
from .elsewhere import Elsewhere
from .outbox import Full, Moment, Outbox
from .waiting import Signal

NOT_ALLOWED, TOO_SLOW, CLOSED = 4403, 4408, 4410


class Peer:
    """One connection: what waits for it is bounded, so that a slow reader hurts only itself."""

    def __init__(self, person: str, seat: int | None, seen: int, address: str = "") -> None:
        self.person = person
        self.address = address
        self.seat = seat
        self.seen = seen
        """The last `seq` that was sent; -1 before the first."""
        self.queue = Outbox()
        self.here = True
        """Whether the page is in front of its reader."""
        self.gone = Signal()
        self.code = TOO_SLOW
        """Why the connection ends, once `gone` is set; and the key of the sentence that says so."""
        self.why = ""
        self.muted = False
        """Whether the reader may not write, as far as they were told."""
        self.turns = messages.Turns(0, "", "", "")
        """What the reader was told of other tables that wait."""

    def push(self, message: messages.FromServer) -> None:
        try:
            self.queue.put(message)
        except Full:
            self.close(TOO_SLOW)

    def push_moment(self, make: Moment) -> None:
        """Tell the newest moment, once the reader is ready for it."""
        self.queue.put_moment(make)

    def close(self, code: int, why: str = "") -> None:
        """Let the reader go, and say why, by the key of an error."""
        self.code = code
        self.why = why
        self.gone.set()

    def look_from(self, seat: int | None) -> None:
        """Look from another seat: the whole log is due again, since other seats may know other things."""
        self.seat = seat
        self.seen = -1


class Audience:
    """Everybody who looks at a table."""

    def __init__(self, table: str, elsewhere: Elsewhere) -> None:
        self.peers: set[Peer] = set()
        self._table = table
        self._elsewhere = elsewhere

    def add(self, peer: Peer) -> None:
        self.peers.add(peer)

    def remove(self, peer: Peer) -> bool:
        """Whether they had been looking."""
        found = peer in self.peers
        self.peers.discard(peer)
        return found

    @property
    def watched(self) -> bool:
        """Whether anybody looks, in whichever process."""
        return bool(self.peers or self._elsewhere.at(self._table))

    def here(self) -> set[str]:
        """The people who have the table before them, whichever process serves them."""
        return self.here_ourselves().union(*self._elsewhere.at(self._table).values())

    def here_ourselves(self) -> set[str]:
        """Those of them whom this process serves."""
        return {peer.person for peer in self.peers if peer.here}

    def move(self, person: str, seat: int) -> None:
        """Let a person who only watched look from a seat."""
        for peer in self.peers:
            if peer.person == person and peer.seat is None:
                peer.look_from(seat)

    def tell(self, message: messages.FromServer, but: Peer | None = None) -> None:
        """Something that is the same for all, or for all but one."""
        for peer in self.peers:
            if peer is not but:
                peer.push(message)
