potter-name = පෝටර්
potter-pitch = කට්ටල, අනුපිළිවෙල, වටෙන් වටේට මාරු වෙන පෝටර් කාඩ්, කාටවත් ඕන නැති ලකුණු.

potter-option-target = ඉලක්ක ලකුණු: කෙනෙක් ඒ ගාණ පනින වටයෙන් පස්සේ ක්‍රීඩාව ඉවරයි.
potter-option-ace_high_runs = A කාඩ් එක අනුපිළිවෙලක අගටත් තියන්න පුළුවන්: Q-K-A.

# සිදුවීම්. පේළිය කියවන කෙනාගේ ආසනය `you`; අනිත් හැම එකක්ම නමක්.

potter-card-drawn = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } { $card ->
    [hidden] කාඩ් එකක්
   *[other] { $card }
 } ඇදගත්තා.
potter-pile-taken = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } ඉවතලපු කාඩ් ටික ගත්තා: { $cards }.
potter-pile-returned = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } ගත්ත { $cards ->
    [0] කාඩ් 0ම
    [one] කාඩ් එක
   *[other] කාඩ් { $cards }ම
 } ආපහු තිබ්බා: දඬුවම් ලකුණු { $penalty }යි, මුළු එකතුව { $total }.
potter-meld-laid = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } අංක { $number } ගොඩ මේසේ තිබ්බා: { $cards }.
potter-became-sallan = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } සල්ලන් වුණා.
potter-card-added = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } { $card } අංක { $number } ගොඩට එකතු කළා.
potter-card-discarded = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } { $card } ඉවතලුවා.
potter-card-banned = ක්‍රීඩාව ලූපයක හිරවුණා: { $card } ආපහු { $seat ->
    [you] ඔයාට
   *[other] { $seat }ට
 } ලැබුණා, මේ වටයේ ඒක ආයෙත් ඉවතලන්න බැහැ.
potter-turn-ended = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } කාඩ් එකක් ඉවතලන්නේ නැතුව වාරය ඉවර කළා.
potter-stock-reshuffled = කුට්ටම හිස් වුණා: ඉවතලපු කාඩ් ටික අනලා { $cards ->
    [0] කාඩ් 0ක
    [one] කාඩ් එකක
   *[other] කාඩ් { $cards }ක
 } අලුත් කුට්ටමක් හැදුවා.
potter-round-won = { $seat ->
    [you] ඔයාගේ අතේ කාඩ් ඉවර වුණා, ඔයා වටය දිනුවා.
   *[other] { $seat }ගේ අතේ කාඩ් ඉවර වුණා, { $seat } වටය දිනුවා.
 }
potter-round-capped = කවුරුත් දිනන්නේ නැතුව මේසේ වටේ රවුම් { $laps }ක් ගියා, වටය ඉවර වුණා. හැමෝගෙම අත් ගණන් කළා.
potter-hand-counted = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 }: { $points ->
    [0] ලකුණු 0යි
    [one] ලකුණු 1යි ({ $cards })
   *[other] ලකුණු { $points }යි ({ $cards })
 }, මුළු එකතුව { $total }.
potter-round-begun = { $round } වෙනි වටය පටන් ගත්තා. පෝටර් කාඩ්: { $potter }♠ { $potter }♥ { $potter }♦ { $potter }♣. මුල් වාරය { $starter ->
    [you] ඔයාගේ.
   *[other] { $starter }ගේ.
 }
potter-game-ended = ක්‍රීඩාව ඉවරයි. අඩුම මුළු ලකුණු { $total }යි, { $winners ->
    [you] ඔයා
   *[other] { $winners }
 } දිනුම්.

# ක්‍රීඩාවේ කතාව.
potter-story-comeback = { $name ->
    [you] ඔයා
   *[other] { $name }
 } { $round } වෙනි වටයට පස්සේ හිටියේ අන්තිමට, ඒත් ඉවර කළේ අඩුම ලකුණුවලින්: { $total }යි.
potter-story-last-round = { $name ->
    [you] ඔයා
   *[other] { $name }
 } ඉස්සරහට ආවේ අන්තිම වටේමයි.
potter-story-close = තීරණය වුණේ { $margin ->
    [0] ලකුණු 0කින්
    [one] එකම ලකුණකින්
   *[other] ලකුණු { $margin }කින් විතරයි
 }: { $name ->
    [you] ඔයා දිනුම්.
   *[other] { $name } දිනුම්.
 }
potter-story-led = පළවෙනි වටේ ඉඳන් අන්තිම වටේ වෙනකන්ම ඉස්සරහින් හිටියේ { $name ->
    [you] ඔයා.
   *[other] { $name }.
 }
potter-story-quick = වට { $rounds ->
    [0] 0කින්
    [one] එකකින්
   *[other] { $rounds }කින්
 } ඉවරයි: අඩුම ලකුණු { $total }යි, { $name ->
    [you] ඔයාගේ.
   *[other] { $name }ගේ.
 }
potter-story-rounds = { $name ->
    [you] ඔයා
   *[other] { $name }
 } වට { $rounds }න් { $won }ක් දිනුවා, ඒක ඇති වුණා.
