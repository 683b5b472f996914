"""The rules pages: numbered rules by chapter, the code that carries them out, and the tests that show them.

A rule is a list item that begins with its number: `- CAR-4.2 Price: ...`; its text goes on in the lines and nested
lists below it. Rulings, examples, sample turns and answers are numbered by a letter: `CAR-R3`, `CAR-X1`. The chapter is
the last heading above. A test says which rules it shows by the decorator `@rule("CAR-4.2", ...)`; code names the rules
it carries out in its docstrings and comments. Both are read from the sources, without running them. What no code does
is listed beside the pages in `without-code.toml`, with the reason.
"""

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from . import outside
from .kernel.errors import EntrepotError
from .kernel.words import wished

PACKAGE = Path(__file__).parent
NUMBER = r"[A-Z]{2,5}-(?:[A-Z]?\d+)(?:\.\d+)*[a-z]?"
ITEM = re.compile(rf"- ({NUMBER})(?: +|$)(.*)")
HEADING = re.compile(r"##+ +(.+)")
CITED = re.compile(rf"(?<![\w-]){NUMBER}(?![\w-])")
CHAPTER = re.compile(r"[A-Z]{2,5}-\d+")
"""A whole chapter, which code may name but which is no rule."""
WITHOUT_CODE = "without-code.toml"


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
            raise NoRulebook("rule_twice", {"number": number})
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
    """The rules page of a game: the installed one, else the checkout's, else one that its own package brings."""
    home = checkout()
    places = [PACKAGE / "rules", *([home / "docs" / "rules"] if home else [])]
    own = next((page for place in places if (page := place / f"{game}.md").is_file()), None)
    return own or outside.rules_page(game)


def rules_of(game: str, language: str | None = None) -> dict[str, Rule]:
    """The numbered rules of a game in a language, or in that of the environment, as far as its page goes.

    The number is the key of a rule: a page in another language (`rules/pl/goa.md`) says its title and text.

    :raises NoRulebook: when there is no page, or it is damaged.
    """
    page = page_of(game)
    if page is None:
        raise NoRulebook("no_rules_page", {"game": game})
    rules = parse(page.read_text(encoding="utf-8"))
    translated = (page.parent / name / page.name for name in ([language] if language else wished()))
    own = next((place for place in translated if place.is_file()), None)
    said = {} if own is None else parse(own.read_text(encoding="utf-8"))
    return {number: said.get(number, rule) for number, rule in rules.items()}


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


def find_code(folder: Path, above: Path) -> dict[str, list[str]]:
    """For every rule number that the code in a folder names: where, as `path:line (name)`, seen from above."""
    cited: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        path = file.relative_to(above).as_posix()
        for line, name, text in sorted([*_docstrings(ast.parse(source)), *_comments(source)]):
            for number in dict.fromkeys(CITED.findall(text)):
                if not CHAPTER.fullmatch(number):
                    cited.setdefault(number, []).append(f"{path}:{line}" + (f" ({name})" if name else ""))
    return cited


def _docstrings(tree: ast.AST, above: str = "") -> Iterator[tuple[int, str, str]]:
    """Line, enclosing name and text of every line of the strings that stand for themselves."""
    for node in ast.iter_child_nodes(tree):
        name = above
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{above}.{node.name}" if above else node.name
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            for offset, text in enumerate(node.value.value.splitlines()):
                yield node.lineno + offset, name, text
        yield from _docstrings(node, name)


def _comments(source: str) -> Iterator[tuple[int, str, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], "", token.string


def without_code(game: str) -> dict[str, str]:
    """The numbers of a game that no code carries out, each with the reason; `CAR-X*` stands for all of that letter."""
    page = page_of(game)
    listed = page.with_name(WITHOUT_CODE) if page else None
    if listed is None or not listed.is_file():
        return {}
    facts = tomllib.loads(listed.read_text(encoding="utf-8"))
    numbers = list(rules_of(game))
    excused: dict[str, str] = {}
    for entry in facts.get(game, []):
        for wanted in entry["numbers"]:
            found = [no for no in numbers if no.startswith(wanted[:-1])] if wanted.endswith("*") else [wanted]
            excused |= dict.fromkeys(found, entry["why"])
    return excused
