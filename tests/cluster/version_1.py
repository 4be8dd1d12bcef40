"""Version 1 of the program: `python -m tests.cluster.version_1 serve`."""

from parlour.__main__ import main
from tests.cluster.versions import install

install(1)

if __name__ == "__main__":
    main()
