"""What the view tells beyond what lies on the table: everything that the rules make of it."""

import pytest

from entrepot import Table
from entrepot.games.goa.secrets import percent_reaching
from tests.games.doing import board, play
from tests.games.goa.layout import GAME, goa_table, own
from tests.marks import rule

ONES = "ships-shell, ducats-elephant"
"""Two cards of one colonist each."""


@rule("GOA-3.1")
def test_the_rounds_of_both_phases_and_those_that_are_left() -> None:
    shown = board(goa_table(phase="B", round=2))
    states = {one["name"]: one["state"] for one in shown["rounds"]}
    assert list(states) == ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"]
    assert (states["B1"], states["B2"], states["B3"]) == ("done", "now", "later")
    assert shown["rounds_left"] == 3


@rule("GOA-4.3")
def test_a_round_has_one_lot_more_than_players() -> None:
    assert board(goa_table(3))["lots_in_all"] == 4


@rule("GOA-5.2", "GOA-5.3")
def test_who_speaks_in_which_order_and_what_the_owner_would_pay() -> None:
    table = goa_table(
        3, at="auctions", ducats={0: 9, 1: 9, 2: 9}, empty="c3", markers=[("c3", 1), ("b3", 2), ("b2", 0), ("a2", 1)]
    )
    assert board(table)["auction"]["order"] == [2, 0, 1]
    assert board(table)["auction"]["owner_price"] is None
    play(table, 2, "bid 5")
    assert board(table)["auction"]["owner_price"] == 4


@rule("GOA-6.6", "GOA-11.1")
def test_levels_and_the_hand_limit_follow_the_rows() -> None:
    mine = own(goa_table(rows={0: "ships 3, expeditions 4"}), 0)
    assert mine["levels"] == {"ships": 3, "harvest": 1, "taxes": 4, "expeditions": 2, "colonists": 0}
    assert mine["hand_limit"] == 4


@rule("GOA-8.1", "GOA-9.2", "GOA-10.1", "GOA-11.3")
def test_what_the_actions_would_bring_now() -> None:
    some = goa_table(
        ships={0: 4},
        ducats={0: 7},
        rows={0: "ships 2, harvest 3, expeditions 4"},
        land={0: "ginger-2 with ginger"},
        hands={0: "ships-shell, mix-lotus, ducats-tiger"},
    )
    yields = {"ships": 2, "ships_after": 6, "spices": 1, "ducats": 4, "ducats_after": 11, "cards": 1}
    assert own(some, 0)["yields"] == yields
    assert board(some, 1)["players"][0]["yields"] == {**yields, "ducats_after": None}  # GOA-H1
    full = own(goa_table(hands={0: "ships-shell, mix-lotus"}), 0)["yields"]
    assert (full["spices"], full["cards"]) == (0, 0)


@rule("GOA-7.2", "GOA-7.3", "GOA-7.7")
def test_the_next_step_of_a_column_and_what_is_there_to_pay_it() -> None:
    table = goa_table(ships={0: 2}, rows={0: "ships 3, taxes 5"}, land={0: "any-1 with cinnamon"})
    steps = own(table, 0)["steps"]
    assert steps["ships"] == {
        "level": 4,
        "spices": ["ginger", "cinnamon", "pepper"],
        "covered": [False, True, False],
        "ships": 3,
        "ships_covered": False,
    }
    assert steps["harvest"] == {
        "level": 2,
        "spices": ["cinnamon"],
        "covered": [True],
        "ships": 1,
        "ships_covered": True,
    }
    assert steps["taxes"] is None


@rule("GOA-7.6")
def test_the_row_that_all_markers_have_reached() -> None:
    assert own(goa_table(), 0)["least_row"] == 1
    rows = "ships 3, harvest 2, taxes 2, expeditions 4, colonists 2"
    assert own(goa_table(rows={0: rows}), 0)["least_row"] == 2


