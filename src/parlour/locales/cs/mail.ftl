# Slova upozornění a e-mailů, které píše server: prostý text, odstavec na řádek.

notice-turn = Jsi na tahu: { $game }
notice-turn-words = Ostatní na tebe čekají.
notice-time = { $game }: dochází ti čas
notice-time-words = Když brzy nezahraješ, zahraje za tebe počítač.
notice-invitation = { $name } tě zve ke hře { $game }
notice-invitation-words = Čeká na tebe volné místo.
notice-nothing = Už na tebe nic nečeká.

mail-confirm = { $code } je tvůj kód pro salonek
mail-confirm-words =
    Tvůj kód: { $code }

    Zadej ho v prohlížeči, ve kterém byla tato adresa zadána, nebo tam otevři odkaz:
    { $link }

    Platí jednou a hodinu. Pokud o něj nežádáš, e-mailu si nevšímej: nic dalšího ti nepřijde.
mail-recover = Návrat do salonku
mail-recover-words =
    Otevři tento odkaz v prohlížeči, který má být zase tvůj:
    { $link }

    Nebo tam na stránce „Ty“ zadej kód: { $code }

    Platí jednou a hodinu. Tvoje ostatní prohlížeče zůstanou přihlášené; odhlásit je můžeš na stránce „Ty“. Pokud o návrat nežádáš, e-mailu si nevšímej: bez kódu se dovnitř nikdo nedostane.
mail-end =
    Vyber si, co chceš vědět: { $me }
    Už žádné takové e-maily: { $stop }
