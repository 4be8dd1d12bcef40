notty-name = Notty
notty-pitch = Všechny ruce leží lícem nahoru a vyhrává, kdo má první prázdnou.

notty-option-first_player = Kdo začíná: některé místo, nebo náhoda.
notty-option-turn_limit = Po tolika tazích všichni vyloží své skupiny a vyhrává, komu zbude nejméně karet.
notty-option-cycle_at_limit = Líznutí s odhozením i s plnou rukou 20 karet.

# Události. Místo toho, kdo řádek čte, je `you`; každé jiné je jméno.

notty-card-drawn = { $seat ->
    [you] Lížeš
   *[other] { $seat } líže
 } { $card }.
notty-card-stolen = { $thief ->
    [you] Kradeš
   *[other] { $thief } krade
 } { $victim ->
    [you] ti { $card }
   *[other] { $card }, o kartu přichází { $victim }
 }.
notty-cycle-begun = { $seat ->
    [you] Lížeš { $card } a musíš jednu kartu vrátit.
   *[other] { $seat } líže { $card } a musí jednu kartu vrátit.
 }
notty-card-dropped = { $seat ->
    [you] Vracíš
   *[other] { $seat } vrací
 } { $card }.
notty-web-cycled = { $seat ->
    [you] Lížeš { $drawn } a vracíš { $card }.
   *[other] { $seat } líže { $drawn } a vrací { $card }.
 }
notty-group-discarded = { $seat ->
    [you] Odhazuješ
   *[other] { $seat } odhazuje
 } { $cards }.
notty-turn-ended = { $seat ->
    [you] Ukončuješ
   *[other] { $seat } ukončuje
 } tah.
notty-hand-emptied = { $seat ->
    [you] Už nemáš žádnou kartu a vyhráváš.
   *[other] { $seat } už nemá žádnou kartu a vyhrává.
 }
notty-groups-laid-down = Poslední tah skončil a všichni vykládají skupiny, které mají v ruce. Nejméně { $cards ->
    [0] zbylo 0 karet
    [one] zbyla jedna karta
    [few] zbyly { $cards } karty
   *[other] zbylo { $cards } karet
 }. { $winners ->
    [you] Vyhráváš.
   *[other] Vyhrává: { $winners }.
 }
# Příběh hry.
notty-story-limit = Tahy došly a nejméně karet { $name ->
    [you] zbývá tobě.
   *[other] má { $name }.
 }
notty-story-loot = { $victim ->
    [you] Karta { $card }, kterou ti { $name } krade,
   *[other] Ukradená karta { $card }
 } je přesně ta, která { $name ->
    [you] ti chyběla.
   *[other] do poslední skupiny chyběla.
 }
notty-story-comeback = { $name ->
    [you] V jednu chvíli držíš { $most } karet, a přesto se zbavíš každé z nich.
   *[other] { $name } v jednu chvíli drží { $most } karet, a přesto se zbaví každé z nich.
 }
notty-story-large = { $name ->
    [you] Odhazuješ
   *[other] { $name } odhazuje
 } { $size } karet najednou a ruka je prázdná.
notty-story-quick = Rychlá hra: { $turns ->
    [one] jeden tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
 }, a { $name ->
    [you] máš prázdnou ruku.
   *[other] { $name } má prázdnou ruku.
 }
notty-story-long = Až po { $turns } tazích { $name ->
    [you] nacházíš
   *[other] nachází { $name }
 } poslední skupinu.
notty-story-thief = { $name ->
    [you] K prázdné ruce ti pomáhá
   *[other] { $name } má prázdnou ruku, a pomáhá k ní
 } { $thefts } krádeží.
notty-story-empty = { $name ->
    [you] V tahu { $turns } odhazuješ svou poslední skupinu.
   *[other] V tahu { $turns } odhazuje { $name } poslední skupinu.
 }

# Hry rozehrané podle první verze pravidel.
notty-turn-limit-reached = Poslední tah skončil. Nejmenší ruka má { $cards ->
    [one] jednu kartu
    [few] { $cards } karty
   *[other] { $cards } karet
 }. { $winners ->
    [you] Vyhráváš.
   *[other] Vyhrává: { $winners }.
 }

# Týž hráč pokračuje: jméno se neopakuje.

notty-then-drawn = { $seat ->
    [you] Lížeš
   *[other] Líže
 } { $card }.
notty-then-stolen = { $thief ->
    [you] Kradeš
   *[other] Krade
 } { $victim ->
    [you] ti { $card }
   *[other] { $card }, o kartu přichází { $victim }
 }.
