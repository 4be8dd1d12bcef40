# People without passwords.

people-unknown = Salonek tě ještě nezná. Nejdřív řekni své jméno.
people-unknown-token = Tento token nic neotevírá. Zkontroluj ho, nebo si na stránce Ty v části Tvoje programy vytvoř nový.
people-no-such-code = Tento kód nic neotevírá. Kód platí jednou a jen krátce: vytvoř si nový.
people-too-many-bots = Máš už { $most } programů. Nejdřív nějaký smaž.
people-bots-have-no-bots = Program nemůže mít vlastní programy.
people-no-such-bot = Takový program nemáš.
