"""The box of Mombasa: its numbers are those of the rules, damage is told exactly, and another box is played as well."""

import copy
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import entrepot
from entrepot import BadBox
from entrepot.games import mombasa
from entrepot.games.mombasa.box.components import MombasaComponents
from entrepot.games.mombasa.box.stated import STATED, keep_to_rulebook
from entrepot.kernel.box import Box
from tests.conformance.entries import Entry, mombasa_pieces
from tests.conformance.kit import Law, uphold
from tests.conformance.laws import LAWS
from tests.conformance.reading import MOMBASA_UNTOLD, read_mombasa
from tests.games.mombasa.layout import BOX, GAME
from tests.marks import rule
from tests.owner import changed

FILE = Path(mombasa.__file__).parent / "box.toml"
FACTS = tomllib.loads(FILE.read_text(encoding="utf-8"))


@rule("MOM-R26")
def test_the_numbers_that_the_rulebooks_state() -> None:
    assert (BOX.fewest, BOX.most, BOX.owned_markers) == (2, 4, 5)
    assert len(BOX.regions) == 24
    borders = [single | double for single, double in zip(BOX.single_border, BOX.double_border, strict=True)]
    assert len([1 for others in borders if bin(others).count("1") == 1]) == 2  # the enclaves
    assert [len(supply) for supply in BOX.supply] == [24, 24, 24]
    assert len(BOX.start_tiles) == 10
    assert BOX.space_cost[:3] == [0, 1, 0]
    assert {BOX.space_cost[7 + tile] for tile in range(4)} == {1, 2}
    assert (BOX.flip_cost, BOX.book_cost) == (2, [1, 1, 2])
    assert (BOX.single_cost, BOX.double_cost, BOX.occupied_cost) == (1, 2, 1)
    assert [(tier.least, tier.spaces, tier.extra[4]) for tier in BOX.tiers[1]] == [(1, 2, 0), (3, 3, 0), (5, 4, 1)]
    assert [tier.least for tier in BOX.tiers[0]][1:] == [tier.least for tier in BOX.tiers[2]][1:] == [4, 6]
    for track in BOX.tracks:
        assert 1 <= sum(1 for pounds in track.call if pounds) <= 2
        assert set(track.field) <= {0, 1, 2}
        assert track.level[-1] == 2


@rule("MOM-2.3", "MOM-7.8")
def test_the_bottom_space_shows_two_coins() -> None:
    assert BOX.column_coins[1][4] == 2
    assert BOX.column_coins[0] == [5, 3, 2, 1, 0, 0]


@rule("MOM-R26")
def test_the_house_says_what_is_its_own() -> None:
    house = GAME.box.house_made()
    assert {"track", "card", "book", "start_tile", "region", "border", "hq.coins", "privilege.cost"} <= set(house)
    assert "expansion_costs" not in house


@rule("MOM-R17", "MOM-R19", "MOM-D2")
def test_the_disputed_numbers() -> None:
    assert (BOX.space_cost[11], BOX.space_cost[12], BOX.second_c1_alternative) == (1, 2, 1)
    assert (BOX.right_slot_at, BOX.right_slot_alternative) == (5, 4)
    assert (BOX.spread_spaces, BOX.spread_alternative) == ([2, 2], 3)


# Damage --------------------------------------------------------------------------------------------------------------


