"""The ladder: what is played, that it can be played in parts, and what is written down."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from importlib import import_module
from itertools import combinations
from pathlib import Path

import pytest

import entrepot
from entrepot import BadOption, BadSave, UnknownBot
from entrepot.arena import ladder, wilson
from entrepot.arena.ladder import (
    Piece,
    levels_data,
    measure,
    missing,
    read_pieces,
    rungs,
    share,
    write_levels,
    write_pieces,
)
from entrepot.bots import WORDS, bots
from entrepot.bots.levels import LEVELS
from entrepot.bots.measured import FRACTIONS, Measured, fraction, levels
from entrepot.cli.ladder import as_page
from tests.cli.running import refused, run

BOTS = ("random", "greedy", "level-1")


def piece(one: str, other: str, won: int, games: int = 10, number: int = 1, seats: int = 2) -> Piece:
    """Games of which the one has won the first, in every seat in turn."""
    places = []
    for game in range(games):
        own = game % seats
        places.append(tuple(int((seat != own) == (game < won)) for seat in range(seats)))
    return Piece("carthage", seats, one, other, number, 1, tuple(places), (100, 100), (0.5, 2.0))


def test_a_ladder_in_parts_is_the_ladder_in_one() -> None:
    whole = measure("carthage", 2, BOTS, games=8, seed=3, jobs=1)
    assert measure("carthage", 2, BOTS, 8, 3, jobs=1, minutes=0) == []
    kept: list[int] = []
    parts = measure("carthage", 2, BOTS, 8, 3, whole[:2], jobs=1, keep=lambda pieces: kept.append(len(pieces)))
    assert kept == list(range(3, len(whole) + 1)), "each piece is kept as soon as it is played"
    assert [(part.pair, part.number, part.places) for part in parts] == [
        (part.pair, part.number, part.places) for part in whole
    ]
    found = rungs(whole, "carthage", 2)
    assert {rung.bot for rung in found} == set(BOTS)
    assert found[-1].bot == "random"
    assert found[-1].share is None
    for rung in found[:-1]:
        assert rung.share is not None
        assert rung.share.games >= 8


def test_a_short_piece_is_played_again_at_its_full_size() -> None:
    few = measure("carthage", 2, BOTS, games=3, seed=3, jobs=1)
    kept: list[list[Piece]] = []
    told: list[tuple[int, int]] = []
    more = measure(
        "carthage", 2, BOTS, 8, 3, few, 1, tell=lambda _, done, of: told.append((done, of)), keep=kept.append
    )
    assert kept[-1] == more
    assert told[0] == (sum(not piece.number for piece in few), len(few))
    assert len({piece.which for piece in more}) == len(more)
    short = {piece.which: piece.places for piece in few if piece.number}
    full = {piece.which: piece.places for piece in more if piece.number}
    assert {len(places) for places in full.values()} == {8}
    assert all(full[which][:3] == places for which, places in short.items())
    assert measure("carthage", 2, BOTS, 3, 3, more, 1) == more, "a piece that is larger than wanted stays"


def test_a_short_piece_is_missing_whoever_is_named_first() -> None:
    few = [piece("random", "greedy", 1, 2, 0)]
    assert list(missing(("greedy", "random"), few, 2, 100, 1)) == [("random", "greedy", 0, 4)]
    met = [piece("random", "greedy", 0, 4, 0), piece("greedy", "random", 60, 100)]
    sizes = [(number, size) for _, _, number, size in missing(("greedy", "random"), met, 2, 100, 1)]
    assert sizes == [(2, 48), (3, 4)]


def test_two_play_a_piece_once_whoever_is_the_stronger_now() -> None:
    met = [piece("level-1", "level-2", 4, 4, 0)]
    names = ("level-1", "level-2")
    assert list(missing(names, met, 2, 100, 1)) == [
        ("level-1", "level-2", 1, 48),
        ("level-1", "level-2", 2, 48),
        ("level-1", "level-2", 3, 4),
    ]
    met += [piece("level-2", "level-1", 48, 48), piece("level-2", "level-1", 0, 20, number=2)]
    assert list(missing(names, met, 2, 100, 1)) == [("level-2", "level-1", 2, 48), ("level-2", "level-1", 3, 4)]
    at_three = [piece(*names, 6, 6, 0, 3), piece(*names[::-1], 0, 6, 0, 3)]
    assert {each[:2] for each in missing(names, at_three, 3, 100, 1)} == {names, names[::-1]}


def test_first_all_pairs_meet_then_neighbours_and_levels() -> None:
    first = list(missing(["level-1", "level-2", "level-3"], [], 3, 100, 1))
    assert {(one, other) for one, other, _, _ in first} == {
        (one, other) for pair in combinations(("level-1", "level-2", "level-3"), 2) for one, other in (pair, pair[::-1])
    }
    assert {(number, size) for _, _, number, size in first} == {(0, 6)}
    known = [piece(one, other, 6 if one > other else 0, 6, 0, 3) for one, other, _, _ in first]
    then = list(missing(["level-1", "level-2", "level-3"], known, 3, 100, 1))
    assert [(one, other) for one, other, number, _ in then if number == 1] == [
        ("level-3", "level-2"),
        ("level-2", "level-1"),
    ]
    assert [size for one, _, _, size in then if one == "level-3"] == [48, 48, 4]


def test_a_share_counts_the_games_of_both_when_two_play() -> None:
    pieces = [piece("a", "b", 7), piece("b", "a", 4)]
    found = share(pieces, "a", "b")
    assert found is not None
    assert (found.games, found.rate) == (20, 13 / 20)
    assert (found.low, found.high) == wilson(13, 20)
    assert share(pieces, "a", "c") is None
    at_three = [piece("a", "b", 7, seats=3), piece("b", "a", 4, seats=3)]
    alone = share(at_three, "a", "b")
    assert alone is not None
    assert (alone.games, alone.rate) == (10, 0.7)


def test_where_not_all_have_met_only_who_met_whom_is_told() -> None:
    pieces = [piece("level-1", "level-2", 4), piece("level-3", "level-2", 7), piece("random", "level-1", 1)]
    assert not ladder.all_met(pieces, "carthage", 2)
    assert ladder.all_met([*pieces[:2], piece("level-3", "level-1", 9)], "carthage", 2)
    few = piece("level-3", "random", 2, games=2)
    told = [(bot, found.below, found.rate) for bot, found in ladder.meetings([*pieces, few], "carthage", 2)]
    assert told == [("level-3", "level-2", 0.7), ("level-2", "level-1", 0.6), ("level-1", "random", 0.9)]
    page = as_page(pieces, ["carthage"])
    assert "| level-2 | level-1 | 60.0% |" in page
    assert "±" not in page


def test_time_is_that_of_a_decision() -> None:
    found = {rung.bot: rung.milliseconds for rung in rungs([piece("a", "b", 7), piece("b", "a", 4)], "carthage", 2)}
    assert found == {"a": 12.5, "b": 12.5}


def test_pieces_are_kept_and_put_together(tmp_path: Path) -> None:
    one, other = piece("a", "b", 7), piece("b", "c", 4)
    write_pieces(tmp_path / "one.json", [one])
    write_pieces(tmp_path / "both.json", [one, other])
    assert read_pieces([tmp_path / "one.json", tmp_path / "both.json"]) == [one, other]
    (tmp_path / "wrong.json").write_text("[]")
    with pytest.raises(BadSave, match="has no games of a ladder"):
        read_pieces([tmp_path / "wrong.json"])


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("game", "chess", "unknown game"),
        ("game", ["carthage"], "unhashable"),
        ("seats", 0, "wrong seats"),
        ("seats", "2", "wrong seats"),
        ("seats", 2.0, "wrong seats"),
        ("seats", 9, "wrong seats"),
        ("places", [[0, 1, 2]], "wrong places"),
        ("places", [[0]], "wrong places"),
        ("places", [[0, 1], []], "wrong places"),
        ("places", [[0, "1"]], "wrong places"),
        ("places", [[0, 0.5]], "wrong places"),
        ("places", [[0, True]], "wrong places"),
        ("places", [[0, 2]], "wrong places"),
        ("places", [[1, 1]], "wrong places"),
        ("places", 3, "not iterable"),
        ("one", 1, "wrong names"),
        ("number", "1", "wrong names"),
        ("decisions", [1], "wrong names"),
        ("seconds", [0.5, "2"], "wrong names"),
        ("other", "a", "wrong names"),
        ("number", -1, "wrong names"),
        ("decisions", [1, -1], "wrong names"),
        ("decisions", [1, 10**400], "wrong names"),
        ("seconds", [0.5, -1], "wrong names"),
        ("seconds", [float("nan"), 1], "wrong names"),
        ("seconds", [float("inf"), 1], "wrong names"),
        ("places", [], "no games"),
    ],
)
def test_pieces_with_wrong_contents_are_refused(tmp_path: Path, name: str, value: object, why: str) -> None:
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps({"ladder": 1, "pieces": [{**asdict(piece("a", "b", 7)), name: value}]}))
    with pytest.raises(BadSave, match="has no games of a ladder") as refusal:
        read_pieces([file])
    assert why in str(refusal.value.values["why"])


def test_a_file_that_is_too_deep_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "deep.json"
    file.write_text("[" * 200_000)
    assert "has no games of a ladder" in refused("ladder", "--from", str(file))
    assert "is not a file of levels" in refused("ladder", "--levels", str(file))


def test_a_file_of_levels_keeps_what_was_not_measured(tmp_path: Path) -> None:
    file = tmp_path / "levels.json"
    write_levels(file, [piece("level-3", "level-2", 9)])
    assert json.loads(file.read_text()) == levels_data([piece("level-3", "level-2", 9)])
    other = {"goa": {"level-2": {"below": "level-1"}}, "carthage": {"level-2": {"rate": 0.5}, "level-3": {}}}
    file.write_text(json.dumps(other))
    write_levels(file, [piece("level-3", "level-2", 7)])
    found = json.loads(file.read_text())
    assert found["goa"] == other["goa"]
    assert found["carthage"]["level-2"] == {"rate": 0.5}
    assert found["carthage"]["level-3"]["rate"] == 0.7


@pytest.mark.skipif(os.name == "nt", reason="Windows limits no files")
def test_a_write_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    kept, levels = tmp_path / "ladder.json", tmp_path / "levels.json"
    write_pieces(kept, [piece("level-2", "level-1", 7, games=48, number=number) for number in range(1, 9)])
    levels.write_text(json.dumps({"goa": {"level-2": {"below": "level-1" * 400}}}))
    before = kept.read_bytes(), levels.read_bytes()
    assert len(before[0]) > FULL
    with full_disk():
        for write, file in ((write_pieces, kept), (write_levels, levels)):
            with pytest.raises(BadSave, match="cannot be written: File too large"):
                write(file, read_pieces([kept]))
    assert (kept.read_bytes(), levels.read_bytes()) == before
    assert sorted(tmp_path.iterdir()) == [kept, levels]


FULL = 1024
"""Bytes that a file may have."""


@contextmanager
def full_disk() -> Iterator[None]:
    """Within, no file can become larger."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (FULL, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such links")
