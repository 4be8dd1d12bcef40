# Identity without passwords.

people-unknown = The parlour does not know you yet. Choose a name first.
people-unknown-token = This token is not valid. Check it, or create a new one under “Your programs” on the “You” page.
people-no-such-code = This code is not valid. A code works once and for a short time: get a new one.
people-too-many-bots = You already have { $most } programs. Delete one first.
people-bots-have-no-bots = A program cannot have its own programs.
people-no-such-bot = You have no such program.
