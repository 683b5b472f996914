"""9. The end of the game: points and winners."""

from .position import Carthage


def score_sheet(carthage: Carthage) -> list[dict[str, int]]:
    """CAR-9.2  One point for each card under the trader marker; hand and stock count nothing."""
    return [{"cards": len(player.vp), "noted": player.noted} for player in carthage.players]


def winners(carthage: Carthage) -> list[int]:
    """CAR-9.2, CAR-9.3  The most points; tie: more tokens; still tied: all of them."""
    ranks = [(player.points(), player.token_count()) for player in carthage.players]
    return [seat for seat in range(carthage.seats) if ranks[seat] == max(ranks)]
