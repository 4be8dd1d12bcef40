jolly-name = Žolíky
jolly-pitch = Žolíky pro dva: vykládej postupky a sady, získej žolíky ze stolu a jako první odhoď poslední kartu.

jolly-option-starter = Kdo začíná, s 13 kartami a lovem žolíků: některé místo, nebo náhoda.
jolly-option-hunt = Žolíci z lovu: navíc ke 13 kartám, nebo počítaní mezi ně.
jolly-option-final_discard = Hra se vyhrává jen odhozením: poslední kartu nejde vyložit ani přiložit.
jolly-option-jolly_hand_failure = Co stojí nezdařená ruka Jolly: celou hru, nebo jen tah.
jolly-option-round_limit = Po tolika kolech hra končí remízou.

# Události. Místo toho, kdo řádek čte, je `you`; každé jiné je jméno.

jolly-card-drawn = { $seat ->
    [you] Lížeš
   *[other] { $seat } líže
 } { $card ->
    [hidden] kartu
   *[other] { $card }
 }.
jolly-card-taken = { $seat ->
    [you] Bereš { $card } z odhazovací hromádky a v tomto tahu tu kartu musíš použít.
   *[other] { $seat } bere { $card } z odhazovací hromádky a v tomto tahu tu kartu musí použít.
 }
jolly-card-put-back = { $seat ->
    [you] Vracíš
   *[other] { $seat } vrací
 } { $card } na odhazovací hromádku.
jolly-jolly-declared = { $seat ->
    [you] Vyhlašuješ ruku Jolly a bereš
   *[other] { $seat } vyhlašuje ruku Jolly a bere
 } kartu Jolly, { $card }: všechno, nebo nic.