def test_a_link_stays_one_who_may_read_stays_and_what_is_no_file_is_written_to(tmp_path: Path) -> None:
    file, link = tmp_path / "ladder.json", tmp_path / "link.json"
    link.symlink_to(file)
    write_pieces(link, [piece("a", "b", 7)])
    assert link.is_symlink()
    assert read_pieces([file]) == [piece("a", "b", 7)]
    file.chmod(0o640)
    write_pieces(link, [piece("a", "b", 8)])
    assert file.stat().st_mode & 0o777 == 0o640
    write_pieces(Path(os.devnull), [piece("a", "b", 7)])
    assert not Path(os.devnull).is_file()


def test_what_cannot_be_measured_is_refused() -> None:
    with pytest.raises(UnknownBot):
        measure("carthage", 2, ("random", "randm"))
    with pytest.raises(BadOption, match="at least one game"):
        measure("carthage", 2, BOTS, games=0)
    with pytest.raises(BadOption, match="nobody to play against"):
        measure("carthage", 2, ("random",))
    with pytest.raises(BadOption, match='The bot "random" is named twice'):
        measure("carthage", 2, ("random", "greedy", " random"))
    with pytest.raises(BadOption, match="A seed is a whole number"):
        measure("carthage", 2, BOTS, seed=-1)
    for seconds in (0.0, float("inf"), float("nan")):
        with pytest.raises(BadOption, match="thinks for a number of seconds"):
            ladder.usual_bots(seconds)


