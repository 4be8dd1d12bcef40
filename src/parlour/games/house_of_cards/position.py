"""House of Cards' part of a position: hands, decks, the round's pile, the open offers, and who knows what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from parlour.core.cards import split_cards
from parlour.core.errors import OptionError, shown
from parlour.core.position import PositionReader
from parlour.games.house_of_cards.law.cards import DECK
from parlour.games.house_of_cards.law.consts import HAND, HOUSE_CARDS, LEFTOVER, STREAK, SWAP
from parlour.games.house_of_cards.law.rules import HouseOfCards
from parlour.games.house_of_cards.view import (
    OFFERS,
    known_top,
    open_offers,
    players_of,
    plays,
    plays_of,
    reshuffle_will_be_open,
)

UNKNOWN = "?"
ALWAYS = (
    "decks",
    "leftover",
    "pile",
    "sum",
    "plays",
    "streak",
    "echo",
    "choice",
    "known_deck",
    "known_top",
    "known_leftover",
)
WHERE_NEEDED = ("fresh", "known_decks", "known_hands", "known_held", "doubts")
KEYS = frozenset((*ALWAYS, *WHERE_NEEDED))


# Writing.


def write(state: HouseOfCards) -> dict[str, Any]:
    """The hands and the keys that only House of Cards has."""
    seats = range(state.seats)
    return {
        "hands": [DECK.write_all(state.hand_cards(seat)) for seat in seats],
        "decks": [DECK.write_all(state.deck_cards(seat)) for seat in seats],
        "leftover": DECK.write_all(state.deck_cards(LEFTOVER)),
        "pile": DECK.write_all(state.pile_cards()),
        "sum": state.sum,
        "plays": [DECK.write_all(cards) for cards in plays(state)],
        "streak": state.streaks(),
        "echo": bool(state.echo),
        "choice": open_offers(state),
        "known_deck": [DECK.write_all(state.sure_cards(seat, seat)) for seat in seats],
        "known_top": [DECK.write_all(known_top(state, seat)) for seat in seats],
        "known_leftover": [
            write_known(state.deck_cards(LEFTOVER), state.deck_knowers(LEFTOVER), seat) for seat in seats
        ],
        **write_where_needed(state),
    }


def write_where_needed(state: HouseOfCards) -> dict[str, Any]:
    """The keys that are mostly empty, if they are not."""
    seats = range(state.seats)
    written: dict[str, Any] = {
        "fresh": [state.fresh_cards(seat) for seat in seats],
        "known_decks": [
            [write_known(state.deck_cards(owner), state.deck_knowers(owner), seat) for owner in seats] for seat in seats
        ],
        "known_hands": [
            [write_known(state.hand_cards(owner), state.hand_knowers(owner), seat) for owner in seats] for seat in seats
        ],
        "known_held": [
            [DECK.write_all(state.sure_cards(seat, owner)) if owner != seat else "" for owner in seats]
            for seat in seats
        ],
        "doubts": [DECK.write_all(state.doubted(seat)) for seat in seats],
    }
    tops = [DECK.write_all(known_top(state, seat)) for seat in seats]
    if all(is_top_alone(written["known_decks"][seat], seat, tops[seat]) for seat in seats):
        del written["known_decks"]
    return {key: value for key, value in written.items() if says_something(value)}


def is_top_alone(known: list[str], seat: int, top: str) -> bool:
    """Whether `known_top` contains all that a seat knows of the decks."""
    own = " ".join(word for word in split_cards(known[seat]) if word != UNKNOWN)
    return own == top and not any(text for owner, text in enumerate(known) if owner != seat)


def says_something(value: Any) -> bool:
    """Whether nested lists of texts and numbers contain anything."""
    return any(says_something(part) for part in value) if isinstance(value, list) else bool(value)


def write_known(cards: Sequence[int], knowers: Sequence[int], seat: int) -> str:
    """What a seat knows of a deck, bottom up, as far as the last known card."""
    words = [DECK.names[card] if known >> seat & 1 else UNKNOWN for card, known in zip(cards, knowers, strict=True)]
    while words and words[-1] == UNKNOWN:
        words.pop()
    return " ".join(words)


# Reading.


def read(state: HouseOfCards, position: PositionReader) -> None:
    """Set up a position, if it is possible."""
    hands = position.hands()
    decks = [position.cards(deck, "decks") for deck in position.texts("decks")]
    pile = position.cards(position.given.get("pile", ""), "pile")
    leftover = position.rest("leftover")
    read_cards(state, position, hands, [*decks, leftover])
    read_knowledge(state, position)
    read_round(state, position, pile)
    check_end(state)


def read_cards(state: HouseOfCards, position: PositionReader, hands: list[list[int]], decks: list[list[int]]) -> None:
    """Set hands of at most two cards, and the decks, with who knows which card."""
    seats = range(state.seats)
    known_hands = read_known_by_owner(position, "known_hands", hands)
    known_decks = read_known_by_owner(position, "known_decks", decks[:-1])
    for seat in seats:
        if len(hands[seat]) > HAND:
            raise OptionError("house_of_cards-position-hand", seat=seat, held=len(hands[seat]))
        state.lay_hand(seat, hands[seat], [known & ~(1 << seat) for known in known_hands[seat]])
        know_top(position, seat, decks[seat], known_decks[seat])
        state.lay_deck(seat, decks[seat], known_decks[seat])
    known_leftover = read_known(position, "known_leftover", position.texts("known_leftover"), decks[-1])
    state.lay_deck(LEFTOVER, decks[-1], known_leftover)


def read_known_by_owner(position: PositionReader, key: str, places: list[list[int]]) -> list[list[int]]:
    """For each owner, the seats that know each of the cards there."""
    seats = range(position.seats)
    known = read_square(position, key)
    return [read_known(position, key, [known[seat][owner] for seat in seats], places[owner]) for owner in seats]


def read_square(position: PositionReader, key: str) -> list[list[str]]:
    """`[[text for each owner] for each seat]`; empty texts by default."""
    nothing = [[""] * position.seats for _ in range(position.seats)]
    value = position.given.get(key, nothing)
    if not is_square(value, position.seats):
        raise position.bad(key, str(nothing))
    return list(value)


def is_square(value: object, count: int) -> bool:
    """Whether a value is a list of `count` lists of `count` texts."""
    if not isinstance(value, list) or len(value) != count:
        return False
    rows = all(isinstance(row, list) and len(row) == count for row in value)
    return rows and all(isinstance(text, str) for row in value for text in row)


def read_known(position: PositionReader, key: str, texts: Sequence[str], cards: list[int]) -> list[int]:
    """The seats that know each card of a deck or hand, from what each seat knows of it, bottom up."""
    knowers = [0] * len(cards)
    for seat, text in enumerate(texts):
        words = split_cards(text)
        kinds = [None if word == UNKNOWN else position.mentioned(word, key)[0] for word in words]
        if len(kinds) > len(cards) or any(kind not in (None, card) for kind, card in zip(kinds, cards, strict=False)):
            raise OptionError("house_of_cards-position-known", seat=seat, cards=shown(text))
        for place, kind in enumerate(kinds):
            knowers[place] |= 0 if kind is None else 1 << seat
    return knowers


def know_top(position: PositionReader, seat: int, deck: list[int], knowers: list[int]) -> None:
    """Note the known cards on top of this seat's deck."""
    top = position.mentioned(position.texts("known_top")[seat], "known_top")
    first = len(deck) - len(top)
    if first < 0 or deck[first:] != top:
        raise OptionError("house_of_cards-position-known", seat=seat, cards=DECK.write_all(top))
    for place in range(first, len(deck)):
        knowers[place] |= 1 << seat


