"""2. Set-up."""

from collections import Counter
from typing import cast

import pytest

from entrepot.games.mombasa.position import Mombasa
from entrepot.games.mombasa.steps.setup import start_bonus
from tests.games.doing import board, happened
from tests.games.mombasa.layout import BOX, COMPANIES, GAME, book_track, can, hand, own, pounds, spaces
from tests.marks import rule


def letters(face: str) -> set[str]:
    """The letters that a card of the deck with this face may have."""
    number = BOX.card_names.index(face)
    return {letter for letter, part in zip(BOX.stack_letters, BOX.stack, strict=True) if number in part}


@rule("MOM-2.1")
def test_the_tracks_of_the_first_game() -> None:
    for seed in range(3):
        companies = board(GAME.deal(seats=3, seed=seed))["companies"]
        tracks = [("Mombasa", "A1"), ("Cape Town", "B1"), ("Saint-Louis", "C1"), ("Cairo", "D1")]
        assert [(company["name"], company["track"]) for company in companies] == tracks


@rule("MOM-2.2")
def test_variable_tracks_are_one_side_of_each_letter_in_any_order() -> None:
    seen = Counter[str]()
    for seed in range(400):
        tracks = [
            company["track"] for company in board(GAME.deal(seats=2, seed=seed, variable_setup=True))["companies"]
        ]
        assert sorted(track[0] for track in tracks) == ["A", "B", "C", "D"]
        seen.update(f"{company} {track}" for company, track in zip(COMPANIES, tracks, strict=True))
    assert len(seen) == 32
    assert all(25 <= count <= 80 for count in seen.values())


@rule("MOM-2.3", "MOM-7.9")
def test_fifteen_posts_cover_each_headquarters() -> None:
    for company in board(GAME.deal(seats=2, seed=1))["companies"]:
        assert company["columns"] == [{"posts": 5, "vacated": False, "covered": [True] * 5}] * 3
        assert company["value"] == 0


@rule("MOM-2.4", "MOM-E30")
def test_the_deck_lies_by_letters() -> None:
    assert [(letter, len(part)) for letter, part in zip(BOX.stack_letters, BOX.stack, strict=True)] == [
        *[("E", 4), ("D", 4), ("C", 11), ("B", 16), ("A", 9)],
    ]
    orders = set()
    for seed in range(5):
        stack = cast(Mombasa, GAME.deal(seats=2, seed=seed).position).stack
        assert sorted(stack[:4]) == sorted(BOX.stack[0])
        assert sorted(stack[4:8]) == sorted(BOX.stack[1])
        assert sorted(stack[8:19]) == sorted(BOX.stack[2])
        assert all(BOX.cards[face].kind == 6 for face in stack[:8])
        orders.add(tuple(stack))
    assert len(orders) == 5


@rule("MOM-2.5", "MOM-E25")
def test_the_display_is_dealt_right_column_first() -> None:
    for seed in range(20):
        table = GAME.deal(seats=2, seed=seed)
        for place in board(table)["display"]:
            b_card = place["column"] == "left" and place["row"] > 1
            assert ("B" if b_card else "A") in letters(place["card"])
        assert board(table)["deck"] == 44 - 12
        shown = [place["card"] for place in board(table)["display"]]
        b_cards = [shown[place] for place in (3, 6, 9)]
        a_faces = [BOX.card_names[face] for face in BOX.stack[4]]
        assert sorted(card for place, card in enumerate(shown) if place not in (3, 6, 9)) == sorted(a_faces)
        assert len(b_cards) == 3


@rule("MOM-2.6", "MOM-18.3")
def test_the_bank_has_no_limit() -> None:
    table = GAME.deal(seats=2, seed=1)
    mombasa = cast(Mombasa, table.position)
    mombasa.gain(0, 10_000, "reward")
    assert pounds(table, 0) == 10_001


@rule("MOM-2.7")
@pytest.mark.parametrize(("seats", "coins"), [(2, [1] * 6), (3, [2, 1, 2, 1, 2, 1]), (4, [2] * 6)])
def test_coins_on_the_round_track(seats: int, coins: list[int]) -> None:
    assert board(GAME.deal(seats=seats, seed=1))["round_coins"] == [0, 0, *coins]


