# The words of the browser's pages.

web-title = Parlour
web-motto = A quiet room for card games.
web-home = Back to the hall
web-games = Games
web-you = you
web-you-name = Guest
web-your-name = Your name
web-opponents = Opponents
web-strength = How strong the computer is, and its rating
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-level-expert = expert
web-level-reference = steady
web-level-random = carefree
web-rating = rating { $rating }
web-play-now = Play against the computer
web-play-friends = Play with friends
web-open-public = Open a table for everybody
web-open-tables = Open tables
web-seats = { $count ->
    [one] one seat
   *[other] { $count } seats
 }
web-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
web-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
web-card-unseen = a card face down
web-french-card = { $rank ->
    [A] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [J] jack
    [Q] queen
   *[K] king
 } of { $suit ->
    [spade] spades
    [heart] hearts
    [diamond] diamonds
   *[club] clubs
 }
web-french-joker = joker
web-french-wild = { $card } as { $meaning }

web-invite = Or send them this link. Whoever opens it can sit down.
web-link = Link to this table
web-qr = The link as a picture for a phone's camera
web-copy = Copy the link
web-copied = Copied
web-free-seat = free seat
web-host = host
web-away = away
web-sit = Sit down
web-sit-here = Sit here
web-sat-down = { $name } has sat down.
web-stand = Stand up
web-add-computer = Add a computer
web-remove = Take { $name } off this seat
web-options = Options
web-options-usual = all options as usual
web-seat-count = Seats
web-chance = chance
web-usual = usual: { $value }
web-option-range = From { $low } to { $high }. The last good value is back.
web-start = Start the game
web-seats-free = The game can start when every seat is taken.
web-wait-for-host = The host starts the game.
web-table-full = The table is full. You can watch; the host starts the game.
web-computer = Computer
web-computer-n = Computer { $n }
web-seat-n = Seat { $n }

web-table = The table
web-actions = Actions
web-choose = Choose
web-cancel = Cancel
web-close = Close
web-on-turn = to move
web-your-turn = Your turn
web-turn-of = { $name } is to move.
web-wait-for-turn = Wait for your turn.
web-play-for-me = Play for me
web-play-how-far = How much shall the computer play?
web-play-action = One action
web-play-turn = The whole turn
web-take-back = Take back
web-nothing-to-take-back = There is nothing to take back here.
web-taken-back = Taken back: “{ $move }”
web-takes-back = { $name ->
    [you] You took back: “{ $move }”
   *[other] { $name } took back: “{ $move }”
 }
web-rule = Rule { $rule }
web-why = Why?
web-rule-word = Rule
web-stale = A move came in between. Look again, and then choose.

web-drawer = Log, rules and settings
web-log = Log
web-log-empty = What happens at the table is written here.
web-log-you = You
web-rules = Rules
web-settings = Settings
web-keys = Keys
web-key-arrows = Move in the hand
web-key-carry = Move the card in the hand
web-key-space = Choose the card
web-key-enter = Do the filled button
web-key-escape = Choose nothing
web-language = Language
web-theme = Light
web-theme-auto = auto
web-theme-light = day
web-theme-dark = night
web-motion = Animation
web-sound = Sound
web-four-colour = Each suit in its own colour
web-on = on
web-off = off

web-link-connected = Connected
web-link-connecting = Connecting …
web-link-offline = No connection. Trying again …
web-no-server = The server does not answer. Check the connection and try again.
web-no-table = There is no such table any more. Open a new one in the hall.
web-opening = Coming to the table …
web-outdated = This page is older than the server. Load it again to play on.
web-reload = Load again

web-result = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
 }
web-result-you = You win!
web-result-draw = A draw
web-next-game = Next game
web-other-game = Other games
web-leave-table = Leave the table
web-match = Match
web-match-none = A single game
web-match-games = Best of { $target } games
web-match-points = To { $target } points
web-match-stands = { $match }: { $scores }
web-match-won = { $name ->
    [you] You win the match!
   *[other] { $name } wins the match.
 }
