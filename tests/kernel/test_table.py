"""The table: checks, undo, views, copies. Shown with Traders of Carthage."""

import pickle
from typing import Any

import pytest

import entrepot
from entrepot import BadOption, CannotUndo, IllegalMove, Reason, Table


@pytest.fixture
def table() -> Table:
    """Four seats; the start player of this seed is seat 0. All tokens are chosen."""
    table = entrepot.load("carthage").deal(seats=4, seed=7)
    for _ in range(4):
        table.play(table.waiting[0], "token red")
    return table


@pytest.mark.parametrize(("seats", "shown"), [(1, "1"), (5, "5"), (True, "True"), ("4", "4")])
def test_wrong_numbers_of_seats_are_refused(seats: int, shown: str) -> None:
    with pytest.raises(BadOption, match=f"Traders of Carthage is for 2 to 4 seats, not {shown}"):
        entrepot.load("carthage").deal(seats=seats)


@pytest.mark.parametrize("seed", [-1, 2**256, "x", True])
def test_wrong_seeds_are_refused(seed: int) -> None:
    with pytest.raises(BadOption, match="A seed is a whole number from 0 to"):
        entrepot.load("carthage").deal(seats=2, seed=seed)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadOption, match='Traders of Carthage has no option "bonanza"; it has none'):
        entrepot.load("carthage").deal(seats=2, seed=1, bonanza=True)


def test_without_a_seed_tables_differ() -> None:
    game = entrepot.load("carthage")
    assert game.deal(seats=2).seed != game.deal(seats=2).seed


@pytest.mark.parametrize("seat", [-1, 4, True, "0", None])
def test_wrong_seats_are_refused_everywhere(table: Table, seat: int) -> None:
    for call in (table.moves, table.prompt, table.sight, table.undo, table.undoable, table.restart):
        with pytest.raises(BadOption, match=r"There is no seat .* at this table; its seats are 0 to 3"):
            call(seat)
    with pytest.raises(BadOption, match="There is no seat"):
        table.play(seat, "buy")


def test_only_the_seat_that_is_asked_may_play(table: Table) -> None:
    asked = table.waiting[0]
    other = (asked + 1) % 4
    assert table.moves(other) == []
    assert table.prompt(other) is None
    with pytest.raises(IllegalMove, match=f"It is not seat {other}'s turn. Waiting for seat {asked}"):
        table.play(other, "buy")


def test_an_illegal_move_changes_nothing(table: Table) -> None:
    before = (table.save(), [table.view(seat) for seat in range(4)])
    with pytest.raises(IllegalMove, match="You cannot pass: buy all goods"):
        table.play(table.waiting[0], "done")
    assert (table.save(), [table.view(seat) for seat in range(4)]) == before


def a_purchase(table: Table) -> int:
    """Play on until somebody can buy and keep a card; say who."""
    for _ in range(500):
        seat = table.waiting[0]
        if "buy" in [move.text for move in table.moves(seat)]:
            table.play(seat, "buy")
            if table.waiting == (seat,) and table.moves(seat)[0].verb == "pay":
                return seat
        else:
            other = ("take", "protect", "store", "done")
            table.play(seat, next(move for move in table.moves(seat) if move.verb in other))
    raise AssertionError("nobody could buy")


def test_undo_takes_back_own_moves_one_by_one(table: Table) -> None:
    seat = a_purchase(table)
    bought = table.view(seat)
    table.play(seat, table.moves(seat)[0])
    assert table.can_undo(seat)
    assert table.undo(seat).verb == "pay"
    assert table.view(seat) == bought
    assert table.undo(seat).text == "buy"
    assert table.prompt(seat) is not None
    with pytest.raises(CannotUndo, match="Somebody else has moved since then"):
        table.undo(seat)


def test_restart_takes_back_all_of_the_turn_that_can_be(table: Table) -> None:
    seat = a_purchase(table)
    start = table.at(len(table.ledger) - 1).view(seat)
    table.play(seat, table.moves(seat)[0])
    assert table.undoable(seat) == 2
    assert table.undoable((seat + 1) % 4) == 0
    with pytest.raises(CannotUndo, match="Somebody else has moved since then"):
        table.restart((seat + 1) % 4)
    assert [move.verb for move in table.restart(seat)] == ["pay", "buy"]
    assert table.view(seat) == start
    with pytest.raises(CannotUndo, match="Somebody else has moved since then"):
        table.restart(seat)


