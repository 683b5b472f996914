"""The box: other numbers are played with, wrong ones are refused with a sentence."""

import re
from copy import deepcopy
from pathlib import Path

import pytest

import entrepot
from entrepot import BadBox
from entrepot.games.yokohama import FOLDER, NAME, game_with, load
from entrepot.games.yokohama.box.stated import COUNTS
from entrepot.kernel.box import Box, read_box
from entrepot.kernel.game import Game
from tests.conformance.entries import Case, Entry, yokohama_pieces
from tests.conformance.kit import uphold
from tests.conformance.laws import LAWS
from tests.games.doing import board, play
from tests.games.yokohama import layout
from tests.marks import rule
from tests.owner import changed

BOX = FOLDER / "box.toml"
TEXT = BOX.read_text(encoding="utf-8")
REWARDS = ("points", "yen", "copper", "silk", "tea", "fish", "import", "any_good", "moves", "assistant", "shop")


def any_game(file: Path) -> Game:
    """The game with any numbers, also such as contradict the rulebook: the rules take them all from the box."""
    return game_with(read_box(file, NAME))


def another_box() -> str:
    """All rewards, prices and goals are other ones; there are fewer spaces, more orders and two equal cards."""
    names = iter(range(10_000))

    def other_reward(found: re.Match[str]) -> str:
        place = next(names)
        first, second = REWARDS[place % len(REWARDS)], REWARDS[(place * 7 + 3) % len(REWARDS)]
        parts = {first: place % 3 + 1, second: place % 2 + 1}
        return f"{found[1]}{{ {', '.join(f'{name} = {count}' for name, count in parts.items())} }}"

    text = re.sub(r"^((?:reward|trading_house) = )\{ (?!free_agent)[^}]+\}", other_reward, TEXT, flags=re.MULTILINE)
    text = re.sub(r"((?:shops = \[|\}, ))\{[^}]+\}", other_reward, text)
    space = text.index("[[church_space]]", text.index("[[church_space]]") + 1)
    text = text[:space] + text[text.index("[[church_space]]", space + 1) :]
    last = text.rindex("[[order]]")
    text = text[:last] + text[last : text.index("# Technologies")] + text[last:]
    text = re.sub(r"^(surcharge|faith|imports|value|first|later|toll) = (\d)", raised, text, flags=re.MULTILINE)
    text = re.sub(r"^((?:power|points) = \[.*?)(\d+)\]", longer, text, flags=re.MULTILINE)
    for old, new in (
        ("power_cap = 5", "power_cap = 6"),
        ("token_power = 5", "token_power = 6"),
        ("placement_spread = 3", "placement_spread = 2"),
        ("shops_built = 8", "shops_built = 5"),
        ('technology = "ball"\ncountry = "fr"', 'technology = "ball"\ncountry = "gb"'),
        ("trading_houses = [4, 5, 6, 7]", "trading_houses = [1, 1, 2, 3]"),
        ("value_yen = 2\nvalue_imports = 1\n", "value_yen = 3\nvalue_imports = 2\n"),
        ("extra_yen = 2", "extra_yen = 1"),
        ("price = { copper = 1, silk = 1,", "price = { copper = 2, silk = 1,"),
        ("both_ways = { copper = 2,", "both_ways = { copper = 3,"),
        ("president_fee = 1", "president_fee = 2"),
        ("order_hand_limit = 3", "order_hand_limit = 2"),
        ("country_sets = [0, 2, 4, 8, 12]", "country_sets = [1, 2, 3, 4, 5]"),
        ("need = { copper = 5 }", "need = { copper = 3, tea = 1 }"),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    return text


def longer(found: re.Match[str]) -> str:
    """A sixth level of power, one more than the fifth."""
    return f"{found[1]}{found[2]}, {int(found[2]) + 1}]"


def raised(found: re.Match[str]) -> str:
    return f"{found[1]} = {int(found[2]) + 1}"


@rule("YOK-R33")
def test_a_box_with_other_numbers_keeps_the_laws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "other.toml"
    file.write_text(another_box(), encoding="utf-8")
    game = any_game(file)
    assert game.box.hash != load().box.hash
    assert "acquire ball gb 2" in game.moves.texts
    assert "keep 37" in game.moves.texts
    assert "church 7" not in game.moves.texts
    monkeypatch.setattr(entrepot, "load", lambda name, box=None: game)
    entry = Entry("yokohama", yokohama_pieces, longest=60_000)
    options = (("achievement_rewards", True), ("free_agents", True), ("open_orders", False))
    laws = {2: ("legality", "scores", "secrecy of views"), 3: ("conservation", "words"), 4: ("ends", "together")}
    for seats, names in laws.items():
        for name in names:
            uphold(LAWS[name], Case(entry, seats, options), games=1, shrink=False)


@rule("YOK-R33")
def test_other_numbers_are_the_ones_that_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "other.toml"
    file.write_text(another_box(), encoding="utf-8")
    monkeypatch.setattr(layout, "GAME", any_game(file))
    rich = layout.acting("bank", 6, hand={0: "0 assistants, 1 shops"})
    assert layout.yen(rich) == 6
    assert layout.prompt_key(rich) == "token"  # a sixth level of power, and the token only there
    assert layout.prompt_key(layout.acting("bank", 5, hand={0: "0 assistants, 1 shops"})) == "build"
    assert "bank" not in layout.can_with(layout.yokohama_table(presidents={1: "bank"}, stock={0: "1 yen"}), "place")
    placing = layout.yokohama_table()
    play(placing, 0, "place bank", "place church")
    assert layout.prompt_key(placing) == "put"  # two assistants, not three
    house = layout.acting("employment agency", 2, stock={0: "1 yen"})
    house.play(0, "hire trading house")
    assert layout.own(house)["prices"]["trading_houses"] == 1
    faith = layout.acting("church", 4, stock={0: "1 copper"})
    assert layout.can_with(faith, "church") == []  # 5 is asked, and one copper is not enough
    full = layout.acting("port a", 5, orders={0: "30, 31"}, tokens={"port a": None})
    assert layout.prompt_key(full) == "build"
    assert layout.points(full) == 3
    four = ", ".join(("church", "customs", "port a", "port b"))
    last = layout.acting("bank", 4, shops={0: four}, hand={0: "1 assistants, 1 shops"})
    last.play(0, "shop 1")
    assert board(last)["ending"] == "shops"


@rule("YOK-3.6", "YOK-13.11", "YOK-R33")
def test_a_payment_that_leaves_too_little_for_the_extra_price_is_not_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With our box each way of paying is worth the same; with another the yen must be kept for the extra price."""
    monkeypatch.setattr(layout, "GAME", any_game(changed(BOX, tmp_path, "extra_imports = 1", "extra_imports = 5")))
    table = layout.acting(
        "laboratory a",
        3,
        technologies={0: "ball fr, winery de, station"},
        lab="electric_lighting us",  # value 4
        stock={0: "1 import, 2 yen"},
    )
    table.play(0, "acquire electric lighting us")
    assert layout.stock(table) == ""
    assert layout.prompt_key(table) != "pay_value"


def first_token(folder: Path, reward: str) -> Path:
    """A box whose first five-power token gives this reward."""
    start = TEXT.index("[[five_power_token]]")
    file = folder / "other.toml"
    file.write_text(
        TEXT[:start] + re.sub(r"reward = \{.*\}", f"reward = {reward}", TEXT[start:], count=1), encoding="utf-8"
    )
    return file


@rule("YOK-15.13", "YOK-R22", "YOK-R33")
def test_copper_and_a_good_of_choice_in_one_reward_are_one_receipt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(layout, "GAME", load(first_token(tmp_path, "{ copper = 1, any_good = 1 }")))
    table = layout.acting("bank", 5, tokens={"bank": 1}, technologies={0: "mining_technology"})
    play(table, 0, "claim", "gain copper")
    assert layout.own(table)["stock"]["copper"] == 1 + 1 + 1


@rule("YOK-14.6", "YOK-14.8", "YOK-R33", "YOK-R40")
def test_a_reward_of_several_pieces_asks_for_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Points and yen first, then the assistant, the good of choice, shop and trading house, and moves last."""
    reward = "{ moves = 1, trading_house = 1, shop = 2, any_good = 1, assistant = 1, yen = 4, points = 1 }"
    monkeypatch.setattr(layout, "GAME", load(first_token(tmp_path, reward)))
    table = layout.acting("bank", 5, tokens={"bank": 1}, hand={0: "0 assistants, 0 shops"})
    table.play(0, "claim")
    assert (layout.points(table), layout.yen(table), layout.in_hand(table)) == (1, 9, (1, 0, 0))
    assert layout.prompt_key(table) == "any_good"
    play(table, 0, "gain tea", "hire shop", "stop")  # the second shop is declined
    assert layout.can(table) == ["hire trading house", "stop"]
    table.play(0, "hire trading house")
    assert (layout.yen(table), layout.in_hand(table)) == (9 - 2 - 4, (1, 1, 1))
    assert layout.prompt_key(table) == "lift"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("shops_total = 8", "shops_total = 9", r"\[player\] shops_total: found 9, expected 8, the sum of its parts"),
        ("trading_houses = [4, 5, 6, 7]", "trading_houses = [4, 5]", r"\[employment\] trading_houses"),
        ("rows = [4, 3, 2, 1]", "rows = [4, 3, 2]", r"\[seating\] rows: .*10 boards used with 2 players"),
        ("orders_removed = 0", "orders_removed = 30", r"\[players\] max: .*50 orders for 4 players"),
        ('id = "bank"\nname', 'id = "bench"\nname', r"\[board\] area"),
        ("power = [0, 0, 1, 2, 3]", "power = [0, 0, 1, 2]", r"\[area\] power"),
        ('effect = "canal"', 'effect = "river"', r"\[area\] effect"),
        ("boards = 2", "boards = 3", r"\[area\] boards: found 3, expected 2"),
        ("reward = { points = 3, moves = 1 }", "reward = { pints = 3 }", r"\[church_space\] reward"),
        ("reward = { points = 3, moves = 1 }", "reward = { points = 0 }", r"\[church_space\] reward"),
        ("reward = { points = 3, moves = 1 }", "reward = { points = 100 }", r"whole numbers from 1 to 99, with keys"),
        ("reward = { points = 3, moves = 1 }", "reward = { free_agent = 1 }", r"\[church_space\] reward"),
        ("reward = { points = 3, moves = 1 }", "reward = 3", r"\[church_space\] reward"),
        ("neutral = false", "neutral = 0", r"\[church_space\] neutral: found 0, expected true or false"),
        ("shops = [{ points = 3 }, ", "shops = [", r"\[building_tile\] shops: .*a list of 4 rewards"),
        ('class = "low"', 'class = "lowest"', r"\[port_slot\] class"),
        ('board = "port_a"', 'board = "port_c"', r"\[port_slot\] board"),
        ('country = "gb"\ngoods', 'country = "jp"\ngoods', r"\[order\] country"),
        ('id = "tram"', 'id = "train"', r"\[technology\] id"),
        ('technology = "tram"', 'technology = "ball"', r"\[technology\] copies"),
        ('stack = "A"', 'stack = "D"', r"\[achievement\] stack"),
        ("need = { copper = 5 }", "need = {}", r"\[achievement\] need"),
        ("drawn = 4", "drawn = 3", r"\[achievement_reward_setup\] drawn"),
        ("country_sets = [0, 2, 4, 8, 12]", "country_sets = [0, 2]", r"\[scoring\] country_sets"),
        ("both_ways = { copper = 2, ", "both_ways = { import = 2, ", r"\[exchange\]"),
        ("shops_built = 8", "shops_built = 9", r"\[end\] shops_built: found 9"),
        ("trading_houses_built = 4", "trading_houses_built = 5", r"\[end\] trading_houses_built: found 5"),
        ("safety_rounds = 200", "safety_rounds = 0", r"\[end\] safety_rounds"),
        ('name = "France"', 'name = "France"\nflag = 3', r"\[country\] flag: found 3, expected only keys"),
        ("[second_order]", "[third_order]", r"\[second_order\]: found 0 such tables"),
        ('[[country]]\nid = "us"', '[[nation]]\nid = "us"', r"\[\[country\]\]: found 4 such tables, expected 5"),
        ("max = 4", "max = 5", r"\[players\] max"),
        ("[[seating]]\nplayers = 3", "[[seating]]\nplayers = 2", r"\[(seating|players)\]"),
    ],
)
def test_a_wrong_box_is_refused_with_its_place(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadBox, match=sentence):
        load(changed(BOX, tmp_path, old, new))