potter-story-patient = { $name ->
    [you] ඔයා
   *[other] { $name }
 } වටයක්වත් දිනුවේ නැහැ, ඒත් කිසිම වටයකින් ලොකුවට පැරදුණෙත් නැහැ. ක්‍රීඩාව දිනුවා.

# ප්‍රතික්ෂේප කිරීම්: නීතිය, කරුණු, කරන්න පුළුවන් දේ.

potter-game-finished = ක්‍රීඩාව ඉවරයි: කෙනෙක්ගේ මුළු ලකුණු { $target } ඉලක්කය පැනලා ({ $rule }).
potter-draw-first = වාරයක් පටන් ගන්නේ ඇදගැනීමෙන් ({ $rule }). කුට්ටමෙන් කාඩ් එකක් ඇදගන්න, නැත්නම් ඉවතලපු කාඩ් ටික ගන්න.
potter-already-drawn = මේ වාරයේ ඇදගැනීම දැනටමත් ඉවරයි ({ $rule }). ගොඩවල් මේසේ තියන්න, නැත්නම් කාඩ් එකක් ඉවතලන්න.
potter-nothing-to-draw = කුට්ටමත් හිස්, ඉවතලපු කාඩුත් නැහැ: ඇදගන්න දෙයක් නැහැ ({ $rule }). ගොඩවල් මේසේ තියන්න, නැත්නම් කාඩ් එකක් ඉවතලන්න.
potter-first-turn = වටයක් පටන් ගන්නකොට ඉවතලපු කාඩ් නැහැ, ඒ නිසා පළවෙනි වාරයේදී ගන්න දෙයක් නැහැ ({ $rule }). කුට්ටමෙන් කාඩ් එකක් ඇදගන්න.
potter-nothing-to-take = ඉවතලපු කාඩ් නැහැ, ගන්න දෙයක් නැහැ ({ $rule }). කුට්ටමෙන් කාඩ් එකක් ඇදගන්න.
potter-pile-too-big = ඉවතලපු කාඩ් { $cards }ක් තියෙනවා; ගන්න පුළුවන් වැඩිම වුණොත් { $most }ක් තියෙද්දී විතරයි ({ $rule }). කුට්ටමෙන් කාඩ් එකක් ඇදගන්න.
potter-meld-owed = ඔයා ඉවතලපු කාඩ් ටික ගත්ත නිසා මුලින්ම අලුත් ගොඩක් මේසේ තියන්න ඕන ({ $rule }). කාඩ් තුනක් හෝ වැඩි ගොඩක් මේසේ තියන්න, නැත්නම් ලකුණු 25ක දඬුවමක් අරගෙන ගත්ත කාඩ් ටික ආපහු තියන්න.
potter-nothing-taken = ආපහු තියන්න දෙයක් නැහැ: ආපහු තියන්න පුළුවන් මේ වාරයේ ගත්ත ඉවතලපු කාඩ් ටික විතරයි, ඒ වෙනුවෙන් අලුත් ගොඩක් මේසේ තියනකම් ({ $rule }). ගොඩවල් මේසේ තියන්න, නැත්නම් කාඩ් එකක් ඉවතලන්න.
potter-not-a-meld = { $cards } වලංගු ගොඩ හැදෙන්නේ නැහැ ({ $rule }): { $why ->
    [few] ගොඩකට අඩුම තරමේ කාඩ් තුනක් ඕන.
    [long] අනුපිළිවෙලක වැඩිම වුණොත් කාඩ් දහතුනයි.
    [suits] කට්ටලයක කාඩ් තුනක් හෝ හතරක්, එක එක වර්ගයෙන් තියෙන්න ඕන.
    [gap] අනුපිළිවෙලක අගයන් අතරින් මඟහැරෙන්නේ නැතුව පිළිවෙලට තියෙන්න ඕන.
   *[mixed] අනුපිළිවෙලක් එකම වර්ගයෙන්, කට්ටලයක් එකම අගයෙන් වෙන්න ඕන.
 }
potter-around-the-corner = { $cards } වලංගු අනුපිළිවෙලක් නෙවෙයි ({ $rule }): { $why ->
    [high] මේ මේසේ A තියෙන්නේ මුලට, අනුපිළිවෙලක් A ඉඳන් K වෙනකම්. Q-K-A පුළුවන් `ace_high_runs` විකල්පය දාලා තිබ්බොත් විතරයි.
   *[corner] අනුපිළිවෙලක් K වලින් පස්සේ A හරහා ආයෙත් 2ට යන්නේ නැහැ.
 }
