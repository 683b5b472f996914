"""Boxes, shown and checked."""

from pathlib import Path

import pytest

import entrepot
from entrepot.games import mombasa
from tests.cli.running import refused, run, run_json
from tests.owner import OWN, edited_box


@pytest.fixture
def edited(tmp_path: Path) -> Path:
    return edited_box(tmp_path, "quick.toml")


def test_all_tables_with_values_and_sources() -> None:
    said = run("box", "show", "carthage").stdout
    for section in entrepot.load("carthage").box.sections:
        assert f" {section.name} " in said
    assert "* house" in said
    assert "[1] https://" in said


def test_the_box_for_machines(edited: Path) -> None:
    shown = run_json("box", "show", "carthage", "--box", str(edited))
    spaces = [table["values"] for table in shown["tables"] if table["name"] == "route_space"]
    assert spaces[1]["name"] == {"value": "Wide sea", "source": "house"}
    (end,) = [table for table in shown["tables"] if table["name"] == "end"]
    assert end["values"]["tokens_to_end"] == {"value": 8, "source": "rulebook"}
    assert shown["hash"] == entrepot.load("carthage", edited).box.hash
    assert "goods.names" in shown["house"]


def test_a_fine_box_is_told_with_its_hash(edited: Path) -> None:
    said = run("box", "check", "carthage", str(edited)).stdout
    fine = f"{edited} is fine: box {entrepot.load('carthage', edited).box.hash}.\n"
    assert said == f"{fine}House values replaced: 1 of 4.\n"
    assert "the same as the game's own" in run("box", "check", "carthage", str(OWN)).stdout


def test_a_broken_box_is_told_in_one_sentence(edited: Path) -> None:
    edited.write_text(edited.read_text(encoding="utf-8").replace("tokens_to_end = 8", "tokens_to_end = []"))
    assert refused("box", "check", "carthage", str(edited)).startswith("quick.toml: [end] tokens_to_end: found []")
    assert "found []" in refused("play", "carthage", "--box", str(edited))
    edited.write_text(edited.read_text(encoding="utf-8").replace("tokens_to_end = []", "tokens_to_end = 6"))
    said = "quick.toml: [end] tokens_to_end: found 6, expected 8, as the rulebook says."
    assert refused("box", "check", "carthage", str(edited)).strip() == said
    assert "There is no box file" in refused("box", "check", "carthage", "none.toml")
    assert 'There is no game "goaa"' in refused("box", "show", "goaa")


def test_a_game_is_played_with_another_box_and_says_so_when_left(edited: Path) -> None:
    said = run("play", "carthage", "--bots", "random", "--seed", "1", "--box", str(edited)).stdout
    assert "Wide sea" in said
    assert f"--box {edited}" in said


def test_two_boxes_are_compared_in_words(edited: Path, tmp_path: Path) -> None:
    assert run("box", "diff", "carthage", str(edited)).stdout.splitlines() == [
        "route_space Open sea is gone.",
        "route_space Wide sea is new.",
        "2 differences.",
    ]
    mine = tmp_path / "mombasa.toml"
    text = (mombasa.FOLDER / "box.toml").read_text(encoding="utf-8")
    mine.write_text(text.replace("crate = 2\nstarting = 1", 'crate = 3\ncrate_source = "owner"\nstarting = 1', 1))
    assert run("box", "diff", "mombasa", str(mine)).stdout.splitlines() == [
        "card banana 2: crate is 3, was 2 (owner, was house).",
        "1 difference.",
    ]
    (told,) = run_json("box", "diff", str(mine), "mombasa", "--json")
    assert (told["kind"], told["key"], told["before"], told["after"]) == ("changed", "crate", 3, 2)
    assert run("box", "diff", str(mine), str(mine)).stdout == "No difference.\n"
    assert "is a box of carthage, and mombasa is one of another game" in refused("box", "diff", "mombasa", str(edited))
    assert "There is no box file none.toml" in refused("box", "diff", "mombasa", "none.toml")


def test_odd_files_are_refused_in_one_sentence(edited: Path, tmp_path: Path) -> None:
    text = edited.read_text(encoding="utf-8")
    odd = tmp_path / "odd.toml"
    for content, sentence in (
        (b"schema = [1", "odd.toml: is not valid TOML"),
        (b"\xff\xfe\x00", "odd.toml: is not a text file."),
        (b"", "odd.toml: schema: found nothing, expected 1."),
        (b"schema = 1\n" + b"#" * 4_000_000, "odd.toml: is too large for a box."),
        (text.replace("total = 108", f"total = {'9' * 5000}").encode(), "odd.toml: has a number that is too long"),
        (text.replace("Wide sea", "sea" * 500).encode(), "odd.toml: [route_space] name"),
        (text.replace("[deck]", f"[{'d' * 2000}]").encode(), "odd.toml: has a name that is too long"),
    ):
        odd.write_bytes(content)
        assert refused("box", "check", "carthage", str(odd)).startswith(sentence)
        for pair in ((str(odd), "carthage"), ("carthage", str(odd))):
            assert refused("box", "diff", *pair).startswith(sentence)
    odd.write_text(f'schema = 1\ngame = "{"g" * 5000}"\n')
    assert "expected the name of a game" in refused("box", "diff", "carthage", str(odd))
    assert "There is no box file" in refused("box", "diff", "carthage", str(tmp_path))


def test_a_saved_game_finds_the_box_it_was_played_with_or_asks_for_it(
    edited: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ENTREPOT_DATA", str(tmp_path / "data"))
    save = tmp_path / "game.txt"
    run("play", "carthage", "--bots", "random", "--seed", "1", "--box", str(edited), "--save", str(save))
    hash = entrepot.load("carthage", edited).box.hash
    assert f"box {hash}" in save.read_text(encoding="utf-8")
    edited.unlink()
    assert "Wide sea" in run("play", "--resume", str(save)).stdout
    monkeypatch.setenv("ENTREPOT_DATA", str(tmp_path / "elsewhere"))
    said = refused("play", "--resume", str(save))
    assert f"saved with another box of Traders of Carthage ({hash[:12]}" in said
    assert "name that box file (--box FILE)" in said
