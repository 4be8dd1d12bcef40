## Tváře: avatary lidí, jména počítačů a co občas řeknou

faces-yours = Tvůj avatar
faces-yours-words = Označuje tvé místo, tvé karty a tvé řádky pro všechny u stolu.
faces-avatar = Avatar
faces-colour = Barva
faces-remarks = Poznámky počítačů
faces-computer = počítač

faces-avatar-fox = Liška
faces-avatar-hare = Zajíc
faces-avatar-cat = Kočka
faces-avatar-bear = Medvěd
faces-avatar-owl = Sova
faces-avatar-frog = Žába
faces-avatar-badger = Jezevec
faces-avatar-fish = Ryba
faces-avatar-moon = Měsíc
faces-avatar-sun = Slunce
faces-avatar-leaf = List
faces-avatar-acorn = Žalud
faces-avatar-mushroom = Houba
faces-avatar-lantern = Lucerna
faces-avatar-teapot = Konvička
faces-avatar-boat = Loďka

faces-colour-brass = Mosazná, kruh
faces-colour-wine = Vínová, štít
faces-colour-leaf = Zelená, šestiúhelník
faces-colour-teal = Modrozelená, oblouk
faces-colour-night = Modrá, osmiúhelník
faces-colour-plum = Fialová, květ
faces-colour-rust = Rezavá, lístek
faces-colour-slate = Šedá, pětiúhelník

faces-name-easy-1 = Pip
faces-name-easy-2 = Dot
faces-name-easy-3 = Momo
faces-name-easy-4 = Toto
faces-name-easy-5 = Nib
faces-name-medium-1 = Moss
faces-name-medium-2 = Fern
faces-name-medium-3 = Sorrel
faces-name-medium-4 = Clover
faces-name-medium-5 = Reed
faces-name-hard-1 = Flint
faces-name-hard-2 = Onyx
faces-name-hard-3 = Basalt
faces-name-hard-4 = Agate
faces-name-hard-5 = Cobalt
faces-name-expert-1 = Vega
faces-name-expert-2 = Orion
faces-name-expert-3 = Lyra
faces-name-expert-4 = Altair
faces-name-expert-5 = Sirius

faces-say-easy-steal-1 = Teď je moje. Promiň!
faces-say-easy-steal-2 = Jé, dárek.
faces-say-easy-robbed-1 = Hele, tu mám rád.
faces-say-easy-bust-1 = Jejda. Počítání mi nejde.
faces-say-easy-opening-1 = Už taky hraju!
faces-say-easy-stroke-1 = To koukáš, co?
faces-say-easy-stroke-2 = Štěstí začátečníka!
faces-say-easy-win-1 = Výhra? Vážně? Hurá!
faces-say-easy-lose-1 = To byla zábava. Ještě jednou?

faces-say-medium-steal-1 = O tuhle se postarám.
faces-say-medium-steal-2 = Děkuji pěkně.
faces-say-medium-robbed-1 = Stejně nebyla nic moc.
faces-say-medium-bust-1 = O jednu víc, než bylo třeba.
faces-say-medium-opening-1 = Tak do toho.
faces-say-medium-stroke-1 = To vyšlo pěkně.
faces-say-medium-stroke-2 = Pomalu, ale jistě.
faces-say-medium-win-1 = Dobrá hra. Děkuji.
faces-say-medium-lose-1 = Dobře zahráno.

faces-say-hard-steal-1 = Mně se bude hodit víc.
faces-say-hard-steal-2 = Nic osobního.
faces-say-hard-robbed-1 = To si zapamatuju.
faces-say-hard-bust-1 = Podruhé se to nestane.
faces-say-hard-opening-1 = Teď jde do tuhého.
faces-say-hard-stroke-1 = Přesně podle plánu.
faces-say-hard-stroke-2 = A teď ty.
faces-say-hard-win-1 = Žádné překvapení.
faces-say-hard-lose-1 = Tohle vítězství ti patří.

faces-say-expert-steal-1 = Přesně ta, kterou čekám.
faces-say-expert-steal-2 = Nebude ti chybět. Zatím.
faces-say-expert-robbed-1 = Zajímavá volba.
faces-say-expert-bust-1 = Promyšlené riziko.
faces-say-expert-opening-1 = Můžeme začít?
faces-say-expert-stroke-1 = Prosté.
faces-say-expert-stroke-2 = Jiná cesta nebyla.
faces-say-expert-win-1 = Jako vždy potěšení.
faces-say-expert-lose-1 = Krásně zahráno.
