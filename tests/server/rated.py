"""`parlour` whose computer players have ratings, except those of Jolly. For tests only.

`python -m tests.server.rated serve ...` is otherwise the real program with known secrets.
"""

from __future__ import annotations

from parlour.__main__ import main
from parlour.bots import ratings
from tests.server import known_luck

LEVELS = ("easy", "medium", "hard", "expert")
RATED = {"notty": 1300, "potter": 1240, "house_of_cards": 1405}  # easy; each level has 90 more than the one below


def rating(game: str, level: str) -> int | None:
    """Return the rating of a level on this server."""
    return RATED[game] + 90 * LEVELS.index(level) if game in RATED else None


def kept(game: str) -> dict[str, object]:
    """Return ratings in the form of a game's `ratings.json`."""
    return {"players": {level: {"rating": rating(game, level)} for level in LEVELS}} if game in RATED else {}


if __name__ == "__main__":
    vars(ratings)["kept"] = kept
    known_luck.begin()
    main()
