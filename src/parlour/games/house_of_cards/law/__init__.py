"""The law of House of Cards: what may be done, and what comes of it."""
