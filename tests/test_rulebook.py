"""Reading rules pages, the code that carries out their rules, and the tests that show them."""

import re
from pathlib import Path

import pytest

from entrepot import rulebook
from entrepot.games import OURS
from entrepot.rulebook import (
    NoRulebook,
    Rule,
    checkout,
    find_code,
    find_tests,
    page_of,
    parse,
    rules_of,
    without_code,
)

PAGE = """\
# A game: the rules

Words before the first chapter, with CAR-9.9 in a sentence.

## 1. Material

- CAR-1.1 One line.
- CAR-1.2 A rule that goes on
  in a second line:
  - a nested point;
  - another (CAR-1.1).

  And a paragraph of its own.

Not part of a rule.

- no number, no rule
- CAR-2.1a With a letter.

| CAR-8.8 | a table |

## 11. Rulings

- CAR-R3 A ruling.
lazily continued
### Examples
- CAR-X12 An example.
"""


def test_rules_by_number_with_chapter_and_text() -> None:
    rules = parse(PAGE)
    assert list(rules) == ["CAR-1.1", "CAR-1.2", "CAR-2.1a", "CAR-R3", "CAR-X12"]
    assert rules["CAR-1.1"] == Rule("CAR-1.1", "1. Material", "One line.")
    assert rules["CAR-R3"] == Rule("CAR-R3", "11. Rulings", "A ruling.\nlazily continued")
    assert rules["CAR-X12"].chapter == "Examples"


POLISH = "## 1. Początek\n- LUD-1.1 Rzuć.\n- LUD-9.9 Tego nie ma.\n"


def test_nested_lists_and_paragraphs_belong_to_the_rule() -> None:
    assert parse(PAGE)["CAR-1.2"].text == (
        "A rule that goes on\nin a second line:\n- a nested point;\n- another (CAR-1.1).\n\nAnd a paragraph of its own."
    )


def test_tables_and_other_items_end_a_rule() -> None:
    assert parse(PAGE)["CAR-2.1a"].text == "With a letter."


def test_the_same_number_twice_is_refused() -> None:
    with pytest.raises(NoRulebook, match=r"two rules with the number CAR-1\.1"):
        parse("- CAR-1.1 This.\n- CAR-1.1 That.\n")


def test_the_rules_of_a_game_are_found() -> None:
    rules = rules_of("carthage")
    assert rules["CAR-4.2"].chapter == "4. A — Buy goods"
    assert rules["CAR-8.1"].text.count("\n- ") == 3
    with pytest.raises(NoRulebook, match='no rules page for "ludo"'):
        rules_of("ludo")


def test_a_page_in_another_language_says_titles_and_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for place, text in (("ludo.md", "## 1. Start\n- LUD-1.1 Roll.\n- LUD-1.2 Move.\n"), ("pl/ludo.md", POLISH)):
        file = tmp_path / "rules" / place
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    monkeypatch.setattr(rulebook, "PACKAGE", tmp_path)
    monkeypatch.setenv("LANGUAGE", "de:pl_PL.UTF-8")
    rules = rules_of("ludo")
    assert [(rule.chapter, rule.text) for rule in rules.values()] == [("1. Początek", "Rzuć."), ("1. Start", "Move.")]
    monkeypatch.setenv("LANGUAGE", "en")
    assert rules_of("ludo")["LUD-1.1"].chapter == "1. Start"


def test_this_checkout_is_found() -> None:
    home = checkout()
    assert home is not None
    assert Path(__file__).is_relative_to(home)
    assert page_of("carthage") is not None


def test_tests_are_found_by_their_decorators(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    (folder / "games").mkdir(parents=True)
    (folder / "games" / "test_some.py").write_text(
        """\
@rule("CAR-1.1", "CAR-R3")
@pytest.mark.parametrize("x", ["CAR-7.7"])
def test_one(x): ...

class TestMore:
    @marks.rule("CAR-1.1")
    async def test_two(self): ...

@rule
def test_not_called(): ...

def test_without(): rule("CAR-5.5")
""",
        encoding="utf-8",
    )
    one, two = "tests/games/test_some.py::test_one", "tests/games/test_some.py::TestMore::test_two"
    assert find_tests(folder) == {"CAR-1.1": [one, two], "CAR-R3": [one]}


CODE = '''\
"""Chapter CAR-4 as a whole is no rule."""

LIMIT = 3
"""CAR-1.1: at most three."""


class Sale:
    """CAR-4.2, CAR-R3  Sell.

    Never below (CAR-4.3).
    """

    def price(self) -> str:
        return "CAR-9.9"  # CAR-4.4
'''


def test_docstrings_and_comments_name_the_rules_that_code_carries_out(tmp_path: Path) -> None:
    (tmp_path / "sale.py").write_text(CODE, encoding="utf-8")
    assert find_code(tmp_path, tmp_path) == {
        "CAR-1.1": ["sale.py:4"],
        "CAR-4.2": ["sale.py:8 (Sale)"],
        "CAR-R3": ["sale.py:8 (Sale)"],
        "CAR-4.3": ["sale.py:10 (Sale)"],
        "CAR-4.4": ["sale.py:14"],
    }


HOME = checkout()
FOUND = find_code(HOME / "src" / "entrepot" / "games", HOME) if HOME else {}


@pytest.mark.parametrize("game", OURS)
def test_every_rule_is_named_by_its_code_or_needs_none(game: str) -> None:
    rules, excused = rules_of(game), without_code(game)
    assert [number for number in rules if number not in FOUND and number not in excused] == []
    assert [number for number in excused if number not in rules] == []
    assert len(excused) < len(rules) / 3


@pytest.mark.parametrize("game", OURS)
def test_code_names_only_rules_that_there_are(game: str) -> None:
    rules = rules_of(game)
    prefix = next(iter(rules)).split("-")[0]
    assert [number for number in FOUND if number.startswith(f"{prefix}-") and number not in rules] == []


@pytest.mark.parametrize("game", OURS)
def test_rulings_are_cited_in_full(game: str) -> None:
    assert HOME
    loose = re.compile(r"(?<![\w-])R\d+\b")
    folder = HOME / "src" / "entrepot" / "games" / game
    found = [file.name for file in folder.rglob("*.py") if loose.search(file.read_text(encoding="utf-8"))]
    assert found == []
