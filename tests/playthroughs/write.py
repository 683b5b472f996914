"""Write the playthrough files anew: `python -m tests.playthroughs.write`. Read the difference before keeping it."""

from tests.playthroughs.record import FOLDER, by_random_bot, record

CHOSEN = {
    "carthage-2": ("carthage", 2, 10),
    "carthage-3": ("carthage", 3, 8),
    "carthage-4": ("carthage", 4, 4),
}
"""Game, seats and seed of every file: games in which much happens."""


def main() -> None:
    for name, (game, seats, seed) in CHOSEN.items():
        file = FOLDER / f"{name}.txt"
        file.write_text(record(game, seats, seed, by_random_bot(seed)), encoding="utf-8", newline="\n")
        print(f"{file.relative_to(FOLDER.parent.parent)} written")


if __name__ == "__main__":
    main()
