"""`parlour` whose reviews all fail, and write down that they began.

For tests alone: `python -m tests.server.broken_reviews serve ...` is the real program but for this. The processes that
it starts load this module too.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from parlour.__main__ import main
from parlour.server import finished


def broken(*record: Any, **told: Any) -> None:
    with Path(os.environ["PARLOUR_TEST_BEGUN"]).open("a") as file:
        file.write("begun\n")
    raise ZeroDivisionError


vars(finished)["review"] = broken

if __name__ == "__main__":
    main()
