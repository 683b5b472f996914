"""The two commands that let machines work."""

import json
import os
import shutil
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from rich.console import Console

import entrepot.bench
from entrepot.arena import Contest, Standing
from entrepot.bench import Report, Row
from entrepot.bots.trained import nets
from entrepot.cli.arena import standings_table
from tests.cli.running import refused, run, run_json
from tests.owner import owners_box

MARKS = "before\n<!-- figures: start -->\n<!-- figures: end -->\nafter\n"


def test_the_arena_prints_a_table_of_all_bots() -> None:
    result = run("arena", "carthage", "random", "random", "--games", "6", "--seed", "2", "--jobs", "1")
    assert result.exit_code == 0, result.output
    assert "carthage: 6 games with 2 seats, seed 2" in result.stdout
    assert "random (1)" in result.stdout
    assert "random (2)" in result.stdout


def test_the_table_of_the_arena_fits_into_80_columns() -> None:
    """With the figures of a game that counts in hundreds."""
    played = Contest("mombasa", (), 2, 400, 1, {})
    row = Standing("search:0.2s:net=false", 400, 399.5, 0.99875, 0.987, 1.0, 239.75, 80.0, 32000, 41.5, 10.2, 0)
    console = Console(width=80)
    with console.capture() as printed:
        console.print(standings_table(played, [row], {row.label: 0.0123}))
    lines = [line for line in printed.get().splitlines() if line.startswith(tuple("╭│├╰"))]
    assert {line[-1] for line in lines} == set("╮│┤╯")


def test_the_arena_is_the_same_from_the_same_seed_whatever_the_jobs() -> None:
    words = ("arena", "carthage", "random", "random", "random", "--games", "12", "--seats", "4", "--seed", "2")
    alone = run_json(*words, "--jobs", "1")
    together = run_json(*words, "--jobs", "2")
    assert list(alone.pop("milliseconds")) == list(together.pop("milliseconds"))
    assert alone == together
    assert sum(bot["played"] for bot in alone["bots"]) == 12 * 4
    assert sum(bot["wins"] for bot in alone["bots"]) == pytest.approx(12)


def test_an_arena_without_a_seed_takes_one_that_nobody_guesses() -> None:
    seeds = [run_json("arena", "carthage", "random", "--games", "1", "--jobs", "1")["seed"] for _ in range(4)]
    assert max(seeds) > 1 << 50


@pytest.mark.skipif(os.name == "nt", reason="it has another true")
def test_the_arena_says_what_another_bot_has_played_for_a_program() -> None:
    words = ("arena", "carthage", shutil.which("true") or "", "random", "--games", "2", "--seed", "2", "--jobs", "1")
    failed, played = run_json(*words)["bots"]
    assert (failed["replaced"], played["replaced"]) == (failed["decisions"], 0)
    said = run(*words).stdout
    assert f"Another bot made {failed['decisions']} of the {failed['decisions']} moves of {words[2]}." in said
    assert said.count("Another bot") == 1


def test_a_hero_plays_alone_against_each_of_the_others(tmp_path: Path) -> None:
    chart = tmp_path / "chart.svg"
    words = ("arena", "carthage", "greedy", "random", "--hero", "random", "--games", "3", "--seats", "3", "--seed", "2")
    found = run_json(*words, "--jobs", "1", "--chart", str(chart))
    assert [(row["one"], row["other"], row["games"]) for row in found["meetings"]] == [
        ("random (1)", "greedy", 3),
        ("random (1)", "random (2)", 3),
    ]
    assert [bot["played"] for bot in found["bots"]] == [6, 6, 6]
    lines = ElementTree.fromstring(chart.read_text(encoding="utf-8")).itertext()
    assert "random (1) against greedy" in lines


def test_a_round_robin_prints_who_beat_whom() -> None:
    result = run("arena", "carthage", "greedy", "random", "--pairs", "--games", "4", "--seed", "2", "--jobs", "1")
    assert result.exit_code == 0, result.output
    assert "One alone against another" in result.stdout
    assert "carthage: 4 games with 2 seats, seed 2" in result.stdout


def test_wrong_words_for_the_arena_are_refused() -> None:
    assert "Either --pairs or --hero" in refused("arena", "carthage", "random", "--pairs", "--hero", "greedy")
    assert "nobody to play against" in refused("arena", "carthage", "random", "--pairs", "--seed", "1")
    assert 'There is no bot "serch"' in refused("arena", "carthage", "serch:0.2s")
    assert "has no setting" in refused("arena", "carthage", "random:0.2s")
    assert "is neither a time like 0.2s nor" in refused("arena", "carthage", "random:fast")
    assert "cannot be started" in refused("arena", "carthage", "/nonexistent", "greedy")
    assert "is for 2 to 4 seats, not 5" in refused("arena", "carthage", "random", "--seats", "5")
    assert 'Did you mean "carthage"?' in refused("arena", "cartage", "random")
    assert "--games" in refused("arena", "carthage", "random", "--games", "0")


