"""20. The sample round of the rulebook, move by move: yellow, red, green, blue; yellow holds the flag."""

from entrepot import Table
from tests.games.doing import asked, board, play
from tests.games.goa.layout import bids, can, colonies, goa_table, goods, hand, land, own, row, spices
from tests.marks import rule

YELLOW, RED, GREEN, BLUE = range(4)
DECK = ", ".join(
    [
        *("ships-shell", "ducats-elephant"),  # blue's first founding: 2
        *("ships-elephant", "ducats-tiger"),  # red's founding: 5
        "ships-only-tiger",  # green's expedition
        *("colonists-palm", "sell-statue"),  # blue's second founding: 2
        *("sell-shell", "mix-lotus"),  # yellow's founding: 4
        "ships-palm",  # red's expedition
    ]
)


def at_the_start() -> Table:
    grid = {
        "a2": "a-plantation-clove-2",
        "b3": "a-colonists-4",
        "c3": "a-plantation-ginger-1",
        "d4": "a-red-colonist",
    }
    return goa_table(4, at="markers", ducats={0: 10, 1: 10, 2: 10, 3: 10}, grid=grid, deck=DECK)


def markers_placed() -> Table:
    table = at_the_start()
    play(table, YELLOW, "flag left-1")
    play(table, RED, "mark a2")
    play(table, GREEN, "mark b3")
    play(table, BLUE, "mark c3")
    play(table, YELLOW, "mark d4")
    return table


def auctioned() -> Table:
    table = markers_placed()
    bids(table, (RED, "bid 4"), (GREEN, "pass"), (BLUE, "bid 6"), (YELLOW, "pass"))
    bids(table, (GREEN, "pass"), (BLUE, "pass"), (YELLOW, "bid 3"), (RED, "pass"))  # the clove plantation
    bids(table, (BLUE, "pass"), (YELLOW, "pass"), (RED, "bid 5"), (GREEN, "pass"))  # four colonists
    bids(table, (YELLOW, "pass"), (RED, "pass"), (GREEN, "bid 2"), (BLUE, "pass"))  # the ginger plantation
    bids(table, (RED, "pass"), (GREEN, "pass"), (BLUE, "bid 4"), (YELLOW, "pass"))  # the red Colonist
    return table


def first_actions() -> Table:
    table = auctioned()
    play(table, BLUE, "use a-red-colonist", "found quilon")
    play(table, YELLOW, "progress colonists")
    play(table, RED, "found cochin", "pay", "put cinnamon cochin")
    play(table, GREEN, "expedition", "draw 1", "done")
    return table


def second_actions() -> Table:
    table = first_actions()
    play(table, BLUE, "found quilon", "pay", "colony quilon-pepper-nutmeg", "put nutmeg quilon")
    play(table, YELLOW, "found quilon", "colony quilon-ginger-cinnamon", "put ginger quilon")
    play(table, RED, "expedition", "draw 1", "done")
    play(table, GREEN, "progress ships", "done")
    return table


@rule("GOA-S1")
def test_s1_markers() -> None:
    table = at_the_start()
    play(table, YELLOW, "flag left-1")
    assert can(table, RED) == ["mark a1", "mark a2"]  # a2 touches it by a corner
    lots = [(lot["square"], lot["owner"]) for lot in board(markers_placed())["lots"]]
    assert lots == [("left-1", YELLOW), ("a2", RED), ("b3", GREEN), ("c3", BLUE), ("d4", YELLOW)]


@rule("GOA-S2")
def test_s2_flag_auction() -> None:
    table = markers_placed()
    bids(table, (RED, "bid 4"), (GREEN, "pass"), (BLUE, "bid 6"))
    assert table.prompt(YELLOW).values["price"] == 5  # type: ignore[union-attr]
    play(table, YELLOW, "pass")
    assert (goods(table, YELLOW)[0], goods(table, BLUE)[0]) == (16, 4)
    assert board(table)["flag"] == BLUE
    assert goods(table, BLUE)[3] == 1


