"""A deep picture of a position, by reflection: it also sees the attribute that somebody forgot.

Compiled classes have no `__dict__`; they list their attributes in `__mypyc_attrs__`.
"""

from entrepot import Position

UNSEEN = {"telling", "told"}
"""What belongs to the table that listens rather than to the position."""
SHARED = {"box", "functions"}
"""The components and functions of a game: the same for all its positions, and never changed."""
DECLARED: dict[type, frozenset[str]] = {}
"""What is known of the classes met so far; see `declared`."""
PLAIN = (bool, int, float, str, bytes, type(None))


def snapshot(thing: object) -> object:
    """Everything that is to be reached from a thing, as nested plain values."""
    if isinstance(thing, PLAIN):
        return thing
    if isinstance(thing, list | tuple):  # most of a position: numbers are not asked what they are
        return [part if type(part) is int else snapshot(part) for part in thing]
    if isinstance(thing, dict):
        return {snapshot_key(key): snapshot(value) for key, value in thing.items()}
    if isinstance(thing, set | frozenset):
        return sorted(repr(snapshot(part)) for part in thing)
    if isinstance(thing, range):
        return repr(thing)
    unseen = UNSEEN if isinstance(thing, Position) else ()
    parts = {name: snapshot(getattr(thing, name, "(unset)")) for name in attributes(thing) if name not in unseen}
    return {"(class)": type(thing).__qualname__, **parts}


def snapshot_key(key: object) -> object:
    return key if isinstance(key, PLAIN) else repr(snapshot(key))


def attributes(thing: object) -> list[str]:
    """The names of everything that an object keeps, but for what all positions share."""
    own = getattr(thing, "__dict__", None)
    names = declared(type(thing)).union(own) if own else declared(type(thing))
    if not names and type(thing).__module__ == "builtins":
        raise TypeError(f"the kit cannot look into a {type(thing).__name__}")
    return sorted(names - SHARED)


def declared(kind: type) -> frozenset[str]:
    """The attributes that a class lists, with those of the classes it is made from."""
    if kind in DECLARED:
        return DECLARED[kind]
    names: set[str] = set()
    for part in kind.__mro__:
        names.update(getattr(part, "__mypyc_attrs__", ()))
        slots = getattr(part, "__slots__", ())
        names.update([slots] if isinstance(slots, str) else slots)
    DECLARED[kind] = frozenset(names - {"__dict__", "__weakref__", "__mypyc_attrs__"})
    return DECLARED[kind]


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
