"""The box of Traders of Carthage: its numbers are those of the rules, and damage is told exactly."""

import re
from pathlib import Path

import pytest

import entrepot
from entrepot import BadBox, Event
from tests.games.carthage.layout import GAME, can
from tests.games.doing import happened, kinds
from tests.marks import rule
from tests.owner import changed

BOX = Path(entrepot.__file__).parent / "games" / "carthage" / "box.toml"


def facts(table: str) -> list[dict[str, object]]:
    """What the tables of a name hold, without where it comes from."""
    return [
        {key: value for key, value in section.facts.items() if key != "also" and not key.endswith("source")}
        for section in GAME.box.all(table)
    ]


@rule("CAR-1.1", "CAR-1.6")
def test_the_players() -> None:
    assert facts("players") == [{"min": 2, "max": 4, "colours": ["pink", "white", "brown", "light brown"]}]


@rule("CAR-1.2")
def test_the_cards() -> None:
    assert facts("card") == [
        {"value": 2, "count_per_colour": 11, "storage_icons": 2},
        {"value": 3, "count_per_colour": 9, "storage_icons": 1},
        {"value": 5, "count_per_colour": 7, "storage_icons": 0},
    ]
    assert facts("deck") == [{"total": 108, "per_colour": 27}]
    assert facts("goods") == [
        {"colours": ["red", "blue", "yellow", "green"], "names": ["cloth", "wine", "gems", "grain"]}
    ]


@rule("CAR-1.4")
def test_the_tokens() -> None:
    assert facts("achievement_tokens") == [{"total": 48, "per_colour": 12}]


@rule("CAR-1.5", "CAR-R13")
def test_the_route() -> None:
    assert facts("route_space") == [
        {"name": "Alexandria", "kind": "start"},
        {"name": "Open sea", "kind": "sea"},
        {"name": "Cyrenaica", "kind": "anchor"},
        {"name": "Outer pirate waters", "kind": "pirates"},
        {"name": "Inner pirate waters", "kind": "pirates"},
        {"name": "Carthage", "kind": "goal"},
    ]


@rule("CAR-2.2", "CAR-2.3", "CAR-4.5", "CAR-7.2", "CAR-8.1", "CAR-8.3", "CAR-8.4", "CAR-8.6")
def test_the_numbers_of_the_rules() -> None:
    assert facts("rows") == [{"market_start": 5, "farm_start": 3}]
    assert facts("hand") == [{"start_draw_until_sum_at_least": 8}]
    assert facts("movement") == [{"steps_for_one_card": 1, "steps_for_two_or_more_cards": 2}]
    assert facts("refill") == [{"market_draw": 2, "farm_draw": 3}]
    assert facts("payday") == [{"points_per_vp_card": 5, "tokens_gained_per_scored_colour": 1}]
    assert facts("raid") == [{"cards_stored_per_icon": 1}]
    assert facts("end") == [{"tokens_to_end": 8}]


def test_there_is_nothing_else_in_the_box() -> None:
    assert {section.name for section in GAME.box.sections} == {
        *("players", "goods", "deck", "card", "achievement_tokens", "route_space", "movement"),
        *("rows", "refill", "hand", "payday", "raid", "end"),
    }


def test_the_house_says_what_is_its_own() -> None:
    assert GAME.box.house_made() == ["goods.names", "route_space.name"]


def test_another_box_is_played_by_its_numbers(tmp_path: Path) -> None:
    """A number that the rulebook does not state: how many cards a refill brings."""
    game = entrepot.load("carthage", changed(BOX, tmp_path, "farm_draw = 3", "farm_draw = 4"))
    table = game.deal(seats=2, seed=1)
    events: list[Event] = []
    while "refill" not in kinds(events):
        [seat] = table.waiting
        events = table.play(seat, can(table, seat)[-1])
    assert [len(refill["farm"]) for refill in happened(events, "refill")] == [4]
    assert game.box.hash != GAME.box.hash


