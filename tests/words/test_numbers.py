"""One coin, two coins; you pass, she passes: every text is said with 1 and with 2, of you and of somebody else."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, VariableReference
from fluent.syntax.visitor import Visitor

import entrepot
from entrepot.kernel.words import SECOND, THIRD

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("src/entrepot/**/words/en.ftl"), *ROOT.glob("web/src/words/en/*.ftl")])
NAMES = frozenset({"name", "names", "bot", "title", "ware", "colour", "kind", "goods", "range", "game", "text", "who"})
"""Values that are words and no numbers."""
BY_THE_RULEBOOK = re.compile("expected-|found-|carthage-tip-token")
"""What an owner's box must have: numbers of the rulebook, and none of them is one where a plural stands."""
ENDS_IN_S = {"ms", "is", "was", "has", "less", "across", "as", "does", "costs", "needs", "watches", "plus", "begins"}
ENDS_IN_S |= {"waits", "bonus", "stays"}
"""Words that may stand after a one although they end like a plural; a verb's subject is the thing that was counted."""
THINGS = re.compile(
    r"\b2 (card|coin|point|ducat|ship|colonist|spice|tile|marker|good|book|diamond|share|pound|post|assistant|order"
    r"|agent|house|shop|token|technology|round|game|move|seat|player|person|bot|row|table|minute|second|hour|day|message"
    r"|rule|step|space|place|action|field|batch|epoch|worker|core|question|mistake|turn|program|file)\b(?! [a-z]+s\b)"
)
"""Things that are counted, in the singular."""


class Variables(Visitor):
    """The variables that a text needs."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (the library's name)
        self.found.add(node.id.name)


@cache
def texts(file: Path, number: int, person: str) -> tuple[tuple[str, str], ...]:
    """Every text of a file, with this number wherever something is left open."""
    source = file.read_text(encoding="utf-8")
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    parsed = FluentParser().parse(source)
    variables = Variables()
    variables.visit(parsed)
    values = {
        **dict.fromkeys(variables.found, number),
        **dict.fromkeys(NAMES, "Mira"),
        "person": person,
        "seat": "You" if person == SECOND else "Mira",
    }

    def said() -> Iterator[tuple[str, str]]:
        for entry in parsed.body:
            if isinstance(entry, Message) and not BY_THE_RULEBOOK.match(entry.id.name):
                whole = bundle.get_message(entry.id.name)
                for name, pattern in [("", whole.value), *whole.attributes.items()]:
                    if pattern is not None:
                        yield f"{entry.id.name}.{name}".rstrip("."), str(bundle.format_pattern(pattern, values)[0])

    return tuple(said())


def verbs(node: BaseNode) -> set[str]:
    """The verbs of a file, in the third person: messages whose text is chosen by the person."""
    found = set()
    for entry in getattr(node, "body", []):
        if isinstance(entry, Message) and "-" not in entry.id.name and entry.value is not None:
            variables = Variables()
            variables.visit(entry.value)
            if variables.found == {"person"}:
                found.add(entry.id.name)
    return found


@cache
def all_verbs() -> frozenset[str]:
    return frozenset().union(*(verbs(FluentParser().parse(file.read_text(encoding="utf-8"))) for file in FILES))


def named(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("file", FILES, ids=named)
def test_one_thing_is_said_as_one(file: Path) -> None:
    wrong = [
        f"{key}: {text}"
        for key, text in texts(file, 1, THIRD)
        for word in re.findall(r"(?<![\d.,:/£–-])(?<!\d to )\b1 (?:more |new |other |free )?([a-z]+s)\b", text)
        if word not in ENDS_IN_S and word not in all_verbs()
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("file", FILES, ids=named)
def test_two_things_are_said_as_two(file: Path) -> None:
    wrong = [f"{key}: {text}" for key, text in texts(file, 2, THIRD) if THINGS.search(text)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("file", FILES, ids=named)
def test_who_is_addressed_does_not_do_it_like_another(file: Path) -> None:
    known = "|".join(sorted(all_verbs() | {"gains", "has", "goes", "keeps"}))
    slip = re.compile(
        rf"\bYou\b(?: ({known})\b|[^.;:(]*\b(?:and|or|then|but) ({known})\b|[^.;:(]*\b(?:their|his|her)\b)"
    )
    wrong = [f"{key}: {text}" for key, text in texts(file, 2, SECOND) if slip.search(text)]
    assert not wrong, "\n".join(wrong)


def test_the_verbs_are_found() -> None:
    assert {"buys", "pays", "passes"} <= all_verbs()


@pytest.mark.parametrize(
    ("language", "none", "two"),
    [("en", "Draw none", "Draw 2"), ("pl", "Nic nie dobieraj", "Dobierz 2"), ("cs", "Nedobírat", "Dobrat 2")],
)
def test_to_draw_no_card_is_said_without_a_number(language: str, none: str, two: str) -> None:
    words = entrepot.load("goa").words.into(language)
    assert [words.say("move.draw", {"number": number}) for number in (0, 2)] == [none, two]
