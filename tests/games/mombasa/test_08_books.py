"""8. Books and points, 9. Action 3: bookkeeper."""

from typing import cast

import pytest

from entrepot import Table
from entrepot.games.mombasa.position import Mombasa
from entrepot.games.mombasa.steps.bookkeeper import close_books
from tests.games.doing import asked, board, happened, kinds, play
from tests.games.mombasa.layout import (
    BLUE,
    BOX,
    GREEN,
    book,
    book_track,
    can,
    mombasa_table,
    own,
    pounds,
    shelf,
    states,
)
from tests.marks import rule

START = "Mombasa 3 (cotton 2: pounds 2)"
A_BANANA = "A (banana 1: pounds 1)"
A_COFFEE = "A (coffee 1: pounds 1)"
B_ANY = "B (any 4: diamonds 2)"
C_COFFEE = "C (coffee 3 and any 3: pounds 8)"
COLLEAGUE = "A (merchant or bookkeeper: pounds 2)"
COTTON_LESS = "B (cotton 3: cotton less 1)"
TWO_POINTS = "B (banana 3: points 2)"


def first_player_point(**things: object) -> Table:
    """Blue has one point to spend."""
    table = mombasa_table(**things)  # type: ignore[arg-type]
    play(table, BLUE, "mark first player")
    return table


def ink_can_move(slots: str, name: str, **things: object) -> bool:
    """Whether Blue, with these cards and a bookkeeper, may move the ink onto this book."""
    table = mombasa_table(slots={BLUE: f"bookkeeper 2, {slots}"}, books={BLUE: {1: name}}, **things)  # type: ignore[arg-type]
    play(table, BLUE, "use slot 1")
    return "ink" in can(table)


@rule("MOM-8.2", "MOM-19.7")
def test_what_points_buy() -> None:
    table = mombasa_table(slots={BLUE: "bookkeeper 3"}, pounds={BLUE: 0})
    play(table, BLUE, "use slot 1")
    assert asked(table) == (BLUE, "points")
    assert len(can(table, BLUE, "book")) == 12
    [c_book, b_book, a_book] = [
        f"book {place['row']} {place['column']}"
        for letter in "CBA"
        for place in board(table)["books"]
        if place["letter"] == letter
    ][::4]
    play(table, BLUE, c_book)
    assert c_book[:4] == "book"
    one_point = can(table, BLUE, "book")
    assert a_book in one_point
    assert b_book in one_point
    assert all(not move.startswith("book 1 3") for move in one_point)
    assert len(one_point) == 8  # one point is not enough for a C book
    play(table, BLUE, "cash")
    assert pounds(table) == 1


@rule("MOM-8.1", "MOM-R3", "MOM-E42", "MOM-9.8", "MOM-D8", "MOM-12.2")
def test_each_gift_is_spent_on_its_own() -> None:
    table = mombasa_table(
        slots={BLUE: "banana 2"}, tiles={"bookkeeper": BLUE}, books={BLUE: {1: "A (banana 2: points 1)"}}
    )
    play(table, BLUE, "use bookkeeper tile", "ink")
    for _ in range(2):
        assert asked(table) == (BLUE, "points")
        assert len(can(table, BLUE, "book")) == 8  # A and B books only
        play(table, BLUE, "cash")
    assert pounds(table) == 1 + 2


@rule("MOM-8.3", "MOM-14.1", "MOM-R32")
def test_a_book_brings_the_coin_under_it() -> None:
    table = first_player_point(strips={"1 1": 1}, shelf={"1 1": A_BANANA})
    events = play(table, BLUE, "book 1 1")
    assert [event["why"] for event in happened(events, "gain")] == ["coin"]
    assert (pounds(table), board(table)["books"][0]["coins"]) == (2, 0)
    play(table, BLUE, "place 2")
    assert shelf(table, "1 1") is not None
    assert board(table)["books"][0]["coins"] == 0  # the new book has none


