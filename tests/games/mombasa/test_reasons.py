"""Why a move cannot be played: the first reason that a player would name, with its rule and its numbers."""

from typing import Any, cast

import pytest

from entrepot import Dice, Table
from entrepot.games.mombasa.position import Mombasa
from entrepot.games.mombasa.reasons import REASONS, why_not
from tests.games.doing import play
from tests.games.mombasa.layout import BLUE, GAME, GREEN, mombasa_table
from tests.marks import rule

START = "Mombasa 3 (cotton 2: pounds 2)"
A_BANANA = "A (banana 1: pounds 1)"
B_BANANA = "B (banana 3: points 2)"
C_COFFEE = "C (coffee 3 and any 3: pounds 8)"
COLLEAGUE = "A (merchant or bookkeeper: pounds 2)"
PAID_IN_POUNDS = ("flip_short", "space_short", "pounds_short", "call_short")


def why(table: Table, *moves: str, seat: int = BLUE) -> tuple[str, dict[str, Any]]:
    """Why the last of the moves cannot be played after the others: the key and the values."""
    play(table, seat, *moves[:-1])
    reason = table.why_not(seat, moves[-1])
    assert reason is not None
    assert reason.rule == REASONS[reason.key].rule
    return reason.key, dict(reason.values)


# Another moment ---------------------------------------------------------------------------------------------------


@rule("MOM-5.2", "MOM-R6", "MOM-7.1", "MOM-11.1", "MOM-13.1", "MOM-2.13")
@pytest.mark.parametrize(
    ("move", "key"),
    [
        ("keep diamond 2", "keep_not_now"),
        ("use slot 1", "use_not_now"),
        ("use merchant tile", "use_not_now"),
        ("boost slot 1", "boost_not_now"),
        ("expand Cairo", "expand_not_now"),
        ("expand nowhere", "expand_not_now"),
        ("mark buy", "mark_not_now"),
        ("end nothing", "end_not_now"),
    ],
)
def test_actions_wait_for_the_action_phase(move: str, key: str) -> None:
    assert why(mombasa_table(planning=True, hands={BLUE: "coffee 1"}), move) == (key, {})


@rule("MOM-4.1", "MOM-4.5", "MOM-R33")
@pytest.mark.parametrize(
    ("move", "key"),
    [("lay coffee 1 slot 1", "lay_not_now"), ("clear slot 1", "clear_not_now"), ("ready", "ready_not_now")],
)
def test_planning_is_over_when_turns_are_taken(move: str, key: str) -> None:
    assert why(mombasa_table(hands={BLUE: "coffee 1"}), move) == (key, {})


@rule("MOM-6.2", "MOM-19.12", "MOM-7.2", "MOM-18.2", "MOM-7.8", "MOM-7.10", "MOM-8.2", "MOM-8.4", "MOM-9.2", "MOM-9.3")
@rule("MOM-19.10", "MOM-11.5")
@pytest.mark.parametrize(
    ("move", "key"),
    [
        ("buy 1 left", "buy_not_now"),
        ("step Cairo", "step_not_now"),
        ("enter Zanj", "enter_not_now"),
        ("take 1", "take_not_now"),
        ("collect pounds", "collect_not_now"),
        ("return Cairo 1", "return_not_now"),
        ("remove Cairo 1", "remove_not_now"),
        ("book 1 1", "book_not_now"),
        ("cash", "cash_not_now"),
        ("place 1", "place_not_now"),
        ("flip 1", "flip_not_now"),
        ("ink", "ink_not_now"),
        ("choose 1", "choose_not_now"),
        ("discard coffee 1", "discard_not_now"),
    ],
)
@pytest.mark.parametrize("planning", [False, True])
def test_parts_of_an_action_follow_its_beginning(move: str, key: str, planning: bool) -> None:
    things = {"slots": {} if planning else {BLUE: "coffee 1"}, "hands": {BLUE: "coffee 1"}}
    assert why(mombasa_table(planning=planning, **things), move) == (key, {})  # type: ignore[arg-type]


@rule("MOM-5.1")
@pytest.mark.parametrize("move", ["use slot 2", "use bookkeeper tile", "expand Cairo", "mark buy", "end nothing"])
def test_a_turn_has_one_action(move: str) -> None:
    table = mombasa_table(slots={BLUE: "coffee 3, merchant, expansion 2"}, tiles={"bookkeeper": BLUE}, pounds={BLUE: 9})
    assert why(table, "use slot 1", move) == ("action_begun", {})
    assert why(table, "step Cairo", move) == ("action_begun", {})


