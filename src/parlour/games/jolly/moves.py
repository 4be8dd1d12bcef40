"""The table of actions of Jolly, and their notation in both directions."""

from __future__ import annotations

from parlour.core.cards import split_cards
from parlour.core.consts import RUNS_A_SUIT, SUITS
from parlour.core.errors import UnreadableMove
from parlour.core.melds import cards_of
from parlour.core.moves import Actions, Move
from parlour.games.jolly.law.cards import DECK, write_joker
from parlour.games.jolly.law.consts import (
    ACTIONS,
    ADD,
    CONCEDE,
    DISCARD,
    DRAW,
    FILLERS,
    JOKER,
    JOLLY,
    KINDS,
    NO_PLACE,
    PAIR,
    PAIRS,
    PLACES,
    PUTBACK,
    RUN,
    SET,
    SET_BASE,
    SWAP,
    TAKE,
    WAYS,
)
from parlour.games.jolly.law.melding import pair_suits, way_wilds
from parlour.games.jolly.law.rules import Jolly
from parlour.games.jolly.not_a_meld import why_jokers, why_no_meld
from parlour.games.jolly.refusals import CardTwice, DoesNotFit, NoSuchJoker, NoSuchMeld, SetOfThree, WrongMeaning
from parlour.games.jolly.shapes import Played, Shape, melds_of

ACTION_TABLE = Actions(ACTIONS)
WORDS = {DRAW: "draw", TAKE: "take", PUTBACK: "putback", JOLLY: "jolly", CONCEDE: "concede"}
WORD_MOVES = {word: Move((action,), word) for action, word in WORDS.items()}
DISCARDS = tuple(Move((DISCARD + card,), f"discard {DECK.write(card)}") for card in range(KINDS))
FORMS = (
    "draw, take, putback, jolly, concede, meld CARDS, add CARDS to N, swap CARD in N, discard CARD; "
    "a joker with its meaning: JK=5♥"
)