@rule("MOM-8.4", "MOM-R34", "MOM-19.7")
def test_books_are_placed_and_gaps_refilled_at_the_end_of_the_turn() -> None:
    table = mombasa_table(
        slots={BLUE: "bookkeeper 2, banana 3"},
        books={BLUE: {1: "down " + START, 2: TWO_POINTS}},
        shelf={"1 1": A_BANANA, "2 3": A_COFFEE},
    )
    play(table, BLUE, "use slot 1", "ink", "ink", "book 1 1", "cash")
    assert shelf(table, "1 1") is None  # open between two gifts of one turn
    assert "book 1 1" not in can(table)
    events = play(table, BLUE, "book 2 3", "cash")
    assert asked(table) == (BLUE, "place")
    prompt = table.prompt(BLUE)
    assert prompt is not None
    assert prompt.values["book"] == book(A_BANANA) + 1  # in the order in which they were taken
    events = play(table, BLUE, "place 3", "place 4")
    assert kinds(events) == ["place", "place", "refill", "refill"]
    assert book_track(table) == {1: "down " + START, 2: TWO_POINTS, 3: A_BANANA, 4: A_COFFEE}
    assert board(table)["supplies"] == {"A": 18, "B": 20, "C": 20}
    assert asked(table) == (GREEN, "turn")


@rule("MOM-8.4")
def test_an_exhausted_supply_leaves_its_gaps_empty() -> None:
    table = first_player_point(shelf={"1 1": A_BANANA})
    cast(Mombasa, table.position).supplies[0] = []
    play(table, BLUE, "book 1 1", "place 2")
    assert shelf(table, "1 1") is None
    play(table, GREEN, "end nothing")
    assert shelf(table, "1 1") is None


@rule("MOM-8.5", "MOM-R4", "MOM-D18", "MOM-E37")
@pytest.mark.parametrize(
    ("taken", "on_track", "forbidden"),
    [
        (A_BANANA, {}, {5, 8, 10, 12, 14, 15}),
        (A_BANANA, {3: A_COFFEE, 4: "down " + A_COFFEE}, {5, 8, 10, 12, 14, 15}),
        (A_BANANA, {3: B_ANY, 4: "down " + C_COFFEE}, {3, 4, 5, 8, 10, 12, 14, 15}),
        (B_ANY, {3: C_COFFEE, 4: A_COFFEE, 5: B_ANY}, set()),
    ],
)
def test_where_a_book_may_be_placed(taken: str, on_track: dict[int, str], forbidden: set[int]) -> None:
    table = first_player_point(shelf={"1 1": taken}, books={BLUE: on_track})
    play(table, BLUE, "book 1 1")
    assert can(table) == [f"place {space}" for space in range(1, 16) if space not in forbidden]


@rule("MOM-8.5", "MOM-R4", "MOM-E37")
def test_a_c_book_may_cover_and_the_covered_one_is_dead() -> None:
    table = mombasa_table(slots={BLUE: "bookkeeper 2"}, shelf={"1 3": C_COFFEE}, books={BLUE: {2: "down " + A_COFFEE}})
    play(table, BLUE, "use slot 1", "book 1 3", "place 2")
    assert book_track(table) == {1: START, 2: C_COFFEE}  # face up again
    assert cast(Mombasa, table.position).dead_books == [book(A_COFFEE)]


@rule("MOM-R44", "MOM-8.5")
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize(("taken", "place"), [(A_BANANA, "1 1"), (B_ANY, "1 2"), (C_COFFEE, "1 3")])
def test_the_book_of_the_start_tile_may_be_covered_by_any_book(taken: str, place: str, turned: bool) -> None:
    books = {BLUE: {1: "down " + START}} if turned else {}
    table = mombasa_table(slots={BLUE: "bookkeeper 2"}, shelf={place: taken}, books=books)
    play(table, BLUE, "use slot 1", *(["stop"] if turned else []))
    play(table, BLUE, f"book {place}", *([] if taken == C_COFFEE else ["cash"]), "place 1")
    assert book_track(table) == {1: taken}
    assert cast(Mombasa, table.position).dead_books == [book(START)]


