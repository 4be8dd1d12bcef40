"""The sizes of the search's arrays and of learned tables. `setup.py` writes `consts.pxd` from this file for C."""

MOST_CANDIDATES = 64  # the most moves that one search compares
MOST_DOUBT = 8  # redeals until an imagined world is accepted although the policy doubts it
MOST_STEPS = 4000  # the most actions of one playout; a longer game counts as shared

MOST_TABLES = 16  # the most small tables whose values are added (linear_q.py)
