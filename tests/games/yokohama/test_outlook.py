"""What offers say of moves: prices, gains, fees and power, as the rules will have them."""

from typing import Any

from entrepot import Table
from tests.games.doing import play
from tests.games.yokohama.layout import GAME, acting, inside, stock, yokohama_table
from tests.marks import rule


def told(table: Table, move: str, seat: int = 0) -> dict[str, Any]:
    """What the offer of a move says."""
    return dict(table.foresee(seat)[table.game.moves.read(move).number].outlook)


def placing(**laid_out: Any) -> Table:
    table = yokohama_table(**laid_out)
    play(table, 0, *(["end"] if [move.text for move in table.moves(0)][-1] == "end" else []))
    return table


@rule("YOK-5.4", "YOK-7.2")
def test_placing_says_its_fees_and_the_power_that_follows() -> None:
    table = placing(presidents={1: "bank", 2: "bank"}, assistants={0: "church"}, stock={0: "4 yen"})
    assert told(table, "place bank") == {"fee": 2, "assistants": 1, "power": 2}
    assert told(table, "pair bank") == {"fee": 4, "assistants": 2, "power": 3}
    assert told(table, "place church") == {"assistants": 1, "power": 3}
    assert told(table, "stop") == {}


@rule("YOK-7.2")
def test_no_more_than_the_highest_power_is_told() -> None:
    table = placing(assistants={0: "4x bank"}, shops={0: "bank"})
    assert told(table, "place bank")["power"] == 5


@rule("YOK-6.6", "YOK-6.8", "YOK-15.3")
def test_the_president_pays_others_and_the_canal_but_not_with_the_stagecoach() -> None:
    laid_out: dict[str, Any] = {
        "city": "bank, church, canal",
        "assistants": {0: "bank, church"},
        "presidents": {0: "bank", 1: "church"},
        "stock": {0: "9 yen"},
    }
    onwards = placing(**{**laid_out, "technologies": {0: "postal_system"}})
    onwards.play(0, "stop")
    assert told(onwards, "go church") == {"fee": 1, "power": 2}
    coach = placing(**{**laid_out, "technologies": {0: "postal_system, stagecoach"}})
    coach.play(0, "stop")
    assert told(coach, "go church") == {"power": 2}


@rule("YOK-6.8")
def test_the_canal_asks_for_its_toll() -> None:
    table = placing(
        city="bank, canal, church", assistants={0: "bank, church"}, presidents={0: "bank"}, stock={0: "5 yen"}
    )
    table.play(0, "stop")
    assert told(table, "go canal") == {"fee": 1}


@rule("YOK-11.2", "YOK-7.2")
def test_an_agent_acts_without_the_president() -> None:
    table = yokohama_table(agents={0: "gb"}, assistants={0: "2x bank, church"})
    assert told(table, "agent gb") == {"country": "gb"}
    table.play(0, "agent gb")
    assert told(table, "send bank") == {"power": 2}


@rule("YOK-13.7", "YOK-15.13")
def test_exchanges_say_both_sides() -> None:
    table = acting("chinatown", 3, stock={0: "2 silk, 9 yen"}, technologies={0: "mining_technology"})
    sold = told(table, "sell silk")
    assert (sold["cost"], list(sold["gain"])) == ({"silk": 1}, ["yen"])
    assert told(table, "buy copper")["gain"] == {"copper": 2}


@rule("YOK-13.8")
def test_a_payment_for_the_church_brings_faith() -> None:
    table = acting("church", 3, stock={0: "2 silk, 2 tea, 2 fish, 9 yen"})
    position = inside(table)
    table.play(0, f"church {position.box.faith.index(position.strength() + 1) + 1}")
    assert told(table, "pay silk") == {"cost": {"silk": 1}, "gain": {"faith": 1}}
    table.play(0, "pay silk")
    assert stock(table) == "1 silk, 2 tea, 2 fish, 9 yen"


@rule("YOK-13.11", "YOK-13.12")
def test_payments_for_a_technology_and_for_a_second_order() -> None:
    lab = acting("laboratory a", 4, lab="ball", stock={0: "9 yen, 9 import"})
    lab.play(0, "acquire ball fr")
    assert told(lab, "pay yen") == {"cost": {"yen": 2}, "gain": {"value": 1}}
    port = acting("port a", 4, port="1, 2, 3, 4, 5, 6", stock={0: "9 yen, 9 import"})
    port.play(0, "take 1")
    assert told(port, "pay import") == {"cost": {"import": 1}, "gain": {"order": 1}}


@rule("YOK-13.10")
def test_hiring_says_its_price() -> None:
    table = acting("employment agency", 4, stock={0: "20 yen"})
    assert told(table, "hire assistant") == {"gain": {"assistant": 1}}
    house = told(table, "hire trading house")
    assert (house["gain"], house["cost"]["yen"] > 0) == ({"trading_house": 1}, True)


@rule("YOK-11.6", "YOK-11.11")
def test_achievements_and_orders_say_what_they_bring() -> None:
    table = yokohama_table(orders={0: "14"}, stock={0: "5 copper, 1 fish"}, goals="a_copper, b_yen, c_4com")
    assert list(told(table, "achieve A")) == ["gain"]
    assert told(table, "fulfil 14") == {"cost": {"copper": 2, "fish": 1}, "gain": {"points": 6, "yen": 2}}


@rule("YOK-15.8", "YOK-15.18")
def test_free_actions_say_their_price() -> None:
    table = yokohama_table(technologies={0: "spinning_mill, university"}, stock={0: "1 silk, 1 yen"})
    assert told(table, "spin") == {"cost": {"silk": 1}, "gain": {"yen": 2}}
    assert told(table, "study") == {"cost": {"yen": 1}, "gain": {"assistant": 1}}


@rule("YOK-19.2")
def test_a_reward_names_its_country() -> None:
    done = yokohama_table(
        rewards=True, goals="a_copper, b_yen, c_4com", achievers={"B": "0", "C": "0"}, stock={0: "5 copper"}
    )
    done.play(0, "achieve A")
    said = {move.text: told(done, move.text).get("country") for move in done.moves(0)}
    assert said, "a reward can be chosen"
    for text, country in said.items():
        assert text == (f"reward country {country}" if country else "reward free agent")


@rule("YOK-13.12", "YOK-2.13")
def test_an_order_tells_how_many_there_will_be_and_whether_others_see_it() -> None:
    port = acting("port a", 4, port="1, 2, 3, 4, 5, 6", orders={0: "14"})
    assert told(port, "take 1") == {"orders": 2}
    draft = GAME.deal(2, 1)
    seat = draft.waiting[0]
    keep = draft.moves(seat)[0].text
    assert told(draft, keep, seat) == {"secret": True}


@rule("YOK-6.10")
def test_taking_assistants_back_tells_how_many_are_in_hand_then() -> None:
    table = placing(presidents={0: "bank"}, assistants={0: "bank, 2x church"})
    play(table, 0, "stop")  # the president cannot go anywhere: it is taken back
    hand = inside(table).players[0].hand[0]
    assert told(table, "recall church") == {"hand": hand + 1}
