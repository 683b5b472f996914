"""6. Stage 3: actions in general, and the window that goes with each."""

from tests.games.doing import asked, board, happened, kinds, play
from tests.games.goa.layout import can, goa_table, goods, hand, land, row, spices
from tests.marks import rule


@rule("GOA-6.1")
def test_everybody_does_one_action_then_everybody_the_next() -> None:
    table = goa_table(4, flag=3, seat=3)
    order = []
    for _ in range(5):
        order.append(table.waiting[0])
        play(table, table.waiting[0], "taxes")
    assert order == [3, 0, 1, 2, 3]


@rule("GOA-6.2", "GOA-R38")
def test_the_six_actions_empty_ones_too() -> None:
    """Without spices there is no Progress; a Harvest without land yields nothing but may be chosen."""
    table = goa_table(ships={0: 4})
    founding = ["found quilon", "found cochin", "found madras", "found calicut"]
    assert can(table, 0) == ["build", "harvest", "taxes", "expedition", *founding]
    assert kinds(play(table, 0, "harvest")) == ["harvest"]  # all hear what was chosen
    assert asked(table) == (1, "act")
    assert kinds(play(table, 1, "expedition", "draw 0")) == ["expedition"]


@rule("GOA-6.2", "GOA-R38")
def test_found_needs_a_name_the_player_lacks() -> None:
    colonies = "quilon-ginger-cinnamon, cochin, madras-nutmeg-clove, calicut"
    assert can(goa_table(colonies={0: colonies}), 0) == ["build", "harvest", "taxes", "expedition"]


@rule("GOA-6.2")
def test_the_same_action_may_be_repeated_and_there_is_no_passing() -> None:
    table = goa_table(action=2)
    assert "pass" not in can(table, 0)
    play(table, 0, "build")
    play(table, 1, "build")
    assert "build" in can(table, 0)


@rule("GOA-6.3", "GOA-14.3")
def test_at_most_one_card_with_each_action_and_any_number_of_tiles() -> None:
    table = goa_table(hands={0: "ships-shell, ducats-tiger"}, tiles={0: "a-red-ship, a-red-ducats"})
    play(table, 0, "use a-red-ship", "play ships-shell", "use a-red-ducats")
    assert goods(table, 0) == (3, 7, 2, 0)
    assert can(table, 0, "play", "use") == []
    play(table, 0, "build")
    assert asked(table) == (1, "act")  # nothing is left to use, so the action is over
    play(table, 1, "build")
    assert can(table, 0, "play") == ["play ducats-tiger"]  # the next action has a card of its own


@rule("GOA-6.3", "GOA-6.5")
def test_cards_and_tiles_may_follow_the_action() -> None:
    table = goa_table(hands={0: "ducats-tiger"}, tiles={0: "a-red-ship"})
    play(table, 0, "build")
    assert asked(table) == (0, "after")
    assert can(table, 0) == ["play ducats-tiger", "use a-red-ship", "done"]
    play(table, 0, "use a-red-ship", "play ducats-tiger")
    assert goods(table, 0) == (5, 6, 2, 0)
    assert asked(table) == (1, "act")


@rule("GOA-6.3")
def test_nobody_uses_anything_in_the_auctions_or_in_anothers_action() -> None:
    table = goa_table(
        at="auctions",
        markers=[("top-a", 0), ("a1", 1), ("b1", 0)],
        ducats={0: 2, 1: 2},
        hands={0: "ducats-tiger", 1: "ducats-lotus"},
        tiles={0: "a-red-ducats", 1: "b-exchange"},
    )
    assert can(table, 1) == ["pass", "bid 1", "bid 2"]
    assert can(table, 0) == []


@rule("GOA-6.4", "GOA-R42")
def test_cards_are_thrown_away_before_an_action_without_effect() -> None:
    table = goa_table(hands={0: "ships-shell, sell-tiger"})
    play(table, 0, "throw ships-shell")
    assert (hand(table, 0), goods(table, 0)[1], board(table)["discards"]) == (["sell-tiger"], 4, ["ships-shell"])
    assert asked(table) == (0, "act")
    play(table, 0, "build")
    assert can(table, 0, "throw") == []  # after it, no


