"""The law of Notty: which actions are legal, and what they do."""
