cli-players = { $low ->
    [one] one player
   *[other] { $low } players
 }
cli-player-range = { $low }-{ $high } players
cli-your-move = Your move ({ $name }):
cli-turn = { $name } is on turn.
cli-you = you
cli-player = player
cli-deck = deck
cli-cards = { $count ->
    [one] one card
   *[other] { $count } cards
 }
cli-done = done this turn
cli-discard-due = a discard is due
cli-turns = turn { $turn } of at most { $limit }
cli-legal = Legal moves:
cli-help = Write a move, or: ? (legal moves), undo, rules, save FILE, quit.
cli-nothing-to-undo = There is nothing to take back in this turn.
cli-revealed = { $move } cannot be taken back: it showed a card that nobody knew.
cli-taken-back = Taken back: { $move }.
cli-won = { $count ->
    [0] The game is a draw.
    [one] { $winners } wins.
   *[other] { $winners } share the win.
 }
cli-score = { $name }: { $score }
cli-bye = Good-bye. The seed of this game was { $seed }.
cli-saved = Saved in { $file }.
cli-no-you = Nobody plays by hand: watching.
cli-bad-seats = "{ $given }" is no seat. Write `you` or a computer player: { $allowed }.
cli-no-file = The file { $file } cannot be read: { $reason }
cli-not-json = The file { $file } is not JSON: { $reason }
cli-cannot-write = The file { $file } cannot be written: { $reason }
cli-bad-option = Write options as name=value; "{ $given }" was given.
cli-not-compiled = The rules run uncompiled, and so some hundred times slower. A C compiler and `make compile` change that.
