# Co stůl odmítá, kromě pravidel hry.

table-no-free-seat = Toto místo je obsazené. Volná místa: { $free }.
table-seat-in-use = Na některém místě nad { $seats } někdo sedí. Nejdřív ho popros, ať vstane.
table-not-for-a-computer = Na místo { $seat } se počítač nevejde.
table-seats-free = Hra začne, až budou všechna místa obsazená. Zatím jsou volná: { $free }.
table-not-seated = U tohoto stolu nemáš místo. Sedni si ke hře, nebo se dívej.
table-host-only = To může jen hostitel stolu.
table-begun = Hra už začala.
table-not-begun = Hra ještě nezačala.
table-game-goes-on = Hra ještě neskončila.
table-not-your-turn = Na tahu je místo { $seat }.
table-stale = Stůl se mezitím změnil. Podívej se znovu a pak hraj.
table-revealed = { $move } nejde vzít zpět: ukázalo kartu, kterou nikdo neznal.
table-nothing-to-take-back = V tomto tahu není co vzít zpět.
table-no-match = { $game } nemá zápasy: hraje se po jednotlivých hrách.
table-no-match-points = { $game } se nehraje na body. Vyber si zápas na počet her.
table-bad-match-games = Zápas s tolika hrami ({ $given }) není. Vyber si z { $allowed }.
table-bad-match-points = Zápas do { $given } bodů není. Vyber si od { $low } do { $high }.
table-no-such-table = Stůl { $table } neexistuje. Možná už byl zavřen.
table-unreadable = Zprávu nelze přečíst: { $reason }
table-version = Stránka je jiné verze. Načti ji znovu.
table-too-large = Zpráva je větší než { $limit } bajtů.
table-too-fast = Příliš mnoho zpráv. Chvíli počkej a načti stránku znovu.
table-no-help = Ve veřejné hře mezi lidmi se neradí.
table-no-answer = Odpověď nepřišla včas. Zeptejte se znovu.