@rule("GOA-6.5", "GOA-R39")
def test_during_a_harvest_the_window_opens_after_a_spice() -> None:
    table = goa_table(
        rows={0: "harvest 3"}, land={0: "ginger-2, clove-2"}, hands={0: "sell-tiger"}, tiles={0: "a-red-ship"}
    )
    play(table, 0, "harvest")
    assert can(table, 0, "play", "use") == []
    play(table, 0, "put ginger plantation-1")
    assert can(table, 0, "play", "use") == ["play sell-tiger", "use a-red-ship"]
    play(table, 0, "use a-red-ship", "play sell-tiger")
    assert spices(table, 0) == ""  # the one spice is sold without asking
    assert asked(table) == (0, "harvest")
    play(table, 0, "put ginger plantation-1", "put ginger plantation-1", "put clove plantation-2")
    assert spices(table, 0) == "ginger ginger clove"  # four in all


@rule("GOA-6.5", "GOA-R39")
def test_during_a_founding_the_window_opens_between_the_cards_and_the_gap() -> None:
    table = goa_table(
        colonists={0: 0},
        tiles={0: "a-red-colonist"},
        hands={0: "colonists-palm"},
        deck="ships-palm, colonists-elephant",
    )
    play(table, 0, "found quilon")
    assert asked(table) == (0, "gap")
    assert can(table, 0) == ["play colonists-palm", "use a-red-colonist", "fail"]
    play(table, 0, "use a-red-colonist", "play colonists-palm")
    assert can(table, 0) == ["pay", "fail"]


@rule("GOA-6.5", "GOA-R44")
def test_espionage_only_before_or_after() -> None:
    table = goa_table(rows={0: "harvest 2"}, land={0: "ginger-2"}, tiles={0: "b-espionage"})
    assert "use b-espionage" in can(table, 0)
    play(table, 0, "harvest", "put ginger plantation-1")
    assert "use b-espionage" not in can(table, 0)
    play(table, 0, "done")
    assert asked(table) == (0, "after")
    assert can(table, 0) == ["use b-espionage", "done"]


@rule("GOA-6.6", "GOA-R46")
def test_a_level_is_read_when_it_is_needed() -> None:
    table = goa_table(ducats={0: 4}, hands={0: "purchase-statue"})
    play(table, 0, "play purchase-statue", "progress ships", "build")
    assert row(table, 0, "ships") == 2
    assert goods(table, 0)[1] == 4 + 2


@rule("GOA-6.6")
def test_the_number_of_a_harvest_is_fixed_when_it_begins() -> None:
    table = goa_table(
        rows={0: "harvest 2"}, land={0: "ginger-2, clove-2"}, ducats={0: 20}, hands={0: "purchase-statue"}
    )
    play(table, 0, "harvest", "put ginger plantation-1", "play purchase-statue", "progress harvest")
    play(table, 0, "put clove plantation-2")
    assert asked(table)[0] == 1  # two spices, though the level now shows four
    assert land(table, 0) == ["ginger-2 with ginger", "clove-2 with clove"]


@rule("GOA-6.6", "GOA-12.5")
def test_the_population_is_counted_anew_at_the_gap() -> None:
    table = goa_table(
        colonists={0: 0}, ducats={0: 8}, hands={0: "purchase-statue"}, deck="ships-palm, colonists-elephant"
    )
    events = play(table, 0, "found quilon", "play purchase-statue", "progress colonists")
    assert happened(events, "found") == []
    assert asked(table) == (0, "choose_colony")  # 4 by the cards and now 2 by the population


@rule("GOA-R52")
def test_who_holds_a_card_is_asked_whether_it_fits_or_not() -> None:
    for card in ("ships-shell", "ships-only-tiger"):
        table = goa_table(hands={0: card})
        play(table, 0, "build")
        assert asked(table) == (0, "after")
    assert can(table, 0) == ["done"]
    empty = goa_table()
    play(empty, 0, "build")
    assert asked(empty) == (1, "act")


@rule("GOA-R51", "GOA-14.5")
def test_a_modifier_card_names_its_action() -> None:
    table = goa_table(hands={0: "third-card-palm"})
    play(table, 0, "play third-card-palm")
    assert can(table, 0) == ["found quilon", "found cochin", "found madras", "found calicut"]
