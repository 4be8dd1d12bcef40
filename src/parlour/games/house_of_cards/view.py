"""What a seat of House of Cards may see, and its events.

observe(seat): 38 planes of 4 houses x 15 cards (0 to 9, then Hallows, Shield, Echo, Mirror, Swap), bytes.
    0      the seat's hand: copies held, 0 to 2
    1      cards known to be in its deck: copies
    2      the round's pile: copies
    3      the card played last in this round
    4      cards known to be in the leftover deck: copies
    5-7    cards known in hand or deck of the next seat, the one after, and so on: copies
    8      the top card of the leftover deck, if it is known
    9      the top card of its deck, if it is known
    10     ones if this seat is on turn
    11, 12 the sum, the limit
    13     ones if an Echo waits
    14     the last number played in this round, plus one; zeros if there is none
    15-17  ones if the house effect, Swap's exchange, the reshuffle is open
    18-21  cards in hand of this seat, the next, and so on
    22-25  cards in their decks
    26-29  their consecutive cards of one house
    30-33  that house, plus one
    34     cards in the leftover deck
    35     seats
    36     the turns played, as a fraction of the turn limit: 0 to 255
    37     ones if the last card must fit
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, ClassVar, Literal, TypedDict

from parlour.core.events import FACE_DOWN, Card, Event, Seat, Seats, Told
from parlour.core.facts import PerSeat
from parlour.core.position import turn_up
from parlour.games.house_of_cards.law.cards import DECK
from parlour.games.house_of_cards.law.consts import (
    LEFTOVER,
    NO_NUMBER,
    OFFER_HOUSE,
    OFFER_RESHUFFLE,
    OFFER_SWAP,
)
from parlour.games.house_of_cards.law.rules import HouseOfCards

# Both in the order of their numbers: DID_ in consts.py, and the letters of the deck.
Effect = Literal["number", "doubled", "hallows", "echo", "mirror", "shield-echo", "shield-mirror", "shield", "swap"]
House = Literal["G", "R", "H", "S"]
Offer = Literal["house", "swap", "reshuffle"]
OFFER_WORDS: dict[int, Offer] = {OFFER_HOUSE: "house", OFFER_SWAP: "swap", OFFER_RESHUFFLE: "reshuffle"}
OFFERS: dict[str, int] = {word: number for number, word in OFFER_WORDS.items()}


class HouseView(TypedDict):
    """What a seat of House of Cards, or a spectator, sees."""

    limit: int
    sum: int
    echo: bool  # whether an Echo waits for the next number
    last_number: int | None  # the number that a Mirror would add
    pile: list[Card]  # the start card first, then the plays of this round
    started: bool  # whether the pile begins with a start card
    plays: PerSeat[list[Card]]
    streak: PerSeat[int]  # consecutive cards of one house
    hands: PerSeat[list[Card]]  # other hands: face-down cards, or cards that the viewer knows to be there
    would: list[int]  # the sum after each card of the viewer's hand, in its order
    decks: PerSeat[int]
    fresh: PerSeat[int]  # cards at the bottom of the deck that came after its last shuffle
    leftover: int
    look: list[Card] | None  # the cards that the viewer knows to be in its own deck, in no particular order
    known_decks: PerSeat[list[Card]]  # what the viewer knows of each deck, bottom up; face-down cards in between
    known_top: list[Card]  # known cards on top of the viewer's deck, upwards
    known_held: PerSeat[list[Card]]  # cards that the viewer knows to be in another's hand or deck, but not where
    known_leftover: list[Card]
    choice: list[Offer]  # the offers still open to the seat on turn, in order


class HouseEvent(Event, game="house_of_cards"):
    """Base class of the events of House of Cards."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class CardPlayed(HouseEvent):
    """A card was played onto the round's pile; `effect` is what it did, `amount` its change of the sum."""

    seat: Seat
    card: Card
    effect: Effect
    amount: Annotated[int, Told(abs)]
    sum: int


@dataclass(frozen=True, slots=True)
class CardDrawn(HouseEvent):
    """The hand was refilled from the player's deck."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card

    def seen_by(self, seat: int | None) -> CardDrawn:
        return self if seat == self.seat else replace(self, card=FACE_DOWN)


@dataclass(frozen=True, slots=True)
class HouseStreak(HouseEvent):
    """A seat played three cards of one house in a row: the house effect is open."""

    seat: Seat
    house: House


@dataclass(frozen=True, slots=True)
class CardRemoved(HouseEvent):
    """A hand card was put face down under the leftover deck."""

    seat: Seat
    card: Card

    def seen_by(self, seat: int | None) -> CardRemoved:
        return self if seat == self.seat else replace(self, card=FACE_DOWN)


@dataclass(frozen=True, slots=True)
class CardExchanged(HouseEvent):
    """A hand card was put onto the player's deck, whose previous top card came into the hand."""

    reveals: ClassVar[bool] = True
    seat: Seat
    given: Card
    got: Card

    def seen_by(self, seat: int | None) -> CardExchanged:
        return self if seat == self.seat else replace(self, given=FACE_DOWN, got=FACE_DOWN)


