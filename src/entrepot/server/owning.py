"""Boxes of owners for the browser: what can be entered, made from what each game declares, and what of it fits."""

import math
import types
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from ..boxes.drafts import Refusal, Settled, Tables, read_draft, settle
from ..boxes.progress import progress
from ..games import load
from ..kernel.box import Box
from ..kernel.errors import BadBox, EntrepotError, Said
from ..kernel.game import Game
from ..kernel.printed import Among, Printed
from ..kernel.words import Words
from . import limits, messages

FILE = "Box"
PRINTED = "printed"


def form(game: Game, language: str) -> messages.BoxForm:
    """What can be entered for a game.

    :raises EntrepotError: when the game does not say what is printed.
    """
    printed = _printed(game)
    words = game.words.into(language)
    parts = [
        messages.BoxPart(
            part, [messages.BoxTableForm(table, _fields(game, table, keys, words)) for table, keys in tables.items()]
        )
        for part, tables in printed.parts.items()
    ]
    own = {table: [dict(section.facts) for section in game.box.all(table)] for table in _tables(game.box)}
    return messages.BoxForm(game.name, game.title, parts, own, progress(game, game.box).total)


def settled(own: Game, tables: Tables) -> Settled:
    """The game with all of a draft that fits."""
    _printed(own)
    return settle(own, tables, lambda facts: load(own.name, _clean(Box(FILE, facts))))


def read(own: Game, text: str) -> dict[str, list[dict[str, object]]]:
    """The draft that a file is.

    :raises BadBox: when it is no box of the game.
    """
    _printed(own)
    return read_draft(own, text)


def checked(own: Game, found: Settled, tables: Mapping[str, messages.BoxTable], language: str) -> messages.BoxChecked:
    """What is told of a draft."""
    done = progress(own, found.game.box)
    table = found.game.deal(found.game.seats[-1], 1)
    return messages.BoxChecked(
        hash=found.game.box.hash,
        replaced=done.replaced,
        total=done.total,
        refusals=[_refusal(own, refusal, language) for refusal in found.refusals],
        tables=dict(tables),
        view=table.view(None),
    )


def _printed(game: Game) -> Printed:
    if game.printed is None:
        raise EntrepotError("box_no_form", {"title": game.title})
    return game.printed


def _tables(box: Box) -> list[str]:
    return list(dict.fromkeys(section.name for section in box.sections))


def _refusal(own: Game, refusal: Refusal, language: str) -> messages.BoxRefusal:
    changes = [messages.BoxChange(change.table, change.place, change.key) for change in refusal.changes]
    rules = _printed(own).rules
    rule = next((rules[about] for one in changes if (about := f"{one.table}.{one.key}") in rules), "")
    return messages.BoxRefusal(changes, refusal.said(language), rule, refusal.why.place is None or len(changes) > 1)


def _fields(game: Game, table: str, keys: Sequence[str], words: Words) -> list[messages.BoxField]:
    printed = _printed(game)
    shapes = get_type_hints(_of_one(get_type_hints(printed.shape)[table]), include_extras=True)
    found: list[messages.BoxField] = []
    for declared in keys:
        key = declared.rstrip("?")
        shape = _shape(shapes[key], printed.among.get(f"{table}.{key}"), game, words)
        found.append(messages.BoxField(key, declared != key, shape, printed.rules.get(f"{table}.{key}", "")))
    return found


def _of_one(hint: object) -> type:
    """The type of one table, where there are several."""
    found = get_args(hint)[0] if get_origin(hint) is list else hint
    assert isinstance(found, type)
    return found


def _shape(hint: object, among: Among | None, game: Game, words: Words) -> messages.BoxShape:
    """A type of `box/facts.py` as the browser needs it."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return _shape(parts[0], among, game, words)
    if origin in (Union, types.UnionType):
        return _shape(next(part for part in parts if part is not type(None)), among, game, words)
    if origin is Literal:
        return messages.BoxShape("text", [], [_choice(str(part), among, words) for part in parts])
    if origin is list:
        return messages.BoxShape("list", [_shape(parts[0], among, game, words)], [])
    if origin is tuple:
        return messages.BoxShape("tuple", [_shape(part, among, game, words) for part in parts], [])
    choices = [_choice(one, among, words) for one in _ids(among, game.box)]
    if origin is dict:
        return messages.BoxShape("amounts", [], choices)
    if hint is bool:
        return messages.BoxShape("flag", [], [])
    return messages.BoxShape("number", [], []) if hint is int else messages.BoxShape("text", [], choices)


def _ids(among: Among | None, box: Box) -> list[str]:
    if among is None or among.ids == "":
        return []
    if not isinstance(among.ids, str):
        return list(among.ids)
    table, _, key = among.ids.partition(".")
    found: list[str] = []
    for section in box.all(table):
        value = section.facts[key]
        found += [str(part) for part in value] if isinstance(value, list) else [str(value)]
    return found


def _choice(id: str, among: Among | None, words: Words) -> messages.BoxChoice:
    """What people call an id: as the words of the game have it, else as it is."""
    called = None if among is None else words.called(among.called, id)
    return messages.BoxChoice(id, str(called) if called is not None else id)


def _clean(box: Box) -> Box:
    """Others see what somebody enters here: no endless texts, nothing that cannot be printed or written into a file.

    :raises BadBox: when there is something of that kind.
    """
    for section in box.sections:
        for key, value in section.facts.items():
            for part in _parts(value):
                if _strange(part):
                    values: dict[str, Said] = {
                        "table": section.name,
                        "key": key,
                        "found": repr(part)[:42],
                        "most": limits.BOX_TEXT,
                    }
                    raise BadBox("box_strange", values, section.place)
    return box


def _strange(part: object) -> bool:
    if isinstance(part, str):
        return len(part) > limits.BOX_TEXT or any(unicodedata.category(sign)[0] == "C" for sign in part)
    return part is None or (isinstance(part, float) and not math.isfinite(part))


def _parts(value: object) -> list[object]:
    """The texts and numbers that a value is made of."""
    if isinstance(value, list):
        return [part for each in value for part in _parts(each)]
    if isinstance(value, dict):
        return [part for pair in value.items() for each in pair for part in _parts(each)]
    return [value]
