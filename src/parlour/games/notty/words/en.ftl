notty-name = Notty
notty-pitch = All hands are face up, and the first empty hand wins.

notty-option-first_player = First player: a given seat, or random.
notty-option-turn_limit = Turn limit: after it, everybody lays down their groups, and the fewest cards left win.
notty-option-cycle_at_limit = Draw & discard with a full hand of 20 cards.

# Events. The reader's seat is `you`; any other is a name.

notty-card-drawn = { $seat ->
    [you] You draw
   *[other] { $seat } draws
 } { $card }.
notty-card-stolen = { $thief ->
    [you] You steal
   *[other] { $thief } steals
 } { $card } from { $victim }.
notty-cycle-begun = { $seat ->
    [you] You draw { $card } and must put a card back.
   *[other] { $seat } draws { $card } and must put a card back.
 }
notty-card-dropped = { $seat ->
    [you] You put
   *[other] { $seat } puts
 } { $card } back.
notty-web-cycled = { $seat ->
    [you] You draw { $drawn }, return { $card }.
   *[other] { $seat } draws { $drawn }, returns { $card }.
 }
notty-group-discarded = { $seat ->
    [you] You discard
   *[other] { $seat } discards
 } { $cards }.
notty-turn-ended = { $seat ->
    [you] You end
   *[other] { $seat } ends
 } the turn.
notty-hand-emptied = { $seat ->
    [you] You have no cards left and win.
   *[other] { $seat } has no cards left and wins.
 }
notty-groups-laid-down = The last turn is over, and everybody lays down the groups they hold. With { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
 } left, the win goes to { $winners }.
# The story of a game.
notty-story-limit = The turns ran out, and { $name ->
    [you] you have
   *[other] { $name } has
 } the fewest cards left.
notty-story-loot = The { $card } stolen from { $victim ->
    [you] you
   *[other] { $victim }
 } was just the card that { $name ->
    [you] you needed.
   *[other] { $name } needed.
 }
notty-story-comeback = { $name ->
    [you] You once held { $most } cards, and got rid of every one.
   *[other] { $name } once held { $most } cards, and got rid of every one.
 }
notty-story-large = { $name ->
    [you] You put
   *[other] { $name } put
 } down { $size } cards at once, and the hand was empty.
notty-story-quick = A quick one: after { $turns ->
    [one] one turn
   *[other] { $turns } turns
 } { $name ->
    [you] your hand was empty.
   *[other] { $name }’s hand was empty.
 }
notty-story-long = After { $turns } turns { $name ->
    [you] you found
   *[other] { $name } found
 } the last group.
notty-story-thief = { $thefts } thefts brought { $name ->
    [you] you
   *[other] { $name }
 } to an empty hand.
notty-story-empty = { $name ->
    [you] You put down your last group on turn { $turns }.
   *[other] { $name } put down the last group on turn { $turns }.
 }

# For games that were started under version 1 of the rules.
notty-turn-limit-reached = The last turn is over. With { $cards ->
    [one] one card
   *[other] { $cards } cards
 }, the win goes to { $winners }.

# The same player continues, so the name is not repeated.

notty-then-drawn = { $seat ->
    [you] You draw
   *[other] Draws
 } { $card }.
notty-then-stolen = { $thief ->
    [you] You steal
   *[other] Steals
 } { $card } from { $victim }.
notty-then-begun = { $seat ->
    [you] You draw { $card } and must put a card back.
   *[other] Draws { $card } and must put a card back.
 }
notty-then-cycled = { $seat ->
    [you] You draw { $drawn }, return { $card }.
   *[other] Draws { $drawn }, returns { $card }.
 }
notty-then-discarded = { $seat ->
    [you] You discard
   *[other] Discards
 } { $cards }.

# Refusals: the rule, the facts, the way out.

notty-game-won = The game is over: seat { $winner } has no cards left and has won ({ $rule }).
notty-game-at-limit = The game is over: { $turns } turns have been played ({ $rule }).
notty-no-such-draw = You can draw 1 to { $most } cards, not { $asked } ({ $rule }).
notty-hand-too-full = You hold { $held } cards; drawing { $asked } would take you past the limit of { $limit } ({ $rule }). { $room ->
    [0] { $way ->
        [end] You hold no group: end the turn.
       *[group] Discard a group first.
     }
    [one] You can draw one card.
   *[other] You can draw at most { $room } cards.
 }
