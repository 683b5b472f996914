"""The box of Goa: its numbers are those of the rules, and damage is told exactly."""

from collections import Counter
from pathlib import Path
from typing import cast

import pytest

import entrepot
from entrepot import BadBox
from entrepot.games.goa import load
from entrepot.games.goa.position import Goa
from entrepot.games.goa.steps.progress import make_progress
from tests.games.goa.layout import GAME
from tests.marks import rule
from tests.owner import changed

BOX = Path(entrepot.__file__).parent / "games" / "goa" / "box.toml"


def facts(table: str) -> list[dict[str, object]]:
    """What the tables of a name hold, without where it comes from."""
    return [
        {key: value for key, value in section.facts.items() if key != "also" and not key.endswith("source")}
        for section in GAME.box.all(table)
    ]


@rule("GOA-1.1", "GOA-2.10", "GOA-3.1", "GOA-5.3", "GOA-2.1", "GOA-2.5", "GOA-2.7", "GOA-12.6", "GOA-18.1")
def test_the_numbers_of_the_rules() -> None:
    assert facts("players") == [{"min": 2, "max": 4, "colours": ["red", "blue", "green", "yellow"]}]
    assert facts("flow") == [{"rounds_per_phase": 4, "actions_per_round": 3, "extra_action_cards_kept": 1}]
    assert facts("auction") == [{"least_bid": 1, "highest_bid": 200, "owner_discount": 1, "flag_extra_actions": 1}]
    assert facts("grid") == [{"tiles_set_aside": 4, "most_plantations_set_aside": 2}]
    assert facts("start") == [
        {
            "ships": 4,
            "colonists": 2,
            "ducats_start_player": 5,
            "ducats_other": 10,
            "symbol": "elephant",
            "extra_actions": 0,
        }
    ]
    assert facts("founding") == [{"cards": 2, "colonists_for_failing": 1}]
    assert facts("scoring") == [{"most_ducats": 3}]
    assert facts("quick_start") == [{"markers": 2, "ducats": 10}]


@rule("GOA-1.3", "GOA-11.1", "GOA-12.2")
def test_the_levels() -> None:
    assert [(column["id"], column["values"]) for column in facts("column")] == [
        ("ships", [1, 2, 3, 4, 5]),
        ("harvest", [1, 2, 4, 6, 8]),
        ("taxes", [4, 6, 8, 10, 12]),
        ("expeditions", [1, 1, 2, 2, 3]),
        ("colonists", [0, 2, 4, 6, 8]),
    ]
    assert facts("column")[3]["hand_limit"] == [1, 2, 3, 4, 5]


@rule("GOA-7.1")
def test_the_steps_cost_one_to_four_spices_and_as_many_ships() -> None:
    steps = facts("step")
    assert len(steps) == 20
    assert all(len(set(step["spices"])) == step["leaves"] == step["ships"] for step in steps)  # type: ignore[call-overload]


@rule("GOA-2.1", "GOA-15.2", "GOA-15.6", "GOA-15.7", "GOA-15.10")
def test_29_tiles_in_each_phase() -> None:
    counts: dict[str, Counter[str]] = {"A": Counter(), "B": Counter()}
    for tile in GAME.box.all("tile"):
        counts[tile.text("phase")][tile.text("class")] += tile.integer("count")
    assert counts["A"] == {"plantation": 16, "red": 5, "duty": 1, "immediate": 5, "choice": 2}
    assert counts["B"] == {
        "plantation": 10,
        "extra harvest": 1,
        "succour": 1,
        "espionage": 1,
        "viceroy": 1,
        "duty": 1,
        "gift": 1,
        "exchange": 1,
        "planter": 1,
        "mission": 4,
        "immediate": 5,
        "choice": 2,
    }


@rule("GOA-14.1")
def test_three_cards_of_each_kind() -> None:
    kinds = Counter(card["kind"] for card in facts("card"))
    assert set(kinds.values()) == {3}
    assert len(kinds) == 10
    for kind in kinds:
        assert {card["colonists"] for card in facts("card") if card["kind"] == kind} == {1, 2, 3}


def test_the_house_says_what_is_its_own() -> None:
    assert GAME.box.house_made() == [
        *("auction.highest_bid", "column", "step", "colony_tile", "tile", "expedition.symbols", "card_kind.prices"),
        *("card", "token"),
    ]


def test_another_box_is_played_by_its_numbers(tmp_path: Path) -> None:
    """Numbers that the rulebook does not state: the levels of a column between those of its examples."""
    game = load(changed(BOX, tmp_path, "values = [4, 6, 8, 10, 12]", "values = [4, 6, 9, 12, 15]"))
    taxes = cast(Goa, game.deal(2, 1).position).box.level[2]
    assert taxes == [4, 6, 9, 12, 15]
    assert game.box.hash != GAME.box.hash


