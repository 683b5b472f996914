"""What the kit has to know of each game's rows: what its view shows that a decoded row must show, too, and what of it
no player would act on, so that two views may differ in it and have the same row."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from entrepot.kernel.rows import LARGEST

Read = Callable[[Any, int], dict[str, object]]
"""From a view and its seat: fields of the row by their paths, as decoded."""


def nothing(view: Any, seat: int) -> dict[str, object]:
    return {}


def clockwise(players: Sequence[Any], seat: int) -> list[tuple[str, Any]]:
    """The players as a row counts them, from the own seat on."""
    return [(f"players.{turn}", players[(seat + turn) % len(players)]) for turn in range(len(players))]


def cell(count: int) -> int:
    """A number as a cell can hold it."""
    return min(count, LARGEST)


def some(counts: dict[str, int]) -> dict[str, int]:
    """Numbers by label as they are decoded."""
    return {name: cell(count) for name, count in counts.items() if count}


# Traders of Carthage -------------------------------------------------------------------------------------------------

CARTHAGE_UNTOLD = {
    "market()": "cards of a kind are the same card wherever they lie in the row",
    "farm()": "cards of a kind are the same card wherever they lie in the row",
    "discards()": "the discards are shuffled before anything is drawn from them",
    "players.*.stacks.*.value": "a stack is paid in whole point cards, which the row has",
    "question.wording": "which sentence is said follows from the moves",
    "question.values.safe": "follows from the goods that are in danger",
}


def read_carthage(view: Any, seat: int) -> dict[str, object]:
    own = view["players"][seat]
    free = [card["card"] for card in view["market"] if card["reserved"] is None]
    fields: dict[str, object] = {
        "seats": str(len(view["players"])),
        "hand": dict(Counter(own["hand"])),
        "coins": own["coins"],
        "points": own["points"],
        "pile": view["pile"],
        "discards": dict(Counter(view["discards"])),
        "market.free": dict(Counter(free)),
    }
    for path, player in clockwise(view["players"], seat):
        fields[f"{path}.goods"] = dict(Counter(player["goods"]))
        fields[f"{path}.stored"] = dict(Counter(player["stored"]))
        fields[f"{path}.tokens"] = some(player["tokens"])
        fields[f"{path}.hand_size"] = player["hand_size"]
        fields[f"{path}.marker"] = player["marker"]
        fields[f"{path}.stacks"] = some({colour: stack["points"] for colour, stack in player["stacks"].items()})
    fields["players.0.price"] = view["price"]
    return fields


# Lighthouse ----------------------------------------------------------------------------------------------------------

LIGHTHOUSE_UNTOLD = {
    "wrecks()": "a wreck is a wreck, whenever it happened",
    "players.*.home()": "a ship at home pays the same, whenever it came",
}


def read_lighthouse(view: Any, seat: int) -> dict[str, object]:
    own = view["players"][seat]
    fields: dict[str, object] = {
        "bright": view["lamp"] == "bright",
        "hand": dict(Counter(own["hand"])),
        "sent": own["sent"],
        "pile": view["pile"],
        "wrecks": dict(Counter(view["wrecks"])),
    }
    for path, player in clockwise(view["players"], seat):
        fields[f"{path}.home"] = dict(Counter(player["home"]))
        fields[f"{path}.hand_size"] = player["hand_size"]
        fields[f"{path}.has_sent"] = player["has_sent"]
    return fields


# Goa -----------------------------------------------------------------------------------------------------------------

GOA_UNTOLD = {
    "discards()": "the discards are shuffled before anything is drawn from them",
    "aside()": "tiles of a kind are the same, and those set aside never come into play",
    "used": "used tiles never come back",
    "gone": "the tiles left after phase A never come back; what they were, the grid of phase A has told",
    "in_play": "the kind of the card, which the row has, says what it does",
    "tokens()": "it matters which tokens came, not when",
    "turned()": "the cards turned up count together",
    "players.*.tiles()": "it matters which tiles a player has, not when they came",
    "players.*.small*": "small plantations pay points, which the row has, as it has their number",
    "players.*.colonies.*.chance": "follows from the cards that were seen, which the row has",
    "players.*.yields.*": "follow from the markers, the land and its free spaces",
    "question.wording": "which sentence is said follows from the moves",
}


def read_goa(view: Any, seat: int) -> dict[str, object]:
    own = view["players"][seat]
    fields: dict[str, object] = {
        "seats": str(len(view["players"])),
        "phase": view["phase"],
        "hand": own["hand"],
        "ducats": cell(own["ducats"]),
        "hand_points": own["hand_points"],
        "deck": view["deck"],
        "grid": {square: tile for square, tile in zip(grid_squares(), view["grid"], strict=True) if tile},
        "colonies_left": some(view["colonies_left"]),
        "card_played": view["card_played"],
    }
    for path, player in clockwise(view["players"], seat):
        fields[f"{path}.rows"] = {column: str(at) for column, at in player["rows"].items()}
        fields[f"{path}.stock"] = some(player["stock"])
        fields[f"{path}.land"] = {place["place"]: place["tile"] for place in player["land"] if place["tile"]}
        fields[f"{path}.colonies"] = {place["place"]: place["tile"] for place in player["colonies"] if place["tile"]}
        fields[f"{path}.tiles"] = dict(Counter([tile["tile"] for tile in player["tiles"] if not tile["spent"]]))
        for name in ("ships", "colonists", "extra", "hand_size", "points", "room", "passed"):
            fields[f"{path}.{name}"] = player[name]
    return fields


def grid_squares() -> list[str]:
    return [f"{letter}{number}" for number in range(1, 6) for letter in "abcde"]


# Mombasa -------------------------------------------------------------------------------------------------------------

MOMBASA_UNTOLD = {
    "discards": "discarded cards never come back",
    "expansion.rewards*": "follow from the regions entered",
    "regions.*.cost": "follows from the posts, the company and its points",
    "players.0.planned*": "follows from the cards laid",
    "players.*.ink_reach()": "the row says how far",
    "players.[123].ink_reach": "what others can reach follows from their books, of which the row has the number",
    "players.[123].books": "of the books of others the row has the number, the ink and the value",
    "players.[123].taken*": "books that others are about to place: the row has their number",
    "players.[123].to_rest*": "cards of the setup that others are about to lay",
    "players.*.start_tile": "what the start tile gave lies on the table",
    "players.*.slots.*.pile*": "a pile is told by the kinds of its cards and the sum of their values",
    "question.wording": "which sentence is said follows from the moves",
    "question.values.tiles*": "start tiles are told by name",
}


def read_mombasa(view: Any, seat: int) -> dict[str, object]:
    own = view["players"][seat]
    books = {str(at + 1): shelf["book"]["number"] for at, shelf in enumerate(view["books"]) if shelf["book"]}
    hand = Counter(own["hand"]) + Counter([slot["card"] for slot in own["slots"] if slot["state"] == "hidden"])
    fields: dict[str, object] = {
        "seats": str(len(view["players"])),
        "round": str(view["round"]),
        "tracks": {company["name"]: company["track"] for company in view["companies"]},
        "share_values": some({company["name"]: company["value"] for company in view["companies"]}),
        "posts": {region["name"]: region["company"] for region in view["regions"]},
        "entered": [region["name"] for region in view["regions"] if region["entered"]],
        "deck": view["deck"],
        "supplies": some(view["supplies"]),
        "display": {str(at + 1): place["card"] for at, place in enumerate(view["display"]) if place["card"]},
        "book_display": {place: f"book {number}" for place, number in books.items()},
        "players.0.unseen": dict(hand),
        "ink_reach": len(own["ink_reach"]),
    }
    for path, player in clockwise(view["players"], seat):
        for name in ("hand_size", "diamonds", "ink", "markers", "ready", "ended"):
            fields[f"{path}.{name}"] = player[name]
        fields[f"{path}.pounds"] = cell(player["pounds"])
        fields[f"{path}.totals"] = some(player["totals"])
        fields[f"{path}.laid"] = {slot["name"]: slot["card"] for slot in player["slots"] if slot["card"]}
    fields["players.0.shares"] = some(own["shares"])
    return fields


# Yokohama ------------------------------------------------------------------------------------------------------------

YOKOHAMA_UNTOLD = {
    "areas.*.fees*": "follow from where the presidents are",
    "areas.*.power*": "follows from the pieces there, which the row has",
    "laboratories.*.*.lacking": "follows from the power of the action and the card",
    "laboratories.*.*.reach": "follows from the power of the action, the card and what one owns",
    "achievements.*.seats()": "who was there first has been paid already",
    "achievements.*.have*": "follows from what the players own",
    "progress*": "follows from what is built and taken",
    "ending": "what brings the end makes no difference to when it comes",
    "rewards()": "it matters which rewards are left",
    "players.*.orders()": "orders in hand have no order",
    "players.*.secret*": "which orders others see makes no difference to what they bring",
    "players.*.ready*": "follows from orders and goods",
    "players.*.fulfilled*": "fulfilled orders count as symbols, which the row has, as it has their number",
    "players.*.technologies*": "the row has them by name and their countries as symbols",
    "players.*.technology_value": "follows from the technologies",
    "players.*.tokens*": "tokens taken have paid already; the row has their number",
    "question.wording": "which sentence is said follows from the moves",
}


def read_yokohama(view: Any, seat: int) -> dict[str, object]:
    own = view["players"][seat]
    fields: dict[str, object] = {
        "seats": str(len(view["players"])),
        "stage": view["stage"],
        "round": cell(view["round"]),
        "order_deck": view["order_deck"],
        "technology_deck": view["technology_deck"],
        "agents": some(view["agents"]),
        "tiles": {area["area"]: f"tile {area['tile']}" for area in view["areas"] if area["tile"]},
        "tokens": {area["area"]: f"token {area['token']}" for area in view["areas"] if area["token"]},
        "achievements": {goal["stack"]: goal["id"] for goal in view["achievements"]},
        "players.0.orders": [str(order) for order in sorted(own["orders"])],
        "put_away": f"order {own['put_away']}" if own["put_away"] else None,
    }
    for side, slots in view["ports"].items():
        fields[f"ports.{side}"] = {str(at + 1): f"order {order}" for at, order in enumerate(slots) if order}
    for side, slots in view["laboratories"].items():
        fields[f"laboratories.{side}"] = {str(at + 1): card["card"] for at, card in enumerate(slots) if card}
    for path, player in clockwise(view["players"], seat):
        fields[f"{path}.stock"] = some(player["stock"])
        fields[f"{path}.symbols"] = some(player["symbols"])
        fields[f"{path}.points"] = cell(player["points"])
        fields[f"{path}.order_count"] = player["order_count"]
        fields[f"{path}.free_agents"] = player["free_agents"]
        fields[f"{path}.achieved"] = player["achieved"]
        fields[f"{path}.shops"] = player["built"]["shops"]
    for area in view["areas"]:
        for turn in range(len(view["players"])):
            at = area["assistants"][(seat + turn) % len(view["players"])]
            fields[f"areas.{area['area']}.players.{turn}.assistants"] = at
    return fields
