"""Run the checks layer by layer and say at the end what passed, what failed and what was not run.

.venv/bin/python -m tools.check             all layers
.venv/bin/python -m tools.check lint,types  these only
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools import browser as browser_program
from tools import compiled
from tools.places import BIN, COMPILED, ROOT

CORES = os.cpu_count() or 1
WORK = Path("/proc/stat")
"""Where Linux tells what the cores did."""
PYTEST_FOUND_NOTHING = 5
UNUSED = ("anyio", "faker", "platformdirs", "schemathesis")
"""What packages bring for pytest and no test uses: half of what starting pytest takes, in every process."""
PYTEST = ("pytest", "-q", "-n", "auto", *(f"-pno:{name}" for name in UNUSED))
MORE = ("-n", str(3 * max(CORES, 2) // 2))  # servers and pages wait: with more workers than cores none is idle
BY_FILE = (*MORE, "--dist", "loadfile")  # where the tests of a file share a server
IN_TURNS = (*MORE, "--dist", "worksteal")
CONFORMANCE = "tests/conformance"
SERVER = "tests/server"
BROWSER = "tests/browser"
MARKING = f"{BROWSER}/geometry/test_marking.py"
AXE = f"{BROWSER}/test_axe.py"
SCREENS = (f"{BROWSER}/geometry", AXE, f"{BROWSER}/test_questions.py", f"{BROWSER}/test_whole_games.py")
"""How everything is drawn. The browser's layer looks at each scene once, on one screen; `screens` at all, on both."""
SMALL = "lighthouse or carthage-2"
TOLD = "ENTREPOT_TOLD"
"""Names the build on which the conformance kit checks what one build tells as the other does."""
CHECK = {"tools.types": ("--check",)}
SEARCH = "tests/bots/test_search.py"
ENGINE = ("tests/kernel", "tests/games", "tests/lab", "tests/playthroughs", "tests/review", SEARCH, CONFORMANCE)
"""What is held to in both builds, but for what cannot differ. (The laws say themselves: `Law.told` in the kit.)"""
REASONED = ("", "carthage/", "goa/", "mombasa/", "yokohama/")
PLAIN_ONLY = {
    "tests/conformance/test_faults.py": "plants faults in a toy game, which is never compiled, and tests the kit",
    "tests/games/test_rooms.py": "compares files",
    **{f"tests/games/{name}test_reasons.py": "asks what is never compiled" for name in REASONED},
    "tests/games/carthage/test_words.py": "reads sentences",
    "tests/games/mombasa/test_words.py": "reads sentences",
}
"""Tests of the engine that the compiled build does not repeat, each with the reason."""


@dataclass(frozen=True)
class Outcome:
    """How a layer went."""

    word: str  # passed, FAILED or NOT RUN
    note: str = ""


PASSED = Outcome("passed")


