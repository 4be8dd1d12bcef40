house_of_cards-name = House of Cards
house_of_cards-pitch = Two cards in hand and a sum that creeps towards a limit: hit it and the others pay, go over and you do.

house_of_cards-option-preset = Length: standard, or quick with 8 cards each.
house_of_cards-option-limit = The limit of the sum. Left open, it is 15, 21 or 25 for two, three or four players.
house_of_cards-option-cards = Cards dealt to each player. Left open, it is 15, 12 or 10 for two, three or four players, and 8 in a quick game.
house_of_cards-option-memory_aid = Memory aid: you can always look up what you know of your own deck.
house_of_cards-option-last_card_must_fit = The last card must fit: it does not win if it exceeds the limit.
house_of_cards-option-turn_limit = Turn limit: after it, the fewest cards win.

# Events. The reader's seat is `you`; any other is a name.

house_of_cards-card-played = { $seat ->
    [you] You play
   *[other] { $seat } plays
 } { $card }: { $effect ->
    [doubled] the Echo doubles it to { $amount }; the sum is { $sum }.
    [hallows] the sum jumps to the limit, { $sum }.
    [echo] the next number counts double; the sum stays { $sum }.
    [mirror] { $amount ->
        [0] it adds 0; the sum stays { $sum }.
       *[other] it mirrors { $amount }; the sum is { $sum }.
     }
    [shield-echo] the waiting Echo is gone; the sum stays { $sum }.
    [shield-mirror] the Mirror's { $amount } is taken off again; the sum is { $sum }.
    [shield] a free pass; the sum stays { $sum }.
    [swap] the sum stays { $sum }.
   *[number] the sum is { $sum }.
 }
house_of_cards-card-drawn = { $seat ->
    [you] You draw
   *[other] { $seat } draws
 } { $card ->
    [hidden] a card
   *[other] { $card }
 }.
house_of_cards-house-streak = Three cards of { $house ->
    [G] Gryffindor
    [R] Ravenclaw
    [H] Hufflepuff
   *[S] Slytherin
 } in a row: { $seat ->
    [you] you may put a hand card away.
   *[other] { $seat } may put a hand card away.
 }
house_of_cards-card-removed = { $seat ->
    [you] You put
   *[other] { $seat } puts
 } { $card ->
    [hidden] a card
   *[other] { $card }
 } under the leftover deck.
house_of_cards-card-exchanged = { $seat ->
    [you] You exchange
   *[other] { $seat } exchanges
 } { $given ->
    [hidden] a card
   *[other] { $given }
 } for the top card of { $seat ->
    [you] your deck
   *[other] their deck
 }{ $got ->
    [hidden] .
   *[other] , { $got }.
 }
house_of_cards-offer-declined = { $seat ->
    [you] You { $offer ->
        [house] do not put a card away.
        [swap] do not exchange a card.
       *[reshuffle] do not reshuffle.
     }
   *[other] { $seat } { $offer ->
        [house] does not put a card away.
        [swap] does not exchange a card.
       *[reshuffle] does not reshuffle.
     }
 }
house_of_cards-limit-hit = { $seat ->
    [you] You hit
   *[other] { $seat } hits
 } the limit of { $limit } exactly.
house_of_cards-limit-exceeded = { $seat ->
    [you] You exceed
   *[other] { $seat } exceeds
 } the limit of { $limit } with { $sum }. The price: { $cards ->
    [one] one card
   *[other] { $cards } cards
 }.
house_of_cards-cards-given = { $seat ->
    [you] You get
   *[other] { $seat } gets
 } { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
 } under { $seat ->
    [you] your deck
   *[other] their deck
 }{ $short ->
    [0] .
    [one] ; the leftover deck has run short, and one card is forgiven.
   *[other] ; the leftover deck has run short, and { $short } cards are forgiven.
 }
house_of_cards-deck-reshuffled = { $seat ->
    [you] You shuffle your hand into your deck and take
   *[other] { $seat } shuffles hand and deck together and takes
 } a new hand.
house_of_cards-round-begun = A new round begins with { $card }: the sum is { $sum }. { $seat ->
    [you] You start.
   *[other] { $seat } starts.
 }
house_of_cards-game-won = { $seat ->
    [you] You have no cards left in hand or deck and win.
   *[other] { $seat } has no cards left in hand or deck and wins.
 }
