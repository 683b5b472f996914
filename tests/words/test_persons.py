"""Whoever acts can be addressed: every sentence about a seat has a form for "you"."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Message,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)

import entrepot
from entrepot.kernel.words import SECOND, THIRD, Words

SAME = ("can",)
"""Verbs that are the same for everybody."""


def messages(words: Words) -> dict[str, Message]:
    return {entry.id.name: entry for entry in FluentParser().parse(words.source).body if isinstance(entry, Message)}


def by_person(pattern: Pattern | None) -> bool:
    """Whether a text is chosen by the person."""
    first = pattern.elements[0] if pattern else None
    chosen = first.expression if isinstance(first, Placeable) else None
    selector = chosen.selector if isinstance(chosen, SelectExpression) else None
    return isinstance(selector, VariableReference) and selector.id.name == "person"


@pytest.mark.parametrize("name", entrepot.games())
def test_every_verb_of_a_seat_has_a_form_for_you(name: str) -> None:
    known = messages(entrepot.load(name).words)
    checked = 0
    for key, message in known.items():
        elements = message.value.elements if key.startswith("event-") and message.value else []
        for at, element in enumerate(elements):
            named = element.expression if isinstance(element, Placeable) else None
            if not isinstance(named, VariableReference) or named.id.name != "seat":
                continue
            after, verb = elements[at + 1], elements[at + 2] if len(elements) > at + 2 else None
            assert isinstance(after, TextElement), f"{key}: no verb after the seat"
            if not after.value.strip():
                reference = verb.expression if isinstance(verb, Placeable) else None
                assert isinstance(reference, MessageReference), f"{key}: no verb after the seat"
                assert by_person(known[reference.id.name].value), f"{key}: {reference.id.name} has no form for you"
                checked += 1
            else:
                assert after.value.split()[0] in SAME, f"{key}: {after.value!r} has no form for you"
    assert checked > 4


@pytest.mark.parametrize("name", entrepot.games())
def test_the_forms_of_a_verb_are_its_own(name: str) -> None:
    words = entrepot.load(name).words
    verbs = [key for key, message in messages(words).items() if "-" not in key and by_person(message.value)]
    for verb in verbs:
        third, second = (words.say(verb, {"person": person}) for person in (THIRD, SECOND))
        assert third == verb, f"{verb} says {third}"
        assert (third, second) == ("is", "are") or third[:2] == second[:2], f"{third} and {second}"
