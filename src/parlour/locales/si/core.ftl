# පොදු දෝෂ. දීලා තියෙන දේ, කරන්න පුළුවන් දේ, කරන්න ඕන දේ හැම එකකම කියනවා.

bad-seed = { $given } බීජයක් (seed) වෙන්න බැහැ. බීජයක් කියන්නේ පූර්ණ සංඛ්‍යාවක් හෝ bytes (JSON වලදී hex අකුරු පෙළක්).
bad-rng = { $given } කියන්නේ පිහිටීමක ලියපු ජනකයක් (generator) නෙවෙයි (hex ඉලක්කම් 82ක්). `rng` නොලියා ඉන්න, එතකොට ඒක `seed` එකෙන් හැදෙනවා.
bad-seat-count = { $game } ක්‍රීඩාවට ක්‍රීඩකයින් { $low } සිට { $high } දක්වා ඉන්න පුළුවන්; දීලා තියෙන්නේ { $given }.
no-such-seat = මේ මේසේ { $given } කියලා ආසනයක් නැහැ. ආසන 0 සිට { $last } දක්වායි; None කියන්නේ නරඹන කෙනෙක්.
bad-option = { $option } විකල්පයට { $given } දෙන්න බැහැ. දෙන්න පුළුවන්: { $allowed } ({ $rule } නීතිය).
no-such-option = { $given } කියලා විකල්පයක් නැහැ. තියෙන විකල්ප: { $allowed }.
no-such-game = { $given } කියලා ක්‍රීඩාවක් නැහැ. තියෙන ක්‍රීඩා: { $allowed }.
not-a-game = `{ $name }` entry point එකෙන් ලැබෙන්නේ ක්‍රීඩාවක් නෙවෙයි: { $given }. ඒක parlour.Game එකේ instance එකක් වෙන්න ඕන.
no-such-rules = { $game } නීතිවල { $given } කියලා අනුවාදයක් නැහැ. තියෙන අනුවාද: { $allowed }.
not-older-rules = මේවා { $name } ක්‍රීඩාවේ පරණ නීති නෙවෙයි: { $given }. පරණම ඒවා මුලින්, හැම එකටම තමන්ගේම අංකයක් එක්ක.
no-such-level = { $game } ක්‍රීඩාවට { $given } කියලා පරිගණක ක්‍රීඩකයෙක් නැහැ. ඉන්නේ: { $allowed }.
no-such-language = { $given } කියලා භාෂාවක් මෙතන නැහැ. තියෙන භාෂා: { $allowed }.
no-rulebook = { $game } ක්‍රීඩාවේ නීති { $given } භාෂාවෙන් ලියලා නැහැ. තියෙන භාෂා: { $allowed }.
no-such-card = { $given } මේ ක්‍රීඩාවේ කාඩ් එකක් නෙවෙයි. කාඩ් එකක් ලියන්නේ { $example } වගේ.
no-such-action = { $given } මේ ක්‍රීඩාවේ ක්‍රියාවක් නෙවෙයි. ක්‍රියා කියන්නේ 0 සිට { $last } දක්වා අංක.
unreadable-move = "{ $given }" මේ ක්‍රීඩාවේ පියවරක් නෙවෙයි. පියවර මේවා: { $forms }.
ambiguous-wild = "{ $given }" වලට තේරුම් කීපයක් තියෙන්න පුළුවන්: { $readings }. ආදේශකය තියෙන්නේ කොයි කාඩ් එක වෙනුවටද කියලා මේ විදියට ලියන්න.
no-such-policy = { $given } අනුව ක්‍රීඩාවක් අවසන් දක්වා ගෙන යා නොහැක. හැකි ක්‍රම: { $allowed }.
bad-count = { $given } ක්‍රීඩා ගණනක් නෙවෙයි. 1 හෝ ඊට වැඩි පූර්ණ සංඛ්‍යාවක් දෙන්න.
bad-batch = ක්‍රියාවල හැඩය (shape) { $given }; හැම ක්‍රීඩාවකටම එක ගානේ ක්‍රියා { $count }ක් ඕන.
not-a-view = මේක { $game } ක්‍රීඩාවේ දර්ශනයක් (view) නෙවෙයි. `state.view(seat)` එකෙන් ලැබුණු දේ දෙන්න.

