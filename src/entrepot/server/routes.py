"""The HTTP interface: people, games and tables."""

import asyncio
import time
from pathlib import Path
from typing import Annotated, Any, cast

from litestar import MediaType, Request, Response, delete, get, post, put, route
from litestar.datastructures import Cookie, State
from litestar.exceptions import ClientException, HTTPException, NotFoundException, PermissionDeniedException
from litestar.params import Body, FromPath, QueryParameter

from .. import rulebook
from ..bots import bots
from ..kernel.errors import EntrepotError
from ..kernel.table import Table
from . import messages, security
from .house import House, TooMany
from .invitations import qr_picture
from .live import LiveTable
from .network import host_name, is_loopback
from .pages import LOOK, page
from .peers import Peer
from .people import COOKIE, COOKIE_SECONDS
from .seating import NotYours

AnyRequest = Request[Any, Any, State]
Before = Annotated[float | None, QueryParameter(ge=0, le=1e12, required=False)]
Seat = Annotated[int | None, QueryParameter(ge=0, le=16, required=False)]


def house_of(request: AnyRequest) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


async def check_request(request: AnyRequest) -> None:
    """Only our own pages may change anything in a person's name, and they speak JSON."""
    if "\0" in request.scope["path"]:  # no name of ours has this in it, and file systems stumble over it
        raise NotFoundException
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    if not security.same_origin(request.headers):
        raise PermissionDeniedException("This request comes from another site.")
    if not security.speaks_json(request.headers):
        raise HTTPException("The body of a request must be JSON (content-type: application/json).", status_code=415)


async def me_of(request: AnyRequest) -> messages.Me:
    """Who asks. A stranger must have come through GET /api/me first."""
    me = await house_of(request).people.find(request.cookies.get(COOKIE))
    if me is None:
        raise PermissionDeniedException("Nobody knows you here yet: open the front page first.")
    return me


def signed_in(house: House, me: messages.Me) -> Response[messages.Me]:
    cookie = Cookie(
        key=COOKIE,
        value=house.people.cookie(me.id),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookies,
    )
    return Response(me, cookies=[cookie])


def origin(request: AnyRequest) -> str:
    """Where this server was found. Behind TLS the request itself does not know that."""
    scheme = "https" if house_of(request).settings.secure_cookies else request.url.scheme
    return f"{scheme}://{request.headers.get('host', '')}"


