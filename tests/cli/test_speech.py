"""Sentences said to the player."""

import entrepot
from entrepot import Event
from entrepot.cli.speech import Speech, names_at_table, neutral_names


def test_the_player_is_addressed() -> None:
    goa = entrepot.load("goa")
    mine = Speech(goa, names_at_table(3, 1, ["random", "random"]), 1)
    passes = [Event("pass", seat, {}) for seat in range(3)]
    assert [mine.event(event) for event in passes] == ["Bot 1 passes.", "You pass.", "Bot 2 passes."]
    assert mine.event(Event("spy", 0, {"other": 1})) == "Bot 1 uses the levels of you."
    assert mine.winners([1]) == "You win."
    assert mine.winners([0]) == "Bot 1 wins."
    assert mine.winners([0, 1, 2]) == "Bot 1, You and Bot 2 share the win."


def test_who_only_looks_is_not_addressed() -> None:
    looking = Speech(entrepot.load("goa"), neutral_names(3), 1)
    assert looking.event(Event("pass", 1, {})) == "Seat 1 passes."
    assert looking.winners([1]) == "Seat 1 wins."


def test_bots_are_numbered_in_the_order_of_their_seats() -> None:
    names = names_at_table(3, 1, ["random", "search:0.2s"])
    assert names.full == ("Bot 1 (random)", "You", "Bot 2 (search:0.2s)")
    assert names.plain == ("Bot 1", "You", "Bot 2")
    assert names.short == ("B1", "you", "B2")
