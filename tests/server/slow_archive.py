"""`parlour` whose archive replays no game before a certain file exists.

For tests only: `python -m tests.server.slow_archive serve ...` is otherwise the real program. The processes that it
starts load this module too.
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
    """A table that waits for the file before it folds the first entry."""

    def apply(self, entry: Any) -> Any:
        while not Path(os.environ["PARLOUR_TEST_GATE"]).exists():
            time.sleep(0.01)
        return super().apply(entry)


vars(finished_games)["Table"] = SlowTable

if __name__ == "__main__":
    main()
