"""What a course of training is made of: lessons and tests, self-play, fitting, and duels on duplicate deals."""
