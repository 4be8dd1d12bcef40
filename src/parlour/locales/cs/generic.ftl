# The plain table, for games from outside that bring none of their own.

generic-pitch = Hra, kterou sem někdo přinesl.
generic-turn = { $turn }. tah
generic-your-turn = Jsi na tahu: { $acts }.
generic-can = S těmito kartami: { $acts }.
generic-no-move = Právě s těmito kartami žádný krok není.
generic-over = Hra skončila.
generic-which = Co z toho?
generic-your-hand = Tvoje ruka
generic-top = navrchu { $card }
generic-top-last = Poslední karta leží navrchu.
generic-yes = ano
generic-no = ne
generic-score = { $count }
generic-not-outside = { $game } patří k domu: její slova i pravidla jsou přímo na stránce.
generic-page-failed = Vlastní stránku této hry se nepodařilo zobrazit, proto hraješ u obyčejného stolu. Zkus stránku načíst znovu.
generic-page-version = Vlastní stránka této hry je pro jinou verzi Parlour, proto hraješ u obyčejného stolu.
