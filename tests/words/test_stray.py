"""No sentence for people stands in the code of server, command line and benchmarks: all are in words files."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from entrepot.bench import texts as bench
from entrepot.cli import texts as cli
from entrepot.kernel.words import Words
from entrepot.server import texts as server

from .sources import SOURCES, calls, files, name_of, place, texts

ROOMS = ("bench", "cli", "server")
NOT_OURS = ("bench/theirs.py", "server/storage/", "server/metrics.py")
"""What names the games of others, where nothing of ours is at hand; what storage says, it says to databases, and
metrics speak to Prometheus."""
SENTENCE = re.compile(r"[^\W\d_][.,:;!?]? +[^\W\d_]")
"""A blank between two words."""
WORD = re.compile(r"[^\W\d_]{2}")
TAG = re.compile(r"<[^>]*>?")
LOGS = frozenset({"debug", "info", "warning", "error", "exception"})
LOGGED = frozenset({"log_fault", "survived"})
"""Functions that log what they are given."""
SHOWN = frozenset({"echo", "secho", "print", "add_column", "add_task", "input", "Text"})
"""Functions that show people what they are given first, as it is."""
DRAWN = frozenset({"framed", "add_row", "assemble", "plain_table", "rich_table"})
"""Functions that show people all that they are given; of a pair, the second is a style."""
SHOWN_AS = frozenset({"help", "title", "caption", "footer", "description", "prompt", "epilog", "short_help"})
NAME = "Entrepot"
"""The name of the program is the same in every language."""
ALLOWED = {
    "bench/peers.py": {"connect four", "gardner chess", "gin rummy", "texas hold'em"},
    "cli/boards/__init__.py": {"Callable[[Game, Text], None]"},
    "cli/lines.py": {"tab: complete"},
    "cli/load.py": {"dict[str, Report]"},
    "server/given.py": {"| setting | default | what it is |"},
    "server/guard.py": {"Invalid HTTP request", "Unsupported upgrade", "No supported WebSocket", "Invalid UTF-8"},
    "server/pages.py": {"<code>make play</code>"},
    "server/routes/asking.py": {"Accept-Encoding, Accept-Language"},
}
"""What is said to a machine, typed, a type, a line of the docs, what others' log lines begin with, a game of others."""
KEY = re.compile(r"board\.")
STYLE = re.compile(r"((bold|dim|not|on|reverse|strike|#\w+) *)+")


def ours(*rooms: str) -> Iterator[tuple[str, ast.Module]]:
    for file, tree in files(*rooms):
        name = file.relative_to(SOURCES).as_posix()
        if not name.startswith(NOT_OURS):
            yield name, tree


def unsaid(tree: ast.Module) -> set[int]:
    """Strings that nobody is shown: docstrings, what is logged, and what only a fault of ours would say."""
    found: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found.add(id(node.value))
        made = node.exc if isinstance(node, ast.Raise) else None
        if isinstance(made, ast.Call) and name_of(made.func) in ("ValueError", "AssertionError"):
            found |= {id(part) for part in ast.walk(made)}
        if isinstance(node, ast.Assert) and node.msg:
            found |= {id(part) for part in ast.walk(node.msg)}
        called = node.func if isinstance(node, ast.Call) else None
        if isinstance(called, ast.Attribute) and called.attr in LOGS and name_of(called.value) == "log":
            found |= {id(part) for part in ast.walk(node)}
        if isinstance(called, ast.Name) and called.id in LOGGED:
            found |= {id(part) for part in ast.walk(node)}
    return found


def sentences(name: str, tree: ast.Module) -> list[str]:
    """The sentences in a module, with their lines."""
    quiet = unsaid(tree)
    return [
        f"{name}:{node.lineno}: {node.value}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in quiet
        if SENTENCE.search(TAG.sub("", node.value)) and not STYLE.fullmatch(node.value)
        if node.value not in ALLOWED.get(name, ())
    ]


def shown(call: ast.Call) -> list[str]:
    """Literal words that a call shows to people: `echo("Score")`."""
    named = [part.value for part in call.keywords if part.arg in SHOWN_AS]
    name = name_of(call.func)
    given = [*(call.args if name in DRAWN else call.args[:1] if name in SHOWN else []), *named]
    return [text for part in given for text in chosen(part) if text != NAME and WORD.search(text)]


