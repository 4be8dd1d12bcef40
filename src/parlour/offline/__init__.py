"""Tables without a server: the real actor of a table, in the Python of a browser, against computers that do not search.

The page starts it in a worker when somebody plays without a connection (docs/decisions/0027). Only what differs from a
server is here: where the log is kept, who thinks, and how messages come and go.
"""
