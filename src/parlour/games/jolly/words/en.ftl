jolly-name = Jolly
jolly-pitch = Rummy with jokers for two: lay runs and sets, win jokers from the table, and be the first to discard your last card.

jolly-option-starter = Starter, with 13 cards and the joker hunt: a given seat, or random.
jolly-option-hunt = Jokers found in the hunt: added to the 13 cards, or counted within them.
jolly-option-final_discard = Final discard: the game can be won only by a discard, so the last card cannot be melded.
jolly-option-jolly_hand_failure = Cost of a failed Jolly Hand: the game, or only the turn.
jolly-option-round_limit = Round limit: after it, the game is a draw.

# Events. The reader's seat is `you`; any other is a name.

jolly-card-drawn = { $seat ->
    [you] You draw
   *[other] { $seat } draws
 } { $card ->
    [hidden] a card
   *[other] { $card }
 }.
jolly-card-taken = { $seat ->
    [you] You take { $card } from the discard pile and must use it this turn.
   *[other] { $seat } takes { $card } from the discard pile and must use it this turn.
 }
jolly-card-put-back = { $seat ->
    [you] You put
   *[other] { $seat } puts
 } { $card } back on the discard pile.
jolly-jolly-declared = { $seat ->
    [you] You declare the Jolly Hand and take
   *[other] { $seat } declares the Jolly Hand and takes
 } the Jolly card, { $card }: all or nothing.
jolly-meld-laid = { $seat ->
    [you] You lay
   *[other] { $seat } lays
 } meld { $number }: { $cards }, { $points ->
    [one] one point
   *[other] { $points } points
 }.
jolly-card-added = { $seat ->
    [you] You lay
   *[other] { $seat } lays
 } off { $card } onto meld { $number }.
jolly-joker-swapped = { $seat ->
    [you] You lay { $card } into meld { $number } and take its joker, which must go into a new meld.
   *[other] { $seat } lays { $card } into meld { $number } and takes its joker, which must go into a new meld.
 }
jolly-card-discarded = { $seat ->
    [you] You discard
   *[other] { $seat } discards
 } { $card }.
jolly-player-opened = { $seat ->
    [you] You have opened
   *[other] { $seat } has opened
 } with { $points ->
    [one] one point
   *[other] { $points } points
 }.
jolly-stock-reshuffled = The stock is empty: the discard pile, except its top card, is shuffled and becomes a new stock of { $cards ->
    [one] one card
   *[other] { $cards } cards
 }.
jolly-jolly-conceded = { $seat ->
    [you] You concede: the Jolly Hand has failed.
   *[other] { $seat } concedes: the Jolly Hand has failed.
 }
jolly-joker-hunt = { $seat ->
    [you] You start, so you looked for jokers under the stock:
   *[other] { $seat } starts, and so looked for jokers under the stock:
 } { $count ->
    [0] there were none
    [one] one came into { $seat ->
        [you] your
       *[other] the
     } hand
   *[other] { $count } came into { $seat ->
        [you] your
       *[other] the
     } hand
 }.
jolly-melds-taken-back = The Jolly card goes back to its place, { $seat ->
    [you] and your melds go back into your hand. You cannot declare the Jolly Hand again.
   *[other] and { $seat }’s melds go back into their hand. { $seat } cannot declare the Jolly Hand again.
 }
jolly-game-won = { $seat ->
    [you] You win the game.
   *[other] { $seat } wins the game.
 }
jolly-game-drawn = The game is a draw: { $why ->
    [nothing] there is nothing to draw and nothing to take.
    [stock] the stock is empty after two reshuffles.
   *[rounds] the last round has been played.
 }

# The story of a game.
jolly-story-draw = After { $rounds } rounds neither hand would give way: a draw.
jolly-story-hand = { $name ->
    [you] You declared the Jolly Hand, all or nothing, and it was all.
   *[other] { $name } declared the Jolly Hand, all or nothing, and it was all.
 }
