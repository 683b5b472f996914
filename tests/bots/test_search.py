"""The bot `search`: what it finds, what it never tries, and that its choice can be repeated."""

import signal

import numpy as np
import pytest

import entrepot
from entrepot.bots.search import SETTLED, SearchBot, guide_of
from entrepot.bots.search.learned import CLEAR, SOFTER, seen
from entrepot.bots.search.parallel import beside, can_copy
from entrepot.bots.search.thumbs import Thumbs
from entrepot.bots.search.tree import Leaf, Node, Tree
from entrepot.bots.trained import VALUES, load_net
from entrepot.kernel.dice import Dice
from entrepot.kernel.errors import UnknownBot
from entrepot.kernel.game import Game
from entrepot.kernel.position import Position
from entrepot.kernel.sight import Sight
from tests.builds import compiled_only


def asked(game: Game, position: Position) -> Sight:
    return Sight(game, position, position.waiting()[0])


@pytest.mark.parametrize("net", [True, False])
def test_the_same_seed_and_tries_give_the_same_move(net: bool) -> None:
    game = entrepot.load("carthage")
    sight = asked(game, game.start(3, 4, {}))
    moves = {entrepot.bot("search", iterations=30, seed=9, net=net).choose(sight) for _ in range(3)}
    assert len(moves) == 1
    assert moves <= set(sight.moves())


def test_all_tries_are_counted_at_the_root() -> None:
    game = entrepot.load("carthage")
    tree = SearchBot(seed=1, iterations=40, net=False).think(asked(game, game.start(2, 4, {})))
    assert tree.root.visits == sum(tree.root.counts) == 40
    assert all(0.0 <= tree.root.mean(place) <= 1.0 for place in range(len(tree.root.moves)))
    assert tree.root.counts[tree.root.moves.index(tree.favourite())] == max(tree.root.counts)


@pytest.mark.parametrize("seed", range(6))
def test_it_stops_when_no_other_move_can_become_the_favourite(seed: int) -> None:
    game = entrepot.load("carthage")
    sight = asked(game, game.start(2, 4, {}))
    whole = SearchBot(seed, iterations=200, net=False).think(sight)
    short = SearchBot(seed, iterations=200, net=False).think(sight, until_clear=True)
    assert short.favourite() == whole.favourite()
    assert short.lead() > 200 - short.root.visits or short.root.visits == 200
    assert whole.root.visits == 200
    beyond = 200 - short.root.visits
    assert beyond == 0 or short.lead() - 1 <= beyond + 1, "it could have stopped one try before"


@compiled_only
def test_with_a_net_it_stops_when_a_move_has_had_nearly_all_tries_and_seldom_chooses_otherwise() -> None:
    game, moments, early, changed = entrepot.load("goa"), 0, 0, 0
    position, bot = game.start(3, 11, {}), entrepot.bot("trained")
    while moments < 24:
        sight = asked(game, position)
        if len(sight.moves()) > 1:
            moments += 1
            whole = SearchBot(moments, iterations=240).think(sight)
            short = SearchBot(moments, iterations=240).think(sight, until_clear=True)
            most = max(short.root.counts)
            assert (
                short.root.visits == 240
                or short.lead() > 240 - short.root.visits
                or float(most) >= CLEAR * float(short.root.visits)
            )
            if short.root.visits < 240 and short.lead() <= 240 - short.root.visits:
                assert short.root.visits >= SETTLED
                early += 1
            changed += short.favourite() != whole.favourite()
        position.play(sight.seat, bot.choose(sight).number)
    assert early >= 6
    assert changed <= 1


def test_with_a_net_and_two_seats_the_one_that_is_asked_judges() -> None:
    game = entrepot.load("carthage")
    position = game.start(2, 4, {})
    asked_seat = position.waiting()[0]
    expected = load_net("carthage").ask(np.frombuffer(game.encoding().row(position, asked_seat), np.uint8))[1].tolist()
    for viewer in range(2):
        leaf = Leaf(position.copy(), viewer)
        leaf.fresh = Node(asked_seat, viewer == asked_seat)
        guide_of(game).judge([leaf])
        assert leaf.results == pytest.approx([seen(expected[(seat - asked_seat) % 2]) for seat in range(2)], abs=1e-5)