@rule("MOM-R4")
def test_a_book_without_a_legal_space_is_discarded() -> None:
    full = dict.fromkeys(range(1, 16), B_ANY)
    table = first_player_point(shelf={"1 1": A_BANANA}, books={BLUE: full})
    events = play(table, BLUE, "book 1 1")
    assert "no_room" in kinds(events)
    assert asked(table) == (GREEN, "turn")
    assert cast(Mombasa, table.position).dead_books == [book(A_BANANA)]


@rule("MOM-8.5", "MOM-R4")
def test_spaces_behind_the_ink_are_allowed() -> None:
    table = first_player_point(shelf={"1 1": A_BANANA}, ink={BLUE: 3})
    play(table, BLUE, "book 1 1")
    assert {"place 1", "place 2", "place 3"} <= set(can(table))


@rule("MOM-8.6")
def test_books_of_this_turn_do_not_help_the_ink() -> None:
    table = mombasa_table(slots={BLUE: "bookkeeper 2, banana 1, cotton 2"}, shelf={"1 1": A_BANANA})
    play(table, BLUE, "use slot 1", "ink")
    assert asked(table) == (BLUE, "points")  # the ink has moved first, and stopped before the empty space 2
    play(table, BLUE, "book 1 1", "cash", "place 2")
    assert own(table)["ink"] == 1


# 9. Bookkeeper -------------------------------------------------------------------------------------------------------


@rule("MOM-9.1", "MOM-9.9", "MOM-19.8")
def test_one_bookkeeper_at_a_time() -> None:
    table = mombasa_table(
        slots={BLUE: "bookkeeper 2, bookkeeper 3"},
        tiles={"bookkeeper": BLUE},
        books={BLUE: {1: "-"}},
        pounds={BLUE: 0},
        ended=(GREEN,),
    )
    assert can(table, BLUE, "use") == ["use slot 1", "use slot 2", "use bookkeeper tile"]
    for used, points in (("use slot 2", 3), ("use bookkeeper tile", 1), ("use slot 1", 2)):
        before = pounds(table)
        play(table, BLUE, used, "cash")
        assert pounds(table) == before + points
    assert states(table) == "down down empty empty empty"
    assert board(table)["tiles"][1]["state"] == "down"


@rule("MOM-9.2", "MOM-D6", "MOM-19.8")
def test_one_book_may_be_turned_down_for_two_pounds() -> None:
    table = mombasa_table(slots={BLUE: "bookkeeper 2"}, books={BLUE: {2: A_BANANA}}, pounds={BLUE: 5})
    play(table, BLUE, "use slot 1")
    assert can(table) == ["stop", "flip 1", "flip 2"]
    play(table, BLUE, "flip 1")
    assert pounds(table) == 3
    assert can(table) == ["ink", "stop"]  # at most one per action; a face-down book asks for nothing
    play(table, BLUE, "ink")
    assert pounds(table) == 3  # and gives nothing
    assert book_track(table)[1] == "down " + START
    poor = mombasa_table(slots={BLUE: "bookkeeper 2"}, pounds={BLUE: 1})
    play(poor, BLUE, "use slot 1")
    assert asked(poor) == (BLUE, "points")


@rule("MOM-9.2")
def test_no_book_is_turned_once_the_ink_has_moved() -> None:
    table = mombasa_table(
        slots={BLUE: "bookkeeper 2, cotton 2, banana 1"}, books={BLUE: {2: A_BANANA}}, pounds={BLUE: 5}
    )
    play(table, BLUE, "use slot 1", "ink")
    assert can(table) == ["ink", "stop"]


