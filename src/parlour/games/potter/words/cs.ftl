potter-name = Potter
potter-pitch = Sady, postupky, žolíci, kteří se každé kolo mění, a body, o které nikdo nestojí.

potter-option-target = Cílové body: hra skončí po kole, ve kterém je někdo překročí.
potter-option-ace_high_runs = Eso může postupku i zakončit: Q-K-A.

# Události. Místo toho, kdo řádek čte, je `you`; každé jiné je jméno.

potter-card-drawn = { $seat ->
    [you] Lížeš
   *[other] { $seat } líže
 } { $card ->
    [hidden] kartu
   *[other] { $card }
 }.
potter-pile-taken = { $seat ->
    [you] Bereš
   *[other] { $seat } bere
 } hromádku: { $cards }.
potter-pile-returned = { $seat ->
    [you] Vracíš
   *[other] { $seat } vrací
 } odhazovací hromádku, { $cards ->
    [one] jednu kartu
    [few] { $cards } karty
   *[other] { $cards } karet
 }: { $penalty ->
    [one] { $penalty } trestný bod
    [few] { $penalty } trestné body
   *[other] { $penalty } trestných bodů
 }, celkem { $total }.
potter-meld-laid = { $seat ->
    [you] Vykládáš
   *[other] { $seat } vykládá
 } skupinu { $number }: { $cards }.
potter-became-sallan = { $seat ->
    [you] Stáváš se Sallanem.
   *[other] { $seat } se stává Sallanem.
 }
potter-card-added = { $seat ->
    [you] Přikládáš
   *[other] { $seat } přikládá
 } { $card } ke skupině { $number }.
potter-card-discarded = { $seat ->
    [you] Odhazuješ
   *[other] { $seat } odhazuje
 } { $card }.
potter-card-banned = Hra se točí v kruhu: { $seat ->
    [you] bereš { $card } zpátky a v tomto kole už tu kartu nesmíš odhodit
   *[other] { $seat } bere { $card } zpátky a v tomto kole už tu kartu nesmí odhodit
 }.
potter-turn-ended = { $seat ->
    [you] Ukončuješ
   *[other] { $seat } ukončuje
 } tah bez odhození.
potter-stock-reshuffled = Balíček je prázdný: odhazovací hromádka se zamíchá a je z ní nový balíček, { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } karet
 }.
potter-round-won = { $seat ->
    [you] Už nemáš žádnou kartu a vyhráváš kolo.
   *[other] { $seat } už nemá žádnou kartu a vyhrává kolo.
 }
potter-round-capped = { $laps ->
    [one] Jeden oběh stolu
    [few] { $laps } oběhy stolu
   *[other] { $laps } oběhů stolu
 } bez vítěze, a kolo končí. Každému se počítá jeho ruka.
potter-hand-counted = { $seat ->
    [you] Ty
   *[other] { $seat }
 }: { $points ->
    [0] 0 bodů
    [one] jeden bod ({ $cards })
    [few] { $points } body ({ $cards })
   *[other] { $points } bodů ({ $cards })
 }, celkem { $total }.
potter-round-begun = { $round }. kolo: Pottery jsou { $potter }♠ { $potter }♥ { $potter }♦ { $potter }♣. { $starter ->
    [you] Začínáš ty.
   *[other] Začíná { $starter }.
 }
potter-game-ended = Hra končí. Vyhrává nejnižší součet, { $total ->
    [one] jeden bod
    [few] { $total } body
   *[other] { $total } bodů
 }: { $winners ->
    [you] výhra je tvoje.
   *[other] { $winners }.
 }

# Příběh hry.
potter-story-comeback = { $name ->
    [you] Po { $round }. kole jsi na konci, a přesto máš nakonec nejméně: { $total }.
   *[other] Po { $round }. kole je { $name } na konci, a přesto má nakonec nejméně: { $total }.
 }
potter-story-last-round = { $name ->
    [you] Do vedení jdeš až v posledním kole.
   *[other] { $name } jde do vedení až v posledním kole.
 }
potter-story-close = { $margin ->
    [one] Rozhodl jediný bod
    [few] Rozhodly jen { $margin } body
   *[other] Rozhodlo jen { $margin } bodů
 }: { $name ->
    [you] výhra je tvoje.
   *[other] vyhrává { $name }.
 }