potter-card-twice = { $card } ගොඩේ දෙපාරක් තියෙන්න බැහැ, ඒක විදියටම වුණත් ආදේශකයකින් වුණත් ({ $rule }). වෙන කාඩ් එකක්, නැත්නම් ආදේශකයට වෙන තේරුමක් තෝරන්න.
potter-no-natural-card = { $cards } කියන්නේ ආදේශක විතරයි; ගොඩකට අඩුම තරමේ නියම කාඩ් එකක්වත් ඕන ({ $rule }). එකක් එකතු කරන්න, නැත්නම් පෝටර් එකක් ඒ කාඩ් එක විදියටම තියන්න.
potter-potter-is-itself = { $card } කියන්නේ ඒ කාඩ් එකමයි, තේරුමක් ඕන නැහැ ({ $rule }). තේරුමක් නැතුව ලියන්න.
potter-not-a-potter = { $card } ආදේශකයක් වෙන්න බැහැ: මේ වටයේ පෝටර් කාඩ් { $potter }♠ { $potter }♥ { $potter }♦ { $potter }♣ ({ $rule }). ඒ කාඩ් එක ඒ විදියටම තියන්න, නැත්නම් ඒ වෙනුවට පෝටර් එකක් ගන්න.
potter-wild-before-sallan = { $cards } වලට ආදේශකයක් ඕන, ආදේශක පාවිච්චි කරන්න පුළුවන් සල්ලන් කෙනෙක්ට විතරයි ({ $rule }). මුලින් ආදේශක නැති ගොඩක් මේසේ තියන්න, එතකොට ඔයා සල්ලන්.
potter-add-before-sallan = ගොඩවල්වලට කාඩ් එකතු කරන්න පුළුවන් සල්ලන් කෙනෙක්ට විතරයි ({ $rule }). මුලින් ගොඩක් මේසේ තියන්න, එතකොට ඔයා සල්ලන්.
potter-no-such-meld = { $melds ->
    [0] තාම එක ගොඩක්වත් මේසේ නැහැ ({ $rule }): මුලින් අලුත් ගොඩක් තියන්න.
    [one] අංක { $asked } ගොඩක් මේසේ නැහැ ({ $rule }). මේසේ තියෙන්නේ අංක 1 ගොඩ විතරයි.
   *[other] අංක { $asked } ගොඩක් මේසේ නැහැ ({ $rule }). මේසේ තියෙන්නේ අංක 1 ඉඳන් { $melds } වෙනකම් ගොඩවල්.
 }
potter-place-closed = අංක { $number } ගොඩට එතනින් තව කාඩ් එකක් දාන්න බැහැ: කට්ටලය සම්පූර්ණයි, නැත්නම් අනුපිළිවෙල A හෝ K ළඟින් ඉවරයි ({ $rule }). වෙන තැනක් තෝරන්න.
potter-does-not-fit = { $cards } අංක { $number } ගොඩට ගැළපෙන්නේ නැහැ ({ $rule }). අනුපිළිවෙලකට දෙපැත්තෙන් ඊළඟට එන කාඩ් එක, කට්ටලයකට නැති වර්ගය එකතු කරන්න පුළුවන්.
potter-not-in-hand = ඔයාගේ අතේ { $cards } නැහැ ({ $rule }). අතේ තියෙන කාඩ් තෝරන්න.
potter-discard-helps = { $top } උඩට { $card } දාන්න බැහැ ({ $rule }): { $why ->
    [rank] එකම අගය.
   *[neighbour] එකම වර්ගයේ ළඟම කාඩ් එක.
 } වෙන එකක් ඉවතලන්න.
potter-potter-kept = { $card } පෝටර් එකක්, පෝටර් කවදාවත් ඉවතලන්න බැහැ ({ $rule }). වෙන එකක් ඉවතලන්න.
potter-card-is-banned = { $card } ආපහු ඔයාට ලැබිලා තහනම් වුණා: මේ වටයේ ඒක ආයෙත් ඉවතලන්න බැහැ ({ $rule }). වෙන එකක් ඉවතලන්න.
potter-can-discard = ඔයාට { $card } ඉවතලන්න පුළුවන්; කාඩ් එකක් නොදා වාරය ඉවර කරන්න ලැබෙන්නේ ඉවතලන්න කිසිම කාඩ් එකක් නැති වුණොත් විතරයි ({ $rule }). කාඩ් එකක් ඉවතලන්න.

# වෙන්න බැරි පිහිටීම්.

