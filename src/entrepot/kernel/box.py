"""Reading a box: the components of a game from one TOML file, with where each number comes from.

Every table of the file has a `source`: `rulebook`, `public:…`, `derived`, `house` (a stand-in for what no source
gives) or `owner` (read from the real game by somebody who has it); `<key>_source` names the source of a single key. A
wrong file is refused with a sentence that names the table, the key, what was found and what is expected.
"""

import hashlib
import json
import tomllib
from pathlib import Path
from typing import NoReturn, final

from .errors import BadBox, Phrase, Said, Value
from .words import Words

RULEBOOK = "rulebook"
HOUSE = "house"
OWNER = "owner"
SOURCES = (RULEBOOK, "derived", HOUSE, OWNER)
PUBLIC = "public:"
PROVENANCE = ("source", "also")
MANY = 1_000_000
"""No limit to speak of."""
MOST_BYTES = 4_000_000
"""Many times the longest box."""
MOST_LETTERS = 300
"""Of a text that people read; it has to fit into a sentence."""
MOST_LETTERS_OF_A_KEY = 60


def is_provenance(key: str) -> bool:
    return key in PROVENANCE or key.endswith("_source")


@final
class Section:
    """One table of a box file, read key by key."""

    def __init__(self, file: str, name: str, facts: dict[str, object], place: int = 0) -> None:
        self.file = file
        self.name = name
        self.facts = facts
        self.place = place
        """Its place among the tables of its name."""
        self.read: set[str] = set()

    def get(self, key: str) -> object:
        self.read.add(key)
        return self.facts.get(key)

    def fail(self, key: str, expected: str, /, **values: Value) -> NoReturn:
        """Refuse the box: the words say as `expected-…` what should stand there."""
        found = _found(self.facts.get(key))
        wanted = Phrase(f"expected.{expected}", values)
        raise BadBox(
            "box_fact",
            {"file": self.file, "table": self.name, "key": key, "found": found, "expected": wanted},
            self.place,
        )

    def check(self, holds: bool, key: str, expected: str, /, **values: Value) -> None:
        """Refuse the box unless a fact about this key holds."""
        if not holds:
            self.fail(key, expected, **values)

    def integer(self, key: str, least: int = 0, most: int = MANY) -> int:
        value = self.get(key)
        if not isinstance(value, int) or not _is_integer(value) or not least <= value <= most:
            if most == MANY:
                self.fail(key, "integer_at_least", least=least)
            self.fail(key, "integer_between", least=least, most=most)
        return value

    def flag(self, key: str) -> bool:
        value = self.get(key)
        if not isinstance(value, bool):
            self.fail(key, "true_or_false")
        return value

    def text(self, key: str, among: tuple[str, ...] = ()) -> str:
        value = self.get(key)
        if not isinstance(value, str) or not value.strip() or (among and value not in among):
            if among:
                self.fail(key, "one_of", values=among)
            self.fail(key, "text")
        self.check(_fits_a_sentence(value), key, "short_text", most=MOST_LETTERS)
        return value

    def texts(self, key: str, count: int = -1, repeated: bool = False) -> list[str]:
        """A list of texts, as many as `count`; the same one twice only where `repeated` allows it."""
        value = self.get(key)
        wanted = ("texts" if repeated else "texts_once") + ("" if count < 0 else "_counted")
        if not isinstance(value, list) or not value or (count >= 0 and len(value) != count):
            self.fail(key, wanted, count=count)
        if not all(isinstance(entry, str) and entry.strip() for entry in value):
            self.fail(key, wanted, count=count)
        self.check(all(map(_fits_a_sentence, value)), key, "short_texts", most=MOST_LETTERS)
        if not repeated and len(set(value)) != len(value):
            self.fail(key, wanted, count=count)
        return [str(entry) for entry in value]

    def integers(self, key: str, count: int = -1, least: int = 0, most: int = MANY) -> list[int]:
        value = self.get(key)
        wanted = "integers" if count < 0 else "integers_counted"
        if not isinstance(value, list) or (count >= 0 and len(value) != count):
            self.fail(key, wanted, count=count, least=least, most=most)
        if not all(_is_integer(entry) and least <= entry <= most for entry in value):
            self.fail(key, wanted, count=count, least=least, most=most)
        return [int(entry) for entry in value]

    def source(self, key: str) -> str:
        """Where one key's value comes from."""
        own = self.facts.get(f"{key}_source", self.facts.get("source"))
        return own if isinstance(own, str) else ""

    def fact_keys(self) -> list[str]:
        """The keys that hold facts rather than their sources."""
        return [key for key in self.facts if not is_provenance(key)]


