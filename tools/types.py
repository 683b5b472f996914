"""The client's types, generated from the server's description of itself (OpenAPI).

.venv/bin/python -m tools.types           rewrite web/src/api/schema.ts
.venv/bin/python -m tools.types --check   fail if it is not up to date
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tools import web
from tools.places import ROOT

TARGET = ROOT / "web" / "src" / "api" / "schema.ts"


def description() -> str:
    """The OpenAPI document of the server, as JSON."""
    from entrepot.server.app import make_app
    from entrepot.server.settings import Settings

    app = make_app(Settings("sqlite+aiosqlite://"))
    return json.dumps(app.openapi_schema.to_schema(), indent=1, sort_keys=True)


def generate(folder: Path) -> str:
    """The types, made by openapi-typescript."""
    document = folder / "openapi.json"
    document.write_text(description(), encoding="utf-8")
    tool = folder.parent / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    made = folder / "schema.ts"
    web.run("node", tool, document, "--output", made, "--alphabetize", "--default-non-nullable=false", cwd=folder)
    return made.read_text(encoding="utf-8")


def main() -> int:
    """Command line."""
    with web.workplace(ROOT) as folder:
        fresh = generate(folder)
    current = TARGET.read_text(encoding="utf-8") if TARGET.is_file() else ""
    if fresh == current:
        return 0
    if "--check" in sys.argv[1:]:
        print(f"{TARGET.relative_to(ROOT)} is not what the server says: run `make types`.", file=sys.stderr)
        return 1
    TARGET.write_text(fresh, encoding="utf-8")
    print(f"wrote {TARGET.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
