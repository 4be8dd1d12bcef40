"""The law of House of Cards: which actions are legal, and what they do."""