house_of_cards-turn-limit-reached = The last turn is over. With { $cards ->
    [one] one card
   *[other] { $cards } cards
 } in hand and deck, the win goes to { $winners }.

# The story of a game.
house_of_cards-story-limit = The turns ran out, and { $name ->
    [you] you hold
   *[other] { $name } holds
 } the fewest cards.
house_of_cards-story-comeback = { $name ->
    [you] You once held { $most } cards, more than anybody, and got rid of them all.
   *[other] { $name } once held { $most } cards, more than anybody, and got rid of them all.
 }
house_of_cards-story-close = { $other ->
    [you] You had
   *[other] { $other } had
 } a single card left when { $name ->
    [you] you
   *[other] { $name }
 } played the last one.
house_of_cards-story-hits = { $name ->
    [you] You hit
   *[other] { $name } hit
 } the limit exactly { $hits } times, and the others paid for it.
house_of_cards-story-quick = Only { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }, and { $name ->
    [you] you have no cards left.
   *[other] { $name } has no cards left.
 }
house_of_cards-story-careful = In { $rounds } rounds, { $name ->
    [you] you never once went
   *[other] { $name } never once went
 } over the limit.
house_of_cards-story-long = After { $rounds } rounds of ups and downs, the last card was { $name ->
    [you] yours.
   *[other] { $name }’s.
 }
house_of_cards-story-last = After { $rounds } rounds { $name ->
    [you] you played your
   *[other] { $name } played the
 } last card.

# Refusals: the rule, the facts, the way out.

house_of_cards-game-won-already = The game is over: seat { $winner } has no cards left and has won ({ $rule }).
house_of_cards-game-at-limit = The game is over: { $turns } turns have been played ({ $rule }).
house_of_cards-choice-first = First answer the offer ({ $rule }): { $offer ->
    [house] put a hand card under the leftover deck, or keep your cards.
    [swap] exchange a hand card for the top card of your deck, or keep your cards.
   *[reshuffle] reshuffle hand and deck, or keep them as they are.
 }
house_of_cards-no-house-effect = You can put a card away only when the last three cards you played this round are of one house; { $streak ->
    [0] you have no streak now
    [one] your streak is one card
   *[other] your streak is { $streak } cards
 } ({ $rule }). Answer the offer you have; if there is none, play a card.
house_of_cards-no-exchange = You can exchange a card only after playing a Swap, and only while your deck has a card ({ $rule }). Answer the offer you have; if there is none, play a card.
house_of_cards-no-reshuffle = You can reshuffle only after hitting or exceeding the limit, and only while your deck has a card ({ $rule }). Answer the offer you have; if there is none, play a card.
house_of_cards-nothing-offered = There is no offer to decline ({ $rule }). Play a card.
house_of_cards-offer-first = { $asked ->
    [house] The house effect
    [swap] The Swap's exchange
   *[reshuffle] The reshuffle
 } has to wait ({ $rule }). First { $offer ->
    [house] put a hand card under the leftover deck, or keep your cards.
    [swap] exchange a hand card for the top card of your deck, or keep your cards.
   *[reshuffle] reshuffle hand and deck, or keep them as they are.
 }
house_of_cards-not-in-hand = { $card } is not in your hand; you hold { $hand } ({ $rule }). Choose a card you hold.

# Impossible options and positions.

house_of_cards-too-many-cards = { $cards } cards for each of { $seats } players are too many: at most { $most } are dealt in all (H2). Choose fewer cards each.
house_of_cards-position-hand = Seat { $seat } holds { $held } cards; a hand has at most two (H19).
house_of_cards-position-empty = The hand and deck of seat { $seat } are both empty, which wins at once; but here the game goes on (H15).
house_of_cards-position-sum = `sum` cannot be { $given }: the cards of `pile` give { $sum } (H5, H6, H7, H8, H9). Leave `sum` out to take it from the pile.
house_of_cards-position-over-limit = The cards of `pile` give { $sum }, and the limit is { $limit }. Reaching the limit ends a round: only the last card of the pile can do so, and only while a choice is still open (H11, H12).
house_of_cards-position-plays = `plays` cannot be { $given }: counted back seat by seat, the plays of the pile are { $allowed } (H14). Leave `plays` out to take it from the pile.
house_of_cards-position-streak = `streak` cannot be { $given }. Possible: { $allowed } (H14). Leave `streak` out to take it from the plays.
house_of_cards-position-echo = `echo` cannot be { $given }: after the cards of `pile` it is { $allowed } (H6, H8). Leave `echo` out to take it from the pile.
house_of_cards-position-choice = `choice` cannot be { $given } here. Possible: { $allowed } (H10, H11, H14).
house_of_cards-position-known = Seat { $seat } cannot know { $cards }: no such cards are there (H3, H10, H14).
house_of_cards-position-end = A game is over (`turn` null, with `winners`) when a hand is empty together with its deck (H15) or the turns are used up (H16), and only then.
house_of_cards-position-winners = The winners cannot be { $given }. Possible: { $allowed } (H15, H16).

