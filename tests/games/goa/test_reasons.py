"""Why a move cannot be played: the first reason that a player would name."""

import pytest

from tests.games.doing import play
from tests.games.goa.layout import GAME, goa_table
from tests.games.why import why
from tests.marks import rule

FLAG_AND_TWO = [("top-a", 0), ("a1", 1), ("b1", 0)]


@rule(
    *("GOA-18.1", "GOA-4.1", "GOA-4.3", "GOA-5.2", "GOA-5.3", "GOA-7.2", "GOA-9.1", "GOA-11.3", "GOA-12.5", "GOA-12.7"),
    *("GOA-13.1", "GOA-15.2", "GOA-15.7", "GOA-15.8", "GOA-15.9", "GOA-15.11"),
)
@pytest.mark.parametrize(
    ("move", "key", "values"),
    [
        ("ducats", "ducats_not_now", {"ducats": 10}),
        ("flag top-a", "flag_not_now", {}),
        ("mark a1", "mark_not_now", {}),
        ("bid 3", "bid_not_now", {}),
        ("buy", "buy_not_now", {}),
        ("give ginger plantation-1", "give_not_now", {}),
        ("put ginger plantation-1", "put_not_now", {}),
        ("draw 1", "draw_not_now", {}),
        ("pay", "gap_not_now", {}),
        ("fail", "gap_not_now", {}),
        ("colony cochin", "colony_not_now", {}),
        ("extra", "extra_not_now", {}),
        ("replace plantation-1", "replace_not_now", {}),
        ("choose ships", "choose_not_now", {"goods": "ships"}),
        ("take a-duty", "take_not_now", {}),
        ("swap a1", "swap_not_now", {}),
        ("fill plantation-1", "fill_not_now", {}),
        ("spy 1", "spy_not_now", {}),
    ],
)
def test_before_an_action_other_moves_say_when_they_are_made(move: str, key: str, values: dict[str, object]) -> None:
    assert why(goa_table(), 0, move) == (key, GAME.reasons[key].rule, values)


@rule("GOA-6.2", "GOA-6.3", "GOA-6.4")
def test_in_an_auction_there_are_no_actions_cards_or_tiles() -> None:
    table = goa_table(at="auctions", markers=FLAG_AND_TWO, hands={1: "ships-palm"}, tiles={1: "a-red-ship"})
    assert why(table, 1, "taxes") == ("action_not_now", "GOA-6.2", {"action": "taxes"})
    assert why(table, 1, "play ships-palm") == ("play_not_now", "GOA-6.3", {})
    assert why(table, 1, "use a-red-ship") == ("use_not_now", "GOA-6.3", {})
    assert why(table, 1, "throw ships-palm") == ("throw_not_now", "GOA-6.4", {})


# 4. Markers, 5. auctions ---------------------------------------------------------------------------------------------


@rule("GOA-4.1", "GOA-6.2", "GOA-6.5")
def test_the_flag_lies_beside_a_tile() -> None:
    table = goa_table(at="markers", empty="e1 e2")
    assert why(table, 0, "flag a1") == ("flag_on_tile", "GOA-4.1", {})
    assert why(table, 0, "flag top-e") == ("flag_far", "GOA-4.1", {})
    assert why(table, 0, "pass") == ("pass_not_now", "GOA-6.2", {})
    assert why(table, 0, "done") == ("done_not_now", "GOA-6.5", {})


@rule("GOA-4.4")
def test_a_marker_lies_on_a_free_tile_beside_the_last_one() -> None:
    table = goa_table(3, at="markers", empty="c1")
    play(table, 0, "flag top-a")
    assert why(table, 1, "mark d4") == ("mark_far", "GOA-4.4", {"marker": 1})
    play(table, 1, "mark b1")
    assert why(table, 2, "mark b1") == ("marked", "GOA-4.4", {})
    assert why(table, 2, "mark c1") == ("mark_empty", "GOA-4.4", {})
    assert why(table, 2, "mark e5") == ("mark_far", "GOA-4.4", {"marker": 2})


