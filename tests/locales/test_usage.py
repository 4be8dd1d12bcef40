"""No key without a use, and no use without a key, in Python and in the page."""

from __future__ import annotations

import re
from pathlib import Path

import parlour
from parlour import locales
from parlour.core.errors import Refusal, kebab
from parlour.core.events import Event
from tests.locales.test_words import FILES, leaves, messages

HOUSE = Path(__file__).parents[2]
KEY = re.compile(r"[a-z_]+(?:-[a-z0-9_]+)+")
PREFIX = re.compile(r"[`'\"f]([a-z_]+(?:-[a-z0-9_]+)*-)\$?\{")  # `web-theme-${theme}`, f"{...}" begins elsewhere


def source(folder: str, *endings: str) -> str:
    files = [path for ending in endings for path in (HOUSE / folder).rglob(f"*{ending}")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if not is_foreign(path))


def is_foreign(path: Path) -> bool:
    """Whether a file is installed code or a test; those use keys that do not exist."""
    return "node_modules" in path.parts or path.name.endswith(".test.ts")


def page() -> str:
    """The code of the page: the part that all games share, and each game's own."""
    return source("client/src", ".ts", ".svelte") + source("src/parlour/games", ".ts", ".svelte")


def derived_keys() -> set[str]:
    """Keys that are built from the names of classes, options and games."""
    keys: set[str] = set()
    for name in parlour.core.registry.built_in():
        keys |= {f"{name}-name", f"{name}-pitch"}
        keys |= {f"{name}-option-{option}" for option in parlour.game(name).options}
    classes = [kind for base in (Refusal, Event) for kind in leaves(base)]
    return keys | {f"{getattr(kind, 'game', '')}-{kebab(kind.__name__)}" for kind in classes}


def test_no_key_is_unused() -> None:
    code = source("src/parlour", ".py") + page()
    used = set(KEY.findall(code)) | derived_keys()
    prefixes = tuple(PREFIX.findall(code))
    keys = {key for file in FILES for key in messages(file)}
    assert {key for key in keys if key not in used and not key.startswith(prefixes)} == set()


def test_every_key_of_the_page_exists() -> None:
    code = page()
    asked = set(re.findall(r"\bt\(\s*['\"]([a-z0-9-_]+)['\"]", code))
    asked |= set(re.findall(r"complain\(\s*['\"]([a-z0-9-_]+)['\"]", code))
    assert len(asked) > 40
    assert {key for key in asked if not locales.knows("en", key)} == set()
