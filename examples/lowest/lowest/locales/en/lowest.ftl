lowest-name = Lowest
lowest-pitch = Three hidden cards each; the fewest points win.
lowest-option-turn_limit = Turn limit: after it, all hands are shown.

lowest-card-drawn = { $seat ->
    [you] You draw
   *[other] { $seat } draws
 } { $card ->
    [hidden] a card
   *[other] { $card }
 }.
lowest-card-taken = { $seat ->
    [you] You take
   *[other] { $seat } takes
 } { $card } from the pile.
lowest-card-discarded = { $seat ->
    [you] You discard
   *[other] { $seat } discards
 } { $card }.
lowest-knocked = { $seat ->
    [you] You knock
   *[other] { $seat } knocks
 }.
lowest-hand-shown = { $seat ->
    [you] You show
   *[other] { $seat } shows
 } { $cards }: { $points ->
    [one] one point
   *[other] { $points } points
 }.

lowest-game-over = The game is over: the hands have been shown ({ $rule }).
lowest-discard-due = You hold one card too many: discard one ({ $rule }).
lowest-nothing-drawn = Draw or take a card first, then discard ({ $rule }).
lowest-pile-empty = The { $pile ->
    [stock] stock is empty: take or knock
   *[discard] discard pile is empty: draw or knock
 } ({ $rule }).
lowest-already-knocked = Seat { $knocker } has already knocked ({ $rule }). Draw or take.
lowest-not-in-hand = { $card } is not in your hand ({ $rule }). Choose a card you hold.
lowest-just-taken = You have just taken { $card }: discard another card ({ $rule }).

lowest-position-hand = Seat { $seat } holds { $held } cards. A hand has three; the seat on turn may hold a fourth (§2.2, §3.3).
lowest-position-end = After { $turns } turns this position is impossible. A game is over (`turn` null, `winners`, all cards `known`) when a knock has gone round or the turns are used up, and only then (§5.1); the win would go to { $lowest }.

# Labels and buttons of the plain table in the browser.

lowest-act-draw = Draw
lowest-act-take = Take
lowest-act-knock = Knock
lowest-act-discard = Discard
lowest-view-hands = Hand
lowest-view-stock = Stock
lowest-view-discard = Discard pile
lowest-view-known = Known
lowest-view-taken = Just taken
lowest-view-knocker = Knock
lowest-says-knocker = { $name } has knocked
lowest-score = { $count ->
    [one] one point
   *[other] { $count } points
 }

# For its own page in the browser: what stands under the number, and the line above the hand.

lowest-page-points = { $count ->
    [one] point in hand
   *[other] points in hand
 }
lowest-page-turn = Draw, take or knock.
lowest-page-last-turn = { $name } has knocked. Your last turn: draw or take.
lowest-page-discard = Choose the card that you discard.
lowest-page-without = Without { $card } you hold { lowest-score }.

# Hints: the kind of action, the action, and why.

hint-lowest-kind-draw = Take a card from the stock.
hint-lowest-kind-take = Take a card from the pile.
hint-lowest-kind-knock = Consider ending the game.
hint-lowest-kind-discard = Let a card go.
hint-lowest-draw = Draw a card.
hint-lowest-take = Take the top card of the pile.
hint-lowest-knock = Knock.
hint-lowest-discard = Discard { $card }.
hint-lowest-why-draw = You hold { $points } points, and the pile offers nothing better than a hidden card is likely to be.
hint-lowest-why-take = With { $card } in place of { $other }, you hold { $points } points.
hint-lowest-why-knock = Your hand has only { $points } points: the others have one turn left to get below that.
hint-lowest-why-discard = Without { $card }, your hand has { $points } points.