notty-then-begun = { $seat ->
    [you] Lížeš { $card } a musíš jednu kartu vrátit.
   *[other] Líže { $card } a musí jednu kartu vrátit.
 }
notty-then-cycled = { $seat ->
    [you] Lížeš { $drawn } a vracíš { $card }.
   *[other] Líže { $drawn } a vrací { $card }.
 }
notty-then-discarded = { $seat ->
    [you] Odhazuješ
   *[other] Odhazuje
 } { $cards }.

# Odmítnutí: pravidlo, fakta, východisko.

notty-game-won = Hra skončila: místo { $winner } už nemá žádnou kartu a vyhrává ({ $rule }).
notty-game-at-limit = Hra skončila: { $turns ->
    [one] odehrál se jeden tah
    [few] odehrály se { $turns } tahy
   *[other] odehrálo se { $turns } tahů
 } ({ $rule }).
notty-no-such-draw = Líznout můžeš 1 až { $most ->
    [one] { $most } kartu
    [few] { $most } karty
   *[other] { $most } karet
 }, ne { $asked } ({ $rule }).
notty-hand-too-full = V ruce máš { $held ->
    [one] jednu kartu
    [few] { $held } karty
   *[other] { $held } karet
 } a chceš líznout { $asked }; limit je { $limit } ({ $rule }). { $room ->
    [0] { $way ->
        [end] Skupinu nemáš: ukonči tah.
       *[group] Nejdřív odhoď skupinu.
     }
    [one] Líznout můžeš jednu kartu.
    [few] Líznout můžeš nejvýš { $room } karty.
   *[other] Líznout můžeš nejvýš { $room } karet.
 }
notty-no-such-victim = U tohoto stolu { $seats ->
    [one] je jedno místo
    [few] jsou { $seats } místa
   *[other] je { $seats } míst
 } a místo { $asked } mezi nimi není ({ $rule }). Uveď místo soupeře.
notty-own-hand = Místo { $seat } je tvoje. Krást můžeš jen soupeři ({ $rule }).
notty-thief-too-full = V ruce máš { $held ->
    [one] jednu kartu
    [few] { $held } karty
   *[other] { $held } karet
 } a limit je { $limit }: ukradená karta se už nevejde ({ $rule }). { $way ->
    [end] Skupinu nemáš: ukonči tah.
   *[group] Nejdřív odhoď skupinu.
 }
notty-nothing-to-steal = Místo { $victim } nemá žádnou kartu, není co ukrást ({ $rule }).
notty-cycle-too-full = V ruce máš { $held ->
    [one] jednu kartu
    [few] { $held } karty
   *[other] { $held } karet
 } a limit je { $limit }: líznutí s odhozením začíná líznutím ({ $rule }). { $way ->
    [end] Skupinu nemáš: ukonči tah.
   *[group] Nejdřív odhoď skupinu.
 }
notty-discard-due = Jsi uprostřed líznutí s odhozením: nejdřív vrať jednu kartu z ruky ({ $rule }).
notty-nothing-drawn = Samotnou kartu { $card } můžeš vrátit jen při líznutí s odhozením ({ $rule }). { $way ->
    [cycle] Začni líznutím s odhozením, nebo odhoď skupinu.
    [group] To teď nejde: odhoď skupinu, nebo ukonči tah.
   *[end] To teď nejde: ukonči tah.
 }
notty-done-this-turn = { $action ->
    [draw] Lízání už máš v tomto tahu za sebou; lízat můžeš
    [steal] Krádež už máš v tomto tahu za sebou; krást můžeš
   *[cycle] Líznutí s odhozením už máš v tomto tahu za sebou; můžeš to
 } jen jednou za tah ({ $rule }).
notty-not-a-group = { $cards } není skupina ({ $rule }): { $why ->
    [few] postupka potřebuje tři karty, sada čtyři.
    [twice] ve skupině nesmí být žádná karta dvakrát.
    [gap] čísla postupky jdou po sobě bez mezery, od 1 nejvýš do 9.
    [three] sada potřebuje čtyři nebo pět barev.
   *[mixed] postupka má jednu barvu, sada jedno číslo.
 }
notty-not-in-hand = V ruce ti chybí { $cards } ({ $rule }). Vyber karty, které máš.
notty-card-not-in-hand = Kartu { $card } v ruce nemáš ({ $rule }). Vyber kartu, kterou máš.

# Pozice, které nemohou nastat.

