"""`parlour` whose archive plays no game again before a file is there.

For tests alone: `python -m tests.server.slow_archive serve ...` is the real program but for this. The processes that
it starts load this module too.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from parlour.__main__ import main
from parlour.server.workers import finished_games
from parlour.table.table import Table


class SlowTable(Table):
    """Waits for the file before the first entry."""

    def apply(self, entry: Any) -> Any:
        while not Path(os.environ["PARLOUR_TEST_GATE"]).exists():
            time.sleep(0.01)
        return super().apply(entry)


vars(finished_games)["Table"] = SlowTable

if __name__ == "__main__":
    main()
