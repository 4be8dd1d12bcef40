# Errors of the house. Each says what was given, what is possible, and what to do.

bad-seed = { $given } cannot be a seed. A seed is a whole number, or bytes (in JSON a hex string).
bad-rng = { $given } is not a generator that a position wrote down (82 hex digits). Leave `rng` out, and it comes from `seed`.
bad-seat-count = { $game } is for { $low } to { $high } players; { $given } was given.
no-such-seat = There is no seat { $given } at this table. Seats are 0 to { $last }; None is a spectator.
bad-option = The option { $option } cannot be { $given }. Possible: { $allowed } (rule { $rule }).
no-such-option = There is no option { $given }. The options are: { $allowed }.
no-such-game = There is no game { $given }. The games are: { $allowed }.
not-a-game = What the entry point `{ $name }` gives is no game: { $given }. It must be an instance of parlour.Game.
no-such-rules = There is no version { $given } of the rules of { $game }. There are: { $allowed }.
not-older-rules = These are no older rules of { $name }: { $given }. The oldest come first, each with its own number.
no-such-level = There is no computer player { $given } for { $game }. There are: { $allowed }.
no-such-language = There is no language { $given }. Possible: { $allowed }.
no-rulebook = The rules of { $game } are not written in { $given }. There are: { $allowed }.
no-such-card = { $given } is no card of this game. A card is written like { $example }.
no-such-action = { $given } is no action of this game. Actions are the numbers 0 to { $last }.
unreadable-move = "{ $given }" is no move of this game. Moves are: { $forms }.
ambiguous-wild = "{ $given }" could mean several things: { $readings }. Write what the wild stands for, as here.
no-such-policy = Playouts cannot choose by { $given }. Possible: { $allowed }.
bad-count = { $given } is no number of games. Give a whole number from 1.
bad-batch = The actions are { $given }; a whole number for each of the { $count } games is needed.
not-a-view = This is no view of { $game }. Give what `state.view(seat)` returned.

position-not-a-mapping = A position is a mapping with keys such as `game`, `turn` and `hands`; { $given } was given.
position-unknown-key = A position of this game has no key { $given }. The keys are: { $allowed }.
position-missing-key = The position lacks the key { $key }.
position-other-game = This is a position of { $given }, not of { $game }.
position-hands = `hands` is a list with one text of cards for each seat; { $given } was given.
position-value = `{ $key }` cannot be { $given } here. Possible: { $allowed }.
position-card = { $given } in `{ $key }` is no card of this game. A card is written like { $example }.
position-too-often = { $card } is named too often: the deck has { $copies ->
    [one] one
   *[other] { $copies }
 } of it.
position-unnamed = Where `{ $key }` is written down, every card must be named. Not named: { $cards }.

record-not-a-mapping = A record is a mapping with the keys game, seats, options, seed or position, and moves; { $given } was given.
record-unknown-key = A record has no key { $given }. The keys are: { $allowed }.
record-missing-key = The record lacks the key { $key }.
record-beginning = A record begins with a `seed` or with a `position`: one of the two.
record-contradiction = The record says { $given } for `{ $key }`, its position { $position }. Leave `{ $key }` out, or let them agree.
record-moves = `moves` is a list of moves in notation.
record-move = Move { $number } of the record, "{ $move }", cannot be played: { $reason }

# Hints and their reasons that every game has.

hint-kind = Do this: { $word }.
hint-what = Play: { $move }.
hint-better = Of 100 games from here it wins { $more } more than the next best move:
hint-close = This is about as good:
hint-only-move = One move is allowed here, this one.
hint-game-over = The game is over: there is no move to give a hint for.
hint-no-such-level = { $given } is no step of a hint. 1 names the kind of action, 2 the cards, 3 the reasons.
review-unfinished = Only a finished game can be reviewed; this record stops after { $moves } moves, before the end.
puzzle-missing = { $game } has { $most } puzzles; there is no number { $given }.
broken-game = The game { $name } cannot be loaded: { $reason }. Mend or uninstall the package that brings it.
broken-players = The computer players of { $game } cannot be loaded: { $reason }. Mend or uninstall the package that brings them.
bad-weights = The weights { $file } cannot be used: { $reason }. Install Parlour again, or name another file.
bad-player = The player { $level } of { $game } cannot play: { $reason }. Install Parlour again.
