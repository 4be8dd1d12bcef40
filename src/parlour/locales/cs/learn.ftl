# První hra, která učí hraním: stránka kolem ní.

learn-open = Nauč se to za 4 minuty
learn-title = { $game }: lekce
learn-coach = Lekce
learn-step = Krok { $step } { PREPOSITION("z", $of) }
learn-back = O krok zpět
learn-again = Znovu od začátku
learn-rules = Pravidla
learn-on = Dál
learn-watch = Teď se dívej, co udělá počítač.
learn-well = Výborně. Prohlédni si stůl a pak půjdeme k dalšímu.
learn-allowed = I to pravidla dovolují, ale nejdřív spolu uděláme to, co je vyznačené. Nic se nezměnilo.
learn-way-back = V lekci se o krok vrátíš šipkou nahoře.
learn-no-help = Lekce ti ukazuje, co dělat: hledej, co je vyznačené.
learn-done = Lekce je hotová. Pěkně zahráno!
learn-sum = Co už umíš
learn-first-game = Hrát proti počítači (slabší)
lesson-missing = Taková lekce pro hru { $game } není.

# Notty.

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

# Potter.

learn-potter-draw = Chceš mít první prázdnou ruku. Tah má tři části: líznout, vykládat, odhodit. Nejdřív lízni kartu z balíčku.
learn-potter-run = 5♠ 6♠ 7♠: jedna barva, tři karty za sebou. To je postupka, jeden ze dvou druhů skupin. Vyber ty tři karty a vylož je na stůl.
learn-potter-wild = První skupina z tebe udělala Sallana. V tomto kole jsou Pottery esa a Sallan je smí použít místo jiné karty: vylož 10♣ A♥ Q♣, kde A♥ zastupuje J♣.
learn-potter-discard = Odhozením tah končí. Na vrchní kartu hromádky, Q♦, nesmí jiná dáma ani soused v barvě, třeba tvůj K♦. Odhoď 4♦.
learn-potter-set = Počítač vyložil tři devítky: sadu, jednu hodnotu ve třech nebo čtyřech barvách. Teď jsi na tahu ty. Lízni.
learn-potter-add = Sallan smí přikládat ke kterékoli skupině na stole. Počítači v sadě chybí 9♥ a ty ji máš. Přilož ji.
learn-potter-dear = Teď už K♦ jde: rozhoduje jen vrchní karta. Vyhraje-li někdo kolo dřív, počítá se ti, co držíš, a král je za 13. Odhoď ho.
learn-potter-take = Jiné kolo: Pottery jsou trojky. Z hromádky by se ti hodily 8♠ a 5♦. Místo líznutí ji smíš vzít, ale celou.
learn-potter-owed = Má to svou cenu: v tomto tahu musíš vyložit novou skupinu. Kdo nemůže, hromádku vrátí a připíše si 25 trestných bodů. Ty můžeš: vylož osmičky.
learn-potter-more = Splněno. Skupin smíš vyložit, kolik chceš: další je 5♦ 6♦ 7♦.
learn-potter-out = Odhoď poslední kartu a kolo je tvoje. Počítači se sečtou karty v ruce: čísla za tolik, kolik ukazují, J 11, Q 12, K 13; Sallanovi Potter 25.

learn-potter-sum-turn = Tah: lízni kartu, nebo vezmi celou hromádku, vykládej skupiny a jednu kartu odhoď.
learn-potter-sum-sallan = První skupina v kole z tebe udělá Sallana. Pak smíš přikládat a Pottery používat místo jiných karet.
learn-potter-sum-discard = Odhozená karta nesmí mít stejnou hodnotu jako vrchní karta hromádky ani její barvu a sousední hodnotu. Potter se neodhazuje nikdy.
learn-potter-sum-pile = Kdo vezme hromádku, musí v tom tahu vyložit novou skupinu, nebo hromádku vrátit a připsat si 25 trestných bodů. Hromádku s víc než 9 kartami vzít nejde.
learn-potter-sum-score = O body nikdo nestojí: je to, co držíš, když kolo vyhraje někdo jiný.
learn-potter-sum-end = Každé kolo má jiného Pottera. Když něčí součet překročí cíl, obvykle 200, vyhrává nejnižší součet.

# Žolíky.

