# Slova stránek v prohlížeči.

web-title = Salonek
web-motto = Tiché místo pro karetní hry.
web-lobby-back = Zpět do haly
web-games = Hry
web-you = ty
web-you-name = Host
web-your-name = Tvoje jméno
web-opponents = Soupeři
web-strength = Jak silný je počítač a jaký má rating
web-level-easy = slabší
web-level-medium = střední
web-level-hard = silný
web-level-expert = expert
web-level-reference = rozvážně
web-level-random = nazdařbůh
web-rating = rating { $rating }
web-play-now = Hrát proti počítači
web-play-friends = Hrát s přáteli
web-open-public = Otevřít stůl pro všechny
web-open-tables = Otevřené stoly
web-seats = { $count ->
    [one] jedno místo
    [few] { $count } místa
   *[other] { $count } míst
 }
web-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
web-points = { $count ->
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodů
 }
web-card-unseen = zakrytá karta
web-french-card = { $suit ->
    [spade] pikov
    [heart] srdcov
    [diamond] károv
   *[club] křížov
 }{ $rank ->
    [A] é eso
    [2] á dvojka
    [3] á trojka
    [4] á čtyřka
    [5] á pětka
    [6] á šestka
    [7] á sedma
    [8] á osma
    [9] á devítka
    [10] á desítka
    [J] ý kluk
    [Q] á dáma
   *[K] ý král
 }
web-french-joker = žolík
web-french-wild = { $card } jako { $meaning }

web-invite = Nebo jim pošli tento odkaz. Kdo ho otevře, může si přisednout.
web-link = Odkaz na tento stůl
web-qr = Odkaz jako obrázek pro fotoaparát telefonu
web-copy = Zkopírovat odkaz
web-copied = Zkopírováno
web-free-seat = volné místo
web-host = hostitel
web-away = nepřítomen
web-sit = Posadit se
web-sit-here = Sednout sem
web-sat-down = { $name } už sedí u stolu.
web-stand = Vstát
web-add-computer = Přidat počítač
web-remove = Uvolnit místo: { $name }
web-options = Volby
web-options-usual = všechny volby jako obvykle
web-seat-count = Počet míst
web-chance = náhoda
web-usual = obvykle { $value }
web-option-range = Od { $low } do { $high }. Zůstává předchozí hodnota.
web-start = Začít hru
web-seats-free = Hra může začít, až budou všechna místa obsazená.
web-wait-for-host = Hru začne hostitel.
web-table-full = U stolu je plno. Můžeš se dívat; hru začne hostitel.
web-computer = Počítač
web-computer-n = Počítač { $n }
web-seat-n = Místo { $n }

web-table = Stůl
web-actions = Akce
web-choose = Vyber
web-cancel = Zrušit
web-close = Zavřít
web-on-turn = na tahu
web-your-turn = Jsi na tahu
web-turn-of = Na tahu: { $name }.
web-wait-for-turn = Počkej, až budeš na tahu.
web-play-for-me = Hraj za mě
web-play-how-far = Kolik má počítač zahrát?
web-play-action = Jednu akci
web-play-turn = Celý tah
web-take-back = Vzít zpět
web-nothing-to-take-back = Teď není co vzít zpět.
web-taken-back = Vzato zpět: „{ $move }“
web-takes-back = { $name ->
    [you] Vzato zpět: „{ $move }“
   *[other] { $name } vrací tah: „{ $move }“
 }
web-rule = Pravidlo { $rule }
web-why = Proč?
web-rule-word = Pravidlo
web-stale = Mezitím přišel jiný krok. Podívej se znovu a pak vyber.

