"""Playing over sockets: whole games, undo, late messages, coming back, chat, and looking back."""

import json
import random
import statistics
import time
from collections.abc import Iterator

import pytest

import entrepot
from entrepot.server import limits
from entrepot.server.settings import Settings

from .conftest import Launch, Welcome
from .guest import BOT, HERE, ME, OPEN, Chair, Guest, Json, play_bots, play_on
from .running import PATIENCE, Server


def two_people(welcome: Welcome, url: str = "") -> tuple[str, Guest, Guest]:
    amber, basil = welcome("Amber", url), welcome("Basil", url)
    table = amber.open(ME, OPEN)
    basil.join(table, 1)
    return table, amber, basil


def to_a_choice(chairs: list[Chair], luck: random.Random) -> Chair:
    """Play until somebody has just made a move that can be taken back; the chair of who made it."""
    while not any(chair.now["undoable"] for chair in chairs):
        assert not chairs[0].over
        play_on(chairs, luck, moves=1)
    return next(chair for chair in chairs if chair.now["undoable"])


def seed_of(server: Server, table: str) -> str:
    return str(int(server.rows("select chance from tables where id = ?", table)[0][0], 16))


def log_of(chair: Chair) -> list[Json]:
    """The log as a client would have it after all frames: `kept` cuts, `news` follow."""
    log: list[Json] = []
    for frame in chair.frames:
        message = json.loads(frame)
        if message["type"] == "update":
            log = [entry for entry in log if entry["index"] <= message["kept"]] + message["news"]
    return log


def test_a_whole_game_against_bots(server: Server, welcome: Welcome) -> None:
    amber, watcher = welcome("Amber"), welcome("Clove")
    table = amber.open(BOT, ME, BOT)
    watching = watcher.sit(table)
    hers = amber.sit(table)
    assert (hers.seat, watching.now["seat"]) == (1, None)
    play_bots(hers, random.Random(1))
    assert hers.now["table"]["winners"]
    assert hers.now["offers"] == []
    watching.until(lambda update: update["table"]["status"] == "over")
    assert watching.now["seq"] == hers.now["seq"] == len(server.journal(table))
    assert [entry["index"] for entry in log_of(watching)] == list(range(hers.now["index"] + 1))
    assert watching.now["table"]["watchers"] == 1


def test_a_whole_game_of_two_people_with_a_watcher_and_undos(server: Server, welcome: Welcome) -> None:
    table, amber, basil = two_people(welcome)
    watcher = welcome("Clove")
    chairs = [amber.sit(table), basil.sit(table), watcher.sit(table)]
    play_on(chairs, random.Random(2), undos=0.3)
    journal = server.journal(table)
    assert [seq for seq, *_ in journal] == list(range(1, len(journal) + 1))
    assert any(kind == "undo" for _, kind, _, _ in journal)
    seed = seed_of(server, table)
    for chair, seat in zip(chairs, (0, 1, None), strict=True):
        assert chair.now["index"] == len(log_of(chair)) - 1
        updates = [json.loads(frame) for frame in chair.frames if '"update"' in frame]
        seqs = [update["seq"] for update in updates]
        assert seqs == sorted(seqs), "seq never goes back"
        assert all(update["view"]["seat"] == seat for update in updates)
        assert all(seed not in frame for frame in chair.frames)


def test_a_hot_seat_game_looks_from_each_seat_in_turn(welcome: Welcome) -> None:
    amber = welcome("Amber")
    table = amber.open(ME, HERE)
    chair = amber.sit(table)
    luck = random.Random(3)
    while not chair.over:
        seat, seq = chair.asked[0], chair.seq
        if chair.now["seat"] != seat:
            shown = chair.look(seat)
            assert shown["kept"] == -1
            assert len(shown["news"]) == shown["index"] + 1
            hands = [player["hand"] is not None for player in shown["view"]["board"]["players"]]
            assert hands == [other == seat for other in range(2)]
        chair.play(luck.choice(chair.offers))
        chair.catch_up(seq + 1)
    assert chair.look(None)["view"]["seat"] is None
    stranger = welcome("Clove").sit(table)
    assert stranger.look(1)["view"]["board"]["players"][1]["hand"] is not None, "after the end all may be seen"


def test_nobody_looks_from_a_foreign_seat(welcome: Welcome) -> None:
    table, amber, basil = two_people(welcome)
    hers = amber.sit(table)
    hers.rest()
    for seat in (1, 2, 7):
        hers.send(type="look", seat=seat)
        assert "own seats" in hers.next("refused")["reason"]
    assert hers.now["seat"] == 0
    assert Chair(basil.dial(table, {"seat": 0})).closed() == 4403
    for path in ("now", "log", "moments/0"):
        assert basil.refused("GET", f"/api/tables/{table}/{path}?seat=0")[0] == 403


