"""Everything that happens and is asked in Mombasa, with its values, in the order of the rules."""

from typing import Final

from ...kernel.declared import AMOUNTS, NUMBER, NUMBERS, SEATS, Asked, Told, Value

BOOK: Final = NUMBER
"""Its number among all books of the box, those of the start tiles last."""
CARD: Final = Value("card")
"""For actions of bookkeepers and merchants also a bonus tile, by its space."""
CARDS: Final = Value("card", many=True)
COMPANY: Final = Value("company")
SLOT: Final = Value("slot")
START_TILE: Final = Value("start tile")
WHY: Final = Value(
    "reason",
    among=(
        *("merchant", "turned_book", "reward", "bonus_space", "card", "discard", "points", "coin"),
        *("capital_call", "special_field", "special_field_again", "diamond_track"),
    ),
)
"""What pounds are taken or paid for."""

EVENTS: Final = {
    # 2. Set-up, 3. rounds, 4. planning
    "start": Told({"tracks": Value("track", many=True)}),
    "tiles": Told({"count": NUMBER}, {"tiles": Value("start tile", many=True)}),
    "keep": Told({}, {"tile": START_TILE}),
    "start_tile": Told({"tile": START_TILE, "book": BOOK}),
    "rest": Told({"card": CARD, "slot": SLOT}),
    "round": Told({"round": NUMBER}),
    "lay": Told({"slot": SLOT}, {"card": CARD}),
    "clear": Told({"slot": SLOT}),
    "ready": Told({}),
    "reveal": Told({"cards": CARDS}),
    # 6. Goods
    "use": Told({"card": CARD, "amount": NUMBER}),
    "buy": Told({"card": CARD, "price": NUMBER, "paid_in": Value("payment")}),
    # 7. Expansion
    "expand": Told({"company": COMPANY, "points": NUMBER}),
    "no_expansion": Told({"points": NUMBER}),
    "enter": Told(
        {
            "company": COMPANY,
            "region": Value("region"),
            "column": NUMBER,
            "ousted": Value("company", optional=True),
            "value": NUMBER,
        }
    ),
    "return": Told({"company": COMPANY, "column": NUMBER}),
    "remove": Told({"company": COMPANY, "column": NUMBER}),
    "lost_post": Told({"company": COMPANY}, seat=False),
    # 8. Books, 9. bookkeepers, 10. merchants
    "book": Told({"row": NUMBER, "column": NUMBER, "book": BOOK}),
    "place": Told({"book": BOOK, "space": NUMBER}),
    "no_room": Told({"book": BOOK}),
    "refill": Told({"row": NUMBER, "column": NUMBER, "letter": Value("letter"), "book": BOOK}, seat=False),
    "bookkeeper": Told({"card": CARD, "points": NUMBER}),
    "flip": Told({"space": NUMBER, "book": BOOK}),
    "ink": Told({"space": NUMBER}),
    "merchant": Told({"card": CARD}),
    "diamond": Told({"spaces": NUMBER, "space": NUMBER}),
    # 11. Bonus markers, 12. bonus tiles, 13. ending, 14. preparation
    "mark": Told({"space": Value("bonus space")}),
    "first_player": Told({}),
    "discard": Told({"card": CARD}),
    "boost": Told({"card": CARD, "slot": SLOT}),
    "tile": Told({"tile": Value("bonus tile")}),
    "end_phase": Told({"cards": CARDS}),
    "coins": Told({"coins": NUMBER, "column": NUMBER}, seat=False),
    "display": Told({"gone": CARDS, "new": CARDS}, seat=False),
    # 15. Tracks
    "step": Told({"company": COMPANY, "space": NUMBER, "shares": NUMBER}),
    "privilege": Told({"track": Value("track"), "level": NUMBER, "company": COMPANY}),
    # Money
    "gain": Told({"pounds": NUMBER, "why": WHY}),
    "pay": Told({"pounds": NUMBER, "why": WHY}),
    # 17. The end
    "end": Told({"points": NUMBERS, "winners": SEATS}, seat=False),
}

PROMPTS: Final = {
    "keep": Asked({"offered": Value("start tile", many=True)}),
    "rest": Asked({"card": CARD}),
    "plan": Asked({"round": NUMBER, "laid": NUMBER, "slots": NUMBER}),
    "turn": Asked({"round": NUMBER, "pounds": NUMBER}),
    "goods": Asked({"amount": NUMBER}),
    "mixed_goods": Asked({"amount": NUMBER}),
    "invest": Asked({"left": NUMBER}),
    "expand": Asked({"company": COMPANY, "points": NUMBER}),
    "post": Asked({"company": COMPANY, "region": Value("region")}),
    "return": Asked({"companies": Value("company", many=True)}),
    "remove": Asked({"left": NUMBER}),
    "collect": Asked({"rewards": AMOUNTS}),
    "advance": Asked({"company": COMPANY, "left": NUMBER, "call": NUMBER}),
    "call": Asked({"company": COMPANY, "left": NUMBER, "call": NUMBER}),
    "points": Asked({"left": NUMBER}),
    "place": Asked({"book": BOOK}),
    "books": Asked({"points": NUMBER, "space": NUMBER}),
    "ink": Asked({"points": NUMBER, "space": NUMBER}),
    "buy": Asked({"pounds": NUMBER, "diamonds": NUMBER}),
    "buy_and_move": Asked({"pounds": NUMBER, "diamonds": NUMBER}),
    "move_diamond": Asked({"pounds": NUMBER, "diamonds": NUMBER}),
    "discard": Asked({"bonus": NUMBER, "kind": Value("kind")}),
    "discard_kind": Asked({"bonus": NUMBER, "kind": Value("kind")}),
    "tier": Asked({"kind": Value("kind"), "total": NUMBER, "steps": Value("step", many=True)}),
    "option": Asked({"options": Value("option", many=True)}),
    "spread": Asked({"spaces": NUMBER, "tracks": NUMBER}),
}
