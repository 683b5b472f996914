"""`entrepot rules`: every numbered rule with the tests that show it, and the rules that have none."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

import entrepot
from entrepot import rulebook
from entrepot.rulebook import NoRulebook, Rule

from .given import find_game
from .screen import ACCENT, QUIET, console, print_json

if TYPE_CHECKING:
    from rich.console import Console

SOMETHING_IS_MISSING = 1
NO_TESTS_HERE = "The tests are part of the project's sources, which are not here: only the rules are listed."


@dataclass(frozen=True)
class Coverage:
    """The rules of a game and the tests of each; None where there are no tests to look at."""

    game: str
    rules: Mapping[str, Rule]
    tests: Mapping[str, list[str]] | None

    def missing(self) -> list[str]:
        """The rules that no test shows."""
        return [number for number in self.rules if self.tests is not None and not self.tests.get(number)]

    def strangers(self) -> dict[str, list[str]]:
        """Tests of this game that name rules which its page does not have."""
        prefixes = {number.split("-")[0] for number in self.rules}
        named = (self.tests or {}).items()
        return {no: tests for no, tests in named if no not in self.rules and no.split("-")[0] in prefixes}


def rules(
    game: Annotated[str | None, typer.Argument(help="The game; else all that have a rules page.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
    missing: Annotated[bool, typer.Option("--missing", help="Only rules without a test; exit code 1 if any.")] = False,
    strict: Annotated[bool, typer.Option("--strict", help="All rules; exit code 1 if one has no test.")] = False,
) -> None:
    """List the numbered rules with the tests that show them."""
    home = rulebook.checkout()
    if home is None and (missing or strict):
        raise NoRulebook("The tests are part of the project's sources, which are not here.")
    names = [find_game(game).name] if game else [name for name in entrepot.games() if rulebook.page_of(name)]
    tests = rulebook.find_tests(home / "tests") if home else None
    found = [Coverage(name, rulebook.rules_of(name), tests) for name in names]
    if not found:
        raise NoRulebook("No game here has a rules page.")
    if as_json:
        print_json({"games": {coverage.game: coverage_json(coverage, missing) for coverage in found}})
    else:
        screen = console()
        for coverage in found:
            print_coverage(screen, coverage, only_missing=missing)
    if (missing or strict) and any(coverage.missing() or coverage.strangers() for coverage in found):
        raise typer.Exit(SOMETHING_IS_MISSING)


def coverage_json(coverage: Coverage, only_missing: bool) -> dict[str, object]:
    """The rules of a game for machines; `tests` is null where there are none to look at."""
    shown = coverage.missing() if only_missing else list(coverage.rules)
    tests = coverage.tests
    listed = [
        {
            "number": number,
            "chapter": coverage.rules[number].chapter,
            "text": coverage.rules[number].text,
            "tests": None if tests is None else tests.get(number, []),
        }
        for number in shown
    ]
    return {"rules": listed, "missing": coverage.missing(), "unknown": coverage.strangers()}


def print_coverage(screen: "Console", coverage: Coverage, *, only_missing: bool) -> None:
    """The rules of a game for people."""
    shown = coverage.missing() if only_missing else list(coverage.rules)
    chapter = ""
    for number in shown:
        rule = coverage.rules[number]
        if rule.chapter != chapter:
            chapter = rule.chapter
            screen.print(f"\n{chapter}", style=f"bold {ACCENT}")
        screen.print(f"{number}  {rule.text.splitlines()[0] if rule.text else ''}")
        if coverage.tests is not None:
            for test in coverage.tests.get(number) or ["no test"]:
                screen.print(f"    {test}", style=QUIET if number in coverage.tests else "bold", soft_wrap=True)
    screen.print(f"\n{coverage.game}: {summary(coverage)}", style="bold")
    for number, tests in coverage.strangers().items():
        screen.print(f"There is no rule {number}, but these tests name it:", style="bold")
        for test in tests:
            screen.print(f"    {test}", style=QUIET, soft_wrap=True)


def summary(coverage: Coverage) -> str:
    """How many rules there are, and how many of them no test shows."""
    if coverage.tests is None:
        return f"{len(coverage.rules)} numbered rules. {NO_TESTS_HERE}"
    without = len(coverage.missing())
    if without == 0:
        return f"{len(coverage.rules)} numbered rules, each shown by a test."
    return f"{len(coverage.rules)} numbered rules, {without} of them without a test."
