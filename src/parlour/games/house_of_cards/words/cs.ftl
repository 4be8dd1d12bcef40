house_of_cards-name = Domeček z karet
house_of_cards-pitch = Dvě karty v ruce a součet, který se plíží k limitu: tref ho a zaplatí ostatní, překroč ho a zaplatíš ty.

house_of_cards-option-preset = Délka hry: běžná, nebo rychlá s 8 kartami pro každého.
house_of_cards-option-limit = Limit součtu. Bez zadání je 15, 21 nebo 25 pro dva, tři nebo čtyři hráče.
house_of_cards-option-cards = Kolik karet každý dostane. Bez zadání 15, 12 nebo 10 pro dva, tři nebo čtyři hráče, v rychlé hře 8.
house_of_cards-option-memory_aid = Co víš o svém balíčku, na to se smíš kdykoli podívat.
house_of_cards-option-last_card_must_fit = Poslední karta, která překročí limit, nevyhrává.
house_of_cards-option-turn_limit = Po tolika tazích vyhrává, kdo má nejméně karet.

# Události. Místo toho, kdo řádek čte, je `you`; každé jiné je jméno.

house_of_cards-card-played = { $seat ->
    [you] Hraješ
   *[other] { $seat } hraje
 } { $card }: { $effect ->
    [doubled] po Ozvěně se počítá dvakrát ({ $amount }), součet je { $sum }.
    [hallows] součet skáče rovnou na limit, { $sum }.
    [echo] příští číslo se počítá dvakrát, součet zůstává { $sum }.
    [mirror] { $amount ->
        [0] přičítá 0, součet zůstává { $sum }.
       *[other] zrcadlí { $amount }, součet je { $sum }.
     }
    [shield-echo] čekající Ozvěna mizí, součet zůstává { $sum }.
    [shield-mirror] odečítá se { $amount }, co přidalo Zrcadlo, součet je { $sum }.
    [shield] nic se neděje, součet zůstává { $sum }.
    [swap] součet zůstává { $sum }.
   *[number] součet je { $sum }.
 }
house_of_cards-card-drawn = { $seat ->
    [you] Lížeš
   *[other] { $seat } líže
 } { $card ->
    [hidden] kartu
   *[other] { $card }
 }.
house_of_cards-house-streak = Tři karty koleje { $house ->
    [G] Nebelvír
    [R] Havraspár
    [H] Mrzimor
   *[S] Zmijozel
 } v řadě: { $seat ->
    [you] smíš odložit kartu z ruky.
   *[other] { $seat } smí odložit kartu z ruky.
 }
house_of_cards-card-removed = { $seat ->
    [you] Odkládáš
   *[other] { $seat } odkládá
 } { $card ->
    [hidden] kartu
   *[other] { $card }
 } pod společný balíček.
house_of_cards-card-exchanged = { $seat ->
    [you] Vyměňuješ
   *[other] { $seat } vyměňuje
 } { $given ->
    [hidden] kartu
   *[other] { $given }
 } za vrchní kartu svého balíčku{ $got ->
    [hidden] .
   *[other] , { $got }.
 }
house_of_cards-offer-declined = { $seat ->
    [you] { $offer ->
        [house] Žádnou kartu neodkládáš.
        [swap] Žádnou kartu nevyměňuješ.
       *[reshuffle] Balíček nepřemícháváš.
     }
   *[other] { $seat } { $offer ->
        [house] žádnou kartu neodkládá.
        [swap] žádnou kartu nevyměňuje.
       *[reshuffle] balíček nepřemíchává.
     }
 }
house_of_cards-limit-hit = { $seat ->
    [you] Přesně trefuješ
   *[other] { $seat } přesně trefuje
 } limit { $limit }.
house_of_cards-limit-exceeded = { $seat ->
    [you] Překračuješ
   *[other] { $seat } překračuje
 } limit { $limit } se součtem { $sum }. Stojí to { $cards ->
    [one] jednu kartu
    [few] { $cards } karty
   *[other] { $cards } karet
 }.
house_of_cards-cards-given = { $cards ->
    [0] { $seat ->
        [you] Nedostáváš
       *[other] { $seat } nedostává
     } pod svůj balíček žádnou kartu
    [one] { $seat ->
        [you] Dostáváš
       *[other] { $seat } dostává
     } pod svůj balíček jednu kartu
    [few] { $seat ->
        [you] Dostáváš
       *[other] { $seat } dostává
     } pod svůj balíček { $cards } karty
   *[other] { $seat ->
        [you] Dostáváš
       *[other] { $seat } dostává
     } pod svůj balíček { $cards } karet
 }{ $short ->
    [0] .
    [one] ; společný balíček došel a jedna karta se promíjí.
    [few] ; společný balíček došel a { $short } karty se promíjejí.
   *[other] ; společný balíček došel a { $short } karet se promíjí.
 }