potter-position-hand-empty = අංක { $seat } ආසනයේ අත හිස්, එතකොට වටය එවෙලේම දිනුම්; මෙතන වටය තවම යනවා (P17).
potter-position-turns = `turns` එකට { $turns } දෙන්න බැහැ: මේසේ වටේ රවුම් 60කින්, ඒ කියන්නේ වාර { $most }කින්, වටය ඉවරයි (P20).
potter-position-meld = `table` එකේ තියෙන { $given } වලංගු ගොඩ හැදෙන්නේ නැහැ (P9). ගොඩක් ලියන්නේ 8♣ 9♣ 10♣ වගේ, ආදේශකයක් එක්ක 8♣ 3♥=9♣ 10♣ වගේ.
potter-position-wild = `table` එකේ { $given } තියෙන්න බැහැ: ආදේශකයක් කියන්නේ මේ වටයේ පෝටර් එකක්, ඒක තියෙන්නේ එක කාඩ් එකක් වෙනුවට (P11).
potter-position-taken = `taken` කියන්නේ වාරය තියෙන ආසනය දැන් ගත්ත ඉවතලපු කාඩ් ටික, ඒ වෙනුවෙන් ගොඩක් තියන්න තියෙද්දී: කාඩ් එකේ සිට නවය දක්වා, ඔක්කොම ඒ අතේ; `phase` එක `play`, මේ වාරයේ තාම කිසිම ගොඩක් තියලා නැහැ, `discard` හිස් (P4).
potter-position-known = අංක { $seat } ආසනයේ අතේ { $cards } නැහැ, ඒ නිසා ඒවා ඒ අතේ තියෙනවා කියලා කාටවත් දැනගන්න බැහැ (P3).
potter-position-banned = අංක { $seat } ආසනයට { $cards } තහනම් වෙන්න බැහැ: තහනම් කාඩ් එකක් ගොඩකට දානකම් තියෙන්නේ ඒ අතේමයි (P19).
potter-position-end = ක්‍රීඩාවක් ඉවර වෙන්නේ (`turn` null, `winners` එක්ක) අන්තිම වටය ඉවර වෙලා, එක අතක් හිස් වීමෙන් (P17) හෝ අන්තිම රවුමෙන් (P20), කෙනෙක්ගේ මුළු ලකුණු ඉලක්කය පැනලා නම් විතරයි (P22). මෙතන වැඩිම මුළු ලකුණු { $highest }යි, ඉලක්කය { $target }යි.
potter-position-winners = දින්න ආසන { $given } වෙන්න බැහැ: අඩුම මුළු ලකුණු තියෙන්නේ { $allowed } ආසනවල (P22).

# පිටුව.

potter-sallan = සල්ලන්
potter-web-pile-taken = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } ඉවතලපු { $cards ->
    [one] කාඩ් එක
   *[other] කාඩ් { $cards }ම
 } ගත්තා.
potter-potter = පෝටර්
potter-potters = පෝටර්: { $potter }
potter-is-banned = තහනම්
potter-known = හැමෝම දන්නවා: { $cards }
potter-banned = මේ වටයේ ඉවතලන්න බැහැ: { $cards }.
potter-round = වටය
potter-round-n = { $round } වෙනි වටේ
potter-round-words = { $round } වෙනි වටය. මේ වටයේ පෝටර්: { $potter }
potter-to-target = ලකුණු { $target } දක්වා
potter-to-target-short = { $target } දක්වා
potter-stock = කුට්ටම, { $count ->
    [0] කාඩ් 0යි
    [one] කාඩ් 1යි
   *[other] කාඩ් { $count }යි
 }
potter-pile = { $count ->
    [0] ඉවතලපු කාඩ් නැහැ
    [one] ඉවතලපු කාඩ් 1යි: { $top }
   *[other] ඉවතලපු කාඩ් { $count }යි, උඩම { $top }
 }
potter-pile-title = ඉවතලපු කාඩ්: { $count }
potter-pile-note = යට ඉඳන් උඩට; අන්තිම කාඩ් එක තමයි උඩම තියෙන්නේ.
potter-melds = { $count ->
    [0] මේසේ ගොඩවල් නැහැ
    [one] මේසේ ගොඩවල් 1යි
   *[other] මේසේ ගොඩවල් { $count }යි
 }
potter-no-melds = තාම මේසේ ගොඩවල් නැහැ: ගොඩකට එකම අගයේ, නැත්නම් එකම වර්ගයේ පිළිවෙලට, කාඩ් තුනක්වත් ඕන. පළවෙනි ගොඩ තිබ්බම ඔයා සල්ලන්: ගොඩවලට කාඩ් එකතු කරන්නත්, පෝටර් ඕනම කාඩ් එකක් වෙනුවට තියන්නත් පුළුවන්.
potter-meld = අංක { $number } ගොඩ: { $cards }
potter-meld-fits = අංක { $number } ගොඩට එකතු කරන්න: { $cards }
potter-your-hand = ඔයාගේ අත
potter-hand-of = { $name }ගේ අත
potter-known-note = පේන කාඩ් මේ අතට යනවා හැමෝම දැක්කා.
potter-unknown-note = මේ කාඩ් වෙන කවුරුත් දැකලා නැහැ.
potter-sort = අත පිළිවෙල කරන්න, දැන් { $by ->
    [suit] වර්ගය අනුව
   *[rank] අගය අනුව
 }
potter-sorted-suit = වර්ගය අනුව
potter-sorted-rank = අගය අනුව
potter-sorted-own = ඔයාගේ පිළිවෙල
potter-key-sort = වර්ගය හෝ අගය අනුව පිළිවෙල කරන්න
potter-key-pile = ඉවතලපු කාඩ් බලන්න

potter-act-draw = ඇදගන්න
potter-act-take = ඉවතලපු ටික ගන්න
# මේ බොත්තමේ තුන්වෙනි පේළියකට ඉඩ නැහැ; ගාණ ඉවතලපු කාඩ් ළඟ පේනවා.
potter-act-take-count = { "" }
potter-act-return = ආපහු තියන්න
potter-act-meld = ගොඩ තියන්න
potter-act-add = එකතු කරන්න
potter-act-discard = ඉවතලන්න
potter-act-end = වාරය ඉවර කරන්න
potter-choose-meld = මුලින් ගොඩට කාඩ් තුනක් හෝ වැඩි ගාණක් තෝරන්න.
potter-choose-add = මුලින් එකතු කරන කාඩ් තෝරලා, පස්සේ ගොඩ තෝරන්න.
potter-choose-discard = { $count ->
    [0] ඉවතලන්න ඕන එක කාඩ් එක තෝරන්න.
   *[other] කාඩ් { $count }ක් තෝරලා: ඉවතලන එක විතරක් තෝරන්න.
 }
