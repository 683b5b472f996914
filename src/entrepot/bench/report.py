"""A report as a table for the terminal, as JSON, and as a block of Markdown in a file."""

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table

from ..writing import write_whole
from .figures import IN_NUMBERS, KINDS, SEARCH, VECTOR, Report, Row, Spread
from .texts import say

BLOCK_START = "<!-- figures: start -->"
BLOCK_END = "<!-- figures: end -->"
NOT_MEASURED = "–"
COLUMNS = ("system", "game", "seats", "build", "decisions", "games", "copy", "plain", "row", "vector")
"""The columns of the figures, by the keys of their headings."""
MULTIPLES = ("game", "seats", "build", "decisions_times", "games_times", "copy_times")
AT_MANY_TABLES = ("system", "peers_game", "game", "seats", "build", "vector_times")
SEARCHING = ("system", "game", "seats", "build", *SEARCH)
FIRST_NUMBER_COLUMN = {COLUMNS: 4, MULTIPLES: 3, AT_MANY_TABLES: 5, SEARCHING: 4}


def short(value: float) -> str:
    """A figure with about three digits that count: 1,234,567 is said as 1,230,000, and 0.1234 as 0.123."""
    if value >= 100:
        digits = len(str(int(value))) - 3
        return f"{round(value, -digits):,.0f}"
    return f"{value:.3g}"


def with_spread(spread: Spread | None) -> str:
    """The median, and in brackets the lowest and highest round."""
    if spread is None:
        return NOT_MEASURED
    return f"{short(spread.median)} ({short(spread.low)}–{short(spread.high)})"


def middle(spread: Spread | None) -> str:
    """The median alone."""
    return NOT_MEASURED if spread is None else short(spread.median)


def row_head(row: Row) -> tuple[str, ...]:
    """Who was measured."""
    return f"{row.system} {row.version}".strip(), row.game, str(row.seats), row.build or NOT_MEASURED


def search_cells(report: Report) -> list[tuple[str, ...]]:
    """Tries a second of a search at the opening, under `SEARCHING`: of all rows where it was measured."""
    return [
        (*row_head(row), *(with_spread(row.spread(kind)) for kind in SEARCH))
        for row in report.rows
        if any(row.spread(kind) for kind in SEARCH)
    ]


def figure_cells(report: Report, row: Row) -> tuple[str, ...]:
    """A row's cells under `COLUMNS`. A row that failed says why where its figures would stand."""
    head = row_head(row)
    if row.problem:
        return (*head, row.problem, *[NOT_MEASURED] * (len(COLUMNS) - len(head) - 1))
    return (
        *head,
        with_spread(row.spread("decisions")),
        middle(row.spread("games")),
        middle(row.spread("copy_us")),
        middle(report.compiled_over_plain(row)),
        *(middle(row.spread(kind)) for kind in IN_NUMBERS),
    )


def multiple_cells(report: Report) -> list[tuple[str, ...]]:
    """Ours as multiples of catanatron, under `MULTIPLES`; nothing when catanatron was not measured."""
    catan = report.yardstick()
    if catan is None:
        return []
    return [
        (row.game, str(row.seats), row.build, *(middle(row.times(catan, kind)) for kind in KINDS))
        for row in report.ours()
        if row.rounds
    ]


def many_tables_cells(report: Report) -> list[tuple[str, ...]]:
    """Our vector environment as multiples of each peer's, under `AT_MANY_TABLES`; nothing where none was measured."""
    peers = [row for row in report.rows if row not in report.ours() and row.spread(VECTOR)]
    return [
        (peer.system, peer.game, row.game, str(row.seats), row.build, middle(row.times(peer, VECTOR)))
        for peer in peers
        for row in report.ours()
        if row.spread(VECTOR) and row.build != "plain"
    ]


def headings(columns: tuple[str, ...]) -> tuple[str, ...]:
    """What the columns are called."""
    return tuple(say(f"column.{column}") for column in columns)


