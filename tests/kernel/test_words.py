"""The words: ten Polish and Czech sentences with names, numbers and cases, as the browser says them too."""

import json
from pathlib import Path

import pytest

from entrepot.kernel.box import Box
from entrepot.kernel.words import Words, read_words

TRIAL = Path(__file__).parents[2] / "web/src/words/trial"
SAID = json.loads((TRIAL / "said.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", ["pl", "cs"])
@pytest.mark.parametrize("wanted", SAID, ids=lambda wanted: wanted["key"])
def test_names_numbers_and_cases(language: str, wanted: dict[str, object]) -> None:
    words = Words(language, (TRIAL / f"{language}.ftl").read_text(encoding="utf-8"))
    values = wanted["values"]
    assert isinstance(values, dict)
    assert words.say(str(wanted["key"]), values) == wanted[language]


def test_large_numbers_are_not_grouped() -> None:
    assert Words("en", "a-b = { $n }").say("a.b", {"n": 12345}) == "12345"


def test_a_name_without_the_wanted_case_stands_as_it_is() -> None:
    words = Words("en", 'called-company-cairo = Cairo\na-b = { CASE($company, "gen") }, { CASE($other, "gen") }')
    assert words.say("a.b", {"company": "cairo", "other": "Ann"}) == "Cairo, Ann"


def test_words_are_read_in_the_language_of_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, text in (("en", "a-b = Yes"), ("pl", "a-b = Tak")):
        (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")
    for asked, said in (("", "Yes"), ("C.UTF-8", "Yes"), ("pl_PL.UTF-8", "Tak"), ("de:pl", "Tak"), ("../x", "Yes")):
        monkeypatch.setenv("LANGUAGE", asked)
        monkeypatch.setenv("LC_ALL", "C")
        assert read_words(tmp_path).say("a.b") == said
    assert read_words(tmp_path, "pl").say("a.b") == "Tak"


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    english = (
        "a-b = Yes\n# a comment\nc-d = { $n ->\n    [one] one\n   *[other] { $n } more\n}.\n-e = E\na-f = { -e }\n"
    )
    for language, text in (("en", english), ("pl", "a-b = Tak\n-e = P\n")):
        (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")
    words = read_words(tmp_path, "pl")
    assert [words.say(key, {"n": 2}) for key in ("a.b", "c.d", "a.f")] == ["Tak", "2 more.", "P"]
    assert words.into("en").say("a.b") == words.into("de").say("a.b") == "Yes"
    assert words.into("pl") is words
    assert read_words(tmp_path, "en").into("pl").say("a.b") == "Tak"


def test_texts_of_a_box_have_words_in_other_languages(tmp_path: Path) -> None:
    (tmp_path / "printed.toml").write_text('tile = ["name"]\ngoods = ["names"]\n', encoding="utf-8")
    for language, text in (("en", ""), ("pl", "box-tile-mission_2 = Misja (2)\nbox-goods-cloth = sukno\n")):
        (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")
    tiles = [{"name": "Mission (2)", "source": "house"}, {"name": "An owner's own", "source": "house"}]
    box = Box("x.toml", {"tile": tiles, "goods": {"names": ["cloth"], "source": "house"}})
    words = read_words(tmp_path, "en")
    said = box.in_words(words.into("pl"))
    assert [tile.text("name") for tile in said.all("tile")] == ["Misja (2)", "An owner's own"]
    assert said.one("goods").texts("names") == ["sukno"]
    assert box.in_words(words) is box


def test_names_made_of_a_box_are_those_of_the_language(tmp_path: Path) -> None:
    (tmp_path / "printed.toml").write_text('tile = ["name"]\n', encoding="utf-8")
    for language, text in (("en", ""), ("pl", "box-tile-gift = Podarunek\n")):
        (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")
    box = Box("x.toml", {"tile": [{"name": "Gift", "source": "house"}]})

    def named(words: Words) -> dict[str, dict[str, str]]:
        return {"tile": {"b-gift": box.in_words(words).all("tile")[0].text("name")}}

    words = read_words(tmp_path, "en", named)
    assert words.called("tile", "b-gift") == "Gift"
    assert words.into("pl").called("tile", "b-gift") == "Podarunek"


def test_a_section_lists_its_sentences() -> None:
    words = Words("en", "prompt-a = A\n# prompt-c = no\nevent-x = X\nprompt-b_c = { $n ->\n   *[other] B\n}\n")
    assert words.all("prompt") == ["a", "b_c"]


def test_amounts_have_plural_forms_and_may_be_nothing() -> None:
    forms = "amount-import = { $count ->\n    [one] one import\n   *[other] { $count } imports\n}\n"
    words = Words("en", f"{forms}amount-silk = {{ $count }} silk\nnothing = nothing\na-b = pays {{ $what }}")
    assert words.say("a.b", {"what": {"import": 1, "silk": 2}}) == "pays one import, 2 silk"
    assert words.say("a.b", {"what": {"import": 3}}) == "pays 3 imports"
    assert words.say("a.b", {"what": {}}) == "pays nothing"


def test_what_a_move_will_do_is_said_value_by_value() -> None:
    words = Words(
        "en",
        "will-coins = coins +{ $coins }\nwill-coins_less = coins −{ $coins }\nwill-coins_none = for nothing\n"
        "will-binds = it binds\nwill-price_ships = ships −{ $ships }\nwill-gain = get { $gain }\n"
        "amount-tea = { $count } tea\n",
    )
    assert words.will({"coins": 3, "binds": True}) == "coins +3, it binds"
    assert words.will({"coins": -3, "binds": False}) == "coins −3"
    assert words.will({"coins": 0, "unsaid": 4}) == "for nothing"
    assert words.will({"price": {"ships": 2, "spice": []}, "gain": {"tea": 1}}) == "ships −2, get 1 tea"
    assert words.will({}) == ""
