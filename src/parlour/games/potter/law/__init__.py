"""The law of Potter: what may be done, and what comes of it."""