jolly-story-failed = { $other ->
    [you] You gambled on the Jolly Hand, and it did not come off.
   *[other] { $other } gambled on the Jolly Hand, and it did not come off.
 } { $name ->
    [you] The game is yours.
   *[other] The game goes to { $name }.
 }
jolly-story-at-once = { $name ->
    [you] You kept everything in hand until round { $round }, and then laid it all down in one turn.
   *[other] { $name } kept everything in hand until round { $round }, and then laid it all down in one turn.
 }
jolly-story-comeback = { $other ->
    [you] You
   *[other] { $other }
 } opened in round { $first }; { $name ->
    [you] you
   *[other] { $name }
 } only in round { $round }, and still went out first.
jolly-story-close = { $name ->
    [you] You went out in round { $rounds }, just in time:
   *[other] { $name } went out in round { $rounds }, just in time:
 } { $other ->
    [you] you
   *[other] { $other }
 } had only { $left ->
    [one] one card
   *[other] { $left } cards
 } left.
jolly-story-quick = { $name ->
    [you] You opened
   *[other] { $name } opened
 } with { $points } in round { $round }, and by round { $rounds } it was all over.
jolly-story-alone = { $name ->
    [you] You opened
   *[other] { $name } opened
 } with { $points } in round { $round }, and nobody else ever did.
jolly-story-long = It took { $rounds } rounds, and in the end { $name ->
    [you] your patience
   *[other] { $name }’s patience
 } paid off.
jolly-story-led = { $name ->
    [you] You opened
   *[other] { $name } opened
 } with { $points } in round { $round } and never looked back.
jolly-story-passed = { $other ->
    [you] You
   *[other] { $other }
 } opened first, but { $name ->
    [you] you came
   *[other] { $name } came
 } from behind with { $points } in round { $round }.

# A whole turn in brief; the log has it move by move.

jolly-web-turn = { $seat ->
    [you] For you: { $acts }.
   *[other] { $seat } { $acts }.
 }
jolly-web-card-taken = takes { $cards }
jolly-web-card-put-back = puts { $cards } back
jolly-web-meld-laid = lays { $cards }
jolly-web-card-added = lays off { $cards }
jolly-web-joker-swapped = swaps { $cards } for { $count ->
    [one] a joker
   *[other] { $count } jokers
 }
jolly-web-player-opened = and opens with { $points ->
    [one] 1 point
   *[other] { $points } points
 }
jolly-web-card-discarded = discards { $cards }

# Refusals: the rule, the facts, the way out.

jolly-game-won-already = The game is over: seat { $winner } has won ({ $rule }).
jolly-game-drawn-already = The game is over: it was a draw ({ $rule }).
jolly-discard-only = The starter begins with more cards, so the first turn is just a discard ({ $rule }). Discard a card.
jolly-too-early = This is round { $round }: in rounds 1 and 2 you only draw from the stock and discard; everything else begins in round 3 ({ $rule }). Draw from the stock, then discard a card.
jolly-draw-first = A turn begins with a draw ({ $rule }). Draw from the stock, or from round 3 on take the top card of the discard pile.
jolly-already-drawn = You have already drawn this turn ({ $rule }). Discard a card; from round 3 on you may lay melds first.
jolly-cannot-draw = The stock is empty, and there is nothing under the top card of the discard pile to shuffle ({ $rule }). Take the top card.
jolly-nothing-to-take = The discard pile is empty: there is nothing to take ({ $rule }). Draw from the stock.
jolly-top-useless = You cannot use { $card } this turn, so it stays on the discard pile ({ $rule }). Draw from the stock.
jolly-taken-put-back = You put the taken card back, so this turn you can draw only from the stock ({ $rule }). Draw from the stock.
jolly-nothing-taken = There is nothing to put back: only a card taken from the discard pile this turn can go back ({ $rule }). Play on.
jolly-too-late-to-put-back = { $card } can no longer go back: that takes a turn in which you have done nothing else, and a stock you can draw from ({ $rule }). Take the rest back first, or play on with it.
jolly-no-jolly-hand = You cannot declare the Jolly Hand ({ $rule }): { $why ->
    [opened] you have already opened.
    [cards] it takes exactly 12 cards, and you hold { $cards }.
    [gone] the Jolly card is gone.
   *[barred] you have already failed with one.
 } { $instead ->
    [draw] Draw from the stock.
    [take] Take the top card of the discard pile.
   *[both] Draw from the stock, or take the top card of the discard pile.
 }
