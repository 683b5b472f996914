"""What the sentences say: only what is possible now, and every ware by one name."""

import pytest

from entrepot import Table

from .layout import GAME, carthage_table
from .test_08_pirates import raid


def asked(table: Table, seat: int = 0) -> str:
    prompt = table.prompt(seat)
    assert prompt is not None
    return GAME.words.say(f"prompt.{prompt.wording}", prompt.values)


@pytest.mark.parametrize(
    ("market", "farm", "hand", "sentence"),
    [
        ("red 2, blue 3", "", "green 5", "You have 5: buy all goods for 5, take one card as coins, or reserve one."),
        ("red 2, blue 3", "", "", "All goods cost 5, you have 0: take one card as coins, or reserve one."),
        ("red 2", "blue 3@0", "", "All goods cost 2, you have 0: take one card as coins."),
        ("red 2@0", "", "", "Your reserved card costs 2, you have 0: take it as coins."),
    ],
)
def test_a_turn_speaks_of_what_marker_and_hand_allow(market: str, farm: str, hand: str, sentence: str) -> None:
    assert asked(carthage_table(2, market=market, farm=farm, hands={0: hand})) == sentence


def test_a_raid_asks_for_discards_only_where_cards_can_store() -> None:
    table = raid({1: "red 2"}, {1: "red 5"})
    assert asked(table, 1) == "Raid on cloth: discard cards to store goods, or finish."
    table = raid({1: "red 5"}, {1: "red 5"})
    assert asked(table, 1) == "Raid on cloth: no card of yours can help. Finish."


def test_no_sentence_calls_a_ware_by_its_colour() -> None:
    for move in GAME.moves:
        said = GAME.words.say(f"move.{move.verb}", {**move.args})
        assert not {"red", "blue", "yellow", "green"} & set(said.split()), said
