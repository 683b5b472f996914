"""Why a move cannot be played: the first reason that a player would name."""

import pickle
from typing import cast

import pytest

from entrepot import IllegalMove, Reason
from entrepot.games.carthage.position import Carthage
from entrepot.games.carthage.steps.payday import Store
from tests.games.doing import asked, play
from tests.games.why import why
from tests.marks import rule

from .layout import GAME, carthage_table
from .test_08_pirates import raid


@rule("CAR-2.5")
def test_the_first_token_comes_before_the_first_turn() -> None:
    table = GAME.deal(seats=2, seed=1)
    [seat] = table.waiting
    for move in ("buy", "take red 2", "collect", "reserve farm red 2", "done"):
        assert why(table, seat, move) == ("token_first", "CAR-2.5", {})


@rule("CAR-2.5")
def test_tokens_are_not_chosen_in_a_turn() -> None:
    table = carthage_table(market="red 2")
    assert why(table, 0, "token red") == ("token_not_now", "CAR-2.5", {})


@rule("CAR-3.2")
def test_nobody_may_pass() -> None:
    table = carthage_table(market="red 2")
    assert why(table, 0, "done") == ("no_passing", "CAR-3.2", {})


@rule("CAR-3.4")
def test_the_hand_must_cover_the_price() -> None:
    table = carthage_table(market="red 2, blue 3, blue 5@1", hands={0: "green 3"})
    assert why(table, 0, "buy") == ("poor", "CAR-3.4", {"coins": 3, "price": 5})


@rule("CAR-4.2")
def test_cards_are_paid_in_a_purchase_only() -> None:
    table = carthage_table(market="red 2", hands={0: "green 3"})
    assert why(table, 0, "pay green 3") == ("pay_not_now", "CAR-4.2", {})


@rule("CAR-4.2")
def test_a_purchase_is_paid_before_anything_else() -> None:
    table = carthage_table(market="red 2, blue 3", hands={0: "green 3, green 2, green 5"})
    table.play(0, "buy")
    assert why(table, 0, "take red 2") == ("pay_first", "CAR-4.2", {"due": 5})
    table.play(0, "pay green 5")
    assert why(table, 0, "buy") == ("pay_first", "CAR-4.2", {"due": 0})
    assert why(table, 0, "pay green 5") == ("not_in_hand", "CAR-4.2", {"card": "green 5"})


@rule("CAR-4.2")
def test_a_purchase_ends_when_the_price_is_paid() -> None:
    table = carthage_table(market="red 2, blue 3", hands={0: "green 3, green 2, green 5"})
    play(table, 0, "buy", "pay green 3")
    assert why(table, 0, "done") == ("not_paid", "CAR-4.2", {"due": 2})


@rule("CAR-4.2")
def test_only_hand_cards_pay() -> None:
    table = carthage_table(market="red 2, blue 3", hands={0: "green 3, green 2, green 5"})
    table.play(0, "buy")
    assert why(table, 0, "pay red 2") == ("not_in_hand", "CAR-4.2", {"card": "red 2"})


@rule("CAR-5.1")
def test_coins_come_from_the_market() -> None:
    table = carthage_table(market="red 2", farm="blue 3")
    assert why(table, 0, "take green 5") == ("not_in_market", "CAR-5.1", {"card": "green 5"})
    assert why(table, 0, "take blue 3") == ("never_from_farm", "CAR-5.1", {"card": "blue 3"})


@rule("CAR-5.1", "CAR-6.1")
def test_the_own_reserved_card_is_taken_as_such() -> None:
    table = carthage_table(market="red 2, blue 3@0", farm="green 5")
    assert why(table, 0, "take blue 3") == ("reserved_by_you", "CAR-5.1", {"card": "blue 3"})
    table = carthage_table(market="red 2", farm="green 5@0")
    assert why(table, 0, "collect") == ("reserved_in_farm", "CAR-5.1", {"card": "green 5"})
    table = carthage_table(market="red 2")
    assert why(table, 0, "collect") == ("nothing_reserved", "CAR-6.1", {})


@rule("CAR-6.1")
def test_only_a_card_that_is_there_can_be_reserved() -> None:
    table = carthage_table(market="red 2, blue 3@1", farm="green 5@2")
    assert why(table, 0, "reserve market green 5") == ("not_in_market", "CAR-5.1", {"card": "green 5"})
    assert why(table, 0, "reserve farm red 2") == ("not_in_farm", "CAR-6.1", {"card": "red 2"})
    assert why(table, 0, "reserve market blue 3") == (
        "carries_a_marker",
        "CAR-6.1",
        {"card": "blue 3", "row": "market"},
    )
    assert why(table, 0, "reserve farm green 5") == ("carries_a_marker", "CAR-6.1", {"card": "green 5", "row": "farm"})


