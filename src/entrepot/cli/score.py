"""The score sheet at the end of a game."""

from typing import TYPE_CHECKING

from entrepot import Table

from .screen import ACCENT
from .speech import Speech
from .texts import say

if TYPE_CHECKING:
    from rich.table import Table as Sheet


def score_sheet(table: Table, speech: Speech) -> "Sheet":
    """Every seat's points by category with their sum; winners are marked."""
    from rich.box import ROUNDED
    from rich.table import Table as Sheet

    sheet = Sheet(title=say("score"), title_style=f"bold {ACCENT}", border_style=ACCENT, box=ROUNDED, show_footer=True)
    sheet.add_column("", footer=say("score.total"))
    columns = table.score_sheet()
    for seat, total in enumerate(table.scores()):
        crown = "★ " if seat in table.winners() else ""
        sheet.add_column(f"{crown}{speech.names.full[seat]}", footer=str(total), justify="right", footer_style="bold")
    for category in columns[0]:
        sheet.add_row(speech.score(category), *(str(column.get(category, 0)) for column in columns))
    return sheet
