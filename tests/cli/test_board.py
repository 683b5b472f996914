"""The board of Traders of Carthage, drawn from views."""

import io
import re
from collections.abc import Mapping
from typing import Any

import pytest
from rich.console import Console

import entrepot
from entrepot.cli.boards import board_of
from entrepot.cli.speech import names_at_table

GAME = entrepot.load("carthage")
NAMES = names_at_table(2, 0, ["random"])


@pytest.fixture
def view() -> dict[str, Any]:
    return dict(GAME.deal(seats=2, seed=1).view(0))


def drawn(view: Mapping[str, object], width: int = 80) -> str:
    paper = io.StringIO()
    Console(file=paper, width=width, color_system=None).print(board_of("carthage").draw(GAME, view, NAMES))
    return paper.getvalue()


def lane(picture: str, ware: str) -> str:
    (line,) = [line for line in picture.splitlines() if line.startswith(f"│ {ware} ")]
    return line


def test_ships_stand_under_the_names_of_their_spaces(view: dict[str, Any]) -> None:
    view["board"]["ships"] = {"red": 0, "blue": 2, "yellow": 4, "green": 5}
    picture = drawn(view)
    (head,) = [line for line in picture.splitlines() if "Alexandria" in line]
    for ware, sign, name in (("cloth", "Cl", "Alexandria"), ("wine", "Wi", "Cyrenaica"), ("grain", "Gr", "Carthage")):
        at = lane(picture, ware).index(f"{sign}▶")
        assert head.index(name) <= at < head.index(name) + len(name)
    assert lane(picture, "cloth").count("×") == 2
    assert lane(picture, "gems").count("×") == 0


def test_wares_and_spaces_are_called_as_the_language_calls_them(
    view: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME, "words", GAME.words.into("cs"))
    picture = drawn(view)
    (head,) = [line for line in picture.splitlines() if "Kartágo" in line]
    ships = [lane(picture, ware).index(f"{sign}▶") for ware, sign in (("látky", "Lá"), ("drahokamy", "Dr"))]
    assert ships == [ships[0]] * 2
    assert head.index("Alexandrie") <= ships[0] < head.index("Alexandrie") + len("Alexandrie")


def test_reserved_cards_carry_their_owners_mark(view: dict[str, Any]) -> None:
    view["board"]["market"] = [{"card": "red 2", "reserved": 0}, {"card": "blue 3", "reserved": 1}]
    view["board"]["farm"] = [{"card": "green 5", "reserved": None}]
    picture = drawn(view)
    assert re.search(r"│Cl2 │ │Wi3 │ .* │Gr5 │", picture)
    assert re.search(r"│ ■■ │ │ ■  │ .* │    │", picture)
    assert re.search(r"╰you─╯ ╰─B1─╯ .* ╰────╯", picture)


def test_tokens_race_to_the_end_and_stored_goods_are_in_brackets(view: dict[str, Any]) -> None:
    player = view["board"]["players"][1]
    player |= {"tokens": {"red": 2, "blue": 0, "yellow": 1, "green": 0}, "goods": ["red 5"], "stored": ["red 2"]}
    picture = drawn(view)
    assert "ClClGe····· 3" in picture
    assert "Cl5 [Cl2]" in picture
    assert "?" in next(line for line in picture.splitlines() if "Bot 1" in line)


def test_empty_rows_and_hands_are_drawn(view: dict[str, Any]) -> None:
    view["board"]["market"] = []
    view["board"]["players"][0] |= {"hand": [], "coins": 0}
    assert "empty" in drawn(view)
    assert "Your hand: 0 coins" in drawn(view)


@pytest.mark.parametrize("width", [60, 80, 132])
def test_it_fits_the_terminal_with_many_cards(view: dict[str, Any], width: int) -> None:
    view["board"]["market"] = [{"card": "red 2", "reserved": None}] * 9
    view["board"]["players"][0]["goods"] = ["yellow 5"] * 20
    picture = drawn(view, width)
    assert max(map(len, picture.splitlines())) <= width
    assert picture.count("│Cl2 │") >= 9
    assert picture.count("Ge5") >= 20


def test_a_watcher_sees_no_hand() -> None:
    assert "Your hand" not in drawn(GAME.deal(seats=2, seed=1).view(None))