def rich_table(title: str, columns: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> Table:
    """A table for the terminal, figures to the right."""
    table = Table(title=title, title_justify="left")
    for number, heading in enumerate(headings(columns)):
        table.add_column(heading, justify="right" if number >= FIRST_NUMBER_COLUMN[columns] else "left")
    for row in rows:
        table.add_row(*row)
    return table


def report_table(report: Report) -> list[Table]:
    """The report for the terminal: the figures, and our multiples of catanatron where it was measured."""
    title = say("title", machine=report.machine, date=report.date)
    tables = [rich_table(title, COLUMNS, [figure_cells(report, row) for row in report.rows])]
    multiples = multiple_cells(report)
    if multiples:
        tables.append(rich_table(say("multiples"), MULTIPLES, multiples))
    if many := many_tables_cells(report):
        tables.append(rich_table(say("many_tables"), AT_MANY_TABLES, many))
    if searches := search_cells(report):
        tables.append(rich_table(say("search"), SEARCHING, searches))
    return tables


def spread_json(spread: Spread | None) -> dict[str, float] | None:
    """A spread as JSON-ready data."""
    return None if spread is None else {"median": spread.median, "low": spread.low, "high": spread.high}


def report_json(report: Report) -> dict[str, object]:
    """The report as JSON-ready data, with every ratio worked out."""
    catan = report.yardstick()
    rows = [
        {
            "system": row.system,
            "version": row.version,
            "game": row.game,
            "seats": row.seats,
            "build": row.build,
            "problem": row.problem,
            **{kind: spread_json(row.spread(kind)) for kind in (*KINDS, *IN_NUMBERS, *SEARCH)},
            "times_plain": spread_json(report.compiled_over_plain(row)),
            "times_catanatron": None
            if catan is None
            else {kind: spread_json(row.times(catan, kind)) for kind in KINDS},
        }
        for row in report.rows
    ]
    return {
        "date": report.date,
        "machine": report.machine,
        "rounds": report.rounds,
        "seconds": report.seconds,
        "remarks": list(report.remarks),
        "rows": rows,
    }


def markdown_table(columns: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A Markdown table, figures to the right."""
    rulers = ["---:" if number >= FIRST_NUMBER_COLUMN[columns] else "---" for number in range(len(columns))]
    lines = [headings(columns), tuple(rulers), *(tuple(cell.replace("|", "\\|") for cell in row) for row in rows)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def report_markdown(report: Report) -> str:
    """The report as Markdown: when and on what, the figures, our multiples of catanatron and at many tables."""
    parts = [
        say("page", date=report.date, machine=report.machine, rounds=report.rounds, seconds=f"{report.seconds:g}"),
        markdown_table(COLUMNS, [figure_cells(report, row) for row in report.rows]),
    ]
    multiples = multiple_cells(report)
    if multiples:
        parts += [say("multiples.page"), markdown_table(MULTIPLES, multiples)]
    if many := many_tables_cells(report):
        parts += [say("many_tables.page"), markdown_table(AT_MANY_TABLES, many)]
    if searches := search_cells(report):
        parts += [say("search.page"), markdown_table(SEARCHING, searches)]
    return "\n\n".join([*parts, *report.remarks])


def write_block(path: Path, text: str) -> None:
    """Puts the text between the two figure markers of a file, in place of what stood there.

    :raises ValueError: when the file does not have both markers, in order, once each.
    """
    page = path.read_text(encoding="utf-8")
    before, start, rest = page.partition(BLOCK_START)
    _, end, after = rest.partition(BLOCK_END)
    if not (start and end) or BLOCK_START in rest or BLOCK_END in before + after:
        raise ValueError(f"{path} needs the lines {BLOCK_START} and {BLOCK_END}, once each and in this order.")
    write_whole(path, f"{before}{start}\n\n{text}\n\n{end}{after}")
