"""The learning curve as a picture (SVG)."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.lab.train.course import Point

WIDTH, HEIGHT, EDGE = 640, 320, 44

FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"
 font-family="sans-serif" font-size="12">
<title>{title}</title>
<rect width="{width}" height="{height}" fill="#fdfbf5"/>
{body}
</svg>
"""


def curve(points: Sequence[Point], title: str) -> str:
    """The score over the games played, with its interval; what was kept is a dot."""
    games = max((point.games for point in points), default=1)
    body = [*lines_of_the_scale(games)]
    upper = [place(point.games, point.reference + point.error, games) for point in points]
    lower = [place(point.games, point.reference - point.error, games) for point in reversed(points)]
    body.append(f'<polygon points="{" ".join(upper + lower)}" fill="#2f6f4f" opacity="0.2"/>')
    middle = [place(point.games, point.reference, games) for point in points]
    body.append(f'<polyline points="{" ".join(middle)}" fill="none" stroke="#2f6f4f" stroke-width="2"/>')
    for point in points:
        if point.kept:
            x, y = place(point.games, point.reference, games).split(",")
            body.append(f'<circle cx="{x}" cy="{y}" r="3.5" fill="#2f6f4f"/>')
    body.append(f'<text x="{EDGE}" y="24" font-size="14">{title}</text>')
    return FRAME.format(width=WIDTH, height=HEIGHT, title=title, body="\n".join(body))


def lines_of_the_scale(games: int) -> list[str]:
    """A line for every 25 %, and what stands at the edges."""
    lines = []
    for percent in (0, 25, 50, 75, 100):
        left, y = place(0, percent / 100, games).split(",")
        lines.append(f'<line x1="{left}" y1="{y}" x2="{WIDTH - EDGE}" y2="{y}" stroke="#999" stroke-width="0.5"/>')
        lines.append(f'<text x="{EDGE - 6}" y="{y}" text-anchor="end" dominant-baseline="middle">{percent} %</text>')
    lines.append(f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 14}" text-anchor="end">{games:,} games</text>')
    return lines


def place(games: int, share: float, most: int) -> str:
    """Where a share after so many games stands."""
    x = EDGE + (WIDTH - 2 * EDGE) * games / most
    y = HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * min(max(share, 0.0), 1.0)
    return f"{x:.1f},{y:.1f}"
