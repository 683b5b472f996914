"""What an offer says of its move before it is played."""

from collections.abc import Mapping

import pytest

from entrepot import Table
from tests.games.doing import play
from tests.games.mombasa.layout import BLUE, GAME, GREEN, mombasa_table, pounds
from tests.marks import rule


def of(table: Table, text: str, seat: int = BLUE) -> Mapping[str, object]:
    """What the seat is told of a move."""
    [number] = [move.number for move in table.moves(seat) if move.text == text]
    return table.foresee(seat)[number].outlook


@rule("MOM-6.3", "MOM-15.7")
def test_the_price_of_a_card_is_what_this_player_pays_now() -> None:
    table = mombasa_table(spaces={BLUE: {"Cape Town": 7}}, slots={BLUE: "banana 4"}, display={"1 right": "banana 2"})
    play(table, BLUE, "use slot 1")
    full = table.view(BLUE)["board"]["display"][2]["price"]  # type: ignore[index]
    assert of(table, "buy 1 right") == {"price": full - 1}  # B1: bananas buy for less


@rule("MOM-15.11", "MOM-11.4")
def test_for_pounds_goods_discounts_do_not_count() -> None:
    table = mombasa_table(
        spaces={BLUE: {"Cape Town": 7}}, pounds={BLUE: 9}, display={"1 right": "banana 2", "2 right": "coffee 2"}
    )
    play(table, BLUE, "mark buy")
    known = of(table, "buy 1 right")
    before = pounds(table)
    play(table, BLUE, "buy 1 right")
    assert known == {"price": before - pounds(table)}


@rule("MOM-15.1", "MOM-15.2", "MOM-15.4", "MOM-1.2")
@pytest.mark.parametrize(
    ("space", "known"),
    [
        (0, {"space": 1}),
        (1, {"space": 2, "shares": 1}),
        (6, {"space": 7, "takes": 1}),
        (8, {"space": 9, "pays": 2}),
        (13, {"space": 14, "takes": 2, "shares": 1}),
    ],
)
def test_a_step_tells_its_call_and_what_the_space_brings(space: int, known: dict[str, int]) -> None:
    table = mombasa_table(slots={BLUE: "coffee 1"}, spaces={BLUE: {"Mombasa": space}}, pounds={BLUE: 5}, display={})
    play(table, BLUE, "use slot 1")
    assert of(table, "step Mombasa") == known


@rule("MOM-7.9", "MOM-7.10", "MOM-1.3")
@pytest.mark.parametrize(("columns", "value"), [("5 5 5", 0), ("4 5 5", 1), ("1 5 5", 2), ("1* 5 5", 1)])
def test_a_post_that_leaves_shows_what_lies_below_it(columns: str, value: int) -> None:
    table = mombasa_table(slots={BLUE: "expansion 2"}, columns={"Cairo": columns})
    play(table, BLUE, "expand Cairo", "enter Barqa")
    assert of(table, "take 1") == {"company": "Cairo", "value": value}


@rule("MOM-7.8")
def test_a_post_that_comes_back_covers_coins() -> None:
    table = mombasa_table(
        slots={BLUE: "expansion 2"}, columns={"Mombasa": "3 4 5"}, posts={"Mombasa": "Barqa", "Cairo": "Nubia"}
    )
    play(table, BLUE, "expand Cairo", "enter Barqa", "take 1")
    assert of(table, "return Mombasa 1") == {"company": "Mombasa", "value": -1}


@rule("MOM-7.1")
def test_an_expansion_uses_all_its_cards_and_the_tile() -> None:
    table = mombasa_table(
        slots={BLUE: "expansion 2, coffee 1, expansion 1 crate 1", GREEN: "expansion 2"}, tiles={"expansion": BLUE}
    )
    for move in ("expand Cairo", "expand nowhere"):
        assert of(table, move) == {"uses": ["slot 1", "slot 3", "expansion tile"], "points": 5}


@rule("MOM-10.2", "MOM-10.3", "MOM-16.1")
def test_a_merchant_tells_its_diamonds_and_pounds() -> None:
    table = mombasa_table(slots={BLUE: "merchant Cairo, merchant"}, posts={"Cairo": "Nubia, Touat"})
    assert of(table, "use slot 1") == {"diamonds": 3, "takes": 1}
    assert of(table, "use slot 2") == {"diamonds": 1, "takes": 2}
    last = mombasa_table(slots={BLUE: "merchant"}, diamonds={BLUE: 28})
    assert of(last, "use slot 1") == {"takes": 2 + 2}  # beyond the last space a diamond is pounds


@rule("MOM-11.1", "MOM-11.5")
def test_a_marker_costs_and_a_discarded_card_brings_pounds() -> None:
    table = mombasa_table(hands={BLUE: "coffee 1, coffee 3 Cairo"}, pounds={BLUE: 3})
    assert of(table, "mark buy") == {"pays": 1, "markers": 2}
    play(table, BLUE, "mark discard")
    assert of(table, "discard coffee 1") == {"takes": 1 + 2}


