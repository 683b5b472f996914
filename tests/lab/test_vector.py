"""The vector environment: many tables at once, each its own, seen through numpy without copies."""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest

import entrepot
from entrepot import lab
from entrepot.kernel.dice import Dice
from entrepot.kernel.position import Position

Actions = npt.NDArray[np.int64]


def at_random(tables: lab.Vector, seed: int) -> Iterator[Actions]:
    """Open moves, one a table, again and again."""
    chance = np.random.default_rng(seed)
    while True:
        yield np.where(tables.masks, chance.random(tables.masks.shape), 0.0).argmax(axis=1)


def played(tables: lab.Vector, steps: int, seed: int = 1) -> list[tuple[bytes, bytes, bytes, bytes]]:
    """Everything that is to be seen along the way."""
    seen = []
    for _, actions in zip(range(steps), at_random(tables, seed)):
        rewards, ends = tables.step(actions)
        seen.append((tables.rows.tobytes(), tables.masks.tobytes(), rewards.tobytes(), ends.tobytes()))
    return seen


def test_the_same_seed_gives_the_same_games_to_the_same_answers() -> None:
    def one(seed: int) -> list[tuple[bytes, bytes, bytes, bytes]]:
        return played(lab.vector("carthage", tables=4, seats=(2, 3, 4), seed=seed), 60)

    assert one(7) == one(7)
    assert one(7) != one(8)


def test_what_happens_at_a_table_does_not_matter_to_the_others() -> None:
    few, many = (lab.vector("carthage", tables=number, seats=2, seed=7) for number in (1, 3))
    for actions in zip(range(120), at_random(many, 1)):
        few.step(actions[1][:1])
        many.step(actions[1])
        assert (few.rows[0] == many.rows[0]).all()
        assert few.ends[0] == many.ends[0]


def test_the_arrays_are_windows_and_not_copies() -> None:
    tables = lab.vector("carthage", tables=3, seats=2, seed=1)
    rows, before = tables.rows, tables.rows.copy()
    rewards, ends = tables.step(next(at_random(tables, 1)))
    assert rows is tables.rows
    assert (rows != before).any()
    assert rewards is tables.rewards
    assert ends is tables.ends
    assert not any(array.flags.owndata for array in (rows, rewards, ends, tables.masks, tables.seats))
    assert not rows.flags.writeable


def test_rows_masks_and_seats_are_those_of_the_seat_that_is_asked() -> None:
    tables = lab.vector("goa", tables=5, seats=(2, 3, 4), seed=1, bonanza=(False, True))
    encoding = tables.game.encoding()
    for _, actions in zip(range(40), at_random(tables, 1)):
        for table, position in enumerate(tables._core.positions):
            seat = int(tables.seats[table])
            assert tables.rows[table].tobytes() == encoding.row(position, seat)
            assert tables.masks[table].tobytes() == encoding.mask(position, seat)
            assert tables.masks[table].sum() > 1
        tables.step(actions)
    assert tables.decisions == 5 * 40


def test_onlookers_see_what_their_own_seat_knows_and_all_other_seats_have_their_turn() -> None:
    game = entrepot.load("goa")
    settings = [(seats, game.chosen({})) for seats in (2, 3, 4)]
    tables = lab.Vector(
        game, settings, [[None] * seats for seats, _ in settings], 1, lab.Reward(), 1000, onlookers=True
    )
    plain = lab.Vector(game, settings, [[None] * seats for seats, _ in settings], 1, lab.Reward(), 1000)
    assert plain.views.shape == (0, tables.rows.shape[1])
    away: list[set[int]] = [set(), set(), set()]
    for _, actions in zip(range(60), at_random(tables, 1)):
        for table, position in enumerate(tables._core.positions):
            viewer = int(tables.viewers[table])
            assert tables.views[table].tobytes() == game.encoding().row(position, viewer)
            away[table].add((viewer - int(tables.seats[table])) % settings[table][0])
        tables.step(actions)
        plain.step(actions)
        assert (tables.rows == plain.rows).all(), "who looks on changes nothing"
    assert away == [{1}, {1, 2}, {1, 2, 3}]


def test_seats_and_options_are_dealt_out_evenly() -> None:
    tables = lab.vector("goa", tables=12, seats=(2, 4), seed=1, bonanza=(False, True))
    chosen = [(seats, options["bonanza"]) for seats, options in tables.settings]
    assert chosen[:4] == [(2, False), (4, False), (2, True), (4, True)]
    assert all(chosen.count(setting) == 3 for setting in chosen)
    assert [lab.layout("goa").decode(row)["options"] for row in tables.rows[:4]] == [[], [], ["bonanza"], ["bonanza"]]


