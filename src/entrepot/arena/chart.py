"""A chart of standings as SVG, drawn here: a bar for each share of wins, with its interval and the even share."""

from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

LINE = 26
TOP = 46
LEFT = 250
"""Room for the labels, at least."""
LETTER = 7.5
"""Room for a letter of a label; in most typefaces it is narrower."""
WIDE = 420
RIGHT = 150
INK, PAPER, BAR, FAINT = "#3a2f2a", "#fbf7f0", "#c8663f", "#cfc4b6"


@dataclass(frozen=True)
class Bar:
    """A line of a chart: shares from 0 to 1, and what stands behind it."""

    label: str
    rate: float
    low: float
    high: float
    note: str = ""


def chart(title: str, bars: Sequence[Bar], even: float) -> str:
    """The chart, the bars from top to bottom as they come."""
    high = TOP + LINE * len(bars) + 30
    left = max(LEFT, round(LETTER * max((len(bar.label) for bar in bars), default=0)) + 26)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + WIDE + RIGHT}" height="{high}"'
        f' font-family="sans-serif" font-size="13" fill="{INK}" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        _text(16, 26, title, 'font-size="15" font-weight="bold"'),
    ]
    for percent in range(0, 101, 25):
        x = left + WIDE * percent / 100
        parts += [_line(x, TOP, x, high - 30, FAINT), _text(x, high - 12, f"{percent} %", 'text-anchor="middle"')]
    for number, bar in enumerate(bars):
        y = TOP + LINE * number + LINE / 2
        x, low, best = (left + WIDE * share for share in (bar.rate, bar.low, bar.high))
        parts += [
            _text(left - 10, y + 4, bar.label, 'text-anchor="end"'),
            f'<rect x="{left}" y="{y - 8:.1f}" width="{x - left:.1f}" height="16" rx="2" fill="{BAR}"/>',
            _line(low, y, best, y, INK),
            _line(low, y - 4, low, y + 4, INK),
            _line(best, y - 4, best, y + 4, INK),
            _text(left + WIDE + 12, y + 4, bar.note),
        ]
    x = left + WIDE * even
    parts += [f'<path d="M{x:.1f} {TOP}V{high - 30}" stroke="{INK}" stroke-dasharray="4 4" fill="none"/>', "</svg>", ""]
    return "\n".join(parts)


def _line(x: float, y: float, to_x: float, to_y: float, colour: str) -> str:
    return f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" stroke="{colour}" fill="none"/>'


def _text(x: float, y: float, words: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" {more}>{escape(words)}</text>'
