"""The board of Yokohama, drawn from views."""

import io
import re
from collections.abc import Mapping

import pytest
from rich.console import Console
from rich.text import Text

import entrepot
from entrepot import Event
from entrepot import Table as EntrepotTable
from entrepot.cli.boards import board_of
from entrepot.cli.boards.yokohama_names import amounts
from entrepot.cli.speech import Speech, names_at_table
from entrepot.games.yokohama.constants import END_NAMES
from entrepot.kernel.nothing import NOBODY
from tests.games.yokohama.layout import GAME, acting, yokohama_table

NAMES = names_at_table(4, 0, ["greedy"] * 3)
VIEW = yokohama_table(
    assistants={0: "2x bank", 1: "bank"},
    presidents={2: "church"},
    shops={1: "bank", 0: "bank"},
    houses={3: "bank"},
    tokens={"bank": 5},
    station="bank",
    church={1: 1},
    orders={0: "14"},
    secret={0: 36},
    technologies={0: "tram"},
    agents={1: "gb"},
    achievers={"A": "3"},
).view(0)


def drawn(view: Mapping[str, object], width: int = 80, own: bool = False) -> str:
    paper = io.StringIO()
    board = board_of("yokohama")
    Console(file=paper, width=width, color_system=None).print((board.own if own else board.draw)(GAME, view, NAMES))
    return paper.getvalue()


def test_an_area_shows_its_pieces_token_and_buildings() -> None:
    lines = drawn(VIEW).splitlines()
    row = next(number for number, line in enumerate(lines) if "Bank+1" in line)
    at = lines[row].index("Bank+1")
    assert lines[row + 1][at : at + 6] == "a2 b1 "
    assert lines[row + 2][at:].startswith("5:6¥ ab(d)")


def test_rows_are_set_in_by_half_an_area() -> None:
    lines = drawn(VIEW).splitlines()
    starts = [
        next(line for line in lines if name in line).index(name)
        for name in ("Copper 1", "Tea 1", "Church  ", "Lab B  ")
    ]
    assert [start - starts[0] for start in starts] == [0, 6, 12, 18]


def test_boards_players_and_the_own_hand() -> None:
    picture = drawn(VIEW)
    assert re.search(r"Church +B +5 +6", picture)
    assert "end: houses 1/4, shops 1/8, orders" in picture
    assert re.search(r"B Bot 1 \(greedy\) .* gb", picture)
    assert "36gb" in picture
    assert "14nl\u00a02Cu1Fi>6★2¥" in picture
    assert "Technologies Tram" in drawn(VIEW, own=True)
    assert "City" not in drawn(VIEW, own=True)


def test_a_watcher_sees_no_hand() -> None:
    watcher = yokohama_table(2, secret={0: 36}).view(None)
    paper = io.StringIO()
    names = names_at_table(2, 0, ["greedy"])
    Console(file=paper, width=80, color_system=None).print(board_of("yokohama").draw(GAME, watcher, names))
    assert "Yours" not in paper.getvalue()
    assert "36gb" not in paper.getvalue()
    assert " # " in paper.getvalue()  # the neutral assistants of two players


@pytest.mark.parametrize("width", [80, 120])
def test_the_board_fits_the_terminal(width: int) -> None:
    assert max(len(line) for line in drawn(VIEW, width).splitlines()) <= width


def test_areas_stand_out_in_sentences() -> None:
    text = Text("Place an assistant at Copper Mine 1")
    board_of("yokohama").paint(GAME, text)
    assert [text.plain[span.start : span.end] for span in text.spans] == ["Copper Mine 1"]


def said(table: EntrepotTable, seat: int = 0) -> list[str]:
    """The menu of a seat."""
    speech = Speech(GAME, NAMES, seat, board_of("yokohama").spelling)
    return [speech.move(move, table.view(seat)) for move in table.moves(seat)]


