"""What a server writes is for its owner alone."""

import stat
from pathlib import Path

import pytest

from entrepot import EntrepotError
from entrepot.server.folders import private_folder, sqlite_file

from .conftest import Welcome
from .guest import BOT, ME
from .running import Nursery, Server


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_data_folder_and_its_files_are_private(nursery: Nursery, tmp_path: Path, welcome: Welcome) -> None:
    folder = tmp_path / "made" / "data"
    server = Server(nursery, tmp_path, database=f"sqlite:///{folder / 'tables.sqlite'}")
    server.start()
    try:
        welcome("Amber", server.url).open(ME, BOT)
        assert mode(folder) == 0o700
        files = sorted(folder.iterdir())
        assert "tables.sqlite" in [file.name for file in files]
        assert {file.name: oct(mode(file)) for file in files} == {file.name: "0o600" for file in files}
    finally:
        server.end()


def test_what_was_open_to_others_is_closed_at_the_next_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ENTREPOT_DATA", str(tmp_path))
    tmp_path.chmod(0o755)
    file = tmp_path / "tables.sqlite"
    for name in ("tables.sqlite", "tables.sqlite-wal"):
        (tmp_path / name).touch(0o644)
    private_folder(file)
    assert [mode(tmp_path), mode(file), mode(tmp_path / "tables.sqlite-wal")] == [0o700, 0o600, 0o600]


def test_a_folder_of_somebody_elses_choice_is_left_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    private_folder(tmp_path / "tables.sqlite")
    assert mode(tmp_path) == 0o755


def test_only_files_have_folders() -> None:
    assert sqlite_file("sqlite:///a/b.sqlite") == Path("a/b.sqlite")
    for url in ("sqlite://", "postgresql://host/name", "nonsense"):
        assert sqlite_file(url) is None


def test_a_folder_that_cannot_be_made_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(EntrepotError, match="cannot be made"):
        private_folder(tmp_path / "file" / "deeper" / "tables.sqlite")
