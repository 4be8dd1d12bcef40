"""The laboratory: many games at once, measurements, and (to come) training."""
