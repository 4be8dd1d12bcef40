# What a table refuses, apart from the rules of its game.

table-no-free-seat = This seat is taken. Free seats: { $free }.
table-seat-in-use = Somebody sits on a seat beyond { $seats }. Ask them to stand up first.
table-not-for-a-computer = There is no room for a computer on seat { $seat }.
table-seats-free = The game begins when every seat is taken. Still free: { $free }.
table-not-seated = You have no seat at this table. Sit down to play, or watch.
table-host-only = Only the host of the table can do this.
table-begun = The game has begun already.
table-not-begun = The game has not begun yet.
table-game-goes-on = The game is not over yet.
table-not-your-turn = It is the turn of seat { $seat }.
table-stale = The table has moved on since. Look again, then play.
table-revealed = { $move } cannot be taken back: it showed a card that nobody knew.
table-nothing-to-take-back = There is nothing to take back in this turn.
table-no-match = { $game } has no matches: it is played game by game.
table-no-match-points = { $game } is not played for points. Choose a match of so many games.
table-bad-match-games = There is no match of { $given } games. Choose one of { $allowed }.
table-bad-match-points = There is no match to { $given } points. Choose from { $low } to { $high }.
table-no-such-table = There is no table { $table }. It may have been closed.
table-unreadable = The message cannot be read: { $reason }
table-version = The page is of another version. Load it again.
table-too-large = The message is larger than { $limit } bytes.
table-too-fast = Too many messages. Wait a moment, and load the page again.
table-no-help = There are no hints in a public game between people.
table-no-answer = No answer came in time. Ask again.
