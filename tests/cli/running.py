"""Runs of the program, in this process or in one of its own."""

import json
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

from typer.testing import CliRunner, Result

from entrepot.cli import app

PROGRAM = (sys.executable, "-c", "from entrepot.cli import main; main()")


def run(*words: str, lines: Sequence[str] = ()) -> Result:
    """Run the program here; `lines` are what the player types."""
    return CliRunner().invoke(app, list(words), input="".join(f"{line}\n" for line in lines), prog_name="entrepot")


def run_json(*words: str) -> Any:
    """What a run with `--json` prints."""
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def refused(*words: str, lines: Sequence[str] = ()) -> str:
    """The one sentence with which a run is refused; nothing else was printed."""
    result = run(*words, lines=lines)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.stderr.strip()


def run_process(*words: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    """Run the program in a process of its own."""
    return subprocess.run([*PROGRAM, *words], input=lines, capture_output=True, text=True, timeout=120, check=False)