web-rematch = Play again
web-rematch-wanted = { $count ->
    [one] { $names } wants
   *[other] { $names } want
 } to play again
web-rematch-waiting = You want another game. Waiting for the others.
web-show-result = Show the result
web-fair = Was the deal fair?
web-fair-words = Before the deal the server locked in a secret number, and the browser of everybody at the table added one of its own. Both together make the deal, so nobody can have chosen it. With the record below, anybody can work the deal out again.
web-fair-record = Download the record of this game
web-fair-secret = Secret
web-fair-seed = Seed

# Hints, and how the game stands.

web-hint = Hint
web-hint-more = More
web-hint-why = Why?
web-hint-thinking = Thinking …
web-hint-chance = Your chance to win: { $chance }
web-advised = advised
web-percent = { $share } %
web-percent-error = { $share } % ± { $error }
web-chances = Chance to win
web-chances-watching = when I watch
web-chances-always = always
web-chances-never = never

# Review: a finished game, looked at again.

web-review = Review
web-review-none = No review: the game was not played to its end.
web-review-of = { $game }: review
web-review-working = The game is being looked at again: { $done } of { $of } moves are judged.
web-review-to-table = To the table
web-review-move = Move { $move } of { $of }
web-review-no-move = Before the first move
web-review-first = To the beginning
web-review-back = One move back
web-review-on = One move on
web-review-last = To the end
web-review-eyes = Seen by
web-review-spectator = a spectator
web-review-curve = Chances to win, move by move
web-review-label = { $label ->
    [forced] the only move
    [best] the best move
    [good] a good move
    [inaccuracy] an inaccuracy
    [mistake] a mistake
   *[blunder] a blunder
 }
web-review-labels = { $label ->
    [forced] moves without a choice
    [best] best moves
    [good] good moves
    [inaccuracy] inaccuracies
    [mistake] mistakes
   *[blunder] blunders
 }
web-review-chance = { $name ->
    [you] Your chance: { $before } before the move, { $after } after it.
   *[other] Chance of { $name }: { $before } before the move, { $after } after it.
 }
web-review-gave-away = This move gave away { $loss }.
web-review-luck = Luck and hidden cards: { $luck }.
web-review-better = { $name ->
    [you] Better:
   *[other] Advice to { $name }:
 }
web-review-rest = Others: { $shares }
web-review-eyes-words = { $name ->
    [spectator] Chances as a spectator could know them.
   *[other] Chances as { $name } could know them.
 }
web-review-turning-point = turning point
web-review-turning = Turning points
web-review-no-turning = No move turned this game.
web-review-point = Move { $move }, { $other }: { $before } → { $after } ({ $why })
web-review-by-luck = luck and hidden cards
web-review-by-move = { $label } by { $name }
web-review-sums = What the results are made of
web-review-sums-words = Everybody begins with an even share of the win. Luck and moves add to it or take from it; what comes out is the result. Each column is by what that player could know.
web-review-even = even share
web-review-deal = luck of the deal
web-review-later = luck and hidden cards later
web-review-own = own moves
web-review-others = others’ moves
web-review-result = result
web-review-what-if = Play on from here
web-review-what-if-words = You play the seat whose turn it is; computers play the others.
web-key-review-step = Review: one move back or on
web-key-review-ends = Review: to the beginning or the end

# Puzzles.

web-puzzles = Puzzles
web-puzzles-of = { $game }: puzzles
web-puzzle-today = Puzzle of the day
web-puzzle-number = Puzzle { $number } of { $of }
web-puzzle-task = It is your turn. Which move wins most often?
web-puzzle-right = That is the best move.
web-puzzle-wrong = There is a better move.
web-puzzle-compare = Yours wins { $chance }, the best one { $best }.
web-puzzle-is-best = It wins { $best }.
web-puzzle-again = Try again
web-puzzle-show = Show the solution
web-puzzle-was-shown = The solution was shown, so it does not count as solved.
web-puzzle-next = Next puzzle
web-puzzle-before = Puzzle before
web-puzzle-is-solved = solved
web-puzzle-solved = { $solved } of { $count } solved