house_of_cards-deck-reshuffled = { $seat ->
    [you] Zamícháváš karty z ruky do balíčku a lížeš
   *[other] { $seat } zamíchává karty z ruky do svého balíčku a líže
 } si nové.
house_of_cards-round-begun = Nové kolo začíná kartou { $card }: součet je { $sum }. { $seat ->
    [you] Začínáš ty.
   *[other] Začíná { $seat }.
 }
house_of_cards-game-won = { $seat ->
    [you] V ruce ani v balíčku už nemáš žádnou kartu a vyhráváš.
   *[other] { $seat } už nemá v ruce ani v balíčku žádnou kartu a vyhrává.
 }
house_of_cards-turn-limit-reached = Poslední tah skončil. Nejméně, co komu v ruce a balíčku zbylo, { $cards ->
    [one] je jedna karta
    [few] jsou { $cards } karty
   *[other] je { $cards } karet
 }. { $winners ->
    [you] Vyhráváš.
   *[other] Vyhrává: { $winners }.
 }

# Příběh hry.
house_of_cards-story-limit = Tahy došly a nejméně karet { $name ->
    [you] máš ty.
   *[other] má { $name }.
 }
house_of_cards-story-comeback = { $name ->
    [you] V jednu chvíli máš nejvíc karet ze všech, { $most }, a přesto se zbavíš každé z nich.
   *[other] { $name } má v jednu chvíli nejvíc karet ze všech, { $most }, a přesto se zbaví každé z nich.
 }
house_of_cards-story-close = { $other ->
    [you] Zbývá ti
   *[other] { $other } má už jen
 } { $other ->
    [you] jediná karta
   *[other] jedinou kartu
 }, když { $name ->
    [you] hraješ
   *[other] { $name } hraje
 } tu poslední.
house_of_cards-story-hits = { $name ->
    [you] Trefuješ
   *[other] { $name } trefuje
 } limit přesně, a to { $hits }krát; ostatní za to platí.
house_of_cards-story-quick = { $rounds ->
    [one] Jediné kolo
    [few] Jen { $rounds } kola
   *[other] Jen { $rounds } kol
 }, a { $name ->
    [you] jsi bez karet.
   *[other] { $name } je bez karet.
 }
house_of_cards-story-careful = Za celou hru, { $rounds ->
    [one] jedno kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
 }, { $name ->
    [you] ani jednou nepřekračuješ limit.
   *[other] { $name } ani jednou nepřekračuje limit.
 }
house_of_cards-story-long = { $rounds } kol nahoru a dolů, a poslední kartu nakonec { $name ->
    [you] hraješ ty.
   *[other] hraje { $name }.
 }
house_of_cards-story-last = V kole { $rounds } { $name ->
    [you] hraješ svou poslední kartu.
   *[other] hraje { $name } svou poslední kartu.
 }

# Odmítnutí: pravidlo, fakta, východisko.

house_of_cards-game-won-already = Hra skončila: místo { $winner } už nemá žádnou kartu a vyhrává ({ $rule }).
house_of_cards-game-at-limit = Hra skončila: { $turns ->
    [one] odehrál se jeden tah
    [few] odehrály se { $turns } tahy
   *[other] odehrálo se { $turns } tahů
 } ({ $rule }).
house_of_cards-choice-first = Nejdřív se rozhodni ({ $rule }): { $offer ->
    [house] odlož kartu z ruky pod společný balíček, nebo si karty nech.
    [swap] vyměň kartu z ruky za vrchní kartu svého balíčku, nebo si karty nech.
   *[reshuffle] zamíchej karty z ruky do balíčku, nebo nech vše, jak je.
 }
house_of_cards-no-house-effect = Odložit kartu smíš, jen když jsou tvoje poslední tři karty zahrané v tomto kole z jedné koleje; { $streak ->
    [0] teď žádnou řadu nemáš
    [one] tvoje řada má jednu kartu
    [few] tvoje řada má { $streak } karty
   *[other] tvoje řada má { $streak } karet
 } ({ $rule }). Rozhodni o tom, co se nabízí; když nic, zahraj kartu.