def test_all_bots_and_levels_are_on_it() -> None:
    game = entrepot.load("goa")
    assert {spec.split(":")[0] for spec in ladder.usual_bots()} == set(bots(game))


def test_the_command_measures_keeps_and_writes(tmp_path: Path) -> None:
    page, kept, figures = tmp_path / "ladder.md", tmp_path / "ladder.json", tmp_path / "levels.json"
    page.write_text("before\n<!-- figures: start -->\n<!-- figures: end -->\nafter\n")
    figures.write_text('{"goa": {"level-2": {"rate": 0.5}}}')
    words = ("ladder", "carthage", "--seats", "2", "--games", "2", "--bots", "level-1,level-2,random", "--jobs", "1")
    answer = run(*words, "--json", str(kept), "--write", str(page), "--levels", str(figures))
    assert answer.exit_code == 0, answer.output
    written = page.read_text(encoding="utf-8")
    assert "### Traders of Carthage" in written
    assert "| random |" in written
    found = json.loads(figures.read_text())["carthage"]["level-2"]
    assert found["below"] == "level-1"
    assert found["games"] >= 2
    assert json.loads(figures.read_text())["goa"] == {"level-2": {"rate": 0.5}}
    before = kept.read_text()
    again = run("ladder", "carthage", "--from", str(kept), "--write", str(page))
    assert again.exit_code == 0, again.output
    assert page.read_text(encoding="utf-8") == written
    assert kept.read_text() == before
    assert again.stdout == "", "the page has it"
    assert run("ladder", "carthage", "--from", str(kept)).stdout.strip() in written, "as wide as it is in the page"
    assert "There is no file" in refused("ladder", "--write", str(tmp_path / "nowhere.md"))


