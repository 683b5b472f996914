"""8. Payday, step 3: the pirates, and protection from them."""

from itertools import combinations

import pytest

from entrepot import Table
from tests.games.carthage.layout import (
    asked,
    board,
    buy,
    can,
    carthage_table,
    discards,
    goods,
    hand,
    happened,
    kinds,
    play,
    stored,
)
from tests.marks import rule


def raid(
    hands: dict[int, str], goods: dict[int, str], stored: dict[int, str] | None = None, raided: str = "red"
) -> Table:
    """Seat 0 brings yellow to Carthage, paying with a yellow 2, while the ships of the raided colours meet pirates."""
    table = carthage_table(
        market="yellow 2",
        hands={**hands, 0: "yellow 2" + (f", {hands[0]}" if 0 in hands else "")},
        goods=goods,
        stored=stored or {},
        ships={"yellow": 4, **dict.fromkeys(raided.split(), 3)},
    )
    buy(table, 0, *(["yellow 2"] if 0 in hands else []))
    return table


@rule("CAR-8.5")
def test_everyone_loses_all_unstored_goods_of_the_raided_colours() -> None:
    table = raid(
        {},
        {0: "red 2, green 5", 1: "red 5, blue 3, red 2", 2: "blue 2"},
        stored={1: "red 3"},
        raided="red blue",
    )
    assert [goods(table, seat) for seat in range(3)] == ["green 5", "", ""]
    assert stored(table, 1) == "red 3"
    assert discards(table) == "yellow 2, red 2, red 2, red 5, blue 3, blue 2"


@rule("CAR-8.5")
@pytest.mark.parametrize("space", [3, 4])
def test_both_pirate_spaces_are_dangerous(space: int) -> None:
    table = carthage_table(
        market="yellow 2", hands={0: "yellow 2"}, goods={1: "red 5"}, ships={"yellow": 4, "red": space}
    )
    events = buy(table, 0)
    assert happened(events, "lose") == [{"kind": "lose", "seat": 1, "cards": ["red 5"]}]


@rule("CAR-8.5")
def test_pirates_come_also_when_two_ships_arrive() -> None:
    table = carthage_table(
        market="yellow 2, blue 2",
        hands={0: "yellow 2, yellow 3"},
        goods={1: "red 5, green 5"},
        ships={"yellow": 4, "blue": 4, "red": 3, "green": 4},
    )
    events = buy(table, 0)
    assert happened(events, "raid")[0]["colours"] == ["red", "green"]
    assert goods(table, 1) == ""


@rule("CAR-8.6")
def test_the_buyer_decides_first_then_clockwise_and_losses_come_last() -> None:
    table = carthage_table(
        4,
        active=2,
        market="yellow 2",
        hands={0: "red 3", 1: "red 3", 2: "yellow 2, red 3", 3: "red 3"},
        goods={0: "red 5, red 2", 1: "red 5", 2: "red 5", 3: "red 5"},
        ships={"yellow": 4, "red": 4},
    )
    buy(table, 2, "yellow 2")
    order: list[int] = []
    while asked(table)[1] == "protect":
        seat, _ = asked(table)
        order.append(seat)
        assert "red 5" in goods(table, 0)  # nothing is lost before all have decided
        events = table.play(seat, "done")
    assert order == [2, 3, 0, 1]
    assert [loss["seat"] for loss in happened(events, "lose")] == [2, 3, 0, 1]


@rule("CAR-8.6")
def test_each_icon_stores_one_card_of_its_colour_and_the_discards_are_open() -> None:
    table = raid({1: "red 2, red 3, green 5"}, {1: "3x red 5, red 2"})
    assert asked(table) == (1, "protect")
    table.play(1, "protect red 2")
    assert board(table)["discards"][-1] == "red 2"
    table.play(1, "protect red 3")
    table.play(1, "done")
    assert asked(table) == (1, "store")
    play(table, 1, "store red 5", "store red 2")  # the third icon has only red 5 to choose from
    assert stored(table, 1) == "red 2, red 5, red 5"
    assert goods(table, 1) == ""
    assert hand(table, 1) == "green 5"
    assert discards(table) == "yellow 2, red 2, red 3, red 5"