notty-no-such-victim = There is no seat { $asked } at this table of { $seats } ({ $rule }). Choose an opponent's seat.
notty-own-hand = Seat { $seat } is your own. Steal from an opponent ({ $rule }).
notty-thief-too-full = You hold { $held } cards, and the limit is { $limit }: there is no room for a stolen card ({ $rule }). { $way ->
    [end] You hold no group: end the turn.
   *[group] Discard a group first.
 }
notty-nothing-to-steal = Seat { $victim } has no cards to steal ({ $rule }).
notty-cycle-too-full = You hold { $held } cards, and the limit is { $limit }: draw & discard begins with a draw ({ $rule }). { $way ->
    [end] You hold no group: end the turn.
   *[group] Discard a group first.
 }
notty-discard-due = You are in the middle of draw & discard: first put a card from your hand back ({ $rule }).
notty-nothing-drawn = A single card like { $card } can go back only as the discard of draw & discard ({ $rule }). { $way ->
    [cycle] Start draw & discard, or discard a group.
    [group] You cannot do that now: discard a group, or end the turn.
   *[end] You cannot do that now: end the turn.
 }
notty-done-this-turn = { $action ->
    [draw] You have already drawn this turn; drawing
    [steal] You have already stolen this turn; stealing
   *[cycle] You have already drawn & discarded this turn; that
 } is allowed once per turn ({ $rule }).
notty-not-a-group = { $cards } is not a group ({ $rule }): { $why ->
    [few] a run needs at least three cards, a set at least four.
    [twice] a group cannot hold the same card twice.
    [gap] the numbers of a run follow one another without a gap, from 1 to 9.
    [three] a set needs four or five colours.
   *[mixed] a run has one colour, a set one number.
 }
notty-not-in-hand = You do not hold { $cards } ({ $rule }). Choose cards you hold.
notty-card-not-in-hand = { $card } is not in your hand ({ $rule }). Choose a card you hold.

# Impossible positions.

notty-position-hand = Seat { $seat } holds { $held } cards; { $limit } is the limit (N2, N5).
notty-position-cycling = `cycling` is for the seat on turn, which has just drawn and so holds at least two cards (N5).
notty-position-two-empty = Two hands are empty, but the first empty hand has already won (N4).
notty-position-end = A game is over (`turn` null, with `winners`) when a hand is empty (N4) or the { $limit } turns are used up (N10), and only then. Here the smallest hand has { $smallest }, and { $turns } turns have been played.
notty-position-winners = The winners cannot be { $given }: the fewest cards are held by { $allowed } (N4, N10).

# Hints: the kind of action, the action, and why. `outs` is the number of cards that do what the hint says.

hint-notty-kind-draw = Draw.
hint-notty-kind-steal = Steal a card.
hint-notty-kind-cycle = Draw & discard.
hint-notty-kind-drop = Put a card back.
hint-notty-kind-group = Discard a group.
hint-notty-kind-end = Next turn.

hint-notty-draw = Draw { $count ->
    [one] one card
   *[other] { $count } cards
 }.
hint-notty-steal = Steal a card from { $victim }.
hint-notty-cycle = Draw & discard: draw one card, then put one back.
hint-notty-drop = Put { $card } back.
hint-notty-group = Discard { $cards }.
hint-notty-end = Next turn: do nothing more in this one.

hint-notty-why-out = All { $held } cards in your hand are in groups ({ $groups }): discard them and you win now.
hint-notty-why-limit = { $turns ->
    [one] This is the last turn
   *[other] { $turns } turns are left
 }. Laying down now, you would have { $left ->
    [0] no cards
    [one] one card
   *[other] { $left } cards
 } left, and { $seat } { $other ->
    [0] none
   *[other] { $other }
 }: the fewest win.
hint-notty-why-group-left = Your hand shrinks from { $held } cards to { $left }; { $loose } of them { $loose ->
    [one] is
   *[other] are
 } loose.
hint-notty-why-drop-out = Without { $card }, all { $left } cards are in groups ({ $groups }): discard them and you win now.
hint-notty-why-drop-loose = Without { $card }, { $loose ->
    [one] one card is
   *[other] { $loose } cards are
 } loose; without { $other }, it would be { $more }.
