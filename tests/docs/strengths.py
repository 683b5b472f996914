"""The tables of docs/nets.md, made from the cards of the nets: `python -m tests.docs.strengths` writes them anew."""

import re
from pathlib import Path
from typing import Any

import entrepot
from entrepot.bots.trained import card, nets

PAGE = Path(__file__).parents[2] / "docs" / "nets.md"
MARKS = re.compile(r"(<!-- (\w+): from the cards -->\n).*?(<!-- end -->)", flags=re.DOTALL)


def share(line: dict[str, float]) -> str:
    return f"{line['wins']:.1%} ({line['low']:.1%}–{line['high']:.1%})".replace("%", " %").replace(" %–", "–")


def cards() -> list[tuple[str, dict[str, Any]]]:
    """The title of each game with a net, and the card."""
    games = [entrepot.load(name) for name in entrepot.games()]
    return [(game.title, known) for game in games if (known := card(game.name)) is not None]


def usual() -> list[str]:
    """How strong each net is with the usual options."""
    table = [
        "| game | trained for | decisions | games | 2 seats | 3 seats | 4 seats |",
        "| --- | ---: | ---: | ---: | --- | --- | --- |",
    ]
    for title, known in cards():
        seats = known["strength"]["seats"]
        head = [title, f"{known['seconds'] / 60:.1f} min", f"{known['decisions'] / 1e6:.0f} million"]
        table.append(
            "| " + " | ".join([*head, str(seats["2"]["games"]), *[share(line) for line in seats.values()]]) + " |"
        )
    return table


def options() -> list[str]:
    """How strong it is with one option that is not as usual."""
    table = ["| game | option | 2 seats | 3 seats | 4 seats |", "| --- | --- | --- | --- | --- |"]
    for title, known in cards():
        for option, seats in known["strength"].get("options", {}).items():
            table.append("| " + " | ".join([title, f"`{option}`", *[share(line) for line in seats.values()]]) + " |")
    return table


def curves() -> list[str]:
    """How each training went: the ratings along the way."""
    table = [
        "| game | minutes | decisions | 2 seats | 3 seats | 4 seats |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for title, known in cards():
        lines = nets().joinpath(f"{known['game']}.csv").read_text(encoding="utf-8").splitlines()
        names = lines[0].split(",")
        rows = [dict(zip(names, line.split(","), strict=True)) for line in lines[1:]]
        for row in (rows[0], rows[len(rows) // 2], rows[-1]):
            shares = [f"{float(row[f'{seats} greedy']):.1%}".replace("%", " %") for seats in (2, 3, 4)]
            minutes, decisions = float(row["seconds"]) / 60, int(row["decisions"]) / 1e6
            table.append("| " + " | ".join([title, f"{minutes:.1f}", f"{decisions:.0f} million", *shares]) + " |")
    return table


def settings() -> list[str]:
    """What differs between the trainings."""
    names = {"steps": "steps", "trace": "lambda", "entropy": "entropy", "plain": "share of usual options"}
    table = [
        f"| game | net | workers × halves × tables | {' | '.join(names.values())} |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for title, known in cards():
        chosen = known["settings"]
        net = f"{chosen['blocks']} blocks of {chosen['width']}"
        held = f"{chosen['workers']} × 2 × {chosen['tables']}"
        table.append("| " + " | ".join([title, net, held, *[str(chosen[name]) for name in names]]) + " |")
    return table


TABLES = {"settings": settings, "usual": usual, "options": options, "curves": curves}


def with_tables(page: str) -> str:
    """The page with the tables as they should be."""
    return MARKS.sub(lambda found: "\n".join([found[1], *TABLES[found[2]](), "", found[3]]), page)


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
