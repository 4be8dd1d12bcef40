# බ්‍රව්සරයේ පිටුවල වචන.

web-title = කාඩ් ශාලාව
web-motto = කාඩ් සෙල්ලමට නිස්කලංක තැනක්.
web-lobby-back = ආපහු මුල් පිටුවට
web-games = ක්‍රීඩා
web-you = ඔයා
web-you-name = අමුත්තා
web-your-name = ඔයාගේ නම
web-opponents = ප්‍රතිවාදීන්
web-strength = පරිගණකයේ මට්ටම සහ රේටින් එක
web-level-easy = ලේසි
web-level-medium = මධ්‍යම
web-level-hard = අමාරු
web-level-expert = ප්‍රවීණ
web-level-reference = කල්පනාවෙන්
web-level-random = හිතුණු විදියට
web-rating = රේටින් { $rating }
web-play-now = පරිගණකයත් එක්ක සෙල්ලම් කරන්න
web-play-friends = යාළුවෝ එක්ක සෙල්ලම් කරන්න
web-open-public = හැමෝටම මේසයක් අරින්න
web-open-tables = ඉඩ තියෙන මේස
web-seats = { $count ->
    [0] ආසන 0යි
    [one] එක ආසනයයි
   *[other] ආසන { $count }යි
 }
web-cards = { $count ->
    [0] කාඩ් 0යි
    [one] කාඩ් 1යි
   *[other] කාඩ් { $count }යි
 }
web-points = { $count ->
    [0] ලකුණු 0යි
    [one] ලකුණු 1යි
   *[other] ලකුණු { $count }යි
 }
web-card-unseen = යටට හරවපු කාඩ් එකක්
web-french-card = { $suit ->
    [spade] ඉස්කෝප්ප
    [heart] හාරත
    [diamond] රුවිත
   *[club] කලාබර
 } { $rank ->
    [A] ආසියා
    [2] දෙක
    [3] තුන
    [4] හතර
    [5] පහ
    [6] හය
    [7] හත
    [8] අට
    [9] නවය
    [10] දහය
    [J] ජැක්
    [Q] ක්වීන්
   *[K] කිං
 }
web-french-joker = ජෝකර්
web-french-wild = { $meaning } වෙනුවට { $card }

web-invite = නැත්නම් මේ ලින්ක් එක යවන්න. ඒක අරින ඕනම කෙනෙක්ට මේසෙට වාඩි වෙන්න පුළුවන්.
web-link = මේ මේසයේ ලින්ක් එක
web-qr = ෆෝන් එකේ කැමරාවෙන් කියවන්න පුළුවන් ලින්ක් එක
web-copy = ලින්ක් එක පිටපත් කරන්න
web-copied = පිටපත් කළා
web-free-seat = හිස් ආසනයක්
web-host = සත්කාරක
web-away = දැන් නැහැ
web-sit = වාඩි වෙන්න
web-sit-here = මෙතන වාඩි වෙන්න
web-sat-down = { $name } වාඩි වුණා.
web-stand = නැගිටින්න
web-add-computer = පරිගණකයක් දාන්න
web-remove = { $name } මේ ආසනයෙන් අයින් කරන්න
web-options = විකල්ප
web-options-usual = හැම විකල්පයක්ම සාමාන්‍ය විදියට
web-seat-count = ආසන ගාණ
web-chance = අහම්බෙන්
web-usual = සාමාන්‍යයෙන් { $value }
web-option-range = { $low } සිට { $high } දක්වා. කලින් තිබුණු අගයම තියෙනවා.
web-start = ක්‍රීඩාව පටන් ගන්න
web-seats-free = හැම ආසනයක්ම පිරුණාම ක්‍රීඩාව පටන් ගන්න පුළුවන්.
web-wait-for-host = සත්කාරක ක්‍රීඩාව පටන් ගන්නකම් ඉන්න.
web-table-full = මේසය පිරිලා. ඔයාට බලාගෙන ඉන්න පුළුවන්; ක්‍රීඩාව පටන් ගන්නේ සත්කාරක.
web-computer = පරිගණකය
web-computer-n = පරිගණකය { $n }
web-seat-n = ආසනය { $n }

web-table = මේසය
web-actions = ක්‍රියා
web-choose = තෝරන්න
web-cancel = එපා
web-close = වහන්න
web-on-turn = දැන් වාරය
web-your-turn = ඔයාගේ වාරය
web-turn-of = දැන් සෙල්ලම් කරන්නේ { $name }.
web-wait-for-turn = ඔයාගේ වාරය එනකම් ඉන්න.
web-play-for-me = මං වෙනුවෙන් කරන්න
web-play-how-far = පරිගණකය කොච්චරක් සෙල්ලම් කරන්නද?
web-play-action = එක පාරක් විතරක්
web-play-turn = මුළු වාරයම
web-take-back = ආපහු ගන්න
web-nothing-to-take-back = දැන් ආපහු ගන්න දෙයක් නැහැ.
web-taken-back = ආපහු ගත්තා: “{ $move }”
web-takes-back = { $name ->
    [you] ඔයා ආපහු ගත්තා: “{ $move }”
   *[other] { $name } ආපහු ගත්තා: “{ $move }”
 }