@final
class Box:
    """A box file: its sections in order, and a hash that names its facts (not its comments and sources)."""

    def __init__(self, file: str, facts: dict[str, object]) -> None:
        self.file = file
        self.facts = facts
        self.sections: list[Section] = []
        _check_names(file, facts)
        for name, content in facts.items():
            parts = content if isinstance(content, list) else [content]
            tables = [part for part in parts if isinstance(part, dict)]
            self.sections += [Section(file, name, part, place) for place, part in enumerate(tables)]
        for section in self.sections:
            self._check_sources(section)
        facts_only = json.dumps(_without_sources(facts), sort_keys=True, separators=(",", ":"), default=str)
        self.hash = hashlib.sha256(facts_only.encode()).hexdigest()

    def _check_sources(self, section: Section) -> None:
        if "source" not in section.facts:
            section.fail("source", "source")
        for key, value in section.facts.items():
            if key == "source" or key.endswith("_source"):
                section.check(_is_source(value), key, "source")
                named = key == "source" or key.removesuffix("_source") in section.facts
                section.check(named, key, "source_of_key")
            elif key == "also":
                section.check(all(map(_is_source, value if isinstance(value, list) else [value])), key, "source")

    def components(self) -> dict[str, object]:
        """All tables, without where each number comes from."""
        return {name: _without_sources(part) for name, part in self.facts.items() if isinstance(part, dict | list)}

    def in_words(self, words: Words) -> "Box":
        """The box with the texts that people read in another language; what an owner wrote differently stays."""
        facts = dict(self.facts)
        for table, keys in words.printed.items():
            part = facts.get(table)
            sections = part if isinstance(part, list) else [part]
            said = [_in_words(section, table, keys, words) for section in sections]
            facts[table] = said if isinstance(part, list) else said[0]
        return self if facts == self.facts else Box(self.file, facts)

    def one(self, name: str) -> Section:
        """The one table of this name."""
        found = self.all(name)
        if len(found) != 1:
            raise BadBox("box_one_table", {"file": self.file, "table": name, "count": len(found)})
        return found[0]

    def all(self, name: str, least: int = 0, most: int = 0) -> list[Section]:
        """All tables of this name, in the order of the file: as many as `least`, or from there to `most`."""
        found = [section for section in self.sections if section.name == name]
        if least and not least <= len(found) <= max(least, most):
            values: dict[str, Said] = {
                "file": self.file,
                "table": name,
                "count": len(found),
                "least": least,
                "most": most,
            }
            raise BadBox("box_tables_between" if most > least else "box_tables", values)
        return found

    def refuse_unread(self) -> None:
        """Refuse tables and keys that no rule has read: a misspelt key must not go unnoticed."""
        for section in self.sections:
            if not section.read:
                raise BadBox("box_table_unused", {"file": self.file, "table": section.name})
            unread = [key for key in section.fact_keys() if key not in section.read]
            if unread:
                section.fail(unread[0], "known_key", keys=sorted(section.read))
        tables = {section.name for section in self.sections}
        for key, value in self.facts.items():
            if key not in tables and key not in ("schema", "game"):
                raise BadBox("box_no_table", {"file": self.file, "key": key, "found": _found(value)})

    def keep_to(self, own: "Box") -> None:
        """Refuse a number that contradicts the rulebook: one that the game's own box has from there."""
        marked: dict[tuple[str, object], list[Section]] = {}
        for section in self.sections:
            marked.setdefault(mark(section), []).append(section)
        for twin in own.sections:
            stated = [key for key in twin.fact_keys() if twin.source(key) == RULEBOOK and _is_number(twin.facts[key])]
            if not stated:
                continue
            found = marked.get(mark(twin), [])
            if len(found) != 1:
                self._refuse_renamed(twin, len(found))
            for section in found:
                for key in stated:
                    number = twin.facts[key]
                    section.check(section.facts.get(key) == number, key, "stated", stated=_short(number))

    def _refuse_renamed(self, twin: Section, count: int) -> None:
        """Under another name nothing of a table would be compared."""
        key = _named_by(twin)
        if key:
            found = Phrase("found.tables_with", {"count": count, "about": [f"{key} = {twin.facts[key]}"]})
            wanted = Phrase("expected.one_table")
            raise BadBox(
                "box_facts",
                {"file": self.file, "table": twin.name, "key": key, "found": found, "expected": wanted},
            )

    def house_made(self) -> list[str]:
        """Everything in the box that is our stand-in, as `table` or `table.key`."""
        found: list[str] = []
        for section in self.sections:
            if section.facts["source"] == HOUSE:
                found.append(section.name)
            found += [
                f"{section.name}.{key.removesuffix('_source')}"
                for key, value in section.facts.items()
                if key.endswith("_source") and value == HOUSE
            ]
        return list(dict.fromkeys(found))


