"""Reading a box: every refusal names the table, the key, what was found and what is expected."""

import re
from pathlib import Path

import pytest

from entrepot import BadBox
from entrepot.kernel.box import Box, read_box

GOOD = """
schema = 1
game = "toy"

[deck]
size = 12
names = ["a", "b"]
open = true
values = [1, 2, 3]
size_source = "house"
source = "rulebook"

[[tile]]
value = 1
source = "house"

[[tile]]
value = 2
source = "public:https://example.org"
"""


def box_of(tmp_path: Path, text: str) -> Box:
    file = tmp_path / "box.toml"
    file.write_text(text, encoding="utf-8")
    return read_box(file, "toy")


def test_values_are_read_with_their_sources(tmp_path: Path) -> None:
    deck = box_of(tmp_path, GOOD).one("deck")
    assert (deck.integer("size"), deck.flag("open"), deck.texts("names", 2)) == (12, True, ["a", "b"])
    assert deck.integers("values", 3, 1, 3) == [1, 2, 3]
    assert (deck.source("size"), deck.source("open")) == ("house", "rulebook")
    assert deck.fact_keys() == ["size", "names", "open", "values"]


def test_repeated_tables_keep_their_order(tmp_path: Path) -> None:
    assert [tile.integer("value") for tile in box_of(tmp_path, GOOD).all("tile")] == [1, 2]


def test_house_made_parts_are_listed(tmp_path: Path) -> None:
    assert box_of(tmp_path, GOOD).house_made() == ["deck.size", "tile"]


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (("size = 12", 'size = "12"'), r'box\.toml: \[deck\] size: found "12", expected a whole number of at least 0'),
        (("size = 12", "size = true"), r"\[deck\] size: found true, expected a whole number"),
        (("size = 12", "size = -1"), r"\[deck\] size: found -1, expected a whole number of at least 0"),
        (("open = true\n", ""), r"\[deck\] open: found nothing, expected true or false"),
        (("open = true", "open = 1"), r"\[deck\] open: found 1, expected true or false"),
        (('["a", "b"]', '["a", "a"]'), r'\[deck\] names: found \["a", "a"\], expected a list of 2 texts, each once'),
        (('["a", "b"]', '["a"]'), r'\[deck\] names: found \["a"\], expected a list of 2 texts, each once'),
        (("[1, 2, 3]", "[1, 2, 9]"), r"\[deck\] values: .* expected a list of 3 whole numbers from 1 to 3"),
    ],
)
def test_wrong_values_are_named(tmp_path: Path, damage: tuple[str, str], message: str) -> None:
    deck = box_of(tmp_path, GOOD.replace(*damage)).one("deck")
    with pytest.raises(BadBox, match=message):
        deck.integer("size"), deck.flag("open"), deck.texts("names", 2), deck.integers("values", 3, 1, 3)


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (("schema = 1", "schema = 2"), r"box\.toml: schema: found 2, expected 1\."),
        (('game = "toy"', 'game = "goa"'), r'game: found "goa", expected "toy"'),
        (('source = "rulebook"', ""), r"\[deck\] source: found nothing, expected a source"),
        (('source = "rulebook"', 'source = "hearsay"'), r'\[deck\] source: found "hearsay", expected a source'),
        (('size_source = "house"', "size_source = 3"), r"\[deck\] size_source: found 3, expected a source"),
        (
            ('size_source = "house"', 'sise_source = "house"'),
            r"\[deck\] sise_source: .*the source of a key of this table",
        ),
        (('source = "rulebook"', 'source = "rulebook"\nalso = [1]'), r"\[deck\] also: found \[1\], expected a source"),
        (('"public:https://example.org"', '"public"'), r"\[tile\] source: found \"public\", expected a source"),
        (("schema = 1", "schema = true"), r"box\.toml: schema: found true, expected 1\."),
        (("schema = 1", "schema = "), r"box\.toml: is not valid TOML"),
    ],
)
def test_wrong_files_are_refused(tmp_path: Path, damage: tuple[str, str], message: str) -> None:
    with pytest.raises(BadBox, match=message):
        box_of(tmp_path, GOOD.replace(*damage))


def test_missing_and_repeated_tables_are_named(tmp_path: Path) -> None:
    box = box_of(tmp_path, GOOD)
    with pytest.raises(BadBox, match=r"\[ships\]: found 0 such tables, expected one"):
        box.one("ships")
    with pytest.raises(BadBox, match=r"\[tile\]: found 2 such tables, expected one"):
        box.one("tile")


def test_keys_that_no_rule_reads_are_refused(tmp_path: Path) -> None:
    box = box_of(tmp_path, GOOD.replace("size = 12", "size = 12\nsizze = 3"))
    deck = box.one("deck")
    deck.integer("size"), deck.flag("open"), deck.texts("names"), deck.integers("values")
    with pytest.raises(BadBox, match=r"\[deck\] sizze: found 3, expected only keys that the rules use"):
        box.refuse_unread()