web-rule = නීතිය { $rule }
web-why = ඇයි?
web-rule-word = නීතිය
web-stale = මේ අතරේ වෙන පියවරක් ආවා. ආයෙත් බලලා තෝරන්න.

web-drawer = සටහන, නීති සහ සැකසුම්
web-log = සටහන
web-log-empty = මේසේ වෙන දේවල් මෙතන ලියවෙනවා.
web-log-you = ඔයා
web-rules = නීති
web-settings = සැකසුම්
web-keys = යතුරු
web-key-arrows = අතේ කාඩ් අතරේ යන්න
web-key-carry = කාඩ් එක අතේ වෙන තැනකට
web-key-space = කාඩ් එක තෝරන්න
web-key-enter = පාට කරපු බොත්තම
web-key-escape = තේරීම අයින් කරන්න
web-language = භාෂාව
web-theme = එළිය
web-theme-auto = ස්වයං
web-theme-light = දවල්
web-theme-dark = රෑ
web-motion = කාඩ් චලනය
web-pace = පරිගණකවල වේගය
web-pace-calm = සන්සුන්
web-pace-normal = සාමාන්‍ය
web-pace-brisk = වේගවත්
web-pace-at_once = වහාම
web-skip-ahead = ඉදිරියට පනින්න
web-skip-ahead-how = ඔබේ වාරයට පනින්න මේසය තට්ටු කරන්න, නැත්නම් Space යතුර ඔබන්න. කිහිප දෙනෙක් සෙල්ලම් කරනවා නම් හැමෝම එහෙම කළ යුතුයි.
web-sound = ශබ්දය
web-four-colour = කාඩ් වර්ග හතරට පාට හතරක්
web-on = ඔව්
web-off = නැහැ

web-link-connected = සම්බන්ධයි
web-link-connecting = සම්බන්ධ වෙනවා …
web-link-offline = සම්බන්ධතාවක් නැහැ. ආයෙත් උත්සාහ කරනවා …
web-no-server = සේවාදායකයෙන් උත්තරයක් නැහැ. සම්බන්ධතාව බලලා ආයෙත් උත්සාහ කරන්න.
web-no-table = මේ මේසය දැන් නැහැ. මුල් පිටුවෙන් අලුත් එකක් අරින්න.
web-opening = මේසෙට එනවා …
web-outdated = මේ පිටුව සේවාදායකයට වඩා පරණයි. දිගටම සෙල්ලම් කරන්න පිටුව ආයෙත් අරින්න.
web-reload = ආයෙත් අරින්න

web-result = { $count ->
    [0] ජය පරාජයෙන් තොරයි
    [one] { $names } දිනුම්
   *[other] { $names } දිනුම බෙදාගත්තා
 }
web-result-you = ඔයා දිනුම්!
web-result-draw = ජය පරාජයෙන් තොරයි
web-next-game = ඊළඟ ක්‍රීඩාව
web-other-game = වෙන ක්‍රීඩා
web-leave-table = මේසෙන් යන්න
web-match = තරඟය
web-match-none = එක ක්‍රීඩාවයි
web-match-games = ක්‍රීඩා { $target }ක තරඟයක්
web-match-points = ලකුණු { $target } දක්වා
web-match-stands = { $match }: { $scores }
web-match-won = { $name ->
    [you] ඔයා තරඟය දිනුවා!
   *[other] { $name } තරඟය දිනුවා.
 }
web-rematch = ආයෙත් සෙල්ලම් කරන්න
web-rematch-wanted = { $names }ට ආයෙත් සෙල්ලම් කරන්න ඕන
web-rematch-waiting = ඔයාට තව ක්‍රීඩාවක් ඕන. අනිත් අය එනකම් ඉන්නවා.
web-show-result = ප්‍රතිඵලය පෙන්නන්න
web-fair = කාඩ් බෙදුවේ සාධාරණවද?
web-fair-words = කාඩ් බෙදන්න කලින් සර්වර් එක රහස් අංකයක් අගුළු දැම්මා, මේසේ හිටපු හැමෝගෙම බ්‍රව්සරය තව අංකයක් එකතු කළා. බෙදීම හැදෙන්නේ ඒ ඔක්කොම එකතු වෙලා, ඒ නිසා කාටවත් ඒක තෝරන්න බැහැ. යට තියෙන වාර්තාවෙන් ඕනම කෙනෙක්ට ඒක ආයෙත් ගණනය කරන්න පුළුවන්.
web-fair-record = මේ ක්‍රීඩාවේ වාර්තාව බාගන්න
web-fair-secret = රහස
web-fair-seed = බීජය

# ඉඟි, සහ ක්‍රීඩාව තියෙන තත්ත්වය.

web-hint = ඉඟියක්
web-hint-more = තව
web-hint-why = ඇයි?
web-hint-thinking = හිතනවා …
web-hint-chance = ඔයා දිනන්න තියෙන ඉඩ: { $chance }
web-advised = යෝජනාව
web-percent = { $share } %
web-percent-error = { $share } % ± { $error }
web-chances = දිනන්න තියෙන ඉඩ
web-chances-watching = බලාගෙන ඉද්දී
web-chances-always = හැමදාම
web-chances-never = එපා

