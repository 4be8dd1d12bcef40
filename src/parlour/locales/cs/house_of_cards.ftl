house_of_cards-name = Domeček z karet
house_of_cards-pitch = Dvě karty v ruce a součet, který se plíží k limitu: tref ho a zaplatí ostatní, překroč ho a zaplatíš ty.

house_of_cards-option-preset = Jak dlouhá je hra: běžná, nebo rychlá s 8 kartami pro každého.
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
    [doubled] Ozvěna číslo zdvojuje na { $amount }, součet je { $sum }.
    [hallows] součet skáče rovnou na limit, { $sum }.
    [echo] příští číslo platí dvojnásob, součet zůstává { $sum }.
    [mirror] zrcadlí { $amount }, součet je { $sum }.
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
     } pod balíček žádnou kartu
    [one] { $seat ->
        [you] Dostáváš
       *[other] { $seat } dostává
     } pod balíček jednu kartu
    [few] { $seat ->
        [you] Dostáváš
       *[other] { $seat } dostává
     } pod balíček { $cards } karty
   *[other] { $seat ->
        [you] Dostáváš
       *[other] { $seat } dostává
     } pod balíček { $cards } karet
 }{ $short ->
    [0] .
    [one] ; společný balíček došel a jedna karta se promíjí.
    [few] ; společný balíček došel a { $short } karty se promíjejí.
   *[other] ; společný balíček došel a { $short } karet se promíjí.
 }
house_of_cards-deck-reshuffled = { $seat ->
    [you] Zamícháváš ruku s balíčkem a bereš
   *[other] { $seat } zamíchává ruku s balíčkem a bere
 } si novou ruku.
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
 }. Vyhrává: { $winners }.

# Odmítnutí: pravidlo, fakta, východisko.

house_of_cards-game-won-already = Hra skončila: místo { $winner } už nemá žádnou kartu a vyhrává ({ $rule }).
house_of_cards-game-at-limit = Hra skončila: { $turns ->
    [one] odehrál se jeden tah
    [few] odehrály se { $turns } tahy
   *[other] odehrálo se { $turns } tahů
 } ({ $rule }).
house_of_cards-choice-first = Než zahraješ kartu, rozhodni o tom, co se ti nabízí ({ $rule }): { $offer ->
    [house] odlož kartu z ruky pod společný balíček, nebo si karty nech.
    [swap] vyměň kartu z ruky za vrchní kartu svého balíčku, nebo si karty nech.
   *[reshuffle] zamíchej ruku s balíčkem, nebo je nech, jak jsou.
 }
house_of_cards-no-house-effect = Odložit kartu smíš, jen když jsou tvoje poslední tři karty zahrané v tomto kole z jedné koleje; { $streak ->
    [0] teď žádnou řadu nemáš
    [one] tvoje řada má jednu kartu
    [few] tvoje řada má { $streak } karty
   *[other] tvoje řada má { $streak } karet
 } ({ $rule }). Rozhodni o tom, co se nabízí, nebo zahraj kartu.
house_of_cards-no-exchange = Vyměnit kartu smíš, jen když zahraješ Výměnu a v tvém balíčku nějaká karta je ({ $rule }). Rozhodni o tom, co se nabízí, nebo zahraj kartu.
house_of_cards-no-reshuffle = Přemíchat smíš, jen když trefíš nebo překročíš limit a v tvém balíčku nějaká karta je ({ $rule }). Rozhodni o tom, co se nabízí, nebo zahraj kartu.
house_of_cards-nothing-offered = Nic se ti nenabízí, není co odmítnout ({ $rule }). Zahraj kartu.
house_of_cards-offer-first = { $asked ->
    [house] Efekt koleje
    [swap] Výměna karty
   *[reshuffle] Přemíchání
 } musí počkat ({ $rule }). Nejdřív { $offer ->
    [house] odlož kartu z ruky pod společný balíček, nebo si karty nech.
    [swap] vyměň kartu z ruky za vrchní kartu svého balíčku, nebo si karty nech.
   *[reshuffle] zamíchej ruku s balíčkem, nebo je nech, jak jsou.
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
