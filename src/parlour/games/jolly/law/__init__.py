"""The law of Jolly, in chapters: which actions are legal, and what they do."""
