"""Jolly's part of a position: hands, piles, melds, and what the turn has done and owes."""

from __future__ import annotations

from collections import Counter
from typing import Any

from parlour.core.cards import split_cards
from parlour.core.errors import IllegalMove, OptionError, UnreadableMove
from parlour.core.position import PositionReader
from parlour.games.jolly.law.cards import DECK
from parlour.games.jolly.law.consts import DRAWING, FIRST_MELDS, GAMBLING, HUNTED, JOLLY_CARDS, NOBODY, PLAYING
from parlour.games.jolly.law.rules import Jolly
from parlour.games.jolly.moves import as_written, read_played
from parlour.games.jolly.shapes import Shape, melds_of
from parlour.games.jolly.view import PHASES, laid_off_elsewhere, melds

TURN_KEYS = {"phase", "taken", "taken_used", "put_back", "touched", "laid", "swapped", "first_discard"}
KEYS = frozenset(
    {"round", "stock", "discard", "table", "opened", "jolly_card", "reshuffles", "seen_bottom", "barred", "known"}
    | TURN_KEYS
)


def write(state: Jolly) -> dict[str, Any]:
    """The keys that only Jolly has."""
    both = range(state.seats)
    jolly_card, taken = state.jolly_card, state.taken_card()
    return {
        "hands": [DECK.write_all(state.hand(seat)) for seat in both],
        "round": state.round,
        "phase": PHASES[state.turn_phase()],
        "stock": DECK.write_all(state.stock_cards()),
        "discard": DECK.write_all(state.pile_cards()),
        "table": [shape.text() for shape in melds(state)],
        "opened": [state.is_open(seat) for seat in both],
        "jolly_card": None if jolly_card == NOBODY else DECK.write(jolly_card),
        "taken": "" if taken == NOBODY else DECK.write(taken),
        "taken_used": state.taken_is_used(),
        "put_back": bool(state.put_back),
        "laid": list(range(state.first_new_meld() + 1, state.melds + 1)),
        "swapped": state.swapped,
        "reshuffles": state.reshuffles,
        "first_discard": bool(state.first_discard),
        "seen_bottom": DECK.write_all(state.stock_cards()[: state.seen_bottom]),
        "barred": [state.is_barred(seat) for seat in both],
        "known": [DECK.write_all(state.known_cards(seat)) for seat in both],
        **({"touched": True} if laid_off_elsewhere(state) else {}),
    }


def read(state: Jolly, position: PositionReader) -> None:
    """Set up a position, if it is possible."""
    hands = position.hands()
    pile = position.cards(position.given.get("discard", ""), "discard")
    shapes = [read_meld(position, text) for text in position.lines("table")]
    jolly_card = read_jolly_card(position)
    stock, seen = read_stock(position)
    if "jolly_card" not in position.given:
        jolly_card, stock = (stock[0], stock[1:]) if stock else (NOBODY, stock)
    taken = position.mentioned(position.given.get("taken", ""), "taken")
    state.lay_hands(hands, hands if state.over else read_known(position, hands))
    for shape in shapes:
        state.lay_meld(*shape)
    state.lay_piles(stock, pile, jolly_card, seen)
    state.set_game(
        position.whole("round", 1 if position.flag("first_discard") else 3, low=1, high=state.round_limit + state.over),
        mask(position.flags("opened")),
        mask(position.flags("barred")),
        position.whole("reshuffles", 0, high=2),
    )
    read_turn(state, position, taken)
    check_turn(state, hands, taken)
    check_end(state)


def mask(flags: list[bool]) -> int:
    """The mask of the seats whose flag is set."""
    return sum(1 << seat for seat, flag in enumerate(flags) if flag)


def read_jolly_card(position: PositionReader) -> int:
    """The Jolly card; NOBODY for null, when it is gone."""
    text = position.given.get("jolly_card")
    if text is None:
        return NOBODY
    cards = position.cards(text, "jolly_card")
    if len(cards) != 1:
        raise OptionError("jolly-position-jolly")
    return cards[0]


def read_stock(position: PositionReader) -> tuple[list[int], int]:
    """The stock, and the number of its bottom cards that the starter saw."""
    seen = position.given.get("seen_bottom", "")
    if "stock" in position.given:
        bottom = position.mentioned(seen, "seen_bottom")
        stock = position.rest("stock")
    else:
        bottom = position.cards(seen, "seen_bottom")
        stock = bottom + position.rest("stock")
    if stock[: len(bottom)] != bottom or len(bottom) >= HUNTED:
        raise OptionError("jolly-position-seen", cards=DECK.write_all(bottom))
    return stock, len(bottom)


