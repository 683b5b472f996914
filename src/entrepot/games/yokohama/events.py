"""Everything that happens and is asked in Yokohama, with its values, in the order of the rules."""

from typing import Final

from ...kernel.declared import AMOUNTS, NUMBER, NUMBERS, SEAT, Asked, Told, Value

AREA: Final = Value("area")
COUNTRY: Final = Value("country")
"""One of the five; an agent that is used may also be "free"."""
PLACE: Final = Value("place")
"""An area, or the hand."""
TECHNOLOGY: Final = Value("technology")

EVENTS: Final = {
    # 2. Setup, 4. turns
    "goals": Told({"goals": Value("goal", many=True)}, seat=False),
    "rewards": Told({"tokens": Value("reward", many=True)}, seat=False),
    "start": Told({}),
    "deal": Told({}, {"orders": NUMBERS}),
    "keep": Told({}, {"order": NUMBER}),
    "round": Told({"round": NUMBER}, seat=False),
    "turn": Told({}),
    # 5. Placement, 6. movement
    "place": Told({"area": AREA}),
    "fee": Told({"yen": NUMBER, "other": SEAT}),
    "move": Told({"area": AREA}),
    "back": Told({}),
    "stay": Told({}),
    "recall": Told({"count": NUMBER, "area": AREA}),
    # 7. to 10. Action, token, building
    "act": Told({"area": AREA, "power": NUMBER}),
    "income": Told({"yen": NUMBER, "area": AREA}),
    "token": Told({"area": AREA}),
    "shop": Told({"area": AREA, "space": NUMBER}),
    "house": Told({"area": AREA}),
    # 11. Additional actions, 12. countries, 19. rewards
    "use_agent": Told({"country": COUNTRY}),
    "agent": Told({"country": COUNTRY}),
    "achieve": Told({"goal": Value("goal")}),
    "reward": Told({"token": Value("reward")}),
    "fulfil": Told({"order": NUMBER}),
    # 13. Areas
    "church": Told({"space": NUMBER}),
    "customs": Told({"space": NUMBER}),
    "hire": Told({"piece": Value("piece"), "yen": NUMBER}),
    "hire_free": Told({"piece": Value("piece")}),
    "acquire": Told({"technology": TECHNOLOGY}),
    "take": Told({"order": NUMBER}),
    "take_secret": Told({"area": AREA}, {"order": NUMBER}),
    # 14. Rewards, 15. technologies
    "gain": Told({"what": AMOUNTS}),
    "pay": Told({"what": AMOUNTS}),
    "score": Told({"points": NUMBER}),
    "shift": Told({"from": PLACE, "area": AREA}),
    "station": Told({"area": AREA}),
    "spin": Told({}),
    "study": Told({}),
    # 16. The end
    "ending": Told({"reason": Value("reason"), "round": NUMBER}, seat=False),
    "end": Told({"points": NUMBERS}),
}

PROMPTS: Final = {
    "draft": Asked({}),
    "phase_a": Asked({}),
    "phase_c": Asked({}),
    "send_agent": Asked({}),
    "reward": Asked({}),
    "place_first": Asked({"most": NUMBER}),
    "place_next": Asked({"placed": NUMBER, "most": NUMBER}),
    "telegraph": Asked({"area": AREA}),
    "put": Asked({}),
    "move": Asked({}),
    "path": Asked({"area": AREA}),
    "recall": Asked({}),
    "exchange": Asked({"left": NUMBER}),
    "church": Asked({"faith": NUMBER}),
    "pay_faith": Asked({"lacking": NUMBER}),
    "customs": Asked({"most": NUMBER}),
    "board_assistant": Asked({}),
    "employ": Asked({"left": NUMBER}),
    "research": Asked({"value": NUMBER}),
    "pay_value": Asked(
        {"technology": TECHNOLOGY, "card": Value("card"), "yen": NUMBER, "imports": NUMBER, "lacking": NUMBER}
    ),
    "pay_extra": Asked({"technology": TECHNOLOGY, "card": Value("card"), "yen": NUMBER, "imports": NUMBER}),
    "station": Asked({}),
    "take": Asked({}),
    "second": Asked({"yen": NUMBER, "imports": NUMBER}),
    "take_second": Asked({}),
    "token": Asked({"area": AREA}),
    "build": Asked({"area": AREA}),
    "leave": Asked({"area": AREA}),
    "any_good": Asked({"left": NUMBER}),
    "bring": Asked({"piece": Value("piece"), "yen": NUMBER}),
    "lift": Asked({"left": NUMBER}),
    "drop": Asked({"from": PLACE, "left": NUMBER}),
}
