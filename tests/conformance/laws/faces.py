"""What leaves the process: moves as text, everything as JSON, and a sentence for all of it."""

import json
from collections.abc import Mapping

from entrepot import Table
from entrepot.kernel.declared import fault
from entrepot.kernel.nothing import NOBODY

from ..kit import law
from ..play import Play
from ..snapshot import difference
from .replay import seen


@law("text of moves", part=300, told=True)
def text_of_moves(play: Play) -> None:
    """Every move of the catalogue is found by its number, its text and its structure."""
    catalogue = play.game.moves
    play.hold(len(list(catalogue)) == len(catalogue) > 0, "the length of the catalogue is wrong")
    for number, move in enumerate(catalogue):
        play.hold(move.number == number, f"{move!r} has the place {number}")
        for form in (number, move, move.text, f"  {move.text.upper()} "):
            found = catalogue.read(form)
            play.hold(found == move, f"{form!r} is read as {found!r}, not {move!r}")
        found = catalogue.find(move.verb, dict(reversed(move.args.items())))
        play.hold(found == move, f"{move.verb} with {move.args} is read as {found!r}")


@law("json", part=15, told=True)
def survives_json(play: Play) -> None:
    """Views, prompts and events come back from JSON unchanged."""
    table = play.table()
    for seat in (None, *range(table.seats)):
        check_json(play, "the setup", seen(table.opening, seat))
    for _ in play.at(table):
        if play.often(3):
            check_faces(play, table)
    check_faces(play, table)


def check_faces(play: Play, table: Table) -> None:
    for seat in (None, *range(table.seats)):
        check_json(play, f"the view of seat {seat}", table.view(seat))
        if table.history:
            check_json(play, "an event", seen(table.history[-1], seat))
    for seat in table.waiting:
        prompt = table.prompt(seat)
        play.hold(prompt is not None, f"seat {seat} is asked but has no prompt")
        check_json(play, "a prompt", prompt.as_json() if prompt else None)


def check_json(play: Play, what: str, thing: object) -> None:
    back = json.loads(json.dumps(thing, allow_nan=False))
    unlike = difference(thing, back)
    play.hold(not unlike, f"{what} comes back from JSON changed: {unlike}")


@law("declared", part=15, told=True)
def declared(play: Play) -> None:
    """Every event and every prompt is one that the game declares, with exactly the values declared for it."""
    table = play.table()
    for _ in play.at(table):
        check_declared(play, table)
    check_declared(play, table)


def check_declared(play: Play, table: Table) -> None:
    """What the last move, or the setup, has told; and what is asked now."""
    for event in table.history[-1] if table.history else table.opening:
        told = play.game.events.get(event.kind)
        play.hold(told is not None, f"the event {event.kind} is not declared")
        if told is None:
            continue
        play.hold(told.seat == (event.seat != NOBODY), f"the event {event.kind} is told of seat {event.seat}")
        for values, promised in ((event.values, told.values), (event.private, told.private)):
            wrong = fault(promised, values)
            play.hold(not wrong, f"the event {event.kind} is not as declared: {wrong}")
    for seat in table.waiting:
        prompt = table.prompt(seat)
        asked = play.game.prompts.get(prompt.key) if prompt else None
        play.hold(asked is not None, f"the prompt of seat {seat} is not declared: {prompt!r}")
        if prompt is not None and asked is not None:
            wrong = fault(asked.values, prompt.values)
            play.hold(not wrong, f"the prompt {prompt.key} is not as declared: {wrong}")


@law("words", part=15, told=True)
def words(play: Play) -> None:
    """There is a sentence for every prompt, event, move, option and category of the score sheet, with its values."""
    table = play.table()
    for move in play.game.moves:
        check_sentence(play, f"move.{move.verb}", move.args)
    for sheet in table.score_sheet():
        for category in sheet:
            check_sentence(play, f"score.{category}", {})
    for option in play.game.options:
        for key in (f"option.{option}", f"option.{option}.about"):
            check_sentence(play, key, {})
    for seat, _ in play.at(table):
        check_told(play, table)
        prompt = table.prompt(seat)
        if prompt is not None:
            check_sentence(play, f"prompt.{prompt.wording}", prompt.values)
            play.hold(bool(prompt.rule), f"the prompt {prompt.key} names no rule")
    check_told(play, table)


def check_told(play: Play, table: Table) -> None:
    """A sentence for what the last move, or the setup, has told."""
    events = table.history[-1] if table.history else table.opening
    for event in events:
        for seat in (None, *range(table.seats)):
            check_sentence(play, f"event.{event.kind}", event.seen_by(seat))


def check_sentence(play: Play, key: str, values: Mapping[str, object]) -> None:
    play.hold(bool(play.game.words.say(key, dict(values))), f"the sentence of {key} is empty")