house_of_cards-no-exchange = Vyměnit kartu smíš, jen když zahraješ Výměnu a v tvém balíčku nějaká karta je ({ $rule }). Rozhodni o tom, co se nabízí; když nic, zahraj kartu.
house_of_cards-no-reshuffle = Přemíchat smíš, jen když trefíš nebo překročíš limit a v tvém balíčku nějaká karta je ({ $rule }). Rozhodni o tom, co se nabízí; když nic, zahraj kartu.
house_of_cards-nothing-offered = Nic se ti nenabízí, není co odmítnout ({ $rule }). Zahraj kartu.
house_of_cards-offer-first = { $asked ->
    [house] Efekt koleje
    [swap] Výměna karty
   *[reshuffle] Přemíchání
 } musí počkat ({ $rule }). Nejdřív { $offer ->
    [house] odlož kartu z ruky pod společný balíček, nebo si karty nech.
    [swap] vyměň kartu z ruky za vrchní kartu svého balíčku, nebo si karty nech.
   *[reshuffle] zamíchej karty z ruky do balíčku, nebo nech vše, jak je.
 }
house_of_cards-not-in-hand = Kartu { $card } v ruce nemáš, máš tam { $hand } ({ $rule }). Vyber kartu, kterou máš.

# Volby a pozice, které nemohou nastat.

house_of_cards-too-many-cards = Po { $cards } kartách pro { $seats ->
    [one] jednoho hráče
    [few] { $seats } hráče
   *[other] { $seats } hráčů
 } je moc: dohromady se rozdá nejvýš { $most ->
    [one] { $most } karta
    [few] { $most } karty
   *[other] { $most } karet
 } (H2). Zvol méně karet pro každého.
house_of_cards-position-hand = Místo { $seat } má v ruce { $held ->
    [one] jednu kartu
    [few] { $held } karty
   *[other] { $held } karet
 }; v ruce jsou nejvýš dvě (H19).
house_of_cards-position-empty = Místo { $seat } má prázdnou ruku i balíček, a tím hned vyhrává; tady ale hra pokračuje (H15).
house_of_cards-position-sum = `sum` nemůže být { $given }: karty v `pile` dávají { $sum } (H5, H6, H7, H8, H9). Vynech `sum` a součet se odvodí z hromádky.
house_of_cards-position-over-limit = Karty v `pile` dávají { $sum } a limit je { $limit }. Limitem kolo končí: dosáhne ho jen poslední karta hromádky, a jen dokud se ještě něco nabízí (H11, H12).
house_of_cards-position-plays = `plays` nemůže být { $given }: karty zahrané na hromádku, rozdělené na místa od konce, jsou { $allowed } (H14). Vynech `plays` a odvodí se z hromádky.
house_of_cards-position-streak = `streak` nemůže být { $given }. Možné hodnoty: { $allowed } (H14). Vynech `streak` a odvodí se ze zahraných karet.
house_of_cards-position-echo = `echo` nemůže být { $given }: po kartách v `pile` je { $allowed } (H6, H8). Vynech `echo` a odvodí se z hromádky.
house_of_cards-position-choice = `choice` tu nemůže být { $given }. Možné hodnoty: { $allowed } (H10, H11, H14).
house_of_cards-position-known = Místo { $seat } nemůže znát { $cards }: takové karty tam neleží (H3, H10, H14).
house_of_cards-position-end = Hra je u konce (`turn` null a k tomu `winners`), když je prázdná ruka i s balíčkem (H15) nebo jsou vyčerpány tahy (H16), a jen tehdy.
house_of_cards-position-winners = Vítězná místa nemohou být { $given }. Možná jsou: { $allowed } (H15, H16).

# Stránka.

house_of_cards-web-house = { $house ->
    [G] Nebelvír
    [R] Havraspár
    [H] Mrzimor
   *[S] Zmijozel
 }
house_of_cards-web-special = { $special ->
    [Hallows] Relikvie
    [Shield] Štít
    [Echo] Ozvěna
    [Mirror] Zrcadlo
   *[Swap] Výměna
 }
house_of_cards-web-card = { $house } { $face }
house_of_cards-web-letter = { $house ->
    [G] N
    [R] H
    [H] M
   *[S] Z
 }
house_of_cards-web-start-card = { $card }, úvodní karta
house_of_cards-web-your-hand = Tvoje ruka
house_of_cards-web-card-would = { $card }: součet bude { $sum }, { $kind ->
    [wins] a vyhráváš
    [exact] přesný zásah
    [over] přes limit o { $over }, stojí to { $cost ->
        [one] 1 kartu
        [few] { $cost } karty
       *[other] { $cost } karet
     }
   *[safe] v limitu
 }
