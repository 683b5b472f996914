"""What the pieces of Goa are called in sentences, as the box says it; the words have names for all else."""

from ...kernel.words import Words
from .box.components import GoaComponents
from .constants import CARDS, COLONY_TILES


def names_in_sentences(box: GoaComponents, words: Words) -> dict[str, dict[str, str]]:
    """By the key of a value, then by the value itself."""
    colonies = dict(zip(box.colonies, box.colony_names, strict=True))
    tiles = dict(zip(box.tiles, box.tile_names, strict=True))
    return {
        "column": dict(zip(box.columns, box.column_names, strict=True)),
        "colony": colonies,
        "place": colonies,
        "card": {box.cards[card]: card_name(box, card, words) for card in range(CARDS)},
        "cards": {box.cards[card]: box.card_kind_names[box.card_kind[card]] for card in range(CARDS)},
        "token": dict(zip(box.tokens, box.token_names, strict=True)),
        "aside": tiles,
        "tile": {
            **tiles,
            **{box.colony_tiles[tile]: colony_tile_name(box, tile, words) for tile in range(COLONY_TILES)},
        },
    }


def card_name(box: GoaComponents, card: int, words: Words) -> str:
    """Kind, colonist number and symbol, as the player sees them on the card."""
    symbol = box.symbols[box.card_symbol[card]]
    called = words.called("symbol", symbol) or symbol
    return f"{box.card_kind_names[box.card_kind[card]]} ({box.card_colonists[card]}, {called})"


def colony_tile_name(box: GoaComponents, tile: int, words: Words) -> str:
    """The colony, and its spices where its tiles differ."""
    name = box.colony_names[box.colony_of[tile]]
    alike = [other for other in range(COLONY_TILES) if box.colony_of[other] == box.colony_of[tile]]
    if len(alike) == 1:
        return name
    spices = [box.spices[spice] for spice in range(len(box.spices)) if box.colony_spices[tile] >> spice & 1]
    return f"{name} ({', '.join(words.called('spice', spice) or spice for spice in spices)})"
