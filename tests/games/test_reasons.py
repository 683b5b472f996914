"""What the games declare of their reasons: a sentence for each with just its values, and a rule that exists."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import entrepot
from entrepot import Dice, Game, Reason
from entrepot.games import OURS
from entrepot.rulebook import rules_of
from tests.words.test_errors import Variables

GAMES = [game for name in OURS if (game := entrepot.load(name)).why_not is not None]
SECTION = "reason-"


def sentences(game: Game) -> dict[str, set[str]]:
    """The sentences of reasons with the values that each asks for."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(game.words.source).body:
        if isinstance(entry, Message) and entry.id.name.startswith(SECTION):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name.removeprefix(SECTION)] = variables.names
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_reason_has_a_sentence_of_its_values(game: Game) -> None:
    declared = {key: set(because.values) for key, because in game.reasons.items()}
    said = sentences(game)
    assert set(said) == set(declared)
    assert {key: values for key, values in said.items() if not values <= declared[key]} == {}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_reason_names_a_rule(game: Game) -> None:
    rules = rules_of(game.name)
    assert {key: because.rule for key, because in game.reasons.items() if because.rule not in rules} == {}
    assert len(game.reasons) >= 15


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_reason_is_shown_by_a_test_that_names_its_rule(game: Game) -> None:
    tests = Path(__file__).parent / game.name / "test_reasons.py"
    shown: set[str] = set()
    for function in ast.walk(ast.parse(tests.read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef):
            rules = {text for mark in function.decorator_list for text in texts(mark)}
            shown |= {key for key in texts(function) & set(game.reasons) if game.reasons[key].rule in rules}
    assert set(game.reasons) - shown == set()


def texts(node: ast.AST) -> set[str]:
    parts = (part.value for part in ast.walk(node) if isinstance(part, ast.Constant))
    return {part for part in parts if isinstance(part, str)}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_numbers_of_a_reason_speak_against_the_move(game: Game, seats: int) -> None:
    assert game.why_not is not None
    dice = Dice(seats)
    position = game.deal(seats, seats, **{name: option.values[-1] for name, option in game.options.items()}).position
    while not position.over:
        waiting = position.waiting()
        seat = waiting[dice.below(len(waiting))]
        legal = position.moves(seat)
        if dice.below(20) == 0:
            for move in range(len(game.moves)):
                if move not in legal:
                    check_numbers(game.why_not(position, seat, move))
        position.play(seat, legal[dice.below(len(legal))])


def check_numbers(reason: Reason) -> None:
    """What somebody has is less than what is asked for."""
    have = reason.values.get("have")
    what = reason.values.get("what")
    wanted = sum(what.values()) if isinstance(what, dict) else reason.values.get("price", reason.values.get("need"))
    if isinstance(have, int) and isinstance(wanted, int):
        assert have < wanted, reason
