"""Setting up, building and checking Entrepot, with nothing but Python's standard library.

Run as `python3 -m tools.setup` and so on; `make` does. This file stays readable for old Pythons, so that one of them
gets a sentence and not a traceback.
"""

import shutil
import sys

if sys.version_info < (3, 11):  # noqa: UP036  (the very point: whichever python3 is there runs this)
    found = [name for name in ("python3.14", "python3.13", "python3.12", "python3.11") if shutil.which(name)]
    advice = f"Try again with PYTHON={found[0]}" if found else "Install a newer one and name it: PYTHON=python3.12"
    sys.exit(f"Entrepot needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}. {advice}")
