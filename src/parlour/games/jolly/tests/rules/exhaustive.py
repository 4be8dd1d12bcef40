"""A slow referee of one turn of Jolly, written from the rule book alone: it examines every continuation.

Cards are texts, a meld is a tuple of them from its low end to its high end (a set by suit, its joker last), and
nothing here comes from the game's own sources.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, pairwise, permutations
from typing import Any, NamedTuple

SUITS = "♠♥♦♣"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
PLACES = (*RANKS, "A")  # of a run: the ace is its low end or its high end (§4.3)
JOKER = "JK"
NEEDED = 36

Meld = tuple[str, ...]
Written = tuple[str, tuple[str, ...], int]  # verb, cards in any order, number of the meld


class Turn(NamedTuple):
    """The state of a turn, as far as its actions can change it."""

    hand: tuple[str, ...]
    table: tuple[Meld, ...]
    new: frozenset[int]
    swapped: int
    used: bool


# Cards and melds.


def physical(card: str) -> str:
    """The card itself: JK of JK=9♣."""
    return card.split("=")[0]


def meaning(card: str) -> str:
    """The card that it stands for: 9♣ of JK=9♣."""
    return card.split("=")[-1]


def is_joker(card: str) -> bool:
    return physical(card) == JOKER


def is_set(meld: Meld) -> bool:
    ranks = {card[:-1] for card in meld if not is_joker(card)}
    return len(ranks) == 1 and len(meld) <= 4 and sum(map(is_joker, meld)) <= 1


def by_suit(rank: str, suits: Iterable[str], joker: bool) -> Meld:
    """A set in order: the joker last, named if it has only one meaning (§4.8)."""
    natural = tuple(rank + suit for suit in SUITS if suit in set(suits))
    if not joker:
        return natural
    missing = [rank + suit for suit in SUITS if rank + suit not in natural]
    return (*natural, f"JK={missing[0]}" if len(missing) == 1 else JOKER)


def low_place(run: Meld) -> int:
    """The place of a run's low end; its first card is an ace only if that is low."""
    return RANKS.index(meaning(run[0])[:-1])


def points(meld: Meld) -> int:
    """The points of a meld (§2)."""
    if is_set(meld):
        return len(meld) * worth(next(card[:-1] for card in meld if not is_joker(card)))
    low_ace = meaning(meld[0])[:-1] == "A"
    return sum(worth(meaning(card)[:-1]) for card in meld) - 9 * low_ace


def worth(rank: str) -> int:
    """The points of a rank; the ace as in a set or at the high end."""
    return int(rank) if rank in RANKS[1:9] else 10


def is_pure(meld: Meld) -> bool:
    """Whether a meld is a run without a joker."""
    return not is_set(meld) and not any(map(is_joker, meld))


def three_card_melds() -> Iterator[Meld]:
    """All melds of three: sets with and without a joker, runs with no joker, one, or one at each end."""
    for rank in RANKS:
        for three in combinations(SUITS, 3):
            yield by_suit(rank, three, joker=False)
        for two in combinations(SUITS, 2):
            yield by_suit(rank, two, joker=True)
    for suit in SUITS:
        for low in range(12):
            run = [rank + suit for rank in PLACES[low : low + 3]]
            for jokers in ((), (0,), (1,), (2,), (0, 2)):
                yield tuple(f"JK={card}" if place in jokers else card for place, card in enumerate(run))


THREES = list(three_card_melds())


def naturals(meld: Meld) -> Counter[str]:
    return Counter(card for card in meld if not is_joker(card))


def run_of(cards: Iterable[str], low: int) -> Meld | None:
    """These cards, jokers with their meanings, as a run from this place upwards."""
    by_meaning = {meaning(card): card for card in cards}
    size = len(by_meaning)
    suit = next(iter(by_meaning))[-1]
    wanted = [rank + suit for rank in PLACES[low : low + size]]
    if len(wanted) != size or not 3 <= size <= 13 or set(wanted) != set(by_meaning):
        return None
    run = tuple(by_meaning[card] for card in wanted)
    touching = any(is_joker(one) and is_joker(other) for one, other in pairwise(run))
    return None if touching else run


