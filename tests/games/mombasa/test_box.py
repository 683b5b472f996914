"""The box of Mombasa: its numbers are those of the rules, damage is told exactly, and another box is played as well."""

import re
from pathlib import Path
from typing import cast

import pytest

import entrepot
from entrepot import BadBox, Dice
from entrepot.games import mombasa
from entrepot.games.mombasa.box import MombasaBox
from entrepot.games.mombasa.position import Mombasa
from tests.conformance.entries import Entry, mombasa_pieces
from tests.conformance.kit import Law, uphold
from tests.conformance.laws import LAWS
from tests.games.mombasa.layout import BOX, GAME
from tests.marks import rule

FILE = Path(mombasa.__file__).parent / "box.toml"


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
    assert (BOX.space_cost[11], BOX.space_cost[12]) == (1, 2)
    assert (BOX.right_slot_at, BOX.right_slot_alternative) == (5, 4)
    assert (BOX.spread_spaces, BOX.spread_alternative) == ([2, 2], 3)


# Damage --------------------------------------------------------------------------------------------------------------


def changed(folder: Path, *changes: tuple[str, str]) -> Path:
    """A copy of the box file with some changes, each made once."""
    text = FILE.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    copy = folder / "box.toml"
    copy.write_text(text, encoding="utf-8")
    return copy


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
    "two tracks of a letter": ('cape_town = "B1"', 'cape_town = "A2"', "[first_game] mombasa: found"),
    "an unknown region": ('a = "R01"\nb = "R02"', 'a = "R01"\nb = "R99"', '[border] b: found "R99", expected one of'),
    "a border twice": ('a = "R01"\nb = "R04"', 'a = "R02"\nb = "R01"', '[border] b: found "R01", expected another'),
    "a third special field": (
        "special_fields = [[7, 1], [14, 2]]",
        "special_fields = [[7, 1], [14, 2], [16, 1]]",
        "[track] special_fields: found [[7, 1], [14, 2], [16, 1]], expected two special fields.",
    ),
    "spaces that do not rise": (
        "shares = [[2, 1], [4, 2], [7, 3]",
        "shares = [[4, 1], [2, 2], [7, 3]",
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
        "least = 3\nspaces = 3",
        "least = 1\nspaces = 3",
        "[majority_step] least: found 1, expected a whole number from 2 to 99.",
    ),
    "a card of an unknown kind": ('kind = "banana"\nvalue = 1', 'kind = "tea"\nvalue = 1', '[card] kind: found "tea"'),
    "a map outside its frame": (
        "label = [259, 237]",
        "label = [1259, 237]",
        "[region] label: found [1259, 237], expected",
    ),
    "markers that are taken away again": (
        "extra_markers = [1, 2]",
        "extra_markers = [2, 1]",
        "[privilege] extra_markers: found [2, 1], expected totals that do not fall.",
    ),
    "mixed goods without the discount for all": (
        'goods = [["banana"], ["banana", "coffee", "cotton"]]',
        'goods = [["banana"], ["banana", "coffee"]]',
        '[privilege] goods: found [["banana"], ["banana", "coffee"]], expected all goods where kinds may be mixed.',
    ),
    "an option that takes diamonds away": (
        "options = [[[1, 2], [2, 1]], [[2, 2]]]",
        "options = [[[1, -2], [2, 1]], [[2, 2]]]",
        "[privilege] options: found [[[1, -2], [2, 1]], [[2, 2]]], expected numbers from 0 to 9.",
    ),
    "no source": ('[rounds]\ncount = 7\nsource = "rulebook"', "[rounds]\ncount = 7", "[rounds] source: found nothing"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_named_with_its_place_what_was_found_and_what_is_expected(damage: str, tmp_path: Path) -> None:
    old, new, message = DAMAGE[damage]
    with pytest.raises(BadBox) as refused:
        mombasa.load(changed(tmp_path, (old, new)))
    assert str(refused.value).startswith(f"box.toml: {message}")


def test_a_letter_needs_a_book_for_each_of_its_places(tmp_path: Path) -> None:
    """Four books of each letter are enough for four places of each, not for seven of A."""
    text = FILE.read_text(encoding="utf-8").replace("per_letter = 24", "per_letter = 4")
    books = re.findall(r"^\[\[book\]\]\n(?:.+\n)+", text, flags=re.M)
    kept = [book for letter in "ABC" for book in books if f'letter = "{letter}"' in book][::6]
    for book in books:
        text = text.replace(book, book if book in kept else "")
    few = tmp_path / "few.toml"
    few.write_text(text, encoding="utf-8")
    assert [len(supply) for supply in mombasa.open_box(few)[1].supply] == [4, 4, 4]
    few.write_text(text.replace('["A", "B", "C", "A", "B", "C"]', '["A", "A", "A", "A", "A", "B"]'), encoding="utf-8")
    with pytest.raises(BadBox, match=r"\[book_display\] letters: found .*, expected at most 4 places for a letter"):
        mombasa.load(few)


@rule("MOM-H5")
def test_a_tile_kept_in_secret_is_unknown_even_where_only_one_is_dealt(tmp_path: Path) -> None:
    table = mombasa.load(changed(tmp_path, ("dealt = 2", "dealt = 1"))).deal(seats=2, seed=1, variable_setup=True)
    [move] = table.moves(1)
    table.play(1, move)
    position = cast(Mombasa, table.position)
    kept = set()
    for seed in range(40):
        twin = position.copy()
        twin.redeal(0, Dice(seed))
        kept.add(twin.players[1].tile)
    assert len(kept) == 9  # any but the own one


# Another box ---------------------------------------------------------------------------------------------------------


def other_numbers(text: str) -> str:
    """The box with nearly all its house numbers changed: cards, tracks, map, books, tiles, spaces and costs."""
    text = re.sub(r"^crate = (\d+)", lambda crate: f"crate = {(int(crate[1]) * 3 + 2) % 7}", text, flags=re.M)
    text = re.sub(r"^value = (\d+)", lambda value: f"value = {int(value[1]) % 4 + 2}", text, flags=re.M)
    text = re.sub(r"^share = .*", 'share = "cairo"', text, flags=re.M)
    text = text.replace('deck = ["C"]', 'deck = ["A", "E"]').replace('deck = ["B"]', 'deck = ["C"]')
    text = text.replace('reward = "points"', 'reward = "track"').replace('reward = "pounds"', 'reward = "points"')
    text = re.sub(r"^mines = (\d+)", lambda mines: f"mines = {2 - int(mines[1])}", text, flags=re.M)
    text = re.sub(r"^amount = ([1-9])", lambda amount: f"amount = {4 - int(amount[1]) % 4}", text, flags=re.M)
    swapped = {"single": "double", "double": "single"}
    text = re.sub(r'^kind = "(single|double)"', lambda kind: f'kind = "{swapped[kind[1]]}"', text, flags=re.M)
    text = re.sub(r"^capital_calls = .*", "capital_calls = [[1, 1], [2, 2], [9, 5]]", text, flags=re.M)
    text = re.sub(r"^special_fields = .*", "special_fields = [[1, 2], [6, 3]]", text, flags=re.M)
    text = re.sub(r"^length = 20", "length = 13", text, flags=re.M)
    text = re.sub(r"^shares = .*", "shares = [[1, 1], [5, 4], [13, 9]]", text, flags=re.M)
    for old, new in (
        ('\na = "R02"\nb = "R10"\n', '\na = "R02"\nb = "R16"\n'),  # a border elsewhere
        ('\na = "cairo"\nb = "R07"\n', '\na = "cairo"\nb = "R24"\n'),  # also one of a headquarters
        ("spaces = 5\ncoins = [0, 1, 1, 1, 2]", "spaces = 4\ncoins = [2, 0, 1, 3]"),
        ("single = 1\ndouble = 2\noccupied_extra = 1", "single = 2\ndouble = 2\noccupied_extra = 0"),
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
        ("A = 1\nB = 1\nC = 2", "A = 2\nB = 1\nC = 3"),
        ('["A", "B", "C", "A", "B", "C"]', '["C", "C", "C", "C", "B", "A"]'),
        ("pounds = 1\nround_coins", "pounds = 6\nround_coins"),
        ("bonus_markers = 2\npounds = 1", "bonus_markers = 4\npounds = 0"),
        ("tracks = [2, 3]", "tracks = [1, 2]"),
        ('discard = ["any", "coffee"]\nbonus = [3, 8]', 'discard = ["share", "any"]\nbonus = [0, 5]'),
        ("options = [[[1, 2], [2, 1]], [[2, 2]]]", "options = [[[0, 3]], [[3, 0], [1, 1], [0, 2]]]"),
        ('bonus = [["mombasa", 3]]', 'bonus = [["mombasa", 9], ["diamond", 5]]'),
        ('plus = [0, 1]\nplus_good = "cotton"', 'plus = [1, 2]\nplus_good = "banana"'),
        ("least = 1\nspaces = 2\nextra = []", 'least = 2\nspaces = 0\nextra = [["points", 2], ["remove_post", 3]]'),
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
    return OtherBox("mombasa", mombasa_pieces, longest=6000, apart=frozenset({"early_ink_slot", "wide_d2"}))


@rule("MOM-R26", "MOM-R35")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("law", LAWS.values(), ids=str)
def test_a_box_with_other_numbers_holds_every_law(law: Law, seats: int, other_box: Entry) -> None:
    try:
        for case in other_box.cases():
            if case.seats == seats:
                uphold(law, case, games=max(1, 8 // law.part))
    finally:
        entrepot.add_game("mombasa", mombasa.load)


@rule("MOM-R26")
def test_cards_tracks_and_map_are_really_other_ones(other_box: Entry) -> None:
    other = MombasaBox(OtherBox.game.box)
    assert all(theirs.value != own.value for theirs, own in zip(other.cards, BOX.cards, strict=True) if own.value)
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
        board = other_box.load().deal(seats=2, seed=1).view(None)["board"]
    finally:
        entrepot.add_game("mombasa", mombasa.load)
    assert isinstance(board, dict)
    assert board["companies"][0]["columns"] == [{"posts": 4, "vacated": False}] * 3
    assert board["right_slot_at"] == 2
    assert [player["pounds"] for player in board["players"]] == [6 + 2, 6 + 2]  # both met a special field at once