# The page.

house_of_cards-web-house = { $house ->
    [G] Gryffindor
    [R] Ravenclaw
    [H] Hufflepuff
   *[S] Slytherin
 }
house_of_cards-web-special = { $special ->
    [Hallows] Hallows
    [Shield] Shield
    [Echo] Echo
    [Mirror] Mirror
   *[Swap] Swap
 }
house_of_cards-web-card = { $house } { $face }
house_of_cards-web-letter = { $house ->
    [G] G
    [R] R
    [H] H
   *[S] S
 }
house_of_cards-web-start-card = { $card }, the start card
house_of_cards-web-your-hand = Your hand
house_of_cards-web-card-would = { $card }: the sum becomes { $sum }, { $kind ->
    [wins] and you win
    [exact] an exact hit
    [over] { $over } over, which costs { $cost ->
        [one] 1 card
       *[other] { $cost } cards
     }
   *[safe] safe
 }
house_of_cards-web-outcome = { $kind ->
    [wins] wins
    [exact] exact hit
    [over] { $over } over
   *[safe] safe
 }

house_of_cards-web-sum = Sum
house_of_cards-web-sum-words = { $sum } of { $limit }: { $words }
house_of_cards-web-of-limit = of { $limit }
house_of_cards-web-stands = { $state ->
    [exact] exact hit
    [over] { $over } over
   *[safe] { $left } to go
 }
house_of_cards-web-echo-waits = next × 2
house_of_cards-web-mirror-adds = + { $number }
house_of_cards-web-leftover = Leftover deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
house_of_cards-web-leftover-word = leftover deck
house_of_cards-web-leftover-note = { $count ->
    [0] You know none of its cards yet. Each round's pile goes under it.
   *[other] What you know of it, from the bottom up. Each round's pile goes under it.
 }
house_of_cards-web-pile = The round's pile, { $count ->
    [0] empty
    [one] 1 card: { $cards }
   *[other] { $count } cards: { $cards }
 }
house_of_cards-web-pile-title = The round's pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
house_of_cards-web-pile-note = { $started ->
    [true] From the first card to the last. The one with the ribbon is the start card: nobody played it, so a Mirror does not see it, and a special there does nothing.
   *[false] From the first card to the last.
 }
house_of_cards-web-holds = { $hand ->
    [one] 1 card
   *[other] { $hand } cards
 } in hand, { $deck ->
    [0] an empty deck
    [one] 1 card in the deck
   *[other] { $deck } cards in the deck
 }
house_of_cards-web-known = you know { $cards }
house_of_cards-web-why-known = You know the cards marked with an eye: you saw them, and you saw where they went.
house_of_cards-web-known-deck = What you know of the deck, from the bottom up
house_of_cards-web-in-deck = in the deck
house_of_cards-web-last = last card
house_of_cards-web-played = { $count ->
    [0] Nothing played this round yet
   *[other] Played this round
 }
house_of_cards-web-streak = { $house }: { $count ->
    [one] 1 card
   *[other] { $count } cards
 } in a row
house_of_cards-web-gain = { $count ->
    [one] 1 new card
   *[other] { $count } new cards
 }
house_of_cards-web-own-deck = Your deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
house_of_cards-web-on-top = On top is { $card }, which you put there.
house_of_cards-web-deck-title = Your deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
house_of_cards-web-deck-note = { $look ->
    [open] These are the cards you will draw; nobody knows the order. Remember them: once the first card of the game is played, you cannot look again.
    [last] These are the cards you will draw; nobody knows the order. Remember them: the first card of the game has been played, so this is your only look. Once you close it, the deck stays closed.
   *[aid] The cards you know are in it; nobody knows the order.
 }
