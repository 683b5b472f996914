"""Lines that a player types, or that come from a pipe."""

import sys
from collections.abc import Sequence

import typer

SIGN = "> "


class Lines:
    """Reads line by line. At a terminal, the keys for editing, history and Tab work where Python has them."""

    def __init__(self) -> None:
        self.typed = sys.stdin.isatty()
        self.offers: list[str] = []
        if self.typed:
            self._listen_to_tab()

    def read(self, offers: Sequence[str]) -> str:
        """The next line; `offers` are completed by Tab.

        :raises EOFError: when no more lines come.
        """
        self.offers = list(offers)
        if self.typed:
            return input(SIGN)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        typer.echo(f"{SIGN}{line.rstrip()}")  # what came through a pipe is shown like what is typed
        return line

    def _listen_to_tab(self) -> None:
        try:
            import readline
        except ImportError:  # Windows
            return
        readline.set_completer_delims("")
        readline.set_completer(self._complete)
        readline.parse_and_bind("tab: complete")

    def _complete(self, typed: str, state: int) -> str | None:
        fitting = [text for text in self.offers if text.startswith(typed.lower())]
        return fitting[state] if state < len(fitting) else None
