cli-player-range = ක්‍රීඩකයින් { $low }-{ $high } දෙනෙක්
cli-your-move = { $you ->
    [true] ඔයාගේ පියවර:
   *[false] { $name }, ඔයාගේ පියවර:
 }
cli-turn = { $you ->
    [true] දැන් ඔයාගේ වාරය.
   *[false] දැන් { $name }ගේ වාරය.
 }
cli-you = ඔයා
cli-player = ක්‍රීඩකයා
cli-cards = { $count ->
    [0] කාඩ් 0ක්
    [one] කාඩ් එකක්
   *[other] කාඩ් { $count }ක්
 }
cli-discard-due = කාඩ් එකක් ඉවතලන්න තියෙනවා
cli-draw-due = ඇදගන්න තියෙනවා
cli-turns = { $turn } වෙනි වාරය, උපරිමය { $limit }
cli-stock = කුට්ටම
cli-discard-pile = ඉවතලපු කාඩ්
cli-empty = හිස්
cli-hand = ඔයාගේ අත
cli-total = ලකුණු { $total }යි
cli-known = හැමෝම දන්න
cli-legal = කරන්න පුළුවන් පියවර:
cli-help = පියවරක් ලියන්න, නැත්නම්: ? (කරන්න පුළුවන් පියවර), hint, undo, rules, save FILE, quit.
cli-nothing-to-undo = මේ වාරයේ ආපහු ගන්න දෙයක් නැහැ.
cli-revealed = { $move } ආපහු ගන්න බැහැ: කවුරුත් නොදැන හිටපු කාඩ් එකක් ඒකෙන් පෙනුණා.
cli-binds = { $move } ආපහු ගන්න බැහැ: අලුත් කාඩ් එකක් පෙනුණේ නැති වුණත්, නීතියෙන් ඒකට බැඳෙනවා ({ $rule }).
cli-taken-back = ආපහු ගත්තා: { $move }.
cli-won = { $count ->
    [0] ක්‍රීඩාව ජය පරාජයෙන් තොරව ඉවරයි.
    [one] { $you ->
        [true] ඔයා දිනුම්.
       *[false] { $winners } දිනුම්.
     }
   *[other] { $you ->
        [true] ඔයයි { $winners } දිනුම බෙදාගත්තා.
       *[false] { $winners } දිනුම බෙදාගත්තා.
     }
 }
cli-score = { $name }: { $score }
cli-bye = { $seed ->
    [none] ආයෙත් හමුවෙමු.
   *[other] ආයෙත් හමුවෙමු. මේ ක්‍රීඩාවේ බීජය (seed) { $seed }.
 }
cli-saved = { $file } ගොනුවේ සුරැකුවා.
cli-no-you = අතින් සෙල්ලම් කරන කෙනෙක් නැහැ: බලාගෙන ඉන්නවා විතරයි.
cli-bad-seats = "{ $given }" ආසනයක් නෙවෙයි. `you` කියලා හෝ පරිගණක ක්‍රීඩකයෙක් ලියන්න: { $allowed }.
cli-no-file = { $file } ගොනුව කියවන්න බැහැ: { $reason }
cli-not-json = { $file } ගොනුව JSON නෙවෙයි: { $reason }
cli-cannot-write = { $file } ගොනුව ලියන්න බැහැ: { $reason }
cli-bad-option = විකල්ප ලියන්නේ නම=අගය විදියට; දීලා තියෙන්නේ "{ $given }".
serve-open = පාලර් එක ඇරලා: { $address } (මේස තියාගන්නේ { $folder } එකේ; වහන්න Ctrl-C)
serve-no-page = පිටුව තාම හදලා නැහැ. `make client` වලින් ඒක හදනවා; එතකල් තියෙන්නේ වැඩසටහන් සඳහා අතුරුමුහුණත විතරයි.
serve-port = { $host }, තොට { $port } වල සවන් දෙන්න බැහැ: { $reason }. --port එකෙන් වෙන එකක් තෝරන්න.
verify-fair = සාධාරණයි: කාඩ් බෙදුවේ පොරොන්දු වුණු විදියටමයි, පියවර { $moves }ම නීත්‍යානුකූලයි.
verify-unfair = සාධාරණ නැහැ: කාඩ් බෙදලා තියෙන්නේ පොරොන්දු වුණු රහසෙනුයි ක්‍රීඩකයින්ගේ අංකවලිනුයි නෙවෙයි.
verify-no-proof = { $file } එකේ බෙදීම ගැන සාක්ෂියක් නැහැ. ඉවර වුණු ක්‍රීඩාවක වාර්තාව එහි මේසයෙන් ගන්න.
arena-heading = { $game }, ආසන { $seats }, බෙදීම් { $deals }, බීජය { $seed }, විකල්ප { $options }, ගණන් ගන්නේ { $unit ->
    [rounds] වට
   *[games] ක්‍රීඩා
 }
