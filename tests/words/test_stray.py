"""No sentence for people stands in the code of the server and of the command line: all are in words files."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from entrepot.cli import texts as cli
from entrepot.kernel.words import Words
from entrepot.server import texts as server

from .sources import SOURCES, calls, files, name_of, place, texts

ROOMS = ("cli", "server")
NOT_OURS = ("cli/boards/", "server/storage/")
"""Boards of games say what the games' words say, or will; what storage says, it says to databases."""
SENTENCE = re.compile(r"[^\W\d_][.,:;!?]? +[^\W\d_]")
"""A blank between two words."""
TAG = re.compile(r"<[^>]*>?")
LOGS = frozenset({"debug", "info", "warning", "error", "exception"})
SHOWN = frozenset({"echo", "secho", "print", "add_column", "add_task", "input"})
"""Functions that show people what they are given, as it is."""
SHOWN_AS = frozenset({"help", "title", "caption", "footer", "description", "prompt", "epilog", "short_help"})
NAME = "Entrepot"
"""The name of the program is the same in every language."""
ALLOWED = {"cli/lines.py": {"tab: complete"}, "server/pages.py": {"<code>make play</code>"}}
"""What is said to a machine, or typed."""


def ours(*rooms: str) -> Iterator[tuple[str, ast.Module]]:
    for file, tree in files(*rooms):
        name = file.relative_to(SOURCES).as_posix()
        if not name.startswith(NOT_OURS):
            yield name, tree


def unsaid(tree: ast.Module) -> set[int]:
    """Strings that nobody is shown: docstrings, and what is logged."""
    found: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found.add(id(node.value))
        called = node.func if isinstance(node, ast.Call) else None
        if isinstance(called, ast.Attribute) and called.attr in LOGS and name_of(called.value) == "log":
            found |= {id(part) for part in ast.walk(node)}
    return found


def sentences(name: str, tree: ast.Module) -> list[str]:
    """The sentences in a module, with their lines."""
    quiet = unsaid(tree)
    return [
        f"{name}:{node.lineno}: {node.value}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in quiet
        if SENTENCE.search(TAG.sub("", node.value)) and node.value not in ALLOWED.get(name, ())
    ]


def shown(call: ast.Call) -> list[str]:
    """Literal words that a call shows to people: `echo("Score")`."""
    named = [part.value for part in call.keywords if part.arg in SHOWN_AS]
    given = [*(call.args[:1] if name_of(call.func) in SHOWN else []), *named]
    literal = [part for part in given if isinstance(part, ast.Constant | ast.JoinedStr)]
    return [text for part in literal for text in fixed(part) if text != NAME and re.search(r"[^\W\d_]{2}", text)]


def fixed(part: ast.expr) -> list[str]:
    """What stands in a text as it is; of an f-string, what is not filled in."""
    if isinstance(part, ast.JoinedStr):
        return [text for piece in part.values if isinstance(piece, ast.Constant) for text in texts(piece)]
    return list(texts(part))


@pytest.mark.parametrize("room", ROOMS)
def test_no_sentence_stands_in_the_code(room: str) -> None:
    assert [said for name, tree in ours(room) for said in sentences(name, tree)] == []


def test_no_word_is_shown_as_it_stands_in_the_code() -> None:
    stray = [
        f"{place(file, call)}: {text}"
        for file, call in calls(*ROOMS)
        if not file.relative_to(SOURCES).as_posix().startswith(NOT_OURS)
        for text in shown(call)
    ]
    assert stray == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('echo("The game is over.")', 1),
        ('why = f"There is no seat {seat} here."', 1),
        ('raise EntrepotError("Nobody knows you.")', 1),
        ('def f():\n    """A docstring of several words."""', 0),
        ('log.error("a request to %s failed", path)', 0),
        ('echo("<meta name=\\"a b\\" content=\\"c d\\">")', 0),
        ('raise BadOption("no_seat", {"seat": 7})', 0),
    ],
)
def test_a_stray_sentence_is_found(code: str, found: int) -> None:
    assert len(sentences("x.py", ast.parse(code))) == found


def test_a_stray_word_is_found() -> None:
    call = ast.parse('table.add_column("bot", title=f"Score {n}")', mode="eval").body
    assert isinstance(call, ast.Call)
    assert shown(call) == ["bot", "Score "]


@pytest.mark.parametrize(("room", "words"), [("cli", cli.WORDS), ("server", server.WORDS)])
def test_every_text_has_its_words_and_all_are_used(room: str, words: Words) -> None:
    """Keys are literals, or made of one by a value: `say(f"command.{name}")`."""
    used, beginnings = set(), set()
    for _, call in calls(room):
        if name_of(call.func) != "say" or not isinstance(call.func, ast.Name):
            continue
        key = call.args[0]
        if isinstance(key, ast.JoinedStr):
            beginnings.add(fixed(key)[0].replace(".", "-"))
        used |= {text.replace(".", "-") for text in texts(key)}
    said = set(used)
    for _, tree in ours(room):  # chosen a line before
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and [name_of(name) for name in node.targets] == ["key"]:
                used |= {text.replace(".", "-") for text in texts(node.value)}
    referred = set(re.findall(r"\{ ([a-z][\w-]*) \}", words.source))
    known = {line.partition(" =")[0] for line in words.source.splitlines() if re.match(r"[a-z][\w-]* =", line)}
    assert said - known - beginnings == set()
    left = {key for key in known - used - referred if not any(key.startswith(part) for part in beginnings)}
    assert left == set()


def test_every_room_has_the_same_layout() -> None:
    """A folder `words` with a catalogue for each language, and the same languages everywhere."""
    folders = [folder for folder in SOURCES.rglob("words") if folder.is_dir()]
    rooms = {folder.parent.relative_to(SOURCES).as_posix() for folder in folders}
    assert rooms >= {".", "bots", "cli", "server", "games/carthage", "games/goa", "games/mombasa", "games/yokohama"}
    assert {tuple(sorted(file.name for file in Path(folder).glob("*.ftl"))) for folder in folders} == {("en.ftl",)}