def test_undo_takes_back_and_counts_on(welcome: Welcome) -> None:
    table, amber, basil = two_people(welcome)
    chairs = [amber.sit(table), basil.sit(table)]
    chair = to_a_choice(chairs, random.Random(4))
    before = chair.now
    chair.undo()
    after = chair.catch_up(before["seq"] + 1)
    assert (after["seq"], after["index"], after["kept"]) == (
        before["seq"] + 1,
        before["index"] - 1,
        before["index"] - 1,
    )
    assert after["news"] == []
    other = next(other for other in chairs if other is not chair)
    other.catch_up(after["seq"])
    other.rest()
    other.undo()
    assert other.next("refused")["late"] is False


def test_restart_takes_back_all_of_the_turn_that_can_be(server: Server, welcome: Welcome) -> None:
    table, amber, basil = two_people(welcome)
    chairs = [amber.sit(table), basil.sit(table)]
    luck = random.Random(4)
    while not any(chair.now["undoable"] > 1 for chair in chairs):
        play_on(chairs, luck, moves=1)
    chair = next(chair for chair in chairs if chair.now["undoable"] > 1)
    before = chair.now
    chair.restart()
    after = chair.catch_up(before["seq"] + 1)
    assert after["seq"] == before["seq"] + 1
    assert after["index"] <= before["index"] - 2
    assert after["undoable"] == 0
    assert server.journal(table)[-1][1:] == ("restart", after["seat"], "")
    chair.restart()
    assert "taken back" in chair.next("refused")["reason"]
    other = next(other for other in chairs if other is not chair)
    other.catch_up(after["seq"])
    assert other.now["index"] == after["index"]
    other.restart()
    assert other.next("refused")["late"] is False
    chair.restart(seq=before["seq"])
    assert chair.next("refused")["late"] is True


def test_a_message_with_an_id_is_told_whether_it_counted(welcome: Welcome) -> None:
    """After a broken connection a message is sent again: it counts once, and its sender learns which time it did."""
    table, amber, basil = two_people(welcome)
    chairs = [amber.sit(table), basil.sit(table)]
    chair = next(chair for chair in chairs if chair.now["offers"])
    seat, seq, (move, other, *_) = chair.seat, chair.seq, chair.offers
    chair.send(type="play", seq=seq, seat=seat, move=move, id=7)
    assert chair.next("done") == {"type": "done", "id": 7}
    chair.catch_up(seq + 1)
    for text, done in ((move, True), (other, False), ("sing", False)):
        chair.send(type="play", seq=seq, seat=seat, move=text, id=8)
        refused = chair.next("refused")
        assert (refused["late"], refused["id"], refused["done"]) == (True, 8, done)
    chair.send(type="undo", seq=seq, seat=seat, id=9)
    refused = chair.next("refused")
    assert (refused["late"], refused["id"], refused["done"]) == (True, 9, False)
    chair.send(type="play", seq=seq + 1, seat=seat, move="sing", id=10)
    assert chair.next("refused")["id"] == 10
    assert chair.seq == seq + 1


def test_late_and_repeated_messages_are_told_so_and_change_nothing(server: Server, welcome: Welcome) -> None:
    table, amber, basil = two_people(welcome)
    chairs = [amber.sit(table), basil.sit(table)]
    play_on(chairs, random.Random(5), moves=4)
    journal = server.journal(table)
    chair = next(chair for chair in chairs if chair.offers)
    chair.rest()
    for seq in (0, chair.seq - 1, chair.seq + 1, 10**9, 10**30):
        chair.play(chair.offers[0], seq=seq)
        assert chair.next("refused")["late"]
        assert chair.next("update")["seq"] == len(journal)
    assert server.journal(table) == journal
    move, seq = chair.offers[0], chair.seq
    chair.play(move, seq=seq)
    chair.play(move, seq=seq)
    assert chair.next("refused")["late"]
    assert len(server.journal(table)) == len(journal) + 1