jolly-not-in-jolly-hand = Only a Jolly Hand can be conceded, and you have not declared one ({ $rule }). Play on.
jolly-jolly-hand-only = In the Jolly Hand, all cards go into new melds, and only the last one may be discarded; you still hold { $left ->
    [one] one card
   *[other] { $left } cards
 } ({ $rule }). Lay new melds, add to them, or concede.
jolly-not-a-meld = { $cards } is not a meld ({ $rule }): { $why ->
    [few] a meld has at least three cards.
    [long] a run has at most thirteen cards.
    [suits] a set has three or four cards of different suits.
    [gap] the ranks of a run follow one another without a gap.
    [jokers] a set has at most one joker, and jokers alone are not a meld.
   *[mixed] a run has one suit, a set one rank.
 }
jolly-around-the-corner = { $cards } is not a run ({ $rule }): the ace is the low end (A-2-3) or the high end (Q-K-A), never both, and a run does not go round the corner (K-A-2).
jolly-jokers-touch = In { $cards } two jokers are next to each other, which is not allowed ({ $rule }). Lay a card between them, or leave one joker out.
jolly-card-twice = { $card } would be in the meld twice, which is not allowed ({ $rule }). Choose another card.
jolly-wrong-meaning = { $card } does not fit there ({ $rule }). Name a card that the joker can stand for, or write JK alone: then it stands for the card that counts more.
jolly-not-in-hand = You do not hold { $cards } ({ $rule }). Choose cards you hold.
jolly-opening-first = You can use older melds once your opening is complete: { $needed } points and a run without a joker, all in new melds; so far they count { $points } ({ $rule }). Lay new melds first.
jolly-opening-too-low = With this, your opening would count { $most ->
    [one] one point
   *[other] { $most } points
 } at most, and { $needed } are needed ({ $rule }). Choose other melds; if there are none, lay nothing yet and discard a card.
jolly-no-pure-run = The opening needs a run without a joker, and with this your hand could not make one ({ $rule }). Choose other melds; if there are none, lay nothing yet and discard a card.
jolly-breaks-opening = Meld { $number } is the only run without a joker in your opening, and a joker would spoil it ({ $rule }). Lay the joker elsewhere, or first lay another run without a joker.
jolly-leads-nowhere = After this you could not end your turn within the rules: what you owe (an opening, a taken card, a swapped joker) would have nowhere to go ({ $rule }). Play that first, or choose another meld.
jolly-opening-owed = Your opening is not complete ({ $rule }): { $pure ->
    [yes] the new melds count { $points } points, and { $needed } are needed.
   *[no] none of the new melds is a run without a joker; they count { $points } points, and { $needed } are needed.
 } Lay what is missing, or take the melds back.
jolly-taken-owed = You took { $card } and have not used it yet ({ $rule }). Meld it, lay it off or swap it for a joker; as long as you have done nothing else, you can also put it back.
jolly-joker-owed = { $count ->
    [one] A joker you swapped is
   *[other] { $count } jokers you swapped are
 } not in a new meld yet ({ $rule }). Lay a new meld with a joker before you discard.
jolly-no-card-left = This would leave you no card to discard, and the game is won by discarding the last card ({ $rule }). Keep a card.
jolly-last-card = You cannot go out before you have opened, and this is your last card ({ $rule }). Open first.
jolly-no-such-meld = { $melds ->
    [0] There are no melds on the table yet ({ $rule }): lay a new one first.
    [one] There is no meld { $asked } ({ $rule }): only meld 1 is on the table.
   *[other] There is no meld { $asked } ({ $rule }). The melds on the table are 1 to { $melds }.
 }
