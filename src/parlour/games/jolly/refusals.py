"""Why a move of Jolly is refused: the rule, the facts, the way out. The words stand in locales/, keyed by class."""

from __future__ import annotations

from parlour.core.errors import Refusal


class JollyRefusal(Refusal, game="jolly"):
    """Base of Jolly's refusals."""


class GameWonAlready(JollyRefusal, rule="J15"):
    """Somebody has gone out."""

    winner: int


class GameDrawnAlready(JollyRefusal, rule="J17"):
    """Nobody has won."""


class DiscardOnly(JollyRefusal, rule="J1"):
    """The starter's first turn is a discard."""


class TooEarly(JollyRefusal, rule="J4"):
    """Rounds 1 and 2 are draw and discard."""

    round: int


class DrawFirst(JollyRefusal, rule="§3.4"):
    """The turn begins with a draw."""


class AlreadyDrawn(JollyRefusal, rule="§3.4"):
    """One draw a turn."""


class CannotDraw(JollyRefusal, rule="J13"):
    """Stock and pile give no card."""


class NothingToTake(JollyRefusal, rule="§3.5"):
    """The pile is empty."""


class TopUseless(JollyRefusal, rule="J10"):
    """The top card cannot be used in this turn."""

    card: str


class TakenPutBack(JollyRefusal, rule="J10"):
    """After putting a card back only the stock is left."""


class NothingTaken(JollyRefusal, rule="J10"):
    """There is no taken card to put back."""


class TooLateToPutBack(JollyRefusal, rule="J10"):
    """Something else was done, or there is no stock to draw from."""

    card: str


class NoJollyHand(JollyRefusal, rule="J14"):
    """`why` is opened, cards, gone or barred; `instead` is what can begin the turn: draw, take or both."""

    why: str
    cards: int
    instead: str


class NotInJollyHand(JollyRefusal, rule="J14"):
    """Only a Jolly Hand can be conceded."""


class JollyHandOnly(JollyRefusal, rule="J14"):
    """In the Jolly Hand there are new melds, their growth, and one last discard."""

    left: int


class NotAMeld(JollyRefusal, rule="J5"):
    """Neither set nor run; `why` is few, long, suits, gap, mixed or jokers."""

    cards: str
    why: str


class AroundTheCorner(JollyRefusal, rule="J5"):
    """K-A-2."""

    cards: str


class JokersTouch(JollyRefusal, rule="J5"):
    """Two jokers side by side."""

    cards: str


class CardTwice(JollyRefusal, rule="J5"):
    """A meld holds no card twice."""

    card: str


class WrongMeaning(JollyRefusal, rule="J6"):
    """A joker cannot stand for this here."""

    card: str


class NotInHand(JollyRefusal, rule="§3.11"):
    """The hand lacks these cards."""

    cards: str


class OpeningFirst(JollyRefusal, rule="J8"):
    """Older melds are closed until the opening holds."""

    points: int
    needed: int


class OpeningTooLow(JollyRefusal, rule="J8"):
    """The most that could still be opened with."""

    most: int
    needed: int


class NoPureRun(JollyRefusal, rule="J8"):
    """The hand has no run without a joker to open with."""


class BreaksOpening(JollyRefusal, rule="J8"):
    """A joker into the opening's only run without one."""

    number: int


class LeadsNowhere(JollyRefusal, rule="J9"):
    """After this, the turn could not be ended."""


class OpeningOwed(JollyRefusal, rule="J9"):
    """The opening is begun but incomplete."""

    points: int
    needed: int
    pure: str


class TakenOwed(JollyRefusal, rule="J9"):
    """The taken card is not used."""

    card: str


class JokerOwed(JollyRefusal, rule="J9"):
    """Swapped jokers lie in no new meld."""

    count: int


class NoCardLeft(JollyRefusal, rule="J15"):
    """Nothing would be left to discard."""


class LastCard(JollyRefusal, rule="J15"):
    """Who has not opened cannot go out."""


class NoSuchMeld(JollyRefusal, rule="§5.5"):
    """The table has no meld of this number."""

    asked: int
    melds: int


class DoesNotFit(JollyRefusal, rule="§5.5"):
    """The cards do not continue this meld."""

    cards: str
    number: int


class PlaceClosed(JollyRefusal, rule="§5.5"):
    """The meld takes no card there."""

    number: int


class NoSuchJoker(JollyRefusal, rule="J11"):
    """No joker of this meld stands for that card."""

    card: str
    number: int


class SetOfThree(JollyRefusal, rule="J11"):
    """A joker leaves only a set of four."""

    number: int
