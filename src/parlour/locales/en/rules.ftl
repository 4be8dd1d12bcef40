# Rule books, in the drawer of a table and on pages of their own.

rules-of = { $game }: the rules
rules-contents = Contents
rules-search = Search the rules
rules-clear = Clear the search
rules-found = { $count ->
    [0] Nothing has all these words.
    [one] One place
   *[other] { $count } places
 }
rules-none = This game has no rule book here.
rules-print = Print
rules-sources = Show sources, options and how moves are written
