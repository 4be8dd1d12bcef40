# The words of the web pages.

web-title = Parlour
web-motto = A quiet room for card games.
web-lobby-back = Back to the lobby
web-games = Games
web-you = you
web-you-name = Guest
web-your-name = Your name
web-opponents = Opponents
web-strength = Strength of the computer, and its rating
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-level-expert = expert
web-level-reference = steady
web-level-random = carefree
web-rating = rating { $rating }
web-play-now = Play against the computer
web-play-friends = Play with friends
web-open-public = Open a public table
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
web-card-unseen = a face-down card
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

web-invite = Or send them this link. Anyone who opens it can sit down.
web-link = Link to this table
web-qr = The link as a QR code
web-copy = Copy the link
web-copied = Copied
web-free-seat = free seat
web-host = host
web-away = away
web-sit = Sit down
web-sit-here = Sit here
web-sat-down = { $name } sat down.
web-stand = Stand up
web-add-computer = Add a computer
web-remove = Remove { $name } from this seat
web-options = Options
web-options-usual = default options
web-seat-count = Seats
web-chance = random
web-usual = default: { $value }
web-option-range = Enter a number from { $low } to { $high }. Your last valid value is back.
web-start = Start the game
web-seats-free = The game can start when every seat is taken.
web-wait-for-host = Waiting for the host to start the game.
web-table-full = The table is full. You can stay and watch; the host starts the game.
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
web-turn-of = It is { $name }’s turn.
web-wait-for-turn = Wait for your turn.
web-play-for-me = Play for me
web-play-how-far = How much should the computer play for you?
web-play-action = One action
web-play-turn = The rest of the turn
web-take-back = Take back
web-nothing-to-take-back = There is nothing to take back.
web-taken-back = Taken back: “{ $move }”
web-takes-back = { $name ->
    [you] You took back: “{ $move }”
   *[other] { $name } took back: “{ $move }”
 }
web-rule = Rule { $rule }
web-why = Why?
web-rule-word = Rule
web-stale = Another move came first. Look again, then choose.

web-drawer = Log, rules and settings
web-log = Log
web-log-empty = What happens at the table appears here.
web-log-you = You
web-rules = Rules
web-settings = Settings
web-keys = Keyboard
web-key-arrows = Move along your hand
web-key-carry = Move the card within your hand
web-key-space = Choose the card
web-key-enter = Press the highlighted button
web-key-escape = Clear your choice
web-language = Language
web-theme = Theme
web-theme-auto = auto
web-theme-light = light
web-theme-dark = dark
web-motion = Animation
web-pace = Computers’ pace
web-pace-calm = calm
web-pace-normal = normal
web-pace-brisk = brisk
web-pace-at_once = at once
web-skip-ahead = Skip ahead
web-skip-ahead-how = Tap the felt or press Space to skip ahead to your turn. Where several people play, all of them have to.
web-sound = Sound
web-four-colour = Each suit in its own colour
web-on = on
web-off = off

web-link-connected = Connected
web-link-connecting = Connecting …
web-link-offline = No connection. Trying again …
web-no-server = The server is not responding. Check your connection and try again.
web-no-table = This table no longer exists. Open a new one in the lobby.
web-opening = Joining the table …
web-outdated = This page is out of date. Reload it to keep playing.
web-reload = Reload

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
web-fair-words = Before the deal, the server locked in a secret number, and the browser of each player added a number of its own. The deal follows from all of them together, so nobody can have chosen it. With the record below, anyone can work it out again.
web-fair-record = Download the record of this game
web-fair-secret = Secret
web-fair-seed = Seed

# Hints and chances.

web-hint = Hint
web-hint-more = More
web-hint-why = Why?
web-hint-thinking = Thinking …
web-hint-chance = Your chance of winning: { $chance }
web-advised = suggested
web-percent = { $share }%
web-percent-error = { $share }% ± { $error }
web-chances = Chances of winning
web-chances-watching = when watching
web-chances-always = always
web-chances-never = never

# Review of a finished game.