@dataclass(frozen=True, slots=True)
class OfferDeclined(HouseEvent):
    """An offer was declined."""

    seat: Seat
    offer: Annotated[Offer, Told(offer_word)]


@dataclass(frozen=True, slots=True)
class LimitHit(HouseEvent):
    """The sum hit the limit exactly: everybody else gets cards."""

    rests: ClassVar[bool] = True
    seat: Seat
    limit: int


@dataclass(frozen=True, slots=True)
class LimitExceeded(HouseEvent):
    """The sum exceeded the limit: the player gets as many cards as the number on the card played."""

    rests: ClassVar[bool] = True
    seat: Seat
    sum: int
    limit: int
    cards: int


@dataclass(frozen=True, slots=True)
class CardsGiven(HouseEvent):
    """Unseen cards were put under a deck; `short` is the number missing in the leftover deck."""

    seat: Seat
    cards: int
    short: int


@dataclass(frozen=True, slots=True)
class DeckReshuffled(HouseEvent):
    """Hand and deck were shuffled together."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundBegun(HouseEvent):
    """A new round began with a start card."""

    reveals: ClassVar[bool] = True
    rests: ClassVar[bool] = True
    seat: Seat
    card: Card
    sum: int


@dataclass(frozen=True, slots=True)
class GameWon(HouseEvent):
    """A seat has no cards left and wins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnLimitReached(HouseEvent):
    """The last turn is over: the fewest cards win."""

    winners: Seats
    cards: int


# In the order of the TOLD_ numbers in consts.py.
EVENTS_TOLD = (
    CardPlayed,
    CardDrawn,
    HouseStreak,
    CardRemoved,
    CardExchanged,
    OfferDeclined,
    LimitHit,
    LimitExceeded,
    CardsGiven,
    DeckReshuffled,
    RoundBegun,
    GameWon,
    TurnLimitReached,
)


def offer_word(offer: int) -> Offer:
    """The word for an offer of the law."""
    return OFFER_WORDS[offer]


def own_view(state: HouseOfCards, seat: int | None) -> HouseView:
    """What a seat, or a spectator, may see."""
    seats = range(state.seats)
    return {
        "limit": state.limit,
        "sum": state.sum,
        "echo": bool(state.echo),
        "last_number": None if state.last_number == NO_NUMBER else state.last_number,
        "pile": names(state.pile_cards()),
        "started": bool(state.started),
        "plays": [names(cards) for cards in plays(state)],
        "streak": state.streaks(),
        "hands": [hand_seen(state, owner, seat) for owner in seats],
        "would": [] if seat is None or state.over else [state.would_be(card) for card in state.hand_cards(seat)],
        "decks": [state.deck_size(owner) for owner in seats],
        "fresh": [state.fresh_cards(owner) for owner in seats],
        "leftover": state.deck_size(LEFTOVER),
        "look": names(state.sure_cards(seat, seat)) if seat is not None and look_is_open(state) else None,
        "known_decks": [known_cards(state, owner, seat) for owner in seats],
        "known_top": [] if seat is None else names(known_top(state, seat)),
        "known_held": [held_known(state, owner, seat) for owner in seats],
        "known_leftover": known_cards(state, LEFTOVER, seat),
        "choice": open_offers(state),
    }


def names(cards: Iterable[int]) -> list[str]:
    """The cards in notation."""
    return [DECK.names[card] for card in cards]


def hand_seen(state: HouseOfCards, owner: int, seat: int | None) -> list[str]:
    """A hand as a seat sees it: its own cards, and those that it knows in another's."""
    if seat is None:
        return [FACE_DOWN] * len(state.hand_cards(owner))
    cards = zip(state.hand_cards(owner), state.hand_knowers(owner), strict=True)
    seen = [DECK.names[card] if owner == seat or known >> seat & 1 else FACE_DOWN for card, known in cards]
    return sorted(seen, key=lambda name: name == FACE_DOWN)


def known_cards(state: HouseOfCards, deck: int, seat: int | None) -> list[str]:
    """What a seat knows of a deck, bottom up to the last known card; a spectator knows what all seats know."""
    eyes = (1 << state.seats) - 1 if seat is None else 1 << seat
    cards = zip(state.deck_cards(deck), state.deck_knowers(deck), strict=True)
    seen = [DECK.names[card] if known & eyes == eyes else FACE_DOWN for card, known in cards]
    while seen and seen[-1] == FACE_DOWN:
        seen.pop()
    return seen


def held_known(state: HouseOfCards, owner: int, seat: int | None) -> list[str]:
    """The cards that a seat knows to be in another's hand or deck, but not where."""
    return [] if seat is None or seat == owner else names(state.sure_cards(seat, owner))