notty-position-hand = Místo { $seat } má v ruce { $held ->
    [one] jednu kartu
    [few] { $held } karty
   *[other] { $held } karet
 }; limit je { $limit } (N2, N5).
notty-position-cycling = `cycling` patří k místu na tahu, které si právě líznulo a má tedy v ruce aspoň dvě karty (N5).
notty-position-two-empty = Dvě ruce jsou prázdné; vyhrává už první prázdná (N4).
notty-position-end = Hra je u konce (`turn` null a k tomu `winners`), když je některá ruka prázdná (N4) nebo je vyčerpán limit tahů, tedy { $limit } (N10), a jen tehdy. Tady má nejmenší ruka { $smallest ->
    [one] jednu kartu
    [few] { $smallest } karty
   *[other] { $smallest } karet
 } a { $turns ->
    [one] odehrál se jeden tah
    [few] odehrály se { $turns } tahy
   *[other] odehrálo se { $turns } tahů
 }.
notty-position-winners = Vítězná místa nemohou být { $given }: nejméně karet zbývá na místech { $allowed } (N4, N10).

# Rady: druh akce, akce a proč. `outs` karet z tolika udělá, co se říká.

hint-notty-kind-draw = Líznout.
hint-notty-kind-steal = Ukrást kartu.
hint-notty-kind-cycle = Líznout a odhodit.
hint-notty-kind-drop = Vrátit kartu.
hint-notty-kind-group = Odhodit skupinu.
hint-notty-kind-end = Ukonči tah.

hint-notty-draw = Lízni si { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
 }.
hint-notty-steal = Ukradni kartu, o kterou přijde { $victim }.
hint-notty-cycle = Líznutí s odhozením: lízni si kartu a pak jednu vrať.
hint-notty-drop = Vrať { $card }.
hint-notty-group = Odhoď { $cards }.
hint-notty-end = Ukonči tah: v tomhle už nedělej nic.

hint-notty-why-out = Celá ruka se rozkládá na skupiny (karet: { $held }, skupin: { $groups }): odhoď je a hned vyhráváš.
hint-notty-why-limit = { $turns ->
    [one] Tohle je poslední tah
    [few] Zbývají { $turns } tahy
   *[other] Zbývá { $turns } tahů
 }. Kdyby se skupiny vyložily teď, zbylo by karet: tobě { $left }, soupeř { $seat } má { $other }. Vyhrává, komu jich zbude nejméně.
hint-notty-why-group-left = Ruka se zmenší { PREPOSITION("z", $held) } na { $left }, mimo skupiny { $loose ->
    [one] zůstane jedna karta
    [few] zůstanou { $loose } karty
   *[other] zůstane { $loose } karet
 }.
hint-notty-why-drop-out = Bez { $card } se celá ruka rozkládá na skupiny (karet: { $left }, skupin: { $groups }): odhoď je a hned vyhráváš.
hint-notty-why-drop-loose = Bez { $card } { $loose ->
    [one] zůstane mimo skupiny jedna karta
    [few] zůstanou mimo skupiny { $loose } karty
   *[other] zůstane mimo skupiny { $loose } karet
 }; bez { $other } by to bylo { $more }.
hint-notty-why-drop-finish = Bez { $card } by ti ruku z balíčku ({ $deck } karet) { $outs ->
    [one] dokončila jedna karta
    [few] dokončily { $outs } karty
   *[other] dokončilo { $outs } karet
 } ({ $percent } %); bez { $other } jen { $less }.
hint-notty-why-drop-help = Bez { $card } by při líznutí s odhozením { $outs ->
    [one] ubrala kartu mimo skupiny jedna karta
    [few] ubraly kartu mimo skupiny { $outs } karty
   *[other] ubralo kartu mimo skupiny { $outs } karet
 } z balíčku { $deck } karet ({ $percent } %); bez { $other } jen { $less }.
hint-notty-why-drop-pairs = { $few ->
    [0] { $card } se nehodí k žádné kartě, která ti zůstane
    [one] { $card } se hodí k jedné kartě z těch, které ti zůstanou
    [few] { $card } se hodí ke { $few } kartám, které ti zůstanou
   *[other] { $card } se hodí k { $few } kartám, které ti zůstanou
 }, ale { $other } { $more ->
    [one] k jedné
    [few] ke { $more }
   *[other] k { $more }
 } (stejná barva a čísla nejvýš o dvě od sebe, nebo stejné číslo).