potter-story-led = { $name ->
    [you] Od prvního kola do posledního vedeš ty.
   *[other] Od prvního kola do posledního vede { $name }.
 }
potter-story-quick = { $rounds ->
    [one] Stačilo jediné kolo
    [few] Stačila { $rounds } kola
   *[other] Stačilo { $rounds } kol
 } a nejméně bodů, { $total }, { $name ->
    [you] máš ty.
   *[other] má { $name }.
 }
potter-story-rounds = { $name ->
    [you] Vyhráváš
   *[other] { $name } vyhrává
 } { $won } { PREPOSITION("z", $rounds) } kol, a to stačí.
potter-story-patient = { $name ->
    [you] Žádné kolo nevyhráváš, v žádném moc neztrácíš – a hra je tvoje.
   *[other] { $name } žádné kolo nevyhrává, v žádném moc neztrácí – a bere celou hru.
 }

# Odmítnutí: pravidlo, fakta, východisko.

potter-game-finished = Hra skončila: něčí součet překročil cíl { $target } bodů ({ $rule }).
potter-draw-first = Tah začíná lízáním ({ $rule }). Lízni kartu z balíčku, nebo vezmi odhazovací hromádku.
potter-already-drawn = Lízání už máš v tomto tahu za sebou ({ $rule }). Vykládej skupiny, nebo odhoď kartu.
potter-nothing-to-draw = Balíček i odhazovací hromádka jsou prázdné, není co lízat ({ $rule }). Vykládej skupiny, nebo odhoď kartu.
potter-first-turn = Odhazovací hromádka je na začátku prázdná, takže v prvním tahu kola není co brát ({ $rule }). Lízni kartu z balíčku.
potter-nothing-to-take = Odhazovací hromádka je prázdná, není co brát ({ $rule }). Lízni kartu z balíčku.
potter-pile-too-big = V odhazovací hromádce { $cards ->
    [one] je jedna karta
    [few] jsou { $cards } karty
   *[other] je { $cards } karet
 } a vzít jde jen hromádka, která jich má nejvýš { $most } ({ $rule }). Lízni kartu z balíčku.
potter-meld-owed = Za vzatou odhazovací hromádku je nejdřív na řadě nová skupina ({ $rule }). Vylož skupinu aspoň tří karet, nebo hromádku vrať a připiš si 25 trestných bodů.
potter-nothing-taken = Není co vrátit: odhazovací hromádku jde vrátit jen v tahu, ve kterém byla vzata, dokud za ni není vyložena skupina ({ $rule }). Vykládej skupiny, nebo odhoď kartu.
potter-not-a-meld = { $cards } není skupina ({ $rule }): { $why ->
    [few] skupina má aspoň tři karty.
    [long] postupka má nejvýš třináct karet.
    [suits] sada má tři nebo čtyři karty, každou v jiné barvě.
    [gap] hodnoty postupky jdou po sobě bez mezery.
   *[mixed] postupka má jednu barvu, sada jednu hodnotu.
 }
potter-around-the-corner = { $cards } není postupka ({ $rule }): { $why ->
    [high] eso je u tohoto stolu nízké a postupka jde od A do K. Q-K-A dovoluje jen volba `ace_high_runs`.
   *[corner] postupka nepokračuje od krále přes eso ke dvojce.
 }
potter-card-twice = Karta { $card } by ve skupině byla dvakrát; každá karta tam smí být jen jednou, sama za sebe, nebo zastoupená žolíkem ({ $rule }). Zvol jinou kartu, nebo jiný význam žolíka.
potter-no-natural-card = { $cards } jsou jen žolíci a skupina potřebuje aspoň jednu přirozenou kartu ({ $rule }). Přidej ji, nebo zahraj některého Pottera samého za sebe.
potter-potter-is-itself = { $card } je právě ta karta a význam nepotřebuje ({ $rule }). Zapiš ji bez něj.
potter-not-a-potter = { $card } není žolík: Pottery tohoto kola jsou { $potter }♠ { $potter }♥ { $potter }♦ { $potter }♣ ({ $rule }). Zahraj kartu samu za sebe, nebo místo ní Pottera.
potter-wild-before-sallan = { $cards } se neobejde bez žolíka a žolíky hraje jen Sallan ({ $rule }). Nejdřív vylož skupinu bez žolíka, tím se staneš Sallanem.
potter-add-before-sallan = Přikládat karty smí jen Sallan ({ $rule }). Nejdřív vylož skupinu, tím se staneš Sallanem.
potter-no-such-meld = { $melds ->
    [0] Na stole zatím žádná skupina neleží ({ $rule }): nejdřív nějakou vylož.
    [one] Skupina { $asked } na stole není ({ $rule }): leží tam jen skupina 1.
    [few] Skupina { $asked } na stole není ({ $rule }). Leží tam skupiny 1 až { $melds }.
   *[other] Skupina { $asked } na stole není ({ $rule }). Leží tam skupiny 1 až { $melds }.
 }
