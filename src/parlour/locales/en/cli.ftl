cli-player-range = { $low }-{ $high } players
cli-your-move = { $you ->
    [true] Your move:
   *[false] Your move, { $name }:
 }
cli-turn = { $you ->
    [true] It is your turn.
   *[false] { $name } is on turn.
 }
cli-you = you
cli-player = player
cli-cards = { $count ->
    [one] one card
   *[other] { $count } cards
 }
cli-discard-due = a discard is due
cli-draw-due = a draw is due
cli-turns = turn { $turn } of at most { $limit }
cli-stock = stock
cli-discard-pile = discard pile
cli-empty = empty
cli-hand = your hand
cli-total = { $total ->
    [one] one point
   *[other] { $total } points
 }
cli-known = known
cli-legal = Legal moves:
cli-help = Write a move, or: ? (legal moves), hint, undo, rules, save FILE, quit.
cli-nothing-to-undo = There is nothing to take back in this turn.
cli-revealed = { $move } cannot be taken back: it showed a card that nobody knew.
cli-binds = { $move } cannot be taken back: it showed no new card, but it binds ({ $rule }).
cli-taken-back = Taken back: { $move }.
cli-won = { $count ->
    [0] The game is a draw.
    [one] { $you ->
        [true] You win.
       *[false] { $winners } wins.
     }
   *[other] { $you ->
        [true] You share the win with { $winners }.
       *[false] { $winners } share the win.
     }
 }
cli-score = { $name }: { $score }
cli-bye = { $seed ->
    [none] Good-bye.
   *[other] Good-bye. The seed of this game was { $seed }.
 }
cli-saved = Saved in { $file }.
cli-no-you = Nobody plays by hand: watching.
cli-bad-seats = "{ $given }" is no seat. Write `you` or a computer player: { $allowed }.
cli-no-file = The file { $file } cannot be read: { $reason }
cli-not-json = The file { $file } is not JSON: { $reason }
cli-cannot-write = The file { $file } cannot be written: { $reason }
cli-bad-option = Write options as name=value; "{ $given }" was given.
serve-open = The parlour is open: { $address } (tables are kept in { $folder }; Ctrl-C closes it)
serve-no-page = The page has not been built. `make client` builds it; until then there is only the interface for programs.
serve-port = Cannot listen on { $host }, port { $port }: { $reason }. Choose another with --port.
verify-fair = Fair: the deal is the one that was promised, and all { $moves } moves are legal.
verify-unfair = Not fair: the cards were not dealt from the secret that was promised and the players' own numbers.
verify-no-proof = { $file } holds no proof of its deal. Take the record of a finished game from its table.
arena-heading = { $game }, { $seats } seats, { $deals } deals, seed { $seed }, options { $options }, by { $unit ->
    [rounds] rounds
   *[games] games
 }
arena-cross = Share of the row's player against the column's, in per cent with its 95 % interval; { $even } is even
arena-cross-many = Share of one row's player at a table of the column's, in per cent with its 95 % interval; { $even } is even
arena-undecided = Undecided games
arena-ratings = Ratings
arena-times = CPU milliseconds a move
arena-player = player
arena-rating = rating
arena-interval = 95 %
arena-games = games
arena-undecided-part = undecided
arena-moves = moves
arena-mean = mean
arena-p50 = p50
arena-p95 = p95
arena-longest = max
arena-late = over { $guard } s
arena-verdict = { $player } against { $against }, after { $deals } deals: { $verdict ->
    [high] the share is { $high } % rather than { $low } %
    [low] the share is { $low } % rather than { $high } %
   *[open] between { $low } % and { $high } % it is not clear yet
 } (log likelihood ratio { $ratio }).
