"""Boxes of owners: what they have replaced, drafts that do not fit yet, files, differences."""

import contextlib
import tomllib
from copy import deepcopy
from pathlib import Path

import pytest

import entrepot
from entrepot import BadBox, Game
from entrepot.boxes.differences import differences
from entrepot.boxes.drafts import Change, Settled, draft_of, read_draft, settle
from entrepot.boxes.progress import house_values, progress
from entrepot.boxes.shelf import keep_box, kept_box
from entrepot.boxes.writing import written
from entrepot.games import OURS, load
from entrepot.kernel.box import HOUSE, OWNER, Box
from tests.marks import rule

MOMBASA = load("mombasa")
Tables = dict[str, list[dict[str, object]]]


def edited(game: Game, *edits: tuple[str, int, str, object]) -> Tables:
    """A draft with some values read from the real game."""
    tables: Tables = {}
    for table, place, key, value in edits:
        parts = tables.setdefault(table, [deepcopy(section.facts) for section in game.box.all(table)])
        parts[place] |= {key: value, f"{key}_source": OWNER}
    return tables


def settled(game: Game, tables: Tables) -> Settled:
    return settle(game, tables, lambda facts: load(game.name, Box("mine.toml", facts)))


def place_of(game: Game, table: str, name: str) -> int:
    return next(section.place for section in game.box.all(table) if section.facts.get("name") == name)


@pytest.mark.parametrize("game", OURS)
def test_every_house_value_is_printed_or_declared_as_ours(game: str) -> None:
    loaded = load(game)
    assert loaded.printed is not None
    ours = set(loaded.printed.ours)
    for section in loaded.box.sections:
        for key in section.fact_keys():
            if section.source(key) == HOUSE:
                known = key in loaded.printed.keys(section.name)
                excused = bool({f"{section.name}.{key}", f"{section.name}.*"} & ours)
                assert known != excused, f"{section.name}.{key}"


@pytest.mark.parametrize("game", OURS)
def test_what_is_declared_of_printed_values_is_in_the_box(game: str) -> None:
    loaded = load(game)
    assert loaded.printed is not None
    for tables in loaded.printed.parts.values():
        for table in tables:
            sections = loaded.box.all(table)
            assert sections, table
            for key in loaded.printed.keys(table):
                assert any(key in section.facts for section in sections), f"{table}.{key}"
    for about in (*loaded.printed.among, *loaded.printed.rules):
        table, _, key = about.partition(".")
        assert key in loaded.printed.keys(table), about


@pytest.mark.parametrize("game", OURS)
def test_a_box_is_written_as_it_is_read(game: str) -> None:
    facts = load(game).box.facts
    assert tomllib.loads(written(facts)) == facts


@pytest.mark.parametrize("game", OURS)
def test_a_box_without_some_of_its_tables_is_refused(game: str) -> None:
    """With a sentence, whichever is missing. Drawings may be."""
    drawings = ("coast",)
    facts = load(game).box.facts
    tables = [name for name, part in facts.items() if isinstance(part, dict | list)]
    for name in tables:
        with contextlib.nullcontext() if name in drawings else pytest.raises(BadBox):
            load(game, Box("mine.toml", {key: part for key, part in facts.items() if key != name}))
    with pytest.raises(BadBox):
        load(game, Box("mine.toml", {key: part for key, part in facts.items() if key not in tables}))


def test_odd_texts_are_written_as_they_are() -> None:
    facts: dict[str, object] = {"game": "x", "odd key": {'a"b': 'quote " \\ line\n tab\t del\x7f é', "flag": True}}
    assert tomllib.loads(written(facts)) == facts


def test_progress_counts_what_is_no_longer_of_the_house() -> None:
    total = len(house_values(MOMBASA.box, MOMBASA.printed)) if MOMBASA.printed else 0
    assert (progress(MOMBASA, MOMBASA.box).replaced, progress(MOMBASA, MOMBASA.box).total) == (0, total)
    banana = place_of(MOMBASA, "card", "banana 2")
    read = settled(MOMBASA, edited(MOMBASA, ("card", banana, "crate", 2), ("card", banana, "value", 3)))
    assert read.refusals == ()
    assert progress(MOMBASA, read.game.box).replaced == 2  # the crate is the same, and known now