DAMAGE = {
    "unknown key": (
        "coins = [0, 1, 1, 1, 2]",
        "coins = [0, 1, 1, 1, 2]\nheight = 3",
        "[hq] height: found 3, expected only",
    ),
    "too few coins": (
        "coins = [0, 1, 1, 1, 2]",
        "coins = [0, 1, 2]",
        "[hq] coins: found [0, 1, 2], expected a list of 5",
    ),
    "an unknown company": (
        'id = "cape_town"',
        'id = "capetown"',
        '[company] id: found "mombasa", expected the companies',
    ),
    "another track in the first game": (
        'cape_town = "B1"',
        'cape_town = "A2"',
        '[first_game] cape_town: found "A2", expected "B1".',
    ),
    "an unknown region": ('a = "R01"\nb = "R02"', 'a = "R01"\nb = "R99"', '[border] b: found "R99", expected one of'),
    "a border twice": ('a = "R01"\nb = "R04"', 'a = "R02"\nb = "R01"', '[border] b: found "R01", expected another'),
    "a third special field": (
        "special_fields = [[7, 1], [14, 2]]",
        "special_fields = [[7, 1], [14, 2], [16, 1]]",
        "[track] special_fields: found [[7, 1], [14, 2], [16, 1]], expected two special fields.",
    ),
    "spaces that do not rise": (
        "shares = [[2, 1], [5, 2], [8, 3]",
        "shares = [[5, 1], [2, 2], [8, 3]",
        "[track] shares: found",
    ),
    "an unknown requirement": (
        'requirements = [["banana", 1]]',
        'requirements = [["tea", 1]]',
        '[book] requirements: found [["tea", 1]], expected [name, number] with a name among banana, coffee',
    ),
    "an unknown reward": (
        'reward = ["pounds", 1]',
        'reward = ["gold", 1]',
        '[book] reward: found ["gold", 1], expected',
    ),
    "a book too few": ("count = 2", "count = 1", "[book_tiles] per_letter: found 24, expected the number of books"),
    "a card without a name of its own": (
        'name = "banana 2"',
        'name = "banana 1"',
        "[stack] bottom_to_top: found",
    ),
    "a resting card that nobody has": (
        'resting = ["banana 2", "coffee 1", "expansion 2"]',
        'resting = ["banana 4", "coffee 1", "expansion 2"]',
        "[start_tile] resting: found",
    ),
    "a start tile missing": ('first_game = ["Mombasa 3"', 'first_game = ["Tea 3"', "[draft] first_game: found"),
    "steps of a majority that do not rise": (
        "least = 2\nspaces = 2",
        "least = 5\nspaces = 2",
        "[majority_step] least: found 4, expected a whole number from 6 to 99.",
    ),
    "a card of an unknown kind": ('kind = "banana"\nvalue = 1', 'kind = "tea"\nvalue = 1', '[card] kind: found "tea"'),
    "a map outside its frame": (
        "label = [259, 237]",
        "label = [1259, 237]",
        "[region] label: found [1259, 237], expected",
    ),
    "one card to discard": (
        'discard = ["any", "coffee"]',
        'discard = ["any"]',
        '[privilege] discard: found ["any"], expected a list of 2 texts.',
    ),
    "an unknown card to discard": (
        'discard = ["any", "coffee"]',
        'discard = ["any", "tea"]',
        '[privilege] discard: found ["any", "tea"], expected one of any, banana',
    ),
    "a fifth majority": (
        '[[majority]]\nkind = "cotton"',
        '[[majority]]\nkind = "cotton"\ncompany = "cairo"\nsource = "house"\n\n[[majority]]\nkind = "cotton"',
        "[first_player_space] points: found 1, expected a [[majority]] for each of the four kinds.",
    ),
    "no source": ('[rounds]\ncount = 7\nsource = "rulebook"', "[rounds]\ncount = 7", "[rounds] source: found nothing"),
}


