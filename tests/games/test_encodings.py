"""What the rows and masks of single games have to say, beyond what the laws of the kit hold."""

from typing import Any

import pytest

import entrepot
from entrepot import Game, Position
from entrepot.games import OURS
from entrepot.kernel.options import Choice


def decoded(game: Game, position: Position, seat: int) -> Any:
    encoding = game.encoding()
    return encoding.layout.decode(encoding.row(position, seat))


@pytest.mark.parametrize("name", OURS)
def test_a_cell_has_one_meaning_for_every_number_of_seats(name: str) -> None:
    game = entrepot.load(name)
    for seats in game.seats:
        position = game.start(seats, 5, {})
        for seat in range(seats):
            assert decoded(game, position, seat)["seats"] == str(seats)


@pytest.mark.parametrize(
    ("name", "option"),
    [
        ("goa", "bonanza"),
        ("goa", "hand_limit_always"),
        ("mombasa", "early_ink_slot"),
        ("mombasa", "wide_d2"),
        ("mombasa", "even_c1"),
        ("yokohama", "achievement_rewards"),
        ("yokohama", "free_agents"),
        ("yokohama", "open_orders"),
    ],
)
def test_an_option_is_told(name: str, option: str) -> None:
    game = entrepot.load(name)
    chosen: dict[str, Choice] = {option: True}
    assert decoded(game, game.start(3, 5, {}), 0)["options"] == []
    assert decoded(game, game.start(3, 5, chosen), 0)["options"] == [option]


def test_options_that_only_change_the_setup_are_seen_in_it() -> None:
    goa = entrepot.load("goa")
    quick = goa.start(2, 5, {"quick_start": True})
    assert decoded(goa, quick, quick.waiting()[0])["question"] == "quick_start"
    mombasa = entrepot.load("mombasa")
    variable = mombasa.start(2, 5, {"variable_setup": True})
    row = decoded(mombasa, variable, variable.waiting()[0])
    assert row["question"] == "keep"
    assert len(row["offered"]) == 2


def test_every_option_of_a_game_is_told_or_changes_only_the_setup() -> None:
    setup = {"quick_start", "variable_setup"}
    for name in OURS:
        game = entrepot.load(name)
        told = [field.labels for field in game.encoding().layout.fields if field.name == "options"]
        assert {option for labels in told for option in labels} == set(game.options) - setup


def test_mombasa_never_offers_to_clear_a_slot() -> None:
    game = entrepot.load("mombasa")
    position = game.start(2, 5, {})
    legal: set[str] = set()
    while "clear" not in legal:  # the start cards are laid, then the first one of a plan
        seat = position.waiting()[0]
        position.play(seat, position.moves(seat)[0])
        seat = position.waiting()[0]
        legal = {game.moves[move].verb for move in position.moves(seat)}
    mask = game.encoding().mask(position, seat)
    assert {game.moves[number].verb for number, open_now in enumerate(mask) if open_now} == legal - {"clear"}
