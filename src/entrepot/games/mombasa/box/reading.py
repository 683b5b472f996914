"""Reading the lists of a box that have more in them than numbers: pairs, rewards, points of a drawing."""

from mypy_extensions import i64

from ....kernel.box import Section
from ..constants import REWARDS

REQUIREMENTS = ("banana", "coffee", "cotton", "expansion", "any", "merchant_or_bookkeeper")


def pairs(section: Section, key: str, most_space: int) -> list[tuple[int, int]]:
    """Pairs of a space and a value, the spaces rising."""
    found: list[tuple[int, int]] = []
    for entry in _list(section, key, "a list of [space, value]"):
        last = found[-1][0] if found else 0
        space, value = _two_numbers(section, key, entry, "pairs [space, value]")
        section.check(last < space <= most_space, key, f"rising spaces up to {most_space}")
        section.check(1 <= value <= 1000, key, "values from 1 to 1000")
        found.append((space, value))
    return found


def scale(section: Section, key: str, length: int) -> list[i64]:
    """MOM-1.2, MOM-R21  What counts on each space: the value of the last mark reached or passed. It never falls."""
    values: list[i64] = []
    value = 0
    marks = pairs(section, key, length)
    amounts = [amount for _, amount in marks]
    section.check(amounts == sorted(set(amounts)), key, "values that rise: each is a total")
    at = dict(marks)
    for space in range(length + 1):
        value = at.get(space, value)
        values.append(value)
    return values


def named(section: Section, key: str, among: tuple[str, ...], least: int, most: int) -> list[tuple[str, int]]:
    """Pairs of a name and a number, each name once."""
    found: dict[str, int] = {}
    for entry in _list(section, key, "a list of [name, number]"):
        name, number = _name_and_number(section, key, entry, among)
        section.check(name not in found, key, "each name once")
        found[name] = number
    section.check(least <= len(found) <= most, key, f"{least} to {most} pairs")
    return list(found.items())


def reward(section: Section, key: str) -> tuple[int, int]:
    """One reward: its number in REWARDS and its amount."""
    name, amount = _name_and_number(section, key, section.get(key), REWARDS[:-1])
    section.check(name != "track", key, "a reward of a book (pounds, diamonds, points, remove_post, cotton_less)")
    return REWARDS.index(name), amount


def numbers_by_level(section: Section, key: str, least: int = 0, most: int = 99) -> list[i64]:
    """A privilege's number without, with the first and with the second special field."""
    first, second = section.integers(key, 2, least, most)
    return [0, first, second]


def lists_by_level(section: Section, key: str) -> list[list[object]]:
    """A privilege's two lists."""
    found = _list(section, key, "two lists, for the first and the second special field")
    section.check(len(found) == 2 and all(isinstance(part, list) and part for part in found), key, "two lists")
    return [list(part) for part in found if isinstance(part, list)]


def two_counts(section: Section, key: str, entry: object) -> list[i64]:
    """One choice of a privilege: how many points and how many diamonds."""
    points, diamonds = _two_numbers(section, key, entry, "lists of [points, diamonds]")
    section.check(0 <= points <= 9 and 0 <= diamonds <= 9, key, "numbers from 0 to 9")
    return [points, diamonds]


def flags_by_level(section: Section, key: str) -> list[bool]:
    found = _list(section, key, "two flags")
    section.check(len(found) == 2 and all(isinstance(part, bool) for part in found), key, "true or false, twice")
    return [False, *(part is True for part in found)]


def points(section: Section, key: str, width: int, height: int, least: int = 2) -> list[tuple[int, int]]:
    """Points of a drawing, inside the view box."""
    line: list[tuple[int, int]] = []
    for entry in _list(section, key, "a list of points [x, y]"):
        x, y = _two_numbers(section, key, entry, "points [x, y]")
        section.check(0 <= x <= width and 0 <= y <= height, key, f"points inside {width} x {height}")
        line.append((x, y))
    section.check(len(line) >= least, key, f"at least {least} points")
    return line


def point(section: Section, key: str, width: int, height: int) -> tuple[int, int]:
    x, y = _two_numbers(section, key, section.get(key), "a point [x, y]")
    section.check(0 <= x <= width and 0 <= y <= height, key, f"a point inside {width} x {height}")
    return x, y


def rows(section: Section, key: str, count: int) -> list[list[object]]:
    """So many lists."""
    found = _list(section, key, f"{count} lists")
    section.check(len(found) == count and all(isinstance(part, list) for part in found), key, f"{count} lists")
    return [list(part) for part in found if isinstance(part, list)]


def _list(section: Section, key: str, expected: str) -> list[object]:
    value = section.get(key)
    if not isinstance(value, list):
        section.fail(key, expected)
    return list(value)


def _two_numbers(section: Section, key: str, entry: object, expected: str) -> tuple[int, int]:
    if not isinstance(entry, list) or len(entry) != 2:
        section.fail(key, expected)
    first, second = entry
    if not _whole(first) or not _whole(second):
        section.fail(key, expected)
    return int(first), int(second)


def _name_and_number(section: Section, key: str, entry: object, among: tuple[str, ...]) -> tuple[str, int]:
    expected = f"[name, number] with a name among {', '.join(among)}"
    if not isinstance(entry, list) or len(entry) != 2 or entry[0] not in among or not _whole(entry[1]):
        section.fail(key, expected)
    section.check(1 <= entry[1] <= 99, key, "numbers from 1 to 99")
    return str(entry[0]), int(entry[1])


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
