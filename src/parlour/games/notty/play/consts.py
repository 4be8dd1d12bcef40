"""The sizes of Notty's learned tables and of its value. `setup.py` writes `consts.pxd` from this file for C."""

# The table (q.py): the kinds of actions, and the situations.
FINISH_TURN = 0
DRAW_ONE = 1  # followed by two and three
STEAL_ONE = 4
CYCLE_ONE = 5
MACROS = 6
ROWS = 186624  # the product of the numbers of cases in q.py
LAST_ROWS = 254016  # the same for the last rounds before the turn limit
UNTRIED = -2  # below every result: an action that was hardly tried in its situation is left to the book
FAIR_HOPE = 3  # cards of the deck that would join a group with a hand: about one in twenty-seven

# The value (value.py): its inputs for a hand and for a table, and its hidden layer.
HAND_CELLS = 38
SIGHT_CELLS = 120  # three actions done, three distances to the seat's turn, three hands
HIDDEN = 32