@rule("MOM-R6")
def test_the_plus_tile_is_laid_before_the_action() -> None:
    table = mombasa_table(slots={BLUE: "coffee 3, coffee 1"}, tiles={"plus_good": BLUE})
    assert why(table, "use slot 1", "boost slot 2") == ("boost_not_now", {})


@rule("MOM-18.1", "MOM-5.4", "MOM-R33")
def test_not_everything_can_be_stopped() -> None:
    assert why(mombasa_table(planning=True), "stop") == ("plan_or_ready", {})
    table = mombasa_table(slots={BLUE: "coffee 3"})
    assert why(table, "stop") == ("no_passing", {})
    assert why(table, "mark coffee", "stop") == ("stop_not_now", {})


# 2. Set-up, 4. planning -------------------------------------------------------------------------------------------


@rule("MOM-2.13")
def test_only_a_tile_that_was_dealt_is_kept() -> None:
    table = GAME.deal(seats=2, seed=9, variable_setup=True)
    assert why(table, "keep Cape Town 3") == ("tile_not_dealt", {})  # it is Green's
    assert table.why_not(GREEN, "keep Cape Town 3") is None


@rule("MOM-2.14")
def test_the_first_cards_rest_one_by_one_above_the_three_slots() -> None:
    table = GAME.deal(seats=2, seed=1)
    assert why(table, "lay banana 1 slot 1") == ("rest_another", {"card": "coffee 2"})
    assert why(table, "lay coffee 2 left") == ("rest_not_there", {})
    [second] = {move.text.split(" slot")[0] for move in _after(table, "lay coffee 2 slot 2").moves(BLUE)}
    assert why(_after(table, "lay coffee 2 slot 2"), f"{second} slot 2") == ("rest_taken", {"slot": "slot 2"})


def _after(table: Table, *moves: str) -> Table:
    twin = table.copy()
    play(twin, BLUE, *moves)
    return twin


@rule("MOM-4.1", "MOM-13.1")
def test_cards_are_laid_from_the_hand() -> None:
    table = mombasa_table(planning=True, hands={BLUE: "coffee 1"}, piles={BLUE: {"slot 3": "cotton 1, banana 2"}})
    assert why(table, "lay coffee 4 slot 1") == ("not_your_card", {"card": "coffee 4"})
    assert why(table, "lay banana 2 slot 1") == ("lay_resting", {"card": "banana 2", "slot": "slot 3"})
    laid = why(table, "lay coffee 1 slot 2", "lay coffee 1 slot 1")
    assert laid == ("lay_laid", {"card": "coffee 1", "slot": "slot 2"})


@rule("MOM-4.1")
def test_a_slot_takes_one_card() -> None:
    table = mombasa_table(planning=True, hands={BLUE: "coffee 1, coffee 1"})
    assert why(table, "lay coffee 1 slot 2", "lay coffee 1 slot 2") == ("slot_taken", {"slot": "slot 2"})


@rule("MOM-4.3")
def test_a_single_share_is_not_laid() -> None:
    assert why(mombasa_table(planning=True, hands={BLUE: "share Cairo"}), "lay share Cairo slot 1") == ("lay_share", {})


@rule("MOM-16.1", "MOM-16.2", "MOM-R19")
@pytest.mark.parametrize("early", [False, True])
def test_extra_slots_are_closed_at_first(early: bool) -> None:
    table = mombasa_table(
        planning=True, hands={BLUE: "coffee 1"}, diamonds={BLUE: 7}, ink={BLUE: 3}, early_ink_slot=early
    )
    assert why(table, "lay coffee 1 left") == ("left_slot_closed", {"have": 7, "need": 8})
    assert why(table, "lay coffee 1 right") == ("right_slot_closed", {"have": 3, "need": 4 if early else 5})


@rule("MOM-4.5")
def test_only_a_card_that_was_laid_is_taken_back() -> None:
    assert why(mombasa_table(planning=True), "clear slot 1") == ("nothing_laid", {"slot": "slot 1"})


# 5. Turns, 12. bonus tiles, 13. ending ----------------------------------------------------------------------------


