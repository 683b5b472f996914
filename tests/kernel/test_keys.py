"""Keys: what one types to play a move."""

import pytest

import entrepot
from entrepot.kernel.keys import signs
from entrepot.kernel.moves import Catalogue, Verb


@pytest.mark.parametrize(
    ("values", "typed"),
    [
        (range(9, 13), ["9", "10", "11", "12"]),
        (["red", "blue", "yellow"], ["r", "b", "y"]),
        (["left", "slot 1", "slot 2", "right"], ["l", "1", "2", "r"]),
        (["cochin", "calicut", "usury"], ["c", "a", "s"]),
        ([f"{colour} {value}" for colour in ("red", "blue", "green") for value in (2, 3, 5, 7)],
         ["r2", "r3", "r5", "r7", "b2", "b3", "b5", "b7", "g2", "g3", "g5", "g7"]),
    ],
)  # fmt: skip
def test_values_are_typed_by_their_number_or_their_letters(values: list[int | str], typed: list[str]) -> None:
    assert signs(values) == typed


def test_a_key_is_that_of_the_verb_and_of_its_values() -> None:
    verbs = [Verb("pass"), Verb("bid", amount=range(1, 4)), Verb("move", ship=["red", "blue"], steps=[1, 2])]
    keys = [move.key for move in Catalogue(verbs, {"pass": "0", "bid": ""})]
    assert keys == ["0", "1", "2", "3", "mr1", "mr2", "mb1", "mb2"]


def test_a_bid_is_typed_as_its_amount() -> None:
    moves = entrepot.load("goa").moves
    assert [moves.parse(f"bid {amount}").key for amount in (1, 4, 12, 200)] == ["1", "4", "12", "200"]


@pytest.mark.parametrize("name", entrepot.games())
def test_no_key_has_the_letter_that_takes_back(name: str) -> None:
    assert not [move for move in entrepot.load(name).moves if "u" in move.key or not move.key]


def test_names_without_letters_have_signs_too() -> None:
    for values in (["0", "0.0"], ["0", *"abcdefghijkl"]):
        assert len(set(signs(values))) == len(values)
