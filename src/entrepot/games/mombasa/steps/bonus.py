"""11. Action 5: place a bonus marker on a space of the board or of a C or D track, and take its reward."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOBODY, NOTHING
from ....kernel.position import Step
from ..box.pieces import Tier
from ..constants import (
    ANY_CARD,
    BUY_SPACE,
    CARD_PLACES,
    COMPANIES,
    D1_SPACE,
    D2,
    DIAMONDS,
    DISCARD_SPACE,
    FIRST_PLAYER_SPACE,
    FIRST_SPACE_TRACK,
    KINDS,
    MAJORITY_SPACE,
    POINTS,
    SHARE,
    SPACE_NAMES,
    TILE_SPACE,
    TRACK,
    TRACK_SPACE,
)
from ..moves import BUY, CHOOSE, COLLECT, DISCARD, MARK, STEP, STOP
from ..names import option_id, step_id
from ..position import Mombasa
from .books import Gift
from .goods import buy_card
from .rewards import BATCH, collect
from .wording import any_of

UNOPENED: Final = -1


def marker_moves(mombasa: Mombasa, seat: i64, moves: list[i64]) -> None:
    """MOM-11.1, MOM-11.2  Vacant bonus spaces whose requirement is met and whose cost can be paid."""
    if mombasa.players[seat].markers == 0:
        return
    for space in range(TRACK_SPACE):
        if may_mark(mombasa, seat, space):
            moves.append(MARK + space)
    for company in range(COMPANIES):
        track = mombasa.tracks[company]
        level = mombasa.players[seat].levels[company]
        if track < FIRST_SPACE_TRACK or level == 0:
            continue
        first = TRACK_SPACE + (track - FIRST_SPACE_TRACK) * 2
        if mombasa.marker_on[first] == seat or mombasa.marker_on[first + 1] == seat:
            continue  # MOM-15.6, MOM-R8: only one of the two in a round
        for space in range(first, first + level):
            if may_mark(mombasa, seat, space):
                moves.append(MARK + space)


def may_mark(mombasa: Mombasa, seat: i64, space: i64) -> bool:
    """MOM-11.1, MOM-15.10  Vacant, its cost can be paid, and its requirement is met."""
    player = mombasa.players[seat]
    if mombasa.marker_on[space] != NOBODY or mombasa.space_cost[space] > player.pounds:
        return False
    if space == FIRST_PLAYER_SPACE:  # MOM-11.3, MOM-R13
        return player.turns > 1 or seat != mombasa.starter
    if MAJORITY_SPACE <= space < TILE_SPACE:
        return has_majority(mombasa, seat, space - MAJORITY_SPACE)
    if space == DISCARD_SPACE or D1_SPACE <= space <= D1_SPACE + 1:
        return can_discard(mombasa, seat, mombasa.box.discard_kind[space])
    return True


def has_majority(mombasa: Mombasa, seat: i64, kind: i64) -> bool:
    """MOM-11.6, MOM-R5, MOM-D16  No other face-up total is higher now, and the own one reaches the lowest step."""
    own = mombasa.total(seat, kind)
    if own < mombasa.box.tiers[kind][0].least:
        return False
    for other in range(mombasa.seats):
        if other != seat and mombasa.total(other, kind) > own:
            return False
    return True


def can_discard(mombasa: Mombasa, seat: i64, kind: i64) -> bool:
    """MOM-11.5, MOM-15.9, MOM-R37  Whether the hand holds a card that may be discarded there."""
    for face in mombasa.players[seat].hand:
        if may_discard(mombasa, face, kind):
            return True
    return False


def may_discard(mombasa: Mombasa, face: i64, kind: i64) -> bool:
    """MOM-11.5, MOM-15.9  A card of that kind, or any; but a single share stays in hand until the final scoring."""
    own = mombasa.box.cards[face].kind
    return own != SHARE and (kind == ANY_CARD or own == kind)


def place_marker(mombasa: Mombasa, seat: i64, space: i64) -> None:
    """MOM-11.1, MOM-18.4, MOM-R24, MOM-19.10  Place the marker and pay the cost; then the reward follows.

    MOM-11.8  A bonus tile comes in the preparation only.
    """
    mombasa.players[seat].markers -= 1
    mombasa.marker_on[space] = seat
    if mombasa.telling:
        mombasa.tell(Event("mark", seat, {"space": SPACE_NAMES[space]}))
    mombasa.pay(seat, mombasa.space_cost[space], "bonus_space")
    if space == FIRST_PLAYER_SPACE:
        take_first_player(mombasa, seat)
    elif space == BUY_SPACE:
        mombasa.ask(BuyForPounds(seat, space, True, 0))
    elif space == DISCARD_SPACE:
        mombasa.ask(DiscardCard(seat, space))
    elif space < TILE_SPACE:
        mombasa.ask(ChooseTier(seat, space - MAJORITY_SPACE))
    elif space >= TRACK_SPACE:
        use_track_space(mombasa, seat, space)


def take_first_player(mombasa: Mombasa, seat: i64) -> None:
    """MOM-11.3  Take the first-player marker now, for the next round's order, and a point."""
    mombasa.first_player = seat
    if mombasa.telling:
        mombasa.tell(Event("first_player", seat, {}))
    mombasa.ask(Gift(seat, mombasa.box.first_player_points))