def test_comments_and_sources_do_not_change_the_name_of_a_box(tmp_path: Path) -> None:
    game = entrepot.load(
        "carthage", changed(BOX, tmp_path, 'names_source = "house"', 'names_source = "rulebook" # new')
    )
    assert game.box.hash == GAME.box.hash


HAND = '[hand]\nstart_draw_until_sum_at_least = 8\nsource = "rulebook"\n'
FIRST_CARD = "[[card]]\nvalue = 2"
SOURCE = "a source (rulebook, public:…, derived, house or owner)"

DAMAGE = {
    "missing table": (HAND, "", "[hand]: found 0 such tables, expected one."),
    "a table twice": (HAND, HAND.replace("[hand]", "[[hand]]") * 2, "[hand]: found 2 such tables, expected one."),
    "a value in place of a table": (
        'game = "carthage"',
        'game = "carthage"\nnotes = 1',
        "notes: found 1, expected only tables here.",
    ),
    "missing key": ("farm_start = 3", "", "[rows] farm_start: found nothing, expected a whole number from 0 to 20."),
    "text for a number": (
        "market_start = 5",
        'market_start = "five"',
        '[rows] market_start: found "five", expected a whole number from 1 to 20.',
    ),
    "fraction for a number": (
        "points_per_vp_card = 5",
        "points_per_vp_card = 5.0",
        "[payday] points_per_vp_card: found 5.0, expected a whole number from 1 to 999.",
    ),
    "another number than the rulebook's": (
        "market_start = 5",
        "market_start = 7",
        "[rows] market_start: found 7, expected 5, as the rulebook says.",
    ),
    "another deck than the rulebook's": (
        "[[card]]\nvalue = 2",
        "[[card]]\nvalue = 1",
        "[card] value: found 1, expected 2, as the rulebook says.",
    ),
    "truth for a number": (
        "tokens_to_end = 8",
        "tokens_to_end = true",
        "[end] tokens_to_end: found true, expected a whole number from 2 to 99.",
    ),
    "number out of bounds": ("max = 4", "max = 5", "[players] max: found 5, expected a whole number from 2 to 4."),
    "number for a text": ('name = "Carthage"', "name = 5", "[route_space] name: found 5, expected a text."),
    "unknown word": (
        'kind = "anchor"',
        'kind = "harbour"',
        '[route_space] kind: found "harbour", expected one of start, sea, anchor, pirates, goal.',
    ),
    "list too short": (
        'names = ["cloth", "wine", "gems", "grain"]',
        'names = ["cloth", "wine", "gems"]',
        '[goods] names: found ["cloth", "wine", "gems"], expected a list of 4 texts, each once.',
    ),
    "twice in a list": (
        'colours = ["red", "blue", "yellow", "green"]',
        'colours = ["red", "blue", "yellow", "red"]',
        '[goods] colours: found ["red", "blue", "yellow", "red"], expected a list of 4 texts, each once.',
    ),
    "a colour of two words": (
        'colours = ["red", "blue", "yellow", "green"]',
        'colours = ["red", "dark blue", "yellow", "green"]',
        '[goods] colours: found ["red", "dark blue", "yellow", "green"], '
        "expected colours of one word each, in small letters.",
    ),
    "a colour with a capital letter": (
        'colours = ["red", "blue", "yellow", "green"]',
        'colours = ["Red", "blue", "yellow", "green"]',
        '[goods] colours: found ["Red", "blue", "yellow", "green"], '
        "expected colours of one word each, in small letters.",
    ),
    "two spaces of one name": (
        'name = "Open sea"',
        'name = "Alexandria"',
        '[route_space] name: found "Alexandria", expected a name of its own for every space.',
    ),
    "unknown key": (
        "farm_start = 3",
        "farm_start = 3\nmarket_size = 5",
        "[rows] market_size: found 5, expected only keys that the rules use (farm_start, market_start).",
    ),
    "misspelt key": (
        "market_start = 5",
        "market_strat = 5",
        "[rows] market_start: found nothing, expected a whole number from 1 to 20.",
    ),
    "unknown table": (
        "[hand]",
        '[hands]\nlimit = 7\nsource = "house"\n\n[hand]',
        "[hands]: found a table that the rules do not use.",
    ),
    "wrong sum of a colour": (
        "per_colour = 27",
        "per_colour = 28",
        "[deck] per_colour: found 28, expected 27, the sum of the cards.",
    ),
    "wrong sum of the deck": (
        "total = 108",
        "total = 109",
        "[deck] total: found 109, expected 108, the sum of the cards.",
    ),
    "wrong sum of the tokens": (
        "total = 48",
        "total = 50",
        "[achievement_tokens] total: found 50, expected 48, 4 times a colour's.",
    ),
    "values not rising": (
        FIRST_CARD,
        "[[card]]\nvalue = 4",
        "[card] value: found 3, expected a whole number from 5 to 99.",
    ),
    "a fourth value": (
        FIRST_CARD,
        '[[card]]\nvalue = 1\ncount_per_colour = 1\nstorage_icons = 0\nsource = "house"\n\n[[card]]\nvalue = 2',
        "[[card]]: found 4 such tables, expected 3.",
    ),
    "two goals": (
        'kind = "pirates"',
        'kind = "goal"',
        '[route_space] kind: found "start", expected the goal as the last space only.',
    ),
    "no anchor": (
        'kind = "anchor"',
        'kind = "sea"',
        '[route_space] kind: found "start", expected one anchor among the spaces.',
    ),
    "pirates before the anchor": (
        'kind = "sea"',
        'kind = "pirates"',
        '[route_space] kind: found "start", expected no pirates before the anchor.',
    ),
    "unknown source": (
        'storage_icons_source = "derived"',
        'storage_icons_source = "guess"',
        f'[card] storage_icons_source: found "guess", expected {SOURCE}.',
    ),
    "missing source": (
        HAND,
        HAND.replace('source = "rulebook"\n', ""),
        f"[hand] source: found nothing, expected {SOURCE}.",
    ),
    "other game": ('game = "carthage"', 'game = "goa"', 'game: found "goa", expected "carthage".'),
    "no game": ('game = "carthage"\n', "", 'game: found nothing, expected "carthage".'),
    "wrong schema": ("schema = 1", "schema = 2", "schema: found 2, expected 1."),
    "no schema": ("schema = 1\n", "", "schema: found nothing, expected 1."),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_named_with_its_place_what_was_found_and_what_is_expected(damage: str, tmp_path: Path) -> None:
    old, new, message = DAMAGE[damage]
    with pytest.raises(BadBox) as refused:
        entrepot.load("carthage", changed(BOX, tmp_path, old, new))
    assert str(refused.value) == f"box.toml: {message}"


def test_a_deck_too_small_for_the_setup(tmp_path: Path) -> None:
    small = changed(BOX, tmp_path, "per_colour = 27", "per_colour = 6")
    text = small.read_text(encoding="utf-8").replace("total = 108", "total = 24")
    small.write_text(re.sub(r"count_per_colour = \d+", "count_per_colour = 2", text), encoding="utf-8")
    with pytest.raises(BadBox) as refused:
        entrepot.load("carthage", small)
    assert str(refused.value) == "box.toml: [deck] total: found 24, expected at least 28 cards, enough for the setup."


def test_not_toml(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match=r"^box\.toml: is not valid TOML: .*\(at line \d+, column \d+\)\.$"):
        entrepot.load("carthage", changed(BOX, tmp_path, "min = 2", "min ="))


def test_not_a_text(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadBox, match=r"^box\.toml: is not a text file\.$"):
        entrepot.load("carthage", tmp_path / "box.toml")


def test_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match=r"^There is no box file box\.toml\.$"):
        entrepot.load("carthage", tmp_path / "box.toml")
