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
table-binds = { $move } cannot be taken back: it showed no new card, but it binds ({ $rule }).
table-nothing-to-take-back = There is nothing to take back in this turn.
table-no-match = { $game } has no matches: it is played game by game.
table-no-match-points = { $game } is not played for points. Choose a match of a fixed number of games.
table-bad-match-games = There is no match of { $given } games. Choose one of { $allowed }.
table-bad-match-points = There is no match to { $given } points. Choose from { $low } to { $high }.
table-no-such-table = There is no table { $table }. It may have been closed.
table-newer = Table { $table } was written by a newer version of this program: its log has an entry "{ $kind }" that this version does not know. Nothing is lost. It opens again as soon as whoever runs the server installs the newer version.
table-damaged = The log of table { $table } is damaged: an entry "{ $kind }" cannot be read, so the table stays closed. Whoever runs the server can look at it with `parlour admin check`, or restore a backup.
table-unreadable = The message cannot be read: { $reason }
table-version = The page is of another version. Load it again.
table-too-large = The message is larger than { $limit } bytes.
table-too-fast = Too many messages. Wait a moment, and load the page again.
table-no-help = In a rated game between people nobody gets help.
table-no-answer = No answer came in time. Ask again.
table-hints-wait = Your last hint is still being worked out. Wait for it, then ask again.
table-no-such-game = This table has no finished game of that number: { $given }.
table-no-such-move = The game has { $most } moves; there is no moment { $given }.
table-over-there = The game is over at this moment: there is nothing to play on. Choose an earlier move.
table-reviews-wait = { $most } reviews wait already. Try again in a minute.
table-review-failed = This game could not be reviewed: the review ended with an error, which whoever runs the house finds in the log. The moves are kept; try again later.

# Its life: clocks, who left, what people agree on, what they say.

table-bad-clock = A turn can have { $low } seconds to { $high } seconds, not { $given }.
table-bad-name = A name needs at least one letter that can be seen.
table-already-seated = You sit at this table already.
table-closed = This table is closed. Open another one.
table-ended = The game has ended.
table-resigned = You have given up this game: a computer plays on for you. Join the next one.
table-not-a-person = Nobody sits on seat { $seat } who could do this.
table-is-here = Seat { $seat } is not away: ask them to stand up.
table-not-warned = There is no need: your time is not running out.
table-extended = You have had more time in this turn already.
table-nobody-to-skip = There is nobody to skip now.
table-wait-before-skip = Give them time: after { $seconds } seconds, or when they are away, you can vote to skip the turn.
table-others-read = { $names } can still read for { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 }. Play goes on then, or as soon as the window is closed.
table-nothing-to-undo = You have made no move that could be undone.
table-undo-asked = Seat { $seat } has asked already. Answer that first.
table-no-undo-asked = Nobody asks for a move to be undone.
table-nothing-said = There is nothing in this message.
table-no-such-emote = There is no gesture { $given }. Choose one of { $allowed }.
table-too-much-talk = Not so fast: wait a moment before you say more.
table-cannot-write = The house cannot keep anything at the moment, so the table waits. Nothing is lost; it goes on by itself.
table-nobody-here = The table waits until one of its players is back.
table-too-slow = Your connection is too far behind. Load the page again.
table-no-hello = The connection was opened and nothing was said.
table-come-back = The table is being opened again.
table-broken-off = This game was broken off, so there is nothing to look at again.
table-no-such-code = No open table has this code. It works until the game begins: ask for it again, or for the link.
