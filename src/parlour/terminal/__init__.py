"""Games in the terminal, line by line: the table as text, a move in notation, what happened."""