def test_with_a_net_positions_are_judged_as_the_searching_seat_sees_them_whoever_is_asked() -> None:
    game = entrepot.load("carthage")
    position = game.start(3, 4, {})
    asked_seat = position.waiting()[0]
    guide, encoding, values = guide_of(game), game.encoding(), load_net("carthage", VALUES)
    for viewer in range(3):
        leaf = Leaf(position.copy(), viewer)
        leaf.fresh = Node(asked_seat, viewer == asked_seat)
        guide.judge([leaf])
        expected = values.values(np.frombuffer(encoding.row(position, viewer), np.uint8)).tolist()
        assert leaf.results == pytest.approx([seen(expected[(seat - viewer) % 3]) for seat in range(3)], abs=1e-5)


def test_a_move_that_only_takes_something_back_is_never_tried() -> None:
    game = entrepot.load("mombasa")
    position = game.start(2, 3, {})
    back = {move.number for move in game.moves if move.takes_back}
    while not back & set(position.moves(position.waiting()[0])):
        seat = position.waiting()[0]
        position.play(seat, position.moves(seat)[0])
    tree = SearchBot(seed=1, iterations=20).think(asked(game, position))
    assert tree.root.moves
    assert not back & set(tree.root.moves)


def test_a_forced_move_needs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    game = entrepot.load("carthage")
    bot = SearchBot(seed=1, iterations=1)
    sight = asked(game, game.start(2, 4, {}))
    only = sight.moves()[:1]
    monkeypatch.setattr(Sight, "moves", lambda self: only)
    monkeypatch.setattr(SearchBot, "think", lambda self, sight: pytest.fail("it thought"))
    assert bot.choose(sight) == only[0]


@pytest.mark.parametrize("net", [True, False])
def test_it_chooses_even_when_its_time_is_over_at_once(net: bool) -> None:
    game = entrepot.load("carthage")
    sight = asked(game, game.start(2, 4, {}))
    assert SearchBot(seed=1, seconds=1e-9, net=net).choose(sight) in sight.moves()


def last_choices(name: str, seats: int, seed: int) -> tuple[Game, Position]:
    """A position of a game between rules of thumb with little left to happen."""
    game = entrepot.load(name)
    position = game.start(seats, seed, {})
    choices = []
    while not position.over:
        seat = position.waiting()[0]
        if len(position.moves(seat)) > 1:
            choices.append(position.copy())
        position.play(seat, game.advise(position, seat))
    return game, choices[-1]


def test_it_takes_the_win_where_one_move_decides() -> None:
    """Of all last choices in some games, where only some moves win, it takes one of those."""
    decided = 0
    for seed in range(40):
        game, position = last_choices("carthage", 2, seed)
        seat = position.waiting()[0]
        winning = []
        for move in position.moves(seat):
            twin = position.copy()
            twin.play(seat, move)
            if twin.over and twin.winners() == [seat]:
                winning.append(move)
        if not winning or len(winning) == len(position.moves(seat)):
            continue
        decided += 1
        assert SearchBot(seed=2, iterations=60, net=False).choose(Sight(game, position, seat)).number in winning
    assert decided > 0


def test_without_time_or_tries_it_is_refused() -> None:
    with pytest.raises(UnknownBot):
        entrepot.bot("search", iterations=-1)


def test_a_try_on_its_way_counts_as_a_bad_one() -> None:
    """So that several tries, judged together, do not all go the same way."""
    game = entrepot.load("carthage")
    assert game.worth is not None
    assert game.estimate is not None
    guide = Thumbs(game.worth, game.estimate, 4, 5.0)
    position = game.start(2, 4, {})
    seat = position.waiting()[0]
    tree = Tree(guide, seat, [False] * len(game.moves))
    guide.judge([tree.begin(position.copy())])
    leaves = [tree.try_one(position.copy()) for _ in range(6)]
    assert len({leaf.places[0] for leaf in leaves}) > 1
    assert tree.root.visits == 6
    assert tree.root.total == 0.0
    tree.learn(leaves)
    assert tree.root.total == pytest.approx(sum(leaf.results[seat] for leaf in leaves))


def test_weights_follow_the_rank_of_a_move() -> None:
    def worth(position: Position, seat: int, move: int) -> float:
        return float(move)

    guide = Thumbs(worth, lambda position, seat: 0.0, 1, 1.0)
    position = entrepot.load("carthage").start(2, 1, {})
    assert guide.weigh(Node(0), position, [3, 9, 5]) == pytest.approx([0.49, 1.0, 0.7])
    assert min(guide.weigh(Node(0), position, list(range(40)))) == 0.01


