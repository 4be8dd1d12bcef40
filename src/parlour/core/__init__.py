"""What every game stands on: cards, masks, piles, chance, the state, options, positions, records, errors."""