potter-which = ඔයා අදහස් කළේ මේ අතරින් කොයි එකද?
potter-add-to = { $cards }, අංක { $number } ගොඩට

potter-owes-draw = කුට්ටමෙන් කාඩ් එකක් ඇදගන්න.
potter-owes-draw-or-take = ඇදගන්න. ඉවතලපු ටික ගත්තොත් අලුත් ගොඩක්, නැත්නම් ලකුණු { $penalty }යි.
potter-owes-draw-big = ඇදගන්න. ඉවතලපු කාඩ් { $most }කට වඩා තියෙන නිසා ඒවා ගන්න බැහැ.
potter-owes-meld = අලුත් ගොඩක්, නැත්නම් ගත්ත ටික ආපහු තියන්න (+{ $penalty }).
potter-owes-discard = කැමති නම් ගොඩවල් තියන්න, ඊට පස්සේ කාඩ් එකක් ඉවතලන්න.
potter-owes-discard-sallan = ගොඩවල් තියන්න, ඒවාට එකතු කරන්න, පස්සේ කාඩ් එකක් ඉවතලන්න.
potter-owes-end = ඉවතලන්න පුළුවන් කාඩ් නැහැ: තව තියන්න, නැත්නම් වාරය ඉවර කරන්න.
potter-over-line = ක්‍රීඩාව ඉවරයි.

potter-verdict-run = අනුපිළිවෙලක්: { $low } ඉඳන් { $high } වෙනකම්.
potter-verdict-set = { $rank } කට්ටලයක්.
potter-verdict-wild = { $card } තියෙන්නේ { $meaning } වෙනුවට.
potter-verdict-several = { $card } තියන්න පුළුවන් මේ වෙනුවට: { $meanings }. ගොඩ තියලා තෝරන්න.
potter-verdict-fits = { $count ->
    [0] ගැළපෙන ගොඩක් නැහැ.
    [one] අංක { $melds } ගොඩට ගැළපෙනවා.
   *[other] මේ ගොඩවල්වලට ගැළපෙනවා: { $melds }.
 }
potter-verdict-discard = { $left ->
    [0] { $card } ඉවතලන්න: ඒක ඔයාගේ අන්තිම කාඩ් එක.
   *[other] { $card } තෝරලා: ඉවතලන්න, නැත්නම් ගොඩට තව කාඩ් තෝරන්න.
 }

potter-sheet = ලකුණු පුවරුව
potter-total = එකතුව
potter-total-n = එකතුව { $count }
potter-plus-points = +{ $count }
potter-sheet-note = ලකුණු කාටවත් ඕන නැහැ. කෙනෙක්ගේ එකතුව { $target } පනින වටයෙන් ක්‍රීඩාව ඉවරයි; අඩුම එකතුව තියෙන කෙනා දිනුම්.
potter-sheet-penalty = කොටුව ඇතුළේ: ගත්ත කාඩ් ආපහු තියපු දඬුවම, පාරකට ලකුණු 25 ගානේ.
potter-round-over = { $round } වෙනි වටය: { $name ->
    [you] ඔයා දිනුම්
   *[other] { $name } දිනුම්
 }
potter-round-nobody = { $round } වෙනි වටය: කවුරුත් දිනුවේ නැහැ
potter-no-card-left = කාඩ් ඉවරයි.
potter-next-round = { $round } වෙනි වටය: පෝටර් කාඩ් { $potter }♠ { $potter }♥ { $potter }♦ { $potter }♣.
potter-go-on = දිගටම යමු
potter-see-result = ප්‍රතිඵලය බලන්න
potter-lowest-wins = { $names ->
    [you] ඔයාගේ
   *[other] { $names }:
 } ලකුණු { $target } පැන්නා: ක්‍රීඩාව ඉවරයි, අඩුම එකතුව තියෙන කෙනා දිනුම්.
potter-goes-on = කෙනෙක්ගේ එකතුව { $target } පනිනකම් ක්‍රීඩාව යනවා; එතකොට අඩුම එකතුව තියෙන කෙනා දිනුම්.

# ඉඟි: මොන වගේ දෙයක්ද, මොකක්ද කරන්න ඕන, ඇයි.

