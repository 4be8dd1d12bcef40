# Hra na tomto zařízení, bez připojení.

offline-play = Zahrát si tady proti počítači
offline-play-how = Vše potřebné je v tomto zařízení. Tyto hry se nepočítají do žebříčku.
offline-begin = Rozdat karty
offline-starting = Stůl se připravuje…
offline-continue = Zpět ke hře { $game }
offline-strength = Jak silný je počítač
offline-levels = Silnější soupeři přemýšlejí na serveru, proto tu nejsou.
offline-needs-server = K tomu je potřeba server, bez připojení to nejde spočítat.
offline-none = Chcete-li tu hrát bez připojení, uložte si hry do zařízení, až budete příště připojeni: Nastavení, „Bez připojení“.
offline-broken = Stůl se na tomto zařízení nepodařilo připravit. Načtěte stránku znovu; nepomůže-li to, uložte si hry znovu, až budete připojeni.
offline-title = Bez připojení
offline-keep = Uložit pro hraní bez připojení ({ $size } MB)
offline-keep-how = Jednou stáhne všechny čtyři hry s počítačovými soupeři. Pak tu můžete hrát proti počítači i bez sítě.
offline-keeping = Stahuje se: { $percent } %
offline-kept = Hry jsou v tomto zařízení. Až nebude síť, otevřete tuto stránku a hrajte.
offline-try = Zahrát si tady hned
offline-cannot = Tento prohlížeč pro tuto stránku nic neukládá, takže se bez připojení hrát nedá. Může pomoci zabezpečená adresa (https) nebo jiný prohlížeč.
offline-keep-failed = Stahování se nedokončilo. Co dorazilo, zůstává uloženo: zkuste to znovu.
offline-here = Tento stůl je jen v tomto zařízení. Nikdo jiný ho nevidí, hra se nepočítá do žebříčku a nejsou tu nápovědy ani rozbory: ty potřebují server.
