"""Cards in notation: symbols are written; symbols, letters and any case are read."""

from __future__ import annotations

import pytest

from parlour import UnreadableMove
from parlour.core.cards import Deck, french_deck, split_cards

DECK = french_deck()


def test_the_french_deck_has_52_kinds_in_order() -> None:
    assert len(DECK.names) == len(set(DECK.names)) == DECK.size == 52
    assert DECK.names[:3] == ("A♠", "2♠", "3♠")
    assert [DECK.names[suit * 13 + 12] for suit in range(4)] == ["K♠", "K♥", "K♦", "K♣"]


@pytest.mark.parametrize(
    ("written", "card"),
    {
        "7♥": "7♥",
        "7h": "7♥",
        "7H": "7♥",
        "10♣": "10♣",
        "10c": "10♣",
        "Th": "10♥",
        "ts": "10♠",
        "T♦": "10♦",
        "t♦": "10♦",
        "A♠": "A♠",
        "a♠": "A♠",
        "As": "A♠",
        "jD": "J♦",
        "qc": "Q♣",
        "KH": "K♥",
    }.items(),
)
def test_a_card_is_read_as_players_write_it(written: str, card: str) -> None:
    assert DECK.write(DECK.read(written)) == card


@pytest.mark.parametrize("kind", range(52))
def test_every_card_is_read_back(kind: int) -> None:
    name = DECK.write(kind)
    assert {DECK.read(name), DECK.read(name.lower()), DECK.read(name.upper())} == {kind}


@pytest.mark.parametrize("written", ["", "1h", "0h", "11h", "h7", "7", "h", "7x", "JK", "10", "7hh", "7 h", "Tt"])
def test_what_is_not_a_card_is_named_in_the_error(written: str) -> None:
    assert DECK.kind(written) is None
    with pytest.raises(UnreadableMove) as caught:
        DECK.read(written)
    assert caught.value.facts["given"] == written
    assert "A♠" in str(caught.value)


def test_two_decks_are_the_same_kinds_twice() -> None:
    double = french_deck(copies=2)
    assert double.names == DECK.names
    assert (set(double.copies), double.size) == ({2}, 104)


def test_cards_are_listed_with_blanks_or_commas() -> None:
    assert DECK.read_all(" 7h, 10c  K♠ ,a♦") == [DECK.read(card) for card in ("7♥", "10♣", "K♠", "A♦")]
    assert DECK.read_all("") == []
    assert DECK.write_all(DECK.read_all("7h 10c")) == "7♥ 10♣"
    assert split_cards("a,b c") == ["a", "b", "c"]


def test_a_deck_of_its_own_has_its_own_names() -> None:
    deck = Deck(["R1", "R2", "Wild"], copies=2, aliases={"W": "Wild"})
    assert [deck.read(card) for card in ("r2", "wild", "w")] == [1, 2, 2]
    assert deck.size == 6
