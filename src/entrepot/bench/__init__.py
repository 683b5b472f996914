"""The benchmark room: how fast our games are played, plain and compiled, and against the peers.

`bench()` measures and returns a `Report`; `report_table`, `report_json` and `report_markdown` show it.
Everything is measured by random play on one core, in turns of a short round each, within one run.
"""

from .figures import Report, Row, Spread
from .report import report_json, report_markdown, report_table, write_block
from .suite import bench

__all__ = [
    "Report",
    "Row",
    "Spread",
    "bench",
    "report_json",
    "report_markdown",
    "report_table",
    "write_block",
]
