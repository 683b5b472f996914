"""A copy equals its original and goes its own way."""

from entrepot import playout

from ..kit import law
from ..play import Play
from ..snapshot import difference, snapshot


@law("copies", part=15)
def copies(play: Play) -> None:
    """A copy has everything the original has; neither changes when the other is played on."""
    position = play.position()
    kept = []
    for _ in play.on(position):
        if not play.often(8):
            continue
        before = snapshot(position)
        twin, quick = position.copy(), position.copy()
        unlike = difference(before, snapshot(twin))
        play.hold(not unlike, f"the copy differs from the original: {unlike}")
        kept.append((play.index, twin, before))
        playout(quick, play.lot.seed())
        change = difference(before, snapshot(position))
        play.hold(not change, f"playing on a copy changed the original: {change}")
    for index, twin, before in kept:
        change = difference(before, snapshot(twin))
        play.hold(not change, f"a copy from ledger index {index} was changed by playing on the original: {change}")


@law("copies of tables", part=30)
def copies_of_tables(play: Play) -> None:
    """A copy of a table has the same ledger and views, and goes its own way."""
    table = play.table()
    for seat, move in play.at(table):
        if not play.often(15):
            continue
        before, text = snapshot(table.position), table.save()
        twin = table.copy()
        play.hold(twin.position is not table.position, "the copy shares the position of the original")
        play.hold(twin.save() == text, "the ledger of the copy differs")
        views = [table.view(other) == twin.view(other) for other in (None, *range(table.seats))]
        play.hold(all(views), "a view of the copy differs")
        twin.play(seat, move)
        play.hold(table.save() == text, "a move at the copy is in the ledger of the original")
        change = difference(before, snapshot(table.position))
        play.hold(not change, f"a move at the copy changed the original: {change}")
