"""Boxes that owners enter in the browser: what can be entered, what fits, and tables that are played with them."""

import asyncio
import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import entrepot
from entrepot.boxes.writing import written
from entrepot.games import OURS, load
from entrepot.server import limits
from entrepot.server.owning import form
from entrepot.server.storage import rows

from .conftest import Welcome
from .guest import BOT, ME, OPEN
from .house import open_house

MOMBASA = load("mombasa")
Tables = dict[str, list[dict[str, Any]]]


def with_crate(crate: object, table: str = "card", key: str = "crate") -> Tables:
    """A draft in which the second card has another crate."""
    parts = deepcopy([section.facts for section in MOMBASA.box.all(table)])
    parts[1] |= {key: crate, f"{key}_source": "owner"}
    return {table: parts}


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_every_field_has_the_shape_of_its_values(game: str, language: str) -> None:
    def fits(shape: Any, value: object) -> bool:
        known = [choice.id for choice in shape.among]
        if shape.kind == "list":
            return isinstance(value, list) and all(fits(shape.of[0], part) for part in value)
        if shape.kind == "tuple":
            return isinstance(value, list) and all(fits(of, part) for of, part in zip(shape.of, value, strict=True))
        if shape.kind == "amounts":
            return isinstance(value, dict) and set(value) <= set(known)
        if shape.kind == "text":
            return isinstance(value, str) and (not known or value in known)
        return isinstance(value, bool) == (shape.kind == "flag") and isinstance(value, int)

    made = form(load(game), language)
    for part in made.parts:
        for table in part.tables:
            for field in table.fields:
                for facts in made.own[table.table]:
                    if field.key in facts and facts[field.key] != "any":
                        assert fits(field.shape, facts[field.key]), (table.table, field.key, facts[field.key])


def test_a_draft_is_looked_through(welcome: Welcome) -> None:
    amber = welcome()
    assert amber.ask("GET", "/api/boxes/mombasa")["total"] > 300
    checked = amber.ask("POST", "/api/boxes/mombasa/check", {"tables": with_crate(5)})
    assert (checked["replaced"], checked["refusals"]) == (1, [])
    assert checked["hash"] != MOMBASA.box.hash
    refused = amber.ask("POST", "/api/boxes/mombasa/check", {"tables": with_crate(9, key="value")})
    (refusal,) = refused["refusals"]
    assert refusal["changes"] == [{"table": "card", "place": 1, "key": "value"}]
    assert refusal["why"] == "Found 9, expected a whole number from 1 to 4."
    assert (refusal["rule"], refusal["together"]) == ("MOM-1.5", False)
    assert (refused["hash"], refused["replaced"]) == (MOMBASA.box.hash, 0)


def test_a_box_goes_out_as_a_file_and_comes_back(welcome: Welcome) -> None:
    amber = welcome()
    text = amber.ask("POST", "/api/boxes/mombasa/write", {"tables": with_crate(5)})["text"]
    back = amber.ask("POST", "/api/boxes/mombasa/read", {"text": text})
    assert back["tables"] == with_crate(5)
    assert back["replaced"] == 1
    told = amber.refused("POST", "/api/boxes/mombasa/read", {"text": "crate = "})
    assert told[0] == 400
    assert "is not valid TOML" in told[1]
    other = written(load("goa").box.facts)
    assert 'expected "mombasa"' in amber.refused("POST", "/api/boxes/mombasa/read", {"text": other})[1]


def test_friends_at_a_table_with_an_owners_box_need_nothing(welcome: Welcome) -> None:
    amber, birk = welcome("Amber"), welcome("Birk")
    box = amber.ask("POST", "/api/boxes/mombasa", {"tables": with_crate(7)})["box"]
    table = amber.open(ME, OPEN, BOT, game="mombasa", box=box)
    birk.join(table, 1)
    assert birk.info(table)["box"] == box
    details = birk.ask("GET", f"/api/games/mombasa?box={box}")
    assert details["box"]["card"][1]["crate"] == 7
    assert details["owner_box"].startswith("mombasa-")
    plain = amber.open(ME, BOT, game="mombasa")
    assert amber.info(plain)["box"] == MOMBASA.box.hash
    assert (
        "another box"
        in amber.refused("POST", "/api/tables", {"game": "mombasa", "seats": [ME, BOT], "box": "0" * 64})[1]
    )


