"""Two people in two browsers, behind the proxy, at two processes: one is killed, and they play on without reloading."""

import contextlib
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.playing import open_table, seq, sit_down
from tests.browser.test_people import play_until
from tests.server.postgres import new_database, postgres, programs
from tests.server.proxy import FILE, proxied
from tests.server.running import TEST_SETTINGS, Nursery, Server, fetch, sockets, wait_for

CLUB = tomllib.loads((FILE.parent / "settings.toml").read_text(encoding="utf-8"))
STAYS = "window.stays"


def test_pages_play_on_at_another_process_without_reloading(newcomer: Newcomer, tmp_path: Path) -> None:
    folder = programs()
    if folder is None:
        pytest.skip("THE PROXY IS NOT TESTED WITH PAGES: no `postgres` in PATH or /usr/lib/postgresql/*/bin")
    with contextlib.closing(Nursery()) as nursery, postgres(folder) as database:
        settings = {**TEST_SETTINGS, **CLUB, "database": new_database(str(database.home))}
        servers = [Server(nursery, tmp_path, **settings) for _ in range(2)]
        with proxied(tmp_path, [server.port for server in servers]) as proxy:
            try:
                check_pages(newcomer, servers, proxy.url)
            finally:
                for server in servers:
                    server.end()


def check_pages(newcomer: Newcomer, servers: list[Server], address: str) -> None:
    """Ann is at a table whose process is killed, so she is served by the other one, and Ben by the one that is back;
    then hers is killed."""
    hers, his = servers
    for server in servers:
        server.start()
    ann, ben = (newcomer(shaky=True, ignore_https_errors=True) for _ in range(2))
    for _ in range(20):
        path = open_table(ann, address, [{"kind": "me"}, {"kind": "open"}])
        ann.goto(address + path)
        expect(ann.get_by_test_id("waiting-room")).to_be_visible()
        wait_for(lambda: sockets(hers) + sockets(his) == 1)
        if sockets(his):
            break
    assert sockets(his), "the proxy sends every table to the same process"
    his.end()
    wait_for(lambda: sockets(hers) == 1)
    his.start()

    def at_both() -> bool:
        """The proxy takes its time until it tries a process again."""
        ben.wait_for_timeout(500)
        ben.goto(address + path)
        expect(ben.get_by_test_id("waiting-room")).to_be_visible()
        wait_for(lambda: sockets(hers) + sockets(his) == 2)
        return [sockets(hers), sockets(his)] == [1, 1]

    wait_for(at_both)
    sit_down(ben, 1, "Ben")
    for page in (ann, ben):
        expect(page.get_by_test_id("board")).to_be_visible()
        page.evaluate(f"{STAYS} = true")
    play_until([ann, ben], moves=6)
    before = seq(ann)
    hers.end()
    wait_for(lambda: fetch(f"{address}/healthz").status_code == 200)
    wait_for(lambda: sockets(his) == 2)
    play_until([ann, ben], moves=6)
    assert seq(ann) > before
    assert [page.evaluate(STAYS) for page in (ann, ben)] == [True, True], "nobody reloaded"