house_of_cards-web-deck-unseen = { $count ->
    [one] And 1 card that nobody has seen.
   *[other] And { $count } cards that nobody has seen.
 }
house_of_cards-web-deck-closed = You could look at its cards once, at the start of the game. Now it stays closed.
house_of_cards-web-deck-top = On top is the card you put there:
house_of_cards-web-deck-seen = I have seen it
house_of_cards-web-waits = The round right now
house_of_cards-web-mirror-now = { $number ->
    [none] No number has been played this round yet, and the start card does not count: a Mirror would add 0.
   *[other] A Mirror would add { $number } now: the last number played this round.
 }
house_of_cards-web-signs-word = signs
house_of_cards-web-signs = What the signs do
house_of_cards-web-about = { $sign ->
    [Hallows] jumps to the limit: an exact hit.
    [Shield] undoes the Echo or the Mirror just before it; otherwise it is a free pass.
    [Echo] makes the next number of the round count double.
    [Mirror] adds the last number of the round again: the small field shows how much.
    [Swap] lets you exchange a hand card for the top card of your deck.
   *[streak] Play three cards of one house in a row, and you may put a card away.
 }

house_of_cards-web-first-round = Exactly the limit: { $others ->
    [one] the other player gets 2 cards
   *[other] the others get 2 cards each
 }. Over it: you get as many as your card's number.
house_of_cards-web-idle-start = A new round begins with { $card }: as the start card it does nothing, and the sum is { $sum }. { $seat ->
    [you] You start.
   *[other] { $seat } starts.
 }
house_of_cards-web-last-card = { $seat ->
    [you] You play { $card }, your last card.
   *[other] { $seat } plays { $card }, their last card.
 }
house_of_cards-web-tale-who = { $round ->
    [last] Last round, { $name ->
        [you] you
       *[other] { $name }
     }
   *[this] { $name ->
        [you] You
       *[other] { $name }
     }
 }
house_of_cards-web-tale-hit = { $who } hit { $limit } with { $card }:
house_of_cards-web-tale-exceeded = { $who } exceeded { $limit } with { $card }:
house_of_cards-web-tale-cost = { $count ->
    [0] no extra cards
    [one] 1 extra card
   *[other] { $count } extra cards
 }
house_of_cards-web-tale-none = no cards were left to give
house_of_cards-web-tale-others = { $count ->
    [one] 1 card for
   *[other] { $count } cards for
 } { $whom ->
    [all] everybody else
    [you] you
   *[other] { $whom }
 }

house_of_cards-web-act-play = Play
house_of_cards-web-act-remove = Put away
house_of_cards-web-act-swap = Exchange
house_of_cards-web-act-reshuffle = Reshuffle
house_of_cards-web-keep = { $offer ->
    [reshuffle] Leave it
   *[other] Keep all
 }
house_of_cards-web-key-card = Choose the left or right card, or give it away when asked
house_of_cards-web-key-remove = Put the chosen card away
house_of_cards-web-key-swap = Exchange the chosen card
house_of_cards-web-key-keep = Decline the offer
house_of_cards-web-key-deck = Look at your deck
house_of_cards-web-key-pile = Look through the round's pile
house_of_cards-web-preset-standard = standard
house_of_cards-web-preset-quick = quick
house_of_cards-web-choose = Choose one of your two cards first.
house_of_cards-web-over = The game is over.
house_of_cards-web-play-one = Play one of your cards.
house_of_cards-web-play-echo = Play one of your cards. An Echo is waiting: the next number counts double.
house_of_cards-web-does = { $effect ->
    [doubled] { $card } counts double, { $amount }: the sum becomes { $sum }.
    [hallows] { $card } jumps to the limit, { $sum }.
    [echo] { $card }: the next number counts double.
    [mirror] { $card } adds { $amount }: the sum becomes { $sum }.
    [shield-echo] { $card } ends the waiting Echo.
    [shield-mirror] { $card } takes off the Mirror's { $amount }: the sum becomes { $sum }.
    [shield] { $card }: a free pass.
    [swap] { $card }: { $exchange ->
        [true] then you may exchange a hand card.
       *[false] a free pass, as there is nothing to exchange.
     }
   *[number] { $card }: the sum becomes { $sum }.
 }