web-drawer = Záznam, pravidla a nastavení
web-log = Záznam
web-log-empty = Tady se zapisuje, co se u stolu děje.
web-log-you = Ty
web-rules = Pravidla
web-settings = Nastavení
web-keys = Klávesy
web-key-arrows = Pohyb v ruce
web-key-carry = Posunout kartu v ruce
web-key-space = Vybrat kartu
web-key-enter = Zvýrazněné tlačítko
web-key-escape = Zrušit výběr
web-language = Jazyk
web-theme = Osvětlení
web-theme-auto = auto
web-theme-light = den
web-theme-dark = noc
web-motion = Pohyb karet
web-pace = Tempo počítačů
web-pace-calm = klidné
web-pace-normal = běžné
web-pace-brisk = svižné
web-pace-at_once = bez čekání
web-skip-ahead = Přeskočit čekání
web-skip-ahead-how = Ťuknutím na stůl nebo mezerníkem přeskočíte čekání až ke svému tahu. Hraje-li víc lidí, musejí to udělat všichni.
web-sound = Zvuk
web-four-colour = Každá barva karet jinak barevná
web-on = zapnuto
web-off = vypnuto

web-link-connected = Připojeno
web-link-connecting = Připojuji se …
web-link-offline = Bez spojení. Zkouším to znovu …
web-no-server = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
web-no-table = Tento stůl už neexistuje. V hale můžeš otevřít nový.
web-opening = Přicházíš ke stolu …
web-outdated = Tato stránka je starší než server. Načti ji znovu a můžeš hrát dál.
web-reload = Načíst znovu

web-result = { $count ->
    [one] Vítěz: { $names }
   *[other] O výhru se dělí { $names }
 }
web-result-you = Výhra je tvoje!
web-result-draw = Remíza
web-next-game = Další hra
web-other-game = Jiné hry
web-leave-table = Odejít od stolu
web-match = Zápas
web-match-none = Jedna hra
web-match-games = { $target ->
    [3] Na 2 vítězné hry
    [5] Na 3 vítězné hry
    [7] Na 4 vítězné hry
   *[other] Nejvýš { $target } her
 }
web-match-points = Do { $target } bodů
web-match-stands = { $match }: { $scores }
web-match-won = { $name ->
    [you] Vyhráváš zápas!
   *[other] Zápas vyhrává { $name }.
 }
web-rematch = Hrát znovu
web-rematch-wanted = { $count ->
    [one] { $names } chce
   *[other] { $names } chtějí
 } hrát znovu
web-rematch-waiting = Chceš další hru. Čeká se na ostatní.
web-show-result = Ukázat výsledek
web-fair = Bylo rozdání poctivé?
web-fair-words = Před rozdáním si server zamkl tajné číslo a prohlížeč každého u stolu k němu přidal vlastní. Teprve obě spolu určí rozdání, takže si je nikdo nemohl vybrat. Podle záznamu níže je může kdokoli přepočítat.
web-fair-record = Stáhnout záznam této hry
web-fair-secret = Tajemství
web-fair-seed = Semínko

# Nápověda a jak hra stojí.

web-hint = Nápověda
web-hint-more = Víc
web-hint-why = Proč?
web-hint-thinking = Přemýšlím …
web-hint-chance = Tvoje šance na výhru: { $chance }
web-advised = doporučeno
web-percent = { $share } %
web-percent-error = { $share } % ± { $error }
web-chances = Šance na výhru
web-chances-watching = když se dívám
web-chances-always = vždy
web-chances-never = nikdy

# Rozbor: dohraná hra ještě jednou.

web-review = Rozbor
web-review-none = Bez rozboru: hra nebyla dohrána.
web-review-of = { $game }: rozbor
web-review-working = Hra se znovu prochází: posouzeno { $done } { PREPOSITION("z", $of) } tahů.
web-review-to-table = Ke stolu
web-review-move = Tah { $move } { PREPOSITION("z", $of) }
web-review-no-move = Před prvním tahem
web-review-first = Na začátek
web-review-back = O tah zpět
web-review-on = O tah dál
web-review-last = Na konec
web-review-eyes = Pohled
web-review-spectator = divák
web-review-curve = Šance na výhru tah za tahem
web-review-label = { $label ->
    [forced] jediný možný tah
    [best] nejlepší tah
    [good] dobrý tah
    [inaccuracy] nepřesnost
    [mistake] chyba
   *[blunder] hrubá chyba
 }
