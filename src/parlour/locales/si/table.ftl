# මේසය ප්‍රතික්ෂේප කරන දේවල්, ක්‍රීඩාවේ නීති හැර.

table-no-free-seat = මේ ආසනය අරගෙන ඉවරයි. හිස් ආසන: { $free }.
table-seat-in-use = ආසන { $seats }න් එහා කවුරුහරි ඉන්නවා. මුලින්ම නැගිටින්න කියන්න.
table-not-for-a-computer = අංක { $seat } ආසනයේ පරිගණකයකට ඉඩක් නැහැ.
table-seats-free = හැම ආසනයක්ම පිරුණාම ක්‍රීඩාව පටන් ගන්නවා. තාම හිස්: { $free }.
table-not-seated = මේ මේසයේ ඔයාට ආසනයක් නැහැ. සෙල්ලම් කරන්න වාඩි වෙන්න, නැත්නම් බලාගෙන ඉන්න.
table-host-only = මේක කරන්න පුළුවන් මේසයේ සත්කාරකයාට විතරයි.
table-begun = ක්‍රීඩාව දැනටමත් පටන් අරන්.
table-not-begun = ක්‍රීඩාව තාම පටන් අරන් නැහැ.
table-game-goes-on = ක්‍රීඩාව තාම ඉවර නැහැ.
table-not-your-turn = දැන් අංක { $seat } ආසනයේ වාරය.
table-stale = මේ අතරේ මේසය වෙනස් වුණා. ආයෙත් බලලා සෙල්ලම් කරන්න.
table-revealed = { $move } ආපහු ගන්න බැහැ: කවුරුත් නොදැන හිටපු කාඩ් එකක් පෙනුණා.
table-nothing-to-take-back = මේ වාරයේ ආපහු ගන්න දෙයක් නැහැ.
table-no-match = { $game }ට තරඟ නැහැ: එක ක්‍රීඩාව බැගින් සෙල්ලම් කරනවා.
table-no-match-points = { $game } ලකුණු වලට සෙල්ලම් කරන්නේ නැහැ. ක්‍රීඩා ගණනකට තරඟයක් තෝරන්න.
table-bad-match-games = ක්‍රීඩා { $given }ක තරඟයක් නැහැ. මේවායින් තෝරන්න: { $allowed }.
table-bad-match-points = ලකුණු { $given } දක්වා තරඟයක් නැහැ. { $low } සිට { $high } දක්වා තෝරන්න.
table-no-such-table = { $table } කියලා මේසයක් නැහැ. ඒක වහලා වෙන්න පුළුවන්.
table-unreadable = පණිවිඩය කියවන්න බැහැ: { $reason }
table-version = මේ පිටුව වෙන සංස්කරණයක. ආයෙත් පූරණය කරන්න.
table-too-large = පණිවිඩය බයිට් { $limit }ට වඩා ලොකුයි.
table-too-fast = පණිවිඩ වැඩියි. ටිකක් ඉඳලා පිටුව ආයෙත් පූරණය කරන්න.