@rule("GOA-5.2", "GOA-5.3")
def test_a_bid_is_high_enough_and_can_be_paid() -> None:
    table = goa_table(3, at="auctions", markers=[*FLAG_AND_TWO[:2], ("b1", 2), ("c1", 0)], ducats={1: 4, 2: 6})
    play(table, 1, "bid 3")
    assert why(table, 2, "bid 3") == ("bid_low", "GOA-5.2", {"least": 4})
    assert why(table, 2, "bid 7") == ("bid_poor", "GOA-5.2", {"amount": 7, "have": 6})
    assert why(table, 2, "buy") == ("not_owner", "GOA-5.3", {})


@rule("GOA-5.3")
def test_the_owner_buys_with_enough_ducats_and_does_not_bid() -> None:
    table = goa_table(at="auctions", markers=FLAG_AND_TWO, ducats={0: 3, 1: 9})
    play(table, 1, "bid 6")
    assert why(table, 0, "buy") == ("buy_poor", "GOA-5.3", {"price": 5, "have": 3})
    assert why(table, 0, "bid 7") == ("owner_bids", "GOA-5.3", {"price": 5})


# 6. Actions, 7. Progress ---------------------------------------------------------------------------------------------


@rule("GOA-6.2")
@pytest.mark.parametrize("move", ["pass", "done"])
def test_an_action_must_be_chosen(move: str) -> None:
    assert why(goa_table(), 0, move) == ("no_passing", "GOA-6.2", {})


@rule("GOA-6.5")
def test_after_an_action_there_is_no_other() -> None:
    table = goa_table(hands={0: "ships-palm"})
    play(table, 0, "build")
    assert why(table, 0, "taxes") == ("action_done", "GOA-6.5", {"action": "taxes"})


@rule("GOA-7.1", "GOA-7.3")
def test_a_step_of_progress_must_be_paid() -> None:
    laid = {0: "ships 2, harvest 5"}
    table = goa_table(rows=laid, ships={0: 1}, land={0: "ginger-2 with ginger"})
    assert why(table, 0, "progress ships") == ("ships_short", "GOA-7.1", {"column": "ships", "price": 2, "have": 1})
    assert why(table, 0, "progress harvest") == ("last_row", "GOA-7.3", {"column": "harvest"})
    rich = goa_table(rows=laid, land={0: "ginger-2 with ginger"})
    short = {"column": "ships", "spice": "cinnamon", "price": 1, "have": 0}
    assert why(rich, 0, "progress ships") == ("spice_short", "GOA-7.1", short)


@rule("GOA-7.1", "GOA-14.5")
def test_with_a_card_only_one_part_of_the_price_can_be_missing() -> None:
    table = goa_table(rows={0: "ships 3"}, ships={0: 1}, hands={0: "ships-only-tiger"})
    play(table, 0, "play ships-only-tiger")
    assert why(table, 0, "progress ships") == ("ships_short", "GOA-7.1", {"column": "ships", "price": 3, "have": 1})


@rule("GOA-7.1", "GOA-7.2")
def test_the_spices_of_a_step_are_given_in_turn_from_where_they_lie() -> None:
    table = goa_table(
        rows={0: "ships 2"}, land={0: "ginger-2 with ginger, any-1 with ginger, cinnamon-2 with cinnamon"}
    )
    play(table, 0, "progress ships")
    assert why(table, 0, "give cinnamon plantation-3") == ("other_spice", "GOA-7.1", {"spice": "ginger"})
    missing = {"spice": "ginger", "place": "plantation-4"}
    assert why(table, 0, "give ginger plantation-4") == ("spice_not_there", "GOA-7.2", missing)


# 1, 9. Spices --------------------------------------------------------------------------------------------------------


@rule("GOA-1.7", "GOA-9.1", "GOA-14.5")
def test_a_spice_needs_a_free_space_of_its_kind() -> None:
    table = goa_table(land={0: "ginger-2 with ginger, clove-1 with clove"}, rows={0: "harvest 2"})
    play(table, 0, "harvest")
    wrong = {"spice": "clove", "place": "plantation-1"}
    assert why(table, 0, "put clove plantation-1") == ("wrong_spice", "GOA-1.7", wrong)
    assert why(table, 0, "put clove plantation-2") == ("place_full", "GOA-1.7", {"place": "plantation-2"})
    assert why(table, 0, "put clove quilon") == ("no_land", "GOA-1.7", {"place": "quilon"})
    assert why(table, 0, "choose spices") == ("mix_spices", "GOA-9.1", {})
    assert why(table, 0, "choose ships") == ("only_by_mix", "GOA-14.5", {})


