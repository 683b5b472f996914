"""Sentences said to the player."""

import pytest

from entrepot.cli.speech import names_at_table, second_person


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("You takes red 2 as coins.", "You take red 2 as coins."),
        ("You starts: the smallest sum.", "You start: the smallest sum."),
        ("You loses red 2 to the pirates.", "You lose red 2 to the pirates."),
        ("You passes.", "You pass."),
        ("You carries two.", "You carry two."),
        ("You has nothing.", "You have nothing."),
        ("You can do nothing.", "You can do nothing."),
        ("Bot 1 takes red 2.", "Bot 1 takes red 2."),
        ("The red ship sails.", "The red ship sails."),
    ],
)
def test_the_player_is_addressed(said: str, meant: str) -> None:
    assert second_person(said) == meant


def test_bots_are_numbered_in_the_order_of_their_seats() -> None:
    names = names_at_table(3, 1, ["random", "search:0.2s"])
    assert names.full == ("Bot 1 (random)", "You", "Bot 2 (search:0.2s)")
    assert names.plain == ("Bot 1", "You", "Bot 2")
    assert names.short == ("B1", "you", "B2")