@rule("CAR-8.6")
def test_the_player_chooses_which_cards_are_stored() -> None:
    for chosen, lost in (("red 2", "red 5"), ("red 5", "red 2")):
        table = raid({1: "red 3"}, {1: "red 2, red 5"})
        play(table, 1, "protect red 3")
        assert can(table, 1) == ["store red 2", "store red 5"]
        events = table.play(1, f"store {chosen}")
        assert stored(table, 1) == chosen
        assert happened(events, "lose")[0]["cards"] == [lost]


@rule("CAR-8.6")
def test_where_all_can_be_stored_nothing_is_asked() -> None:
    table = raid({1: "red 2, red 3, green 5"}, {1: "red 2, red 5"})
    play(table, 1, "protect red 2", "done")
    assert stored(table, 1) == "red 2, red 5"
    assert asked(table) == (1, "turn")


@rule("CAR-8.6")
def test_to_protect_nothing_is_allowed() -> None:
    table = raid({1: "red 2"}, {1: "red 5"})
    assert can(table, 1) == ["protect red 2", "done"]
    events = table.play(1, "done")
    assert happened(events, "lose")[0]["cards"] == ["red 5"]
    assert hand(table, 1) == "red 2"


@rule("CAR-8.6")
def test_one_decision_for_all_raided_colours() -> None:
    table = raid({1: "red 3, blue 3, green 2"}, {1: "2x red 5, 2x blue 5"}, raided="red blue")
    assert can(table, 1) == ["protect red 3", "protect blue 3", "done"]
    play(table, 1, "protect blue 3", "protect red 3", "done")
    assert stored(table, 1) == "red 5, blue 5"
    assert goods(table, 1) == ""


@rule("CAR-8.6")
def test_each_player_sees_what_the_earlier_ones_did() -> None:
    table = raid({0: "red 2", 1: "red 3"}, {0: "2x red 5", 1: "red 5"})
    play(table, 0, "protect red 2")
    assert asked(table) == (1, "protect")
    assert board(table, 1)["players"][0]["stored"] == ["red 5", "red 5"]
    assert board(table, 1)["discards"] == ["yellow 2", "red 2"]


@rule("CAR-8.6")
@pytest.mark.parametrize(
    ("hands", "stock", "kept"),
    [({}, "red 5", ""), ({1: "red 2"}, "blue 5", ""), ({1: "red 2"}, "", "red 5")],
    ids=["no hand", "other goods", "all stored"],
)
def test_who_has_no_cards_or_nothing_in_danger_is_not_asked(hands: dict[int, str], stock: str, kept: str) -> None:
    table = raid(hands, {1: stock}, stored={1: kept})
    assert asked(table) == (1, "turn")


@rule("CAR-8.7", "CAR-R15")
def test_icons_of_another_colour_do_not_help() -> None:
    table = raid({1: "blue 2, green 3, yellow 2, red 5"}, {1: "red 5"}, raided="red blue")
    assert can(table, 1) == ["done"]


@rule("CAR-8.7")
def test_an_icon_without_a_card_to_store_is_lost() -> None:
    table = raid({1: "red 2, blue 2"}, {1: "red 5, blue 5"})
    play(table, 1, "protect red 2", "done")
    assert stored(table, 1) == "red 5"
    assert goods(table, 1) == "blue 5"
    assert hand(table, 1) == "blue 2"


