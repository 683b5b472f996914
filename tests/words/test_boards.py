"""What the terminal's boards say: every key has its words and its values, and all words of boards are used."""

import ast
import re
from typing import get_args

import pytest

import entrepot
from entrepot.cli.boards.mombasa import Print as MombasaPrint
from entrepot.cli.boards.yokohama import Print as YokohamaPrint
from entrepot.games.mombasa.constants import REWARDS
from entrepot.games.mombasa.view import MombasaPhase
from entrepot.games.yokohama.constants import END_NAMES

from .sources import calls, files, name_of, place, texts

SECTION = "board"


def is_shared(call: ast.Call) -> bool:
    """Whether a call says a text of the command line, `say("board.hand")`, not one of the game."""
    return isinstance(call.func, ast.Name) and call.func.id == "say"


def keys(game: str) -> tuple[set[str], set[str]]:
    """The keys that a game's board names, and the beginnings of those that it makes of a value."""
    named: set[str] = set()
    beginnings: set[str] = set()
    for file, tree in files("cli"):
        if file.parent.name != "boards" or file.stem.partition("_")[0] != game:
            continue
        shared = {
            id(part) for node in ast.walk(tree) if isinstance(node, ast.Call) and is_shared(node) for part in node.args
        }
        pieces = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                pieces |= {id(part) for part in node.values}
                first = next(texts(node), "")
                beginnings |= {first} if first.startswith(f"{SECTION}.") else set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in shared | pieces:
                named |= {node.value} if node.value.startswith(f"{SECTION}.") else set()
    return {key.replace(".", "-") for key in named}, {key.replace(".", "-") for key in beginnings}


@pytest.mark.parametrize("game", entrepot.games())
def test_every_text_of_a_board_has_its_words_and_all_are_used(game: str) -> None:
    named, beginnings = keys(game)
    known = {f"{SECTION}-{name}" for name in entrepot.load(game).words.all(SECTION)}
    assert named - known == set()
    assert {key for key in known - named if not key.startswith(tuple(beginnings))} == set()
    assert {begun for begun in beginnings if not any(key.startswith(begun) for key in known)} == set()


@pytest.mark.parametrize("game", entrepot.games())
def test_every_text_of_a_board_gets_its_values(game: str) -> None:
    catalogue = dict(re.findall(r"^(board-[\w-]+) = (.*)$", entrepot.load(game).words.source, re.MULTILINE))
    checked = 0
    for file, call in calls("cli"):
        if file.parent.name != "boards" or file.stem != game or is_shared(call) or name_of(call.func) != "say":
            continue
        given = {part.arg for part in call.keywords}
        for key in texts(call.args[0]):
            needs = set(re.findall(r"\$(\w+)", catalogue.get(key.replace(".", "-"), "")))
            assert needs <= given, f"{place(file, call)}: {key} needs {needs - given}"
            checked += 1
    assert checked > 10


def test_every_kind_of_space_and_thing_has_its_letters() -> None:
    """Keys that are made of a value: every value that a box may have there."""
    carthage, mombasa, yokohama = (entrepot.load(name).words for name in ("carthage", "mombasa", "yokohama"))
    assert set(carthage.all("board-space")) == {"start", "sea", "anchor", "pirates", "goal"}
    assert set(mombasa.all("board-reward")) == set(REWARDS) - {"none"}
    assert set(mombasa.all("called-phase")) == set(get_args(MombasaPhase))
    assert set(yokohama.all("board-end")) == set(END_NAMES) - {"", "rounds"}


def test_every_printed_order_token_and_region_can_be_written_in_few_letters() -> None:
    yokohama = YokohamaPrint(entrepot.load("yokohama"))
    assert all(">" in yokohama.order(number + 1) for number in range(len(yokohama.orders)))
    assert all(yokohama.token(number + 1) for number in range(len(yokohama.tokens)))
    mombasa = MombasaPrint(entrepot.load("mombasa"))
    assert all(mombasa.region(name).startswith(name) for name in mombasa.rewards)
    needs = ("banana", "coffee", "cotton", "expansion", "any")
    book = {"number": 1, "letter": "A", "needs": dict.fromkeys(needs, 2), "reward": "diamonds", "amount": 1}
    assert mombasa.short_book(book) == "bana2 coff2 cott2 exp2 any2 →◆1"  # type: ignore[arg-type]
