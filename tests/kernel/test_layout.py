"""The layout of a row: what its numbers mean, as data."""

import pytest

from entrepot.kernel.layout import Layout, categories, category, each, flag, flags, number, numbers, one_of

FIELDS = [
    one_of("question", ["lamp", "send"]),
    number("coins"),
    numbers("hand", ["red", "blue"]),
    flag("calm"),
    flags("open", ["left", "right"]),
    *each("players", range(2), [number("ships", most=6)]),
    category("tile", "tile"),
    categories("shelf", ["top", "low"], "book"),
]
VOCABULARY = {"tile": ["lake", "hill"], "book": ["atlas"]}


@pytest.fixture
def layout() -> Layout:
    return Layout(FIELDS, VOCABULARY)


def test_it_counts_cells_numbers_and_categories(layout: Layout) -> None:
    assert (layout.width, layout.numbers, layout.slots, layout.categories) == (13, 10, 3, 4)
    assert layout.first == {"tile": 1, "book": 3}
    assert layout.starts["players.1.ships"] == 9


def test_every_cell_has_a_name_and_a_range(layout: Layout) -> None:
    assert layout.cells[:5] == ["question.lamp", "question.send", "coins", "hand.red", "hand.blue"]
    assert layout.most == [1, 1, 255, 255, 255, 1, 1, 1, 6, 6, 3, 3, 3]


def test_a_row_can_be_read(layout: Layout) -> None:
    row = bytes([0, 1, 40, 0, 2, 1, 0, 1, 3, 0, 2, 0, 3])
    assert layout.decode(row) == {
        "question": "send",
        "coins": 40,
        "hand": {"blue": 2},
        "calm": True,
        "open": ["right"],
        "players": {"0": {"ships": 3}, "1": {"ships": 0}},
        "tile": "hill",
        "shelf": {"low": "atlas"},
    }


def test_an_empty_row_is_nothing_anywhere(layout: Layout) -> None:
    read = layout.decode([0] * 13)
    assert (read["question"], read["open"], read["tile"], read["shelf"]) == (None, [], None, {})


def test_a_row_of_another_length_is_refused(layout: Layout) -> None:
    with pytest.raises(ValueError, match="13 numbers, not 12"):
        layout.decode([0] * 12)


def test_the_fingerprint_changes_with_anything_that_a_row_means(layout: Layout) -> None:
    assert Layout(FIELDS, VOCABULARY).fingerprint == layout.fingerprint
    assert Layout(FIELDS, {**VOCABULARY, "book": ["bible"]}).fingerprint != layout.fingerprint
    assert Layout([FIELDS[1], FIELDS[0], *FIELDS[2:]], VOCABULARY).fingerprint != layout.fingerprint


def test_a_layout_that_no_row_could_follow_is_refused() -> None:
    with pytest.raises(ValueError, match="same name"):
        Layout([number("coins"), flag("coins")])
    with pytest.raises(ValueError, match="after all numbers"):
        Layout([category("tile", "tile"), number("coins")], VOCABULARY)
    with pytest.raises(ValueError, match="257 categories"):
        Layout([], {"tile": [str(tile) for tile in range(256)]})
