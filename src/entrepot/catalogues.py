"""What other languages lack, and where they are wrong: every catalogue and rules page beside its English one.

A language may say things in other pieces than English: messages that only other messages use, terms, cases, and names
of values are its own affair. What code asks for must be there, with the values that English gets.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Identifier,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    SelectExpression,
    StringLiteral,
    Term,
    TermReference,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from . import games, load, rulebook
from .kernel.words import PRINTED, SPOKEN_FIRST, languages, printed_key
from .rulebook import NoRulebook

PACKAGE = Path(__file__).parent
COPIES = frozenset({"bots.ftl", "errors.ftl"})
"""The browser's copies of catalogues of the package (`make types`)."""
EVERYWHERE = "app.ftl"
"""What the browser always has: texts of its other parts may use it."""
GIVEN = frozenset({"person"})
"""Values that every sentence gets."""
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
COUNTED = range(201)
"""Whole numbers that show every plural form which a language has for them."""


@dataclass(frozen=True)
class Fault:
    """Something wrong: of which kind, with which text, and what it is about."""

    kind: str
    key: str
    about: tuple[str, ...] = ()


@dataclass(frozen=True)
class Part:
    """A catalogue or a rules page of one language."""

    file: str
    known: int
    """How many texts English has here."""
    said: int
    """How many of them this language has."""
    faults: tuple[Fault, ...]


@dataclass
class Text(Visitor):
    """One message or term: what it is made of."""

    shown: set[str] = field(default_factory=set)
    """Values that can be read in it."""
    chosen: set[str] = field(default_factory=set)
    """Values that choose between forms."""
    used: set[str] = field(default_factory=set)
    """Other messages and terms."""
    cases: set[tuple[str, str]] = field(default_factory=set)
    """Which value is asked for in which case."""
    lacking: list[tuple[str, ...]] = field(default_factory=list)
    """Of each number the plural forms that it lacks."""
    forms: set[str] = field(default_factory=set)
    """Its attributes."""
    needed: Mapping[str, frozenset[int]] = field(default_factory=dict)
    """The plural forms of the language, each with its numbers."""

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the name that the visitor asks for
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.used.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.used.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        given = node.arguments.positional
        if node.id.name == "CASE" and len(given) > 1:
            name, case = given[0], given[1]
            if isinstance(name, VariableReference) and isinstance(case, StringLiteral):
                self.cases.add((name.id.name, case.value))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        chosen = Text()
        chosen.visit(node.selector)
        self.chosen |= chosen.shown
        named = {name_of(variant.key) for variant in node.variants}
        plain = {name for name in named if not name.isdecimal()}
        if plain & {*CATEGORIES[:-1]} and plain <= {*CATEGORIES}:
            default = next((name_of(variant.key) for variant in node.variants if variant.default), "")
            if lacking := unnamed(named, default, self.needed):
                self.lacking.append((", ".join(sorted(chosen.shown)), *lacking))
        for variant in node.variants:
            self.visit(variant.value)


def name_of(key: Identifier | NumberLiteral) -> str:
    """What a form is chosen by."""
    return key.value if isinstance(key, NumberLiteral) else key.name


def unnamed(named: set[str], default: str, needed: Mapping[str, frozenset[int]]) -> list[str]:
    """The plural forms that a language needs and a choice does not have; the default may stand for one of them."""
    numbers = {int(name) for name in named if name.isdecimal()}
    lacking = [form for form, counted in needed.items() if form not in named and not counted <= numbers]
    return [] if len(lacking) == 1 and default not in needed else lacking


def plural_forms(language: str) -> dict[str, frozenset[int]]:
    """The plural forms that whole numbers have in a language (CLDR), each with its numbers."""
    from babel import Locale

    rule = Locale.parse(language).plural_form
    forms: dict[str, set[int]] = {}
    for number in COUNTED:
        forms.setdefault(rule(number), set()).add(number)
    return {form: frozenset(forms[form]) for form in CATEGORIES if form in forms}


