# Pro správce salonku: jen na příkazové řádce.

serve-folder = Složku { $folder } nelze použít: { $reason }. Zvol jinou pomocí --data.
serve-in-use = Na složce { $folder } už běží server. Nejdřív ho zastav, nebo zvol jinou složku pomocí --data.
serve-database = Databázi nelze otevřít: { $reason }
serve-bad-number = { $setting } chce číslo od 0; zadáno bylo { $given }.
serve-bad-proxy = "{ $given }" není adresa ani síť. Piš --proxies třeba takto: 127.0.0.1,10.0.0.0/8.
admin-no-server = Na složce { $folder } neběží žádný server. Byl spuštěn s touto složkou? Urči ji pomocí --data.
admin-no-token = Klíč { $file } nelze přečíst: { $reason }. Použij uživatele, pod kterým server běží.
admin-no-answer = Server na { $address } neodpovídá: { $reason }
admin-not-allowed = Server klíč nepřijal. Po každém spuštění je nový: zkus to znovu.
admin-trouble = Server odpověděl chybou { $code }. Víc říká jeho záznam událostí.
admin-several-tables = Na { $table } začíná víc stolů: { $count }. Napiš z názvu víc.
admin-not-banned = { $who } nemá zákaz. Kdo ho má, ukáže `parlour admin bans`.
admin-ban-here = { $who } je přímo tento počítač. Za proxy spusť server s --proxy, ať zná hosty podle jejich vlastní adresy.
admin-ban-takes-in-here = { $who } zahrnuje i tento počítač. Zakaž menší síť.
admin-ban-nowhere = Z { $who } nikdo přijít nemůže: takovou adresu žádný počítač nemá. Odkud hosté přicházejí, ukáže `parlour admin people`.
admin-ban-host-bits = { $who } není síť. Celou síť zakážeš jako { $network }, jen tu jednu adresu jako { $address }.
admin-ban-nobody = "{ $who }" není adresa ani síť (například 192.0.2.0/24) a nikdo u stolů nemá takové id ani jméno. Kdo tam je, ukáže `parlour admin people`.
admin-ban-several = Jméno "{ $who }" má u stolů víc lidí: { $count }. Urči jednoho podle id, které ukáže `parlour admin people`.
admin-banned-with = { $who } má zákaz spolu s celou sítí { $network }. Zruš zákaz té sítě.
admin-unban-several = Zákaz má víc lidí se jménem "{ $who }": { $count }. Urči jednoho podle id, které ukáže `parlour admin bans`.
admin-column-table = stůl
admin-column-game = hra
admin-column-phase = stav
admin-column-people = lidé
admin-column-seats = místa
admin-column-connections = spojení
admin-column-moves = kroky
admin-column-names = jména
admin-column-name = jméno
admin-column-id = id
admin-column-address = adresa
admin-column-seat = místo
admin-tables = { $count ->
    [one] Jeden stůl.
    [few] { $count } stoly.
   *[other] { $count } stolů.
 }
admin-people = { $count ->
    [0] U stolů nikdo není.
    [one] Jeden člověk.
    [few] { $count } lidé.
   *[other] { $count } lidí.
 }
admin-closed = Stůl { $table } je zavřený.
admin-banned = { $who } už nesmí dovnitř.
admin-unbanned = { $who } zase smí dovnitř.
admin-bans = { $count ->
    [0] Nikdo nemá zákaz.
    [one] Jeden zákaz.
    [few] { $count } zákazy.
   *[other] { $count } zákazů.
 }
admin-column-report = hlášení
admin-column-date = datum
admin-column-reason = důvod
admin-column-about = člověk
admin-column-by = nahlásil
admin-reason-talk = hovor
admin-reason-name = jméno
admin-reason-play = hra
admin-reason-other = jiné
admin-reports = { $count ->
    [0] Žádné hlášení nečeká.
    [one] Jedno hlášení čeká.
    [few] { $count } hlášení čekají.
   *[other] { $count } hlášení čeká.
 }