CONTRADICTIONS = {
    "eight starting cards": ("starting = 2", "starting = 1", "[[card]] starting: found 8 cards in all, expected 9"),
    "a tenth starting card": ("starting = 2", "starting = 3", "[[card]] starting: found 10 cards in all, expected 9"),
    "no bookkeeper among the starting cards": (
        'kind = "bookkeeper"\nvalue = 2',
        'kind = "banana"\nvalue = 2',
        "[[card]] starting: found banana, coffee, cotton, expansion, expected goods, expansion and bookkeepers, and",
    ),
    "45 action cards": (
        'deck = ["A", "B", "B"]',
        'deck = ["A", "A", "B", "B"]',
        "[[card]] deck: found 10 cards of letter A, expected 9.",
    ),
    "43 action cards": ('deck = ["A", "B", "B"]', 'deck = ["A", "B"]', "[[card]] deck: found 15 cards of letter B, "),
    "a merchant instead of a bookkeeper": (
        'kind = "bookkeeper"\nvalue = 2\ncrate = 2\nstarting = 1\n',
        'kind = "merchant"\ncrate = 2\nstarting = 1\n',
        "[[card]] starting: found banana, coffee, cotton, expansion, merchant, expected goods, expansion and",
    ),
    "a fifth card of letter D": (
        'share = "mombasa"\ndeck = ["C"]',
        'share = "mombasa"\ndeck = ["D"]',
        "[[card]] deck: found 5 cards of letter D, expected 4.",
    ),
    "another card among the last eight": (
        'kind = "share"\ncrate = 2\nshare = "mombasa"',
        'kind = "merchant"\ncrate = 2\ncompany = "mombasa"',
        "[[card]] deck: found share Mombasa in E, expected single shares with the letters D, E, and with no other.",
    ),
    "no merchant for Cairo": (
        'company = "cairo"\ndeck',
        'company = "mombasa"\ndeck',
        "[[card]] company: found the merchants plain, mombasa, mombasa, cape_town, saint_louis, expected",
    ),
    "a good of 5": (
        'kind = "banana"\nvalue = 4',
        'kind = "banana"\nvalue = 5',
        "[card] value: found 5, expected a whole number from 1 to 4.",
    ),
    "an expansion card of 4": (
        'kind = "expansion"\nvalue = 3',
        'kind = "expansion"\nvalue = 4',
        "[card] value: found 4, expected a whole number from 1 to 3.",
    ),
    "an expansion card 1 of 2": (
        "value = 1\ncrate = 1\nseat = 1",
        "value = 2\ncrate = 1\nseat = 1",
        '[card] seat: found 1, expected a seat on expansion cards "1" only.',
    ),
    "another crate of coffee 1": (
        'kind = "coffee"\nvalue = 1\ncrate = 1',
        'kind = "coffee"\nvalue = 1\ncrate = 2',
        "[[card]] crate: found no coffee 1 with crate 1, expected the one of the rulebooks' example.",
    ),
    "no bookkeeper of 2": (
        'kind = "bookkeeper"\nvalue = 2',
        'kind = "bookkeeper"\nvalue = 3',
        "[[card]] value: found no bookkeeper with 2 points, expected the one of the rulebooks' example.",
    ),
    "no capital call": (
        "capital_calls = [[8, 2], [15, 3]]",
        "capital_calls = []",
        "[track] capital_calls: found [], expected one or two capital calls.",
    ),
    "three capital calls": (
        "capital_calls = [[8, 2], [15, 3]]",
        "capital_calls = [[8, 2], [15, 3], [18, 1]]",
        "[track] capital_calls: found [[8, 2], [15, 3], [18, 1]], expected one or two capital calls.",
    ),
    "a capital call of nothing": (
        "capital_calls = [[8, 2], [15, 3]]",
        "capital_calls = [[8, 0]]",
        "[track] capital_calls: found [[8, 0]], expected values from 1 to 1000.",
    ),
    "a special field of 3": (
        "special_fields = [[7, 1], [14, 2]]",
        "special_fields = [[7, 1], [14, 3]]",
        "[track] special_fields: found [[7, 1], [14, 3]], expected fields of 1 or 2 pounds.",
    ),
    "falling shares": ("[23, 9], [24, 10]]", "[23, 9], [24, 8]]", "[track] shares: found"),
    "a falling scale of diamonds": (
        "values = [[6, 10], [9, 15], [13, 25]",
        "values = [[6, 10], [9, 15], [13, 5]",
        "[diamond_track] values: found",
    ),
    "a scale of books that stands still": (
        "values = [[3, 10], [5, 15]",
        "values = [[3, 10], [5, 10]",
        "[book_track] values: found",
    ),
    "four posts a column": (
        "spaces = 5\ncoins = [0, 1, 1, 1, 2]",
        "spaces = 4\ncoins = [0, 1, 1, 2]",
        "[hq] spaces: found 4, expected 5.",
    ),
    "one coin on the bottom space": (
        "coins = [0, 1, 1, 1, 2]",
        "coins = [0, 1, 1, 2, 1]",
        "[hq] coins: found [0, 1, 1, 2, 1], expected 2 coins on the bottom space, the last of the list.",
    ),
    "five places for A books": (
        '["A", "B", "C", "A", "B", "C"]',
        '["A", "A", "C", "A", "B", "C"]',
        '[book_display] letters: found [["A", "A", "C", "A", "B", "C"], ["B", "C", "A", "B", "C"..., expected 4',
    ),
    "a book that asks for nothing": (
        'requirements = [["banana", 1]]',
        "requirements = []",
        "[book] requirements: found [], expected 1 to 2 pairs.",
    ),
    "a start tile without a bonus": (
        'bonus = [["mombasa", 3]]',
        "bonus = []",
        "[start_tile] bonus: found [], expected 1 to 2 pairs.",
    ),
    "a bonus tile for 3 pounds": (
        "cost = 2\ncost_source",
        "cost = 3\ncost_source",
        "[bonus_tile] cost: found 3, expected a whole number from 1 to 2.",
    ),
    "one step too few at the cotton majority": (
        'kind = "cotton"\nleast = 6',
        'kind = "cotton"\nleast = 7',
        "[[majority_step]] kind: found 0 tables with kind = cotton, least = 6, expected one.",
    ),
    "an enclave with two neighbours": (
        'a = "R02"\nb = "R10"',
        'a = "R02"\nb = "R23"',
        "[[border]] b: found enclaves: 1, expected 2 regions that border one region and nothing else.",
    ),
    "a third region without reward": (
        'reward = "points"\namount = 1',
        'reward = "none"\namount = 0',
        '[region] reward: found "none", expected none round an enclave, and only there.',
    ),
}
DAMAGE |= CONTRADICTIONS


