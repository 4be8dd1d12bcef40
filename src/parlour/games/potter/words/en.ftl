potter-name = Potter
potter-pitch = Sets, runs, a wild rank that changes every round, and points that nobody wants.

potter-option-target = Target score: the game ends after the round in which somebody passes it.
potter-option-ace_high_runs = Ace-high runs: an ace may also be the high end of a run, Q-K-A.

# Events. The reader's seat is `you`; any other is a name.

potter-card-drawn = { $seat ->
    [you] You draw
   *[other] { $seat } draws
 } { $card ->
    [hidden] a card
   *[other] { $card }
 }.
potter-pile-taken = { $seat ->
    [you] You take
   *[other] { $seat } takes
 } the pile: { $cards }.
potter-pile-returned = { $seat ->
    [you] You return
   *[other] { $seat } returns
 } the pile of { $cards ->
    [one] one card
   *[other] { $cards } cards
 }: +{ $penalty } points, { $total } in total.
potter-meld-laid = { $seat ->
    [you] You lay
   *[other] { $seat } lays
 } meld { $number }: { $cards }.
potter-became-sallan = { $seat ->
    [you] You become
   *[other] { $seat } becomes
 } Sallan.
potter-card-added = { $seat ->
    [you] You lay
   *[other] { $seat } lays
 } { $card } off onto meld { $number }.
potter-card-discarded = { $seat ->
    [you] You discard
   *[other] { $seat } discards
 } { $card }.
potter-card-banned = The game is going round in circles: { $seat ->
    [you] you take { $card } back and cannot discard it again
   *[other] { $seat } takes { $card } back and cannot discard it again
 } this round.
potter-turn-ended = { $seat ->
    [you] You end
   *[other] { $seat } ends
 } the turn without a discard.
potter-stock-reshuffled = The stock is empty: the discard pile is shuffled and becomes a new stock of { $cards ->
    [one] one card
   *[other] { $cards } cards
 }.
potter-round-won = { $seat ->
    [you] You have no cards left and win the round.
   *[other] { $seat } has no cards left and wins the round.
 }
potter-round-capped = After { $laps } laps without a winner, the round is over. Everybody scores their hand.
potter-hand-counted = { $seat ->
    [you] You
   *[other] { $seat }
 }: { $points ->
    [0] 0 points
    [one] one point ({ $cards })
   *[other] { $points } points ({ $cards })
 }, { $total } in total.
potter-round-begun = Round { $round } begins. The Potters are { $potter }♠ { $potter }♥ { $potter }♦ { $potter }♣. { $starter ->
    [you] You start.
   *[other] { $starter } starts.
 }
potter-game-ended = The game is over. { $winners ->
    [you] You win with the lowest total, { $total ->
        [one] one point
       *[other] { $total } points
     }.
   *[other] The win goes to { $winners }, with the lowest total: { $total ->
        [one] one point
       *[other] { $total } points
     }.
 }

# The story of a game.
potter-story-comeback = { $name ->
    [you] You were last after round { $round }, and yet you finished lowest, with { $total }.
   *[other] { $name } was last after round { $round }, and yet finished lowest, with { $total }.
 }
potter-story-last-round = { $name ->
    [you] You took
   *[other] { $name } took
 } the lead in the very last round.
potter-story-close = { $margin ->
    [one] A single point
   *[other] Only { $margin } points
 } decided it, in { $name ->
    [you] your favour.
   *[other] { $name }’s favour.
 }
potter-story-led = { $name ->
    [you] You led
   *[other] { $name } led
 } from the first round to the last.
potter-story-quick = It took just { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }: { $name ->
    [you] you finished
   *[other] { $name } finished
 } lowest, with { $total }.
potter-story-rounds = { $name ->
    [you] You won
   *[other] { $name } won
 } { $won } of { $rounds } rounds, and that was enough.
potter-story-patient = { $name ->
    [you] You won no round, but lost so little in each that you won the game.
   *[other] { $name } won no round, but lost so little in each that the game was won.
 }

# Refusals: the rule, the facts, the way out.