jolly-meld-laid = { $seat ->
    [you] Vykládáš
   *[other] { $seat } vykládá
 } skupinu { $number }: { $cards }, { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
jolly-card-added = { $seat ->
    [you] Přikládáš
   *[other] { $seat } přikládá
 } { $card } ke skupině { $number }.
jolly-joker-swapped = { $seat ->
    [you] Dáváš { $card } do skupiny { $number } a bereš si z ní žolíka, který musí do nové skupiny.
   *[other] { $seat } dává { $card } do skupiny { $number } a bere si z ní žolíka, který musí do nové skupiny.
 }
jolly-card-discarded = { $seat ->
    [you] Odhazuješ
   *[other] { $seat } odhazuje
 } { $card }.
jolly-player-opened = { $seat ->
    [you] Máš vyloženo
   *[other] { $seat } má vyloženo
 } za { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
jolly-stock-reshuffled = Balíček je prázdný: odhazovací hromádka bez vrchní karty se zamíchá a je z ní nový balíček, { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } karet
 }.
jolly-jolly-conceded = { $seat ->
    [you] Vzdáváš to: ruka Jolly se nezdařila.
   *[other] { $seat } to vzdává: ruka Jolly se nezdařila.
 }
jolly-joker-hunt = { $seat ->
    [you] Začínáš, a tak znáš tři spodní karty balíčku:
   *[other] { $seat } začíná, a tak zná tři spodní karty balíčku:
 } { $count ->
    [0] žolík mezi nimi nebyl
    [one] žolík z nich šel do{ $seat ->
        [you] {""} tvé
       *[other] {""}
     } ruky
    [few] { $count } žolíci z nich šli do{ $seat ->
        [you] {""} tvé
       *[other] {""}
     } ruky
   *[other] { $count } žolíků z nich šlo do{ $seat ->
        [you] {""} tvé
       *[other] {""}
     } ruky
 }.
jolly-melds-taken-back = Karta Jolly se vrací na své místo { $seat ->
    [you] a tvoje skupiny zpátky do ruky. Ruku Jolly už podruhé nevyhlásíš.
   *[other] a nové skupiny zpátky do ruky. Ruku Jolly už { $seat } podruhé nevyhlásí.
 }
jolly-game-won = { $seat ->
    [you] Vyhráváš hru.
   *[other] Hru vyhrává { $seat }.
 }
jolly-game-drawn = Hra končí remízou: { $why ->
    [nothing] není co líznout ani co vzít.
    [stock] balíček je po dvou zamícháních hromádky prázdný.
   *[rounds] odehrálo se poslední kolo.
 }

# Příběh hry.
jolly-story-draw = { $rounds ->
    [one] Za jedno kolo
    [few] Za { $rounds } kola
   *[other] Za { $rounds } kol
 } neustoupil nikdo: remíza.
jolly-story-hand = { $name ->
    [you] Vyhlašuješ ruku Jolly, všechno, nebo nic – a je to všechno.
   *[other] { $name } vyhlašuje ruku Jolly, všechno, nebo nic – a je to všechno.
 }
jolly-story-failed = { $other ->
    [you] Na ruku Jolly je třeba odvahy; tentokrát ti nevyšla.
   *[other] { $other } zkouší ruku Jolly, a ta nevychází.
 } { $name ->
    [you] Hra je tvoje.
   *[other] Hru bere { $name }.
 }
jolly-story-at-once = { $name ->
    [you] Až do { $round }. kola držíš všechno v ruce, a pak to jedním tahem vyložíš.
   *[other] { $name } drží všechno v ruce až do { $round }. kola, a pak to jedním tahem vyloží.
 }
jolly-story-comeback = { $other ->
    [you] Vykládáš
   *[other] { $other } vykládá
 } už v kole { $first }, { $name ->
    [you] ty
   *[other] { $name }
 } až v kole { $round } – a přesto { $name ->
    [you] končíš
   *[other] končí
 } dřív.
jolly-story-close = { $name ->
    [you] Končíš
   *[other] { $name } končí
 } v kole { $rounds }, právě včas: { $other ->
    [you] tobě zbývá
   *[other] { $other } má už jen
 } { $left ->
    [one] { $other ->
        [you] jediná karta
       *[other] jedinou kartu
     }
   *[other] pár karet
 }.
jolly-story-quick = { $name ->
    [you] V kole { $round } vykládáš
   *[other] V kole { $round } vykládá { $name }
 } za { $points } a v kole { $rounds } je po všem.
jolly-story-alone = { $name ->
    [you] V kole { $round } vykládáš
   *[other] V kole { $round } vykládá { $name }
 } za { $points } – a nikdo další už to nestihne.
jolly-story-long = Trvalo to { $rounds } kol; { $name ->
    [you] delší dech máš ty.
   *[other] delší dech má { $name }.
 }
jolly-story-led = { $name ->
    [you] V kole { $round } vykládáš
   *[other] V kole { $round } vykládá { $name }
 } za { $points } a náskok už si nikdo nevezme.
jolly-story-passed = { $other ->
    [you] První vykládáš ty,
   *[other] První vykládá { $other },
 } ale { $name ->
    [you] v kole { $round } jdeš se svými { $points } body dopředu ty.
   *[other] v kole { $round } jde se svými { $points } body dopředu { $name }.
 }

# Celý tah několika slovy; průběh ho vypráví krok za krokem.

jolly-web-turn = { $seat ->
    [you] Za tebe: { $acts }.
   *[other] { $seat } { $acts }.
 }
jolly-web-card-taken = bere { $cards }
jolly-web-card-put-back = vrací { $cards }
jolly-web-meld-laid = vykládá { $cards }
jolly-web-card-added = přikládá { $cards }
jolly-web-joker-swapped = mění { $cards } za { $count ->
    [one] žolíka
    [few] { $count } žolíky
   *[other] { $count } žolíků
 }
jolly-web-player-opened = a tím má vyloženo za { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 }
jolly-web-card-discarded = odhazuje { $cards }

# Odmítnutí: pravidlo, fakta, východisko.

jolly-game-won-already = Hra skončila: vyhrává místo { $winner } ({ $rule }).
jolly-game-drawn-already = Hra skončila remízou ({ $rule }).
jolly-discard-only = Kdo začíná, dostal víc karet, a tak v prvním tahu jen odhazuje ({ $rule }). Odhoď kartu.
jolly-too-early = Je { $round }. kolo: v 1. a 2. kole se jen líže z balíčku a odhazuje, všechno ostatní začíná 3. kolem ({ $rule }). Lízni kartu z balíčku a pak jednu odhoď.
jolly-draw-first = Tah začíná lízáním ({ $rule }). Lízni kartu z balíčku, nebo od 3. kola vezmi vrchní kartu odhazovací hromádky.
jolly-already-drawn = Lízání už máš v tomto tahu za sebou ({ $rule }). Odhoď kartu; od 3. kola smíš před tím vykládat.
jolly-cannot-draw = Balíček je prázdný a pod vrchní kartou odhazovací hromádky není co zamíchat ({ $rule }). Vezmi vrchní kartu.
jolly-nothing-to-take = Odhazovací hromádka je prázdná, není co brát ({ $rule }). Lízni kartu z balíčku.
jolly-top-useless = Kartu { $card } v tomto tahu nepoužiješ, a tak zůstane na hromádce ({ $rule }). Lízni z balíčku.
jolly-taken-put-back = Vzatá karta je zpátky na hromádce a v tomto tahu už jde jen lízat z balíčku ({ $rule }). Lízni kartu z balíčku.
jolly-nothing-taken = Není co vrátit: vrátit jde jen kartu vzatou v tomto tahu z odhazovací hromádky ({ $rule }). Hraj dál.
jolly-too-late-to-put-back = Kartu { $card } už vrátit nejde: jde to jen do chvíle, než v tahu uděláš něco dalšího, a jen když jde lízat z balíčku ({ $rule }). Vezmi zpět, co je po ní, nebo s ní hraj dál.
jolly-no-jolly-hand = Ruku Jolly teď vyhlásit nejde ({ $rule }): { $why ->
    [opened] už máš vyloženo.
    [cards] je k ní potřeba přesně 12 karet a v ruce jich máš { $cards }.
    [gone] karta Jolly už je pryč.
   *[barred] jedna už se ti nezdařila.
 } { $instead ->
    [draw] Lízni kartu z balíčku.
    [take] Vezmi vrchní kartu odhazovací hromádky.
   *[both] Lízni kartu z balíčku, nebo vezmi vrchní kartu odhazovací hromádky.
 }
jolly-not-in-jolly-hand = Vzdát jde jen ruku Jolly, a žádná teď vyhlášená není ({ $rule }). Hraj dál.
jolly-jolly-hand-only = V ruce Jolly jdou všechny karty do nových skupin a jen poslední smíš odhodit; v ruce máš ještě { $left ->
    [one] jednu kartu
    [few] { $left } karty
   *[other] { $left } karet
 } ({ $rule }). Vykládej nové skupiny, přikládej k nim, nebo to vzdej.
jolly-not-a-meld = { $cards } není skupina ({ $rule }): { $why ->
    [few] skupina má aspoň tři karty.
    [long] postupka má nejvýš třináct karet.
    [suits] sada má tři nebo čtyři karty různých barev.
    [gap] hodnoty postupky jdou po sobě bez mezery.
    [jokers] v sadě je nejvýš jeden žolík a samotní žolíci skupina nejsou.
   *[mixed] postupka má jednu barvu, sada jednu hodnotu.
 }
jolly-around-the-corner = { $cards } není postupka ({ $rule }): eso je buď dole (A-2-3), nebo nahoře (Q-K-A), nikdy na obou koncích, a od krále přes eso ke dvojce se nepokračuje (K-A-2).
jolly-jokers-touch = V { $cards } leží dva žolíci vedle sebe, a to se nesmí ({ $rule }). Dej mezi ně kartu, nebo jednoho žolíka vynech.
jolly-card-twice = Karta { $card } by ve skupině byla dvakrát, a to nesmí žádná ({ $rule }). Zvol jinou kartu.
jolly-wrong-meaning = { $card } se tam nehodí ({ $rule }). Uveď kartu, kterou tam žolík zastoupit může, nebo napiš jen JK: pak zastoupí tu, která má větší cenu.
jolly-not-in-hand = V ruce ti chybí { $cards } ({ $rule }). Vyber karty, které máš.
jolly-opening-first = Ke starším skupinám smíš, až bude splněno první vyložení: { $needed } bodů a čistá postupka, to vše v nových skupinách; zatím mají { $points } ({ $rule }). Nejdřív vylož nové skupiny.
jolly-opening-too-low = S tímhle by první vyložení mělo nejvýš { $most ->
    [one] jeden bod
    [few] { $most } body
   *[other] { $most } bodů
 } a potřeba je { $needed } ({ $rule }). Zvol jiné skupiny; když žádné nejsou, zatím nevykládej a odhoď kartu.
jolly-no-pure-run = K prvnímu vyložení patří čistá postupka, tedy postupka bez žolíka, a s tímhle by ti na ni karty nezbyly ({ $rule }). Zvol jiné skupiny; když žádné nejsou, zatím nevykládej a odhoď kartu.
jolly-breaks-opening = Skupina { $number } je jediná čistá postupka tvého prvního vyložení a žolík by ji pokazil ({ $rule }). Dej žolíka jinam, nebo nejdřív vylož další čistou postupku.
jolly-leads-nowhere = Po tomto kroku by tah nešlo podle pravidel ukončit: na to, co dlužíš (vyložení, vzatou kartu, vyměněného žolíka), by už nezbylo místo ({ $rule }). Nejdřív zahraj to, nebo zvol jinou skupinu.
jolly-opening-owed = První vyložení není úplné ({ $rule }): { $pure ->
    [yes] nové skupiny
   *[no] žádná z nových skupin není čistá postupka; dohromady
 } mají { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
 } a potřeba je { $needed }. Vylož, co chybí, nebo vezmi skupiny zpět.
jolly-taken-owed = Vzatá karta { $card } ještě není použitá ({ $rule }). Vylož ji, přilož, nebo ji vyměň za žolíka; dokud v tahu neuděláš nic dalšího, můžeš ji i vrátit.
jolly-joker-owed = V žádné nové skupině ještě neleží { $count ->
    [one] vyměněný žolík
    [few] { $count } vyměnění žolíci
   *[other] { $count } vyměněných žolíků
 } ({ $rule }). Než odhodíš kartu, vylož novou skupinu se žolíkem.
jolly-no-card-left = Nezbyla by ti karta k odhození, a hra se vyhrává odhozením poslední karty ({ $rule }). Jednu kartu si nech.
jolly-last-card = Kdo nemá vyloženo, nemůže zavřít, a tohle je tvoje poslední karta ({ $rule }). Nejdřív se vylož.
jolly-no-such-meld = { $melds ->
    [0] Na stole zatím žádná skupina neleží ({ $rule }): nejdřív nějakou vylož.
    [one] Skupina { $asked } na stole není ({ $rule }): leží tam jen skupina 1.
    [few] Skupina { $asked } na stole není ({ $rule }). Leží tam skupiny 1 až { $melds }.
   *[other] Skupina { $asked } na stole není ({ $rule }). Leží tam skupiny 1 až { $melds }.
 }
jolly-does-not-fit = { $cards } se ke skupině { $number } nehodí ({ $rule }). K postupce patří další karta na kterémkoli konci, k sadě chybějící barva.
jolly-place-closed = Skupina { $number } tam už kartu nepřijme: sada je úplná, nebo postupka dál nevede ({ $rule }). Zvol jiné místo.
jolly-no-such-joker = Žádný žolík skupiny { $number } nezastupuje { $card } ({ $rule }). Žolíka jde vyměnit jen za kartu, kterou zastupuje.
jolly-set-of-three = Skupina { $number } je sada tří karet a její žolík zůstává, dokud tam neleží čtvrtá ({ $rule }). Přilož chybějící barvu, nebo vyměň žolíka z postupky.

# Pozice, které nemohou nastat.

jolly-position-meld = { $given } v `table` není skupina (J5). Skupina se zapisuje třeba 9♣ 10♣ J♣, se žolíkem 9♣ JK=10♣ J♣.
jolly-position-taken = `taken` je jedna karta, kterou si místo na tahu vzalo a má ji v ruce, dokud neplatí `taken_used`: ve fázi `play` karta z odhazovací hromádky, ve fázi `jolly` karta Jolly; ve fázi `draw` žádná není (J9, J10).
jolly-position-known = Místo { $seat } nemá v ruce { $cards }, takže o tom nikdo nemůže vědět (J2, J14).
jolly-position-laid = `laid` nemůže být { $given }: jsou to po řadě čísla nových skupin tohoto tahu, v `table` posledních; ve fázi `draw` žádné nejsou (J8).
jolly-position-seen = `seen_bottom` nemůže být { $cards }: jsou to karty vespod balíčku, které začínající hráč viděl při lovu, a `stock` jimi začíná (J2).
jolly-position-jolly = `jolly_card` je jedna karta, nebo null, když už je pryč. Ve fázi `jolly` je pryč: místo na tahu nemá vyloženo, kartu Jolly si vzalo a ruka s novými skupinami má dohromady 13 karet (J3, J14).
jolly-position-end = Hra, která je u konce (`turn` null a k tomu `winners`), má jednoho vítěze, s prázdnou rukou (J15) nebo díky ruce Jolly, kterou druhý vzdal (J14), anebo žádného, když skončila remízou (J13, J17); prázdnou ruku má vždy jen vítěz.
jolly-position-stuck = V této pozici by nešel žádný krok a k tomu žádná hra nedojde (J9). Podívej se na `phase`, `taken`, `swapped` a `laid` a na ruku místa na tahu.
jolly-position-hand = Místo { $seat } má prázdnou ruku, a tím hra končí; tady ale pokračuje (J15).

# Stránka.

jolly-opened = vyloženo
jolly-not-opened = zatím nevyloženo
jolly-known = všichni znají { $cards }
jolly-round-n = { $round }. kolo
jolly-no-melds-yet = bez vykládání
jolly-early = Jen se líže a odhazuje: vykládá se od { $round }. kola.
jolly-stock = Balíček, { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }.
jolly-under-stock = Karta Jolly pod balíčkem: { $card }.
jolly-look-under = Podívat se pod balíček.
jolly-under-title = Pod balíčkem
jolly-bottom-seen = Z lovu žolíků znáš zespodu balíčku jen ty: { $cards }.
jolly-pile = { $count ->
    [0] Odhazovací hromádka, prázdná
    [one] Odhazovací hromádka, 1 karta: { $top }
    [few] Odhazovací hromádka, { $count } karty, nahoře { $top }
   *[other] Odhazovací hromádka, { $count } karet, nahoře { $top }
 }
jolly-pile-title = Odhazovací hromádka: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
jolly-pile-note = { $count ->
    [0] Zatím tam neleží žádná karta.
   *[other] Odspodu nahoru; poslední karta leží nahoře.
 }
jolly-melds = { $count ->
    [0] Na stole není žádná skupina
    [one] Na stole je 1 skupina
    [few] Na stole jsou { $count } skupiny
   *[other] Na stole je { $count } skupin
 }
jolly-no-melds = Zatím tu neleží žádná skupina. K vyložení je potřeba 36 bodů a postupka bez žolíka.
jolly-no-melds-clear = Zatím tu neleží žádná skupina. V ruce Jolly jdou všechny karty do nových skupin, nebo všechny až na jednu, která se odhodí.
jolly-meld = Skupina { $number }{ $laid ->
    [now] {""} z tohoto tahu
   *[before] {""}
 }: { $cards }, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 }
