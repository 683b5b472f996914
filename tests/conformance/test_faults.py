"""The kit finds what it is there to find: for every law, a toy game with a fault planted that this law must name."""

import pytest

from tests.toy.faults import FAULTS, Fault

from .entries import ENTRIES, Entry, lighthouse_pieces
from .kit import uphold
from .laws import LAWS
from .laws.builds import same_in_another_process

(TOY,) = [entry for entry in ENTRIES if entry.name == "lighthouse"]
MOODY = Entry("lighthouse", lighthouse_pieces, longest=60, module="tests.toy.moody")
THREE_SEATS = next(case for case in TOY.cases() if case.seats == 3)
GAMES = 40


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_the_law_names_the_fault(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    rule = LAWS[fault.law]
    uphold(rule, THREE_SEATS, GAMES)
    monkeypatch.setattr(fault.place, fault.name, fault.wrong)
    with pytest.raises(AssertionError, match=rf"^{fault.law}: lighthouse-3-calm=False, seed \d+, ledger index \d+: "):
        uphold(rule, THREE_SEATS, GAMES, shrink=False)


def test_every_law_has_a_fault_to_find() -> None:
    assert {fault.law for fault in FAULTS} == set(LAWS)


def test_a_game_that_depends_on_its_process_is_found() -> None:
    with pytest.raises(AssertionError, match=r"^same in another process: lighthouse: the games differ"):
        same_in_another_process(MOODY)