potter-game-finished = The game is over: a total has passed the target of { $target } points ({ $rule }).
potter-draw-first = A turn begins with a draw ({ $rule }). Draw from the stock, or take the discard pile.
potter-already-drawn = You have already had your draw this turn ({ $rule }). Lay melds, or discard a card.
potter-nothing-to-draw = The stock and the discard pile are both empty: there is nothing to draw ({ $rule }). Lay melds, or discard a card.
potter-first-turn = The discard pile starts empty, so there is nothing to take on the first turn of a round ({ $rule }). Draw from the stock.
potter-nothing-to-take = The discard pile is empty: there is nothing to take ({ $rule }). Draw from the stock.
potter-pile-too-big = The discard pile has { $cards } cards, and a pile can be taken only up to { $most } ({ $rule }). Draw from the stock.
potter-meld-owed = You took the discard pile, so you must lay a new meld first ({ $rule }). Lay one of three or more cards, or return the pile for 25 points.
potter-nothing-taken = There is nothing to return: a discard pile can be returned only in the turn it was taken, while its meld is still owed ({ $rule }). Lay melds, or discard a card.
potter-not-a-meld = { $cards } is not a meld ({ $rule }): { $why ->
    [few] a meld has at least three cards.
    [long] a run has at most thirteen cards.
    [suits] a set has three or four cards, each of a different suit.
    [gap] the ranks of a run follow one another without a gap.
   *[mixed] a run has one suit, a set one rank.
 }
potter-around-the-corner = { $cards } is not a run ({ $rule }): { $why ->
    [high] the ace is low at this table, so a run goes from A to K. Only the option `ace_high_runs` allows Q-K-A.
   *[corner] a run does not go round the corner, from the king to the ace and the two.
 }
potter-card-twice = { $card } would be in the meld twice; a card can be there only once, as itself or as what a wild stands for ({ $rule }). Choose another card, or another meaning for the wild.
potter-no-natural-card = { $cards } is nothing but wilds, and a meld needs at least one natural card ({ $rule }). Add one, or play a Potter as itself.
potter-potter-is-itself = { $card } already is that card and needs no meaning ({ $rule }). Write it without one.
potter-not-a-potter = { $card } is not a wild: the Potters of this round are { $potter }♠ { $potter }♥ { $potter }♦ { $potter }♣ ({ $rule }). Play the card as itself, or a Potter in its place.
potter-wild-before-sallan = { $cards } needs a wild, and only a Sallan may play wilds ({ $rule }). Lay a meld without a wild first: that makes you Sallan.
potter-add-before-sallan = Only a Sallan may lay cards off ({ $rule }). Lay a meld first: that makes you Sallan.
potter-no-such-meld = { $melds ->
    [0] There are no melds on the table yet ({ $rule }): lay a new one first.
    [one] There is no meld { $asked } ({ $rule }): only meld 1 is on the table.
   *[other] There is no meld { $asked } ({ $rule }). The melds on the table are 1 to { $melds }.
 }
potter-place-closed = Meld { $number } takes no card there: its set is complete, or its run has reached the ace or the king ({ $rule }). Choose another place.
potter-does-not-fit = { $cards } does not fit meld { $number } ({ $rule }). A run takes the next card at either end, a set its missing suit.
potter-not-in-hand = You do not hold { $cards } ({ $rule }). Choose cards you hold.
potter-discard-helps = { $card } may not go onto { $top } ({ $rule }): { $why ->
    [rank] it has the same rank.
   *[neighbour] it is next to it in the same suit.
 } Discard another card.
potter-potter-kept = { $card } is a Potter, and Potters are never discarded ({ $rule }). Discard another card.
potter-card-is-banned = { $card } came back to you and is banned: you cannot discard it again this round ({ $rule }). Discard another card.
potter-can-discard = You can discard { $card }; a turn ends without a discard only when no discard is legal ({ $rule }). Discard a card.

# Impossible positions.

potter-position-hand-empty = The hand of seat { $seat } is empty, which wins the round at once; but here the round goes on (P17).
potter-position-turns = `turns` cannot be { $turns }: a round is over after { $most } turns, 60 laps of the table (P20).
potter-position-meld = { $given } in `table` is not a meld (P9). A meld is written like 8♣ 9♣ 10♣, with a wild like 8♣ 3♥=9♣ 10♣.
potter-position-wild = { $given } in `table` is impossible: a wild is a Potter of this round and stands for one card (P11).
potter-position-taken = `taken` is the discard pile that the seat on turn has just taken and owes a meld for: one to nine cards, all in that hand. The phase is `play`, nothing has been laid this turn, and `discard` is empty (P4).
potter-position-known = Seat { $seat } does not hold { $cards }, so nobody can know them to be in that hand (P3).
potter-position-banned = { $cards } cannot be banned for seat { $seat }: a banned card stays in that hand until it lies in a meld (P19).
potter-position-end = A game is over (`turn` null, with `winners`) only when its last round is over, by one empty hand (P17) or after the last lap (P20), and a total is greater than the target (P22). Here the highest total is { $highest }, and the target is { $target }.
potter-position-winners = The winners cannot be { $given }: the lowest total belongs to { $allowed } (P22).

