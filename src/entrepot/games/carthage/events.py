"""Everything that happens and is asked in Traders of Carthage, with its values, in the order of the rules."""

from typing import Final

from ...kernel.declared import NUMBER, NUMBERS, SEATS, Asked, Told, Value

CARD: Final = Value("card")
CARDS: Final = Value("card", many=True)
COLOUR: Final = Value("colour")
COLOURS: Final = Value("colour", many=True)
ROW: Final = Value("row", among=("market", "farm"))

EVENTS: Final = {
    "deal": Told({"market": CARDS, "farm": CARDS}, seat=False),
    "hand": Told({"cards": CARDS}),
    "start": Told({}),
    "token": Told({"colour": COLOUR}),
    "skip": Told({}),
    "buy": Told({"price": NUMBER}),
    "pay": Told({"card": CARD}),
    "goods": Told({"cards": CARDS}),
    "sail": Told({"colour": COLOUR, "space": NUMBER}, seat=False),
    "take": Told({"card": CARD}),
    "reserve": Told({"card": CARD, "row": ROW}),
    "refill": Told({"market": CARDS, "farm": CARDS}, seat=False),
    "farm_moves": Told({"cards": CARDS}, seat=False),
    "reshuffle": Told({"cards": NUMBER}, seat=False),
    "payday": Told({"colours": COLOURS}),
    "sell": Told({"colour": COLOUR, "cards": CARDS, "price": NUMBER, "points": NUMBER}),
    "raid": Told({"colours": COLOURS}, seat=False),
    "protect": Told({"card": CARD}),
    "store": Told({"card": CARD}),
    "lose": Told({"cards": CARDS}),
    "end": Told({"points": NUMBERS, "winners": SEATS}, seat=False),
}

PROMPTS: Final = {
    "token": Asked({}),
    "turn": Asked({"price": NUMBER, "coins": NUMBER}),
    "pay": Asked({"due": NUMBER}),
    "paid": Asked({"over": NUMBER}),
    "protect": Asked({"colours": COLOURS, "in_danger": NUMBERS, "safe": NUMBERS}),
    "store": Asked({"colour": COLOUR, "left": NUMBER, "in_danger": NUMBER, "safe": NUMBER}),
}
