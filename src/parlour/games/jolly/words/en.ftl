jolly-name = Jolly
jolly-pitch = A rummy with jokers for two: lay runs and sets, win jokers from the table, be the first to discard your last card.

jolly-option-starter = Who is the starter, with 13 cards and the joker hunt: a seat, or chance.
jolly-option-hunt = The jokers of the hunt: added to the 13 cards, or counted within them.
jolly-option-final_discard = The game is won only by a discard: the last card cannot be melded.
jolly-option-jolly_hand_failure = What a failed Jolly Hand costs: the game, or only the turn.
jolly-option-round_limit = After this many rounds the game is drawn.

# Events. The seat of whoever reads the line is `you`; any other is a name.

jolly-card-drawn = { $seat ->
    [you] You draw
   *[other] { $seat } draws
 } { $card ->
    [hidden] a card
   *[other] { $card }
 }.
jolly-card-taken = { $seat ->
    [you] You take { $card } from the discard pile and have to use it in this turn.
   *[other] { $seat } takes { $card } from the discard pile and has to use it in this turn.
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
    [you] You lay { $card } into meld { $number } and take its joker, which has to go into a new meld.
   *[other] { $seat } lays { $card } into meld { $number } and takes its joker, which has to go into a new meld.
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
jolly-stock-reshuffled = The stock is empty: the discard pile but its top card is shuffled and becomes a new stock of { $cards ->
    [one] one card
   *[other] { $cards } cards
 }.
jolly-jolly-conceded = { $seat ->
    [you] You concede: the Jolly Hand has failed.
   *[other] { $seat } concedes: the Jolly Hand has failed.
 }
jolly-joker-hunt = { $seat ->
    [you] You start, so you looked for jokers under the stock:
   *[other] { $seat } starts, so looked for jokers under the stock:
 } { $count ->
    [0] there was none
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
    [you] and your melds go back into your hand. You declare no second Jolly Hand.
   *[other] and the melds of { $seat } go back into the hand. { $seat } declares no second Jolly Hand.
 }
jolly-game-won = { $seat ->
    [you] You win the game.
   *[other] { $seat } wins the game.
 }
jolly-game-drawn = The game is drawn: { $why ->
    [nothing] there is nothing to draw and nothing to take.
    [stock] the stock is empty after two reshuffles.
   *[rounds] the last round has been played.
 }

# A whole turn in few words; the log tells it move by move.

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
jolly-web-player-opened = and so opens with { $points ->
    [one] 1 point
   *[other] { $points } points
 }
jolly-web-card-discarded = discards { $cards }

# Refusals: the rule, the facts, the way out.

jolly-game-won-already = The game is over: seat { $winner } has won ({ $rule }).
jolly-game-drawn-already = The game is over: it is drawn ({ $rule }).
jolly-discard-only = The starter began with more cards, so the first turn is nothing but a discard ({ $rule }). Discard a card.
jolly-too-early = This is round { $round }: in rounds 1 and 2 a turn is a draw from the stock and a discard, and all else begins in round 3 ({ $rule }). Draw from the stock, then discard a card.
jolly-draw-first = A turn begins with its draw ({ $rule }). Draw from the stock, or from round 3 on take the top card of the discard pile.
jolly-already-drawn = You have drawn in this turn already ({ $rule }). Discard a card; from round 3 on you may lay melds first.
jolly-cannot-draw = The stock is empty, and under the top card of the discard pile there is nothing to shuffle ({ $rule }). Take the top card.
jolly-nothing-to-take = The discard pile is empty: there is nothing to take ({ $rule }). Draw from the stock.
jolly-top-useless = You cannot use { $card } in this turn, so it stays on the discard pile ({ $rule }). Draw from the stock.
jolly-taken-put-back = You have put the taken card back, and now only the stock is open in this turn ({ $rule }). Draw from the stock.
jolly-nothing-taken = There is nothing to put back: only the card goes back that was taken from the discard pile in this turn ({ $rule }). Play on.
jolly-too-late-to-put-back = { $card } cannot go back any more: only as long as nothing else was done in this turn, and the stock can be drawn ({ $rule }). Take the rest back first, or play on with it.
jolly-no-jolly-hand = You cannot declare the Jolly Hand ({ $rule }): { $why ->
    [opened] you have opened.
    [cards] it takes exactly 12 cards, and you hold { $cards }.
    [gone] the Jolly card is gone.
   *[barred] one of yours has failed already.
 } { $instead ->
    [draw] Draw from the stock.
    [take] Take the top card of the discard pile.
   *[both] Draw from the stock, or take the top card of the discard pile.
 }
jolly-not-in-jolly-hand = Only a Jolly Hand can be conceded, and you have declared none ({ $rule }). Play on.
jolly-jolly-hand-only = In the Jolly Hand all cards go into new melds, and only the last one may be discarded; you still hold { $left ->
    [one] one card
   *[other] { $left } cards
 } ({ $rule }). Lay new melds, let them grow, or concede.
jolly-not-a-meld = { $cards } is no meld ({ $rule }): { $why ->
    [few] a meld has at least three cards.
    [long] a run has at most thirteen cards.
    [suits] a set has three or four cards of different suits.
    [gap] the ranks of a run follow one another without a gap.
    [jokers] a set has one joker at most, and jokers alone are no meld.
   *[mixed] a run is of one suit, a set of one rank.
 }
jolly-around-the-corner = { $cards } is no run ({ $rule }): the ace is the low end (A-2-3) or the high end (Q-K-A), never both, and a run does not go round the corner (K-A-2).
jolly-jokers-touch = In { $cards } two jokers lie next to each other, which they never do ({ $rule }). Lay a card between them, or leave one joker out.
jolly-card-twice = { $card } would be in the meld twice, and no card is ({ $rule }). Choose another card.
jolly-wrong-meaning = { $card } does not fit there ({ $rule }). Name a card that the joker can stand for, or write JK alone: then it is the card that counts more.
jolly-not-in-hand = Your hand lacks { $cards } ({ $rule }). Choose cards that you hold.
jolly-opening-first = Older melds are open to you once your opening holds: { $needed } points and a run without a joker, all in new melds; so far they count { $points } ({ $rule }). Lay new melds first.
jolly-opening-too-low = With this your opening would count { $most ->
    [one] one point
   *[other] { $most } points
 } at most, and { $needed } are needed ({ $rule }). Choose other melds; if there are none, lay nothing yet and discard a card.
jolly-no-pure-run = One meld of the opening is a run without a joker, and with this your hand has none for it ({ $rule }). Choose other melds; if there are none, lay nothing yet and discard a card.
jolly-breaks-opening = Meld { $number } is the only run without a joker of your opening, and a joker would spoil it ({ $rule }). Lay the joker elsewhere, or another run without a joker first.
jolly-leads-nowhere = After this the turn could not be ended by the rules: what it owes (an opening, a taken card, a swapped joker) would find no place any more ({ $rule }). Play that first, or choose another meld.
jolly-opening-owed = Your opening is not complete ({ $rule }): { $pure ->
    [yes] the new melds count { $points } points, and { $needed } are needed.
   *[no] none of the new melds is a run without a joker; they count { $points } points, and { $needed } are needed.
 } Lay what is missing, or take the melds back.
jolly-taken-owed = You took { $card } and have not used it yet ({ $rule }). Lay it in a meld, lay it off or swap it for a joker; as long as you have done nothing else, you can also put it back.
jolly-joker-owed = { $count ->
    [one] A joker that you swapped lies
   *[other] { $count } jokers that you swapped lie
 } in no new meld yet ({ $rule }). Lay a new meld with a joker before you discard.
jolly-no-card-left = This would leave you no card to discard, and the game is won by discarding the last one ({ $rule }). Keep a card.
jolly-last-card = Who has not opened cannot go out, and this is your last card ({ $rule }). Open first.
jolly-no-such-meld = { $melds ->
    [0] No meld lies on the table yet ({ $rule }): lay a new one first.
    [one] There is no meld { $asked } ({ $rule }): only meld 1 lies on the table.
   *[other] There is no meld { $asked } ({ $rule }). The melds on the table are 1 to { $melds }.
 }
jolly-does-not-fit = Meld { $number } does not take { $cards } ({ $rule }). A run takes the next card at either end, a set its missing suit.
jolly-place-closed = Meld { $number } takes no card there: its set is whole, or its run goes no further ({ $rule }). Choose another place.
jolly-no-such-joker = No joker of meld { $number } stands for { $card } ({ $rule }). Swap with the very card that a joker stands for.
jolly-set-of-three = Meld { $number } is a set of three, and its joker stays until a fourth card lies there ({ $rule }). Lay off the missing suit, or swap a joker of a run.

# Positions that cannot be.

jolly-position-meld = { $given } in `table` is no meld (J5). A meld is written like 9♣ 10♣ J♣, with a joker like 9♣ JK=10♣ J♣.
jolly-position-taken = `taken` is one card that the seat on turn has taken, and holds until `taken_used`: in the phase `play` a card of the discard pile, in the phase `jolly` the Jolly card; in the phase `draw` there is none (J9, J10).
jolly-position-known = Seat { $seat } does not hold { $cards }, so nobody can know them in that hand (J2, J14).
jolly-position-laid = `laid` cannot be { $given }: it lists the numbers of this turn's new melds, the last ones of `table`, in order; in the phase `draw` there are none (J8).
jolly-position-seen = `seen_bottom` cannot be { $cards }: those are the cards at the bottom of the stock that the starter saw in the hunt, and `stock` begins with them (J2).
jolly-position-jolly = `jolly_card` is one card, or null when it is gone. In the phase `jolly` it is gone: the seat on turn has not opened, has taken it, and the hand and the new melds are 13 cards together (J3, J14).
jolly-position-end = A game that is over (`turn` null, with `winners`) has one winner, by an empty hand (J15) or a Jolly Hand that the other conceded (J14), or none, because it was drawn (J13, J17); an empty hand is always the winner's.
jolly-position-stuck = In this position no move would be legal, and no game comes to that (J9). Look at `phase`, `taken`, `swapped` and `laid`, and at the hand of the seat on turn.
jolly-position-hand = The hand of seat { $seat } is empty, which ends the game; here it goes on (J15).

# The page.

jolly-opened = opened
jolly-not-opened = not opened yet
jolly-known = everybody knows { $cards }
jolly-round-n = Round { $round }
jolly-no-melds-yet = no melds yet
jolly-early = Only draw and discard: melds begin in round { $round }.
jolly-stock = Stock, { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
jolly-under-stock = The Jolly card under the stock: { $card }.
jolly-look-under = Look under the stock.
jolly-under-title = Under the stock
jolly-bottom-seen = Looking for jokers as the starter, you alone saw at the bottom of the stock: { $cards }.
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
    [0] No card lies there yet.
   *[other] From the bottom to the top; the last card lies on top.
 }
jolly-melds = { $count ->
    [0] No meld on the table
    [one] 1 meld on the table
   *[other] { $count } melds on the table
 }
jolly-no-melds = No meld lies here yet. To open you need 36 points and a run without a joker.
jolly-no-melds-clear = No meld lies here yet. In the Jolly Hand all cards go into new melds, or all but one, which is discarded.
jolly-meld = Meld { $number }{ $laid ->
    [now] {""} of this turn
   *[before] {""}
 }: { $cards }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }
