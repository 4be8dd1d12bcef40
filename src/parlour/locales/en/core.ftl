# Errors that belong to no game. Each names what was given, what is possible, and what to do.

bad-seed = { $given } cannot be a seed. A seed is a whole number, or bytes (in JSON a hex string).
bad-rng = { $given } is not the generator of a written position (82 hex digits). Leave out `rng` to derive it from `seed`.
bad-seat-count = { $game } is for { $low } to { $high } players; { $given } was given.
no-such-seat = There is no seat { $given } at this table. Seats are 0 to { $last }; None is a spectator.
bad-option = The option { $option } cannot be { $given }. Possible: { $allowed } (rule { $rule }).
no-such-option = There is no option { $given }. The options are: { $allowed }.
no-such-game = There is no game { $given }. The games are: { $allowed }.
not-a-game = The entry point `{ $name }` does not name a game: { $given }. It must name an instance of parlour.Game.
no-such-rules = There is no version { $given } of the rules of { $game }. Possible: { $allowed }.
not-older-rules = These are not older rules of { $name }: { $given }. The oldest come first, each with its own version.
no-such-level = There is no computer player { $given } for { $game }. Possible: { $allowed }.
no-such-language = There is no language { $given }. Possible: { $allowed }.
no-rulebook = There is no rule book of { $game } in { $given }. Possible: { $allowed }.
no-such-card = { $given } is not a card of this game. A card is written like { $example }.
no-such-action = { $given } is not an action of this game. Actions are the numbers 0 to { $last }.
unreadable-move = "{ $given }" is not a move of this game. Moves are: { $forms }.
ambiguous-wild = "{ $given }" could mean several things: { $readings }. Write what the wild stands for, as shown here.
no-such-policy = There is no playout policy { $given }. Possible: { $allowed }.
bad-count = { $given } is not a number of games. Give a whole number from 1.
bad-batch = The actions are { $given }; they must be one whole number for each of the { $count } games.
not-a-view = This is not a view of { $game }. Give what `state.view(seat)` returned.

position-not-a-mapping = A position is a mapping with keys such as `game`, `turn` and `hands`; { $given } was given.
position-unknown-key = A position of this game has no key { $given }. The keys are: { $allowed }.
position-missing-key = The position has no key { $key }. Add it.
position-other-game = This is a position of { $given }, not of { $game }.
position-hands = `hands` is a list with one text of cards for each seat; { $given } was given.
position-value = `{ $key }` cannot be { $given } here. Possible: { $allowed }.
position-card = { $given } in `{ $key }` is not a card of this game. A card is written like { $example }.
position-too-often = { $card } is named too often: the deck has { $copies ->
    [one] one
   *[other] { $copies }
 } of it.
position-unnamed = If `{ $key }` is given, every card must be named. Missing: { $cards }.

record-not-a-mapping = A record is a mapping with the keys game, seats, options, seed or position, and moves; { $given } was given.
record-unknown-key = A record has no key { $given }. The keys are: { $allowed }.
record-missing-key = The record has no key { $key }. Add it.
record-beginning = A record begins with either a `seed` or a `position`. Give exactly one of them.
record-contradiction = `{ $key }` is { $given } in the record but { $position } in its position. Leave `{ $key }` out, or make them agree.
record-moves = `moves` must be a list of moves in notation.
record-move = Move { $number } of the record, "{ $move }", cannot be played: { $reason }

# Hints and reasons that all games share.

hint-kind = Do this: { $word }.
hint-what = Play: { $move }.
hint-better = Out of 100 games from here it wins { $more } more than the next best move:
hint-close = This is about as good:
hint-only-move = This is the only legal move.
hint-game-over = The game is over: there is no move to give a hint for.
hint-no-such-level = { $given } is not a step of a hint. 1 names the kind of action, 2 the cards, 3 the reasons.
review-unfinished = Only a finished game can be reviewed; this record stops after { $moves } moves, before the end.
puzzle-missing = { $game } has { $most } puzzles; there is no puzzle { $given }.
broken-game = The game { $name } cannot be loaded: { $reason }. Repair or uninstall its package.
broken-players = The computer players of { $game } cannot be loaded: { $reason }. Repair or uninstall their package.
bad-weights = The weights { $file } cannot be used: { $reason }. Reinstall Parlour, or name another file.
bad-player = The player { $level } of { $game } cannot play: { $reason }. Reinstall Parlour.

# Several people in a sentence; `before` has commas if there are more than two.
list-and = { $before } and { $last }
