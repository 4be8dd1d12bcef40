"""The learning curve as a picture (SVG)."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.bots.training.course import Point
from parlour.lab.plot import dot, line, picture, place

GREEN = "#2f6f4f"


def curve(points: Sequence[Point], title: str) -> str:
    """The score over the games played, with its interval; dots mark what was kept."""
    games = max((point.games for point in points), default=1)
    upper = [place(point.games / games, point.reference + point.error) for point in points]
    lower = [place(point.games / games, point.reference - point.error) for point in reversed(points)]
    middle = [place(point.games / games, point.reference) for point in points]
    band = f'<polygon points="{" ".join(upper + lower)}" fill="{GREEN}" opacity="0.2"/>'
    kept = [dot(at, GREEN) for at, point in zip(middle, points, strict=True) if point.kept]
    return picture(title, f"{games:,} games", [band, line(middle, GREEN), *kept])
