"""`entrepot lesson`: learn a game at its table, a few words at a time."""

import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from entrepot import BadOption, EntrepotError, IllegalMove, Move, Prompt
from entrepot.lessons import Course, Moment, course_of

from .answers import Command, understand
from .given import find_game
from .screen import ACCENT, QUIET, console
from .speech import Speech, names_at_table
from .terminal import Leave, TerminalGame
from .texts import say

if TYPE_CHECKING:
    from rich.console import Console

GO_ON = ("", "next")
LOOKING = ("board", "log", "help")
TEACHER = "level-1"
"""Who the opponents are called after."""


def lesson(
    game: Annotated[str, typer.Argument(help=say("help.lesson.game"))],
    name: Annotated[str, typer.Argument(metavar="LESSON", help=say("help.lesson.lesson"))] = "",
    step: Annotated[int, typer.Option(min=1, help=say("help.lesson.step"))] = 1,
    listed: Annotated[bool, typer.Option("--list", help=say("help.lesson.list"))] = False,
) -> None:
    """Learn a game at its table."""
    course = course_of(find_game(game))
    names = list(course.lessons)
    first = course.lesson(name or next(iter(names), ""))
    if step > len(first.moments):
        raise BadOption("no_step", {"last": len(first.moments), "step": step})
    if listed:
        words = course.words()
        for number, known in enumerate(course.lessons.values(), start=1):
            title = words.say(f"lesson.{known.name}")
            typer.echo(say("lesson.listed", number=number, title=title, name=known.name, steps=len(known.moments)))
        return
    screen = console()
    for number in range(names.index(first.name), len(names)):
        place = TerminalLesson(screen, course, number).run_from(step)
        if place is not None:
            again = ["lesson", game, names[number], "--step", str(place)]
            typer.echo(say("lesson.left", command=shlex.join(again)))
            return
        step = 1
    typer.echo(say("lesson.done", game=game))


class TerminalLesson(TerminalGame):
    """One lesson in the terminal. Nothing is kept of it but the place where somebody left."""

    def __init__(self, screen: "Console", course: Course, number: int) -> None:
        self.lesson = course.lessons[list(course.lessons)[number]]
        self.course = course
        self.words = course.words()
        self.number = number
        self.at = 0
        first = self.lesson.moments[0]
        names = names_at_table(first.table.seats, first.seat, [TEACHER] * (first.table.seats - 1))
        speech = Speech(course.game, names, first.seat)
        super().__init__(screen, first.table, first.seat, {}, speech, Path())
        self.speech.spelling = self.board.spelling
        self.shown = -1
        """After how many moves the table was drawn last."""

    def run_from(self, step: int) -> int | None:
        """Go through the steps; says at which one somebody left, None at the end."""
        from rich.text import Text

        title = self.words.say(f"lesson.{self.lesson.name}")
        head = say("lesson.head", number=self.number + 1, lessons=len(self.course.lessons), title=title)
        self.console.rule(Text(head, style=f"bold {ACCENT}"), style=ACCENT)
        self.at = step - 1
        self.told = len(self.lesson.moments[self.at].table.ledger)
        try:
            while self.at < len(self.lesson.moments):
                self._teach(self.lesson.moments[self.at])
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print()
            return self.at + 1
        return None

    def _teach(self, moment: Moment) -> None:
        """One step: the table where it has changed, the words, then a line that goes on."""
        self.table = moment.table
        if self.shown != len(self.table.ledger):
            if self.told < len(self.table.ledger):
                self._tell_news()
            self.told = self.shown = len(self.table.ledger)
            self._show_table(whole=True)
        place = say("lesson.step", step=self.at + 1, steps=len(self.lesson.moments))
        self.console.print(self._painted(self._said(moment), f"bold {ACCENT}").append(f"  {place}", style=QUIET))
        self.console.print(self._painted(self._said(moment, "text")))
        if moment.step.move:
            self._ask_for(moment)
        else:
            self.console.print(say("lesson.keys"), style=QUIET)
            while not self._go(self.lines.read(["back", "quit"]).strip().lower(), goes_on=True):
                self.console.print(say("lesson.keys"), style="bold")

    def _ask_for(self, moment: Moment) -> None:
        """Read lines until the move of the step comes."""
        moves = self.table.moves(self.seat)
        view = self.table.view(self.seat)
        sentences = {move: self.speech.move(move, view) for move in moves}
        prompt = self.table.prompt(self.seat)
        assert prompt is not None
        self._say_question(prompt, sentences)
        self.console.print(self._painted(self._said(moment, "do"), "bold"))
        self.console.print(say("lesson.move_keys"), style=QUIET)
        wanted = self.table.game.moves.read(moment.step.move)
        while True:
            line = self.lines.read([*(move.text for move in moves), "show", "back", "quit"]).strip()
            if self._go(line.lower(), goes_on=line.lower() == "show"):
                return
            if not line:
                continue
            try:
                answer = understand(line, moves, sentences, self.table.game.moves)
                if answer == wanted:
                    self.at += 1
                    return
                if isinstance(answer, Move):
                    self._say_wrong(moment, answer)
                elif self._obey(answer, prompt, sentences):
                    return
            except IllegalMove as refusal:
                self._say_why(refusal)
            except EntrepotError as refusal:
                self.console.print(str(refusal), style="bold")

    def _go(self, line: str, *, goes_on: bool) -> bool:
        """Whether the line moved to another step."""
        if line == "back":
            self.at = max(0, self.at - 1)
            return True
        if line == "quit":
            raise Leave
        if goes_on and (line in GO_ON or line == "show"):
            self.at += 1
            return True
        return False

    def _say_wrong(self, moment: Moment, move: Move) -> None:
        """Another move than the lesson's: why not now, in its own words where it has some."""
        self.table.branch().play(self.seat, move)  # says why, where it is not even possible
        known = moment.step.wrong.get(move.text)
        if known is not None:
            self.console.print(self._painted(self._said(moment, f"wrong.{known}"), "bold"))
        else:
            self.console.print(self._painted(say("lesson.other", do=self._said(moment, "do")), "bold"))

    def _said(self, moment: Moment, part: str = "") -> str:
        """A sentence of a step."""
        key = ".".join(filter(None, ["lesson", self.lesson.name, moment.step.say, part]))
        return self.words.say(key, moment.values())

    def _obey(self, command: Command, prompt: Prompt, sentences: Mapping[Move, str]) -> bool:
        """Of the commands of a game, those that only look at something."""
        if command.name not in LOOKING:
            raise IllegalMove("not_understood", {"typed": command.name})
        return super()._obey(command, prompt, sentences)
