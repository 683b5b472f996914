"""7.10, 15, 18. Rewards: taken in the order the player likes, track spaces and posts one at a time, all or in part."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOBODY
from ....kernel.position import Step
from ..constants import COLUMNS, COMPANIES, DIAMONDS, MOST_SEATS, POINTS, POSTS, POUNDS, REWARD_NAMES, TRACK
from ..moves import COLLECT, REMOVE, RETURN, STEP, STOP
from ..position import Mombasa
from .books import Gift

BATCH: Final = 5
"""A batch of rewards: how many pounds, diamonds, track spaces, points, posts to remove."""


@final
class Collect(Step[Mombasa]):
    """MOM-18.2  Rewards of one batch, in the order the player likes; those of one kind are taken together (MOM-R36)."""

    def __init__(self, seat: i64, company: i64, batch: list[i64]) -> None:
        super().__init__(seat)
        self.company: i64 = company
        """On whose track the spaces are, or NOTHING."""
        self.batch = batch

    def public(self) -> bool:
        return True

    def moves(self, mombasa: Mombasa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        for kind in range(BATCH):
            if self.batch[kind] > 0:
                moves.append(COLLECT + kind)
        return moves

    def play(self, mombasa: Mombasa, seat: i64, move: i64) -> None:
        kind = move - COLLECT
        rest = self.batch[:]
        rest[kind] = 0
        collect(mombasa, seat, self.company, rest)
        take_reward(mombasa, seat, self.company, kind, self.batch[kind])

    def prompt(self, mombasa: Mombasa, seat: i64) -> Prompt:
        rewards: dict[str, object] = {}
        for kind in range(BATCH):
            if self.batch[kind] > 0:
                rewards[REWARD_NAMES[kind]] = self.batch[kind]
        return Prompt("collect", "MOM-18.2", {"rewards": rewards})


def collect(mombasa: Mombasa, seat: i64, company: i64, batch: list[i64]) -> None:
    """Ask for the order of a batch of rewards, if there are any."""
    for kind in range(BATCH):
        if batch[kind] > 0:
            mombasa.ask(Collect(seat, company, batch))
            return


def take_reward(mombasa: Mombasa, seat: i64, company: i64, kind: i64, amount: i64) -> None:
    """MOM-7.7, MOM-9.7  Pounds and diamond spaces at once; the others ask how."""
    if kind == POUNDS:
        mombasa.gain(seat, amount, "reward")
    elif kind == DIAMONDS:
        mombasa.move_diamond(seat, amount)
    elif kind == TRACK:
        mombasa.ask(Advance(seat, company, amount))
    elif kind == POINTS:
        mombasa.ask(Gift(seat, amount))
    elif kind == POSTS:
        mombasa.ask(RemovePosts(seat, amount))


@final
class Advance(Step[Mombasa]):
    """MOM-15.1, MOM-15.2, MOM-19.12  Spaces on one company's track: take each, or lose the rest; at a call pay or stop.

    MOM-18.1, MOM-D10  Any reward may be taken only in part.
    """

    def __init__(self, seat: i64, company: i64, left: i64) -> None:
        super().__init__(seat)
        self.company: i64 = company
        self.left: i64 = left

    def public(self) -> bool:
        return True

    def moves(self, mombasa: Mombasa, seat: i64) -> list[i64]:
        if mombasa.can_step(seat, self.company):
            return [STEP + self.company, STOP]
        return [STOP]

    def play(self, mombasa: Mombasa, seat: i64, move: i64) -> None:
        if move == STOP:
            return
        mombasa.step(seat, self.company)
        if self.left > 1:
            mombasa.ask(Advance(seat, self.company, self.left - 1))

    def prompt(self, mombasa: Mombasa, seat: i64) -> Prompt:
        player = mombasa.players[seat]
        call: i64 = mombasa.track_of(self.company).call[player.spaces[self.company]]
        values: dict[str, object] = {"company": mombasa.box.companies[self.company], "left": self.left, "call": call}
        return Prompt("call" if call else "advance", "MOM-15.2" if call else "MOM-15.1", values)


@final
class RemovePosts(Step[Mombasa]):
    """MOM-7.10, MOM-19.13, MOM-R23  The topmost post of any column of any headquarters leaves the game; one by one."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def public(self) -> bool:
        return True

    def moves(self, mombasa: Mombasa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        for column in range(COMPANIES * COLUMNS):
            if mombasa.columns[column] > 0:
                moves.append(REMOVE + column)
        moves.append(STOP)
        return moves

    def play(self, mombasa: Mombasa, seat: i64, move: i64) -> None:
        if move == STOP:
            return
        column = move - REMOVE
        company = column // COLUMNS
        mombasa.take_post(column)
        mombasa.removed[company] += 1
        if mombasa.telling:
            values: dict[str, object] = {"company": mombasa.box.companies[company], "column": column % COLUMNS + 1}
            mombasa.tell(Event("remove", seat, values))
        if self.left > 1:
            mombasa.ask(RemovePosts(seat, self.left - 1))

    def prompt(self, mombasa: Mombasa, seat: i64) -> Prompt:
        return Prompt("remove", "MOM-7.10", {"left": self.left})


@final
class ReturnPosts(Step[Mombasa]):
    """MOM-7.7, MOM-7.8  Ousted posts go back: the acting player chooses their order and the column of each."""

    def public(self) -> bool:
        return True

    def moves(self, mombasa: Mombasa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        for column in range(COMPANIES * COLUMNS):
            if mombasa.ousted[column // COLUMNS] > 0 and mombasa.room(column):
                moves.append(RETURN + column)
        return moves

    def play(self, mombasa: Mombasa, seat: i64, move: i64) -> None:
        column = move - RETURN
        company = column // COLUMNS
        mombasa.columns[column] += 1
        mombasa.ousted[company] -= 1
        if mombasa.telling:
            values: dict[str, object] = {"company": mombasa.box.companies[company], "column": column % COLUMNS + 1}
            mombasa.tell(Event("return", seat, values))
        return_posts(mombasa, seat)

    def prompt(self, mombasa: Mombasa, seat: i64) -> Prompt:
        names: list[object] = []
        for company in range(COMPANIES):
            if mombasa.ousted[company] > 0:
                names.append(mombasa.box.companies[company])
        return Prompt("return", "MOM-7.8", {"companies": names})


RETURN_POSTS = [ReturnPosts(seat) for seat in range(MOST_SEATS)]


def return_posts(mombasa: Mombasa, seat: i64) -> None:
    """MOM-7.8  Ask where ousted posts go; one for which no column has a permitted space leaves the game."""
    waiting = False
    for company in range(COMPANIES):
        if mombasa.ousted[company] == 0:
            continue
        room = False
        for column in range(company * COLUMNS, company * COLUMNS + COLUMNS):
            room = room or mombasa.room(column)
        if room:
            waiting = True
            continue
        for _ in range(mombasa.ousted[company]):
            mombasa.removed[company] += 1
            if mombasa.telling:
                mombasa.tell(Event("lost_post", NOBODY, {"company": mombasa.box.companies[company]}))
        mombasa.ousted[company] = 0
    if waiting:
        mombasa.ask(RETURN_POSTS[seat])
