# První hra, která učí hraním: stránka kolem ní.

learn-open = Nauč se to za 4 minuty
learn-title = { $game }: lekce
learn-coach = Lekce
learn-step = Krok { $step } { PREPOSITION("z", $of) }
learn-back = O krok zpět
learn-again = Znovu od začátku
learn-rules = Pravidla
learn-on = Dál
learn-watch = Teď se dívej, co udělá počítač.
learn-well = Výborně. Prohlédni si stůl a pak půjdeme k dalšímu.
learn-allowed = I to pravidla dovolují, ale nejdřív spolu uděláme to, co je vyznačené. Nic se nezměnilo.
learn-way-back = V lekci se o krok vrátíš šipkou nahoře.
learn-no-help = Lekce ti ukazuje, co dělat: hledej, co je vyznačené.
learn-done = Lekce je hotová. Pěkně zahráno!
learn-sum = Co už umíš
learn-first-game = Hrát proti počítači (slabší)
lesson-missing = Taková lekce pro hru { $game } není.

# Žolíky.

# Domeček z karet.