hint-notty-why-drop-finish = Without { $card }, { $outs } of { $deck } cards in the deck would finish your hand ({ $percent }%); without { $other }, { $less }.
hint-notty-why-drop-help = Without { $card }, draw & discard would leave fewer cards loose with { $outs } of { $deck } cards ({ $percent }%); without { $other }, with { $less }.
hint-notty-why-drop-pairs = { $card } goes with { $few ->
    [0] none
   *[other] { $few }
 } of the cards you keep, but { $other } goes with { $more } (same colour and at most two apart, or same number).
hint-notty-why-drop-mates = { $few } of { $deck } cards in the deck could form a group with { $card }, but { $more } could with { $other }.
hint-notty-why-drop-then = With the { $left } cards left, { $outs } of { $deck } cards in the deck would finish your hand ({ $percent }%).
hint-notty-why-drop-left = Without { $card }, you hold { $left } cards, { $loose } of them loose.
hint-notty-why-cycle-finish = { $outs } of { $deck } cards in the deck finish your hand with draw & discard ({ $percent }%).
hint-notty-why-cycle-help = { $outs } of { $deck } cards in the deck would leave you fewer loose cards than the { $loose } you have now ({ $percent }%).
hint-notty-why-cycle-back = { $percent ->
    [100] No card in the deck completes a group yet
   *[other] { $outs } of { $deck } cards in the deck would be loose in your hand ({ $percent }%)
 }; draw & discard lets you put such a card back, so you still hold { $held }.
hint-notty-why-draw-finish = { $outs } of { $deck } cards in the deck finish your hand if you draw one of them ({ $percent }%); with draw & discard it would be { $cycles }.
hint-notty-why-draw-help = { $outs } of { $deck } cards in the deck would leave you fewer loose cards than the { $loose } you have now: { $count ->
    [one] the card you draw is one of them
   *[other] at least one of the { $count } you draw is among them
 } { $percent }% of the time.
hint-notty-why-draw-grow = { $loose } of your { $held } cards are loose, and draw & discard would finish your hand with { $cycles } of { $deck } cards: you need more cards to build groups.
hint-notty-why-steal-break = All { $held } cards held by { $victim } are in groups and can be discarded at once; losing any of { $broken } of them breaks that ({ $percent }%).
hint-notty-why-steal-finish = { $outs } of { $deck } cards in the deck would finish the hand of { $victim } ({ $percent }%); with one card fewer it is { $after }% on average.
hint-notty-why-steal-help = { $outs } of the { $held } cards held by { $victim } would leave you fewer loose cards than the { $loose } you have now ({ $percent }%).
hint-notty-why-steal-slow = { $outs } of { $deck } cards in the deck would leave { $victim } fewer loose cards with draw & discard ({ $percent }%); with one card fewer it is { $after }% on average.
hint-notty-why-steal-hand = { $victim } holds { $held ->
    [one] one card
   *[other] { $held } cards
 }, { $loose } of them loose.
hint-notty-why-end-next = On your next turn, { $outs } of { $deck } cards in the deck would finish your hand ({ $percent }%).
hint-notty-why-end-hold = Hold on to { $cards }: without this group, { $loose } of the { $left } cards left would be loose.
hint-notty-why-end-draw = { $percent ->
    [100] No card in the deck completes a group yet: another draw would only make your hand of { $held } larger.
   *[other] { $outs } of { $deck } cards in the deck would be loose in your hand of { $held } if you drew them ({ $percent }%).
 }
hint-notty-why-end-steal = { $outs } of the { $held } cards held by { $victim } would be loose in your hand if you stole them ({ $percent }%).
hint-notty-why-end-hand = You hold { $held } cards, { $loose } of them loose.

# The legend.

notty-mark-colour = { $colour ->
    [R] A circle and R: red.
    [G] A triangle and G: green.
    [Y] A star and Y: yellow.
    [K] A square and K: black.
   *[B] A diamond and B: blue.
 }

# In the terminal.

cli-deck = deck
cli-done = done this turn

# The lesson.