position-not-a-mapping = පිහිටීමක් කියන්නේ `game`, `turn`, `hands` වගේ යතුරු තියෙන mapping එකක්; දීලා තියෙන්නේ { $given }.
position-unknown-key = මේ ක්‍රීඩාවේ පිහිටීමක { $given } කියලා යතුරක් නැහැ. තියෙන යතුරු: { $allowed }.
position-missing-key = පිහිටීමේ { $key } යතුර නැහැ.
position-other-game = මේක { $given } ක්‍රීඩාවේ පිහිටීමක්, { $game } ක්‍රීඩාවේ එකක් නෙවෙයි.
position-hands = `hands` කියන්නේ හැම ආසනයකටම කාඩ් ලියපු පෙළ එක ගානේ තියෙන ලැයිස්තුවක්; දීලා තියෙන්නේ { $given }.
position-value = මෙතන `{ $key }` එකට { $given } දෙන්න බැහැ. දෙන්න පුළුවන්: { $allowed }.
position-card = `{ $key }` එකේ තියෙන { $given } මේ ක්‍රීඩාවේ කාඩ් එකක් නෙවෙයි. කාඩ් එකක් ලියන්නේ { $example } වගේ.
position-too-often = { $card } ඕනෑවට වඩා ලියලා තියෙනවා: කුට්ටමේ ඒකෙන් තියෙන්නේ { $copies ->
    [0] 0යි
    [one] එකයි
   *[other] { $copies }යි
 }.
position-unnamed = `{ $key }` ලියලා තියෙනවා නම් හැම කාඩ් එකක්ම ලියන්න ඕන. ලියලා නැති ඒවා: { $cards }.

record-not-a-mapping = වාර්තාවක් කියන්නේ game, seats, options, seed හෝ position, සහ moves කියන යතුරු තියෙන mapping එකක්; දීලා තියෙන්නේ { $given }.
record-unknown-key = වාර්තාවක { $given } කියලා යතුරක් නැහැ. තියෙන යතුරු: { $allowed }.
record-missing-key = වාර්තාවේ { $key } යතුර නැහැ.
record-beginning = වාර්තාවක් පටන් ගන්නේ `seed` එකකින් හෝ `position` එකකින්: දෙකෙන් එකක් විතරයි.
record-contradiction = වාර්තාවේ `{ $key }` වලට තියෙන්නේ { $given }, ඒකේ පිහිටීමේ තියෙන්නේ { $position }. `{ $key }` අත්හරින්න, නැත්නම් දෙකම සමාන කරන්න.
record-moves = `moves` කියන්නේ ක්‍රීඩාවේ ලියන විදියට ලියපු පියවර ලැයිස්තුවක්.
record-move = වාර්තාවේ { $number } වෙනි පියවර, "{ $move }", කරන්න බැහැ: { $reason }

# සෑම ක්‍රීඩාවකටම පොදු ඉඟි සහ හේතු.

hint-kind = මේක කරන්න: { $word }.
hint-what = මේක සෙල්ලම් කරන්න: { $move }.
hint-better = මෙතන ඉඳන් සෙල්ලම් 100කින්, ඊළඟ හොඳම පියවරට වඩා { $more }ක් විතර වැඩියෙන් දිනනවා:
hint-close = මේකත් ඒ තරම්ම හොඳයි:
hint-only-move = මෙතැන කරන්න පුළුවන් මේ එක පියවර විතරයි.
hint-game-over = ක්‍රීඩාව ඉවරයි: ඉඟියක් දෙන්න පියවරක් නැහැ.
hint-no-such-level = { $given } ඉඟියක පියවරක් නොවේ. 1 ක්‍රියාවේ වර්ගය, 2 කුමන කාඩ්ද, 3 ඇයි.
review-unfinished = ආයෙත් බලන්න පුළුවන් ඉවර වුණ ක්‍රීඩාවක් විතරයි; මේ සටහන පියවර { $moves }කින් නතර වෙනවා.
puzzle-missing = { $game } හි ප්‍රහේළිකා { $most }යි; අංක { $given } නැත.
broken-game = { $name } ක්‍රීඩාව පූරණය කරන්න බැහැ: { $reason }. ඒක ගේන පැකේජය හදන්න හෝ ඉවත් කරන්න.
broken-players = { $game } ක්‍රීඩාවේ පරිගණක ක්‍රීඩකයින් පූරණය කරන්න බැහැ: { $reason }. ඔවුන් ගේන පැකේජය හදන්න හෝ ඉවත් කරන්න.
bad-weights = { $file } බර (weights) පාවිච්චි කරන්න බැහැ: { $reason }. Parlour නැවත ස්ථාපනය කරන්න, නැත්නම් වෙන ගොනුවක් දෙන්න.
bad-player = { $game } ක්‍රීඩාවේ { $level } ට සෙල්ලම් කරන්න බැහැ: { $reason }. Parlour නැවත ස්ථාපනය කරන්න.

# Several people in a sentence; `before` has commas if there are more than two.
list-and = { $before } සහ { $last }
