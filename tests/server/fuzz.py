"""Nonsense from outside: whatever comes in is carried out or refused in a sentence, and nothing fails inside.

python -m tests.server.fuzz                          20,000 cases of everything
python -m tests.server.fuzz --cases 100000 http      one of them, for long
python -m tests.server.fuzz --seed 7
"""

import argparse
import importlib
import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import hypothesis.strategies as st
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from requests.adapters import HTTPAdapter
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from urllib3 import Retry
from websockets.exceptions import ConnectionClosed

from entrepot import EntrepotError, games, load, restore
from entrepot.server.app import make_app
from entrepot.server.settings import Settings

from .guest import BOT, ME, Chair, Guest
from .running import PATIENCE, Nursery, Server

Fuzz = Callable[[Server, int, int], None]
MANY: Final = {
    "new_people": (10**9, 1.0),
    "new_tables": (10**9, 1.0),
    "invitations": (10**9, 1.0),
    "codes": (10**9, 1.0),
}
"""Limits that would hide what is behind them."""
CLOSED: Final = {1000, 1007, 1009, 4403, 4404, 4408, 4410}
"""How a socket may be closed for what was said on it."""


def run(cases: int, number: int, strategy: st.SearchStrategy[Any], check: Callable[[Any], None]) -> None:
    """Try so many cases, the same ones for the same seed."""
    phases = (Phase.generate, Phase.shrink)
    quiet = settings(
        max_examples=cases, deadline=None, database=None, phases=phases, suppress_health_check=list(HealthCheck)
    )
    seed(number)(quiet(given(strategy)(check)))()


# HTTP ----------------------------------------------------------------------------------------------------------------


def http(server: Server, cases: int, number: int) -> None:
    """Every route, by the server's own description, with what fits it and with what does not."""
    with Guest(server.url, "Mallory") as guest:
        table = guest.open(ME, BOT)
        described = make_app(Settings("sqlite://")).openapi_schema.to_schema()
        schema = schemathesis.openapi.from_dict(described)
        cookies = dict(guest.http.cookies)
        modes = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
        operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
        operations = [found for found in operations if found.path != "/api/reach"]  # it would open the door
        known = st.sampled_from([{}, {"table": table}, {"table": table, "name": "carthage", "game": "carthage"}])
        strategies = [
            st.tuples(operation.as_strategy(generation_mode=mode), known) for operation in operations for mode in modes
        ]
        with new_session() as session:

            def check(given: tuple[Any, dict[str, str]]) -> None:
                case, names = given
                for name, value in names.items():
                    if case.path_parameters and name in case.path_parameters:
                        case.path_parameters[name] = value
                asked = case.as_transport_kwargs(base_url=server.url)
                asked["cookies"] = cookies
                try:
                    answer = session.request(**asked, timeout=PATIENCE, allow_redirects=False)
                except (requests.exceptions.InvalidHeader, UnicodeError, requests.exceptions.InvalidURL):
                    return  # it cannot even be sent
                check_answer(answer.status_code, answer.headers.get("content-type", ""), answer.content)

            run(cases, number, st.one_of(strategies), check)


def new_session() -> requests.Session:
    """A connection that is kept, and made anew where the server has closed it because nothing came for long."""
    session = requests.Session()
    session.trust_env = False
    again = Retry(2, status=0, redirect=0, allowed_methods=None)
    session.mount("http://", HTTPAdapter(max_retries=again))
    return session


def check_answer(status: int, kind: str, content: bytes) -> None:
    """What is refused is refused in a sentence."""
    assert status < 500, (status, content[:500])
    if status >= 400 and "json" in kind:
        problem = json.loads(content)
        assert set(problem) == {"status_code", "key", "values", "detail"}, problem
        assert "Traceback" not in problem["detail"]