def shape_of(action: int) -> Shape:
    """The meld of three that an action lays."""
    if action >= PAIR:
        return Shape(SET_BASE + (action - PAIR) // PAIRS, pair_suits((action - PAIR) % PAIRS), 1)
    if action >= SET:
        return Shape(SET_BASE + (action - SET) // SUITS, (1 << SUITS) - 1 & ~(1 << (action - SET) % SUITS), 0)
    three, way = divmod(action - RUN, WAYS)
    suit, start = divmod(three, RUNS_A_SUIT)
    return Shape(suit, (7 & ~way_wilds(way)) << start, way_wilds(way) << start)


MELDS = tuple(Move((action,), f"meld {shape_of(action).text()}") for action in range(RUN, ADD))
# The moves that read the same in every state; lay-offs and swaps depend on the table.
WRITTEN: list[Move | None] = [*WORD_MOVES.values(), *DISCARDS, *MELDS, *[None] * (ACTIONS - ADD)]
MELD_ACTION = {shape_of(action): action for action in range(RUN, ADD)}


def move_of(state: Jolly, action: int) -> Move:
    """An action in notation, as it reads in this state."""
    if action >= SWAP:
        return swap_move(state, action)
    if action >= ADD:
        return add_move(state, action)
    if action >= RUN:
        return MELDS[action - RUN]
    return DISCARDS[action - DISCARD] if action >= DISCARD else WORD_MOVES[WORDS[action]]


def add_move(state: Jolly, action: int) -> Move:
    """The move of a lay-off; the card is unknown if the meld takes none."""
    spot, joker = divmod(action - ADD, FILLERS)
    meld, end = divmod(spot, PLACES)
    place = state.place_open(meld, end) if meld < state.melds else NO_PLACE
    if place == NO_PLACE:
        return Move((action,), f"add ? to {meld + 1}")
    card = state.place_card(meld, place)
    return Move((action,), f"add {write_joker(card) if joker else DECK.write(card)} to {meld + 1}")


def swap_move(state: Jolly, action: int) -> Move:
    """The move of a swap; the card is unknown if there is no such joker."""
    meld, number = divmod(action - SWAP, SUITS)
    place = state.swap_place(meld, number) if meld < state.melds else NO_PLACE
    card = "?" if place == NO_PLACE else DECK.write(state.place_card(meld, place))
    return Move((action,), f"swap {card} in {meld + 1}")


def read_move(state: Jolly, text: str) -> Move:
    """The move that a text stands for."""
    verb, *rest = split_cards(text) or [""]
    match verb.lower(), rest:
        case ("draw" | "take" | "putback" | "jolly" | "concede") as word, []:
            return WORD_MOVES[word]
        case "discard", [card]:
            return DISCARDS[DECK.read(card)]
        case "meld", [_, *_]:
            return read_meld(state, [read_played(word) for word in rest])
        case "add", [_, *_, to, number] if to.lower() == "to" and is_number(number):
            return read_add(state, [read_played(word) for word in rest[:-2]], int(number))
        case "swap", [card, "in" | "In" | "IN", number] if is_number(number):
            return read_swap(state, DECK.read(card), int(number))
    raise UnreadableMove("unreadable-move", given=text, forms=FORMS)


def is_number(text: str) -> bool:
    """Whether a text is a whole number of a plausible size."""
    return text.isascii() and text.isdigit() and len(text) <= 9


def read_played(word: str) -> Played:
    """A card, or a joker with or without its meaning."""
    name, equals, meaning = word.partition("=")
    card = DECK.read(name)
    meant = DECK.read(meaning) if equals else None
    if meant is not None and (card != JOKER or meant == JOKER):
        raise WrongMeaning(card=word)
    return Played(card, meant)


def check_twice(played: list[Played]) -> None:
    """Check that no card occurs twice, as itself or stood for (§4.5)."""
    stands = [one.meant if one.is_joker else one.card for one in played]
    for card in stands:
        if card is not None and stands.count(card) > 1:
            raise CardTwice(card=DECK.write(card))


def read_meld(state: Jolly, played: list[Played]) -> Move:
    """The move of a meld of any length, in any order; jokers without a meaning follow §4.7."""
    check_twice(played)
    shapes = melds_of(played)
    if not shapes:
        raise why_no_meld(played)
    shape = as_written(shapes, " ".join(map(str, played)))
    first = first_three(shape)
    return Move((MELD_ACTION[first], *grow(state.melds, first, shape)), f"meld {shape.text()}")


def as_written(shapes: list[Shape], text: str) -> Shape:
    """The reading in the order that was written, because A-2-...-K and 2-...-K-A differ; else the best (§4.7)."""
    return next((shape for shape in shapes if shape.text() == text), shapes[0])


def first_three(shape: Shape) -> Shape:
    """The three cards of a meld that are laid first; the others are added to them."""
    if shape.is_set:
        suits = cards_of(shape.natural)
        return Shape(shape.base, sum(1 << suit for suit in suits[: 3 - shape.wild]), shape.wild)
    # With a joker among them, so that a run with a joker never passes for one without (§5.3).
    lows = cards_of(shape.natural | shape.wild)[:-2]
    low = next((low for low in lows if shape.wild >> low & 7), lows[0])
    return Shape(shape.base, shape.natural & 7 << low, shape.wild & 7 << low)


def read_add(state: Jolly, played: list[Played], number: int) -> Move:
    """The move of a lay-off of one or more cards onto the meld with this number."""
    check_twice(played)
    meld = check_number(state, number)
    lying = Shape(*state.meld_parts(meld))
    shapes = melds_of(played, lying)
    if not shapes:
        raise why_jokers(played, lying) or DoesNotFit(cards=" ".join(map(str, played)), number=number)
    shape = shapes[0]
    actions = grow(meld, lying, shape)
    return Move(actions, f"add {added_text(lying, shape)} to {number}")


def added_text(lying: Shape, shape: Shape) -> str:
    """The cards that a meld gained, in the order in which they lie."""
    if shape.is_set:
        names = [DECK.names[shape.card_at(suit)] for suit in cards_of(shape.natural & ~lying.natural)]
        if shape.wild and not lying.wild:
            names.append(write_joker(shape.joker_of_set()))
        return " ".join(names)
    new = (shape.natural | shape.wild) & ~(lying.natural | lying.wild)
    return " ".join(
        write_joker(shape.card_at(place)) if shape.wild >> place & 1 else DECK.names[shape.card_at(place)]
        for place in cards_of(new)
    )


def grow(meld: int, lying: Shape, shape: Shape) -> tuple[int, ...]:
    """The lay-offs that turn one meld into another, one card after the other."""
    actions = []
    while lying != shape:
        end, joker, lying = next_growth(lying, shape)
        actions.append(ADD + (meld * PLACES + end) * FILLERS + joker)
    return tuple(actions)


def next_growth(lying: Shape, shape: Shape) -> tuple[int, int, Shape]:
    """The next lay-off: at which end, whether it is a joker, and the meld after it."""
    if shape.is_set:
        missing = [suit for suit in range(SUITS) if not lying.natural >> suit & 1]
        new = shape.natural & ~lying.natural
        if new:
            suit = (new & -new).bit_length() - 1
            return missing.index(suit), 0, lying._replace(natural=lying.natural | 1 << suit)
        return 0, 1, lying._replace(wild=1)
    places = lying.natural | lying.wild
    low, high = (places & -places).bit_length() - 2, places.bit_length()
    end = 1 if (shape.natural | shape.wild) >> high & 1 else 0
    place = high if end else low
    if shape.wild >> place & 1:
        return end, 1, lying._replace(wild=lying.wild | 1 << place)
    return end, 0, lying._replace(natural=lying.natural | 1 << place)


def read_swap(state: Jolly, card: int, number: int) -> Move:
    """The move that swaps the real card for the joker of a meld."""
    meld = check_number(state, number)
    lying = Shape(*state.meld_parts(meld))
    if lying.is_set and lying.wild and lying.size < SUITS:
        raise SetOfThree(number=number)
    for joker in range(SUITS):
        place = state.swap_place(meld, joker)
        if place != NO_PLACE and state.place_card(meld, place) == card:
            return move_of(state, SWAP + meld * SUITS + joker)
    raise NoSuchJoker(card=DECK.write(card), number=number)


def check_number(state: Jolly, number: int) -> int:
    """The number of a meld, counted from 0, for the written number; a missing meld is refused."""
    if not 1 <= number <= state.melds:
        raise NoSuchMeld(asked=number, melds=state.melds)
    return number - 1
