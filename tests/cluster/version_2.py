"""Version 2 of the program: `python -m tests.cluster.version_2 serve`."""

from parlour.__main__ import main
from tests.cluster.versions import install

install(2)

if __name__ == "__main__":
    main()
