"""The HTTP interface: people, games and tables.

What a route needs (the house, who asks, the table in question) is handed to it by name: `DEPENDENCIES` says how each is
found.
"""

import asyncio
import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, delete, get, post, put, route
from litestar.datastructures import Cookie
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.params import Body, FromPath, QueryParameter
from litestar.types import ControllerRouterHandler

from .. import rulebook
from ..bots import WORDS as BOT_WORDS
from ..bots import beats_below, bots, level, style
from ..bots.measured import record_of
from ..bots.opinion import can_judge
from ..boxes.writing import written
from ..kernel.errors import EntrepotError
from ..kernel.game import Game
from ..kernel.table import Table
from ..kernel.words import Words
from . import limits, logs, messages, metrics, owning, security, showing, texts
from .budgets import TooFast, cost_of_route
from .film import scores_after_each
from .house import House, NotHere
from .invitations import qr_picture
from .journal import State
from .live import LiveTable
from .pages import LOOK, board_address, page
from .people import COOKIE, COOKIE_SECONDS
from .seating import NotYours
from .teaching import course_of, lessons_of, not_now, not_now_in_lesson, whole_lesson
from .throttle import TooMany

Asking = Request[object, object, AppState]
KEPT = {"packed": True}
"""Marks the routes whose answers are compressed already."""
Before = Annotated[float | None, QueryParameter(ge=0, le=1e12, required=False)]
BoxHash = Annotated[str | None, QueryParameter(max_length=64, required=False)]
Seat = Annotated[int | None, QueryParameter(ge=0, le=16, required=False)]


class NotJson(EntrepotError):
    """A request brings something else than JSON."""


async def check_request(request: Asking, house: House) -> None:
    """Only our own pages may change anything in a person's name, and they speak JSON. Who asks too much waits."""
    if "\0" in request.scope["path"]:  # no name of ours has this in it, and file systems stumble over it
        raise NotFoundException
    try:
        cost = cost_of_route(request.method, request.scope["path_template"])
        house.budgets.check(house.person_of(request.cookies.get(COOKIE)), address(request), cost)
    except TooFast:
        await asyncio.sleep(limits.REFUSAL)
        raise
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    if not security.same_origin(request.headers):
        raise NotYours("other_site")
    if not security.speaks_json(request.headers):
        raise NotJson("speak_json")


def signed_in(house: House, me: messages.Me) -> Response[messages.Me]:
    cookie = Cookie(
        key=COOKIE,
        value=house.people.cookie(me.id),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure,
    )
    return Response(me, cookies=[cookie])


def origin(request: Asking, house: House) -> str:
    """Where this server was found. Behind TLS the request itself does not know that."""
    scheme = "https" if house.settings.secure else request.url.scheme
    return f"{scheme}://{request.headers.get('host', '')}"


def address(request: Asking) -> str:
    return request.client.host if request.client else ""


def language_of(request: Asking) -> str:
    """The language that somebody reads: our client asks for the chosen one, any browser for those of its user."""
    return texts.best(request.headers.get("accept-language", ""))