house_of_cards-web-then = { $kind ->
    [wins] Your last card: you win.
    [exact] Exact hit: { $others ->
        [one] the other player gets { $given } cards.
       *[other] the others get { $given } cards each.
     }
    [over] { $over } over the limit: { $cost ->
        [0] it costs nothing.
        [one] you get 1 card.
       *[other] you get { $cost } cards.
     }
   *[safe] { $left } to go.
 }
house_of_cards-web-ask-house = Three cards of { $house } in a row: put a card away?
house_of_cards-web-ask-swap = { $top ->
    [none] Exchange a card for the unseen top card of your deck?
   *[other] Exchange a card for the top card of your deck, { $top }?
 }
house_of_cards-web-ask-reshuffle = { $ended ->
    [exceeded] Over { $limit }.
   *[hit] Exactly { $limit }.
 } Shuffle hand and deck together for a new hand?
house_of_cards-web-give-house = { $card } goes under the leftover deck.
house_of_cards-web-give-swap = { $card } goes on top of your deck, and you get the card that was there.
house_of_cards-web-other-offer = { $name } { $offer ->
    [house] may put a card away.
    [swap] may exchange a card.
   *[reshuffle] may reshuffle.
 }

# Hints: the kind of action, the action, and why. Unseen cards are those the reader can see nowhere.

hint-house_of_cards-kind-play = Play a card.
hint-house_of_cards-kind-remove = Put a card away.
hint-house_of_cards-kind-swap = Exchange a card.
hint-house_of_cards-kind-reshuffle = Reshuffle.
hint-house_of_cards-kind-keep = Keep all.
hint-house_of_cards-kind-leave = Leave it.

hint-house_of_cards-play = Play { $card }.
hint-house_of_cards-remove = Put { $card } under the leftover deck.
hint-house_of_cards-swap = Exchange { $card } for the top card of your deck.
hint-house_of_cards-reshuffle = Shuffle hand and deck together and take a new hand.
hint-house_of_cards-keep = { $offer ->
    [house] Keep all: do not put a card away.
    [swap] Keep all: do not exchange a card.
   *[reshuffle] Leave it: do not reshuffle.
 }

hint-house_of_cards-rival-play = to play { $card }.
hint-house_of_cards-rival-remove = to put { $card } away.
hint-house_of_cards-rival-swap = to exchange { $card }.
hint-house_of_cards-rival-reshuffle = to reshuffle.
hint-house_of_cards-rival-keep = { $offer ->
    [house] not to put a card away.
    [swap] not to exchange a card.
   *[reshuffle] not to reshuffle.
 }

hint-house_of_cards-why-hit = { $card } hits the limit of { $limit } exactly: { $others ->
    [one] your opponent gets { $cards }
   *[other] the other { $others } players get a total of { $cards }
 } { $cards ->
    [one] card
   *[other] cards
 }.
hint-house_of_cards-why-other-over = { $card } would make the sum { $sum }, { $over } over the limit: { $cost ->
    [one] one card
   *[other] { $cost } cards
 } for you.
hint-house_of_cards-why-streak = { $card } is your third card of { $house ->
    [G] Gryffindor
    [R] Ravenclaw
    [H] Hufflepuff
   *[S] Slytherin
 } in a row: you may then put a hand card away.
hint-house_of_cards-why-cheaper = Both your cards exceed the limit: { $card } costs { $cost ->
    [one] one card
   *[other] { $cost } cards
 }, { $other } costs { $more }.
hint-house_of_cards-why-over = { $card } makes the sum { $sum } and exceeds the limit of { $limit }: you get { $cost ->
    [one] one card
   *[other] { $cost } cards
 } on top of the { $left } you have left.
hint-house_of_cards-why-next-over = After { $card }, the next player would exceed the limit with { $outs } of { $unseen } unseen cards ({ $percent }%); after { $other }, { $less ->
    [0] with none
   *[other] with only { $less }
 }.
hint-house_of_cards-why-next-hit = After { $card }, the next player would hit the limit exactly { $outs ->
    [0] with none of { $unseen } unseen cards
   *[other] with { $outs } of { $unseen } unseen cards ({ $percent }%)
 }; after { $other }, with { $more }.
