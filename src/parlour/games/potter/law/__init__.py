"""The law of Potter: which actions are legal, and what they do."""