async def kept(request: Asking, house: House, key: Hashable, make: Callable[[], object]) -> Response[Any]:
    """An answer that is made once for everybody who asks alike, packed as the one who asks can read it."""
    answer = await house.kept.get(key, make)
    headers = {"vary": "Accept-Encoding, Accept-Language"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(answer.plain, media_type=MediaType.JSON, headers=headers)
    return Response(answer.packed, media_type=MediaType.JSON, headers={**headers, "content-encoding": "gzip"})


# What routes are handed ----------------------------------------------------------------------------------------------


async def find_me(request: Asking, house: NamedDependency[House]) -> messages.Me:
    """Who asks. A stranger must have come through GET /api/me first."""
    me = await house.find_person(request.cookies.get(COOKIE))
    if me is None:
        raise NotYours("not_signed_in")
    logs.note(person=me.id)
    house.check_comes(me.id, address(request))
    return me


@dataclass(frozen=True)
class Visit:
    """Somebody at a table."""

    me: messages.Me
    live: LiveTable

    def info(self) -> messages.TableInfo:
        return self.live.info(self.me.id)

    def played(self, seat: int | None) -> State:
        """The game, if it has begun and the person may look at it from that seat."""
        self.live.check_look(self.me.id, seat)
        if self.live.journal.state is None:
            raise EntrepotError("not_begun")
        return self.live.journal.state

    def finished(self, refusal: str) -> Table:
        """The game, if it is over; before that, the sentence of a refusal."""
        state = self.played(None)
        if not state.over:
            raise NotYours(refusal)
        return state.table

    def finished_by_our_rules(self, refusal: str) -> Table:
        """The same, if it can be thought about: a film can only be looked at."""
        table = self.finished(refusal)
        if self.live.journal.filmed:
            raise EntrepotError("only_film")
        return table

    async def at(self, now: Table, index: int) -> Table:
        """The game as it was after so many moves; to be looked at, not changed."""
        if not 0 <= index <= len(now.ledger):
            raise NotHere("no_moment", {"moves": len(now.ledger)})
        return await self.live.moments.at(now, index)


async def find_table(me: NamedDependency[messages.Me], house: NamedDependency[House], table: FromPath[str]) -> Visit:
    """Who asks, and the table that they ask about."""
    logs.note(table=table)
    house.check_comes_to(me.id, table)
    return Visit(me, await house.current(table))


async def change_table(me: NamedDependency[messages.Me], house: NamedDependency[House], table: FromPath[str]) -> Visit:
    """Who wants to change something at a table, not too often."""
    logs.note(table=table)
    if not house.seat_changes.allow(me.id):
        raise TooMany("many_changes")
    await house.look_at_notices()
    house.check_comes_to(me.id, table)
    return Visit(me, await house.current(table))


Here = NamedDependency[House]
Me = NamedDependency[messages.Me]
AtTable = NamedDependency[Visit]
Language = NamedDependency[str]
DEPENDENCIES = {
    "me": Provide(find_me),
    "visit": Provide(find_table),
    "language": Provide(language_of, sync_to_thread=False),
}
"""Beside `house`, which the application itself provides."""


# People --------------------------------------------------------------------------------------------------------------


@get("/api/me")
async def who_am_i(request: Asking, house: Here) -> Response[messages.Me]:
    """Who I am; a stranger becomes a guest."""
    me = await house.find_person(request.cookies.get(COOKIE))
    house.check_comes(None if me is None else me.id, address(request))
    if me is None:
        if not house.new_people.allow(address(request)):
            raise TooMany("many_guests")
        me = await house.people.welcome(language_of(request))
    else:
        await house.people.note_seen(me.id)
    return signed_in(house, me)


@put("/api/me")
async def rename(house: Here, me: Me, data: Annotated[messages.NewName, Body()]) -> messages.Me:
    return await house.rename(me, data.name)


@post("/api/me/code", status_code=200)
async def new_code(house: Here, me: Me) -> messages.DeviceCode:
    """A private code that carries me to another device; older codes end."""
    return await house.people.new_code(me)


@post("/api/me/claim", status_code=200)
async def claim(request: Asking, house: Here, data: Annotated[messages.DeviceCode, Body()]) -> Response[messages.Me]:
    """Become the person of a private code on this device."""
    if not house.codes.allow(address(request)):
        raise TooMany("many_codes")
    me = await house.people.by_code(data.code)
    if me is None:
        raise EntrepotError("no_person")
    return signed_in(house, me)


# Games ---------------------------------------------------------------------------------------------------------------


@get("/api/games", opt=KEPT)
async def games(request: Asking, house: Here, language: Language) -> Response[list[messages.GameInfo]]:
    return await kept(request, house, ("games", language), lambda: _games(house, language))


def _games(house: House, language: str) -> list[messages.GameInfo]:
    bot_words = BOT_WORDS.into(language)
    return [
        messages.GameInfo(
            name=game.name,
            title=game.title,
            seats=list(game.seats),
            options=[
                messages.OptionInfo(
                    name,
                    option.default,
                    list(option.values),
                    game.words.into(language).say(f"option.{name}"),
                    game.words.into(language).say(f"option.{name}.about"),
                )
                for name, option in game.options.items()
            ],
            bots=[
                messages.BotInfo(name, style(name, game, bot_words), bot_level(name, game, bot_words))
                for name in bots(game)
            ],
            house_made=game.box.house_made(),
            owner_box=house.boxes.owner_box(game),
            lessons=len(course_of(house.boxes.own(game.name)).lessons),
        )
        for game in house.boxes.offered.values()
    ]


def bot_level(name: str, game: Game, words: Words) -> messages.BotLevel | None:
    found, known = level(name), record_of(game.name, name)
    if found is None:
        return None
    return messages.BotLevel(
        found.number, found.seconds, beats_below(name, game, words), known["games"] if known else 0
    )


@get("/api/games/{name:str}", opt=KEPT)
async def game_details(
    request: Asking, house: Here, language: Language, name: FromPath[str], box: BoxHash = None
) -> Response[messages.GameDetails]:
    """Everything about a game that does not change while it is played; of a table, with the box that it names."""
    game = await house.game(name, box)
    key = ("game", game.name, game.box.hash, language)
    return await kept(request, house, key, lambda: _game_details(house, game, language))


def _game_details(house: House, game: Game, language: str) -> messages.GameDetails:
    words = game.words.into(language)
    moves = [
        messages.MoveInfo(
            number=move.number,
            verb=move.verb,
            args=move.args,
            text=move.text,
            say=words.say(f"move.{move.verb}", {**move.args}),
            key=move.key,
        )
        for move in game.moves
    ]
    return messages.GameDetails(
        name=game.name,
        title=game.title,
        seats=list(game.seats),
        moves=moves,
        words=words.source,
        names=words.names,
        box=game.box.in_words(words).components(),
        house_made=game.box.house_made(),
        owner_box=house.boxes.owner_box(game),
        board=board_address(game.name) if game.name in house.boards else None,
        hints=can_judge(game),
    )


@get("/api/games/{name:str}/rules", opt=KEPT)
async def rules(
    request: Asking, house: Here, language: Language, name: FromPath[str]
) -> Response[list[messages.RuleInfo]]:
    """The numbered rules of a game."""
    game = house.boxes.game(name)
    return await kept(request, house, ("rules", game.name, language), lambda: _rules(game, language))


def _rules(game: Game, language: str) -> list[messages.RuleInfo]:
    found = rulebook.rules_of(game.name, language)
    return [messages.RuleInfo(rule.number, rule.chapter, rule.text) for rule in found.values()]


@get("/api/games/{name:str}/lessons", opt=KEPT)
async def lessons(
    request: Asking, house: Here, language: Language, name: FromPath[str]
) -> Response[list[messages.LessonInfo]]:
    """The lessons of a game, in their order."""
    game = house.boxes.own(name)
    return await kept(request, house, ("lessons", game.name, language), lambda: lessons_of(game, language))


@get("/api/games/{name:str}/lessons/{lesson:str}", opt=KEPT)
async def lesson(
    request: Asking, house: Here, language: Language, name: FromPath[str], lesson: FromPath[str]
) -> Response[messages.Lesson]:
    """One lesson with all its steps."""
    game = house.boxes.own(name)
    key = ("lesson", game.name, lesson, language)
    return await kept(request, house, key, lambda: whole_lesson(game, lesson, language))


@post("/api/games/{name:str}/lessons/{lesson:str}/why", status_code=200)
async def why_in_lesson(
    house: Here,
    me: Me,
    name: FromPath[str],
    lesson: FromPath[str],
    data: Annotated[messages.WhyInLesson, Body()],
) -> messages.NotNow | None:
    """Why I cannot use a thing at a step of a lesson; null where I can."""
    if not house.reasons.allow(me.id):
        raise TooMany("many_reasons")
    return await asyncio.to_thread(not_now_in_lesson, house.boxes.own(name), lesson, data)


# Boxes of owners -----------------------------------------------------------------------------------------------------


@get("/api/boxes/{name:str}", opt=KEPT)
async def box_form(request: Asking, house: Here, language: Language, name: FromPath[str]) -> Response[messages.BoxForm]:
    """What an owner of the real game can enter."""
    game = house.boxes.own(name)
    return await kept(request, house, ("box", game.name, language), lambda: owning.form(game, language))


@post("/api/boxes/{name:str}/check", status_code=200, request_max_body_size=limits.BOX_BODY)
async def check_box(
    house: Here, me: Me, language: Language, name: FromPath[str], data: Annotated[messages.BoxDraft, Body()]
) -> messages.BoxChecked:
    """What of a draft fits."""
    found = await asyncio.to_thread(owning.settled, house.boxes.own(name), data.tables)
    return await asyncio.to_thread(owning.checked, house.boxes.own(name), found, data.tables, language)


@post("/api/boxes/{name:str}/read", status_code=200, request_max_body_size=limits.BOX_BODY)
async def read_box(
    house: Here, me: Me, language: Language, name: FromPath[str], data: Annotated[messages.BoxFile, Body()]
) -> messages.BoxChecked:
    """The draft that a box file is, looked through."""
    own = house.boxes.own(name)
    tables = await asyncio.to_thread(owning.read, own, data.text)
    found = await asyncio.to_thread(owning.settled, own, tables)
    return await asyncio.to_thread(owning.checked, own, found, tables, language)


@post("/api/boxes/{name:str}/write", status_code=200, request_max_body_size=limits.BOX_BODY)
async def write_box(
    house: Here, me: Me, name: FromPath[str], data: Annotated[messages.BoxDraft, Body()]
) -> messages.BoxFile:
    """The box file of all of a draft that fits."""
    found = await asyncio.to_thread(owning.settled, house.boxes.own(name), data.tables)
    return messages.BoxFile(written(found.facts))


@post("/api/boxes/{name:str}", request_max_body_size=limits.BOX_BODY)
async def keep_box(
    house: Here, me: Me, name: FromPath[str], data: Annotated[messages.BoxDraft, Body()]
) -> messages.BoxKept:
    """Store the box of all of a draft that fits, to open tables with it."""
    found = await asyncio.to_thread(owning.settled, house.boxes.own(name), data.tables)
    hash = found.game.box.hash
    await house.keep_box(me, found.game.name, hash, written(found.facts))
    return messages.BoxKept(hash)


# Tables --------------------------------------------------------------------------------------------------------------


@get("/api/tables")
async def list_tables(house: Here, me: Me) -> messages.TableList:
    return await house.lists(me)


@get("/api/turns")
async def my_turns(house: Here, me: Me) -> list[messages.TableInfo]:
    """The tables at which it is my turn: where my time runs out first, then the one that waits longest."""
    return await house.turns(me.id)


@post("/api/tables")
async def open_table(house: Here, me: Me, data: Annotated[messages.NewTable, Body()]) -> messages.OpenedTable:
    """Open a table. Where all seats are taken, the bots that are asked begin."""
    table = await house.opening.table(me, data)
    (await house.live(table)).bots.wake()
    return messages.OpenedTable(table)


@get("/api/history")
async def history(house: Here, me: Me, before: Before = None) -> messages.History:
    """My finished games and the tables that I put away, from the newest on, or from a moment back."""
    return await house.history(me, time.time() + 1 if before is None else before)


@put("/api/tables/{table:str}/shelf")
async def shelve(
    house: Here, me: Me, table: FromPath[str], data: Annotated[messages.Shelving, Body()]
) -> messages.Shelving:
    """Put a table of mine away, or take it back into my list."""
    await house.shelve(me, table, data.archived)
    return data


@delete("/api/tables/{table:str}")
async def remove(house: Here, me: Me, table: FromPath[str]) -> None:
    """Take a table out of my lists for good; one where nobody else sits is forgotten altogether."""
    await house.remove(me, table)


@get("/api/tables/{table:str}")
async def table_info(visit: AtTable) -> messages.TableInfo:
    return visit.info()


@get("/api/tables/{table:str}/guests")
async def guests(house: Here, visit: AtTable) -> list[messages.Guest]:
    """Who is at my table beside me, for its host."""
    return await house.hosting.guests(visit.me, visit.live)


# Seats ---------------------------------------------------------------------------------------------------------------
# All of one shape: they name a seat (what a host decides, a person), change something there, and tell how it is then.
# `SEATS` is their place.


@post("/join", status_code=200)
async def join(visit: AtTable, data: Annotated[messages.SeatChoice, Body()]) -> messages.TableInfo:
    """Sit down: in a free seat, in a bot's that is offered, or again in my own. Who sits down has a name."""
    me, live = visit.me, visit.live
    if not me.named and not live.seating.of(me.id):
        raise EntrepotError("name_first")
    await live.take_seat(me.id, me.name, data.seat)
    return visit.info()


@post("/leave", status_code=200)
async def leave(visit: AtTable, data: Annotated[messages.SeatChoice, Body()]) -> messages.TableInfo:
    await visit.live.leave_seat(visit.me.id, data.seat)
    return visit.info()


@post("/fill", status_code=200)
async def fill(visit: AtTable, data: Annotated[messages.SeatBot, Body()]) -> messages.TableInfo:
    """Let a bot take a free seat before the game."""
    await visit.live.fill_seat(visit.me.id, data.seat, data.bot)
    return visit.info()


@post("/offer", status_code=200)
async def offer(visit: AtTable, data: Annotated[messages.SeatOffer, Body()]) -> messages.TableInfo:
    """Say whether a friend may take a bot's seat."""
    await visit.live.offer_seat(visit.me.id, data.seat, data.offered)
    return visit.info()


@post("/sit-in", status_code=200)
async def sit_in(visit: AtTable, data: Annotated[messages.SeatBot, Body()]) -> messages.TableInfo:
    """Let a bot play for somebody who is away, until they take the seat back."""
    await visit.live.sit_in(visit.me.id, data.seat, data.bot)
    return visit.info()


@post("/nudge", status_code=200)
async def nudge(house: Here, visit: AtTable, data: Annotated[messages.SeatChoice, Body()]) -> messages.TableInfo:
    """Ask somebody to move."""
    await house.nudge(visit.me, visit.live, data.seat)
    return visit.info()


@post("/concede", status_code=200)
async def concede(visit: AtTable, data: Annotated[messages.SeatChoice, Body()]) -> messages.TableInfo:
    """Give up for good."""
    await visit.live.concede(visit.me.id, data.seat)
    return visit.info()


@post("/kick", status_code=200)
async def kick(house: Here, visit: AtTable, data: Annotated[messages.GuestKick, Body()]) -> list[messages.Guest]:
    """Send somebody away from my table, or let them come again."""
    await house.hosting.kick(visit.me, visit.live, data.person, data.away)
    return await house.hosting.guests(visit.me, visit.live)


@post("/mute", status_code=200)
async def mute(house: Here, visit: AtTable, data: Annotated[messages.GuestMute, Body()]) -> list[messages.Guest]:
    """Let somebody write no more at my table, or again."""
    await house.hosting.mute(visit.me, visit.live, data.person, data.muted)
    return await house.hosting.guests(visit.me, visit.live)


@post("/close", status_code=204)
async def close(house: Here, visit: AtTable) -> None:
    """Close my table: where no game has begun it is cleared away; a game ends for everybody, without a winner."""
    await house.hosting.close(visit.me, visit.live)


SEATS = Router(
    "/api/tables/{table:str}",
    route_handlers=[join, leave, fill, offer, sit_in, nudge, concede, kick, mute, close],
    dependencies={"visit": Provide(change_table)},
)


# Inviting ------------------------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/invitation")
async def invitation(request: Asking, house: Here, visit: AtTable) -> messages.Invitation:
    """How friends come to a table."""
    code = visit.live.facts.code
    return messages.Invitation(code, f"/j/{code}", house.door.reach(request.headers.get("host", "")))


@get("/api/tables/{table:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: Asking, house: Here, visit: AtTable) -> bytes:
    """The link of an invitation, for cameras."""
    reach = house.door.reach(request.headers.get("host", ""))
    link = f"{reach.origin or origin(request, house)}/j/{visit.live.facts.code}"
    return await asyncio.to_thread(qr_picture, link)


@get("/api/invitations/{said:str}")
async def find(request: Asking, house: Here, me: Me, said: FromPath[str]) -> messages.OpenedTable:
    """The table of three words, however they are spelled; only for guests who are known here."""
    return messages.OpenedTable((await house.find_table(said, address(request))).id)


@post("/api/reach", status_code=200)
async def let_network_in(request: Asking, house: Here, me: Me) -> messages.Reach:
    """Listen in this machine's network too; only who sits at this machine can say so."""
    host = request.headers.get("host", "")
    if not security.is_at_this_machine(request.headers, address(request)):
        raise NotYours("only_at_server")
    await house.door.open()
    return house.door.reach(host)


@post("/api/tables/{table:str}/again")
async def again(house: Here, me: Me, table: FromPath[str]) -> messages.OpenedTable:
    """The table that follows this one, for everybody who asks."""
    fresh = await house.opening.again(me, table)
    (await house.live(fresh)).bots.wake()
    return messages.OpenedTable(fresh)


# Playing and looking back --------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/moments/{index:int}")
async def moment(visit: AtTable, index: FromPath[int], seat: Seat = None) -> messages.Moment:
    """The table as it was after so many moves."""
    then = await visit.at(visit.played(seat).table, index)
    return messages.Moment(index, seat, then.view(seat))


@post("/api/tables/{table:str}/why", status_code=200)
async def why(house: Here, visit: AtTable, data: Annotated[messages.Why, Body()]) -> messages.NotNow | None:
    """Why I cannot use a thing now, from what my seat may know; null where I can."""
    visit.live.seating.check_plays(visit.me.id, data.seat)
    if not house.reasons.allow(visit.me.id):
        raise TooMany("many_reasons")
    table = visit.played(data.seat).table
    return await asyncio.to_thread(not_now, visit.live.game, table, data.seat, data.moves)


@get("/api/tables/{table:str}/log")
async def log(visit: AtTable, seat: Seat = None) -> list[messages.Entry]:
    return showing.entries(visit.played(seat).table, seat, 0)


@get("/api/tables/{table:str}/chart", opt=KEPT)
async def chart(request: Asking, house: Here, visit: AtTable) -> Response[messages.Chart]:
    """The scores after every move of a finished game."""
    over = visit.finished("shown_when_over")
    return await kept(request, house, ("chart", visit.live.id), lambda: _chart(over))


def _chart(now: Table) -> messages.Chart:
    return messages.Chart(scores_after_each(now), [None, *(seat for seat, _ in now.ledger)], str(now.seed))


@post("/api/tables/{table:str}/review", status_code=200)
async def ask_review(house: Here, visit: AtTable, seat: Seat = None) -> messages.Review:
    """Let the master look at a finished game, in the background; what is there of it already."""
    visit.played(seat)
    await house.reviews.ask(visit.me.id, visit.live, visit.finished_by_our_rules("review_when_over"))
    return await house.reviews.tell(visit.live, seat)


@get("/api/tables/{table:str}/review")
async def review(house: Here, visit: AtTable, seat: Seat = None) -> messages.Review:
    """How far the review of a finished game is, and what it has found; asking starts nothing."""
    visit.played(seat)
    visit.finished("review_when_over")
    return await house.reviews.tell(visit.live, seat)


@post("/api/tables/{table:str}/what-if")
async def what_if(house: Here, visit: AtTable, data: Annotated[messages.WhatIf, Body()]) -> messages.OpenedTable:
    """A table of my own from a moment of a finished game, against bots; that game stays as it is."""
    then = await visit.at(visit.finished_by_our_rules("what_if_when_over"), data.index)
    fresh = await house.opening.what_if(visit.me, visit.live, data, then)
    (await house.live(fresh)).bots.wake()
    return messages.OpenedTable(fresh)


@get("/api/tables/{table:str}/save", media_type=MediaType.TEXT)
async def save(visit: AtTable) -> str:
    """A finished game as a file that `entrepot replay` reads."""
    return visit.finished("shown_when_over").save()


@post("/api/tables/{table:str}/act", status_code=200)
async def act(
    visit: AtTable, data: Annotated[messages.Play | messages.Undo | messages.Restart, Body()]
) -> messages.TableInfo:
    """Play or take back without a socket, for scripts."""
    await visit.live.act(visit.me.id, data)
    return visit.info()


@get("/api/tables/{table:str}/now")
async def now(visit: AtTable, seat: Seat = None) -> messages.Update:
    """The moment as a socket would tell it, for scripts."""
    return visit.live.moment(visit.played(seat), visit.me.id, seat)


def shared_pages(static: Path) -> list[ControllerRouterHandler]:
    """The pages whose links people send each other: they tell messengers what they lead to."""

    @route(["/tables/{said:str}", "/j/{said:str}"], http_method=LOOK, include_in_schema=False)
    async def open_shared(request: Asking, house: Here, said: FromPath[str]) -> Response[str]:
        try:
            preview = await house.preview(await house.find_table(said, f"page {address(request)}"))
        except EntrepotError:
            return page(static)  # the client says what is wrong with the link
        return page(static, head=preview.head(origin(request, house), request.url.path, language_of(request)))

    return [open_shared]


@route("/healthz", http_method=LOOK)
async def health() -> dict[str, str]:
    """Whether the server is alive: whoever gets this answer knows."""
    return {"status": "ok"}


@route("/readyz", http_method=LOOK)
async def ready(house: Here) -> dict[str, str]:
    """Whether something can be stored: a row is written to the database of the start, and read."""
    problem = await house.readiness.problem()
    if problem is not None:
        raise problem
    return {"status": "ok"}


@get("/metrics", media_type=metrics.CONTENT_TYPE, include_in_schema=False)
async def tell_metrics(request: Asking, house: Here) -> str:
    """What is counted and measured, for Prometheus: only for programs on this machine, or with the token."""
    if not security.may_measure(request.headers, address(request), house.settings.metrics_token):
        raise NotFoundException
    return metrics.text(house)


ALL: list[ControllerRouterHandler] = [
    who_am_i, rename, new_code, claim, games, game_details, rules, lessons, lesson, why_in_lesson,
    list_tables, my_turns, open_table, table_info, guests,
    box_form, check_box, read_box, write_box, keep_box,
    SEATS, invitation, qr, find, let_network_in, again, history, shelve, remove, moment, why, log, chart, ask_review,
    review, what_if,
    save, act, now, health, ready, tell_metrics,
]  # fmt: skip