# ඉවර වුණු ක්‍රීඩාවක් ආයෙත් බලනවා.

web-review = ක්‍රීඩාව විග්‍රහ කරන්න
web-review-none = ක්‍රීඩාව ඉවරයක් වෙනකම් ගියේ නැති නිසා විග්‍රහයක් නැහැ.
web-review-of = { $game }: ආයෙත් බලන්න
web-review-working = ක්‍රීඩාව ආයෙත් බලනවා: පියවර { $of }න් { $done }ක් ඉවරයි.
web-review-to-table = මේසෙට
web-review-move = පියවර { $move } / { $of }
web-review-no-move = පළවෙනි පියවරට කලින්
web-review-first = මුලට
web-review-back = පියවරක් ආපස්සට
web-review-on = පියවරක් ඉස්සරහට
web-review-last = අගට
web-review-eyes = බලන කෙනා
web-review-spectator = නරඹන්නෙක්
web-review-curve = පියවරෙන් පියවරට දිනන්න තියෙන ඉඩ
web-review-label = { $label ->
    [forced] තිබුණු එකම පියවර
    [best] හොඳම පියවර
    [good] හොඳ පියවරක්
    [inaccuracy] පොඩි වැරදීමක්
    [mistake] වැරැද්දක්
   *[blunder] ලොකු වැරැද්දක්
 }
web-review-labels = { $label ->
    [forced] තේරීමක් නැති පියවර
    [best] හොඳම පියවර
    [good] හොඳ පියවර
    [inaccuracy] පොඩි වැරදීම්
    [mistake] වැරදි
   *[blunder] ලොකු වැරදි
 }
web-review-chance = { $name ->
    [you] ඔයාට දිනන්න ඉඩ: පියවරට කලින් { $before }, පස්සේ { $after }.
   *[other] { $name }, දිනන්න ඉඩ: පියවරට කලින් { $before }, පස්සේ { $after }.
 }
web-review-gave-away = මේ පියවරෙන් නැති වුණේ { $loss }.
web-review-luck = වාසනාව සහ නොපෙනුණු කාඩ්: { $luck }.
web-review-better = { $name ->
    [you] මීට වඩා හොඳයි:
   *[other] { $name }ට උපදෙස:
 }
web-review-rest = අනිත් අය: { $shares }
web-review-eyes-words = { $name ->
    [spectator] නරඹන්නෙක්ට දැනගන්න පුළුවන් වුණු විදිහට දිනන්න ඉඩ.
   *[other] { $name }ට දැනගන්න පුළුවන් වුණු විදිහට දිනන්න ඉඩ.
 }
web-review-turning-point = ක්‍රීඩාව හැරුණු තැන
web-review-turning = ක්‍රීඩාව හැරුණු තැන්
web-review-no-turning = ක්‍රීඩාව හැරවුණු පියවරක් නැහැ.
web-review-point = පියවර { $move }, { $other }: { $before } → { $after } ({ $why })
web-review-by-luck = වාසනාව සහ නොපෙනුණු කාඩ්
web-review-by-move = { $label } ({ $name })
web-review-sums = ප්‍රතිඵල හැදුණු හැටි
web-review-sums-words = හැමෝම පටන් ගන්නේ දිනුමේ සමාන කොටසකින්. වාසනාවෙනුයි පියවරවලිනුයි ඒක වැඩි වෙනවා, අඩු වෙනවා; අන්තිමට එන්නේ ප්‍රතිඵලය. හැම තීරුවක්ම ඒ කෙනාට දැනගන්න පුළුවන් වුණු දේ අනුවයි.
web-review-even = සමාන කොටස
web-review-deal = බෙදුමේ වාසනාව
web-review-later = පස්සේ වාසනාව සහ නොපෙනුණු කාඩ්
web-review-own = තමන්ගේ පියවර
web-review-others = අනිත් අයගේ පියවර
web-review-result = ප්‍රතිඵලය
web-review-what-if = මෙතන ඉඳන් සෙල්ලම් කරන්න
web-review-what-if-words = වාරය තියෙන කෙනා වෙනුවට ඔයා සෙල්ලම් කරනවා; අනිත් අය වෙනුවට පරිගණක.
web-key-review-step = ආයෙත් බලද්දී: පියවරක් ආපස්සට, ඉස්සරහට
web-key-review-ends = ආයෙත් බලද්දී: මුලට, අගට

# ප්‍රහේළිකා.