web-review-labels = { $label ->
    [forced] bez jiné volby
    [best] nejlepší
    [good] dobré
    [inaccuracy] nepřesnosti
    [mistake] chyby
   *[blunder] hrubé chyby
 }
web-review-chance = { $name ->
    [you] Tvoje šance: před tahem { $before }, po něm { $after }.
   *[other] { $name }, šance: před tahem { $before }, po něm { $after }.
 }
web-review-gave-away = Tenhle tah stál { $loss }.
web-review-luck = Štěstí a skryté karty: { $luck }.
web-review-better = { $name ->
    [you] Lepší tah:
   *[other] { $name }, rada pro toho, kdo je na tahu:
 }
web-review-rest = Ostatní: { $shares }
web-review-eyes-words = { $name ->
    [spectator] Šance podle toho, co mohl vědět divák.
   *[other] Šance podle toho, co mohl vědět hráč { $name }.
 }
web-review-turning-point = zlomový okamžik
web-review-turning = Zlomové okamžiky
web-review-no-turning = Žádný tah hru nezvrátil.
web-review-point = Tah { $move }, { $other }: { $before } → { $after } ({ $why })
web-review-by-luck = štěstí a skryté karty
web-review-by-move = { $label } ({ $name })
web-review-sums = Z čeho se výsledky skládají
web-review-sums-words = Každý začíná s rovným dílem výhry. Štěstí a tahy k němu přidávají nebo z něj ubírají; co vyjde, je výsledek. Každý sloupec je podle toho, co ten hráč mohl vědět.
web-review-even = rovný díl
web-review-deal = štěstí při rozdání
web-review-later = štěstí a skryté karty později
web-review-own = vlastní tahy
web-review-others = tahy ostatních
web-review-result = výsledek
web-review-what-if = Hrát odtud dál
web-review-what-if-words = Hraješ za toho, kdo je na tahu; za ostatní hrají počítače.
web-key-review-step = Rozbor: o tah zpět nebo dál
web-key-review-ends = Rozbor: na začátek nebo na konec

# Úlohy.

web-puzzles = Úlohy
web-puzzles-of = { $game }: úlohy
web-puzzle-today = Úloha dne
web-puzzle-number = Úloha { $number } { PREPOSITION("z", $of) }
web-puzzle-task = Jsi na tahu. Který krok vyhrává nejčastěji?
web-puzzle-right = To je nejlepší krok.
web-puzzle-wrong = Existuje lepší krok.
web-puzzle-compare = Tvůj vyhrává { $chance }, nejlepší { $best }.
web-puzzle-is-best = Vyhrává { $best }.
web-puzzle-again = Zkusit znovu
web-puzzle-show = Ukázat řešení
web-puzzle-was-shown = Řešení už bylo vidět, jako vyřešená se nepočítá.
web-puzzle-next = Další úloha
web-puzzle-before = Předchozí úloha
web-puzzle-is-solved = vyřešeno
web-puzzle-solved = vyřešeno { $solved } { PREPOSITION("z", $count) }

# Jaký je který počítačový hráč: jeden řádek pro každou hru a sílu.

# Lidé v hale: jejich stoly, podmínky nového stolu, stůl popsaný odkazem.

web-lobby-pages = Stránky
web-lobby-continue = Pokračovat
web-lobby-not-begun = ještě nezačala
web-lobby-waiting = hrají ostatní
web-lobby-plays-for-you = hraje za tebe počítač
web-lobby-computer = Počítač ({ $level })
web-lobby-left = ještě { $time }, pak hraje počítač
web-lobby-free = { $count ->
    [one] jedno volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
 }
