# The plain table, for installed games that have no table of their own.

generic-pitch = A game brought along by somebody here.
generic-turn = Turn { $turn }
generic-your-turn = Your turn: { $acts }.
generic-can = With these cards: { $acts }.
generic-no-move = No move uses just these cards.
generic-over = The game is over.
generic-which = Which one?
generic-your-hand = Your hand
generic-top = { $card } on top
generic-top-last = The last card is on top.
generic-yes = yes
generic-no = no
generic-score = { $count }
generic-not-outside = { $game } is built in: its words and its rule book come with the page.
generic-page-failed = The page of this game could not be shown, so this is the plain table. Reload to try again.
generic-page-version = The page of this game was made for another version of Parlour, so this is the plain table.