def use_track_space(mombasa: Mombasa, seat: i64, space: i64) -> None:
    """MOM-15.9  The additional bonus spaces of the C and D tracks."""
    track = FIRST_SPACE_TRACK + (space - TRACK_SPACE) // 2
    second = (space - TRACK_SPACE) % 2
    box = mombasa.box
    if track == D2:
        left: list[i64] = [UNOPENED] * COMPANIES
        left[mombasa.tracks.index(D2)] = 0
        mombasa.ask(Spread(seat, spread_of(mombasa, second), box.spread_tracks[second], left))
    elif track == D2 - 1:
        mombasa.ask(DiscardCard(seat, space))
    elif track == D2 - 2:
        mombasa.ask(BuyForPounds(seat, space, True, box.space_diamonds[space]))
    else:
        mombasa.ask(ChooseOption(seat, second))


def spread_of(mombasa: Mombasa, second: i64) -> i64:
    """MOM-15.9, MOM-D2  How many spaces on each track a space of D2 gives; an option has more for the second."""
    return mombasa.second_spread if second == 1 else mombasa.box.spread_spaces[0]


@final
class BuyForPounds(Step[Mombasa]):
    """MOM-11.4, MOM-15.9, MOM-D5  Buy a display card for pounds or not (MOM-R15).

    On C2 also move the diamond, in any order (MOM-D17).
    """

    def __init__(self, seat: i64, space: i64, may_buy: bool, diamonds: i64) -> None:
        super().__init__(seat)
        self.space: i64 = space
        self.may_buy = may_buy
        self.diamonds: i64 = diamonds

    def public(self) -> bool:
        return True

    def price(self, mombasa: Mombasa, place: i64) -> i64:
        """MOM-15.11  A discount can lower a price to 0, never below; goods discounts do not apply."""
        return max(mombasa.price(place) + mombasa.box.price_change[self.space], 0)

    def moves(self, mombasa: Mombasa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        if self.may_buy:
            pounds = mombasa.players[seat].pounds
            for place in range(CARD_PLACES):
                if mombasa.display[place] != NOTHING and self.price(mombasa, place) <= pounds:
                    moves.append(BUY + place)
        if self.diamonds > 0:
            moves.append(COLLECT + DIAMONDS)
        moves.append(STOP)
        return moves

    def play(self, mombasa: Mombasa, seat: i64, move: i64) -> None:
        if move == STOP:
            return
        if move == COLLECT + DIAMONDS:
            mombasa.move_diamond(seat, self.diamonds)
            if self.may_buy:
                mombasa.ask(BuyForPounds(seat, self.space, True, 0))
            return
        price = self.price(mombasa, move - BUY)
        mombasa.pay(seat, price, "card")
        buy_card(mombasa, seat, move - BUY, price, "pounds")
        if self.diamonds > 0:
            mombasa.ask(BuyForPounds(seat, self.space, False, self.diamonds))

    def prompt(self, mombasa: Mombasa, seat: i64) -> Prompt:
        values: dict[str, object] = {"pounds": mombasa.players[seat].pounds, "diamonds": self.diamonds}
        if self.space == BUY_SPACE:
            return Prompt("buy", "MOM-11.4", values)
        if self.diamonds == 0:
            return Prompt("buy", "MOM-15.9", values)
        buys = any_of(self.moves(mombasa, seat), BUY, STEP)
        return Prompt("buy_and_move" if buys else "move_diamond", "MOM-15.9", values)


@final
class DiscardCard(Step[Mombasa]):
    """MOM-11.5  A card from the hand leaves the game face up for its crate and the bonus of the space."""

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space: i64 = space

    def moves(self, mombasa: Mombasa, seat: i64) -> list[i64]:
        kind = mombasa.box.discard_kind[self.space]
        moves: list[i64] = []
        seen: i64 = 0
        for face in mombasa.players[seat].hand:
            if not seen >> face & 1 and may_discard(mombasa, face, kind):
                seen |= bit(face)
                moves.append(DISCARD + face)
        return moves

    def play(self, mombasa: Mombasa, seat: i64, move: i64) -> None:
        face = move - DISCARD
        mombasa.players[seat].hand.remove(face)
        mombasa.discards.append(face)
        if mombasa.telling:
            mombasa.tell(Event("discard", seat, {"card": mombasa.box.card_names[face]}))
        mombasa.gain(seat, mombasa.box.cards[face].crate + mombasa.box.discard_bonus[self.space], "discard")

    def prompt(self, mombasa: Mombasa, seat: i64) -> Prompt:
        bonus: i64 = mombasa.box.discard_bonus[self.space]
        kind = mombasa.box.discard_kind[self.space]
        values: dict[str, object] = {"bonus": bonus, "kind": "" if kind == ANY_CARD else KINDS[kind]}
        if self.space == DISCARD_SPACE:
            return Prompt("discard", "MOM-11.5", values)
        return Prompt("discard" if kind == ANY_CARD else "discard_kind", "MOM-15.9", values)


@final
class ChooseTier(Step[Mombasa]):
    """MOM-11.6  The reward of any one step not above the own total."""

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind

    def public(self) -> bool:
        return True

    def moves(self, mombasa: Mombasa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        for tier in range(reached_tiers(mombasa, seat, self.kind)):
            moves.append(CHOOSE + tier)
        return moves

    def play(self, mombasa: Mombasa, seat: i64, move: i64) -> None:
        batch = tier_batch(mombasa.box.tiers[self.kind][move - CHOOSE])
        collect(mombasa, seat, mombasa.box.majority_company[self.kind], batch)  # MOM-R18

    def prompt(self, mombasa: Mombasa, seat: i64) -> Prompt:
        total: i64 = mombasa.total(seat, self.kind)
        steps: list[object] = [step_id(self.kind, tier) for tier in mombasa.box.tiers[self.kind] if tier.least <= total]
        values: dict[str, object] = {"kind": KINDS[self.kind], "total": total}
        return Prompt("tier", "MOM-11.6", {**values, "steps": steps})


def tier_batch(tier: Tier) -> list[i64]:
    """MOM-11.6  All that a step of a majority space gives."""
    batch = tier.extra[:BATCH]
    batch[TRACK] = tier.spaces
    return batch


def reached_tiers(mombasa: Mombasa, seat: i64, kind: i64) -> i64:
    """MOM-11.6  How many steps of a majority space, the lowest first, are not above the own total."""
    total = mombasa.total(seat, kind)
    reached: i64 = 0
    for tier in mombasa.box.tiers[kind]:
        if tier.least <= total:
            reached += 1
    return reached


@final
class ChooseOption(Step[Mombasa]):
    """MOM-15.9  The spaces of C1: one of the options of points and diamonds."""

    def __init__(self, seat: i64, second: i64) -> None:
        super().__init__(seat)
        self.second: i64 = second

    def public(self) -> bool:
        return True

    def moves(self, mombasa: Mombasa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        for option in range(len(mombasa.box.options[self.second])):
            moves.append(CHOOSE + option)
        return moves

    def play(self, mombasa: Mombasa, seat: i64, move: i64) -> None:
        collect(mombasa, seat, NOTHING, option_batch(mombasa.box.options[self.second][move - CHOOSE]))

    def prompt(self, mombasa: Mombasa, seat: i64) -> Prompt:
        options: list[object] = []
        for number in range(len(mombasa.box.options[self.second])):
            options.append(option_id(self.second, number))
        return Prompt("option", "MOM-15.9", {"options": options})


def option_batch(option: list[i64]) -> list[i64]:
    """MOM-15.9  The points and diamonds of an option of C1."""
    batch: list[i64] = [0] * BATCH
    batch[POINTS] = option[0]
    batch[DIAMONDS] = option[1]
    return batch


@final
class Spread(Step[Mombasa]):
    """MOM-15.9, MOM-R43  The spaces of D2: so many on each of some different tracks other than D2, step by step."""

    def __init__(self, seat: i64, spaces: i64, tracks: i64, left: list[i64]) -> None:
        super().__init__(seat)
        self.spaces: i64 = spaces
        self.tracks: i64 = tracks
        """How many further tracks can be begun."""
        self.left = left
        """Spaces left on each track, or UNOPENED."""

    def public(self) -> bool:
        return True

    def moves(self, mombasa: Mombasa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        for company in range(COMPANIES):
            left = self.left[company]
            if (left > 0 or (left == UNOPENED and self.tracks > 0)) and mombasa.can_step(seat, company):
                moves.append(STEP + company)
        moves.append(STOP)
        return moves

    def play(self, mombasa: Mombasa, seat: i64, move: i64) -> None:
        if move == STOP:
            return
        company = move - STEP
        mombasa.step(seat, company)
        left = self.left[:]
        tracks = self.tracks
        if left[company] == UNOPENED:
            left[company] = self.spaces
            tracks -= 1
        left[company] -= 1
        mombasa.ask(Spread(seat, self.spaces, tracks, left))

    def prompt(self, mombasa: Mombasa, seat: i64) -> Prompt:
        return Prompt("spread", "MOM-15.9", {"spaces": self.spaces, "tracks": self.tracks})