@dataclass(frozen=True)
class Catalogue:
    """A catalogue in pieces, and what is wrong with it in itself."""

    texts: Mapping[str, Text]
    faults: tuple[Fault, ...]

    def helpers(self) -> set[str]:
        """Messages that stand for a piece of others: no section, and used by others."""
        return {name for text in self.texts.values() for name in text.used if "-" not in name}

    def messages(self) -> dict[str, Text]:
        """What code asks for."""
        pieces = self.helpers()
        return {name: text for name, text in self.texts.items() if not name.startswith("-") and name not in pieces}

    def whole(self, name: str) -> Text:
        """A text with all that it uses."""
        found, open_names, seen = Text(), [name], set[str]()
        while open_names:
            at = open_names.pop()
            if at in seen or at not in self.texts:
                continue
            seen.add(at)
            text = self.texts[at]
            found.shown |= text.shown
            found.chosen |= text.chosen
            open_names += text.used
        return found


def parse(source: str, language: str) -> Catalogue:
    """Read a catalogue; its faults: broken places, texts that stand there twice, plural forms that are lacking."""
    needed = plural_forms(language)
    texts: dict[str, Text] = {}
    faults: list[Fault] = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Junk):
            line = source.count("\n", 0, entry.span.start) + 1 if entry.span else 0
            why = entry.annotations[0].message if entry.annotations else ""
            faults.append(Fault("syntax", str(line), (str(why),)))
        elif isinstance(entry, Message | Term):
            name = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
            if name in texts:
                faults.append(Fault("twice", name))
            texts[name] = read(entry, needed)
    for name, text in texts.items():
        faults += [Fault("plural", name, lacking) for lacking in text.lacking]
    return Catalogue(texts, tuple(faults))


def read(entry: Message | Term, needed: Mapping[str, frozenset[int]]) -> Text:
    text = Text(needed=needed, forms={attribute.id.name for attribute in entry.attributes})
    parts: Iterable[BaseNode | None] = (entry.value, *(attribute.value for attribute in entry.attributes))
    for part in parts:
        if part is not None:
            text.visit(part)
    return text


def compare(english: Catalogue, own: Catalogue, printed: Iterable[str] = (), beside: Iterable[str] = ()) -> Part:
    """What a language lacks of a catalogue, and what is wrong in it.

    `printed`: the messages of texts of the box, which English takes from the box itself; `beside`: messages of other
    catalogues that are always at hand.
    """
    asked, pieces = english.messages(), own.helpers()
    demanded = [*asked, *(f"{name}.{form}" for name, text in asked.items() for form in sorted(text.forms)), *printed]
    present = {*own.texts, *(f"{name}.{form}" for name, text in own.texts.items() for form in text.forms)}
    faults = list(own.faults)
    faults += [Fault("missing", name) for name in demanded if name not in present]
    values = {name for text in english.texts.values() for name in text.shown | text.chosen}
    values |= {name.split("-")[1] for name in english.texts if name.startswith("called-")}
    known = {*english.texts, *printed, *pieces}
    for name, text in own.texts.items():
        named = name.startswith("called-") and name.split("-")[1] in values
        if name not in known and not named and not name.startswith("-"):
            faults.append(Fault("unknown", name))
        faults += [Fault("used", name, (used,)) for used in sorted(text.used - {*own.texts, *beside})]
        for value, case in sorted(text.cases):
            if not any(case in other.forms for at, other in own.texts.items() if at.startswith(f"called-{value}-")):
                faults.append(Fault("case", name, (value, case)))
    for name in asked:
        if name in own.texts:
            faults += differing(name, english.whole(name), own.whole(name))
    return Part("", len(demanded), sum(name in present for name in demanded), tuple(faults))