def chosen(part: ast.expr) -> list[str]:
    """The literal texts that an expression may show: of a pair the first, of a choice all."""
    if isinstance(part, ast.IfExp):
        return [*chosen(part.body), *chosen(part.orelse)]
    if isinstance(part, ast.BoolOp):
        return [text for one in part.values for text in chosen(one)]
    if isinstance(part, ast.BinOp):
        return [*chosen(part.left), *chosen(part.right)]
    if isinstance(part, ast.Tuple):
        return chosen(part.elts[0]) if part.elts else []
    return fixed(part) if isinstance(part, ast.Constant | ast.JoinedStr) else []


def fixed(part: ast.expr) -> list[str]:
    """What stands in a text as it is; of an f-string, what is not filled in."""
    if isinstance(part, ast.JoinedStr):
        return [text for piece in part.values if isinstance(piece, ast.Constant) for text in texts(piece)]
    return list(texts(part))


def words_of_boards(tree: ast.Module) -> list[str]:
    """Single words of a board: with a capital, between values (`f"{a} for {b}"`), for what is missing (`or "none"`)."""
    quiet = unsaid(tree)
    nodes = [node for node in ast.walk(tree) if id(node) not in quiet]
    literal = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    choices = [text for node in nodes if isinstance(node, ast.IfExp | ast.BoolOp) for text in chosen(node)]
    between = [text for node in nodes if isinstance(node, ast.JoinedStr) for text in fixed(node) if " " in text]
    stray = [text for text in literal if re.search(r"[A-Z][a-z]", text)]
    stray += [text for text in choices + between if WORD.search(text) and not KEY.match(text)]
    return [text for text in dict.fromkeys(stray) if not STYLE.fullmatch(text)]


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


@pytest.mark.parametrize("file", sorted((SOURCES / "cli/boards").glob("[a-z]*.py")), ids=lambda file: file.stem)
def test_no_word_stands_in_a_board(file: Path) -> None:
    assert words_of_boards(ast.parse(file.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('SHORT = {"copper": "Cu"}', ["Cu"]),
        ('title = f"Round {number}"', ["Round "]),
        ('price = f"{goods} for {reward}"', [" for "]),
        ('cards = ", ".join(names) or "none"', ["none"]),
        ('state = "free" if marker else say("board.used")', ["free"]),
        ('printed.say("board.free" if marker else "board.used")', []),
        ('Text(name, style="bold" if active else "dim #d9503c")', []),
        ('"""A docstring of a Board."""', []),
    ],
)
def test_a_stray_word_of_a_board_is_found(code: str, found: list[str]) -> None:
    assert words_of_boards(ast.parse(code)) == found


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('echo("The game is over.")', 1),
        ('why = f"There is no seat {seat} here."', 1),
        ('raise EntrepotError("Nobody knows you.")', 1),
        ('def f():\n    """A docstring of several words."""', 0),
        ('log.error("a request to %s failed", path)', 0),
        ('assert found, "the box is checked"', 0),
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
    call = ast.parse('framed(row, "Market", ("farm", "bold"), note or f"{n} cards")', mode="eval").body
    assert isinstance(call, ast.Call)
    assert shown(call) == ["Market", "farm", " cards"]


@pytest.mark.parametrize(("room", "words"), [("bench", bench.WORDS), ("cli", cli.WORDS), ("server", server.WORDS)])
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
    """A folder `words` with a catalogue for each language, English always among them."""
    folders = [folder for folder in SOURCES.rglob("words") if folder.is_dir()]
    rooms = {folder.parent.relative_to(SOURCES).as_posix() for folder in folders}
    assert rooms >= {
        ".",
        "bench",
        "bots",
        "cli",
        "server",
        "games/carthage",
        "games/goa",
        "games/mombasa",
        "games/yokohama",
    }
    for folder in folders:
        languages = {file.stem for file in Path(folder).glob("*.ftl")}
        assert "en" in languages, f"{folder}: no English"
        assert languages <= {"en", "pl", "cs"}, f"{folder}: {languages}"