def test_menus_say_what_is_printed_on_cards_tiles_and_spaces() -> None:
    phase = yokohama_table(
        agents={0: "gb, free"}, assistants={0: "bank"}, orders={0: "14"}, stock={0: "5 copper, 1 fish"}
    )
    assert said(phase) == [
        "Use an agent: Great Britain",
        "Use an agent: free agent",
        "Fulfil achievement A: Own 5 copper",
        "Fulfil order 14 (Netherlands): 2 copper, 1 fish for 6 points, 2 yen",
        "Go on",
    ]
    assert said(acting("bank", 4, tiles={"bank": 1}))[:2] == [
        "Build a shop on space 1: 3 points",
        "Build a shop on space 2: 1 copper, 1 point",
    ]
    assert said(acting("church", 4))[0] == "Choose church space 1: 3 points, 1 move of an assistant"
    assert said(acting("customs", 2, stock={0: "1 import"}))[1] == "Choose customs space 2: 4 points, 2 yen"
    lab = acting("laboratory a", 5, lab="tram", stock={0: "2 yen"})
    assert "Acquire Tram (Germany)" in said(lab)


def test_the_log_calls_seats_areas_and_reasons_by_name() -> None:
    speech = Speech(GAME, NAMES, 0, board_of("yokohama").spelling)
    table = yokohama_table(presidents={1: "port a"}, stock={0: "1 yen"})
    place = [speech.event(event) for event in table.play(0, "place port a")]
    assert place == ["You place an assistant at Port A.", "You pay a fee of 1 yen to Bot 1."]
    ending = Event("ending", NOBODY, {"reason": "trading_houses", "round": 13})
    assert "all trading houses of a player are built" in speech.event(ending)
    token = Event("rewards", NOBODY, {"tokens": ["country_gb", "free_agent"]})
    assert speech.event(token) == "Symbols and agents for the third achievement: Great Britain, free agent."
    hand = yokohama_table(hand={0: "0 assistants"}, secret={0: 36})
    assert "You leave the president in hand." in [speech.event(event) for event in hand.play(0, "end")]


def test_the_draft_tells_each_seat_its_own_orders_alone() -> None:
    table = GAME.deal(2, 3)
    names = names_at_table(2, 0, ["greedy"])
    opening = Speech(GAME, names, 0, board_of("yokohama").spelling).opening(table)
    drawn = table.view(0)["board"]["players"][0]["drawn"]  # type: ignore[index]
    assert any(re.fullmatch(rf"You draw two orders: {drawn[0]} \(.+\), {drawn[1]} \(.+\)\.", line) for line in opening)
    assert "Bot 1 draws two orders." in opening


def test_rewards_are_counted_in_words() -> None:
    assert amounts(GAME, {"yen": 2, "import": 2, "any_good": 1}) == "2 yen, 2 imports, 1 good of your choice"
    assert (
        amounts(GAME, {"moves": 3, "trading_house": 2}) == "3 moves of assistants, 2 trading houses from the warehouse"
    )


def test_every_reason_for_the_end_has_words() -> None:
    assert set(END_NAMES) - {""} == set(GAME.words.all("called-reason"))


@pytest.mark.parametrize(("seats", "seed"), [(2, 29), (3, 44)])
def test_no_sentence_holds_an_id(seats: int, seed: int) -> None:
    """Log, prompts and menus of whole games: words everywhere, never "trading_house" or "country_us"."""
    table = GAME.deal(seats, seed, achievement_rewards=True, free_agents=True)
    speech = Speech(GAME, names_at_table(seats, 0, ["greedy"] * (seats - 1)), 0, board_of("yokohama").spelling)
    bot = entrepot.bot("greedy", seed=seed)
    sentences = speech.opening(table)
    while not table.over:
        seat = table.waiting[0]
        prompt = table.prompt(seat)
        assert prompt is not None
        sentences.append(speech.prompt(prompt))
        sentences += [speech.move(move, table.view(seat)) for move in table.moves(seat)]
        sentences += [speech.event(event) for event in table.play(seat, bot.choose(table.sight(seat)))]
    sentences += [speech.move(move, table.view(0)) for move in GAME.moves if move.verb == "reward"]
    ids = re.compile(r"\w_\w|\b(us|nl|gb|fr|de)\b|country \w\w\b")
    assert [sentence for sentence in sentences if ids.search(sentence)] == []
    assert "Take the reward: United States" in sentences


def test_a_taken_order_is_named_to_its_taker_alone() -> None:
    table = acting("port a", 3, port="1, 2, 3, 4, 5, 6")
    events = table.play(0, "take 2")
    spelling = board_of("yokohama").spelling
    mine, theirs = (
        [Speech(GAME, names_at_table(4, seat, ["greedy"] * 3), seat, spelling).event(event) for event in events]
        for seat in (0, 1)
    )
    assert mine[0] == "You take order 2 (United States) from Port A."
    assert theirs[0].endswith("takes an order from Port A.")
