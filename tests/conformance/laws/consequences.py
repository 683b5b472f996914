"""What a move will do: every offer says it in words before it is chosen, unless it only ends something."""

from entrepot.kernel.table import GOES_ON, Foresight

from ..kit import law
from ..play import Play


@law("consequences", part=30, told=True)
def consequences(play: Play) -> None:
    """At some decisions, each legal move: what the game says of it, else what is asked next."""
    table = play.table()
    for seat, _ in play.at(table):
        if play.often(8):
            for move, known in table.foresee(seat).items():
                check_consequence(play, move, known)


def check_consequence(play: Play, move: int, known: Foresight) -> None:
    """`Entry.mere`: verbs that only end something, which `then` tells."""
    text, words = play.game.moves[move].text, play.game.words
    if known.then == GOES_ON and not known.outlook:
        play.hold(known.next is not None, f"nothing tells what {text} leads to")
        assert known.next is not None
        play.hold(words.say(f"prompt.{known.next.wording}", known.next.values) != "", f"{text} leads to no words")
    elif play.game.outlook is not None and play.game.moves[move].verb not in play.case.entry.mere:
        play.hold(words.will(known.outlook) != "", f"no words tell what {text} does: {known.outlook or known.then}")