# People in the hall: their tables, the terms of a new one, a table described by a link.

web-hall-pages = Pages
web-hall-continue = Continue
web-hall-not-begun = not begun yet
web-hall-waiting = the others play
web-hall-plays-for-you = a computer plays for you
web-hall-computer = Computer ({ $level })
web-hall-left = { $time } left, then a computer plays
web-hall-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
 }
web-hall-nobody = nobody sits there yet
web-hall-more = Clock and rating, for a table with others
web-hall-clock = Time for a turn
web-hall-rated = Rated
web-hall-usual = as usual
web-hall-yes = yes
web-hall-no = no
web-hall-rated-words = As usual: tables for everybody are rated, tables among friends are not.
web-hall-is-rated = rated
web-hall-not-rated = not rated
web-hall-for-everybody = open to everybody
web-hall-shared = A table for { $seats }: { $game }
web-hall-shared-open = Open this table
web-hall-new-here = New to this game?
web-hall-against = { $count ->
    [one] 1 opponent
   *[other] { $count } opponents
 } · { $level }
web-hall-others = With friends, or with whoever comes
web-hall-code = Do you have a code?
web-hall-code-go = Go to the table
web-hall-no-tables = Nobody waits for players now. Open a table for everybody, and the next one who comes can join you.
web-hall-watch = Watch
web-hall-watch-it = watch
web-hall-watch-computers = Watch computers play { $game }
web-hall-watch-words = The strongest ones: see their moves and their chances to win.
web-hall-achieved = { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $won } won
web-settings-here = For this device
web-code = Code of this table
web-code-words = Friends type this code on the first page:

# You.

web-me = You
web-me-settings = Your name, ratings and data
web-me-new = Welcome
web-me-new-words = No password, no e-mail. Say a name, and this browser is remembered: your seats, your games, your ratings.
web-me-save = Save
web-me-saved = Saved
web-me-name-words = From now on. Where you sit already, you keep the name you sat down with.
web-me-since = Here since { $date }
web-me-listed = Leaderboards show your name
web-me-ratings = Ratings
web-me-no-games = no rated game yet
web-me-ratings-words = Everybody begins at 1500. The computer players are on the same scale: whoever has the same number as one of them is about as strong. ± says how uncertain your number still is; it shrinks as you play.
web-me-rated-words = Games against the computer are rated as long as you take no hint, and games with others at tables that say so.
web-me-device = Another device
web-me-device-words = Be the same person on your phone and on your computer, with all your seats and ratings. A code works once, for ten minutes.
web-me-code-make = Make a code
web-me-code-again = Make a new code
web-me-code = Code for another device
web-me-code-where = Type it on the other device, on the page “You”, or point its camera at the picture.
web-me-code-left = It works for { $time } more.
web-me-code-over = This code no longer works. Make a new one.
web-me-code-qr = The code as a picture for a phone's camera
web-me-code-type = Code from another device
web-me-code-use = Continue here
web-me-code-ask = Continue here with the code { $code }?
web-me-code-instead = This browser knows you as { $name }. If { $name } is on no other device, nobody can go on as { $name } any more.
web-me-code-done = You are { $name } here now. Your tables are in the hall.
web-me-programs = Your programs
web-me-programs-words = A program of yours can sit down and play. It shows a token, everybody sees that it is a program, and it has ratings of its own.
web-me-program-name = Name of the program
web-me-program-new = Make a token
web-me-program-token = Token of { $name }. It is shown only now: copy it.
web-me-program-delete = Delete { $name }
web-me-program-sure = Delete { $name }? Its token stops working, and its ratings go.
web-me-copy = Copy
web-me-example = An example in Python
web-me-example-words = These lines play all games. { $file } in the source tells the rest.
web-me-data = Your data
web-me-data-words = The house keeps your name, where you sat, what you did and said there, your ratings and your programs. Nothing else.
web-me-download = Download everything
web-me-delete = Delete everything
web-me-delete-sure = Delete everything about you?
web-me-delete-achieved = Your name, ratings, places on leaderboards and programs go.
web-me-delete-tables = At tables, your name and what you said go; your moves stay, without a name.
web-me-delete-running = You give up the games that are going on: a computer plays to their end.
web-me-delete-browser = This browser forgets its settings and the puzzles you solved.
web-me-delete-ever = Nobody can bring it back.
web-me-keep = Keep everything
web-me-deleted = Everything about you is deleted.

