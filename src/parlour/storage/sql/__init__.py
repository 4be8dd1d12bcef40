"""What the databases that speak SQL share: the statements of operations, the queries, and the store made of them.

Queries are written in the common part of both dialects, with `?` for a value; booleans are 0 and 1.
"""
