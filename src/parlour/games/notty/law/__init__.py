"""The law of Notty: what may be done, and what comes of it."""
