"""17. Final scoring, as it would be paid now."""

from mypy_extensions import i64

from .constants import COUNTRIES, GOODS, IMPORT, SOURCE_NAMES, SOURCES, YEN
from .player import Player
from .position import Yokohama


def score_sheet(yokohama: Yokohama) -> list[dict[str, int]]:
    """YOK-17  For each seat the points scored in play by their source, then the categories of the final scoring."""
    box = yokohama.box
    church = majority(places_on_board(yokohama, yokohama.church), box.church_places)
    customs = majority(places_on_board(yokohama, yokohama.customs), box.customs_places)
    technology = majority(places_by_technology(yokohama), box.technology_places)
    sheets: list[dict[str, int]] = []
    for seat in range(yokohama.seats):
        player = yokohama.players[seat]
        sheet: dict[str, int] = {SOURCE_NAMES[source]: player.points[source] for source in range(SOURCES)}
        sheet["church_majority"] = church.get(seat, 0)
        sheet["customs_majority"] = customs.get(seat, 0)
        sheet["technology_majority"] = technology.get(seat, 0)
        sheet["countries"] = country_points(yokohama, player)
        sheet.update(rest(yokohama, player))
        sheets.append(sheet)
    return sheets


def winners(yokohama: Yokohama) -> list[int]:
    """YOK-18.1  The most points; of the tied the first in turn order."""
    scores = yokohama.scores()
    best = max(scores)
    order = [int((yokohama.start + turn) % yokohama.seats) for turn in range(yokohama.seats)]
    return [next(seat for seat in order if scores[seat] == best)]


def majority(ranked: list[int], points: list[int]) -> dict[int, int]:
    """First and second place; nobody scores for a place that is not taken."""
    return dict(zip(ranked, points, strict=False))


def places_on_board(yokohama: Yokohama, spaces: list[i64]) -> list[int]:
    """YOK-17.1, YOK-17.2, YOK-R23  By number of assistants, then by the rightmost one. Neutral ones do not count."""
    present = [seat for seat in range(yokohama.seats) if seat in spaces]
    rightmost = {seat: max(place for place in range(len(spaces)) if spaces[place] == seat) for seat in present}
    return sorted(present, key=lambda seat: (-spaces.count(seat), -rightmost[seat]))


def places_by_technology(yokohama: Yokohama) -> list[int]:
    """YOK-17.3  By the sum of printed values; ties in turn order from the start player."""
    order = [int((yokohama.start + turn) % yokohama.seats) for turn in range(yokohama.seats)]
    owners = [seat for seat in order if yokohama.players[seat].cards]
    return sorted(owners, key=lambda seat: -technology_value(yokohama, yokohama.players[seat]))


def technology_value(yokohama: Yokohama, player: Player) -> int:
    box = yokohama.box
    return sum(int(box.value[box.card_technology[card]]) for card in player.cards)


def country_points(yokohama: Yokohama, player: Player) -> int:
    """YOK-17.4  Sets of different countries, always the largest possible one first."""
    points = 0
    layer = 1
    while True:
        size = sum(player.symbols[country] >= layer for country in range(COUNTRIES))
        if size == 0:
            return points
        points += yokohama.box.country_sets[size - 1]
        layer += 1


def rest(yokohama: Yokohama, player: Player) -> dict[str, int]:
    """YOK-17.5  Unused foreign agents, imports, money and goods; free agents pay nothing (YOK-R24)."""
    box = yokohama.box
    agents = sum(player.agents)
    goods = sum(player.stock[:GOODS])
    return {
        "agents": int(agents) * box.agent_points,
        "imports": int(player.stock[IMPORT]) * box.import_points,
        "yen": int(player.stock[YEN]) // box.yen_per_point,
        "goods": int(goods) // box.goods_per_point,
    }
