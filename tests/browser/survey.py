"""What is wrong with how the tables are drawn, question by question: `python -m tests.browser.survey goa`.

`--accept` rewrites the list of what is still open (tests/browser/geometry/open), which the tests hold the game to.
"""

import sys
import time
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path

from tests.browser.geometry.findings import Finding, look_over, write_open
from tests.browser.looking import Sight, arguments, look_at, wanted_of
from tests.browser.screens import USUAL

SUMMARY = Path("build/survey.md")


@dataclass(frozen=True)
class Answer:
    """The findings of one scene on one screen."""

    group: str
    scene: str
    size: str
    theme: str
    findings: tuple[Finding, ...]
    entries: tuple[str, ...]


def look(sight: Sight, given: object) -> Answer:
    found = look_over(sight)
    faults = tuple(finding.entry(sight.screen) for finding in found if finding.is_fault)
    return Answer(sight.scene.group, sight.scene.name, sight.screen.name, sight.theme, tuple(found), faults)


def summary(answers: list[Answer]) -> str:
    """A table per game: questions down, sizes across, the number of faults in each cell (the worse theme counts)."""
    lines = ["# Faults by game, question and size", ""]
    sizes = list(dict.fromkeys(answer.size for answer in answers))
    for group in dict.fromkeys(answer.group for answer in answers):
        own = [answer for answer in answers if answer.group == group]
        kinds = Counter(finding.kind for answer in own for finding in answer.findings)
        told = ", ".join(f"{kind}: {count}" for kind, count in kinds.most_common())
        lines += [f"## {group}", "", told or "nothing", ""]
        lines += ["| question | " + " | ".join(sizes) + " |", "| --- |" + " ---: |" * len(sizes)]
        counts: dict[str, dict[str, int]] = {}
        for answer in own:
            row = counts.setdefault(answer.scene, {})
            row[answer.size] = max(row.get(answer.size, 0), len(answer.entries))
        for scene, row in counts.items():
            lines.append(f"| {scene} | " + " | ".join(str(row.get(size) or "") for size in sizes) + " |")
        lines.append("")
    return "\n".join(lines)


def main() -> int:
    parser = arguments("Measure every question of every game, and every page.")
    parser.add_argument("--accept", action="store_true", help="write what is still open to the lists of the tests")
    parser.add_argument("--quiet", action="store_true", help="only the table")
    parser.add_argument("--reports", action="store_true", help="also small targets and texts cut off")
    given = parser.parse_args()
    wanted = wanted_of(parser, given, themes=("light",))
    if given.accept and (given.question or given.size or given.theme):
        parser.error("--accept looks at everything that the tests look at: give only the games")
    if given.accept:
        wanted = replace(wanted, screens=USUAL, as_tested=True)
    started = time.monotonic()
    answers: list[Answer] = look_at(wanted, look)
    for answer in answers:
        told = [finding for finding in answer.findings if finding.is_fault or given.reports]
        if told and not given.quiet:
            print(f"\n{answer.group} {answer.scene} {answer.size} {answer.theme}")
            print("\n".join(f"  {finding}" for finding in told))
    SUMMARY.parent.mkdir(exist_ok=True)
    SUMMARY.write_text(summary(answers), encoding="utf-8")
    faults = sum(len(answer.entries) for answer in answers)
    if given.accept:
        for group in wanted.groups:
            write_open(group, [entry for answer in answers if answer.group == group for entry in answer.entries])
    print(f"\n{faults} faults in {len(answers)} sights, {time.monotonic() - started:.0f} s; the table is in {SUMMARY}")
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main())