def test_a_chart_that_cannot_be_written_is_refused_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(*_: object) -> None:
        raise AssertionError("it was played")

    monkeypatch.setattr("entrepot.cli.arena.play_with_progress", play)
    nowhere, plain = tmp_path / "nowhere" / "chart.svg", tmp_path / "plain"
    plain.touch()
    for file, why in (
        (nowhere, "No such file or directory"),
        (plain / "chart.svg", "No such file or directory"),
        (tmp_path, "Is a directory"),
        (tmp_path / ("long" * 100), "File name too long"),
    ):
        assert refused("arena", "carthage", "random", "--chart", str(file)) == f"{file} cannot be written: {why}."
    monkeypatch.setattr("os.access", lambda _, mode: mode != os.W_OK)
    assert "Permission denied" in refused("arena", "carthage", "random", "--chart", str(plain))
    assert list(tmp_path.iterdir()) == [plain]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="it has no disk that is always full")
def test_a_chart_that_the_disk_does_not_take_is_named() -> None:
    said = refused("arena", "carthage", "random", "--games", "1", "--jobs", "1", "--chart", "/dev/full")
    assert said == "/dev/full cannot be written: No space left on device."


def test_the_bench_measures_a_game() -> None:
    measured = run_json("bench", "carthage", "--seats", "2", "--seconds", "0.01", "--rounds", "1")
    assert {row["game"] for row in measured["rows"]} == {"carthage"}
    assert (measured["rounds"], measured["seconds"]) == (1, 0.01)


def test_the_bench_writes_its_figures_into_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []

    def measure(*words: object, peers: bool, **more: object) -> Report:
        asked.append(peers)
        return Report("2000-01-01", "a machine", 1, 0.1, (Row("entrepot", "carthage", 2, "plain", "1"),))

    monkeypatch.setattr(entrepot.bench, "bench", measure)
    page = tmp_path / "page.md"
    page.write_text(MARKS, encoding="utf-8")
    result = run("bench", "--against", "peers", "--write", str(page), "--json")
    assert json.loads(result.stdout)["machine"] == "a machine"
    written = page.read_text(encoding="utf-8")
    assert written.startswith("before\n")
    assert written.endswith("after\n")
    assert "| entrepot 1 | carthage | 2 | plain |" in written
    assert asked == [True]


def test_wrong_words_for_the_bench_are_refused_before_it_measures(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    assert "There is no file" in refused("bench", "--write", str(page))
    page.write_text("no marks", encoding="utf-8")
    assert "needs the lines" in refused("bench", "--write", str(page))
    assert page.read_text(encoding="utf-8") == "no marks"
    assert 'Did you mean "carthage"?' in refused("bench", "cartage")
    assert "peers" in refused("bench", "--against", "friends")
    assert "played with 9 seats" in refused("bench", "carthage", "--seats", "9")


def test_the_strength_of_a_net_goes_into_its_card(tmp_path: Path) -> None:
    for name in ("carthage.json", "carthage.npz"):
        (tmp_path / name).write_bytes(nets().joinpath(name).read_bytes())
    card = tmp_path / "carthage.json"
    before = json.loads(card.read_text(encoding="utf-8"))
    answer = run("strength", "carthage", "--games", "2", "--jobs", "1", "--card", str(card))
    assert answer.exit_code == 0, answer.output
    after = json.loads(card.read_text(encoding="utf-8"))
    assert after["strength"]["command"] == "entrepot strength carthage --games 2 --seed 20000"
    assert [line["games"] for line in after["strength"]["seats"].values()] == [2, 2, 2]
    assert {**after, "strength": ""} == {**before, "strength": ""}
    (tmp_path / "carthage.npz").write_bytes(b"another net")
    assert "the checksums differ" in refused("strength", "carthage", "--games", "2", "--card", str(card))


@pytest.mark.parametrize("text", [b"", b"\xff\x00random", b"[]", b"3", b"{}", b"[" * 100_000])
def test_what_is_no_card_or_net_is_refused_before_the_first_game(tmp_path: Path, text: bytes) -> None:
    card, net = tmp_path / "carthage.json", tmp_path / "carthage.npz"
    words = ("strength", "carthage", "--games", "2", "--jobs", "1")
    assert refused(*words, "--net", str(net)) == f"{net} cannot be read: No such file or directory."
    assert refused(*words, "--card", str(card)) == f"{card} cannot be read: No such file or directory."
    assert refused(*words, "--card", str(tmp_path)) == f"{tmp_path} cannot be written: Is a directory."
    for file in (card, net):
        file.write_bytes(text)
    assert refused(*words, "--card", str(card)) == f"{card} is not the card of a net."
    assert refused(*words, "--net", str(net)) == f"{net} is not a net."
    np.savez(net, other=np.zeros(3))
    assert refused(*words, "--net", str(net)) == f"{net} is not a net."
    net.unlink()
    card.write_bytes(nets().joinpath("carthage.json").read_bytes())
    assert refused(*words, "--card", str(card)) == f"{net} cannot be read: No such file or directory."


def test_a_net_that_plays_nothing_is_refused_with_its_own_reason() -> None:
    net = str(nets().joinpath("carthage.values.npz"))
    said = refused("strength", "carthage", "--games", "2", "--net", net)
    assert said == "This net cannot play Traders of Carthage: it judges positions only and weighs no moves."


def test_a_training_of_values_is_not_resumed() -> None:
    assert "cannot be resumed" in refused("learn", "carthage", "--values", "--resume")


def test_a_bot_that_plays_another_box_than_it_has_learned_says_so(tmp_path: Path) -> None:
    box = owners_box(tmp_path, "farm_draw = 3", "farm_draw = 4")
    answer = run("arena", "carthage", "trained", "random", "--games", "1", "--jobs", "1", "--box", str(box))
    assert answer.stderr.startswith("Trained: Its net has learned the game with another box")