jolly-meld-fits = Přiložit ke skupině { $number }: { $cards }
jolly-meld-swap = Vyměnit žolíka ze skupiny { $number }: { $cards }
jolly-your-hand = Tvoje ruka
jolly-hand-of = Ruka: { $name }
jolly-known-note = Odkryté karty viděli všichni jít do této ruky.
jolly-unknown-note = Tyto karty nikdo jiný neviděl.
jolly-sort = Seřadit ruku, teď podle { $by ->
    [suit] barev
   *[rank] hodnot
 }
jolly-sorted-suit = podle barev
jolly-sorted-rank = podle hodnot
jolly-sorted-own = tvoje pořadí
jolly-key-sort = Seřadit podle barev nebo hodnot
jolly-key-pile = Prohlédnout odhazovací hromádku
jolly-hunt-added = navíc
jolly-hunt-within = mezi nimi
jolly-failure-game = hru
jolly-failure-turn = tah

jolly-act-draw = Líznout
jolly-act-take = Vzít
jolly-act-putback = Vrátit
jolly-act-jolly = Ruka Jolly
jolly-act-meld = Vyložit
jolly-act-add = Přiložit
jolly-act-swap = Vyměnit
jolly-act-discard = Odhodit
jolly-act-concede = Vzdát
jolly-take-all-back = Vzít zpět celé vyložení
jolly-choose-meld = Nejdřív vyber tři nebo víc karet na skupinu.
jolly-choose-add = Nejdřív vyber karty, které chceš přiložit, pak skupinu.
jolly-choose-swap = Vyber jednu kartu, kterou některý žolík na stole zastupuje.
jolly-choose-discard = { $count ->
    [0] Vyber jednu kartu, kterou chceš odhodit.
    [few] Vybrané jsou { $count } karty: nech jen tu, kterou chceš odhodit.
   *[other] Vybraných karet je { $count }: nech jen tu, kterou chceš odhodit.
 }
