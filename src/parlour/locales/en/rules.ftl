# Rule books, in the drawer of a table and on pages of their own.

rules-of = { $game }: the rules
rules-contents = Contents
rules-search = Search the rules
rules-clear = Clear the search
rules-found = { $count ->
    [0] Nothing has all these words.
    [one] Found in one place
   *[other] Found in { $count } places
 }
rules-none = This game has no rule book here.
rules-print = Print
rules-sources = Show sources, options and how moves are written
rules-option = “{ $name }”

# The legend: what the marks at every table mean, and those of several games.

rules-marks = What the marks mean
rules-mark-new = A gold dot: this card has just come into your hand.
rules-mark-advised = A broken gold line: what the computer advises.
rules-mark-count = A number at a pile: how many cards lie there.
rules-mark-laid = A gold bar: the last move laid this card there.
rules-mark-ready = A gold frame around a pile: you can use it now.
rules-mark-meaning = A gold label: the card that this one stands for.
rules-mark-seen = An eye on your card: the others know that you hold it.
rules-mark-known = An open card of another player: everybody knows it.
