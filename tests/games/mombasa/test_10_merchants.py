"""10. Action 4: diamond merchant, and 16. the diamond track."""

import pytest

from tests.games.doing import board, play
from tests.games.mombasa.layout import BLUE, BOX, GREEN, can, mombasa_table, own, pounds, states
from tests.marks import rule


@rule("MOM-10.1", "MOM-10.2", "MOM-19.9", "MOM-E3")
def test_the_plain_merchant() -> None:
    table = mombasa_table(
        slots={BLUE: "merchant, merchant Cairo"}, tiles={"merchant": BLUE}, posts={"Cairo": "Tibesti"}
    )
    assert can(table, BLUE, "use") == ["use slot 1", "use slot 2", "use merchant tile"]
    play(table, BLUE, "use slot 1")
    assert (own(table)["diamonds"], pounds(table)) == (1, 1 + 2)
    assert states(table) == "down up empty empty empty"


@rule("MOM-10.3", "MOM-E11")
@pytest.mark.parametrize(
    ("regions", "diamonds"),
    [("", 2), ("Nubia", 2), ("Nubia, Touat", 3), ("Nubia, Touat, Punt", 4), ("Barqa, Touat", 3)],
)
def test_a_companys_merchant_counts_its_mines_by_twos(regions: str, diamonds: int) -> None:
    posts = {"Cairo": regions} if regions else {}
    table = mombasa_table(slots={BLUE: "merchant Cairo"}, posts={**posts, "Mombasa": "Ndongo, Tibesti"})
    play(table, BLUE, "use slot 1")
    assert (own(table)["diamonds"], pounds(table)) == (diamonds, 1 + 1)


@rule("MOM-10.4", "MOM-12.1", "MOM-12.2", "MOM-E41", "MOM-D15")
def test_the_merchant_tile_counts_other_face_up_merchant_cards() -> None:
    table = mombasa_table(slots={BLUE: "merchant, down merchant Cairo"}, tiles={"merchant": BLUE})
    play(table, BLUE, "use merchant tile")
    assert (own(table)["diamonds"], pounds(table)) == (3, 1)
    assert board(table)["tiles"][2]["state"] == "down"
    assert board(table)["tiles"][2]["holder"] == BLUE  # until Blue ends
    play(table, GREEN, "end nothing")
    assert "use merchant tile" not in can(table)


@rule("MOM-16.1", "MOM-R25", "MOM-E39")
def test_diamond_spaces_beyond_the_end_are_pounds() -> None:
    table = mombasa_table(
        slots={BLUE: "merchant Cairo"}, diamonds={BLUE: BOX.diamond_length - 1}, posts={"Cairo": "Nubia, Touat"}
    )
    play(table, BLUE, "use slot 1")
    assert own(table)["diamonds"] == 28
    assert pounds(table) == 1 + 1 + 2 * 2
    assert own(table)["diamond_value"] == 60
