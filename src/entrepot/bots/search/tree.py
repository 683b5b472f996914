"""The tree of a search: which moves were tried one after the other, and how it went for the seat that chose them.

One tree serves many positions: each try begins with another one that the searching seat cannot tell from the true one,
so a move that is open this time may be closed the next. Every seat chooses for itself, by what the tree has found for
it so far; how much it trusts its guide instead, the guide says. Where several seats choose at once, the searching one
chooses in the tree and the others by policy: in the tree they would answer a choice that they cannot know.
"""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ...kernel.nothing import NOBODY
from ...kernel.position import TOGETHER, Position

NEVER: Final = 2.0
"""A share that no move can have."""
SEATS: Final = 8
"""More than any game has: a move and the seat that is asked next make one number."""


@final
class Node:
    """A decision of one seat, the searching one's own or another's, known by the moves that led to it."""

    def __init__(self, seat: i64, own: bool = True) -> None:
        self.seat: i64 = seat
        self.own: bool = own
        self.judged: bool = False
        self.visits: i64 = 0
        self.results: i64 = 0
        """How many of the visits have a result."""
        self.total: float = 0.0
        self.moves: list[i64] = []
        """Every move that was open here in some try; the next lists go by the same places."""
        self.weights: list[float] = []
        """How good each seems before it is tried."""
        self.counts: list[i64] = []
        self.open: list[i64] = []
        """How many of these tries are not judged yet."""
        self.sums: list[float] = []
        self.noted: object = None
        """What the guide wants to remember of it."""
        self.kids: dict[int, Node] = {}

    def mean(self, place: i64) -> float:
        """How well a move went on average; of what was never judged, 0."""
        judged = self.counts[place] - self.open[place]
        return self.sums[place] / float(judged) if judged > 0 else 0.0

    def add(self, move: i64, weight: float) -> None:
        """Give a move that was not seen before the next place."""
        self.moves.append(move)
        self.weights.append(weight)
        self.counts.append(0)
        self.open.append(0)
        self.sums.append(0.0)


@final
class Leaf:
    """The end of one try: the position that it led to, the seat that searches, and the way there."""

    def __init__(self, position: Position, viewer: i64) -> None:
        self.position = position
        self.viewer: i64 = viewer
        self.nodes: list[Node] = []
        self.places: list[i64] = []
        self.fresh: Node | None = None
        """The decision that nobody has thought about yet; None where the game is over."""
        self.results: list[float] = []
        """How good the position is for each seat, from 0 to 1: the guide says it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What a search knows of the game: which moves look good, and how good a position is.

    `pull`: how long a move that looks good is tried although it does not go well; `others`: the same where another seat
    chooses; `batch`: how many leaves are judged at once; `settled`: a move that has had so large a share of the tries
    will hardly be overtaken any more.
    """

    def __init__(self, pull: float, others: float, batch: i64, settled: float = NEVER) -> None:
        self.pull: float = pull
        self.others: float = others
        self.batch: i64 = batch
        self.settled: float = settled

    def weigh(self, node: Node, position: Position, moves: list[i64]) -> list[float]:
        """How good each move seems to the seat of the node, in any unit; no weight is negative."""
        raise NotImplementedError(type(self).__name__)

    def policy(self, position: Position, seat: i64) -> i64:
        """The move that a seat would probably play."""
        raise NotImplementedError(type(self).__name__)

    def judge(self, leaves: list[Leaf]) -> None:
        """Say of each leaf how good it is for each seat. The positions may be played on."""
        raise NotImplementedError(type(self).__name__)


