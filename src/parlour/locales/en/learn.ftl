# A first hand that teaches by doing: the page around it.

learn-open = Learn in 4 minutes
learn-title = { $game }: your first hand
learn-coach = Lesson
learn-step = Step { $step } of { $of }
learn-back = Back a step
learn-again = Start over
learn-rules = Rule book
learn-on = Go on
learn-watch = Now watch what the computer does.
learn-well = Well done. Have a look at the table, then we go on with another one.
learn-allowed = That is allowed too, but first let us do what is marked. Nothing has changed.
learn-way-back = In a lesson the arrow at the top takes you back a step.
learn-no-help = The lesson shows you what to do: look for what is marked.
learn-done = That was the lesson. Well played!
learn-sum = What you have learned
learn-first-game = Play the computer (easy)
lesson-missing = There is no such lesson for { $game }.

# Notty.

learn-notty-cycle = All hands lie face up, and whoever has no card left wins. Cards leave in groups: B4 and B5 are nearly one. Draw & discard: one card comes, one goes back.
learn-notty-drop = A gold dot marks new cards. There is B6! Now put one card back into the deck before you do anything else. G2 fits nothing, so choose that.
learn-notty-end = B4 B5 B6: one colour, numbers in a row. That is a run of three or more. Hold it: if it went now, R7 would be left alone, and a single card cannot go. End your turn.
learn-notty-again = The computer has done the same. B3 or B7 would fit your run: draw & discard again. You can do it once a turn.
learn-notty-spare = B7 makes the run longer. Now only R7 fits nowhere: put it back.
learn-notty-run = B4 B5 B6 B7: every card has its group. Choose all four and discard the group: you have no card left, and win.
learn-notty-steal = The computer holds K4 K5 K6, a whole run: in its next turn it would win. You may steal one card, but chance decides which. Here any of them will do, so steal.
learn-notty-draw = A hand can be too small: B9 alone can never become a group. Once a turn you may draw up to three cards. Larger hands are harder to empty, so draw two.
learn-notty-long = A hand holds 20 cards at most, and this one is full: you can neither draw nor steal. But a run may have up to nine cards: discard G2 to G8 at once.
learn-notty-hold = The end is near. Hold your run K4 K5 K6: loose cards cannot go alone. Three sevens are no set, that takes four colours. Draw & discard.
learn-notty-loose = B7 is the fourth colour. Only B9 fits nowhere now: put it back.
learn-notty-set = Four sevens in four colours: a set. It takes four or five cards, a run only three. That is why sets are harder to get. Discard it.
learn-notty-win = Do not steal the computer's last card: whoever has none wins at once, also by a theft. Discard your run, and you win.

learn-notty-sum-turn = In your turn you may draw up to three cards, steal one, and draw & discard, each once. Groups may go at any time.
learn-notty-sum-groups = A run: three or more numbers in a row in one colour. A set: one number in four or five colours.
learn-notty-sum-limit = A hand holds 20 cards at most. A full one can only discard groups.
learn-notty-sum-hold = Draw & discard every turn, keep your hand small, and hold your groups until every card has its group.
learn-notty-sum-win = Whoever has no card left wins at once, even if somebody has stolen the last one.
learn-notty-sum-end = When the turns are used up, everybody lays down the groups they hold, and the fewest cards left win.

# Potter.

