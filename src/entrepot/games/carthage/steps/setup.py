"""2. Setup."""

from typing import final

from mypy_extensions import i64

from ....kernel.dice import Dice
from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOBODY
from ....kernel.position import Step
from ..box.components import CarthageComponents
from ..constants import COLOURS, KINDS
from ..moves import TOKEN
from ..player import Player
from ..position import Carthage, Row
from .turn import TURNS


def setup(box: CarthageComponents, seats: i64, dice: Dice) -> Carthage:
    """CAR-2.1, CAR-2.2, CAR-R1  Ships in Alexandria, cards shuffled, five in the market and three in the farm."""
    players = [Player([0] * KINDS, [0] * KINDS, [0] * KINDS, [0] * COLOURS, [], 0) for _ in range(seats)]
    carthage = Carthage(box, players, Row([], []), Row([], []), dice)
    carthage.telling = True
    carthage.ships = [0] * COLOURS
    for kind in range(KINDS):
        carthage.pile += [kind] * box.count[kind]
    dice.shuffle(carthage.pile)
    market = carthage.draw_to(carthage.market, box.market_start)
    farm = carthage.draw_to(carthage.farm, box.farm_start)
    carthage.tell(Event("deal", NOBODY, {"market": box.names(market), "farm": box.names(farm)}))
    for seat in range(seats):
        draw_opening_hand(carthage, seat)
    start = start_player(carthage)
    carthage.tell(Event("start", start, {}))
    carthage.ask(TURNS[start])
    for turn in range(seats):
        carthage.ask(ChooseToken((start + seats - 1 - turn) % seats))
    return carthage


def draw_opening_hand(carthage: Carthage, seat: i64) -> None:
    """CAR-2.3  Draw openly, card by card, until they sum to 8 or more."""
    drawn: list[i64] = []
    while carthage.hand_value(seat) < carthage.box.opening_sum:
        kind = carthage.draw()
        carthage.players[seat].hand[kind] += 1
        drawn.append(kind)
    carthage.tell(Event("hand", seat, {"cards": carthage.box.names(drawn)}))


def start_player(carthage: Carthage) -> i64:
    """CAR-2.4, CAR-R9  The smallest sum starts; tie: fewer cards; still tied: by lot."""
    hands = [(carthage.hand_value(seat), carthage.hand_size(seat)) for seat in range(carthage.seats)]
    least = min(hands)
    tied = [seat for seat in range(carthage.seats) if hands[seat] == least]
    if len(tied) == 1:
        return tied[0]
    return tied[carthage.dice.below(len(tied))]


@final
class ChooseToken(Step[Carthage]):
    """CAR-2.5  Everyone takes one achievement token of a colour of choice."""

    def moves(self, carthage: Carthage, seat: i64) -> list[i64]:
        return [TOKEN + colour for colour in range(COLOURS)]

    def play(self, carthage: Carthage, seat: i64, move: i64) -> None:
        carthage.gain_token(seat, move - TOKEN)

    def prompt(self, carthage: Carthage, seat: i64) -> Prompt:
        return Prompt("token", "CAR-2.5")
