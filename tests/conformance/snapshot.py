"""A deep picture of a position, by reflection: it also sees the attribute that somebody forgot.

Compiled classes have no `__dict__`; they list their attributes in `__mypyc_attrs__`.
"""

from entrepot import Position

UNSEEN = {"telling", "told"}
"""What belongs to the table that listens rather than to the position."""
SHARED = "box"
"""The components: the same for all positions of a game, and never changed."""
PLAIN = (bool, int, float, str, bytes, type(None))


def snapshot(thing: object) -> object:
    """Everything that is to be reached from a thing, as nested plain values."""
    if isinstance(thing, PLAIN):
        return thing
    if isinstance(thing, list | tuple):
        return [snapshot(part) for part in thing]
    if isinstance(thing, dict):
        return {snapshot_key(key): snapshot(value) for key, value in thing.items()}
    if isinstance(thing, set | frozenset):
        return sorted(repr(snapshot(part)) for part in thing)
    if isinstance(thing, range):
        return repr(thing)
    names = attributes(thing)
    if isinstance(thing, Position):
        names -= UNSEEN
    parts = {name: snapshot(getattr(thing, name, "(unset)")) for name in sorted(names) if name != SHARED}
    return {"(class)": type(thing).__qualname__, **parts}


def snapshot_key(key: object) -> object:
    return key if isinstance(key, PLAIN) else repr(snapshot(key))


def attributes(thing: object) -> set[str]:
    """The names of everything that an object keeps."""
    names = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()))
        slots = getattr(kind, "__slots__", ())
        names.update([slots] if isinstance(slots, str) else slots)
    if not names and type(thing).__module__ == "builtins":
        raise TypeError(f"the kit can not look into a {type(thing).__name__}")
    return names - {"__dict__", "__weakref__", "__mypyc_attrs__"}


def difference(one: object, other: object, path: str = "") -> str:
    """Where two snapshots first differ and how; "" when they are equal."""
    if one == other and type(one) is type(other):
        return ""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        parts = (difference(one[key], other[key], f"{path}.{key}") for key in one)
        return next((part for part in parts if part), "")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        parts = (difference(a, b, f"{path}[{place}]") for place, (a, b) in enumerate(zip(one, other, strict=True)))
        return next((part for part in parts if part), "")
    return f"{path.removeprefix('.') or 'all of it'} is {short(one)} in one and {short(other)} in the other"


def short(thing: object) -> str:
    text = repr(thing)
    return text if len(text) <= 80 else text[:77] + "..."
