"""What the pieces and places of Goa are called in sentences; moves and events hold their ids."""

from .box.components import GoaBox
from .constants import CARDS, COLONY_TILES, LETTERS, MOST_SEATS, PLANTATIONS, RIMS, SIDE


def names_in_sentences(box: GoaBox) -> dict[str, dict[str, str]]:
    """By the key of a value, then by the value itself."""
    seats = {str(seat): f"seat {seat}" for seat in range(MOST_SEATS)}
    colonies = dict(zip(box.colonies, box.colony_names, strict=True))
    tiles = dict(zip(box.tiles, box.tile_names, strict=True))
    plantations = {box.places[place]: f"plantation {place + 1}" for place in range(PLANTATIONS)}
    return {
        "square": square_names_in_words(),
        "column": dict(zip(box.columns, box.column_names, strict=True)),
        "colony": colonies,
        "place": {**plantations, **colonies},
        "card": {box.cards[card]: card_name(box, card) for card in range(CARDS)},
        "cards": {box.cards[card]: box.card_kind_names[box.card_kind[card]] for card in range(CARDS)},
        "token": dict(zip(box.tokens, box.token_names, strict=True)),
        "aside": tiles,
        "tile": {
            **tiles,
            **{box.colony_tiles[tile]: colony_tile_name(box, tile) for tile in range(COLONY_TILES)},
        },
        **dict.fromkeys(("seat", "other", "owner", "bidder"), seats),
    }


def square_names_in_words() -> dict[str, str]:
    """The squares of the grid by column and row, those around it by the end of theirs (A1 to B4 are rounds)."""
    names = {f"{letter}{row + 1}": f"column {letter}, row {row + 1}" for letter in LETTERS for row in range(SIDE)}
    for rim, place in zip(RIMS, ("the top of column", "the foot of column", "the left of row", "the right of row")):
        for along in range(SIDE):
            sign = LETTERS[along] if rim in ("top", "bottom") else str(along + 1)
            names[f"{rim}-{sign}"] = f"{place} {sign}"
    return names


def card_name(box: GoaBox, card: int) -> str:
    """Kind, colonist number and symbol, as the player sees them on the card."""
    symbol = box.symbols[box.card_symbol[card]]
    return f"{box.card_kind_names[box.card_kind[card]]} ({box.card_colonists[card]}, {symbol})"


def colony_tile_name(box: GoaBox, tile: int) -> str:
    """The colony, and its spices where its tiles differ."""
    name = box.colony_names[box.colony_of[tile]]
    alike = [other for other in range(COLONY_TILES) if box.colony_of[other] == box.colony_of[tile]]
    if len(alike) == 1:
        return name
    spices = [box.spices[spice] for spice in range(len(box.spices)) if box.colony_spices[tile] >> spice & 1]
    return f"{name} ({' or '.join(spices)})"