@rule("CAR-6.2")
def test_a_reserved_card_is_for_its_owner() -> None:
    table = carthage_table(market="red 2, blue 3@1")
    assert why(table, 0, "take blue 3") == ("reserved_by_other", "CAR-6.2", {"card": "blue 3", "owner": 1})


@rule("CAR-6.3")
def test_the_marker_cannot_be_moved() -> None:
    table = carthage_table(market="red 2", farm="green 5@0, blue 2")
    values = {"card": "green 5", "row": "farm"}
    assert why(table, 0, "reserve market red 2") == ("marker_used", "CAR-6.3", values)
    assert why(table, 0, "reserve farm blue 2") == ("marker_used", "CAR-6.3", values)


@rule("CAR-8.6")
def test_goods_are_protected_and_stored_in_a_raid_only() -> None:
    table = carthage_table(market="red 2", hands={0: "green 2"}, goods={0: "green 3"})
    assert why(table, 0, "protect green 2") == ("protect_not_now", "CAR-8.6", {})
    assert why(table, 0, "store green 3") == ("store_not_now", "CAR-8.6", {})


@rule("CAR-8.6", "CAR-8.7", "CAR-1.2")
def test_only_icons_of_goods_in_danger_help_in_a_raid() -> None:
    table = raid({1: "red 2, red 3, red 5, blue 2"}, {1: "red 5"})
    assert asked(table) == (1, "protect")
    assert why(table, 1, "buy") == ("raid_first", "CAR-8.6", {"colours": ["red"]})
    assert why(table, 1, "protect green 2") == ("not_in_hand_to_protect", "CAR-8.6", {"card": "green 2"})
    assert why(table, 1, "protect blue 2") == ("not_raided", "CAR-8.7", {"colour": "blue", "colours": ["red"]})
    assert why(table, 1, "protect red 5") == ("no_icons", "CAR-1.2", {"card": "red 5"})
    table.play(1, "protect red 3")
    assert why(table, 1, "protect red 2") == ("nothing_in_danger", "CAR-8.7", {"colour": "red"})


@rule("CAR-8.6")
def test_icons_store_goods_of_their_colour() -> None:
    table = raid({1: "red 3, blue 2"}, {1: "red 5, red 2, blue 3"})
    play(table, 1, "protect red 3", "done")
    assert asked(table) == (1, "store")
    assert why(table, 1, "take red 2") == ("store_first", "CAR-8.6", {"colour": "red", "left": 1})
    assert why(table, 1, "store blue 3") == ("other_colour", "CAR-8.6", {"colour": "red"})
    assert why(table, 1, "store red 3") == ("no_such_goods", "CAR-8.6", {"card": "red 3"})


@rule("CAR-8.6")
def test_where_all_are_stored_the_order_does_not_matter() -> None:
    table = raid({1: "red 2, blue 2"}, {1: "red 5, red 2"})
    carthage = cast(Carthage, table.position)
    carthage.agenda.append(Store(1, 0, 2))
    assert why(table, 1, "store red 5") == ("stored_all_alike", "CAR-8.6", {"colour": "red"})


def test_who_waits_and_who_has_finished_is_told_so_by_the_kernel() -> None:
    table = carthage_table(market="red 2")
    assert table.why_not(0, "take red 2") is None
    assert why(table, 1, "take red 2") == ("not_your_turn", "", {"seat": 1, "waiting": [0]})


def test_an_illegal_move_is_refused_with_the_sentence_of_its_reason() -> None:
    table = carthage_table(market="red 2, blue 3@1")
    with pytest.raises(IllegalMove, match=r"^The wine 3 is reserved by seat 1, and for nobody else\.$") as refusal:
        table.play(0, "take blue 3")
    assert refusal.value.reason == Reason("reserved_by_other", "CAR-6.2", {"card": "blue 3", "owner": 1})
    again = pickle.loads(pickle.dumps(refusal.value))
    assert (str(again), again.reason) == (str(refusal.value), refusal.value.reason)


def test_a_thing_that_stands_for_several_moves_is_answered_with_the_nearest() -> None:
    """A reserved card of the market can be taken or reserved; a hand card pays or protects; what is legal has none."""
    table = carthage_table(market="red 2, blue 3@1", farm="red 5@0", hands={0: "green 2"})
    reserved = table.why_none(0, ["reserve market blue 3", "take blue 3"])
    assert reserved == (GAME.moves.read("take blue 3"), table.why_not(0, "take blue 3"))
    given = table.why_none(0, ["pay green 2", "protect green 2"])
    assert given is not None
    assert given[1].key == "pay_not_now"
    assert table.why_none(0, ["take red 2", "reserve market red 2"]) is None
    assert table.why_none(0, []) is None
    other = table.why_none(1, ["take red 2"])
    assert other is not None
    assert other[1].key == "not_your_turn"
