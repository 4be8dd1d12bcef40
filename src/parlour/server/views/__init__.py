"""Views of tables: structs of the wire, lessons and puzzles for the page, rows for the store."""
