"""Mini-Notty with 16 cards, solved exactly: what our players give away is measured against the truth."""