@rule("YOK-15.9")
def test_there_is_one_station(tmp_path: Path) -> None:
    text = TEXT.replace('technology = "tram"', 'technology = "station"', 1)
    text = text.replace(
        'id = "station"\nname = "Station"\nvalue = 5\ncopies = 1',
        'id = "station"\nname = "Station"\nvalue = 5\ncopies = 2',
    )
    text = text.replace(
        'id = "tram"\nname = "Tram"\nvalue = 5\ncopies = 1', 'id = "tram"\nname = "Tram"\nvalue = 5\ncopies = 0'
    )
    file = tmp_path / "other.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadBox, match=r"\[technology\] copies"):
        load(file)


NINE_AGENTS = 'id = "be"\nname = "Belgium"\nagents = 9'

# What the rulebook states ---------------------------------------------------------------------------------------------


def stated_numbers() -> list[tuple[int, str]]:
    """The place of a table in the box, and a key of it: every number that our box has from the rulebook."""
    return [
        (place, key)
        for place, section in enumerate(load().box.sections)
        for key in section.fact_keys()
        if section.source(key) == "rulebook"
        and kinds_in(section.facts[key]) == {int}
        and (section.name, key) != ("seating", "players")  # which seating it is
    ]


def kinds_in(value: object) -> set[type]:
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else [value]
    return {type(part) for part in parts}


