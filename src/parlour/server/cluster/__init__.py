"""Several server processes, called nodes, on one store: which of them live, which of them owns a table, and how they
call each other.

Nothing here is trusted. What keeps two nodes from writing to one table is its log: a node that opens a table appends
`owned`, and no entry of an earlier owner fits behind that. A node that is wrongly taken for dead, or for alive, costs
time and nothing else.
"""
