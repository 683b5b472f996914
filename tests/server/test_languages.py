"""Everybody is spoken to in the language that their browser asks for, whatever language the server itself speaks."""

import re

import pytest

import entrepot
from entrepot import EntrepotError, rulebook
from entrepot.kernel.words import language_of
from entrepot.server import texts

from .conftest import Welcome
from .guest import BOT, HERE, ME, OPEN
from .running import Server, fetch


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("de-DE, cs;q=0.7, en;q=0.3", "cs"),
        ("en;q=0.5, cs", "cs"),
        ("EN-gb, pl", "en"),
        ("pl;q=often, cs;q=0.1", "cs"),
    ],
)
def test_the_best_language_is_chosen(asked: str, language: str) -> None:
    assert texts.best(asked) == language


@pytest.mark.parametrize("asked", ["", "*", "de", "../../etc, ;;q=,"])
def test_without_a_wish_that_we_know_the_environment_decides(asked: str) -> None:
    folder = texts.WORDS.folder
    assert folder is not None
    assert texts.best(asked) == language_of(folder)


def asked_in(server: Server, path: str, language: str) -> object:
    return fetch(server.url + path, headers={"Accept-Language": language}).json()


@pytest.mark.parametrize("game", entrepot.games())
def test_the_words_of_a_game_come_in_the_language_that_was_asked_for(server: Server, game: str) -> None:
    words = entrepot.load(game).words
    told = {language: asked_in(server, f"/api/games/{game}", language) for language in ("pl", "cs", "en")}
    for language, details in told.items():
        assert isinstance(details, dict)
        assert details["words"] == words.into(language).source
        assert details["names"] == words.into(language).names
        first = entrepot.load(game).moves[0]
        assert details["moves"][0]["say"] == words.into(language).say(f"move.{first.verb}", {**first.args})
    assert len({details["words"] for details in told.values() if isinstance(details, dict)}) == 3


def test_rules_options_and_bots_too(server: Server) -> None:
    for language in ("pl", "en"):
        rules = asked_in(server, "/api/games/goa/rules", language)
        assert isinstance(rules, list)
        assert [rule["text"] for rule in rules] == [rule.text for rule in rulebook.rules_of("goa", language).values()]
        listed = asked_in(server, "/api/games", language)
        assert isinstance(listed, list)
        (goa,) = [game for game in listed if game["name"] == "goa"]
        words = entrepot.load("goa").words.into(language)
        assert [option["say"] for option in goa["options"]] == [
            words.say(f"option.{option['name']}") for option in goa["options"]
        ]


def test_a_refusal_is_said_in_the_language_of_who_asks(server: Server) -> None:
    why = EntrepotError("nothing_here")
    for language in ("pl", "cs", "en"):
        told = asked_in(server, "/api/nothing", language)
        assert isinstance(told, dict)
        assert (told["key"], told["detail"]) == ("nothing_here", why.said(language))


def test_a_link_is_previewed_in_the_language_of_who_opens_it(server: Server, welcome: Welcome) -> None:
    table = welcome("Ann").open(ME, OPEN)
    for language in ("pl", "cs", "en"):
        page = fetch(f"{server.url}/tables/{table}", headers={"Accept-Language": language}).text
        assert texts.say("preview", language, game="Traders of Carthage", free=1) in page


def test_a_link_asks_for_what_can_be_done_at_the_table(server: Server, welcome: Welcome) -> None:
    ann = welcome("Ann")

    def described(table: str) -> str:
        page = fetch(f"{server.url}/tables/{table}", headers={"Accept-Language": "en"}).text
        return str(re.findall(r'property="og:description" content="([^"]*)"', page)[0])

    assert "sit in for a bot" in described(ann.open(ME, BOT))
    table = ann.open(ME, HERE)
    assert described(table).startswith("Watch a game of Traders of Carthage")
    ann.ask("POST", f"/api/tables/{table}/concede", {"seat": 0})
    assert "see how it went" in described(table)


def test_why_a_move_is_not_possible_is_said_in_the_language_of_who_asks(welcome: Welcome) -> None:
    ann = welcome("Ann")
    table = ann.open(ME, HERE)
    now = ann.ask("GET", f"/api/tables/{table}/now?seat=0")
    (seat,) = now["view"]["waiting"]
    words = entrepot.load("carthage").words
    for language in ("pl", "cs", "en"):
        play = {"type": "play", "seq": now["seq"], "seat": seat, "move": "buy"}
        told = ann.http.post(f"/api/tables/{table}/act", json=play, headers={"Accept-Language": language}).json()
        assert (told["key"], told["detail"]) == ("not_possible", words.into(language).say("reason.token_first"))
