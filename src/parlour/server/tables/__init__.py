"""All tables of the server: which are in memory, which leave it, and who is at them."""