@rule("GOA-1.7")
def test_spices_free_spaces_and_what_they_accept() -> None:
    table = goa_table(land={0: "ginger-2 with ginger, any-1"}, colonies={0: "madras-nutmeg-clove with clove"})
    mine = own(table, 0)
    assert mine["stock"] == {"ginger": 1, "cinnamon": 0, "pepper": 0, "nutmeg": 0, "clove": 1}
    assert mine["room"] == 3
    assert mine["room_for"] == {"ginger": 2, "cinnamon": 1, "pepper": 1, "nutmeg": 2, "clove": 2}
    assert [place["bears"] for place in mine["land"]] == [["ginger"], ["any"], [], []]
    assert [place["bears"] for place in mine["colonies"]] == [[], [], ["nutmeg", "clove"], []]


@rule("GOA-17.1", "GOA-H2")
def test_what_a_hand_and_colonies_are_worth_is_told_to_the_owner() -> None:
    table = goa_table(hands={0: "ships-palm, third-card-palm, ducats-tiger"}, colonies={1: "cochin, calicut"})
    mine = own(table, 0)
    assert mine["hand_points"] == 3 + 1
    assert mine["symbols"] == {"palm": {"count": 2, "points": 3}, "tiger": {"count": 1, "points": 1}}
    theirs = board(table, 1)["players"][0]
    assert (theirs["hand_points"], theirs["symbols"]) == (None, None)
    assert own(table, 1)["colony_points"] == 3


def chances(**laid: object) -> list[int | None]:
    return [place["chance"] for place in own(goa_table(**laid), 0)["colonies"]]  # type: ignore[arg-type]


@rule("GOA-12.2", "GOA-12.3", "GOA-12.5")
def test_the_chance_of_a_founding_is_that_of_the_cards_the_seat_does_not_see() -> None:
    # Quilon needs 6: with a population of 0 and 4 colonists any two cards reach it. A founded colony has no chance.
    assert chances(colonists={0: 4})[0] == 100
    assert chances(colonists={0: 4}, colonies={0: "quilon-ginger-cinnamon"})[0] is None
    assert chances(colonists={0: 0}, rows={0: "colonists 3"})[0] == 100
    # Calicut needs 12: 5 colonists and two cards never reach it.
    assert chances(colonists={0: 5})[3] == 0


@rule("GOA-12.3", "GOA-11.5")
def test_where_the_deck_is_too_small_the_discards_count() -> None:
    rest = "hand of 1"
    # One card in the deck: one that the seat does not see. The other comes from the discards, both of one colonist.
    few = chances(colonists={0: 4}, deck="spices-palm", discards=ONES, rest=rest)
    assert few[0] == 100
    short = chances(colonists={0: 3}, deck="spices-palm", discards=ONES, rest=rest)
    assert 0 < (short[0] or 0) < 100  # needs 3: the unseen card has to show 2 or more
    never = chances(colonists={0: 1}, deck="spices-palm", discards=ONES, rest=rest)
    assert never[0] == 0  # needs 5: three and one are too few


@rule("GOA-12.3")
@pytest.mark.parametrize(
    ("sums", "goal", "percent"),
    [([0, 0, 3, 3], 3, 50), ([1], 0, 100), ([1], 1, 0), ([999, 1], 1, 1), ([1, 999], 1, 99), ([1, 2], 1, 67)],
)
def test_a_share_is_certain_only_where_it_is(sums: list[int], goal: int, percent: int) -> None:
    assert percent_reaching(sums, goal) == percent


# What each offer leads to ---------------------------------------------------------------------------------------------


def told(table: Table, seat: int = 0) -> dict[str, dict[str, object]]:
    """By the text of each legal move, what is certain of it."""
    return {table.game.moves.all[move].text: dict(known.outlook) for move, known in table.foresee(seat).items()}


@rule("GOA-6.6", "GOA-8.1", "GOA-9.2", "GOA-10.1", "GOA-11.3")
def test_an_action_tells_what_it_brings() -> None:
    table = goa_table(
        ships={0: 2}, ducats={0: 9}, rows={0: "ships 3, harvest 3"}, land={0: "ginger-2"}, hands={0: "ships-shell"}
    )
    offers = told(table)
    assert offers["build"] == {"ships": 3, "ships_after": 5}
    assert offers["harvest"] == {"spices": 2}
    assert offers["taxes"] == {"ducats": 4, "ducats_after": 13}
    assert offers["expedition"] == {"cards": 0}
    assert offers["play ships-shell"] == {"ships": 2, "only_card": True}
    assert offers["throw ships-shell"] == {"hand": 0}