jolly-does-not-fit = Meld { $number } does not take { $cards } ({ $rule }). A run takes the next card at either end, a set its missing suit.
jolly-place-closed = Meld { $number } takes no card there: its set is complete, or its run goes no further ({ $rule }). Choose another place.
jolly-no-such-joker = No joker in meld { $number } stands for { $card } ({ $rule }). Swap in the exact card that a joker stands for.
jolly-set-of-three = Meld { $number } is a set of three, and its joker stays until there is a fourth card ({ $rule }). Lay off the missing suit, or swap a joker from a run.

# Impossible positions.

jolly-position-meld = { $given } in `table` is not a meld (J5). A meld is written like 9♣ 10♣ J♣, with a joker like 9♣ JK=10♣ J♣.
jolly-position-taken = `taken` is the one card that the seat on turn has taken, and holds until `taken_used`: in the phase `play` a card from the discard pile, in the phase `jolly` the Jolly card; in the phase `draw` there is none (J9, J10).
jolly-position-known = Seat { $seat } does not hold { $cards }, so nobody can know them to be in that hand (J2, J14).
jolly-position-laid = `laid` cannot be { $given }: it lists the numbers of this turn's new melds, the last ones of `table`, in order; in the phase `draw` there are none (J8).
jolly-position-seen = `seen_bottom` cannot be { $cards }: it lists the cards at the bottom of the stock that the starter saw in the hunt, and `stock` begins with them (J2).
jolly-position-jolly = `jolly_card` is one card, or null when it is gone. In the phase `jolly` it is gone: the seat on turn has not opened, has taken it, and has 13 cards in hand and new melds together (J3, J14).
jolly-position-end = A game that is over (`turn` null, with `winners`) has one winner, with an empty hand (J15) or because the other conceded a Jolly Hand (J14), or none, because it was a draw (J13, J17); an empty hand is always the winner's.
jolly-position-stuck = This position has no legal move, which cannot happen in a game (J9). Look at `phase`, `taken`, `swapped` and `laid`, and at the hand of the seat on turn.
jolly-position-hand = The hand of seat { $seat } is empty, which ends the game; but here it goes on (J15).

# The page.

jolly-opened = opened
jolly-not-opened = not opened yet
jolly-known = everybody knows { $cards }
jolly-round-n = Round { $round }
jolly-no-melds-yet = too early for melds
jolly-early = Only draw and discard: melds begin in round { $round }.
jolly-stock = Stock, { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
jolly-under-stock = The Jolly card under the stock: { $card }.
jolly-look-under = Look under the stock.
jolly-under-title = Under the stock
jolly-bottom-seen = As the starter, looking for jokers, you alone saw these cards at the bottom of the stock: { $cards }.
jolly-pile = { $count ->
    [0] Discard pile, empty
    [one] Discard pile, 1 card: { $top }
   *[other] Discard pile, { $count } cards, on top { $top }
 }
jolly-pile-title = Discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
jolly-pile-note = { $count ->
    [0] No cards yet.
   *[other] From bottom to top; the last card is on top.
 }
jolly-melds = { $count ->
    [0] No melds on the table
    [one] 1 meld on the table
   *[other] { $count } melds on the table
 }
jolly-no-melds = No melds yet. To open, you need 36 points and a run without a joker.
jolly-no-melds-clear = No melds yet. In the Jolly Hand all cards go into new melds, or all but one, which is discarded.
jolly-meld = Meld { $number }{ $laid ->
    [now] , laid this turn
   *[before] {""}
 }: { $cards }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }
jolly-meld-fits = Lay off onto meld { $number }: { $cards }
jolly-meld-swap = Swap the joker in meld { $number }: { $cards }
jolly-your-hand = Your hand
jolly-hand-of = { $name }’s hand
jolly-known-note = Everybody saw the face-up cards go into this hand.
jolly-unknown-note = Nobody else has seen these cards.
jolly-sort = Sort the hand, now by { $by ->
    [suit] suit
   *[rank] rank
 }
