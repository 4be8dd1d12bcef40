# Rule books, in the drawer of a table and on pages of their own.

rules-of = { $game }: pravidla
rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-clear = Smazat hledání
rules-found = { $count ->
    [0] Všechna tato slova spolu nikde nejsou.
    [one] Nalezeno na jednom místě
    [few] Nalezeno na { $count } místech
   *[other] Nalezeno na { $count } místech
 }
rules-none = Tato hra tu pravidla sepsaná nemá.
rules-print = Vytisknout
rules-sources = Ukázat zdroje, volby a zápis kroků
rules-option = „{ $name }“

# The legend: what the marks at every table mean, and those of several games.

rules-marks = Co znamenají značky
rules-mark-new = Zlatá tečka: tuhle kartu máš v ruce nově.
rules-mark-advised = Přerušovaná zlatá čára: co radí počítač.
rules-mark-count = Číslo u balíčku nebo hromádky: kolik je v nich karet.
rules-mark-laid = Zlatý proužek: kartu sem položil poslední krok.
rules-mark-ready = Zlatý rámeček kolem balíčku nebo hromádky: teď je můžeš použít.
rules-mark-meaning = Zlatý štítek: kterou kartu tahle zastupuje.
rules-mark-seen = Oko na tvé kartě: ostatní vědí, že ji máš.
rules-mark-known = Odkrytá karta u jiného hráče: všichni o ní vědí.
