"""Every refusal is said by a key, every key has its sentence, and every sentence is used; so is every part of one."""

import ast
import pickle
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import entrepot
from entrepot import BadBox, BadOption, BadSave, EntrepotError
from entrepot.kernel.box import Section
from entrepot.kernel.errors import WORDS, words_of_errors
from entrepot.server import app

from .sources import SOURCES, calls, errors, files, name_of, place, texts

KEY = "error-"
ENDS_WITH_A_REASON = ("bot_not_made", "no_data_folder", "save_illegal", "save_unplayable", "unreadable_message")
PARTS = ("expected-", "found-")
"""Parts of sentences: what a box should hold at some place, and what it holds."""
EXPECTS = {"fail": 1, "check": 2, "refuse": 4, "_list": 2, "_two_numbers": 3}
"""Functions that refuse a box, and which argument says by a key what was expected."""
BOXES = ("kernel/box.py", "games/*/box/*.py")
"""The files that read boxes."""
HANDED_ON = {"cleaned": 1, "_writing": 0, "finished": 0, "finished_by_our_rules": 0}
"""Functions that raise an error by a key that they are given, and which argument it is."""


class Variables(Visitor):
    """The values that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the name that the visitor asks for
        self.names.add(node.id.name)


@cache
def messages() -> dict[str, set[str]]:
    """All messages of the catalogue with the values that each needs."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((WORDS / "en.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def sentences() -> dict[str, set[str]]:
    """The sentences of errors."""
    return {name.removeprefix(KEY): values for name, values in messages().items() if name.startswith(KEY)}


def parts() -> list[tuple[str, ast.expr, str, set[str]]]:
    """Where a part of a sentence is named: place, expression of its key, its section, and the values it gets."""
    found: list[tuple[str, ast.expr, str, set[str]]] = []
    boxes = {file for pattern in BOXES for file in SOURCES.glob(pattern)}
    for file, call in calls():
        name = name_of(call.func)
        if name == "Phrase" and isinstance(call.args[0], ast.Constant):
            values = call.args[1] if len(call.args) > 1 else None
            names = values.keys if isinstance(values, ast.Dict) else []
            found.append((place(file, call), call.args[0], "", {text for key in names if key for text in texts(key)}))
        elif file in boxes and name in EXPECTS and len(call.args) > EXPECTS[name]:
            given = {part.arg for part in call.keywords if part.arg}
            found.append((place(file, call), call.args[EXPECTS[name]], "expected-", given))
    return found


def raised() -> list[tuple[str, ast.expr, ast.Call]]:
    """Where an error is made, the expression of its key, and the whole."""
    kinds = errors()
    made = []
    for file, call in calls():
        name = name_of(call.func)
        if name in kinds:
            assert call.args, f"{place(file, call)}: {name} says nothing"
            made.append((place(file, call), call.args[0], call))
        elif name in HANDED_ON and len(call.args) > HANDED_ON[name]:
            made.append((place(file, call), call.args[HANDED_ON[name]], call))
    return made


def keys_of(key: ast.expr) -> list[str]:
    """The keys that an expression may be: a literal, or one of two by a condition."""
    if isinstance(key, ast.IfExp):
        return [*keys_of(key.body), *keys_of(key.orelse)]
    return [key.value] if isinstance(key, ast.Constant) and isinstance(key.value, str) else []


def chosen_elsewhere(*names: str) -> set[str]:
    """Keys that are chosen a line before they are raised: `key = "no_option" if ... else "no_options"`."""
    found: set[str] = set()
    for _, tree in files():
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") in names:
                found |= made_of(node.value)
    return found


def made_of(key: ast.expr) -> set[str]:
    """All keys that an expression may be: a literal, one of two, or one with an ending."""
    if isinstance(key, ast.BinOp):
        return {first + last for first in made_of(key.left) for last in made_of(key.right)}
    if isinstance(key, ast.IfExp):
        return made_of(key.body) | made_of(key.orelse)
    return set(keys_of(key))


