# Co hostům říká sám salonek.

serve-restarting = Server se restartuje. Hra bude za chvíli sama pokračovat.
serve-too-fast = Příliš mnoho požadavků. { $seconds ->
    [one] Počkej sekundu a zkus to znovu.
    [few] Počkej { $seconds } sekundy a zkus to znovu.
   *[other] Počkej { $seconds } sekund a zkus to znovu.
 }
serve-too-many = Z tvé sítě je už otevřeno tolik spojení: { $most }. Zavři některé stránky a zkus to znovu.
serve-too-large = Odeslaná data jsou větší než { $limit } bajtů, nebo neříkají, jak jsou velká.
serve-table-full = U tohoto stolu už je tolik lidí: { $most }. Zkus to později.
serve-table-closed = Správce salonku tento stůl zavřel. { $reason }
serve-banned = Sem nemáš přístup. Proč, to ti řekne správce salonku.
serve-full = Salonek je plný: teď se dovnitř dostanou jen ti, kdo už někde sedí. Zkus to za pár minut.
