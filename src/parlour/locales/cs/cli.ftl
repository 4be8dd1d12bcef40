cli-player-range = { $high ->
    [one] { $low }–{ $high } hráč
    [few] { $low }–{ $high } hráči
   *[other] { $low }–{ $high } hráčů
 }
cli-your-move = { $you ->
    [true] Tvůj krok:
   *[false] Tvůj krok, { $name }:
 }
cli-turn = { $you ->
    [true] Jsi na tahu.
   *[false] Na tahu: { $name }.
 }
cli-you = ty
cli-player = hráč
cli-cards = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
 }
cli-discard-due = zbývá odhodit kartu
cli-draw-due = zbývá líznout
cli-turns = tah { $turn } z nejvýše { $limit }
cli-stock = balíček
cli-discard-pile = odhazovací hromádka
cli-empty = prázdná
cli-hand = tvoje ruka
cli-total = { $total ->
    [one] jeden bod
    [few] { $total } body
   *[other] { $total } bodů
 }
cli-known = známé
cli-legal = Možné kroky:
cli-help = Napiš krok, nebo: ? (možné kroky), hint, undo, rules, save SOUBOR, quit.
cli-nothing-to-undo = V tomto tahu není co vzít zpět.
cli-revealed = Krok { $move } nejde vzít zpět: ukázal kartu, kterou nikdo neznal.
cli-binds = Krok { $move } nejde vzít zpět: žádnou novou kartu neukázal, ale zavazuje ({ $rule }).
cli-taken-back = Vzato zpět: { $move }.
cli-won = { $count ->
    [0] Hra končí remízou.
    [one] { $you ->
        [true] Vyhráváš.
       *[false] Vyhrává: { $winners }.
     }
   *[other] { $you ->
        [true] Dělíš se o výhru; s tebou: { $winners }.
       *[false] O výhru se dělí: { $winners }.
     }
 }
cli-score = { $name }: { $score }
cli-bye = { $seed ->
    [none] Na shledanou.
   *[other] Na shledanou. Semínko této hry bylo { $seed }.
 }
cli-saved = Uloženo do souboru { $file }.
cli-no-you = Nikdo nehraje ručně: hra se jen sleduje.
cli-bad-seats = „{ $given }“ není místo. Napiš `you`, nebo počítačového hráče: { $allowed }.
cli-no-file = Soubor { $file } nelze přečíst: { $reason }
cli-not-json = Soubor { $file } není JSON: { $reason }
cli-cannot-write = Soubor { $file } nelze zapsat: { $reason }
cli-bad-option = Volby piš jako jméno=hodnota; zadáno: „{ $given }“.
serve-open = Salonek je otevřený: { $address } (stoly se ukládají do { $folder }; Ctrl-C ho zavře)
serve-no-page = Stránka není sestavená. Sestaví ji `make client`; do té doby funguje jen rozhraní pro programy.
serve-port = Na { $host }, portu { $port } nelze naslouchat: { $reason }. Zvol jiný pomocí --port.
verify-fair = Poctivé: karty byly rozdány, jak bylo slíbeno, a všechny kroky jsou podle pravidel (počet: { $moves }).
verify-unfair = Nepoctivé: karty nebyly rozdány ze slíbeného tajemství a z čísel hráčů.
verify-no-proof = { $file } neobsahuje důkaz o rozdání. Vezmi záznam dohrané hry od jejího stolu.
arena-heading = { $game }, míst { $seats }, rozdání { $deals }, semínko { $seed }, volby { $options }, na { $unit ->
    [rounds] kola
   *[games] hry
 }
arena-cross = Podíl hráče v řádku proti hráči ve sloupci, v procentech s 95% intervalem; { $even } je vyrovnané
arena-cross-many = Podíl jednoho hráče z řádku u stolu hráčů ze sloupce, v procentech s 95% intervalem; { $even } je vyrovnané
arena-undecided = Nerozhodnuté hry
arena-ratings = Síla hráčů
arena-times = Milisekundy procesoru na krok
arena-player = hráč
arena-rating = síla
arena-interval = 95 %
arena-games = her
arena-undecided-part = nerozhodnuto
arena-moves = kroků
arena-mean = průměr
arena-p50 = p50
arena-p95 = p95
arena-longest = nejvíc
arena-late = přes { $guard } s
arena-verdict = { $player } proti { $against }, počet rozdání { $deals }: { $verdict ->
    [high] podíl je spíš { $high } % než { $low } %
    [low] podíl je spíš { $low } % než { $high } %
   *[open] mezi { $low } % a { $high } % ještě není jasno
 } (logaritmus poměru věrohodností { $ratio }).
