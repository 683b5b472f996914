"""1. Game and material."""

from pathlib import Path

import pytest

import entrepot
from entrepot import BadOption
from tests.games.carthage.layout import (
    COLOURS,
    GAME,
    buy,
    can,
    carthage_table,
    goods,
    hand,
    own,
    points,
    ships,
    stored,
    tokens,
)
from tests.games.doing import board, happened, play
from tests.marks import rule

BOX = Path(entrepot.__file__).parent / "games" / "carthage" / "box.toml"


@rule("CAR-1.1")
def test_two_to_four_can_play() -> None:
    assert [GAME.deal(seats=seats, seed=1).seats for seats in (2, 3, 4)] == [2, 3, 4]


@rule("CAR-1.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(BadOption, match=f"2 to 4 seats, not {seats}"):
        GAME.deal(seats=seats, seed=1)


@rule("CAR-1.2")
def test_the_cards_of_every_colour() -> None:
    pieces = GAME.deal(seats=2, seed=1).position.census()
    cards = {name: count for name, count in pieces.items() if name.split()[0] in COLOURS}
    assert cards == {f"{colour} {value}": count for colour in COLOURS for value, count in ((2, 11), (3, 9), (5, 7))}
    assert sum(cards.values()) == 108


@rule("CAR-1.2")
@pytest.mark.parametrize(("card", "saved"), [("red 2", "red 5, red 5"), ("red 3", "red 5")])
def test_a_two_has_two_storage_icons_and_a_three_has_one(card: str, saved: str) -> None:
    table = carthage_table(
        market="green 2", hands={0: f"blue 2, {card}"}, goods={0: "3x red 5"}, ships={"green": 4, "red": 3}
    )
    buy(table, 0, "blue 2")
    play(table, 0, f"protect {card}")
    assert stored(table, 0) == saved


@rule("CAR-1.2")
def test_a_five_has_no_storage_icon() -> None:
    table = carthage_table(
        market="green 2", hands={0: "blue 2, red 5"}, goods={0: "red 5"}, ships={"green": 4, "red": 3}
    )
    buy(table, 0, "blue 2")
    assert can(table, 0) == ["done"]


@rule("CAR-1.3")
def test_one_card_is_goods_for_sale_then_stock_then_a_point() -> None:
    table = carthage_table(market="red 5", hands={0: "blue 5"}, ships={"red": 3})
    buy(table, 0)
    assert goods(table, 0) == "red 5"
    assert points(table)[0] == 0

    table = carthage_table(market="red 2", hands={0: "blue 2"}, goods={0: "red 3"}, ships={"red": 4})
    buy(table, 0)
    assert goods(table, 0) == ""
    assert points(table)[0] == 2  # (3 + 0) × 2 = 6, rounded up to 10: one point each, whatever the value


@rule("CAR-1.3")
def test_a_card_in_hand_is_money() -> None:
    table = carthage_table(2, market="red 5, blue 5, blue 2", farm="green 3", hands={0: "green 2"})
    assert "buy" not in can(table, 0)  # 2 of 12 coins
    table.play(0, "take red 5")
    assert hand(table, 0) == "red 5, green 2"
    table.play(1, "reserve farm green 3")
    assert "buy" in can(table, 0)  # 7 of 7 coins


@rule("CAR-1.4")
def test_there_is_one_ship_of_each_colour() -> None:
    assert list(board(GAME.deal(seats=4, seed=1))["ships"]) == list(COLOURS)


@rule("CAR-1.4")
def test_substitutes_are_used_when_the_twelve_tokens_of_a_colour_run_out() -> None:
    table = carthage_table(
        4,
        market="red 2",
        hands={0: "blue 2"},
        goods={1: "red 2", 2: "red 2", 3: "red 2"},
        tokens={0: "red " * 3, 1: "red " * 3, 2: "red " * 3, 3: "red " * 3},
        ships={"red": 4},
    )
    buy(table, 0)
    assert [tokens(table, seat) for seat in range(4)] == ["red red red red"] * 4


@rule("CAR-1.5", "CAR-R13")
def test_the_sea_route() -> None:
    places: list[str] = []
    for space in range(5):
        table = carthage_table(market="red 2", hands={0: "blue 2"}, ships={"red": space})
        sailed = happened(buy(table, 0), "sail")
        places += [GAME.words.say("event.sail", sailed[0]).removeprefix("The cloth ship sails to ")]
        assert sailed[0]["space"] == space + 1
    assert places == ["Open sea.", "Cyrenaica.", "Outer pirate waters.", "Inner pirate waters.", "Carthage."]


@rule("CAR-1.5", "CAR-R13")
@pytest.mark.parametrize(("space", "kept"), [(0, True), (1, True), (2, True), (3, False), (4, False)])
def test_the_pirates_wait_on_the_spaces_three_and_four(space: int, kept: bool) -> None:
    table = carthage_table(market="green 2", hands={0: "blue 2"}, goods={1: "red 5"}, ships={"green": 4, "red": space})
    buy(table, 0)
    assert goods(table, 1) == ("red 5" if kept else "")


@rule("CAR-1.5")
def test_several_ships_may_share_a_space() -> None:
    table = carthage_table(market="red 2, blue 2, green 2", hands={0: "2x yellow 3"}, ships={"yellow": 1})
    buy(table, 0)
    assert ships(table) == {"red": 1, "blue": 1, "yellow": 1, "green": 1}


@rule("CAR-1.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_one_reservation_marker(seats: int) -> None:
    table = carthage_table(seats, market="4x red 2, 4x blue 2")
    assert all(own(table, seat)["marker"] for seat in range(seats))
    for seat in range(seats):
        table.play(seat, "reserve market red 2")
    assert not any(own(table, seat)["marker"] for seat in range(seats))
    assert not any(move.startswith("reserve") for move in can(table, 0))


@rule("CAR-1.6")
def test_player_colours_have_no_effect(tmp_path: Path) -> None:
    other_box = tmp_path / "box.toml"
    as_printed = '["pink", "white", "brown", "light brown"]'
    text = BOX.read_text(encoding="utf-8")
    assert as_printed in text
    other_box.write_text(text.replace(as_printed, '["brown", "pink", "light brown", "white"]'), encoding="utf-8")
    tables = [GAME.deal(seats=4, seed=5), entrepot.load("carthage", other_box).deal(seats=4, seed=5)]
    bots = [entrepot.bot("random", seed=5) for _ in tables]
    for _ in range(60):
        for table, bot in zip(tables, bots, strict=True):
            [seat] = table.waiting
            table.play(seat, bot.choose(table.sight(seat)))
        assert tables[0].view(0) == tables[1].view(0)