@rule("MOM-5.2", "MOM-5.3", "MOM-E3", "MOM-7.1")
def test_only_face_up_cards_are_used() -> None:
    table = mombasa_table(slots={BLUE: "down merchant, expansion 2"})
    assert why(table, "use slot 1") == ("card_used", {"card": "merchant"})
    assert why(table, "use slot 3") == ("slot_empty", {"slot": "slot 3"})
    assert why(table, "use slot 2") == ("use_expansion", {})


@rule("MOM-12.1")
def test_only_an_own_tile_is_used_and_once() -> None:
    table = mombasa_table(tiles={"merchant": GREEN, "bookkeeper": BLUE})
    assert why(table, "use merchant tile") == ("tile_not_held", {"tile": "merchant"})
    play(table, BLUE, "use bookkeeper tile", "cash")
    play(table, GREEN, "end nothing")
    assert why(table, "use bookkeeper tile") == ("tile_used", {"tile": "bookkeeper"})


@rule("MOM-12.3", "MOM-12.1", "MOM-5.2", "MOM-5.3")
def test_where_the_plus_tile_is_laid() -> None:
    things = {"slots": {BLUE: "merchant, down coffee 1, coffee 2"}}
    assert why(mombasa_table(**things), "boost slot 3") == ("tile_not_held", {"tile": "plus_good"})  # type: ignore[arg-type]
    table = mombasa_table(tiles={"plus_good": BLUE}, **things)  # type: ignore[arg-type]
    assert why(table, "boost slot 1") == ("boost_other_card", {})
    assert why(table, "boost slot 2") == ("card_used", {"card": "coffee 1"})
    assert why(table, "boost left") == ("slot_empty", {"slot": "left"})
    assert why(table, "boost slot 3", "boost slot 3") == ("boosted", {})


@rule("MOM-13.1", "MOM-R7", "MOM-R38")
def test_which_pile_is_taken_back() -> None:
    table = mombasa_table(piles={BLUE: {"slot 1": "coffee 1"}})
    assert why(table, "end slot 2") == ("pile_empty", {"slot": "slot 2"})
    assert why(table, "end nothing") == ("take_a_pile", {})
    last = mombasa_table(piles={BLUE: {"slot 1": "coffee 1"}}, round=7)
    assert why(last, "end slot 1") == ("last_round", {})


# 6. Goods ---------------------------------------------------------------------------------------------------------


@rule("MOM-6.1", "MOM-E4")
def test_goods_are_of_one_kind() -> None:
    table = mombasa_table(slots={BLUE: "coffee 1, coffee 3, cotton 2"})
    assert why(table, "use slot 1", "use slot 3") == ("one_kind", {"kind": "coffee"})
    assert why(table, "use slot 1") == ("card_chosen", {"card": "coffee 1"})
    assert why(table, "use left") == ("slot_empty", {"slot": "left"})


@rule("MOM-6.9", "MOM-R27", "MOM-E35")
def test_mixed_goods_must_buy() -> None:
    things = {"slots": {BLUE: "banana 2, coffee 2"}, "spaces": {BLUE: {"Cape Town": 12}}}
    table = mombasa_table(display={"1 right": "banana 3", "2 right": "banana 3"}, **things)  # type: ignore[arg-type]
    play(table, BLUE, "use slot 1", "use slot 2")
    assert why(table, "stop") == ("mixed_goods", {})
    assert why(table, "step Cairo") == ("mixed_goods", {})
    poor = mombasa_table(display={}, **things)  # type: ignore[arg-type]
    assert why(poor, "use slot 1", "use slot 2") == ("mix_too_little", {})


@rule("MOM-6.3", "MOM-6.7", "MOM-15.7")
def test_goods_that_do_not_reach_for_a_card() -> None:
    display = {"3 middle": "coffee 2"}
    table = mombasa_table(slots={BLUE: "coffee 2, banana 1"}, display=display)
    assert why(table, "use slot 1", "buy 3 middle") == ("goods_short", {"have": 2, "price": 3})
    assert why(table, "buy 1 left") == ("card_gone", {})
    cheaper = mombasa_table(slots={BLUE: "banana 1"}, display=display, spaces={BLUE: {"Cape Town": 6}})
    assert why(cheaper, "use slot 1", "buy 3 middle") == ("goods_short", {"have": 1, "price": 2})


