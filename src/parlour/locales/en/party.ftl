# Parties: friends who stay together over several games.

party-title = Party
party-title-field = Name of the party
party-title-save = Save
party-open = Open a party
party-open-words = One link for a whole evening: several games, one score.
party-yours = Your parties
party-only-you = Only you so far
party-playing = { $game } is being played
party-share = Share
party-invite = Invite friends
party-invite-words = Anybody with this link or code can join. It stays the same for every game.
party-join = Join the party
party-join-words = You are invited to an evening of card games. A name is all you need.
party-members = Friends
party-you = you
party-host = host
party-away = away
party-remove = Remove
party-remove-words = { $name } can no longer come in with this link. In a running game a computer plays on.
party-keep = Keep
party-make-host = Make host
party-make-host-who = Make { $name } the host
party-take-host = Become the host
party-take-host-words = The host is away. Anybody can take over.
party-leave = Leave the party
party-leave-words = Your results stay in the score. You can come back by the same link.
party-stay = Stay
party-next = Next game
party-who-plays = Who plays
party-watch-only = I’ll just watch for now
party-watch-only-words = Nobody deals you in until you say otherwise.
party-who-watches = { $count ->
    [one] { $names } watches.
   *[other] { $names } watch.
}
party-seats = Seats
party-computers = { $count ->
    [0] No computers
    [one] One computer plays too
   *[other] { $count } computers play too
}
party-begin = Start { $game }
party-too-many-players = { $game } has { $most } seats at most. Somebody has to watch.
party-nobody-plays = Choose who plays.
party-another-words = The game on the table is not over.
party-another = Start another game
party-wait = { $name } chooses the next game.
party-wait-nobody = There is no host yet.
party-now = On the table
party-to-table = To the table
party-watch = Watch
party-score = The evening’s score
party-score-words = You score one point for every player who finishes behind you.
party-score-empty = The first game has yet to be played.
party-name = Name
party-games = Games
party-wins = Won
party-points = Points
party-played = Games so far
party-not-counted = not counted
party-won-by = { $names } won
party-arrived = { $name } has arrived
party-went = { $name } has left
party-new-host = { $name } is the host now
party-you-host = You are the host now
party-begun = { $game } is starting
party-back = Back to the party
party-to-next = Choose the next game
party-take = Take this seat: { $name }
party-take-words = You can take over from a computer. From then on you see its cards.
party-take-wait = Waiting for the turn to end …
party-watches = watching
party-preview-title = You are invited to a party
party-preview-words = An evening of card games among friends: one link, several games, one score. No account, nothing to install.
party-preview-table = A game of { $game }
party-preview-table-words = You are invited to play or to watch. No account, nothing to install.
party-preview-picture = Playing cards on green felt

party-none = There is no such party. Ask your friends for the link again.
party-closed = This party is over: no game was played for a long time. Open another one.
party-removed = The host has removed you from this party.
party-not-member = You are not in this party. Join it first.
party-host-only = Only the host of the party can do this.
party-no-such-member = This person is no longer in the party.
party-full = This party is full: it has { $most } members.
party-too-many = You are the host of { $most } parties already. Leave one of them first.
party-too-many-games = This party has played { $most } games. Open another one.
party-not-yourself = You cannot remove yourself. Leave the party instead.
party-stale = The party has changed in the meantime. Look again.
party-bad-players = Between one and { $seats } friends can play here.
party-only-watches = { $name } is just watching for now. Choose somebody else, or a computer.
party-people-only = A party is for people, not for programs.
table-knows-cards = You have already held a seat in this game, and know some of its cards. Watch until the next one.
table-not-to-take = This seat cannot be taken. Watch until the next game.
table-seat-on-turn = This seat is on turn. Try again when its turn is over.
