"""The board of Goa, drawn from views."""

import io
import re

import pytest
from rich.console import Console

from entrepot import Table
from entrepot.cli.boards import board_of
from entrepot.cli.speech import Speech, names_at_table
from tests.games.goa.layout import GAME, bids, goa_table

NAMES = names_at_table(2, 0, ["random"])


def drawn(table: Table, seat: int | None = 0, width: int = 80) -> str:
    paper = io.StringIO()
    view = table.view(seat)
    Console(file=paper, width=width, color_system=None).print(board_of("goa").draw(GAME, view, NAMES))
    return paper.getvalue()


def test_tiles_flag_and_markers_lie_on_their_squares() -> None:
    table = goa_table(
        at="auctions",
        grid={"a2": "a-red-ship", "b2": "a-plantation-clove-2"},
        empty="c2",
        markers=[("left-2", 0), ("b2", 1), ("a1", 0)],
        ducats={1: 9},
    )
    assert re.search(r"│ ⚑2 +Ship \(r\) +#2 clo ○○ +· ", drawn(table))
    bids(table, (1, "bid 3"))
    assert "Flag, owner You. B1 3" in drawn(table)


def test_players_show_what_all_may_see() -> None:
    table = goa_table(
        ducats={0: 7, 1: 9},
        land={1: "ginger-2 with ginger, any-1 with clove"},
        colonies={1: "calicut with nutmeg"},
        tiles={1: "a-red-ship, b-duty"},
        small={1: "clove-1"},
    )
    picture = drawn(table)
    assert re.search(r"Bot 1 \(random\) +\? +4 +2 +0 +0  1 1 1 1 1 +2", picture)
    assert "1 gin ●○, 2 any clo, Calicut nut ○" in picture
    assert "Ship (r), Duty, clo ○ face down" in picture


def test_the_own_development_and_cards() -> None:
    table = goa_table(ducats={0: 7}, rows={0: "harvest 3, ships 5"}, hands={0: "sell-tiger"})
    picture = drawn(table)
    assert re.search(r"Harvest +3 +4 +6 +cin pep nut \+ 3 ships", picture)
    assert re.search(r"Ships +5 +5 +– +the last row", picture)
    assert "Sell spices (3, tiger)" in picture
    assert "7 ducats, which only you see" in picture


def menu(table: Table, seat: int = 0) -> list[str]:
    """The moves as the terminal lists them to a seat."""
    speech = Speech(GAME, names_at_table(table.seats, seat, ["random"] * (table.seats - 1)), seat)
    return [speech.move(move) for move in table.moves(seat)]


def test_menus_name_cards_tiles_and_places() -> None:
    table = goa_table(
        hands={0: "sell-tiger, third-card-palm"},
        tiles={0: "a-red-spice, b-duty"},
        land={0: "ginger-2 with ginger, any-1, clove-3 with clove clove clove"},
        colonies={0: "madras-nutmeg-clove with clove clove"},
    )
    said = menu(table)
    for sentence in (
        "Play Sell spices (3, tiger)",
        "Throw away One more card (3, palm)",
        "Use Spice",
        "Use Duty",
        "Progress in Colonists",
        "Found Calicut",
    ):
        assert sentence in said
    table.play(0, "use a-red-spice")
    assert "Put nutmeg on plantation 2" in menu(table)
    assert not any("-" in sentence for sentence in said + menu(table))


def test_menus_name_squares_colony_tiles_and_other_players() -> None:
    assert {"Lay the flag at the top of column a", "Lay the flag at the right of row 5"} <= set(
        menu(goa_table(at="flag"))
    )
    table = goa_table(tiles={0: "b-espionage"}, rows={1: "colonists 5"}, seats=3)
    table.play(0, "use b-espionage")
    assert menu(table) == ["Use the levels of Bot 1", "Use the levels of Bot 2"]


def test_sentences_name_the_players_they_tell_of() -> None:
    table = goa_table(tiles={0: "b-espionage"}, seats=3)
    table.play(0, "use b-espionage")
    table.play(0, "spy 1")
    mine, theirs = (Speech(GAME, names_at_table(3, seat, ["random"] * 2), seat) for seat in (0, 1))
    prompt = table.prompt(0)
    assert prompt is not None
    assert mine.prompt(prompt) == "Choose the action that you do with the levels of Bot 1."
    assert mine.entry(table, 1) == "You use the levels of Bot 1."
    assert theirs.entry(table, 1) == "Bot 1 uses the levels of you."


def test_a_watcher_sees_no_cards() -> None:
    assert "Your" not in drawn(goa_table(hands={0: "sell-tiger"}), None)


@pytest.mark.parametrize("width", [80, 132])
def test_it_fits_the_terminal(width: int) -> None:
    everything = "a-red-ship, a-red-ducats, a-red-colonist, a-red-spice, a-red-expedition, a-duty, b-duty, b-espionage"
    table = goa_table(
        tiles={0: everything},
        land={0: "ginger-3, clove-3, pepper-3, nutmeg-3"},
        colonies={0: "calicut, cochin, quilon-nutmeg-clove, madras-nutmeg-clove"},
        hands={0: "sell-tiger, ships-shell, mix-palm, purchase-statue, third-card-palm"},
    )
    picture = drawn(table, 0, width)
    assert max(map(len, picture.splitlines())) <= width
    assert picture.count("(r)") >= 5
