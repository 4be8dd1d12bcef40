# The plain table, for games from outside that bring none of their own.

generic-pitch = A game that somebody has brought along.
generic-turn = Turn { $turn }
generic-your-turn = Your turn: { $acts }.
generic-can = With these cards: { $acts }.
generic-no-move = There is no move with just these cards.
generic-over = The game is over.
generic-which = Which one?
generic-your-hand = Your hand
generic-top = { $card } on top
generic-top-last = The last card lies on top.
generic-yes = yes
generic-no = no
generic-score = { $count }
generic-not-outside = { $game } is a game of the house: its words and its rule book come with the page.
generic-page-failed = The page of this game could not be shown, so you are at the plain table. To try again, reload.
generic-page-version = The page of this game was made for another version of Parlour, so you are at the plain table.
