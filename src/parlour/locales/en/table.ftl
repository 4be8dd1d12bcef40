# What a table refuses for other reasons than the rules of its game.

table-no-free-seat = This seat is taken. Free seats: { $free }.
table-seat-in-use = Somebody is sitting on a seat beyond { $seats }. Ask them to stand up first.
table-not-for-a-computer = Seat { $seat } has no room for a computer. Choose a free seat.
table-seats-free = The game can start when every seat is taken. Still free: { $free }.
table-not-seated = You have no seat at this table. Sit down to play, or watch.
table-host-only = Only the host of this table can do that.
table-begun = The game has already started.
table-not-begun = The game has not started yet.
table-game-goes-on = The game is not over yet.
table-not-your-turn = It is seat { $seat }’s turn.
table-stale = The table has moved on in the meantime. Look again, then play.
table-revealed = { $move } cannot be taken back: it revealed a card.
table-binds = { $move } cannot be taken back: it revealed no card, but it is binding ({ $rule }).
table-nothing-to-take-back = There is nothing to take back this turn.
table-no-match = { $game } has no matches: every game stands on its own.
table-no-match-points = { $game } is not played for points. Choose a match with a fixed number of games.
table-bad-match-games = A match cannot have { $given } games. Choose one of { $allowed }.
table-bad-match-points = A match cannot go to { $given } points. Choose { $low } to { $high }.
table-no-such-table = There is no table { $table }. It may have been closed.
table-newer = Table { $table } was written by a newer version of this program: its log has an entry "{ $kind }" that this version does not know. Nothing is lost. The table can be opened again once the newer version is installed on the server.
table-damaged = The log of table { $table } is damaged: an entry "{ $kind }" cannot be read, so the table stays closed. The operator of the server can examine it with `parlour admin check`, or restore a backup.
table-unreadable = This message cannot be read: { $reason }
table-version = This page has a different version from the server. Reload it.
table-too-large = This message is larger than { $limit } bytes.
table-too-fast = Too many messages. Wait a moment, then reload the page.
table-no-help = Nobody gets help in a rated game between people.
table-no-answer = No answer came in time. Ask again.
table-hints-wait = Your last hint is still being worked out. Wait for it, then ask again.
table-no-such-game = This table has no finished game with the number { $given }.
table-no-such-move = The game has { $most } moves, so there is no position { $given }.
table-over-there = The game is already over at this point. Choose an earlier move to play on from.
table-reviews-wait = { $most } reviews are already waiting. Try again in a minute.
table-review-failed = This game could not be reviewed because of an error, which is in the server’s log. The moves are safe; try again later.

# Clocks, absence, votes and talk.

table-bad-clock = A turn can have { $low } to { $high } seconds, not { $given }.
table-bad-name = A name needs at least one visible letter.
table-already-seated = You already have a seat at this table.
table-closed = This table is closed. Open another one.
table-ended = This game has ended.
table-resigned = You have given up this game: a computer plays on for you. You can join the next one.
table-not-a-person = Nobody on seat { $seat } can do that.
table-is-here = Seat { $seat } is not away. Ask them to stand up.
table-not-warned = Your time is not running out, so you need no more.
table-extended = You have already had more time this turn.
table-nobody-to-skip = There is nobody to skip right now.
table-wait-before-skip = Give them time. You can vote to skip the turn after { $seconds } seconds, or when they are away.
table-others-read = { $names } can go on reading for { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 }. Play continues then, or as soon as the window is closed.
table-nothing-to-undo = You have made no move that can be undone.
table-undo-asked = Seat { $seat } has already asked to undo a move. Answer that first.
table-no-undo-asked = Nobody has asked to undo a move.
table-nothing-said = This message is empty.
table-no-such-emote = There is no gesture { $given }. Choose one of { $allowed }.
table-too-much-talk = Not so fast. Wait a moment before you say more.
table-cannot-write = The server cannot save anything right now, so the table is waiting. Nothing is lost; play continues by itself.
table-nobody-here = The table is waiting for one of its players to come back.
table-too-slow = Your connection has fallen too far behind. Reload the page.
table-no-hello = The connection was opened, but no message came.
table-come-back = The table is being opened again. Wait a moment.
table-broken-off = This game was abandoned, so there is no review.
table-no-such-code = No open table has this code. A code works until the game starts: ask for it again, or for the link.