def test_of_two_tabs_that_answer_the_same_question_one_wins(server: Server, welcome: Welcome) -> None:
    amber = welcome("Amber")
    table = amber.open(ME, HERE)
    for _ in range(10):
        tabs = [amber.sit(table), amber.sit(table)]
        seat = tabs[0].asked[0]
        for tab in tabs:
            tab.rest()
            tab.look(seat)
        seq, moves = tabs[0].seq, tabs[0].offers
        tabs[0].play(moves[0], seq=seq)
        tabs[1].play(moves[-1], seq=seq)
        kinds = []
        for tab in tabs:
            heard = [message for message in tab.rest() if message["type"] in ("update", "refused")]
            kinds.append([message["type"] for message in heard if message["type"] == "refused"])
            assert heard[-1]["type"] == "update"
            assert heard[-1]["seq"] == seq + 1
            assert all(message["late"] for message in heard if message["type"] == "refused")
            tab.close()
        assert sorted(map(len, kinds)) == [0, 1]
        assert len(server.journal(table)) == seq + 1


def test_what_can_not_be_played_is_refused_and_changes_nothing(server: Server, welcome: Welcome) -> None:
    table, amber, basil = two_people(welcome)
    chairs = [amber.sit(table), basil.sit(table)]
    play_on(chairs, random.Random(6), moves=4)
    asked = next(chair for chair in chairs if chair.offers)
    idle = next(chair for chair in chairs if not chair.offers)
    watching = welcome("Clove").sit(table)
    journal = server.journal(table)
    every = range(len(amber.ask("GET", "/api/games/carthage")["moves"]))
    illegal = next(move for move in every if move not in asked.offers)
    for chair, seat, move in (
        (asked, asked.seat, illegal),
        (asked, asked.seat, -1),
        (asked, asked.seat, 10**6),
        (asked, asked.seat, 10**60),
        (asked, asked.seat, "fly away"),
        (asked, asked.seat, ""),
        (asked, idle.seat, 0),
        (asked, 7, 0),
        (idle, idle.seat, 0),
        (idle, asked.seat, asked.offers[0]),
        (watching, asked.seat, asked.offers[0]),
    ):
        chair.rest()
        chair.play(move, seq=len(journal), seat=seat)
        assert chair.next("refused")["late"] is False, (seat, move)
    assert server.journal(table) == journal


def test_nothing_is_played_at_a_table_that_waits_or_is_over(server: Server, welcome: Welcome) -> None:
    amber = welcome("Amber")
    waiting = amber.sit(amber.open(ME, OPEN))
    waiting.play(0, seq=0, seat=0)
    assert waiting.next("refused")["reason"] == "The game has not begun yet: the table is still waiting for players."
    table = amber.open(ME, HERE)
    chairs = [amber.sit(table, seat=seat) for seat in (0, 1)]
    play_on(chairs, random.Random(7))
    journal = server.journal(table)
    chairs[0].rest()
    chairs[0].play(0)
    assert chairs[0].next("refused")["reason"] == "The game is over."
    chairs[0].undo()
    assert chairs[0].next("refused")["late"] is False
    assert server.journal(table) == journal


def test_coming_back_brings_exactly_what_was_missed_also_across_undos(welcome: Welcome) -> None:
    table, amber, basil = two_people(welcome)
    chairs = [amber.sit(table), basil.sit(table)]
    luck = random.Random(8)
    witness = welcome("Clove").sit(table)
    states = {0: log_of(witness)}
    for _ in range(60):
        play_on([*chairs, witness], luck, moves=1, undos=0.4)
        states[witness.seq] = log_of(witness)
    whole = states[witness.seq]
    reader = welcome("Flint")
    for seen in luck.sample(range(1, witness.seq + 1), 20):
        back = reader.sit(table, seen=seen)
        assert [*(entry for entry in states[seen] if entry["index"] <= back.now["kept"]), *back.now["news"]] == whole
        true = [index for index, entry in enumerate(states[seen]) if whole[index : index + 1] == [entry]]
        assert back.now["kept"] <= len(true) - 1
        back.close()
    back = reader.sit(table, seen=witness.seq)
    assert (back.now["news"], back.now["kept"]) == ([], back.now["index"])


@pytest.mark.parametrize("seen", ["-1", "-99", "4096", "99999999999999999999", "abc", "1.5", "", "%00", "0x1", "١"])
def test_a_seen_that_can_not_be_means_everything(table_of_hers: tuple[str, Guest], seen: str) -> None:
    table, amber = table_of_hers
    back = amber.sit(table, seen=seen)
    assert (back.now["kept"], [entry["index"] for entry in back.now["news"]]) == (-1, [0])
    back.close()


@pytest.mark.parametrize("seat", ["-1", "2", "7", "abc", "1.5", "", "%00", "9" * 5000])
def test_a_seat_that_can_not_be_is_not_looked_from(table_of_hers: tuple[str, Guest], seat: str) -> None:
    table, amber = table_of_hers
    assert Chair(amber.dial(table, {"seat": seat})).closed() == 4403