def run(tool: str, *arguments: str, build: str = "plain", screens: str = "") -> int:
    """Run a tool of `.venv` on the chosen build of the rules."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment["ENTREPOT_BUILD"] = build
    environment["ENTREPOT_SCREENS"] = screens
    if build == "compiled":
        environment["PYTHONPATH"] = str(COMPILED)
    print(f"$ {' '.join([tool, *arguments])}", flush=True)
    return subprocess.run([BIN / tool, *arguments], cwd=ROOT, env=environment, check=False).returncode


def outcome(failures: list[str]) -> Outcome:
    """Failed if anything did."""
    return Outcome("FAILED", ", ".join(failures)) if failures else PASSED


def lint() -> Outcome:
    """Style, format, and the doors between the rooms."""
    commands = (("ruff", "check"), ("ruff", "format", "--check"), ("lint-imports",))
    return outcome([" ".join(command) for command in commands if run(*command)])


def types() -> Outcome:
    """Types, strictly."""
    return outcome(["mypy"] if run("mypy") else [])


def run_pytest(
    *folders: str,
    leave_out: tuple[str, ...] = (),
    chosen: str = "",
    build: str = "plain",
    how: tuple[str, ...] = (),
    screens: str = "",
) -> Outcome:
    """Run the tests of those folders that are there; finding no test is no success."""
    there = [folder for folder in folders if (ROOT / folder).exists()]
    if not there:
        return Outcome("NOT RUN", f"there is no {' nor '.join(folders)}")
    some = [f"--{'deselect' if '::' in test else 'ignore'}={test}" for test in leave_out]
    some += ["-k", chosen] if chosen else []
    code = run(*PYTEST, *how, *there, *some, build=build, screens=screens)
    if code == PYTEST_FOUND_NOTHING:
        return Outcome("NOT RUN", "no test was found")
    return outcome(["pytest"] if code else [])


def unit() -> Outcome:
    """All tests but those of the layers below."""
    return run_pytest("tests", leave_out=(CONFORMANCE, SERVER, BROWSER))


def conformance() -> Outcome:
    """What every game must hold, on the plain build."""
    return run_pytest(CONFORMANCE)


def taste() -> Outcome:
    """What every game must hold, on two small games only: for daily work."""
    return run_pytest(CONFORMANCE, chosen=SMALL)


def start_compiling() -> subprocess.Popen[str]:
    """Compile beside other layers: for most of the time it is one C compiler on one core, and the first layers need
    one core too. The client comes first, because it is built into the sources that are compiled."""
    run("python", "-m", "tools.web")
    if compiled.can_compile():
        os.environ[TOLD] = "compiled"
    command = [str(BIN / "python"), "-m", "tools.compiled"]
    print("$ python -m tools.compiled  (beside the next layers)", flush=True)
    return subprocess.Popen(command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def compiled_build() -> Outcome:
    """The tests of the engine again, on the compiled build."""
    if compiled.main():
        return Outcome("FAILED", "the compiled build failed")
    if why := compiled.result().get("why_not"):
        return Outcome("NOT RUN", str(why))
    return run_pytest(*ENGINE, leave_out=tuple(PLAIN_ONLY), build="compiled")


def client() -> Outcome:
    """The browser client: its types, its style, its own tests, and its build."""
    scripts = ("check", "lint", "test")
    failures = [name for name in scripts if run("python", "-m", "tools.web", "run", name)]
    failures += [name for name in ("tools.types", "tools.web") if run("python", "-m", name, *CHECK.get(name, ()))]
    return outcome(failures)


def server() -> Outcome:
    """The server, over real sockets and real databases."""
    return run_pytest(SERVER, how=BY_FILE)


def browser() -> Outcome:
    """Whole games in a real browser, against the compiled rules where there are any; every question drawn once."""
    return in_browser(BROWSER, leave_out=(MARKING, AXE))


def screens() -> Outcome:
    """Every question of every game as it is drawn, on a laptop and on a phone, in both themes: only when asked for."""
    return in_browser(*SCREENS, screens="all")


def in_browser(*folders: str, leave_out: tuple[str, ...] = (), screens: str = "") -> Outcome:
    """Run tests that need Chromium."""
    program = browser_program.find() or browser_program.fetch()
    if program is None:
        return Outcome(
            "NOT RUN", "there is no Chromium here, and none could be fetched (Debian: apt-get install chromium)"
        )
    os.environ["CHROMIUM"] = program
    build = "compiled" if compiled.is_compiled() else "plain"
    if build == "compiled":
        compiled.assemble()  # with the client that was built since
    return run_pytest(*folders, leave_out=leave_out, how=IN_TURNS, build=build, screens=screens)


LAYERS: dict[str, Callable[[], Outcome]] = {
    "lint": lint,
    "types": types,
    "client": client,
    "unit": unit,
    "taste": taste,
    "conformance": conformance,
    "compiled": compiled_build,
    "server": server,
    "browser": browser,
    "screens": screens,
}
ON_COMPILED = ("compiled", "browser", "screens")
"""Layers that need the compiled build; the others run while it is made."""
ON_DEMAND = ("taste", "screens")
"""Layers that run only when they are named."""


@dataclass(frozen=True)
class Result:
    """How a layer went, and what it took."""

    outcome: Outcome
    seconds: float = 0
    work: float = 0
    """Seconds that all cores of this machine worked meanwhile; 0 where it does not tell."""


def worked() -> float:
    """Seconds that all cores together have worked since the machine was started; 0 where it does not tell."""
    if not WORK.is_file():
        return 0
    user, nice, system, _idle, _waiting, *interrupts = map(int, WORK.read_text(encoding="ascii").split()[1:8])
    return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")


def check(names: list[str]) -> dict[str, Result]:
    """Run the named layers in their order; a failure does not stop the next one."""
    results = {}
    chosen = [name for name in LAYERS if name in names]
    beside = [name for name in chosen if name not in ON_COMPILED]
    compiling = start_compiling() if beside and "compiled" in chosen else None
    for name in chosen:
        if compiling is not None and name in ON_COMPILED:
            print(compiling.communicate()[0], flush=True)  # if it failed, the layer says so
            compiling = None
        print(f"\n=== {name}: {LAYERS[name].__doc__}", flush=True)
        start, before = time.monotonic(), worked()
        results[name] = Result(LAYERS[name](), time.monotonic() - start, worked() - before)
    return results


def summary(results: dict[str, Result]) -> str:
    """One line per layer, also for those nobody asked for; at the end, whether cores were idle."""
    lines = ["", "=== summary"]
    for name in LAYERS:
        result = results.get(name, Result(Outcome("NOT RUN", "not asked for")))
        work = f"{result.work:5.0f} s of work" if result.work else ""
        lines.append(
            f"{name:12} {result.outcome.word:8} {result.seconds:6.1f} s {work}  {result.outcome.note}".rstrip()
        )
    if work_of_all := sum(result.work for result in results.values()):
        lines.append(f"With {CORES} cores that are never idle: {work_of_all / CORES:.0f} s")
    return "\n".join(lines)


def main() -> int:
    """Command line."""
    parser = argparse.ArgumentParser(prog="tools.check", description="Run the checks.")
    parser.add_argument(
        "layers", nargs="?", default="", help=f"some of: {','.join(LAYERS)} (default: all but {','.join(ON_DEMAND)})"
    )
    usual = [name for name in LAYERS if name not in ON_DEMAND]
    names = [name for name in parser.parse_args().layers.split(",") if name] or usual
    if unknown := [name for name in names if name not in LAYERS]:
        parser.error(f"unknown layer {unknown[0]}; there are {', '.join(LAYERS)}")
    results = check(names)
    print(summary(results), flush=True)
    return int(any(result.outcome.word == "FAILED" for result in results.values()))


if __name__ == "__main__":
    sys.exit(main())
