"""What the server sends of a game's box is what the game declares of it: the client's types are made of that."""

from collections.abc import Iterator
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest

from entrepot.server.views import box_types

from .conftest import Welcome


def declared(shape: Any) -> Iterator[str]:
    """Every key that a shape has, as `CarthageBoxCard.value`."""
    if is_typeddict(shape):
        for key, part in get_type_hints(shape).items():
            yield f"{shape.__name__}.{key}"
            yield from declared(part)
    for part in get_args(shape):
        yield from declared(part)


def sent(shape: Any, value: Any) -> Iterator[str]:
    """Every key of a shape that a value has, named likewise."""
    if is_typeddict(shape) and isinstance(value, dict):
        for key, part in get_type_hints(shape).items():
            if key in value:
                yield f"{shape.__name__}.{key}"
                yield from sent(part, value[key])
    elif get_origin(shape) is list and isinstance(value, list):
        for item in value:
            yield from sent(get_args(shape)[0], item)
    elif get_origin(shape) is dict and isinstance(value, dict):
        for item in value.values():
            yield from sent(get_args(shape)[1], item)


def disagreement(shape: Any, value: Any) -> str:
    """What of a value its shape does not say, or says wrongly; empty where they agree."""
    try:
        understood = msgspec.json.decode(msgspec.json.encode(msgspec.convert(value, shape)))  # pairs are lists again
    except msgspec.ValidationError as problem:
        return str(problem)
    if understood != value:  # keys that are not declared are left out
        return f"declared is only {understood}"
    never = set(declared(shape)) - set(sent(shape, value))
    return f"never sent: {', '.join(sorted(never))}" if never else ""


@pytest.mark.parametrize("game", box_types())
def test_a_box_is_sent_as_it_is_declared(game: str, welcome: Welcome) -> None:
    box = welcome().ask("GET", f"/api/games/{game}")["box"]
    assert disagreement(box_types()[game], box) == ""


def test_a_wrong_declaration_of_a_box_is_found(welcome: Welcome) -> None:
    box = welcome().ask("GET", "/api/games/carthage")["box"]
    shape = box_types()["carthage"]
    assert "total" in disagreement(shape, {**box, "deck": {"per_colour": 27}})
    assert "str" in disagreement(shape, {**box, "end": {"tokens_to_end": "eight"}})
    assert "declared is only" in disagreement(shape, {**box, "weather": {"wind": 3}})
    assert "CarthageBoxCard.storage_icons" in disagreement(shape, {**box, "card": []})
