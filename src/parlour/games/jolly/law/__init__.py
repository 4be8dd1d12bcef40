"""The law of Jolly, in chapters: what may be done, and what comes of it."""