STATED_BY = {
    "MOM-1.2": ["falling shares", "a falling scale of diamonds", "a scale of books that stands still"],
    "MOM-1.5": ["a good of 5", "an expansion card of 4", "no merchant for Cairo"],
    "MOM-2.3": ["four posts a column"],
    "MOM-2.4": ["45 action cards", "43 action cards", "a fifth card of letter D"],
    "MOM-2.8": ["five places for A books"],
    "MOM-2.10": [
        "eight starting cards",
        "a tenth starting card",
        "no bookkeeper among the starting cards",
        "a merchant instead of a bookkeeper",
    ],
    "MOM-2.12": ["an expansion card 1 of 2"],
    "MOM-2.14": ["a start tile without a bonus"],
    "MOM-7.6": ["an enclave with two neighbours", "a third region without reward"],
    "MOM-7.8": ["one coin on the bottom space"],
    "MOM-9.4": ["a book that asks for nothing"],
    "MOM-11.7": ["one step too few at the cotton majority"],
    "MOM-15.2": ["no capital call", "three capital calls", "a capital call of nothing"],
    "MOM-15.3": ["a special field of 3"],
    "MOM-E10": ["no bookkeeper of 2"],
    "MOM-E30": ["another card among the last eight"],
    "MOM-R26": ["another crate of coffee 1", "a bonus tile for 3 pounds"],
}
"""The rule that each contradiction is about."""


@rule("MOM-1.2", "MOM-1.5", "MOM-2.3", "MOM-2.4", "MOM-2.8", "MOM-2.10", "MOM-2.12", "MOM-2.14", "MOM-7.6", "MOM-7.8")
@rule("MOM-9.4", "MOM-11.7", "MOM-15.2", "MOM-15.3", "MOM-E10", "MOM-E30", "MOM-R26")
def test_every_contradiction_is_about_a_rule() -> None:
    assert sorted(damage for about in STATED_BY.values() for damage in about) == sorted(CONTRADICTIONS)


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_named_with_its_place_what_was_found_and_what_is_expected(damage: str, tmp_path: Path) -> None:
    old, new, message = DAMAGE[damage]
    with pytest.raises(BadBox) as refused:
        mombasa.load(changed(FILE, tmp_path, old, new))
    assert str(refused.value).startswith(f"box.toml: {message}")


