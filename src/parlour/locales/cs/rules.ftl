# Rule books, in the drawer of a table and on pages of their own.

rules-of = { $game }: pravidla
rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-clear = Smazat hledání
rules-found = { $count ->
    [0] Všechna tato slova spolu nikde nejsou.
    [one] Jedno místo
    [few] { $count } místa
   *[other] { $count } míst
 }
rules-none = Tato hra tu pravidla sepsaná nemá.
rules-print = Vytisknout
rules-sources = Ukázat zdroje, volby a zápis kroků