web-lobby-nobody = zatím tam nikdo nesedí
web-lobby-more = Čas a rating pro stůl s ostatními
web-lobby-clock = Čas na tah
web-lobby-rated = Hodnocená hra
web-lobby-usual = jako obvykle
web-lobby-yes = ano
web-lobby-no = ne
web-lobby-rated-words = Obvykle se hry u stolů pro všechny hodnotí a hry mezi přáteli ne.
web-lobby-is-rated = do ratingu
web-lobby-not-rated = bez ratingu
web-lobby-for-everybody = stůl pro všechny
web-lobby-shared = { $game }: stůl pro { $seats }
web-lobby-shared-open = Otevřít tento stůl
web-lobby-new-here = Hraješ poprvé?
web-lobby-against = { $count ->
    [one] 1 soupeř
    [few] { $count } soupeři
   *[other] { $count } soupeřů
 } · { $level }
web-lobby-others = S přáteli nebo s kýmkoli
web-lobby-code = Máš kód stolu?
web-lobby-code-go = Ke stolu
web-lobby-no-tables = Teď nikdo na hráče nečeká. Otevři stůl pro všechny a kdo přijde příště, může si k tobě přisednout.
web-lobby-watch = Dívat se
web-lobby-watch-it = dívat se
web-lobby-watch-computers = Počítače proti sobě: { $game }
web-lobby-watch-words = Hrají ty nejsilnější a je vidět, jakou má kdo šanci na výhru.
web-lobby-achieved = { $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
 }, výhry { $won }
web-settings-here = Pro toto zařízení
web-code = Kód tohoto stolu
web-code-words = Přátelé na úvodní stránce napíšou tento kód:

# Ty.

web-me = Ty
web-me-settings = Tvoje jméno, rating a údaje
web-me-new = Vítej
web-me-new-words = Bez hesla, ani e-mail není potřeba. Řekni jméno a salonek si tě v tomto prohlížeči zapamatuje: tvoje místa, hry i rating.
web-me-save = Uložit
web-me-saved = Uloženo
web-me-name-words = Platí od teď. Kde už sedíš, tam ti zůstane dosavadní jméno.
web-me-since = V salonku od { $date }
web-me-listed = Ukazovat tvoje jméno v žebříčcích
web-me-ratings = Rating
web-me-no-games = zatím žádná hra do ratingu
web-me-ratings-words = Každý začíná na 1500. Stupnice je stejná jako u počítačových hráčů: kdo má stejné číslo jako některý z nich, je zhruba stejně silný. ± říká, jak je tvoje číslo ještě nejisté; hraním se zmenšuje.
web-me-rated-words = Hodnotí se hry proti počítači, pokud si nevezmeš nápovědu, a hry s ostatními u stolů, kde je to napsané.
web-me-device = Další zařízení
web-me-device-words = Hraj na telefonu i na počítači pod jedním jménem, se všemi místy a ratingem. Kód platí jednou a deset minut.
web-me-code-make = Vytvořit kód
web-me-code-again = Vytvořit nový kód
web-me-code = Kód pro další zařízení
web-me-code-where = Opiš ho na druhém zařízení na stránce „Ty“, nebo na obrázek namiř jeho fotoaparát.
web-me-code-left = Platí ještě { $time }.
web-me-code-over = Tento kód už neplatí. Vytvoř si nový.
web-me-code-qr = Kód jako obrázek pro fotoaparát telefonu
web-me-code-type = Kód z jiného zařízení
web-me-code-use = Pokračovat tady
web-me-code-ask = Pokračovat tady s kódem { $code }?
web-me-code-instead = Tento prohlížeč tě zná pod jménem { $name }. Pokud { $name } není na žádném jiném zařízení, už pod tím jménem nikdo pokračovat nebude moct.
web-me-code-done = Teď jsi tady { $name }. Tvoje stoly najdeš v hale.
web-me-programs = Tvoje programy
web-me-programs-words = Tvůj program si může sednout ke stolu a hrát. Prokazuje se tokenem, všichni vidí, že je to program, a má vlastní rating.
web-me-program-name = Jméno programu
web-me-program-new = Vytvořit token
web-me-program-token = Token programu { $name }. Ukáže se jen teď, zkopíruj si ho.
web-me-program-delete = Smazat { $name }
web-me-program-sure = Smazat { $name }? Jeho token přestane platit a jeho rating zmizí.
web-me-copy = Zkopírovat
web-me-example = Příklad v Pythonu
web-me-example-words = Těchto pár řádků hraje všechny hry. Ostatní je ve zdrojovém kódu v { $file }.
web-me-data = Tvoje údaje
web-me-data-words = Salonek si pamatuje tvoje jméno, tvoje místa, kroky a slova u stolů, tvůj rating a tvoje programy, přátele a party a jak ti dávat vědět. Nic jiného.
web-me-download = Stáhnout všechno
web-me-delete = Smazat všechno
web-me-delete-sure = Smazat o tobě všechno?
web-me-delete-achieved = Zmizí tvoje jméno, rating, místa v žebříčcích, programy, e-mailová adresa a upozornění.
web-me-delete-tables = U stolů zmizí tvoje jméno a tvoje slova; kroky zůstanou beze jména.
web-me-delete-running = Rozehrané hry vzdáš, dohraje je počítač.
web-me-delete-browser = Tento prohlížeč zapomene nastavení i vyřešené úlohy.
web-me-delete-ever = Nikdo to nedokáže vrátit.
web-me-keep = Nechat všechno
web-me-deleted = Všechno o tobě je smazané.

