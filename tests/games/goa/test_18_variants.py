"""18. Variants: Quick Start, Bonanza and Hand limit always."""

from typing import Any, cast

import pytest

from entrepot import Table
from entrepot.games.goa.position import Goa
from tests.conformance.entries import goa_pieces
from tests.games.doing import asked, board, happened, play
from tests.games.goa.layout import GAME, bids, can, goa_table, goods, hand, own, spices
from tests.marks import rule


def quick_start(seats: int = 3, seed: int = 1) -> Table:
    return GAME.deal(seats, seed, quick_start=True)


@rule("GOA-18.1")
def test_from_the_start_player_clockwise_each_chooses() -> None:
    table = quick_start(4)
    flag = board(table)["flag"]
    order = []
    while board(table)["stage"] == "setup":
        order.append(table.waiting[0])
        play(table, table.waiting[0], "ducats")
    assert order == [(flag + turn) % 4 for turn in range(4)]
    assert asked(table) == (flag, "flag")
    assert {own(table, seat)["ducats"] for seat in range(4)} == {15, 20}


@rule("GOA-18.1")
def test_two_markers_in_two_different_columns() -> None:
    table = quick_start()
    [seat] = table.waiting
    play(table, seat, "progress taxes")
    assert can(table, seat) == ["progress ships", "progress harvest", "progress expeditions", "progress colonists"]
    play(table, seat, "progress ships")
    assert list(own(table, seat)["rows"].values()) == [2, 1, 2, 1, 1]
    assert own(table, seat)["ships"] == 4
    assert table.waiting != (seat,)


@rule("GOA-18.1", "GOA-R20")
def test_declining_both_is_allowed() -> None:
    table = quick_start()
    [seat] = table.waiting
    before = goods(table, seat)
    play(table, seat, "pass")
    assert goods(table, seat) == before
    assert set(own(table, seat)["rows"].values()) == {1}


@rule("GOA-18.2")
def test_four_of_eight_tokens_lie_under_the_corners() -> None:
    seen = board(GAME.deal(2, 1, bonanza=True))
    assert seen["hidden_tokens"] == ["a1", "e1", "a5", "e5"]
    assert seen["tokens"] == []
    assert sum(token.integer("count") for token in GAME.box.all("token")) == 8


MARKERS = [("top-a", 0), ("a1", 1), ("b1", 0)]


@rule("GOA-18.2")
@pytest.mark.parametrize(
    ("token", "gained"),
    [
        ("ducats", (4, 0, 0, 0)),
        ("ships", (0, 2, 0, 0)),
        ("colonists", (0, 0, 2, 0)),
        ("ship-colonist", (0, 1, 1, 0)),
        ("extra-action", (0, 0, 0, 1)),
    ],
)
def test_the_receiver_of_a_corner_tile_takes_the_token(token: str, gained: tuple[int, int, int, int]) -> None:
    table = goa_table(
        at="auctions", markers=MARKERS, grid={"a1": "a-red-ship"}, tokens={0: token}, ships={1: 0}, colonists={1: 0}
    )
    events = bids(table, (1, "pass"), (0, "pass"))
    assert happened(events, "token")[0]["token"] == token
    assert goods(table, 1) == gained
    assert (board(table)["hidden_tokens"], board(table)["tokens"]) == ([], [token])


@rule("GOA-18.2")
def test_a_token_may_bring_a_card_or_spices() -> None:
    table = goa_table(at="auctions", markers=MARKERS, grid={"a1": "a-red-ship"}, tokens={0: "expedition"})
    bids(table, (1, "pass"), (0, "pass"))
    assert len(hand(table, 1)) == 1
    table = goa_table(
        at="auctions", markers=MARKERS, grid={"a1": "a-plantation-ginger-1"}, tokens={0: "spices"}, land={1: "clove-2"}
    )
    bids(table, (1, "pass"), (0, "pass"))
    play(table, 1, "put clove plantation-1", "done")  # up to two
    assert spices(table, 1) == "clove ginger"
    table = goa_table(at="auctions", markers=MARKERS, grid={"a1": "a-ships-4"}, tokens={0: "spices"})
    bids(table, (1, "pass"), (0, "pass"))
    assert asked(table) == (1, "bid")  # without a space they are lost


@rule("GOA-18.2")
def test_the_token_is_settled_right_after_the_tile() -> None:
    table = goa_table(at="auctions", markers=MARKERS, grid={"a1": "a-ships-or-colonists"}, tokens={0: "ships"})
    bids(table, (1, "pass"), (0, "pass"))
    assert board(table)["hidden_tokens"] == ["a1"]  # the tile's choice comes first
    play(table, 1, "choose ships")
    assert goods(table, 1)[1] == 4 + 3 + 2


@rule("GOA-18.2", "GOA-R26", "GOA-17.1")
def test_points_are_recorded_and_all_tokens_return_for_phase_b() -> None:
    table = goa_table(at="auctions", markers=MARKERS, grid={"a1": "a-red-ship"}, tokens={0: "vp", 1: "ducats"})
    bids(table, (1, "pass"), (0, "pass"))
    assert table.score_sheet()[1]["tokens"] == 1
    table = goa_table(at="auctions", round=4, markers=MARKERS, grid={"a1": "a-red-ship"}, tokens={0: "vp", 1: "ducats"})
    while board(table)["phase"] == "A":
        [seat] = table.waiting
        play(table, seat, next(word for word in ("pass", "build", "done") if word in can(table, seat)))
    assert board(table)["hidden_tokens"] == ["a1", "e1", "a5", "e5"]
    assert board(table)["tokens"] == []
    assert table.score_sheet()[1]["tokens"] == 1  # recorded for the receiver
    assert table.position.census() == goa_pieces(GAME, 2)  # and the token is back among the eight


