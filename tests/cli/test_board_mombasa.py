"""The board of Mombasa, drawn from views."""

import io
import re
from collections.abc import Mapping

import pytest
from rich.console import Console
from rich.text import Text

from entrepot.cli.boards import board_of
from entrepot.cli.speech import names_at_table, neutral_names
from tests.games.doing import play
from tests.games.mombasa.layout import BLUE, GAME, GREEN, mombasa_table

NAMES = names_at_table(2, 0, ["greedy"])


def drawn(view: Mapping[str, object], width: int = 80) -> str:
    paper = io.StringIO()
    Console(file=paper, width=width, color_system=None).print(board_of("mombasa").draw(GAME, view, NAMES))
    return paper.getvalue()


def line_of(picture: str, start: str) -> str:
    (line,) = [line for line in picture.splitlines() if line.startswith(f"│ {start}")]
    return line


def test_companies_with_value_posts_and_markers() -> None:
    table = mombasa_table(spaces={BLUE: {"Cairo": 7}, GREEN: {"Cairo": 12}}, columns={"Cairo": "0 3 5"})
    assert re.search(r"C Cairo +D1 /24 +£6 +0_ 3 5 +7 +12 ", line_of(drawn(table.view(BLUE)), "C Cairo"))


def test_the_map_tells_posts_free_regions_and_what_can_be_entered() -> None:
    table = mombasa_table(posts={"Cairo": "Barqa"}, slots={BLUE: "expansion 2"})
    play(table, BLUE, "expand Cairo")
    picture = drawn(table.view(BLUE))
    assert line_of(picture, "C Barqa")
    assert "Nubia ◆1* for 1" in re.sub(r"\s*│\n│\s*", " ", picture)


def test_cards_books_and_spaces() -> None:
    table = mombasa_table(
        display={"2 middle": "banana 2"},
        shelf={"1 1": "A (banana 2: diamonds 1)"},
        strips={"1 1": 1},
        taken_spaces={"buy": GREEN},
        tiles={"merchant": GREEN},
    )
    picture = drawn(table.view(BLUE))
    assert re.search(r"│ 2 +– +Banana 2 \[3\] +–", picture)
    assert "A bana2 →◆1" in picture
    assert "buy a card B1" in picture
    assert "[merchant tile: B1, face up]" in re.sub(r"\s*│\n│\s*", " ", picture)


def test_a_plan_is_shown_to_its_owner_only() -> None:
    table = mombasa_table(hands={BLUE: "coffee 3", GREEN: "cotton 4"}, display={}, planning=True)
    play(table, BLUE, "lay coffee 3 slot 2")
    play(table, GREEN, "lay cotton 4 slot 1")
    picture = drawn(table.view(BLUE))
    assert "Coffee 3 pla" in picture
    assert "Cotton 4" not in picture
    assert "Coffee 3" not in drawn(table.view(GREEN))


@pytest.mark.parametrize("width", [80, 120])
def test_it_fits_the_terminal(width: int) -> None:
    table = mombasa_table(
        slots={BLUE: "expansion 3 Saint-Louis, coffee 3 Cairo"}, books={BLUE: {2: "B (any 4: diamonds 2)"}}
    )
    for seat in (BLUE, GREEN, None):
        assert max(len(line) for line in drawn(table.view(seat), width).splitlines()) <= width


def test_companies_are_painted() -> None:
    text = Text("Cape Town expands.")
    board_of("mombasa").paint(GAME, text)
    assert [text.plain[span.start : span.end] for span in text.spans] == ["Cape Town"]
    assert neutral_names(2).short == ("S0", "S1")