hint-notty-why-drop-mates = Do skupiny s { $card } by se { $few ->
    [one] hodila jedna karta
    [few] hodily { $few } karty
   *[other] hodilo { $few } karet
 } z balíčku { $deck } karet, s { $other } ale { $more }.
hint-notty-why-drop-then = Ruku, která ti zbude (karet: { $left }), by z balíčku ({ $deck } karet) { $outs ->
    [one] dokončila jedna karta
    [few] dokončily { $outs } karty
   *[other] dokončilo { $outs } karet
 } ({ $percent } %).
hint-notty-why-drop-left = Bez { $card } máš v ruce { $left ->
    [one] jednu kartu
    [few] { $left } karty
   *[other] { $left } karet
 }, z toho mimo skupiny { $loose }.
hint-notty-why-cycle-finish = Z balíčku ({ $deck } karet) ti ruku líznutím s odhozením { $outs ->
    [one] dokončí jedna karta
    [few] dokončí { $outs } karty
   *[other] dokončí { $outs } karet
 } ({ $percent } %).
hint-notty-why-cycle-help = Z balíčku ({ $deck } karet) ti { $outs ->
    [one] pomůže jedna karta
    [few] pomůžou { $outs } karty
   *[other] pomůže { $outs } karet
 } ({ $percent } %): mimo skupiny ti pak zbude méně karet než teď, kdy { $loose ->
    [one] je to jedna
    [few] jsou to { $loose }
   *[other] je jich { $loose }
 }.
hint-notty-why-cycle-back = { $percent ->
    [100] Žádná karta z balíčku teď nedoplní skupinu
   *[other] Z balíčku ({ $deck } karet) by mimo skupiny { $outs ->
        [one] zůstala jedna karta
        [few] zůstaly { $outs } karty
       *[other] zůstalo { $outs } karet
     } ({ $percent } %)
 }; při líznutí s odhozením takovou kartu hned vrátíš a v ruce { $held ->
    [one] ti zůstane jedna karta
    [few] ti zůstanou { $held } karty
   *[other] ti zůstane { $held } karet
 }.
hint-notty-why-draw-finish = Z balíčku ({ $deck } karet) ti ruku po líznutí { $outs ->
    [one] dokončí jedna karta
    [few] dokončí { $outs } karty
   *[other] dokončí { $outs } karet
 } ({ $percent } %); líznutím s odhozením by to bylo { $cycles }.
hint-notty-why-draw-help = Z balíčku ({ $deck } karet) { $outs ->
    [one] by ti jedna karta ubrala
    [few] by ti { $outs } karty ubraly
   *[other] by ti { $outs } karet ubralo
 } karty mimo skupiny, teď je jich { $loose }: { $count ->
    [one] takovou si lízneš
   *[other] aspoň jednu takovou si mezi { $count } kartami lízneš
 } s pravděpodobností { $percent } %.
hint-notty-why-draw-grow = V ruce máš { $held ->
    [one] jednu kartu
    [few] { $held } karty
   *[other] { $held } karet
 }, mimo skupiny { $loose }. Líznutím s odhozením ti ruku z balíčku ({ $deck } karet) { $cycles ->
    [0] nedokončí žádná karta
    [one] dokončí jedna karta
    [few] dokončí { $cycles } karty
   *[other] dokončí { $cycles } karet
 }: na skupiny potřebuješ víc karet.
hint-notty-why-steal-break = { $victim } má celou ruku ve skupinách (karet: { $held }) a může ji hned odhodit; { $broken ->
    [one] ztráta jedné karty
   *[other] ztráta kterékoli { PREPOSITION("z", $broken) } karet
 } to pokazí ({ $percent } %).
hint-notty-why-steal-finish = { $victim } teď z balíčku ({ $deck } karet) dokončí ruku { $outs ->
    [one] jednou kartou
   *[other] { $outs } kartami
 } ({ $percent } %); s kartou méně je to průměrně { $after } %.
hint-notty-why-steal-help = { $victim } má v ruce { $held ->
    [one] jednu kartu
    [few] { $held } karty
   *[other] { $held } karet
 } a { $outs ->
    [one] jedna z nich by ti ubrala
    [few] { $outs } z nich by ti ubraly
   *[other] { $outs } z nich by ti ubralo
 } karty mimo skupiny ({ $percent } %); teď jich máš { $loose }.
hint-notty-why-steal-slow = { $victim } si teď líznutím s odhozením z balíčku ({ $deck } karet) polepší { $outs ->
    [one] jednou kartou
   *[other] { $outs } kartami
 } ({ $percent } %); s kartou méně je to průměrně { $after } %.