arena-stopped = Stopped after { $deals } deals. The same command goes on from here.
arena-stopped-for-good = Stopped after { $deals } deals; nothing is kept without --out.
arena-too-few = An arena takes at least two players; { $given } given. Write them with commas: expert,reference.
arena-no-rounds = The rounds of { $game } have no winners. Only these can be played by rounds: { $allowed }.
arena-bad-sprt = Write --sprt as two shares from 0 to 1, the lower first, such as 0.5,0.55; { $given } was given.
arena-bad-log = { $file } is no log of an arena: { $reason }. Remove it, or choose another --out.
arena-other-run = { $file } holds the deals of another run (other players, settings or commit). Remove it, or choose another --out.
levels-kept = { $game }, measured on { $date } at commit { $commit } over { $deals } deals with { $seats } seats:
levels-unmeasured = The players of { $game } have not been measured yet: parlour levels { $game } --deals 200 does it.
regret-heading = { $game }, a small variant solved exactly: what the players give away, and their wins against { $against }
regret-player = player
regret-deals = deals
regret-decisions = decisions
regret-regret = given away a decision, points of 100
regret-best = best moves, %
regret-share = wins, % (95 %)
regret-no-model = There is no small variant of { $given }; there are: { $allowed }.

review-seat-n = seat { $seat }
review-course = { $game }: the chance to win
review-sums = What each result is made of, in points of 100; the columns add up to the result
review-seat = seat
review-even = even share
review-deal = first cards
review-luck = luck
review-own = own moves
review-others = others' moves
review-result = result
review-labels = How the moves were
review-best = best
review-good = good
review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder
review-forced = forced
review-turning = { $count ->
    [0] No single move turned the game.
    [one] The turning point:
   *[other] { $count } turning points:
 }
review-errors = { $count ->
    [0] No move was clearly worse than the best one.
    [one] The move that gave something away:
   *[other] The { $count } moves that gave most away:
 }
review-action = { $number }. { $name }: { $move } ({ $label }); chance to win of { $who } { $before } % -> { $after } %: moves { $skill }, luck { $luck }
review-better = { $best } was better by { $loss } ± { $error } points of 100.
puzzles-count = { $game }: { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
 }. parlour puzzles { $game } 1 shows the first.
puzzles-ask = Puzzle { $number } of { $count }. It is your move, seat { $seat }: parlour puzzles { $game } { $number } --move "..."
puzzles-right = Right: { $best } wins { $chance } of 100 games.
puzzles-wrong = { $move } wins { $tried } of 100 games. { $best } is best: it wins { $chance } of 100.
puzzles-found = { $found ->
    [one] One puzzle
   *[other] { $found } puzzles
 } from { $games ->
    [one] one game
   *[other] { $games } games
 }, written into { $file }.
calibration-heading = { $game }, { $seats } seats, { $games } games of { $level }, seed { $seed }, commit { $commit }: what was said -> what came true, in per cent with 95 %, (how many)
calibration-said = said
calibration-seat = from what each seat knew
calibration-spectator = from what lay open
calibration-brier = Brier score (of an even share)
cli-win-chance = Your chance to win: { $share } % ± { $error }.
calibration-time = An answer took { $mean } ms of CPU on average, 95 of 100 at most { $most }.
cli-watch-at = The computers play at { $address } (Ctrl-C ends it).
cli-player-count = { $count ->
    [one] one player
   *[other] { $count } players
 }
cli-trouble = It cannot be done: { $reason }.
cli-file-trouble = { $file }: { $reason }. Nothing more was done; choose another file or folder.
cli-nested = The file { $file } is nested too deeply to be a record.
puzzles-out = --find and --out go together: parlour puzzles { $game } --find 10 --out FILE finds puzzles and writes them into FILE.
levels-no-ratings = { $file } holds no ratings. Choose another file for --write.
cli-type = Type: { $move }
cli-type-word = What you type begins with: { $word }
cli-end-help = The game is over. Write: review, save FILE, rematch, rules, quit.
cli-end-prompt = And now?
cli-yes = y yes
cli-overwrite = { $file } is there already. Replace it? (y/n)
cli-not-saved = Not saved.
cli-save-where = Write the name of a file: save FILE.
cli-kept = The game is saved in { $file }.
cli-kept-unfinished = The game is saved. To go on: parlour play --load "{ $file }"{ $seats }
cli-which-game = Name a game: { $allowed }. Or go on with a saved one: --load FILE.
cli-load-alone = { $file } holds its own cards and options: --seed and --option do not go with --load.
cli-load-other = { $file } is a game of { $saved }, not of { $given }.
