"""21. Hidden information: who sees what."""

import json
from typing import Any, cast

import pytest

from entrepot import Dice, Table
from entrepot.games.goa.position import Goa
from tests.games.doing import board, play
from tests.games.goa.layout import GAME, can, goa_table
from tests.marks import rule

SHARED: dict[str, Any] = {"land": {1: "ginger-2 with ginger"}, "tiles": {1: "a-red-ship"}, "discards": "mix-palm"}


def two_alike() -> tuple[Table, Table]:
    """Tables that differ only in what seat 0 cannot see: ducats and cards of the others, the order of the deck."""
    return (
        goa_table(3, ducats={0: 5, 1: 7, 2: 1}, hands={0: "ships-shell", 1: "sell-tiger"}, deck="mix-lotus", **SHARED),
        goa_table(3, ducats={0: 5, 1: 2, 2: 8}, hands={0: "ships-shell", 1: "mix-lotus"}, deck="sell-tiger", **SHARED),
    )


@rule("GOA-H1", "GOA-H2", "GOA-H3")
def test_what_a_seat_can_not_see_changes_nothing_for_it() -> None:
    one, other = two_alike()
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert can(one, 0) == can(other, 0)
    assert one.view(1) != other.view(1)
    told = [play(table, 0, "taxes") for table in (one, other)]
    assert [event.seen_by(0) for event in told[0]] == [event.seen_by(0) for event in told[1]]


@rule("GOA-H1")
def test_ducats_are_for_their_owner_until_scoring() -> None:
    one, _ = two_alike()
    for seat in (0, 1, 2, None):
        shown = [player["ducats"] for player in board(one, seat)["players"]]
        assert shown == [ducats if other == seat else None for other, ducats in enumerate((5, 7, 1))]
    end = goa_table(at="end of round", phase="B", round=4, ducats={0: 5, 1: 7})
    assert [player["ducats"] for player in board(end, None)["players"]] == [5, 7]


@rule("GOA-H2", "GOA-R22")
def test_cards_are_for_their_owner_and_their_number_for_all() -> None:
    one, _ = two_alike()
    for seat in (0, 1, 2, None):
        players = board(one, seat)["players"]
        assert [player["hand_size"] for player in players] == [1, 1, 0]
        hands = [["ships-shell"], ["sell-tiger"], []]
        assert [player["hand"] for player in players] == [
            cards if at == seat else None for at, cards in enumerate(hands)
        ]
    end = goa_table(at="end of round", phase="B", round=4, hands={0: "sell-tiger"})
    assert board(end, 1)["players"][0]["hand"] == ["sell-tiger"]


@rule("GOA-H1", "GOA-H2")
@pytest.mark.parametrize("at", ["markers", "auctions", "act", "extra"])
def test_ducats_and_cards_are_secret_in_every_stage(at: str) -> None:
    table = goa_table(
        at=at,
        markers=[("top-a", 0), ("a1", 1), ("b1", 0)] if at == "auctions" else (),
        ducats={0: 5, 1: 7},
        extra={0: 1, 1: 1},
        hands={0: "ships-shell", 1: "sell-tiger"},
    )
    for viewer, other in ((0, 1), (1, 0), (None, 0), (None, 1)):
        shown = board(table, viewer)["players"][other]
        assert (shown["ducats"], shown["hand"]) == (None, None)


@rule("GOA-H1", "GOA-H2")
def test_at_the_end_nothing_of_the_players_is_left_to_guess() -> None:
    table = goa_table(
        at="end of round", phase="B", round=4, ducats={0: 5, 1: 7}, hands={0: "ships-shell", 1: "sell-tiger"}
    )
    dice = Dice(1)
    for _ in range(5):
        sample = cast(Goa, table.sight(0).sample(dice))
        assert sample.scores() == table.scores()
        assert [(player.ducats, player.hand) for player in sample.players] == [
            (player.ducats, player.hand) for player in cast(Goa, table.position).players
        ]


@rule("GOA-H3")
def test_of_the_deck_only_the_size_is_known_and_the_discards_are_open() -> None:
    one, _ = two_alike()
    assert (board(one)["deck"], board(one)["discards"]) == (27, ["mix-palm"])
    assert "mix-lotus" not in json.dumps(one.view(0))