@rule("MOM-R11")
def test_a_card_is_bought_before_markers_move() -> None:
    table = mombasa_table(slots={BLUE: "coffee 4"}, display={"3 middle": "coffee 2"})
    assert why(table, "use slot 1", "step Cairo", "buy 3 middle") == ("buy_first", {})


# 7. Expansion, 18. rewards ----------------------------------------------------------------------------------------


@rule("MOM-R28")
def test_an_expansion_needs_a_card_or_the_tile() -> None:
    table = mombasa_table(slots={BLUE: "coffee 1"}, spaces={BLUE: {"Mombasa": 7}})
    assert why(table, "expand Cairo") == ("no_expansion_card", {})
    assert why(table, "expand nowhere") == ("no_expansion_card", {})


@rule("MOM-7.4")
def test_an_empty_headquarters_does_not_expand() -> None:
    table = mombasa_table(slots={BLUE: "expansion 2"}, columns={"Cairo": "0 0 0"})
    assert why(table, "expand Cairo") == ("headquarters_empty", {"company": "Cairo"})


@rule("MOM-7.2")
def test_a_company_that_reaches_no_region() -> None:
    around = {"Cairo": "Namib, Kalahari, Zululand"}
    table = mombasa_table(slots={BLUE: "expansion 1 crate 1"}, posts=around)
    assert why(table, "expand Cape Town") == ("nothing_in_reach", {"company": "Cape Town", "points": 1})


@rule("MOM-7.1", "MOM-7.2", "MOM-R39", "MOM-7.6")
def test_the_regions_that_cannot_be_entered() -> None:
    table = mombasa_table(slots={BLUE: "expansion 2"}, posts={"Mombasa": "Zanj", "Cape Town": "Mutapa"})
    play(table, BLUE, "expand Cape Town")
    assert why(table, "stop") == ("first_post", {})
    assert why(table, "expand Cairo") == ("company_named", {"company": "Cape Town"})
    assert why(table, "enter Mutapa") == ("own_post", {"company": "Cape Town", "region": "Mutapa"})
    assert why(table, "enter Tibesti") == ("not_beside", {"company": "Cape Town", "region": "Tibesti"})  # an enclave
    assert why(table, "enter Zanj") == ("ousting_short", {"region": "Zanj", "have": 2, "price": 3})
    poor = mombasa_table(slots={BLUE: "expansion 1 crate 1"}, posts={"Cape Town": "Mutapa"})
    assert why(poor, "expand Cape Town", "enter Zanj") == ("entry_short", {"region": "Zanj", "have": 1, "price": 2})


@rule("MOM-7.2", "MOM-7.9")
def test_the_post_comes_from_a_column_with_posts() -> None:
    table = mombasa_table(slots={BLUE: "expansion 3 Cairo"}, columns={"Cape Town": "0 5 5"})
    play(table, BLUE, "expand Cape Town", "enter Kalahari")
    assert why(table, "enter Namib") == ("post_first", {"region": "Kalahari"})
    assert why(table, "expand Cairo") == ("company_named", {"company": "Cape Town"})
    assert why(table, "take 1") == ("column_empty", {"company": "Cape Town", "column": 1})


@rule("MOM-7.7", "MOM-7.8")
def test_where_an_ousted_post_goes_back() -> None:
    table = mombasa_table(
        slots={BLUE: "expansion 3 Cairo, expansion 2"},
        posts={"Mombasa": "Kalahari", "Saint-Louis": "Mutapa"},
        columns={"Mombasa": "5 4* 4", "Saint-Louis": "4 5 5"},
    )
    play(table, BLUE, "expand Cape Town", "enter Kalahari", "take 1", "enter Mutapa", "take 1", "stop", "cash")
    assert why(table, "return Cairo 1") == ("not_ousted", {"company": "Cairo"})
    assert why(table, "return Mombasa 1") == ("column_full", {"company": "Mombasa", "column": 1})
    assert why(table, "return Mombasa 2") == ("column_full", {"company": "Mombasa", "column": 2})


@rule("MOM-7.9", "MOM-7.10")
def test_a_post_is_removed_from_a_column_with_posts() -> None:
    table = mombasa_table(slots={BLUE: "coffee 4, coffee 1"}, columns={"Cairo": "0 5 5"})
    play(table, BLUE, "mark coffee", "choose 3", "collect posts")
    assert why(table, "remove Cairo 1") == ("column_empty", {"company": "Cairo", "column": 1})