learn-notty-cycle = All hands are face up, and whoever runs out of cards wins. Cards leave in groups: B4 and B5 are nearly one. Draw & discard: draw one card, put one back.
learn-notty-drop = A gold dot marks new cards. B6 is just what you need. Before you do anything else, put one card back into the deck. G2 fits nothing, so choose that.
learn-notty-end = B4 B5 B6: one colour, numbers in a row. Three or more of these make a run. Hold it: if it went now, R7 would be left, and you cannot discard a single card. End your turn.
learn-notty-again = The computer has done the same. B3 or B7 would fit your run: draw & discard again. You can do it once per turn.
learn-notty-spare = B7 makes the run longer. Now only R7 fits nowhere: put it back.
learn-notty-run = B4 B5 B6 B7: every card is in a group. Choose all four and discard the group: you have no cards left, and win.
learn-notty-steal = The computer holds K4 K5 K6, a whole run: it would win on its next turn. You may steal one card, but chance decides which. Here any of them will do, so steal.
learn-notty-draw = A hand can be too small: B9 alone can never become a group. Once per turn you may draw up to three cards. Larger hands are harder to empty, so draw two.
learn-notty-long = A hand holds at most 20 cards, and this one is full: you can neither draw nor steal. But a run may have up to nine cards: discard G2 to G8 all at once.
learn-notty-hold = The end is near. Hold your run K4 K5 K6: you cannot discard loose cards. Three sevens are not a set: that takes four colours. Draw & discard.
learn-notty-loose = B7 is the fourth colour. Only B9 fits nowhere now: put it back.
learn-notty-set = Four sevens in four colours: a set. A set takes four or five cards, a run only three, so sets are harder to get. Discard it.
learn-notty-win = Do not steal the computer's last card: a player with no cards wins at once, even if they were stolen. Discard your run, and you win.
learn-notty-sum-turn = On your turn you may draw up to three cards, steal one, and draw & discard, each once. You may discard groups at any time.
learn-notty-sum-groups = A run: three or more numbers in a row in one colour. A set: one number in four or five colours.
learn-notty-sum-limit = A hand holds at most 20 cards. With a full hand you can only discard groups.
learn-notty-sum-hold = Draw & discard every turn, keep your hand small, and hold your groups until every card is in one.
learn-notty-sum-win = Whoever has no cards left wins at once, even if somebody stole the last one.
learn-notty-sum-end = When the turns are used up, everybody lays down the groups they hold, and the fewest cards left win.

# The page.

web-turn-count = Turn { $turn } of at most { $limit }
web-turn-number = Turn { $turn }
notty-act-draw = Draw 1-3 Cards
notty-act-steal = Steal Card
notty-act-cycle = Draw & Discard
notty-act-drop = Draw & Discard: put a card back
notty-act-group = Discard Group
notty-act-end = Next Turn
notty-used = used
notty-step-two = Put one back
notty-by-chance = at random
notty-card = { $colour ->
    [R] red
    [G] green
    [Y] yellow
    [K] black
   *[B] blue
 } { $number }
notty-your-hand = Your hand
notty-hand-of = { $count ->
    [0] { $name } holds no cards.
   *[other] { $name } holds { $cards }.
 }
notty-deck = Deck, { $count } cards
notty-steal-from = Steal a card from { $name }
notty-how-many = How many cards?
notty-full-warning = With 20 cards and no group, all you can do is end your turn.
notty-all-the-same = Steal from { $name } anyway?
notty-from-whom = From whom? The card is picked at random.
notty-steal-which = One of { $name }’s { $count } cards is picked at random, whichever you point at.
notty-laid-down = Groups laid down
notty-laid-group = Group: { $cards }
notty-laid-loose = Left: { $cards }
notty-laid-left = { $count ->
    [0] no cards left
    [one] 1 card left
   *[other] { $count } cards left
 }
notty-last-card = This is { $name }’s last card. A player with no cards left wins: stealing it loses you the game (§6.2).
notty-keep-off = Leave it
notty-steal-anyway = Steal it
notty-choose-drop = Choose one card to put back into the deck.
notty-drop-this = { $card } goes back into the deck.
notty-choose-group = Choose the cards of a group first.
notty-your-turn-line = Choose cards for a group, or an action.
notty-full-line = 20 cards and no group: you can only end the turn.
notty-only-end-line = There is nothing left to do: end the turn.
notty-group-or-end-line = Choose cards for a group, or end the turn.
notty-game-over-line = The game is over.
notty-verdict-run = { $colour ->
    [R] Red
    [G] Green
    [Y] Yellow
    [K] Black
   *[B] Blue
 } run, { $count } cards
notty-verdict-set = Set of { $number }s, { $count } colours

# What its computer players are like.

web-character-notty-easy = Draws, steals or stops on a whim, but empties its hand in the end.
web-character-notty-medium = Knows what helps a hand, but slips now and then.
web-character-notty-hard = Learned from countless games against itself, and hardly ever slips.
web-character-notty-expert = Thinks the next turns through before it draws or steals.