@rule("GOA-7.1", "GOA-7.7")
def test_a_step_may_cost_a_spice_twice(tmp_path: Path) -> None:
    """An owner of the game can enter what the board shows: each sack is paid on its own."""
    old, new = 'spices = ["ginger", "cinnamon"]\nships = 2', 'spices = ["ginger", "ginger"]\nships = 2'
    game = load(changed(BOX, tmp_path, old, new))
    goa = cast(Goa, game.deal(2, 1).position)
    player = goa.players[0]
    player.rows[0], player.ships = 1, 2
    goa.place_tile(0, 0, goa.box.tiles.index("b-plantation-ginger-3"))
    for number in (1, 2):
        assert not goa.payable(0, 0, True, True)
        goa.put_spice(0, 0, 0)
        assert player.stock[0] == number
    assert goa.payable(0, 0, True, True)
    make_progress(goa, 0, 0, True, True)
    goa.settle()
    assert (player.rows[0], player.ships, player.stock[0]) == (2, 0, 0)


DAMAGE = {
    "a tile of the rulebook under another name": (
        'id = "b-duty"',
        'id = "b-tax"',
        "[[tile]] id: found 0 tables with id = b-duty, expected one.",
    ),
    "too many seats": ("max = 4", "max = 5", "[players] max: found 5, expected a whole number from 2 to 4."),
    "unknown key": (
        "most_ducats = 3",
        "most_ducats = 3\nleast_ducats = 1",
        "[scoring] least_ducats: found 1, expected only keys that the rules use (most_ducats).",
    ),
    "a spice of two words": (
        'names = ["ginger", "cinnamon", "pepper", "nutmeg", "clove"]',
        'names = ["ginger", "cinnamon", "black pepper", "nutmeg", "clove"]',
        '[spices] names: found ["ginger", "cinnamon", "black pepper", "nutmeg", "clove"], '
        "expected names of one word each, in small letters.",
    ),
    "a missing table": (
        '[scoring]\nmost_ducats = 3\nsource = "rulebook"\n',
        "",
        "[scoring]: found 0 such tables, expected one.",
    ),
    "a card too few": (
        '[[card]]\nid = "ships-shell"\nkind = "ships"\ncolonists = 1\nsymbol = "shell"\nsource = "house"\n',
        "",
        "[[card]]: found 29 such tables, expected 30.",
    ),
    "a step too many": (
        'column = "ships"\nleaves = 2',
        'column = "ships"\nleaves = 1',
        "[step] leaves: found 1, expected every step of a column once.",
    ),
    "an unknown spice in a step": (
        'spices = ["ginger"]',
        'spices = ["saffron"]',
        '[step] spices: found ["saffron"], expected spices of the box.',
    ),
    "too many spices in a step": (
        'spices = ["ginger", "cinnamon"]\nships = 2',
        'spices = ["ginger", "cinnamon", "pepper"]\nships = 2',
        '[step] spices: found ["ginger", "cinnamon", "pepper"], expected a list of 2 texts.',
    ),
    "too few ships in a step": (
        'spices = ["ginger", "cinnamon", "pepper"]\nships = 3',
        'spices = ["ginger", "cinnamon", "pepper"]\nships = 2',
        "[step] ships: found 2, expected 3, as many ships as spices.",
    ),
    "another number than the rulebook's": (
        "ducats_other = 10",
        "ducats_other = 12",
        "[start] ducats_other: found 12, expected 10, as the rulebook says.",
    ),
    "a tile that gives more": (
        "ducats = 3\n",
        "ducats = 4\n",
        "[tile] ducats: found 4, expected 3, as the rulebook says.",
    ),
    "another level than in an example": (
        "values = [1, 2, 3, 4, 5]",
        "values = [1, 3, 3, 4, 5]",
        "[column] values: found [1, 3, 3, 4, 5], expected 2 in row 2, as the rulebook says.",
    ),
    "another limit than in an example": (
        "hand_limit = [1, 2, 3, 4, 5]",
        "hand_limit = [1, 2, 3, 5, 5]",
        "[column] hand_limit: found [1, 2, 3, 5, 5], expected 4 in row 4, as the rulebook says.",
    ),
    "a level of an example that is missing": (
        "values = [1, 2, 4, 6, 8]",
        "values = [1, 2, 3, 6, 8]",
        "[column] values: found [1, 2, 3, 6, 8], expected a 4, as the rulebook says.",
    ),
    "falling levels": (
        "values = [4, 6, 8, 10, 12]",
        "values = [4, 6, 10, 8, 12]",
        "[column] values: found [4, 6, 10, 8, 12], expected levels that never fall, as the rulebook says.",
    ),
    "other points of the last rows": (
        "points_by_row = [0, 1, 3, 6, 10]",
        "points_by_row = [0, 1, 3, 6, 9]",
        "[development] points_by_row: found [0, 1, 3, 6, 9], expected 3, 6, 10 in the last rows, as the rulebook says.",
    ),
    "a plantation of four spaces": (
        'spice = "ginger"\nspaces = 3',
        'spice = "ginger"\nspaces = 4',
        "[tile] spaces: found 4, expected 1 to 3 spaces, as the rulebook says.",
    ),
    "a small plantation without points": (
        "points = 1\npoints_with_planter = 3",
        "points_with_planter = 3",
        "[tile] points: found nothing, expected 1, as the rulebook says of such a plantation.",
    ),
    "an any-spice plantation with points": (
        "points = 0\npoints_with_planter = 0",
        "points = 0\npoints_with_planter = 3",
        "[tile] points_with_planter: found 3, expected 0, as the rulebook says of such a plantation.",
    ),
    "a colony tile for three kinds": (
        'colony = "quilon"\nspices = ["ginger", "cinnamon"]',
        'colony = "quilon"\nspices = ["ginger", "cinnamon", "clove"]',
        '[colony_tile] spices: found ["ginger", "cinnamon", "clove"], expected 2 kinds of spices, '
        "as the rulebook says.",
    ),
    "a colony tile that does not bear all kinds": (
        'colony = "cochin"\ncount = 4',
        'colony = "cochin"\nspices = ["ginger"]\ncount = 4',
        '[colony_tile] spices: found ["ginger"], expected no kinds, for it bears all of them, as the rulebook says.',
    ),
    "two colony tiles alike": (
        'colony = "quilon"\nspices = ["cinnamon", "pepper"]',
        'colony = "quilon"\nspices = ["cinnamon", "ginger"]',
        '[colony_tile] spices: found ["cinnamon", "ginger"], expected another pair on every tile, '
        "as the rulebook says.",
    ),
    "four colonists on a card": (
        'kind = "ships"\ncolonists = 3',
        'kind = "ships"\ncolonists = 4',
        "[card] colonists: found 4, expected 1 to 3 colonists, as the rulebook says.",
    ),
    "a seventh symbol": (
        'symbols = ["elephant", "palm", "shell", "statue", "tiger", "lotus"]',
        'symbols = ["elephant", "palm", "shell", "statue", "tiger", "lotus", "pearl"]',
        '[expedition] symbols: found ["elephant", "palm", "shell", "statue", "tiger", "lotus",..., '
        "expected 6 symbols, as the rulebook says.",
    ),
    "too few colony tiles": (
        'id = "cochin"\ncolony = "cochin"\ncount = 4',
        'id = "cochin"\ncolony = "cochin"\ncount = 3',
        "[colony] tiles: found 4, expected 3, the sum of its tiles.",
    ),
    "an unknown class of tile": (
        'class = "gift"',
        'class = "surprise"',
        '[tile] class: found "surprise", expected one of plantation, immediate, choice, gift, red, extra harvest, '
        "duty, succour, espionage, viceroy, exchange, planter, mission.",
    ),
    "a tile too many": (
        'id = "b-mission-2"\nname = "Mission (2)"\nphase = "B"\nclass = "mission"\ncount = 2',
        'id = "b-mission-2"\nname = "Mission (2)"\nphase = "B"\nclass = "mission"\ncount = 3',
        "[tiles] phase_b: found 29, expected tiles for the grid and those set aside: 29, not 30.",
    ),
    "two tiles of one id": (
        'id = "b-mission-2"',
        'id = "b-mission-3"',
        "[tiles] phase_a: found 29, expected a name of its own for every kind of tile.",
    ),
    "an unknown kind of card": (
        'kind = "sell"',
        'kind = "buy"',
        '[card] kind: found "buy", expected one of ships, colonists, ducats, spices, sell, purchase, mix, third-card, '
        "ships-only, spices-only.",
    ),
    "two cards of one id": (
        'id = "ships-palm"',
        'id = "ships-shell"',
        '[card] id: found "ships-shell", expected a name of its own for every card.',
    ),
    "no points for five symbols": (
        "points_by_symbols = [0, 1, 3, 6, 10, 15]",
        "points_by_symbols = [0, 1, 3, 6, 10]",
        "[expedition] points_by_symbols: found [0, 1, 3, 6, 10], expected points for up to 5 equal symbols.",
    ),
    "an unknown start symbol": (
        'symbol = "elephant"',
        'symbol = "parrot"',
        '[start] symbol: found "parrot", expected one of elephant, palm, shell, statue, tiger, lotus.',
    ),
    "a token too many": ("tokens = 8", "tokens = 9", "[bonanza] tokens: found 9, expected 8, the sum of the tokens."),
    "too many cards to draw": (
        "values = [1, 1, 2, 2, 3]",
        "values = [1, 1, 2, 2, 6]",
        "[column] values: found [1, 1, 2, 2, 6], expected at most 5 cards to draw in every row.",
    ),
    "other game": ('game = "goa"', 'game = "carthage"', 'game: found "carthage", expected "goa".'),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_named_with_its_place_what_was_found_and_what_is_expected(damage: str, tmp_path: Path) -> None:
    old, new, message = DAMAGE[damage]
    with pytest.raises(BadBox) as refused:
        load(changed(BOX, tmp_path, old, new))
    assert str(refused.value) == f"box.toml: {message}"