house_of_cards-web-outcome = { $kind ->
    [wins] výhra
    [exact] přesně
    [over] o { $over } přes
   *[safe] v limitu
 }

house_of_cards-web-sum = Součet
house_of_cards-web-sum-words = { $sum } { PREPOSITION("z", $limit) }: { $words }
house_of_cards-web-of-limit = { PREPOSITION("z", $limit) }
house_of_cards-web-stands = { $state ->
    [exact] přesně
    [over] o { $over } přes
   *[safe] { $left ->
        [one] zbývá 1
        [few] zbývají { $left }
       *[other] zbývá { $left }
     }
 }
house_of_cards-web-echo-waits = příště × 2
house_of_cards-web-mirror-adds = + { $number }
house_of_cards-web-leftover = Společný balíček: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
house_of_cards-web-leftover-word = společný balíček
house_of_cards-web-leftover-note = { $count ->
    [0] Zatím v něm neznáš žádnou kartu. Hromádka každého kola se dává pod něj.
   *[other] Co z něj znáš, odspodu nahoru. Hromádka každého kola se dává pod něj.
 }
house_of_cards-web-pile = Hromádka kola, { $count ->
    [0] prázdná
    [one] 1 karta: { $cards }
    [few] { $count } karty: { $cards }
   *[other] { $count } karet: { $cards }
 }
house_of_cards-web-pile-title = Hromádka kola: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
house_of_cards-web-pile-note = { $started ->
    [true] Od první karty k poslední. Karta se stuhou je úvodní: nikdo ji nezahrál, takže ji Zrcadlo nevidí, a zvláštní karta tu nic nedělá.
   *[false] Od první karty k poslední.
 }
house_of_cards-web-holds = { $hand ->
    [one] 1 karta
    [few] { $hand } karty
   *[other] { $hand } karet
 } v ruce, { $deck ->
    [0] prázdný balíček
    [one] 1 karta v balíčku
    [few] { $deck } karty v balíčku
   *[other] { $deck } karet v balíčku
 }
house_of_cards-web-known = znáš { $cards }
house_of_cards-web-why-known = Karty s okem znáš: bylo je vidět a víš, kam potom šly.
house_of_cards-web-known-deck = Co znáš z balíčku, odspodu nahoru
house_of_cards-web-in-deck = v balíčku
house_of_cards-web-last = poslední karta
house_of_cards-web-played = { $count ->
    [0] V tomto kole zatím nic nezahráno
   *[other] Zahráno v tomto kole
 }
house_of_cards-web-streak = { $house }: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 } v řadě
house_of_cards-web-gain = { $count ->
    [one] 1 nová karta
    [few] { $count } nové karty
   *[other] { $count } nových karet
 }
house_of_cards-web-own-deck = Tvůj balíček: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }.
house_of_cards-web-on-top = Nahoře leží { $card }: tam ji dala tvoje Výměna.
house_of_cards-web-deck-title = Tvůj balíček: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
house_of_cards-web-deck-note = { $look ->
    [open] Tyhle karty budeš lízat; pořadí nezná nikdo. Zapamatuj si je: jakmile někdo zahraje první kartu hry, už se podívat nepůjde.
    [last] Tyhle karty budeš lízat; pořadí nezná nikdo. Zapamatuj si je: první karta hry už leží na stole a podívat se jde jen teď. Až okno zavřeš, balíček zůstane zavřený.
   *[aid] Co v něm určitě leží; pořadí nezná nikdo.
 }
house_of_cards-web-deck-unseen = { $count ->
    [one] A k tomu 1 karta, kterou nikdo neviděl.
    [few] A k tomu { $count } karty, které nikdo neviděl.
   *[other] A k tomu { $count } karet, které nikdo neviděl.
 }
house_of_cards-web-deck-closed = Jeho karty byly vidět jednou, na začátku hry. Teď už zůstává zavřený.
house_of_cards-web-deck-top = Nahoře leží, co tam dala tvoje Výměna:
house_of_cards-web-deck-seen = Mám to v hlavě
house_of_cards-web-waits = Teď v kole
house_of_cards-web-mirror-now = { $number ->
    [none] V tomto kole zatím nikdo číslo nezahrál a úvodní karta se nepočítá: Zrcadlo by přičetlo 0.
   *[other] Zrcadlo by teď přičetlo { $number }: poslední číslo zahrané v tomto kole.
 }
