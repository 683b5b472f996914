"""Saved games: readable, and refused with one sentence when anything about them is wrong."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import entrepot
from entrepot import BadSave, Table, UnknownGame

FOLDER = Path(entrepot.__file__).parent / "games" / "carthage"


def played(moves: int) -> Table:
    table = entrepot.load("carthage").deal(seats=3, seed=11)
    bot = entrepot.bot("random", seed=5)
    while len(table.ledger) < moves:
        seat = table.waiting[0]
        table.play(seat, bot.choose(table.sight(seat)))
    return table


def test_a_save_reads_like_a_game_record() -> None:
    table = entrepot.load("carthage").deal(seats=2, seed=7)
    first = table.waiting[0]
    table.play(first, "token red")
    assert table.save() == (
        "entrepot 1\ngame carthage\nrules 1\n"
        f"box {table.game.box.hash}\nseats 2\nseed 7\n\n1. seat {first}: token red\nend after 1 move\n"
    )


def test_a_save_leads_back_to_the_same_table() -> None:
    table = played(60)
    again = entrepot.restore(table.save())
    assert again.save() == table.save()
    assert again.ledger == table.ledger
    assert [again.view(seat) for seat in (0, 1, 2, None)] == [table.view(seat) for seat in (0, 1, 2, None)]
    assert [[e.seen_by(0) for e in part] for part in again.history] == [
        [e.seen_by(0) for e in part] for part in table.history
    ]


@pytest.mark.parametrize(
    ("pattern", "replacement", "message"),
    [
        (r"^entrepot 1", "entrepot 9", "saved in format 9; this version reads format 1"),
        (r"^entrepot 1\n", "", r'its beginning is missing: there is no line "entrepot …"'),
        (r"rules 1", "rules 99", "saved under version 99 of the rules of Traders of Carthage; this is version 1"),
        (r"box [0-9a-f]+", "box 00ff", r"saved with another box of Traders of Carthage \(00ff, not [0-9a-f]{12}\)"),
        (r"seats 3", "seats three", 'The line "seats" of this save holds "three", not a whole number'),
        (r"seats 3", "seats 7", "This save cannot be played: Traders of Carthage is for 2 to 4 seats, not 7"),
        (r"seed 11", "seed 12", "Move 1 of this save is not legal"),
        (r"seats 3", "seats 3\noption bonanza true", 'This save cannot be played: .* has no option "bonanza"'),
        (
            r"seats 3",
            "seats 3\noption bonanza yes",
            'option "bonanza" of this save holds "yes", which is not a value',
        ),
        (r"seats 3", "weather fine", 'This is not a saved game: its head has the line "weather fine"'),
        (r"1\. seat", "2. seat", "Move 1 of this save cannot be read"),
        (r"token (\w+)", r"tokenn \1", 'Move 1 of this save is not legal: There is no move "tokenn'),
        (r"1\. seat \d", "1. seat 8", "Move 1 of this save is not legal: There is no seat 8"),
        (r"end after 5 moves\n", "", "This save is cut off after move 5: its last line is missing"),
        (r"5\. seat.*\n", "", "This save should have 5 moves, but 4 were found"),
        (r"\Z", "6. seat 0: buy\n", "There is something after the end of this save"),
    ],
)
def test_a_wrong_save_is_refused(pattern: str, replacement: str, message: str) -> None:
    text = played(5).save()
    changed = re.sub(pattern, replacement, text, count=1)
    assert changed != text
    with pytest.raises(BadSave, match=message):
        entrepot.restore(changed)


def test_a_save_cut_off_anywhere_is_refused() -> None:
    text = played(11).save().rstrip()
    for length in range(len(text)):
        with pytest.raises(BadSave):
            entrepot.restore(text[:length])


def test_a_save_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match=r'There is no game "chess"; there are .*carthage'):
        entrepot.restore(played(1).save().replace("game carthage", "game chess"))


def test_a_game_with_another_box_needs_that_box(tmp_path: Path) -> None:
    other = tmp_path / "mine.toml"
    text = (FOLDER / "box.toml").read_text(encoding="utf-8")
    other.write_text(text.replace("market_draw = 2", "market_draw = 3"), encoding="utf-8")
    table = entrepot.load("carthage", box=other).deal(seats=2, seed=3)
    with pytest.raises(BadSave, match="saved with another box"):
        entrepot.restore(table.save())
    assert entrepot.restore(table.save(), box=other).save() == table.save()


@pytest.mark.parametrize(
    "change", [lambda text: "\ufeff" + text, lambda text: text.replace("\n", "\r\n"), lambda text: text + "\n\n"]
)
def test_a_save_that_other_programs_have_touched_is_read(change: Callable[[str], str]) -> None:
    table = played(12)
    assert entrepot.restore(change(table.save())).save() == table.save()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("1. seat", "9" * 5000 + ". seat"),
        ("1. seat 0", "1. seat " + "9" * 5000),
        ("end after 5", "end after " + "9" * 5000),
        ("seed 11", "seed ٧"),
        ("seats 3", "seats 3\noption x " + "[" * 100_000),
    ],
)
def test_a_monstrous_save_is_refused_like_any_other(old: str, new: str) -> None:
    text = re.sub(r"1\. seat \d", "1. seat 0", played(5).save(), count=1)
    assert old in text
    with pytest.raises(BadSave):
        entrepot.restore(text.replace(old, new, 1))