web-review = Review
web-review-none = No review: the game was not finished.
web-review-of = { $game }: review
web-review-working = Reviewing the game: { $done } of { $of } moves done.
web-review-to-table = Back to the table
web-review-move = Move { $move } of { $of }
web-review-no-move = Before the first move
web-review-first = Go to the start
web-review-back = One move back
web-review-on = One move forward
web-review-last = Go to the end
web-review-eyes = Seen by
web-review-spectator = a spectator
web-review-curve = Chances of winning, move by move
web-review-label = { $label ->
    [forced] the only move
    [best] the best move
    [good] a good move
    [inaccuracy] an inaccuracy
    [mistake] a mistake
   *[blunder] a blunder
 }
web-review-labels = { $label ->
    [forced] forced moves
    [best] best moves
    [good] good moves
    [inaccuracy] inaccuracies
    [mistake] mistakes
   *[blunder] blunders
 }
web-review-chance = { $name ->
    [you] Your chance: { $before } before the move, { $after } after it.
   *[other] { $name }’s chance: { $before } before the move, { $after } after it.
 }
web-review-gave-away = This move gave away { $loss }.
web-review-luck = Luck and hidden cards: { $luck }.
web-review-better = { $name ->
    [you] Better:
   *[other] Better for { $name }:
 }
web-review-rest = Others: { $shares }
web-review-eyes-words = { $name ->
    [spectator] Chances based on what a spectator could know.
   *[other] Chances based on what { $name } could know.
 }
web-review-turning-point = turning point
web-review-turning = Turning points
web-review-no-turning = This game had no turning point.
web-review-point = Move { $move }, { $other }: { $before } → { $after } ({ $why })
web-review-by-luck = luck and hidden cards
web-review-by-move = { $label } by { $name }
web-review-sums = Where the results came from
web-review-sums-words = Everybody starts with an even share of the win. Luck and moves add to it or take away from it; what is left is the result. Each column is based on what that player could know.
web-review-even = even share
web-review-deal = luck of the deal
web-review-later = later luck and hidden cards
web-review-own = own moves
web-review-others = others’ moves
web-review-result = result
web-review-what-if = Play on from here
web-review-what-if-words = You take the seat whose turn it is; computers play the others.
web-key-review-step = Review: one move back or forward
web-key-review-ends = Review: go to the start or the end

# Puzzles.

web-puzzles = Puzzles
web-puzzles-of = { $game }: puzzles
web-puzzle-today = Puzzle of the day
web-puzzle-number = Puzzle { $number } of { $of }
web-puzzle-task = It is your turn. Which move wins most often?
web-puzzle-right = That is the best move.
web-puzzle-wrong = There is a better move.
web-puzzle-compare = Your move wins { $chance } of the time, the best one { $best }.
web-puzzle-is-best = It wins { $best } of the time.
web-puzzle-again = Try again
web-puzzle-show = Show the solution
web-puzzle-was-shown = You saw the solution, so this puzzle does not count as solved.
web-puzzle-next = Next puzzle
web-puzzle-before = Previous puzzle
web-puzzle-is-solved = solved
web-puzzle-solved = { $solved } of { $count } solved

# The lobby: your tables, the terms of a new one, a table described by a link.

web-lobby-pages = Pages
web-lobby-continue = Continue
web-lobby-not-begun = not started yet
web-lobby-waiting = waiting for the others
web-lobby-plays-for-you = a computer is playing for you
web-lobby-computer = Computer ({ $level })
web-lobby-left = { $time } left, then a computer takes over
web-lobby-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
 }
web-lobby-nobody = nobody is sitting here yet
web-lobby-more = Clock and rating, for a table with others
web-lobby-clock = Time per turn
web-lobby-rated = Rated
web-lobby-usual = default
web-lobby-yes = yes
web-lobby-no = no
web-lobby-rated-words = By default, public tables are rated and tables among friends are not.
web-lobby-is-rated = rated
web-lobby-not-rated = not rated
web-lobby-for-everybody = public
web-lobby-shared = { $game }: a table for { $seats }
web-lobby-shared-open = Open this table
web-lobby-new-here = New to this game?
web-lobby-against = { $count ->
    [one] 1 opponent
   *[other] { $count } opponents
 } · { $level }
web-lobby-others = With friends, or with anyone
web-lobby-code = Have a code?
web-lobby-code-go = Go to the table
web-lobby-no-tables = Nobody is waiting for players right now. Open a public table, and the next person to come by can join you.
web-lobby-watch = Watch
web-lobby-watch-it = watch
web-lobby-watch-computers = Watch computers play { $game }
web-lobby-watch-words = The strongest ones: follow their moves and their chances of winning.
web-lobby-achieved = { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $won } won
web-settings-here = On this device
web-code = Table code
web-code-words = Friends can enter this code in the lobby:

