"""Training: players that learn by playing against themselves."""
