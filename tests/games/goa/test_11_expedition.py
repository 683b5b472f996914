"""11. Action: Expedition."""

import pytest

from tests.games.doing import asked, board, happened, play
from tests.games.goa.layout import can, goa_table, goods, hand, own
from tests.marks import rule

SIX = "ships-shell, ships-palm, ducats-tiger, sell-tiger, mix-palm, third-card-palm"


def cards(number: int) -> str:
    return ", ".join(SIX.split(", ")[:number])


@rule("GOA-11.1", "GOA-11.3")
@pytest.mark.parametrize(("level", "most"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_most_cards_drawn_by_level(level: int, most: int) -> None:
    table = goa_table(rows={0: f"expeditions {level}"})
    play(table, 0, "expedition")
    assert can(table, 0) == [f"draw {number}" for number in range(most + 1)]


@rule("GOA-11.1")
@pytest.mark.parametrize(("level", "limit"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_never_beyond_the_limit(level: int, limit: int) -> None:
    table = goa_table(rows={0: f"expeditions {level}"}, hands={0: cards(limit)})
    play(table, 0, "expedition")
    assert can(table, 0, "draw") == ["draw 0"]
    play(table, 0, "throw ships-shell")
    assert can(table, 0, "draw") == ["draw 0", "draw 1"]


@rule("GOA-11.2", "GOA-R7")
def test_a_hand_above_the_limit_is_first_cut_by_throwing_or_playing() -> None:
    table = goa_table(rows={0: "expeditions 2"}, hands={0: cards(4)})
    play(table, 0, "expedition")
    assert asked(table) == (0, "cut_hand")
    assert can(table, 0, "draw") == []
    assert can(table, 0, "play") == ["play ships-shell", "play ships-palm", "play ducats-tiger"]  # nothing to sell
    play(table, 0, "play ducats-tiger")
    assert goods(table, 0)[0] == 5
    assert can(table, 0, "draw", "play") == []  # one card was played already
    play(table, 0, "throw sell-tiger")
    assert can(table, 0, "draw") == ["draw 0"]


@rule("GOA-11.3", "GOA-R41")
def test_cards_are_drawn_in_one_go_and_seen_by_the_drawer_alone() -> None:
    table = goa_table(rows={0: "expeditions 3"}, deck="sell-tiger, ships-shell, mix-palm")
    events = play(table, 0, "expedition", "draw 2")
    assert sorted(hand(table, 0)) == ["sell-tiger", "ships-shell"]
    [event] = [event for event in events if event.kind == "draw"]
    assert event.seen_by(0)["cards"] == ["ships-shell", "sell-tiger"]
    assert "cards" not in event.seen_by(1)
    assert event.seen_by(1)["number"] == 2
    assert asked(table) == (0, "after")  # no more drawing
    assert can(table, 0) == ["play ships-shell", "done"]  # a drawn card may be played


@rule("GOA-11.3")
def test_no_drawn_card_is_played_if_one_was_played_to_make_room() -> None:
    table = goa_table(hands={0: "ships-shell"}, deck="ducats-tiger")
    play(table, 0, "expedition", "play ships-shell", "draw 1")
    assert hand(table, 0) == ["ducats-tiger"]
    assert asked(table) == (1, "act")


@rule("GOA-11.4", "GOA-R7")
def test_outside_this_action_the_limit_does_not_matter() -> None:
    table = goa_table(tiles={0: "a-red-expedition"}, hands={0: cards(5)})
    play(table, 0, "use a-red-expedition", "build", "done")
    assert own(table, 0)["hand_size"] == 6
    end = goa_table(at="end of round", phase="B", round=4, hands={0: cards(6)})
    assert end.over
    assert own(end, 0)["hand_size"] == 6
    assert end.score_sheet()[0]["cards"] == 1 + 6 + 3  # one shell, three palms, two tigers


@rule("GOA-11.5", "GOA-R16")
def test_an_empty_deck_is_made_of_the_discards_when_a_card_is_needed() -> None:
    table = goa_table(rows={0: "expeditions 3"}, deck="sell-tiger", rest="discards")
    events = play(table, 0, "expedition", "draw 1")
    assert happened(events, "reshuffle") == []  # not before
    table = goa_table(rows={0: "expeditions 3"}, deck="sell-tiger", rest="discards")
    events = play(table, 0, "expedition", "draw 2")
    assert happened(events, "reshuffle")[0]["cards"] == 29
    assert (board(table)["deck"], board(table)["discards"]) == (28, [])
    assert "sell-tiger" in hand(table, 0)


@rule("GOA-11.5", "GOA-R16")
def test_turned_up_cards_and_the_one_in_play_are_not_shuffled_in() -> None:
    table = goa_table(
        colonists={0: 0}, hands={0: "third-card-palm"}, deck="ships-shell, ducats-elephant", rest="discards"
    )
    play(table, 0, "found calicut")
    assert board(table)["turned"] == ["ships-shell", "ducats-elephant"]
    events = play(table, 0, "play third-card-palm")
    assert happened(events, "reshuffle")[0]["cards"] == 27


@rule("GOA-11.5", "GOA-R16")
def test_with_both_piles_empty_no_card_is_drawn() -> None:
    table = goa_table(rows={0: "expeditions 3, ships 3"}, rest="hand of 1")
    play(table, 0, "expedition", "draw 2")
    assert hand(table, 0) == []
    table = goa_table(
        ships={0: 5},
        rows={0: "ships 3"},
        land={0: "ginger-1 with ginger, cinnamon-1 with cinnamon, any-1 with pepper"},
        rest="hand of 1",
    )
    play(table, 0, "progress ships")
    assert hand(table, 0) == []
    assert board(table)["first"]["ships"]["4"] == 0  # the bonus is spent


@rule("GOA-R16")
def test_a_flip_with_too_few_cards_turns_up_what_there_is() -> None:
    table = goa_table(colonists={0: 5}, deck="ships-shell", rest="hand of 1")
    play(table, 0, "found quilon")
    assert board(table)["turned"] == ["ships-shell"]
    play(table, 0, "pay")
    assert goods(table, 0)[2] == 0


@rule("GOA-R55")
def test_a_red_expedition_tile_may_be_used_in_vain() -> None:
    table = goa_table(tiles={0: "a-red-expedition"}, rest="hand of 1")
    play(table, 0, "use a-red-expedition")
    assert own(table, 0)["tiles"] == [{"tile": "a-red-expedition", "spent": True}]
    assert hand(table, 0) == []