@rule("MOM-R26")
@pytest.mark.parametrize(
    ("table", "which", "key"),
    [(table, which, key) for table, which, facts in STATED for key in facts],
    ids=lambda part: "-".join(map(str, part.values())) if isinstance(part, dict) else str(part),
)
def test_no_number_that_the_rulebooks_state_can_be_another(table: str, which: dict[str, object], key: str) -> None:
    facts = copy.deepcopy(FACTS)
    content = facts[table] if isinstance(facts[table], list) else [facts[table]]
    [section] = [part for part in content if which.items() <= part.items()]
    section[key] = other_value(section[key])
    found = re.escape(json.dumps(section[key])[:50])
    with pytest.raises(BadBox, match=rf"^box.toml: \[{table}\] {key}: found {found}.*, expected .+\.$"):
        keep_to_rulebook(Box("box.toml", facts), GAME.box)


def other_value(value: object) -> object:
    if isinstance(value, list):
        return [*value, value[-1]] if value else [["points", 1]]
    return value + 1 if isinstance(value, int) else f"{value}s"


# Another box ---------------------------------------------------------------------------------------------------------


def other_numbers(text: str) -> str:
    """The box with nearly all its house numbers changed: cards, tracks, map, books, tiles, spaces and costs."""
    text = re.sub(r"^crate = (\d+)", lambda crate: f"crate = {int(crate[1]) * 2 % 7}", text, flags=re.M)
    value = re.compile(r'^(kind = "(\w+)"\nvalue = )(\d+)(?=\ncrate)', flags=re.M)
    text = value.sub(lambda card: f"{card[1]}{int(card[3]) % (3 if card[2] == 'expansion' else 4) + 1}", text)
    text = re.sub(r"^value = 2(?=\ncrate = \d+\nseat)", "value = 1", text, flags=re.M)  # stated
    text = text.replace('kind = "bookkeeper"\nvalue = 4', 'kind = "bookkeeper"\nvalue = 2', 1)  # stated
    text = re.sub(r"^share = .*", 'share = "cairo"', text, flags=re.M)
    text = text.replace('deck = ["C"]', 'deck = ["B"]', 3).replace('deck = ["A", "B", "B"]', 'deck = ["A", "B", "C"]')
    text = text.replace('reward = "points"', 'reward = "track"').replace('reward = "pounds"', 'reward = "points"')
    text = re.sub(r"^mines = (\d+)", lambda mines: f"mines = {2 - int(mines[1])}", text, flags=re.M)
    text = re.sub(r"^amount = ([1-9])", lambda amount: f"amount = {4 - int(amount[1]) % 4}", text, flags=re.M)
    swapped = {"single": "double", "double": "single"}
    text = re.sub(r'^kind = "(single|double)"', lambda kind: f'kind = "{swapped[kind[1]]}"', text, flags=re.M)
    text = re.sub(r"^capital_calls = .*", "capital_calls = [[1, 1], [9, 5]]", text, flags=re.M)
    text = re.sub(r"^special_fields = .*", "special_fields = [[1, 2], [6, 1]]", text, flags=re.M)
    text = re.sub(r"^length = 24", "length = 13", text, flags=re.M)
    text = re.sub(r"^shares = .*", "shares = [[1, 1], [5, 4], [13, 9]]", text, flags=re.M)
    text = re.sub(r"^cost = 1\ncost_source", "cost = 2\ncost_source", text, flags=re.M)
    for old, new in (
        ('\na = "R02"\nb = "R10"\n', '\na = "R02"\nb = "R18"\n'),  # a border elsewhere
        ('\na = "cairo"\nb = "R07"\n', '\na = "cairo"\nb = "R11"\n'),  # also one of a headquarters
        ("coins = [0, 1, 1, 1, 2]", "coins = [3, 0, 1, 0, 2]"),
        (
            "length = 28\nvalues = [[6, 10], [9, 15], [13, 25], [16, 30], [20, 40], [23, 45], [25, 50], [28, 60]]",
            "length = 9\nvalues = [[2, 7]]",
        ),
        ("slot_at = 8", "slot_at = 2"),
        (
            "length = 15\nvalues = [[3, 10], [5, 15], [7, 20], [9, 30], [11, 40], [13, 50], [15, 60]]",
            "length = 6\nvalues = [[1, 3], [6, 80]]",
        ),
        ("slot_at = 5", "slot_at = 2"),
        ("slot_at_alternative = 4", "slot_at_alternative = 1"),
        ("no_a = [5, 8, 10, 12, 14, 15]", "no_a = [2, 6]"),
        ("left = [2, 2, 2, 2]", "left = [0, 1, 2, 3]"),
        ("middle = [1, 1, 1, 1]", "middle = [3, 2, 1, 0]"),
        ('["A", "B", "C", "A", "B", "C"]', '["C", "C", "A", "A", "B", "B"]'),
        ("cost = [1, 2]", "cost = [3, 0]"),
        ("second_cost_alternative = 1", "second_cost_alternative = 4"),
        ('bonus = [["mombasa", 3]]', 'bonus = [["mombasa", 9], ["diamond", 5]]'),
        ('kind = "cotton"\ncompany = "saint_louis"', 'kind = "cotton"\ncompany = "mombasa"'),
        ("least = 2\nspaces = 2\nextra = []", 'least = 3\nspaces = 0\nextra = [["points", 2], ["remove_post", 3]]'),
    ):
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