@rule("GOA-15.11", "GOA-R12")
def test_by_espionage_the_levels_of_the_other_seat_count() -> None:
    table = goa_table(tiles={0: "b-espionage"}, rows={1: "ships 4, taxes 3, colonists 5"}, colonists={0: 2})
    play(table, 0, "use b-espionage")
    offers = told(table)
    assert (offers["build"]["ships"], offers["taxes"]["ducats"]) == (4, 8)
    assert offers["found cochin"] == {"chance": 100}  # 8 and 2, and any two cards
    assert offers["found calicut"] == {"chance": 100}


@rule("GOA-12.3", "GOA-14.5")
def test_one_more_card_makes_a_founding_more_likely() -> None:
    table = goa_table(colonists={0: 3}, hands={0: "third-card-palm"})
    two = told(table)["found cochin"]["chance"]
    play(table, 0, "play third-card-palm")
    three = told(table)["found cochin"]["chance"]
    assert isinstance(two, int)
    assert isinstance(three, int)
    assert 0 < two < three < 100


@rule("GOA-7.2")
def test_a_step_tells_its_price_and_its_levels() -> None:
    table = goa_table(land={0: "ginger-1 with ginger"})
    free = {"spice": ["ginger"], "ships": 1, "ducats": 0}
    assert told(table)["progress ships"] == {"price": free, "level_before": 1, "level_after": 2}


@rule("GOA-14.4", "GOA-14.5", "GOA-15.11", "GOA-18.1")
def test_cards_and_tiles_change_the_price_of_a_step() -> None:
    ships = goa_table(hands={0: "ships-only-elephant"})
    play(ships, 0, "play ships-only-elephant")
    assert told(ships)["progress taxes"]["price"] == {"spice": [], "ships": 1, "ducats": 0}
    ducats = goa_table(ducats={0: 20}, rows={0: "taxes 2"}, hands={0: "purchase-statue"})
    play(ducats, 0, "play purchase-statue")
    assert told(ducats)["progress taxes"]["price"] == {"spice": [], "ships": 0, "ducats": 8}
    viceroy = goa_table(tiles={0: "b-viceroy"})
    play(viceroy, 0, "use b-viceroy")
    assert told(viceroy)["progress taxes"]["price"] == {"spice": [], "ships": 0, "ducats": 0}
    quick = GAME.deal(2, 1, quick_start=True)
    [first] = quick.waiting
    offers = told(quick, first)
    assert offers["progress taxes"]["price"] == {"spice": [], "ships": 0, "ducats": 0}
    assert offers["ducats"] == {"ducats": 10}


@rule("GOA-5.3", "GOA-5.4")
def test_a_bid_tells_what_the_owner_would_pay_and_the_owner_what_each_word_brings() -> None:
    table = goa_table(at="auctions", ducats={0: 9, 1: 9}, empty="c3", markers=[("c3", 0), ("b3", 1), ("b2", 0)])
    assert told(table, 1)["bid 6"] == {"owner_price": 5, "ducats_left": 3}
    play(table, 1, "bid 6")
    assert told(table, 0) == {"pass": {"ducats": 6}, "buy": {"ducats": -5, "extra": 1}}


@rule("GOA-12.5", "GOA-12.6")
def test_a_gap_tells_what_paying_and_giving_up_do_to_the_colonists() -> None:
    table = goa_table(colonists={0: 4}, deck=ONES, hands={0: "ships-palm"})
    play(table, 0, "found quilon")
    offers = told(table)
    assert offers["pay"] == {"colonists": -4}
    assert offers["fail"] == {"colonists": 1}


