"""The rules of thumb of Goa: always a legal move, better than chance, and nothing that looks foolish."""

from collections.abc import Mapping
from typing import cast

from entrepot import Dice, Position, Table, bot
from entrepot.games.goa.advice.auctions import worth_of_lot
from entrepot.games.goa.advice.tiles import worth_of_tile
from entrepot.games.goa.position import Goa
from tests.games.doing import play
from tests.games.goa.layout import GAME, can, goa_table


def test_greedy_beats_three_random_players() -> None:
    won = 0
    for seed in range(12):
        table = GAME.deal(4, seed, quick_start=seed % 2 == 0, bonanza=seed % 3 == 0)
        players = [bot("greedy" if seat == seed % 4 else "random", seed=seed) for seat in range(4)]
        while not table.over:
            [seat] = table.waiting
            table.play(seat, players[seat].choose(table.sight(seat)))
        won += seed % 4 in table.winners()
    assert won >= 11


def test_every_piece_of_advice_is_a_legal_move() -> None:
    dice = Dice(1)
    for seed in range(6):
        position: Position = GAME.deal(2 + seed % 3, seed, bonanza=True, quick_start=True).position
        while not position.over:
            [seat] = position.waiting()
            moves = position.moves(seat)
            assert GAME.advise(position, seat) in moves
            position.play(seat, moves[dice.below(len(moves))])


def advised(table_seat: int, **laid: object) -> str:
    table = goa_table(**laid)  # type: ignore[arg-type]
    return GAME.moves[GAME.advise(table.position, table_seat)].text


def test_a_step_that_can_be_paid_is_taken() -> None:
    assert advised(0, land={0: "ginger-2 with ginger"}, ducats={0: 10}, colonists={0: 0}) == "progress ships"


def test_a_lot_is_not_paid_above_its_worth() -> None:
    markers = [("top-a", 0), ("a1", 1), ("b1", 0)]
    table = goa_table(at="auctions", markers=markers, ducats={0: 90, 1: 90})
    play(table, 1, "bid 60")
    assert can(table, 0) == ["pass", "buy"]
    assert GAME.moves[GAME.advise(table.position, 0)].text == "pass"


# Auctions ------------------------------------------------------------------------------------------------------------

MARKERS = [("top-a", 0), ("a1", 1), ("b1", 0)]


def choice(table: Table, seat: int) -> str:
    return GAME.moves[GAME.advise(table.position, seat)].text


def bid_for_the_flag(ducats: int, **laid: object) -> int:
    """What seat 1 bids for the flag."""
    table = goa_table(at="auctions", markers=MARKERS, ducats={0: 10, 1: ducats}, **laid)  # type: ignore[arg-type]
    chosen = choice(table, 1)
    return 0 if chosen == "pass" else int(chosen.removeprefix("bid "))


def test_who_cannot_pay_what_a_lot_is_worth_bids_what_there_is() -> None:
    table = goa_table(at="auctions", markers=MARKERS, ducats={0: 6, 1: 0}, grid={"a1": "a-red-expedition"})
    play(table, 1, "pass")
    assert choice(table, 0) == "bid 6"
    assert bid_for_the_flag(2) == 2


def test_the_flag_has_its_price() -> None:
    """It brings an action: some ducats, but most are left for tiles; and in the last round it is worth less."""
    assert 3 <= bid_for_the_flag(10) <= 5
    early = goa_table(at="auctions", markers=MARKERS)
    late = goa_table(at="auctions", markers=MARKERS, phase="B", round=4)
    assert worth_of_lot(cast(Goa, late.position), 1) < worth_of_lot(cast(Goa, early.position), 1)


# Last actions --------------------------------------------------------------------------------------------------------

LAST = {"phase": "B", "round": 4, "action": 3}


def test_the_last_action_is_worth_points() -> None:
    """Neither ships nor spices count at the end: a card does, and so does a colony."""
    assert advised(0, rows={0: "ships 5"}, **LAST) == "expedition"
    assert advised(0, rows={0: "harvest 5"}, land={0: "ginger-2, clove-2, pepper-2"}, **LAST) == "expedition"
    full = {"rows": {0: "ships 5, colonists 4"}, "colonists": {0: 9}, "hands": {0: "ships-palm"}}
    assert advised(0, **full, **LAST).startswith("found")


def test_ships_are_built_while_a_step_can_follow() -> None:
    ready: dict[str, Mapping[int, object]] = {
        "land": {0: "ginger-2 with ginger, cinnamon-2 with cinnamon, pepper-2 with pepper, nutmeg-2 with nutmeg"}
    }
    ready |= {"rows": {0: "ships 4, harvest 4, taxes 4, expeditions 4, colonists 4"}, "ships": {0: 2}}
    assert advised(0, **ready, **{**LAST, "action": 2}) == "build"
    assert advised(0, **ready, **LAST) == "expedition"
    assert advised(0, **ready, **LAST, extra={0: 1}) == "build"


def test_spices_are_harvested_while_a_step_can_follow() -> None:
    lacking: dict[str, Mapping[int, object]] = {
        "land": {0: "ginger-2, cinnamon-2, pepper-2 with pepper pepper, nutmeg-2 with nutmeg nutmeg"}
    }
    lacking |= {"rows": {0: "ships 4, harvest 4, taxes 4, expeditions 4, colonists 4"}}
    for ships, before_the_last in ((6, "harvest"), (2, "expedition")):
        ready = {**lacking, "ships": {0: ships}}
        assert advised(0, **ready, **{**LAST, "action": 2}) == before_the_last
        assert advised(0, **ready, **LAST) == "expedition"
        assert advised(0, **ready, **LAST, extra={0: 1}) == before_the_last


def test_goods_of_tiles_are_worth_nothing_when_no_action_follows() -> None:
    end = cast(Goa, goa_table(**LAST).position)  # type: ignore[arg-type]
    before = cast(Goa, goa_table(phase="B", round=4).position)
    ships = end.box.tiles.index("a-ships-4")
    assert worth_of_tile(end, 0, ships) == 0.0
    assert worth_of_tile(before, 0, ships) > 0.0


def test_a_card_for_ships_is_kept_for_its_symbol_at_the_end() -> None:
    land = {0: "ginger-2 with ginger ginger"}
    table = goa_table(hands={0: "ships-palm"}, ships={0: 0}, land=land, **LAST)  # type: ignore[arg-type]
    play(table, 0, "taxes")
    assert choice(table, 0) == "done"
    early = goa_table(hands={0: "ships-palm"}, ships={0: 0}, land=land)
    play(early, 0, "taxes")
    assert choice(early, 0) == "play ships-palm"


def test_a_step_is_bought_with_the_card_for_it() -> None:
    table = goa_table(hands={0: "purchase-lotus"}, ducats={0: 16}, rows={0: "taxes 4"})
    play(table, 0, "taxes")
    assert choice(table, 0) == "play purchase-lotus"
    play(table, 0, "play purchase-lotus")
    assert choice(table, 0) == "progress taxes"


def test_a_card_that_makes_a_step_possible_is_played_first() -> None:
    land = {0: "ginger-2 with ginger"}
    assert advised(0, land=land, ships={0: 0}, hands={0: "ships-palm"}) == "play ships-palm"


def test_a_duty_is_paid_at_the_end() -> None:
    land = {0: "ginger-2 with ginger ginger, clove-2 with clove clove, pepper-2 with pepper pepper"}
    assert advised(0, land=land, ships={0: 0}, tiles={0: "a-duty"}, **LAST) == "use a-duty"