learn-potter-draw = You want to be the first with an empty hand. A turn has three parts: draw, play, discard. First draw a card from the stock.
learn-potter-run = 5♠ 6♠ 7♠: one suit, three cards in a row. That is a run, and a run is a meld. Choose the three and lay them on the table.
learn-potter-wild = Your first meld made you Sallan. In this round aces are Potters, and a Sallan may use them for any card: lay 10♣ A♥ Q♣, with A♥ as J♣.
learn-potter-discard = The discard ends your turn. The top card of the pile, Q♦, rules out queens and its neighbours in suit, such as your K♦. Discard 4♦.
learn-potter-set = The computer has laid three nines: a set, one rank in three or four suits. Now it is your turn. Draw.
learn-potter-add = A Sallan may lay cards off onto any meld on the table. The computer's set lacks 9♥, and you have it. Add it.
learn-potter-dear = Now K♦ may go: only the top card counts. If somebody else goes out first, you score what you still hold, and a king is 13. Discard it.
learn-potter-take = Another round: the threes are Potters. You could use 8♠ and 5♦ from the pile. Instead of drawing you may take all of it.
learn-potter-owed = That has a price: in this turn you must lay a new meld. Whoever cannot returns the pile and pays 25 points. But you can: lay the eights.
learn-potter-more = The price is paid. Lay as many melds as you like: 5♦ 6♦ 7♦ is one more.
learn-potter-out = Discard your last card and win the round. The computer scores its hand: numbers as they say, J 11, Q 12, K 13, and for a Sallan a Potter 25.

learn-potter-sum-turn = A turn: draw a card or take the whole pile, lay melds, discard one card.
learn-potter-sum-sallan = Your first meld of a round makes you Sallan. Then you may lay off, and use Potters for any card.
learn-potter-sum-discard = A discard must not have the rank of the top card, nor its suit and a neighbouring rank. A Potter is never discarded.
learn-potter-sum-pile = Who takes the pile owes a new meld in the same turn, or returns it for 25 points. A pile of more than 9 cards cannot be taken.
learn-potter-sum-score = Nobody wants points: they are what you hold when somebody else goes out.
learn-potter-sum-end = Every round has another Potter. When a total passes the target, usually 200, the lowest total wins.

# Jolly.

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

# House of Cards.

learn-house_of_cards-number = Be the first without a card. Your card's number goes onto the sum, 4 now; the limit is 15. Letters are houses: Gryffindor, Ravenclaw, Hufflepuff, Slytherin. Play G5.
learn-house_of_cards-hit = The circles count your cards of one house in a row: more later. Hit the limit exactly, and the others get two cards. Play H2.
learn-house_of_cards-keep = A hit: the computer has two cards more. Whoever ends a round may shuffle hand and deck for a new hand. Small cards are handy, so keep yours.
learn-house_of_cards-echo = Another round, the sum is 8. Specials count 0. After an Echo the next number counts double, whoever plays it. Play R-Echo.
learn-house_of_cards-exceed = 4 counted double, and 16 is past the limit: the computer gets as many cards as its number says, four. A new round begins at 2. Play H6.
learn-house_of_cards-shield = An Echo from the computer: your next number would count double. Shield takes the Echo away. Play H-Shield.
learn-house_of_cards-mirror = Mirror adds the last number once more, here 2: the sum becomes 12. That is safer than your other card. Play S-Mirror.
learn-house_of_cards-streak = You have played G2 and G3 in this round. Three cards of one house in a row fill the circles and bring the house effect. Swap is a Gryffindor too: play it.
learn-house_of_cards-remove = The house effect: put one hand card away, under the leftover deck. S8 soon goes past the limit: away with it.
learn-house_of_cards-exchange = Now the Swap itself: exchange a card for the unseen top card of your deck. S9 can only become better or stay as bad.
learn-house_of_cards-hallows = The end of a game: your deck is empty, and these are your last two cards. Hallows sets the sum to the limit: a hit, whatever it was. Play it.
learn-house_of_cards-win = Your last card. Whoever has none left in hand and deck wins at once, even past the limit. Play R9.

learn-house_of_cards-sum-sum = Each card adds its number to the sum, and the hand is refilled from your own deck.
learn-house_of_cards-sum-limit = Hit the limit exactly, and everybody else gets two cards. Go past it, and you get as many as your number says.
learn-house_of_cards-sum-specials = Hallows hits the limit, Echo doubles the next number, Mirror repeats the last one, Shield undoes an Echo or a Mirror, Swap exchanges a card.
learn-house_of_cards-sum-house = Three of your cards in a row from one house: you may put a card away.
learn-house_of_cards-sum-win = Whoever has played the last card of hand and deck wins.