@rule("MOM-9.3")
def test_the_ink_never_crosses_an_empty_space_or_an_unmet_book() -> None:
    gap = mombasa_table(slots={BLUE: "bookkeeper 2, banana 2"}, books={BLUE: {1: A_BANANA, 3: A_BANANA}})
    play(gap, BLUE, "use slot 1", "ink")
    assert (own(gap)["ink"], asked(gap)) == (1, (BLUE, "points"))
    unmet = mombasa_table(slots={BLUE: "bookkeeper 2, banana 2"}, books={BLUE: {1: A_BANANA, 2: A_COFFEE, 3: A_BANANA}})
    play(unmet, BLUE, "use slot 1", "ink")
    assert own(unmet)["ink"] == 1
    assert not ink_can_move("down banana 2", A_BANANA)


@rule("MOM-9.4", "MOM-9.5", "MOM-E20", "MOM-E21", "MOM-E24", "MOM-5.3")
@pytest.mark.parametrize(
    ("slots", "name", "met"),
    [
        ("cotton 3, banana 3", B_ANY, False),
        ("cotton 4", B_ANY, True),
        ("coffee 3, cotton 3", C_COFFEE, True),
        ("coffee 3, banana 3", C_COFFEE, True),
        ("coffee 3, coffee 3", C_COFFEE, True),
        ("coffee 3, coffee 2", C_COFFEE, False),
        ("cotton 3, banana 3", C_COFFEE, False),
        ("cotton 1", "A (cotton 1: pounds 1)", True),
        ("banana 4", "A (cotton 1: pounds 1)", False),
        ("expansion 2", "A (expansion 2: points 1)", True),
        ("expansion 1 crate 1", "A (expansion 2: points 1)", False),
        ("banana 2, coffee 2", "B (banana 2 and coffee 2: diamonds 2)", True),
        ("banana 2, coffee 1", "B (banana 2 and coffee 2: diamonds 2)", False),
    ],
)
def test_requirements(slots: str, name: str, met: bool) -> None:
    assert ink_can_move(slots, name) is met


@rule("MOM-9.4", "MOM-E22", "MOM-R31")
def test_merchant_or_bookkeeper() -> None:
    assert not ink_can_move("coffee 1", COLLEAGUE)
    assert ink_can_move("bookkeeper 3", COLLEAGUE)
    assert ink_can_move("merchant Cairo", COLLEAGUE)
    assert not ink_can_move("down merchant", COLLEAGUE)
    assert ink_can_move("coffee 1", COLLEAGUE, tiles={"merchant": BLUE})
    assert ink_can_move("coffee 1", COLLEAGUE, tiles={"bookkeeper": BLUE})
    assert not ink_can_move("coffee 1", COLLEAGUE, tiles={"merchant": GREEN})
    table = mombasa_table(tiles={"bookkeeper": BLUE}, books={BLUE: {1: COLLEAGUE}})
    play(table, BLUE, "use bookkeeper tile")
    assert asked(table) == (BLUE, "points")  # the tile in use does not count


@rule("MOM-15.8", "MOM-12.3", "MOM-E18")
def test_modifiers_count_for_requirements() -> None:
    assert ink_can_move("expansion 1 crate 1", "A (expansion 2: points 1)", spaces={BLUE: {"Mombasa": 7}})
    assert ink_can_move("cotton 1", "A (cotton 2: points 1)", tracks="A1 B2 C1 D1", spaces={BLUE: {"Cape Town": 13}})
    table = mombasa_table(
        slots={BLUE: "bookkeeper 2, coffee 2"}, tiles={"plus_good": BLUE}, books={BLUE: {1: "B (coffee 3: diamonds 2)"}}
    )
    play(table, BLUE, "boost slot 2", "use slot 1")
    assert "ink" in can(table)


