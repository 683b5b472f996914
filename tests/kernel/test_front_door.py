"""The front door: games, bots and errors by name; the words of a game."""

import doctest
from pathlib import Path

import pytest

import entrepot
from entrepot import BadBox, BadOption, EntrepotError, UnknownBot, UnknownGame
from entrepot.kernel.words import NoWords, Words, read_words


def test_the_games_are_known_by_name() -> None:
    assert "carthage" in entrepot.games()
    assert entrepot.load("carthage").title == "Traders of Carthage"


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match='There is no game "chess"; there are'):
        entrepot.load("chess")


def test_a_missing_box_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match=r"There is no box file mine\.toml"):
        entrepot.load("carthage", box=tmp_path / "mine.toml")


def test_every_error_is_an_entrepot_error() -> None:
    for name in ("IllegalMove", "CannotUndo", "BadBox", "BadSave", "UnknownGame", "BadOption", "UnknownBot"):
        assert issubclass(getattr(entrepot, name), EntrepotError)


def test_bots_are_known_by_name() -> None:
    assert "random" in entrepot.bots()
    with pytest.raises(UnknownBot, match='There is no bot "clever"; there are'):
        entrepot.bot("clever")
    with pytest.raises(UnknownBot, match='The bot "random" has no setting "depth"'):
        entrepot.bot("random", seed=1, depth=3)


def test_a_seeded_bot_plays_the_same_way_again() -> None:
    def game() -> str:
        table = entrepot.load("carthage").deal(seats=2, seed=4)
        bot = entrepot.bot("random", seed=9)
        for _ in range(40):
            seat = table.waiting[0]
            table.play(seat, bot.choose(table.sight(seat)))
        return table.save()

    assert game() == game()


def test_a_playout_reaches_the_end_and_counts_decisions() -> None:
    position = entrepot.load("carthage").deal(seats=4, seed=2).position
    twin = position.copy()
    decisions = entrepot.playout(position, 5)
    assert position.over
    assert decisions > 30
    assert entrepot.playout(twin, 5) == decisions
    assert twin.scores() == position.scores()


def test_the_example_of_the_package_is_true() -> None:
    assert doctest.testmod(entrepot).failed == 0


def test_words_fill_in_their_values() -> None:
    words = Words("en", "event-pay = { $seat } pays with { $cards }.\nnothing = nothing\n")
    assert words.say("event.pay", {"seat": "Ann", "cards": ["red 2", "blue 3"]}) == "Ann pays with red 2, blue 3."
    assert words.say("event.pay", {"seat": "Ann", "cards": []}) == "Ann pays with nothing."
    assert words.has("event.pay")
    assert not words.has("event.fly")
    with pytest.raises(NoWords, match=r'have no sentence for "event.fly"'):
        words.say("event.fly", {})


def test_words_count_in_the_singular_and_the_plural() -> None:
    words = Words(
        "en",
        """event-take = { $seat } takes { $number ->
    [one] { $number } ship
   *[other] { $number } ships
} and { $card }.
""",
    )
    assert words.say("event.take", {"seat": "Ann", "number": 1, "card": "a"}) == "Ann takes 1 ship and a."
    assert words.say("event.take", {"seat": "Ann", "number": 0, "card": "a"}) == "Ann takes 0 ships and a."
    with pytest.raises(NoWords, match=r"cannot be said: .*number"):
        words.say("event.take", {"seat": "Ann", "card": "a"})


def test_words_call_values_by_their_names() -> None:
    words = Words(
        "en",
        "event-pay = { $seat } pays { $tiles } for { $tile }.",
        {"tiles": {"t1": "Hut"}, "tile": {"1": "one"}},
    )
    assert words.say("event.pay", {"seat": "t1", "tiles": ["t1", "t2"], "tile": 1}) == "t1 pays Hut, t2 for one."


def test_every_verb_of_a_game_has_words() -> None:
    for name in entrepot.games():
        game = entrepot.load(name)
        for verb in game.moves.verbs:
            assert game.words.has(f"move.{verb}"), f"{name}: {verb}"


def test_words_are_read_from_the_folder_of_a_language() -> None:
    folder = Path(entrepot.__file__).parent / "games" / "carthage" / "words"
    assert read_words(folder).language == "en"


@pytest.mark.parametrize("seed", [-1, 2**70, "3", True, 1.5])
def test_a_wrong_seed_is_refused_wherever_it_is_given(seed: int) -> None:
    position = entrepot.load("carthage").deal(seats=2, seed=1).position
    with pytest.raises(BadOption, match="A seed is a whole number"):
        entrepot.playout(position, seed)
    for name in ("greedy", "random"):
        with pytest.raises(BadOption, match="A seed is a whole number"):
            entrepot.bot(name, seed=seed)


def test_a_sentence_without_its_value_is_an_error_of_ours() -> None:
    words = Words("en", "event-draw = { $seat } draws { $card }.")
    with pytest.raises(NoWords, match=r"cannot be said: .*card"):
        words.say("event.draw", {"seat": "Ann"})
