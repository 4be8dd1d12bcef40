"""The store in one file of SQLite: the default, which needs nothing but Python."""