def readings(cards: list[str]) -> list[Meld]:
    """Every meld that these cards can be, jokers with or without a meaning (§4.1 to §4.5)."""
    found: list[Meld] = []
    natural = [card for card in cards if not is_joker(card)]
    jokers = [card for card in cards if is_joker(card)]
    if not natural or len(set(natural)) != len(natural):
        return []
    ranks, suits = {card[:-1] for card in natural}, {card[-1] for card in natural}
    if len(ranks) == 1 and 3 <= len(cards) <= 4 and len(jokers) <= 1 and len(natural) > 1:
        (rank,) = ranks
        missing = [rank + suit for suit in SUITS if suit not in suits]
        if all(joker == JOKER or meaning(joker) in missing for joker in jokers):
            found.append(by_suit(rank, suits, bool(jokers)))
    if len(suits) == 1 and 3 <= len(cards) <= 13:
        (suit,) = suits
        for low in range(14):
            wanted = [rank + suit for rank in PLACES[low : low + len(cards)]]
            if len(wanted) < len(cards) or not set(natural) <= set(wanted):
                continue
            open_places = [card for card in wanted if card not in natural]
            for order in set(permutations(jokers)):
                pairs = list(zip(order, open_places, strict=True))
                if all(joker == JOKER or meaning(joker) == place for joker, place in pairs):
                    run = run_of([*natural, *(f"JK={place}" for place in open_places)], low)
                    if run is not None and run not in found:
                        found.append(run)
    return found


def default(found: list[Meld]) -> Meld:
    """The reading that counts more, then the higher one (§4.7)."""
    return max(found, key=lambda meld: (points(meld), 0 if is_set(meld) else low_place(meld)))


# The hand and the turn.


def in_any_order(turn: Turn) -> object:
    """A key that is the same for turns that laid the same melds in a different order."""
    new = tuple(sorted(turn.table[number] for number in turn.new))
    old = tuple(meld for number, meld in enumerate(turn.table) if number not in turn.new)
    return turn.hand, old, new, turn.swapped, turn.used


def without(hand: tuple[str, ...], cards: Iterable[str]) -> tuple[str, ...] | None:
    """The hand without these cards; None if it lacks one of them."""
    left = list(hand)
    for card in cards:
        if physical(card) not in left:
            return None
        left.remove(physical(card))
    return tuple(left)