def raw(server: Server, cases: int, number: int) -> None:
    """Requests that no library would send: any bytes as path, query, cookie, language, body."""
    bits = st.binary(max_size=40)
    text = st.binary(max_size=12).map(lambda data: "".join(f"%{byte:02x}" for byte in data))
    known = st.sampled_from(
        ["/api/tables/", "/api/games/", "/api/invitations/", "/j/", "/tables/", "/assets/", "/boards/x/"]
    )
    queries = st.sampled_from(["seat", "before", "box", "seen", "x"])
    bodies = st.one_of(
        bits, bits.map(lambda data: b'{"code": "' + data + b'"}'), bits.map(lambda data: b'{"' + data + b'": 1}')
    )
    parts = st.tuples(known, text, queries, text, bits, bodies)
    with new_session() as session:

        def check(given: tuple[str, str, str, str, bytes, bytes]) -> None:
            start, path, query, value, header, body = given
            printable = bytes(byte for byte in header if byte >= 32 and byte != 127).strip()
            headers: dict[str, str | bytes] = {
                "accept-language": printable,
                "cookie": b"entrepot=" + printable,
                "content-type": "application/json",
            }
            request = requests.Request("GET", server.url).prepare()
            request.url = f"{server.url}{start}{path}?{query}={value}"
            request.headers.update(headers)
            check_sent(session, request)
            request.method, request.body = "POST", body
            request.url = f"{server.url}/api/me/claim"
            request.headers["content-length"] = str(len(body))
            check_sent(session, request)

        run(max(1, cases // 2), number, parts, check)


def check_sent(session: requests.Session, request: requests.PreparedRequest) -> None:
    answer = session.send(request, timeout=PATIENCE, allow_redirects=False)
    check_answer(answer.status_code, answer.headers.get("content-type", ""), answer.content)


# Sockets -------------------------------------------------------------------------------------------------------------

NUMBERS: Final = st.one_of(st.integers(-2, 40), st.integers(), st.floats(allow_nan=False), st.just(2**63))
WILD: Final = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, st.text(max_size=30)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)),
    max_leaves=6,
)
NAMES: Final = ("type", "seq", "seat", "move", "text", "id", "here")
KINDS: Final = ("play", "undo", "restart", "look", "say", "here", "hint", "ping", "sing")
MESSAGES: Final = st.one_of(
    st.fixed_dictionaries(
        {"type": st.sampled_from(KINDS)},
        optional={
            "seq": st.one_of(st.integers(-1, 30), WILD),
            "seat": st.one_of(st.none(), st.integers(-1, 4), WILD),
            "move": st.one_of(st.integers(-1, 300), st.text(max_size=90), WILD),
            "text": st.one_of(st.text(max_size=450), WILD),
            "id": st.one_of(st.integers(0, 9), WILD),
            "here": st.one_of(st.booleans(), WILD),
        },
    ).map(json.dumps),
    st.dictionaries(st.sampled_from(NAMES), WILD).map(json.dumps),
    WILD.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
)


def sockets(server: Server, cases: int, number: int) -> None:
    """A player who says anything: what cannot be is refused, and the socket lives on or is closed properly."""
    with Guest(server.url, "Mallory") as guest:
        table = guest.open(ME, BOT, BOT)
        chairs = [Chair(guest.dial(table))]

        def check(message: str | bytes) -> None:
            try:
                chairs[-1].socket.send(message)
                for heard in chairs[-1].rest():
                    assert heard.get("key") != "fault", heard
            except ConnectionClosed:
                assert chairs[-1].socket.close_code in CLOSED, chairs[-1].socket.close_code
                chairs[-1].close()
                chairs[-1] = Chair(guest.dial(table))
            chairs[-1].frames.clear()

        run(cases, number, MESSAGES, check)
        chairs[-1].close()


# Files and notation --------------------------------------------------------------------------------------------------


def saves(server: Server, cases: int, number: int) -> None:
    """Saved games that somebody has changed: they are read, or refused in a sentence."""
    whole = {}
    for name in games():
        table = load(name).deal(2, seed=number)
        for _ in range(12):
            table.play(table.waiting[0], table.moves(table.waiting[0])[0])
        whole[name] = table.save()

    def check(text: str) -> None:
        refused_in_words(lambda: restore(text))

    run(cases, number, st.one_of([changed(text) for text in whole.values()] + [st.text()]), check)


