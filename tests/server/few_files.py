"""`parlour` on a system that gives it few file descriptors, and never more.

For tests only: `python -m tests.server.few_files serve ...` is otherwise the real program.
"""

from __future__ import annotations

import resource

from parlour.__main__ import main

FEW = 400

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW // 2, FEW))
    main()
