"""Players that have learned: they stand on the weights of `bots/weights`."""