@rule("GOA-12.7", "GOA-1.7")
def test_a_new_colony_is_filled_first() -> None:
    table = goa_table(colonists={0: 12}, land={0: "ginger-2"})
    play(table, 0, "found madras", "pay", "colony madras-pepper-nutmeg")
    assert why(table, 0, "put ginger plantation-1") == ("fill_first", "GOA-12.7", {"place": "madras"})
    assert why(table, 0, "put clove madras") == ("wrong_spice", "GOA-1.7", {"spice": "clove", "place": "madras"})


@rule("GOA-R53")
def test_what_a_red_tile_brings_is_taken_and_a_played_card_sells() -> None:
    table = goa_table(land={0: "any-1, ginger-2 with ginger"}, tiles={0: "a-red-spice"}, hands={0: "sell-tiger"})
    play(table, 0, "use a-red-spice")
    assert why(table, 0, "done") == ("must_take", "GOA-R53", {})
    play(table, 0, "put clove plantation-1", "play sell-tiger")
    assert why(table, 0, "done") == ("sell_one", "GOA-R53", {})


# 11. Expedition, 12. founding ----------------------------------------------------------------------------------------


@rule("GOA-11.1", "GOA-11.3", "GOA-6.5")
def test_cards_are_drawn_up_to_the_level_and_the_limit() -> None:
    table = goa_table(rows={0: "expeditions 3"}, hands={0: "ships-palm, ships-shell"}, tiles={0: "a-red-ship"})
    play(table, 0, "expedition")
    assert why(table, 0, "draw 3") == ("draw_level", "GOA-11.1", {"most": 2})
    assert why(table, 0, "draw 2") == ("hand_full", "GOA-11.3", {"limit": 3, "have": 2})
    assert why(table, 0, "use a-red-ship") == ("not_during", "GOA-6.5", {})


@rule("GOA-11.2")
def test_a_hand_above_the_limit_is_cut_first() -> None:
    table = goa_table(hands={0: "ships-palm, ships-shell, mix-palm"})
    play(table, 0, "expedition")
    assert why(table, 0, "draw 0") == ("cut_first", "GOA-11.2", {"limit": 1, "over": 2})


@rule("GOA-18.4")
def test_where_the_limit_always_holds_nothing_is_played_instead() -> None:
    table = goa_table(hands={0: "ships-palm"}, tiles={0: "a-red-expedition"}, hand_limit_always=True)
    play(table, 0, "use a-red-expedition")
    assert why(table, 0, "play ships-palm") == ("cut_only", "GOA-18.4", {"limit": 1})


@rule("GOA-12.1")
def test_a_colony_is_founded_once() -> None:
    table = goa_table(colonies={0: "cochin, calicut, madras-nutmeg-clove"}, hands={0: "third-card-palm"})
    assert why(table, 0, "found cochin") == ("founded", "GOA-12.1", {"colony": "cochin"})
    four = goa_table(
        colonies={0: "cochin, calicut, madras-nutmeg-clove, quilon-pepper-nutmeg"}, hands={0: "third-card-palm"}
    )
    assert why(four, 0, "play third-card-palm") == ("all_founded", "GOA-12.1", {})


@rule("GOA-12.5")
def test_a_gap_is_paid_with_enough_colonists() -> None:
    table = goa_table(colonists={0: 1}, hands={0: "ships-palm"}, deck="colonists-elephant, ducats-tiger")
    play(table, 0, "found calicut")
    assert why(table, 0, "pay") == ("colonists_short", "GOA-12.5", {"price": 8, "have": 1})


@rule("GOA-12.7")
def test_a_tile_of_the_colony_that_is_left() -> None:
    table = goa_table(3, colonists={0: 12}, colonies={1: "madras-pepper-nutmeg"})
    play(table, 0, "found madras", "pay")
    assert why(table, 0, "colony cochin") == ("other_colony", "GOA-12.7", {"colony": "madras"})
    assert why(table, 0, "colony madras-pepper-nutmeg") == ("colony_gone", "GOA-12.7", {})