jolly-sorted-suit = by suit
jolly-sorted-rank = by rank
jolly-sorted-own = your order
jolly-key-sort = Sort by suit or by rank
jolly-key-pile = Look through the discard pile
jolly-hunt-added = added
jolly-hunt-within = within
jolly-failure-game = the game
jolly-failure-turn = the turn

jolly-act-draw = Draw
jolly-act-take = Take
jolly-act-putback = Put back
jolly-act-jolly = Jolly Hand
jolly-act-meld = Meld
jolly-act-add = Lay off
jolly-act-swap = Swap
jolly-act-discard = Discard
jolly-act-concede = Concede
jolly-take-all-back = Take all melds back
jolly-choose-meld = Choose three or more cards for a meld first.
jolly-choose-add = First choose the cards to lay off, then the meld.
jolly-choose-swap = Choose the card that a joker on the table stands for.
jolly-choose-discard = { $count ->
    [0] Choose the card you want to discard.
   *[other] { $count } cards are chosen: choose only the one you want to discard.
 }
jolly-fits-none = No meld takes { $cards }: a run takes the next card at either end, a set its missing suit. Choose other cards.
jolly-swaps-none = No joker on the table stands for { $card }. Swap in the exact card that a joker stands for.
jolly-no-concede = Only a Jolly Hand can be conceded, and you have not declared one. You can give up the whole game under “Table”.
jolly-which = Which of these do you mean?
jolly-onto-meld = { $cards }, meld { $number }

jolly-opening = Opening
jolly-points-of = { $points } of { $needed }
jolly-pure-run = run without a joker
jolly-opening-words = Opening: { $points } of { $needed } points, { $pure ->
    [true] with a run without a joker.
   *[false] but no run without a joker yet.
 }
jolly-opened-words = You may lay off and swap jokers.
jolly-chip-taken = use { $card }
jolly-chip-jokers = { $count ->
    [one] meld JK
   *[other] meld { $count } × JK
 }
jolly-debt-opening = To open you need { $missing ->
    [0] {""}
    [one] 1 more point{ $pure ->
        [true] {""}
       *[false] {""} and{" "}
     }
   *[other] { $missing } more points{ $pure ->
        [true] {""}
       *[false] {""} and{" "}
     }
 }{ $pure ->
    [true] {""}
   *[false] a run without a joker
 }.
jolly-debt-taken = Use { $card }, the card you took, this turn.
jolly-debt-jokers = { $count ->
    [one] 1 swapped joker must go into a new meld.
   *[other] { $count } swapped jokers must go into new melds.
 }
jolly-owes-first = You start: just discard a card.
jolly-owes-draw = Draw a card from the stock.
jolly-owes-draw-or-take = Draw, or take { $card } and use it this turn.
jolly-owes-early = Discard a card.
jolly-owes-discard = Lay melds if you can, then discard a card.
jolly-owes-opened = Your opening is complete: { $points ->
    [one] 1 point
   *[other] { $points } points
 }. Lay more, or discard.
jolly-discard-last = Discard { $card }, your last card, and you win.
jolly-owes-clear = Lay all your cards in new melds; discard the last if you like.
jolly-over-line = The game is over.

jolly-banner = { $name ->
    [you] Your Jolly Hand
   *[other] { $name } plays the Jolly Hand
 }
jolly-banner-left = { $left ->
    [one] 1 card left
   *[other] { $left } cards left
 }
jolly-gamble-declare-title = Declare the Jolly Hand?
jolly-gamble-declare-means = Instead of drawing, you take the Jolly card. All { $cards } cards must then go into new melds; the last one may be discarded. 36 points are not needed.
jolly-gamble-declare-costs = { $costs ->
    [game] If you cannot, you lose the game.
   *[turn] If you cannot, your turn is over, and you cannot declare it again.
 }
jolly-gamble-hint = Hint: can it win?
jolly-gamble-hint-answer = { $wins ->
    [true] It can win: with the Jolly card, your cards all fall into place.
   *[false] It cannot win: some of your cards would fit into no meld.
 }