web-puzzles = ප්‍රහේළිකා
web-puzzles-of = { $game }: ප්‍රහේළිකා
web-puzzle-today = අද ප්‍රහේළිකාව
web-puzzle-number = ප්‍රහේළිකාව { $number } / { $of }
web-puzzle-task = දැන් ඔයාගේ වාරය. වැඩියෙන්ම දිනන්නේ කොයි පියවරෙන්ද?
web-puzzle-right = ඒක තමයි හොඳම පියවර.
web-puzzle-wrong = ඊට හොඳ පියවරක් තියෙනවා.
web-puzzle-compare = ඔයාගේ පියවර { $chance } දිනනවා, හොඳම එක { $best }.
web-puzzle-is-best = ඒක { $best } දිනනවා.
web-puzzle-again = ආයෙත් උත්සාහ කරන්න
web-puzzle-show = විසඳුම පෙන්වන්න
web-puzzle-was-shown = විසඳුම කලින් පෙන්නපු නිසා විසඳුවා කියලා ගණන් ගන්නේ නැහැ.
web-puzzle-next = ඊළඟ ප්‍රහේළිකාව
web-puzzle-before = කලින් ප්‍රහේළිකාව
web-puzzle-is-solved = විසඳුවා
web-puzzle-solved = { $count }න් { $solved }ක් විසඳුවා

# පරිගණක ක්‍රීඩකයා කොයි වගේ කෙනෙක්ද: එක එක ක්‍රීඩාවට, එක එක මට්ටමට පේළියක්.

# නොටී.

# The verb takes two lines of its button; there is no room for a third.

# මුල් පිටුවේ අය: එයාලගේ මේස, අලුත් මේසයක කොන්දේසි, ලින්ක් එකකින් ආපු මේසයක්.

web-lobby-pages = පිටු
web-lobby-continue = දිගටම සෙල්ලම් කරන්න
web-lobby-not-begun = තාම පටන් අරන් නැහැ
web-lobby-waiting = අනිත් අය සෙල්ලම් කරනවා
web-lobby-plays-for-you = ඔයා වෙනුවට පරිගණකය
web-lobby-computer = පරිගණකය ({ $level })
web-lobby-left = තව { $time }කින් පරිගණකය සෙල්ලම් කරනවා
web-lobby-free = { $count ->
    [0] හිස් ආසන නැහැ
    [one] හිස් ආසන 1යි
   *[other] හිස් ආසන { $count }යි
 }
web-lobby-nobody = තාම කවුරුත් වාඩි වෙලා නැහැ
web-lobby-more = අනිත් අය එක්ක නම්: කාලය සහ රේටින්
web-lobby-clock = වාරයකට කාලය
web-lobby-rated = රේටින් එකට
web-lobby-usual = සාමාන්‍ය විදියට
web-lobby-yes = ඔව්
web-lobby-no = නැහැ
web-lobby-rated-words = සාමාන්‍යයෙන් හැමෝටම අරින මේසවල ක්‍රීඩා රේටින් එකට ගන්නවා, යාළුවෝ අතර ඒවා ගන්නේ නැහැ.
web-lobby-is-rated = රේටින් එකට
web-lobby-not-rated = රේටින් එකට නෙවෙයි
web-lobby-for-everybody = හැමෝටම ඇරපු මේසයක්
web-lobby-shared = { $game }: { $seats } දෙනෙක්ට මේසයක්
web-lobby-shared-open = මේ මේසය අරින්න
web-lobby-new-here = මේක අලුත්ද?
web-lobby-against = { $count ->
    [one] ප්‍රතිවාදියෙක්
   *[other] ප්‍රතිවාදීන් { $count }යි
 } · { $level }
web-lobby-others = යාළුවෝ එක්ක, නැත්නම් එන ඕනම කෙනෙක් එක්ක
web-lobby-code = මේසයක කෝඩ් එකක් තියෙනවද?
web-lobby-code-go = මේසෙට යන්න
web-lobby-no-tables = දැන් කවුරුත් බලාගෙන නැහැ. හැමෝටම මේසයක් අරින්න; ඊළඟට එන කෙනාට ඔයා එක්ක වාඩි වෙන්න පුළුවන්.
web-lobby-watch = බලාගෙන ඉන්න
web-lobby-watch-it = බලන්න
web-lobby-watch-computers = පරිගණක { $game } සෙල්ලම් කරනවා බලන්න
web-lobby-watch-words = සෙල්ලම් කරන්නේ හොඳම පරිගණක; එක එක්කෙනාට දිනන්න තියෙන ඉඩත් පේනවා.
web-lobby-achieved = { $games ->
    [one] ක්‍රීඩා 1යි
   *[other] ක්‍රීඩා { $games }යි
 }, දිනුම් { $won }
web-settings-here = මේ උපාංගයට
web-code = මේ මේසයේ කෝඩ් එක
web-code-words = යාළුවන්ට මුල් පිටුවේ මේ කෝඩ් එක ගහන්න පුළුවන්:

# ඔයා.

