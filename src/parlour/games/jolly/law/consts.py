"""The constants of Jolly. `setup.py` writes `consts.pxd` from this file for C."""

SEATED = 2  # §1.1
KINDS = 53  # the 52 cards, and the joker
JOKER = 52
JOKERS = 4  # §1.2
DEALT = 12  # §1.3; the starter gets one more
HUNTED = 3  # §1.5
OPENING = 36  # §5.1
FIRST_MELDS = 3  # §3.3: the first round with melds
MOST_RESHUFFLES = 2  # §7.3
JOLLY_CARDS = 12  # §8.1
PLACES_OF_RUN = 14  # A to K, and the ace again above the king
MOST_MELDS = 35  # of 108 cards at least one stays in a hand, and one is the last discard

# The table of actions. Melds, lay-offs and swaps come last (core/state.py: `first_meld`).
DRAW = 0
TAKE = 1
PUTBACK = 2
JOLLY = 3
CONCEDE = 4
DISCARD = 5  # one action per kind of card
RUN = 58  # 48 runs of three x 5 ways to place jokers: none, first, middle, last, first and last
WAYS = 5
SET = 298  # 52 sets of three, by the suit that they lack
PAIR = 350  # 13 ranks x 6 pairs of suits, with a joker
PAIRS = 6
MELDS_OF_THREE = 370
ADD = 428  # meld x place (low end or missing suit, high end or other missing suit) x card itself or joker
PLACES = 2
FILLERS = 2
SWAP = 568  # meld x its first to fourth joker
ACTIONS = 708

# The phases of a turn.
DRAWING = 0
PLAYING = 1
GAMBLING = 2  # the Jolly Hand

# A meld: its base is a suit for a run, 4 + rank for a set.
SET_BASE = 4
NOBODY = -1
NO_PLACE = -1

# The purposes of looking ahead.
TO_FINISH = 0
TO_OPEN = 1
TO_CLEAR = 2
MOST_REDEALS = 2000  # the most deals tried to imagine a hand that can end its turn
MEMO = 1024  # cached states of a turn that lead nowhere

# Why a game is drawn (§7.2, §7.3).
WHY_NOTHING = 0
WHY_STOCK = 1
WHY_ROUNDS = 2

# The numbers under which the law reports events (view.py lists the classes in this order).
TOLD_DRAWN = 0
TOLD_TAKEN = 1
TOLD_PUT_BACK = 2
TOLD_DECLARED = 3
TOLD_MELD = 4
TOLD_ADDED = 5
TOLD_SWAPPED = 6
TOLD_DISCARDED = 7
TOLD_OPENED = 8
TOLD_RESHUFFLED = 9
TOLD_CONCEDED = 10
TOLD_TAKEN_BACK = 11
TOLD_WON = 12
TOLD_DRAWN_GAME = 13

PLANES = 30  # observe(): planes of 4 suits x 13 ranks, see view.py