# Leaderboards.

web-leaders = Leaderboards
web-leaders-which = Rated games
web-leaders-people = against people
web-leaders-computers = against computers
web-leaders-place = Place
web-leaders-name = Name
web-leaders-rating = Rating
web-leaders-games = Games
web-leaders-won = Won
web-level-qlearning = self-taught
web-leaders-bot = program
web-leaders-empty = No person is here yet. { $fewest } rated games bring you onto this board.
web-leaders-yours = You have played { $games } of { $fewest } rated games.
web-leaders-unlisted = You have asked not to be named here. You can change that on the page “You”.
web-leaders-order = In the order of what is nearly certain: the rating less three times its ±.
# The table's life: clocks, who is away, what people agree on, what they say.

web-link-ended = Not connected.
web-move-waits = { $cards ->
    [none] Your move
   *[other] Your move with { $cards }
 } { $link ->
    [connected] is on its way, but has no answer yet.
   *[offline] is kept here and goes out as soon as there is a connection.
 }
web-you-watch = You are watching this game.
web-time-seconds = { $count } s
web-time-minutes = { $count } min
web-time-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
 }
web-time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
 }
web-left = { $time } left
web-time-left = Time left:
web-time-warning = { $time } left
web-time-ends = { $time } left, then a computer plays on for you.
web-still-here = I’m still here
web-plays-for-you = A computer plays for you.
web-played-while-away = While you were away, a computer played for you.
web-played-for = { $name ->
    [you] A computer played this for you:
   *[other] A computer played this for { $name }:
 }
web-i-am-back = I’m back
web-seat-bot = bot
web-seat-resigned = gave up
web-seat-stand-in = computer plays
web-seat-grace = away, computer in { $time }
web-has-resigned = { $name } gave up: a computer plays on.
web-gave-up = { $name ->
    [you] You have given up. A computer plays on for you; you may leave.
   *[other] { $name } has given up: a computer plays on.
 }
web-now-unrated = { $name ->
    [you] You had help, so this game is no longer rated.
   *[other] { $name } had help, so this game is no longer rated.
 }
web-plays-for = A computer plays for { $name }.
web-is-away = { $name } is away.
web-away-until = { $name } is away. In { $time } a computer takes over.
web-news = News
web-notice = A word of the house
web-paused = The table waits
web-goes-on-in = Play goes on in { $seconds } s, or when everybody has read this.
web-others-read = { $seconds ->
    [0] { $names } is still reading. Play goes on when the window is closed.
   *[other] { $names } can still read: play goes on in { $seconds } s.
 }
web-agree = Agree
web-no = No
web-never-mind = Never mind

web-menu = Table
web-players = Players
web-spectators = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
 }
web-terms = This table
web-terms-clock = Time for a turn
web-terms-no-clock = no clock
web-terms-clock-turn = { $time } a turn
web-terms-rated = rated
web-terms-unrated = not rated
web-terms-rated-label = Games are rated
web-rated-words = The result changes your rating against computers. A hint, an undone move or a move by the computer makes the game unrated.
web-rated-people-words = The result changes everybody’s rating. There are no hints, and nothing is undone.
web-unrated-words = Only for the pleasure of it: hints are allowed, and moves can be undone if all agree.
web-clock-words = When a third of the time is left you are warned, and can have the time of a turn once more. Then a computer plays on until you are back.
web-slow-words = Nobody has to wait at the table: come back when it is your turn.
web-invite-watch = Whoever opens this link can watch.
web-invite-full = The table is full. Whoever opens this link can watch.
web-undo = Undo
web-undo-ask = Ask to undo my last move
web-undo-alone = Take back my last move
web-undo-unrated = Taking this back makes the game unrated.
web-undo-asked = { $name } asks to take back: { $move }
web-undo-waiting = You asked to undo your move. Waiting for { $names }.
web-undo-refused = { $name } said no: the move stands.
web-undo-agreed = { $names } agreed: the move is taken back.
web-skip = Skip { $name }’s turn
web-skip-words = A computer plays this turn for { $name }.
web-skip-wait = Keep waiting
web-vote-skip = Skip the turn
web-wants-skip = { $count ->
    [one] { $names } wants
   *[other] { $names } want
 } to skip { $name }’s turn.