admin-report-closed = Hlášení { $report } je uzavřené.
admin-no-such-report = Hlášení { $report } neexistuje. Otevřená vypíše `parlour admin reports list`.
admin-told = { $connections ->
    [0] Nikdo není připojen.
    [one] Zpráva odešla na jedno spojení.
   *[other] Zpráva odešla na { $connections } spojení.
 }
admin-no-database = Ve složce { $folder } není žádná databáze. Urči složku pomocí --data.
admin-there-already = { $file } už existuje. Nahradí ho --overwrite.
admin-no-backup = Kopie nevznikla: { $reason }
admin-copied = Zkopírováno a zkontrolováno: { $file } ({ $bytes } bajtů).
admin-no-restore = Nic se nezměnilo: { $reason }
admin-restored = { $file } je na svém místě. { $aside ->
    [none] Předtím tu žádná databáze nebyla.
   *[other] Co tu bylo předtím, zůstává v { $aside }.
 }
admin-no-check = Databázi nelze přečíst: { $reason }
admin-check-file = Soubor je poškozený: { $reason }
admin-check-log = Stůl { $table }: jeho záznam nelze přehrát od položky { $seq } ({ $reason }).
admin-check-newer = Stůl { $table }: položku { $seq } ({ $kind }) zapsala novější verze programu. Nainstaluj ji a stůl se otevře.
admin-check-result = Stůl { $table }, hra { $game }: záznam vede k jinému výsledku.
admin-check-deal = Stůl { $table }, hra { $game }: karty nebyly rozdány tak, jak bylo slíbeno.
admin-checked = Stoly: { $tables }, položky: { $entries }, dohrané hry: { $games }. { $troubles ->
    [0] Všechno je v pořádku.
    [one] Jedna závada.
    [few] { $troubles } závady.
   *[other] { $troubles } závad.
 }
serve-damaged = Databáze { $file } je poškozená: { $reason }. Vrať na její místo kopii příkazem `parlour admin restore KOPIE --data { $folder }`, nebo soubor přesuň jinam a začni s prázdnou.
serve-bad-database = --database chce adresu serveru PostgreSQL, postgresql://UZIVATEL@SERVER/NAZEV; zadáno bylo { $given }. Bez ní se použije SQLite v datové složce.
admin-no-copy = Nic se nezkopírovalo: { $reason }
admin-copied-all = Zkopírováno: { $source } → { $target } – { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}, zápisů v záznamu { $entries }. Spusť server tam; hry pokračují, kde přestaly.
serve-bad-node = --node chce název z malých písmen, číslic a pomlček, nejvýš 32 znaků; zadáno bylo "{ $given }".
serve-node-alone = { $setting } je pro víc serverů na jedné databázi PostgreSQL. Urči databázi pomocí --database, nebo { $setting } vynech.
serve-bad-node-url = { $setting } chce adresu serveru bez cesty, třeba http://10.0.0.5:8000; zadáno bylo { $given }.
serve-bad-smtp = --smtp bere smtp://HOST:PORT nebo smtps://HOST:PORT, před hostem případně UŽIVATEL:HESLO@, ne { $given }.
serve-mail-needs = K --smtp patří ještě dvě nastavení: --mail-from, adresa odesílatele, a --url, adresa, na které lidé server najdou.
serve-node-taken = Na této databázi už běží server s názvem { $node }. Dej každému serveru vlastní název pomocí --node.
admin-drain-alone = Není tu žádný jiný uzel, který by stoly převzal. Uzly ukáže `parlour admin nodes`.
admin-drained = Stoly předané ostatním uzlům: { $tables }. Tento uzel teď můžeš zastavit.
admin-resumed = Na tomto uzlu se zase otevírají stoly.
admin-column-node = uzel
admin-column-state = stav
admin-column-tables = stoly
admin-column-version = verze
admin-column-seconds = sekundy
