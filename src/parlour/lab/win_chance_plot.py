"""The course of a reviewed game as a picture (SVG): each seat's chance of winning, and the turning points."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.bots.review import Review
from parlour.lab.plot import dot, line, picture, place

# One line per seat, distinguishable without colours.
LINES = (("#2f6f4f", ""), ("#a33b3b", "6 4"), ("#2b5797", "2 3"), ("#8a6d1d", "10 3 2 3"), ("#6b3fa0", "1 5"))


def course(found: Review, names: Sequence[str], title: str) -> str:
    """The picture, with a line per seat, a dot per turning point, and a legend."""
    last = max(1, len(found.actions))
    body = []
    for seat, (name, (colour, dashes)) in enumerate(zip(names, LINES, strict=False)):
        places = [place(number / last, chances[seat].share) for number, chances in enumerate(found.curve)]
        body += [line(places, colour, dashes), *(dot(places[number + 1], colour) for number in found.turning)]
        body.append(f'<text x="{60 + 110 * seat}" y="308" fill="{colour}">{name}</text>')
    return picture(title, f"{len(found.actions):,}", body)
