"""The same games in every process and in both builds; and the build is the one that was asked for."""

import os
from pathlib import Path

import pytest

import entrepot

from .entries import ENTRIES, Entry, whole_run
from .laws.builds import compiled_as_plain, same_in_another_process

WANTED = os.environ.get("ENTREPOT_BUILD")
HERE = [entry for entry in ENTRIES if whole_run() or entry.name in ("carthage", "lighthouse")]
"""A brisk run compares the long games once only: in the compiled build, whose games are those of the plain one."""


@pytest.mark.skipif(WANTED is None, reason="ENTREPOT_BUILD does not say which build should be running")
def test_the_build_is_the_one_asked_for() -> None:
    assert entrepot.build() == WANTED


@pytest.mark.skipif(entrepot.build() == "compiled", reason="the test below compares with another process, too")
@pytest.mark.parametrize("entry", HERE, ids=lambda entry: entry.name)
def test_same_in_another_process(entry: Entry) -> None:
    same_in_another_process(entry)


@pytest.mark.skipif(entrepot.build() != "compiled", reason="the plain build is running: there is nothing to compare")
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_compiled_as_plain(entry: Entry, tmp_path: Path) -> None:
    compiled_as_plain(entry, tmp_path)