jolly-gamble-declare-not = Leave it
jolly-gamble-declare-sure = Declare it
jolly-gamble-concede-title = Concede the Jolly Hand?
jolly-gamble-concede-means = { $left ->
    [one] 1 card is still in your hand.
   *[other] { $left } cards are still in your hand.
 }
jolly-gamble-concede-costs = { $costs ->
    [game] Then you lose the game.
   *[turn] Your melds go back into your hand, your turn is over, and you cannot declare it again.
 }
jolly-gamble-concede-not = Play on
jolly-gamble-concede-sure = Concede

jolly-verdict-run = Run { $low } to { $high }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
jolly-verdict-set = Set of { $rank ->
    [A] aces
    [J] jacks
    [Q] queens
    [K] kings
   *[other] { $rank }s
 }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
jolly-verdict-joker = JK stands for { $meaning }.
jolly-verdict-several = JK can stand for { $ways }.
jolly-verdict-choose = Press “Meld” to choose.
jolly-verdict-fits = { $count ->
    [one] Fits meld { $melds }.
   *[other] Fits melds { $melds }.
 }
jolly-verdict-swap = { $count ->
    [one] Takes the joker from meld { $melds }.
   *[other] Takes the joker from one of melds { $melds }.
 }
jolly-verdict-discard = Discard { $card }, or choose more cards for a meld.
jolly-verdict-discard-only = Discard { $card }, or choose another card.

# Hints: the kind of action, the action, and why.

hint-jolly-kind-draw = Draw from the stock.
hint-jolly-kind-take = Take the top card of the discard pile.
hint-jolly-kind-putback = Put the taken card back.
hint-jolly-kind-jolly = Declare the Jolly Hand.
hint-jolly-kind-concede = Concede.
hint-jolly-kind-meld = Lay a meld.
hint-jolly-kind-add = Lay off.
hint-jolly-kind-swap = Swap a joker.
hint-jolly-kind-discard = Discard a card.
hint-jolly-draw = Draw a card from the stock.
hint-jolly-take = Take { $card } from the discard pile.
hint-jolly-putback = Put { $card } back on the discard pile.
hint-jolly-jolly = Declare the Jolly Hand and take the Jolly card, { $card }.
hint-jolly-concede = Concede the Jolly Hand.
hint-jolly-meld = Lay the meld { $cards }.
hint-jolly-add = Lay { $cards } off onto meld { $number }.
hint-jolly-swap = Lay { $card } into meld { $number } and take its joker.
hint-jolly-discard = Discard { $card }.
hint-jolly-why-draw-opening = { $outs } of the { $unseen } cards you may draw ({ $percent }%) { $outs ->
    [one] lets
   *[other] let
 } you open.
hint-jolly-why-draw-meld = { $outs } of the { $unseen } cards you may draw ({ $percent }%) { $outs ->
    [one] makes
   *[other] make
 } a meld with two cards from your hand, jokers included.
hint-jolly-why-no-jolly = The Jolly Hand would fail: even with { $card }, more than one of the { $count } cards would be left over.
hint-jolly-why-no-jolly-loners = The Jolly Hand would fail: even with { $card }, these cards go with no others: { $cards }.
hint-jolly-why-draw-not-top = { $card } could only be laid off: it makes no meld with two of your { $count } cards.
hint-jolly-why-take-out = With { $card } you can go out this turn: all { $count } cards leave your hand.
hint-jolly-why-take-opening = With { $card } you can open, with at most { $points } points; of the { $unseen } cards you may draw instead, { $outs ->
    [0] none lets
    [one] only one lets
   *[other] only { $outs } let
 } you open ({ $percent }%).
hint-jolly-why-take-meld = With { $card } you can lay { $cards }; of the { $unseen } cards you may draw instead, { $outs ->
    [0] none makes
    [one] only one makes
   *[other] only { $outs } make
 } a meld with two cards from your hand ({ $percent }%).
hint-jolly-why-take-fits = { $card } goes straight onto meld { $number }, so your hand does not grow beyond its { $count ->
    [one] one card
   *[other] { $count } cards
 }.