hint-notty-why-steal-hand = { $victim } má v ruce { $held ->
    [one] jednu kartu
    [few] { $held } karty
   *[other] { $held } karet
 }, z toho mimo skupiny { $loose }.
hint-notty-why-end-next = V příštím tahu by ti ruku z balíčku ({ $deck } karet) { $outs ->
    [one] dokončila jedna karta
    [few] dokončily { $outs } karty
   *[other] dokončilo { $outs } karet
 } ({ $percent } %).
hint-notty-why-end-hold = Nech si { $cards }: bez této skupiny by ti v ruce { $left ->
    [one] zůstala jedna karta
    [few] zůstaly { $left } karty
   *[other] zůstalo { $left } karet
 }, z toho mimo skupiny { $loose }.
hint-notty-why-end-draw = { $percent ->
    [100] Žádná karta z balíčku teď nedoplní skupinu
   *[other] Z balíčku ({ $deck } karet) by mimo skupiny { $outs ->
        [one] zůstala jedna karta
        [few] zůstaly { $outs } karty
       *[other] zůstalo { $outs } karet
     } ({ $percent } %)
 }: dalším líznutím by ruka, která má teď { $held }, nejspíš jen rostla.
hint-notty-why-end-steal = { $victim } má v ruce { $held ->
    [one] jednu kartu
    [few] { $held } karty
   *[other] { $held } karet
 } a { $outs ->
    [one] jedna z nich by ti zůstala mimo skupiny
    [few] { $outs } z nich by ti zůstaly mimo skupiny
   *[other] { $outs } z nich by ti zůstalo mimo skupiny
 } ({ $percent } %).
hint-notty-why-end-hand = V ruce máš { $held ->
    [one] jednu kartu
    [few] { $held } karty
   *[other] { $held } karet
 }, z toho mimo skupiny { $loose }.

# The legend.

notty-mark-colour = { $colour ->
    [R] Kruh a R: červená.
    [G] Trojúhelník a G: zelená.
    [Y] Hvězda a Y: žlutá.
    [K] Čtverec a K: černá.
   *[B] Kosočtverec a B: modrá.
 }

# In the terminal.

cli-deck = balíček
cli-done = v tomto tahu hotovo

# The lesson.

learn-notty-cycle = Všechny ruce leží lícem nahoru a vyhrává, komu nezbude žádná karta. Karty odcházejí po skupinách: B4 B5 jsou skoro jedna. Lízni s odhozením: jedna karta přijde, jedna se vrátí.
learn-notty-drop = Zlatá tečka značí nové karty. A je tu B6! Než uděláš cokoli jiného, vrať jednu kartu do balíčku. G2 se k ničemu nehodí, vyber tu.
learn-notty-end = B4 B5 B6: jedna barva, čísla za sebou. To je postupka, stačí na ni tři karty. Nech si ji: kdyby odešla teď, zůstala by R7 sama a jedna karta odhodit nejde. Ukonči tah.
learn-notty-again = Počítač udělal totéž. K postupce by se hodila B3 nebo B7: znovu lízni s odhozením. Jde to jednou za tah.
learn-notty-spare = B7 postupku prodlužuje. Teď už jen R7 nikam nepatří: vrať ji.
learn-notty-run = B4 B5 B6 B7: každá karta má svou skupinu. Vyber všechny čtyři a skupinu odhoď: nezbude ti žádná karta a vyhráváš.
learn-notty-steal = Jiná ruka. Počítač drží K4 K5 K6, celou postupku: příští tah by vyhrál. Jednu kartu smíš ukrást; kterou, rozhodne náhoda. Tady pomůže kterákoli, tak kraď.
learn-notty-draw = Málo karet také není dobře: samotná B9 se skupinou nikdy nestane. Jednou za tah smíš líznout až tři karty. Velká ruka se vyprazdňuje hůř, tak lízni dvě.
learn-notty-long = V ruce je nejvýš 20 karet a tahle je plná: nejde lízat ani krást. Postupka ale může mít až devět karet: odhoď najednou G2 až G8.
learn-notty-hold = Blíží se konec. Postupku K4 K5 K6 si nech: jednotlivé karty samy odhodit nejde. Tři sedmičky ještě nejsou sada, ta chce čtyři barvy. Lízni s odhozením.
learn-notty-loose = B7 je čtvrtá barva. Už jen B9 nikam nepatří: vrať ji.
learn-notty-set = Čtyři sedmičky ve čtyřech barvách: sada. Chce čtyři nebo pět karet, postupce stačí tři. Proto se sady skládají hůř. Odhoď ji.
learn-notty-win = Poslední kartu počítači nekraď: komu žádná nezbude, hned vyhrává, i když mu ji někdo ukradl. Odhoď postupku a vyhraješ.
learn-notty-sum-turn = Ve svém tahu smíš líznout až tři karty, jednu ukrást a jednou líznout s odhozením, každé jednou. Skupiny odhazuješ, kdy chceš.
learn-notty-sum-groups = Postupka: tři a víc čísel za sebou v jedné barvě. Sada: jedno číslo ve čtyřech nebo pěti barvách.
learn-notty-sum-limit = V ruce je nejvýš 20 karet. Z plné ruky jde jen odhazovat skupiny.
learn-notty-sum-hold = Každý tah lízej s odhozením, drž malou ruku a skupiny si nech, dokud nemá svou skupinu každá karta.
learn-notty-sum-win = Komu nezbude žádná karta, hned vyhrává, i když mu poslední někdo ukradl.
learn-notty-sum-end = Když tahy dojdou, všichni vyloží skupiny, které mají v ruce, a vyhrává, komu zbude nejméně karet.

