"""21. Hidden information."""

import pytest

from entrepot import CannotUndo, Dice
from tests.games.doing import board, play
from tests.games.yokohama.layout import GAME, acting, can, inside, own, prompt_key, yokohama_table
from tests.marks import rule

BOTH = pytest.mark.parametrize("open_orders", [False, True])


@rule("YOK-21.1")
@BOTH
def test_only_the_owner_sees_a_secret_order(open_orders: bool) -> None:
    table = yokohama_table(secret={0: 7}, open_orders=open_orders)
    assert own(table)["orders"] == own(table)["secret"] == [7]
    for seat in (None, 1, 2, 3):
        player = board(table, seat)["players"][0]
        assert (player["orders"], player["secret"], player["order_count"]) == ([], [], 1)


@rule("YOK-21.2")
def test_nobody_sees_the_decks_and_what_went_to_the_box() -> None:
    table = GAME.deal(3, 9)
    for seat in (None, 0, 1, 2):
        view = board(table, seat)
        assert isinstance(view["order_deck"], int)
        assert isinstance(view["technology_deck"], int)
        assert "removed" not in view
        assert "aside" not in view


@rule("YOK-21.3")
def test_the_order_put_away_is_known_to_its_drawer_alone() -> None:
    table = GAME.deal(2, 3)
    first, second = own(table, 1)["drawn"]
    assert board(table, 0)["players"][1]["drawn"] is None
    [event] = table.play(1, f"keep {first}")
    assert own(table, 1)["put_away"] == second
    assert board(table, 0)["players"][1]["put_away"] is None
    assert "order" not in event.seen_by(0)
    assert event.seen_by(1)["order"] == first


@rule("YOK-21.1", "YOK-21.4", "YOK-R25")
def test_an_order_from_a_port_is_secret_in_hand() -> None:
    table = acting("port a", 3, port="1, 2, 3, 4, 5, 6", secret={0: 7}, active=0)
    [taken] = [event for event in table.play(0, "take 2") if event.kind == "take_secret"]
    assert taken.seen_by(0)["order"] == 2
    for seat in (None, 1, 2, 3):
        assert taken.seen_by(seat) == {"kind": "take_secret", "seat": 0, "area": "port_a"}
        player = board(table, seat)["players"][0]
        assert (player["orders"], player["secret"], player["order_count"]) == ([], [], 2)
    assert own(table)["orders"] == own(table)["secret"] == [7, 2]
    held = set()
    for seed in range(20):
        twin = inside(table).copy()
        twin.redeal(1, Dice(seed))
        held |= set(twin.players[0].secrets)
        assert len(twin.players[0].secrets) == 2
        own_twin = inside(table).copy()
        own_twin.redeal(0, Dice(seed))
        assert own_twin.players[0].secrets == [6, 1]
    assert len(held) > 10


@rule("YOK-21.4", "YOK-R25")
def test_whoever_did_not_look_cannot_tell_which_order_was_taken() -> None:
    """Two hands that differ only in what came from the port look the same to the others."""
    seen = set()
    for order in ("30", "31"):
        table = yokohama_table(orders={0: order}, secret={0: 7}, active=1, order_deck=0)
        view = board(table, 1)["players"][0]
        seen.add(str(view))
    assert len(seen) == 1


@rule("YOK-21.4", "YOK-R25")
def test_an_open_order_from_a_port_is_known_to_all_until_it_is_fulfilled() -> None:
    taking = acting("port a", 3, port="1, 2, 3, 4, 5, 6", open_orders=True)
    [taken] = [event for event in taking.play(0, "take 2") if event.kind == "take"]
    assert taken.seen_by(None)["order"] == taken.seen_by(1)["order"] == 2
    assert board(taking, 1)["players"][0]["orders"] == own(taking)["orders"] == [2]
    assert own(taking)["secret"] == []
    table = yokohama_table(orders={0: "3"}, secret={0: 7}, stock={0: "1 copper, 2 fish"}, open_orders=True)
    assert own(table)["orders"] == [7, 3]
    for seat in (None, 1):
        assert board(table, seat)["players"][0]["orders"] == [3]
    for seed in range(8):
        twin = inside(table).copy()
        twin.redeal(1, Dice(seed))
        assert twin.players[0].orders == [2]
    table.play(0, "fulfil 3")
    assert board(table, 1)["players"][0]["fulfilled"] == [3]