def changed(text: str) -> st.SearchStrategy[str]:
    """A text with some of its lines changed, moved, lost or doubled."""
    lines = text.splitlines()
    places = st.integers(0, len(lines) - 1)
    changes = st.tuples(
        places, st.sampled_from(["cut", "double", "swap", "put", "wreck"]), st.text(max_size=20), places
    )

    def apply(wanted: list[tuple[int, str, str, int]]) -> str:
        left = list(lines)
        for at, how, piece, other in wanted:
            at, other = at % max(1, len(left)), other % max(1, len(left))
            if not left:
                break
            if how == "cut":
                del left[at]
            elif how == "double":
                left.insert(at, left[at])
            elif how == "swap":
                left[at], left[other] = left[other], left[at]
            elif how == "put":
                left.insert(at, piece)
            else:
                middle = other % (len(left[at]) + 1)
                left[at] = left[at][:middle] + piece + left[at][middle + 1 :]
        return "\n".join(left) + "\n"

    return st.lists(changes, min_size=1, max_size=4).map(apply)


def boxes(server: Server, cases: int, number: int) -> None:
    """Boxes that somebody has changed: they are taken, or refused in a sentence."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "box.toml"
        folders = {
            name: Path(str(importlib.import_module(f"entrepot.games.{name}").__file__)).parent for name in games()
        }
        originals = {name: (folder / "box.toml").read_text("utf-8") for name, folder in folders.items()}

        def check(given: tuple[str, str]) -> None:
            name, text = given
            file.write_text(text, encoding="utf-8", errors="surrogatepass")
            refused_in_words(lambda: load(name, file))

        def of(name: str, texts: st.SearchStrategy[str]) -> st.SearchStrategy[tuple[str, str]]:
            return texts.map(lambda text: (name, text))

        by_text = [of(name, changed(text)) for name, text in originals.items()]
        by_value = [of(name, with_other_values(text)) for name, text in originals.items()]
        run(cases, number, st.one_of(by_text + by_value), check)


def with_other_values(text: str) -> st.SearchStrategy[str]:
    """A box with some of its values replaced by others."""
    lines = text.splitlines()
    values = [at for at, line in enumerate(lines) if " = " in line and not line.startswith("#")]

    def apply(wanted: list[tuple[int, object]]) -> str:
        left = list(lines)
        for at, value in wanted:
            left[at] = f"{left[at].partition(' = ')[0]} = {json.dumps(value)}"
        return "\n".join(left) + "\n"

    others = st.one_of(st.integers(-3, 60), st.lists(st.integers(-1, 9), max_size=8), st.text(max_size=20), WILD)
    return st.lists(st.tuples(st.sampled_from(values), others), min_size=1, max_size=3).map(apply)


def notation(server: Server, cases: int, number: int) -> None:
    """Moves as somebody may type them."""
    loaded = [load(name) for name in games()]
    texts = [move.text for game in loaded for move in list(game.moves)[:: max(1, len(list(game.moves)) // 40)]]
    written = st.one_of(
        st.text(max_size=90), st.sampled_from(texts), st.sampled_from(texts).flatmap(changed), NUMBERS, WILD
    )

    def check(given: tuple[Any, object]) -> None:
        game, move = given
        refused_in_words(lambda: game.moves.read(move))

    run(cases, number, st.tuples(st.sampled_from(loaded), written), check)


def refused_in_words(work: Callable[[], object]) -> None:
    said = "It was done."
    try:
        work()
    except EntrepotError as problem:
        said = str(problem)
    assert said.strip()
    assert "Traceback" not in said


FUZZES: Final[dict[str, Fuzz]] = {
    "http": http,
    "raw": raw,
    "sockets": sockets,
    "saves": saves,
    "boxes": boxes,
    "notation": notation,
}


def fuzz(server: Server, names: list[str], cases: int, number: int) -> None:
    for name in names:
        FUZZES[name](server, cases, number)
        assert "ERROR" not in server.said(), server.said()[-5000:]
        assert "Traceback" not in server.said(), server.said()[-5000:]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", default=[], help=", ".join(FUZZES))
    parser.add_argument("--cases", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    nursery = Nursery()
    try:
        for name in given.what or FUZZES:
            with tempfile.TemporaryDirectory() as folder:
                server = Server(nursery, Path(folder), **MANY)
                server.start()
                try:
                    fuzz(server, [name], given.cases, given.seed)
                finally:
                    server.end()
            print(f"{name}: {given.cases} cases, nothing failed", flush=True)
    finally:
        nursery.close()


if __name__ == "__main__":
    main()
