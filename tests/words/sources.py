"""The sources, read without running them: which errors they raise, and what they say to people."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "entrepot"
PARENT = "EntrepotError"


@cache
def everything() -> tuple[tuple[Path, ast.Module], ...]:
    """All modules, read once."""
    return tuple((file, ast.parse(file.read_text(encoding="utf-8"))) for file in sorted(SOURCES.rglob("*.py")))


def files(*rooms: str) -> Iterator[tuple[Path, ast.Module]]:
    """The modules of some rooms, or of all."""
    for file, tree in everything():
        if not rooms or file.relative_to(SOURCES).parts[0] in rooms:
            yield file, tree


def name_of(node: ast.expr) -> str:
    """`echo` for `typer.echo`."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def errors() -> set[str]:
    """The names of all classes of errors that speak to people."""
    parents = {
        node.name: {name_of(base) for base in node.bases}
        for _, tree in files()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {PARENT}
    while more := {name for name, above in parents.items() if above & found} - found:
        found |= more
    return found


def place(file: Path, node: ast.expr) -> str:
    """`server/house.py:12`"""
    return f"{file.relative_to(SOURCES).as_posix()}:{node.lineno}"


def calls(*rooms: str) -> Iterator[tuple[Path, ast.Call]]:
    """All calls in some rooms, or everywhere."""
    for file, tree in files(*rooms):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                yield file, node


def texts(node: ast.AST) -> Iterator[str]:
    """The literal texts in an expression; of an f-string, its fixed parts."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value