def test_a_finished_game_is_judged_by_win_and_lead() -> None:
    game, position = last_choices("carthage", 2, 1)
    while not position.over:
        seat = position.waiting()[0]
        position.play(seat, game.advise(position, seat))
    guide = Thumbs(lambda position, seat, move: 0.0, lambda position, seat: 0.0, 1, 5.0)
    leaf = Leaf(position, 0)
    guide.judge([leaf])
    winner = position.winners()[0]
    assert leaf.results[winner] > 0.5 > leaf.results[1 - winner]
    assert sum(leaf.results) == pytest.approx(1.0)


def through(game: Game, bot: SearchBot, position: Position, choices: int) -> list[int]:
    """The moves that a bot chooses while all others play by the rules of thumb."""
    chosen: list[int] = []
    while len(chosen) < choices:
        sight = asked(game, position)
        if sight.seat == 0:
            chosen.append(bot.choose(sight).number)
            position.play(0, chosen[-1])
        else:
            position.play(sight.seat, game.advise(position, sight.seat))
    return chosen


def test_what_it_found_out_about_its_turn_it_keeps_until_its_next_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    game = entrepot.load("goa")
    before: list[int] = []
    grow = SearchBot._grow

    def noted(self: SearchBot, tree: Tree, sight: Sight, dice: Dice, until_clear: bool) -> None:
        before.append(tree.root.visits)
        grow(self, tree, sight, dice, until_clear)

    monkeypatch.setattr(SearchBot, "_grow", noted)
    through(game, SearchBot(seed=3, iterations=20), game.start(2, 6, {}), 14)
    assert any(before), "it began anew at every choice"
    assert not all(before), "it kept what it knew although something came to light"


def test_what_it_keeps_is_not_used_at_another_table() -> None:
    game = entrepot.load("goa")
    bot, fresh = SearchBot(seed=3, iterations=20), SearchBot(seed=5, iterations=20)
    through(game, bot, game.start(2, 6, {}), 6)
    sight = asked(game, game.start(2, 77, {}))
    assert bot.think(sight).root.visits <= fresh.think(sight).root.visits + 16


def test_several_processes_add_up_their_tries_and_agree_with_themselves() -> None:
    game = entrepot.load("carthage")
    sight = asked(game, game.start(3, 4, {}))
    trees = [SearchBot(seed=9, iterations=90, processes=3, net=False).think(sight) for _ in range(2)]
    for tree in trees:
        assert tree.root.visits == sum(tree.root.counts) == 90
    assert trees[0].root.counts == trees[1].root.counts


@pytest.mark.skipif(not can_copy(), reason="processes cannot be copied")
def test_ctrl_c_is_for_the_process_that_was_copied() -> None:
    found: list[object] = beside(lambda: None, [lambda: signal.getsignal(signal.SIGINT)])
    assert found == [signal.SIG_IGN]


def test_what_it_keeps_for_one_seat_is_not_used_for_another() -> None:
    """Rows count seats from the one that is asked, so that two seats can have equal ones."""
    game = entrepot.load("carthage")
    sight = asked(game, game.start(2, 4, {}))
    bot = SearchBot(seed=3, iterations=8)
    bot._kept = (sight.row(), Node(1 - sight.seat))
    assert bot.think(sight).root.seat == sight.seat


def test_with_a_net_the_others_follow_it_longer_than_the_searching_seat() -> None:
    """The values of a net say how a game ends where all go on as the net would."""
    game = entrepot.load("carthage")
    guide = guide_of(game)
    position = game.start(3, 4, {})
    seat = position.waiting()[0]
    weights = []
    for own in (True, False):
        leaf = Leaf(position.copy(), seat)
        leaf.fresh = node = Node(seat, own)
        guide.judge([leaf])
        weights.append(guide.weigh(node, position, position.moves(seat)))
    assert [weight**SOFTER for weight in weights[0]] == pytest.approx(weights[1])
    tree = Tree(guide, seat, [False] * len(game.moves))
    for own, picked in ((True, 1), (False, 0)):
        node = Node(seat, own)
        node.moves, node.weights = [1, 2], [0.7, 0.3]  # the net prefers the first; the second went better so far
        node.counts, node.open, node.sums, node.visits = [3, 6], [0, 0], [0.0, 3.0], 9
        assert tree.pick(node, [0, 1]) == picked
