"""Whole games in the terminal, and everything a player can type."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import entrepot
from entrepot.kernel.dice import LARGEST_SEED, new_key
from tests.cli.running import PROGRAM, refused, run, run_process

START = ("play", "carthage", "--seed", "3", "--bots", "random,random")


def kept(data_folder: Path) -> Path:
    """The one game that is kept."""
    (file,) = (data_folder / "games").iterdir()
    return file


def test_a_whole_game_by_numbers_ends_with_a_score_sheet_and_the_winners(data_folder: Path) -> None:
    result = run(*START, lines=["1"] * 400)
    assert result.exit_code == 0, result.output
    table = entrepot.restore(kept(data_folder).read_text(encoding="utf-8"))
    assert table.over
    sheet = result.stdout[result.stdout.rindex("Score") :]
    totals = re.search(r"Total((?:\W+\d+)+)", sheet)
    assert totals is not None
    assert [int(total) for total in re.findall(r"\d+", totals[1])] == table.scores()
    assert ("You win." in sheet or "You and" in sheet) == (0 in table.winners())
    assert f"entrepot replay {kept(data_folder)}" in sheet.replace("\n", " ")


def test_a_whole_game_through_a_pipe(data_folder: Path) -> None:
    ended = run_process("play", "carthage", "--seed", "8", "--seats", "2", "--bots", "random", lines="1\n" * 600)
    assert ended.returncode == 0, ended.stderr
    assert "Total" in ended.stdout
    assert ended.stderr == ""
    assert max(map(len, ended.stdout.replace(str(data_folder), "").splitlines())) <= 80


def test_moves_are_numbered_and_asked_with_the_rule() -> None:
    said = run(*START).stdout
    assert "Choose the ware of your first achievement token.  (CAR-2.5)" in said
    assert "  1 Take a cloth token → +1 for each of its cards that you sell\n" in said


def test_a_move_can_be_typed_in_full_in_words_or_by_its_beginning() -> None:
    for typed in ("2", "token blue", "TOKEN  Blue", "Take a wine token", "to b", "t blue", "take a w"):
        assert "You take a wine token." in run(*START, lines=[typed]).stdout, typed


@pytest.mark.parametrize("typed", ["hint", "?h"])
def test_a_hint_names_good_moves_with_what_they_lead_to_and_why(typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("entrepot.cli.hint.SECONDS", 0.05)
    said = run(*START, lines=["1", typed, "1"]).stdout
    hint = said[said.index("Thinking") : said.index("From what you can see.")]
    assert re.search(r"^\d+: \S.*\. \d+ % to win, \d+\.\d\s+points\.", hint, re.MULTILINE), hint
    assert re.search(r"^    Still to come \d", hint, re.MULTILINE)
    reasons = r"(more|less) than \d|Looking further|hardly any difference|worth a longer look"
    assert re.search(reasons, " ".join(hint.split()))


def test_cards_can_be_typed_short() -> None:
    assert "You take grain 5 as coins." in run(*START, lines=["1", "ta gr5"]).stdout


def test_an_ambiguous_beginning_names_what_it_could_be() -> None:
    said = run(*START, lines=["1", "take g"]).stdout
    assert '"take g" could mean several moves: "Take ' in said
    assert '"Take grain 5 as coins"' in " ".join(said.split())


def test_a_misspelt_move_is_answered_with_the_nearest() -> None:
    assert 'Did you mean one of these: "token yellow"' in run(*START, lines=["tokne yelow"]).stdout
    assert "numbered 1 to 4" in run(*START, lines=["5"]).stdout
    assert 'Type a number from the list, or "help".' in run(*START, lines=["§§§§"]).stdout


def test_a_move_that_is_not_possible_is_answered_with_the_reason_and_the_rule() -> None:
    said = "Choose your first achievement token; then the turns begin.  (CAR-2.5)"
    for typed in ("take red 2", "take red2", "reserve farm blue 5"):
        assert said in run(*START, lines=[typed]).stdout


def test_the_log_speaks_to_the_player_and_about_the_others() -> None:
    said = run(*START, lines=["1", "log"]).stdout
    log = said[said.rindex("> log") :]
    assert "You start." in log
    assert "You take a cloth token." in log
    assert re.search(r"Bot 2 takes a \w+ token\.", log)


def test_the_log_can_be_cut_short() -> None:
    said = run(*START, lines=["1", "log 1"]).stdout
    log = said[said.rindex("> log") :]
    assert "Bot 2 takes" in log
    assert "You take" not in log


def paying(*then: str) -> str:
    """What is said in a game where the player buys for 8 with 13 coins, from the payment on."""
    four = ("play", "carthage", "--seed", "3", "--seats", "4", "--bots", "random")
    said = run(*four, lines=["token red", "take green 5", "buy", *then]).stdout
    return said[said.index("> buy") :]


def test_undo_takes_back_a_payment_but_not_a_turn() -> None:
    said = paying("pay green 5", "undo", "pay blue 2")
    assert "Pay 8 more." in said
    assert "Pay 3 more." in said
    assert "Taken back: Pay with grain 5." in said
    assert "Pay 6 more." in said
    assert "Somebody else has moved since then" in run(*START, lines=["1", "undo"]).stdout


def test_restart_takes_back_the_whole_purchase() -> None:
    said = paying("pay green 5", "restart", "take blue 2")
    assert "Taken back: Pay with grain 5, Buy" in said


def test_within_a_turn_only_the_own_things_are_drawn_again() -> None:
    said = paying("pay green 5")
    assert "Your stock" in said
    assert "Sea route" not in said
    assert "Sea route" in paying("board")


def test_help_shows_the_rule_of_the_question_and_any_other() -> None:
    for line in ("help", "?"):
        said = run(*START, lines=[line]).stdout
        assert "CAR-2.5  2. Setup" in said
        assert "From the start player clockwise" in said
        assert "take back your last move" in said
    assert "No change is given" in run(*START, lines=["? car-4.2"]).stdout
    assert "CAR-R3  11." in run(*START, lines=["help R3"]).stdout
    assert 'There is no rule "CAR-99.1"' in run(*START, lines=["? CAR-99.1"]).stdout


def test_the_end_of_the_lines_keeps_the_game_and_says_how_to_go_on(data_folder: Path) -> None:
    for leaving in (["1"], ["1", "quit"]):
        result = run(*START, lines=leaving)
        assert result.exit_code == 0
        file = data_folder / "games" / result.stdout.split("/games/")[1].split()[0]
        assert f"entrepot play --resume {file} --seat 0 --bots random,random" in result.stdout
        assert len(entrepot.restore(file.read_text(encoding="utf-8")).ledger) >= 3


def test_a_kept_game_goes_on_in_its_file(data_folder: Path) -> None:
    run(*START, lines=["1"])
    file = kept(data_folder)
    before = entrepot.restore(file.read_text(encoding="utf-8"))
    said = run("play", "--resume", str(file), "--bots", "random", lines=["1"]).stdout
    assert "You take a cloth token." in said
    after = entrepot.restore(kept(data_folder).read_text(encoding="utf-8"))
    assert after.ledger[: len(before.ledger)] == before.ledger
    assert len(after.ledger) > len(before.ledger)


def test_a_file_of_the_players_own_is_not_written_when_it_is_resumed(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    run(*START, lines=["1", f"save {file}"])
    before = file.read_text(encoding="utf-8")
    run("play", "--resume", str(file), "--bots", "random", lines=["1", "1"])
    assert file.read_text(encoding="utf-8") == before


def test_save_names_the_file_from_the_start(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    assert f"--resume {file}" in run(*START, "--save", str(file), lines=["1"]).stdout
    assert entrepot.restore(file.read_text(encoding="utf-8")).seed == 3


def test_a_file_with_another_game_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    run(*START, lines=["1", f"save {file}", f"save {file}"])
    before = file.read_text(encoding="utf-8")
    other = ("play", "carthage", "--seed", "4", "--bots", "random,random")
    assert "was left alone" in refused(*other, "--save", str(file))
    said = run(*other, lines=[f"save {file}"]).stdout
    assert "was left alone" in " ".join(said.split())
    assert file.read_text(encoding="utf-8") == before


def test_strange_lines_do_no_harm() -> None:
    lines = ["9" * 5000, "log " + "9" * 5000, "save \0", "", "   ", "? ?", "token", "token red"]
    result = run(*START, lines=lines)
    assert result.exit_code == 0, result.output
    assert "You take a cloth token." in result.stdout


def test_bytes_that_are_no_text_do_no_harm() -> None:
    ended = subprocess.run([*PROGRAM, *START], input=b"\xff\xfe\ntoken red\n", capture_output=True, check=False)
    assert ended.returncode == 0, ended.stderr
    assert b"You take a cloth token." in ended.stdout


def test_a_terminal_without_our_signs_gets_plain_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    said = run_process(*START).stdout
    assert "Cl>---------.----------+----------x----------x----------O" in said
    assert "?Cl" not in said


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent another way there")
def test_ctrl_c_keeps_the_game_and_says_how_to_go_on() -> None:
    process = subprocess.Popen(
        [*PROGRAM, *START], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"token red\n")
        process.stdin.flush()
        while b"(CAR-3.2)" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        said, complaints = process.communicate(timeout=60)
    assert process.returncode == 0
    assert b"Continue it with: entrepot play --resume" in said
    assert complaints == b""


def test_bots_play_in_a_game_of_any_seed(tmp_path: Path) -> None:
    """Their own seeds follow from it, and are never too large."""
    result = run("play", "carthage", "--seed", str(LARGEST_SEED), "--bots", "greedy", lines=["1"])
    assert result.exit_code == 0, result.output
    file = tmp_path / "long.txt"
    file.write_text(entrepot.load("carthage").deal(2, new_key()).save(), encoding="utf-8")
    result = run("play", "--resume", str(file), "--bots", "greedy", lines=["1"])
    assert result.exit_code == 0, result.output


def test_a_program_is_not_told_from_what_the_game_was_dealt(tmp_path: Path) -> None:
    told = tmp_path / "told"
    program = tmp_path / "bot.py"
    program.write_text(f"open({str(told)!r}, 'w').write(input())", encoding="utf-8")
    run(
        "play", "carthage", "--seat", "1", "--seed", "1000000", "--bots", f"{sys.executable} {program}", lines=["1"] * 9
    )
    assert abs(json.loads(told.read_text(encoding="utf-8"))["seed"] - 1_000_000) > 1000


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent another way there")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_the_programs_and_keeps_the_game(number: signal.Signals, tmp_path: Path) -> None:
    told, program = tmp_path / "told", tmp_path / "bot.py"
    program.write_text(
        f"import os, time; print(os.getpid(), file=open({str(told)!r}, 'w'), flush=True); time.sleep(600)"
    )
    words = ("play", "carthage", "--seat", "1", "--seed", "4", "--bots", f"{sys.executable} {program}")
    process = subprocess.Popen([*PROGRAM, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    with process:
        while not told.exists() or not told.read_text().endswith("\n"):
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(number)
        said, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    assert b"Continue it with: entrepot play --resume" in said
    with pytest.raises(ProcessLookupError):
        os.kill(int(told.read_text()), 0)


def test_another_seat_and_the_seats_of_the_bots() -> None:
    said = run("play", "carthage", "--seed", "3", "--seats", "4", "--seat", "2", "--bots", "random").stdout
    assert "At the table: Bot 1 (random), Bot 2 (random), You, Bot 3 (random)." in said


def test_only_the_own_hand_is_drawn() -> None:
    table = entrepot.load("carthage").deal(seats=3, seed=3)
    said = run(*START).stdout
    board = said[said.index("Sea route") :]
    assert "Your hand: 8 coins" in board
    assert "Wi2■■ Ge3■ Ge3■" in board
    others = table.view(1)["board"]["players"][1]["hand"]  # type: ignore[index]
    assert "red 2" in others
    assert "Cl2" not in board


def test_a_disk_that_takes_nothing_does_not_stop_the_game(data_folder: Path) -> None:
    data_folder.write_text("a file where the folder should be", encoding="utf-8")
    result = run(*START, lines=["1", "1"])
    assert result.exit_code == 0
    assert result.stdout.count("it is not kept") == 1
    assert "You take grain 5 as coins." in result.stdout
    assert "--resume" not in result.stdout


def test_wrong_words_are_refused_before_anything_is_kept(tmp_path: Path, data_folder: Path) -> None:
    thesis = tmp_path / "thesis.txt"
    thesis.write_text("years of work", encoding="utf-8")
    assert "Which game? There are carthage" in refused("play")
    assert "is for 2 to 4 seats, not 7" in refused("play", "carthage", "--seats", "7")
    assert "There is no seat 4" in refused("play", "carthage", "--seats", "3", "--seat", "4")
    assert 'There is no bot "randon"; ' in refused("play", "carthage", "--bots", "randon")
    assert "2 bots are named, but 3 seats are left" in refused(
        "play", "carthage", "--seats", "4", "--bots", "random,random"
    )
    assert "A seed is a whole number" in refused("play", "carthage", "--seed", "-1")
    assert 'has no option "wind"' in refused("play", "carthage", "--option", "wind=true")
    assert 'name=value, not "wind"' in refused("play", "carthage", "--option", "wind")
    assert "There is no box file none.toml" in refused("play", "carthage", "--box", "none.toml")
    assert "was left alone" in refused("play", "carthage", "--save", str(thesis))
    assert "There is no folder" in refused("play", "carthage", "--save", str(tmp_path / "no" / "where.txt"))
    assert "is a folder" in refused("play", "carthage", "--save", str(tmp_path))
    assert thesis.read_text(encoding="utf-8") == "years of work"
    assert not data_folder.exists()


def test_games_that_can_not_go_on_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run(*START, lines=["1", f"save {file}"])
    text = file.read_text(encoding="utf-8")
    assert "There is no file" in refused("play", "--resume", str(tmp_path / "none.txt"))
    assert "--seats cannot be used with --resume" in refused("play", "--resume", str(file), "--seats", "3")
    file.write_text(text.replace("rules 1", "rules 0"), encoding="utf-8")
    assert "under version 0 of the rules" in refused("play", "--resume", str(file))
    file.write_text(re.sub("box .*", "box 0123456789abcdef", text), encoding="utf-8")
    assert "with another box" in refused("play", "--resume", str(file))
    file.write_text(text[: text.index("end after")], encoding="utf-8")
    assert "is cut off after move" in refused("play", "--resume", str(file))
    file.write_bytes(b"\xff\xfe\x00")
    assert "is not a text" in refused("play", "--resume", str(file))


def test_a_finished_game_is_not_resumed(data_folder: Path) -> None:
    run(*START, lines=["1"] * 400)
    assert "is over" in refused("play", "--resume", str(kept(data_folder)), "--bots", "random")
