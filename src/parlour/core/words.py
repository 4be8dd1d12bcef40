"""The door through which words come in. The core knows keys and facts; `parlour.locales` hands in the speaker."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Speaker = Callable[[str, Mapping[str, Any]], str]


def plain(key: str, facts: Mapping[str, Any]) -> str:
    """Without a speaker: the key and the facts, as they are."""
    return f"{key} {dict(facts)}"


_speaker: Speaker = plain


def use(speaker: Speaker) -> None:
    """From now on errors speak through this."""
    global _speaker
    _speaker = speaker


def speak(key: str, facts: Mapping[str, Any]) -> str:
    """The words for a message key with its facts."""
    return _speaker(key, facts)
