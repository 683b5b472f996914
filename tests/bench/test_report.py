"""The forms of a report: terminal, JSON, Markdown, and the block in a file."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from entrepot.bench import Report, Row, report_json, report_markdown, report_table, write_block
from entrepot.bench.report import BLOCK_END, BLOCK_START, short

README = Path(__file__).parents[2] / "bench" / "README.md"

PLAIN = Row("entrepot", "goa", 4, "plain", rounds=({"decisions": 100_000.0, "games": 500.0, "copy_us": 5.0},))
COMPILED = Row(
    "entrepot",
    "goa",
    4,
    "compiled",
    rounds=({"decisions": 1_500_000.0, "games": 7_000.0, "copy_us": 1.5, "row_us": 2.5, "vector": 200_000.0},),
)
CATAN = Row(
    "catanatron", "catan", 4, version="3.2.1", rounds=({"decisions": 25_000.0, "games": 25.0, "copy_us": 45.0},)
)
PGX = Row("pgx", "backgammon", 2, version="2.6.0", rounds=({"vector": 50_000.0},))
BROKEN = Row("RLCard", "uno", 2, problem="not installed: no network | here")


def report(*rows: Row, remarks: tuple[str, ...] = ()) -> Report:
    return Report("2030-01-01", "2-core machine", 1, 0.2, rows, remarks)


def shown(what: Report) -> str:
    console = Console(file=StringIO(), width=160)
    for table in report_table(what):
        console.print(table)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(
    ("value", "text"), [(1_234_567, "1,230,000"), (999.6, "1,000"), (100, "100"), (99.94, "99.9"), (0.1234, "0.123")]
)
def test_figures_are_said_with_three_digits(value: float, text: str) -> None:
    assert short(value) == text


def test_the_table_shows_figures_and_ratios() -> None:
    text = shown(report(PLAIN, COMPILED, CATAN))
    assert "1,500,000 (1,500,000–1,500,000)" in text
    assert "catanatron 3.2.1" in text
    assert "Ours as multiples of catanatron" in text
    multiples = text.partition("multiples")[2]
    assert [cell.strip() for cell in multiples.splitlines()[-2].split("│")[4:7]] == ["60", "280", "30"]


def test_searches_have_a_table_of_their_own() -> None:
    ours = Row("entrepot", "goa", 4, "compiled", rounds=({"tries": 5_000.0, "tries_net": 800.0},))
    theirs = Row("OpenSpiel", "chess", 2, version="2.0.2", rounds=({"tries": 600.0},))
    found = report_markdown(report(PLAIN, ours, theirs)).partition("Search at the opening, tries a second")[2]
    assert "| entrepot | goa | 4 | compiled | 5,000 (5,000–5,000) | 800 (800–800) |" in found
    assert "| OpenSpiel 2.0.2 | chess | 2 | – | 600 (600–600) | – |" in found
    assert "plain" not in found
    assert "Search at the opening" not in shown(report(PLAIN, CATAN))


def test_without_catanatron_there_are_no_multiples() -> None:
    assert "multiples" not in shown(report(PLAIN, COMPILED))


def test_many_tables_are_compared_with_those_of_others() -> None:
    rows = report_markdown(report(PLAIN, COMPILED, PGX)).splitlines()
    assert rows[-1] == "| pgx | backgammon | goa | 4 | compiled | 4 |"
    assert "vector/s ×" in shown(report(PLAIN, COMPILED, PGX))
    assert "vector/s ×" not in shown(report(PLAIN, COMPILED, CATAN))


def test_a_row_that_failed_says_why() -> None:
    assert "not installed: no network" in shown(report(PLAIN, BROKEN))


def test_json_holds_every_figure_and_ratio() -> None:
    data = json.loads(json.dumps(report_json(report(PLAIN, COMPILED, CATAN, BROKEN, remarks=("A remark.",)))))
    plain, compiled, catan, broken = data["rows"]
    assert compiled["decisions"] == {"median": 1_500_000, "low": 1_500_000, "high": 1_500_000}
    assert compiled["times_plain"]["median"] == 15
    assert compiled["row_us"]["median"] == 2.5
    assert compiled["vector"]["median"] == 200_000
    assert plain["vector"] is None
    assert compiled["times_catanatron"]["copy_us"]["median"] == 30
    assert plain["times_plain"] is None
    assert catan["times_catanatron"]["decisions"]["median"] == 1
    assert broken["problem"].startswith("not installed")
    assert broken["decisions"] is None
    assert data["remarks"] == ["A remark."]


def test_markdown_says_when_and_on_what_and_keeps_its_columns() -> None:
    text = report_markdown(report(PLAIN, COMPILED, CATAN, BROKEN, remarks=("A remark.",)))
    assert text.startswith("2030-01-01, 2-core machine; 1 round of 0.2 s")
    assert text.endswith("A remark.")
    assert "no network \\| here" in text
    figures = [line.replace("\\|", "") for line in text.splitlines() if line.startswith("|")][:6]
    assert {line.count("|") for line in figures} == {11}


def test_the_block_of_a_file_is_replaced_and_nothing_else(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BLOCK_START}\nold\n{BLOCK_END}\nafter\n", encoding="utf-8")
    write_block(page, "new")
    write_block(page, "newer")
    assert page.read_text(encoding="utf-8") == f"before\n{BLOCK_START}\n\nnewer\n\n{BLOCK_END}\nafter\n"


@pytest.mark.parametrize("text", ["none", BLOCK_START, f"{BLOCK_END}\n{BLOCK_START}", f"{BLOCK_START}{BLOCK_END}" * 2])
def test_a_file_without_a_clear_block_is_left_alone(tmp_path: Path, text: str) -> None:
    page = tmp_path / "page.md"
    page.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match="once each"):
        write_block(page, "new")
    assert page.read_text(encoding="utf-8") == text


def test_our_own_page_takes_the_figures(tmp_path: Path) -> None:
    page = tmp_path / "README.md"
    page.write_text(README.read_text(encoding="utf-8"), encoding="utf-8")
    write_block(page, report_markdown(report(PLAIN)))
    assert "100,000 (100,000–100,000)" in page.read_text(encoding="utf-8")