def one_more(value: object) -> object:
    """The same with its first number raised."""
    if isinstance(value, dict):
        first = next(iter(value))
        return {**value, first: value[first] + 1}
    if isinstance(value, list):
        return [value[0] + 1, *value[1:]]
    assert isinstance(value, int)
    return value + 1


def test_every_number_of_the_rulebook_is_held_to() -> None:
    own = load().box
    numbers = stated_numbers()
    assert len(numbers) > 120
    for place, key in numbers:
        box = Box("other.toml", deepcopy(own.facts))
        section = box.sections[place]
        section.facts[key] = one_more(section.facts[key])
        with pytest.raises(BadBox, match=rf"^other.toml: \[{section.name}\] {key}: found .*, expected .*the rulebook"):
            box.keep_to(own)


@rule("YOK-1.8", "YOK-13.11")
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("yen_first_player = 3", "yen_first_player = 4", r"\[player\] yen_first_player: found 4, expected 3"),
        ("order_hand_limit = 3", "order_hand_limit = 4", r"\[player\] order_hand_limit: found 4, expected 3"),
        ("orders_removed = 16", "orders_removed = 15", r"\[seating\] orders_removed: found 15, expected 16"),
        ("church_end = 6", "church_end = 5", r"\[seating\] church_end: found 5, expected 6"),
        ("agents = 3", "agents = 4", r"\[country\] agents: found 4, expected 3"),
        ("placement_spread = 3", "placement_spread = 4", r"\[action\] placement_spread: found 4, expected 3"),
        ("building_power = 4", "building_power = 3", r"\[action\] building_power: found 3, expected 4"),
        (
            "[4, 5, 6, 7]",
            "[4, 4, 6, 7]",
            r"\[employment\] trading_houses: found \[4, 4, 6, 7\], expected \[4, 5, 6, 7\]",
        ),
        ("extra_from = 4", "extra_from = 5", r"\[technology_price\] extra_from: found 5, expected 4"),
        (
            "buy_only = { import = 4 }",
            "buy_only = { import = 3 }",
            r"\[exchange\] buy_only: .*expected \{\"import\": 4\}",
        ),
        ("shops_built = 8", "shops_built = 7", r"\[end\] shops_built: found 7, expected 8"),
        ("church = [6, 3]", "church = [3, 6]", r"\[scoring\] church: found \[3, 6\], expected \[6, 3\]"),
        ("power = [0, 0, 1, 2, 3]", "power = [0, 1, 1, 2, 3]", r"\[area\] power: found \[0, 1, 1, 2, 3\]"),
        ("toll = 1", "toll = 2", r"\[area\] toll: found 2, expected 1"),
        ("{ points = 5, moves = 2 }", "{ points = 6, moves = 2 }", r"\[church_space\] reward: found .*, expected "),
        ("{ points = 4, yen = 2 }", "{ points = 4, yen = 3 }", r"\[customs_space\] reward: found .*, expected "),
        ("points = 10\ntext", "points = 12\ntext", r"\[technology\] points: found 12, expected 10"),
        ("need = { copper = 5 }", "need = { copper = 4 }", r"\[achievement\] need: found .*, expected"),
        ("drawn = 4", "drawn = 5", r"\[achievement_reward_setup\] drawn: found 5, expected 4"),
        ("surcharge = 2", "surcharge = 0", r"\[laboratory_slot\] surcharge: found 0, .*the last 4 slots"),
        ("surcharge = 0", "surcharge = 1", r"\[laboratory_slot\] surcharge: found 1, expected 0"),
        ('stack = "A"', 'stack = "B"', r"\[achievement\] stack: .*expected 4 achievements of each stack"),
    ],
)
def test_a_box_that_contradicts_the_rulebook_is_refused(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadBox, match=sentence):
        load(changed(BOX, tmp_path, old, new))