# Žebříčky.

web-leaders = Žebříčky
web-leaders-which = Hodnocené hry
web-leaders-people = proti lidem
web-leaders-computers = proti počítačům
web-leaders-place = Pořadí
web-leaders-name = Jméno
web-leaders-rating = Rating
web-leaders-games = Hry
web-leaders-won = Výhry
web-level-qlearning = samouk
web-leaders-bot = program
web-leaders-empty = Zatím tu není nikdo z lidí. Do žebříčku se dostaneš po { $fewest } hrách do ratingu.
web-leaders-yours = Máš { $games } { PREPOSITION("z", $fewest) } her do ratingu.
web-leaders-unlisted = Tvoje jméno se tu podle tvého přání neukazuje. Změnit to můžeš na stránce „Ty“.
web-leaders-order = Pořadí podle toho, co je skoro jisté: rating minus trojnásobek jeho ±.
# Život stolu: čas, kdo je pryč, na čem se lidé dohodnou, co si říkají.

web-link-ended = Bez spojení.
web-move-waits = { $cards ->
    [none] Tvůj krok
   *[other] Tvůj krok ({ $cards })
 } { $link ->
    [connected] je na cestě, odpověď ještě nepřišla.
   *[offline] čeká tady a odešle se, jakmile bude spojení.
 }
web-you-watch = Tuto hru sleduješ.
web-time-seconds = { $count } s
web-time-minutes = { $count } min
web-time-hours = { $count ->
    [one] 1 hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
 }
web-time-days = { $count ->
    [one] 1 den
    [few] { $count } dny
   *[other] { $count } dní
 }
web-left = ještě { $time }
web-time-left = Zbývá:
web-time-warning = Zbývá { $time }
web-time-ends = Zbývá { $time }, pak za tebe hraje počítač.
web-still-here = Jsem tady
web-plays-for-you = Hraje za tebe počítač.
web-played-while-away = Mezitím za tebe hrál počítač.
web-played-for = { $name ->
    [you] Tohle za tebe zahrál počítač:
   *[other] Tohle zahrál počítač (za: { $name }):
 }
