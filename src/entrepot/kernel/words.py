"""Words: the sentences of a game in one language, from a TOML catalogue.

The rules speak in keys and values; people read sentences. The terminal and the browser take both from here.
"""

import re
import tomllib
from pathlib import Path
from typing import Final, final

from .errors import EntrepotError

COUNTED = re.compile(r"\{(\w+):([^|{}]*)\|([^{}]*)\}")
"""A number with its noun, in the singular or the plural: `{number:ship|ships}`."""
OFFERS: Final = "offers"
"""The table of a catalogue that holds no sentences, but what the prompts offer."""


@final
class Words:
    """A catalogue of sentences: `say("event.take", {"seat": "Ann", "card": "red 2"})`."""

    def __init__(
        self,
        language: str,
        sections: dict[str, dict[str, str]],
        names: dict[str, dict[str, str]] | None = None,
        offers: dict[str, list[str]] | None = None,
    ) -> None:
        self.language = language
        self.sections = sections
        self.offers: dict[str, list[str]] = {} if offers is None else offers
        """For each wording of a prompt the verbs that its sentence offers; a law compares them with the legal moves."""
        self.names: dict[str, dict[str, str]] = {} if names is None else names
        """What values are called in sentences, where that is not what moves and events hold: by key and value."""

    def has(self, key: str) -> bool:
        section, _, name = key.partition(".")
        return name in self.sections.get(section, {})

    def say(self, key: str, values: dict[str, object]) -> str:
        """The sentence of a key with its values filled in."""
        section, _, name = key.partition(".")
        template = self.sections.get(section, {}).get(name)
        if template is None:
            raise EntrepotError(f'The words of this game ({self.language}) have no sentence for "{key}".')
        template = COUNTED.sub(lambda found: _counted(found, values), template)
        try:
            return template.format_map({name: self._spoken(name, value) for name, value in values.items()})
        except KeyError as missing:
            raise EntrepotError(f'The sentence "{key}" wants a value {missing} that is not there.') from None

    def _spoken(self, key: str, value: object) -> str:
        if isinstance(value, list):
            return ", ".join(self._spoken(key, part) for part in value) if value else "nothing"
        called = self.names.get(key, {})
        return called.get(str(value), str(value))


def _counted(found: re.Match[str], values: dict[str, object]) -> str:
    """The placeholder alone, and the noun that goes with its number."""
    name, one, many = str(found[1]), str(found[2]), str(found[3])
    return f"{{{name}}} {one if str(values.get(name)) == '1' else many}"


def read_words(folder: Path, language: str = "en", names: dict[str, dict[str, str]] | None = None) -> Words:
    """Read `<language>.toml` of a game's folder of words."""
    facts = tomllib.loads((folder / f"{language}.toml").read_text(encoding="utf-8"))
    offers: dict[str, list[str]] = facts.pop(OFFERS, {})
    return Words(language, {section: dict(entries) for section, entries in facts.items()}, names, offers)