house_of_cards-web-signs-word = znaky
house_of_cards-web-signs = Co znamenají znaky
house_of_cards-web-about = { $sign ->
    [Hallows] skočí na limit: přesný zásah.
    [Shield] zruší Ozvěnu nebo Zrcadlo těsně před sebou; jinak se nestane nic.
    [Echo] příští číslo v kole se počítá dvakrát.
    [Mirror] přičte znovu poslední číslo kola: kolik, to říká malé políčko.
    [Swap] pak smíš vyměnit kartu z ruky za vrchní kartu svého balíčku.
   *[streak] Tři tvoje karty jedné koleje po sobě: smíš jednu kartu odložit.
 }

house_of_cards-web-first-round = Přesně limit: { $others ->
    [one] soupeř dostane 2 karty
   *[other] ostatní dostanou po 2 kartách
 }. Přes limit: dostaneš tolik karet, kolik ukazuje tvoje karta.
house_of_cards-web-idle-start = Nové kolo začíná kartou { $card }: jako úvodní nic nedělá, součet je { $sum }. { $seat ->
    [you] Začínáš ty.
   *[other] Začíná { $seat }.
 }
house_of_cards-web-last-card = { $seat ->
    [you] Hraješ svou poslední kartu, { $card }.
   *[other] { $seat } hraje svou poslední kartu, { $card }.
 }
house_of_cards-web-tale-who = { $round ->
    [last] Minulé kolo, { $name ->
        [you] ty
       *[other] { $name }
     }
   *[this] { $name ->
        [you] Ty
       *[other] { $name }
     }
 }
house_of_cards-web-tale-hit = { $who }: { $card } přesně na { $limit },
house_of_cards-web-tale-exceeded = { $who }: { $card } přes { $limit },
house_of_cards-web-tale-cost = { $count ->
    [0] žádná karta navíc
    [one] 1 karta navíc
    [few] { $count } karty navíc
   *[other] { $count } karet navíc
 }
house_of_cards-web-tale-none = nebylo co dát
house_of_cards-web-tale-others = { $count ->
    [one] { $whom ->
        [all] ostatním po 1 kartě
        [you] tobě 1 karta
       *[other] soupeři 1 karta
     }
   *[other] { $whom ->
        [all] ostatním po { $count } kartách
        [you] tobě { $count } karty
       *[other] soupeři { $count } karty
     }
 }

house_of_cards-web-act-play = Zahrát
house_of_cards-web-act-remove = Odložit
house_of_cards-web-act-swap = Vyměnit
house_of_cards-web-act-reshuffle = Přemíchat
house_of_cards-web-keep = { $offer ->
    [reshuffle] Nechat tak
   *[other] Nechat si vše
 }
house_of_cards-web-key-card = Vybrat levou nebo pravou kartu; při otázce ji dát pryč
house_of_cards-web-key-remove = Odložit vybranou kartu
house_of_cards-web-key-swap = Vyměnit vybranou kartu
house_of_cards-web-key-keep = Nechat si vše, nechat tak
house_of_cards-web-key-deck = Podívat se na svůj balíček
house_of_cards-web-key-pile = Prohlédnout hromádku kola
house_of_cards-web-preset-standard = běžná
house_of_cards-web-preset-quick = rychlá
house_of_cards-web-choose = Nejdřív vyber jednu ze svých dvou karet.
house_of_cards-web-over = Hra skončila.
house_of_cards-web-play-one = Zahraj jednu ze svých karet.
house_of_cards-web-play-echo = Zahraj jednu ze svých karet. Čeká Ozvěna: příští číslo se počítá dvakrát.
house_of_cards-web-does = { $effect ->
    [doubled] { $card } se počítá dvakrát ({ $amount }): součet bude { $sum }.
    [hallows] { $card } skočí rovnou na limit, { $sum }.
    [echo] { $card }: příští číslo se bude počítat dvakrát.
    [mirror] { $card } přidá { $amount }: součet bude { $sum }.
    [shield-echo] { $card } zruší čekající Ozvěnu.
    [shield-mirror] { $card } odečte { $amount }, co přidalo Zrcadlo: { $sum }.
    [shield] { $card }: nic se nestane.
    [swap] { $card }: { $exchange ->
        [true] potom smíš vyměnit kartu z ruky.
       *[false] nic se nestane, není za co měnit.
     }
   *[number] { $card }: součet bude { $sum }.
 }