arena-stopped = Zastaveno, hotových rozdání: { $deals }. Stejný příkaz pokračuje odtud.
arena-stopped-for-good = Zastaveno, hotových rozdání: { $deals }; bez --out se nic neukládá.
arena-too-few = Aréna potřebuje aspoň dva hráče; zadáno: { $given }. Odděl je čárkami: expert,reference.
arena-no-rounds = Kola hry { $game } nemají vítěze. Na kola lze hrát jen: { $allowed }.
arena-bad-sprt = --sprt piš jako dva podíly od 0 do 1, nižší první, třeba 0.5,0.55; zadáno: { $given }.
arena-bad-log = { $file } není záznam arény: { $reason }. Odstraň ho, nebo zvol jiné --out.
arena-other-run = { $file } obsahuje rozdání jiného měření (jiní hráči, nastavení nebo verze). Odstraň ho, nebo zvol jiné --out.
levels-kept = { $game }, měřeno { $date } ve verzi { $commit }, rozdání: { $deals }, míst: { $seats }
levels-unmeasured = Hráči hry { $game } ještě nejsou změřeni: udělá to parlour levels { $game } --deals 200.
regret-heading = { $game }, malá varianta vyřešená přesně: kolik hráči ztrácejí a kolik vyhrávají proti { $against }
regret-player = hráč
regret-deals = rozdání
regret-decisions = rozhodnutí
regret-regret = ztráta na rozhodnutí, setiny výhry
regret-best = nejlepší tahy, %
regret-share = výhry, % (95 %)
regret-no-model = Malou variantu hry { $given } nemáme; jsou jen: { $allowed }.

review-seat-n = místo { $seat }
review-course = { $game }: šance na výhru
review-sums = Z čeho se skládá výsledek, v bodech ze 100; sloupce dají dohromady výsledek
review-seat = místo
review-even = rovný díl
review-deal = první karty
review-luck = štěstí
review-own = vlastní kroky
review-others = kroky ostatních
review-result = výsledek
review-labels = Jaké byly kroky
review-best = nejlepší
review-good = dobrý
review-inaccuracy = nepřesnost
review-mistake = chyba
review-blunder = hrubá chyba
review-forced = nucený
review-turning = { $count ->
    [0] Žádný krok hru nezvrátil.
    [one] Zlomový okamžik:
    [few] { $count } zlomové okamžiky:
   *[other] { $count } zlomových okamžiků:
 }
review-errors = { $count ->
    [0] Žádný krok nebyl zřetelně horší než nejlepší.
    [one] Krok, kterým se něco ztratilo:
    [few] { $count } kroky, kterými se ztratilo nejvíc:
   *[other] { $count } kroků, kterými se ztratilo nejvíc:
 }
review-action = { $number }. { $name }: { $move } ({ $label }); šance na výhru ({ $who }) { $before } % -> { $after } %: kroky { $skill }, štěstí { $luck }
review-better = { $best } by bylo lepší o { $loss } ± { $error } bodu ze 100.
puzzles-count = { $game }: { $count ->
    [one] jedna úloha
    [few] { $count } úlohy
   *[other] { $count } úloh
 }. První ukáže parlour puzzles { $game } 1.
puzzles-ask = Úloha { $number } { PREPOSITION("z", $count) }. Jsi na tahu, místo { $seat }: parlour puzzles { $game } { $number } --move "..."
puzzles-right = Správně: { $best } vyhraje { $chance } her ze 100.
puzzles-wrong = { $move } vyhraje { $tried } her ze 100. Nejlepší je { $best }: vyhraje { $chance } ze 100.
puzzles-found = Nalezeno úloh: { $found }, odehráno her: { $games }; zapsáno do souboru { $file }.
calibration-heading = { $game }, míst: { $seats }, her { $level }: { $games }, seed { $seed }, commit { $commit }: co bylo řečeno -> co se splnilo, v procentech s 95 %, (kolikrát)
calibration-said = řečeno
calibration-seat = z toho, co každé místo vědělo
calibration-spectator = z toho, co leželo otevřeně
calibration-brier = Brierovo skóre (rovného dílu)
cli-win-chance = Tvá šance na výhru: { $share } % ± { $error }.
calibration-time = Odpověď trvala průměrně { $mean } ms procesoru, 95 ze 100 nejvýš { $most }.
cli-watch-at = Počítače hrají na { $address } (Ctrl-C to ukončí).
cli-player-count = { $count ->
    [one] jeden hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
 }
cli-trouble = Nejde to: { $reason }.
cli-file-trouble = { $file }: { $reason }. Nic dalšího se nestalo; zvol jiný soubor nebo složku.
cli-nested = Soubor { $file } je vnořený příliš hluboko, záznam to být nemůže.
puzzles-out = --find a --out patří k sobě: parlour puzzles { $game } --find 10 --out SOUBOR najde úlohy a zapíše je do souboru.
levels-no-ratings = { $file } neobsahuje hodnocení. Zvol pro --write jiný soubor.
cli-type = Napiš: { $move }
cli-type-word = Napiš krok, který začíná: { $word }
cli-end-help = Hra skončila. Napiš: review (rozbor), save SOUBOR, rematch (odveta), rules, quit.
cli-end-prompt = Co teď?
cli-yes = a ano
cli-overwrite = Soubor { $file } už existuje. Přepsat ho? (a/n)
cli-not-saved = Neuloženo.
cli-save-where = Napiš jméno souboru: save SOUBOR.
cli-kept = Hra je uložená v souboru { $file }.
cli-kept-unfinished = Hra je uložená. Pokračovat jde takto: parlour play --load "{ $file }"{ $seats }
cli-which-game = Napiš hru: { $allowed }. Nebo pokračuj v uložené: --load SOUBOR.
cli-load-alone = { $file } má své karty i možnosti: --seed a --option se k --load nehodí.
cli-load-other = { $file } je hra { $saved }, ne { $given }.