def differing(name: str, english: Text, own: Text) -> Iterator[Fault]:
    """Values that one says and the other does not get or loses; what only chooses a form in English may be left out."""
    for value in sorted((own.shown | own.chosen) - english.shown - english.chosen - GIVEN):
        yield Fault("value_unknown", name, (value,))
    for value in sorted(english.shown - own.shown - own.chosen - GIVEN):
        yield Fault("value_lost", name, (value,))


def compare_rules(english: str, own: str) -> Part:
    """The numbered rules that a page of another language lacks, or has too many."""
    numbers = list(rulebook.parse(english))
    try:
        said = rulebook.parse(own)
    except NoRulebook as refusal:
        return Part("", len(numbers), 0, (Fault("page", "", (str(refusal),)),))
    faults = [Fault("missing", number) for number in numbers if number not in said or not said[number].text]
    missing = len(faults)
    faults += [Fault("unknown", number) for number in said if number not in numbers]
    return Part("", len(numbers), len(numbers) - missing, tuple(faults))


# Where they lie ------------------------------------------------------------------------------------------------------


def places() -> tuple[list[Path], Path | None, list[Path]]:
    """The folders of words of the package, that of the browser where its sources are, and the rules pages."""
    folders = sorted(file.parent for file in PACKAGE.rglob(f"words/{SPOKEN_FIRST}.ftl"))
    home = rulebook.checkout()
    web = home / "web" / "src" / "words" if home else None
    pages = [page for game in games() if (page := rulebook.page_of(game))]
    return folders, web if web and web.is_dir() else None, pages


def known_languages() -> list[str]:
    """Every language that something is said in, English first."""
    folders, web, pages = places()
    found = {language for folder in folders for language in languages(folder)}
    found |= {folder.name for folder in web.iterdir() if (folder / EVERYWHERE).is_file()} if web else set()
    found |= {file.parent.name for page in pages for file in page.parent.glob(f"*/{page.name}")}
    return [SPOKEN_FIRST, *sorted(found - {SPOKEN_FIRST})]


def printed_keys(folder: Path) -> list[str]:
    """The messages of the texts of a game's box."""
    if not (folder / PRINTED).is_file():
        return []
    game = load(folder.parent.name)
    found = [
        printed_key(table, text)
        for table, keys in game.words.printed.items()
        for section in game.box.all(table)
        for key in keys
        for text in texts_of(section.facts.get(key))
    ]
    return list(dict.fromkeys(found))


def texts_of(value: object) -> list[str]:
    parts = value if isinstance(value, list) else [value]
    return [part for part in parts if isinstance(part, str)]


def check(language: str) -> list[Part]:
    """Everything that is said in a language, beside what English says."""
    folders, web, pages = places()
    parts = []
    for folder in folders:
        printed = [] if language == SPOKEN_FIRST else printed_keys(folder)
        parts.append(part_of(folder / f"{SPOKEN_FIRST}.ftl", folder / f"{language}.ftl", language, printed))
    if web:
        beside = parse(text_of(web / language / EVERYWHERE), language).texts
        for english in sorted((web / SPOKEN_FIRST).glob("*.ftl")):
            if english.name not in COPIES:
                parts.append(part_of(english, web / language / english.name, language, beside=beside))
    if language != SPOKEN_FIRST:
        for page in pages:
            own = page.parent / language / page.name
            found = compare_rules(text_of(page), text_of(own))
            parts.append(Part(shown_path(own), found.known, found.said, found.faults))
    return parts


def part_of(english: Path, own: Path, language: str, printed: Iterable[str] = (), beside: Iterable[str] = ()) -> Part:
    found = compare(parse(text_of(english), SPOKEN_FIRST), parse(text_of(own), language), list(printed), beside)
    return Part(shown_path(own), found.known, found.said, found.faults)


def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def shown_path(file: Path) -> str:
    """A path as it is read from the checkout, or from the package."""
    for start in (rulebook.checkout(), PACKAGE):
        if start and file.is_relative_to(start):
            return file.relative_to(start).as_posix()
    return str(file)
