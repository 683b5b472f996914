"""Words: sentences in one language, from a catalogue in the format of Project Fluent.

Code speaks in keys and values; people read sentences. The terminal and the browser take both from here: the browser
gets the catalogue as it is and fills it in itself. A key is written with a dot in code and with a hyphen in the
catalogue: `event.take` is the message `event-take`.
"""

import os
import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

NOTHING: Final = "nothing"
"""The message that stands for an empty list."""
OFFERS: Final = "offers.toml"
"""What the prompts offer, beside the catalogues of all languages."""
GROUPED: Final = 1000
"""From here on, languages group digits; we do not."""
PRINTED: Final = "printed.toml"
"""Which texts of the box people read, beside the catalogues of all languages."""
SPOKEN_FIRST: Final = "en"
"""The language that every catalogue has."""
ENVIRONMENT: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says which language its user reads, the strongest first."""
SECOND: Final = "second"
"""`$person` where the one who acts is spoken to: "You take" rather than "Ann takes"."""
THIRD: Final = "third"
ENTRY: Final = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)
"""Where a message or a term of a catalogue begins."""
PLAIN: Final = re.compile(r"^([a-z][\w-]*) = ([^{}\n]+)$(?!\n[ .])", re.MULTILINE)
"""A message of one line without values."""


class NoWords(LookupError):
    """A fault of ours: a catalogue has no such sentence, or a sentence lacks a value."""


@final
class Words:
    """A catalogue of sentences: `say("event.take", {"seat": "Ann", "card": "red 2"})`."""

    def __init__(
        self,
        language: str,
        source: str,
        names: "Mapping[str, Mapping[str, str]] | Naming | None" = None,
        offers: dict[str, list[str]] | None = None,
        folder: Path | None = None,
    ) -> None:
        self.language = language
        self.source = source
        """The catalogue itself."""
        self.folder = folder
        """Where it lies, beside those of other languages."""
        self.offers: dict[str, list[str]] = {} if offers is None else offers
        """For each wording of a prompt the verbs that its sentence offers; a law compares them with the legal moves."""
        self._names = names
        self._others: dict[str, Words] = {}

    def into(self, language: str) -> "Words":
        """The same words in another language; in English where they do not have it."""
        if language == self.language or self.folder is None:
            return self
        if language not in self._others:
            known = language if language in languages(self.folder) else SPOKEN_FIRST
            self._others[language] = read_words(self.folder, known, self._names)
        return self._others[language]

    @cached_property
    def printed(self) -> dict[str, list[str]]:
        """Which texts of the box people read: keys by table."""
        file = None if self.folder is None else self.folder / PRINTED
        return {} if file is None or not file.is_file() else tomllib.loads(file.read_text(encoding="utf-8"))

    def printed_as(self, table: str, text: str) -> str:
        """A text of the box in this language, `box-tile-mission_2`; as it is printed where there is no such message."""
        key = printed_key(table, text)
        return self.say(key) if self.has(key) else text

    @cached_property
    def _plain(self) -> dict[str, str]:
        """Sentences without values, found without reading the whole catalogue: the help of commands needs no more."""
        return {name: text.strip() for name, text in PLAIN.findall(self.source)}

    @cached_property
    def _bundle(self) -> "FluentBundle":
        # Read when the first sentence is said: who only plays games by numbers never waits for it.
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([self.language], use_isolating=False, functions=FUNCTIONS)
        bundle.add_resource(FluentResource(self.source))
        return bundle

    @cached_property
    def names(self) -> Mapping[str, Mapping[str, str]]:
        """What values are called that depend on the box: by key and value."""
        if self._names is None or isinstance(self._names, Mapping):
            return self._names or {}
        return self._names(Words(self.language, self.source, folder=self.folder))

    def all(self, section: str) -> list[str]:
        """The names of the sentences of a section: `all("prompt")`."""
        start = f"{section}-"
        lines = (line.partition(" =")[0] for line in self.source.splitlines())
        return [line.removeprefix(start) for line in lines if line.startswith(start)]

    def has(self, key: str) -> bool:
        return _id(key) in self._plain or self._bundle.has_message(_id(key))

    def say(self, key: str, values: Mapping[str, object] | None = None) -> str:
        """The sentence of a key with its values filled in."""
        if (plain := self._plain.get(_id(key))) is not None:
            return plain
        if not self.has(key):
            raise NoWords(f'The words ({self.language}) have no sentence for "{key}".')
        pattern = self._bundle.get_message(_id(key)).value
        if pattern is None:
            raise NoWords(f'The words ({self.language}) say nothing for "{key}".')
        said, faults = self._bundle.format_pattern(
            pattern,
            {
                "person": THIRD,
                **{name: self._spoken(name, value) for name, value in (values or {}).items() if value is not None},
            },
        )
        if faults:
            raise NoWords(f'The sentence "{key}" cannot be said: {faults[0]}.')
        return str(said)

    def will(self, outlook: Mapping[str, object]) -> str:
        """What is certain of a move, in a few words: each value of its outlook that has a message `will-KEY`.

        A number below 0 is said by `will-KEY_less`, nothing (0, an empty list) by `will-KEY_none`; what a value without
        a message consists of, by `will-KEY_PART`.
        """
        return ", ".join(self._certain(outlook, "will."))

    def _certain(self, outlook: Mapping[str, object], start: str) -> list[str]:
        said: list[str] = []
        for name, value in outlook.items():
            size = abs(value) if isinstance(value, int) else value
            key = f"{start}{name}" if value == size and value else f"{start}{name}_{'less' if value else 'none'}"
            if value is not False and self.has(key):
                flat = {other: part for other, part in outlook.items() if part != [] and not isinstance(part, dict)}
                said.append(self.say(key, {**flat, name: size}))
            elif isinstance(value, dict):
                said += self._certain(value, f"{start}{name}_")
        return said

    def amounts(self, counts: Mapping[str, object]) -> str:
        """How many of what, each by its message `amount-ID`: "2 silk, 1 import"."""
        parts = [self.say(f"amount.{name}", {"count": count}) for name, count in counts.items()]
        return ", ".join(parts) if parts else self.say(NOTHING, {})

    def _spoken(self, key: str, value: object) -> object:
        if isinstance(value, dict):
            return self.amounts(value)
        if isinstance(value, list | tuple):
            return ", ".join(str(self._spoken(key, part)) for part in value) if value else self.say(NOTHING, {})
        called = self.called(key, value)
        if called is None:
            plain = isinstance(value, int) and not isinstance(value, bool) and abs(value) < GROUPED
            return value if plain else str(value)
        return called

    def called(self, key: str, value: object) -> str | None:
        """What a value is called: by the catalogue (`called-company-cairo`, cases as attributes), else by the box."""
        name = f"called-{key}-{value}".replace(" ", "_")
        if not self._bundle.has_message(name):
            return self.names.get(key, {}).get(str(value))
        message = self._bundle.get_message(name)
        forms = {form: str(self._bundle.format_pattern(pattern)[0]) for form, pattern in message.attributes.items()}
        return Called(self.say(name, {}), forms)


Naming = Callable[[Words], Mapping[str, Mapping[str, str]]]
"""What a game calls the things of its box, in the words of a language."""


def _id(key: str) -> str:
    return key.replace(".", "-")


class Called(str):
    """A name as it stands alone, with the forms that it has in sentences."""

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, name: str, forms: Mapping[str, str]) -> "Called":
        called = super().__new__(cls, name)
        called.forms = forms
        return called


def case_of(name: object, case: object) -> object:
    """`CASE($company, "gen")` in a catalogue: the name in that case; as it stands alone where it has no such form."""
    return name.forms.get(str(case), str(name)) if isinstance(name, Called) else name


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"CASE": case_of}


def wished() -> list[str]:
    """The languages that the environment asks for, the best first: `LANGUAGE=pl:cs` or `LANG=pl_PL.UTF-8`."""
    asked = next((os.environ[name] for name in ENVIRONMENT if os.environ.get(name)), "")
    languages = (re.split(r"[_.@]", wish)[0].lower() for wish in asked.split(":"))
    return [language for language in languages if language.isalpha()]


def languages(folder: Path) -> list[str]:
    """The languages that a folder of words has, English first."""
    return sorted(
        (file.stem for file in folder.glob("*.ftl")), key=lambda language: (language != SPOKEN_FIRST, language)
    )


def language_of(folder: Path) -> str:
    """The first wished language that a folder of words has; else English."""
    known = languages(folder)
    return next((language for language in wished() if language in known), SPOKEN_FIRST)


def printed_key(table: str, text: str) -> str:
    """What the message is called that says a text of the box: "Mission (2)" of a tile is `box-tile-mission_2`."""
    return f"box-{table}-{re.sub(r'[^a-z0-9]+', '_', text.lower()).strip('_')}"


def entries(source: str) -> dict[str, str]:
    """The messages and terms of a catalogue by name, each as it is written, without comments."""
    parts = (
        "".join(line for line in part.splitlines(keepends=True) if not line.startswith("#"))
        for part in ENTRY.split(source)
    )
    return {part.partition("=")[0].strip(): part for part in parts if ENTRY.match(part)}


def completed(source: str, english: str) -> str:
    """A catalogue, and what it lacks in English. Its own plural rules serve: all of our languages have `one` for 1."""
    own = entries(source)
    missing = [text for name, text in entries(english).items() if name not in own]
    return "\n".join([source, *missing]) if missing else source


def read_words(
    folder: Path, language: str | None = None, names: Mapping[str, Mapping[str, str]] | Naming | None = None
) -> Words:
    """Read `<language>.ftl` of a folder of words, and what the prompts of a game offer.

    Every room that speaks to people has such a folder: a game, the bots, the server, the command line, and the package
    itself for what can be refused. Without a language, it is that of the environment. What a language lacks is said in
    English.
    """
    language = language or language_of(folder)
    offers = folder / OFFERS
    declared = tomllib.loads(offers.read_text(encoding="utf-8")) if offers.exists() else {}
    source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    if language != SPOKEN_FIRST and (english := folder / f"{SPOKEN_FIRST}.ftl").is_file():
        source = completed(source, english.read_text(encoding="utf-8"))
    return Words(language, source, names, declared, folder)
