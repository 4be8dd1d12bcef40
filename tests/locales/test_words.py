"""Every refusal, event and option has words in every language, and the languages agree on keys and facts."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import parlour
from parlour import locales
from parlour.core.errors import Refusal, kebab
from parlour.core.events import Event
from parlour.core.reason import Reason
from parlour.locales import LANGUAGES, say, say_reason, tell

FILES = [path for path in locales.files("en") if "examples" not in path.parts]


def in_language(english: Path, language: str) -> Path:
    """The same file in another language, of a room or of the words that belong to no game."""
    if english.parent.name == "words":
        return english.with_name(f"{language}.ftl")
    return locales.FOLDER / language / english.name


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The keys of a file, with the variables that each uses."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def leaves(base: type[object]) -> set[type[object]]:
    found: set[type[object]] = set()
    for child in base.__subclasses__():
        found |= leaves(child) or {child}
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda path: "-".join(path.parts[-3:]))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys(language: str, file: Path) -> None:
    theirs, english = messages(in_language(file, language)), messages(file)
    assert list(theirs) == list(english)
    for key, variables in theirs.items():
        assert variables <= english[key], key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(parlour.core.registry.built_in()))
def test_every_event_refusal_and_option_has_words(game: str, language: str) -> None:
    options = [f"{game}-option-{name}" for name in parlour.game(game).options]
    classes = [kind for base in (Refusal, Event) for kind in leaves(base) if getattr(kind, "game", "") == game]
    assert len(classes) > 10
    for key in [f"{game}-name", f"{game}-pitch", *options, *(f"{game}-{kebab(kind.__name__)}" for kind in classes)]:
        assert locales.knows(language, key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_key_in_the_code_has_words(language: str) -> None:
    import re

    source = Path(parlour.__file__).parent
    keys = set()
    for path in source.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        keys |= set(re.findall(r"(?:OptionError|UnreadableMove|AmbiguousMove)\(\s*\"([\w-]+)\"", text))
        keys |= set(re.findall(r"say\((?:lang|self\.language|language), \"([\w-]+)\"", text))
        keys |= set(re.findall(r"self\.say\(\"([\w-]+)\"", text))
    assert len(keys) > 30
    assert {key for key in keys if not locales.knows(language, key)} == set()


def test_plurals_are_right_in_each_language() -> None:
    assert say("en", "cli-cards", {"count": 1}) == "one card"
    assert say("en", "cli-cards", {"count": 2}) == "2 cards"
    assert len({say("cs", "cli-cards", {"count": count}).split()[-1] for count in (1, 2, 5)}) == 3


def test_the_reader_is_called_you() -> None:
    notty = parlour.game("notty")
    (event,) = notty.position({"game": "notty", "turn": 0, "hands": ["R1", "B2"]}).play("end")
    assert tell("en", event, ["Ann", "Bob"]) == "Ann ends the turn."
    assert tell("en", event, ["Ann", "Bob"], reader=0) == "You end the turn."


def test_endless_input_gives_a_short_sentence() -> None:
    state = parlour.game("notty").deal(seats=2, seed=1)
    with pytest.raises(parlour.UnreadableMove) as caught:
        state.play("x" * 100_000)
    assert str(caught.value).startswith('"xxx') and len(str(caught.value)) < 400


def test_a_key_that_nobody_knows_is_shown_as_it_is() -> None:
    assert say("cs", "no-such-key", {"a": 1}) == "no-such-key {'a': 1}"


def test_errors_speak_english_by_themselves_and_other_languages_when_asked() -> None:
    with pytest.raises(parlour.OptionError, match="There is no game chess") as caught:
        parlour.game("chess")
    assert locales.say_error("cs", caught.value) != str(caught.value)
    with pytest.raises(parlour.OptionError, match="no language xx"):
        locales.check_language("xx")


def test_a_reason_names_the_player_of_a_seat_and_addresses_the_one_on_turn() -> None:
    said = say_reason("en", Reason("hint-notty-steal", {"victim": 1}), ["Ann", "Bob"])
    assert said == "Steal a card from Bob."
