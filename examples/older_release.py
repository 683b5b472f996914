"""An older release of Entrepot as a bot from outside, to see how much stronger today's bots are.

Run it with the older release in PYTHONPATH, and let the arena trust it: it is told the deal and all moves, plays them
by its own rules, and asks its own bot, which sees what its seat may know. The name of the bot is the argument.

    entrepot arena goa greedy "trusted:env PYTHONPATH=../old/src python3 examples/older_release.py greedy" --seats 2
"""

import json
import sys

import entrepot


def main(name: str) -> None:
    table: entrepot.Table | None = None
    bot: entrepot.Bot | None = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            deal = message["deal"]
            table = entrepot.load(message["game"]).deal(deal["seats"], deal["seed"], **deal["options"])
            bot = entrepot.bot(name, seed=message["seed"])
            seat = message["seat"]
            answer = {"type": "ready"}
        elif message["type"] == "choose" and table is not None and bot is not None:
            for mover, move in message["played"]:
                table.play(mover, move)
            if message["moves"] != [move.text for move in table.moves(seat)]:
                sys.exit("The rules have changed since: this release cannot play this game.")
            answer = {"type": "move", "number": message["number"], "move": bot.choose(table.sight(seat)).text}
        else:
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
