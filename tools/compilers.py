"""Which C compiler can build for this Python: the machine's own, the one in the `ziglang` wheel, or none."""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from dataclasses import dataclass
from itertools import dropwhile
from pathlib import Path

SWITCH = "ENTREPOT_COMPILE"
WISHES = ("auto", "cc", "zig", "no")
PROBE = "#include <Python.h>\nint probe(void) { return Py_IsInitialized(); }\n"


class NoCompiler(Exception):
    """A compiler was asked for by name and does not work here."""


@dataclass(frozen=True)
class Compiler:
    """A command that compiles C, with what it wants to be told."""

    name: str
    command: tuple[str, ...]
    flags: tuple[str, ...] = ()

    def environment(self) -> dict[str, str]:
        """The variables by which setuptools learns of it."""
        flags = [*shlex.split(os.environ.get("CFLAGS", "")), *self.flags]
        return {"CC": shlex.join(self.command), "LDSHARED": shlex.join(self._link()), "CFLAGS": shlex.join(flags)}

    def _link(self) -> list[str]:
        """The command that makes an extension module: Python's own way of linking, with this compiler."""
        own = shlex.split(sysconfig.get_config_var("LDSHARED") or "cc -shared")
        return [*self.command, *dropwhile(lambda word: not word.startswith("-"), own)]

    def works(self) -> bool:
        """Whether it makes an extension module of three lines: finds Python's headers, and can link."""
        with tempfile.TemporaryDirectory(prefix="entrepot-probe-") as folder:
            source = Path(folder, "probe.c")
            source.write_text(PROBE, encoding="ascii")
            command = [*self._link(), "-fPIC", *self.flags, f"-I{headers()}", str(source), "-o", f"{folder}/probe.so"]
            try:
                return subprocess.run(command, check=False, capture_output=True).returncode == 0
            except OSError:
                return False


def headers() -> str:
    """Where `Python.h` should be."""
    return sysconfig.get_path("include")


def could_compile() -> bool:
    """Whether any compiler could build for this Python: the headers are there, and linking is done the Unix way."""
    return os.name == "posix" and Path(headers(), "Python.h").is_file()


def wish() -> str:
    """What the user asks for; `auto` unless told."""
    asked = os.environ.get(SWITCH, "auto")
    if asked not in WISHES:
        raise NoCompiler(f"{SWITCH}={asked}: expected one of {', '.join(WISHES)}")
    return asked


def system() -> Compiler | None:
    """The machine's own compiler, if one works."""
    if not could_compile():
        return None
    names = (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang")
    commands = dict.fromkeys(tuple(shlex.split(name)) for name in names if name)
    for command in commands:
        compiler = Compiler("cc", command)
        if shutil.which(command[0]) and compiler.works():
            return compiler
    return None


def zig() -> Compiler | None:
    """The compiler of the `ziglang` wheel, if that is installed and works."""
    if not could_compile() or importlib.util.find_spec("ziglang") is None:
        return None
    # Made for any processor of this kind, as other compilers do, and without zig's checks for undefined behaviour.
    compiler = Compiler("zig", (sys.executable, "-m", "ziglang", "cc"), ("-mcpu=baseline", "-fno-sanitize=undefined"))
    return compiler if compiler.works() else None


def choose() -> Compiler | None:
    """The compiler to use, by the user's wish; None means plain Python, and `why_not` says why."""
    asked = wish()
    if asked == "no":
        return None
    found = (system() if asked in ("auto", "cc") else None) or (zig() if asked in ("auto", "zig") else None)
    if found is None and asked != "auto":
        raise NoCompiler(f"{SWITCH}={asked}, but: {why_not()}")
    return found


def why_not() -> str:
    """Why there is no compiler, in a sentence."""
    if os.environ.get(SWITCH) == "no":
        return f"{SWITCH}=no"
    if os.name != "posix":
        return "compiling is not supported on this system"
    if not could_compile():
        return f"Python's headers are not installed (no Python.h in {headers()})"
    return "no C compiler works here, neither the system's nor the ziglang package's"


def wants_zig() -> bool:
    """Whether the `ziglang` wheel would help: nothing else compiles, and it could."""
    asked = wish()
    return could_compile() and (asked == "zig" or (asked == "auto" and system() is None))