def test_a_game_pays_at_its_end_and_another_begins() -> None:
    tables = lab.vector("carthage", tables=6, seats=(2, 3, 4), seed=3)
    ended = 0
    for _, actions in zip(range(300), at_random(tables, 3)):
        rewards, ends = tables.step(actions)
        assert not rewards[~ends].any()
        for table in np.flatnonzero(ends):
            seats = tables.settings[table][0]
            won = tables.wins[table]
            assert won.sum() == pytest.approx(1)
            assert set(np.flatnonzero(rewards[table] == rewards[table].max())) <= set(np.flatnonzero(won))
            assert not rewards[table, seats:].any()
            assert lab.layout("carthage").decode(tables.rows[table])["question"] == "token"
            assert not tables.cuts[table]
            assert tables.lengths[table] > 20
            ended += 1
    assert ended > 1


@pytest.mark.parametrize(
    ("win", "ahead", "seats", "paid"),
    [(1.0, 5, 2, 1.25), (0.0, -5, 2, -1.25), (1.0, 99, 4, 1.5), (0.0, -99, 4, -1 / 3 - 0.5), (0.5, 0, 2, 0.0)],
)
def test_a_reward_is_the_share_in_the_win_and_part_of_the_lead(win: float, ahead: int, seats: int, paid: float) -> None:
    assert lab.Reward(share=1.0, lead=0.5, margin=10.0).of(win, ahead, seats) == pytest.approx(paid)


def test_the_parts_of_a_reward_are_parameters() -> None:
    assert lab.Reward(share=2.0, lead=0.0, margin=10.0).of(1.0, 5, 2) == pytest.approx(2.0)
    assert lab.Reward(share=0.0, lead=1.0, margin=10.0).of(1.0, 5, 2) == pytest.approx(0.5)


def test_a_game_that_is_too_long_is_cut_and_paid_as_it_stands() -> None:
    tables = lab.vector("carthage", tables=2, seats=2, seed=3, longest=10)
    for _, actions in zip(range(10), at_random(tables, 3)):
        tables.step(actions)
    assert tables.ends.all()
    assert tables.cuts.all()
    assert list(tables.lengths) == [10, 10]


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_other_seats_can_be_played_by_bots(bot: str) -> None:
    tables = lab.vector("carthage", tables=6, seats=3, seed=3, others=(bot, bot), seat=None)
    assert list(tables.seats) == [0, 1, 2, 0, 1, 2]
    for _, actions in zip(range(30), at_random(tables, 3)):
        tables.step(actions)
        assert list(tables.seats) == [0, 1, 2, 0, 1, 2]


def test_greedy_beats_random_here_too() -> None:
    tables = lab.vector("carthage", tables=12, seats=2, seed=3, others=("greedy",), seat=None)
    wins: dict[int, float] = {}
    for actions in at_random(tables, 3):
        _, ends = tables.step(actions)
        for table in np.flatnonzero(ends):
            wins.setdefault(int(table), tables.wins[table, table % 2])
        if len(wins) == 12:
            break
    assert sum(wins.values()) < 4


def test_a_player_of_another_kind_can_sit_in() -> None:
    class First(lab.Player):
        """Takes the first move that is open."""

        def choose(self, position: Position, seat: int, moves: list[int], dice: Dice) -> int:
            asked.append(seat)
            return moves[0]

    asked: list[int] = []
    tables = lab.vector("carthage", tables=2, seats=3, seed=3, others=(First(), "learner"))
    for _, actions in zip(range(20), at_random(tables, 3)):
        tables.step(actions)
    assert set(asked) == {1}


def test_a_wrong_answer_changes_nothing_anywhere() -> None:
    tables = lab.vector("carthage", tables=2, seats=2, seed=3)
    before = tables.rows.copy()
    right = next(at_random(tables, 3))
    closed = int(tables.masks[1].argmin())
    for wrong in ([right[0], closed], [right[0], 79], [right[0], -1], [right[0]]):
        with pytest.raises(entrepot.IllegalMove):
            tables.step(wrong)
    assert (tables.rows == before).all()
    assert tables.decisions == 0


def test_what_cannot_be_played_is_refused_with_a_sentence() -> None:
    with pytest.raises(entrepot.BadOption, match="one table at least"):
        lab.vector("carthage", tables=0)
    with pytest.raises(entrepot.BadOption, match="3 seats need 2 others"):
        lab.vector("carthage", tables=1, seats=3, others=("random",))
    with pytest.raises(entrepot.BadOption, match="cannot sit at seat 2; the seats are numbered 0 to 1"):
        lab.vector("carthage", tables=1, seats=2, others=("random",), seat=2)
    with pytest.raises(entrepot.UnknownBot, match='"wizard" cannot play'):
        lab.vector("carthage", tables=1, seats=2, others=("wizard",))
    with pytest.raises(entrepot.BadOption, match="9"):
        lab.vector("carthage", tables=1, seats=9)
    with pytest.raises(entrepot.BadOption, match="no option"):
        lab.vector("carthage", tables=1, seats=2, bonanza=True)


def test_mombasa_and_yokohama_play_whole_games() -> None:
    for name in ("mombasa", "yokohama"):
        tables = lab.vector(name, tables=2, seats=2, seed=5, others=("greedy",))
        for actions in at_random(tables, 5):
            _, ends = tables.step(actions)
            if ends.any():
                break
        assert tables.wins[ends].sum(axis=1) == pytest.approx(1)
