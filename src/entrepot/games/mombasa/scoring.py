"""17. The end: cash, shares, diamonds and books."""

from .constants import COMPANIES, COMPANY_IDS
from .position import Mombasa


def score_sheet(mombasa: Mombasa) -> list[dict[str, int]]:
    """MOM-1.1, MOM-17.2  Cash, the shares of each company, the diamond track, the book track."""
    sheets: list[dict[str, int]] = []
    for seat in range(mombasa.seats):
        player = mombasa.players[seat]
        sheet: dict[str, int] = {"cash": player.pounds}
        for company in range(COMPANIES):
            sheet[COMPANY_IDS[company]] = mombasa.shares(seat, company) * mombasa.share_value(company)
        sheet["diamonds"] = mombasa.box.diamond_values[player.diamonds]
        sheet["books"] = mombasa.box.book_values[player.ink]
        sheets.append(sheet)
    return sheets


def winners(mombasa: Mombasa) -> list[int]:
    """MOM-17.3  The highest total; ties are shared wins."""
    totals = mombasa.scores()
    return [seat for seat in range(mombasa.seats) if totals[seat] == max(totals)]