@rule("GOA-18.3", "GOA-R28")
def test_exchange_takes_the_token_of_a_corner_and_leaves_none() -> None:
    table = goa_table(
        phase="B", tiles={0: "b-exchange"}, grid={"e5": "b-mission-3"}, tokens={0: "ships", 3: "colonists"}
    )
    play(table, 0, "use b-exchange", "swap e5")
    assert goods(table, 0)[2] == 4
    assert board(table)["hidden_tokens"] == ["a1"]


THREE = "ships-shell, sell-tiger, mix-palm"


@rule("GOA-18.4", "GOA-R7")
@pytest.mark.parametrize("always", [False, True])
def test_with_hand_limit_always_a_card_above_the_limit_must_go_at_once(always: bool) -> None:
    table = goa_table(
        tiles={0: "a-red-expedition"},
        rows={0: "expeditions 3"},
        hands={0: THREE},
        deck="ducats-tiger",
        hand_limit_always=always,
    )
    play(table, 0, "use a-red-expedition")
    if not always:
        assert (asked(table), len(hand(table, 0))) == ((0, "act"), 4)
        return
    prompt = table.prompt(0)
    assert prompt is not None
    assert (prompt.key, prompt.rule, prompt.values) == ("cut_hand", "GOA-18.4", {"limit": 3, "over": 1})
    assert can(table, 0) == ["throw ships-shell", "throw ducats-tiger", "throw sell-tiger", "throw mix-palm"]
    events = play(table, 0, "throw mix-palm")
    assert happened(events, "throw")[0]["card"] == "mix-palm"
    assert sorted(hand(table, 0)) == ["ducats-tiger", "sell-tiger", "ships-shell"]
    assert asked(table) == (0, "act")  # the action is still to come, and its card to be played
    assert can(table, 0, "play") == ["play ships-shell", "play ducats-tiger"]


@rule("GOA-18.4")
def test_with_hand_limit_always_several_cards_go_one_after_the_other() -> None:
    """The Expeditions tile of phase B, bought in an auction by a player with one card and a limit of one."""
    table = goa_table(
        at="auctions",
        phase="B",
        grid={"a1": "b-expeditions-3"},
        markers=[("top-a", 0), ("a1", 1), ("b1", 0)],
        hands={1: "ships-shell"},
        hand_limit_always=True,
    )
    bids(table, (1, "pass"), (0, "pass"))
    assert asked(table) == (1, "cut_hand")
    for left in (3, 2, 1):
        prompt = table.prompt(1)
        assert prompt is not None
        assert prompt.values["over"] == left
        play(table, 1, can(table, 1)[-1])
    assert len(hand(table, 1)) == 1
    assert asked(table) != (1, "cut_hand")


@rule("GOA-18.4", "GOA-7.4")
def test_with_hand_limit_always_the_bonus_of_the_expeditions_column_is_judged_by_the_new_limit() -> None:
    """Row 4 of Expeditions: the limit rises from 3 to 4 before the card of the first in the row is drawn."""
    laid: dict[str, Any] = {
        "rows": {0: "expeditions 3, ships 4"},
        "land": {0: "nutmeg-2 with nutmeg, clove-2 with clove, ginger-2 with ginger"},
        "hand_limit_always": True,
    }
    table = goa_table(**laid, hands={0: THREE})
    play(table, 0, "progress expeditions")
    assert (len(hand(table, 0)), asked(table)) == (4, (0, "after"))
    full = goa_table(**laid, tiles={0: "b-viceroy"}, hands={0: f"{THREE}, third-card-palm"}, ships={0: 9})
    play(full, 0, "progress expeditions")
    assert asked(full) == (0, "cut_hand")


@rule("GOA-18.4", "GOA-18.2")
def test_with_hand_limit_always_a_token_for_a_card_is_cut_too() -> None:
    table = goa_table(
        at="auctions",
        grid={"a1": "a-ships-4"},
        markers=[("top-a", 0), ("a1", 1), ("b1", 0)],
        tokens={0: "expedition"},
        hands={1: "ships-shell"},
        hand_limit_always=True,
    )
    bids(table, (1, "pass"), (0, "pass"))
    assert asked(table) == (1, "cut_hand")


@rule("GOA-18.4", "GOA-11.4")
@pytest.mark.parametrize("seats", [2, 4])
def test_with_hand_limit_always_nobody_ever_decides_anything_else_with_too_many_cards(seats: int) -> None:
    """Whole games: above the limit there is only the question which cards go; so nobody ends above it."""
    for seed in range(6):
        table = GAME.deal(seats, seed, hand_limit_always=True)
        while not table.over:
            [seat] = table.waiting
            goa = cast(Goa, table.position)
            for other in range(seats):
                above = goa.players[other].hand_size > goa.hand_limit(other)
                assert above == (other == seat and asked(table) == (seat, "cut_hand"))
            table.play(seat, GAME.moves[GAME.advise(goa, seat)].text)
        goa = cast(Goa, table.position)
        assert all(goa.players[seat].hand_size <= goa.hand_limit(seat) for seat in range(seats))
