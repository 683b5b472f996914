"""A whole game as text: for every decision what was asked, how much choice there was, the move and all it caused.

The files are read by people when a rule changes, and compared line by line by the tests.
"""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import entrepot
from entrepot import Event, IllegalMove, Move, Table
from entrepot.kernel.nothing import NOBODY
from entrepot.kernel.options import Choice
from tests.conformance.entries import ENTRIES

FOLDER = Path(__file__).parent
HEAD = re.compile(r"^(game|seats|seed): (\w+)$", re.MULTILINE)
BOT = re.compile(r"played by the (\w+) bot")
OPTIONS = re.compile(r"^options: (.+)$", re.MULTILINE)
PLAYED = re.compile(r"^    > (.+) \((?:one of \d+ moves|the only move)\)$", re.MULTILINE)

Choose = Callable[[Table, int], Move | str | None]
"""Chooses a move for a seat; None when there is none to offer."""


@dataclass(frozen=True)
class Deal:
    """Which game a playthrough tells: how it was dealt, and which bot played all seats."""

    game: str
    seats: int
    seed: int
    bot: str = "random"
    options: dict[str, Choice] = field(default_factory=dict)

    def table(self) -> Table:
        entry = next(entry for entry in ENTRIES if entry.name == self.game)
        return entry.load().deal(self.seats, self.seed, **self.options)


def record(deal: Deal, choose: Choose) -> str:
    """The playthrough of a game whose moves are chosen one after the other."""
    return "\n".join(_lines(deal.table(), deal.bot, choose)) + "\n"


def by_bot(deal: Deal) -> Choose:
    """Moves as the bot plays them."""
    bot = entrepot.bot(deal.bot, seed=deal.seed)
    return lambda table, seat: bot.choose(table.sight(seat))


def again(text: str) -> str:
    """The playthrough of the game that a text tells, played anew with the same moves."""
    head = dict(HEAD.findall(text))
    moves = iter(PLAYED.findall(text))
    bots = BOT.findall(text)
    said = OPTIONS.search(text)
    options: dict[str, Choice] = json.loads(said[1]) if said else {}
    deal = Deal(head["game"], int(head["seats"]), int(head["seed"]), bots[0], options)
    return record(deal, lambda table, seat: next(moves, None))


def _lines(table: Table, bot: str, choose: Choose) -> Iterator[str]:
    game = table.game
    yield f"{game.title}: a whole game, played by the {bot} bot."
    yield ""
    yield f"game: {game.name}"
    yield f"rules: {game.version}"
    yield f"box: {game.box.hash}"
    yield f"seats: {table.seats}"
    yield f"seed: {table.seed}"
    if table.options:
        yield f"options: {json.dumps(table.options)}"
    yield ""
    yield from (_sentence(table, event) for event in table.opening)
    while not table.over:
        seat = table.waiting[0]
        yield ""
        yield from _question(table, seat)
        moves = len(table.moves(seat))
        chosen = choose(table, seat)
        if chosen is None:
            yield "    > (no move is recorded)"
            return
        try:
            events = table.play(seat, chosen)
        except IllegalMove as refused:
            yield f"    > {chosen}: {refused}"
            return
        yield f"    > {chosen} ({f'one of {moves} moves' if moves > 1 else 'the only move'})"
        yield from (f"      {_sentence(table, event)}" for event in events)
        yield f"    Scores: {', '.join(map(str, table.scores()))}"
    yield ""
    yield from _end(table)


def _question(table: Table, seat: int) -> Iterator[str]:
    prompt = table.prompt(seat)
    assert prompt is not None
    values = f" {json.dumps(prompt.values)}" if prompt.values else ""
    yield f"{len(table.ledger) + 1}. Seat {seat}: {prompt.key} [{prompt.rule}]{values}"
    yield f"    {table.game.words.say(f'prompt.{prompt.wording}', prompt.values)}"


def _sentence(table: Table, event: Event) -> str:
    who = "Nobody" if event.seat == NOBODY else f"Seat {event.seat}"
    words, own = table.game.words, f"event.{event.kind}_own"
    key = own if event.private and words.has(own) else f"event.{event.kind}"
    values = {**event.values, **event.private, "seat": who}
    if isinstance(values.get("to"), int):  # another seat
        values["to"] = f"seat {values['to']}"
    return words.say(key, values)


def _end(table: Table) -> Iterator[str]:
    yield f"The end after {len(table.ledger)} moves."
    for seat, sheet in enumerate(table.score_sheet()):
        categories = "; ".join(f"{table.game.words.say(f'score.{key}', {})}: {count}" for key, count in sheet.items())
        yield f"Seat {seat}: {table.scores()[seat]} ({categories})"
    yield f"Winners: {', '.join(f'seat {seat}' for seat in table.winners())}"
