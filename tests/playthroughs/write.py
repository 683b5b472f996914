"""Write the playthrough files anew: `python -m tests.playthroughs.write`. Read the difference before keeping it."""

from entrepot.kernel.game import Choice
from tests.playthroughs.record import FOLDER, by_random_bot, record

CHOSEN: dict[str, tuple[str, int, int, dict[str, Choice]]] = {
    "carthage-2": ("carthage", 2, 10, {}),
    "carthage-3": ("carthage", 3, 8, {}),
    "carthage-4": ("carthage", 4, 4, {}),
    "goa-2": ("goa", 2, 74, {}),
    "goa-2-bonanza": ("goa", 2, 104, {"bonanza": True}),
    "goa-2-quick-start": ("goa", 2, 91, {"quick_start": True}),
    "goa-3": ("goa", 3, 74, {}),
    "goa-4": ("goa", 4, 34, {}),
}
"""Game, seats, seed and options of every file: games in which much happens."""


def main() -> None:
    for name, (game, seats, seed, options) in CHOSEN.items():
        file = FOLDER / f"{name}.txt"
        file.write_text(record(game, seats, seed, options, by_random_bot(seed)), encoding="utf-8", newline="\n")
        print(f"{file.relative_to(FOLDER.parent.parent)} written")


if __name__ == "__main__":
    main()