def test_the_page_is_about_so_many_seats_only(tmp_path: Path) -> None:
    kept = tmp_path / "ladder.json"
    write_pieces(kept, [piece("a", "b", 7), piece("a", "b", 7, seats=3)])
    words = ("ladder", "--from", str(kept))
    assert [seats in run(*words).stdout for seats in ("With 2 seats", "With 3 seats")] == [True, True]
    only = run(*words, "--seats", "3").stdout
    assert [seats in only for seats in ("With 2 seats", "With 3 seats")] == [False, True]
    assert run(*words, "goa", "--seats", "3").stdout == "Not measured yet.\n"
    assert "can be played with 7 seats" in refused(*words, "--seats", "2", "--seats", "7")
    assert "thinks for a number of seconds" in refused(*words, "--seconds", "inf")


@pytest.fixture
def unplayed(monkeypatch: pytest.MonkeyPatch) -> None:
    """No piece may be played."""

    def play(*_: object) -> Piece:
        raise AssertionError("it was played")

    monkeypatch.setattr(ladder, "play_piece", play)


@pytest.mark.usefixtures("unplayed")
@pytest.mark.parametrize("option", ["--json", "--levels"])
def test_a_file_that_cannot_be_written_is_refused_before_the_first_game(tmp_path: Path, option: str) -> None:
    nowhere = tmp_path / "nowhere" / "file.json"
    for file, why in ((nowhere, "No such file or directory"), (tmp_path, "Is a directory")):
        assert refused("ladder", "carthage", option, str(file)) == f"{file} cannot be written: {why}."
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("unplayed")
@pytest.mark.parametrize("text", ["", "[]", "3", "not JSON", '{"carthage": 3}', "\N{LATIN SMALL LETTER E WITH ACUTE}"])
def test_a_file_of_something_else_than_levels_is_refused_before_the_first_game(tmp_path: Path, text: str) -> None:
    file = tmp_path / "levels.json"
    file.write_text(text, encoding="latin-1")
    assert "is not a file of levels" in refused("ladder", "carthage", "--levels", str(file))
    assert file.read_text(encoding="latin-1") == text


# The words of the levels -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", entrepot.games())
def test_the_sentences_of_the_levels_are_what_was_measured(name: str) -> None:
    """Those of the package: none where nothing was measured."""
    game = entrepot.load(name)
    said = bots(game)
    for number in LEVELS:
        hold_to(said[f"level-{number}"], levels().get(name, {}).get(f"level-{number}"))


def hold_to(sentence: str, known: Measured | None) -> None:
    if known is None:
        assert "Beats" not in sentence
        return
    shown = fraction(known["rate"])
    if shown is None:
        assert "Beats" not in sentence
        return
    won, of = shown
    below = WORDS.say(f"bot.{known['below']}")
    assert sentence.endswith(f"Beats the {below} in {won} of {of} games with two players.")
    assert won / of <= known["rate"] + 0.005
    assert known["games"] >= 100, "a sentence needs games enough"


def test_a_sentence_is_made_of_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    data = levels_data([piece("level-3", "level-2", 310, 400), piece("level-4", "level-3", 60, 400)])
    assert data["carthage"]["level-3"]["rate"] == 0.775
    monkeypatch.setattr(import_module("entrepot.bots.measured"), "levels", lambda: data)
    game = entrepot.load("carthage")
    assert bots(game)["level-3"].endswith("Beats the Clerk in 3 of 4 games with two players.")
    assert "Beats" not in bots(game)["level-4"]
    assert "Beats" not in bots(game)["level-2"]
    assert "Beats" not in bots()["level-3"]


def test_a_fraction_never_says_more_than_was_measured() -> None:
    assert [fraction(rate) for rate in (0.1, 0.5, 0.62, 0.746, 0.8, 1.0)] == [
        None,
        (1, 2),
        (3, 5),
        (3, 4),
        (4, 5),
        (99, 100),
    ]
    assert list(FRACTIONS) == sorted(FRACTIONS, key=lambda pair: pair[0] / pair[1])
