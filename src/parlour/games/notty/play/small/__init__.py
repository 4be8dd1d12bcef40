"""Mini-Notty with 16 cards, solved exactly, to measure the mistakes of the players."""
