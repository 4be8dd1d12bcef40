"""The hook through which messages get their words. The core has keys and facts; `parlour.locales` sets the speaker."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Speaker = Callable[[str, Mapping[str, Any]], str]


def plain(key: str, facts: Mapping[str, Any]) -> str:
    """The text of a message while no speaker is set: its key and facts."""
    return f"{key} {dict(facts)}"


_speaker: Speaker = plain


def use(speaker: Speaker) -> None:
    """Set the function that puts errors into words."""
    global _speaker
    _speaker = speaker


def speak(key: str, facts: Mapping[str, Any]) -> str:
    """The words for a message key with its facts."""
    return _speaker(key, facts)