class OtherBox(Entry):
    """Mombasa with other numbers, under its own name while the laws are checked."""

    game: entrepot.Game = GAME

    def load(self) -> entrepot.Game:
        entrepot.add_game("mombasa", lambda box_file=None: OtherBox.game)
        return OtherBox.game


@pytest.fixture(scope="module")
def other_box(tmp_path_factory: pytest.TempPathFactory) -> Entry:
    file = tmp_path_factory.mktemp("box") / "box.toml"
    file.write_text(other_numbers(FILE.read_text(encoding="utf-8")), encoding="utf-8")
    OtherBox.game = mombasa.load(file)
    return OtherBox(
        "mombasa",
        mombasa_pieces,
        longest=6000,
        apart=frozenset({"early_ink_slot", "even_c1", "wide_d2"}),
        mere=frozenset({"stop", "end", "ready"}),
        untold=MOMBASA_UNTOLD,
        read=read_mombasa,
    )


HERE = [law for law in LAWS.values() if law.concerns_this_build() and (law.told or entrepot.build() == "compiled")]
"""Each law in one of the builds."""


@rule("MOM-R26", "MOM-R35")
@pytest.mark.skipif(not HERE, reason="the compiled build is held to every law")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("law", HERE, ids=str)
def test_a_box_with_other_numbers_holds_every_law(law: Law, seats: int, other_box: Entry) -> None:
    try:
        for case in other_box.cases():
            if case.seats == seats and not case.aside:  # their rules have nothing to do with the numbers
                uphold(law, case, games=max(1, 8 // law.part))
    finally:
        entrepot.add_game("mombasa", mombasa.load)


@rule("MOM-R26")
def test_cards_tracks_and_map_are_really_other_ones(other_box: Entry) -> None:
    other = MombasaComponents(OtherBox.game.box)
    same = [face for face, card in enumerate(other.cards) if card.value == BOX.cards[face].value]
    assert same == [face for face, card in enumerate(BOX.cards) if card.value == 0 or face in BOX.seat_cards]
    assert all(theirs.crate != own.crate for theirs, own in zip(other.cards, BOX.cards, strict=True))
    assert other.stack != BOX.stack
    for theirs, own in zip(other.tracks, BOX.tracks, strict=True):
        assert theirs.length != own.length
        assert theirs.shares != own.shares[:14]
        assert (theirs.call, theirs.field) != (own.call[:14], own.field[:14])
    assert other.single_border != BOX.single_border
    assert other.hq_single != BOX.hq_single
    assert other.hq_double != BOX.hq_double
    assert other.region_reward != BOX.region_reward
    assert other.region_amount != BOX.region_amount
    assert other.mines != BOX.mines


@rule("MOM-R26")
def test_other_numbers_are_the_ones_that_are_played(other_box: Entry) -> None:
    try:
        board: Any = other_box.load().deal(seats=2, seed=1).view(None)["board"]
    finally:
        entrepot.add_game("mombasa", mombasa.load)
    assert isinstance(board, dict)
    assert board["players"][0]["slots"][4]["opens_at"] == 2
    assert [space["cost"] for space in board["spaces"]][7:13] == [2, 2, 2, 2, 3, 0]
    assert [player["pounds"] for player in board["players"]] == [1 + 2, 1 + 2]  # both met a special field at once