@rule("MOM-18.2")
def test_only_rewards_that_are_left_are_collected() -> None:
    table = mombasa_table(slots={BLUE: "coffee 4, coffee 1"})
    play(table, BLUE, "mark coffee", "choose 3")
    assert why(table, "collect pounds") == ("no_such_reward", {"reward": "pounds"})
    shop = mombasa_table(pounds={BLUE: 9})
    assert why(shop, "mark buy", "collect diamonds") == ("no_such_reward", {"reward": "diamonds"})


# 8. Books and points, 9. bookkeepers ------------------------------------------------------------------------------


@rule("MOM-8.1", "MOM-8.2", "MOM-8.4")
def test_what_points_do_not_buy() -> None:
    table = mombasa_table(shelf={"1 1": "-", "1 3": C_COFFEE})
    play(table, BLUE, "mark first player")
    assert why(table, "stop") == ("points_lapse", {})
    assert why(table, "book 1 1") == ("book_gone", {})
    assert why(table, "book 1 3") == ("points_short", {"have": 1, "price": 2})


@rule("MOM-8.5", "MOM-E37")
def test_where_an_a_book_is_not_placed() -> None:
    table = mombasa_table(shelf={"1 1": A_BANANA}, books={BLUE: {2: B_BANANA}})
    play(table, BLUE, "mark first player", "book 1 1")
    assert why(table, "place 5") == ("crossed_out", {})
    assert why(table, "place 2") == ("covers_book", {})
    assert why(table, "place 16") == ("no_such_space", {"length": 15})


@rule("MOM-9.2", "MOM-8.5")
def test_which_book_is_not_turned_down() -> None:
    books = {1: A_BANANA, 2: f"down {B_BANANA}", 4: A_BANANA}
    table = mombasa_table(slots={BLUE: "bookkeeper 2, banana 1"}, books={BLUE: books}, pounds={BLUE: 5})
    play(table, BLUE, "use slot 1")
    assert why(table, "flip 3") == ("no_book", {"space": 3})
    assert why(table, "flip 2") == ("book_turned", {"space": 2})
    assert why(table, "flip 16") == ("no_such_space", {"length": 15})
    assert why(_after(table, "ink"), "flip 4") == ("flip_late", {})
    assert why(table, "flip 1", "flip 4") == ("flip_once", {})
    poor = mombasa_table(slots={BLUE: "bookkeeper 2, banana 1"}, books={BLUE: books}, pounds={BLUE: 1})
    assert why(poor, "use slot 1", "flip 1") == ("flip_short", {"have": 1, "price": 2})


@rule("MOM-9.3", "MOM-9.4", "MOM-9.5", "MOM-E21", "MOM-E22")
@pytest.mark.parametrize(
    ("next_book", "expected"),
    [
        ("-", ("ink_gap", {"space": 2})),
        (COLLEAGUE, ("no_colleague", {"space": 2})),
        (
            "B (any 4: diamonds 2)",
            ("needs_more", {"needs": {"any": 4}, "have": {"banana": 0, "coffee": 3, "cotton": 0}}),
        ),
        ("A (expansion 2: points 1)", ("needs_more", {"needs": {"expansion": 2}, "have": {"expansion": 0}})),
        (
            C_COFFEE,
            ("needs_apart", {"needs": {"coffee": 3, "any": 3}, "have": {"banana": 0, "coffee": 3, "cotton": 0}}),
        ),
    ],
)
def test_why_the_ink_stays(next_book: str, expected: tuple[str, dict[str, Any]]) -> None:
    table = mombasa_table(
        slots={BLUE: "bookkeeper 2, coffee 3"},
        books={BLUE: {1: "A (coffee 1: pounds 1)", 2: next_book}},
        ink={BLUE: 1},
        pounds={BLUE: 2},
    )
    key, values = expected
    assert why(table, "use slot 1", "ink") == (key, {"space": 2, **values})


@rule("MOM-16.2")
def test_the_ink_ends_on_the_last_space() -> None:
    table = mombasa_table(slots={BLUE: "bookkeeper 2"}, ink={BLUE: 15}, pounds={BLUE: 2})
    assert why(table, "use slot 1", "ink") == ("ink_at_end", {})


