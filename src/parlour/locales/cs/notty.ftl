notty-name = Notty
notty-pitch = Všechny ruce leží lícem nahoru a vyhrává, kdo má první prázdnou.

notty-option-first_player = Kdo začíná: některé místo, nebo náhoda.
notty-option-turn_limit = Po tolika tazích vyhrává nejmenší ruka.
notty-option-cycle_at_limit = Líznutí s odhozením i s plnou rukou 20 karet.

# Události. Místo toho, kdo řádek čte, je `you`; každé jiné je jméno.

notty-card-drawn = { $seat ->
    [you] Lížeš
   *[other] { $seat } líže
 } { $card }.
notty-card-stolen = { $thief ->
    [you] Kradeš
   *[other] { $thief } krade
 } { $card }, o kartu { $victim ->
    [you] přicházíš ty
   *[other] přichází { $victim }
 }.
notty-cycle-begun = { $seat ->
    [you] Lížeš { $card } a musíš jednu kartu vrátit.
   *[other] { $seat } líže { $card } a musí jednu kartu vrátit.
 }
notty-card-dropped = { $seat ->
    [you] Vracíš
   *[other] { $seat } vrací
 } { $card }.
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
notty-turn-limit-reached = Poslední tah skončil. Nejmenší ruka má { $cards ->
    [one] jednu kartu
    [few] { $cards } karty
   *[other] { $cards } karet
 }. Vyhrává: { $winners }.

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
    [0] Nejdřív odhoď skupinu.
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
 } a limit je { $limit }: ukradená karta se už nevejde ({ $rule }). Nejdřív odhoď skupinu.
notty-nothing-to-steal = Místo { $victim } nemá žádnou kartu, není co ukrást ({ $rule }).
notty-cycle-too-full = V ruce máš { $held ->
    [one] jednu kartu
    [few] { $held } karty
   *[other] { $held } karet
 } a limit je { $limit }: líznutí s odhozením začíná líznutím ({ $rule }). Nejdřív odhoď skupinu.
notty-discard-due = Jsi uprostřed líznutí s odhozením: nejdřív vrať jednu kartu z ruky ({ $rule }).
notty-nothing-drawn = Samotnou kartu { $card } můžeš vrátit jen při líznutí s odhozením ({ $rule }). Začni líznutím s odhozením, nebo odhoď skupinu.
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
notty-position-winners = Vítězná místa nemohou být { $given }: nejmenší ruku mají { $allowed } (N4, N10).
