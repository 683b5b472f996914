"""Bots from outside: what they are asked, what their answers do, and that a bad program harms only itself."""

import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import entrepot
from entrepot.arena import Contest, contest, read_entrant
from entrepot.bots.outside import FAULTS, Course, OutsideBot
from entrepot.kernel.sight import Sight

Make = Callable[..., OutsideBot]
EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"
ANSWERING = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "hello":
        print(json.dumps({"type": "ready"}), flush=True)
    else:
        number, moves = question["number"], question["moves"]
        %s
"""


@pytest.fixture
def sight() -> Sight:
    game = entrepot.load("carthage")
    position = game.start(2, 3, {})
    return Sight(game, position, position.waiting()[0])


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Make]:
    """Makes a bot of a few lines of Python, which answer a question."""
    made: list[OutsideBot] = []

    def make(answer: str, seconds: float = 20.0) -> OutsideBot:
        file = tmp_path / f"bot{len(made)}.py"
        file.write_text(ANSWERING % answer)
        made.append(OutsideBot(f"{sys.executable} {file}", seed=1, seconds=seconds))
        return made[-1]

    yield make
    for bot in made:
        bot.close()


def say(move: str) -> str:
    return f'print(json.dumps({{"type": "move", "number": number, "move": {move}}}), flush=True)'


def test_it_plays_what_the_program_answers(program: Make, sight: Sight) -> None:
    bot = program(say("moves[-1]"))
    assert [bot.choose(sight) for _ in range(3)] == [sight.moves()[-1]] * 3
    assert bot.faults == []
    assert bot.replaced == 0


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        (say('"give me all"'), "not one of its moves"),
        ("print('hello', flush=True)", "not JSON"),
        ("print('[1]', flush=True)", "was due"),
        ("print('[' * 60_000, flush=True)", "not JSON"),
        ("sys.exit()", "has ended"),
    ],
)
def test_a_wrong_answer_is_a_fault_and_another_bot_plays(program: Make, sight: Sight, answer: str, fault: str) -> None:
    bot = program(answer)
    for _ in range(FAULTS + 2):
        assert bot.choose(sight) in sight.moves()
    assert len(bot.faults) == FAULTS
    assert fault in bot.faults[0]
    assert bot.replaced == FAULTS + 2


def test_a_program_that_hangs_is_not_waited_for(program: Make, sight: Sight) -> None:
    bot = program("import time; time.sleep(600)", seconds=0.05)
    for _ in range(FAULTS + 2):
        assert bot.choose(sight) in sight.moves()
    assert bot.faults == ["it did not answer within 0.05 s"] * FAULTS


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="there are no sessions to leave")
def test_what_a_program_has_let_go_keeps_nobody_waiting(program: Make, sight: Sight, tmp_path: Path) -> None:
    """Its child has left its group and holds its pipes open."""
    told = tmp_path / "child"
    leave = "import subprocess; child = subprocess.Popen(['sleep', '120'], start_new_session=True)"
    bot = program(f"{leave}; open({str(told)!r}, 'w').write(str(child.pid)); sys.exit()")
    began = time.monotonic()
    assert bot.choose(sight) in sight.moves()
    bot.close()
    assert time.monotonic() - began < 60
    os.kill(int(told.read_text()), signal.SIGKILL)


def test_greedy_plays_for_it(program: Make, sight: Sight) -> None:
    best = entrepot.bot("greedy", seed=1).choose(sight)
    assert program("sys.exit()").choose(sight) == best


def test_one_that_never_reads_keeps_nobody_waiting(tmp_path: Path, sight: Sight) -> None:
    """Far more than a pipe holds is said to it."""
    file = tmp_path / "deaf.py"
    file.write_text("import json, time; print(json.dumps({'type': 'ready'}), flush=True); time.sleep(600)")
    bot = OutsideBot(f"{sys.executable} {file}", seed=1, seconds=0.05)
    bot.course = Course(2, 3, {}, [(0, "x" * 1000)] * 1000)
    for _ in range(FAULTS):
        assert bot.choose(sight) in sight.moves()
        bot._told = 0
    assert bot.faults == ["it did not answer within 0.05 s"] * FAULTS


def test_one_that_answers_old_questions_without_end_is_late(program: Make, sight: Sight) -> None:
    answer = 'print(json.dumps({"type": "move", "number": 0, "move": ""}), flush=True)'
    bot = program(f"while True: {answer}", seconds=0.2)
    assert bot.choose(sight) in sight.moves()
    assert bot.faults == ["it did not answer within 0.2 s"]


def test_a_trusted_program_is_told_the_deal_and_the_moves_since(program: Make, sight: Sight, tmp_path: Path) -> None:
    told = tmp_path / "told"
    bot = program(f"open({str(told)!r}, 'a').write(json.dumps(question['played']) + '\\n')\n        " + say("moves[0]"))
    bot.course = Course(2, 3, {}, [(0, "a")])
    assert bot._greeting(sight)["deal"] == {"seats": 2, "seed": 3, "options": {}}
    bot.choose(sight)
    bot.course.moves.append((1, "b"))
    bot.choose(sight)
    assert [json.loads(line) for line in told.read_text().splitlines()] == [[[0, "a"]], [[1, "b"]]]


def test_another_seed_is_told_than_the_one_from_which_others_may_follow(sight: Sight) -> None:
    def told(seed: int | None, course: Course | None = None) -> object:
        bot = OutsideBot("./bot", seed)
        bot.course = course
        return bot._greeting(sight)["seed"]

    assert told(7) == told(7) != told(8)
    assert told(7) not in (7, None)
    assert told(None) is None
    assert told(7, Course(2, 3, {}, [])) == 7, "a program that is trusted plays as our own bot would in its place"


def test_a_late_answer_is_not_taken_for_the_next_question(program: Make, sight: Sight) -> None:
    late = 'print(json.dumps({"type": "move", "number": number - 1, "move": moves[0]}), flush=True)\n        '
    bot = program(late + say("moves[-1]"))
    assert bot.choose(sight) == sight.moves()[-1]


def test_a_program_that_is_not_there_is_a_fault(sight: Sight) -> None:
    bot = OutsideBot("./no-such-program", seed=1)
    assert bot.choose(sight) in sight.moves()
    assert "could not be started" in bot.faults[0]


def test_it_is_told_what_its_seat_may_know_and_no_more(program: Make, sight: Sight, tmp_path: Path) -> None:
    told = tmp_path / "told"
    bot = program(f"open({str(told)!r}, 'w').write(line)\n        " + say("moves[0]"))
    bot.choose(sight)
    question = json.loads(told.read_text())
    prompt = sight.prompt()
    assert prompt is not None
    assert question["view"] == json.loads(json.dumps(sight.view()))
    assert question["moves"] == [move.text for move in sight.moves()]
    assert set(question) == {"type", "number", "prompt", "view", "moves"}


def test_the_example_plays_whole_games_in_the_arena() -> None:
    command = f"{sys.executable} {EXAMPLE}"
    entrants = (read_entrant(command), read_entrant("random"))
    outcomes = contest(Contest("carthage", entrants, 2, 2, 1, {}), jobs=1)
    assert [len(outcome.scores) for outcome in outcomes] == [2, 2]