house_of_cards-web-then = { $kind ->
    [wins] Tvoje poslední karta: vyhráváš.
    [exact] Zásah: { $others ->
        [one] soupeř dostane { $given } karty.
       *[other] ostatní dostanou po { $given } kartách.
     }
    [over] Přes limit o { $over }: { $cost ->
        [0] nic to nestojí.
        [one] dostaneš 1 kartu.
        [few] dostaneš { $cost } karty.
       *[other] dostaneš { $cost } karet.
     }
   *[safe] { $left ->
        [one] Zbývá 1.
        [few] Zbývají { $left }.
       *[other] Zbývá { $left }.
     }
 }
house_of_cards-web-ask-house = Tři karty koleje { $house } v řadě: odložit kartu?
house_of_cards-web-ask-swap = { $top ->
    [none] Vyměnit kartu za neznámou vrchní kartu tvého balíčku?
   *[other] Vyměnit kartu za vrchní kartu tvého balíčku, { $top }?
 }
house_of_cards-web-ask-reshuffle = { $ended ->
    [exceeded] Přes { $limit }.
   *[hit] Přesně { $limit }.
 } Zamíchat karty z ruky do balíčku a líznout si nové?
house_of_cards-web-give-house = { $card } půjde pod společný balíček.
house_of_cards-web-give-swap = { $card } půjde navrch tvého balíčku a jeho vrchní karta přijde k tobě.
house_of_cards-web-other-offer = { $name } { $offer ->
    [house] smí odložit kartu.
    [swap] smí vyměnit kartu.
   *[reshuffle] smí přemíchat.
 }

# Rady: druh akce, akce a proč. Neznámé karty jsou ty, které čtenář nikde nevidí.

hint-house_of_cards-kind-play = Zahrát kartu.
hint-house_of_cards-kind-remove = Odložit kartu.
hint-house_of_cards-kind-swap = Vyměnit kartu.
hint-house_of_cards-kind-reshuffle = Přemíchat.
hint-house_of_cards-kind-keep = Nechat si vše.
hint-house_of_cards-kind-leave = Nechat tak.

hint-house_of_cards-play = Zahraj { $card }.
hint-house_of_cards-remove = Odlož { $card } pod společný balíček.
hint-house_of_cards-swap = Vyměň { $card } za vrchní kartu svého balíčku.
hint-house_of_cards-reshuffle = Zamíchej karty z ruky do balíčku a lízni si nové.
hint-house_of_cards-keep = { $offer ->
    [house] Nechat si vše: žádnou kartu neodkládej.
    [swap] Nechat si vše: žádnou kartu nevyměňuj.
   *[reshuffle] Nechat tak: nepřemíchávej.
 }

hint-house_of_cards-rival-play = zahrát { $card }.
hint-house_of_cards-rival-remove = odložit { $card }.
hint-house_of_cards-rival-swap = vyměnit { $card }.
hint-house_of_cards-rival-reshuffle = přemíchat.
hint-house_of_cards-rival-keep = { $offer ->
    [house] žádnou kartu neodložit.
    [swap] žádnou kartu nevyměnit.
   *[reshuffle] nepřemíchat.
 }

hint-house_of_cards-why-hit = { $card } přesně trefí limit { $limit }: { $others ->
    [one] soupeř dostane
   *[other] ostatní ({ $others }) dostanou dohromady
 } { $cards ->
    [one] jednu kartu
    [few] { $cards } karty
   *[other] { $cards } karet
 }.
hint-house_of_cards-why-other-over = Po { $card } by součet byl { $sum }, o { $over } přes limit: { $cost ->
    [one] dostaneš jednu kartu
    [few] dostaneš { $cost } karty
   *[other] dostaneš { $cost } karet
 }.
hint-house_of_cards-why-streak = { $card } je tvoje třetí karta koleje { $house ->
    [G] Nebelvír
    [R] Havraspár
    [H] Mrzimor
   *[S] Zmijozel
 } v řadě: potom smíš odložit kartu z ruky.
hint-house_of_cards-why-cheaper = Limit překročí obě tvoje karty: { $card } stojí { $cost ->
    [one] jednu kartu
    [few] { $cost } karty
   *[other] { $cost } karet
 }, { $other } stojí { $more }.
hint-house_of_cards-why-over = Po { $card } je součet { $sum } a překročí limit { $limit }: { $cost ->
    [one] dostaneš jednu kartu
    [few] dostaneš { $cost } karty
   *[other] dostaneš { $cost } karet
 } a v ruce a balíčku ti jich { $left ->
    [one] zbývá ještě jedna
    [few] zbývají ještě { $left }
   *[other] zbývá ještě { $left }
 }.
