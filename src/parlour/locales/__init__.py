"""The words in every language: Fluent files, shared by the page, the terminal and the command line.

Code knows message keys and facts; this module turns them into sentences. The words that belong to no game are here. A
room keeps its own in `words/LANGUAGE.ftl`, a game from outside there or in `locales/LANGUAGE/`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from parlour.core import registry
from parlour.core.errors import OptionError, ParlourError, shown
from parlour.core.events import FACE_DOWN, Event
from parlour.core.reason import SEAT_FIELDS, Reason
from parlour.locales.bundle import MessageBundle

FOLDER = Path(__file__).parent
LONGEST_FACT = 200  # a person may type endless text; a sentence is not endless
LARGEST_NUMBER = 10**15  # Fluent writes numbers of up to 28 digits, and groups them; a seed of 29 digits is text
LANGUAGES = ("en", "si", "cs")
PEOPLE = ("names", "winners")  # the facts that list people
LANGUAGE_NAMES = {"en": "English", "si": "සිංහල", "cs": "čeština"}


def check_language(language: str) -> str:
    """Return a language if Parlour has it; raise otherwise."""
    if language not in LANGUAGES:
        raise OptionError("no-such-language", given=language, allowed=", ".join(LANGUAGES))
    return language


@cache
def _bundle(language: str) -> MessageBundle:
    """Return all messages of a language."""
    return MessageBundle(language, files(language))


def files(language: str) -> Iterator[Path]:
    """Yield all files of a language: Parlour's, those of the rooms, and those of games from outside."""
    yield from sorted((FOLDER / language).glob("*.ftl"))
    for room in registry.built_in_folders():
        yield from room.glob(f"words/{language}.ftl")
    for game in _outside_folders():
        yield from sorted([*game.glob(f"words/{language}.ftl"), *game.glob(f"locales/{language}/*.ftl")])


def _outside_folders() -> Iterator[Path]:
    """Yield the folders of games from outside.

    One that cannot be loaded reports its error when it is opened, not here.
    """
    for name in set(registry.names()) - registry.built_in():
        with suppress(Exception):
            yield registry.game(name).folder


def knows(language: str, key: str) -> bool:
    """Return whether a language has words for a key."""
    return _bundle(language).has_message(key)


def say(language: str, key: str, facts: Mapping[str, Any] | None = None) -> str:
    """Return the words for a key: in English if the language lacks it, and the key itself if no language has it."""
    for tongue in (language, "en"):
        pattern = _bundle(tongue).get_message(key).value if knows(tongue, key) else None
        if pattern is not None:
            text, errors = _bundle(tongue).format_pattern(pattern, _plain(facts or {}, tongue))
            if not errors:
                return str(text)
    return f"{key} {dict(facts or {})}"


def _plain(facts: Mapping[str, Any], language: str = "en") -> dict[str, Any]:
    """Return facts as Fluent takes them: numbers as numbers, lists joined, everything else as text.

    People are listed as a sentence does it, with an "and"; cards and numbers by commas alone.
    """
    return {name: _as_text(_in_words(fact, language) if name in PEOPLE else fact) for name, fact in facts.items()}


def _in_words(names: Any, language: str) -> Any:
    """Return several names as a sentence lists them: Ann, Ben and Cid."""
    if not isinstance(names, list | tuple) or len(names) < 2:
        return names
    return say(language, "list-and", {"before": names[:-1], "last": names[-1]})


def _as_text(fact: Any) -> int | float | str:
    if isinstance(fact, bool):
        return "true" if fact else "false"
    if isinstance(fact, int | float) and abs(fact) < LARGEST_NUMBER:
        return fact
    if isinstance(fact, list | tuple):
        return ", ".join(map(str, fact))
    if fact == FACE_DOWN:
        return "hidden"  # words can select on `hidden`, but not on symbols
    text = shown(fact) if isinstance(fact, int) else str(fact)
    return text if len(text) <= LONGEST_FACT else text[:LONGEST_FACT] + "..."


def say_error(language: str, error: ParlourError) -> str:
    """Return the message of an error in a language."""
    return say(language, error.key, error.facts)


def tell(language: str, event: Event, names: Sequence[str], reader: int | None = None) -> str:
    """Return an event as a line of the log, with names for the seats and the selector `you` for the reader's own."""
    facts = event.facts()
    for field in event.seat_fields():
        fact = facts[field]
        facts[field] = [names[seat] for seat in fact] if isinstance(fact, tuple) else names[fact]
        if fact == reader:
            facts[field] = "you"
    return say(language, event.key, facts)


def say_reason(language: str, reason: Reason, names: Sequence[str]) -> str:
    """Return a reason of a computer player, with names for the seats. It addresses the player on turn."""
    facts = dict(reason.facts)
    for field in SEAT_FIELDS:
        if field in facts:
            facts[field] = names[facts[field]]
    return say(language, reason.key, facts)
