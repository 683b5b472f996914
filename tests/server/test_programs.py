"""Programs from outside at tables: they sit and play, and a bad one harms only itself."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import entrepot
from entrepot import UnknownBot
from entrepot.bots import bots
from entrepot.server.bots import Asked, BotPool, Worker
from entrepot.server.house import House
from entrepot.server.live import LiveTable
from entrepot.server.messages import Me

from . import odd_bots
from .conftest import Launch, Welcome
from .guest import ME, Chair, Guest
from .house import game_at, new_table, open_house, play_first, run, until
from .running import TEST_SETTINGS, is_alive, wait_for

EXAMPLE = f"{sys.executable} {Path(__file__).parents[2] / 'examples' / 'outside_bot.py'}"
LINES = """
import json, os, sys, time
def say(**message): print(json.dumps(message), flush=True)
for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "introduce":
        say(type="introduction", name="Odd", games=["carthage"])
    elif question["type"] == "hello":
        say(type="ready")
    else:
        open("PLACE", "w").write(str(os.getpid()))
        ANSWER
"""


@pytest.fixture
def odd(tmp_path: Path) -> Callable[[str], str]:
    """The command line of a program that answers questions oddly; its process is written down in `tmp_path/pid`."""

    def write(answer: str) -> str:
        file = tmp_path / "odd.py"
        file.write_text(LINES.replace("PLACE", str(tmp_path / "pid")).replace("ANSWER", answer))
        return f"{sys.executable} {file}"

    return write


def against(guest: Guest, bot: str) -> Chair:
    return guest.sit(guest.open(ME, {"kind": "bot", "bot": bot}))


def play_some(chair: Chair, moves: int) -> list[str]:
    """Play until the bot has moved so often; what was said in the chat meanwhile."""
    done = 0
    while done < moves:
        if chair.asked == [0]:
            chair.play(chair.offers[0])
        else:
            done += 1
        chair.catch_up(chair.seq + 1)
    return [frame for frame in chair.frames if "did not choose a move" in frame]


def test_the_example_sits_at_a_table(launch: Launch, welcome: Welcome) -> None:
    server = launch(bots=[EXAMPLE])
    amber = welcome("Amber", server.url)
    offered = {game["name"]: [bot["name"] for bot in game["bots"]] for game in amber.ask("GET", "/api/games")}
    assert all("Example" in names for names in offered.values())
    assert play_some(against(amber, "Example"), 3) == []
    assert "Traceback" not in server.said(), server.said()


def test_greedy_plays_for_a_program_that_hangs_and_people_are_told_once(
    launch: Launch, welcome: Welcome, odd: Callable[[str], str], tmp_path: Path
) -> None:
    server = launch(bots=[odd("time.sleep(600)")])
    amber = welcome("Amber", server.url)
    games = amber.ask("GET", "/api/games")
    assert [game["name"] for game in games if any(bot["name"] == "Odd" for bot in game["bots"])] == ["carthage"]
    chair = against(amber, "Odd")
    while chair.asked == [0]:
        chair.play(chair.offers[0])
        chair.catch_up(chair.seq + 1)
    assert len(play_some(chair, 2)) == 1, "people are told once, and the game goes on"
    process = int((tmp_path / "pid").read_text())
    server.end()
    wait_for(lambda: not is_alive(process))


def test_a_program_ends_with_its_game(tmp_path: Path, odd: Callable[[str], str]) -> None:
    """One person gives up against it at one of two tables."""
    answer = 'say(type="move", number=question["number"], move=question["moves"][0])'

    async def begun(house: House, me: Me) -> tuple[LiveTable, int]:
        (tmp_path / "pid").unlink(missing_ok=True)
        live = await house.live(await new_table(house, me, "me", "Odd"))
        while not any(seat == 1 for seat, _ in game_at(live).ledger):
            if game_at(live).waiting == (0,):
                await play_first(live, me)
            else:
                seq = live.journal.seq
                await until(lambda seq=seq: live.journal.seq > seq)  # type: ignore[misc]
        return live, int((tmp_path / "pid").read_text())

    async def work() -> None:
        async with open_house(tmp_path, bots=(odd(answer),)) as house:
            me = await house.people.welcome()
            first, ends = await begun(house, me)
            _, stays = await begun(house, me)
            await first.concede(me.id, 0)
            await until(lambda: not is_alive(ends))
            assert is_alive(stays)

    run(work)


def test_a_program_that_hangs_keeps_only_its_own_tables_waiting() -> None:
    async def work() -> None:
        pool = BotPool(1, 600.0)
        pool.add_program("stuck", Worker(program="./stuck"), odd_bots.hang)
        table = entrepot.load("carthage").deal(2, seed=1)
        seat = table.waiting[0]
        hanging = asyncio.create_task(pool.choose(Asked("stuck", "a", table, seat)))
        assert not (await pool.choose(Asked("random", "b", table, seat))).fault
        assert not hanging.done()
        hanging.cancel()
        pool.close()

    run(work)


@pytest.mark.parametrize(
    "answer",
    [
        'say(type="move", number=question["number"], move="all the gold")',
        "sys.exit()",
        'os.write(1, b"x" * 10_000_000)',
        'say(type="move", number=0, move="") or [say(type="move", number=0, move="") for _ in iter(int, 1)]',
    ],
)
def test_a_program_that_cheats_crashes_or_floods_is_followed_by_greedy(
    tmp_path: Path, odd: Callable[[str], str], answer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_house(tmp_path, bots=(odd(answer),)) as house:
            me = await house.people.welcome()
            live = await house.live(await new_table(house, me, "me", "Odd"))
            while sum(seat == 1 for seat, _ in game_at(live).ledger) < 2:
                if game_at(live).waiting == (0,):
                    await play_first(live, me)
                else:
                    seq = live.journal.seq
                    await until(lambda seq=seq: live.journal.seq > seq)  # type: ignore[misc]
            assert len(live.chat.lines) == 1

    run(work)
    assert "Odd" not in bots()


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ("print('hello', flush=True)", "not JSON"),
        ("pass", "it has ended"),
        ('import json; print(json.dumps({"type": "introduction", "name": " "}), flush=True)', "did not say its name"),
        (
            'import json; print(json.dumps({"type": "introduction", "name": "Greedy"}), flush=True)',
            "as another bot does",
        ),
    ],
)
def test_a_program_that_does_not_introduce_itself_is_refused(tmp_path: Path, lines: str, why: str) -> None:
    file = tmp_path / "odd.py"
    file.write_text(lines)
    with pytest.raises(UnknownBot, match=why):
        House(_settings(tmp_path, f"{sys.executable} {file}"))


def _settings(folder: Path, command: str):  # type: ignore[no-untyped-def]
    from entrepot.server.settings import Settings

    return Settings(f"sqlite:///{folder / 'tables.sqlite'}", **{**TEST_SETTINGS, "bots": (command,)})