@rule("MOM-2.8", "MOM-R1")
def test_four_books_of_each_letter_in_two_rows_of_six() -> None:
    table = GAME.deal(seats=2, seed=1)
    shelf = board(table)["books"]
    assert [(place["row"], place["column"]) for place in shelf] == [(row, at) for row in (1, 2) for at in range(1, 7)]
    assert Counter(place["letter"] for place in shelf) == {"A": 4, "B": 4, "C": 4}
    assert all(place["book"]["letter"] == place["letter"] for place in shelf)
    assert board(table)["supplies"] == {"A": 20, "B": 20, "C": 20}


@rule("MOM-2.9")
def test_the_bonus_tiles_lie_beside_the_board() -> None:
    tiles = board(GAME.deal(seats=2, seed=1))["tiles"]
    assert [(tile["name"], tile["holder"]) for tile in tiles] == [
        *[("plus_good", None), ("bookkeeper", None), ("merchant", None), ("expansion", None)]
    ]


@rule("MOM-2.10")
@pytest.mark.parametrize(("seats", "markers"), [(2, 3), (3, 2), (4, 2)])
def test_what_each_player_takes(seats: int, markers: int) -> None:
    table = GAME.deal(seats=seats, seed=2)
    for seat in range(seats):
        player = own(table, seat)
        assert [player["pounds"], player["markers"], player["ink"]] == [1, markers, 0]
    assert len(BOX.starting) == 9
    assert {BOX.card_names[face] for face in BOX.starting} == {
        *("banana 1", "banana 2", "coffee 1", "coffee 2", "cotton 1", "cotton 2", "expansion 2", "bookkeeper 2")
    }


@rule("MOM-2.11")
def test_the_first_player_is_chosen_by_lot() -> None:
    first = Counter(board(GAME.deal(seats=4, seed=seed))["first_player"] for seed in range(200))
    assert set(first) == {0, 1, 2, 3}
    assert min(first.values()) > 25


