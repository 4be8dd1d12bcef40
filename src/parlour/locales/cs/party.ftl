# Večírky: přátelé, kteří zůstanou spolu po několik her.

party-title = Večírek
party-title-field = Název večírku
party-title-save = Uložit
party-open = Založit večírek
party-open-words = Jeden odkaz na celý večer: několik her, jedno skóre.
party-yours = Tvé večírky
party-only-you = Zatím jen ty
party-playing = hraje se { $game }
party-share = Sdílet
party-invite = Pozvat přátele
party-invite-words = Přidat se může každý, kdo má odkaz nebo kód. Platí pro všechny hry.
party-join = Přidat se
party-join-words = Zveme tě na večer karetních her. Stačí jméno.
party-members = Přátelé
party-you = ty
party-host = hostitel
party-away = pryč
party-remove = Odebrat
party-remove-words = { $name } se už tímto odkazem nedostane dovnitř. V rozehrané hře pokračuje počítač.
party-keep = Nechat
party-make-host = Předat hostitelství
party-make-host-who = Předat hostitelství: { $name }
party-take-host = Převzít hostitelství
party-take-host-words = Hostitel je pryč. Převzít to může kdokoli.
party-leave = Opustit večírek
party-leave-words = Tvé výsledky ve skóre zůstanou. Vrátit se můžeš stejným odkazem.
party-stay = Zůstat
party-next = Další hra
party-who-plays = Kdo hraje
party-watch-only = Zatím se budu jen dívat
party-watch-only-words = Dokud to nezměníš, do hry tě nikdo nezařadí.
party-who-watches = { $count ->
    [one] Dívá se: { $names }.
   *[other] Dívají se: { $names }.
}
party-seats = Míst
party-computers = { $count ->
    [0] Bez počítačů
    [one] Přidá se jeden počítač
    [few] Přidají se { $count } počítače
   *[other] Přidá se { $count } počítačů
}
party-begin = Začít: { $game }
party-too-many-players = { $game } má nejvýše { $most } místa. Někdo se musí dívat.
party-nobody-plays = Vyber, kdo hraje.
party-another-words = Hra na stole ještě neskončila.
party-another = Začít jinou hru
party-wait = Další hru vybírá { $name }.
party-wait-nobody = Večírek zatím nemá hostitele.
party-now = Na stole
party-to-table = Ke stolu
party-watch = Dívat se
party-score = Skóre večera
party-score-words = Umístění dává bod za každé místo za ním.
party-score-empty = První hra se teprve odehraje.
party-name = Jméno
party-games = Hry
party-wins = Výhry
party-points = Body
party-played = Dosavadní hry
party-not-counted = nepočítá se
party-won-by = vítězí { $names }
party-arrived = Přichází { $name }
party-went = Odchází { $name }
party-new-host = Hostí teď { $name }
party-you-host = Hostitelství je teď tvé
party-begun = Začíná { $game }
party-back = Zpět na večírek
party-to-next = Vybrat další hru
party-take = Obsadit místo: { $name }
party-take-words = Můžeš pokračovat za počítač. Od té chvíle uvidíš jeho karty.
party-take-wait = Čeká se na konec tahu …
party-watches = dívá se
party-preview-title = Pozvánka na večírek
party-preview-words = Večer karetních her mezi přáteli: jeden odkaz, několik her, jedno skóre. Bez účtu a bez instalace.
party-preview-table = Stůl: { $game }
party-preview-table-words = Pojď si zahrát nebo se dívat. Bez účtu a bez instalace.
party-preview-picture = Hrací karty na zeleném plátně

party-none = Takový večírek neexistuje. Požádej přátele znovu o odkaz.
party-closed = Tento večírek skončil: dlouho se nehrálo. Založ nový.
party-removed = Hostitel tě z večírku odebral.
party-not-member = V tomto večírku nejsi. Nejdřív se přidej.
party-host-only = To může jen hostitel večírku.
party-no-such-member = Tento člověk už ve večírku není.
party-full = Večírek je plný, má { $most } členů.
party-too-many = Hostíš už { $most } večírků. Nejdřív některý opusť.
party-too-many-games = Na tomto večírku se odehrálo už { $most } her. Založ nový.
party-not-yourself = Chceš-li odejít, opusť večírek.
party-stale = Večírek se mezitím změnil. Podívej se znovu.
party-bad-players = Hrát tu může jeden až { $seats } přátel.
party-only-watches = { $name } se zatím jen dívá. Vyber někoho jiného, nebo počítač.
party-people-only = Večírek je pro lidi, ne pro programy.
table-knows-cards = V této hře už ti jedno místo patřilo a některé karty znáš. Do příští hry se dívej.
table-not-to-take = Toto místo nelze obsadit. Do příští hry se dívej.
table-seat-on-turn = Toto místo je na tahu. Zkus to po jeho tahu.