potter-place-closed = Skupina { $number } tam už kartu nepřijme: sada je úplná, nebo postupka došla k esu či ke králi ({ $rule }). Zvol jiné místo.
potter-does-not-fit = { $cards } se ke skupině { $number } nehodí ({ $rule }). K postupce patří další karta na kterémkoli konci, k sadě chybějící barva.
potter-not-in-hand = V ruce ti chybí { $cards } ({ $rule }). Vyber karty, které máš.
potter-discard-helps = Kartu { $card } na { $top } odhodit nesmíš ({ $rule }): { $why ->
    [rank] má stejnou hodnotu.
   *[neighbour] je to soused ve stejné barvě.
 } Odhoď jinou.
potter-potter-kept = { $card } je Potter a Pottery se nikdy neodhazují ({ $rule }). Odhoď jinou kartu.
potter-card-is-banned = Karta { $card } se ti vrátila a je zakázaná: v tomto kole ji už odhodit nesmíš ({ $rule }). Odhoď jinou kartu.
potter-can-discard = Můžeš odhodit { $card }; bez odhození končí jen tah, ve kterém nejde odhodit nic ({ $rule }). Odhoď kartu.

# Pozice, které nemohou nastat.

potter-position-hand-empty = Místo { $seat } má prázdnou ruku, a tím kolo hned vyhrává; tady ale kolo pokračuje (P17).
potter-position-turns = `turns` nemůže být { $turns }: kolo končí po 60 obězích stolu, tady po { $most } tazích (P20).
potter-position-meld = { $given } v `table` není skupina (P9). Skupina se zapisuje třeba 8♣ 9♣ 10♣, se žolíkem 8♣ 3♥=9♣ 10♣.
potter-position-wild = { $given } v `table` být nemůže: žolík je Potter tohoto kola a zastupuje jednu kartu (P11).
potter-position-taken = `taken` je odhazovací hromádka, kterou místo na tahu právě vzalo a dluží za ni skupinu: jedna až devět karet, všechny v jeho ruce; `phase` je `play`, v tomto tahu ještě není nic vyloženo a `discard` je prázdné (P4).
potter-position-known = Místo { $seat } nemá v ruce { $cards }, takže o tom nikdo nemůže vědět (P3).
potter-position-banned = { $cards } nemůže mít místo { $seat } zakázáno: zakázaná karta zůstává v ruce, dokud neleží v některé skupině (P19).
potter-position-end = Hra je u konce (`turn` null a k tomu `winners`), jen když skončilo její poslední kolo, jednou prázdnou rukou (P17) nebo posledním oběhem (P20), a některý součet je větší než cíl (P22). Tady je nejvyšší součet { $highest } a cíl { $target }.
potter-position-winners = Vítězná místa nemohou být { $given }: nejnižší součet mají { $allowed } (P22).

# Stránka.

potter-sallan = Sallan
potter-web-pile-taken = { $seat ->
    [you] Bereš
   *[other] { $seat } bere
 } hromádku ({ $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
 }).
