"""Reading the lists of a box that have more in them than numbers: pairs, rewards, points of a drawing."""

from mypy_extensions import i64

from ....kernel.box import Section
from ....kernel.errors import Value
from ..constants import REWARDS

REQUIREMENTS = ("banana", "coffee", "cotton", "expansion", "any", "merchant_or_bookkeeper")


def pairs(section: Section, key: str, most_space: int) -> list[tuple[int, int]]:
    """Pairs of a space and a value, the spaces rising."""
    found: list[tuple[int, int]] = []
    for entry in _list(section, key, "list_of_space_value"):
        last = found[-1][0] if found else 0
        space, value = _two_numbers(section, key, entry, "space_value")
        section.check(last < space <= most_space, key, "rising_spaces", most=most_space)
        section.check(1 <= value <= 1000, key, "values_between", least=1, most=1000)
        found.append((space, value))
    return found


def scale(section: Section, key: str, length: int) -> list[i64]:
    """MOM-1.2, MOM-R21  What counts on each space: the value of the last mark reached or passed. It never falls."""
    values: list[i64] = []
    value = 0
    marks = pairs(section, key, length)
    amounts = [amount for _, amount in marks]
    section.check(amounts == sorted(set(amounts)), key, "values_rise")
    at = dict(marks)
    for space in range(length + 1):
        value = at.get(space, value)
        values.append(value)
    return values


def named(section: Section, key: str, among: tuple[str, ...], least: int, most: int) -> list[tuple[str, int]]:
    """Pairs of a name and a number, each name once."""
    found: dict[str, int] = {}
    for entry in _list(section, key, "list_of_name_number"):
        name, number = _name_and_number(section, key, entry, among)
        section.check(name not in found, key, "names_once")
        found[name] = number
    section.check(least <= len(found) <= most, key, "pairs_between", least=least, most=most)
    return list(found.items())


def reward(section: Section, key: str) -> tuple[int, int]:
    """One reward: its number in REWARDS and its amount."""
    name, amount = _name_and_number(section, key, section.get(key), REWARDS[:-1])
    section.check(name != "track", key, "book_reward", rewards=[one for one in REWARDS[:-1] if one != "track"])
    return REWARDS.index(name), amount


def numbers_by_level(section: Section, key: str, least: int = 0, most: int = 99) -> list[i64]:
    """A privilege's number without, with the first and with the second special field."""
    first, second = section.integers(key, 2, least, most)
    return [0, first, second]


def lists_by_level(section: Section, key: str) -> list[list[object]]:
    """A privilege's two lists."""
    found = _list(section, key, "two_lists_by_level")
    section.check(len(found) == 2 and all(isinstance(part, list) and part for part in found), key, "two_lists")
    return [list(part) for part in found if isinstance(part, list)]


def two_counts(section: Section, key: str, entry: object) -> list[i64]:
    """One choice of a privilege: how many points and how many diamonds."""
    points, diamonds = _two_numbers(section, key, entry, "lists_of_points_diamonds")
    section.check(0 <= points <= 9 and 0 <= diamonds <= 9, key, "numbers_between", least=0, most=9)
    return [points, diamonds]


def flags_by_level(section: Section, key: str) -> list[bool]:
    found = _list(section, key, "two_flags")
    section.check(len(found) == 2 and all(isinstance(part, bool) for part in found), key, "true_or_false_twice")
    return [False, *(part is True for part in found)]


def points(section: Section, key: str, width: int, height: int, least: int = 2) -> list[tuple[int, int]]:
    """Points of a drawing, inside the view box."""
    line: list[tuple[int, int]] = []
    for entry in _list(section, key, "list_of_points"):
        x, y = _two_numbers(section, key, entry, "points_x_y")
        section.check(0 <= x <= width and 0 <= y <= height, key, "points_inside", width=width, height=height)
        line.append((x, y))
    section.check(len(line) >= least, key, "points_at_least", least=least)
    return line


def point(section: Section, key: str, width: int, height: int) -> tuple[int, int]:
    x, y = _two_numbers(section, key, section.get(key), "point")
    section.check(0 <= x <= width and 0 <= y <= height, key, "point_inside", width=width, height=height)
    return x, y


def rows(section: Section, key: str, count: int) -> list[list[object]]:
    """So many lists."""
    found = _list(section, key, "lists", count=count)
    section.check(len(found) == count and all(isinstance(part, list) for part in found), key, "lists", count=count)
    return [list(part) for part in found if isinstance(part, list)]


def _list(section: Section, key: str, expected: str, /, **values: Value) -> list[object]:
    value = section.get(key)
    if not isinstance(value, list):
        section.fail(key, expected, **values)
    return list(value)


def _two_numbers(section: Section, key: str, entry: object, expected: str) -> tuple[int, int]:
    if not isinstance(entry, list) or len(entry) != 2:
        section.fail(key, expected)
    first, second = entry
    if not _whole(first) or not _whole(second):
        section.fail(key, expected)
    return int(first), int(second)


def _name_and_number(section: Section, key: str, entry: object, among: tuple[str, ...]) -> tuple[str, int]:
    if not isinstance(entry, list) or len(entry) != 2 or entry[0] not in among or not _whole(entry[1]):
        section.fail(key, "name_and_number", names=among)
    section.check(1 <= entry[1] <= 99, key, "numbers_between", least=1, most=99)
    return str(entry[0]), int(entry[1])


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