# 11. Bonus markers, 15. tracks ------------------------------------------------------------------------------------


@rule("MOM-11.1", "MOM-11.3")
def test_which_bonus_space_is_closed() -> None:
    assert why(mombasa_table(markers={BLUE: 0}), "mark buy") == ("no_marker", {})
    table = mombasa_table(pounds={BLUE: 1}, taken_spaces={"buy": GREEN}, turns=0)
    assert why(table, "mark buy") == ("space_taken", {})
    assert why(table, "mark merchant tile") == ("space_short", {"have": 1, "price": 2})
    assert why(table, "mark first player") == ("first_turn", {})


@rule("MOM-11.6", "MOM-R5", "MOM-19.10")
def test_why_a_majority_is_not_taken() -> None:
    table = mombasa_table(slots={BLUE: "banana 1, coffee 3", GREEN: "coffee 4"})
    assert why(table, "mark banana") == ("total_too_low", {"kind": "banana", "have": 1, "need": 2})
    assert why(table, "mark coffee") == ("no_majority", {"kind": "coffee", "have": 3, "need": 4})
    alone = mombasa_table(slots={BLUE: "coffee 3"})
    play(alone, BLUE, "mark coffee")
    assert why(alone, "choose 3") == ("step_too_high", {"kind": "coffee", "have": 3, "need": 5})
    assert why(alone, "choose 4") == ("no_such_choice", {"count": 3})


@rule("MOM-11.5", "MOM-R37", "MOM-15.9", "MOM-E44")
def test_what_is_not_discarded() -> None:
    share = mombasa_table(hands={BLUE: "share Cairo"}, spaces={BLUE: {"Cairo": 11}})
    assert why(share, "mark discard") == ("nothing_to_discard", {})
    assert why(share, "mark D1 second") == ("none_to_discard", {"kind": "coffee"})
    table = mombasa_table(hands={BLUE: "share Cairo, coffee 1, banana 1"}, spaces={BLUE: {"Cairo": 11}})
    special = table.copy()
    play(table, BLUE, "mark discard")
    assert why(table, "stop") == ("discard_due", {})
    assert why(table, "discard share Cairo") == ("share_stays", {})
    assert why(table, "discard cotton 1") == ("discard_from_hand", {"card": "cotton 1"})
    assert why(special, "mark D1 second", "discard banana 1") == ("discard_other_kind", {"kind": "coffee"})


@rule("MOM-11.4", "MOM-E12", "MOM-6.7")
def test_a_card_that_cannot_be_paid_in_pounds() -> None:
    display = {"3 middle": "coffee 2", "1 right": "merchant"}
    table = mombasa_table(pounds={BLUE: 3}, display=display)
    assert why(table, "mark buy", "buy 3 middle") == ("pounds_short", {"have": 2, "price": 3})
    assert why(table, "buy 1 left") == ("card_gone", {})


@rule("MOM-15.9", "MOM-D17")
def test_a_space_of_c2_sells_one_card() -> None:
    table = mombasa_table(
        tracks="A1 B1 C2 D1",
        spaces={BLUE: {"Saint-Louis": 5}},
        pounds={BLUE: 9},
        display={"3 middle": "coffee 2", "1 right": "merchant"},
    )
    assert why(table, "mark C2 first", "buy 3 middle", "buy 1 right") == ("bought_one", {})


@rule("MOM-15.5", "MOM-15.6", "MOM-15.9", "MOM-R8", "MOM-19.10")
def test_spaces_of_the_tracks() -> None:
    table = mombasa_table(
        spaces={BLUE: {"Saint-Louis": 5, "Cairo": 11}}, hands={BLUE: "coffee 1, coffee 1"}, ended=(GREEN,)
    )
    assert why(table, "mark C2 first") == ("track_not_in_play", {"track": "C2"})
    locked = {"company": "Saint-Louis", "track": "C1", "level": 2}
    assert why(table, "mark C1 second") == ("privilege_missing", locked)
    both = table.copy()
    assert why(both, "mark D1 first", "discard coffee 1", "mark D1 second") == ("one_of_two", {"track": "D1"})
    assert why(table, "mark C1 first", "choose 3") == ("no_such_choice", {"count": 2})