potter-potter = Potter
potter-potters = Pottery: { $potter }
potter-is-banned = zakázaná
potter-known = všichni znají { $cards }
potter-banned = V tomto kole se nesmí odhodit: { $cards }.
potter-round = Kolo
potter-round-n = { $round }. kolo
potter-round-words = { $round }. kolo. Potter tohoto kola: { $potter }
potter-to-target = do { $target } bodů
potter-to-target-short = do { $target }
potter-stock = Balíček, { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
potter-pile = { $count ->
    [0] Odhazovací hromádka, prázdná
    [one] Odhazovací hromádka, 1 karta: { $top }
    [few] Odhazovací hromádka, { $count } karty, nahoře { $top }
   *[other] Odhazovací hromádka, { $count } karet, nahoře { $top }
 }
potter-pile-title = Odhazovací hromádka: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
potter-pile-note = Odspodu nahoru; poslední karta leží nahoře.
potter-melds = { $count ->
    [0] Na stole není žádná skupina
    [one] Na stole je 1 skupina
    [few] Na stole jsou { $count } skupiny
   *[other] Na stole je { $count } skupin
 }
potter-no-melds = Zatím tu neleží žádná skupina: tři nebo víc karet stejné hodnoty, nebo jedné barvy za sebou. Tvoje první z tebe udělá Sallana: pak smíš přikládat ke všem skupinám a Potter zastoupí kteroukoli kartu.
potter-meld = Skupina { $number }: { $cards }
potter-meld-fits = Přiložit ke skupině { $number }: { $cards }
potter-your-hand = Tvoje ruka
potter-hand-of = Ruka: { $name }
potter-known-note = Odkryté karty viděli všichni jít do této ruky.
potter-unknown-note = Tyto karty nikdo jiný neviděl.
potter-sort = Seřadit ruku, teď podle { $by ->
    [suit] barev
   *[rank] hodnot
 }
potter-sorted-suit = podle barev
potter-sorted-rank = podle hodnot
potter-sorted-own = tvoje pořadí
potter-key-sort = Seřadit podle barev nebo hodnot
potter-key-pile = Prohlédnout odhazovací hromádku

potter-act-draw = Líznout
potter-act-take = Vzít hromádku
potter-act-take-count = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
potter-act-return = Vrátit hromádku
potter-act-meld = Vyložit skupinu
potter-act-add = Přiložit
potter-act-discard = Odhodit
potter-act-end = Ukončit tah
potter-choose-meld = Nejdřív vyber tři nebo víc karet na skupinu.
potter-choose-add = Nejdřív vyber karty, které chceš přiložit, pak skupinu.
potter-choose-discard = { $count ->
    [0] Vyber jednu kartu, kterou chceš odhodit.
    [few] Vybrané jsou { $count } karty: nech jen tu, kterou chceš odhodit.
   *[other] Vybraných karet je { $count }: nech jen tu, kterou chceš odhodit.
 }
potter-which = Jak to myslíš?
potter-add-to = { $cards }, ke skupině { $number }

potter-owes-draw = Lízni kartu z balíčku.
potter-owes-draw-or-take = Lízni, nebo vezmi hromádku: pak vylož skupinu, jinak { $penalty } trestných bodů.
potter-owes-draw-big = Lízni kartu. Hromádka má víc než { $most } karet a vzít ji nejde.
potter-owes-meld = Vylož novou skupinu, nebo hromádku vrať (+{ $penalty }).
potter-owes-discard = Vylož skupiny, chceš-li, a pak odhoď kartu.
potter-owes-discard-sallan = Vykládej, přikládej ke skupinám a pak odhoď kartu.
potter-owes-end = Žádnou svou kartu nesmíš odhodit. Hraj dál, nebo ukonči tah.
potter-over-line = Hra skončila.

potter-verdict-run = Postupka { $low } až { $high }.
potter-verdict-set = Sada: { $rank }.
potter-verdict-wild = { $card } zastupuje { $meaning }.
potter-verdict-several = { $card } může zastupovat { $meanings }. Vylož ji a vyber.
potter-verdict-fits = { $count ->
    [one] Hodí se ke skupině { $melds }.
    [few] Hodí se ke skupinám { $melds }.
   *[other] Hodí se ke skupinám { $melds }.
 }
potter-verdict-discard = { $left ->
    [0] Odhoď { $card }: poslední kartu.
   *[other] Odhoď { $card }, nebo vyber další karty na skupinu.
 }

potter-sheet = Zápis bodů
potter-total = Celkem
potter-total-n = celkem { $count }
potter-plus-points = +{ $count }
potter-sheet-note = O body nikdo nestojí. Hra končí po kole, ve kterém má někdo víc než { $target }; vyhrává nejnižší součet.
potter-sheet-penalty = V rámečku: vrácené hromádky, 25 bodů za každou.
potter-round-over = { $round }. kolo { $name ->
    [you] je tvoje
   *[other] vyhrává { $name }
 }
potter-round-nobody = { $round }. kolo: nikdo nevyhrál
potter-no-card-left = Žádná karta nezbyla.
potter-next-round = { $round }. kolo: Pottery jsou { $potter }♠ { $potter }♥ { $potter }♦ { $potter }♣.
potter-go-on = Pokračovat
potter-see-result = Ukázat výsledek
potter-lowest-wins = { $names ->
    [you] Máš
   *[other] { $names } { $count ->
        [one] má
       *[other] mají
     }
 } víc než { $target } bodů: hra končí a vyhrává nejnižší součet.
potter-goes-on = Hraje se, dokud někdo nemá víc než { $target } bodů; pak vyhrává nejnižší součet.

# Rady: jaký druh akce, celá akce a proč.

hint-potter-kind-draw = Hromádku nech ležet.
hint-potter-kind-take = Vezmi odhazovací hromádku.
hint-potter-kind-return = Vrať hromádku.
hint-potter-kind-meld = Vylož skupinu.
hint-potter-kind-add = Přilož.
hint-potter-kind-discard = Odhoď kartu.
hint-potter-kind-end = Ukonči tah.
hint-potter-draw = Lízni kartu z balíčku.
hint-potter-take = Vezmi odhazovací hromádku a vylož novou skupinu.
hint-potter-return = Vrať odhazovací hromádku za 25 trestných bodů.
hint-potter-meld = Vylož skupinu { $cards }.
hint-potter-add = Přilož { $cards } ke skupině { $number }.
hint-potter-discard = Odhoď { $card }.
hint-potter-end = Ukonči tah bez odhození.
hint-potter-why-draw-no-meld = Ani s hromádkou ({ $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
 }) nebudeš mít žádnou skupinu a celou hromádku vrátíš za { $penalty ->
    [one] { $penalty } trestný bod
    [few] { $penalty } trestné body
   *[other] { $penalty } trestných bodů
 }.
hint-potter-why-draw-burden = S hromádkou ({ $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
 }) by mimo skupiny z přirozených karet { $points ->
    [one] zůstal { $points } bod
    [few] zůstaly { $points } body
   *[other] zůstalo { $points } bodů
 } tvé ruky, teď je to { $now }.
hint-potter-why-draw-meld = Přijít může kterákoli { PREPOSITION("z", $unseen) } karet; { $outs ->
    [one] jedna
   *[other] { $outs }
 } z nich ({ $percent } %) doplní dvě tvoje karty na skupinu.
hint-potter-why-draw-fits = Přijít může kterákoli { PREPOSITION("z", $unseen) } karet; { $outs ->
    [one] jedna
   *[other] { $outs }
 } z nich ({ $percent } %) se hodí k některé skupině na stole.
hint-potter-why-take-out = S hromádkou můžeš v tomto tahu skončit: ruku opustí všechny karty, je jich { $count }.
hint-potter-why-take-meld = S hromádkou můžeš vyložit { $cards }; když lízneš, doplní skupinu { $outs ->
    [0] žádná karta
    [one] jen jedna karta
    [few] jen { $outs } karty
   *[other] jen { $outs } karet
 } z možných { $unseen } ({ $percent } %).
hint-potter-why-take-points = S hromádkou se skupinami bez žolíků zbavíš { $points ->
    [one] { $points } bodu
   *[other] { $points } bodů
 }, bez ní { $alone }.
hint-potter-why-return = Stojí to hned { $penalty ->
    [one] { $penalty } trestný bod
    [few] { $penalty } trestné body
   *[other] { $penalty } trestných bodů
 }, ale ruku opustí { $cards } za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
hint-potter-why-laid-wins = { $count ->
    [one] Je to tvoje poslední karta
    [few] Jsou to tvoje poslední { $count } karty
   *[other] Je to tvých posledních { $count } karet
 }: vyhráváš kolo.
hint-potter-why-laid-out = V tomto tahu můžeš skončit: ruku { $left ->
    [one] opustí i zbylá karta
    [few] opustí i zbylé { $left } karty
   *[other] opustí i zbylých { $left } karet
 }.
hint-potter-why-meld-owed = Bez skupiny se hromádka vrátí za { $penalty ->
    [one] { $penalty } trestný bod
    [few] { $penalty } trestné body
   *[other] { $penalty } trestných bodů
 } a celkem máš { $total }.
hint-potter-why-room = Pak můžeš přiložit i { $cards }.
hint-potter-why-sallan-room = Staneš se Sallanem a hned můžeš přiložit { $cards }.
hint-potter-why-sallan-wilds = Staneš se Sallanem a { $cards } můžeš hrát jako { $count ->
    [one] žolíka
   *[other] žolíky
 }.
hint-potter-why-meld-more = Zbavíš se tak { $points ->
    [one] { $points } bodu
   *[other] { $points } bodů
 }; skupinou { $cards } jen { $less }.
hint-potter-why-laid-points = V ruce ti { $count ->
    [one] zbude jedna karta
    [few] zbudou { $count } karty
   *[other] zbude { $count } karet
 } za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 } místo { $before }.