@pytest.fixture(scope="module")
def table_of_hers(server: Server) -> Iterator[tuple[str, Guest]]:
    with Guest(server.url, "Amber") as amber:
        yield amber.open(ME, HERE), amber


def test_a_socket_to_nowhere_or_by_nobody_is_closed_with_a_reason(server: Server, welcome: Welcome) -> None:
    amber, stranger = welcome("Amber"), welcome("")
    table = amber.open(ME, HERE)
    assert Chair(amber.dial("nonsense")).closed() == 4404
    assert Chair(amber.dial("%00")).closed() == 4404
    assert Chair(stranger.dial(table)).closed() == 4403
    assert Chair(amber.dial(table, origin="http://elsewhere.example")).closed() == 4403
    assert Chair(amber.dial(table, origin="null")).closed() == 4403
    own = Chair(amber.dial(table, origin=server.url))
    assert own.next("update")["view"]["seat"] == 0


def test_only_a_change_of_the_moment_sends_the_moment(welcome: Welcome) -> None:
    """Who comes and goes, seats and chat are told in small messages, and what is said in one is said there once."""
    amber, basil, watcher = welcome("Amber"), welcome("Basil"), welcome("Clove")
    table = amber.open(ME, OPEN, BOT, game="goa")
    basil.join(table, 1)
    hers, his = amber.sit(table), basil.sit(table)
    while hers.asked != [1]:  # so that no bot moves while we listen
        if hers.asked == [0]:
            hers.play(hers.offers[0])
        hers.catch_up(hers.seq + 1)
    his.catch_up(hers.seq)
    for chair in (hers, his):
        chair.rest()

    def heard(kind: str) -> list[str]:
        """What she hears up to a message of that kind, and to what was sent with it."""
        first = hers.next(kind)
        return [first["type"], *(message["type"] for message in hers.rest())]

    looking = watcher.sit(table)
    assert heard("presence") == ["presence"]
    looking.say("Hello")
    assert heard("chat") == ["chat"]
    looking.close()
    assert heard("presence") == ["presence"]
    amber.ask("POST", f"/api/tables/{table}/offer", {"seat": 2, "offered": True})
    assert heard("seats") == ["seats"]
    amber.ask("POST", f"/api/tables/{table}/nudge", {"seat": 1})
    assert heard("seats") == ["seats"]
    basil.ask("PUT", "/api/me", {"name": "Tomas"})
    assert heard("seats") == ["seats"]
    basil.leave(table, 1)
    assert hers.next("seats")["seats"][1]["away"] is True
    beside = [json.loads(frame) for frame in hers.frames if '"type":"update"' not in frame]
    assert all(len(json.dumps(message)) < 2000 for message in beside)
    assert not any({"view", "offers", "question"} & set(message) for message in beside)


def test_who_gets_another_to_decide_is_told_the_moment_anew(welcome: Welcome) -> None:
    """A bot sits in: what can be done changes for who looks from that seat, and for nobody else."""
    table, amber, basil = two_people(welcome)
    hers, his = amber.sit(table), basil.sit(table)
    play_on([hers, his], random.Random(14), moves=1)  # whoever begins: the setup is told again until somebody has moved
    while hers.asked != [1]:
        play_on([hers, his], random.Random(14), moves=1)
    for chair in (hers, his):
        chair.rest()
    basil.leave(table, 1)
    first = his.next("update")
    assert (first["offers"], first["question"], first["news"]) == ([], None, [])
    assert hers.next("seats")["seats"][1]["away"] is True


def test_chat_is_heard_by_all_in_order_also_after_the_end(welcome: Welcome) -> None:
    amber, watcher = welcome("Amber"), welcome("Clove")
    table = amber.open(ME, HERE)
    hers, watching = amber.sit(table), watcher.sit(table)
    hers.say("  Good\x00 luck \n all ")
    while not chat_of(watching):  # what was said before one came is a message as well, without a line
        watching.read()
    watching.say("Thank you")
    play_on([hers, amber.sit(table, seat=1)], random.Random(9))
    hers.say("Well played")
    said = [("Amber", 0, "Good luck all"), ("Clove", None, "Thank you"), ("Amber", 0, "Well played")]
    while not (lines := chat_of(watching)) or lines[-1][2] != "Well played":
        watching.read()
    assert lines == said
    late = watcher.sit(table)
    late.next("chat")
    assert chat_of(late) == said
    assert [line["number"] for line in json.loads(late.frames[-1])["lines"]] == [1, 2, 3]
    late.say(" \x00 ")
    assert "letter" in late.next("refused")["reason"]


