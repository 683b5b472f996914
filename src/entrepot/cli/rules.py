"""`entrepot rules`: every numbered rule with the code that carries it out and the tests that show it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

import entrepot
from entrepot import outside, rulebook
from entrepot.rulebook import NoRulebook, Rule

from .given import find_game
from .screen import ACCENT, QUIET, console, print_json
from .texts import say

if TYPE_CHECKING:
    from rich.console import Console

SOMETHING_IS_MISSING = 1


@dataclass(frozen=True)
class Coverage:
    """The rules of a game, the tests and the code of each; None where there are no sources to look at."""

    game: str
    rules: Mapping[str, Rule]
    tests: Mapping[str, list[str]] | None
    code: Mapping[str, list[str]] | None
    without_code: Mapping[str, str]
    """The rules that no code carries out, and why."""

    def untested(self) -> list[str]:
        """The rules that no test shows."""
        return [number for number in self.rules if self.tests is not None and not self.tests.get(number)]

    def uncited(self) -> list[str]:
        """The rules that no code names, although nothing says that none carries them out."""
        if self.code is None:
            return []
        return [number for number in self.rules if number not in self.code and number not in self.without_code]

    def missing(self) -> list[str]:
        """The rules that lack a test or their code."""
        lacking = {*self.untested(), *self.uncited()}
        return [number for number in self.rules if number in lacking]

    def strangers(self) -> dict[str, list[str]]:
        """Tests and code of this game that name rules which its page does not have."""
        prefixes = {number.split("-")[0] for number in self.rules}
        strangers = {number: [rulebook.WITHOUT_CODE] for number in self.without_code}
        for named in (self.tests or {}, self.code or {}):
            for number, places in named.items():
                strangers[number] = strangers.get(number, []) + places
        return {no: at for no, at in strangers.items() if no not in self.rules and no.split("-")[0] in prefixes}

    def where(self, number: str) -> list[str]:
        """The code of a rule, or why there is none, for people."""
        if self.code is None:
            return []
        reason = self.without_code.get(number)
        return self.code.get(number) or [say("rules.code_why", why=reason) if reason else say("rules.code_none")]


def rules(
    game: Annotated[str | None, typer.Argument(help=say("help.rules.game"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("help.json"))] = False,
    missing: Annotated[bool, typer.Option("--missing", help=say("help.rules.missing"))] = False,
    strict: Annotated[bool, typer.Option("--strict", help=say("help.rules.strict"))] = False,
) -> None:
    """List the numbered rules with the code that carries them out and the tests that show them."""
    home = rulebook.checkout()
    if home is None and (missing or strict):
        raise NoRulebook("no_sources")
    names = [find_game(game).name] if game else [name for name in entrepot.games() if rulebook.page_of(name)]
    tests = rulebook.find_tests(home / "tests") if home else None
    code = rulebook.find_code(home / "src", home) if home else None
    found = [coverage_of(name, tests, code) for name in names]
    if not found:
        raise NoRulebook("no_rules_pages")
    if as_json:
        print_json({"games": {coverage.game: coverage_json(coverage, missing) for coverage in found}})
    else:
        screen = console()
        for coverage in found:
            print_coverage(screen, coverage, only_missing=missing)
    if (missing or strict) and any(coverage.missing() or coverage.strangers() for coverage in found):
        raise typer.Exit(SOMETHING_IS_MISSING)


def coverage_of(game: str, tests: Mapping[str, list[str]] | None, code: Mapping[str, list[str]] | None) -> Coverage:
    """The rules of a game with the project's tests and code, or those of a game from outside with its own code."""
    page = outside.rules_page(game)
    if page is not None and page == rulebook.page_of(game):
        tests, code = None, rulebook.find_code(page.parent, page.parent.parent)
    return Coverage(game, rulebook.rules_of(game), tests, code, rulebook.without_code(game))


def coverage_json(coverage: Coverage, only_missing: bool) -> dict[str, object]:
    """The rules of a game for machines; `tests` is null where there are none to look at."""
    shown = coverage.missing() if only_missing else list(coverage.rules)
    tests = coverage.tests
    listed = [
        {
            "number": number,
            "chapter": coverage.rules[number].chapter,
            "text": coverage.rules[number].text,
            "code": None if coverage.code is None else coverage.code.get(number, []),
            "without_code": coverage.without_code.get(number),
            "tests": None if tests is None else tests.get(number, []),
        }
        for number in shown
    ]
    lacking = {"missing": coverage.missing(), "untested": coverage.untested(), "uncited": coverage.uncited()}
    return {"rules": listed, **lacking, "unknown": coverage.strangers()}


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
        for place in coverage.where(number):
            screen.print(f"    {place}", style=QUIET, soft_wrap=True)
        if coverage.tests is not None:
            for test in coverage.tests.get(number) or [say("rules.test_none")]:
                screen.print(f"    {test}", style=QUIET if number in coverage.tests else "bold", soft_wrap=True)
    screen.print(f"\n{summary(coverage)}", style="bold")
    for number, tests in coverage.strangers().items():
        screen.print(say("rules.unknown", number=number), style="bold")
        for test in tests:
            screen.print(f"    {test}", style=QUIET, soft_wrap=True)


def summary(coverage: Coverage) -> str:
    """How many rules there are, and how many of them no test shows and no code names."""
    key = "rules.summary" if coverage.tests is not None else "rules.summary_without_tests"
    return say(
        key if coverage.code is not None else "rules.summary_only",
        game=coverage.game,
        rules=len(coverage.rules),
        untested=len(coverage.untested()),
        uncited=len(coverage.uncited()),
        excused=len(coverage.without_code),
    )
