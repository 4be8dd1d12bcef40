"""`parlour` on a system that gives it few file descriptors, and no more when it asks.

For tests alone: `python -m tests.server.few_files serve ...` is the real program but for this.
"""

from __future__ import annotations

import resource

from parlour.__main__ import main

FEW = 400

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW // 2, FEW))
    main()
