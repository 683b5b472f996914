"""The program as a whole: help, version, and wrong words."""

import json
import platform

import entrepot
from tests.cli.running import refused, run, run_json, run_process


def test_help_names_every_command() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in ("serve", "play", "arena", "bench", "replay", "box", "rules", "version"):
        assert f"\n  {command} " in result.stdout


def test_version_says_build_and_python() -> None:
    said = run("version").stdout
    assert said.startswith(f"entrepot {entrepot.__version__}, {entrepot.build()} rules, ")
    assert platform.python_version() in said
    assert ("make compiled" in said) == (entrepot.build() == "plain")


def test_version_for_machines() -> None:
    assert run_json("version") == {
        "version": entrepot.__version__,
        "build": entrepot.build(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def test_a_misspelt_command_is_answered_with_the_nearest() -> None:
    assert "Did you mean 'arena'?" in refused("arenna")


def test_an_unknown_option_and_a_missing_word_are_told() -> None:
    assert "--sets" in refused("play", "carthage", "--sets", "3")
    assert "BOT" in refused("arena", "carthage")
    assert "seats" in refused("play", "carthage", "--seats", "many")


def test_a_process_says_one_sentence_and_no_traceback() -> None:
    ended = run_process("play", "cartage")
    assert (ended.returncode, ended.stdout) == (2, "")
    there_are = ", ".join(entrepot.games())
    assert ended.stderr == f'There is no game "cartage"; there are {there_are}. Did you mean "carthage"?\n'


def test_json_is_alone_on_the_output_stream() -> None:
    ended = run_process("arena", "carthage", "random", "random", "--games", "4", "--seed", "1", "--json")
    assert ended.returncode == 0
    assert json.loads(ended.stdout)["games"] == 4