web-i-am-back = Jsem zpátky
web-seat-bot = bot
web-seat-resigned = vzdáno
web-seat-stand-in = hraje počítač
web-seat-grace = pryč, za { $time } počítač
web-has-resigned = { $name }: hra vzdána, dál hraje počítač.
web-gave-up = { $name ->
    [you] Hra je vzdaná. Dál za tebe hraje počítač; můžeš odejít.
   *[other] { $name }: hra vzdána, dál hraje počítač.
 }
web-now-unrated = { $name ->
    [you] Počítač ti pomohl, takže se tato hra už nepočítá do ratingu.
   *[other] { $name }: pomáhal počítač, takže se tato hra už nepočítá do ratingu.
 }
web-plays-for = Počítač hraje za: { $name }.
web-is-away = { $name } tu teď není.
web-away-until = { $name } tu teď není. Za { $time } začne hrát počítač.
web-news = Zpráva
web-notice = Sdělení salonku
web-paused = Stůl čeká
web-goes-on-in = Hraje se dál za { $seconds } s, nebo až to všichni přečtou.
web-others-read = { $seconds ->
    [0] { $names }: ještě čte. Hraje se dál, až se okno zavře.
   *[other] { $names }: ještě čte. Hraje se dál za { $seconds } s.
 }
web-agree = Souhlasím
web-no = Ne
web-never-mind = Už ne

web-menu = Stůl
web-players = Hráči
web-spectators = { $count ->
    [one] Dívá se jeden divák.
    [few] Dívají se { $count } diváci.
   *[other] Dívá se { $count } diváků.
 }
web-terms = Tento stůl
web-terms-clock = Čas na tah
web-terms-no-clock = bez časového limitu
web-terms-clock-turn = čas na tah: { $time }
web-terms-rated = s ratingem
web-terms-unrated = bez ratingu
web-terms-rated-label = Hry se počítají do ratingu
web-rated-words = Výsledek změní tvůj rating proti počítačům. S nápovědou, vráceným krokem nebo krokem počítače se hra nepočítá.
web-rated-people-words = Výsledek změní rating všech. Není nápověda a nic se nevrací.
web-unrated-words = Hraje se jen pro radost: nápověda je dovolená a kroky se dají vrátit, když všichni souhlasí.
web-clock-words = Když zbývá třetina času, dostaneš upozornění a můžeš si jednou vzít čas navíc. Potom za tebe hraje počítač, dokud se nevrátíš.
web-slow-words = U stolu nikdo nemusí čekat: přijď, až budeš na tahu.
web-invite-watch = Kdo otevře tento odkaz, může se dívat.
web-invite-full = U stolu je plno. Kdo otevře tento odkaz, může se dívat.
web-undo = Vrátit krok
web-undo-ask = Požádat o vrácení posledního kroku
web-undo-alone = Vzít zpět můj poslední krok
web-undo-unrated = Když to vezmeš zpět, hra se nepočítá do ratingu.
web-undo-asked = { $name } chce vzít zpět: { $move }
web-undo-waiting = Žádáš o vrácení kroku. Čeká se na souhlas: { $names }.
web-undo-refused = { $name } nesouhlasí: krok platí.
web-undo-agreed = { $names } souhlasí: krok je vzatý zpět.
web-skip = Přeskočit tah: { $name }
web-skip-words = Tento tah dohraje počítač za: { $name }.
web-skip-wait = Ještě počkat
web-vote-skip = Přeskočit tah
web-wants-skip = { $count ->
    [one] { $names } chce
   *[other] { $names } chtějí
 } přeskočit tah: { $name }.
web-end = Hlasovat pro ukončení hry
web-end-words = Hra skončí bez vítěze, když pro to budou { $needed } { PREPOSITION("z", $of) } hráčů.
web-end-alone = Ukončit hru
web-end-alone-words = Nikdo nevyhraje: hra se přeruší a nepočítá se.
web-vote-end = Ukončit hru
web-wants-end = { $count ->
    [one] { $names } chce
   *[other] { $names } chtějí
 } hru ukončit.