jolly-meld-fits = Lay off onto meld { $number }: { $cards }
jolly-meld-swap = Swap the joker of meld { $number }: { $cards }
jolly-your-hand = Your hand
jolly-hand-of = The hand of { $name }
jolly-known-note = Everybody saw the open cards go into this hand.
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
jolly-take-all-back = Take back all melds
jolly-choose-meld = Choose three or more cards for a meld first.
jolly-choose-add = Choose the cards to lay off first, then the meld.
jolly-choose-swap = Choose the one card that a joker on the table stands for.
jolly-choose-discard = { $count ->
    [0] Choose the one card that you want to discard.
   *[other] { $count } cards are chosen: choose only the one that you want to discard.
 }
jolly-fits-none = No meld takes { $cards }: a run takes the next card at either end, a set its missing suit. Choose other cards.
jolly-swaps-none = No joker on the table stands for { $card }. Swap with the very card that a joker stands for.
jolly-no-concede = Only a Jolly Hand can be conceded, and you have declared none. The whole game can be given up under “Table”.
jolly-which = Which of these do you mean?
jolly-onto-meld = { $cards }, meld { $number }

jolly-opening = Opening
jolly-points-of = { $points } of { $needed }
jolly-pure-run = run without a joker
jolly-opening-words = Opening: { $points } of { $needed } points, { $pure ->
    [true] with a run without a joker.
   *[false] a run without a joker is missing.
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
jolly-debt-taken = Use the taken { $card } in this turn.
jolly-debt-jokers = { $count ->
    [one] 1 swapped joker must go into a new meld.
   *[other] { $count } swapped jokers must go into new melds.
 }
jolly-owes-first = You start: just discard a card.
jolly-owes-draw = Draw a card from the stock.
jolly-owes-draw-or-take = Draw, or take { $card } to use it in this turn.
jolly-owes-early = Discard a card.
jolly-owes-discard = Lay melds if you can, then discard a card.
jolly-owes-opened = Your opening holds: { $points ->
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
jolly-gamble-declare-means = Instead of drawing you take the Jolly card. All { $cards } cards must then go into new melds; the last one may be discarded. 36 points are not needed.
jolly-gamble-declare-costs = { $costs ->
    [game] If you cannot, you lose the game.
   *[turn] If you cannot, your turn is over, and you declare no second time.
 }
jolly-gamble-hint = Hint: can it win?
jolly-gamble-hint-answer = { $wins ->
    [true] It can win: with the Jolly card your hand falls into melds.
   *[false] It cannot win: not all your cards would go into melds.
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
   *[turn] Your melds go back into the hand, your turn is over, and you declare no second time.
 }
jolly-gamble-concede-not = Play on
jolly-gamble-concede-sure = Concede

jolly-verdict-run = Run { $low } to { $high }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
jolly-verdict-set = Set of { $rank }s: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
jolly-verdict-joker = JK stands for { $meaning }.
jolly-verdict-several = JK can stand for { $ways }.
jolly-verdict-choose = Press “Meld” to choose.
jolly-verdict-fits = { $count ->
    [one] Fits meld { $melds }.
   *[other] Fits the melds { $melds }.
 }
jolly-verdict-swap = { $count ->
    [one] Takes the joker of meld { $melds }.
   *[other] Takes the joker of one of the melds { $melds }.
 }
jolly-verdict-discard = Discard { $card }, or choose more cards for a meld.
jolly-verdict-discard-only = Discard { $card }, or choose another card.

# Hints: which kind of action, the action, and why.

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
hint-jolly-why-draw-opening = { $outs } of the { $unseen } cards that you may draw ({ $percent } %) { $outs ->
    [one] lets
   *[other] let
 } you open.
hint-jolly-why-draw-meld = { $outs } of the { $unseen } cards that you may draw ({ $percent } %) { $outs ->
    [one] makes
   *[other] make
 } a meld with two cards of your hand, jokers included.
hint-jolly-why-no-jolly = The Jolly Hand would fail: even with { $card } more than one of the { $count } cards would be left over.
hint-jolly-why-no-jolly-loners = The Jolly Hand would fail: even with { $card } these cards go with no other one: { $cards }.
hint-jolly-why-draw-not-top = { $card } could only be laid off: it makes no meld with two of your { $count } cards.
hint-jolly-why-take-out = With { $card } you can go out in this turn: all { $count } cards leave your hand.
hint-jolly-why-take-opening = With { $card } you can open, with { $points } points at most; of the { $unseen } cards that you may draw instead { $outs ->
    [0] none lets
    [one] only one lets
   *[other] only { $outs } let
 } you open ({ $percent } %).
hint-jolly-why-take-meld = With { $card } you can lay { $cards }; of the { $unseen } cards that you may draw instead { $outs ->
    [0] none makes
    [one] only one makes
   *[other] only { $outs } make
 } a meld with two cards of your hand ({ $percent } %).
hint-jolly-why-take-fits = { $card } goes straight onto meld { $number }, so your hand does not grow beyond its { $count ->
    [one] one card
   *[other] { $count } cards
 }.
hint-jolly-why-putback = Without { $card }, { $outs ->
    [0] none
   *[other] { $outs }
 } of the { $unseen } cards that you may draw ({ $percent } %) { $outs ->
    [one] makes
   *[other] make
 } a meld with two cards of your hand.
hint-jolly-why-jolly-wins = With { $card } all { $count } cards go into new melds, or all but the last one, which you discard: you win.
hint-jolly-why-laid-wins = { $count ->
    [one] This is your last card
   *[other] These are your last { $count } cards
 }: you win.
hint-jolly-why-clears = The other { $count ->
    [one] card can leave your hand too, in a new meld or as the discard.
   *[other] { $count } cards can go into new melds too, all of them or all but the discard.
 }
hint-jolly-why-concede = More than one of your { $count } cards would find no new meld.
hint-jolly-why-laid-out = You can go out in this turn: { $left ->
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
hint-jolly-why-discard-opening = Without { $card }, { $outs } of the { $unseen } unseen cards ({ $percent } %) { $outs ->
    [one] lets
   *[other] let
 } you open; without { $other } only { $less }.
hint-jolly-why-discard-near = Also without { $card }, { $outs } of the { $unseen } unseen cards ({ $percent } %) { $outs ->
    [one] lets
   *[other] let
 } you open.
hint-jolly-why-discard-ready = Your hand can open without { $card }; it could not without { $cards }.
hint-jolly-why-discard-second = You hold { $card } twice, and a meld takes it only once.
hint-jolly-why-discard-fits-not = { $card } fits no meld of the table, unlike { $cards }.
hint-jolly-why-discard-outs = { $outs ->
    [0] None of the { $unseen } unseen cards makes
    [one] Only one of the { $unseen } unseen cards makes
   *[other] Only { $outs } of the { $unseen } unseen cards make
 } a meld of { $card } and another card of your hand, jokers apart; for { $other } it is { $more }.
hint-jolly-why-discard-gives = With { $card } and cards that you do not see, { $seat } could make { $melds ->
    [0] no meld
    [one] one meld
   *[other] { $melds } different melds
 } of three; with { $other } it would be { $more }.
hint-jolly-why-discard-left = It leaves you { $count ->
    [one] one card
   *[other] { $count } cards
 }; { $outs } of the { $unseen } unseen cards ({ $percent } %) { $outs ->
    [one] makes
   *[other] make
 } a meld with two of them, jokers included.
hint-jolly-why-held-loose = Nothing has to be laid yet: of your { $count } cards, { $cards } are in no meld so far and fit none of the table.
hint-jolly-why-held-room = Laid off, { $card } would make room for { $cards }, and { $outs ->
    [one] one such card is
   *[other] { $outs } such cards are
 } unseen.

# The legend.

jolly-mark-jolly = The open card under the stock: the Jolly card. Only who declares the Jolly Hand gets it.
jolly-mark-hunt = An eye at the stock: you saw its bottom cards in the joker hunt.
jolly-mark-points = Beside a meld: its number, and below it what it counts.
jolly-mark-laid = On gold: the meld was laid in this turn.
jolly-mark-opened = This player has opened, and so may lay off and swap jokers.

# In the terminal.

cli-rounds = round { $round } of at most { $limit }
cli-opened = opened
cli-opening = opening: { $points } of { $needed } points, { $pure ->
    [true] with a run without a joker
   *[false] a run without a joker is missing
 }
cli-taken-due = { $card } is to be used
cli-joker-due = a swapped joker is to go into a new meld
cli-clear-due = the Jolly Hand: all cards into new melds, the last one may be discarded
cli-no-jolly-hand = no second Jolly Hand
cli-jolly-card = Jolly card
cli-gone = gone
cli-bottom = seen at the bottom
cli-new = new

# The lesson.

learn-jolly-draw = The goal: discard your last card. There are two decks with four jokers. In rounds 1 and 2 you only draw and discard. Draw.
learn-jolly-discard = Melds have to wait until round 3. 2♠ helps you least: discard it, and your turn ends.
learn-jolly-third = Round 3: now melds may be laid, three cards or more: a run (9♥ 10♥ J♥) or a set (7♣ 7♦ 7♠). But first, as in every turn, draw. (“Jolly Hand” is a gamble: leave it alone for now.)
learn-jolly-pure = Your first melds are the opening: 36 points or more in one turn, one of them a run without a joker. J, Q and K count 10: 9♥ 10♥ J♥ makes 29. Lay it.
learn-jolly-joker = 7 points are missing. The joker JK stands for any card: here for a seven, and it counts like one. Lay 7♣ 7♦ JK, 21 points.
learn-jolly-opened = 29 and 21 are 50 points: enough. The discard makes the opening final. Discard K♠.
learn-jolly-take = The computer has opened too. You may take the top card of the pile, but only if you use it in this turn. Q♥ fits your run: take it.
learn-jolly-add = Whoever has opened may lay off onto any meld. Q♥ continues your run: choose it and add it.
learn-jolly-swap = In the computer's run a joker stands for 4♠, and you hold 4♠. Swap them: the joker is yours.
learn-jolly-home = A swapped joker must go into a new meld in the same turn. Lay 8♣ JK 10♣: it stands for 9♣.
learn-jolly-theirs = The computer's melds are open to you as well: 6♠ continues its run of spades. Add it.
learn-jolly-quiet = Nothing more fits. Discard 6♦ and keep one card.
learn-jolly-last = You have one card left, and only a discard wins the game. First draw.
learn-jolly-keep = K♥ continues your run of hearts. Add it; 2♦ stays for the discard, because the last card is never laid.
learn-jolly-out = Now discard your last card, and you win.
learn-jolly-sum-early = In rounds 1 and 2 everybody only draws and discards. Melds begin in round 3.
learn-jolly-sum-open = The opening: 36 points or more in one turn, and one of the melds a run without a joker.
learn-jolly-sum-joker = A joker stands for any card. Whoever has the real one may swap it, and lays the joker in a new meld at once.
learn-jolly-sum-take = The top card of the discard pile may be taken only if it is used in the same turn.
learn-jolly-sum-end = You win by discarding your last card.
learn-jolly-sum-hand = There is a gamble too, the Jolly Hand: the whole hand in one turn, or the game is lost. The rule book tells more (§8).

# What its computer players are like.

web-character-jolly-easy = In no hurry to open, and free with the cards that you need.
web-character-jolly-medium = Opens when it can, most of the time, and gives you a useful card now and then.
web-character-jolly-hard = Opens early, and holds back what you could use.
web-character-jolly-expert = Weighs every discard against the hands that you may hold.
