"""The parts of a training course: lessons and tests, self-play, fitting, and duels on duplicate deals."""
