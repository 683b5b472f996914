"""What the games declare of their reasons: a sentence for each with just its values, and a rule that exists."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import entrepot
from entrepot import Game
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