hint-jolly-why-putback = Without { $card }, { $outs ->
    [0] none
   *[other] { $outs }
 } of the { $unseen } cards you may draw ({ $percent }%) { $outs ->
    [one] makes
   *[other] make
 } a meld with two cards from your hand.
hint-jolly-why-jolly-wins = With { $card } all { $count } cards go into new melds, or all but the last one, which you discard: you win.
hint-jolly-why-laid-wins = { $count ->
    [one] This is your last card
   *[other] These are your last { $count } cards
 }: you win.
hint-jolly-why-clears = The other { $count ->
    [one] card can leave your hand too, in a new meld or as the discard.
   *[other] { $count } cards can go into new melds too, all of them or all but the discard.
 }
hint-jolly-why-concede = More than one of your { $count } cards would fit into no new meld.
hint-jolly-why-laid-out = You can go out this turn: { $left ->
    [one] the other card leaves
   *[other] the other { $left } cards leave
 } your hand too.
hint-jolly-why-opening = Your new melds then count { $points ->
    [one] one point
   *[other] { $points } points
 }, and the opening takes { $needed }; { $pure ->
    [yes] a run without a joker is among them.
   *[no] a run without a joker is still to come.
 }
hint-jolly-why-uses-taken = It uses { $card }, which you took and cannot keep.
hint-jolly-why-uses-joker = It pays for a swapped joker: { $left } of { $count } { $left ->
    [one] still has
   *[other] still have
 } to go into a new meld.
hint-jolly-why-swap = For { $card } you get a joker, and can lay { $cards }.
hint-jolly-why-meld-more = It counts { $points } points towards the opening; { $cards } would count { $less }.
hint-jolly-why-room = After that you can lay off { $cards } too.
hint-jolly-why-laid-left = It leaves you { $count ->
    [one] one card
   *[other] { $count } cards
 }; { $seat } holds { $least }.
hint-jolly-why-standing = You hold { $count ->
    [one] one card
   *[other] { $count } cards
 }, { $seat } holds { $least }.
hint-jolly-why-discard-wins = { $card } is your last card: you win, and { $seat } still holds { $count ->
    [one] one card
   *[other] { $count } cards
 }.
hint-jolly-why-discard-opens = It makes your opening of { $points } points final.
hint-jolly-why-discard-opening = Without { $card }, { $outs } of the { $unseen } unseen cards ({ $percent }%) { $outs ->
    [one] lets
   *[other] let
 } you open; without { $other }, only { $less }.
hint-jolly-why-discard-near = Even without { $card }, { $outs } of the { $unseen } unseen cards ({ $percent }%) { $outs ->
    [one] lets
   *[other] let
 } you open.
hint-jolly-why-discard-ready = Your hand can open without { $card }; it could not without { $cards }.
hint-jolly-why-discard-second = You hold { $card } twice, and a meld can use it only once.
hint-jolly-why-discard-fits-not = { $card } fits no meld on the table, unlike { $cards }.
hint-jolly-why-discard-outs = { $outs ->
    [0] None of the { $unseen } unseen cards makes
    [one] Only one of the { $unseen } unseen cards makes
   *[other] Only { $outs } of the { $unseen } unseen cards make
 } a meld with { $card } and another card in your hand, not counting jokers; for { $other } it is { $more }.
hint-jolly-why-discard-gives = With { $card } and cards you cannot see, { $seat } could make { $melds ->
    [0] no meld
    [one] one meld
   *[other] { $melds } different melds
 } of three; with { $other } it would be { $more }.
hint-jolly-why-discard-left = It leaves you { $count ->
    [one] one card
   *[other] { $count } cards
 }; { $outs } of the { $unseen } unseen cards ({ $percent }%) { $outs ->
    [one] makes
   *[other] make
 } a meld with two of them, jokers included.
hint-jolly-why-held-loose = You need not lay anything yet: of your { $count } cards, { $cards } are in no meld so far and fit none on the table.
hint-jolly-why-held-room = Laid off, { $card } would make room for { $cards }, and { $outs ->
    [one] one such card is
   *[other] { $outs } such cards are
 } unseen.

