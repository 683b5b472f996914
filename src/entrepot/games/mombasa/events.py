"""Everything that happens and is asked in Mombasa, with its values, in the order of the rules."""

from typing import Final

from ...kernel.declared import NUMBER, NUMBERS, PHRASE, PHRASES, SEATS, Asked, Told, Value

CARD: Final = Value("card")
CARDS: Final = Value("card", many=True)
COMPANY: Final = Value("company")
SLOT: Final = Value("slot")
START_TILE: Final = Value("start tile")

EVENTS: Final = {
    # 2. Set-up, 3. rounds, 4. planning
    "start": Told({"tracks": Value("track", many=True)}),
    "tiles": Told({"count": NUMBER}, {"tiles": Value("start tile", many=True)}),
    "keep": Told({}, {"tile": START_TILE}),
    "start_tile": Told({"tile": START_TILE, "book": PHRASE}),
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
    "book": Told({"row": NUMBER, "column": NUMBER, "book": PHRASE}),
    "place": Told({"book": PHRASE, "space": NUMBER}),
    "no_room": Told({"book": PHRASE}),
    "refill": Told({"row": NUMBER, "column": NUMBER, "letter": Value("letter"), "book": PHRASE}, seat=False),
    "bookkeeper": Told({"card": PHRASE, "points": NUMBER}),
    "flip": Told({"space": NUMBER, "book": PHRASE}),
    "ink": Told({"space": NUMBER}),
    "merchant": Told({"card": PHRASE}),
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
    "gain": Told({"pounds": NUMBER, "why": PHRASE}),
    "pay": Told({"pounds": NUMBER, "why": PHRASE}),
    # 17. The end
    "end": Told({"points": NUMBERS, "winners": SEATS}, seat=False),
}

PROMPTS: Final = {
    "keep": Asked({"tiles": PHRASES}),
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
    "collect": Asked({"rewards": PHRASES}),
    "advance": Asked({"company": COMPANY, "left": NUMBER, "call": NUMBER}),
    "call": Asked({"company": COMPANY, "left": NUMBER, "call": NUMBER}),
    "points": Asked({"left": NUMBER}),
    "place": Asked({"book": PHRASE}),
    "books": Asked({"points": NUMBER, "space": NUMBER}),
    "ink": Asked({"points": NUMBER, "space": NUMBER}),
    "buy": Asked({"pounds": NUMBER, "diamonds": NUMBER}),
    "buy_and_move": Asked({"pounds": NUMBER, "diamonds": NUMBER}),
    "move_diamond": Asked({"pounds": NUMBER, "diamonds": NUMBER}),
    "discard": Asked({"bonus": NUMBER, "kind": Value("kind")}),
    "discard_kind": Asked({"bonus": NUMBER, "kind": Value("kind")}),
    "tier": Asked({"kind": Value("kind"), "total": NUMBER, "steps": PHRASES}),
    "option": Asked({"options": PHRASES}),
    "spread": Asked({"spaces": NUMBER, "tracks": NUMBER}),
}