web-me = ඔයා
web-me-settings = ඔයාගේ නම, රේටින් සහ දත්ත
web-me-new = ආයුබෝවන්
web-me-new-words = මුරපදයක්වත් ඊමේල් එකක්වත් ඕන නැහැ. නමක් කිව්වම මේ බ්‍රව්සරය මතක තියාගන්නවා: ඔයාගේ ආසන, ක්‍රීඩා, රේටින්.
web-me-save = සුරකින්න
web-me-saved = සුරැකුවා
web-me-name-words = මෙතන ඉඳන් ඉස්සරහට විතරයි. දැනට වාඩි වෙලා ඉන්න මේසවල පරණ නම තියෙනවා.
web-me-since = { $date } ඉඳන් මෙතන
web-me-listed = හොඳම අය අතරේ ඔයාගේ නම පෙන්නන්න
web-me-ratings = රේටින්
web-me-no-games = තාම රේටින් ක්‍රීඩා නැහැ
web-me-ratings-words = හැමෝම පටන් ගන්නේ 1500න්. මේක පරිගණක ක්‍රීඩකයන්ගේ පරිමාණයමයි: පරිගණකයක අංකයම ඔයාටත් තියෙනවා නම් ඔයා ඒ තරමටම දක්ෂයි. ± කියන්නේ අංකය තාම කොච්චර අවිනිශ්චිතද කියලා; සෙල්ලම් කරද්දී ඒක අඩු වෙනවා.
web-me-rated-words = රේටින් එකට ගන්නේ ඉඟි නැතුව පරිගණකය එක්ක කරන ක්‍රීඩාත්, එහෙම කියලා තියෙන මේසවල අනිත් අය එක්ක කරන ක්‍රීඩාත්.
web-me-device = වෙන උපාංගයක්
web-me-device-words = ෆෝන් එකෙනුත් පරිගණකයෙනුත් එකම කෙනා විදියට සෙල්ලම් කරන්න, ආසනයි රේටින් එකයි එක්කම. කෝඩ් එකක් වැඩ කරන්නේ එක පාරයි, මිනිත්තු දහයයි.
web-me-code-make = කෝඩ් එකක් හදන්න
web-me-code-again = අලුත් කෝඩ් එකක් හදන්න
web-me-code = වෙන උපාංගයකට කෝඩ් එක
web-me-code-where = අනිත් උපාංගයේ “ඔයා” පිටුවේ මේක ලියන්න, නැත්නම් එහි කැමරාවෙන් රූපය කියවන්න.
web-me-code-left = තව { $time } වැඩ කරනවා.
web-me-code-over = මේ කෝඩ් එක දැන් වැඩ කරන්නේ නැහැ. අලුත් එකක් හදන්න.
web-me-code-qr = ෆෝන් එකේ කැමරාවෙන් කියවන්න පුළුවන් කෝඩ් එක
web-me-code-type = වෙන උපාංගයක කෝඩ් එක
web-me-code-use = මෙතනින් දිගටම
web-me-code-ask = { $code } කෝඩ් එකෙන් මෙතනින් දිගටම යනවද?
web-me-code-instead = මේ බ්‍රව්සරය ඔයාව දන්නේ { $name } කියලා. { $name } වෙන උපාංගයක නැත්නම්, ආයෙත් { $name } විදියට යන්න කාටවත් බැහැ.
web-me-code-done = දැන් ඔයා මෙතන { $name }. ඔයාගේ මේස මුල් පිටුවේ තියෙනවා.
web-me-programs = ඔයාගේ වැඩසටහන්
web-me-programs-words = ඔයාගේ වැඩසටහනකටත් වාඩි වෙලා සෙල්ලම් කරන්න පුළුවන්. ඒක ටෝකනයක් පෙන්නනවා, වැඩසටහනක් කියලා හැමෝටම පේනවා, ඒකට වෙනම රේටින් තියෙනවා.
web-me-program-name = වැඩසටහනේ නම
web-me-program-new = ටෝකනයක් හදන්න
web-me-program-token = { $name } වැඩසටහනේ ටෝකනය. පෙන්නන්නේ දැන් විතරයි: පිටපත් කරගන්න.
web-me-program-delete = { $name } මකන්න
web-me-program-sure = { $name } මකනවද? ටෝකනය වැඩ කරන්නේ නැති වෙනවා, රේටින් නැති වෙනවා.
web-me-copy = පිටපත් කරන්න
web-me-example = Python උදාහරණයක්
web-me-example-words = මේ පේළි ටික ක්‍රීඩා ඔක්කොම සෙල්ලම් කරනවා. ඉතුරු ටික මූල කේතයේ { $file } ගොනුවේ.
web-me-data = ඔයාගේ දත්ත
web-me-data-words = අපි තියාගන්නේ ඔයාගේ නම, වාඩි වුණු තැන්, එතන කරපු කියපු දේවල්, රේටින්, වැඩසටහන්, යාළුවෝ, සාද සහ ඔයාට කියන විදිය විතරයි.
web-me-download = ඔක්කොම බාගන්න
web-me-delete = ඔක්කොම මකන්න
web-me-delete-sure = ඔයා ගැන ඔක්කොම මකනවද?
web-me-delete-achieved = ඔයාගේ නම, රේටින්, හොඳම අය අතරේ තැන්, වැඩසටහන්, ඊමේල් ලිපිනය, දැනුම්දීම් නැති වෙනවා.
web-me-delete-tables = මේසවල ඔයාගේ නමයි කියපු දේවලුයි නැති වෙනවා; පියවර නමක් නැතුව ඉතුරු වෙනවා.
web-me-delete-running = දැන් යන ක්‍රීඩා ඔයා අත්හරිනවා: ඒවා පරිගණකයක් ඉවර කරනවා.
web-me-delete-browser = මේ බ්‍රව්සරයට සැකසුමුයි විසඳපු ප්‍රහේළිකායි අමතක වෙනවා.
web-me-delete-ever = කාටවත් මේක ආපහු ගන්න බැහැ.
web-me-keep = ඔක්කොම තියන්න
web-me-deleted = ඔයා ගැන ඔක්කොම මැකුවා.

