"""Cards as text, for the terminal pictures of several games."""