@final
class Tree:
    """Everything that a seat has found out about its next move."""

    def __init__(self, guide: Guide, seat: i64, takes_back: list[bool]) -> None:
        self.guide = guide
        self.seat: i64 = seat
        self.takes_back = takes_back
        """Moves that only take something back lead in circles: they are never tried."""
        self.root = Node(seat)

    def open_moves(self, position: Position, seat: i64) -> list[i64]:
        """The moves of a seat that are worth trying."""
        moves = position.moves(seat)
        left: list[i64] = []
        for move in moves:
            if not self.takes_back[move]:
                left.append(move)
        return left if left else moves

    def begin(self, position: Position) -> Leaf:
        """A leaf for the root itself, which the guide judges before anything is tried."""
        leaf = Leaf(position, self.seat)
        leaf.fresh = self.root
        self.root.judged = True
        return leaf

    def try_one(self, position: Position, first: i64 = NOBODY) -> Leaf:
        """Go down the tree in a position, to a decision that is new or to the end of the game.

        Until its result is noted, a try counts as one of its move and says nothing about how good that is. (To count it
        as a bad one, so that the next goes another way, was tried: it plays worse.)
        `first`: the place of the move to begin with; else the tree picks it.
        """
        leaf = Leaf(position, self.seat)
        node = self.root
        while node.judged:
            places = self.places(node, position)
            place = first if first >= 0 and node is self.root else self.pick(node, places)
            node.visits += 1
            node.counts[place] += 1
            node.open[place] += 1
            leaf.nodes.append(node)
            leaf.places.append(place)
            move = node.moves[place]
            position.play(node.seat, move)
            seat = self.go_on(position)
            if seat == NOBODY:
                return leaf
            key: int = move * SEATS + seat
            kid = node.kids.get(key)
            if kid is None:
                kid = Node(seat, seat == self.seat)
                node.kids[key] = kid
            node = kid
        leaf.fresh = node
        return leaf

    def learn(self, leaves: list[Leaf]) -> None:
        """Have leaves judged, and note each on its way."""
        self.guide.judge(leaves)
        for leaf in leaves:
            self.note(leaf)

    def note(self, leaf: Leaf) -> None:
        """Note a judged leaf on its way."""
        if leaf.fresh is not None:
            leaf.fresh.judged = True
        for at in range(len(leaf.nodes)):
            node = leaf.nodes[at]
            place = leaf.places[at]
            result = leaf.results[node.seat]
            node.results += 1
            node.total += result
            node.open[place] -= 1
            node.sums[place] += result

    def go_on(self, position: Position) -> i64:
        """Play what the tree does not decide; the seat that is asked next, or NOBODY at the end of the game."""
        while not position.over:
            step = position.agenda[-1]
            seat = step.seat
            if seat == TOGETHER:
                asked = step.asked(position)
                seat = self.seat if self.seat in asked else asked[0]
                if seat != self.seat:
                    position.play(seat, self.guide.policy(position, seat))
                    continue
            moves = self.open_moves(position, seat)
            if len(moves) > 1:
                return seat
            position.play(seat, moves[0])
        return NOBODY

    def places(self, node: Node, position: Position) -> list[i64]:
        """The places of the moves that are open now; those not seen before get one."""
        moves = self.open_moves(position, node.seat)
        known = node.moves
        found: list[i64] = []
        if moves == known:
            for place in range(len(known)):
                found.append(place)
            return found
        weights: list[float] = []
        for at in range(len(moves)):
            place = -1
            for other in range(len(known)):
                if known[other] == moves[at]:
                    place = other
                    break
            if place < 0:
                if not weights:
                    weights = self.guide.weigh(node, position, moves)
                place = len(known)
                node.add(moves[at], weights[at])
            found.append(place)
        return found

    def pick(self, node: Node, places: list[i64]) -> i64:
        """The place of the move to try: it went well, or looks good and was tried seldom."""
        whole = 0.000001
        for place in places:
            whole += node.weights[place]
        pull = (self.guide.pull if node.own else self.guide.others) * sqrt(float(node.visits + 1)) / whole
        usual = node.total / float(node.results) if node.results > 0 else 0.5
        best: i64 = places[0]
        most = -1.0
        for place in places:
            count = node.counts[place]
            hope = node.mean(place) if count > node.open[place] else usual
            hope += pull * node.weights[place] / float(1 + count)
            if hope > most:
                best, most = place, hope
        return best

    def favourite(self) -> i64:
        """The move that was tried most often; of equals the one that went best."""
        root = self.root
        best: i64 = 0
        for place in range(1, len(root.moves)):
            more = root.counts[place] - root.counts[best]
            if more > 0 or (more == 0 and root.mean(place) > root.mean(best)):
                best = place
        return root.moves[best]

    def settled(self) -> bool:
        """Whether the favourite will hardly be overtaken."""
        most: i64 = 0
        for count in self.root.counts:
            if count > most:
                most = count
        return float(most) >= self.guide.settled * float(self.root.visits)

    def lead(self) -> i64:
        """How many tries more the favourite has had than any other move."""
        most: i64 = 0
        second: i64 = 0
        for count in self.root.counts:
            if count > most:
                most, second = count, most
            elif count > second:
                second = count
        return most - second