def test_a_draft_that_fits_is_played_with() -> None:
    banana = place_of(MOMBASA, "card", "banana 2")
    read = settled(MOMBASA, edited(MOMBASA, ("card", banana, "crate", 5), ("hq", 0, "coins", [1, 1, 1, 0, 2])))
    assert read.refusals == ()
    assert read.game.box.all("card")[banana].facts["crate"] == 5
    assert read.game.box.hash != MOMBASA.box.hash
    assert draft_of(MOMBASA.box, read.game.box) == edited(
        MOMBASA, ("card", banana, "crate", 5), ("hq", 0, "coins", [1, 1, 1, 0, 2])
    )


@rule("MOM-1.5")
def test_a_value_that_does_not_fit_is_set_aside_alone() -> None:
    expansion, banana = place_of(MOMBASA, "card", "expansion 2"), place_of(MOMBASA, "card", "banana 2")
    read = settled(MOMBASA, edited(MOMBASA, ("card", expansion, "value", 4), ("card", banana, "crate", 5)))
    (refusal,) = read.refusals
    assert refusal.changes == (Change("card", expansion, "value"),)
    assert refusal.said("en") == "Found 4, expected a whole number from 1 to 3."
    assert read.game.box.all("card")[expansion].facts["value"] == 2
    assert read.game.box.all("card")[banana].facts["crate"] == 5


@rule("MOM-2.4")
def test_values_that_only_fit_together_wait_for_one_another() -> None:
    banana, coffee = place_of(MOMBASA, "card", "banana 2"), place_of(MOMBASA, "card", "coffee 3")
    first = edited(MOMBASA, ("card", banana, "deck", ["B"]), ("card", banana, "crate", 5))
    read = settled(MOMBASA, first)
    (refusal,) = read.refusals
    assert refusal.changes == (Change("card", banana, "deck"),)
    assert refusal.said("en") == "Found 17 cards of letter B, expected 16."
    both = edited(MOMBASA, ("card", banana, "deck", ["B"]), ("card", coffee, "deck", ["A", "A", "B"]))
    assert settled(MOMBASA, both).refusals == ()


@rule("MOM-2.8")
def test_what_is_wrong_elsewhere_is_traced_to_what_was_changed() -> None:
    read = settled(MOMBASA, edited(MOMBASA, ("book", 0, "count", 9), ("hq", 0, "coins", [1, 1, 1, 0, 2])))
    (refusal,) = read.refusals
    assert refusal.why.values["table"] == "book_tiles"
    assert refusal.changes == (Change("book", 0, "count"),)
    assert read.game.box.one("hq").facts["coins"] == [1, 1, 1, 0, 2]


def test_more_tables_than_the_own_box_has() -> None:
    cards = [deepcopy(section.facts) for section in MOMBASA.box.all("card")]
    more = {**deepcopy(cards[0]), "name": "banana 1 b", "crate": 7}
    more.pop("starting")
    read = settled(MOMBASA, {"card": [*cards, more]})
    assert read.refusals == ()
    assert len(read.game.box.all("card")) == len(cards) + 1
    again = settled(MOMBASA, {"card": [*cards, {**more, "name": "banana 1"}]})
    assert again.game.box.hash == MOMBASA.box.hash
    assert len(again.refusals) == 1


def test_a_file_becomes_a_draft_again() -> None:
    banana = place_of(MOMBASA, "card", "banana 2")
    draft = edited(MOMBASA, ("card", banana, "crate", 5), ("track", 0, "length", 30))
    text = written(settled(MOMBASA, draft).facts)
    assert read_draft(MOMBASA, text) == draft


def test_differences_are_found_by_name() -> None:
    facts = deepcopy(MOMBASA.box.facts)
    cards = facts["card"]
    assert isinstance(cards, list)
    gone = cards.pop(0)
    cards[0]["crate"] = 9
    cards.append({**gone, "name": "banana 1 b"})
    found = list(differences(MOMBASA.box, Box("other.toml", facts)))
    assert [(one.kind, one.title, one.key, one.before, one.after) for one in found] == [
        ("missing", "banana 1", "", None, None),
        ("changed", "banana 2", "crate", 2, 9),
        ("new", "banana 1 b", "", None, None),
    ]


def test_a_box_that_was_played_with_is_kept_by_its_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ENTREPOT_DATA", str(tmp_path / "data"))
    file = tmp_path / "mine.toml"
    file.write_text(written(MOMBASA.box.facts), encoding="utf-8")
    hash = entrepot.load("mombasa", file).box.hash
    assert kept_box(hash) is None
    keep_box(hash, file)
    file.unlink()
    kept = kept_box(hash)
    assert kept is not None
    assert entrepot.load("mombasa", kept).box.hash == hash
    assert kept_box("../mine") is None
