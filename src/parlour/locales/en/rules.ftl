# Rule books, in the drawer beside a table and on their own pages.

rules-of = { $game }: the rules
rules-contents = Contents
rules-search = Search the rules
rules-clear = Clear the search
rules-found = { $count ->
    [0] No paragraph has all these words.
    [one] Found in one place
   *[other] Found in { $count } places
 }
rules-none = This game has no rule book here.
rules-print = Print
rules-sources = Show sources, options and how moves are written
rules-option = “{ $name }”

# The legend: what the marks mean that every table or several games have.

rules-marks = What the marks mean
rules-mark-new = A gold dot: this card has just come into your hand.
rules-mark-advised = A dashed gold line: what the computer advises.
rules-mark-count = A number on a pile: how many cards it has.
rules-mark-laid = A gold bar: the last move put this card here.
rules-mark-ready = A gold frame around a pile: you can use it now.
rules-mark-meaning = A gold label: the card that this one stands for.
rules-mark-seen = An eye on your card: the others know that you hold it.
rules-mark-known = A face-up card in another player's hand: everybody knows it.
