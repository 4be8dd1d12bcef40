lowest-name = Nejméně
lowest-pitch = Tři skryté karty; vyhrává nejméně bodů.
lowest-option-turn_limit = Po tolika tazích se všechny karty ukážou.

lowest-card-drawn = { $seat ->
    [you] Lížeš
   *[other] { $seat } líže
 } { $card ->
    [hidden] kartu
   *[other] { $card }
 }.
lowest-card-taken = { $seat ->
    [you] Bereš
   *[other] { $seat } bere
 } { $card } z odhazovací hromádky.
lowest-card-discarded = { $seat ->
    [you] Odhazuješ
   *[other] { $seat } odhazuje
 } { $card }.
lowest-knocked = { $seat ->
    [you] Klepeš
   *[other] { $seat } klepe
 }.
lowest-hand-shown = { $seat ->
    [you] Ukazuješ
   *[other] { $seat } ukazuje
 } { $cards }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }.

lowest-game-over = Hra skončila: karty jsou ukázány ({ $rule }).
lowest-discard-due = Máš o kartu víc: jednu odhoď ({ $rule }).
lowest-nothing-drawn = Nejdřív lízni nebo vezmi kartu, pak odhazuj ({ $rule }).
lowest-pile-empty = { $pile ->
    [stock] Dobírací balíček je prázdný: ber z odhazovací hromádky, nebo klepej
   *[discard] Odhazovací hromádka je prázdná: lízni, nebo klepej
 } ({ $rule }).
lowest-already-knocked = Místo { $knocker } už klepalo ({ $rule }). Lízni, nebo vezmi kartu.
lowest-not-in-hand = { $card } nemáš v ruce ({ $rule }). Vyber kartu, kterou držíš.
lowest-just-taken = { $card } je karta z tohoto tahu: odhoď jinou kartu ({ $rule }).

lowest-position-hand = Počet karet na místě { $seat }: { $held }. V ruce jsou tři; místo na tahu smí mít čtvrtou (§2.2, §3.3).
lowest-position-end = Po { $turns } tazích hra takto stát nemůže. Končí (`turn` null, `winners`, všechny karty v `known`), když po klepnutí všichni dohráli nebo když tahy došly, a jen tehdy (§5.1); vyhrálo by: { $lowest }.

# For the plain table of the browser: its buttons, and what it shows.

lowest-act-draw = Líznout
lowest-act-take = Vzít
lowest-act-knock = Zaklepat
lowest-act-discard = Odhodit
lowest-view-hands = Ruka
lowest-view-stock = Balíček
lowest-view-discard = Odhazovací hromádka
lowest-view-known = Známé karty
lowest-view-taken = Právě vzatá
lowest-view-knocker = Klepání
lowest-says-knocker = { $name } už klepe
lowest-score = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
 }

# For its own page in the browser: what stands under the number, and the line above the hand.

lowest-page-points = { $count ->
    [one] bod v ruce
    [few] body v ruce
   *[other] bodů v ruce
 }
lowest-page-turn = Můžeš líznout, vzít vrchní kartu, nebo zaklepat.
lowest-page-last-turn = Zaklepáno: { $name }. Poslední tah: lízni, nebo vezmi vrchní kartu.
lowest-page-discard = Vyber kartu, kterou odhodíš.
lowest-page-without = Bez { $card } máš v ruce { lowest-score }.

# Rady: jaký druh tahu, který tah a proč.

hint-lowest-kind-draw = Vezměte si kartu z balíčku.
hint-lowest-kind-take = Vezměte si kartu z odhazovací hromádky.
hint-lowest-kind-knock = Zvažte, zda hru neukončit.
hint-lowest-kind-discard = Zbavte se karty.
hint-lowest-draw = Lízněte si kartu.
hint-lowest-take = Vezměte si vrchní kartu z hromádky.
hint-lowest-knock = Zaklepejte.
hint-lowest-discard = Odhoďte { $card }.
hint-lowest-why-draw = Držíte karty za { $points } b. a hromádka nenabízí nic lepšího, než jaká nejspíš bude skrytá karta.
hint-lowest-why-take = S { $card } místo { $other } budete mít v ruce { $points } b.
hint-lowest-why-knock = Vaše karty mají jen { $points } b.: ostatní mají na zlepšení už jen jeden tah.
hint-lowest-why-discard = Bez { $card } mají vaše karty { $points } b.