hint-potter-why-threat = { $seat } má už jen { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
 } a tvoje ruka teď stojí { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
hint-potter-why-end = Žádnou svou kartu nesmíš odhodit: Potterů máš { $potters }, na vrchní kartě by jich pomohlo { $refused }, zakázaných je { $banned }.
hint-potter-why-standing = Držíš { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
 } za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }; { $seat } jich drží { $least }.
hint-potter-why-discard-wins = { $card } je tvoje poslední karta: vyhráváš kolo a ostatní mají v ruce ještě { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
 }.
hint-potter-why-discard-fits-not = { $card } se nehodí k žádné skupině na stole, na rozdíl od { $cards }.
hint-potter-why-discard-outs = S kartou { $card } ti skupinu { $outs ->
    [0] nedoplní žádná
    [one] doplní jen jedna
    [few] doplní jen { $outs }
   *[other] doplní jen { $outs }
 } z celkem { $unseen } neviděných karet, s kartou { $other } to { $more ->
    [one] dokáže jedna
    [few] dokážou { $more }
   *[other] dokáže { $more }
 }.
hint-potter-why-discard-dearest = Žádná karta, kterou smíš odhodit, nestojí víc než { $card }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }, celá ruka { $whole }.
hint-potter-why-discard-gives = S kartou { $card } { $melds ->
    [0] nemůže { $seat } složit žádnou skupinu
    [one] může { $seat } složit jednu skupinu
    [few] může { $seat } složit { $melds } různé skupiny
   *[other] může { $seat } složit { $melds } různých skupin
 } tří karet z hromádky a neviděných karet; s kartou { $other } by jich bylo { $more }.