# The page.

web-turn-count = Tah { $turn } z nejvýše { $limit }
web-turn-number = Tah { $turn }
notty-act-draw = Líznout 1–3 karty
notty-act-steal = Ukrást kartu
notty-act-cycle = Líznout a odhodit
notty-act-drop = Líznout a odhodit: vrátit kartu
notty-act-group = Odhodit skupinu
notty-act-end = Ukončit tah
notty-used = hotovo
notty-step-two = Vrátit jednu
notty-by-chance = náhodnou
notty-card = { $colour ->
    [R] červená
    [G] zelená
    [Y] žlutá
    [K] černá
   *[B] modrá
 } { $number }
notty-your-hand = Tvoje ruka
notty-hand-of = { $count ->
    [0] { $name } nemá v ruce žádnou kartu.
   *[other] { $name } má v ruce: { $cards }.
 }
notty-deck = Balíček, { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
notty-steal-from = Ukrást kartu, kterou má { $name }
notty-how-many = Kolik karet?
notty-full-warning = S 20 kartami a bez skupiny můžeš jen ukončovat tahy.
notty-all-the-same = { $name }: přesto ukrást?
notty-from-whom = Komu? Kartu vybere náhoda.
notty-steal-which = { $name }: kterou { PREPOSITION("z", $count) } karet dostaneš, rozhodne náhoda, ať ukážeš na kteroukoli.
notty-laid-down = Co kdo vykládá
notty-laid-group = Skupina: { $cards }
notty-laid-loose = Zbývá: { $cards }
notty-laid-left = { $count ->
    [0] nezbývá nic
    [one] zbývá 1 karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
 }
notty-last-card = { $name } má poslední kartu. Komu nezbude žádná, ten vyhrává: když ji ukradneš, prohraješ (§6.2).
notty-keep-off = Nechat být
notty-steal-anyway = Ukrást
notty-choose-drop = Vyber jednu kartu, která se vrátí do balíčku.
notty-drop-this = { $card } se vrátí do balíčku.
notty-choose-group = Nejdřív vyber karty skupiny.
notty-your-turn-line = Vyber karty do skupiny, nebo akci.
notty-full-line = 20 karet a žádná skupina: můžeš jen ukončit tah.
notty-only-end-line = Víc už dělat nejde: ukonči tah.
notty-group-or-end-line = Vyber karty do skupiny, nebo ukonči tah.
notty-game-over-line = Hra skončila.
notty-verdict-run = { $colour ->
    [R] Červená
    [G] Zelená
    [Y] Žlutá
    [K] Černá
   *[B] Modrá
 } postupka, { $count ->
    [few] { $count } karty
   *[other] { $count } karet
 }
notty-verdict-set = Sada s číslem { $number }, { $count ->
    [few] { $count } barvy
   *[other] { $count } barev
 }

# What its computer players are like.

web-character-notty-easy = Líže, krade i končí podle nálady, ale ruku nakonec vyprázdní.
web-character-notty-medium = Ví, co ruce pomůže, a občas se splete.
web-character-notty-hard = Učil se v nesčetných hrách sám proti sobě a skoro nechybuje.
web-character-notty-expert = Než lízne nebo ukradne, přehraje si v hlavě příští tahy.