def chat_of(chair: Chair) -> list[tuple[str, int | None, str]]:
    messages = [json.loads(frame) for frame in chair.frames]
    lines = [line for message in messages if message["type"] == "chat" for line in message["lines"]]
    return [(line["name"], line["seat"], line["text"]) for line in lines]


def test_who_talks_too_much_must_wait_and_disturbs_nobody(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, HERE)
    hers, his = amber.sit(table), basil.sit(table)
    his.rest()
    most, _ = Settings.chat_lines
    for number in range(most + 1):
        his.say(f"line {number}")
    assert "Wait" in his.next("refused")["reason"]
    assert [text for _, _, text in chat_of(his)] == [f"line {number}" for number in range(most)]
    hers.say("x" * (limits.CHAT + 1))
    assert hers.next("refused")["late"] is False


def test_a_finished_game_can_be_looked_at_again_and_saved(server: Server, welcome: Welcome) -> None:
    table, amber, basil = two_people(welcome)
    chairs = [amber.sit(table), basil.sit(table)]
    play_on(chairs, random.Random(10), moves=20)
    path = f"/api/tables/{table}"
    for closed in ("chart", "save"):
        assert amber.refused("GET", f"{path}/{closed}")[0] == 403
    seed = seed_of(server, table)
    for asked in ("", "/now?seat=0", "/log?seat=0", "/moments/5?seat=0", "/moments/5"):
        assert seed not in amber.http.get(path + asked).text
    moment = amber.ask("GET", f"{path}/moments/20?seat=0")
    assert (moment["asked"], moment["offers"]) == (None, []), (
        "while it goes on, nobody looks back at what they could do"
    )
    play_on(chairs, random.Random(11), undos=0.1)
    restored = entrepot.restore(amber.ask("GET", f"{path}/save"))
    assert json.loads(json.dumps(restored.view(0))) == chairs[0].now["view"]
    assert list(restored.winners()) == chairs[0].now["table"]["winners"]
    assert str(restored.seed) == seed
    chart = basil.ask("GET", f"{path}/chart")
    assert (len(chart["scores"]), chart["scores"][-1], chart["seed"]) == (
        len(restored.ledger) + 1,
        restored.scores(),
        str(restored.seed),
    )
    for index in (0, 7, len(restored.ledger)):
        moment = basil.ask("GET", f"{path}/moments/{index}?seat=0")
        then = restored.at(index)
        assert moment["view"] == json.loads(json.dumps(then.view(0)))
        assert [offer["move"] for offer in moment["offers"]] == [move.number for move in then.moves(0)]
        assert (moment["asked"] is None) == (moment["question"] is None) == (then.prompt(0) is None)
    assert basil.ask("GET", f"{path}/log?seat=1") == log_of(chairs[1])


def test_a_script_can_play_without_a_socket(welcome: Welcome) -> None:
    amber = welcome("Amber")
    table = amber.open(BOT, ME)
    luck = random.Random(12)
    end = time.monotonic() + PATIENCE
    for _ in range(5):
        while not (now := amber.ask("GET", f"/api/tables/{table}/now?seat=1"))["offers"]:
            assert time.monotonic() < end
        move = luck.choice(now["offers"])["move"]
        amber.ask("POST", f"/api/tables/{table}/act", {"type": "play", "seq": now["seq"], "seat": 1, "move": move})


def test_too_many_messages_end_the_conversation(launch: Launch, welcome: Welcome) -> None:
    amber = welcome("Amber", launch(messages=(20, 60.0)).url)
    chair = amber.sit(amber.open(ME, HERE))
    for _ in range(21):
        chair.send(type="ping")
    assert chair.closed() == 4429


def test_too_many_sockets_are_not_opened(launch: Launch, welcome: Welcome) -> None:
    amber = welcome("Amber", launch().url)
    tables = [amber.open(ME, HERE), amber.open(ME, HERE)]
    for number in range(Settings.sockets):
        amber.sit(tables[number % 2])
    assert Chair(amber.dial(tables[0])).closed() == 4429


def test_a_move_is_answered_quickly(welcome: Welcome) -> None:
    table, amber, basil = two_people(welcome)
    chairs = [amber.sit(table), basil.sit(table)]
    luck = random.Random(13)
    times = []
    for _ in range(100):
        begun = time.perf_counter()
        play_on(chairs, luck, moves=1)
        times.append(time.perf_counter() - begun)
    median = statistics.median(times)
    print(f"a move reaches both players after {median * 1000:.1f} ms (median), {max(times) * 1000:.1f} ms (longest)")
    assert median < 0.25
