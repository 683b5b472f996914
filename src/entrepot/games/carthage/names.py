"""What things are called in sentences: goods and cards by their ware, spaces by their names."""

from .box.components import CarthageComponents

SPOKEN_OF = ("card", "cards", "colour", "colours", "market", "farm")
"""The values of sentences that are wares or cards."""


def names_in_sentences(box: CarthageComponents) -> dict[str, dict[str, str]]:
    """For every such value: red is "cloth", "red 2" is "cloth 2"; space 0 is "Alexandria"."""
    called = dict(zip(box.colours, box.goods, strict=True))
    for colour, ware in zip(box.colours, box.goods, strict=True):
        for value in box.ranks:
            called[f"{colour} {value}"] = f"{ware} {value}"
    spaces = {str(place): name for place, name in enumerate(box.spaces)}
    return {**dict.fromkeys(SPOKEN_OF, called), "space": spaces}
