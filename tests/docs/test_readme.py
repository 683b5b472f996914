"""README and CONTRIBUTING say only what works: their Python runs, their commands exist, their links lead somewhere."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import entrepot

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "bench" / "README.md"])


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), flags=re.DOTALL)


def readme_commands(program: str) -> list[list[str]]:
    lines = "\n".join(blocks(ROOT / "README.md", "sh") + blocks(ROOT / "CONTRIBUTING.md", "sh")).splitlines()
    return [line.split("#")[0].split() for line in lines if line.startswith(f"{program} ")]


def test_the_python_of_the_readme_plays_a_game() -> None:
    (code,) = blocks(ROOT / "README.md", "python")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"\[\d+, \d+, \d+, \d+\] \((\d,? ?)+\)", done.stdout.strip())


def test_the_readme_shows_entrepot_commands() -> None:
    assert len(readme_commands("entrepot")) >= 7


@pytest.mark.parametrize(
    "command", [words for words in readme_commands("entrepot") if words[1] != "serve"], ids=" ".join
)
def test_the_commands_of_the_readme_run(command: list[str], tmp_path: Path) -> None:
    table = entrepot.load("carthage").deal(seats=2, seed=1)
    entrepot.playout(table.position.copy(), 1)
    bot = entrepot.bot("random", seed=1)
    for _ in range(60):
        seat = table.waiting[0]
        table.play(seat, bot.choose(table.sight(seat)))
    (tmp_path / "game.txt").write_text(table.save(), encoding="utf-8")
    quick = {
        "arena": ["--games", "4"],
        "bench": ["carthage", "--seconds", "0.02", "--rounds", "1"],
        "review": ["--tries", "2", "--jobs", "1"],
    }.get(command[1], [])
    words = [word for word in command[1:] if command[1] != "arena" or word not in ("--games", "200")]
    done = subprocess.run(
        [sys.executable, "-m", "entrepot", *words, *quick],
        cwd=tmp_path if command[1] != "rules" else ROOT,
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_server_of_the_readme_can_be_asked_for() -> None:
    (command,) = [words for words in readme_commands("entrepot") if words[1] == "serve"]
    done = subprocess.run([sys.executable, "-m", *command, "--help"], capture_output=True, text=True, check=True)
    assert all(word in done.stdout for word in command[2:])


@pytest.mark.parametrize("command", readme_commands("make"), ids=" ".join)
def test_the_make_targets_exist(command: list[str]) -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert command[1] in targets


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if "://" not in link:
            assert (page.parent / link).exists(), f"{page.name} links to {link}"


@pytest.mark.parametrize(
    "code",
    [code for page in ("learning", "rows", "environments") for code in blocks(ROOT / "docs" / f"{page}.md", "python")],
)
def test_the_python_of_the_pages_on_learning_runs(code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