arena-cross = පේළියේ ක්‍රීඩකයා තීරුවේ ක්‍රීඩකයාට එරෙහිව ගත්ත කොටස, සියයට, 95 % පරාසයත් එක්ක; සමාන නම් { $even }
arena-cross-many = තීරුවේ ක්‍රීඩකයින්ගේ මේසයක පේළියේ එක ක්‍රීඩකයෙක් ගත්ත කොටස, සියයට, 95 % පරාසයත් එක්ක; සමාන නම් { $even }
arena-undecided = තීරණයක් නැති ක්‍රීඩා
arena-ratings = ශක්තිය
arena-times = පියවරකට CPU මිලිතත්පර
arena-player = ක්‍රීඩකයා
arena-rating = ශක්තිය
arena-interval = 95 %
arena-games = ක්‍රීඩා
arena-undecided-part = තීරණයක් නැති
arena-moves = පියවර
arena-mean = සාමාන්‍යය
arena-p50 = p50
arena-p95 = p95
arena-longest = වැඩිම
arena-late = තත්පර { $guard }ට වැඩි
arena-verdict = { $player } සහ { $against }, බෙදීම් { $deals }කට පස්සේ: { $verdict ->
    [high] කොටස { $low } %ට වඩා { $high } %ට ගැළපෙනවා
    [low] කොටස { $high } %ට වඩා { $low } %ට ගැළපෙනවා
   *[open] { $low } % ද { $high } % ද කියලා තාම පැහැදිලි නැහැ
 } (log likelihood ratio { $ratio }).
arena-stopped = බෙදීම් { $deals }කට පස්සේ නැවැත්තුවා. ඒ විධානයම ආයෙත් දුන්නොත් මෙතනින් ඉස්සරහට යනවා.
arena-stopped-for-good = බෙදීම් { $deals }කට පස්සේ නැවැත්තුවා; --out නැතුව කිසිම දෙයක් තියාගන්නේ නැහැ.
arena-too-few = අඩුම තරමේ ක්‍රීඩකයින් දෙන්නෙක් ඕන; දීලා තියෙන්නේ { $given }යි. කොමාවලින් වෙන් කරලා ලියන්න: expert,reference.
arena-no-rounds = { $game } ක්‍රීඩාවේ වටවලට දිනන අය නැහැ. වටවලින් සෙල්ලම් කරන්න පුළුවන් මේවා විතරයි: { $allowed }.
arena-bad-sprt = --sprt ලියන්නේ 0ත් 1ත් අතර කොටස් දෙකක් විදියට, අඩු එක මුලින්, 0.5,0.55 වගේ; දීලා තියෙන්නේ { $given }.
arena-bad-log = { $file } තරඟ සටහනක් නෙවෙයි: { $reason }. ඒක අයින් කරන්න, නැත්නම් වෙන --out එකක් තෝරන්න.
arena-other-run = { $file } එකේ තියෙන්නේ වෙන මැනීමක බෙදීම් (වෙන ක්‍රීඩකයින්, සැකසුම් හෝ අනුවාදයක්). ඒක අයින් කරන්න, නැත්නම් වෙන --out එකක් තෝරන්න.
levels-kept = { $game }: { $date } දා, { $commit } අනුවාදයේ, බෙදීම් { $deals }ක්, ආසන { $seats }ක් එක්ක මැන්නා
levels-unmeasured = { $game } ක්‍රීඩකයින්ව තාම මැනලා නැහැ: parlour levels { $game } --deals 200 වලින් ඒක කරනවා.
regret-heading = { $game }, හරියටම විසඳූ කුඩා ප්‍රභේදයක්: ක්‍රීඩකයන් අහිමි කරගන්නා ප්‍රමාණය, සහ { $against } ට එරෙහිව ඔවුන්ගේ ජය
regret-player = ක්‍රීඩකයා
regret-deals = බෙදීම්
regret-decisions = තීරණ
regret-regret = තීරණයකට අහිමි වන, ලකුණු 100න්
regret-best = හොඳම පියවර, %
regret-share = ජය, % (95 %)
regret-no-model = { $given } හි කුඩා ප්‍රභේදයක් නැත; ඇත්තේ: { $allowed }.

review-seat-n = ආසනය { $seat }
review-course = { $game }: දිනන්න තියෙන ඉඩ
review-sums = ප්‍රතිඵලය සෑදී ඇති දේ, 100න් ලකුණු; තීරු එකතු කළ විට ප්‍රතිඵලයයි
review-seat = ආසනය
review-even = සමාන කොටස
review-deal = මුල් කාඩ්
review-luck = වාසනාව
review-own = තමන්ගේ පියවර
review-others = අනිත් අයගේ පියවර
review-result = ප්‍රතිඵලය
review-labels = පියවර කෙබඳුද
review-best = හොඳම
review-good = හොඳයි
review-inaccuracy = අඩුපාඩුව
review-mistake = වැරැද්ද
review-blunder = ලොකු වැරැද්ද
review-forced = අනිවාර්ය
review-turning = { $count ->
    [0] එක පියවරකින් ක්‍රීඩාව හැරුණේ නැහැ.
    [one] හැරවුම් ලක්ෂ්‍යය:
   *[other] හැරවුම් ලක්ෂ්‍ය { $count }:
 }