learn-jolly-draw = Cíl je odhodit poslední kartu. Hraje se dvěma balíčky se čtyřmi žolíky. V kolech 1 a 2 se jen líže a odhazuje. Lízni.
learn-jolly-discard = Vykládat se smí až od 3. kola. 2♠ ti pomůže nejmíň: odhoď ji a tah končí.
learn-jolly-third = 3. kolo: teď se smí vykládat, aspoň tři karty: postupka (9♥ 10♥ J♥), nebo sada (7♣ 7♦ 7♠). Nejdřív ale, jako v každém tahu, lízni. (Ruka Jolly je hazard: zatím ji nech být.)
learn-jolly-pure = Začíná se prvním vyložením: v jednom tahu aspoň 36 bodů a jedna ze skupin je postupka bez žolíka. J, Q a K platí 10: 9♥ 10♥ J♥ má 29. Vylož ji.
learn-jolly-joker = Chybí 7 bodů. Žolík JK zastupuje kteroukoli kartu: tady sedmičku, a tak se i počítá. Vylož 7♣ 7♦ JK, 21 bodů.
learn-jolly-opened = 29 a 21 je 50 bodů: to stačí. Odhozením vyložení platí. Odhoď K♠.
learn-jolly-take = I počítač už má vyloženo. Vrchní kartu hromádky smíš vzít, jen když ji v tomto tahu použiješ. Q♥ se hodí k tvojí postupce: vezmi ji.
learn-jolly-add = Kdo má vyloženo, smí přikládat ke kterékoli skupině. Q♥ pokračuje v tvojí postupce: vyber ji a přilož.
learn-jolly-swap = V postupce počítače zastupuje žolík 4♠ a ty 4♠ máš. Vyměň je: žolík je tvůj.
learn-jolly-home = Vyměněný žolík musí v tom samém tahu do nové skupiny. Vylož 8♣ JK 10♣: zastupuje 9♣.
learn-jolly-theirs = Přikládat smíš i ke skupinám počítače: 6♠ pokračuje v jeho pikové postupce. Přilož ji.
learn-jolly-quiet = Nic dalšího se nehodí. Odhoď 6♦ a jednu kartu si nech.
learn-jolly-last = Zbývá ti jedna karta a vyhrává se jen odhozením. Nejdřív lízni.
learn-jolly-keep = K♥ pokračuje v tvojí srdcové postupce. Přilož ho; 2♦ zbude na odhození, poslední karta se nevykládá.
learn-jolly-out = Teď odhoď poslední kartu a vyhraješ.

learn-jolly-sum-early = V kolech 1 a 2 se jen líže a odhazuje. Vykládá se od 3. kola.
learn-jolly-sum-open = První vyložení: v jednom tahu aspoň 36 bodů a jedna ze skupin je čistá postupka.
learn-jolly-sum-joker = Žolík zastupuje kteroukoli kartu. Kdo má tu pravou, smí je vyměnit a žolíka hned vyloží v nové skupině.
learn-jolly-sum-take = Vrchní karta odhazovací hromádky se smí vzít, jen když se v tom tahu použije.
learn-jolly-sum-end = Vyhráváš odhozením poslední karty.
learn-jolly-sum-hand = A pak je tu hazard, ruka Jolly: celá ruka v jednom tahu, nebo prohraná hra. Víc v pravidlech (§8).

# Domeček z karet.

learn-house_of_cards-number = Vyhrává, komu první dojdou karty. Číslo karty se přičte k součtu, teď 4; limit je 15. Koleje: Nebelvír, Havraspár, Mrzimor, Zmijozel. Zahraj G5.
learn-house_of_cards-hit = Kroužky počítají tvoje karty jedné koleje v řadě: o tom později. Trefíš-li limit přesně, ostatní dostanou po dvou kartách. Zahraj H2.
learn-house_of_cards-keep = Zásah: počítač má o dvě karty víc. Kdo ukončí kolo, smí zamíchat karty z ruky do balíčku a líznout si nové. Malé karty se hodí, nech si je.
learn-house_of_cards-echo = Jiné kolo, součet je 8. Zvláštní karty se počítají za 0. Po Ozvěně se příští číslo počítá dvakrát, ať ho zahraje kdokoli. Zahraj R-Echo.
learn-house_of_cards-exceed = Čtyřka se počítala dvakrát a 16 už je přes limit: počítač dostává tolik karet, kolik má jeho číslo, čtyři. Nové kolo začíná od 2. Zahraj H6.
learn-house_of_cards-shield = Počítač zahrál Ozvěnu: tvoje příští číslo by se počítalo dvakrát. Štít Ozvěnu zruší. Zahraj H-Shield.
learn-house_of_cards-mirror = Zrcadlo přičte poslední číslo ještě jednou, tady 2: součet bude 12. To je jistější než tvoje druhá karta. Zahraj S-Mirror.
learn-house_of_cards-streak = V tomto kole už od tebe leží G2 a G3. Tři karty jedné koleje v řadě zaplní kroužky a přinesou efekt koleje. I Výměna je nebelvírská: zahraj ji.
learn-house_of_cards-remove = Efekt koleje: jednu kartu z ruky smíš odložit pod společný balíček. S8 se k limitu těžko vejde: pryč s ní.
learn-house_of_cards-exchange = A teď Výměna: vyměň kartu za neznámou vrchní kartu svého balíčku. S9 může být jen lepší, nebo stejně špatná.
learn-house_of_cards-hallows = Konec hry: balíček máš prázdný a tohle jsou tvoje poslední dvě karty. Relikvie dorovnají součet na limit, ať byl jakýkoli. Zahraj je.
learn-house_of_cards-win = Poslední karta. Komu nezbude žádná v ruce ani v balíčku, hned vyhrává, i přes limit. Zahraj R9.

learn-house_of_cards-sum-sum = Každá karta přičte k součtu své číslo a ruku ti doplní vlastní balíček.
learn-house_of_cards-sum-limit = Trefíš-li limit přesně, ostatní dostanou po dvou kartách. Překročíš-li ho, dostaneš jich tolik, kolik má tvoje číslo.
learn-house_of_cards-sum-specials = Relikvie trefí limit, po Ozvěně se příští číslo počítá dvakrát, Zrcadlo zopakuje poslední, Štít zruší Ozvěnu nebo Zrcadlo, Výměna vymění kartu.
learn-house_of_cards-sum-house = Tři tvoje karty jedné koleje v řadě: jednu kartu smíš odložit.
learn-house_of_cards-sum-win = Vyhrává, kdo zahraje poslední kartu z ruky i z balíčku.
