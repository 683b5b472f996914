"""A game in the terminal: draws the table, says what happened, asks, and understands the answers."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from entrepot import Bot, EntrepotError, IllegalMove, Move, Prompt, Table
from entrepot.rulebook import NoRulebook, rules_of
from entrepot.stopping import Stopped

from .answers import COMMANDS, Command, read_number, understand
from .boards import board_of
from .files import check_target, write_table
from .lines import Lines
from .score import score_sheet
from .screen import ACCENT, QUIET
from .speech import Speech
from .texts import say

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

LOG_LENGTH = 20
NARROW_LIST = 6
"""More moves than this are listed in columns."""


class Leave(Exception):
    """The player wants to go."""


class TerminalGame:
    """One seat's game against bots. Before each question the game is on disk."""

    def __init__(
        self, console: "Console", table: Table, seat: int, bots: Mapping[int, Bot], speech: Speech, file: Path
    ) -> None:
        self.console = console
        self.table = table
        self.seat = seat
        self.bots = bots
        self.speech = speech
        self.file = file
        self.board = board_of(table.game.name)
        self.lines = Lines()
        self.told = self._first_untold()
        self.saving = True

    def run(self) -> bool:
        """Play until the end, or until the player leaves; says whether the end was reached."""
        self._greet()
        try:
            while self._others_play():
                self._ask()
        except (Leave, EOFError, KeyboardInterrupt, Stopped):
            self._save()
            self.console.print()
            return False
        self._save()
        self._finish()
        return True

    # The course of the game ----------------------------------------------------------------------------------------

    def _others_play(self) -> bool:
        """Let the bots move until the player is asked; False when the game is over."""
        while not self.table.over:
            others = [seat for seat in self.table.waiting if seat != self.seat]
            if not others:
                return True
            move = self.bots[others[0]].choose(self.table.sight(others[0]))
            self.table.play(others[0], move)
        return False

    def _ask(self) -> None:
        """One question: show, list, read lines until a move is played or taken back."""
        self._save()
        self._tell_news()
        self._show_table(whole=self._is_new_turn())
        prompt = self.table.prompt(self.seat)
        assert prompt is not None
        moves = self.table.moves(self.seat)
        view = self.table.view(self.seat)
        sentences = {move: self.speech.move(move, view) for move in moves}
        self._say_question(prompt, sentences)
        while True:
            line = self.lines.read([*(move.text for move in moves), *COMMANDS]).strip()
            if not line:
                continue
            try:
                answer = understand(line, moves, sentences, self.table.game.moves)
                if isinstance(answer, Move):
                    self.table.play(self.seat, answer)
                    return
                if self._obey(answer, prompt, sentences):
                    return
            except IllegalMove as refusal:
                self._say_why(refusal)
            except EntrepotError as refusal:
                self.console.print(str(refusal), style="bold")

    def _obey(self, command: Command, prompt: Prompt, sentences: Mapping[Move, str]) -> bool:
        """Do what a command says; True when the question must be asked anew."""
        if command.name == "quit":
            raise Leave
        if command.name in ("undo", "restart"):
            taken_back = [self.table.undo(self.seat)] if command.name == "undo" else self.table.restart(self.seat)
            self.told = min(self.told, len(self.table.ledger))
            self.console.print(say("play.taken_back", moves=list(map(self.speech.move, taken_back))), style="bold")
            return True
        if command.name == "save":
            self._save_copy(command.rest)
        elif command.name == "log":
            self._show_log(read_number(command.rest) or LOG_LENGTH)
        elif command.name == "hint":
            self._hint(sentences)
        elif command.name == "board":
            self._show_table(whole=True)
        else:
            self._help(command.rest, prompt)
        return False

    # What the player sees ------------------------------------------------------------------------------------------

    def _painted(self, sentence: str, style: str = "") -> "Text":
        from rich.text import Text

        text = Text(sentence, style=style)
        self.board.paint(self.table.game, text)
        return text

    def _greet(self) -> None:
        from rich.text import Text

        names = self.speech.names.full
        self.console.rule(Text(self.table.game.title, style=f"bold {ACCENT}"), style=ACCENT)
        self.console.print(say("play.at_table", names=list(names)), style=QUIET)
        if not self.table.ledger:
            self._bullets(self.speech.opening(self.table))

    def _bullets(self, paragraphs: Sequence[str]) -> None:
        from rich.table import Table as Grid

        if not paragraphs:
            return
        lines = Grid.grid(padding=(0, 1, 0, 0))
        for paragraph in paragraphs:
            lines.add_row(" •", self._painted(paragraph))
        self.console.print(lines)

    def _first_untold(self) -> int:
        """In a game that goes on: what has happened since the own last move is news."""
        own = [index for index, (seat, _) in enumerate(self.table.ledger) if seat == self.seat]
        return own[-1] if own else 0

    def _tell_news(self) -> None:
        self._bullets(self.speech.log(self.table, self.told))
        self.told = len(self.table.ledger)

    def _is_new_turn(self) -> bool:
        return not self.table.ledger or self.table.ledger[-1][0] != self.seat

    def _show_table(self, *, whole: bool) -> None:
        draw = self.board.draw if whole else self.board.own
        self.console.print(draw(self.table.game, self.table.view(self.seat), self.speech.names))

    def _say_question(self, prompt: Prompt, sentences: Mapping[Move, str]) -> None:
        """What is asked, and all moves with what each of them will do."""
        from rich.columns import Columns
        from rich.text import Text

        question = self._painted(self.speech.prompt(prompt), "bold")
        self.console.print(question.append(f"  ({prompt.rule})", style=QUIET))
        ahead, view = self.table.foresee(self.seat), self.table.view(self.seat)
        leads = [self.speech.will(ahead[move.number], view) for move in sentences]
        offers = [
            Text.assemble(
                (f"{number:>3} ", f"bold {ACCENT}"), self._painted(sentence), (f" → {lead}" if lead else "", QUIET)
            )
            for number, (sentence, lead) in enumerate(zip(sentences.values(), leads, strict=True), start=1)
        ]
        if len(offers) > NARROW_LIST:
            self.console.print(Columns(offers, column_first=True, padding=(0, 2)))
        else:
            self.console.print(*offers, sep="\n")

    def _say_why(self, refusal: IllegalMove) -> None:
        """Why a move was not played; where the game says it, with the rule to look up."""
        reason = refusal.reason
        if not reason.rule:
            self.console.print(str(refusal), style="bold")
            return
        said = self._painted(self.speech.reason(reason), "bold")
        self.console.print(said.append(f"  ({reason.rule})", style=QUIET))

    def _hint(self, sentences: Mapping[Move, str]) -> None:
        """The few best moves, from what the player may know."""
        from rich.padding import Padding

        from .hint import hint_lines

        self.console.print(say("hint.thinking"), style=QUIET)
        hints, meaning = hint_lines(self.table.sight(self.seat), self.speech, sentences)
        for head, lines in hints:
            self.console.print(self._painted(head, "bold"))
            for line in lines:
                self.console.print(Padding(self._painted(line), (0, 0, 0, 4)))
        self.console.print(meaning, style=QUIET)

    def _show_log(self, length: int) -> None:
        start = max(0, len(self.table.ledger) - length)
        if start == 0:
            self._bullets(self.speech.opening(self.table))
        self._bullets(self.speech.log(self.table, start))

    def _help(self, number: str, prompt: Prompt) -> None:
        """A numbered rule in our own words, then the commands."""
        from rich.markdown import Markdown

        rules = rules_of(self.table.game.name)
        book = prompt.rule.partition("-")[0]
        named = number.upper() or prompt.rule
        wanted = named if named in rules else f"{book}-{named}"  # a ruling is cited as R3, for short
        if wanted not in rules:
            raise NoRulebook("no_rule", {"rule": number, "like": prompt.rule})
        rule = rules[wanted]
        self.console.print(f"{rule.number}  {rule.chapter}", style=f"bold {ACCENT}")
        self.console.print(Markdown(rule.text))
        if not number:
            for name in COMMANDS:
                self.console.print(f"  {name:<7} {say(f'command.{name}')}", style=QUIET)

    def _finish(self) -> None:
        self._tell_news()
        self._show_table(whole=True)
        self.console.print(score_sheet(self.table, self.speech))
        self.console.print(self.speech.winners(self.table.winners()), style="bold")

    # Saving --------------------------------------------------------------------------------------------------------

    def _save(self) -> None:
        """Keep the game; where the disk refuses, say so once and play on."""
        if not self.saving:
            return
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            write_table(self.table, self.file)
        except (EntrepotError, OSError) as problem:
            self.saving = False
            self.console.print(say("play.not_kept", why=problem), style="bold")

    def _save_copy(self, name: str) -> None:
        if not name:
            self.console.print(say("play.kept_in", file=self.file))
            return
        copy = Path(name).expanduser()
        check_target(copy, self.table)
        write_table(self.table, copy)
        self.console.print(say("play.saved", file=copy))