@rule("MOM-9.2", "MOM-9.3")
def test_the_ink_and_a_turned_book() -> None:
    table = mombasa_table(slots={BLUE: "bookkeeper 2, cotton 2"}, pounds={BLUE: 2})
    play(table, BLUE, "use slot 1")
    assert of(table, "ink") == {"space": 1}
    assert of(table, "flip 1") == {"pays": 2}


@rule("MOM-11.6", "MOM-11.7", "MOM-18.2")
def test_the_steps_of_a_majority_and_its_rewards() -> None:
    table = mombasa_table(slots={BLUE: "coffee 4, coffee 1"})
    play(table, BLUE, "mark coffee")
    assert of(table, "choose 2") == {"rewards": {"track": 3}, "company": "Cairo", "least": 3}
    assert of(table, "choose 3") == {"rewards": {"track": 4, "posts": 1}, "company": "Cairo", "least": 5}
    play(table, BLUE, "choose 3")
    assert of(table, "collect track") == {"rewards": {"track": 4}, "company": "Cairo"}
    assert of(table, "collect posts") == {"rewards": {"posts": 1}}


@rule("MOM-15.9")
def test_the_options_of_c1_and_the_diamonds_of_c2() -> None:
    table = mombasa_table(spaces={BLUE: {"Saint-Louis": 5}})
    play(table, BLUE, "mark C1 first")
    assert of(table, "choose 1") == {"rewards": {"points": 1, "diamonds": 2}}
    table = mombasa_table(tracks="A1 B1 C2 D1", spaces={BLUE: {"Saint-Louis": 24}}, pounds={BLUE: 9})
    play(table, BLUE, "mark C2 second")
    assert of(table, "collect diamonds") == {"rewards": {"diamonds": 2}}


@rule("MOM-13.1", "MOM-13.2")
def test_who_ends_sees_what_comes_back_and_what_did_not_act() -> None:
    table = mombasa_table(slots={BLUE: "coffee 1, down cotton 2"}, piles={BLUE: {"slot 2": "banana 1, banana 2"}})
    assert of(table, "end slot 2") == {"back": ["banana 1", "banana 2"], "unused": ["coffee 1"]}


def test_what_cannot_be_foreseen_is_not_told() -> None:
    table = mombasa_table(hands={BLUE: "coffee 1"}, planning=True)
    assert of(table, "lay coffee 1 slot 1") == {}
    assert of(table, "ready") == {}


@rule("MOM-7.2", "MOM-7.5")
def test_a_region_tells_its_cost_what_is_left_and_its_reward() -> None:
    table = mombasa_table(slots={BLUE: "expansion 2, expansion 1 crate 1"})
    play(table, BLUE, "expand Cairo")
    known = of(table, "enter Barqa")
    before = table.prompt(BLUE)
    play(table, BLUE, "enter Barqa", "take 1")
    after = table.prompt(BLUE)
    assert before is not None
    assert after is not None
    assert (before.values["points"], after.values["points"]) == (3, known["left"])
    assert known["cost"] == 3 - known["left"]  # type: ignore[operator]
    assert sum(known["rewards"].values()) > 0  # type: ignore[attr-defined]


@rule("MOM-8.2", "MOM-8.3", "MOM-8.5", "MOM-R4")
def test_a_book_tells_its_points_its_coins_and_where_it_would_lie() -> None:
    table = mombasa_table(
        slots={BLUE: "bookkeeper 2"},
        strips={"1 1": 2},
        ink={BLUE: 2},
        books={BLUE: {3: "A (merchant or bookkeeper: pounds 2)"}},
    )
    play(table, BLUE, "use slot 1")
    assert of(table, "book 1 1") == {"cost": 1, "left": 1, "takes": 2}
    assert of(table, "cash") == {"takes": 2}
    play(table, BLUE, "book 1 1", "cash")
    assert of(table, "place 1") == {"ahead": -1, "covers": True}
    assert of(table, "place 3") == {"ahead": 1, "covers": True}
    assert of(table, "place 4") == {"ahead": 2}


@rule("MOM-12.3")
def test_the_plus_tile_tells_how_much_more_a_card_counts() -> None:
    table = mombasa_table(slots={BLUE: "coffee 1"}, tiles={"plus_good": BLUE})
    assert of(table, "boost slot 1") == {"plus": 1}


@rule("MOM-2.13", "MOM-2.14")
def test_a_start_tile_tells_which_cards_it_takes_out_of_the_hand() -> None:
    table = GAME.deal(2, 1, variable_setup=True)
    seat = table.waiting[0]
    for move in table.moves(seat):
        assert len(of(table, move.text, seat)["cards"]) == 3  # type: ignore[arg-type]
    while table.prompt(seat).key == "keep":  # type: ignore[union-attr]
        for asked in table.waiting:
            table.play(asked, table.moves(asked)[0])
    assert of(table, table.moves(seat)[0].text, seat) == {"rests": True}
