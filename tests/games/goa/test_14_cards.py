"""14. Expedition cards."""

import pytest

from entrepot import IllegalMove
from tests.games.doing import asked, board, play
from tests.games.goa.layout import GAME, can, goa_table, goods, hand, land, row, spices
from tests.marks import rule


@rule("GOA-14.1")
def test_a_card_has_an_effect_a_number_and_a_symbol() -> None:
    cards = GAME.box.all("card")
    assert len(cards) == 30
    symbols = [card.text("symbol") for card in cards]
    assert {symbol: symbols.count(symbol) for symbol in symbols} == dict.fromkeys(
        ("elephant", "palm", "shell", "statue", "tiger", "lotus"), 5
    )
    assert {card.integer("colonists") for card in cards} == {1, 2, 3}
    played = goa_table(phase="B", round=4, hands={0: "ships-shell"})
    play(played, 0, "play ships-shell")
    assert played.score_sheet()[0]["cards"] == 0  # used for its effect, it is not there for its symbol


@rule("GOA-14.2")
def test_ways_to_get_cards() -> None:
    drawn = goa_table()
    play(drawn, 0, "expedition", "draw 1")
    red = goa_table(tiles={0: "a-red-expedition"})
    play(red, 0, "use a-red-expedition")
    first = goa_table(ducats={0: 12}, rows={0: "ships 3"}, tiles={0: "b-viceroy"}, hands={0: "purchase-statue"})
    play(first, 0, "play purchase-statue", "progress ships")
    assert [len(hand(table, 0)) for table in (drawn, red, first)] == [1, 1, 1]


@rule("GOA-14.3")
def test_a_played_card_is_shown_and_discarded_when_its_effect_is_done() -> None:
    table = goa_table(hands={0: "spices-palm"}, land={0: "ginger-2"})
    play(table, 0, "play spices-palm", "put ginger plantation-1")
    assert (board(table, 1)["in_play"], board(table)["discards"]) == ("spices-palm", [])
    play(table, 0, "put ginger plantation-1")
    assert (board(table, 1)["in_play"], board(table)["discards"]) == (None, ["spices-palm"])


@rule("GOA-14.4")
@pytest.mark.parametrize(
    ("card", "after"),
    [("ships-shell", (0, 6, 2, 0)), ("colonists-palm", (0, 4, 4, 0)), ("ducats-tiger", (5, 4, 2, 0))],
)
def test_ships_colonists_ducats(card: str, after: tuple[int, int, int, int]) -> None:
    table = goa_table(hands={0: card})
    play(table, 0, f"play {card}")
    assert goods(table, 0) == after


@rule("GOA-14.4", "GOA-R53")
def test_up_to_two_spices() -> None:
    table = goa_table(hands={0: "spices-palm"}, land={0: "ginger-2, any-1"})
    play(table, 0, "play spices-palm", "put clove plantation-2")
    assert can(table, 0) == ["put ginger plantation-1", "done"]
    play(table, 0, "done")
    assert spices(table, 0) == "clove"
    assert can(goa_table(hands={0: "spices-palm"}, land={0: "ginger-1 with ginger"}), 0, "play") == []


@rule("GOA-14.4", "GOA-R53")
def test_sell_one_to_four_spices() -> None:
    table = goa_table(hands={0: "sell-tiger"}, land={0: "ginger-3 with ginger ginger ginger, clove-2 with clove clove"})
    play(table, 0, "play sell-tiger")
    assert can(table, 0) == ["give ginger plantation-1", "give clove plantation-2"]  # at least one
    play(table, 0, "give clove plantation-2", "give ginger plantation-1", "done")
    assert (goods(table, 0)[0], spices(table, 0)) == (6, "ginger ginger clove")
    assert can(goa_table(hands={0: "sell-tiger"}), 0, "play") == []


@rule("GOA-14.4", "GOA-R35")
@pytest.mark.parametrize(("leaves", "price"), [(1, 4), (2, 8), (3, 12), (4, 16)])
def test_a_step_for_ducats(leaves: int, price: int) -> None:
    rows = ", ".join(f"{column} {leaves}" for column in ("ships", "harvest", "taxes", "expeditions", "colonists"))
    table = goa_table(rows={0: rows}, ducats={0: price}, hands={0: "purchase-statue"}, ships={0: 0})
    play(table, 0, "play purchase-statue", "progress taxes")
    assert (row(table, 0, "taxes"), goods(table, 0)[0]) == (leaves + 1, 0)
    poor = goa_table(rows={0: rows}, ducats={0: price - 1}, hands={0: "purchase-statue"})
    assert can(poor, 0, "play") == []


@rule("GOA-14.4")
def test_only_a_step_that_can_be_paid_and_none_from_row_5() -> None:
    table = goa_table(rows={0: "ships 5, harvest 2, taxes 3"}, ducats={0: 8}, hands={0: "purchase-statue"})
    play(table, 0, "play purchase-statue")
    assert can(table, 0) == ["progress harvest", "progress expeditions", "progress colonists"]


@rule("GOA-14.5", "GOA-R33")
def test_a_harvest_of_any_mix() -> None:
    table = goa_table(hands={0: "mix-palm"}, rows={0: "harvest 3"}, land={0: "ginger-1"})
    play(table, 0, "play mix-palm")
    assert can(table, 0) == ["put ginger plantation-1", "choose ships", "choose colonists", "done"]
    play(table, 0, "choose ships", "put ginger plantation-1", "choose colonists", "choose ships")
    assert (goods(table, 0), spices(table, 0)) == ((0, 6, 3, 0), "ginger")  # four in all, spices need space
    assert asked(table) == (1, "act")


@rule("GOA-14.5")
@pytest.mark.parametrize(
    ("card", "ships", "left"), [("ships-only-tiger", 2, "ginger cinnamon"), ("spices-only-lotus", 4, "")]
)
def test_progress_for_ships_only_or_spices_only(card: str, ships: int, left: str) -> None:
    table = goa_table(hands={0: card}, rows={0: "ships 2"}, land={0: "ginger-1 with ginger, cinnamon-1 with cinnamon"})
    play(table, 0, f"play {card}", "progress ships")
    assert (row(table, 0, "ships"), goods(table, 0)[1], spices(table, 0)) == (3, ships, left)


@rule("GOA-14.5")
def test_modifier_cards_are_not_played_outside_their_action() -> None:
    table = goa_table(hands={0: "mix-palm, third-card-palm, ships-only-tiger"}, land={0: "any-1"})
    play(table, 0, "taxes")
    assert can(table, 0) == ["done"]
    with pytest.raises(IllegalMove):
        table.play(0, "play mix-palm")
    assert land(table, 0) == ["any-1"]