@rule("GOA-9.1", "GOA-11.3", "GOA-14.4", "GOA-15.11")
def test_stopping_early_tells_what_is_forgone() -> None:
    reap = goa_table(rows={0: "harvest 3"}, land={0: "any-1, ginger-2"})
    play(reap, 0, "harvest")
    assert told(reap)["done"] == {"forgone": 3}  # the level is 4
    sale = goa_table(hands={0: "sell-shell"}, land={0: "ginger-2 with ginger ginger, any-1 with clove"})
    play(sale, 0, "play sell-shell", "give ginger plantation-1")
    assert told(sale)["done"] == {"ducats": 3, "forgone": 2}
    draw = goa_table(rows={0: "expeditions 5"})
    play(draw, 0, "expedition")
    assert [told(draw)[f"draw {number}"]["forgone"] for number in range(4)] == [3, 2, 1, 0]
    fill = goa_table(tiles={0: "b-extra-harvest"}, land={0: "ginger-2, clove-2"})
    play(fill, 0, "use b-extra-harvest")
    assert told(fill)["done"] == {"forgone": 2}


@rule("GOA-15.7", "GOA-15.11")
def test_a_choice_of_goods_tells_how_many() -> None:
    table = goa_table(tiles={0: "b-succour"}, deck="ships-palm, colonists-elephant", land={0: "any-1"})
    play(table, 0, "use b-succour")
    offers = told(table)
    assert offers["choose ships"] == {"ships": 4}
    assert offers["choose colonists"] == {"colonists": 4}
    assert offers["choose spices"] == {"spices": 1}


@rule("GOA-18.2", "GOA-H8")
def test_what_lies_under_a_corner_is_not_told() -> None:
    laid = {"at": "auctions", "ducats": {0: 9, 1: 9}, "empty": "c3", "markers": [("top-a", 0), ("a1", 1), ("b1", 0)]}
    table = goa_table(**laid, tokens={0: "ducats"})  # type: ignore[arg-type]
    play(table, 1, "pass")
    play(table, 0, "bid 3")
    assert told(table, 1)["buy"]["ducats"] == -2


@rule("GOA-4.2", "GOA-4.4")
def test_a_flag_tells_what_it_opens_and_a_marker_as_what_it_is_auctioned() -> None:
    table = GAME.deal(3, 1)
    [first] = table.waiting
    assert told(table, first)["flag top-a"] == {"reach": 2}
    assert told(table, first)["flag top-b"] == {"reach": 3}
    play(table, first, "flag top-a")
    [second] = table.waiting
    assert set(map(str, told(table, second).values())) == {"{'lot': 2}"}


@rule("GOA-5.2")
def test_who_passes_is_told_who_leads() -> None:
    table = goa_table(3, at="auctions", ducats={1: 9, 2: 9}, empty="c3", markers=[("c3", 0), ("b3", 1), ("b2", 2)])
    assert told(table, 1)["pass"] == {}
    play(table, 1, "bid 4")
    assert told(table, 2)["pass"] == {"bidder": 1, "bid": 4}


@rule("GOA-9.1", "GOA-7.2")
def test_a_spice_tells_how_many_there_will_be() -> None:
    table = goa_table(rows={0: "harvest 3"}, land={0: "ginger-2 with ginger"})
    play(table, 0, "harvest")
    assert told(table)["put ginger plantation-1"] == {"spice": "ginger", "stock": 2}
    table = goa_table(hands={0: "sell-tiger"}, land={0: "ginger-2 with ginger ginger"})
    play(table, 0, "play sell-tiger")
    assert told(table)["give ginger plantation-1"] == {"spice": "ginger", "stock": 0, "ducats": 6}


@rule("GOA-15.10", "GOA-15.11")
def test_a_tile_tells_whether_it_is_used_up_and_espionage_whose_levels_it_shows() -> None:
    table = goa_table(3, tiles={0: "b-espionage, a-red-ducats"}, rows={1: "ships 4, taxes 3"})
    offers = told(table)
    assert offers["use b-espionage"] == {"used_up": True}
    assert offers["use a-red-ducats"]["once_a_round"] is True
    play(table, 0, "use b-espionage")
    levels = told(table)["spy 1"]
    assert (levels["spied_ships"], levels["spied_taxes"]) == (4, 8)


@rule("GOA-13.1")
def test_an_extra_action_costs_its_card() -> None:
    table = goa_table(at="extra", extra={0: 1})
    assert told(table)["extra"] == {"extra": -1}
