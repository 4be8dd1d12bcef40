"""Pictures of shares over time, as SVG, for learning curves and for the course of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

WIDTH, HEIGHT, EDGE = 640, 320, 44

FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"
 font-family="sans-serif" font-size="12">
<title>{title}</title>
<rect width="{width}" height="{height}" fill="#fdfbf5"/>
{body}
</svg>
"""


def picture(title: str, end: str, body: Iterable[str]) -> str:
    """The picture with its frame and scale: a line for every 25 %, and a label at the right end."""
    head = f'<text x="{EDGE}" y="24" font-size="14">{title}</text>'
    return FRAME.format(width=WIDTH, height=HEIGHT, title=title, body="\n".join([*scale(end), *body, head]))


def scale(end: str) -> list[str]:
    """The lines of the scale."""
    lines = []
    for percent in (0, 25, 50, 75, 100):
        left, y = place(0, percent / 100).split(",")
        lines.append(f'<line x1="{left}" y1="{y}" x2="{WIDTH - EDGE}" y2="{y}" stroke="#999" stroke-width="0.5"/>')
        lines.append(f'<text x="{EDGE - 6}" y="{y}" text-anchor="end" dominant-baseline="middle">{percent} %</text>')
    lines.append(f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 14}" text-anchor="end">{end}</text>')
    return lines


def place(part: float, share: float) -> str:
    """The coordinates of a share after the fraction `part` of the time."""
    x = EDGE + (WIDTH - 2 * EDGE) * part
    y = HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * min(max(share, 0.0), 1.0)
    return f"{x:.1f},{y:.1f}"


def line(points: Sequence[str], colour: str, dashes: str = "") -> str:
    """A line through these points."""
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}" stroke-width="2"{dashed}/>'


def dot(point: str, colour: str) -> str:
    """A dot at a point."""
    x, y = point.split(",")
    return f'<circle cx="{x}" cy="{y}" r="3.5" fill="{colour}"/>'