@rule("YOK-21.4")
def test_sampling_moves_only_what_a_seat_cannot_know() -> None:
    table = GAME.deal(3, 3)
    for seat in range(3):
        table.play(seat, can(table, seat)[0])
    position = inside(table)
    mine = position.players[0]
    drawn: list[set[int]] = [set() for _ in range(5)]
    for seed in range(20):
        twin = position.copy()
        twin.redeal(0, Dice(seed))
        assert (twin.players[0].secrets, twin.players[0].put_away) == (mine.secrets, mine.put_away)
        hidden = [*twin.players[1].secrets, *twin.players[2].secrets, *twin.order_deck, *twin.removed]
        assert mine.put_away not in hidden
        opposite = twin.players[1]
        unknown = (opposite.secrets[0], opposite.put_away, twin.order_deck[-1], twin.removed[0], twin.card_deck[-1])
        for found, card in zip(drawn, unknown, strict=True):
            found.add(card)
    assert min(len(found) for found in drawn) > 5


@rule("YOK-2.13", "YOK-21.3")
def test_orders_are_dealt_in_turn_order_and_told_to_their_drawer_alone() -> None:
    starts = set()
    for seed in range(6):
        table = GAME.deal(3, seed)
        start = board(table)["start"]
        starts.add(start)
        deals = [event for event in table.opening if event.kind == "deal"]
        assert [event.seat for event in deals] == [start, (start + 1) % 3, (start + 2) % 3]
        for event in deals:
            assert event.seen_by(event.seat)["orders"] == own(table, event.seat)["drawn"]
            for seat in {None, 0, 1, 2} - {event.seat}:
                assert "orders" not in event.seen_by(seat)
    assert len(starts) > 1


@rule("YOK-2.13", "YOK-21.3")
def test_sampling_during_the_draft_keeps_the_own_draw_alone() -> None:
    position = inside(GAME.deal(2, 3))
    others = set()
    for seed in range(20):
        twin = position.copy()
        twin.redeal(0, Dice(seed))
        assert twin.players[0].drawn == position.players[0].drawn
        others.add(tuple(twin.players[1].drawn))
    assert len(others) > 5


@rule("YOK-21.5")
def test_a_holder_of_a_secret_order_is_asked_in_any_case() -> None:
    table = yokohama_table(secret={0: 36})
    assert (prompt_key(table), can(table)) == ("phase_a", ["end"])
    from_port = yokohama_table(orders={0: "36"})
    assert (prompt_key(from_port), can(from_port)) == ("phase_a", ["end"])
    known = yokohama_table(orders={0: "36"}, open_orders=True)
    assert prompt_key(known) == "place_first"
    assert prompt_key(yokohama_table()) == "place_first"


@rule("YOK-21.7")
def test_at_the_end_the_orders_may_be_seen() -> None:
    table = yokohama_table(2, active=1, round_number=201, secret={0: 7})
    inside(table).last_round = 201
    play(table, 1, "stop")
    assert table.over
    assert board(table)["players"][0]["orders"] == [7]


@rule("YOK-R45")
def test_fulfilling_the_secret_order_cannot_be_taken_back() -> None:
    hidden = yokohama_table(orders={0: "14"}, stock={0: "3 copper, 3 fish"})
    hidden.play(0, "fulfil 14")
    assert not hidden.can_undo(0)
    table = yokohama_table(secret={0: 3}, orders={0: "14"}, stock={0: "3 copper, 3 fish"}, open_orders=True)
    table.play(0, "fulfil 14")
    assert table.can_undo(0)
    table.play(0, "fulfil 3")
    assert not table.can_undo(0)
    try:
        table.undo(0)
    except CannotUndo:
        return
    raise AssertionError("a shown order was taken back")
