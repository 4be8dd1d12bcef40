"""What others see of tables: structs of the wire, lessons and puzzles for the page, rows of the store."""
