"""Reading rules pages and the tests that show their rules."""

from pathlib import Path

import pytest

from entrepot.rulebook import NoRulebook, Rule, checkout, find_tests, page_of, parse, rules_of

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
