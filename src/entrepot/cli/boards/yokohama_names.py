"""What the sentences of Yokohama say of its orders, achievements and spaces: what is printed on them."""

from collections.abc import Mapping

from entrepot import Game
from entrepot.games.yokohama.view import YokohamaView

from . import View

SPACES = {"move.church": "church_space", "move.customs": "customs_space"}
"""The moves that choose a space of a board, and where the box has its reward."""


def spelling(game: Game, key: str, values: Mapping[str, object], view: View | None) -> Mapping[str, object]:
    """The values of a sentence; moves say what is printed on what they are about, too."""
    board: YokohamaView | None = view["board"] if view else None
    return {name: spelled(game, key, name, value, board) for name, value in values.items()}


def spelled(game: Game, key: str, name: str, value: object, board: YokohamaView | None) -> object:
    """One value, by its name; the words have names for all but these."""
    if name == "order" and isinstance(value, int):
        return order(game, value, in_full=key.startswith("move."))
    if name == "orders" and isinstance(value, list):
        return ", ".join(order(game, number, in_full=False) for number in value)
    if name == "stack" and board is not None:
        goal = next(goal["id"] for goal in board["achievements"] if goal["stack"] == value)
        return f"{value}: {game.words.names['goal'][goal]}"
    if name == "space" and isinstance(value, int):
        reward = space_reward(game, key, value, board)
        return f"{value}: {amounts(game, reward)}" if reward else value
    return value


def amounts(game: Game, found: object) -> str:
    """Goods or a reward in words: 2 tea, 1 point."""
    assert isinstance(found, dict), "the box is checked: this is what it counts"
    return game.words.amounts(found)


def order(game: Game, number: int, in_full: bool) -> str:
    """An order with its country; in full with its goods and its reward."""
    printed = game.box.all("order")[number - 1]
    short = f"{number} ({game.words.names['country'][printed.text('country')]})"
    if not in_full:
        return short
    values = {"order": short, "goods": printed.get("goods"), "reward": printed.get("reward")}
    return game.words.say("board.order", values)


def space_reward(game: Game, key: str, number: int, board: YokohamaView | None) -> object:
    """What a space of church, customs or the building tile of the action area gives; None where it is not known."""
    if key in SPACES:
        return game.box.all(SPACES[key])[number - 1].get("reward")
    if key != "move.shop" or board is None or board["action"] is None:
        return None
    tile = next(area["tile"] for area in board["areas"] if area["area"] == board["action"]["area"])
    shops = None if tile is None else game.box.all("building_tile")[tile - 1].get("shops")
    return shops[number - 1] if isinstance(shops, list) else None
