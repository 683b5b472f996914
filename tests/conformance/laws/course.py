"""The course of a game: it ends, loses no piece, asks only for what can be done, and pays what its sheet says."""

from entrepot import IllegalMove, Position, Table

from ..kit import law
from ..play import Play
from ..snapshot import difference, short, snapshot


@law("ends")
def ends(play: Play) -> None:
    """Until a game ends, which it does, seats of the table are asked, each has moves, and each move is listed once."""
    position = play.position()
    check_question(play, position)
    for _ in play.on(position):
        check_question(play, position)
    play.hold(position.waiting() == [], "the game is over, yet somebody is asked")
    play.hold(all(not position.moves(seat) for seat in range(play.case.seats)), "the game is over, yet there are moves")


def check_question(play: Play, position: Position) -> None:
    asked = position.waiting()
    play.hold(len(set(asked)) == len(asked) > 0, f"the seats asked are {asked}")
    for seat in asked:
        play.hold(0 <= seat < play.case.seats, f"there is no seat {seat}, yet it is asked")
        moves = position.moves(seat)
        play.hold(bool(moves), f"seat {seat} is asked but has no move")
        if len(set(moves)) != len(moves):
            play.fail(f"a move of {moves} is listed twice")
        if min(moves) < 0 or max(moves) >= len(play.game.moves):
            play.fail(f"a move of {moves} is not in the catalogue")


@law("conservation", told=True)
def conservation(play: Play) -> None:
    """Every piece of the box is somewhere, after every move; a lost one stays lost, so every third is looked at."""
    position = play.position()
    pieces = play.case.entry.pieces(play.game, play.case.seats)
    for _ in play.on(position):
        if play.lot.below(3) == 0:
            check_pieces(play, position, pieces)
    check_pieces(play, position, pieces)


def check_pieces(play: Play, position: Position, pieces: dict[str, int]) -> None:
    census = position.census()
    if census != pieces:
        play.fail(f"the box says otherwise: {difference(dict(sorted(census.items())), dict(sorted(pieces.items())))}")


@law("legality")
def legality(play: Play) -> None:
    """Exactly the listed moves are accepted; a refused one changes nothing."""
    table = play.table()
    for seat, _ in play.at(table):
        legal = set(table.position.moves(seat))
        number = play.lot.below(len(play.game.moves))
        if number not in legal:
            check_refused(play, table, seat, number)
        for other in range(table.seats):
            if other not in table.waiting:
                play.hold(table.moves(other) == [], f"seat {other} is not asked, yet has moves")
                check_refused(play, table, other, number)
        if play.often(40):
            for move in legal:
                check_accepted(play, table.position, seat, move)
        if play.index == 0 or play.often(60):
            check_all_refused(play, table, seat, legal)


def check_refused(play: Play, table: Table, seat: int, number: int) -> None:
    moves_made = len(table.ledger)
    try:
        table.play(seat, number)
    except IllegalMove:
        play.hold(len(table.ledger) == moves_made, "a refused move is in the ledger")
    else:
        play.fail(f"seat {seat} may not play {play.game.moves[number]}, yet it was accepted")


def check_accepted(play: Play, position: Position, seat: int, move: int) -> None:
    trial = position.copy()
    trial.play(seat, move)
    play.hold(trial.over or bool(trial.waiting()), f"after {play.game.moves[move]} nobody is asked")


def check_all_refused(play: Play, table: Table, seat: int, legal: set[int]) -> None:
    before = snapshot(table.position)
    for number in range(len(play.game.moves)):
        if number not in legal:
            check_refused(play, table, seat, number)
    change = difference(before, snapshot(table.position))
    play.hold(not change, f"refused moves changed the position: {change}")


@law("scores", told=True)
def scores(play: Play) -> None:
    """The sheet adds up; nobody wins before the end, then the best do; all can read the sheet of a finished game."""
    table = play.table()
    for _ in play.at(table):
        if play.often(20):
            play.hold(table.winners() == (), "somebody has won before the end")
            check_sheet(play, table)
    check_sheet(play, table)
    winners, paid = table.winners(), table.scores()
    play.hold(bool(winners), "the game is over, but nobody has won")
    play.hold(list(winners) == sorted(set(winners) & set(range(table.seats))), f"the winners are {winners}")
    play.hold({paid[seat] for seat in winners} == {max(paid)}, f"seats {winners} won with scores of {paid}")
    for seat in (None, *range(table.seats)):
        shown = table.view(seat)["score_sheet"]
        play.hold(shown == table.score_sheet(), f"seat {seat} sees the score sheet {short(shown)}")


def check_sheet(play: Play, table: Table) -> None:
    sheet = table.score_sheet()
    sums = [sum(points.values()) for points in sheet]
    play.hold(sums == table.scores(), f"the score sheet adds up to {sums}, the scores are {table.scores()}")
    play.hold(len(sums) == table.seats, f"there are {len(sums)} scores for {table.seats} seats")