# 13. Extra actions ---------------------------------------------------------------------------------------------------


@rule("GOA-13.1", "GOA-13.2")
def test_extra_action_cards_are_played_before_an_action_and_not_kept() -> None:
    table = goa_table(at="extra", extra={0: 1})
    assert why(table, 0, "build") == ("extra_first", "GOA-13.1", {"action": "build"})
    two = goa_table(at="extra", extra={0: 2})
    assert why(two, 0, "pass") == ("must_act", "GOA-13.2", {"kept": 1})


# 14. Cards -----------------------------------------------------------------------------------------------------------


@rule("GOA-14.1", "GOA-6.3")
def test_one_card_with_an_action_and_only_a_held_one() -> None:
    table = goa_table(hands={0: "ships-palm, ducats-tiger"})
    assert why(table, 0, "play mix-palm") == ("no_card", "GOA-14.1", {"card": "mix-palm"})
    assert why(table, 0, "throw mix-palm") == ("no_card", "GOA-14.1", {"card": "mix-palm"})
    play(table, 0, "play ships-palm")
    assert why(table, 0, "play ducats-tiger") == ("card_played", "GOA-6.3", {})


@rule("GOA-14.4", "GOA-1.7", "GOA-7.3")
def test_a_benefit_card_needs_what_it_is_for() -> None:
    table = goa_table(hands={0: "spices-palm, sell-tiger, purchase-shell"}, rows={0: "ships 2"}, ducats={0: 3})
    assert why(table, 0, "play spices-palm") == ("no_room", "GOA-1.7", {})
    assert why(table, 0, "play sell-tiger") == ("no_spices", "GOA-14.4", {})
    assert why(table, 0, "play purchase-shell") == ("step_poor", "GOA-14.4", {"price": 4, "have": 3})
    last = ", ".join(f"{column} 5" for column in ("ships", "harvest", "taxes", "expeditions", "colonists"))
    done = goa_table(hands={0: "purchase-shell"}, rows={0: last}, ducats={0: 30}, tiles={0: "b-viceroy"})
    assert why(done, 0, "play purchase-shell") == ("all_last_row", "GOA-7.3", {})
    assert why(done, 0, "use b-viceroy") == ("all_last_row", "GOA-7.3", {})


@rule("GOA-14.4", "GOA-7.3")
def test_a_step_for_ducats_costs_more_in_a_lower_row() -> None:
    table = goa_table(hands={0: "purchase-shell"}, rows={0: "ships 3, taxes 5"}, ducats={0: 8})
    play(table, 0, "play purchase-shell")
    assert why(table, 0, "progress ships") == ("step_poor", "GOA-14.4", {"price": 12, "have": 8})
    assert why(table, 0, "progress taxes") == ("last_row", "GOA-7.3", {"column": "taxes"})


@rule("GOA-14.5", "GOA-7.7")
def test_a_modifier_card_goes_with_its_action() -> None:
    table = goa_table(hands={0: "mix-palm, spices-only-lotus"})
    useless = ("no_column", "GOA-7.7", {"card": "spices-only-lotus"})
    assert why(table, 0, "play spices-only-lotus") == useless
    play(table, 0, "taxes")
    late = ("modifier", "GOA-14.5", {"card": "mix-palm", "action": "harvest"})
    assert why(table, 0, "play mix-palm") == late


@rule("GOA-6.5")
def test_within_a_harvest_a_spice_comes_first() -> None:
    table = goa_table(land={0: "ginger-2"}, rows={0: "harvest 2"}, hands={0: "ships-palm"}, tiles={0: "a-red-ship"})
    play(table, 0, "harvest")
    assert why(table, 0, "play ships-palm") == ("spice_first", "GOA-6.5", {})
    assert why(table, 0, "use a-red-ship") == ("spice_first", "GOA-6.5", {})


# 15. Tiles -----------------------------------------------------------------------------------------------------------


