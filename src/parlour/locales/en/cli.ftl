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
cli-discard-due = must discard
cli-draw-due = must draw
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
cli-help = Type a move, or: ? (legal moves), hint, undo, rules, save FILE, quit.
cli-nothing-to-undo = There is nothing to take back this turn.
cli-revealed = { $move } cannot be taken back: it revealed a hidden card.
cli-binds = { $move } cannot be taken back: it revealed nothing, but it is binding ({ $rule }).
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
    [none] Goodbye.
   *[other] Goodbye. The seed of this game was { $seed }.
 }
cli-saved = Saved in { $file }.
cli-no-you = All seats are computers, so you are watching.
cli-bad-seats = "{ $given }" cannot take a seat. Write `you` or a computer player: { $allowed }.
cli-no-file = The file { $file } cannot be read: { $reason }
cli-not-json = The file { $file } is not JSON: { $reason }
cli-cannot-write = The file { $file } cannot be written: { $reason }
cli-bad-option = Write options as name=value; "{ $given }" was given.
serve-open = The parlour is open: { $address } (data folder: { $folder }; Ctrl-C stops the server)
serve-no-page = The page has not been built. `make client` builds it; until then only the API works.
serve-port = Cannot listen on { $host }, port { $port }: { $reason }. Choose another port with --port.
verify-fair = Fair: the deal matches the commitment, and all { $moves } moves are legal.
verify-unfair = Not fair: the cards were not dealt from the committed secret and the players' own numbers.
verify-no-proof = { $file } has no proof of its deal. Download the record of a finished game from its table.
arena-heading = { $game }, { $seats } seats, { $deals } deals, seed { $seed }, options { $options }, by { $unit ->
    [rounds] rounds
   *[games] games
 }
arena-cross = Share of the row's player against the column's, in per cent with its 95 % interval; { $even } is even
arena-cross-many = Share of one row's player at a table of column's players, in per cent with its 95 % interval; { $even } is even
arena-undecided = Undecided games
arena-ratings = Ratings
arena-times = CPU milliseconds per move
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
   *[open] it is not yet clear whether the share is { $low } % or { $high } %
 } (log likelihood ratio { $ratio }).
arena-stopped = Stopped after { $deals } deals. The same command continues from here.
arena-stopped-for-good = Stopped after { $deals } deals; nothing was saved, because there is no --out.
arena-too-few = An arena needs at least two players; { $given } given. Separate them with commas: expert,reference.
arena-no-rounds = The rounds of { $game } have no winners. Only these can be played by rounds: { $allowed }.
arena-bad-sprt = Write --sprt as two shares from 0 to 1, the lower first, such as 0.5,0.55; { $given } was given.
arena-bad-log = { $file } is not the log of an arena: { $reason }. Remove it, or choose another --out.
arena-other-run = { $file } has the deals of another run (other players, settings or commit). Remove it, or choose another --out.
levels-kept = { $game }, measured on { $date } at commit { $commit } over { $deals } deals with { $seats } seats:
levels-unmeasured = The players of { $game } have not been measured yet. parlour levels { $game } --deals 200 measures them.
regret-heading = { $game }, a small variant solved exactly: what the players give away, and their wins against { $against }
regret-player = player
regret-deals = deals
regret-decisions = decisions
regret-regret = given away per decision, points of 100
regret-best = best moves, %
regret-share = wins, % (95 %)
regret-no-model = There is no small variant of { $given }. Possible: { $allowed }.

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
review-labels = The quality of the moves
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
   *[other] The { $count } moves that gave away the most:
 }
review-action = { $number }. { $name }: { $move } ({ $label }); chance to win of { $who } { $before } % -> { $after } %: moves { $skill }, luck { $luck }
review-better = { $best } was better by { $loss } ± { $error } points of 100.
puzzles-count = { $game }: { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
 }. parlour puzzles { $game } 1 shows the first.
puzzles-ask = Puzzle { $number } of { $count }. You are seat { $seat }, and it is your move: parlour puzzles { $game } { $number } --move "..."
puzzles-right = Right: { $best } wins { $chance } of 100 games.
puzzles-wrong = { $move } wins { $tried } of 100 games. { $best } is best: it wins { $chance } of 100.
puzzles-found = { $found ->
    [one] One puzzle
   *[other] { $found } puzzles
 } from { $games ->
    [one] one game
   *[other] { $games } games
 }, written into { $file }.
calibration-heading = { $game }, { $seats } seats, { $games } games of { $level }, seed { $seed }, commit { $commit }: predicted -> came true, in per cent with its 95 % error (number of predictions)
calibration-said = predicted
calibration-seat = from what each seat knew
calibration-spectator = from what spectators saw
calibration-brier = Brier score (of an even share)
cli-win-chance = Your chance to win: { $share } % ± { $error }.
calibration-time = A prediction took { $mean } ms of CPU time on average; 95 % took at most { $most } ms.
cli-watch-at = The computers are playing at { $address } (Ctrl-C stops).
cli-player-count = { $count ->
    [one] one player
   *[other] { $count } players
 }
cli-trouble = The command failed: { $reason }.
cli-file-trouble = { $file }: { $reason }. The command stopped there; choose another file or folder.
cli-nested = The file { $file } is nested too deeply to be a record.
puzzles-out = --find and --out go together: parlour puzzles { $game } --find 10 --out FILE finds puzzles and writes them into FILE.
levels-no-ratings = { $file } has no ratings. Choose another file for --write.
cli-type = Type: { $move }
cli-type-word = What you type begins with: { $word }
cli-end-help = The game is over. Type one of: review, save FILE, rematch, rules, quit.
cli-end-prompt = What next?
cli-yes = y yes
cli-overwrite = { $file } already exists. Replace it? (y/n)
cli-not-saved = Not saved.
cli-save-where = Add the name of a file: save FILE.
cli-kept = The game is saved in { $file }.
cli-kept-unfinished = The game is saved. To continue it: parlour play --load "{ $file }"{ $seats }
cli-which-game = Name a game: { $allowed }. Or continue a saved one: --load FILE.
cli-load-alone = { $file } has its own cards and options: --load cannot be combined with --seed or --option.
cli-load-other = { $file } is a game of { $saved }, not of { $given }.