jolly-fits-none = { $cards } se nehodí k žádné skupině: k postupce patří další karta na kterémkoli konci, k sadě chybějící barva. Vyber jiné karty.
jolly-swaps-none = Žádný žolík na stole nezastupuje { $card }. Žolíka jde vyměnit jen za kartu, kterou zastupuje.
jolly-no-concede = Takhle jde vzdát jen ruku Jolly, a žádná teď vyhlášená není. Celou hru vzdáš v nabídce Stůl.
jolly-which = Jak to myslíš?
jolly-onto-meld = { $cards }, skupina { $number }

jolly-opening = Vyložení
jolly-points-of = { $points } { PREPOSITION("z", $needed) }
jolly-pure-run = postupka bez žolíka
jolly-opening-words = Vyložení: { $points } { PREPOSITION("z", $needed) } bodů, { $pure ->
    [true] postupka bez žolíka je tu.
   *[false] chybí postupka bez žolíka.
 }
jolly-opened-words = Smíš přikládat a měnit žolíky.
jolly-chip-taken = použít { $card }
jolly-chip-jokers = { $count ->
    [one] vyložit JK
    [few] vyložit { $count } × JK
   *[other] vyložit { $count } × JK
 }
jolly-debt-opening = K vyložení chybí { $missing ->
    [0] {""}
    [one] 1 bod{ $pure ->
        [true] {""}
       *[false] {""} a{" "}
     }
    [few] { $missing } body{ $pure ->
        [true] {""}
       *[false] {""} a{" "}
     }
   *[other] { $missing } bodů{ $pure ->
        [true] {""}
       *[false] {""} a{" "}
     }
 }{ $pure ->
    [true] {""}
   *[false] postupka bez žolíka
 }.