@rule("GOA-S3")
def test_s3_result_of_all_auctions() -> None:
    table = auctioned()
    assert own(table, BLUE)["tiles"] == [{"tile": "a-red-colonist", "spent": False}]
    assert land(table, YELLOW) == ["clove-2 with clove clove"]
    assert goods(table, RED)[2] == 6
    assert "a-colonists-4" in board(table)["used"]
    assert land(table, GREEN) == ["ginger-1 with ginger"]


@rule("GOA-S4")
def test_s4_order_of_actions() -> None:
    table = auctioned()
    order = []
    for _ in range(4):
        order.append(table.waiting[0])
        play(table, table.waiting[0], "taxes")
        if table.waiting[0] == order[-1]:
            play(table, table.waiting[0], "done")
    assert order == [BLUE, YELLOW, RED, GREEN]


@rule("GOA-S5")
def test_s5_blue_fails_at_quilon() -> None:
    table = auctioned()
    play(table, BLUE, "use a-red-colonist")
    assert goods(table, BLUE)[2] == 3
    play(table, BLUE, "found quilon")  # 0 + 2 + 3 of 6, and no card or tile to use: failed
    assert goods(table, BLUE)[2] == 4
    assert asked(table) == (YELLOW, "act")


@rule("GOA-S6")
def test_s6_yellow_progress_in_colonists() -> None:
    table = first_actions()
    assert (row(table, YELLOW, "colonists"), spices(table, YELLOW), goods(table, YELLOW)[1]) == (2, "clove", 3)


@rule("GOA-S7")
def test_s7_red_founds_cochin() -> None:
    table = first_actions()
    assert colonies(table, RED) == ["cochin with cinnamon"]
    assert goods(table, RED)[2] == 3


@rule("GOA-S8")
def test_s8_green_expedition() -> None:
    assert hand(first_actions(), GREEN) == ["ships-only-tiger"]


@rule("GOA-S9")
def test_s9_blue_founds_quilon() -> None:
    table = second_actions()
    assert colonies(table, BLUE) == ["quilon-pepper-nutmeg with nutmeg"]
    assert goods(table, BLUE)[2] == 0  # 4 paid, 2 by the cards


@rule("GOA-S10")
def test_s10_yellow_founds_quilon() -> None:
    table = second_actions()
    assert colonies(table, YELLOW) == ["quilon-ginger-cinnamon with ginger"]
    assert goods(table, YELLOW)[2] == 2  # 2 + 4: nothing to pay


@rule("GOA-S11")
def test_s11_red_expedition() -> None:
    assert hand(second_actions(), RED) == ["ships-palm"]


@rule("GOA-S12")
def test_s12_green_progress_in_ships() -> None:
    table = second_actions()
    assert (row(table, GREEN, "ships"), spices(table, GREEN), goods(table, GREEN)[1]) == (2, "", 3)


def third_actions() -> Table:
    table = second_actions()
    play(table, BLUE, "taxes")
    play(table, YELLOW, "progress colonists")
    play(table, RED, "progress harvest", "play ships-palm")
    play(table, GREEN, "play ships-only-tiger", "progress ships")
    return table


@rule("GOA-S13")
def test_s13_blue_taxes() -> None:
    assert goods(third_actions(), BLUE)[0] == goods(second_actions(), BLUE)[0] + 4


@rule("GOA-S14")
def test_s14_yellow_progress_in_colonists() -> None:
    table = third_actions()
    assert (row(table, YELLOW, "colonists"), spices(table, YELLOW), goods(table, YELLOW)[1]) == (3, "", 1)


@rule("GOA-S15")
def test_s15_red_progress_in_harvest_and_a_card() -> None:
    table = third_actions()
    assert (row(table, RED, "harvest"), spices(table, RED), goods(table, RED)[1]) == (2, "", 5)


@rule("GOA-S16")
def test_s16_green_progress_without_spices() -> None:
    table = third_actions()
    assert (row(table, GREEN, "ships"), goods(table, GREEN)[1]) == (3, 1)


@rule("GOA-S17")
def test_s17_the_end_of_the_round() -> None:
    table = third_actions()
    assert asked(table) == (BLUE, "extra")
    play(table, BLUE, "pass")
    assert board(table)["round"] == 2
    assert asked(table) == (BLUE, "flag")
    assert own(table, BLUE)["markers"] == [1, 2, 3, 4, 5]
    assert goods(table, BLUE)[3] == 1