hint-house_of_cards-why-keep-hallows = You keep { $card }: it jumps to { $limit } from any sum, so there is no need to spend it at { $sum }.
hint-house_of_cards-why-keep-small = You keep { $card }: exceeding the limit with it would cost { $cost ->
    [one] one card
   *[other] { $cost } cards
 }; with { $other }, { $more }.
hint-house_of_cards-why-keep-free = You keep { $card }, which cannot exceed the limit; { $other } can, and would cost { $more ->
    [one] one card
   *[other] { $more } cards
 }.
hint-house_of_cards-why-to-go = { $card } makes the sum { $sum }, { $left } to go: the next player would then hit the limit with { $outs ->
    [0] none
   *[other] { $outs }
 } of { $unseen } unseen cards ({ $percent }%), and exceed it with { $over ->
    [0] none
   *[other] { $over }
 }.
hint-house_of_cards-why-sum = { $card } makes the sum { $sum }, { $left } to go.
hint-house_of_cards-why-remove = Without { $card } you have { $left ->
    [0] no cards left and win
    [one] one card left instead of { $before }
   *[other] { $left } cards left instead of { $before }
 }.
hint-house_of_cards-why-remove-bigger = { $card } is the more dangerous card: it counts { $number }, { $other } only { $less }.
hint-house_of_cards-why-smaller = { $outs } of { $unseen } unseen cards count less than the { $number } of { $card } ({ $percent }%).
hint-house_of_cards-why-bigger = { $outs } of { $unseen } unseen cards count more than the { $number } of { $card } ({ $percent }%).
hint-house_of_cards-why-top = The top card of your deck is { $top }: it counts { $top_number }, { $card } counts { $number }.
hint-house_of_cards-why-fresh = The bottom { $fresh } of the { $deck } cards in your deck are new to it; once shuffled, they need not wait for the { $above } above them to be played.
hint-house_of_cards-why-empty-hand = Your hand is empty: either way it is refilled from the { $deck ->
    [one] one card
   *[other] { $deck } cards
 } in your deck.
hint-house_of_cards-why-hand-counts = Your hand ({ $cards }) counts { $sum }; the same number of cards from the { $unseen } unseen ones counts about { $usual } on average.
hint-house_of_cards-why-hand-and-deck = Your hand ({ $cards }) counts { $sum }; the same number of cards from your deck counts about { $usual } on average.
hint-house_of_cards-why-start = The new round starts low: with { $outs } of { $unseen } unseen cards as its start card, { $card } would fit within { $limit } ({ $percent }%).
hint-house_of_cards-why-back = Shuffled into { $total } cards, each of yours ({ $cards }) would come back to your hand { $percent }% of the time.
hint-house_of_cards-why-last-cards = Your deck is empty: { $cards } { $left ->
    [one] is your last card
   *[other] are your last { $left } cards
 }.
hint-house_of_cards-why-fits = At a sum of { $sum } you could still play { $cards } without exceeding { $limit }.

# The legend.

house_of_cards-web-mark-dial = Gold on the dial: the sum. The star: the limit. A crest: where your card would take the sum; in a green ring it hits the limit, in a red one it exceeds it.
house_of_cards-web-mark-houses = The crests G, R, H, S: Gryffindor, Ravenclaw, Hufflepuff, Slytherin.
house_of_cards-web-mark-start = A ribbon: the start card of the round. Nobody played it: a Mirror does not see it, and a special there does nothing.
house_of_cards-web-mark-mirror = What a Mirror would add now: the last number of the round.
house_of_cards-web-mark-echo = An Echo is waiting: the next number counts double.
house_of_cards-web-mark-streak = A player's cards of one house in a row. Once all three places are filled, this player may put a card away.
house_of_cards-web-mark-gain = The number of cards this player has just been given.
house_of_cards-web-mark-look = An eye at your deck: you may look at its cards.
house_of_cards-web-mark-known = An eye on a card: you know it, though others see only its back.
house_of_cards-web-mark-open = A face-up card of another player: you saw where it went, so you know it.

# In the terminal.

