"""The log: each line says when, how grave, where, what, and of which request, person, table and seat it speaks."""

import contextvars
import json
import logging
import time
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final

Fact = str | int | float
FACTS: Final = ("request", "person", "table", "seat")
"""What a line may be about, in this order."""
EXTRA: Final = "facts"
"""The attribute of a record with what only this line says."""
_facts: contextvars.ContextVar[dict[str, Fact] | None] = contextvars.ContextVar("facts", default=None)


def begin(**facts: Fact) -> dict[str, Fact]:
    """From here on, everything that this task and those it starts log is about these facts."""
    known = dict(facts)
    _facts.set(known)
    return known


def note(**facts: Fact | None) -> None:
    """One more thing is known of what is going on, by whoever began it too."""
    known = _facts.get()
    if known is not None:
        known.update({name: fact for name, fact in facts.items() if fact is not None})


def about(**facts: Fact) -> contextvars.Context:
    """A context for work that belongs to nobody's request, such as that of bots."""
    context = contextvars.Context()
    context.run(begin, **facts)
    return context


def facts_of(record: logging.LogRecord) -> dict[str, Fact]:
    """What a line is about: the work that is going on, and what the line itself adds."""
    known = _facts.get() or {}
    return {**{name: known[name] for name in FACTS if name in known}, **getattr(record, EXTRA, {})}


class Text(logging.Formatter):
    """A line for people. What comes from outside cannot begin a line of its own."""

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(record.created))
        told = "".join(f" {name}={_plain(fact)}" for name, fact in facts_of(record).items())
        line = f"{when} {record.levelname} {record.name}: {_plain(record.getMessage())}{told}"
        return line if not record.exc_info else f"{line}\n{self.formatException(record.exc_info)}"


class Json(logging.Formatter):
    """One JSON object in each line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **facts_of(record),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def _plain(fact: object) -> str:
    """Without anything that would break a line or move a cursor."""
    return "".join(letter if letter.isprintable() else f"\\x{ord(letter):02x}" for letter in str(fact))


FORMATS: Final[Mapping[str, type[logging.Formatter]]] = {"text": Text, "json": Json}


def start(form: str, level: str, access: bool = False) -> None:
    """Log to standard error in a form, from a level on; requests whatever the level, if that is wanted."""
    handler = logging.StreamHandler()
    handler.setFormatter(FORMATS[form]())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("asyncio", "aiosqlite", "sqlalchemy", "alembic", "uvicorn.error", "websockets"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
    logging.getLogger("entrepot.access").setLevel(logging.INFO if access else logging.CRITICAL)
