"""Everything that happens and is asked in Lighthouse, with its values."""

from typing import Final

from entrepot.kernel.declared import NUMBER, NUMBERS, Asked, Told, Value

LIGHT: Final = Value("light")
SHIP: Final = Value("ship")
SHIPS: Final = Value("ship", many=True)
SENT: Final = Value("ship", many=True, optional=True)
"""By seat; None for a seat that had no ship to send."""

EVENTS: Final = {
    "deal": Told({"count": NUMBER}, {"ships": SHIPS}),
    "lamp": Told({"light": LIGHT}),
    "sent": Told({}, {"ship": SHIP}),
    "home": Told({"ship": SHIP, "sent": SENT}),
    "wreck": Told({"sent": SENT}, seat=False),
    "draw": Told({}, {"ship": SHIP}),
    "end": Told({"points": NUMBERS}, seat=False),
}

PROMPTS: Final = {
    "lamp": Asked({}),
    "send": Asked({"light": LIGHT}),
}
