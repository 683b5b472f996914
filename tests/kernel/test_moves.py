"""The catalogue: numbers, structures and texts of moves lead to one another."""

import pytest

from entrepot import IllegalMove, Move
from entrepot.kernel.moves import Catalogue, Verb


@pytest.fixture
def catalogue() -> Catalogue:
    return Catalogue([Verb("pass"), Verb("bid", amount=range(1, 4)), Verb("move", ship=["red", "blue"], steps=[1, 2])])


def test_moves_are_numbered_in_order_the_last_argument_turning_fastest(catalogue: Catalogue) -> None:
    texts = [move.text for move in catalogue]
    assert texts == ["pass", "bid 1", "bid 2", "bid 3", "move red 1", "move red 2", "move blue 1", "move blue 2"]
    assert [move.number for move in catalogue] == list(range(8))
    assert len(catalogue) == 8
    assert catalogue.start == {"pass": 0, "bid": 1, "move": 4}


def test_a_move_knows_its_verb_and_arguments(catalogue: Catalogue) -> None:
    move = catalogue[6]
    assert (move.verb, move.args, str(move)) == ("move", {"ship": "blue", "steps": 1}, "move blue 1")


def test_text_number_structure_and_move_mean_the_same(catalogue: Catalogue) -> None:
    move = catalogue[5]
    assert catalogue.read("move red 2") is move
    assert catalogue.read(5) is move
    assert catalogue.read(move) is move
    assert catalogue.find("move", {"steps": 2, "ship": "red"}) is move
    assert catalogue.read("  MOVE  red 2 ") is move


def test_a_text_has_blanks_for_the_underscores_of_ids() -> None:
    catalogue = Catalogue([Verb("go", area=["bank", "silk_mill_2"])])
    move = catalogue[1]
    assert (move.text, move.args) == ("go silk mill 2", {"area": "silk_mill_2"})
    assert catalogue.read("go silk mill 2") is catalogue.read("go silk_mill_2") is move
    assert catalogue.find("go", {"area": "silk_mill_2"}) is move


def test_moves_are_equal_by_number_and_text(catalogue: Catalogue) -> None:
    assert catalogue[1] == Move(1, "bid", {"amount": 1})
    assert catalogue[1] != Move(1, "bid", {"amount": 2})
    assert len({catalogue[1], Move(1, "bid", {"amount": 1})}) == 1


def test_moves_that_decline_are_named_by_their_verb_or_first_words() -> None:
    verbs = [Verb("pass"), Verb("draw", number=range(12)), Verb("end"), Verb("endure")]
    found = Catalogue(verbs, decline=["end", "draw 1"])
    assert [move.text for move in found if move.declines] == ["draw 1", "end"]
    with pytest.raises(ValueError, match='no move "stop"'):
        Catalogue(verbs, decline=["stop"])


def test_a_misspelt_move_is_refused_with_a_suggestion(catalogue: Catalogue) -> None:
    with pytest.raises(IllegalMove, match=r'There is no move "bidd 2"\. Did you mean "bid 2"\?'):
        catalogue.read("bidd 2")
    with pytest.raises(IllegalMove, match=r'^There is no move "zzz"\.$'):
        catalogue.read("zzz")


@pytest.mark.parametrize("number", [-1, 8, 10**30])
def test_numbers_out_of_range_are_refused(catalogue: Catalogue, number: int) -> None:
    with pytest.raises(IllegalMove, match="numbered 0 to 7"):
        catalogue.read(number)


@pytest.mark.parametrize("thing", [None, True, 1.0, ["bid 1"], b"pass"])
def test_other_things_are_no_moves(catalogue: Catalogue, thing: object) -> None:
    with pytest.raises(IllegalMove, match="A move is a Move, its text or its number"):
        catalogue.read(thing)


def test_a_move_of_another_game_is_refused(catalogue: Catalogue) -> None:
    with pytest.raises(IllegalMove, match='"fly" is not a move of this game'):
        catalogue.read(Move(0, "fly", {}))


def test_wrong_structures_are_refused(catalogue: Catalogue) -> None:
    with pytest.raises(IllegalMove, match='There is no move "fly"; there are pass, bid, move'):
        catalogue.find("fly", {})
    with pytest.raises(IllegalMove, match='"bid" takes amount, not coins'):
        catalogue.find("bid", {"coins": 2})
    with pytest.raises(IllegalMove, match='"pass" takes nothing, not amount'):
        catalogue.find("pass", {"amount": 2})


def test_two_moves_of_the_same_text_are_a_fault_of_the_game() -> None:
    with pytest.raises(ValueError, match="same text"):
        Catalogue([Verb("go", where=["a b", "a"]), Verb("go a", where=["b"])])


def test_rules_that_number_the_moves_in_another_way_are_refused() -> None:
    verbs = [Verb("row", where=["left", "right"], boat=[1, 2]), Verb("stop")]
    assert len(Catalogue(verbs, starts={"row": 0, "row right": 2, "stop": 4})) == 5
    with pytest.raises(ValueError, match='number the first move "row right" 1, the catalogue 2'):
        Catalogue(verbs, starts={"row": 0, "row right": 1, "stop": 4})
    with pytest.raises(ValueError, match='do not say where the moves "stop" begin'):
        Catalogue(verbs, starts={"row": 0})
    with pytest.raises(ValueError, match='has no move "sail"'):
        Catalogue(verbs, starts={"row": 0, "stop": 4, "sail": 5})
