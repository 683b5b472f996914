"""The rules pages: numbered rules by chapter, and the tests that show them.

A rule is a list item that begins with its number: `- CAR-4.2 Price: ...`; its text goes on in the lines and nested
lists below it. Rulings, examples, sample turns and answers are numbered by a letter: `CAR-R3`, `CAR-X1`. The chapter is
the last heading above. A test says which rules it shows by the decorator `@rule("CAR-4.2", ...)`, which is read from
the source, without running it.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from .kernel.errors import EntrepotError

PACKAGE = Path(__file__).parent
NUMBER = r"[A-Z]{2,5}-(?:[A-Z]?\d+)(?:\.\d+)*[a-z]?"
ITEM = re.compile(rf"- ({NUMBER})(?: +|$)(.*)")
HEADING = re.compile(r"##+ +(.+)")


class NoRulebook(EntrepotError):
    """A rules page, a rule of it, or the tests are not where they should be."""


@dataclass(frozen=True)
class Rule:
    """One numbered rule: its text is Markdown."""

    number: str
    chapter: str
    text: str


def parse(page: str) -> dict[str, Rule]:
    """The rules of a page by number, in the order of the page.

    :raises NoRulebook: when two rules have the same number.
    """
    rules: dict[str, Rule] = {}
    for number, chapter, lines in _items(page.splitlines()):
        if number in rules:
            raise NoRulebook(f"The rules page has two rules with the number {number}.")
        rules[number] = Rule(number, chapter, "\n".join(lines).strip())
    return rules


def _items(lines: Iterable[str]) -> Iterator[tuple[str, str, list[str]]]:
    """Number, chapter and lines of every numbered item."""
    chapter = ""
    item: tuple[str, str, list[str]] | None = None
    for line in lines:
        heading = HEADING.match(line)
        start = ITEM.match(line)
        if heading:
            chapter = heading[1].strip()
        if item and (heading or start or _ends_item(line, item[2])):
            yield item
            item = None
        if start:
            item = (start[1], chapter, [start[2].strip()])
        elif item:
            item[2].append(line.removeprefix("  ").rstrip())
    if item:
        yield item


def _ends_item(line: str, so_far: list[str]) -> bool:
    """Another item or a table ends an item; so does text at the left margin after an empty line."""
    indented = line.startswith("  ") or not line.strip()
    after_gap = not so_far[-1] and len(so_far) > 1
    return not indented and (after_gap or line.startswith(("- ", "|", "#")))


def checkout() -> Path | None:
    """The folder of the project's sources, where this program runs in one: seen from the package or from here."""
    for start in (PACKAGE, Path.cwd()):
        for folder in (start, *start.parents):
            if (folder / "src" / "entrepot").is_dir() and (folder / "tests").is_dir():
                return folder
    return None


def page_of(game: str) -> Path | None:
    """The rules page of a game: the installed one, else the checkout's."""
    home = checkout()
    places = [PACKAGE / "rules", *([home / "docs" / "rules"] if home else [])]
    return next((page for place in places if (page := place / f"{game}.md").is_file()), None)


def rules_of(game: str) -> dict[str, Rule]:
    """The numbered rules of a game.

    :raises NoRulebook: when there is no page, or it is damaged.
    """
    page = page_of(game)
    if page is None:
        raise NoRulebook(f'There is no rules page for "{game}" here.')
    return parse(page.read_text(encoding="utf-8"))


def find_tests(folder: Path) -> dict[str, list[str]]:
    """For every rule number that a test names: the tests, as pytest calls them."""
    shown: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("*.py")):
        name = f"{folder.name}/{file.relative_to(folder).as_posix()}"
        for test, numbers in _decorated(ast.parse(file.read_text(encoding="utf-8")).body, name):
            for number in numbers:
                shown.setdefault(number, []).append(test)
    return shown


def _decorated(body: Iterable[ast.stmt], above: str) -> Iterator[tuple[str, list[str]]]:
    for node in body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        name = f"{above}::{node.name}"
        numbers = [number for decorator in node.decorator_list for number in _rule_numbers(decorator)]
        if numbers:
            yield name, list(dict.fromkeys(numbers))
        if isinstance(node, ast.ClassDef):
            yield from _decorated(node.body, name)


def _rule_numbers(decorator: ast.expr) -> list[str]:
    if not isinstance(decorator, ast.Call):
        return []
    called = decorator.func
    name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
    if name != "rule":
        return []
    return [value.value for value in decorator.args if isinstance(value, ast.Constant) and isinstance(value.value, str)]
