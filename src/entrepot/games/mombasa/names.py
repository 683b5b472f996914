"""What the things of Mombasa's box are called in sentences: the words make it of what is printed on them."""

from collections.abc import Mapping
from functools import reduce

from mypy_extensions import i64

from ...kernel.nothing import NOTHING
from ...kernel.words import Words
from .box.components import MombasaComponents
from .box.pieces import Book, Card, StartTile, Tier
from .constants import (
    C1_SPACES,
    DIAMONDS,
    KINDS,
    LETTERS,
    MAJORITIES,
    POINTS,
    POSTS,
    POUNDS,
    REWARD_NAMES,
    REWARDS,
    SPACE_NAMES,
    TRACK,
)


def names_in_sentences(box: MombasaComponents, words: Words) -> dict[str, dict[str, str]]:
    """By the key of a value, then by the value itself."""
    cards = {card.name: card_name(box, card, words) for card in box.cards}
    tiles = {tile.name: tile_name(box, tile, words) for tile in box.start_tiles}
    printed = {number: LETTERS[book.letter] for number, book in enumerate(box.books)}
    letters = {**printed, **{tile.book: tiles[tile.name] for tile in box.start_tiles}}
    return {
        "card": cards,
        "cards": cards,
        "gone": cards,
        "new": cards,
        "tile": tiles,
        "tiles": tiles,
        "offered": {tile.name: offered_name(box, tile, tiles, cards, words) for tile in box.start_tiles},
        "book": {str(number + 1): book_name(book, letters[number], words) for number, book in enumerate(box.books)},
        "steps": {
            step_id(kind, tier): words.say("step", {"least": tier.least, "rewards": step_rewards(tier, words)})
            for kind in range(MAJORITIES)
            for tier in box.tiers[kind]
        },
        "options": {
            option_id(second, number): option_name(option, words)
            for second, options in enumerate(box.options)
            for number, option in enumerate(options)
        },
    }


def step_id(kind: int, tier: Tier) -> str:
    """A step of a majority space, by the total it asks for: "coffee 5"."""
    return f"{KINDS[kind]} {tier.least}"


def option_id(second: int, number: int) -> str:
    """An option of a space of C1, counted from 1: "C1 first 2"."""
    return f"{SPACE_NAMES[C1_SPACES[second]]} {number + 1}"


def card_name(box: MombasaComponents, card: Card, words: Words) -> str:
    """By its kind, its value, and the company it is a share or a merchant of."""
    company = card.company if card.share == NOTHING else card.share
    values: dict[str, object] = {"kind": KINDS[card.kind], "value": card.value}
    if company == NOTHING:
        return words.say("card_valued" if card.value else "card", values)
    values["company"] = box.companies[company]
    return words.say("card_valued_company" if card.value else "card_company", values)


def tile_name(box: MombasaComponents, tile: StartTile, words: Words) -> str:
    """A start tile by its bonus."""
    parts = [words.say("bonus_diamond", {"count": tile.diamonds})] if tile.diamonds else []
    for company, count in enumerate(tile.bonus):
        if count:
            parts.append(words.say("bonus", {"company": box.companies[company], "count": count}))
    return both(parts, words)


def offered_name(
    box: MombasaComponents, tile: StartTile, tiles: Mapping[str, str], cards: Mapping[str, str], words: Words
) -> str:
    """All that a start tile shows."""
    resting = ", ".join(cards[box.card_names[face]] for face in tile.resting)
    values = {"tile": tiles[tile.name], **book_texts(box.books[tile.book], words)}
    return words.say("offered", {**values, "cards": resting})


def book_name(book: Book, letter: str, words: Words) -> str:
    """A book by its letter, and that of a start tile by its tile; what it asks for and gives."""
    return words.say("book", {"letter": letter, **book_texts(book, words)})


def book_texts(book: Book, words: Words) -> dict[str, str]:
    return {"needs": words.amounts(book.asked()), "gives": words.amounts({REWARDS[book.reward]: book.amount})}


def step_rewards(tier: Tier, words: Words) -> str:
    """What a step of a majority space gives."""
    given = {TRACK: tier.spaces, **{kind: tier.extra[kind] for kind in (POUNDS, DIAMONDS, POINTS, POSTS)}}
    return both([words.amounts({REWARD_NAMES[kind]: count}) for kind, count in given.items() if count], words)


def option_name(option: list[i64], words: Words) -> str:
    """An option of C1: its points and its diamond spaces."""
    given = zip(("points", "diamonds"), option, strict=True)
    return both([words.amounts({kind: count}) for kind, count in given if count], words)


def both(parts: list[str], words: Words) -> str:
    """ "1 book point and 2 diamond spaces"."""
    if not parts:
        return words.say("nothing", {})
    return reduce(lambda one, other: words.say("both", {"one": one, "other": other}), parts)
