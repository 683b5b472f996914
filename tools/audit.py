"""Ask whether vulnerabilities are known in what the lock files name: pip-audit for Python, npm for the browser client.

Both ask a service over the network, so no check runs this by itself: `make audit` does. What could not be asked about
is told, and counts as a failure: silence of a service is no good news.
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from tools import uv, web
from tools.places import REQUIREMENTS, ROOT

LOCKS = ("play", "dev", "bootstrap", "zig", "fonts")


def python(program: str, name: str) -> bool:
    """Ask about a lock file; hashes are its own, and nothing is installed. Whether all is well."""
    file = f"{REQUIREMENTS.name}/{name}.lock"
    command = [program, "tool", "run", "pip-audit", "--disable-pip", "--format", "json", "--requirement", file]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    try:
        found = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return verdict(file, 0, [], (done.stderr.strip().splitlines() or ["it said nothing"])[-1])
    known = [
        f"{one['name']} {one['version']}: {flaw['id']}, mended in {', '.join(flaw['fix_versions']) or 'no release yet'}"
        for one in found
        for flaw in one.get("vulns", ())
    ]
    skipped = [one for one in found if "skip_reason" in one]
    why = skipped[0]["skip_reason"] if skipped else ""
    return verdict(file, len(found) - len(skipped), known, why, len(skipped))


def client() -> bool:
    """Ask about the packages of the browser client. Whether all is well."""
    try:
        said = web.run("npm", "audit", "--package-lock-only", "--json", cwd=ROOT / "web")
    except web.WebError as trouble:  # also where it knows of something
        said = str(trouble)
    file = "web/package-lock.json"
    try:
        told: dict[str, Any] = json.loads(said[said.index("{") : said.rindex("}") + 1])
        asked = int(told["metadata"]["dependencies"]["total"])
    except (ValueError, KeyError, TypeError):
        return verdict(file, 0, [], last_line(said))
    flaws = told.get("vulnerabilities", {}).values()
    return verdict(file, asked, [f"{flaw['name']} {flaw['range']}: {flaw['severity']}" for flaw in flaws])


def last_line(said: str) -> str:
    lines = [line.strip() for line in said.splitlines() if line.strip() and line.strip() not in "{}"]
    return next((line for line in lines if "audit" in line), lines[-1] if lines else "it said nothing")


def verdict(file: str, asked: int, known: list[str], why: str = "", skipped: int = 0) -> bool:
    """Say what was found out about a lock file. Whether all is well."""
    if asked:
        print(f"{file}: asked about {asked} of its packages; known vulnerabilities: {len(known)}.")
    for line in known:
        print(f"  {line}")
    if why:
        much = f"{skipped} of its packages" if skipped else "Its packages"
        print(f"{file}: {much} could not be asked about, so nothing is known of them ({why}).", flush=True)
    return not known and not why


def main() -> int:
    """Ask for both, and fail if either knows something or cannot be asked."""
    try:
        program = str(uv.uv())
    except uv.Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    well = [*(python(program, name) for name in LOCKS), client()]
    return 0 if all(well) else 1


if __name__ == "__main__":
    sys.exit(main())
