"""Every decision of Yokohama. Verbs whose number of choices depends on the box come last."""

from typing import Final, final

from mypy_extensions import i64

from ...kernel.moves import Catalogue, Verb
from .box.components import YokohamaComponents
from .constants import AREAS, COUNTRIES, GOODS, KIND_NAMES, KINDS, PIECE_NAMES, PIECES, SHOP_SPACES, STACKS, YEN

# The first number of each verb; what it is about follows in the order of the box.
END: Final = 0
STOP: Final = END + 1
SPIN: Final = STOP + 1
STUDY: Final = SPIN + 1
AGENT: Final = STUDY + 1
FREE_AGENT: Final = AGENT + COUNTRIES
SEND: Final = FREE_AGENT + 1
ACHIEVE: Final = SEND + AREAS
PLACE: Final = ACHIEVE + STACKS
PAIR: Final = PLACE + AREAS
GO: Final = PAIR + AREAS
RAIL: Final = GO + AREAS
RIDE: Final = RAIL + 1
BACK: Final = RIDE + AREAS
RECALL: Final = BACK + 1
BUY: Final = RECALL + AREAS
SELL: Final = BUY + YEN
PAY: Final = SELL + GOODS
LIFT: Final = PAY + KINDS
LIFT_FROM_HAND: Final = LIFT + AREAS
TO: Final = LIFT_FROM_HAND + 1
HIRE: Final = TO + AREAS
CLAIM: Final = HIRE + PIECES
SHOP: Final = CLAIM + 1
HOUSE: Final = SHOP + SHOP_SPACES
LEAVE: Final = HOUSE + 1
GAIN: Final = LEAVE + 1
STATION: Final = GAIN + GOODS
FIXED: Final = STATION + AREAS
"""From here on numbers depend on the box."""


@final
class Numbers:
    """The first numbers of the verbs that depend on the box."""

    def __init__(self, box: YokohamaComponents) -> None:
        self.worship: i64 = FIXED
        self.declare: i64 = self.worship + len(box.faith)
        self.acquire: i64 = self.declare + len(box.duty)
        self.keep: i64 = self.acquire + len(box.cards)
        self.fulfil: i64 = self.keep + box.orders
        self.take: i64 = self.fulfil + box.orders
        self.reward: i64 = self.take + box.orders

    def starts(self) -> dict[str, int]:
        """The same numbers by the words of the moves."""
        return {
            "church": self.worship,
            "customs": self.declare,
            "acquire": self.acquire,
            "keep": self.keep,
            "fulfil": self.fulfil,
            "take": self.take,
            "reward": self.reward,
        }


STARTS: Final = {
    "end": END, "stop": STOP, "spin": SPIN, "study": STUDY, "agent": AGENT, "agent free": FREE_AGENT, "send": SEND,
    "achieve": ACHIEVE, "place": PLACE, "pair": PAIR, "go": GO, "rail": RAIL, "ride": RIDE, "back": BACK,
    "recall": RECALL, "buy": BUY, "sell": SELL, "pay": PAY, "lift": LIFT, "lift hand": LIFT_FROM_HAND, "to": TO,
    "hire": HIRE, "claim": CLAIM, "shop": SHOP, "house": HOUSE, "leave": LEAVE, "gain": GAIN, "station": STATION,
}  # fmt: skip
"""The same numbers by the words of the moves: the catalogue checks them."""
KEYS: Final = {
    "end": "0", "stop": "0", "spin": "z", "study": "q", "agent": "g", "send": "", "achieve": "a", "place": "",
    "pair": "d", "go": "", "rail": "r", "ride": "i", "back": "k", "recall": "", "buy": "", "sell": "x", "pay": "",
    "lift": "", "to": "", "hire": "", "claim": "m", "shop": "", "house": "h", "leave": "v", "gain": "", "station": "",
    "church": "", "customs": "", "acquire": "", "keep": "", "fulfil": "", "take": "", "reward": "",
}  # fmt: skip
"""What the verbs are typed as: areas by two letters, orders and spaces by their numbers, and 0 is to go on or stop."""


def catalogue(box: YokohamaComponents) -> Catalogue:
    orders = range(1, box.orders + 1)
    return Catalogue(
        [
            Verb("end"),
            Verb("stop"),
            Verb("spin"),
            Verb("study"),
            Verb("agent", agent=[*box.countries, "free"]),
            Verb("send", area=box.areas),
            Verb("achieve", stack=["A", "B", "C"]),
            Verb("place", area=box.areas),
            Verb("pair", area=box.areas),
            Verb("go", area=box.areas),
            Verb("rail"),
            Verb("ride", area=box.areas),
            Verb("back"),
            Verb("recall", area=box.areas),
            Verb("buy", good=KIND_NAMES[:YEN]),
            Verb("sell", good=KIND_NAMES[:GOODS]),
            Verb("pay", kind=KIND_NAMES),
            Verb("lift", place=[*box.areas, "hand"]),
            Verb("to", area=box.areas),
            Verb("hire", piece=PIECE_NAMES),
            Verb("claim"),
            Verb("shop", space=range(1, SHOP_SPACES + 1)),
            Verb("house"),
            Verb("leave"),
            Verb("gain", good=KIND_NAMES[:GOODS]),
            Verb("station", area=box.areas),
            Verb("church", space=range(1, len(box.faith) + 1)),
            Verb("customs", space=range(1, len(box.duty) + 1)),
            Verb("acquire", card=box.cards),
            Verb("keep", order=orders),
            Verb("fulfil", order=orders),
            Verb("take", order=orders),
            Verb("reward", token=box.reward_ids),
        ],
        KEYS,
        {**STARTS, **Numbers(box).starts()},
        decline=["end", "stop", "back", "recall", "leave"],
    )
