"""5. Stage 2: auctions."""

import pytest

from tests.games.doing import asked, board, happened, play
from tests.games.goa.layout import bids, can, goa_table, goods, land, own, tile_at
from tests.marks import rule

FLAG_AND_TWO = [("top-a", 0), ("a1", 1), ("b1", 0)]
FOUR = [("top-a", 0), ("a1", 1), ("b1", 2), ("c1", 3), ("d1", 0)]


@rule("GOA-5.1")
def test_lots_go_in_rising_marker_number_the_flag_first() -> None:
    table = goa_table(at="auctions", markers=FLAG_AND_TWO)
    sold = []
    while board(table)["stage"] == "auctions":
        sold.append((board(table)["auction"]["marker"], table.waiting[0]))
        play(table, table.waiting[0], "pass")
    assert sold == [(1, 1), (2, 0), (3, 1)]


@rule("GOA-5.2", "GOA-R2")
def test_bidding_is_one_turn_from_the_owners_left_to_the_owner() -> None:
    table = goa_table(
        4, at="auctions", markers=[("top-a", 2), *FOUR[1:4], ("d1", 2)], ducats=dict.fromkeys(range(4), 20)
    )
    spoken = []
    for word in ("bid 2", "bid 3", "bid 4"):
        spoken.append(table.waiting[0])
        play(table, table.waiting[0], word)
    assert spoken == [3, 0, 1]
    assert asked(table) == (2, "owner")
    assert can(table, 2) == ["pass", "buy"]  # the last word; nobody speaks again


@rule("GOA-5.2", "GOA-R1")
def test_a_bid_is_higher_than_the_last_and_within_the_ducats_held() -> None:
    table = goa_table(3, at="auctions", markers=[*FLAG_AND_TWO[:2], ("b1", 2), ("c1", 0)], ducats={1: 4, 2: 6})
    assert can(table, 1) == ["pass", "bid 1", "bid 2", "bid 3", "bid 4"]  # the first bid may be more than 1
    play(table, 1, "bid 3")
    assert can(table, 2) == ["pass", "bid 4", "bid 5", "bid 6"]


@rule("GOA-5.3")
def test_without_a_bid_the_owner_takes_it_for_nothing() -> None:
    table = goa_table(at="auctions", markers=FLAG_AND_TWO, ducats={0: 3, 1: 3}, flag=1)
    events = play(table, 1, "pass")
    assert happened(events, "kept")[0]["seat"] == 0
    assert goods(table, 0) == (3, 4, 2, 1)
    assert asked(table) == (0, "bid")  # no question to the owner, the next auction is on


@rule("GOA-5.3")
def test_an_owner_who_passes_is_paid_by_the_highest_bidder() -> None:
    table = goa_table(3, at="auctions", markers=[*FLAG_AND_TWO[:2], ("b1", 2), ("c1", 0)], ducats={0: 10, 1: 10, 2: 10})
    bids(table, (1, "bid 4"), (2, "bid 7"), (0, "pass"))
    assert [goods(table, seat)[0] for seat in range(3)] == [17, 10, 3]
    assert board(table)["flag"] == 2


@rule("GOA-5.3", "GOA-R4", "GOA-X2")
def test_an_owner_who_buys_pays_one_less_to_the_bank() -> None:
    table = goa_table(at="auctions", markers=FLAG_AND_TWO, ducats={0: 10, 1: 10})
    bids(table, (1, "bid 5"), (0, "buy"))
    assert [goods(table, seat)[0] for seat in range(2)] == [6, 10]
    assert board(table)["flag"] == 0


@rule("GOA-X17", "GOA-R4")
def test_at_a_bid_of_one_the_owner_buys_for_nothing() -> None:
    table = goa_table(at="auctions", markers=FLAG_AND_TWO, ducats={0: 0, 1: 10})
    bids(table, (1, "bid 1"), (0, "buy"))
    assert goods(table, 0)[0] == 0
    assert board(table)["flag"] == 0


@rule("GOA-5.3", "GOA-5.8")
def test_an_owner_without_the_price_can_only_pass_but_is_asked() -> None:
    table = goa_table(at="auctions", markers=FLAG_AND_TWO, ducats={0: 3, 1: 10})
    play(table, 1, "bid 5")
    assert asked(table) == (0, "owner")
    assert can(table, 0) == ["pass"]


@rule("GOA-5.4", "GOA-R24")
@pytest.mark.parametrize(("words", "winner"), [(("pass",), 0), (("bid 2", "pass"), 1), (("bid 2", "buy"), 0)])
def test_whoever_receives_the_flag_gets_an_extra_action_card_and_starts(words: tuple[str, ...], winner: int) -> None:
    table = goa_table(at="auctions", markers=FLAG_AND_TWO, ducats={0: 9, 1: 9})
    bids(table, *zip((1, 0), words, strict=False))
    assert goods(table, winner)[3] == 1
    assert goods(table, 1 - winner)[3] == 0
    while board(table)["stage"] == "auctions":
        play(table, table.waiting[0], "pass")
    assert asked(table) == (winner, "act")
    while board(table)["stage"] != "markers":
        [seat] = table.waiting
        play(table, seat, "build" if "build" in can(table, seat) else "pass")
    assert asked(table) == (winner, "flag")


@rule("GOA-5.5")
def test_the_marker_returns_and_the_tile_is_settled_before_the_next_auction() -> None:
    table = goa_table(at="auctions", markers=FLAG_AND_TWO, grid={"a1": "a-ships-or-colonists"}, ducats={0: 5, 1: 5})
    assert own(table, 1)["markers"] == [1, 3]
    play(table, 1, "pass")
    bids(table, (0, "bid 2"), (1, "pass"))
    assert own(table, 1)["markers"] == [1, 2, 3]
    assert asked(table) == (0, "choose_goods")
    play(table, 0, "choose ships")
    assert board(table)["auction"]["marker"] == 3
    assert "bid 7" in can(table, 1)  # the two ducats just paid count already
    assert "bid 8" not in can(table, 1)


@rule("GOA-5.6")
def test_one_player_may_win_everything() -> None:
    table = goa_table(
        at="auctions",
        markers=FLAG_AND_TWO,
        ducats={0: 9},
        grid={"a1": "a-plantation-clove-2", "b1": "a-plantation-clove-1"},
    )
    bids(table, (1, "pass"), (0, "bid 1"), (1, "pass"), (1, "pass"))
    assert board(table)["flag"] == 0
    assert land(table, 0) == ["clove-2 with clove clove", "clove-1 with clove"]


@rule("GOA-5.7")
def test_the_square_of_a_sold_tile_stays_empty() -> None:
    table = goa_table(at="auctions", markers=FLAG_AND_TWO, grid={"a1": "a-ships-4", "b1": "a-colonists-4"})
    bids(table, (1, "pass"), (0, "pass"), (1, "pass"))
    assert (tile_at(table, "a1"), tile_at(table, "b1")) == (None, None)
    assert sum(tile is None for tile in board(table)["grid"]) == 2


@rule("GOA-5.8")
def test_a_pass_for_want_of_ducats_is_asked_for_like_any_other() -> None:
    table = goa_table(at="auctions", markers=FLAG_AND_TWO)
    assert can(table, 1) == ["pass"]
    [event] = happened(play(table, 1, "pass"), "pass")
    assert event == {"kind": "pass", "seat": 1}


@rule("GOA-R50")
def test_the_highest_bid_that_can_be_made() -> None:
    table = goa_table(at="auctions", markers=FLAG_AND_TWO, ducats={1: 300})
    assert can(table, 1)[-1] == "bid 200"