cli-leftover = leftover deck
cli-from-the-top = from the top
cli-sum = sum { $sum } of { $limit }
cli-to-limit = { $where ->
    [hit] the limit is hit
    [over] the limit is exceeded
   *[under] { $count } to the limit
 }
cli-echo-waits = an Echo is waiting: the next number counts double
cli-round-pile = pile
cli-start-card = start card
cli-last-number = a Mirror would add { $number }
cli-hand-and-deck = { $hand } in hand, { $deck } in the deck
cli-streak = { $house ->
    [G] Gryffindor
    [R] Ravenclaw
    [H] Hufflepuff
   *[S] Slytherin
 } { $count } of { $needed }
cli-deck-bottom = from the bottom of the deck
cli-look = your deck, in any order
cli-deck-top = on top of your deck
cli-offer = { $offer ->
    [house] house effect: `remove` a card, or `keep`
    [swap] exchange: `swap` a card for the top one of the deck, or `keep`
   *[reshuffle] `reshuffle` hand and deck, or `keep`
 }
cli-would = { $do ->
    [win] your last card: you win
    [hit] hits the limit: two cards for everybody else
    [over] exceeds the limit: { $cards ->
        [one] one card
       *[other] { $cards } cards
     } for you
    [echo] the next number counts double
    [shield] the Echo is gone
    [swap] then you may exchange a card
   *[house] the third of its house: you may put a card away
 }

# The lesson.

learn-house_of_cards-number = Be the first to run out of cards. Your card's number is added to the sum, now 4; the limit is 15. The letters are houses: Gryffindor, Ravenclaw, Hufflepuff, Slytherin. Play G5.
learn-house_of_cards-hit = The circles count your cards of one house in a row: more on that later. Hit the limit exactly, and the others get two cards. Play H2.
learn-house_of_cards-keep = A hit: the computer has two more cards. Whoever ends a round may shuffle hand and deck for a new hand. Small cards are handy, so keep yours.
learn-house_of_cards-echo = Another round, and the sum is 8. Specials count 0. After an Echo, the next number counts double, whoever plays it. Play R-Echo.
learn-house_of_cards-exceed = The 4 counted double, and 16 is over the limit: the computer gets as many cards as its card's number, four. A new round begins at 2. Play H6.
learn-house_of_cards-shield = An Echo from the computer: your next number would count double. A Shield takes the Echo away. Play H-Shield.
learn-house_of_cards-mirror = A Mirror adds the last number again, here 2: the sum becomes 12. That is safer than your other card. Play S-Mirror.
learn-house_of_cards-streak = You have played G2 and G3 this round. Three cards of one house in a row fill the circles and give you the house effect. The Swap is a Gryffindor too: play it.
learn-house_of_cards-remove = The house effect: put one hand card away, under the leftover deck. S8 would soon take you over the limit, so put it away.
learn-house_of_cards-exchange = Now the Swap itself: exchange a card for the unseen top card of your deck. No card has a higher number than S9, so exchange that.
learn-house_of_cards-hallows = The end of a game: your deck is empty, and these are your last two cards. Hallows sets the sum to the limit: a hit, whatever the sum was. Play it.
learn-house_of_cards-win = Your last card. Whoever has none left in hand or deck wins at once, even over the limit. Play R9.
learn-house_of_cards-sum-sum = Each card adds its number to the sum, and you refill your hand from your own deck.
learn-house_of_cards-sum-limit = Hit the limit exactly, and everybody else gets two cards. Go over it, and you get as many as your card's number.
learn-house_of_cards-sum-specials = Hallows hits the limit, Echo doubles the next number, Mirror repeats the last one, Shield undoes an Echo or a Mirror, Swap exchanges a card.
learn-house_of_cards-sum-house = Play three cards of one house in a row, and you may put a card away.
learn-house_of_cards-sum-win = Play the last card of your hand and deck to win.

# How long a game is.

web-length-standard = standard
web-length-quick = quick, 8 cards each

# What its computer players are like.

web-character-house_of_cards-easy = Plays along cheerfully, and misses many an exact hit.
web-character-house_of_cards-medium = Knows the cards well, but misjudges the limit now and then.
web-character-house_of_cards-hard = Hits the limit when it can, and otherwise goes over as cheaply as possible.
web-character-house_of_cards-expert = Plays the round through with all that you may hold, and forgets no card it has seen.
