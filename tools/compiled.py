"""The compiled rules for development: `PYTHONPATH=build/compiled .venv/bin/python -m entrepot`.

The wheel is built without isolation and its binaries are kept in `build/native`; they are made anew only when something
they are made of has changed. `build/compiled` is those binaries together with today's sources.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path

from tools import compilers, native, setup, uv
from tools.places import COMPILED, NATIVE, PYPROJECT, ROOT, SOURCE

RESULT = NATIVE / "result.json"
MAKERS = ("hatch_build.py", "tools/native.py", "tools/compilers.py", "tools/mypyc_group.py")


def fingerprint() -> str:
    """A digest of everything the binaries are made of."""
    digest = hashlib.sha256(f"{sys.version}\0{compilers.wish()}\0".encode())
    for path in [PYPROJECT, *(ROOT / maker for maker in MAKERS), *(SOURCE / module for module in native.modules(ROOT))]:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def result() -> dict[str, object]:
    """What the last build made: `compiled` is the number of modules, `why_not` a sentence when it is none."""
    known = json.loads(RESULT.read_text(encoding="utf-8")) if RESULT.is_file() else {}
    return known if isinstance(known, dict) else {}


def is_compiled() -> bool:
    """Whether there are binaries, and they are those of today's sources."""
    return result().get("digest") == fingerprint()


def find_compiler() -> compilers.Compiler | None:
    """A compiler, by installing the ziglang wheel into `.venv` when nothing else will do."""
    if compilers.wants_zig() and compilers.zig() is None:
        print("No C compiler works here: fetching one (the ziglang package) ...", flush=True)
        arguments = ("--python", sys.executable, "--require-hashes", "--requirement", setup.lock_of("zig"))
        try:
            uv.run("pip", "install", *arguments, what="install the ziglang package")
        except uv.Trouble as trouble:
            print(trouble, file=sys.stderr)
    return compilers.choose()


def can_compile() -> bool:
    """Whether a compiler is there now; without one, `make_binaries` may still fetch one."""
    try:
        return compilers.choose() is not None
    except compilers.NoCompiler:
        return False


def make_wheel(compiler: compilers.Compiler, folder: Path) -> zipfile.ZipFile:
    """Build the wheel with the tools of `.venv`."""
    environment = {**os.environ, compilers.SWITCH: compiler.name}
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    (wheel,) = folder.glob("*.whl")
    return zipfile.ZipFile(wheel)


def make_binaries() -> None:
    """Fill `build/native`, or leave a note there that says why it is empty."""
    if is_compiled():
        return
    digest = fingerprint()
    shutil.rmtree(NATIVE, ignore_errors=True)
    NATIVE.mkdir(parents=True)
    sources = native.modules(ROOT)
    compiler = find_compiler()
    if compiler is None or not sources:
        why = compilers.why_not() if compiler is None else "there is no module to compile"
        RESULT.write_text(json.dumps({"compiled": 0, "why_not": why}), encoding="utf-8")
        return
    print(f"Compiling {len(sources)} modules with {compiler.name}, which takes a minute ...", flush=True)
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="entrepot-wheel-") as folder, make_wheel(compiler, Path(folder)) as wheel:
        wheel.extractall(NATIVE, [name for name in wheel.namelist() if name.endswith(".so")])
    seconds = round(time.monotonic() - start)
    known = {"digest": digest, "compiled": len(sources), "compiler": compiler.name, "seconds": seconds}
    RESULT.write_text(json.dumps(known), encoding="utf-8")
    print(f"Compiled in {seconds} s.", flush=True)


def assemble() -> None:
    """Lay sources and binaries side by side in `build/compiled`."""
    leave_out = shutil.ignore_patterns("__pycache__", "*.so", RESULT.name)
    shutil.rmtree(COMPILED, ignore_errors=True)
    shutil.copytree(SOURCE, COMPILED, ignore=leave_out)
    shutil.copytree(NATIVE, COMPILED, ignore=shutil.ignore_patterns(RESULT.name), dirs_exist_ok=True)


def main() -> int:
    """Bring `build/compiled` up to date; it is usable afterwards even when nothing could be compiled."""
    try:
        make_binaries()
    except compilers.NoCompiler as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as failure:
        print(failure.stderr, "The compiled build failed: see above.", sep="\n", file=sys.stderr)
        return 1
    assemble()
    if why := result().get("why_not"):
        print(f"NOT COMPILED: {why}. Everything works, but many times slower.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