review-errors = { $count ->
    [0] හොඳම පියවරට වඩා පැහැදිලිව නරක පියවරක් නැහැ.
    [one] යමක් අහිමි කළ පියවර:
   *[other] වැඩියෙන්ම අහිමි කළ පියවර { $count }:
 }
review-action = { $number }. { $name }: { $move } ({ $label }); දිනන්න තියෙන ඉඩ ({ $who }) { $before } % -> { $after } %: පියවර { $skill }, වාසනාව { $luck }
review-better = { $best } 100න් ලකුණු { $loss } ± { $error } කින් හොඳයි.
puzzles-count = { $game }: ප්‍රහේළිකා { $count }. parlour puzzles { $game } 1 පළමුවැන්න පෙන්වයි.
puzzles-ask = ප්‍රහේළිකාව { $number } / { $count }. ඔබේ වාරය, ආසනය { $seat }: parlour puzzles { $game } { $number } --move "..."
puzzles-right = හරි: { $best } ක්‍රීඩා 100කින් { $chance }ක් දිනයි.
puzzles-wrong = { $move } ක්‍රීඩා 100කින් { $tried }ක් දිනයි. හොඳම දේ { $best }: 100කින් { $chance }ක් දිනයි.
puzzles-found = ක්‍රීඩා { $games }කින් ප්‍රහේළිකා { $found }ක්; { $file } ගොනුවේ ලිව්වා.
calibration-heading = { $game }, ආසන { $seats }, { $level } ක්‍රීඩා { $games }, seed { $seed }, commit { $commit }: කී දේ -> සිදු වූ දේ, සියයට, 95 % සමඟ, (කී වරක්)
calibration-said = කී දේ
calibration-seat = එක් එක් ආසනය දැන සිටි දෙයින්
calibration-spectator = විවෘතව තිබූ දෙයින්
calibration-brier = Brier ලකුණ (සමාන කොටසේ)
cli-win-chance = ඔයාගේ දිනන්න තියෙන ඉඩ: { $share } % ± { $error }.
calibration-time = පිළිතුරකට සාමාන්‍යයෙන් CPU මිලි තත්පර { $mean }යි, 100න් 95ක් උපරිම { $most }.
cli-watch-at = පරිගණක { $address } හි සෙල්ලම් කරනවා (නවත්තන්න Ctrl-C).
cli-player-count = ක්‍රීඩකයින් { $count } දෙනෙක්
cli-trouble = ඒක කරන්න බැහැ: { $reason }.
cli-file-trouble = { $file }: { $reason }. තව කිසිවක් කළේ නැහැ; වෙන ගොනුවක් හෝ ෆෝල්ඩරයක් තෝරන්න.
cli-nested = { $file } ගොනුව ඕනෑවට වඩා ගැඹුරට කැදලි වෙලා; ඒක වාර්තාවක් වෙන්න බැහැ.
puzzles-out = --find සහ --out එකට යනවා: parlour puzzles { $game } --find 10 --out FILE ප්‍රහේළිකා හොයලා FILE එකට ලියනවා.
levels-no-ratings = { $file } එකේ ශ්‍රේණිගත කිරීම් නැහැ. --write සඳහා වෙන ගොනුවක් තෝරන්න.
cli-type = මෙහෙම ලියන්න: { $move }
cli-type-word = ලියන දේ පටන් ගන්නේ මෙහෙම: { $word }
cli-end-help = ක්‍රීඩාව ඉවරයි. ලියන්න: review (විමසුම), save FILE, rematch (ආයෙත්), rules, quit.
cli-end-prompt = දැන් මොකද?
cli-yes = ඔව්
cli-overwrite = { $file } දැනටමත් තියෙනවා. ඒක වෙනුවට දාන්නද? (y/n)
cli-not-saved = සුරැකුවේ නැහැ.
cli-save-where = ගොනුවේ නම ලියන්න: save FILE.
cli-kept = ක්‍රීඩාව { $file } ගොනුවේ සුරැකුවා.
cli-kept-unfinished = ක්‍රීඩාව සුරැකුවා. දිගටම කරගෙන යන්න: parlour play --load "{ $file }"{ $seats }
cli-which-game = ක්‍රීඩාවක් කියන්න: { $allowed }. නැත්නම් සුරැකපු එකක් දිගටම: --load FILE.
cli-load-alone = { $file } එකට තමන්ගේ කාඩ් සහ විකල්ප තියෙනවා: --seed සහ --option, --load එක්ක යන්නේ නැහැ.
cli-load-other = { $file } කියන්නේ { $saved } ක්‍රීඩාවක්, { $given } නෙවෙයි.
