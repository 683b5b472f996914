"""Everything that happens and is asked in Goa, with its values, in the order of the rules."""

from typing import Final

from ...kernel.declared import NUMBER, NUMBERS, SEAT, SEATS, Asked, Told, Value

COLONY: Final = Value("colony")
COLUMN: Final = Value("column")
LOT: Final = Value("lot")
"""A tile, or `flag`."""
TILE: Final = Value("tile")
CARD: Final = Value("card")
CARDS: Final = Value("card", many=True)
PLACE: Final = Value("place")
SPICE: Final = Value("spice")
SQUARE: Final = Value("square")

EVENTS: Final = {
    # 2. Setup, 3. rounds
    "grid": Told({"phase": Value("phase"), "aside": Value("tile", many=True)}, seat=False),
    "omen": Told({"symbol": Value("symbol")}),
    "start": Told({"ducats": NUMBER, "others": NUMBER}),
    "round": Told({"round": Value("round")}),
    # 4. Markers, 5. auctions
    "flag": Told({"square": SQUARE}),
    "mark": Told({"marker": NUMBER, "square": SQUARE, "tile": TILE}),
    "bid": Told({"amount": NUMBER}),
    "pass": Told({}),
    "sold": Told({"tile": LOT, "price": NUMBER, "owner": SEAT}),
    "bought": Told({"tile": LOT, "price": NUMBER, "owner": SEAT}),
    "kept": Told({"tile": LOT, "price": NUMBER, "owner": SEAT}),
    # 7. to 13. Actions
    "pay_ships": Told({"number": NUMBER}),
    "progress": Told({"column": COLUMN, "row": NUMBER}),
    "first": Told({"column": COLUMN, "row": NUMBER}),
    "all_markers": Told({"row": NUMBER}),
    "harvest": Told({"number": NUMBER}),
    "expedition": Told({}),
    "name_colony": Told({"colony": COLONY, "need": NUMBER}),
    "turn_up": Told({"cards": CARDS, "numbers": NUMBERS, "sum": NUMBER}),
    "pay_colonists": Told({"number": NUMBER}),
    "found": Told({"colony": COLONY, "tile": Value("colony tile")}),
    "fail": Told({"colony": COLONY}),
    "extra": Told({}),
    # What changes hands
    "ships": Told({"number": NUMBER}),
    "colonists": Told({"number": NUMBER}),
    "ducats": Told({"number": NUMBER}),
    "extra_card": Told({"number": NUMBER}),
    "put": Told({"spice": SPICE, "place": PLACE}),
    "give": Told({"spice": SPICE, "place": PLACE}),
    # 14. Cards
    "draw": Told({"number": NUMBER}, {"cards": CARDS}),
    "reshuffle": Told({"cards": NUMBER}, seat=False),
    "play": Told({"card": CARD}),
    "throw": Told({"card": CARD}),
    "pay_bank": Told({"price": NUMBER}),
    # 15. Tiles, 18. tokens
    "receive": Told({"tile": TILE}),
    "keep_small": Told({"tile": TILE}),
    "remove": Told({"tile": TILE}),
    "use": Told({"tile": TILE}),
    "exchange": Told({"square": SQUARE}),
    "spy": Told({"other": SEAT}),
    "token": Told({"token": Value("token")}),
    # 17. The end
    "end": Told({"points": NUMBERS, "winners": SEATS}, seat=False),
}

PROMPTS: Final = {
    "quick_start": Asked({"left": NUMBER, "ducats": NUMBER}),
    "quick_start_on": Asked({"left": NUMBER, "ducats": NUMBER}),
    "flag": Asked({}),
    "mark": Asked({"marker": NUMBER}),
    "bid": Asked({"tile": LOT, "bid": NUMBER, "ducats": NUMBER}),
    "owner": Asked({"tile": LOT, "bid": NUMBER, "price": NUMBER, "bidder": SEAT, "ducats": NUMBER}),
    "act": Asked({"action": NUMBER, "actions": NUMBER}),
    "after": Asked({}),
    "extra": Asked({"cards": NUMBER}),
    "extra_act": Asked({}),
    "pay_spice": Asked({"spice": SPICE}),
    "progress_by_card": Asked({"goods": Value("goods")}),
    "harvest": Asked({"left": NUMBER}),
    "harvest_mix": Asked({"left": NUMBER}),
    "cut_hand": Asked({"limit": NUMBER, "over": NUMBER}),
    "draw": Asked({"most": NUMBER, "limit": NUMBER}),
    "name_colony": Asked({}),
    "gap": Asked(
        {
            "colony": COLONY,
            "need": NUMBER,
            "population": NUMBER,
            "cards": CARDS,
            "sum": NUMBER,
            "missing": NUMBER,
            "colonists": NUMBER,
        }
    ),
    "choose_colony": Asked({"colony": COLONY}),
    "fill_place": Asked({"place": PLACE, "left": NUMBER}),
    "take_spices": Asked({"left": NUMBER}),
    "sell": Asked({"left": NUMBER, "price": NUMBER}),
    "purchase": Asked({"prices": NUMBERS}),
    "fifth_plantation": Asked({"tile": TILE}),
    "choose_goods": Asked({"ships": NUMBER, "colonists": NUMBER}),
    "gift": Asked({}),
    "exchange": Asked({}),
    "extra_harvest": Asked({"left": NUMBER}),
    "give_any": Asked({"left": NUMBER}),
    "succour": Asked({"number": NUMBER, "cards": CARDS}),
    "spy": Asked({}),
    "spy_action": Asked({"other": SEAT}),
    "viceroy": Asked({}),
}