def test_no_error_is_raised_with_a_sentence() -> None:
    known = sentences()
    literal = [
        f"{where}: {said}"
        for where, key, _ in raised()
        for said in texts(key)
        if said not in known and not isinstance(key, ast.Subscript)
    ]
    assert literal == []


def test_every_sentence_is_used() -> None:
    used = {key for _, expression, _ in raised() for key in keys_of(expression)}
    used |= chosen_elsewhere("key") | set(app.KEYS.values())
    assert sorted(set(sentences()) - used) == []


def test_every_error_brings_the_values_of_its_sentence() -> None:
    """Where the values are written beside the key, they are exactly those that the sentence asks for."""
    known = sentences()
    checked = 0
    for where, expression, call in raised():
        values = call.args[1] if len(call.args) > 1 else None
        if not (values is None or isinstance(values, ast.Dict)):
            continue
        given = {name for key in (values.keys if values else []) if key for name in texts(key)}
        for key in keys_of(expression):
            assert known[key] <= given, f"{where}: {key} needs {known[key] - given}"
            checked += 1
    assert checked > 100


def test_every_part_of_a_sentence_is_named_by_a_key_and_gets_its_values() -> None:
    """What a box was expected to hold is never a phrase in the code: it has its words, and all of them are used."""
    known, used = messages(), set()
    for where, expression, section, given in parts():
        for key in keys_of(expression):
            name = section + key.replace(".", "-")
            assert name in known, f"{where}: {name} has no words"
            assert known[name] <= given, f"{where}: {name} needs {known[name] - given}"
            used.add(name)
        stray = [text for text in texts(expression) if " " in text]
        assert stray == [], f"{where}: {stray}"
        assert not isinstance(expression, ast.JoinedStr), f"{where}: a phrase made of pieces"
    assert len(used) > 100
    chosen = {f"expected-{key}" for key in chosen_elsewhere("wanted", "bears")}
    assert sorted(name for name in known if name.startswith(PARTS) and name not in used | chosen) == []


def test_an_error_inside_another_is_said_by_its_key() -> None:
    why = BadOption("no_seat", {"seat": 7, "last": 3}).phrase()
    refusal = BadSave("save_unplayable", {"why": why})
    assert (why.key, why.values) == ("error.no_seat", {"seat": 7, "last": 3})
    assert str(pickle.loads(pickle.dumps(refusal))) == (
        "This save cannot be played: There is no seat 7 at this table; its seats are 0 to 3."
    )


def test_a_box_from_elsewhere_may_say_what_it_expects() -> None:
    with pytest.raises(BadBox, match=r"found nothing, expected a lamp of brass\."):
        Section("lighthouse.toml", "lamp", {}).fail("metal", "a lamp of brass")


def test_an_error_says_its_sentence_in_another_process_too() -> None:
    refusal = BadOption("no_seat", {"seat": 7, "last": 3})
    again = pickle.loads(pickle.dumps(refusal))
    assert str(again) == str(refusal) == "There is no seat 7 at this table; its seats are 0 to 3."
    assert (again.key, again.values) == ("no_seat", {"seat": 7, "last": 3})


def test_an_error_of_a_game_from_elsewhere_may_bring_its_sentence() -> None:
    assert str(EntrepotError("The lamp is broken.")) == "The lamp is broken."


def test_sentences_are_sentences() -> None:
    """They begin like one, end like one, and say "cannot" in one word."""
    words = words_of_errors()
    for key, values in sentences().items():
        said = words.say(f"error.{key}", dict.fromkeys(values, 2))
        assert said[0].isupper() or said[0] in '"2', said
        assert said[-1] in ".?" or key in ENDS_WITH_A_REASON, said
        assert "can not" not in said, said
        assert "  " not in said, said


def test_the_words_lie_where_the_package_is() -> None:
    assert Path(entrepot.__file__).parent / "words" == WORDS