@rule("GOA-H4", "GOA-R23", "GOA-H5")
def test_what_lies_open_is_the_same_for_all() -> None:
    table = goa_table(
        3,
        ships={1: 6},
        colonists={1: 5},
        extra={1: 1},
        rows={1: "taxes 3"},
        land={1: "ginger-2 with ginger"},
        tiles={1: "a-red-ship, a-duty, b-mission-2"},
        spent={1: "a-duty"},
        small={1: "clove-1"},
    )
    seen = [board(table, seat)["players"][1] for seat in (0, 2, None)]
    assert seen[0] == seen[1] == seen[2]
    assert (seen[0]["ships"], seen[0]["colonists"], seen[0]["extra"], seen[0]["rows"]["taxes"]) == (6, 5, 1, 3)
    assert seen[0]["tiles"][1:] == [{"tile": "a-duty", "spent": True}, {"tile": "b-mission-2", "spent": False}]
    assert (seen[0]["small"], seen[0]["points"]) == (["a-plantation-clove-1"], 3 + 1 + 5 + 2)


@rule("GOA-H6")
def test_tiles_set_aside_and_used_are_open() -> None:
    table = goa_table(aside="a-duty, a-ships-4", tiles={0: "b-succour"})
    play(table, 0, "use b-succour", "choose ships")
    for seat in (0, 1, None):
        assert board(table, seat)["aside"] == ["a-duty", "a-ships-4"]
        assert "b-succour" in board(table, seat)["used"]


@rule("GOA-H7")
def test_the_b_tiles_are_not_shown_before_their_phase() -> None:
    table = GAME.deal(2, 1)
    assert '"b-' not in json.dumps(board(table, 0))


@rule("GOA-H8")
def test_hidden_tokens_are_nobodys_and_open_once_taken() -> None:
    table = goa_table(
        at="auctions",
        markers=[("top-a", 0), ("a1", 1), ("b1", 0)],
        grid={"a1": "a-ships-4"},
        tokens={0: "vp", 1: "ducats"},
    )
    for seat in (0, 1, None):
        assert (board(table, seat)["hidden_tokens"], board(table, seat)["tokens"]) == (["a1", "e1"], [])
    play(table, 1, "pass")
    play(table, 0, "pass")
    assert (board(table)["hidden_tokens"], board(table)["tokens"]) == (["e1"], ["vp"])


@rule("GOA-H1", "GOA-H2", "GOA-H8")
@pytest.mark.parametrize("seat", [0, 1])
def test_samples_keep_what_a_seat_sees_and_deal_the_rest_anew(seat: int) -> None:
    table = goa_table(
        ducats={0: 5, 1: 7},
        hands={0: "ships-shell, mix-palm", 1: "sell-tiger, mix-lotus"},
        tokens={0: "vp", 3: "ships"},
    )
    truth = cast(Goa, table.position)
    other = 1 - seat
    dice = Dice(seat)
    samples = [cast(Goa, table.sight(seat).sample(dice)) for _ in range(40)]
    for sample in samples:
        assert sample.view(seat) == truth.view(seat)
        assert sample.census() == truth.census()
    assert len({sample.players[other].ducats for sample in samples}) > 8
    assert len({sample.players[other].hand for sample in samples}) > 20
    assert len({tuple(sample.deck[-3:]) for sample in samples}) > 30
    assert len({tuple(sample.corner_tokens) for sample in samples}) > 8


@rule("GOA-H1")
def test_in_every_sample_who_has_bid_can_pay() -> None:
    table = goa_table(at="auctions", markers=[("top-a", 0), ("a1", 1), ("b1", 0)], ducats={1: 30})
    play(table, 1, "bid 27")
    dice = Dice(1)
    assert all(cast(Goa, table.sight(0).sample(dice)).players[1].ducats >= 27 for _ in range(40))
    three = goa_table(3, at="auctions", markers=[("top-a", 0), ("a1", 1), ("b1", 2), ("c1", 0)], ducats={1: 30, 2: 30})
    play(three, 1, "bid 27")
    play(three, 2, "bid 28")
    samples = [cast(Goa, three.sight(0).sample(dice)) for _ in range(40)]
    assert all(sample.players[1].ducats >= 27 for sample in samples)  # who was outbid has not spent it
    assert all(sample.players[2].ducats >= 28 for sample in samples)
    buying = goa_table(ducats={0: 12}, hands={0: "purchase-statue"}, rows={0: "ships 3"})
    play(buying, 0, "play purchase-statue")
    assert all(cast(Goa, buying.sight(1).sample(dice)).players[0].ducats >= 4 for _ in range(40))