def _in_words(section: object, table: str, keys: list[str], words: Words) -> object:
    if not isinstance(section, dict):
        return section
    said: dict[str, object] = dict(section)
    for key in keys:
        text = section.get(key)
        if isinstance(text, str):
            said[key] = words.printed_as(table, text)
        elif isinstance(text, list):
            said[key] = [words.printed_as(table, str(part)) for part in text]
    return said


def read_box(path: Path, game: str) -> Box:
    """Read a box file of a game, or say in one sentence what is wrong with it."""
    return parse_box(_text_of(path), path.name, game)


def parse_box(text: str, file: str, game: str) -> Box:
    """The box of a game from the text of a file."""
    facts = _parsed(text, file)
    if facts.get("game") != game:
        raise _wrong_head(file, "game", facts.get("game"), f'"{game}"')
    return Box(file, facts)


def game_of_box(path: Path) -> str:
    """The name of the game whose box a file says it is."""
    game = _parsed(_text_of(path), path.name).get("game")
    if not isinstance(game, str) or len(game) > MOST_LETTERS_OF_A_KEY:
        raise BadBox("box_not_of_game", {"file": path.name, "found": _found(game)})
    return game


def _text_of(path: Path) -> str:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadBox("box_too_large", {"file": path.name})
        return path.read_text(encoding="utf-8-sig")
    except OSError as problem:
        raise BadBox("box_unreadable", {"file": path.name, "why": problem.strerror or str(problem)}) from None
    except UnicodeDecodeError:
        raise BadBox("box_not_text", {"file": path.name}) from None


def _parsed(text: str, file: str) -> dict[str, object]:
    try:
        facts = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadBox("box_not_toml", {"file": file, "why": str(problem)}) from None
    except RecursionError:
        raise BadBox("box_too_deep", {"file": file}) from None
    except ValueError:  # Python reads no number of thousands of digits
        raise BadBox("box_long_number", {"file": file}) from None
    if facts.get("schema") != 1 or not _is_integer(facts["schema"]):
        raise _wrong_head(file, "schema", facts.get("schema"), "1")
    return facts


def _wrong_head(file: str, key: str, found: object, expected: str) -> BadBox:
    return BadBox("box_head", {"file": file, "key": key, "found": _found(found), "expected": expected})


def _is_integer(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_number(value: object) -> bool:
    """A whole number, or several in a list or a table."""
    parts = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else [value]
    return all(_is_integer(part) for part in parts)


def mark(section: Section) -> tuple[str, object]:
    """What tells a table from those of the same name: its id, its number of players, or its place among them."""
    named = _named_by(section)
    return section.name, section.facts[named] if named else f"place {section.place}"


def _named_by(section: Section) -> str:
    """The key that says which table it is among those of its name, if there is one."""
    for key in ("id", "players"):
        if isinstance(section.facts.get(key), str | int):
            return key
    return ""


def _check_names(file: str, value: object) -> None:
    """Refuse a table or a key whose name would not fit into a sentence."""
    if isinstance(value, dict):
        for name, part in value.items():
            if len(name) > MOST_LETTERS_OF_A_KEY:
                raise BadBox("box_long_name", {"file": file, "name": _short(name)})
            _check_names(file, part)
    elif isinstance(value, list):
        for part in value:
            _check_names(file, part)


def _fits_a_sentence(text: str) -> bool:
    return len(text) <= MOST_LETTERS and all(letter >= " " for letter in text)


def _is_source(value: object) -> bool:
    return isinstance(value, str) and (value in SOURCES or (value.startswith(PUBLIC) and value != PUBLIC))


def _found(value: object) -> Said:
    """What stands there, as it is written."""
    return Phrase("nothing") if value is None else _short(value)


def _short(value: object) -> str:
    text = json.dumps(value, default=str, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + "..."


def _without_sources(value: object) -> object:
    if isinstance(value, dict):
        return {key: _without_sources(part) for key, part in value.items() if not is_provenance(key)}
    if isinstance(value, list):
        return [_without_sources(part) for part in value]
    return value
