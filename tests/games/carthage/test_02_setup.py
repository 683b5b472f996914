"""2. Setup, over many seeds and all seat counts."""

from collections.abc import Iterator

import pytest

from entrepot import Table
from tests.games.carthage.layout import COLOURS, GAME, can, farm, market, own, tokens, value
from tests.games.doing import asked, board, happened
from tests.marks import rule

SEEDS = range(60)
seat_counts = pytest.mark.parametrize("seats", [2, 3, 4])


def deals(seats: int) -> Iterator[Table]:
    return (GAME.deal(seats=seats, seed=seed) for seed in SEEDS)


def openings(table: Table) -> list[list[str]]:
    """The cards drawn by each seat, in the order of drawing."""
    return [draw["cards"] for draw in happened(table.opening, "hand")]


def start(table: Table) -> int:
    [event] = [event for event in table.opening if event.kind == "start"]
    return event.seat


@rule("CAR-2.1")
@seat_counts
def test_ships_in_alexandria_and_no_discards(seats: int) -> None:
    for table in deals(seats):
        assert board(table)["ships"] == dict.fromkeys(COLOURS, 0)
        assert board(table)["discards"] == []


@rule("CAR-2.1")
@seat_counts
def test_all_other_cards_are_the_draw_pile(seats: int) -> None:
    for table in deals(seats):
        drawn = sum(len(cards) for cards in openings(table))
        assert board(table)["pile"] == 108 - 5 - 3 - drawn


@rule("CAR-2.1")
def test_the_cards_are_shuffled() -> None:
    first_cards = [market(table).split(", ")[0] for table in (GAME.deal(seats=2, seed=seed) for seed in range(400))]
    assert set(first_cards) == {f"{colour} {number}" for colour in COLOURS for number in (2, 3, 5)}
    fives = sum(card.endswith("5") for card in first_cards)
    assert 70 <= fives <= 140  # 28 of 108 cards: about 104 of 400


@rule("CAR-2.2", "CAR-R1")
@seat_counts
def test_five_cards_in_the_market_and_three_in_the_farm_for_any_number_of_players(seats: int) -> None:
    for table in deals(seats):
        [deal] = happened(table.opening, "deal")
        assert (len(deal["market"]), len(deal["farm"])) == (5, 3)
        assert market(table) == ", ".join(deal["market"])
        assert farm(table) == ", ".join(deal["farm"])


@rule("CAR-2.3")
@seat_counts
def test_each_draws_card_by_card_until_the_sum_is_eight_or_more(seats: int) -> None:
    for table in deals(seats):
        for seat, cards in enumerate(openings(table)):
            assert value(cards) >= 8 > value(cards[:-1])
            assert own(table, seat)["hand"] == sorted(cards, key=lambda card: (COLOURS.index(card.split()[0]), card))


@rule("CAR-2.3", "CAR-R9")
@seat_counts
def test_the_hands_are_drawn_openly_in_seat_order_and_are_secret_afterwards(seats: int) -> None:
    for table in deals(seats):
        draws = [event for event in table.opening if event.kind == "hand"]
        assert [event.seat for event in draws] == list(range(seats))
        assert all(event.seen_by(None) == event.seen_by(0) for event in draws)
        assert all(player["hand"] is None for player in board(table, None)["players"])


@rule("CAR-2.4", "CAR-R9")
@seat_counts
def test_the_smallest_sum_starts_then_fewer_cards(seats: int) -> None:
    for table in deals(seats):
        hands = [(value(cards), len(cards)) for cards in openings(table)]
        assert hands[start(table)] == min(hands)


@rule("CAR-2.4")
def test_fewer_cards_break_the_tie_of_sums() -> None:
    """Seeds whose smallest sum is shared, but not with the same number of cards: the shorter hand starts."""
    decided = 0
    for seed in range(200):
        table = GAME.deal(seats=3, seed=seed)
        hands = openings(table)
        least = min(map(value, hands))
        tied = [seat for seat, cards in enumerate(hands) if value(cards) == least]
        shortest = min(len(hands[seat]) for seat in tied)
        leaders = [seat for seat in tied if len(hands[seat]) == shortest]
        if len(leaders) == 1 and len(tied) > 1:
            assert start(table) == leaders[0]
            decided += 1
    assert decided > 10


@rule("CAR-2.4")
def test_a_full_tie_is_decided_at_random() -> None:
    """Of two seats with the same sum and number of cards, each starts about half of the time."""
    starts: list[int] = []
    for seed in range(600):
        table = GAME.deal(seats=2, seed=seed)
        if len({(value(cards), len(cards)) for cards in openings(table)}) == 1:
            starts.append(start(table))
    assert len(starts) > 60
    assert 0.25 < sum(starts) / len(starts) < 0.75


@rule("CAR-2.5")
@seat_counts
def test_from_the_start_player_clockwise_each_takes_a_token_of_any_colour(seats: int) -> None:
    for table in deals(seats):
        for turn in range(seats):
            seat = (start(table) + turn) % seats
            assert asked(table) == (seat, "token")
            assert can(table, seat) == ["token red", "token blue", "token yellow", "token green"]
            table.play(seat, "token blue")  # several may choose the same
        assert [tokens(table, seat) for seat in range(seats)] == ["blue"] * seats


@rule("CAR-2.6")
@seat_counts
def test_the_start_player_has_the_first_turn_and_turns_go_clockwise(seats: int) -> None:
    for table in deals(seats):
        for turn in range(seats):
            table.play((start(table) + turn) % seats, "token red")
        for turn in range(2 * seats):
            seat = (start(table) + turn) % seats
            assert asked(table) == (seat, "turn")
            assert board(table)["active"] == seat
            table.play(seat, next(move for move in can(table, seat) if move.startswith("take")))
