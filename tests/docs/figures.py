"""The measured tables of docs/players.md, from benchmarks/results: `python -m tests.docs.figures --write`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/players.md"
MARKED = re.compile(r"(<!-- (?P<file>benchmarks/results/\S+) -->\n).*?(<!-- end -->)", re.DOTALL)


def with_figures(page: str) -> str:
    """The page, with every marked table as it was measured."""
    return MARKED.sub(lambda found: found[1] + (ROOT / found["file"]).read_text(encoding="utf-8") + found[3], page)


if __name__ == "__main__":
    fresh = with_figures(PAGE.read_text(encoding="utf-8"))
    if "--write" in sys.argv:
        PAGE.write_text(fresh, encoding="utf-8")