jolly-debt-taken = Vzatou { $card } v tomto tahu použij.
jolly-debt-jokers = { $count ->
    [one] 1 vyměněný žolík musí do nové skupiny.
    [few] { $count } vyměnění žolíci musí do nových skupin.
   *[other] { $count } vyměněných žolíků musí do nových skupin.
 }
jolly-owes-first = Začínáš: jen odhoď jednu kartu.
jolly-owes-draw = Lízni kartu z balíčku.
jolly-owes-draw-or-take = Lízni, nebo vezmi { $card } a v tomto tahu použij.
jolly-owes-early = Odhoď kartu.
jolly-owes-discard = Vykládej skupiny, můžeš-li, a pak odhoď kartu.
jolly-owes-opened = Vyložení platí: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 }. Vykládej dál, nebo odhoď.
jolly-discard-last = Odhoď { $card }, svou poslední kartu, a vyhráváš.
jolly-owes-clear = Všechny karty vylož do nových skupin; poslední smíš odhodit.
jolly-over-line = Hra skončila.

jolly-banner = { $name ->
    [you] Tvoje ruka Jolly
   *[other] { $name } hraje ruku Jolly
 }
jolly-banner-left = { $left ->
    [one] zbývá 1 karta
    [few] zbývají { $left } karty
   *[other] zbývá { $left } karet
 }