hint-potter-kind-draw = ඉවතලපු කාඩ් ගන්න එපා.
hint-potter-kind-take = ඉවතලපු කාඩ් ටික ගන්න.
hint-potter-kind-return = ගත්ත කාඩ් ටික ආපහු තියන්න.
hint-potter-kind-meld = අලුත් ගොඩක් මේසේ තියන්න.
hint-potter-kind-add = ගොඩකට කාඩ් එකතු කරන්න.
hint-potter-kind-discard = කාඩ් එකක් ඉවතලන්න.
hint-potter-kind-end = වාරය ඉවර කරන්න.
hint-potter-draw = කුට්ටමෙන් කාඩ් එකක් ඇදගන්න.
hint-potter-take = ඉවතලපු කාඩ් ටික අරගෙන අලුත් ගොඩක් මේසේ තියන්න.
hint-potter-return = දඬුවම් ලකුණු 25කට, ගත්ත කාඩ් ටික ආපහු තියන්න.
hint-potter-meld = { $cards } ගොඩ මේසේ තියන්න.
hint-potter-add = { $cards } අංක { $number } ගොඩට එකතු කරන්න.
hint-potter-discard = { $card } ඉවතලන්න.
hint-potter-end = කාඩ් එකක් ඉවතලන්නේ නැතුව වාරය ඉවර කරන්න.
hint-potter-why-draw-no-meld = ඉවතලපු { $count ->
    [0] කාඩ් 0
    [one] කාඩ් එක
   *[other] කාඩ් { $count }
 } ගත්තත් ඔයාට මේසේ තියන්න ගොඩක් හැදෙන්නේ නැහැ, දඬුවම් ලකුණු { $penalty }කට ආපහු තියන්න වෙනවා.
hint-potter-why-draw-burden = ඉවතලපු { $count ->
    [0] කාඩ් 0
    [one] කාඩ් එක
   *[other] කාඩ් { $count }
 } ගත්තොත්, නියම කාඩ්වල ගොඩකට අයිති නැති ලකුණු { $points }ක් අතේ තියෙනවා; දැන් { $now }යි.
hint-potter-why-draw-meld = ඊළඟට එන්න පුළුවන් කාඩ් { $unseen }න් { $outs ->
    [0] කිසිවක්
    [one] එකක්
   *[other] { $outs }ක්
 } අතේ කාඩ් දෙකක් එක්ක ගොඩක් හැදෙනවා ({ $percent } %).
hint-potter-why-draw-fits = ඊළඟට එන්න පුළුවන් කාඩ් { $unseen }න් { $outs ->
    [0] කිසිවක්
    [one] එකක්
   *[other] { $outs }ක්
 } මේසේ ගොඩකට ගැළපෙනවා ({ $percent } %).
hint-potter-why-take-out = ඉවතලපු කාඩ් ටික ගත්තොත් මේ වාරයේම ඉවර කරන්න පුළුවන්: අතේ කාඩ් { $count }ම යනවා.
hint-potter-why-take-meld = ඉවතලපු කාඩ් ටික ගත්තොත් { $cards } තියන්න පුළුවන්; ඒ වෙනුවට කුට්ටමෙන් එන්න පුළුවන් කාඩ් { $unseen }න් ගොඩක් සම්පූර්ණ කරන්නේ { $outs ->
    [0] එකක්වත් නැහැ
    [one] එකයි
   *[other] { $outs }යි
 } ({ $percent } %).
hint-potter-why-take-points = ඉවතලපු කාඩුත් එක්ක, ආදේශක නැති ගොඩවල්වලින් ලකුණු { $points }ක් අතින් යනවා; ඒවා නැතුව { $alone }යි.
hint-potter-why-return = දැන්ම දඬුවම් ලකුණු { $penalty }ක් එනවා, ඒත් ලකුණු { $points }ක් වටින { $cards } අතින් යනවා.
hint-potter-why-laid-wins = { $count ->
    [0] අතේ කාඩ් නැහැ
    [one] මේක ඔයාගේ අන්තිම කාඩ් එක
   *[other] මේ ඔයාගේ අන්තිම කාඩ් { $count }
 }: ඔයා වටය දිනුම්.
hint-potter-why-laid-out = මේ වාරයේම ඉවර කරන්න පුළුවන්: ඉතුරු { $left ->
    [0] කාඩ් 0ත්
    [one] කාඩ් එකත්
   *[other] කාඩ් { $left }ත්
 } අතින් යනවා.
hint-potter-why-meld-owed = අලුත් ගොඩක් නොතිබ්බොත් ගත්ත කාඩ් ටික දඬුවම් ලකුණු { $penalty }කට ආපහු යනවා, එතකොට ඔයාගේ මුළු එකතුව { $total }.
hint-potter-why-room = ඊට පස්සේ { $cards } එකතු කරන්නත් පුළුවන්.
hint-potter-why-sallan-room = එතකොට ඔයා සල්ලන්, එවෙලේම { $cards } එකතු කරන්න පුළුවන්.
hint-potter-why-sallan-wilds = එතකොට ඔයා සල්ලන්, { $cards } { $count ->
    [one] ආදේශකයක්
   *[other] ආදේශක
 } විදියට තියන්න පුළුවන්.
hint-potter-why-meld-more = මේකෙන් ලකුණු { $points }ක් අතින් යනවා; { $cards } තිබ්බොත් යන්නේ { $less }යි.
hint-potter-why-laid-points = අතේ ඉතුරු වෙන්නේ { $count ->
    [0] කාඩ් 0යි
    [one] කාඩ් 1යි
   *[other] කාඩ් { $count }යි
 }, ලකුණු { $points }යි; දැන් { $before }යි.