def test_a_table_finds_its_box_in_storage_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        text = written({**MOMBASA.box.facts, **with_crate(6)})
        hash = entrepot.load("mombasa", kept(tmp_path, text)).box.hash
        async with open_house(tmp_path) as house:
            me = await house.people.welcome()
            await house.keep_box(me, "mombasa", hash, text)
            await house.keep_box(me, "mombasa", hash, text)  # again changes nothing
            assert await house.store.count_boxes(me.id) == 1
            from entrepot.server import messages

            seats = [messages.SeatWish("me"), messages.SeatWish("here", name="Neighbour")]
            table = await house.opening.table(me, messages.NewTable("mombasa", seats, box=hash))
        async with open_house(tmp_path) as house:
            live = await house.live(table)
            assert live.game.box.hash == hash
            assert house.boxes.files[hash].is_file()
            assert house.boxes.owner_box(live.game) == f"mombasa-{hash[:6]}.toml"

    asyncio.run(play())


def kept(folder: Path, text: str) -> Path:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_the_number_of_stored_boxes_is_bounded(tmp_path: Path) -> None:
    async def keep() -> None:
        async with open_house(tmp_path, kept_boxes=1) as house:
            me = await house.people.welcome()
            await house.store.add_box(rows.StoredBox(hash="1" * 64, game="goa", text="", person=me.id, at=0.0))
            with pytest.raises(entrepot.EntrepotError, match=r"of your boxes are stored here"):
                await house.keep_box(me, "mombasa", "2" * 64, "")

    asyncio.run(keep())


@pytest.mark.parametrize(
    "tables",
    [
        {"card": []},
        {"card": [{}]},
        {"card": [{"source": 1}]},
        {"lamp": [{"source": "owner"}]},
        {"hq": [{"source": "owner"}, {"source": "owner"}]},
        {"players": []},
        with_crate({"a": []}),
        with_crate([[]]),
        with_crate(None),
        with_crate({"a": 1}, key="deck"),
        with_crate([{"a": 1}], key="deck"),
        with_crate([["x"]], "book", "requirements"),
        with_crate([{}, []], "book", "requirements"),
        with_crate([[[], 1]], "book", "reward"),
        with_crate([[{}]], "track", "shares"),
        with_crate("x" * 500, key="name"),
        with_crate("a\u0000b", key="name"),
        with_crate("  ", key="name"),
        with_crate([None], key="deck"),
    ],
    ids=lambda tables: json.dumps(tables)[:30],
)
def test_whatever_comes_in_is_set_aside_with_a_sentence(tables: Tables, welcome: Welcome) -> None:
    checked = welcome().ask("POST", "/api/boxes/mombasa/check", {"tables": tables})
    assert checked["hash"] == MOMBASA.box.hash
    assert all(refusal["why"] for refusal in checked["refusals"])
    assert checked["refusals"]


def test_what_is_null_is_missing_and_leaves_a_file_that_can_be_read(welcome: Welcome) -> None:
    """A file cannot say null; what a browser made of `nan` in a file can."""
    amber = welcome()
    written_down = amber.ask("POST", "/api/boxes/mombasa/write", {"tables": with_crate(None, key="share")})["text"]
    assert amber.ask("POST", "/api/boxes/mombasa/read", {"text": written_down})["hash"] == MOMBASA.box.hash


def test_a_value_is_told_as_it_was_typed(welcome: Welcome) -> None:
    (refusal,) = welcome().ask("POST", "/api/boxes/mombasa/check", {"tables": with_crate("żółw 🐢")})["refusals"]
    assert refusal["why"] == 'Found "żółw 🐢", expected a whole number from 0 to 99.'


def test_what_is_too_large_or_of_no_game_is_refused(welcome: Welcome) -> None:
    amber = welcome()
    assert amber.refused("POST", "/api/boxes/mombasa/read", {"text": "x" * limits.BOX_BODY})[0] == 413
    assert amber.refused("GET", "/api/boxes/ludo")[0] == 400
    assert amber.refused("POST", "/api/boxes/ludo/check", {"tables": {}})[0] == 400
