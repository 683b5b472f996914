"""The games: what there is to play, its rules and its lessons."""

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.params import Body, FromPath
from litestar.types import ControllerRouterHandler

from ... import rulebook
from ...bots import WORDS as BOT_WORDS
from ...bots import beats_below, bots, level, style
from ...bots.measured import record_of
from ...bots.search import can_search
from ...kernel.game import Game
from ...kernel.words import Words
from .. import messages
from ..house import House
from ..pages import board_address
from ..teaching import course_of, lessons_of, not_now_in_lesson, whole_lesson
from ..throttle import TooMany
from .asking import KEPT, Asking, BoxHash, Here, Language, Me, kept


@get("/api/games", opt=KEPT)
async def games(request: Asking, house: Here, language: Language) -> Response[list[messages.GameInfo]]:
    return await kept(request, house, ("games", language), lambda: _games(house, language))


def _games(house: House, language: str) -> list[messages.GameInfo]:
    bot_words = BOT_WORDS.into(language)
    return [
        messages.GameInfo(
            name=game.name,
            title=game.title,
            seats=list(game.seats),
            options=[
                messages.OptionInfo(
                    name,
                    option.default,
                    list(option.values),
                    game.words.into(language).say(f"option.{name}"),
                    game.words.into(language).say(f"option.{name}.about"),
                )
                for name, option in game.options.items()
            ],
            bots=[
                messages.BotInfo(name, style(name, game, bot_words), bot_level(name, game, bot_words))
                for name in bots(game)
            ],
            house_made=game.box.house_made(),
            owner_box=house.boxes.owner_box(game),
            lessons=len(course_of(house.boxes.own(game.name)).lessons),
        )
        for game in house.boxes.offered.values()
    ]


def bot_level(name: str, game: Game, words: Words) -> messages.BotLevel | None:
    found, known = level(name), record_of(game.name, name)
    if found is None:
        return None
    return messages.BotLevel(
        found.number, found.seconds, beats_below(name, game, words), known["games"] if known else 0
    )


@get("/api/games/{name:str}", opt=KEPT)
async def game_details(
    request: Asking, house: Here, language: Language, name: FromPath[str], box: BoxHash = None
) -> Response[messages.GameDetails]:
    """Everything about a game that does not change while it is played; of a table, with the box that it names."""
    game = await house.game(name, box)
    key = ("game", game.name, game.box.hash, language)
    return await kept(request, house, key, lambda: _game_details(house, game, language))


def _game_details(house: House, game: Game, language: str) -> messages.GameDetails:
    words = game.words.into(language)
    moves = [
        messages.MoveInfo(
            number=move.number,
            verb=move.verb,
            args=move.args,
            text=move.text,
            say=words.say(f"move.{move.verb}", {**move.args}),
            key=move.key,
        )
        for move in game.moves
    ]
    return messages.GameDetails(
        name=game.name,
        title=game.title,
        seats=list(game.seats),
        moves=moves,
        words=words.source,
        names=words.names,
        box=game.box.in_words(words).components(),
        house_made=game.box.house_made(),
        owner_box=house.boxes.owner_box(game),
        board=board_address(game.name) if game.name in house.boards else None,
        hints=can_search(game),
    )


@get("/api/games/{name:str}/rules", opt=KEPT)
async def rules(
    request: Asking, house: Here, language: Language, name: FromPath[str]
) -> Response[list[messages.RuleInfo]]:
    """The numbered rules of a game."""
    game = house.boxes.game(name)
    return await kept(request, house, ("rules", game.name, language), lambda: _rules(game, language))


def _rules(game: Game, language: str) -> list[messages.RuleInfo]:
    found = rulebook.rules_of(game.name, language)
    return [messages.RuleInfo(rule.number, rule.chapter, rule.text) for rule in found.values()]


@get("/api/games/{name:str}/lessons", opt=KEPT)
async def lessons(
    request: Asking, house: Here, language: Language, name: FromPath[str]
) -> Response[list[messages.LessonInfo]]:
    """The lessons of a game, in their order."""
    game = house.boxes.own(name)
    return await kept(request, house, ("lessons", game.name, language), lambda: lessons_of(game, language))


@get("/api/games/{name:str}/lessons/{lesson:str}", opt=KEPT)
async def lesson(
    request: Asking, house: Here, language: Language, name: FromPath[str], lesson: FromPath[str]
) -> Response[messages.Lesson]:
    """One lesson with all its steps."""
    game = house.boxes.own(name)
    key = ("lesson", game.name, lesson, language)
    return await kept(request, house, key, lambda: whole_lesson(game, lesson, language))


@post("/api/games/{name:str}/lessons/{lesson:str}/why", status_code=200)
async def why_in_lesson(
    house: Here,
    me: Me,
    name: FromPath[str],
    lesson: FromPath[str],
    data: Annotated[messages.WhyInLesson, Body()],
) -> messages.NotNow | None:
    """Why I cannot use a thing at a step of a lesson; null where I can."""
    if not house.reasons.allow(me.id):
        raise TooMany("many_reasons")
    return await asyncio.to_thread(not_now_in_lesson, house.boxes.own(name), lesson, data)


ALL: list[ControllerRouterHandler] = [games, game_details, rules, lessons, lesson, why_in_lesson]
