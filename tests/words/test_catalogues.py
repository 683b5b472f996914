"""`entrepot words check` finds what a language lacks and gets wrong; and the languages that we offer are right."""

import pytest

from entrepot.catalogues import Fault, check, compare, compare_rules, known_languages, parse, plural_forms

ENGLISH = """\
event-take = { $seat } { takes } { ships } for { $company }.
event-gone = { $seat ->
    [one] One is gone
   *[other] { $seat } are gone
}.
event-last = { $last ->
    [yes] The last.
   *[no] One more.
}
takes = { $person ->
    [second] take
   *[third] takes
}
ships = { $number ->
    [one] { $number } ship
   *[other] { $number } ships
}
called-kind-tea = tea
    .title = Tea
"""
POLISH = """\
event-take = { $seat } bierze { statki } od { CASE($company, "gen") }.
event-gone = { $seat ->
    [one] Nie ma jednego
    [few] Nie ma { $seat }
   *[many] Nie ma { $seat }
}.
event-last = Jeszcze nie koniec.
statki = { $number ->
    [one] { $number } statek
    [few] { $number } statki
   *[other] { $number } statków
}
called-kind-tea = herbata
    .title = Herbata
    .gen = herbaty
called-company-Cairo = Kair
    .gen = Kairu
box-tile-mission_2 = Misja (2)
"""
PRINTED = ("box-tile-mission_2",)


def faults(polish: str, english: str = ENGLISH) -> list[Fault]:
    return list(compare(parse(english, "en"), parse(polish, "pl"), PRINTED).faults)


def test_a_language_may_say_things_in_pieces_of_its_own() -> None:
    found = compare(parse(ENGLISH, "en"), parse(POLISH, "pl"), PRINTED)
    assert found.faults == ()
    assert found.known == found.said == 6, "three events, a name, its title, and a text of the box"


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("event-last = Jeszcze nie koniec.\n", "", Fault("missing", "event-last")),
        ("    .title = Herbata\n", "", Fault("missing", "called-kind-tea.title")),
        ("box-tile-mission_2 = Misja (2)\n", "", Fault("missing", "box-tile-mission_2")),
        ("event-last", "event-lats", Fault("unknown", "event-lats")),
        ("called-company", "called-compnay", Fault("unknown", "called-compnay-Cairo")),
        ("box-tile-mission_2", "box-tile-mission_4", Fault("unknown", "box-tile-mission_4")),
        ("koniec.", "koniec.\nevent-last = Koniec.", Fault("twice", "event-last")),
        ("{ $seat } bierze", "Ktoś bierze", Fault("value_lost", "event-take", ("seat",))),
        ("nie koniec.", "nie { $first }.", Fault("value_unknown", "event-last", ("first",))),
        (
            "[few] { $number } statki\n",
            "[two] { $number } statki\n",
            Fault("plural", "statki", ("number", "few", "many")),
        ),
        ("    [few] Nie ma { $seat }\n", "", Fault("plural", "event-gone", ("seat", "few"))),
        ("    .gen = Kairu\n", "", Fault("case", "event-take", ("company", "gen"))),
        ("{ statki } od", "{ statek } od", Fault("used", "event-take", ("statek",))),
    ],
)
def test_what_is_wrong_is_found(before: str, after: str, fault: Fault) -> None:
    assert before in POLISH
    assert fault in faults(POLISH.replace(before, after))


def test_a_place_that_cannot_be_read_is_named_by_its_line() -> None:
    (broken,) = [
        fault for fault in faults(POLISH.replace("[few] Nie ma { $seat }", "[few Nie ma")) if fault.kind == "syntax"
    ]
    assert broken.key == "2"


def test_plural_forms_are_those_of_whole_numbers() -> None:
    assert set(plural_forms("en")) == {"one", "other"}
    assert set(plural_forms("pl")) == {"one", "few", "many"}
    assert set(plural_forms("cs")) == {"one", "few", "other"}
    assert {2, 3, 4, 22} <= plural_forms("pl")["few"]
    assert plural_forms("cs")["few"] == {2, 3, 4}


def test_a_text_may_use_what_is_always_at_hand() -> None:
    own = parse("a-b = { brand } tu", "pl")
    assert compare(parse("a-b = { brand } here", "en"), own, beside=["brand"]).faults == ()
    assert [fault.kind for fault in compare(parse("a-b = Here", "en"), own).faults] == ["used"]


def test_rules_are_compared_by_their_numbers() -> None:
    english = "## 1. Start\n- LUD-1.1 Roll.\n- LUD-1.2 Move.\n"
    found = compare_rules(english, "## 1. Początek\n- LUD-1.1 Rzuć.\n- LUD-1.3 Stój.\n")
    assert (found.known, found.said) == (2, 1)
    assert found.faults == (Fault("missing", "LUD-1.2"), Fault("unknown", "LUD-1.3"))
    assert compare_rules(english, "- LUD-1.1 Raz.\n- LUD-1.1 Dwa.\n").faults[0].kind == "page"
    assert compare_rules(english, english).faults == ()


def test_english_comes_first() -> None:
    assert known_languages() == ["en", "cs", "pl"]


@pytest.mark.parametrize("language", known_languages())
def test_every_language_says_everything_and_rightly(language: str) -> None:
    assert [f"{part.file}: {fault}" for part in check(language) for fault in part.faults] == []