def known_top(state: HouseOfCards, seat: int) -> list[int]:
    """The known cards on top of the seat's deck, upwards."""
    cards, known = state.deck_cards(seat), state.deck_knowers(seat)
    first = len(cards)
    while first and known[first - 1] >> seat & 1:
        first -= 1
    return cards[first:]


def look_is_open(state: HouseOfCards) -> bool:
    """Whether players may look at their decks: until the first card of the game is played (§2.6)."""
    nothing_played = state.turns == 0 and len(state.pile_cards()) == state.started
    return nothing_played or bool(state.options["memory_aid"])


def plays(state: HouseOfCards) -> list[list[int]]:
    """The cards that each seat played in this round."""
    played = state.pile_cards()[state.started :]
    return plays_of(played, players_of(len(played), state.last_seat, state.seats), state.seats)


def players_of(count: int, last: int, seats: int) -> list[int]:
    """Who played each of `count` cards, the last of them by seat `last`: one card per turn, seat by seat."""
    return [(last - back) % seats for back in range(count - 1, -1, -1)]


def plays_of(cards: Sequence[int], players: Sequence[int], seats: int) -> list[list[int]]:
    """The cards that each seat played."""
    return [[card for card, player in zip(cards, players, strict=True) if player == seat] for seat in range(seats)]


def open_offers(state: HouseOfCards) -> list[Offer]:
    """The open offers, in order (§6.5); the reshuffle as it will be if no card is removed before."""
    offers = [word for offer, word in OFFER_WORDS.items() if state.choices & offer]
    if offers == ["house", "swap"] and state.deck_size(state.on_turn) == 0:
        return ["house"]
    if offers == ["house"] and state.sum >= state.limit and reshuffle_will_be_open(state):
        return ["house", "reshuffle"]
    return offers


def reshuffle_will_be_open(state: HouseOfCards) -> bool:
    """Whether the deck will have cards when the reshuffle comes: its own, or those that exceeding brings."""
    if state.deck_size(state.on_turn):
        return True
    return state.sum > state.limit and state.deck_size(LEFTOVER) > 0


def own_position_from_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """A position that agrees with a view; what it does not show is dealt again."""
    seats, seat = range(view["seats"]), view["seat"]
    hands = [list(hand) for hand in view["hands"]]
    decks = [padded(view["known_decks"][owner], view["decks"][owner]) for owner in seats]
    held = [(view["look"] or []) if owner == seat else view["known_held"][owner] for owner in seats]
    for owner in seats:
        lay_held(hands[owner], decks[owner], view["fresh"][owner], held[owner])
    leftover = padded(view["known_leftover"], view["leftover"])
    *places, rest = turn_up(DECK, [*hands, *decks, leftover], view["pile"])
    return {
        "hands": places[: view["seats"]],
        "decks": places[view["seats"] :],
        "fresh": view["fresh"],
        "leftover": rest,
        "pile": " ".join(view["pile"]),
        "plays": [" ".join(cards) for cards in view["plays"]],
        "choice": view["choice"],
        **known_from_view(view, seat, held),
    }


def padded(known: list[str], size: int) -> list[str]:
    """A deck as far as it is known, with face-down cards for the rest."""
    return [*known, *[FACE_DOWN] * (size - len(known))]


def lay_held(hand: list[str], deck: list[str], fresh: int, cards: list[str]) -> None:
    """Place cards known without their places: in the shuffled part of the deck, from the top, else in the hand."""
    waiting = list(cards)
    for place in range(len(deck) - 1, fresh - 1, -1):
        if deck[place] == FACE_DOWN and waiting:
            deck[place] = waiting.pop()
    for slot, card in enumerate(hand):
        if card == FACE_DOWN and waiting:
            hand[slot] = waiting.pop()


def known_from_view(view: Mapping[str, Any], seat: int | None, held: list[list[str]]) -> dict[str, Any]:
    """The keys of a position for what the viewer knows; what a spectator knows, all seats know."""
    nothing = [""] * view["seats"]

    def told(known: Any, otherwise: Any) -> list[Any]:
        return [known if seat in (owner, None) else otherwise for owner in range(view["seats"])]

    public = {
        "known_leftover": told(known_text(view["known_leftover"]), ""),
        "known_decks": told([known_text(cards) for cards in view["known_decks"]], nothing),
    }
    if seat is None:
        return public
    others = [" ".join(cards) if owner != seat else "" for owner, cards in enumerate(held)]
    return {
        **public,
        "known_deck": told(" ".join(held[seat]), ""),
        "known_hands": told([known_text(cards) for cards in view["hands"]], nothing),
        "known_held": told(others, nothing),
    }


def known_text(cards: Iterable[str]) -> str:
    """Known cards as a position writes them."""
    return " ".join("?" if card == FACE_DOWN else card for card in cards)
