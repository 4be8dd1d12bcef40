"""The messages of one language, each parsed when it is first needed.

Parsing all of them takes half a second, which every command would pay for the one sentence that it says.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource

from parlour.locales.prepositions import preposition

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # only entries begin at the left margin
WORD = re.compile(r"(?<![\w$.])-?[a-zA-Z][\w-]*")


class MessageBundle:
    """A FluentBundle that parses on demand."""

    def __init__(self, language: str, paths: Iterable[Path]) -> None:
        functions = {"PREPOSITION": cast(Any, preposition)}
        self._parsed = FluentBundle([language], functions=functions, use_isolating=False)
        self._sources: dict[str, str] = {}
        for path in paths:
            for key, source in entries(path.read_text(encoding="utf-8")):
                self._sources.setdefault(key, source)

    def has_message(self, key: str) -> bool:
        self._parse(key)
        return bool(self._parsed.has_message(key))

    def get_message(self, key: str) -> Any:
        self._parse(key)
        return self._parsed.get_message(key)

    def format_pattern(self, pattern: Any, facts: dict[str, Any]) -> tuple[Any, list[Exception]]:
        return self._parsed.format_pattern(pattern, facts)

    def _parse(self, key: str) -> None:
        """Parse an entry, and those to which it may refer."""
        source = self._sources.pop(key, None)
        if source is None:
            return
        self._parsed.add_resource(FluentResource(source))
        for word in set(WORD.findall(source)) & self._sources.keys():
            self._parse(word)


def entries(text: str) -> Iterable[tuple[str, str]]:
    """Yield the key and the source of each entry of a Fluent file."""
    found = list(ENTRY.finditer(text))
    ends = [*(entry.start() for entry in found[1:]), len(text)]
    for entry, end in zip(found, ends, strict=False):
        yield entry[1], text[entry.start() : end]
