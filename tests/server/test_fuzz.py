"""A taste of nonsense from outside, always the same; for long: python -m tests.server.fuzz --cases 100000."""

import pytest

from .fuzz import FUZZES, MANY, fuzz
from .running import Server

SETTINGS = MANY
CASES = {"http": 60, "raw": 60, "sockets": 150, "saves": 60, "boxes": 40, "notation": 300}


@pytest.mark.parametrize("name", FUZZES)
def test_whatever_comes_in_is_carried_out_or_refused_in_a_sentence(name: str, server: Server) -> None:
    fuzz(server, [name], CASES[name], 2026)