hint-house_of_cards-why-next-over = Po { $card } by další hráč překročil limit { PREPOSITION("s", $outs) } { PREPOSITION("z", $unseen) } neznámých karet ({ $percent } %), po { $other } { $less ->
    [0] s žádnou
   *[other] jen { PREPOSITION("s", $less) }
 }.
hint-house_of_cards-why-next-hit = Po { $card } by další hráč přesně trefil limit { $outs ->
    [0] s žádnou { PREPOSITION("z", $unseen) } neznámých karet
   *[other] { PREPOSITION("s", $outs) } { PREPOSITION("z", $unseen) } neznámých karet ({ $percent } %)
 }, po { $other } { PREPOSITION("s", $more) }.
hint-house_of_cards-why-keep-hallows = Necháš si { $card }: na limit { $limit } skočí z jakéhokoli součtu, při součtu { $sum } jí není třeba.
hint-house_of_cards-why-keep-small = Necháš si { $card }: překročit s ní limit by stálo { $cost ->
    [one] jednu kartu
    [few] { $cost } karty
   *[other] { $cost } karet
 }, u karty { $other } { $more }.
hint-house_of_cards-why-keep-free = Necháš si { $card }, která limit překročit nemůže; { $other } může a stálo by to { $more ->
    [one] jednu kartu
    [few] { $more } karty
   *[other] { $more } karet
 }.
hint-house_of_cards-why-to-go = Po { $card } je součet { $sum } a do limitu zbývá { $left }: další hráč ho přesně trefí { $outs ->
    [0] s žádnou
   *[other] { PREPOSITION("s", $outs) }
 } { PREPOSITION("z", $unseen) } neznámých karet ({ $percent } %) a překročí ho { $over ->
    [0] s žádnou
   *[other] { PREPOSITION("s", $over) }
 }.
hint-house_of_cards-why-sum = Po { $card } je součet { $sum } a do limitu zbývá { $left }.
hint-house_of_cards-why-remove = Bez { $card } { $left ->
    [0] ti nezbude žádná karta a vyhráváš
    [one] ti zbude jedna karta místo { $before }
    [few] ti zbudou { $left } karty místo { $before }
   *[other] ti zbude { $left } karet místo { $before }
 }.
hint-house_of_cards-why-remove-bigger = { $card } je nebezpečnější karta: počítá se za { $number }, { $other } za { $less }.
hint-house_of_cards-why-smaller = Z neznámých karet (celkem { $unseen }) se { $outs ->
    [one] jedna počítá
    [few] { $outs } počítají
   *[other] { $outs } počítá
 } za méně než { $card }, tedy za méně než { $number } ({ $percent } %).
hint-house_of_cards-why-bigger = Z neznámých karet (celkem { $unseen }) se { $outs ->
    [one] jedna počítá
    [few] { $outs } počítají
   *[other] { $outs } počítá
 } za víc než { $card }, tedy za víc než { $number } ({ $percent } %).
hint-house_of_cards-why-top = Navrchu tvého balíčku leží { $top }: počítá se za { $top_number }, { $card } za { $number }.
hint-house_of_cards-why-fresh = V tvém balíčku (karet: { $deck }) { $fresh ->
    [one] leží vespod jedna nová karta
    [few] leží vespod { $fresh } nové karty
   *[other] leží vespod { $fresh } nových karet
 }; po zamíchání nemusí čekat, až zahraješ ty nad { $fresh ->
    [one] ní
   *[other] nimi
 } ({ $above }).
hint-house_of_cards-why-empty-hand = Ruku máš prázdnou: tak či tak se doplní z balíčku, kde { $deck ->
    [one] je jedna karta
    [few] jsou { $deck } karty
   *[other] je { $deck } karet
 }.
hint-house_of_cards-why-hand-counts = Tvoje ruka ({ $cards }) se počítá za { $sum }; stejný počet neznámých karet (celkem { $unseen }) průměrně asi za { $usual }.
hint-house_of_cards-why-hand-and-deck = Tvoje ruka ({ $cards }) se počítá za { $sum }; stejný počet karet z tvého balíčku průměrně asi za { $usual }.
hint-house_of_cards-why-start = Nové kolo začne nízko: jako úvodní karta by { $outs ->
    [one] jedna neznámá karta nechala
    [few] { $outs } neznámé karty nechaly
   *[other] { $outs } neznámých karet nechalo
 } z celkem { $unseen } místo pro { $card } v limitu { $limit } ({ $percent } %).
