# People without passwords.

people-unknown = The house does not know you yet. Say your name first.
people-unknown-token = This token opens nothing. Check it, or make a new one under Your programs on the page You.
people-no-such-code = This code does not open anything. It works once, for ten minutes: make a new one on your other device.
people-too-many-codes = Too many codes wait to be used. Try again in some minutes.
people-too-many-bots = You have { $most } programs already. Delete one first.
people-bots-have-no-bots = A program cannot have programs of its own.
people-no-such-bot = You have no such program.
