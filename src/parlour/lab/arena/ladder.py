"""The picture of a ladder: ratings with their intervals, as an SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, inf

from parlour.lab.arena.ratings import Rating

WIDTH, ROW, TOP, BOTTOM = 720, 34, 54, 40
LEFT, RIGHT = 120, 165  # room for the names, and for the numbers
TICKS = (10, 20, 50, 100, 200, 500, 1000)  # possible distances of the grid lines, in points
MOST_TICKS = 9

FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{label}">
<style>
svg {{ background: #fbf6ea; color: #26352e; font: 14px system-ui, sans-serif }}
text {{ fill: currentColor }} .tick {{ font-size: 12px; opacity: .7 }} .title {{ font-weight: 600 }}
line {{ stroke: currentColor; stroke-opacity: .15 }} .reach {{ stroke: #2f6f57; stroke-opacity: 1; stroke-width: 3 }}
circle {{ fill: #2f6f57 }}
@media (prefers-color-scheme: dark) {{
svg {{ background: #12261f; color: #f0e8d6 }} .reach {{ stroke: #7ebe70 }} circle {{ fill: #7ebe70 }} }}
</style>
{parts}
</svg>
"""


def ladder(title: str, rungs: Sequence[tuple[str, Rating]]) -> str:
    """The ladder as an SVG: players from the strongest down, each with a dot and its interval."""
    low, high, tick = scale([bound for _, rating in rungs for bound in rating])
    height = TOP + ROW * len(rungs) + BOTTOM

    def across(points: float) -> float:
        return LEFT + (points - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    parts = [text(16, 28, title, "title")]
    for points in range(low, high + 1, tick):
        parts.append(line(across(points), TOP - 8, across(points), height - BOTTOM))
        parts.append(text(across(points), height - BOTTOM + 20, str(points), "tick", "middle"))
    for place, (name, rating) in enumerate(rungs):
        parts += rung(TOP + ROW * place + ROW / 2, name, rating, [across(points) for points in rating])
    return FRAME.format(width=WIDTH, height=height, label=escape(title), parts="\n".join(parts))


def rung(y: float, name: str, rating: Rating, across: Sequence[float]) -> list[str]:
    """The SVG elements of one player."""
    dot, left, right = across
    return [
        text(16, y + 5, name),
        line(left, y, right, y, "reach"),
        *(line(end, y - 5, end, y + 5, "reach") for end in (left, right)),
        f'<circle cx="{dot:.1f}" cy="{y:.1f}" r="5"/>',
        text(WIDTH - RIGHT + 16, y + 5, f"{rating.points:.0f} ({rating.low:.0f}-{rating.high:.0f})"),
    ]


def scale(points: Sequence[float]) -> tuple[int, int, int]:
    """The first and last grid line, and the points between two."""
    known = [one for one in points if abs(one) != inf] or [0.0]
    reach = max(known) - min(known)
    tick = next((one for one in TICKS if reach / one < MOST_TICKS), TICKS[-1])
    low, high = floor(min(known) / tick) * tick, ceil(max(known) / tick) * tick
    return low, max(high, low + tick), tick


def text(x: float, y: float, words: str, kind: str = "name", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x: float, y: float, to_x: float, to_y: float, kind: str = "grid") -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" class="{kind}"/>'