hint-house_of_cards-why-back = Po zamíchání mezi { $total } kartami by se ti každá z tvých ({ $cards }) vrátila do ruky s pravděpodobností { $percent } %.
hint-house_of_cards-why-last-cards = Balíček máš prázdný: { $left ->
    [one] { $cards } je tvoje poslední karta
    [few] { $cards } jsou tvoje poslední { $left } karty
   *[other] { $cards } jsou tvoje poslední karty, celkem { $left }
 }.
hint-house_of_cards-why-fits = Při součtu { $sum } jde ještě zahrát { $cards } a limit { $limit } nepřekročit.

# The legend.

house_of_cards-web-mark-dial = Zlatá na ciferníku: součet. Hvězda: limit. Erb: kam by součet posunula tvoje karta; v zeleném kroužku přesně trefí limit, v červeném ho překročí.
house_of_cards-web-mark-houses = Erby N, H, M, Z: Nebelvír, Havraspár, Mrzimor, Zmijozel.
house_of_cards-web-mark-start = Stuha: úvodní karta kola. Nikdo ji nezahrál: Zrcadlo ji nevidí a zvláštní karta tu nic nedělá.
house_of_cards-web-mark-mirror = Kolik by teď přičetlo Zrcadlo: poslední číslo kola.
house_of_cards-web-mark-echo = Čeká Ozvěna: příští číslo se počítá dvakrát.
house_of_cards-web-mark-streak = Hráčovy karty jedné koleje po sobě. Jsou-li plná všechna tři políčka, smí hráč jednu kartu odložit.
house_of_cards-web-mark-gain = Tolik karet tento hráč právě dostal.
house_of_cards-web-mark-look = Oko u tvého balíčku: smíš se do něj podívat.
house_of_cards-web-mark-known = Oko na kartě: ty ji znáš, ostatní vidí rub.
house_of_cards-web-mark-open = Odkrytá karta u jiného hráče: víš, kam šla, a tak ji znáš.

# In the terminal.

cli-leftover = společný balíček
cli-from-the-top = shora
cli-sum = součet { $sum } { PREPOSITION("z", $limit) }
cli-to-limit = { $where ->
    [hit] přesně limit
    [over] limit překročen
   *[under] do limitu { $count ->
        [one] zbývá { $count }
        [few] zbývají { $count }
       *[other] zbývá { $count }
     }
 }
cli-echo-waits = čeká Ozvěna, příští číslo platí dvojnásob
cli-round-pile = hromádka kola
cli-start-card = úvodní karta
cli-last-number = Zrcadlo by přidalo { $number }
cli-hand-and-deck = { $hand } v ruce, { $deck } v balíčku
cli-streak = { $house ->
    [G] Nebelvír
    [R] Havraspár
    [H] Mrzimor
   *[S] Zmijozel
 } { $count } { PREPOSITION("z", $needed) }
cli-deck-bottom = odspodu balíčku
cli-look = tvůj balíček, v neznámém pořadí
cli-deck-top = navrchu tvého balíčku
cli-offer = { $offer ->
    [house] efekt koleje: odlož kartu (`remove`), nebo `keep`
    [swap] výměna: dej kartu za vrchní kartu balíčku (`swap`), nebo `keep`
   *[reshuffle] zamíchej ruku s balíčkem (`reshuffle`), nebo `keep`
 }
cli-would = { $do ->
    [win] tvoje poslední karta: vyhráváš
    [hit] přesně limit: všem ostatním po dvou kartách
    [over] překročí limit: pro tebe { $cards ->
        [one] jedna karta
        [few] { $cards } karty
       *[other] { $cards } karet
     }
    [echo] příští číslo platí dvojnásob
    [shield] Ozvěna zmizí
    [swap] potom smíš vyměnit kartu
   *[house] třetí ze své koleje: smíš odložit kartu
 }

# The lesson.

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

# How long a game is.

web-length-standard = běžná
web-length-quick = rychlá, po 8 kartách

# What its computer players are like.

web-character-house_of_cards-easy = Hraje zvesela a leckterý přesný zásah si nechá ujít.
web-character-house_of_cards-medium = Karty zná dobře, limit občas odhadne špatně.
web-character-house_of_cards-hard = Limit trefí, kdykoli může, a když ho překročí, tak co nejlevněji.
web-character-house_of_cards-expert = Přehraje si kolo se vším, co můžeš mít v ruce, a pamatuje si každou viděnou kartu.
