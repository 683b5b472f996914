"""Write the playthrough files anew: `python -m tests.playthroughs.write`. Read the difference before keeping it."""

from tests.playthroughs.record import FOLDER, Deal, by_bot, record

CHOSEN = {
    "carthage-2": Deal("carthage", 2, 10),
    "carthage-3": Deal("carthage", 3, 8),
    "carthage-4": Deal("carthage", 4, 4),
    "goa-2": Deal("goa", 2, 74),
    "goa-2-bonanza": Deal("goa", 2, 104, options={"bonanza": True}),
    "goa-2-hand-limit": Deal("goa", 2, 7, "greedy", {"hand_limit_always": True}),
    "goa-2-quick-start": Deal("goa", 2, 91, options={"quick_start": True}),
    "goa-3": Deal("goa", 3, 74),
    "goa-4": Deal("goa", 4, 34),
    "yokohama-2": Deal("yokohama", 2, 18, "greedy"),
    "yokohama-3": Deal("yokohama", 3, 44, "greedy"),
    "yokohama-4": Deal("yokohama", 4, 25, "greedy"),
    "yokohama-2-rewards": Deal("yokohama", 2, 29, "greedy", {"achievement_rewards": True}),
    "yokohama-2-free-agents": Deal("yokohama", 2, 109, "greedy", {"free_agents": True}),
    "yokohama-2-open-orders": Deal("yokohama", 2, 18, "greedy", {"open_orders": True}),
    "mombasa-2": Deal("mombasa", 2, 8, "greedy", {}),
    "mombasa-2-variable": Deal("mombasa", 2, 9, "greedy", {"variable_setup": True}),
    "mombasa-3-variable": Deal("mombasa", 3, 55, "random", {"variable_setup": True}),
    "mombasa-4": Deal("mombasa", 4, 6, "random", {}),
}
"""How the game of every file is dealt: games in which much happens."""


def main() -> None:
    for name, deal in CHOSEN.items():
        file = FOLDER / f"{name}.txt"
        file.write_text(record(deal, by_bot(deal)), encoding="utf-8", newline="\n")
        print(f"{file.relative_to(FOLDER.parent.parent)} written")


if __name__ == "__main__":
    main()