# The page.

potter-sallan = Sallan
potter-web-pile-taken = { $seat ->
    [you] You take
   *[other] { $seat } takes
 } the pile ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }).
potter-potter = Potter
potter-potters = Potters: { $potter }
potter-is-banned = banned
potter-known = everybody knows { $cards }
potter-banned = Cannot be discarded this round: { $cards }.
potter-round = Round
potter-round-n = Round { $round }
potter-round-words = Round { $round }. Potter of this round: { $potter }
potter-to-target = to { $target } points
potter-to-target-short = to { $target }
potter-stock = Stock, { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
potter-pile = { $count ->
    [0] Discard pile, empty
    [one] Discard pile, 1 card: { $top }
   *[other] Discard pile, { $count } cards, on top { $top }
 }
potter-pile-title = Discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
potter-pile-note = From bottom to top; the last card is on top.
potter-melds = { $count ->
    [0] No melds on the table
    [one] 1 meld on the table
   *[other] { $count } melds on the table
 }
potter-no-melds = No melds yet: three or more cards of one rank, or in a row in one suit. Your first one makes you Sallan: then you may lay cards off onto any meld, and use Potters as any card.
potter-meld = Meld { $number }: { $cards }
potter-meld-fits = Lay off onto meld { $number }: { $cards }
potter-your-hand = Your hand
potter-hand-of = { $name }’s hand
potter-known-note = Everybody saw the face-up cards go into this hand.
potter-unknown-note = Nobody else has seen these cards.
potter-sort = Sort the hand, now by { $by ->
    [suit] suit
   *[rank] rank
 }
potter-sorted-suit = by suit
potter-sorted-rank = by rank
potter-sorted-own = your order
potter-key-sort = Sort by suit or by rank
potter-key-pile = Look through the discard pile

potter-act-draw = Draw
potter-act-take = Take the pile
potter-act-take-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
potter-act-return = Return the pile
potter-act-meld = Lay a meld
potter-act-add = Lay off
potter-act-discard = Discard
potter-act-end = End the turn
potter-choose-meld = Choose three or more cards for a meld first.
potter-choose-add = First choose the cards to lay off, then the meld.
potter-choose-discard = { $count ->
    [0] Choose the card you want to discard.
   *[other] { $count } cards are chosen: choose only the one you want to discard.
 }
potter-which = Which of these do you mean?
potter-add-to = { $cards }, onto meld { $number }

potter-owes-draw = Draw a card from the stock.
potter-owes-draw-or-take = Draw a card, or take the pile: then lay a new meld or pay { $penalty } points.
potter-owes-draw-big = Draw a card. The pile has more than { $most } cards and cannot be taken.
potter-owes-meld = Lay a new meld, or return the pile (+{ $penalty } points).
potter-owes-discard = Lay melds if you like, then discard a card.
potter-owes-discard-sallan = Lay melds, or lay off onto melds; then discard a card.
potter-owes-end = You have no legal discard. Play on, or end the turn.
potter-over-line = The game is over.

potter-verdict-run = Run { $low } to { $high }.
potter-verdict-set = Set of { $rank ->
    [A] aces
    [J] jacks
    [Q] queens
    [K] kings
   *[other] { $rank }s
 }.
potter-verdict-wild = { $card } stands for { $meaning }.
potter-verdict-several = { $card } can stand for { $meanings }. Lay it, then choose.
potter-verdict-fits = { $count ->
    [one] Fits meld { $melds }.
   *[other] Fits melds { $melds }.
 }
potter-verdict-discard = { $left ->
    [0] Discard { $card }: your last card.
   *[other] Discard { $card }, or choose more cards for a meld.
 }

potter-sheet = Score sheet
potter-total = Total
potter-total-n = { $count } in total
potter-plus-points = +{ $count }
potter-sheet-note = Nobody wants points. The game ends after the round in which somebody has more than { $target }; the lowest total wins.
potter-sheet-penalty = Framed: returned piles, 25 points each.
potter-round-over = { $name ->
    [you] You win round { $round }
   *[other] { $name } wins round { $round }
 }
potter-round-nobody = Nobody wins round { $round }
potter-no-card-left = No cards left.
potter-next-round = Round { $round }: the Potters are { $potter }♠ { $potter }♥ { $potter }♦ { $potter }♣.
potter-go-on = Continue
potter-see-result = See the result
potter-lowest-wins = { $names ->
    [you] You have
   *[other] { $names } { $count ->
        [one] has
       *[other] have
     }
 } passed { $target } points: the game is over, and the lowest total wins.
potter-goes-on = The game goes on until somebody has more than { $target } points; then the lowest total wins.

# Hints: the kind of action, the action, and why.

hint-potter-kind-draw = Leave the pile where it is.
hint-potter-kind-take = Take the discard pile.
hint-potter-kind-return = Return the pile.
hint-potter-kind-meld = Lay a meld.
hint-potter-kind-add = Lay off.
hint-potter-kind-discard = Discard a card.
hint-potter-kind-end = End the turn.
hint-potter-draw = Draw a card from the stock.
hint-potter-take = Take the discard pile, and lay a new meld.
hint-potter-return = Return the discard pile for 25 points.
hint-potter-meld = Lay the meld { $cards }.
hint-potter-add = Lay { $cards } off onto meld { $number }.
hint-potter-discard = Discard { $card }.
hint-potter-end = End the turn without a discard.
hint-potter-why-draw-no-meld = With the { $count ->
    [one] one card
   *[other] { $count } cards
 } of the pile you would have no meld, and would have to return the pile for { $penalty } points.
hint-potter-why-draw-burden = With the { $count ->
    [one] one card
   *[other] { $count } cards
 } of the pile, { $points ->
    [one] one point
   *[other] { $points } points
 } of your hand would be in no meld of natural cards; now it is { $now }.
hint-potter-why-draw-meld = The next card may be any of { $unseen }; { $outs } of them ({ $percent }%) { $outs ->
    [one] completes
   *[other] complete
 } a meld with two cards from your hand.
hint-potter-why-draw-fits = The next card may be any of { $unseen }; { $outs } of them ({ $percent }%) { $outs ->
    [one] fits
   *[other] fit
 } onto a meld on the table.
hint-potter-why-take-out = With the pile you can go out this turn: all { $count } cards leave your hand.
hint-potter-why-take-meld = With the pile you can lay { $cards }; of the { $unseen } cards that may be next in the stock, { $outs ->
    [0] none completes
    [one] only one completes
   *[other] only { $outs } complete
 } a meld ({ $percent }%).
hint-potter-why-take-points = With the pile, melds without wilds take { $points } points out of your hand; without it, { $alone }.
hint-potter-why-return = It costs { $penalty } points at once, but { $cards }, worth { $points ->
    [one] one point
   *[other] { $points } points
 }, { $count ->
    [one] leaves
   *[other] leave
 } your hand.
hint-potter-why-laid-wins = { $count ->
    [one] This is your last card
   *[other] These are your last { $count } cards
 }: you win the round.
hint-potter-why-laid-out = You can go out this turn: { $left ->
    [one] the other card leaves
   *[other] the other { $left } cards leave
 } your hand too.
hint-potter-why-meld-owed = Without a meld you return the pile for { $penalty } points, and you have { $total } in total.
hint-potter-why-room = After that you can lay off { $cards } too.
hint-potter-why-sallan-room = It makes you Sallan, and you can lay off { $cards } at once.
hint-potter-why-sallan-wilds = It makes you Sallan, so { $cards } can be played as { $count ->
    [one] a wild
   *[other] wilds
 }.
hint-potter-why-meld-more = It takes { $points } points out of your hand; { $cards } would take { $less }.
hint-potter-why-laid-points = It leaves you { $count ->
    [one] one card
   *[other] { $count } cards
 } worth { $points ->
    [one] one point
   *[other] { $points } points
 } instead of { $before }.
hint-potter-why-threat = { $seat } has only { $count ->
    [one] one card
   *[other] { $count } cards
 } left, and your hand costs { $points ->
    [one] one point
   *[other] { $points } points
 } now.
hint-potter-why-end = You have no legal discard: { $potters ->
    [one] one is a Potter
   *[other] { $potters } are Potters
 }, { $refused } may not go on the top card, { $banned ->
    [one] one is banned
   *[other] { $banned } are banned
 }.
hint-potter-why-standing = You hold { $count ->
    [one] one card
   *[other] { $count } cards
 } worth { $points ->
    [one] one point
   *[other] { $points } points
 }; { $seat } holds { $least }.
hint-potter-why-discard-wins = { $card } is your last card: you win the round, and the others still hold { $count ->
    [one] one card
   *[other] { $count } cards
 }.
hint-potter-why-discard-fits-not = { $card } fits no meld on the table, unlike { $cards }.
hint-potter-why-discard-outs = { $outs ->
    [0] None of the { $unseen } unseen cards makes
    [one] Only one of the { $unseen } unseen cards makes
   *[other] Only { $outs } of the { $unseen } unseen cards make
 } a meld with { $card } and another card in your hand; for { $other } it is { $more }.
hint-potter-why-discard-dearest = No card you may discard costs more than { $card }: { $points ->
    [one] one
   *[other] { $points }
 } of the { $whole } points in your hand.
hint-potter-why-discard-gives = With { $card }, { $seat } could make { $melds ->
    [0] no meld
    [one] one meld
   *[other] { $melds } different melds
 } of three from the pile and unseen cards; with { $other } it would be { $more }.
hint-potter-why-discard-locks = { $outs } of the { $unseen } unseen cards ({ $percent }%) may not be discarded onto { $card }: that limits { $seat }.
hint-potter-why-discard-left = It leaves you { $count ->
    [one] one card
   *[other] { $count } cards
 } worth { $points ->
    [one] one point
   *[other] { $points } points
 }.
hint-potter-why-held-potters = Do not lay a meld yet: as long as you are not Sallan, { $cards } { $count ->
    [one] costs
   *[other] cost
 } you only { $points ->
    [one] one point
   *[other] { $points } points
 } if somebody goes out; a Sallan pays { $more }.
hint-potter-why-held-room = Laid off, { $card } would make room for { $cards }, which somebody else may hold.

# The legend.

potter-mark-potter = A star: a Potter of this round. It can stand for another card.
potter-mark-banned = A struck-out circle: this card is banned, and you cannot discard it again this round. A number beside it: how many banned cards another player has.
potter-mark-sallan = This player has laid a meld this round, and so may lay off and play wilds.

# In the terminal.

cli-meld-due = a meld is due
cli-round = round { $round }; Potter: { $potter }; played to { $target } points
cli-sallan = Sallan
cli-banned = banned

# The lesson.

learn-potter-draw = Be the first to empty your hand. A turn has three parts: draw, play, discard. First draw a card from the stock.
learn-potter-run = 5♠ 6♠ 7♠: one suit, three cards in a row. That is a run, and a run is a meld. Choose the three and lay them on the table.
learn-potter-wild = Your first meld made you Sallan. In this round aces are Potters, and a Sallan may use them as any card: lay 10♣ A♥ Q♣, with A♥ as J♣.
learn-potter-discard = A discard ends your turn. The top card of the pile, Q♦, rules out queens and its neighbours in the same suit, such as your K♦. Discard 4♦.
learn-potter-set = The computer has laid three nines: a set, one rank in three or four suits. Now it is your turn. Draw.
learn-potter-add = A Sallan may lay cards off onto any meld on the table. The computer's set lacks 9♥, and you have it. Add it.
learn-potter-dear = Now K♦ may go: only the top card counts. If somebody else goes out first, you score what you still hold, and a king counts 13. Discard it.
learn-potter-take = Another round: the threes are Potters. You could use 8♠ and 5♦ from the pile. Instead of drawing you may take all of it.
learn-potter-owed = That has a price: you must lay a new meld this turn. If you cannot, you return the pile and pay 25 points. But you can: lay the eights.
learn-potter-more = The price is paid. Lay as many melds as you like: 5♦ 6♦ 7♦ is one more.
learn-potter-out = Discard your last card and win the round. The computer scores its hand: number cards count their number, J 11, Q 12, K 13, and a Sallan's Potter 25.
learn-potter-sum-turn = A turn: draw a card or take the whole pile, lay melds, discard one card.
learn-potter-sum-sallan = Your first meld of a round makes you Sallan. Then you may lay off, and use Potters as any card.
learn-potter-sum-discard = A discard must not have the rank of the top card, nor its suit and a neighbouring rank. A Potter is never discarded.
learn-potter-sum-pile = If you take the pile, you must lay a new meld in the same turn, or return it for 25 points. A pile of more than 9 cards cannot be taken.
learn-potter-sum-score = Nobody wants points: you score what you hold when somebody else goes out.
learn-potter-sum-end = Every round has a different Potter. When a total passes the target, usually 200, the lowest total wins.

# What its computer players are like.

web-character-potter-easy = Likes to lay melds, and hands you many a good card.
web-character-potter-medium = Keeps its hand in order, with a careless discard now and then.
web-character-potter-hard = Watches what you discard, and rarely hands you a meld.
web-character-potter-expert = Guesses your hand from your discards, and thinks the round through before each move.
