"""Tables that are played with an owner's box."""

import asyncio
import json
from pathlib import Path

import pytest

import entrepot
from entrepot import BadBox, EntrepotError
from entrepot.games import goa
from entrepot.server import bots
from entrepot.server.boxes import Boxes
from tests.cli.running import run
from tests.owner import OWN, edited_box

from .conftest import Launch, Welcome
from .guest import BOT, ME
from .house import new_table, open_house
from .running import free_port


@pytest.fixture
def edited(tmp_path: Path) -> Path:
    return edited_box(tmp_path)


def test_new_tables_get_the_owners_box_and_say_so(edited: Path, launch: Launch, welcome: Welcome) -> None:
    server = launch(boxes=[str(edited)])
    amber = welcome(url=server.url)
    offered = {game["name"]: game["owner_box"] for game in amber.ask("GET", "/api/games")}
    assert offered["carthage"] == "mine.toml"
    assert offered["goa"] is None
    table = amber.info(amber.open(ME, BOT))
    assert table["box"] == entrepot.load("carthage", edited).box.hash
    details = amber.ask("GET", f"/api/games/carthage?box={table['box']}")
    assert details["owner_box"] == "mine.toml"
    assert "Wide sea" in json.dumps(details["box"])


def test_lessons_are_played_with_the_games_own_box(edited: Path) -> None:
    boxes = Boxes([str(edited)])
    try:
        assert boxes.game("carthage").box.hash == entrepot.load("carthage", edited).box.hash
        assert boxes.own("carthage").box.hash == entrepot.load("carthage").box.hash
    finally:
        boxes.close()


def test_a_table_goes_on_with_its_own_box_or_not_at_all(edited: Path, tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, boxes=(str(edited),)) as house:
            me = await house.people.welcome()
            table = await new_table(house, me, "me", "here")
            hash = (await house.live(table)).game.box.hash
        async with open_house(tmp_path) as house:  # the owner's box is not here
            with pytest.raises(EntrepotError, match=rf"another box of Traders of Carthage \(box {hash[:12]}\)"):
                await house.live(table)
            own = await new_table(house, me, "me", "here")
        async with open_house(tmp_path, boxes=(str(edited),)) as house:
            assert (await house.live(table)).game.box.hash == hash
            assert (await house.live(own)).game.box.hash == entrepot.load("carthage").box.hash

    asyncio.run(play())


def test_an_edit_while_the_server_runs_changes_no_table(edited: Path) -> None:
    boxes = Boxes([str(edited)])
    hash = boxes.game("carthage").box.hash
    edited.write_text("nonsense", encoding="utf-8")
    assert entrepot.load("carthage", boxes.files[hash]).box.hash == hash
    boxes.close()
    assert not boxes.files[hash].exists()


def test_bots_think_with_the_box_of_the_table(edited: Path) -> None:
    game = entrepot.load("carthage", edited)
    table = game.deal(2, 1)
    found = bots.recall(bots.task(bots.Asked("random", "edited", table, 0), 0, edited))
    assert found is not None
    assert found.game.box.hash == game.box.hash


def test_the_games_own_box_is_not_called_an_owners(tmp_path: Path) -> None:
    boxes = Boxes([str(OWN)])
    assert boxes.owner_box(boxes.game("carthage")) is None
    boxes.close()


def test_two_boxes_for_one_game_are_refused(edited: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text(OWN.read_text(encoding="utf-8").replace("Open sea", "High sea"), encoding="utf-8")
    with pytest.raises(BadBox, match=r"other.toml: only one box can be used for Traders of Carthage"):
        Boxes([str(edited), str(other)])


def test_boxes_for_two_games_go_together(edited: Path) -> None:
    boxes = Boxes([str(edited), str(goa.FOLDER / "box.toml")])
    assert boxes.owner_box(boxes.game("carthage")) == "mine.toml"
    boxes.close()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("schema = 1\ngame = 'ludo'\n", 'found "ludo", expected one of carthage'),
        ("schema = 1\n", "found nothing, expected the name of a game"),
        ("schema = ", "is not valid TOML"),
        (OWN.read_text(encoding="utf-8").replace("tokens_to_end = 8", "tokens_to_end = 6"), "as the rulebook says"),
    ],
)
def test_the_server_does_not_start_with_a_box_that_cannot_be_played(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    place = ["--port", str(free_port()), "--database", f"sqlite:///{tmp_path / 'tables'}"]
    result = run("serve", "--box", str(file), *place)
    assert result.exit_code == 2, result.output
    assert "Entrepot is at" not in result.stdout
    assert result.stderr.startswith("bad.toml: ")
    assert told in result.stderr


def test_a_box_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match=r"nowhere.toml: cannot be read"):
        Boxes([str(tmp_path / "nowhere.toml")])