jolly-gamble-declare-title = Vyhlásit ruku Jolly?
jolly-gamble-declare-means = Místo lízání si vezmeš kartu Jolly. Všech { $cards } karet pak musí do nových skupin; poslední smíš odhodit. 36 bodů potřeba není.
jolly-gamble-declare-costs = { $costs ->
    [game] Když to nevyjde, prohráváš hru.
   *[turn] Když to nevyjde, tvůj tah končí a podruhé ji nevyhlásíš.
 }
jolly-gamble-hint = Nápověda: může vyjít?
jolly-gamble-hint-answer = { $wins ->
    [true] Může vyjít: s kartou Jolly jde celá ruka rozložit do skupin.
   *[false] Vyjít nemůže: některé karty by do skupin nešly.
 }
jolly-gamble-declare-not = Raději ne
jolly-gamble-declare-sure = Vyhlásit
jolly-gamble-concede-title = Vzdát ruku Jolly?
jolly-gamble-concede-means = { $left ->
    [one] V ruce ti zbývá ještě 1 karta.
    [few] V ruce ti zbývají ještě { $left } karty.
   *[other] V ruce ti zbývá ještě { $left } karet.
 }
jolly-gamble-concede-costs = { $costs ->
    [game] Tím prohráváš hru.
   *[turn] Tvoje skupiny se vrátí do ruky, tah končí a podruhé ji nevyhlásíš.
 }
jolly-gamble-concede-not = Hrát dál
jolly-gamble-concede-sure = Vzdát

jolly-verdict-run = Postupka { $low } až { $high }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
jolly-verdict-set = Sada { $rank }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
jolly-verdict-joker = JK zastupuje { $meaning }.
jolly-verdict-several = JK může zastupovat { $ways }.
jolly-verdict-choose = Vybereš po stisku „Vyložit“.
jolly-verdict-fits = { $count ->
    [one] Hodí se ke skupině { $melds }.
    [few] Hodí se ke skupinám { $melds }.
   *[other] Hodí se ke skupinám { $melds }.
 }
jolly-verdict-swap = { $count ->
    [one] Získáš za ni žolíka ze skupiny { $melds }.
    [few] Získáš za ni žolíka z některé ze skupin { $melds }.
   *[other] Získáš za ni žolíka z některé ze skupin { $melds }.
 }
jolly-verdict-discard = Odhoď { $card }, nebo vyber další na skupinu.
jolly-verdict-discard-only = Odhoď { $card }, nebo vyber jinou kartu.

# Rady: jaký druh akce, celá akce a proč.

hint-jolly-kind-draw = Lízni z balíčku.
hint-jolly-kind-take = Vezmi vrchní kartu odhazovací hromádky.
hint-jolly-kind-putback = Vrať vzatou kartu.
hint-jolly-kind-jolly = Vyhlas ruku Jolly.
hint-jolly-kind-concede = Vzdej to.
hint-jolly-kind-meld = Vylož skupinu.
hint-jolly-kind-add = Přilož.
hint-jolly-kind-swap = Vyměň žolíka.
hint-jolly-kind-discard = Odhoď kartu.
hint-jolly-draw = Lízni kartu z balíčku.
hint-jolly-take = Vezmi { $card } z odhazovací hromádky.
hint-jolly-putback = Vrať { $card } na odhazovací hromádku.
hint-jolly-jolly = Vyhlas ruku Jolly a vezmi kartu Jolly, { $card }.
hint-jolly-concede = Vzdej ruku Jolly.
hint-jolly-meld = Vylož skupinu { $cards }.
hint-jolly-add = Přilož { $cards } ke skupině { $number }.
hint-jolly-swap = Dej { $card } do skupiny { $number } a vezmi si jejího žolíka.
hint-jolly-discard = Odhoď { $card }.
hint-jolly-why-draw-opening = Z celkem { $unseen } karet, které můžeš líznout, ti { $outs ->
    [one] jedna
   *[other] { $outs }
 } ({ $percent } %) dovolí se vyložit.