# You.

web-me = You
web-me-settings = Your name, ratings and data
web-me-new = Welcome
web-me-new-words = No password, and no e-mail address needed. Choose a name, and the parlour remembers this browser: your seats, your games and your ratings.
web-me-save = Save
web-me-saved = Saved
web-me-name-words = Used from now on. Where you are already seated, you keep the name you sat down with.
web-me-since = Here since { $date }
web-me-listed = Show my name on leaderboards
web-me-ratings = Ratings
web-me-no-games = no rated game yet
web-me-ratings-words = Everybody starts at 1500. The computer players are on the same scale: if you have the same number as one of them, you are about as strong. The ± shows how uncertain your number still is; it shrinks as you play.
web-me-rated-words = Games against the computer are rated as long as you take no hints. Games with other people are rated at tables marked as rated.
web-me-device = Another device
web-me-device-words = Be the same player on your phone and on your computer, with all your seats and ratings. A code works once, for ten minutes.
web-me-code-make = Get a code
web-me-code-again = Get a new code
web-me-code = Code for another device
web-me-code-where = Enter it on the “You” page of the other device, or point that device’s camera at the picture.
web-me-code-left = It works for another { $time }.
web-me-code-over = This code no longer works. Get a new one.
web-me-code-qr = The code as a QR code
web-me-code-type = Code from another device
web-me-code-use = Continue here
web-me-code-ask = Continue here with the code { $code }?
web-me-code-instead = In this browser you are { $name }. Unless { $name } is on another device too, nobody will be able to play as { $name } again.
web-me-code-done = You are now { $name } here. Your tables are in the lobby.
web-me-programs = Your programs
web-me-programs-words = A program of yours can sit down and play. It signs in with a token, everybody sees that it is a program, and it has its own ratings.
web-me-program-name = Program name
web-me-program-new = Create a token
web-me-program-token = Token for { $name }. It is shown only once: copy it now.
web-me-program-delete = Delete { $name }
web-me-program-sure = Delete { $name }? Its token stops working, and its ratings are deleted.
web-me-copy = Copy
web-me-example = An example in Python
web-me-example-words = These lines play every game. For the rest, see { $file } in the source code.
web-me-data = Your data
web-me-data-words = The server stores your name, where you sat, what you did and said there, your ratings and your programs, your friends and parties, and how you want to be reached. Nothing else.
web-me-download = Download everything
web-me-delete = Delete everything
web-me-delete-sure = Delete everything about you?
web-me-delete-achieved = Your name, ratings, leaderboard places, programs, e-mail address and notifications are deleted.
web-me-delete-tables = At tables, your name and what you said are deleted; your moves stay, without a name.
web-me-delete-running = You give up the games you are still playing: a computer finishes them.
web-me-delete-browser = This browser forgets its settings and the puzzles you solved.
web-me-delete-ever = This cannot be undone.
web-me-keep = Keep everything
web-me-deleted = Everything about you has been deleted.

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
web-leaders-empty = No people are listed yet. Play { $fewest } rated games to get onto this board.
web-leaders-yours = You have played { $games } of { $fewest } rated games.
web-leaders-unlisted = You have chosen not to be listed here. You can change that on the “You” page.
web-leaders-order = Ordered by the rating that is nearly certain: the rating minus three times its ±.

# At the table: clocks, absence, votes and talk.

web-link-ended = Not connected.
web-move-waits = { $cards ->
    [none] Your move
   *[other] Your move with { $cards }
 } { $link ->
    [connected] is on its way, but has not been confirmed yet.
   *[offline] is kept here and will be sent as soon as you are connected.
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
web-time-ends = { $time } left, then a computer takes over for you.
web-still-here = I’m still here
web-plays-for-you = A computer is playing for you.
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
web-has-resigned = { $name } gave up. A computer plays on.
web-gave-up = { $name ->
    [you] You have given up. A computer plays on for you; you may leave.
   *[other] { $name } has given up. A computer plays on.
 }
web-now-unrated = { $name ->
    [you] You had help, so this game is no longer rated.
   *[other] { $name } had help, so this game is no longer rated.
 }
web-plays-for = A computer is playing for { $name }.
web-is-away = { $name } is away.
web-away-until = { $name } is away. A computer takes over in { $time }.
web-news = News
web-notice = Announcement
web-paused = Game paused
web-goes-on-in = Play continues in { $seconds } s, or when everybody has read this.
web-others-read = { $seconds ->
    [0] Waiting for { $names } to finish reading and close the window.
   *[other] Still reading: { $names }. Play continues in { $seconds } s.
 }
web-agree = Agree
web-no = No
web-never-mind = Never mind

web-menu = Table
web-players = Players
web-spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
 }
