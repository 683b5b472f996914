"""Hold games to every law at full length, in both builds, which takes up to two hours on two cores.

.venv/bin/python -m tools.conformance            all games
.venv/bin/python -m tools.conformance goa        one
.venv/bin/python -m tools.conformance goa plain  one, in one build
"""

from __future__ import annotations

import os
import sys
import time

from tools.check import CONFORMANCE, PYTEST, run

BUILDS = ("plain", "compiled")
WHOLE = "ENTREPOT_WHOLE"


def main(game: str = "", *builds: str) -> int:
    os.environ[WHOLE] = "1"
    failed = 0
    for build in builds or BUILDS:
        start = time.monotonic()
        chosen = ("-k", game) if game else ()
        code = run(*PYTEST, CONFORMANCE, *chosen, build=build)
        word = "FAILED" if code else "held"
        print(f"{game or 'all games'}, {build}: {word} after {time.monotonic() - start:.0f} s", flush=True)
        failed |= code
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