def read_knowledge(state: HouseOfCards, position: PositionReader) -> None:
    """Set what each seat knows of the owners' cards without their places; such cards must be there."""
    fresh, held = position.wholes("fresh"), read_square(position, "known_held")
    for seat in range(state.seats):
        if fresh[seat] > state.deck_size(seat):
            raise position.bad("fresh", f"0-{state.deck_size(seat)}")
        state.lay_fresh(seat, fresh[seat])
    for seat in range(state.seats):
        sure = [position.mentioned(text, "known_held") for text in held[seat]]
        sure[seat] = position.mentioned(position.texts("known_deck")[seat], "known_deck")
        for owner, cards in enumerate(sure):
            if Counter(cards) - hidden_from(state, seat, owner):
                raise OptionError("house_of_cards-position-known", seat=seat, cards=DECK.write_all(cards))
        state.lay_knowledge(seat, sure, position.mentioned(position.texts("doubts")[seat], "doubts"))


def hidden_from(state: HouseOfCards, seat: int, owner: int) -> Counter[int]:
    """The cards of an owner's shuffled part, and of another's hand, whose places the seat does not know."""
    fresh = state.fresh_cards(owner)
    places = list(zip(state.deck_cards(owner)[fresh:], state.deck_knowers(owner)[fresh:], strict=True))
    if owner != seat:
        places += zip(state.hand_cards(owner), state.hand_knowers(owner), strict=True)
    return Counter(card for card, known in places if not known >> seat & 1)


