"""The hint of the terminal: the few best moves, what they lead to, and why, in the words of the game."""

from collections.abc import Mapping

from entrepot import Move, Sight, UnknownBot
from entrepot.bots.hints import Hint, find, lost
from entrepot.bots.search import can_search
from entrepot.kernel.dice import seed_or_any

from .speech import Speech
from .texts import say

SECONDS = 2.0
"""How long a hint is thought about."""
NOTHING = 0.05
"""Fewer points than this are not told."""


def hint_lines(sight: Sight, speech: Speech, sentences: Mapping[Move, str]) -> tuple[list[tuple[str, list[str]]], str]:
    """For each good move its heading and what is told below it, and what all of it means.

    `sentences`: the moves as they are listed.
    """
    if not can_search(sight.game):
        raise UnknownBot("no_hints_here", {"title": sight.game.title})
    found = find(sight, seed=seed_or_any(), seconds=SECONDS)
    numbers = {move: number for number, move in enumerate(sentences, start=1)}
    only = len(sentences) == 1
    told = [
        (
            _head(hint, speech, sentences, numbers),
            [_terms(hint, speech, only), say("hint.only") if only else _why(hint, speech, numbers)],
        )
        for hint in found
    ]
    meaning = [say("hint.from_what_you_see")]
    if not only:
        meaning += [say("hint.lost")] if all(lost(hint.opinion) for hint in found) else []
        meaning += [say("hint.figures")]
    return told, " ".join(meaning)


def _head(hint: Hint, speech: Speech, sentences: Mapping[Move, str], numbers: Mapping[Move, int]) -> str:
    opinion = hint.opinion
    return say(
        "hint.move",
        number=numbers[opinion.move],
        move=sentences[opinion.move],
        chance=round(100 * opinion.chance),
        points=_figure(sum(opinion.points.values())),
        unit=_unit(speech),
    )


def _terms(hint: Hint, speech: Speech, only: bool) -> str:
    """The expected points by term, with what the move brings beyond the one it is compared with, if there is one."""
    gains = {} if only else hint.reason.gains
    told = []
    for term, points in sorted(hint.opinion.points.items(), key=lambda part: -part[1]):
        gain = gains.get(term, 0.0)
        if max(abs(points), abs(gain)) >= NOTHING:
            more = f" ({'+' if gain > 0 else ''}{_figure(gain)})" if abs(gain) >= NOTHING else ""
            told.append(f"{_named(speech, term)} {_figure(points)}{more}")
    return ", ".join(told)


def _why(hint: Hint, speech: Speech, numbers: Mapping[Move, int]) -> str:
    why = hint.reason
    if why.against is None:
        return say("hint.alone")
    than = say("hint.than", number=numbers[why.against])
    less = {"term": _named(speech, why.behind), "points": _figure(-why.gains[why.behind])} if why.behind else None
    if why.term:
        good, points = _named(speech, why.term, "why"), _figure(why.gains[why.term])
        first = say("hint.why", why=good, points=points, unit=_unit(speech), than=than)
    elif why.ahead:
        first = say("hint.why_ahead", than=than)
    else:
        return say("hint.less", **less, unit=_unit(speech), than=than) if less else say("hint.why_little")
    return f"{first} {say('hint.behind', **less)}" if less else first


def _unit(speech: Speech) -> str:
    """What the game counts in."""
    return speech.words.say("unit") if speech.words.has("unit") else say("hint.points")


def _named(speech: Speech, term: str, part: str = "term") -> str:
    """What the game calls a term, or says about it; its own name where it has no words."""
    key = f"{part}.{term}"
    return speech.words.say(key) if speech.words.has(key) else term


def _figure(points: float) -> str:
    return f"{points:.0f}" if abs(points) >= 100 else f"{points:.1f}"
