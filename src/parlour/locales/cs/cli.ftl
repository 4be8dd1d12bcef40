cli-player-range = { $high ->
    [one] { $low }–{ $high } hráč
    [few] { $low }–{ $high } hráči
   *[other] { $low }–{ $high } hráčů
 }
cli-your-move = Tvůj krok ({ $name }):
cli-turn = Na tahu: { $name }.
cli-you = ty
cli-player = hráč
cli-deck = balíček
cli-cards = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
 }
cli-done = v tomto tahu hotovo
cli-discard-due = zbývá odhodit kartu
cli-draw-due = zbývá líznout
cli-meld-due = zbývá vyložit skupinu
cli-turns = tah { $turn } z nejvýše { $limit }
cli-round = { $round }. kolo; Potter: { $potter }; hraje se do { $target } bodů
cli-stock = balíček
cli-discard-pile = odhazovací hromádka
cli-empty = prázdná
cli-hand = tvoje ruka
cli-total = { $total ->
    [one] jeden bod
    [few] { $total } body
   *[other] { $total } bodů
 }
cli-sallan = Sallan
cli-known = známé
cli-banned = zakázané
cli-rounds = { $round }. kolo z nejvýše { $limit }
cli-opened = má vyloženo
cli-opening = první vyložení: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
 } z { $needed }, { $pure ->
    [true] s čistou postupkou
   *[false] chybí čistá postupka
 }
cli-taken-due = zbývá použít { $card }
cli-joker-due = zbývá vyložit vyměněného žolíka v nové skupině
cli-clear-due = ruka Jolly: všechny karty do nových skupin, poslední smí být odhozena
cli-no-jolly-hand = ruku Jolly už nevyhlásí
cli-jolly-card = karta Jolly
cli-gone = pryč
cli-bottom = viděné vespod
cli-new = nová
cli-legal = Možné kroky:
cli-help = Napiš krok, nebo: ? (možné kroky), undo, rules, save SOUBOR, quit.
cli-nothing-to-undo = V tomto tahu není co vzít zpět.
cli-revealed = Krok { $move } nejde vzít zpět: ukázal kartu, kterou nikdo neznal.
cli-taken-back = Vzato zpět: { $move }.
cli-won = { $count ->
    [0] Hra končí remízou.
    [one] Vyhrává: { $winners }.
    [few] O výhru se dělí: { $winners }.
   *[other] O výhru se dělí: { $winners }.
 }
cli-score = { $name }: { $score }
cli-bye = Na shledanou. Semínko této hry bylo { $seed }.
cli-saved = Uloženo do souboru { $file }.
cli-no-you = Nikdo nehraje ručně: hra se jen sleduje.
cli-bad-seats = „{ $given }“ není místo. Napiš `you`, nebo počítačového hráče: { $allowed }.
cli-no-file = Soubor { $file } nelze přečíst: { $reason }
cli-not-json = Soubor { $file } není JSON: { $reason }
cli-cannot-write = Soubor { $file } nelze zapsat: { $reason }
cli-bad-option = Volby piš jako jméno=hodnota; zadáno: „{ $given }“.
serve-open = Herna je otevřená: { $address } (stoly se ukládají do { $folder }; Ctrl-C ji zavře)
serve-no-page = Stránka není sestavená. Sestaví ji `make client`; do té doby funguje jen rozhraní pro programy.
serve-port = Na { $host }, portu { $port } nelze naslouchat: { $reason }. Zvol jiný pomocí --port.
verify-fair = Poctivé: karty byly rozdány, jak bylo slíbeno, a všechny kroky jsou podle pravidel (počet: { $moves }).
verify-unfair = Nepoctivé: karty nebyly rozdány ze slíbeného tajemství a z čísel hráčů.
verify-no-proof = { $file } neobsahuje důkaz o rozdání. Vezmi záznam dohrané hry od jejího stolu.