hint-jolly-why-draw-meld = Z celkem { $unseen } karet, které můžeš líznout, { $outs ->
    [one] jedna
   *[other] { $outs }
 } ({ $percent } %) i se žolíky doplní dvě tvoje karty na skupinu.
hint-jolly-why-no-jolly = Ruka Jolly by nevyšla: i s kartou { $card } by { PREPOSITION("z", $count) } karet zbyla víc než jedna.
hint-jolly-why-no-jolly-loners = Ruka Jolly by nevyšla: ani s kartou { $card } se k žádné jiné nehodí { $cards }.
hint-jolly-why-draw-not-top = Kartu { $card } by šlo jen přiložit: se žádnými dvěma kartami tvé ruky (máš jich { $count }) skupinu netvoří.
hint-jolly-why-take-out = S kartou { $card } můžeš v tomto tahu zavřít: ruku opustí všechny karty, je jich { $count }.
hint-jolly-why-take-opening = S kartou { $card } se můžeš vyložit, nejvýš za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }; když lízneš, dovolí to { $outs ->
    [0] žádná karta
    [one] jen jedna karta
    [few] jen { $outs } karty
   *[other] jen { $outs } karet
 } z možných { $unseen } ({ $percent } %).
hint-jolly-why-take-meld = S kartou { $card } můžeš vyložit { $cards }; když lízneš, doplní dvě tvoje karty na skupinu { $outs ->
    [0] žádná karta
    [one] jen jedna karta
    [few] jen { $outs } karty
   *[other] jen { $outs } karet
 } z možných { $unseen } ({ $percent } %).
hint-jolly-why-take-fits = { $card } jde hned ke skupině { $number }, takže ti v ruce nepřibude: { $count ->
    [one] zůstane jedna karta
    [few] zůstanou { $count } karty
   *[other] zůstane { $count } karet
 }.
hint-jolly-why-putback = Bez karty { $card } ti z celkem { $unseen } karet, které můžeš líznout, { $outs ->
    [0] žádná nedoplní
    [one] jedna doplní
   *[other] { $outs } doplní
 } ({ $percent } %) dvě tvoje karty na skupinu.
hint-jolly-why-jolly-wins = S kartou { $card } jde všech { $count } karet do nových skupin, nebo všechny až na poslední, kterou odhodíš: vyhráváš.
hint-jolly-why-laid-wins = { $count ->
    [one] Je to tvoje poslední karta
    [few] Jsou to tvoje poslední { $count } karty
   *[other] Je to tvých posledních { $count } karet
 }: vyhráváš.
hint-jolly-why-clears = { $count ->
    [one] Ruku může opustit i zbylá karta, v nové skupině nebo odhozením.
    [few] Do nových skupin mohou i zbylé { $count } karty, všechny nebo až na jednu k odhození.
   *[other] Do nových skupin může i zbylých { $count } karet, všechny nebo až na jednu k odhození.
 }
hint-jolly-why-concede = V ruce máš karet { $count } a víc než jedna z nich by novou skupinu nenašla.
hint-jolly-why-laid-out = V tomto tahu můžeš zavřít: ruku { $left ->
    [one] opustí i zbylá karta
    [few] opustí i zbylé { $left } karty
   *[other] opustí i zbylých { $left } karet
 }.
hint-jolly-why-opening = Nové skupiny s tím mají { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }, potřeba je { $needed }; { $pure ->
    [yes] postupka bez žolíka mezi nimi je.
   *[no] postupka bez žolíka ještě chybí.
 }
hint-jolly-why-uses-taken = Použiješ tím vzatou { $card }, kterou si nechat nesmíš.
hint-jolly-why-uses-joker = Vyměněných žolíků bez nové skupiny teď je { $count }, potom { $left }.
hint-jolly-why-swap = Za { $card } dostaneš žolíka a můžeš vyložit { $cards }.
hint-jolly-why-meld-more = K vyložení přispěje { $points ->
    [one] { $points } bodem
   *[other] { $points } body
 }; { $cards } jen { $less }.
