"""The environment: made once, made anew when its inputs change, never shrunk by playing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import setup
from tools.places import REQUIREMENTS, cache


@pytest.mark.parametrize(
    ("asked", "there", "expected"),
    [("play", {}, "play"), ("dev", {}, "dev"), ("dev", {"set": "play"}, "dev"), ("play", {"set": "dev"}, "dev")],
)
def test_playing_does_not_undo_a_developers_setup(asked: str, there: dict[str, str], expected: str) -> None:
    assert setup.wanted(asked, there) == expected


def test_another_lock_is_another_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "lock_of", lambda name: tmp_path / name)
    (tmp_path / "play").write_text("rich==1\n", encoding="utf-8")
    before = setup.fingerprint("play")
    assert setup.fingerprint("play") == before
    (tmp_path / "play").write_text("rich==2\n", encoding="utf-8")
    assert setup.fingerprint("play") != before


def pins(name: str) -> dict[str, str]:
    text = setup.lock_of(name).read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9._-]+)==(\S+)", text, re.MULTILINE))


def test_a_developers_environment_is_the_players_and_more() -> None:
    play, dev = pins("play"), pins("dev")
    assert play.items() < dev.items()
    assert "ruff" not in play


@pytest.mark.parametrize("lock", sorted(REQUIREMENTS.glob("*.lock")), ids=lambda path: path.stem)
def test_locks_have_hashes_and_name_no_host(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    packages = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
    assert packages
    assert all("--hash=sha256:" in package for package in packages)
    assert not re.search(r"https?:|file:|@|--(extra-)?index|--find-links", text)


def test_the_cache_can_be_put_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ENTREPOT_CACHE", str(tmp_path))
    assert cache() == tmp_path
