"""What a seat may know, in numbers: no more than it is shown, no less than it would act on, and readable."""

import json
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from operator import gt

from entrepot import Position
from entrepot.kernel.encoding import Encoding
from entrepot.kernel.layout import ONE_OF

from ..kit import law
from ..play import Play
from ..snapshot import difference
from .secrecy import REDEALS, redealt

SIBLINGS = 4
"""So many moves are tried at a decision, to see whether their outcomes are told apart."""


def told(encoding: Encoding, position: Position, seat: int) -> tuple[bytes, bytes]:
    return encoding.row(position, seat), encoding.mask(position, seat)


def stops(play: Play, one_in: int) -> Iterator[tuple[Encoding, Position, int]]:
    """Play a game that has rows, and stop before about one of so many decisions, with the seat that decides."""
    encoding = play.game.encode
    if encoding is None:
        return
    position = play.position()
    for seat, _ in play.on(position):
        if play.often(one_in):
            yield encoding, position, seat


@law("secrecy of rows", part=15)
def secrecy_of_rows(play: Play) -> None:
    """Row and mask of a seat are the same after a redeal for it."""
    for encoding, position, _ in stops(play, 4):
        for seat in range(play.case.seats):
            check_secrecy(play, encoding, position, seat)


def check_secrecy(play: Play, encoding: Encoding, position: Position, seat: int) -> None:
    row, mask = told(encoding, position, seat)
    for _ in range(REDEALS):
        other_row, other_mask = told(encoding, redealt(play, position, seat), seat)
        layout = encoding.layout
        unlike = difference(layout.decode(row), layout.decode(other_row)) if row != other_row else ""
        play.hold(row == other_row, f"the row of seat {seat} tells something hidden: {unlike}")
        play.hold(mask == other_mask, f"the mask of seat {seat} tells something hidden")


@law("telling rows", part=15, told=True)
def telling_rows(play: Play) -> None:
    """Where two moves lead to different views or questions of a seat, its rows or masks differ, too."""
    for encoding, position, seat in stops(play, 12):
        check_telling(play, encoding, position, seat)


def check_telling(play: Play, encoding: Encoding, position: Position, seat: int) -> None:
    outcomes = [position]
    for move in position.moves(seat)[:: max(1, len(position.moves(seat)) // SIBLINGS)]:
        outcome = position.copy()
        outcome.play(seat, move)
        if not outcome.over:
            outcomes.append(outcome)
    for witness in range(play.case.seats):
        alike: dict[tuple[bytes, bytes], list[Position]] = {}
        for outcome in outcomes:
            alike.setdefault(told(encoding, outcome, witness), []).append(outcome)
        for group in [group for group in alike.values() if len(group) > 1]:
            pages = {shown(outcome, witness): None for outcome in group}  # in order; mostly the same one
            first, *others = [acted_on(play, page) for page in pages] if len(pages) > 1 else [None]
            for other in others:
                unlike = difference(first, other)
                play.hold(not unlike, f"seat {witness} has the same row for two views: {unlike}")


def shown(position: Position, seat: int) -> str:
    """The view and the question of a seat as JSON; players counted from the seat."""
    asked = seat in position.waiting()
    question = position.agenda[-1].prompt(position, seat).as_json() if asked else None
    page = {**position.view(seat), "question": question}
    if isinstance(players := page.get("players"), list):
        page["players"] = players[seat:] + players[:seat]
    return json.dumps(page)


def acted_on(play: Play, page: str) -> object:
    """What is shown, but for what the entry lists as left out."""
    return without(json.loads(page), frozenset(play.case.entry.untold), "")


def without(thing: object, untold: frozenset[str], path: str) -> object:
    """A page without what is left out, and with lists in order whose order is left out ("market()")."""
    if is_untold(path, untold):
        return None
    if isinstance(thing, dict):
        return {key: without(part, untold, f"{path}.{key}".lstrip(".")) for key, part in thing.items()}
    if isinstance(thing, list):
        parts = [without(part, untold, f"{path}.{place}") for place, part in enumerate(thing)]
        if is_untold(f"{path}()", untold):
            parts.sort(key=json.dumps)
        return parts
    return thing


@cache
def is_untold(path: str, untold: frozenset[str]) -> bool:
    """Asked for every part of every page: the same few paths again and again."""
    return any(fnmatchcase(path, left_out) for left_out in untold)


@law("readable rows", part=15, told=True)
def readable_rows(play: Play) -> None:
    """Rows keep to their ranges, masks to the legal moves; and a decoded row shows what the view shows."""
    for encoding, position, _ in stops(play, 4):
        for seat in range(play.case.seats):
            check_readable(play, encoding, position, seat)


def check_readable(play: Play, encoding: Encoding, position: Position, seat: int) -> None:
    row, mask = told(encoding, position, seat)
    layout = encoding.layout
    most = layout.most
    if any(map(gt, row, most)):  # a sentence only where one is needed: there are hundreds of cells
        cell = next(cell for cell in range(layout.width) if row[cell] > most[cell])
        play.fail(f"{layout.cells[cell]} is {row[cell]}, but {most[cell]} at most")
    for field in [field for field in layout.fields if field.kind == ONE_OF]:
        start = layout.starts[field.name]
        block = row[start : start + len(field.labels)]
        play.hold(sum(block) <= 1, f"{field.name} is several things at once: {list(block)}")
    check_mask(play, encoding, position, seat, mask)
    decoded = layout.decode(row)
    for path, value in play.case.entry.read(position.view(seat), seat).items():
        shown: object = decoded
        for part in path.split("."):
            play.hold(isinstance(shown, dict) and part in shown, f"a decoded row has no {path}")
            shown = shown[part] if isinstance(shown, dict) else None
        play.hold(shown == value, f"{path} of seat {seat} is {shown} in its row, but {value} in its view")


def check_mask(play: Play, encoding: Encoding, position: Position, seat: int, mask: bytes) -> None:
    """The mask has a 1 for each legal move that takes nothing back, and one at least where the seat is asked."""
    moves = position.moves(seat)
    seats = position.seats
    named = [number for number in range(len(mask)) if mask[number]]
    back = sorted([encoding.absolute(number, seat, seats) for number in named])
    open_moves = sorted([move for move in moves if not play.game.moves[move].takes_back])
    play.hold(back == open_moves, f"the mask of seat {seat} says {back}, but its open moves are {open_moves}")
    play.hold(bool(named) or not moves, f"seat {seat} is asked, but could only take something back")