hint-potter-why-threat = { $seat }ට ඉතුරු { $count ->
    [0] කාඩ් 0යි
    [one] එක කාඩ් එකයි
   *[other] කාඩ් { $count }යි
 }, ඔයාගේ අතේ දැන් ලකුණු { $points }ක් තියෙනවා.
hint-potter-why-end = ඔයාගේ කාඩ් එකක්වත් ඉවතලන්න බැහැ: පෝටර් { $potters }යි, උඩම කාඩ් එක උඩ උදව්වක් වෙන ඒවා { $refused }යි, තහනම් ඒවා { $banned }යි.
hint-potter-why-standing = ඔයාගේ අතේ { $count ->
    [0] කාඩ් 0යි
    [one] කාඩ් 1යි
   *[other] කාඩ් { $count }යි
 }, ලකුණු { $points }යි; { $seat }ගේ අතේ කාඩ් { $least }යි.
hint-potter-why-discard-wins = { $card } ඔයාගේ අන්තිම කාඩ් එක: ඔයා වටය දිනුම්, අනිත් අයගේ අතේ තව { $count ->
    [0] කාඩ් 0යි
    [one] කාඩ් 1යි
   *[other] කාඩ් { $count }යි
 }.
hint-potter-why-discard-fits-not = { $card } මේසේ කිසිම ගොඩකට ගැළපෙන්නේ නැහැ, { $cards } ගැළපෙනවා.
hint-potter-why-discard-outs = අතේ { $card } එක්ක ගොඩක් හදන්න පුළුවන් කාඩ්, නොදැකපු { $unseen }න් { $outs ->
    [0] එකක්වත් නැහැ
    [one] එකයි
   *[other] { $outs }යි
 }; { $other } එක්ක නම් { $more }යි.
hint-potter-why-discard-dearest = ඉවතලන්න පුළුවන් කාඩ් අතරින් { $card }ට වඩා ලකුණු තියෙන එකක් නැහැ: අතේ ලකුණු { $whole }න් { $points }යි.
hint-potter-why-discard-gives = { $card } එක්ක { $seat }ට ඉවතලපු කාඩ්වලිනුයි නොදැකපු කාඩ්වලිනුයි හදන්න පුළුවන් කාඩ් තුනේ ගොඩවල් { $melds }යි; { $other } එක්ක නම් { $more }යි.
hint-potter-why-discard-locks = { $card } උඩ නොදැකපු කාඩ් { $unseen }න් { $outs }ක් ({ $percent } %) ඉවතලන්න බැහැ: ඒක { $seat }ට බාධාවක්.
hint-potter-why-discard-left = අතේ ඉතුරු වෙන්නේ { $count ->
    [0] කාඩ් 0යි
    [one] කාඩ් 1යි
   *[other] කාඩ් { $count }යි
 }, ලකුණු { $points }යි.
hint-potter-why-held-potters = තාම ගොඩවල් තියන්න එපා: ඔයා සල්ලන් නොවෙනකම් කෙනෙක් ඉවර කළොත් { $cards } වෙනුවෙන් යන්නේ ලකුණු { $points }යි; සල්ලන් කෙනෙක්ට { $more }යි.
hint-potter-why-held-room = එකතු කළොත් { $card } නිසා { $cards } වලට ඉඩ හැදෙනවා, ඒවා වෙන කෙනෙක් ළඟ තියෙන්න පුළුවන්.

# The legend.

potter-mark-potter = තරුව: මේ වටයේ පෝටර් කාඩ් එකක්. වෙන කාඩ් එකක් වෙනුවට තියන්න පුළුවන්.
potter-mark-banned = කැපුව රවුම: තහනම් කාඩ් එකක්, මේ වටයේ ආයෙත් ඉවතලන්න බැහැ. ඒ ළඟ අංකය: වෙන ක්‍රීඩකයෙක් ළඟ තියෙන තහනම් කාඩ් ගාණ.
potter-mark-sallan = මේ කෙනා මේ වටයේ ගොඩක් මේසේ තියලා ඉවරයි, ඒ නිසා එකතු කරන්නත් ආදේශක පාවිච්චි කරන්නත් පුළුවන්.

# In the terminal.

cli-meld-due = ගොඩක් මේසේ තියන්න තියෙනවා
cli-round = { $round } වෙනි වටය; පෝටර්: { $potter }; ඉලක්කය ලකුණු { $target }යි
cli-sallan = සල්ලන්
cli-banned = තහනම්

# The lesson.