def read_round(state: HouseOfCards, position: PositionReader, pile: list[int]) -> None:
    """Set the round: the pile determines sum, plays, streaks and Echo, and other keys must agree with it."""
    choice = position.words("choice", list(OFFERS))
    players = read_players(state, position, pile, bool(choice))
    if not state.lay_round(pile, len(players) < len(pile)):
        raise OptionError("house_of_cards-position-over-limit", sum=state.sum, limit=state.limit)
    state.lay_streaks(players, "house" in choice)
    must_agree(position, "sum", state.sum)
    must_agree(position, "streak", state.streaks())
    must_agree(position, "echo", bool(state.echo))
    read_choice(state, choice)


def read_players(state: HouseOfCards, position: PositionReader, pile: list[int], is_open: bool) -> list[int]:
    """Who played the cards of the pile: all but the start card, which may be missing if `plays` says so."""
    lasts = possible_lasts(state, is_open)
    if "plays" not in position.given:
        return players_of(max(len(pile) - 1, 0), lasts[0], state.seats)
    written = [position.mentioned(text, "plays") for text in position.texts("plays")]
    count = sum(map(len, written))
    if len(pile) - count in (0, 1):
        for last in lasts:
            players = players_of(count, last, state.seats)
            if written == plays_of(pile[len(pile) - count :], players, state.seats):
                return players
    usual = plays_of(pile[1:], players_of(max(len(pile) - 1, 0), lasts[0], state.seats), state.seats)
    allowed = str([DECK.write_all(cards) for cards in usual])
    raise OptionError("house_of_cards-position-plays", given=shown(position.given["plays"]), allowed=allowed)


def possible_lasts(state: HouseOfCards, is_open: bool) -> list[int]:
    """The seats that may have played the last card, the most likely first.

    While an offer is open it is the seat on turn, else the seat before; in a game that is won, the winner; at the turn
    limit the seat that the turns lead to, or any other, because a position may begin anywhere.
    """
    if not state.over:
        return [state.on_turn if is_open else (state.on_turn - 1) % state.seats]
    emptied = [seat for seat in state.winner_seats() if state.cards_left(seat) == 0]
    counted = (state.starter + state.turns - 1) % state.seats
    return emptied or [(counted + step) % state.seats for step in range(state.seats)]


def must_agree(position: PositionReader, key: str, counted: object) -> None:
    """Check a value that follows from the pile: it may be left out, but must not differ."""
    given = position.given.get(key, counted)
    if repr(given) != repr(counted):  # 1 is neither 1.0 nor true here
        facts = {"sum": counted} if key == "sum" else {"allowed": str(counted)}
        raise OptionError(f"house_of_cards-position-{key}", given=shown(given), **facts)


def read_choice(state: HouseOfCards, choice: list[str]) -> None:
    """Check that the open offers are those of the last play (§6.5)."""
    state.lay_choices(sum(OFFERS[word] for word in choice))
    ending = state.sum >= state.limit
    if ending and not choice and not state.over:
        raise OptionError("house_of_cards-position-over-limit", sum=state.sum, limit=state.limit)
    allowed = possible_choices(state, ending)
    if choice not in allowed:
        raise OptionError("house_of_cards-position-choice", given=str(choice), allowed=str(allowed))
    if "house" in choice:  # the reshuffle is offered later, after the house effect
        state.lay_choices(sum(OFFERS[word] for word in choice if word != "reshuffle"))


def possible_choices(state: HouseOfCards, ending: bool) -> list[list[str]]:
    """The lists of offers that this situation allows."""
    if state.over or len(state.pile_cards()) == state.started:
        return [[]]
    seat = state.on_turn
    has_deck = state.deck_size(seat) > 0
    last = state.pile_cards()[-1] % HOUSE_CARDS
    later = ["swap"] if last == SWAP and has_deck else []
    house_later = ["reshuffle"] if ending and reshuffle_will_be_open(state) else later
    lists: list[list[str]] = [] if ending else [[]]
    if later:
        lists.append(later)
    if ending and has_deck:
        lists.append(["reshuffle"])
    if state.streaks()[seat] == STREAK and state.hand_cards(seat):
        lists.append(["house", *house_later])
    return lists


def check_end(state: HouseOfCards) -> None:
    """Check that a game is over exactly if a seat has no card (H15) or the turns are used up (H16)."""
    left = [state.cards_left(seat) for seat in range(state.seats)]
    if state.over != (0 in left or state.turns >= state.turn_limit) or state.turns > state.turn_limit:
        if 0 in left and not state.over:
            raise OptionError("house_of_cards-position-empty", seat=left.index(0))
        raise OptionError("house_of_cards-position-end")
    fewest = tuple(seat for seat, count in enumerate(left) if count == min(left))
    if 0 in left and len(fewest) > 1:
        raise OptionError("house_of_cards-position-end")
    if state.over and state.winner_seats() != fewest:
        raise OptionError(
            "house_of_cards-position-winners", given=str(list(state.winner_seats())), allowed=str(list(fewest))
        )