class Referee:
    """One turn: which actions are legal, and after which of them the turn can still be ended legally."""

    def __init__(self, position: Mapping[str, Any], untouched: bool = True) -> None:
        """`position` is complete; the flag states whether taking a card is all that was done in this turn so far."""
        self.seat = position["turn"]
        self.phase = position["phase"]
        self.round = position["round"]
        self.options = position["options"]
        self.opened = position["opened"][self.seat]
        self.barred = position["barred"][self.seat]
        self.first_discard = position["first_discard"]
        self.put_back = position["put_back"]
        self.taken = position["taken"]
        self.pile = position["discard"].split()
        self.stock = len(position["stock"].split())
        self.jolly_card = position["jolly_card"]
        self.untouched = untouched
        self.start = Turn(
            tuple(sorted(position["hands"][self.seat].split())),
            tuple(tuple(meld.split()) for meld in position["table"]),
            frozenset(number - 1 for number in position["laid"]),
            position["swapped"],
            position["taken_used"],
        )
        self.threes = self.possible(self.start.hand)
        self.known: dict[object, bool] = {}

    @staticmethod
    def possible(hand: tuple[str, ...]) -> list[Meld]:
        """The melds of three whose natural cards are all available: no action of a turn adds new ones."""
        there = Counter(hand)
        return [meld for meld in THREES if naturals(meld) <= there]

    # The opening and debts.

    def new_melds(self, turn: Turn) -> list[Meld]:
        return [turn.table[number] for number in turn.new]

    def complete(self, turn: Turn) -> bool:
        """Opened, or both conditions of the opening hold (§5.1)."""
        new = self.new_melds(turn)
        return self.opened or (sum(map(points, new)) >= NEEDED and any(map(is_pure, new)))

    def owes(self, turn: Turn) -> bool:
        """§3.9."""
        if turn.new and not self.complete(turn):
            return True
        if self.taken and not turn.used:
            return True
        return sum(is_joker(card) for meld in self.new_melds(turn) for card in meld) < turn.swapped

    def may_discard(self, turn: Turn) -> bool:
        """Whether nothing is owed; the last card may be discarded only after the opening (§9.2)."""
        return not self.owes(turn) and (len(turn.hand) > 1 or (len(turn.hand) == 1 and self.complete(turn)))

    def has_ended(self, turn: Turn) -> bool:
        """Whether the last card was melded, if that is allowed (§9.1)."""
        return not turn.hand and not self.options["final_discard"] and not self.owes(turn) and self.complete(turn)

    def can_end(self, turn: Turn) -> bool:
        """Whether some continuation ends the turn by the rules."""
        same = in_any_order(turn)
        if same not in self.known:
            self.known[same] = (
                self.may_discard(turn)
                or self.has_ended(turn)
                or any(self.can_end(after) for _, after in self.actions(turn))
            )
        return self.known[same]

    # The actions, regardless of their consequences.

    def actions(self, turn: Turn) -> Iterator[tuple[Written, Turn]]:
        yield from self.melds(turn)
        yield from self.growth(turn)
        if self.phase == "play" and self.complete(turn):
            yield from self.swaps(turn)

    def melds(self, turn: Turn) -> Iterator[tuple[Written, Turn]]:
        for meld in self.threes:
            after = self.lay(turn, meld)
            if after is not None:
                yield ("meld", tuple(sorted(meld)), 0), after

    def lay(self, turn: Turn, meld: Meld) -> Turn | None:
        """Lay a new meld, if the hand has the cards."""
        left = without(turn.hand, meld)
        if left is None:
            return None
        used = turn.used or self.taken in map(physical, meld)
        return Turn(left, (*turn.table, meld), turn.new | {len(turn.table)}, turn.swapped, used)

    def growth(self, turn: Turn) -> Iterator[tuple[Written, Turn]]:
        """Add a card: to a meld of this turn at once, to older ones once the opening is complete (§5.2, §5.3)."""
        for number, meld in enumerate(turn.table):
            if number not in turn.new and (self.phase == "jolly" or not self.complete(turn)):
                continue
            for card, longer in longer_by_one(meld):
                left = without(turn.hand, [card])
                if left is None:
                    continue
                used = turn.used or physical(card) == self.taken
                table = (*turn.table[:number], longer, *turn.table[number + 1 :])
                after = Turn(left, table, turn.new, turn.swapped, used)
                if self.phase == "play" and self.complete(turn) and not self.complete(after):
                    continue
                yield ("add", (card,), number + 1), after

    def swaps(self, turn: Turn) -> Iterator[tuple[Written, Turn]]:
        """Replace a joker by the card it stands for, in a run or a set of four (§6)."""
        for number, meld in enumerate(turn.table):
            if is_set(meld) and len(meld) == 3:
                continue
            for place, card in enumerate(meld):
                if not is_joker(card):
                    continue
                left = without(turn.hand, [meaning(card)])
                if left is None:
                    continue
                natural = (*meld[:place], meaning(card), *meld[place + 1 :])
                if is_set(meld):
                    natural = tuple(sorted(natural, key=lambda one: SUITS.index(one[-1])))
                table = (*turn.table[:number], natural, *turn.table[number + 1 :])
                used = turn.used or meaning(card) == self.taken
                hand = tuple(sorted((*left, JOKER)))
                yield (
                    ("swap", (meaning(card),), number + 1),
                    Turn(hand, table, turn.new, turn.swapped + 1, used),
                )

    # The law.

    def legal(self) -> set[Written]:
        """Every move that the rules allow here."""
        if self.phase == "draw":
            return set(self.draws())
        found: set[Written] = set()
        if self.phase == "jolly":
            found = {written for written, _ in self.actions(self.start)} | {("concede", (), 0)}
            if len(self.start.hand) == 1:
                found.add(("discard", self.start.hand, 0))
            return found
        if self.round >= 3 and not self.first_discard:
            found = {written for written, after in self.actions(self.start) if self.can_end(after)}
        if self.may_discard(self.start):
            found |= {("discard", (card,), 0) for card in self.start.hand}
        if self.taken and self.untouched and not self.start.used and (self.stock or self.pile):
            found.add(("putback", (), 0))
        return found

    def draws(self) -> Iterator[Written]:
        """§3.3, §3.5, §3.6, §3.8, §8.1."""
        if self.stock or len(self.pile) > 1:
            yield "draw", (), 0
        if self.round < 3 or self.put_back:
            return
        if self.pile and self.can_use(self.pile[-1]):
            yield "take", (), 0
        if not self.opened and not self.barred and len(self.start.hand) == 12 and self.jolly_card is not None:
            yield "jolly", (), 0

    def can_use(self, card: str) -> bool:
        """Whether a taken card can be laid in a turn that can be ended legally."""
        other = object.__new__(Referee)
        other.__dict__.update(self.__dict__)
        other.phase, other.taken, other.known = "play", card, {}
        turn = self.start._replace(hand=tuple(sorted((*self.start.hand, card))))
        other.threes = self.possible(turn.hand)
        return other.can_end(turn)

    def allows_meld(self, meld: Meld) -> bool:
        """Whether a meld of any length, laid as one, still leaves a way to end the turn."""
        after = self.lay(self.start, meld)
        return after is not None and self.can_end(after)

    def parse(self, text: str) -> Written:
        """A move in notation; what the joker of a set stands for is not part of it."""
        verb, *words = text.split()
        if verb == "add":
            *cards, _, number = words
            (card,) = cards
            onto = self.start.table[int(number) - 1]
            return verb, (JOKER if is_joker(card) and is_set(onto) else card,), int(number)
        if verb == "swap":
            card, _, number = words
            return verb, (card,), int(number)
        if verb == "meld" and is_set(tuple(words)):
            words = [JOKER if is_joker(word) else word for word in words]
        return verb, tuple(sorted(words)), 0