def address(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


# People --------------------------------------------------------------------------------------------------------------


@get("/api/me")
async def who_am_i(request: AnyRequest) -> Response[messages.Me]:
    """Who I am; a stranger becomes a guest."""
    house = house_of(request)
    me = await house.people.find(request.cookies.get(COOKIE))
    if me is None:
        if not house.new_people.allow(address(request)):
            raise TooMany("Many guests came from your address just now: wait a minute.")
        me = await house.people.welcome()
    return signed_in(house, me)


@put("/api/me")
async def rename(request: AnyRequest, data: Annotated[messages.NewName, Body()]) -> messages.Me:
    return await house_of(request).rename(await me_of(request), data.name)


@post("/api/me/code", status_code=200)
async def new_code(request: AnyRequest) -> messages.DeviceCode:
    """A private code that carries me to another device; older codes end."""
    return await house_of(request).people.new_code(await me_of(request))


@post("/api/me/claim", status_code=200)
async def claim(request: AnyRequest, data: Annotated[messages.DeviceCode, Body()]) -> Response[messages.Me]:
    """Become the person of a private code on this device."""
    house = house_of(request)
    if not house.codes.allow(address(request)):
        raise TooMany("Too many codes were tried: wait a minute.")
    me = await house.people.by_code(data.code)
    if me is None:
        raise ClientException("Nobody has this code.")
    return signed_in(house, me)


# Games ---------------------------------------------------------------------------------------------------------------


@get("/api/games")
async def games(request: AnyRequest) -> list[messages.GameInfo]:
    return [
        messages.GameInfo(
            name=game.name,
            title=game.title,
            seats=list(game.seats),
            options=[
                messages.OptionInfo(name, option.default, list(option.values), option.about)
                for name, option in game.options.items()
            ],
            bots=[messages.BotInfo(name, about) for name, about in bots(game).items()],
            house_made=game.box.house_made(),
        )
        for game in house_of(request).games.values()
    ]


@get("/api/games/{name:str}")
async def game_details(request: AnyRequest, name: FromPath[str]) -> messages.GameDetails:
    """Everything about a game that does not change while it is played."""
    game = house_of(request).game(name)
    moves = [
        messages.MoveInfo(
            number=move.number,
            verb=move.verb,
            args=move.args,
            text=move.text,
            say=game.words.say(f"move.{move.verb}", {**move.args}),
            key=move.key,
        )
        for move in game.moves
    ]
    return messages.GameDetails(
        name=game.name,
        title=game.title,
        seats=list(game.seats),
        moves=moves,
        words=game.words.source,
        box=game.box.facts,
        house_made=game.box.house_made(),
    )


@get("/api/games/{name:str}/rules")
async def rules(request: AnyRequest, name: FromPath[str]) -> list[messages.RuleInfo]:
    """The numbered rules of a game."""
    found = rulebook.rules_of(house_of(request).game(name).name)
    return [messages.RuleInfo(rule.number, rule.chapter, rule.text) for rule in found.values()]


# Tables --------------------------------------------------------------------------------------------------------------


async def live_of(request: AnyRequest, table: FromPath[str]) -> LiveTable:
    return await house_of(request).live(table)


async def played(request: AnyRequest, table: FromPath[str], seat: int | None) -> tuple[LiveTable, Table]:
    """A table that has begun, if the person may look at it from that seat."""
    me = await me_of(request)
    live = await live_of(request, table)
    if not live.may_look_from(me.id, seat):
        raise NotYours("You can look from your own seats only, until the game is over.")
    if live.table is None:
        raise EntrepotError("The table still waits for players.")
    return live, live.table


@get("/api/tables")
async def list_tables(request: AnyRequest) -> messages.TableList:
    return await house_of(request).lists(await me_of(request))


@post("/api/tables")
async def open_table(request: AnyRequest, data: Annotated[messages.NewTable, Body()]) -> messages.OpenedTable:
    return messages.OpenedTable(await house_of(request).open_table(await me_of(request), data))


@get("/api/history")
async def history(request: AnyRequest, before: Before = None) -> messages.History:
    """My finished games and the tables that I put away, from the newest on, or from a moment back."""
    return await house_of(request).history(await me_of(request), time.time() + 1 if before is None else before)


@put("/api/tables/{table:str}/shelf")
async def shelve(
    request: AnyRequest, table: FromPath[str], data: Annotated[messages.Shelving, Body()]
) -> messages.Shelving:
    """Put a table of mine away, or take it back into my list."""
    await house_of(request).shelve(await me_of(request), table, data.archived)
    return data


@delete("/api/tables/{table:str}")
async def remove(request: AnyRequest, table: FromPath[str]) -> None:
    """Take a table out of my lists for good; one where nobody else sits is forgotten altogether."""
    await house_of(request).remove(await me_of(request), table)


@get("/api/tables/{table:str}")
async def table_info(request: AnyRequest, table: FromPath[str]) -> messages.TableInfo:
    me = await me_of(request)
    return (await live_of(request, table)).info(me.id)


# Seats ---------------------------------------------------------------------------------------------------------------


async def at_table(request: AnyRequest, table: FromPath[str]) -> tuple[messages.Me, LiveTable]:
    """Who wants to change something at a table, not too often."""
    me = await me_of(request)
    if not house_of(request).seat_changes.allow(me.id):
        raise TooMany("You have changed a lot just now: wait a minute.")
    return me, await live_of(request, table)


@post("/api/tables/{table:str}/join", status_code=200)
async def join(
    request: AnyRequest, table: FromPath[str], data: Annotated[messages.SeatChoice, Body()]
) -> messages.TableInfo:
    """Sit down: in a free seat, in a bot's that is offered, or again in my own. Who sits down has a name."""
    me, live = await at_table(request, table)
    if not me.named and not live.seats_of(me.id):
        raise EntrepotError("Say your name first: the others want to know who sits down.")
    await live.take_seat(me.id, me.name, data.seat)
    return live.info(me.id)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(
    request: AnyRequest, table: FromPath[str], data: Annotated[messages.SeatChoice, Body()]
) -> messages.TableInfo:
    me, live = await at_table(request, table)
    await live.leave_seat(me.id, data.seat)
    return live.info(me.id)


@post("/api/tables/{table:str}/fill", status_code=200)
async def fill(
    request: AnyRequest, table: FromPath[str], data: Annotated[messages.SeatBot, Body()]
) -> messages.TableInfo:
    """Let a bot take a free seat before the game."""
    me, live = await at_table(request, table)
    await live.fill_seat(me.id, data.seat, data.bot)
    return live.info(me.id)


@post("/api/tables/{table:str}/offer", status_code=200)
async def offer(
    request: AnyRequest, table: FromPath[str], data: Annotated[messages.SeatOffer, Body()]
) -> messages.TableInfo:
    """Say whether a friend may take a bot's seat."""
    me, live = await at_table(request, table)
    await live.offer_seat(me.id, data.seat, data.offered)
    return live.info(me.id)


@post("/api/tables/{table:str}/sit-in", status_code=200)
async def sit_in(
    request: AnyRequest, table: FromPath[str], data: Annotated[messages.SeatBot, Body()]
) -> messages.TableInfo:
    """Let a bot play for somebody who is away, until they take the seat back."""
    me, live = await at_table(request, table)
    await live.sit_in(me.id, data.seat, data.bot)
    return live.info(me.id)


@post("/api/tables/{table:str}/nudge", status_code=200)
async def nudge(
    request: AnyRequest, table: FromPath[str], data: Annotated[messages.SeatChoice, Body()]
) -> messages.TableInfo:
    """Ask somebody to move."""
    me, live = await at_table(request, table)
    await house_of(request).nudge(me, live, data.seat)
    return live.info(me.id)


@post("/api/tables/{table:str}/concede", status_code=200)
async def concede(
    request: AnyRequest, table: FromPath[str], data: Annotated[messages.SeatChoice, Body()]
) -> messages.TableInfo:
    """Give up for good."""
    me, live = await at_table(request, table)
    await live.concede(me.id, data.seat)
    return live.info(me.id)


@post("/api/tables/{table:str}/close", status_code=204)
async def close(request: AnyRequest, table: FromPath[str]) -> None:
    """Clear away a table at which no game has begun."""
    me, live = await at_table(request, table)
    await house_of(request).close_table(me, live)


# Inviting ------------------------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/invitation")
async def invitation(request: AnyRequest, table: FromPath[str]) -> messages.Invitation:
    """How friends come to a table."""
    await me_of(request)
    return await _invitation(request, table)


async def _invitation(request: AnyRequest, table: str) -> messages.Invitation:
    house = house_of(request)
    code = await house.code_of(await house.live(table))
    return messages.Invitation(code, f"/j/{code}", house.door.reach(request.headers.get("host", "")))


@get("/api/tables/{table:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: AnyRequest, table: FromPath[str]) -> bytes:
    """The link of an invitation, for cameras."""
    await me_of(request)
    found = await _invitation(request, table)
    return await asyncio.to_thread(qr_picture, (found.reach.origin or origin(request)) + found.path)


@get("/api/invitations/{said:str}")
async def find(request: AnyRequest, said: FromPath[str]) -> messages.OpenedTable:
    """The table of three words, however they are spelled."""
    await me_of(request)
    return messages.OpenedTable((await house_of(request).find_table(said, address(request))).id)


@post("/api/reach", status_code=200)
async def let_network_in(request: AnyRequest) -> messages.Reach:
    """Listen in this machine's network too; only who sits at this machine can say so."""
    await me_of(request)
    host = request.headers.get("host", "")
    if not is_loopback(address(request)) or not is_loopback(host_name(host)):
        raise NotYours("Only who sits at the computer of the server can do that.")
    door = house_of(request).door
    await door.open()
    return door.reach(host)


@post("/api/tables/{table:str}/again")
async def again(request: AnyRequest, table: FromPath[str]) -> messages.OpenedTable:
    return messages.OpenedTable(await house_of(request).again(await me_of(request), table))


@get("/api/tables/{table:str}/moments/{index:int}")
async def moment(request: AnyRequest, table: FromPath[str], index: FromPath[int], seat: Seat = None) -> messages.Moment:
    """The table as it was after so many moves."""
    _, now = await played(request, table, seat)
    if not 0 <= index <= len(now.ledger):
        raise NotFoundException(f"The game has {len(now.ledger)} moves so far.")
    then = await asyncio.to_thread(now.at, index)  # a table that was once shown is never changed, only replaced
    return messages.Moment(index, seat, cast(messages.TableView, then.view(seat)))


@get("/api/tables/{table:str}/log")
async def log(request: AnyRequest, table: FromPath[str], seat: Seat = None) -> list[messages.Entry]:
    live, _ = await played(request, table, seat)
    return live.entries(seat, 0)


async def finished(request: AnyRequest, table: FromPath[str]) -> Table:
    live, now = await played(request, table, None)
    if not live.over:
        raise PermissionDeniedException("This is shown when the game is over.")
    return now


@get("/api/tables/{table:str}/chart")
async def chart(request: AnyRequest, table: FromPath[str]) -> messages.Chart:
    """The scores after every move of a finished game."""
    return await asyncio.to_thread(_chart, await finished(request, table))


def _chart(now: Table) -> messages.Chart:
    then = now.at(0)
    scores = [then.scores()]
    for seat, move in now.ledger:
        then.play(seat, move)
        scores.append(then.scores())
    return messages.Chart(scores, [None, *(seat for seat, _ in now.ledger)], now.seed)


@get("/api/tables/{table:str}/save", media_type=MediaType.TEXT)
async def save(request: AnyRequest, table: FromPath[str]) -> str:
    """A finished game as a file that `entrepot replay` reads."""
    return (await finished(request, table)).save()


@post("/api/tables/{table:str}/act", status_code=200)
async def act(
    request: AnyRequest, table: FromPath[str], data: Annotated[messages.Play | messages.Undo | messages.Restart, Body()]
) -> messages.TableInfo:
    """Play or take back without a socket, for scripts."""
    me = await me_of(request)
    live = await live_of(request, table)
    if isinstance(data, messages.Play):
        await live.play(me.id, data)
    elif isinstance(data, messages.Undo):
        await live.undo(me.id, data)
    else:
        await live.restart(me.id, data)
    return live.info(me.id)


@get("/api/tables/{table:str}/now")
async def now(
    request: AnyRequest, table: FromPath[str], seat: Seat = None
) -> messages.Update | messages.ChatNews | messages.Refused | messages.Done:
    """The table as a socket would tell it, for scripts."""
    me = await me_of(request)
    live = await live_of(request, table)
    if not live.may_look_from(me.id, seat):
        raise NotYours("You can look from your own seats only, until the game is over.")
    return live.update_for(Peer(me.id, seat, -1))


def shared_pages(static: Path) -> list[Any]:
    """The pages whose links people send each other: they tell messengers what they lead to."""

    @route(["/tables/{said:str}", "/j/{said:str}"], http_method=LOOK, include_in_schema=False)
    async def open_shared(request: AnyRequest, said: FromPath[str]) -> Response[str]:
        house = house_of(request)
        try:
            preview = await house.preview(await house.find_table(said, f"page {address(request)}"))
        except EntrepotError:
            return page(static)  # the client says what is wrong with the link
        return page(static, head=preview.head(origin(request), request.url.path))

    return [open_shared]


@route("/healthz", http_method=LOOK)
async def health(request: AnyRequest) -> dict[str, str]:
    await house_of(request).store.ping()
    return {"status": "ok"}


ALL: list[Any] = [
    who_am_i, rename, new_code, claim, games, game_details, rules, list_tables, open_table, table_info, join, leave,
    fill, offer, sit_in, nudge, concede, close, invitation, qr, find, let_network_in, again, history, shelve, remove,
    moment, log, chart, save, act, now, health,
]  # fmt: skip
