# Chyby celého domu. Každá říká, co bylo zadáno, co je možné a co dělat.

bad-seed = { $given } nemůže být semínko. Semínko je celé číslo nebo bajty (v JSON šestnáctkový řetězec).
bad-rng = { $given } není generátor zapsaný v pozici (82 šestnáctkových číslic). Vynech `rng` a generátor se odvodí ze `seed`.
bad-seat-count = Hra { $game } je pro { $low } až { $high ->
    [one] { $high } hráče
    [few] { $high } hráče
   *[other] { $high } hráčů
 }; zadáno: { $given }.
no-such-seat = Místo { $given } u tohoto stolu není. Místa jsou 0 až { $last }; None je divák.
bad-option = Volba { $option } nemůže být { $given }. Možné hodnoty: { $allowed } (pravidlo { $rule }).
no-such-option = Volba { $given } neexistuje. Volby jsou: { $allowed }.
no-such-game = Hra { $given } tu není. Na výběr: { $allowed }.
not-a-game = Vstupní bod `{ $name }` nedává hru, ale { $given }. Musí to být instance parlour.Game.
no-such-rules = Pravidla hry { $game } nemají verzi { $given }. Na výběr: { $allowed }.
not-older-rules = Tohle nejsou starší pravidla hry { $name }: { $given }. Nejstarší jsou první, každá se svým číslem.
no-such-level = Počítačový hráč { $given } pro hru { $game } není. Na výběr: { $allowed }.
no-such-language = Jazyk { $given } tu není. Na výběr: { $allowed }.
no-rulebook = Pravidla hry { $game } nejsou napsána v jazyce { $given }. Na výběr: { $allowed }.
no-such-card = { $given } není karta této hry. Karta se zapisuje třeba takto: { $example }.
no-such-action = { $given } není akce této hry. Akce jsou čísla 0 až { $last }.
unreadable-move = „{ $given }“ není krok této hry. Kroky jsou: { $forms }.
ambiguous-wild = „{ $given }“ může znamenat víc věcí: { $readings }. Napiš, kterou kartu žolík zastupuje, stejně jako tady.
no-such-policy = Podle { $given } se dohrávat nedá. Možnosti: { $allowed }.
bad-count = { $given } není počet her. Zadej celé číslo od 1.
bad-batch = Akce mají tvar { $given }; pro každou hru je potřeba jedna akce (počet her: { $count }).
not-a-view = Toto není pohled na hru { $game }. Zadej to, co vrátilo `state.view(seat)`.

position-not-a-mapping = Pozice je slovník s klíči jako `game`, `turn` a `hands`; zadáno: { $given }.
position-unknown-key = Pozice této hry nemá klíč { $given }. Klíče jsou: { $allowed }.
position-missing-key = V pozici chybí klíč { $key }.
position-other-game = Toto je pozice hry { $given }, ne hry { $game }.
position-hands = `hands` je seznam, ve kterém má každé místo jeden text s kartami; zadáno: { $given }.
position-value = `{ $key }` tu nemůže být { $given }. Možné hodnoty: { $allowed }.
position-card = { $given } v `{ $key }` není karta této hry. Karta se zapisuje třeba takto: { $example }.
position-too-often = Karta { $card } je uvedena příliš často: v celé hře { $copies ->
    [one] je taková karta jen jedna
    [few] jsou takové karty jen { $copies }
   *[other] je takových karet jen { $copies }
 }.
position-unnamed = Když je zapsáno `{ $key }`, musí být uvedena každá karta. Chybí: { $cards }.

record-not-a-mapping = Záznam je slovník s klíči game, seats, options, seed nebo position, a moves; zadáno: { $given }.
record-unknown-key = Záznam nemá klíč { $given }. Klíče jsou: { $allowed }.
record-missing-key = V záznamu chybí klíč { $key }.
record-beginning = Záznam začíná klíčem `seed`, nebo klíčem `position`: právě jedním z nich.
record-contradiction = Záznam uvádí u `{ $key }` { $given }, jeho pozice { $position }. Vynech `{ $key }`, nebo je uveď do souladu.
record-moves = `moves` je seznam kroků v zápisu hry.
record-move = Krok { $number } záznamu, „{ $move }“, nelze zahrát: { $reason }

# Nápovědy a důvody, které má každá hra.

hint-kind = Udělej toto: { $word }.
hint-what = Zahraj: { $move }.
hint-better = Ze 100 her odtud tak vyhraješ asi o { $more } víc než s druhým nejlepším tahem:
hint-close = Zhruba stejně dobré je toto:
hint-only-move = Povolen je tu jediný tah, tento.
hint-game-over = Hra skončila: není krok, ke kterému by šlo poradit.
hint-no-such-level = { $given } není stupeň nápovědy. 1 řekne druh akce, 2 které karty, 3 proč.
review-unfinished = Rozebrat lze jen dohranou hru; tento záznam končí po { $moves } krocích, před koncem hry.
puzzle-missing = { $game } má { $most } úloh; číslo { $given } mezi nimi není.
broken-game = Hru { $name } nejde načíst: { $reason }. Oprav nebo odinstaluj balíček, který ji přináší.
broken-players = Počítačové hráče hry { $game } nejde načíst: { $reason }. Oprav nebo odinstaluj balíček, který je přináší.
bad-weights = Váhy { $file } nejde použít: { $reason }. Nainstaluj Parlour znovu, nebo zvol jiný soubor.
bad-player = Hráč { $level } hry { $game } nemůže hrát: { $reason }. Nainstaluj Parlour znovu.

# Several people in a sentence; `before` has commas if there are more than two.
list-and = { $before } a { $last }
