"""Every game of `entries.py` holds every law."""

import pytest

from .entries import ENTRIES, Case
from .kit import Law, uphold
from .laws import LAWS, MODULES
from .laws.offers import UNDECLARED

CASES = [case for entry in ENTRIES for case in entry.cases()]
CHECKS = [(law, case) for law in LAWS.values() for case in CASES if law.concerns(case)]


@pytest.mark.parametrize(("law", "case"), CHECKS, ids=str)
def test_law(law: Law, case: Case) -> None:
    uphold(law, case)


def test_every_module_brings_laws() -> None:
    assert {law.check.__module__ for law in LAWS.values()} == {module.__name__ for module in MODULES}


def test_only_the_listed_games_do_not_declare_what_their_prompts_offer() -> None:
    assert {entry.name for entry in ENTRIES if not entry.load().words.offers} == UNDECLARED