web-votes = Pro: { $names } ({ $count } z potřebných { $needed }).
web-vote-back = Vzít hlas zpět
web-resign = Vzdát hru
web-resign-words = Dál za tebe hraje počítač a skončíš na posledním místě.
web-resign-alone-words = { $rated ->
    [true] Prohraješ: hra hned skončí a počítá se do ratingu.
   *[false] Prohraješ: hra hned skončí.
 }
web-play-on = Hrát dál
web-sure = Opravdu?
web-hand-over = Předat stůl
web-hand-over-words = Hostitel nastavuje stůl a začíná hru.
web-hand-over-to = Předat stůl: { $name }
web-make-host = Předat stůl
web-free-it = Uvolnit místo
web-share = Sdílet toto nastavení
web-share-words = Kdo otevře tento odkaz, může si otevřít vlastní stůl se stejným nastavením.
web-share-link = Odkaz na toto nastavení
web-share-copy = Zkopírovat odkaz na nový stůl
web-shared-table = { $game }, stůl pro { $seats }

web-talk = Chat
web-talk-empty = Zatím nikdo nic neřekl.
web-talk-muted = Hovor u tohoto stolu je ztlumený.
web-talk-watching = Mluvit mohou ti, kdo tu hrají. Ty se díváš.
web-unread = { $count ->
    [one] 1 nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
 }
web-say = Napiš něco
web-send = Poslat
web-mute = Ztlumit
web-mute-table = Ztlumit hovor u tohoto stolu
web-mute-seat = Ztlumit: { $name }
web-emotes = Gesta
web-emote-hello = Ahoj
web-emote-luck = Hodně štěstí
web-emote-nice = Pěkně
web-emote-thanks = Díky
web-emote-oops = Jejda
web-emote-hmm = Hmm …
web-emote-wow = Páni
web-emote-bye = Tak zase příště

web-ended-resigned = Všichni hru vzdali
web-ended-one = { $name ->
    [you] Hra je vzdaná
   *[other] Vzdal hru: { $name }
 }
web-ended-vote = Hráči hru ukončili
web-ended-closed = Stůl byl zavřen
web-rating-change = { $before } → { $after } ({ $change })
web-rated-against-people = Hry proti lidem mají vlastní rating.
web-rated-against-computers = Hry proti počítači se počítají do ratingu, pokud si nenecháš pomoct.
web-unrated-help = Do ratingu se nepočítá: { $names ->
    [you] byla v ní nápověda, tah vzatý zpět nebo tah počítače za tebe.
   *[other] byla v ní nápověda, tah vzatý zpět nebo tah počítače ({ $names }).
 }
web-unrated-ended = Do ratingu se nepočítá: hra nebyla dohrána.
web-hint-unrated = S nápovědou se tato hra nepočítá do ratingu.
web-play-unrated = Když za tebe zahraje počítač, hra se nepočítá do ratingu.
web-rematch-waits-for = Chceš další hru. Čeká se na: { $names }.
web-rematch-without = { $name } tu teď není: do návratu hraje počítač.

# Hry, které někdo dohrál.

web-games-last = Poslední hry
web-games-newest = Poslední hra: { $game }
web-games-none = Tady najdeš hry, které dohraješ, každou s rozborem.
web-games-won = výhra
web-games-lost = prohra
web-games-draw = remíza
web-games-place = { $place }. místo { PREPOSITION("z", $of) }
web-games-broken-off = přerušená

# Adresa, kterou žádná stránka nemá.

web-not-found = Tady nic není
web-not-found-words = Tato adresa nikam nevede. Možná v ní chybí písmeno, nebo to, co tu bylo, už není.

# Jak dlouhá je hra proti počítači.

web-length = Délka hry
web-length-points = do { $target } bodů
web-length-turns = { $turns } tahů