@rule("GOA-6.3", "GOA-15.10", "GOA-1.7", "GOA-17.1")
def test_a_tile_is_used_by_its_owner_once_a_round_for_something() -> None:
    table = goa_table(tiles={0: "a-red-ship, a-red-spice, b-planter"}, spent={0: "a-red-ship"})
    assert why(table, 0, "use b-viceroy") == ("no_tile", "GOA-6.3", {"tile": "b-viceroy"})
    assert why(table, 0, "use a-red-ship") == ("used_this_round", "GOA-15.10", {"tile": "a-red-ship"})
    assert why(table, 0, "use a-red-spice") == ("no_room", "GOA-1.7", {})
    assert why(table, 0, "use b-planter") == ("counts_later", "GOA-17.1", {"tile": "b-planter"})


@rule("GOA-15.11")
def test_a_duty_takes_enough_spices_once() -> None:
    table = goa_table(tiles={0: "a-duty, b-duty"}, spent={0: "b-duty"}, land={0: "ginger-2 with ginger"})
    assert why(table, 0, "use a-duty") == ("duty_short", "GOA-15.11", {"price": 6, "have": 1})
    assert why(table, 0, "use b-duty") == ("duty_paid", "GOA-15.11", {})


@rule("GOA-15.7")
def test_ships_or_colonists_are_no_spices() -> None:
    table = goa_table(tiles={0: "b-exchange"}, grid={"a1": "a-ships-or-colonists"})
    play(table, 0, "use b-exchange", "swap a1")
    assert why(table, 0, "choose spices") == ("two_goods", "GOA-15.7", {})


@rule("GOA-15.8", "GOA-15.9")
def test_a_tile_is_taken_from_where_it_lies() -> None:
    table = goa_table(tiles={0: "b-exchange"}, phase="B", grid={"b1": "b-gift"}, empty="a1", aside="a-duty, b-duty")
    play(table, 0, "use b-exchange")
    assert why(table, 0, "swap a1") == ("no_tile_there", "GOA-15.9", {"square": "a1"})
    play(table, 0, "swap b1")
    assert why(table, 0, "take b-viceroy") == ("not_aside", "GOA-15.8", {"tile": "b-viceroy"})


@rule("GOA-15.11")
def test_the_viceroy_moves_the_least_advanced_marker() -> None:
    table = goa_table(tiles={0: "b-viceroy"}, rows={0: "ships 2"})
    play(table, 0, "use b-viceroy")
    assert why(table, 0, "progress ships") == ("not_least", "GOA-15.11", {"column": "ships"})


@rule("GOA-15.11")
def test_an_extra_harvest_fills_what_has_room() -> None:
    table = goa_table(tiles={0: "b-extra-harvest"}, land={0: "ginger-2, any-1 with clove, clove-2"})
    play(table, 0, "use b-extra-harvest")
    assert why(table, 0, "fill plantation-2") == ("place_full", "GOA-1.7", {"place": "plantation-2"})


@rule("GOA-15.11", "GOA-R12", "GOA-R44")
def test_espionage_is_an_action_of_four_with_another_players_levels() -> None:
    table = goa_table(3, tiles={0: "b-espionage"}, hands={0: "ships-palm"}, land={0: "ginger-2"}, rows={0: "harvest 2"})
    during = table.copy()
    play(table, 0, "use b-espionage")
    assert why(table, 0, "spy 0") == ("spy_self", "GOA-15.11", {})
    assert why(table, 0, "spy 3") == ("spy_nobody", "GOA-15.11", {})
    play(table, 0, "spy 1")
    assert why(table, 0, "expedition") == ("spy_never", "GOA-15.11", {"action": "expedition"})
    assert why(table, 0, "play ships-palm") == ("spy_card", "GOA-R12", {"card": "ships-palm"})
    play(during, 0, "harvest", "put ginger plantation-1")
    assert why(during, 0, "use b-espionage") == ("spy_during", "GOA-R44", {})


# 18. Quick Start -----------------------------------------------------------------------------------------------------


@rule("GOA-18.1")
def test_quick_start_moves_two_markers_of_different_columns() -> None:
    table = GAME.deal(2, 1, quick_start=True)
    [seat] = table.waiting
    play(table, seat, "progress ships")
    assert why(table, seat, "progress ships") == ("quick_moved", "GOA-18.1", {"column": "ships"})
    assert why(table, seat, "ducats") == ("quick_begun", "GOA-18.1", {})
    assert why(table, seat, "pass") == ("quick_begun", "GOA-18.1", {})
