# Co stránka říká bez spojení, a jak rychle se karty pohybují.

web-motion-calm = klidný
web-motion-normal = běžný
web-motion-fast = rychlý
web-motion-off = žádný

web-card-place = { $place } { PREPOSITION("z", $count) }

web-offline-title = Bez spojení
web-offline = Do salonku se teď nejde dostat. Jakmile to půjde, stránka bude sama pokračovat.
web-offline-works = Mezitím si můžeš číst pravidla a měnit nastavení.
web-offline-try = Zkusit znovu
web-offline-books = Pravidla her
web-offline-no-book = Tahle pravidla v zařízení ještě uložená nejsou. Uloží se při příští návštěvě s připojením.