@rule("MOM-9.6", "MOM-9.8", "MOM-E10", "MOM-D20", "MOM-9.3", "MOM-9.7")
def test_the_reward_of_the_last_book_only_then_the_bookkeepers_points() -> None:
    table = mombasa_table(
        slots={BLUE: "bookkeeper 2, banana 3, coffee 1"},
        pounds={BLUE: 2},
        ink={BLUE: 1},
        books={BLUE: {2: A_BANANA, 3: "A (expansion 2: points 1)", 4: A_COFFEE, 5: TWO_POINTS, 6: C_COFFEE}},
    )
    play(table, BLUE, "use slot 1")
    assert "ink" in can(table)
    play(table, BLUE, "flip 3", "ink", "ink", "ink", "ink")
    assert own(table)["ink"] == 5  # the fifth book's demands cannot be met
    prompt = table.prompt(BLUE)
    assert prompt is not None
    assert (prompt.key, prompt.values) == ("points", {"left": 2})
    assert states(table).startswith("in_use up up")
    play(table, BLUE, "cash")
    assert pounds(table) == 2
    play(table, BLUE, "cash")
    assert pounds(table) == 4
    assert states(table).startswith("down up up")


@rule("MOM-9.6")
def test_the_player_may_stop_anywhere_and_unmoved_ink_brings_nothing() -> None:
    table = mombasa_table(
        slots={BLUE: "bookkeeper 2, banana 3"}, ink={BLUE: 2}, books={BLUE: {2: A_BANANA, 3: A_BANANA, 4: TWO_POINTS}}
    )
    early = table.copy()
    play(early, BLUE, "use slot 1", "ink", "stop")
    assert (own(early)["ink"], pounds(early)) == (3, 2)
    play(table, BLUE, "use slot 1", "stop", "cash")
    assert (own(table)["ink"], pounds(table)) == (2, 1 + 2)


@rule("MOM-9.6", "MOM-9.2")
def test_ink_on_a_face_down_book_brings_nothing() -> None:
    table = mombasa_table(slots={BLUE: "bookkeeper 2"}, books={BLUE: {1: "down " + START}})
    play(table, BLUE, "use slot 1", "ink", "cash")
    assert pounds(table) == 1 + 2


@rule("MOM-9.7", "MOM-E23")
@pytest.mark.parametrize(("slots", "reward"), [("cotton 3, cotton 3", 5), ("cotton 3", 2)])
def test_cotton_less_one(slots: str, reward: int) -> None:
    table = mombasa_table(slots={BLUE: f"bookkeeper 2, {slots}"}, books={BLUE: {1: COTTON_LESS}})
    play(table, BLUE, "use slot 1", "ink")
    assert pounds(table) == 1 + reward


@rule("MOM-E23")
def test_cotton_less_one_is_never_below_nothing() -> None:
    table = mombasa_table(slots={BLUE: "bookkeeper 2, cotton 1"}, books={BLUE: {1: COTTON_LESS}})
    mombasa = cast(Mombasa, table.position)
    mombasa.players[BLUE].ink = 1
    close_books(mombasa, BLUE, 0, True)
    assert pounds(table) == 1


@rule("MOM-9.7")
@pytest.mark.parametrize(
    ("slots", "name", "gain"),
    [
        ("expansion 3 Cairo", "B (expansion 3: pounds 4)", (4, 0)),
        ("coffee 3", "B (coffee 3: diamonds 2)", (0, 2)),
    ],
)
def test_pounds_and_diamonds_of_a_book(slots: str, name: str, gain: tuple[int, int]) -> None:
    table = mombasa_table(slots={BLUE: f"bookkeeper 2, {slots}"}, books={BLUE: {1: name}})
    play(table, BLUE, "use slot 1", "ink")
    assert (pounds(table) - 1, own(table)["diamonds"]) == gain


@rule("MOM-16.2", "MOM-R25", "MOM-E38")
def test_points_are_pounds_once_the_ink_is_at_the_end() -> None:
    table = mombasa_table(slots={BLUE: "bookkeeper 2, banana 3"}, ink={BLUE: 14}, books={BLUE: {15: TWO_POINTS}})
    events = play(table, BLUE, "use slot 1", "ink")
    assert [event["pounds"] for event in happened(events, "gain")] == [4, 4]
    assert pounds(table) == 1 + 8
    assert asked(table) == (GREEN, "turn")
    assert own(table)["book_value"] == 60
    assert BOX.book_length == 15