def test_undo_never_goes_behind_something_revealed(table: Table) -> None:
    seat = a_purchase(table)
    for _ in range(20):
        done = [move for move in table.moves(seat) if move.verb == "done"]
        table.play(seat, (done or table.moves(seat))[0])
        if table.waiting != (seat,) or done:
            break
    assert not table.can_undo(seat)
    with pytest.raises(CannotUndo, match="ended a turn or brought something new to light"):
        table.undo(seat)


def test_undo_never_changes_whose_turn_it_is(table: Table) -> None:
    seat = table.waiting[0]
    take = next(move for move in table.moves(seat) if move.verb == "take")
    table.play(seat, take)
    with pytest.raises(CannotUndo, match="ended a turn"):
        table.undo(seat)


def test_undo_of_nothing_is_refused() -> None:
    with pytest.raises(CannotUndo, match="Nothing has been played yet"):
        entrepot.load("carthage").deal(seats=2, seed=1).undo(0)


def test_a_copy_goes_its_own_way(table: Table) -> None:
    a_purchase(table)
    twin = table.copy()
    assert twin.save() == table.save()
    seat = twin.waiting[0]
    twin.play(seat, twin.moves(seat)[0])
    assert len(twin.ledger) == len(table.ledger) + 1
    twin.undo(seat)
    assert twin.save() == table.save()
    assert twin.undo(seat).text == "buy"


def test_a_watcher_sees_no_hand(table: Table) -> None:
    board: Any = table.view(None)["board"]
    assert isinstance(board, dict)
    assert [player["hand"] for player in board["players"]] == [None] * 4


def test_moves_can_be_given_as_move_text_or_number(table: Table) -> None:
    twin = table.copy()
    third = table.copy()
    seat = table.waiting[0]
    move = table.moves(seat)[0]
    table.play(seat, move)
    twin.play(seat, move.text.upper())
    third.play(seat, move.number)
    assert table.save() == twin.save() == third.save()


def test_foresee_tells_what_can_be_taken_back(table: Table) -> None:
    for _ in range(120):
        seat = table.waiting[0]
        foreseen = table.foresee(seat)
        assert set(foreseen) == {move.number for move in table.moves(seat)}
        move = table.moves(seat)[len(table.ledger) % len(foreseen)]
        table.play(seat, move)
        if table.over:
            return
        assert (foreseen[move.number].then == "goes on") == table.can_undo(seat)
        assert (foreseen[move.number].then == "reveals") == table.position.revealed


def test_foresee_says_nothing_to_a_seat_that_is_not_asked(table: Table) -> None:
    assert table.foresee((table.waiting[0] + 1) % 4) == {}


def test_nothing_handed_out_leads_back_into_the_table(table: Table) -> None:
    before = table.save()
    options = table.view(0)["options"]
    assert isinstance(options, dict)
    options["hack"] = 1
    seat = table.waiting[0]
    table.copy().play(seat, table.moves(seat)[0]).clear()
    assert table.save() == before
    events = table.play(seat, table.moves(seat)[0])
    events.clear()
    assert table.history[-1]


def test_a_moment_can_be_looked_at_again(table: Table) -> None:
    seat = table.waiting[0]
    then = table.view(None)
    table.play(seat, table.moves(seat)[0])
    assert table.at(4).view(None) == then
    with pytest.raises(BadOption, match="There is no moment 6: the game has had 5 moves"):
        table.at(6)


def test_a_game_without_reasons_says_that_a_move_is_not_possible(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table.game, "why_not", None)
    [seat] = table.waiting
    assert table.why_not(seat, "done") == Reason("not_possible", values={"move": "done", "seat": seat})
    with pytest.raises(IllegalMove, match=rf'"done" is not possible for seat {seat} now'):
        table.play(seat, "done")


def test_a_refusal_says_its_reason_in_any_language_and_keeps_it_on_the_way_to_another_process(table: Table) -> None:
    with pytest.raises(IllegalMove) as caught:
        table.play(table.waiting[0], "done")
    refusal, words = caught.value, table.game.words
    for language in ("pl", "cs"):
        assert refusal.said(language) == words.into(language).say(refusal.reason.wording)
    again = pickle.loads(pickle.dumps(refusal))
    assert (str(again), again.reason) == (str(refusal), refusal.reason)
