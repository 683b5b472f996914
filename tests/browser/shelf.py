"""Games laid on the tables of a running server at the moment one wants to see, straight into its storage."""

import asyncio
import threading
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from time import time
from types import TracebackType
from typing import Any

import msgspec
from playwright.sync_api import BrowserContext, Page
from sqlalchemy import Connection, insert, update
from websockets.sync.client import connect

import entrepot
from entrepot import Table
from entrepot.kernel.options import Choice
from entrepot.review import Found
from entrepot.server import messages
from entrepot.server.heads import summary
from entrepot.server.house import House
from entrepot.server.people import COOKIE
from entrepot.server.settings import Settings
from entrepot.server.storage import rows, schema
from entrepot.server.throttle import Throttle
from tests.browser.harbour import Place
from tests.browser.questions import FEW, Moment, whole_game

NAMES = ("Amber", "Basil", "Cedar", "Clove")
"""Who sits where, always the same: pictures are compared."""
FREELY = (1_000_000, 1)
LATE = 0.85
"""How much of a game is over when only its end is played."""
LAST_MOVE = 6.5 * 60
"""How long ago the last move was played, in seconds: whoever is asked and is not here is away since then."""


@dataclass(frozen=True)
class Person:
    """Somebody the server knows, with the cookie that says so."""

    id: str
    name: str
    cookie: str

    def enter(self, context: BrowserContext, address: str) -> None:
        """Be this person in a browser."""
        context.add_cookies([{"name": COOKIE, "value": self.cookie, "url": address}])


class Shelf:
    """Opens tables as the server itself would, then gives them the seed and the moves of a game."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self._loop = asyncio.new_event_loop()  # in a thread of its own: Playwright's runs in this one
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._house = House(Settings(f"sqlite:///{place.folder / 'tables.sqlite'}"))
        self._house.new_tables = Throttle(FREELY)
        self._run(self._house.open())
        self._visits = ExitStack()

    def __enter__(self) -> "Shelf":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._visits.close()
        self._run(self._house.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _run(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def person(self, name: str) -> Person:
        """A new person of that name."""
        people = self._house.people
        guest = self._run(people.welcome())
        me = self._run(people.rename(guest, name))
        return Person(me.id, me.name, people.cookie(me.id))

    def open(
        self, host: Person, game: str, seats: Sequence[dict[str, Any]], options: dict[str, Choice] | None = None
    ) -> str:
        """A table as the server opens it; says its id."""
        wishes = [messages.SeatWish(**seat) for seat in seats]
        wish = messages.NewTable(game=game, seats=wishes, options=dict(options or {}), title="")
        return str(self._run(self._house.opening.table(messages.Me(host.id, host.name, named=True), wish)))

    def lay(self, table: str, game: Table, holders: Sequence[Person | None]) -> None:
        """Give an opened table this game, and these people on its seats (None: a bot)."""
        self._run(self._lay(table, game, holders))

    async def _lay(self, table: str, game: Table, holders: Sequence[Person | None]) -> None:
        played = [
            {"table": table, "seq": number, "kind": "play", "seat": seat, "move": move.text, "at": time() - LAST_MOVE}
            for number, (seat, move) in enumerate(game.ledger, 1)
        ]
        facts = {"seed": game.seed, "options": game.options, "summary": asdict(summary(game)), "over": game.over}

        def work(connection: Connection) -> None:
            here = schema.tables.c.id == table
            connection.execute(update(schema.tables).where(here).values(chance=None, **facts))
            for seat, holder in enumerate(holders):
                row = schema.seats.update().where((schema.seats.c.table == table) & (schema.seats.c.seat == seat))
                if holder is None:
                    connection.execute(row.values(person=None, bot="greedy", name=f"{NAMES[seat]} (greedy)"))
                else:
                    connection.execute(row.values(person=holder.id, bot=None, name=holder.name))
            if played:
                connection.execute(insert(schema.journal), played)

        await self._house.store.database.write(work)

    def lay_moment(self, me: Person, moment: Moment) -> str:
        """A table of mine at which I am asked this, against bots that wait for me; says its path."""
        return self.lay_game(me, moment.table(), [me if seat == moment.seat else None for seat in range(moment.seats)])

    def lay_game(self, host: Person, game: Table, holders: Sequence[Person | None]) -> str:
        """A table with this game and these people (None: bots); says its path."""
        seats = [{"kind": "bot", "bot": "greedy"}] * len(holders)
        table = self.open(host, game.game.name, seats, game.options)
        self.lay(table, game, holders)
        return f"/tables/{table}"

    def keep_review(self, path: str, game: Table, found: Found) -> None:
        """Give a finished game its review."""
        told = msgspec.json.encode(found).decode()
        kept = rows.Review(table=path.rpartition("/")[2], seq=len(game.ledger), found=told, at=time())
        self._run(self._house.store.keep_review(kept))

    def damage(self, path: str, seq: int) -> None:
        """Let an entry of a table's journal be one that cannot be."""
        entry = (schema.journal.c.table == path.rpartition("/")[2]) & (schema.journal.c.seq == seq)

        def work(connection: Connection) -> None:
            connection.execute(update(schema.journal).where(entry).values(move="fly to the moon"))

        self._run(self._house.store.database.write(work))

    def ban(self, person: Person) -> None:
        """As the operator of the server would."""
        self._run(self._house.office.sanction("ban", person=person.id))

    def erase(self, person: Person) -> None:
        self._run(self._house.office.erase(person.id, "Somebody"))

    def seat(self, page: Page, game: Table, holders: Sequence[Person | None] = (), name: str = "Mira") -> str:
        """Let a page's person sit at this game, on the first seat unless said otherwise, with bots; says its path."""
        me = self.person(name)
        me.enter(page.context, self.place.address)
        return self.lay_game(me, game, holders or [me, *[None] * (game.position.seats - 1)])

    def visit(self, person: Person, path: str) -> None:
        """Let a person be at a table until the shelf is put away."""
        address = f"{self.place.address.replace('http', 'ws', 1)}/api{path}/live"
        cookie = {"Cookie": f"{COOKIE}={person.cookie}"}
        socket = self._visits.enter_context(connect(address, additional_headers=cookie))
        socket.recv()  # the table, so the person is there


def played(game: str, moves: Sequence[tuple[int, int]], seats: int, options: dict[str, Choice] | None = None) -> Table:
    """A game in which these moves were played."""
    table = Table(entrepot.load(game), seats, 1, dict(options or {}))
    for seat, move in moves:
        table.play(seat, move)
    return table


def late(game: str, seats: int = FEW, share: float = LATE, options: dict[str, Choice] | None = None) -> Table:
    """A game of which so much was played by sensible seats; now the first seat is asked."""
    moves = whole_game(game, seats, options=options)
    now = next(at for at in range(int(len(moves) * share), len(moves)) if moves[at][0] == 0)
    return played(game, moves[:now], seats, options)


def asked(game: str, *keys: str, seats: int = FEW) -> Table:
    """A game that sensible seats have played until the first seat was asked one of these."""
    table = played(game, [], seats)
    for seat, move in whole_game(game, seats):
        prompt = table.prompt(0)
        if prompt is not None and prompt.key in keys:
            return table
        table.play(seat, move)
    raise AssertionError(f"nobody asked {keys}")