# හොඳම අය.

web-leaders = හොඳම අය
web-leaders-which = රේටින් ක්‍රීඩා
web-leaders-people = මිනිස්සු එක්ක
web-leaders-computers = පරිගණක එක්ක
web-leaders-place = තැන
web-leaders-name = නම
web-leaders-rating = රේටින්
web-leaders-games = ක්‍රීඩා
web-leaders-won = දිනුම්
web-level-qlearning = තනියම ඉගෙනගත්
web-leaders-bot = වැඩසටහනක්
web-leaders-empty = තාම මෙතන කවුරුත් නැහැ. රේටින් ක්‍රීඩා { $fewest }කින් මේ ලැයිස්තුවට එන්න පුළුවන්.
web-leaders-yours = ඔයා රේටින් ක්‍රීඩා { $fewest }න් { $games }ක් කරලා.
web-leaders-unlisted = මෙතන නම පෙන්නන්න එපා කියලා ඔයා කියලා තියෙනවා. “ඔයා” පිටුවෙන් ඒක වෙනස් කරන්න පුළුවන්.
web-leaders-order = පිළිවෙළ හැදෙන්නේ ගොඩක් දුරට විශ්වාස දෙයින්: රේටින් එකෙන් ± තුන් ගුණයක් අඩු කරලා.
# මේසයේ ජීවිතය: කාලය, නැති අය, එකඟ වෙන දේවල්, කියන දේවල්.

web-link-ended = සම්බන්ධ නැහැ.
web-move-waits = ඔයාගේ පියවර{ $cards ->
    [none] {""}
   *[other] {""} ({ $cards })
 } { $link ->
    [connected] යැව්වා, ඒත් තාම උත්තරයක් නැහැ.
   *[offline] මෙතන තියාගෙන ඉන්නවා; සම්බන්ධතාවය ආපු ගමන් යවනවා.
 }
web-you-watch = ඔයා මේ ක්‍රීඩාව බලාගෙන ඉන්නවා.
web-time-seconds = තත්. { $count }
web-time-minutes = විනාඩි { $count }
web-time-hours = පැය { $count }
web-time-days = දවස් { $count }
web-left = තව { $time }
web-time-left = ඉතුරු කාලය:
web-time-warning = තව { $time }යි
web-time-ends = තව { $time }යි, ඊට පස්සේ ඔයා වෙනුවට පරිගණකය සෙල්ලම් කරනවා.
web-still-here = මම ඉන්නවා
web-plays-for-you = ඔයා වෙනුවට පරිගණකය සෙල්ලම් කරනවා.
web-played-while-away = ඔයා නැති අතරේ ඔයා වෙනුවට සෙල්ලම් කළේ පරිගණකය.
web-played-for = { $name ->
    [you] මේක ඔයා වෙනුවට කළේ පරිගණකය:
   *[other] මේක { $name } වෙනුවට කළේ පරිගණකය:
 }
web-i-am-back = මම ආවා
web-seat-bot = බොට්
web-seat-resigned = අත්හැරියා
web-seat-stand-in = පරිගණකය
web-seat-grace = දැන් නැහැ, තව { $time }කින් පරිගණකය
web-has-resigned = { $name } අත්හැරියා: දිගටම පරිගණකය සෙල්ලම් කරනවා.
web-gave-up = { $name ->
    [you] ඔයා අත්හැරියා. ඔයා වෙනුවට දිගටම පරිගණකය සෙල්ලම් කරනවා; ඔයාට යන්න පුළුවන්.
   *[other] { $name } අත්හැරියා: දිගටම පරිගණකය සෙල්ලම් කරනවා.
 }
web-now-unrated = { $name ->
    [you] ඔයා උදව් ගත්තා: මේ ක්‍රීඩාව තවදුරටත් රේටින් එකට ගන්නේ නැහැ.
   *[other] { $name } උදව් ගත්තා: මේ ක්‍රීඩාව තවදුරටත් රේටින් එකට ගන්නේ නැහැ.
 }
web-plays-for = { $name } වෙනුවට පරිගණකය සෙල්ලම් කරනවා.
web-is-away = { $name } දැන් නැහැ.
web-away-until = { $name } දැන් නැහැ. තව { $time }කින් පරිගණකය සෙල්ලම් කරනවා.
web-news = පණිවිඩය
web-notice = ශාලාවෙන් පණිවිඩයක්
web-paused = මේසය බලා ඉන්නවා
web-goes-on-in = තත්පර { $seconds }කින්, නැත්නම් හැමෝම කියවලා ඉවර වුණාම, ක්‍රීඩාව ඉදිරියට යනවා.
web-others-read = { $seconds ->
    [0] { $names } තාම කියවනවා. කවුළුව වැහුවාම ක්‍රීඩාව ඉදිරියට යනවා.
   *[other] { $names } තාම කියවනවා: තත්පර { $seconds }කින් ක්‍රීඩාව ඉදිරියට යනවා.
 }
