"""Ask whether vulnerabilities are known in what the lock files name: pip-audit for Python, npm for the browser client.

Both ask a service over the network, so no check runs this by itself: `make audit` does.
"""

from __future__ import annotations

import subprocess
import sys

from tools import uv, web
from tools.places import REQUIREMENTS, ROOT

LOCKS = ("play", "dev", "bootstrap", "zig", "fonts")


def python(program: str) -> int:
    """Every lock file by itself; hashes are theirs, and nothing is installed."""
    worst = 0
    for name in LOCKS:
        print(f"requirements/{name}.lock", flush=True)
        command = [
            program,
            "tool",
            "run",
            "pip-audit",
            "--disable-pip",
            "--requirement",
            f"{REQUIREMENTS.name}/{name}.lock",
        ]
        worst = max(worst, subprocess.run(command, cwd=ROOT, check=False).returncode)
    return worst


def client() -> int:
    print("web/package-lock.json", flush=True)
    try:
        web.run("npm", "audit", "--package-lock-only", cwd=ROOT / "web", show=True)
    except web.WebError:
        return 1
    return 0


def main() -> int:
    """Ask for both, and fail if either knows something."""
    try:
        program = uv.uv()
    except uv.Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return max(python(str(program)), client())


if __name__ == "__main__":
    sys.exit(main())