@rule("YOK-1.3", "YOK-1.4", "YOK-2.1")
def test_pieces_cannot_be_others_under_another_name(tmp_path: Path) -> None:
    def refused_with(text: str, sentence: str) -> None:
        file = tmp_path / "other.toml"
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BadBox, match=sentence):
            load(file)

    renamed = TEXT.replace('"nl"', '"be"').replace('id = "be"\nname = "Netherlands"\nagents = 1', NINE_AGENTS)
    refused_with(renamed, r"^other.toml: \[\[country\]\] id: found 0 tables with id = nl, expected one\.$")
    bank = TEXT[TEXT.index('[[area]]\nid = "bank"') : TEXT.index('[[area]]\nid = "canal"')]
    refused_with(TEXT.replace(bank, bank + bank), r"\[\[area\]\] id: found 2 tables with id = bank, expected one")
    copper, fish = ('id = "copper_mine_2"\narea = "copper_mine"', 'id = "fishing_ground_2"\narea = "fishing_ground"')
    swapped = TEXT.replace(copper, copper.replace('"copper_mine"', '"fishing_ground"'))
    swapped = swapped.replace(fish, fish.replace('"fishing_ground"', '"copper_mine"'))
    refused_with(swapped, r'\[board\] area: found "fishing_ground", expected "copper_mine", as the rulebook says')