web-agree = එකඟයි
web-no = බැහැ
web-never-mind = කමක් නැහැ

web-menu = මේසය
web-players = ක්‍රීඩකයෝ
web-spectators = { $count ->
    [one] එක්කෙනෙක් බලාගෙන ඉන්නවා.
   *[other] { $count } දෙනෙක් බලාගෙන ඉන්නවා.
 }
web-terms = මේ මේසය
web-terms-clock = වාරයකට කාලය
web-terms-no-clock = කාල සීමාවක් නැහැ
web-terms-clock-turn = වාරයකට { $time }
web-terms-rated = රේටින් එක්ක
web-terms-unrated = රේටින් නැතුව
web-terms-rated-label = ක්‍රීඩා රේටින් එකට ගන්නවා
web-rated-words = ප්‍රතිඵලයෙන් පරිගණකය එක්ක ඔයාගේ රේටින් එක වෙනස් වෙනවා. ඉඟියක් ගත්තොත්, පියවරක් ආපහු හැරෙව්වොත්, පරිගණකය ඔයා වෙනුවට සෙල්ලම් කළොත් ක්‍රීඩාව ගණන් ගන්නේ නැහැ.
web-rated-people-words = ප්‍රතිඵලයෙන් හැමෝගෙම රේටින් එක වෙනස් වෙනවා. ඉඟි නැහැ, පියවර ආපහු හරවන්නත් බැහැ.
web-unrated-words = විනෝදෙට විතරයි: ඉඟි ගන්න පුළුවන්, හැමෝම එකඟ නම් පියවර ආපහු හරවන්නත් පුළුවන්.
web-clock-words = කාලයෙන් තුනෙන් එකක් ඉතුරු වුණාම කියනවා, එක පාරක් තව වාරයක කාලය ගන්න පුළුවන්. ඊට පස්සේ ඔයා එනකම් පරිගණකය සෙල්ලම් කරනවා.
web-slow-words = මේසේ බලාගෙන ඉන්න ඕන නැහැ: ඔයාගේ වාරය ආවම එන්න.
web-invite-watch = මේ ලින්ක් එක අරින ඕනම කෙනෙක්ට බලාගෙන ඉන්න පුළුවන්.
web-invite-full = මේසය පිරිලා. මේ ලින්ක් එක අරින ඕනම කෙනෙක්ට බලාගෙන ඉන්න පුළුවන්.
web-undo = ආපහු හරවන්න
web-undo-ask = මගේ අන්තිම පියවර ආපහු හරවන්න ඉල්ලන්න
web-undo-alone = මගේ අන්තිම පියවර ආපහු ගන්න
web-undo-unrated = මේක ආපහු ගත්තොත් ක්‍රීඩාව රේටින් එකට ගන්නේ නැහැ.
web-undo-asked = { $name } ආපහු ගන්න ඉල්ලනවා: { $move }
web-undo-waiting = ඔයා ආපහු හරවන්න ඉල්ලුවා. උත්තර දෙන්න ඕන: { $names }.
web-undo-refused = { $name } බැහැ කිව්වා: පියවර එහෙමම තියෙනවා.
web-undo-agreed = { $names } එකඟ වුණා: පියවර ආපහු ගත්තා.
web-skip = { $name }ගේ වාරය මඟහරින්න
web-skip-words = { $name } වෙනුවට මේ වාරය පරිගණකය ඉවර කරනවා.
web-skip-wait = තව ටිකක් ඉන්න
web-vote-skip = වාරය මඟහරින්න
web-wants-skip = { $names }ට { $name }ගේ වාරය මඟහරින්න ඕන.
web-end = ක්‍රීඩාව නවත්තන්න ඡන්දය දෙන්න
web-end-words = ක්‍රීඩකයෝ { $of }න් { $needed }කට ඕන නම් ක්‍රීඩාව දිනුමක් නැතුව නවතිනවා.
web-end-alone = ක්‍රීඩාව නවත්තන්න
web-end-alone-words = කවුරුත් දිනන්නේ නැහැ: ක්‍රීඩාව මැදින් නවතිනවා, කිසිම දේකට ගණන් ගන්නේ නැහැ.
web-vote-end = ක්‍රීඩාව නවත්තන්න
web-wants-end = { $names }ට ක්‍රීඩාව නවත්තන්න ඕන.
web-votes = කැමති: { $names } (ඕන ඡන්ද { $needed }න් { $count }ක්).
web-vote-back = මගේ ඡන්දය ආපහු ගන්න
web-resign = අත්හරින්න
web-resign-words = ඔයා වෙනුවට දිගටම පරිගණකය සෙල්ලම් කරනවා, ඔයා අන්තිම තැනට යනවා.
web-resign-alone-words = { $rated ->
    [true] ඔයා පැරදෙනවා: ක්‍රීඩාව දැන්ම ඉවරයි, රේටින් එකටත් ගණන් ගන්නවා.
   *[false] ඔයා පැරදෙනවා: ක්‍රීඩාව දැන්ම ඉවරයි.
 }
