# Klidný stůl a věta, která vypráví hru.

life-calm = Klidný stůl
life-calm-how = Karty se dál přesouvají, ale nic se neoslavuje, nerozdává ani nemíchá před očima a výsledek přijde hned.
life-story-won = { $name ->
    [you] Výhra po { $moves ->
        [one] jednom tahu
       *[other] { $moves } tazích
     } je tvoje. Pěkná hra!
   *[other] Po { $moves ->
        [one] jednom tahu
       *[other] { $moves } tazích
     } vyhrává { $name }. Byla to dobrá hra.
 }
life-story-shared = Po { $moves ->
    [one] jednom tahu
   *[other] { $moves } tazích
 } nebyl nikdo lepší a výhra se dělí.
life-story-draw = Po { $moves ->
    [one] jednom tahu
   *[other] { $moves } tazích
 } nikdo neustoupil: remíza.
