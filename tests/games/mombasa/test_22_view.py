"""What the view works out of the table, by the rules, so that whoever draws it need not."""

import pytest

from tests.games.doing import board, play
from tests.games.mombasa.layout import BLUE, GREEN, mombasa_table, own
from tests.marks import rule


@rule("MOM-1.1", "MOM-17.2")
def test_wealth_is_what_the_end_would_pay_for_what_can_be_seen() -> None:
    table = mombasa_table(
        pounds={BLUE: 7},
        spaces={BLUE: {"Cairo": 7}},
        hands={BLUE: "share Cairo"},
        columns={"Cairo": "0 5 5"},
        diamonds={BLUE: 10},
        ink={BLUE: 3},
    )
    assert own(table)["wealth"] == table.scores()[BLUE] == 7 + (3 + 1) * 5 + 15 + 10
    assert board(table, GREEN)["players"][BLUE]["wealth"] == 7 + 3 * 5 + 15 + 10  # a share in hand is hidden


@rule("MOM-7.8", "MOM-7.9")
@pytest.mark.parametrize(
    ("column", "covered"), [("5", "#####"), ("2", "...##"), ("0", "....."), ("2*", "..##."), ("4*", "####.")]
)
def test_posts_stand_at_the_bottom_or_above_a_vacated_space(column: str, covered: str) -> None:
    seen = board(mombasa_table(columns={"Cairo": f"{column} 5 5"}))["companies"][3]["columns"][0]["covered"]
    assert "".join("#" if under else "." for under in seen) == covered


@rule("MOM-7.7")
def test_an_expansion_adds_up_what_it_will_give() -> None:
    table = mombasa_table(slots={BLUE: "expansion 3 Saint-Louis"})
    play(table, BLUE, "expand Cairo")
    assert board(table)["expansion"] == {"company": "Cairo", "points": 3, "rewards": {}}
    play(table, BLUE, "enter Barqa", "take 1")
    assert board(table)["expansion"] == {"company": "Cairo", "points": 2, "rewards": {"pounds": 2}}
    play(table, BLUE, "enter Nubia", "take 1")
    assert board(table)["expansion"] == {"company": "Cairo", "points": 1, "rewards": {"pounds": 2, "diamonds": 1}}


@rule("MOM-8.2")
def test_a_book_costs_the_points_of_its_letter() -> None:
    costs = {place["letter"]: place["cost"] for place in board(mombasa_table())["books"]}
    assert costs == {"A": 1, "B": 1, "C": 2}


@rule("MOM-9.3", "MOM-9.4")
@pytest.mark.parametrize(
    ("slots", "second", "reach"),
    [
        ("coffee 4, bookkeeper 2", "down A (banana 1: pounds 1)", [1, 2]),  # over a turned book, not over a gap
        ("coffee 4, bookkeeper 2", "A (banana 1: pounds 1)", [1]),
        ("coffee 4, banana 1", "A (banana 1: pounds 1)", [1, 2]),
        ("coffee 4, down banana 1", "A (banana 1: pounds 1)", [1]),
        ("coffee 4, merchant", "A (merchant or bookkeeper: pounds 2)", [1, 2]),
        ("banana 1", "A (banana 1: pounds 1)", []),
    ],
)
def test_how_far_the_ink_can_go(slots: str, second: str, reach: list[int]) -> None:
    books = {1: "A (coffee 1: pounds 1)", 2: second, 4: "A (coffee 1: pounds 1)"}
    table = mombasa_table(slots={BLUE: slots}, books={BLUE: books})
    for seat in (BLUE, GREEN, None):
        assert board(table, seat)["players"][BLUE]["ink_reach"] == reach


@rule("MOM-10.3")
def test_mines_are_counted_where_a_company_has_posts() -> None:
    table = mombasa_table(posts={"Cairo": "Nubia, Touat, Punt", "Mombasa": "Barqa"})
    mines = {company["name"]: company["mines"] for company in board(table)["companies"]}
    assert mines["Cairo"] // 2 == 2  # as its merchant counts them: two more spaces
    assert mines["Saint-Louis"] == 0


@rule("MOM-11.6")
def test_the_steps_of_a_majority_that_a_total_reaches() -> None:
    table = mombasa_table(slots={BLUE: "coffee 4, down coffee 1"})
    assert own(table)["steps"]["coffee"] == 2
    assert own(table, GREEN)["steps"] == {"banana": 0, "coffee": 0, "cotton": 0, "expansion": 0}


@rule("MOM-15.5", "MOM-15.6", "MOM-R41")
def test_who_can_use_the_privileges_of_a_track() -> None:
    """Of two permanent ones the second replaces the first; of two spaces either can be used."""
    table = mombasa_table(spaces={BLUE: {"Mombasa": 24, "Saint-Louis": 24}, GREEN: {"Mombasa": 8}}, active=GREEN)
    play(table, GREEN, "end nothing")
    mombasa, _, saint_louis, _ = (company["holders"] for company in board(table)["companies"])
    assert mombasa == [[GREEN], [BLUE]]
    assert saint_louis == [[BLUE], [BLUE]]


@rule("MOM-1.2")
def test_the_shares_that_markers_hold() -> None:
    table = mombasa_table(spaces={BLUE: {"Mombasa": 5}, GREEN: {"Mombasa": 24}}, hands={BLUE: "expansion 2 Cairo"})
    assert [company["shares"] for company in board(table)["companies"]] == [[2, 10], [0, 0], [0, 0], [0, 0]]


@rule("MOM-15.9", "MOM-D2")
@pytest.mark.parametrize(("wide", "spread"), [(False, [2, 2]), (True, [2, 3])])
def test_the_spaces_of_a_track_in_play(wide: bool, spread: list[int]) -> None:
    table = mombasa_table(tracks="A1 B1 C1 D2", wide_d2=wide)
    spaces = [space for space in board(table)["spaces"] if space["track"]]
    assert [(space["track"], space["level"]) for space in spaces] == [("C1", 1), ("C1", 2), ("D2", 1), ("D2", 2)]
    assert [space["spread"] for space in spaces] == [None, None, *spread]


@rule("MOM-16.1", "MOM-16.2", "MOM-R19")
@pytest.mark.parametrize(("early", "ink"), [(False, 5), (True, 4)])
def test_where_the_extra_slots_open(early: bool, ink: int) -> None:
    slots = own(mombasa_table(early_ink_slot=early))["slots"]
    assert [(slot["opens_by"], slot["opens_at"]) for slot in (slots[0], slots[4])] == [("diamond", 8), ("ink", ink)]
    assert all(slot["opens_by"] is None for slot in slots[1:4])
