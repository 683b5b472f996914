"""A bot from outside: it reads questions and writes answers, one JSON object a line.

It plays any game of Entrepot, though not well: the first move that ends nothing, if there is one.
"""

import json
import sys


def main() -> None:
    for line in sys.stdin:
        question = json.loads(line)
        answer: dict[str, object] = {"type": "ready"}
        if question["type"] == "introduce":  # before it sits at tables of a server
            answer = {"type": "introduction", "name": "Example", "games": question["games"]}
        elif question["type"] == "hello":
            print(f"I sit at seat {question['seat']} of {question['game']}.", file=sys.stderr)
        elif question["type"] == "choose":
            answer = {"type": "move", "number": question["number"], "move": choose(question)}
        else:
            continue  # a later protocol may say more
        print(json.dumps(answer), flush=True)


def choose(question: dict[str, list[str]]) -> str:
    """One of the moves: texts, as the terminal and saved games write them. `view` is the board as this seat sees it."""
    moves = question["moves"]
    return next((move for move in moves if not move.startswith(("pass", "end", "done"))), moves[0])


if __name__ == "__main__":
    main()
