"""8. Payday, step 3: the pirates, and protection from them."""

import random
from collections.abc import Iterable
from itertools import permutations
from typing import cast

import pytest

from entrepot import Table
from tests.games.carthage.layout import buy, can, carthage_table, discards, goods, hand, outlook, stored
from tests.games.doing import asked, board, happened, kinds, play
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


ICONS = {"2": 2, "3": 1, "5": 0}
"""Storage icons by the value of a card."""


def icons(cards: Iterable[str], colour: str) -> int:
    return sum(ICONS[card[-1]] for card in cards if card.startswith(colour))


def discardable(table: Table) -> list[str]:
    return [move.removeprefix("protect ") for move in can(table, 1) if move.startswith("protect")]


@rule("CAR-8.7", "CAR-R15")
@pytest.mark.parametrize("in_danger", range(1, 8))
@pytest.mark.parametrize("cards", [["2", "2", "2", "2"], ["3", "3", "3", "3"], ["2", "3", "3"], ["2", "2", "3"]])
def test_cards_may_be_discarded_as_long_as_goods_are_in_danger(cards: list[str], in_danger: int) -> None:
    """In every order, each card is offered as long as the icons before it do not store everything, and no longer."""
    stock = f"{in_danger}x red 5" if in_danger < 7 else "6x red 5, red 3"
    table = raid({1: ", ".join(f"red {value}" for value in [*cards, "5"])}, {1: stock})
    for order in set(permutations(f"red {value}" for value in cards)):
        twin = table.copy()
        for place, card in enumerate(order):
            if icons(order[:place], "red") >= in_danger:
                assert discardable(twin) == []
                break
            assert discardable(twin) == sorted(set(order[place:]))
            twin.play(1, f"protect {card}")


@rule("CAR-8.7", "CAR-R15")
@pytest.mark.parametrize("first", ["green 2", "green 3"])
def test_beginning_with_the_smaller_card_does_not_take_the_larger_away(first: str) -> None:
    table = raid({1: "green 2, green 3, blue 5"}, {1: "2x green 5"}, raided="green")
    assert discardable(table) == ["green 2", "green 3"]
    play(table, 1, f"protect {first}")
    assert discardable(table) == (["green 2"] if first == "green 3" else [])  # the 2 alone stores both
    play(table, 1, *(f"protect {card}" for card in discardable(table)), "done")
    assert (stored(table, 1), goods(table, 1)) == ("green 5, green 5", "")


@rule("CAR-8.7", "CAR-R15")
@pytest.mark.parametrize("seed", range(40))
def test_the_order_of_discards_never_matters(seed: int) -> None:
    """Over random raids: whatever the order in which a hand is discarded, as much is stored as its icons can store."""
    lot = random.Random(seed)
    raided = lot.sample(["red", "blue", "green"], lot.randint(1, 3))

    def some(fewest: int, most: int) -> list[str]:
        return [f"{lot.choice(raided)} {lot.choice([2, 3, 5])}" for _ in range(lot.randint(fewest, most))]

    held, stock = some(2, 5), some(1, 6)
    table = raid({1: ", ".join([*held, "yellow 5"])}, {1: ", ".join(stock)}, raided=" ".join(raided))
    in_danger = {colour: sum(card.startswith(colour) for card in stock) for colour in sorted(raided)}
    for order in set(permutations(held)):
        twin = table.copy()
        for card in order:
            if card in discardable(twin):
                twin.play(1, f"protect {card}")
        assert discardable(twin) == []
        prompt = twin.prompt(1)
        assert prompt is not None
        left = dict(zip(cast(list[str], prompt.values["colours"]), cast(list[int], prompt.values["in_danger"])))
        assert left == {colour: max(0, number - icons(held, colour)) for colour, number in in_danger.items()}


@rule("CAR-8.7", "CAR-R15")
def test_while_goods_are_in_danger_every_icon_of_their_colour_may_be_used() -> None:
    table = raid({1: "3x red 3, red 2, yellow 5"}, {1: "4x red 5"})
    for left in (4, 3, 2, 1):
        assert "protect red 2" in can(table, 1)
        prompt = table.prompt(1)
        assert prompt is not None
        assert (prompt.values["in_danger"], prompt.wording) == ([left], "protect")
        table.play(1, "protect red 3" if left > 1 else "protect red 2")
    prompt = table.prompt(1)
    assert prompt is not None
    assert (prompt.values["in_danger"], prompt.wording) == ([0], "protected")
    assert can(table, 1) == ["done"]


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


@rule("CAR-8.7")
def test_who_protects_is_told_what_is_safe_and_what_would_be_lost() -> None:
    table = raid({1: "red 3, red 2"}, {1: "3x red 5, blue 2"}, stored={1: "red 2"}, raided="red blue")
    assert told(table, 1) == {"colours": ["red", "blue"], "in_danger": [3, 1], "safe": [1, 0]}
    assert outlook(table, 1, "done") == {"lost": 4}
    assert outlook(table, 1, "protect red 3") == {"saves": 1, "lost": 3}
    play(table, 1, "protect red 3")
    assert told(table, 1) == {"colours": ["red", "blue"], "in_danger": [2, 1], "safe": [2, 0]}
    assert outlook(table, 1, "done") == {"lost": 3}


@rule("CAR-8.6")
def test_who_stores_is_told_what_will_be_lost_all_the_same() -> None:
    table = raid({1: "red 3, blue 5"}, {1: "red 5, red 3, red 2"})
    play(table, 1, "protect red 3", "done")
    assert told(table, 1) == {"colour": "red", "left": 1, "in_danger": 2, "safe": 1}


def told(table: Table, seat: int) -> dict[str, object]:
    prompt = table.prompt(seat)
    assert prompt is not None
    return prompt.values