web-end = Vote to end the game
web-end-words = The game ends without a winner when { $needed } of { $of } players want it.
web-end-alone = End the game
web-end-alone-words = Nobody wins: the game is broken off, and counts for nothing.
web-vote-end = End the game
web-wants-end = { $count ->
    [one] { $names } wants
   *[other] { $names } want
 } to end the game.
web-votes = For it: { $names } ({ $count } of the { $needed } it takes).
web-vote-back = Take my vote back
web-resign = Give up
web-resign-words = A computer plays on for you, and you are ranked last.
web-resign-alone-words = { $rated ->
    [true] You lose: the game ends now, and counts for your rating.
   *[false] You lose: the game ends now.
 }
web-play-on = Play on
web-sure = Are you sure?
web-hand-over = Hand the table over
web-hand-over-words = The host sets the table up and starts the game.
web-hand-over-to = Hand the table to { $name }
web-make-host = Make host
web-free-it = Free the seat
web-share = Share these options
web-share-words = Whoever opens this link can open a table of their own that is set up like this one.
web-share-link = Link to these options
web-share-copy = Copy the link for a new table
web-shared-table = A table for { $seats } of { $game }

web-talk = Talk
web-talk-empty = Nobody has said anything yet.
web-talk-muted = Talk is muted at this table.
web-talk-watching = Those who play here can talk. You are watching.
web-unread = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
 }
web-say = Say something
web-send = Send
web-mute = Mute
web-mute-table = Mute talk at this table
web-mute-seat = Mute { $name }
web-emotes = Gestures
web-emote-hello = Hello
web-emote-luck = Good luck
web-emote-nice = Well played
web-emote-thanks = Thanks
web-emote-oops = Oops
web-emote-hmm = Hmm …
web-emote-wow = Wow
web-emote-bye = Goodbye

web-ended-resigned = Everybody gave up
web-ended-one = { $name ->
    [you] You gave up
   *[other] { $name } gave up
 }
web-ended-vote = The players ended the game
web-ended-closed = The table was closed
web-rating-change = { $before } → { $after } ({ $change })
web-rated-against-people = Rated games against people have a rating of their own.
web-rated-against-computers = Games against computers count for your rating, unless you take help.
web-unrated-help = Not rated: { $names ->
    [you] you took a hint, took a move back or had the computer play.
   *[other] { $names } took a hint, took a move back or had the computer play.
 }
web-unrated-ended = Not rated: the game was broken off.
web-hint-unrated = A hint makes this game unrated.
web-play-unrated = If the computer plays for you, this game is unrated.
web-rematch-waits-for = You want another game. Waiting for { $names }.
web-rematch-without = { $name } is away: a computer plays for them until they are back.

# Games that somebody has finished.

web-games-last = Last games
web-games-newest = Last game: { $game }
web-games-none = The games you finish are listed here, each with its review.
web-games-won = won
web-games-lost = lost
web-games-draw = a draw
web-games-place = place { $place } of { $of }
web-games-broken-off = broken off

# An address that no page has.

web-nowhere = Nothing is here
web-nowhere-words = This address leads nowhere. Perhaps a letter is missing, or what was here is gone.

# How long a game against the computer is.

web-length = How long
web-length-points = to { $target } points
web-length-turns = { $turns } turns