@rule("YOK-1.7", "YOK-1.8", "YOK-1.9")
@pytest.mark.parametrize(("table", "count"), COUNTS.items())
def test_a_box_with_one_piece_more_or_less_is_refused(tmp_path: Path, table: str, count: int) -> None:
    start = TEXT.index(f"[[{table}]]")
    end = TEXT.index("\n\n", start) + 2
    file = tmp_path / "other.toml"
    another = TEXT[start:end].replace('id = "', 'id = "another_')
    for text, found in ((TEXT[:start] + TEXT[end:], count - 1), (TEXT[:start] + another + TEXT[start:], count + 1)):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BadBox, match=rf"\[\[{table}\]\]: found {found} such tables, expected {count}"):
            load(file)


@rule("YOK-1.8", "YOK-R1")
def test_a_box_may_have_thirty_six_technology_cards(tmp_path: Path) -> None:
    """An owner of an edition with 36 cards adds six, and says so in their copies."""
    singles = ("stagecoach", "stock_exchange", "patent_system", "postal_system", "telephone", "tram")
    text = TEXT
    for name in singles:
        text = re.sub(rf'(id = "{name}"\n(?:.*\n)*?copies = )1', r"\g<1>2", text, count=1)
        text += f'\n[[technology_card]]\ntechnology = "{name}"\ncountry = "nl"\nsource = "house"\n'
    file = tmp_path / "other.toml"
    file.write_text(text, encoding="utf-8")
    game = load(file)
    table = game.deal(4, 1)
    assert board(table)["technology_deck"] == 36 - 12


@rule("YOK-R4", "YOK-R33")
def test_what_the_rulebook_does_not_state_may_differ(tmp_path: Path) -> None:
    text = TEXT.replace("assistants_warehouse = 12", "assistants_warehouse = 13").replace(
        "assistants_score_markers = 3", "assistants_score_markers = 2"
    )
    file = tmp_path / "other.toml"
    file.write_text(text.replace("faith = 10", "faith = 11"), encoding="utf-8")
    assert load(file).box.hash != load().box.hash


def test_what_is_house_made_says_so() -> None:
    made = load().box.house_made()
    assert {"building_tile", "order", "five_power_token", "technology_card"} <= set(made)
    assert "area" not in made
