"""The constants of Notty. `setup.py` writes `consts.pxd` from this file for C."""

COLOURS = 5  # §1.2
NUMBERS = 9  # §1.3
COPIES = 2  # §1.4
KINDS = 45  # card = colour * 9 + number - 1
DEALT = 4  # §2.2
HAND_LIMIT = 20  # §2.4
MOST_DRAWN = 3  # §4.1
MOST_SEATED = 3  # §2.1

# The actions allowed once per turn (§3.2), as bits of `done`.
DREW = 1
STOLE = 2
CYCLED = 4

# The table of actions.
END = 0
DRAW = 1  # draw 1, 2, 3
STEAL = 4  # steal 0, 1, 2
CYCLE = 7
DROP = 8  # one action per kind of card
RUN = 53  # 28 runs per colour
RUNS_A_COLOUR = 28
SET = 193  # 6 sets per number
SETS_A_NUMBER = 6
ACTIONS = 247
GROUP_CODES = 256  # base for writing a list of groups as one number: an action counted from RUN, plus 1
LEFT_CODES = 32  # base for writing the cards left in each hand as one number

# Where runs may start and sets may lie, as masks over the 45 kinds.
FIRST_COLOUR = 0x1FF
RUN_STARTS = 0x7F3F9FCFE7F  # numbers 1 to 7 of each colour

# The numbers under which the law reports events (view.py lists the classes in this order).
TOLD_DRAWN = 0
TOLD_STOLEN = 1
TOLD_CYCLED = 2
TOLD_DROPPED = 3
TOLD_GROUP = 4
TOLD_END = 5
TOLD_WON = 6
TOLD_LIMIT = 7

# observe(): the planes of 5 colours x 9 numbers, see view.py.
PLANES = 11
TABLE_SIZE = 19683  # 3 ** 9: the ways to hold none, one or two of each number in a colour
