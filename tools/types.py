"""The client's types: its messages from the server's description of itself (OpenAPI), the events and prompts of the
games from their declarations, the keys of its words from the catalogues; and its copies of the words that it shares
with the server and the terminal.

.venv/bin/python -m tools.types           rewrite web/src/api/schema.ts, web/src/api/events.ts, web/src/words/keys.ts
                                          and the copies in web/src/words
.venv/bin/python -m tools.types --check   fail if one of them is not up to date
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from entrepot.kernel.words import entries
from tools import event_types, web
from tools.places import ROOT

SOURCES = ROOT / "web" / "src"
SCHEMA = SOURCES / "api" / "schema.ts"
EVENTS = SOURCES / "api" / "events.ts"
KEYS = SOURCES / "words" / "keys.ts"
CATALOGUES = SOURCES / "words" / "en"
SHARED = {
    "errors.ftl": ROOT / "src" / "entrepot" / "words",
    "bots.ftl": ROOT / "src" / "entrepot" / "bots" / "words",
}
"""Catalogues of Python that the client says, too, by the names of its copies."""
TOLD = "-about"
"""Explanations, which come with the lists of games and bots."""
OF_BOXES = ("error-box_", "expected-", "found-")
"""What is wrong with a box file: who started the server has read that, and no browser is told."""


def description() -> str:
    """The OpenAPI document of the server, as JSON."""
    from entrepot.server.app import make_app
    from entrepot.server.settings import Settings

    app = make_app(Settings("sqlite://"))
    return json.dumps(app.openapi_schema.to_schema(), indent=1, sort_keys=True)


def generate(folder: Path) -> str:
    """The types, made by openapi-typescript."""
    document = folder / "openapi.json"
    document.write_text(description(), encoding="utf-8")
    tool = folder.parent / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    made = folder / "schema.ts"
    web.run("node", tool, document, "--output", made, "--alphabetize", "--default-non-nullable=false", cwd=folder)
    return made.read_text(encoding="utf-8")


def keys() -> str:
    """The key of every text of the client, as the code writes it: with dots. Those of shared words are made of data."""
    own = sorted(path for path in CATALOGUES.glob("*.ftl") if path.name not in SHARED)
    texts = (path.read_text(encoding="utf-8") for path in own)
    ids = [entry.id.name for text in texts for entry in FluentParser().parse(text).body if isinstance(entry, Message)]
    lines = "".join(f"\n  | '{name.replace('-', '.')}'" for name in sorted(ids))
    return f"/** Generated from the catalogues in words/en by `make types`. */\nexport type Key ={lines};\n"


def shared() -> dict[Path, str]:
    """The copies of shared words in all languages, without what browsers need not fetch: comments, and what the server
    tells in full."""
    return {
        SOURCES / "words" / source.stem / name: "".join(
            "".join(f"{line}\n" for line in text.splitlines() if line.strip())
            for key, text in entries(source.read_text(encoding="utf-8")).items()
            if not key.startswith(OF_BOXES) and not key.endswith(TOLD)
        )
        for name, folder in SHARED.items()
        for source in sorted(folder.glob("*.ftl"))
    }


def main() -> int:
    """Command line."""
    with web.workplace(ROOT) as folder:
        fresh = {SCHEMA: generate(folder), EVENTS: event_types.written(), KEYS: keys(), **shared()}
    old = [path for path, text in fresh.items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    for path in old:
        name = path.relative_to(ROOT)
        if "--check" in sys.argv[1:]:
            print(f"{name} is not up to date: run `make types`.", file=sys.stderr)
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(fresh[path], encoding="utf-8")
            print(f"wrote {name}")
    return int(bool(old) and "--check" in sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
