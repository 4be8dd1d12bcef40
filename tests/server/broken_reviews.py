"""`parlour` whose reviews all fail and record that they began; if a gate file is given, they first wait for it.

For tests only: `python -m tests.server.broken_reviews serve ...` is otherwise the real program. The processes that it
starts load this module too.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from parlour.__main__ import main
from parlour.server.workers import finished_games


def broken(*record: Any, **told: Any) -> None:
    with Path(os.environ["PARLOUR_TEST_BEGUN"]).open("a") as file:
        file.write("begun\n")
    while (gate := os.environ.get("PARLOUR_TEST_GATE")) and not Path(gate).exists():
        time.sleep(0.01)
    raise ZeroDivisionError


vars(finished_games)["review"] = broken

if __name__ == "__main__":
    main()
