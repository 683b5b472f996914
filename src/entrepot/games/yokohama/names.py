"""What the box calls its components; the words have names for all else."""

from ...kernel.nothing import NOTHING
from .box.components import YokohamaComponents
from .constants import TECHNOLOGY_IDS


def names_in_sentences(box: YokohamaComponents) -> dict[str, dict[str, str]]:
    """By the key of a value, then by the value itself."""
    areas = dict(zip(box.area_kinds, box.area_names, strict=True))
    areas.update({box.areas[area]: area_name(box, area) for area in range(len(box.areas))})
    countries = dict(zip(box.countries, box.country_names, strict=True))
    goals = {goal.id: goal.text.rstrip(".") for goal in box.achievements}
    tokens = {
        token: box.country_names[country]
        for token, country in zip(box.reward_ids, box.reward_country, strict=True)
        if country != NOTHING
    }
    return {
        "area": areas,
        "from": areas,
        "place": areas,
        "country": countries,
        "agent": countries,
        "goal": goals,
        "goals": goals,
        "token": tokens,
        "tokens": tokens,
        "technology": dict(zip(TECHNOLOGY_IDS, box.technology_names, strict=True)),
        "card": {box.cards[card]: card_name(box, card) for card in range(len(box.cards))},
    }


def area_name(box: YokohamaComponents, area: int) -> str:
    """The name of a board; several of a kind are told apart by a number."""
    number = box.area_numbers[area]
    return f"{box.area_names[area]} {number}" if number else box.area_names[area]


def card_name(box: YokohamaComponents, card: int) -> str:
    """A technology card by its name and its country."""
    return f"{box.technology_names[box.card_technology[card]]} ({box.country_names[box.card_country[card]]})"