@rule("MOM-15.9", "MOM-R43", "MOM-15.1")
def test_the_spaces_of_d2() -> None:
    at = {"Cairo": 8, "Saint-Louis": 24}
    table = mombasa_table(tracks="A1 B1 C1 D2", spaces={BLUE: at})
    play(table, BLUE, "mark D2 first")
    assert why(table, "step Cairo") == ("spread_elsewhere", {"company": "Cairo"})
    assert why(table, "step Saint-Louis") == ("track_end", {"company": "Saint-Louis"})
    other = mombasa_table(tracks="A1 B1 C1 D2", spaces={BLUE: {"Cairo": 8}})
    play(other, BLUE, "mark D2 first", "step Mombasa", "step Mombasa")
    assert why(other, "step Mombasa") == ("spread_done", {"company": "Mombasa", "spaces": 2})
    assert why(other, "step Cape Town", "step Saint-Louis") == ("spread_no_other", {})


@rule("MOM-15.1", "MOM-15.2", "MOM-E31")
def test_why_a_marker_stays() -> None:
    table = mombasa_table(slots={BLUE: "coffee 3"}, spaces={BLUE: {"Mombasa": 8, "Saint-Louis": 24}}, pounds={BLUE: 1})
    reward = table.copy()
    call = ("call_short", {"company": "Mombasa", "have": 1, "price": 2})
    assert why(table, "use slot 1", "step Mombasa") == call
    assert why(table, "step Cairo", "step Mombasa") == call
    assert why(table, "step Saint-Louis") == ("track_end", {"company": "Saint-Louis"})
    assert why(reward, "mark coffee", "choose 1", "step Mombasa") == ("other_track", {"company": "Cairo"})


# Things that stand for several moves ------------------------------------------------------------------------------


def why_none(table: Table, *moves: str) -> str:
    found = table.why_none(BLUE, moves)
    assert found is not None
    return found[1].key


@rule("MOM-5.3", "MOM-7.1")
def test_a_card_of_the_action_area_speaks_of_itself_rather_than_of_the_plus_tile() -> None:
    table = mombasa_table(slots={BLUE: "down coffee 1, expansion 2"})
    assert why_none(table, "use slot 1", "boost slot 1", "clear slot 1") == "card_used"
    assert why_none(table, "use slot 2", "boost slot 2", "clear slot 2") == "use_expansion"


@rule("MOM-4.1", "MOM-16.1")
def test_a_slot_says_why_it_takes_no_card_and_a_card_that_the_slots_are_full() -> None:
    table = mombasa_table(
        planning=True, hands={BLUE: "coffee 1, coffee 1, coffee 1, cotton 1"}, piles={BLUE: {"slot 3": "banana 2"}}
    )
    lays = [f"lay {card} left" for card in ("banana 2", "coffee 4", "coffee 1", "cotton 1")]
    assert why_none(table, *lays, "clear left") == "left_slot_closed"
    play(table, BLUE, *(f"lay coffee 1 slot {slot}" for slot in (1, 2, 3)))
    assert why_none(table, *lays, "clear left") == "left_slot_closed"
    slots = ("left", "slot 1", "slot 2", "slot 3", "right")
    assert why_none(table, *(f"lay cotton 1 {slot}" for slot in slots)) == "slot_taken"


# All of them ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_numbers_of_a_reason_speak_against_the_move_and_the_price_is_enough(seats: int) -> None:
    dice = Dice(seats)
    mombasa = cast(Mombasa, GAME.deal(seats=seats, seed=seats, variable_setup=True).position)
    while not mombasa.over:
        waiting = mombasa.waiting()
        seat = waiting[dice.below(len(waiting))]
        legal = mombasa.moves(seat)
        if dice.below(10) == 0:
            for move in range(len(GAME.moves)):
                if move not in legal:
                    check_numbers(mombasa, seat, move)
        mombasa.play(seat, legal[dice.below(len(legal))])


def check_numbers(mombasa: Mombasa, seat: int, move: int) -> None:
    reason = why_not(mombasa, seat, move)
    have = reason.values.get("have")
    if not isinstance(have, int):
        return
    wanted = reason.values["price" if "price" in reason.values else "need"]
    assert isinstance(wanted, int)
    assert have < wanted, reason
    if reason.key in PAID_IN_POUNDS:
        rich = mombasa.copy()
        rich.players[seat].pounds = wanted
        assert move in rich.moves(seat) or why_not(rich, seat, move).key != reason.key