learn-potter-draw = මුලින්ම අත හිස් කරගන්න එකයි ඔයාගේ අරමුණ. වාරයක කොටස් තුනයි: ඇදගැනීම, ගොඩවල් තියන එක, ඉවතලීම. මුලින් කුට්ටමෙන් කාඩ් එකක් ඇදගන්න.
learn-potter-run = 5♠ 6♠ 7♠: එකම වර්ගය, කාඩ් තුනක් පිළිවෙලට. ඒක අනුපිළිවෙලක්, ගොඩවල් වර්ග දෙකෙන් එකක්. තුනම තෝරලා මේසේ තියන්න.
learn-potter-wild = පළවෙනි ගොඩ නිසා ඔයා දැන් සල්ලන්. මේ වටේ පෝටර් තමයි A, සල්ලන් කෙනෙක්ට ඒවා ඕනම කාඩ් එකක් වෙනුවට තියන්න පුළුවන්: J♣ වෙනුවට A♥ දාලා 10♣ A♥ Q♣ තියන්න.
learn-potter-discard = ඉවතලුවම වාරය ඉවරයි. උඩම Q♦ නිසා වෙන Q එකක්වත්, ඒ වර්ගයේම ළඟ K♦ එකවත් දාන්න බැහැ. 4♦ ඉවතලන්න.
learn-potter-set = පරිගණකය 9 තුනක් තිබ්බා: කට්ටලයක්, එකම අගය වර්ග තුනකින් හෝ හතරකින්. දැන් ඔයාගේ වාරය. ඇදගන්න.
learn-potter-add = සල්ලන් කෙනෙක්ට මේසේ තියෙන ඕනම ගොඩකට කාඩ් එකතු කරන්න පුළුවන්. පරිගණකයේ කට්ටලයේ නැත්තේ 9♥, ඒක තියෙන්නේ ඔයා ළඟ. ඒක එකතු කරන්න.
learn-potter-dear = දැන් K♦ දාන්න පුළුවන්: බලන්නේ උඩම කාඩ් එක විතරයි. වෙන කෙනෙක් මුලින් අත හිස් කළොත් ඔයාගේ අතේ තියෙන ඒවා ලකුණු වෙනවා, K එකක් 13යි. ඒක ඉවතලන්න.
learn-potter-take = තව වටයක්: පෝටර් තමයි 3. ඉවතලපු කාඩ් අතර 8♠යි 5♦යි ඔයාට ඕන වෙනවා. ඇදගන්නේ නැතුව ඉවතලපු කාඩ් ඔක්කොම ගන්න පුළුවන්.
learn-potter-owed = ඒකට මිලක් තියෙනවා: මේ වාරයේම අලුත් ගොඩක් තියන්න ඕන. බැරි කෙනා ගත්ත කාඩ් ටික ආපහු තියලා දඬුවම් ලකුණු 25ක් ගන්නවා. ඔයාට පුළුවන්: 8 තුන තියන්න.
learn-potter-more = ඒක හරි. කැමති තරම් ගොඩවල් තියන්න පුළුවන්: 5♦ 6♦ 7♦ තව එකක්.
learn-potter-out = අන්තිම කාඩ් එක ඉවතලලා වටය දිනන්න. පරිගණකයේ අත ගණන් කරනවා: අංක තියෙන විදියට, J 11, Q 12, K 13, සල්ලන්ගේ පෝටර් එකක් 25.
learn-potter-sum-turn = වාරයක්: කාඩ් එකක් ඇදගන්න, නැත්නම් ඉවතලපු කාඩ් ඔක්කොම ගන්න, ගොඩවල් තියන්න, එක කාඩ් එකක් ඉවතලන්න.
learn-potter-sum-sallan = වටයක පළවෙනි ගොඩ තිබ්බම ඔයා සල්ලන්. ඊට පස්සේ කාඩ් එකතු කරන්නත්, පෝටර් ඕනම කාඩ් එකක් වෙනුවට තියන්නත් පුළුවන්.
learn-potter-sum-discard = ඉවතලන කාඩ් එකට උඩම කාඩ් එකේ අගයම තියෙන්න බැහැ, ඒ වර්ගයේම ළඟ අගයක් තියෙන්නත් බැහැ. පෝටර් එකක් කවදාවත් ඉවතලන්න බැහැ.
learn-potter-sum-pile = ඉවතලපු කාඩ් ටික ගන්න කෙනා ඒ වාරයේම අලුත් ගොඩක් තියන්න ඕන, නැත්නම් දඬුවම් ලකුණු 25කට ඒවා ආපහු තියනවා. ඉවතලපු කාඩ් 9කට වඩා තියෙනවා නම් ගන්න බැහැ.
learn-potter-sum-score = ලකුණු කාටවත් ඕන නැහැ: වෙන කෙනෙක් අත හිස් කරද්දී ඔයාගේ අතේ ඉතිරි ඒවා තමයි ලකුණු.
learn-potter-sum-end = හැම වටේකම පෝටර් වෙනස්. කාගේ හරි මුළු ලකුණු ඉලක්කය, සාමාන්‍යයෙන් 200, පැන්නම අඩුම මුළු ලකුණු තියෙන කෙනා දිනුම්.

# What its computer players are like.

web-character-potter-easy = ආසාවෙන් ගොඩවල් මේසේ තියනවා, නිතර ඔයාට හොඳ කාඩ් දෙනවා.
web-character-potter-medium = අත පිළිවෙළට තියාගන්නවා, ඉඳහිට නොසැලකිල්ලෙන් ඉවතලනවා.
web-character-potter-hard = ඔයා ඉවතලන කාඩ් බලනවා, ගොඩක් හැදෙන කාඩ් දෙන්නේ කලාතුරකින්.
web-character-potter-expert = ඉවතලපු කාඩ්වලින් ඔයාගේ අත හිතාගෙන, වටේම හිතෙන් බලනවා.