web-play-on = දිගටම සෙල්ලම් කරන්න
web-sure = විශ්වාසද?
web-hand-over = මේසය භාර දෙන්න
web-hand-over-words = මේසය හදන්නෙත් ක්‍රීඩාව පටන් ගන්නෙත් සත්කාරකයා.
web-hand-over-to = { $name }ට මේසය භාර දෙන්න
web-make-host = භාර දෙන්න
web-free-it = ආසනය හිස් කරන්න
web-share = මේ විකල්ප යවන්න
web-share-words = මේ ලින්ක් එක අරින කෙනෙක්ට මේ වගේම මේසයක් තමන්ටම අරින්න පුළුවන්.
web-share-link = මේ විකල්පවල ලින්ක් එක
web-share-copy = අලුත් මේසයක ලින්ක් එක පිටපත් කරන්න
web-shared-table = { $game }, { $seats } දෙනෙක්ට මේසයක්

web-talk = කතාබහ
web-talk-empty = තාම කවුරුත් මුකුත් කියලා නැහැ.
web-talk-muted = මේ මේසයේ කතාබහ නිහඬ කරලා.
web-talk-watching = කතා කරන්න පුළුවන් සෙල්ලම් කරන අයට. ඔයා බලාගෙන ඉන්නවා.
web-unread = { $count ->
    [one] අලුත් පණිවිඩ 1යි
   *[other] අලුත් පණිවිඩ { $count }යි
 }
web-say = මොනවහරි කියන්න
web-send = යවන්න
web-mute = නිහඬ කරන්න
web-mute-table = මේ මේසයේ කතාබහ නිහඬ කරන්න
web-mute-seat = { $name } නිහඬ කරන්න
web-emotes = ඉරියව්
web-emote-hello = හලෝ
web-emote-luck = සුබ පතනවා
web-emote-nice = හොඳට කළා
web-emote-thanks = ස්තුතියි
web-emote-oops = අපොයි
web-emote-hmm = හ්ම් …
web-emote-wow = නියමයි
web-emote-bye = ගිහින් එන්නම්

web-ended-resigned = හැමෝම අත්හැරියා
web-ended-one = { $name ->
    [you] ඔයා අත්හැරියා
   *[other] { $name } අත්හැරියා
 }
web-ended-vote = ක්‍රීඩකයෝ ක්‍රීඩාව නැවැත්තුවා
web-ended-closed = මේසය වැහුවා
web-rating-change = { $before } → { $after } ({ $change })
web-rated-against-people = මිනිස්සු එක්ක කරන ක්‍රීඩාවලට වෙනම රේටින් එකක් තියෙනවා.
web-rated-against-computers = උදව් නොගෙන පරිගණකය එක්ක සෙල්ලම් කළොත් රේටින් එකට ගන්නවා.
web-unrated-help = රේටින් එකට ගත්තේ නැහැ: { $names ->
    [you] ඔයා ඉඟියක් ගත්තා, පියවරක් ආපහු ගත්තා, නැත්නම් පරිගණකයට කරන්න දුන්නා.
   *[other] { $names } ඉඟියක් ගත්තා, පියවරක් ආපහු ගත්තා, නැත්නම් පරිගණකයට කරන්න දුන්නා.
 }
web-unrated-ended = රේටින් එකට ගත්තේ නැහැ: ක්‍රීඩාව මැදින් නැවතුණා.
web-hint-unrated = ඉඟියක් ගත්තොත් මේ ක්‍රීඩාව රේටින් එකට ගන්නේ නැහැ.
web-play-unrated = පරිගණකය ඔයා වෙනුවට සෙල්ලම් කළොත් ක්‍රීඩාව රේටින් එකට ගන්නේ නැහැ.
web-rematch-waits-for = ඔයාට තව ක්‍රීඩාවක් ඕන. { $names } එනකම් ඉන්නවා.
web-rematch-without = { $name } දැන් නැහැ: ආපහු එනකම් පරිගණකය සෙල්ලම් කරනවා.

# යමෙක් අවසන් කළ ක්‍රීඩා.

web-games-last = අවසන් ක්‍රීඩා
web-games-newest = අවසන් ක්‍රීඩාව: { $game }
web-games-none = ඔයා ඉවර කරන ක්‍රීඩා මෙතන පේනවා; හැම එකක්ම ආයෙත් බලන්න පුළුවන්.
web-games-won = දිනුවා
web-games-lost = පැරදුණා
web-games-draw = ජය පරාජයෙන් තොරයි
web-games-place = { $of }න් { $place } වන ස්ථානය
web-games-broken-off = අතරමග නැවතුණා

# පිටුවක් නැති ලිපිනයක්.

web-not-found = මෙතන මුකුත් නැහැ
web-not-found-words = මේ ලිපිනයෙන් කොහෙටවත් යන්නේ නැහැ. අකුරක් අඩු ඇති, නැත්නම් මෙතන තිබුණු දේ දැන් නැහැ.

# පරිගණකය එක්ක කරන ක්‍රීඩාවක දිග.

web-length = ක්‍රීඩාවේ දිග
web-length-points = ලකුණු { $target }ට
web-length-turns = වාර { $turns }
