"""Settings as they are given: by flags, by the environment, by a TOML file. Whatever is wrong is told in a sentence."""

import ast
import inspect
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit, urlunsplit

import msgspec

from ..kernel.errors import BadOption, Phrase
from .settings import Settings

PREFIX = "ENTREPOT_"
FILE = f"{PREFIX}SETTINGS"
"""The environment's name for the TOML file."""
TYPES: Mapping[str, Any] = get_type_hints(Settings, include_extras=True)
DEFAULTS: Mapping[str, Any] = {field.name: field.default for field in fields(Settings)}
SECRETS = ("metrics_token", "webhook")
"""Settings that are not printed."""


@dataclass(frozen=True)
class Given:
    """A value that somebody gave, and where."""

    value: object
    source: str


@dataclass(frozen=True)
class Chosen:
    """The settings to start with, and what was given for them, by name."""

    settings: Settings
    given: Mapping[str, Given]

    def lines(self) -> Iterable[tuple[str, str, str]]:
        """What was given: name, value and source of each; secrets and passwords are left out."""
        for name, given in self.given.items():
            yield name, shown(name, getattr(self.settings, name)), given.source


def read_settings(
    flags: Mapping[str, object], pairs: Iterable[str] = (), environment: Mapping[str, str] | None = None, file: str = ""
) -> Chosen:
    """The settings from everything that was given. Flags win over the environment, which wins over the file.

    `pairs`: `NAME=VALUE`, for settings without a flag of their own.
    """
    environment = environment or {}
    file = file or environment.get(FILE, "")
    given = _of_file(Path(file)) if file else {}
    for name in DEFAULTS:
        if (value := environment.get(PREFIX + name.upper())) is not None:
            given[name] = Given(value, PREFIX + name.upper())
    for pair in pairs:
        name, found, text = pair.partition("=")
        if not found:
            raise BadOption("not_a_pair", {"text": pair})
        given[_known(name.strip().replace("-", "_"), "--set")] = Given(text.strip(), "--set")
    given |= {name: Given(value, f"--{name.replace('_', '-')}") for name, value in flags.items() if value is not None}
    values = {name: _read(name, value) for name, value in given.items()}
    return Chosen(Settings(**values), given)


def _of_file(file: Path) -> dict[str, Given]:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as problem:
        why = problem.strerror or str(problem)
        raise BadOption("no_settings_file", {"file": str(file), "why": why}) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadOption("no_settings_file", {"file": str(file), "why": str(problem)}) from None
    return {_known(name, str(file)): Given(value, str(file)) for name, value in found.items()}


def _known(name: str, source: str) -> str:
    if name in DEFAULTS:
        return name
    near = get_close_matches(name, DEFAULTS, n=1, cutoff=0)
    raise BadOption("unknown_setting", {"name": name, "source": source, "near": near[0]})


def _read(name: str, given: Given) -> Any:
    """What was given as the setting's type; text is read as numbers, yes and no, rates and lists."""
    value, kind = given.value, TYPES[name]
    if isinstance(value, str) and get_origin(kind) is tuple:
        value = _parts(value, ";" if Ellipsis in get_args(kind) else "/")
    if get_origin(kind) is UnionType and value == "":
        value = None
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        wrong: dict[str, Any] = {
            "name": name, "value": shown(name, given.value), "source": given.source, "wanted": wanted(kind)
        }  # fmt: skip
        raise BadOption("bad_setting", wrong) from None


def _parts(text: str, between: str) -> list[str]:
    return [part.strip() for part in text.split(between) if part.strip()]


def wanted(kind: Any) -> Phrase:
    """What a setting may be, in words."""
    bounds = {}
    if get_origin(kind) is Annotated:
        kind, meta = get_args(kind)
        bounds = {"least": meta.ge if meta.ge is not None else meta.gt, "most": meta.le}
    if get_origin(kind) is Literal:
        return Phrase("setting.one_of", {"values": list(get_args(kind))})
    if get_origin(kind) is tuple:
        return Phrase("setting.list" if Ellipsis in get_args(kind) else "setting.rate")
    name = {bool: "yes_no", int: "whole", float: "number"}.get(kind, "text")
    limited = [key for key in ("least", "most") if bounds.get(key) is not None]
    key = ".".join([f"setting.{name}", *limited])
    return Phrase(key, {limit: bounds[limit] for limit in limited})


def shown(name: str, value: object) -> str:
    """A value as text that can be given again; secrets and passwords are left out."""
    if name in SECRETS and value:
        return "***"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (tuple, list)):
        rate = Ellipsis not in get_args(TYPES[name])
        return ("/" if rate else ";").join(f"{part:g}" if isinstance(part, float) else str(part) for part in value)
    if isinstance(value, float):
        return f"{value:g}"
    return without_password(str(value)) if name == "database" else "" if value is None else str(value)


def without_password(url: str) -> str:
    try:
        parts = urlsplit(url)
        secret = parts.password
    except ValueError:
        return url
    return urlunsplit(parts._replace(netloc=parts.netloc.replace(f":{secret}@", ":***@"))) if secret else url


MACHINE = ("workers", "review_cores")
"""Settings whose defaults depend on the machine."""


def table() -> str:
    """All settings as the table of docs/operating.md: name, default, and the text below the field."""
    lines = ["| setting | default | what it is |", "| --- | --- | --- |"]
    for name, about in _about().items():
        default = "" if name in MACHINE else shown(name, DEFAULTS[name])
        lines.append(f"| `{name}` | {f'`{default}`' if default else ''} | {about} |")
    return "\n".join(lines)


def _about() -> dict[str, str]:
    """The text below each field."""
    body = ast.parse(inspect.getsource(Settings)).body[0]
    assert isinstance(body, ast.ClassDef)
    found = {}
    for field, text in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            assert isinstance(text, ast.Expr), f"{field.target.id} says nothing about itself"
            found[field.target.id] = ast.literal_eval(text.value)
    return found


if __name__ == "__main__":
    print(table())
