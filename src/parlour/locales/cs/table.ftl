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
table-no-help = V hře mezi lidmi, která se počítá do ratingu, počítač nikomu nepomáhá.
table-no-answer = Odpověď nepřišla včas. Zeptej se znovu.
table-no-such-game = Tento stůl nemá dohranou hru s tímto číslem: { $given }.
table-no-such-move = Hra má { $most } kroků; okamžik { $given } v ní není.
table-over-there = V tomto okamžiku už hra skončila: není co dohrávat. Zvol dřívější krok.
table-reviews-wait = Už čeká { $most } rozborů. Zkus to za minutu.

# Its life: clocks, who left, what people agree on, what they say.

table-bad-clock = Na tah může být { $low } až { $high } sekund, ne { $given }.
table-bad-name = Jméno musí mít aspoň jedno viditelné písmeno.
table-already-seated = U tohoto stolu už sedíš.
table-closed = Tento stůl je zavřený. Otevři si jiný.
table-ended = Hra skončila.
table-resigned = Tuto hru jsi vzdal(a), hraje za tebe počítač. Přidej se k příští.
table-not-a-person = Na místě { $seat } nesedí nikdo, koho by se to týkalo.
table-is-here = Místo { $seat } není prázdné: popros, ať vstane.
table-not-warned = Není třeba: čas ti ještě nedochází.
table-extended = V tomto tahu už jsi čas navíc dostal(a).
table-nobody-to-skip = Teď není koho přeskočit.
table-wait-before-skip = Dej jim čas: po { $seconds } sekundách, nebo když jsou pryč, můžeš hlasovat pro přeskočení tahu.
table-nothing-to-undo = Nemáš žádný krok, který by šel vrátit.
table-undo-asked = O vrácení už žádá místo { $seat }. Nejdřív odpověz.
table-no-undo-asked = O vrácení kroku nikdo nežádá.
table-nothing-said = V této zprávě nic není.
table-no-such-emote = Gesto { $given } neznáme. Vyber z: { $allowed }.
table-too-much-talk = Ne tak rychle: než něco dalšího řekneš, chvíli počkej.
table-cannot-write = Salonek teď nemůže nic ukládat, a tak stůl čeká. Nic se neztratilo, hra půjde dál sama.
table-nobody-here = Stůl čeká, až se někdo z hráčů vrátí.
table-too-slow = Tvé spojení nestíhá. Načti stránku znovu.
table-no-hello = Spojení se otevřelo, ale nic nepřišlo.
table-come-back = Stůl se znovu otevírá.
table-broken-off = Tato hra byla přerušena, není co rozebírat.
table-no-such-code = Žádný otevřený stůl tento kód nemá. Platí, dokud hra nezačne: popros o něj znovu, nebo o odkaz.
