"""What players have learned: arrays of numbers in .npz files, each with a card that states where they come from.

They contain no code: they are read without pickle. The weights that come with a game are in its folder `play/weights`.
"""

from __future__ import annotations

import json
import zipfile
import zlib
from dataclasses import asdict, dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parlour.bots import npz
from parlour.core import registry
from parlour.core.errors import OptionError

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Arrays = dict[str, npt.NDArray[Any]]
    Values = npt.NDArray[np.float64]
else:
    Arrays = Values = Any  # numpy is imported late: the browser's Python has none (npz.py)


@dataclass(frozen=True)
class Card:
    """What weights are for, and how they were made."""

    game: str
    agent: str
    rules: str  # the version of the rules of the training games
    features: dict[str, int]  # the number of cases of each feature, in the order of the table
    settings: dict[str, float]
    seed: int
    games: int
    command: str  # the command that makes them again
    result: dict[str, float]  # against the reference: share of the wins, half of the 95 % interval, deals
    checked: str = ""  # a newer version of the rules, under which `result` was measured again without training


def save(path: Path, arrays: Arrays, card: Card) -> None:
    """Write weights with their card."""
    import numpy as np

    write(path, {**arrays, "card": np.array(json.dumps(asdict(card)))})


def write(path: Path, arrays: Arrays) -> None:
    """Write arrays atomically: a reader sees the old file or the new one, never a part."""
    import numpy as np

    contents: dict[str, Any] = dict(arrays)
    unfinished = path.with_name(path.name + ".part")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, **contents)
    unfinished.replace(path)


UNREADABLE = (
    OSError,
    ValueError,
    KeyError,
    TypeError,
    AttributeError,
    EOFError,
    zipfile.BadZipFile,
    zlib.error,
    NotImplementedError,
)


def read(path: Path) -> Arrays:
    """The arrays of a file; a truncated or unsuitable file is refused with the reason."""
    import numpy as np

    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as found:
            return {name: found[name] for name in found.files}
    except UNREADABLE as error:
        reason = getattr(error, "strerror", None) or str(error).splitlines()[0] if str(error) else type(error).__name__
        raise OptionError("bad-weights", file=str(path), reason=reason) from error


def load(path: Path) -> tuple[Arrays, Card]:
    """Read weights and their card."""
    arrays = read(path)
    try:
        card = Card(**json.loads(str(arrays.pop("card"))))
    except (KeyError, TypeError, ValueError) as error:
        raise OptionError("bad-weights", file=str(path), reason="no card") from error
    return arrays, card


def file_of(game: str, agent: str) -> Path:
    """The file with the weights of a game's player."""
    return registry.game(game).folder / "play" / "weights" / f"{agent}.npz"


def shipped(game: str, agent: str) -> tuple[Arrays, Card]:
    """The weights that come with a game."""
    path = file_of(game, agent)
    arrays, card = load(path)
    if (card.game, card.agent) != (game, agent):
        reason = f"they are for {card.game}, {card.agent}"
        raise OptionError("bad-weights", file=str(path), reason=reason)
    return arrays, card


@cache
def has_numpy() -> bool:
    """Whether numpy is installed, as it is everywhere but in the browser."""
    return find_spec("numpy") is not None


@cache
def values(game: str, agent: str) -> Values:
    """The learned numbers, read once for all players that use them."""
    if not has_numpy():
        found: Any = npz.numbers(file_of(game, agent), "values")
        return found  # type: ignore[no-any-return]  # players only index them, and ask for their length
    import numpy as np

    arrays, _ = shipped(game, agent)
    if "values" not in arrays or arrays["values"].dtype.kind not in "fiu":
        raise OptionError("bad-weights", file=str(file_of(game, agent)), reason="no values")
    return np.ascontiguousarray(arrays["values"], np.float64)