def longer_by_one(meld: Meld) -> Iterator[tuple[str, Meld]]:
    """Each card that fits a meld, and the meld with it (§5.5)."""
    if is_set(meld):
        rank = next(card[:-1] for card in meld if not is_joker(card))
        suits = [card[-1] for card in meld if not is_joker(card)]
        joker = len(suits) < len(meld)
        if len(meld) == 3:
            for suit in SUITS:
                if suit not in suits:
                    yield rank + suit, by_suit(rank, [*suits, suit], joker)
            if not joker:
                yield JOKER, by_suit(rank, suits, joker=True)
        return
    if len(meld) == 13:
        return
    low, suit = low_place(meld), meaning(meld[0])[-1]
    for place, at_low_end in ((low - 1, True), (low + len(meld), False)):
        if not 0 <= place < len(PLACES):
            continue
        card = PLACES[place] + suit
        yield card, ((card, *meld) if at_low_end else (*meld, card))
        if not is_joker(meld[0] if at_low_end else meld[-1]):
            wild = f"JK={card}"
            yield wild, ((wild, *meld) if at_low_end else (*meld, wild))


# The Jolly Hand (§8.3).


def can_clear(hand: Iterable[str], growing: Iterable[Meld] = ()) -> bool:
    """Whether all cards, or all but one, go into new melds or onto the new ones that are already on the table."""
    position = {
        "turn": 0,
        "phase": "jolly",
        "round": 3,
        "options": {"final_discard": True},
        "opened": [False],
        "barred": [False],
        "first_discard": False,
        "put_back": False,
        "taken": "",
        "discard": "",
        "stock": "",
        "jolly_card": None,
        "hands": [" ".join(hand)],
        "table": [" ".join(meld) for meld in growing],
        "laid": list(range(1, len(list(growing)) + 1)),
        "swapped": 0,
        "taken_used": False,
    }
    referee = Referee(position)
    return clears(referee, referee.start, set())


def clears(referee: Referee, turn: Turn, failed: set[object]) -> bool:
    """Whether some continuation leaves at most one card."""
    if len(turn.hand) <= 1:
        return True
    if in_any_order(turn) in failed:
        return False
    if any(clears(referee, after, failed) for _, after in referee.actions(turn)):
        return True
    failed.add(in_any_order(turn))
    return False
