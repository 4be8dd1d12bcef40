# Přátelé, poslední spoluhráči, pozvánky, blokování a hlášení.

people-no-such-person = Nikdo takový tu není. Možná svoje údaje smazal.
people-yourself = To jsi ty. Vyber někoho jiného.
people-too-many-friends = Čeká už příliš mnoho žádostí. Počkej na odpověď, nebo některou vezmi zpět.
people-too-many-blocked = Blokuješ už { $most } lidí. Nejdřív někoho odblokuj.
people-invite-stranger = Pozvat můžeš přátele a ty, s kým jsi nedávno hrál. Ostatním pošli odkaz na stůl.
people-too-many-invitations = Na odpověď čeká už { $most } tvých pozvánek. Nejdřív na ni počkej.
people-invite-elsewhere = Zvát můžeš jen ke stolu, kde sedíš a kde hra ještě nezačala.
people-too-many-reports = Hostitel ještě nepřečetl { $most } tvých hlášení. Počkej, až je vyřídí.
people-not-there = Tento člověk u toho stolu není. Nahlas ho na jeho vlastní stránce.
people-name-refused = Hostitel tohoto salonku takové jméno nedovoluje. Zvol si jiné.

friends-title = Lidé
friends-friends = Přátelé
friends-none = Zatím žádní přátelé. Zahraj si s někým a tady si ho přidej.
friends-recent = Poslední spoluhráči
friends-recent-none = Zatím nikdo. Najdeš tu ty, s kým dohraješ nějakou hru.
friends-blocked = Blokovaní
friends-asks = chce být tvůj přítel
friends-asked = zatím neodpověděl
friends-last = { $game }, { $date }
friends-add = Přidat do přátel
friends-accept = Přijmout
friends-decline = Odmítnout
friends-take-back = Vzít žádost zpět
friends-remove = Odebrat z přátel
friends-invite = Pozvat
friends-invite-again = Hrát znovu
friends-invited = Pozváno
friends-block = Blokovat
friends-unblock = Odblokovat
friends-block-sure = Blokovat: { $name }?
friends-block-words = Už tě nemůže pozvat, žádat o přátelství ani na tebe mluvit a ve svých seznamech tě nenajde. Nic se o tom nedozví.
friends-more = Více: { $name }
friends-invitations = Pozvánky
friends-invitation = { $name } tě zve ke hře { $game }
friends-join = Přisednout
friends-report = Nahlásit
friends-report-title = Nahlásit: { $name }
friends-report-why = Co je v nepořádku?
friends-reason-talk = Co říká
friends-reason-name = Jméno
friends-reason-play = Jak hraje
friends-reason-other = Něco jiného
friends-report-text = Další slova pro hostitele (nepovinné)
friends-report-words = Hostitel uvidí tvoje jméno a od stolu i poslední řádky hovoru.
friends-report-send = Odeslat hlášení
friends-reported = Děkujeme. Hostitel se na to podívá.
friends-at-table = Přátelé, blokování, hlášení
friends-at-table-none = Nikdo další u tohoto stolu se nepředstavil.
friends-invite-here = Pozvat někoho známého

# Stránka člověka.

profile-own = Tvoje stránka
profile-own-open = Podívat se na svou stránku
profile-yours = Tohle je tvoje stránka. Ty vidíš všechno, ostatní jen to, co s nimi sdílíš.
profile-share-words = Tvou stránku si může otevřít každý, kdo s tebou hrál. Je na ní tvoje jméno a to, co je v žebříčcích. O zbytku rozhoduješ ty:
profile-share-ratings = Ukazovat všechna hodnocení a jejich vývoj
profile-share-achievements = Ukazovat úspěchy
profile-share-games = Ukazovat moje poslední hry, bez spoluhráčů
profile-nothing = Nic dalšího tento člověk nesdílí.
profile-together = Společné hry
profile-place = { $place }. místo
profile-curve = Teď { $last }, od { $low } do { $high }, { $count ->
    [one] jedna hra
    [few] { $count } hry
   *[other] { $count } her
 }
profile-achievements = Úspěchy
profile-no-achievements = Zatím žádné.
profile-achieved-games-1 = První hra
profile-achieved-games-10 = Deset her
profile-achieved-games-100 = Sto her
profile-achieved-wins-1 = První výhra
profile-achieved-wins-10 = Deset výher
profile-achieved-wins-100 = Sto výher
profile-achieved-row = Tři výhry za sebou
profile-achieved-people = První výhra nad lidmi
profile-achieved-every = Výhra v každé hře

# Úloha dne.

puzzle-streak = { $count ->
    [one] jeden den
    [few] { $count } dny za sebou
   *[other] { $count } dní za sebou
 }
puzzle-streak-now = { $count ->
    [one] To je první den nové řady.
    [few] To jsou { $count } dny za sebou. Tvoje nejdelší řada: { $longest }.
   *[other] To je { $count } dní za sebou. Tvoje nejdelší řada: { $longest }.
 }
puzzle-share = Zkopírovat výsledek
puzzle-share-text = Úloha dne, { $date }: { $game } vyřešeno{ $count ->
    [0] {""}
    [one] {""}
    [few] , { $count } dny za sebou
   *[other] , { $count } dní za sebou
 }.
