"""What the sentences offer: a prompt speaks of exactly those kinds of moves that are legal now.

Beside its words a game says for each wording of a prompt which verbs the sentence speaks of (`words/offers.toml`):

    turn = ["buy", "take", "reserve"]
    turn_poor = ["take", "reserve"]
    _always = ["undo"]

A question with other alternatives needs a sentence of its own; where one alternative of the sentence ("move your
president") is said for several verbs, "go|ride" declares that one of them at least is legal. Verbs under `_always` may
be legal or not without being spoken of; a game has them only for what is no answer to the question.
"""

from entrepot import Position

from ..kit import law
from ..play import Play

ALWAYS = "_always"
UNDECLARED: frozenset[str] = frozenset()
"""Games whose words do not yet say what their prompts offer. Leave this list by declaring; it must end empty."""


@law("offers", part=3, told=True)
def offers(play: Play) -> None:
    """The verbs that a prompt speaks of are those of the legal moves, at every question to every seat."""
    if play.case.entry.name in UNDECLARED:
        return
    check_declaration(play)
    position = play.position()
    for _ in play.on(position):
        for seat in position.waiting():
            check_offers(play, position, seat)


def check_declaration(play: Play) -> None:
    """Every wording of a prompt declares its verbs, and nothing else is declared."""
    words = play.game.words
    wordings, declared = set(words.all("prompt")), set(words.offers) - {ALWAYS}
    play.hold(not wordings - declared, f"nothing says what these prompts offer: {sorted(wordings - declared)}")
    play.hold(not declared - wordings, f"there are no prompts {sorted(declared - wordings)} that could offer anything")
    for wording, verbs in words.offers.items():
        unknown = spoken_of(verbs) - set(play.game.moves.verbs)
        play.hold(not unknown, f"the prompt {wording} offers {sorted(unknown)}, which are no verbs")


def spoken_of(declared: list[str]) -> set[str]:
    """The verbs of all alternatives."""
    return {verb for alternative in declared for verb in alternative.split("|")}


def check_offers(play: Play, position: Position, seat: int) -> None:
    wording = position.agenda[-1].prompt(position, seat).wording
    declared = play.game.words.offers
    aside = set(declared.get(ALWAYS, []))
    legal = {play.game.moves[move].verb for move in position.moves(seat)} - aside
    alternatives = declared.get(wording, [])
    empty = [verbs for verbs in alternatives if not legal & set(verbs.split("|"))]
    play.hold(not empty, f"the prompt {wording} offers {empty}: seat {seat} may not do that")
    silent = sorted(legal - spoken_of(alternatives))
    play.hold(not silent, f"seat {seat} may {silent}, but the prompt {wording} is silent of it")
