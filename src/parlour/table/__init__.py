"""A table: seats, a host, a game, and the log that all of it is folded from.

Pure: time, randomness and players are handed in. Methods that ask for something (`sit`, `move`, `take_back` ...) check
it and answer with a draft of a log entry; whoever keeps the log appends the draft, and then `apply` makes it true. A
table is always the fold of its entries, so a server that dies loses nothing that it has told.
"""