hint-potter-why-discard-locks = Z celkem { $unseen } neviděných karet se { $outs ->
    [one] jedna
   *[other] { $outs }
 } ({ $percent } %) na { $card } odhodit nesmí. To svazuje ruce tomu, kdo hraje po tobě ({ $seat }).
hint-potter-why-discard-left = V ruce ti { $count ->
    [one] zbude jedna karta
    [few] zbudou { $count } karty
   *[other] zbude { $count } karet
 } za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
hint-potter-why-held-potters = Zatím nevykládej: dokud nejsi Sallan, stojí tě { $cards } jen { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }, když někdo skončí; Sallana { $more }.
hint-potter-why-held-room = Po přiložení by { $card } udělala místo pro { $cards }; to může držet někdo jiný.

# The legend.

potter-mark-potter = Hvězda: Potter tohoto kola. Může zastoupit jinou kartu.
potter-mark-banned = Přeškrtnutý kroužek: zakázaná karta, v tomto kole ji už neodhodíš. Číslo vedle něj: kolik zakázaných karet má jiný hráč.
potter-mark-sallan = Tento hráč už v tomto kole vyložil skupinu, a tak smí přikládat a hrát žolíky.

# In the terminal.

cli-meld-due = zbývá vyložit skupinu
cli-round = { $round }. kolo; Potter: { $potter }; hraje se do { $target } bodů
cli-sallan = Sallan
cli-banned = zakázané

# The lesson.

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

# What its computer players are like.

web-character-potter-easy = Rád vykládá a leckterou dobrou kartu ti přihraje.
web-character-potter-medium = Ruku si drží v pořádku, jen občas odhodí neopatrně.
web-character-potter-hard = Sleduje, co odhazuješ, a skupinu ti přihraje jen zřídka.
web-character-potter-expert = Z toho, co odhazuješ, hádá tvou ruku a před každým krokem si kolo přehraje.
