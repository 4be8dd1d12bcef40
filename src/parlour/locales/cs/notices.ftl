# Upozornění, e-mail a ztracené cookie.

notice-push-service = Službu, přes kterou tento prohlížeč dostává upozornění, správce salonku nepovolil.
notice-no-mail = Tento salonek e-maily neposílá.
notice-not-sent = E-mail se nepodařilo odeslat. Zkontroluj adresu, nebo to zkus později.
notice-no-such-code = Tento kód neplatí. Kód platí jednou a hodinu, a to v prohlížeči, ve kterém byla adresa zadána.
notice-bad-link = Tento odkaz neplatí. E-maily můžeš vypnout i na stránce „Ty“.
notice-too-many-tables = Upozornění máš už u tolika stolů: { $most }. Nejdřív některé vypni.
notice-no-seat = U tohoto stolu nemáš místo.

notice-title = Upozornění
notice-intro = Když jsi na tahu a nejsi u stolu, salonek ti může dát vědět. Stoly si vybíráš v nabídce každého stolu. Stejně se dozvíš o pozvánkách.
notice-here = Upozornění v tomto prohlížeči
notice-here-on = Tento prohlížeč upozornění zobrazuje.
notice-here-off = Tento prohlížeč žádná nezobrazuje.
notice-here-never = Tento prohlížeč neumí zobrazovat upozornění webů. Na iPhonu a iPadu si nejdřív přidej salonek na plochu.
notice-here-denied = Tento prohlížeč upozornění salonku nedovoluje. Povolit je můžeš v nastavení prohlížeče pro tento web.
notice-here-failed = Upozornění se v tomto prohlížeči nepodařilo zapnout. Zkus to znovu, nebo použij jiný prohlížeč.
notice-here-start = Zobrazovat upozornění tady
notice-here-stop = Tady nezobrazovat
notice-others = { $count ->
    [one] Upozornění zobrazuje ještě jeden tvůj prohlížeč.
    [few] Upozornění zobrazují ještě { $count } tvoje prohlížeče.
   *[other] Upozornění zobrazuje ještě { $count } tvých prohlížečů.
 }
notice-mail = E-mail
notice-mail-words = E-mail dostaneš, když se žádný tvůj prohlížeč neozývá nebo když ti dochází čas. S potvrzenou adresou se také můžeš vrátit pod svým jménem, když o cookie v tomto prohlížeči přijdeš.
notice-mail-field = Tvoje e-mailová adresa
notice-mail-ask = Poslat kód
notice-mail-sent = Na adresu { $address } odešel kód. Dokud ji nepotvrdíš, nic dalšího tam nepřijde.
notice-mail-code = Kód z e-mailu
notice-mail-confirm = Potvrdit
notice-mail-other = Jiná adresa
notice-mail-is = Tvoje adresa: { $address }
notice-mail-letters = Dávat mi vědět e-mailem
notice-mail-drop = Zapomenout adresu
notice-tables = Stoly
notice-tables-none = Zatím žádné.
notice-table-open = Otevřít stůl
notice-table-stop = U tohoto stolu vypnout

notice-remind = Dát mi vědět, až tu budu na tahu
notice-remind-words = Dozvíš se to, když nejsi u stolu: jednou za tah, a ještě jednou, když ti dochází čas.
notice-remind-push = upozorněním v tomto prohlížeči
notice-remind-elsewhere = upozorněním v jiném prohlížeči
notice-remind-mail = e-mailem na { $address }
notice-remind-how = Dozvíš se to { $ways }.
notice-remind-nohow = Zatím se k tobě nic nedostane: povol upozornění v tomto prohlížeči, nebo si na stránce „Ty“ vyber jiný způsob.
notice-remind-more = Všechna upozornění

notice-stop-title = Už žádné e-maily?
notice-stop-words = E-mailem už se nedozvíš, že jsi na tahu nebo že tě někdo zve. Adresa zůstane uložená, aby ses s ní mohl vrátit; smazat ji můžeš na stránce „Ty“.
notice-stop-do = Vypnout e-maily
notice-stop-done = E-maily o tazích a pozvánkách už nepřijdou.

notice-lost = Přišel jsi o své místo?
notice-lost-words = Pokud máš potvrzenou e-mailovou adresu, zadej ji: přijde ti odkaz, kterým bude tento prohlížeč zase tvůj.
notice-lost-send = Poslat odkaz
notice-lost-sent = Pokud tu tuto adresu známe, e-mail je na cestě. Odkaz platí jednou a hodinu.
notice-elsewhere = Odhlásit všude jinde
notice-elsewhere-words = Žádný jiný prohlížeč už nebude tvůj, třeba na ztraceném zařízení. Místa u stolů, která tam má, mu zůstanou.
notice-elsewhere-done = Teď jsi tu jen v tomto prohlížeči.
