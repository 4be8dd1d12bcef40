"""The laboratory: many games at once, and measurements of players and of speed."""
