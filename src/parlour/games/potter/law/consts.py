"""The constants of Potter. `setup.py` writes `consts.pxd` from this file for C."""

MOST_SEATED = 5  # §1.1
DEALT = 8  # §1.3
LARGEST_TAKE = 9  # §7.3
PENALTY = 25  # §7.5 and §8.3
MOST_LAPS = 60  # §9.5
LOOP_LAPS = 2  # §9.3
MOST_MELDS = 17  # 52 cards form no more

# The table of actions. Melds and lay-offs come last (core/state.py: `first_meld`).
DRAW = 0
TAKE = 1
RETURN = 2
END = 3
DISCARD = 4  # one action per card
MELD = 56  # the 100 melds of three x 49 ways to play them
WAYS = 49  # natural; one place by one of four Potters: 12; two places by two of them: 36
ONE_WILD = 1
TWO_WILDS = 13
ADD = 4956  # meld x place (low end or missing suit, high end) x the card that fills it
PLACES = 2
FILLERS = 5  # the card itself, or one of the four Potters
ACTIONS = 5126
NATURAL = -1  # a place of a meld that is filled by the card itself, not by a Potter

# The numbers under which the law reports events (view.py lists the classes in this order).
TOLD_DRAWN = 0
TOLD_TAKEN = 1
TOLD_RETURNED = 2
TOLD_MELD = 3
TOLD_SALLAN = 4
TOLD_ADDED = 5
TOLD_DISCARDED = 6
TOLD_BANNED = 7
TOLD_END = 8
TOLD_RESHUFFLED = 9
TOLD_ROUND_WON = 10
TOLD_ROUND_CAPPED = 11
TOLD_COUNTED = 12
TOLD_ROUND_BEGUN = 13
TOLD_GAME_ENDED = 14
HALF_DECK = 26  # a mask of 52 cards is reported as two halves

PLANES = 34  # observe(): planes of 4 suits x 13 ranks, see view.py
