"""Games that the rules of thumb play, for the tests of all games."""

from entrepot import Dice, Game


def wins_against_chance(game: Game, seats: int, games: int) -> int:
    """How many games one advised seat wins alone against others that play at random; all advice is legal."""
    wins = 0
    for seed in range(games):
        position = game.start(seats, seed, {})
        position.telling = False
        dice = Dice(seed)
        greedy = seed % seats
        while not position.over:
            seat = position.waiting()[0]
            moves = position.moves(seat)
            move = game.advise(position, seat) if seat == greedy else moves[dice.below(len(moves))]
            assert move in moves
            position.play(seat, move)
        wins += position.winners() == [greedy]
    return wins