# The legend.

jolly-mark-jolly = The face-up card under the stock: the Jolly card. Only a player who declares the Jolly Hand gets it.
jolly-mark-hunt = An eye at the stock: you saw its bottom cards in the joker hunt.
jolly-mark-points = Beside a meld: its number, and below that its points.
jolly-mark-laid = On gold: the meld was laid this turn.
jolly-mark-opened = This player has opened, and so may lay off and swap jokers.

# In the terminal.

cli-rounds = round { $round } of at most { $limit }
cli-opened = opened
cli-opening = opening: { $points } of { $needed } points, { $pure ->
    [true] with a run without a joker
   *[false] but no run without a joker yet
 }
cli-taken-due = { $card } must be used
cli-joker-due = a swapped joker must go into a new meld
cli-clear-due = the Jolly Hand: all cards into new melds, the last one may be discarded
cli-no-jolly-hand = no second Jolly Hand
cli-jolly-card = Jolly card
cli-gone = gone
cli-bottom = seen at the bottom
cli-new = new

# The lesson.

learn-jolly-draw = The goal: discard your last card. There are two decks with four jokers. In rounds 1 and 2 you only draw and discard. Draw.
learn-jolly-discard = Melds must wait until round 3. 2♠ helps you least: discard it, and your turn ends.
learn-jolly-third = Round 3: now you may lay melds of three cards or more: a run (9♥ 10♥ J♥) or a set (7♣ 7♦ 7♠). But first, as on every turn, draw. (“Jolly Hand” is a gamble: leave it alone for now.)
learn-jolly-pure = Your first melds are the opening: 36 points or more in one turn, one of them a run without a joker. J, Q and K count 10, so 9♥ 10♥ J♥ makes 29. Lay it.
learn-jolly-joker = You need 7 more points. The joker JK can stand for any card: here a seven, and it counts as one. Lay 7♣ 7♦ JK, 21 points.
learn-jolly-opened = 29 and 21 make 50 points: enough. The discard makes the opening final. Discard K♠.
learn-jolly-take = The computer has opened too. You may take the top card of the pile, but only if you use it this turn. Q♥ fits your run: take it.
learn-jolly-add = Once you have opened, you may lay off onto any meld. Q♥ continues your run: choose it and add it.
learn-jolly-swap = In the computer's run a joker stands for 4♠, and you hold 4♠. Swap them: the joker is yours.
learn-jolly-home = A swapped joker must go into a new meld in the same turn. Lay 8♣ JK 10♣: the joker stands for 9♣.
learn-jolly-theirs = The computer's melds are open to you as well: 6♠ continues its run of spades. Add it.
learn-jolly-quiet = Nothing more fits. Discard 6♦ and keep one card.
learn-jolly-last = You have one card left, and only a discard wins the game. First draw.
learn-jolly-keep = K♥ continues your run of hearts. Add it; keep 2♦ for the discard, because the last card is never melded.
learn-jolly-out = Now discard your last card, and you win.
learn-jolly-sum-early = In rounds 1 and 2 everybody only draws and discards. Melds begin in round 3.
learn-jolly-sum-open = The opening: 36 points or more in one turn, including a run without a joker.
learn-jolly-sum-joker = A joker stands for any card. If you hold the real one, you may swap it in, and lay the joker in a new meld in the same turn.
learn-jolly-sum-take = You may take the top card of the discard pile only if you use it in the same turn.
learn-jolly-sum-end = You win by discarding your last card.
learn-jolly-sum-hand = There is a gamble too, the Jolly Hand: the whole hand in one turn, or the game is lost. See the rule book (§8).

# What its computer players are like.

web-character-jolly-easy = In no hurry to open, and generous with the cards you need.
web-character-jolly-medium = Opens when it can, most of the time, and now and then gives you a useful card.
web-character-jolly-hard = Opens early, and holds back what you could use.
web-character-jolly-expert = Weighs every discard against the hands you may hold.