@pytest.mark.parametrize("extra", ["5", "[1, 2]"])
def test_facts_outside_tables_are_refused(tmp_path: Path, extra: str) -> None:
    box = box_of(tmp_path, GOOD.replace("schema = 1", f"schema = 1\nextra = {extra}"))
    for section in box.sections:
        for key in section.fact_keys():
            section.get(key)
    with pytest.raises(BadBox, match=rf"extra: found {re.escape(extra)}, expected only tables here"):
        box.refuse_unread()


def test_the_hash_names_the_facts_not_their_sources(tmp_path: Path) -> None:
    own = box_of(tmp_path, GOOD).hash
    assert box_of(tmp_path, GOOD.replace('"house"', '"derived"') + "\n# a comment\n").hash == own
    assert box_of(tmp_path, GOOD.replace("size = 12", "size = 13")).hash != own


def test_a_file_that_can_not_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match=r"nowhere\.toml: cannot be read"):
        read_box(tmp_path / "nowhere.toml", "toy")
    (tmp_path / "picture.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadBox, match=r"picture\.toml: is not a text file"):
        read_box(tmp_path / "picture.toml", "toy")


def test_what_fits_into_no_sentence_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match=r"^box\.toml: has a number that is too long to be read\.$"):
        box_of(tmp_path, GOOD.replace("size = 12", f"size = {'9' * 5000}"))
    with pytest.raises(BadBox, match=r'^box\.toml: has a name that is too long .*: "sssss.*\.\.\.\.$'):
        box_of(tmp_path, GOOD.replace("size = 12", f"{'s' * 2000} = 12"))
    with pytest.raises(BadBox, match=r"^box\.toml: has a name that is too long"):
        box_of(tmp_path, GOOD.replace("[deck]", f"[{'d' * 2000}]"))
    for name in ("b" * 301, "b\\nc"):
        deck = box_of(tmp_path, GOOD.replace('["a", "b"]', f'["a", "{name}"]')).one("deck")
        with pytest.raises(BadBox, match=r"\[deck\] names: .* texts of at most 300 characters, each on one line"):
            deck.texts("names")
        tile = box_of(tmp_path, GOOD.replace("value = 1", f'value = "{name}"')).all("tile")[0]
        with pytest.raises(BadBox, match=r"\[tile\] value: .*expected a text of at most 300 characters, on one line"):
            tile.text("value")


def test_a_file_that_is_far_too_large_is_not_read(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match=r"^box\.toml: is too large for a box\.$"):
        box_of(tmp_path, GOOD + "#" * 4_000_000)


@pytest.mark.parametrize("key", ["id", "players"])
def test_a_number_of_the_rulebook_holds_under_its_own_name_only(tmp_path: Path, key: str) -> None:
    """A table that is called otherwise, or comes twice, would not be compared."""
    table = f'\n[[seat]]\n{key} = 2\nyen = 5\nsource = "rulebook"\n'
    own = box_of(tmp_path, GOOD + table)
    own.keep_to(own)
    for other, count in ((table.replace("= 2", "= 3"), 0), (table + table, 2), ("", 0)):
        with pytest.raises(BadBox, match=rf"\[\[seat\]\] {key}: found {count} tables with {key} = 2, expected one"):
            box_of(tmp_path, GOOD + other).keep_to(own)


def test_tables_that_no_rule_reads_are_refused(tmp_path: Path) -> None:
    box = box_of(tmp_path, GOOD + '\n[ghost]\nsource = "house"\n')
    for section in box.sections:
        for key in section.fact_keys():
            section.get(key)
    with pytest.raises(BadBox, match=r"\[ghost\]: found a table that the rules do not use"):
        box.refuse_unread()


def test_a_date_is_no_number(tmp_path: Path) -> None:
    deck = box_of(tmp_path, GOOD.replace("size = 12", "size = 1979-05-27")).one("deck")
    with pytest.raises(BadBox, match=r'\[deck\] size: found "1979-05-27", expected a whole number'):
        deck.integer("size")


def test_a_file_nested_too_deeply_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match=r"box\.toml: "):
        box_of(tmp_path, GOOD + "\na = " + "[" * 5000)


def test_numbers_of_tables_are_checked(tmp_path: Path) -> None:
    box = box_of(tmp_path, GOOD)
    assert len(box.all("tile", 2)) == len(box.all("tile", 1, 3)) == 2
    with pytest.raises(BadBox, match=r"\[\[tile\]\]: found 2 such tables, expected 3\."):
        box.all("tile", 3)
    with pytest.raises(BadBox, match=r"\[\[tile\]\]: found 2 such tables, expected 3 to 5\."):
        box.all("tile", 3, 5)