@rule("CAR-8.7", "CAR-R15")
@pytest.mark.parametrize("in_danger", range(1, 8))
@pytest.mark.parametrize("icons", ["2222", "1111", "211", "221"])
def test_every_discarded_card_must_store_something(icons: str, in_danger: int) -> None:
    """The sets that can be discarded are exactly those from which no card can be left out without storing fewer."""
    cards = [{"2": "red 2", "1": "red 3"}[icon] for icon in icons]
    table = raid({1: ", ".join([*cards, "red 5"])}, {1: f"{in_danger}x red 5" if in_danger < 7 else "6x red 5, red 3"})

    def saved(chosen: tuple[str, ...]) -> int:
        return min(in_danger, sum({"red 2": 2, "red 3": 1}[card] for card in chosen))

    useful = {
        tuple(sorted(chosen))
        for size in range(len(cards) + 1)
        for chosen in combinations(cards, size)
        if all(saved((*chosen[:place], *chosen[place + 1 :])) < saved(chosen) for place in range(size))
    }
    assert ways_to_protect(table, ()) == useful


def ways_to_protect(table: Table, chosen: tuple[str, ...]) -> set[tuple[str, ...]]:
    ways = {tuple(sorted(chosen))}
    for move in can(table, 1):
        if move != "done":
            twin = table.copy()
            twin.play(1, move)
            ways |= ways_to_protect(twin, (*chosen, move.removeprefix("protect ")))
    return ways


@rule("CAR-8.7", "CAR-R15")
def test_the_colours_are_judged_apart() -> None:
    """One red card is in danger and saved; the blue ones still take discards."""
    table = raid({1: "2x red 2, 2x blue 2"}, {1: "red 5, 3x blue 5"}, raided="red blue")
    table.play(1, "protect red 2")
    assert can(table, 1) == ["protect blue 2", "done"]
    table.play(1, "protect blue 2")
    assert can(table, 1) == ["protect blue 2", "done"]
    play(table, 1, "protect blue 2")
    assert can(table, 1) == ["done"]


@rule("CAR-8.7", "CAR-R15")
def test_a_discard_of_one_colour_does_not_hinder_one_of_another() -> None:
    table = raid({1: "red 2, blue 3"}, {1: "red 5, blue 5"}, raided="red blue")
    table.play(1, "protect blue 3")
    assert can(table, 1) == ["protect red 2", "done"]


@rule("CAR-8.7", "CAR-R15")
def test_stored_cards_need_no_more_discards() -> None:
    table = raid({1: "2x red 2"}, {1: "red 5"}, stored={1: "3x red 2"})
    table.play(1, "protect red 2")
    assert can(table, 1) == ["done"]


@rule("CAR-8.8", "CAR-R8")
def test_stored_cards_stay_stored_through_later_raids_until_their_payday() -> None:
    table = raid({1: "red 2"}, {1: "2x red 5"})
    play(table, 1, "protect red 2")
    assert stored(table, 1) == "red 5, red 5"

    later = carthage_table(
        2, market="green 2", hands={0: "blue 2"}, stored={1: "2x red 5"}, ships={"green": 4, "red": 4}
    )
    events = buy(later, 0)
    assert "raid" in kinds(events)
    assert asked(later) == (1, "turn")
    assert (stored(later, 1), goods(later, 1)) == ("red 5, red 5", "")


@rule("CAR-8.8", "CAR-R8")
def test_cards_bought_later_are_not_stored() -> None:
    table = carthage_table(
        market="green 2, red 3", hands={0: "blue 5"}, stored={0: "red 5"}, ships={"green": 4, "red": 2}
    )
    events = buy(table, 0)
    assert happened(events, "lose")[0]["cards"] == ["red 3"]
    assert stored(table, 0) == "red 5"


@rule("CAR-8.6")
def test_who_has_discarded_the_last_card_is_not_asked_for_more() -> None:
    table = carthage_table(
        market="green 2",
        hands={0: "yellow 2", 1: "red 3, blue 5"},
        goods={1: "red 2, red 5"},
        ships={"green": 4, "red": 3},
    )
    buy(table, 0)
    play(table, 1, "protect red 3")
    assert can(table, 1) == ["done"]  # a blue 5 is left, and nobody else may know that it is no help
    table = carthage_table(
        market="green 2", hands={0: "yellow 2", 1: "red 3"}, goods={1: "red 2, red 5"}, ships={"green": 4, "red": 3}
    )
    buy(table, 0)
    play(table, 1, "protect red 3")
    assert can(table, 1) == ["store red 2", "store red 5"]
