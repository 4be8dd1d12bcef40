lowest-name = Nejméně
lowest-pitch = Tři skryté karty; vyhrává nejméně bodů.
lowest-option-turn_limit = Po tolika tazích se všechny karty ukážou.

lowest-card-drawn = { $seat } líže { $card ->
    [hidden] kartu
   *[other] { $card }
 }.
lowest-card-taken = { $seat } bere { $card } z odhazovacího balíčku.
lowest-card-discarded = { $seat } odhazuje { $card }.
lowest-knocked = { $seat } klepe.
lowest-hand-shown = { $seat } ukazuje { $cards }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }.

lowest-game-over = Hra skončila: karty jsou ukázány ({ $rule }).
lowest-discard-due = Máte o kartu víc: jednu odhoďte ({ $rule }).
lowest-nothing-drawn = Nejdřív lízněte nebo vezměte kartu, pak odhazujte ({ $rule }).
lowest-pile-empty = { $pile ->
    [stock] Dobírací balíček je prázdný: berte z odhazovacího, nebo klepejte
   *[discard] Odhazovací balíček je prázdný: lízejte, nebo klepejte
 } ({ $rule }).
lowest-already-knocked = Místo { $knocker } už klepalo ({ $rule }). Lízněte, nebo vezměte kartu.
lowest-not-in-hand = { $card } nemáte v ruce ({ $rule }). Vyberte kartu, kterou držíte.
lowest-just-taken = { $card } jste právě vzali: odhoďte jinou kartu ({ $rule }).

lowest-position-hand = Počet karet na místě { $seat }: { $held }. V ruce jsou tři; místo na tahu smí mít čtvrtou (§2.2, §3.3).
lowest-position-end = Po { $turns } tazích hra takto stát nemůže. Končí (`turn` null, `winners`, všechny karty v `known`), když po klepnutí všichni dohráli nebo když tahy došly, a jen tehdy (§5.1); vyhrálo by: { $lowest }.
