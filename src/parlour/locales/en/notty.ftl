notty-name = Notty
notty-pitch = Every hand lies face up, and the first to hold nothing wins.

notty-option-first_player = Who begins: a seat, or chance.
notty-option-turn_limit = After so many turns the smallest hand wins.
notty-option-cycle_at_limit = Draw & discard also with a full hand of 20 cards.

# Events. The seat of whoever reads the line is `you`; any other is a name.

notty-card-drawn = { $seat ->
    [you] You draw
   *[other] { $seat } draws
 } { $card }.
notty-card-stolen = { $thief ->
    [you] You steal
   *[other] { $thief } steals
 } { $card } from { $victim }.
notty-cycle-begun = { $seat ->
    [you] You draw { $card } and have to put a card back.
   *[other] { $seat } draws { $card } and has to put a card back.
 }
notty-card-dropped = { $seat ->
    [you] You put
   *[other] { $seat } puts
 } { $card } back.
notty-group-discarded = { $seat ->
    [you] You discard
   *[other] { $seat } discards
 } { $cards }.
notty-turn-ended = { $seat ->
    [you] You end
   *[other] { $seat } ends
 } the turn.
notty-hand-emptied = { $seat ->
    [you] You have no card left and win.
   *[other] { $seat } has no card left and wins.
 }
notty-turn-limit-reached = The last turn is over. With { $cards ->
    [one] one card
   *[other] { $cards } cards
 } the win goes to { $winners }.

# Refusals: the rule, the facts, the way out.

notty-game-won = The game is over: seat { $winner } has no card left and has won ({ $rule }).
notty-game-at-limit = The game is over: { $turns } turns have been played ({ $rule }).
notty-no-such-draw = You can draw 1 to { $most } cards, not { $asked } ({ $rule }).
notty-hand-too-full = You hold { $held } cards; drawing { $asked } would pass the limit of { $limit } ({ $rule }). { $room ->
    [0] Discard a group first.
    [one] You can draw one card.
   *[other] You can draw { $room } cards at most.
 }
notty-no-such-victim = There is no seat { $asked } at this table of { $seats } ({ $rule }). Name an opponent's seat.
notty-own-hand = Seat { $seat } is you. Steal from an opponent ({ $rule }).
notty-thief-too-full = You hold { $held } cards, and { $limit } is the limit: no room for a stolen card ({ $rule }). Discard a group first.
notty-nothing-to-steal = Seat { $victim } has no card to steal ({ $rule }).
notty-cycle-too-full = You hold { $held } cards, and { $limit } is the limit: draw & discard begins with a draw ({ $rule }). Discard a group first.
notty-discard-due = You are in the middle of draw & discard: put one card of your hand back first ({ $rule }).
notty-nothing-drawn = { $card } can go back alone only as the discard of draw & discard ({ $rule }). Begin draw & discard, or discard a group.
notty-done-this-turn = { $action ->
    [draw] You have drawn in this turn already; drawing
    [steal] You have stolen in this turn already; stealing
   *[cycle] You have drawn & discarded in this turn already; that
 } is open once a turn ({ $rule }).
notty-not-a-group = { $cards } is no group ({ $rule }): { $why ->
    [few] a run needs three cards, a set needs four.
    [twice] a group holds no card twice.
    [gap] the numbers of a run follow one another without a gap, from 1 up to 9.
    [three] a set needs four or five colours.
   *[mixed] a run is of one colour, a set of one number.
 }
notty-not-in-hand = Your hand lacks { $cards } ({ $rule }). Choose cards that you hold.
notty-card-not-in-hand = { $card } is not in your hand ({ $rule }). Choose a card that you hold.

# Positions that cannot be.

notty-position-hand = Seat { $seat } holds { $held } cards; { $limit } is the limit (N2, N5).
notty-position-cycling = `cycling` is for the seat on turn, which has just drawn and so holds two cards or more (N5).
notty-position-two-empty = Two hands are empty; the first to be empty has won (N4).
notty-position-end = A game is over (`turn` null, with `winners`) when a hand is empty (N4) or the { $limit } turns are used up (N10), and only then. Here the smallest hand has { $smallest } and { $turns } turns were played.
notty-position-winners = The winners cannot be { $given }: the smallest hands are of { $allowed } (N4, N10).
