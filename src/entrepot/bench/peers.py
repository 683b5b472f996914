"""The peers: which of their games are measured, and the environment of their own that they live in.

None of them is a dependency of Entrepot. They are installed when first asked for, at the versions and
hashes of `peers.lock`, into a folder of the user's cache that no other run of ours touches.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .texts import say

HERE = Path(__file__).parent
LOCK = HERE / "peers.lock"
WORKER_FILES = ("stopwatch.py", "theirs.py", "worker.py")
SOURCES_ONLY = "rlcard,chess"
"""Pure Python that is published without wheels; everything else must come as a wheel, never compile."""


@dataclass(frozen=True)
class Peer:
    """A system to measure us against: its games with their seats, and what to install, in groups in order."""

    system: str
    games: tuple[tuple[str, int], ...]
    installs: tuple[tuple[str, ...], ...]


PEERS = (
    Peer("catanatron", (("catan", 4),), (("catanatron",),)),
    Peer(
        "OpenSpiel",
        (("chess", 2), ("gin rummy", 2), ("skat", 3), ("hearts", 4), ("backgammon", 2)),
        (("open-spiel",),),
    ),
    Peer("RLCard", (("uno", 2), ("gin rummy", 2), ("mahjong", 4)), (("setuptools",), ("rlcard",))),
    Peer(
        "PettingZoo",
        (("connect four", 2), ("chess", 2), ("texas hold'em", 2)),
        (("setuptools",), ("pettingzoo", "rlcard", "chess", "pygame-ce")),
    ),
    Peer("pgx", (("connect four", 2), ("backgammon", 2), ("gardner chess", 2)), (("pgx",),)),
)


class InstallError(Exception):
    """A peer could not be installed, and why."""


def needed(lock: str, roots: Iterable[str]) -> str:
    """The part of the lock that the roots need, so that one peer's trouble is not another's.

    A lock is a run of blocks: a requirement with its hashes, then a comment that names what asked for it.
    """
    blocks = re.findall(r"^\S[^\n#]*\\\n(?:[ ]+[^\n]*\n?)+", lock, flags=re.MULTILINE)
    wanted = set(roots)
    names = {block: block.partition("==")[0] for block in blocks}
    askers = {block: set(re.findall(r"^ +# +(?:via )?([\w.-]+)$", block, flags=re.MULTILINE)) for block in blocks}
    while True:
        more = {names[block] for block in blocks if askers[block] & wanted} - wanted
        if not more:
            return "".join(block for block in blocks if names[block] in wanted)
        wanted |= more


class Environment:
    """The peers' environment. Its name holds a hash of the lock and the Python: another of either, another folder."""

    def __init__(self, cache: Path, lock: str) -> None:
        self.lock = lock
        key = hashlib.sha256(f"{sys.implementation.cache_tag} {lock}".encode()).hexdigest()[:12]
        self.folder = cache / f"peers-{key}"
        self.python = self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self.path = self.folder / "worker"

    def prepare(self, peer: Peer) -> None:
        """Makes the environment where it is missing and installs the peer where it is not there yet.

        :raises InstallError: with the reason in one line.
        """
        done = self.folder / f"{peer.system}.installed"
        if done.exists():
            return
        try:
            if not self.python.exists():
                venv.create(self.folder, with_pip=True, symlinks=os.name != "nt")
            for roots in peer.installs:
                self._install(roots)
            done.touch()
        except subprocess.CalledProcessError as problem:
            raise InstallError(
                say("problem.not_installed", why=first_error(problem.stderr or problem.stdout))
            ) from None
        except OSError as problem:
            raise InstallError(say("problem.not_installed", why=problem)) from None

    def lay_out_worker(self) -> Path:
        """Puts the files of the measuring process where the peers' Python finds them, and nothing else of ours."""
        room = self.path / "entrepot" / "bench"
        room.mkdir(parents=True, exist_ok=True)
        for name in WORKER_FILES:
            shutil.copyfile(HERE / name, room / name)
        return self.path

    def _install(self, roots: tuple[str, ...]) -> None:
        wanted = self.folder / "wanted.txt"
        wanted.write_text(needed(self.lock, roots), encoding="utf-8")
        pip = [str(self.python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        rules = ["--require-hashes", "--no-deps", "--no-build-isolation", "--retries", "1"]
        kinds = ["--only-binary", ":all:", "--no-binary", SOURCES_ONLY]
        subprocess.run([*pip, *rules, *kinds, "--requirement", str(wanted)], check=True, capture_output=True, text=True)


def first_error(output: str | bytes | None) -> str:
    """The first line that pip calls an error, else the last line."""
    text = output.decode(errors="replace") if isinstance(output, bytes) else output or ""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line.removeprefix("ERROR:").strip() for line in lines if line.startswith("ERROR:")]
    return (errors or lines[-1:] or [say("problem.no_reason")])[0]
