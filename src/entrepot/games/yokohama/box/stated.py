"""What the rulebook states in numbers: no box may contradict it."""

from typing import Final

from ....kernel.box import Box
from .components import BOARD_LETTERS

COUNTS: Final = {
    "building_tile": 24,
    "five_power_token": 20,
    "free_agent_token": 5,
    "order": 36,
    "achievement": 12,
    "achievement_reward": 6,
}
"""YOK-1.7, YOK-1.8, YOK-1.9: how many there are; what is printed on them may differ."""
IN_A_STACK: Final = 4
"""YOK-1.8: achievements of each set."""
DEARER_SLOTS: Final = 4
"""YOK-13.11: so many slots of a laboratory, from the right, raise the price."""


def keep_to_rulebook(box: Box, own: Box) -> None:
    """Refuse a box that contradicts a number of the rulebook, as the game's own box has it."""
    for table, count in COUNTS.items():
        box.all(table, count)
    stacks = [achievement.text("stack") for achievement in box.all("achievement")]
    for achievement in box.all("achievement"):
        even = stacks.count(achievement.text("stack")) == IN_A_STACK
        achievement.check(even, "stack", "achievements_of_stack", count=IN_A_STACK)
    for letter in BOARD_LETTERS:
        slots = [slot for slot in box.all("laboratory_slot") if slot.text("board") == f"laboratory_{letter}"]
        for place, slot in enumerate(slots):
            dearer = place >= len(slots) - DEARER_SLOTS
            fits = (slot.integer("surcharge") > 0) == dearer
            slot.check(fits, "surcharge", "surcharge" if dearer else "no_surcharge", slots=DEARER_SLOTS)
    box.keep_to(own)
    kinds = {board.text("id"): board.text("area") for board in own.all("board")}
    for board in box.all("board"):  # YOK-2.1: which of them are used with how many players
        kind = kinds[board.text("id")]
        board.check(board.text("area") == kind, "area", "stated", stated=f'"{kind}"')
