"""The board of Yokohama, drawn from views."""

import io
import re
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from entrepot.cli.boards import board_of
from entrepot.cli.speech import names_at_table
from tests.games.yokohama.layout import GAME, yokohama_table

NAMES = names_at_table(4, 0, ["greedy"] * 3)
VIEW = yokohama_table(
    assistants={0: "2x bank", 1: "bank"},
    presidents={2: "church"},
    shops={1: "bank", 0: "bank"},
    houses={3: "bank"},
    tokens={"bank": 5},
    station="bank",
    church={1: 1},
    orders={0: "14"},
    secret={0: 36},
    technologies={0: "tram"},
    agents={1: "gb"},
    achievers={"A": "3"},
).view(0)


def drawn(view: dict[str, Any], width: int = 80, own: bool = False) -> str:
    paper = io.StringIO()
    board = board_of("yokohama")
    Console(file=paper, width=width, color_system=None).print((board.own if own else board.draw)(GAME, view, NAMES))
    return paper.getvalue()


def test_an_area_shows_its_pieces_token_and_buildings() -> None:
    lines = drawn(VIEW).splitlines()
    row = next(number for number, line in enumerate(lines) if "Bank+1" in line)
    at = lines[row].index("Bank+1")
    assert lines[row + 1][at : at + 6] == "a2 b1 "
    assert lines[row + 2][at:].startswith("5:6¥ ab(d)")


def test_rows_are_set_in_by_half_an_area() -> None:
    lines = drawn(VIEW).splitlines()
    starts = [
        next(line for line in lines if name in line).index(name)
        for name in ("Copper 1", "Tea 1", "Church  ", "Lab B  ")
    ]
    assert [start - starts[0] for start in starts] == [0, 6, 12, 18]


def test_boards_players_and_the_own_hand() -> None:
    picture = drawn(VIEW)
    assert re.search(r"Church +B +5 +6", picture)
    assert "end: houses 1/4, shops 1/8, orders" in picture
    assert re.search(r"B Bot 1 \(greedy\) .* gb", picture)
    assert "36gb" in picture
    assert "14nl\u00a02Cu1Fi>6★2¥" in picture
    assert "Technologies tram" in drawn(VIEW, own=True)
    assert "City" not in drawn(VIEW, own=True)


def test_a_watcher_sees_no_hand() -> None:
    watcher = yokohama_table(2, secret={0: 36}).view(None)
    paper = io.StringIO()
    names = names_at_table(2, 0, ["greedy"])
    Console(file=paper, width=80, color_system=None).print(board_of("yokohama").draw(GAME, watcher, names))
    assert "Yours" not in paper.getvalue()
    assert "36gb" not in paper.getvalue()
    assert " # " in paper.getvalue()  # the neutral assistants of two players


@pytest.mark.parametrize("width", [80, 120])
def test_the_board_fits_the_terminal(width: int) -> None:
    assert max(len(line) for line in drawn(VIEW, width).splitlines()) <= width


def test_areas_stand_out_in_sentences() -> None:
    text = Text("Place an assistant at copper mine 1")
    board_of("yokohama").paint(GAME, text)
    assert [text.plain[span.start : span.end] for span in text.spans] == ["copper mine 1"]
