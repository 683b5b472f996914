"""What the sentences of Yokohama call its areas, cards, countries and spaces: names, with what is printed on them."""

import re
from collections.abc import Mapping

from entrepot import Game
from entrepot.games.yokohama.view import YokohamaView
from entrepot.kernel.box import Box

from . import View

SPACES = {"move.church": "church_space", "move.customs": "customs_space"}
"""The moves that choose a space of a board, and where the box has its reward."""

NOUNS = {
    "points": ("point", "points"),
    "import": ("import", "imports"),
    "any_good": ("good of your choice", "goods of your choice"),
    "moves": ("move of an assistant", "moves of assistants"),
    "assistant": ("assistant from the warehouse", "assistants from the warehouse"),
    "shop": ("shop from the warehouse", "shops from the warehouse"),
    "trading_house": ("trading house from the warehouse", "trading houses from the warehouse"),
    "free_agent": ("free agent", "free agents"),
}
"""One and several of what can be counted; goods and yen are always called the same."""


def spelling(game: Game, key: str, values: Mapping[str, object], view: View | None) -> Mapping[str, object]:
    """All values of a sentence in words; moves say what is printed on what they are about, too."""
    board: YokohamaView | None = view["board"] if view else None
    return {name: spelled(game, key, name, value, board) for name, value in values.items()}


def spelled(game: Game, key: str, name: str, value: object, board: YokohamaView | None) -> object:
    """One value, by its name."""
    box = game.box
    if name in ("area", "place", "from"):
        return area_names(box).get(str(value), value)
    if name == "order" and isinstance(value, int):
        return order(box, value, in_full=key.startswith("move."))
    if name == "orders" and isinstance(value, list):
        return ", ".join(order(box, number, in_full=False) for number in value)
    if name == "card":
        return card(box, str(value))
    if name in ("agent", "country"):
        return "a free agent" if value == "free" else countries(box).get(str(value), value)
    if name == "reason":
        return game.words.say(f"reason.{value}", {})
    if name in ("token", "tokens"):
        return ", ".join(reward_token(box, str(token)) for token in (value if isinstance(value, list) else [value]))
    if name == "stack" and board is not None:
        goal = board["achievements"]["ABC".index(str(value))]["id"]
        texts = {found.text("id"): found.text("text").rstrip(".") for found in box.all("achievement")}
        return f"{value}: {texts[goal]}"
    if name == "space" and isinstance(value, int):
        reward = space_reward(box, key, value, board)
        return f"{value}: {amounts(reward)}" if reward else value
    return value


def area_names(box: Box) -> dict[str, str]:
    """The boards of the city as sentences call them, by the words of moves: Port A, Copper Mine 2."""
    kinds = {area.text("id"): area.text("name") for area in box.all("area")}
    found: dict[str, str] = {}
    for board in box.all("board"):
        number = re.search(r" \d+$", plain := board.text("id").replace("_", " "))
        found[plain] = kinds[board.text("area")] + (number[0] if number else "")
    return found


def countries(box: Box) -> dict[str, str]:
    return {country.text("id"): country.text("name") for country in box.all("country")}


def amounts(found: object) -> str:
    """Goods or a reward in words: 2 tea, 1 point."""
    assert isinstance(found, dict), "the box is checked: this is what it counts"
    parts = []
    for name, count in found.items():
        one, many = NOUNS.get(name, (name, name))
        parts.append(f"{count} {one if count == 1 else many}")
    return ", ".join(parts)


def order(box: Box, number: int, in_full: bool) -> str:
    """An order with its country; in full with its goods and its reward."""
    printed = box.all("order")[number - 1]
    short = f"{number} ({countries(box)[printed.text('country')]})"
    if not in_full:
        return short
    return f"{short}: {amounts(printed.get('goods'))} for {amounts(printed.get('reward'))}"


def card(box: Box, name: str) -> str:
    """A technology card, which moves name by technology and country, with a number where two are equal."""
    technology, _, country = re.sub(r" \d+$", "", name).rpartition(" ")
    printed = {found.text("id"): found for found in box.all("technology")}[technology.replace(" ", "_")]
    return f"{printed.text('name')} ({countries(box)[country]}, value {printed.integer('value')})"


def reward_token(box: Box, name: str) -> str:
    """A token for the third achievement: a country, with a number where two are equal, or a free agent."""
    country = re.sub(r" \d+$", "", name)
    return f"symbol of {country}" if country in countries(box).values() else name


def space_reward(box: Box, key: str, number: int, board: YokohamaView | None) -> object:
    """What a space of church, customs or the building tile of the action area gives; None where it is not known."""
    if key in SPACES:
        return box.all(SPACES[key])[number - 1].get("reward")
    if key != "move.shop" or board is None or board["action"] is None:
        return None
    tile = next(area["tile"] for area in board["areas"] if area["area"] == board["action"]["area"])
    shops = None if tile is None else box.all("building_tile")[tile - 1].get("shops")
    return shops[number - 1] if isinstance(shops, list) else None
