"""The end of Lighthouse: points and winners."""

from .position import Lighthouse


def score_sheet(lighthouse: Lighthouse) -> list[dict[str, int]]:
    """LIG-4.2  The sizes of the ships at home, and one point for each of them."""
    return [{"sizes": sum([ship + 1 for ship in ships]), "ships": len(ships)} for ships in lighthouse.home]


def winners(lighthouse: Lighthouse) -> list[int]:
    """LIG-4.3  The most points; all who are tied have won."""
    scores = lighthouse.scores()
    return [seat for seat in range(lighthouse.seats) if scores[seat] == max(scores)]
