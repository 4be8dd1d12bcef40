"""Version 3 of the program: `python -m tests.cluster.version_3 serve`."""

from parlour.__main__ import main
from tests.cluster.versions import install

install(3)

if __name__ == "__main__":
    main()
