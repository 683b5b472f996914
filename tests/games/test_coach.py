"""The coach of a first game has an explanation for each kind of question, in few words and in every language."""

import pytest

import entrepot

LANGUAGES = ("en", "pl", "cs")
MOST_WORDS = 45
COACH = "coach-"


@pytest.mark.parametrize("name", entrepot.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_question_is_explained_in_few_words(name: str, language: str) -> None:
    game = entrepot.load(name)
    words = game.words.into(language)
    lines = [line.partition(" = ") for line in words.source.splitlines() if line.startswith(COACH)]
    assert {key.removeprefix(COACH) for key, _, _ in lines} == set(game.prompts)
    for key, _, text in lines:
        assert len(text.split()) <= MOST_WORDS, key
        assert text.endswith("."), key