def read_known(position: PositionReader, hands: list[list[int]]) -> list[list[int]]:
    """The cards that everybody knows in each hand, which must be in it."""
    known = [position.mentioned(text, "known") for text in position.texts("known")]
    for seat, cards in enumerate(known):
        missing = Counter(cards) - Counter(hands[seat])
        if missing:
            raise OptionError("jolly-position-known", seat=seat, cards=DECK.write_all(missing.elements()))
    return known


def read_meld(position: PositionReader, text: str) -> Shape:
    """A meld of the table, where jokers of a run are written with what they stand for."""
    position.cards(" ".join(word.partition("=")[0] for word in split_cards(text)), "table")
    try:
        played = [read_played(word) for word in split_cards(text)]
        shapes = melds_of(played)
    except (UnreadableMove, IllegalMove) as error:
        raise OptionError("jolly-position-meld", given=text) from error
    if not shapes:
        raise OptionError("jolly-position-meld", given=text)
    return as_written(shapes, " ".join(map(str, played)))


def read_turn(state: Jolly, position: PositionReader, taken: list[int]) -> None:
    """Set what the turn has done so far. A player who has taken a card or laid a meld is in the play phase."""
    first_discard = position.flag("first_discard")
    laid = position.given.get("laid", [])
    begun = first_discard or taken or laid
    phase = PHASES.index(position.one_of("phase", ("play", "draw", "jolly") if begun else PHASES))
    count = len(laid) if isinstance(laid, list) and all(type(number) is int for number in laid) else -1
    if count < 0 or laid != list(range(state.melds - count + 1, state.melds + 1)) or (laid and phase == DRAWING):
        raise OptionError("jolly-position-laid", given=str(laid))
    used, swapped = position.flag("taken_used"), position.whole("swapped", 0, high=99)
    touched = bool(taken) and (position.flag("touched") or bool(laid) or used or swapped > 0)
    state.set_turn(phase, state.melds - count, taken[0] if taken else NOBODY, used)
    state.set_turn_flags(swapped, position.flag("put_back"), touched and phase != DRAWING, first_discard)
    if first_discard and (phase != PLAYING or state.round != 1 or state.on_turn != state.starter):
        raise position.bad("first_discard", "round 1, phase play, turn = starter")


def check_turn(state: Jolly, hands: list[list[int]], taken: list[int]) -> None:
    """Check that a taken card is in the hand until it is used; in a Jolly Hand it is the Jolly card."""
    phase = state.turn_phase()
    if state.over:
        possible = not taken
    elif phase == DRAWING:
        possible = not taken and not state.taken_is_used()
    else:
        possible = len(taken) == 1 or (not taken and not state.taken_is_used() and phase == PLAYING)
    if not possible or (taken and state.round < FIRST_MELDS):
        raise OptionError("jolly-position-taken")
    if phase == GAMBLING and not state.over:
        check_jolly_hand(state, len(hands[state.on_turn]))
    if taken and not state.taken_is_used():
        if taken[0] not in hands[state.on_turn]:
            raise OptionError("jolly-position-taken")
        if taken[0] not in state.known_cards(state.on_turn):
            state.show_card(state.on_turn, taken[0])


def check_jolly_hand(state: Jolly, in_hand: int) -> None:
    """Check a Jolly Hand: thirteen cards in hand and new melds, of a player who has not opened (§8.1)."""
    laid = sum(shape.size for shape in melds(state)[state.first_new_meld() :])
    if in_hand + laid != JOLLY_CARDS + 1 or state.jolly_card != NOBODY or state.swapped or state.put_back:
        raise OptionError("jolly-position-jolly")
    if state.is_open(state.on_turn) or state.is_barred(state.on_turn):
        raise OptionError("jolly-position-jolly")


def check_end(state: Jolly) -> None:
    """Check that a hand is empty only if its owner has won, and that the player on turn can act."""
    sizes = [state.hand_size(seat) for seat in range(state.seats)]
    if not state.over:
        if 0 in sizes:
            raise OptionError("jolly-position-hand", seat=sizes.index(0))
        if state.nothing_works():
            raise OptionError("jolly-position-stuck")
        return
    if len(state.winner_seats()) > 1 or sizes.count(0) > 1:
        raise OptionError("jolly-position-end")
    if 0 in sizes and state.winner_seats() != (sizes.index(0),):
        raise OptionError("jolly-position-end")