@rule("MOM-2.12", "MOM-2.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_expansion_card_one_goes_by_seat_order(seats: int) -> None:
    for seed in range(6):
        table = GAME.deal(seats=seats, seed=seed)
        first = board(table)["first_player"]
        for turn in range(seats):
            assert f"expansion 1 crate {turn + 1}" in hand(table, (first + turn) % seats)
        spare = cast(Mombasa, table.position).spare_cards
        assert [BOX.card_names[face] for face in spare] == [f"expansion 1 crate {turn + 1}" for turn in range(seats, 4)]


@rule("MOM-2.13", "MOM-2.14", "MOM-E19")
def test_first_game_tiles_by_seat_order_with_their_book_and_bonus() -> None:
    table = GAME.deal(seats=4, seed=3)
    first = board(table)["first_player"]
    order = [(first + turn) % 4 for turn in range(4)]
    assert [own(table, seat)["start_tile"] for seat in order] == [
        "Mombasa 3",
        "Cape Town 3",
        "diamond 1 Saint-Louis 1",
        "diamond 1 Cairo 1",
    ]
    for seat in order:
        tile = own(table, seat)["start_tile"]
        assert book_track(table, seat)[1].startswith(tile)
        assert own(table, seat)["ink"] == 0
    assert [spaces(table, seat) for seat in order] == [
        *[{"Mombasa": 3}, {"Cape Town": 3}, {"Saint-Louis": 1}, {"Cairo": 1}]
    ]
    assert [own(table, seat)["diamonds"] for seat in order] == [0, 0, 1, 1]


@rule("MOM-2.13", "MOM-19.1", "MOM-R30", "MOM-H5")
def test_variable_tiles_are_chosen_in_secret_by_all_at_once() -> None:
    table = GAME.deal(seats=3, seed=4, variable_setup=True)
    assert list(table.waiting) == [0, 1, 2]
    offers = [own(table, seat)["offered"] for seat in range(3)]
    assert [len(offer) for offer in offers] == [2, 2, 2]
    assert len({tile for offer in offers for tile in offer}) == 6
    assert sorted(can(table, 1)) == [f"keep {tile}" for tile in offers[1]]
    table.play(1, f"keep {offers[1][0]}")
    assert list(table.waiting) == [0, 2]
    assert own(table, 1)["start_tile"] == offers[1][0]
    for witness in (0, 2, None):
        assert board(table, witness)["players"][1]["start_tile"] is None
        assert board(table, witness)["players"][1]["offered"] is None
        assert [event.seen_by(witness) for event in table.history[-1]] == [{"kind": "keep", "seat": 1}]
    table.play(2, f"keep {offers[2][1]}")
    table.play(0, f"keep {offers[0][1]}")
    assert [board(table)["players"][seat]["start_tile"] for seat in range(3)] == [
        *[offers[0][1], offers[1][0], offers[2][1]]
    ]
    assert own(table, 0)["offered"] == [offers[0][0]]  # the owner still knows what was dropped
    assert board(table, 1)["players"][0]["offered"] is None


@rule("MOM-2.13", "MOM-H5")
def test_nobody_is_told_which_tiles_others_were_dealt() -> None:
    table = GAME.deal(seats=3, seed=4, variable_setup=True)
    for witness in (0, 1, 2, None):
        told = [event.seen_by(witness) for event in table.opening if event.kind == "tiles"]
        assert [event["count"] for event in told] == [2, 2, 2]
        assert [event["seat"] for event in told if "tiles" in event] == [witness] * (witness is not None)


@rule("MOM-2.14", "MOM-19.2", "MOM-R30")
def test_everyone_chooses_where_the_three_cards_rest() -> None:
    table = GAME.deal(seats=2, seed=3)
    seat = board(table)["first_player"]
    assert list(table.waiting) == [0, 1]
    assert own(table, seat)["to_rest"] == ["banana 2", "coffee 1", "expansion 2"]
    assert can(table, seat) == ["lay banana 2 slot 1", "lay banana 2 slot 2", "lay banana 2 slot 3"]
    table.play(seat, "lay banana 2 slot 2")
    assert can(table, seat) == ["lay coffee 1 slot 1", "lay coffee 1 slot 3"]
    table.play(seat, "lay coffee 1 slot 3")
    piles = [slot["pile"] for slot in own(table, seat)["slots"]]
    assert piles == [[], ["expansion 2"], ["banana 2"], ["coffee 1"], []]
    assert list(table.waiting) == [1 - seat]


@rule("MOM-2.15", "MOM-E28")
def test_seven_cards_in_hand_and_three_piles_of_one() -> None:
    for variable in (False, True):
        table = GAME.deal(seats=4, seed=5, variable_setup=variable)
        while board(table)["phase"] != "planning":
            seat = table.waiting[0]
            table.play(seat, can(table, seat)[0])
        for seat in range(4):
            assert len(own(table, seat)["hand"]) == 7
            assert [len(slot["pile"]) for slot in own(table, seat)["slots"]] == [0, 1, 1, 1, 0]
        assert board(table)["round"] == 1


@rule("MOM-R14", "MOM-R35", "MOM-R26")
def test_start_bonuses_go_in_seat_order_and_meet_no_field_or_call_with_our_box() -> None:
    table = GAME.deal(seats=4, seed=3)
    first = board(table)["first_player"]
    assert [event["seat"] for event in happened(table.opening, "start_tile")] == [
        (first + turn) % 4 for turn in range(4)
    ]
    for track in BOX.tracks:
        assert max(track.call[:4]) == max(track.field[:4]) == 0


@rule("MOM-R35")
def test_a_start_bonus_stops_before_a_call() -> None:
    table = GAME.deal(seats=2, seed=3)
    mombasa = cast(Mombasa, table.position)
    mombasa.players[0].spaces[0] = 7  # the track A1 has a call behind space 8
    start_bonus(mombasa, 0, [3, 0, 0, 0], 0)
    assert spaces(table, 0)["Mombasa"] == 8
    assert pounds(table, 0) == 1
