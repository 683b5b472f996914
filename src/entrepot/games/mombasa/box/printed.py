"""What is printed on the components of Mombasa."""

from typing import Final

from ....kernel.printed import Among, Printed
from ..constants import COMPANY_IDS
from .facts import MombasaBox
from .reading import REQUIREMENTS

BOOK_REWARDS: Final = ("pounds", "diamonds", "points", "remove_post", "cotton_less")
EXTRAS: Final = ("pounds", "diamonds", "points", "remove_post")

PRINTED: Final = Printed(
    MombasaBox,
    parts={
        "cards": {"card": ("kind", "value?", "crate", "share?", "company?", "starting?", "seat?", "deck?")},
        "display": {"card_display": ("left", "middle", "right")},
        "tracks": {
            "track": ("length", "shares", "capital_calls", "special_fields"),
            "privilege": ("cost", "second_cost_alternative"),
        },
        "books": {"book": ("letter", "requirements", "reward", "count"), "book_display": ("letters",)},
        "start": {"start_tile": ("bonus", "requirements", "reward", "resting"), "draft": ("first_game",)},
        "bonus": {"majority_step": ("least", "spaces", "extra"), "bonus_tile": ("cost",)},
        "player": {
            "diamond_track": ("length", "values", "slot_at"),
            "book_track": ("length", "values", "slot_at", "slot_at_alternative", "no_a"),
        },
        "map": {"hq": ("coins",), "region": ("reward", "amount", "mines"), "border": ("kind",)},
    },
    ours=(
        *("players.colours", "card.name", "track.name", "start_tile.name", "majority_step.kind", "company.*", "map.*"),
        *("region.id", "region.name", "region.label", "region.radius", "region.name_at", "region.post_at"),
        *("region.reward_at", "region.polygon", "region.hole", "border.a", "border.b", "border.points", "coast.*"),
    ),
    among={
        "card.kind": Among("kind", ""),
        "card.share": Among("printed", COMPANY_IDS),
        "card.company": Among("printed", COMPANY_IDS),
        "card.deck": Among("printed", "stack.bottom_to_top"),
        "book.letter": Among("printed", ""),
        "book.requirements": Among("printed", REQUIREMENTS),
        "book.reward": Among("printed", BOOK_REWARDS),
        "book_display.letters": Among("printed", ""),
        "start_tile.bonus": Among("printed", (*COMPANY_IDS, "diamond")),
        "start_tile.requirements": Among("printed", REQUIREMENTS),
        "start_tile.reward": Among("printed", BOOK_REWARDS),
        "start_tile.resting": Among("card", "card.name"),
        "draft.first_game": Among("tile", "start_tile.name"),
        "majority_step.extra": Among("printed", EXTRAS),
        "region.reward": Among("printed", ""),
        "border.kind": Among("printed", ""),
    },
    rules={
        "card.kind": "MOM-1.5",
        "card.value": "MOM-1.5",
        "card.crate": "MOM-1.5",
        "card.starting": "MOM-2.10",
        "card.seat": "MOM-2.12",
        "card.deck": "MOM-2.4",
        "track.shares": "MOM-1.2",
        "track.capital_calls": "MOM-15.2",
        "track.special_fields": "MOM-15.3",
        "book.count": "MOM-2.8",
        "book_track.no_a": "MOM-8.5",
        "book_track.slot_at": "MOM-16.2",
        "diamond_track.slot_at": "MOM-16.1",
        "book_display.letters": "MOM-2.8",
        "start_tile.bonus": "MOM-2.14",
        "start_tile.resting": "MOM-2.14",
        "majority_step.least": "MOM-11.7",
        "bonus_tile.cost": "MOM-R26",
        "hq.coins": "MOM-7.8",
        "region.reward": "MOM-7.6",
        "border.kind": "MOM-7.2",
    },
)
