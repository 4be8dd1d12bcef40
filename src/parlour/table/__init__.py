"""A table: seats, a host, a game, and the log that all of it is folded from.

Pure: time, randomness and players are passed in. Commands (`sit`, `move`, `take_back` ...) check a request and return
the body of a log entry; the server appends the entry, and then `Table.apply` folds it in. A table is always the fold of
its entries, so a server that crashes loses nothing that it has sent.
"""
