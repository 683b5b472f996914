"""Settings: every one by flag, environment or file, and every mistake a sentence."""

from pathlib import Path

import pytest

from entrepot import EntrepotError
from entrepot.server.given import DEFAULTS, read_settings, shown, table
from entrepot.server.settings import Settings
from tests.cli.running import run

PAGE = Path(__file__).parents[2] / "docs" / "operating.md"


def test_flags_win_over_the_environment_which_wins_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text('port = 1\nhost = "::1"\nhints = [7, 30]\nboxes = ["a.toml"]\n', encoding="utf-8")
    environment = {"ENTREPOT_PORT": "2", "ENTREPOT_FRIENDS": "true", "ENTREPOT_BOTS": "one; two", "OTHER": "x"}
    chosen = read_settings({"port": 3, "secure": None}, ["chat_lines=5/2.5"], environment, str(file))
    wanted = Settings(
        port=3, host="::1", hints=(7, 30), boxes=("a.toml",), friends=True, bots=("one", "two"), chat_lines=(5, 2.5)
    )
    assert chosen.settings == wanted
    assert {name: given.source for name, given in chosen.given.items()} == {
        "port": "--port", "host": str(file), "hints": str(file), "boxes": str(file), "friends": "ENTREPOT_FRIENDS",
        "bots": "ENTREPOT_BOTS", "chat_lines": "--set",
    }  # fmt: skip


@pytest.mark.parametrize("name", DEFAULTS)
def test_every_setting_can_be_given_as_it_is_shown(name: str) -> None:
    text = shown(name, DEFAULTS[name])
    assert read_settings({}, [f"{name}={text}"]).settings == Settings()
    assert read_settings({}, environment={f"ENTREPOT_{name.upper()}": text}).settings == Settings()


@pytest.mark.parametrize(
    ("pairs", "said"),
    [
        (["port=no"], 'The setting port cannot be "no" (--set). It is a whole number from 1 to 65535.'),
        (["port=0"], 'The setting port cannot be "0" (--set). It is a whole number from 1 to 65535.'),
        (["hints=5"], 'The setting hints cannot be "5" (--set). It is how many in how many seconds, like 20/60.'),
        (["secure=perhaps"], 'The setting secure cannot be "perhaps" (--set). It is true or false.'),
        (["log=xml"], 'The setting log cannot be "xml" (--set). It is one of text, json.'),
        (["rest=-1"], 'The setting rest cannot be "-1" (--set). It is a number of at least 0.'),
        (["workers=0"], 'The setting workers cannot be "0" (--set). It is a whole number of at least 1.'),
        (["prot=1"], 'There is no setting "prot" (--set). Did you mean "port"?'),
        (["port"], '"port" is not a setting. Write its name and its value, like open_tables=20.'),
    ],
)
def test_a_wrong_setting_is_told_in_a_sentence(pairs: list[str], said: str) -> None:
    with pytest.raises(EntrepotError) as refusal:
        read_settings({}, pairs)
    assert str(refusal.value) == said


@pytest.mark.parametrize("text", ["port = ", "prot = 1", "port = true", 'hints = ["a", 1]', "\udcff"])
def test_a_wrong_file_is_told_in_a_sentence(text: str, tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_bytes(text.encode(errors="surrogateescape"))
    with pytest.raises(EntrepotError, match=r"club\.toml"):
        read_settings({}, file=str(file))


def test_a_start_that_fails_says_why(tmp_path: Path) -> None:
    for words in (["--settings", str(tmp_path / "none.toml")], ["--port", "70000"], ["--set", "x=1"]):
        result = run("serve", *words)
        assert result.exit_code == 2
        assert "Traceback" not in result.output
        assert result.output.strip().endswith((".", "?"))


def test_what_is_used_is_printed_without_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("entrepot.server.run.serve", lambda settings, browser: None)
    monkeypatch.setenv("ENTREPOT_DATABASE", "postgresql://club:hush@db/games")
    said = run("serve", "--port", "9000").output
    assert "port is 9000 (--port)" in said
    assert "database is postgresql://club:***@db/games (ENTREPOT_DATABASE)" in said


def test_the_page_lists_all_settings() -> None:
    """To rewrite it: python -m entrepot.server.given."""
    _, _, rest = PAGE.read_text(encoding="utf-8").partition("<!-- settings -->\n")
    assert rest.partition("\n<!-- /settings -->")[0] == table()


@pytest.mark.parametrize("command", [("serve", "--port", "1"), ("admin", "tables"), ("check",)])
@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("postgresql://nobody@127.0.0.1:1/x", "Connect call failed"),
        ("postgresql://nobody@/x?host=/nowhere", "No such file or directory"),
        ("sqlite:///{junk}", "file is not a database"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_in_a_sentence(
    command: tuple[str, ...], database: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("entrepot.server.run._check_port", lambda host, port: None)
    monkeypatch.setenv("ENTREPOT_DATA", str(tmp_path))
    junk = tmp_path / "junk.sqlite"
    junk.write_bytes(b"nothing that SQLite knows" * 50)
    told = run(*command, "--database", database.format(junk=junk))
    assert told.exit_code == 2, told.output
    assert said in told.stderr
    assert told.stderr.startswith("The database cannot be used: ")
    assert told.stderr.count("\n") == 1, told.stderr