hint-jolly-why-room = Pak můžeš přiložit i { $cards }.
hint-jolly-why-laid-left = V ruce ti { $count ->
    [one] zbude jedna karta
    [few] zbudou { $count } karty
   *[other] zbude { $count } karet
 }; { $seat } jich má { $least }.
hint-jolly-why-standing = V ruce máš { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
 }, { $seat } jich má { $least }.
hint-jolly-why-discard-wins = { $card } je tvoje poslední karta: vyhráváš a { $seat } má v ruce ještě { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
 }.
hint-jolly-why-discard-opens = Tím tvoje vyložení za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 } platí.
hint-jolly-why-discard-opening = Bez { $card } ti z celkem { $unseen } neviděných karet { $outs ->
    [one] jedna
   *[other] { $outs }
 } ({ $percent } %) dovolí se vyložit, bez { $other } jen { $less }.
hint-jolly-why-discard-near = I bez { $card } ti z celkem { $unseen } neviděných karet { $outs ->
    [one] jedna
   *[other] { $outs }
 } ({ $percent } %) dovolí se vyložit.
hint-jolly-why-discard-ready = Vyložit se můžeš i bez { $card }; bez těchto karet ne: { $cards }.
hint-jolly-why-discard-second = Kartu { $card } máš dvakrát a do skupiny patří jen jednou.
hint-jolly-why-discard-fits-not = { $card } se nehodí k žádné skupině na stole, na rozdíl od { $cards }.
hint-jolly-why-discard-outs = S kartou { $card } ti (bez žolíků) skupinu { $outs ->
    [0] nedoplní žádná
    [one] doplní jen jedna
    [few] doplní jen { $outs }
   *[other] doplní jen { $outs }
 } z celkem { $unseen } neviděných karet, s kartou { $other } to { $more ->
    [one] dokáže jedna
    [few] dokážou { $more }
   *[other] dokáže { $more }
 }.
hint-jolly-why-discard-gives = S kartou { $card } a kartami, které nevidíš, { $melds ->
    [0] nemůže { $seat } složit žádnou skupinu
    [one] může { $seat } složit jednu skupinu
    [few] může { $seat } složit { $melds } různé skupiny
   *[other] může { $seat } složit { $melds } různých skupin
 } tří karet; s kartou { $other } by jich bylo { $more }.
hint-jolly-why-discard-left = V ruce ti { $count ->
    [one] zbude jedna karta
    [few] zbudou { $count } karty
   *[other] zbude { $count } karet
 }. Z celkem { $unseen } neviděných karet { $outs ->
    [0] žádná
    [one] jedna
   *[other] { $outs }
 } ({ $percent } %) i se žolíky { $outs ->
    [0] nedoplní
   *[other] doplní
 } dvě tvoje karty na skupinu.
hint-jolly-why-held-loose = Vykládat ani přikládat zatím není třeba: karet máš { $count } a tyto nejsou v žádné skupině ani se k žádné na stole nehodí: { $cards }.
hint-jolly-why-held-room = Po přiložení by { $card } udělala místo pro { $cards }; takových karet je neviděných { $outs }.

# The legend.

jolly-mark-jolly = Odkrytá karta pod balíčkem: karta Jolly. Dostane ji jen ten, kdo vyhlásí ruku Jolly.
jolly-mark-hunt = Oko u balíčku: jeho spodní karty znáš z lovu žolíků.
jolly-mark-points = Vedle skupiny: její pořadí na stole a pod ním, kolik platí.
jolly-mark-laid = Na zlaté: skupina vyložená v tomto tahu.
jolly-mark-opened = Tento hráč má vyloženo, a tak smí přikládat a měnit žolíky.

# In the terminal.

cli-rounds = { $round }. kolo z nejvýše { $limit }
cli-opened = má vyloženo
cli-opening = první vyložení: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
 } { PREPOSITION("z", $needed) }, { $pure ->
    [true] s čistou postupkou
   *[false] chybí čistá postupka
 }
cli-taken-due = zbývá použít { $card }
cli-joker-due = zbývá vyložit vyměněného žolíka v nové skupině
cli-clear-due = ruka Jolly: všechny karty do nových skupin, poslední smí být odhozena
cli-no-jolly-hand = ruku Jolly už nevyhlásí
cli-jolly-card = karta Jolly
cli-gone = pryč
cli-bottom = viděné vespod
cli-new = nová

# The lesson.

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

# What its computer players are like.

web-character-jolly-easy = S vyložením nespěchá a klidně odhodí, co potřebuješ.
web-character-jolly-medium = Většinou se vyloží, jakmile může, a občas ti dá užitečnou kartu.
web-character-jolly-hard = Vyloží se brzy, a co by se ti hodilo, to si nechá.
web-character-jolly-expert = Každou odhozenou kartu zváží proti všemu, co můžeš mít v ruce.
