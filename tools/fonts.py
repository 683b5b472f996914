"""Cut the typefaces down to what the client shows, into `web/src/look/fonts`. Run by hand; the results are kept in git.

The letters and signs that we write; what only names have (accents, Latin Extended-A) in files of their own, which
browsers fetch only when a text needs them; the features that running text needs; of the italic the one weight that is
used. The ranges stand in `web/src/look/fonts.css` as well.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from tools import setup, uv, web
from tools.places import ROOT

TARGET = ROOT / "web" / "src" / "look" / "fonts"
WRITTEN = "20-7E,A0,A3,A5,A7,A9,AB,B0,B7,BB,BD,D7,2010-2027,2030,2032,2033,2039,203A,20AC,2190-2193,2212"
ACCENTED = "A1,A2,A4,A6,A8,AA,AC-AF,B1-B6,B8-BA,BC,BE-D6,D8-FF,131,152,153"
EXTENDED = "100-17F"
FEATURES = "kern,liga,mark,mkmk,ccmp,locl,lnum,tnum"
ITALIC = "wght=500"
GARAMOND = "@fontsource-variable/eb-garamond/files/eb-garamond"
SANS = "@fontsource-variable/source-sans-3/files/source-sans-3"
CUTS = (  # target, source, letters, the weight it is fixed at
    ("garamond", f"{GARAMOND}-latin-wght-normal", WRITTEN, ""),
    ("garamond-accents", f"{GARAMOND}-latin-wght-normal", ACCENTED, ""),
    ("garamond-ext", f"{GARAMOND}-latin-ext-wght-normal", EXTENDED, ""),
    ("garamond-italic", f"{GARAMOND}-latin-wght-italic", WRITTEN, ITALIC),
    ("garamond-italic-accents", f"{GARAMOND}-latin-wght-italic", ACCENTED, ITALIC),
    ("garamond-italic-ext", f"{GARAMOND}-latin-ext-wght-italic", EXTENDED, ITALIC),
    ("sans", f"{SANS}-latin-wght-normal", WRITTEN, ""),
    ("sans-accents", f"{SANS}-latin-wght-normal", ACCENTED, ""),
    ("sans-ext", f"{SANS}-latin-ext-wght-normal", EXTENDED, ""),
)


def cut(bin_folder: Path, source: Path, letters: str, weight: str, target: Path) -> None:
    """One file: fixed at a weight where one is given, then only the letters and features that are wanted."""
    with tempfile.TemporaryDirectory(prefix="entrepot-fonts-") as scratch:
        if weight:
            fixed = Path(scratch) / "fixed.ttf"
            options = ["--quiet", "-o", str(fixed)]
            subprocess.run([bin_folder / "fonttools", "varLib.instancer", source, weight, *options], check=True)
            source = fixed
        options = [f"--unicodes={letters}", f"--layout-features={FEATURES}", "--flavor=woff2", "--no-hinting"]
        names = ["--name-IDs=0,13,14"]  # a changed typeface does not carry the name of the original
        subprocess.run([bin_folder / "pyftsubset", source, *options, *names, f"--output-file={target}"], check=True)
    print(f"{target.relative_to(ROOT)}: {target.stat().st_size} bytes", flush=True)


def main() -> int:
    """Command line."""
    TARGET.mkdir(exist_ok=True)
    packages = web.packages(ROOT) / "node_modules"
    with tempfile.TemporaryDirectory(prefix="entrepot-fonttools-") as home:
        venv.create(home, with_pip=False)
        python = Path(home) / "bin" / "python"
        lock = setup.lock_of("fonts")
        uv.run("pip", "sync", "--python", python, "--require-hashes", lock, what="install fonttools")
        for name, source, letters, weight in CUTS:
            cut(python.parent, packages / f"{source}.woff2", letters, weight, TARGET / f"{name}.woff2")
    return 0


if __name__ == "__main__":
    sys.exit(main())
