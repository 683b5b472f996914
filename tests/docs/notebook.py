"""Runs the code of a notebook, cell after cell, as if somebody pressed every button: `python notebook.py FILE`."""

import json
import sys
from pathlib import Path


def cells(file: Path) -> list[str]:
    """The code of a notebook."""
    page = json.loads(file.read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in page["cells"] if cell["cell_type"] == "code"]


def main(file: Path) -> None:
    space: dict[str, object] = {}
    for number, code in enumerate(cells(file), 1):
        print(f"In [{number}]")
        exec(compile(code, f"{file.name}, cell {number}", "exec"), space)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