web-terms = This table
web-terms-clock = Time per turn
web-terms-no-clock = no clock
web-terms-clock-turn = { $time } per turn
web-terms-rated = rated
web-terms-unrated = not rated
web-terms-rated-label = Rated games
web-rated-words = The result changes your rating against computers. If you take a hint, undo a move or let the computer play, the game becomes unrated.
web-rated-people-words = The result changes everybody’s rating. There are no hints, and no move can be undone.
web-unrated-words = Just for fun: hints are allowed, and moves can be undone if everybody agrees.
web-clock-words = When a third of the time is left, you get a warning, and once per turn you can have the full time again. After that, a computer plays until you are back.
web-slow-words = You need not wait at the table: come back when it is your turn.
web-invite-watch = Anyone who opens this link can watch.
web-invite-full = The table is full. Anyone who opens this link can watch.
web-undo = Undo
web-undo-ask = Ask to undo my last move
web-undo-alone = Take back my last move
web-undo-unrated = Taking this back makes the game unrated.
web-undo-asked = { $name } asks to take back: { $move }
web-undo-waiting = You asked to undo your move. Waiting for { $names }.
web-undo-refused = { $name } said no: the move stands.
web-undo-agreed = { $names } agreed: the move has been taken back.
web-skip = Skip { $name }’s turn
web-skip-words = A computer plays this turn for { $name }.
web-skip-wait = Keep waiting
web-vote-skip = Skip the turn
web-wants-skip = { $count ->
    [one] { $names } wants
   *[other] { $names } want
 } to skip { $name }’s turn.
web-end = Vote to end the game
web-end-words = The game ends without a winner if { $needed } of { $of } players agree.
web-end-alone = End the game
web-end-alone-words = Nobody wins: the game is abandoned and does not count.
web-vote-end = End the game
web-wants-end = { $count ->
    [one] { $names } wants
   *[other] { $names } want
 } to end the game.
web-votes = In favour: { $names } ({ $count } of { $needed } needed).
web-vote-back = Withdraw my vote
web-resign = Give up
web-resign-words = A computer plays on for you, and you are ranked last.
web-resign-alone-words = { $rated ->
    [true] You lose: the game ends now, and counts towards your rating.
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
web-share-words = Anyone who opens this link can open their own table with the same setup.
web-share-link = Link to these options
web-share-copy = Copy the link to these options
web-shared-table = A { $game } table for { $seats }

web-talk = Talk
web-talk-empty = Nobody has said anything yet.
web-talk-muted = Talk is muted at this table.
web-talk-watching = Only the players can talk here. You are watching.
web-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
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
web-rated-against-people = Rated games against people have their own rating.
web-rated-against-computers = Games against computers count towards your rating, unless you get help.
web-unrated-help = Not rated: { $names ->
    [you] you took a hint, took a move back or let the computer play.
   *[other] { $names } took a hint, took a move back or let the computer play.
 }
web-unrated-ended = Not rated: the game was abandoned.
web-hint-unrated = A hint makes this game unrated.
web-play-unrated = If the computer plays for you, this game becomes unrated.
web-rematch-waits-for = You want another game. Waiting for { $names }.
web-rematch-without = { $name } is away: a computer will play for them until they are back.

# Finished games.

web-games-last = Recent games
web-games-newest = Last game: { $game }
web-games-none = The games you finish are listed here, each with its review.
web-games-won = won
web-games-lost = lost
web-games-draw = a draw
web-games-place = place { $place } of { $of }
web-games-broken-off = abandoned

# The page for an address that does not exist.

web-not-found = Nothing here
web-not-found-words = There is no page at this address. A letter may be missing, or the page may be gone.

# How long a game against the computer is.

web-length = Length
web-length-points = to { $target } points
web-length-turns = { $turns } turns
