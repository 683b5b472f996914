"""docs/adding-a-game.md, followed word for word: its files in a folder, as an installer would leave them."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^\*\*`([\w./-]+)`\*\*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILES: dict[str, str] = dict(BLOCK.findall(PAGE))


def lay_out(folder: Path) -> Path:
    """The files of the page."""
    return write(folder, FILES)


def install(folder: Path) -> Path:
    """The files of the page, and what an installer writes beside them."""
    project = tomllib.loads(FILES["pyproject.toml"])["project"]
    points = [
        line
        for group, names in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {target}" for name, target in names.items()))
    ]
    about = {
        "METADATA": f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n",
        "entry_points.txt": "\n".join(points),
    }
    place = f"{project['name']}-{project['version']}.dist-info"
    return write(lay_out(folder), {f"{place}/{name}": text for name, text in about.items()})


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder
