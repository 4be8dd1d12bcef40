notty-name = නොටී
notty-pitch = හැමෝගෙම අත් පේන්න තියෙනවා, අත මුලින්ම හිස් කරගන්න කෙනා දිනුම්.

notty-option-first_player = පටන් ගන්නේ කවුද: ආසනයක්, නැත්නම් අහම්බෙන්.
notty-option-turn_limit = වාර මෙච්චරක් ගියාට පස්සේ හැමෝම අතේ තියෙන ගොඩවල් බිම තියනවා; අඩුවෙන්ම කාඩ් ඉතිරි වෙන කෙනා දිනුම්.
notty-option-cycle_at_limit = කාඩ් 20ක් පිරුණු අතකින් වුණත් ඇදගෙන ඉවතලීම කරන්න පුළුවන්.

# සිදුවීම්. පේළිය කියවන කෙනාගේ ආසනය `you`; අනිත් හැම එකක්ම නමක්.

notty-card-drawn = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } { $card } ඇදගත්තා.
notty-card-stolen = { $thief ->
    [you] ඔයා
   *[other] { $thief }
 } { $victim ->
    [you] ඔයා
   *[other] { $victim }
 } ළඟින් { $card } හොරකම් කළා.
notty-cycle-begun = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } { $card } ඇදගත්තා, ඊළඟට කාඩ් එකක් ආපහු දාන්න ඕන.
notty-card-dropped = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } { $card } ආපහු දැම්මා.
notty-web-cycled = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 }: { $drawn } ගත්තා, { $card } දැම්මා.
notty-group-discarded = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } { $cards } ඉවතලුවා.
notty-turn-ended = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } වාරය ඉවර කළා.
notty-hand-emptied = { $seat ->
    [you] ඔයාගේ අතේ කාඩ් ඉවරයි, ඔයා දිනුම්.
   *[other] { $seat } ළඟ කාඩ් ඉවරයි, { $seat } දිනුම්.
 }
notty-groups-laid-down = අන්තිම වාරය ඉවරයි, හැමෝම අතේ තියෙන ගොඩවල් බිම තියනවා. { $cards ->
    [0] කාඩ් 0ක්
    [one] කාඩ් එකක්
   *[other] කාඩ් { $cards }ක්
 } විතරක් ඉතිරි වුණු { $winners ->
    [you] ඔයා
   *[other] { $winners }
 } දිනුම්.
# ක්‍රීඩාවේ කතාව.
notty-story-limit = වාර ඉවර වුණා, කාඩ් අඩුවෙන්ම ඉතිරි වුණේ { $name ->
    [you] ඔයාට.
   *[other] { $name }ට.
 }
notty-story-loot = { $victim ->
    [you] ඔයාගෙන්
   *[other] { $victim }ගෙන්
 } හොරකම් කරපු { $card } තමයි { $name ->
    [you] ඔයාට
   *[other] { $name }ට
 } ඕන වෙලා තිබුණු කාඩ් එක.
notty-story-comeback = { $name ->
    [you] ඔයා
   *[other] { $name }
 } ළඟ එක වෙලාවක කාඩ් { $most }ක් තිබුණා, ඒත් ඔක්කොම ඉවර කළා.
notty-story-large = { $name ->
    [you] ඔයා
   *[other] { $name }
 } එක පාර කාඩ් { $size }ක් ඉවතලුවා, අත හිස් වුණා.
notty-story-quick = ඉක්මන් ක්‍රීඩාවක්: වාර { $turns ->
    [0] 0කින්
    [one] එකකින්
   *[other] { $turns }කින්
 } { $name ->
    [you] ඔයාගේ
   *[other] { $name }ගේ
 } අත හිස් වුණා.
notty-story-long = { $name ->
    [you] ඔයාට
   *[other] { $name }ට
 } අන්තිම ගොඩ හම්බුණේ වාර { $turns }කට පස්සේ.
notty-story-thief = හොරකම් { $thefts }කින් { $name ->
    [you] ඔයාගේ
   *[other] { $name }ගේ
 } අත හිස් වුණා.
notty-story-empty = { $name ->
    [you] ඔයා
   *[other] { $name }
 } { $turns } වෙනි වාරයේදී අන්තිම ගොඩ ඉවතලුවා.

# නීතිවල පළමු සංස්කරණයෙන් පටන් ගත්ත ක්‍රීඩා.
notty-turn-limit-reached = අන්තිම වාරය ඉවරයි. අතේ { $cards ->
    [0] කාඩ් 0ක්
    [one] කාඩ් එකක්
   *[other] කාඩ් { $cards }ක්
 } විතරක් ඉතිරි වුණු { $winners ->
    [you] ඔයා
   *[other] { $winners }
 } දිනුම්.

# එකම කෙනා ඉස්සරහට යනවා: නම ආයෙත් කියන්නේ නැහැ.

notty-then-drawn = { $card } ඇදගත්තා.
notty-then-stolen = { $victim ->
    [you] ඔයා
   *[other] { $victim }
 } ළඟින් { $card } හොරකම් කළා.
notty-then-begun = { $card } ඇදගත්තා, ඊළඟට කාඩ් එකක් ආපහු දාන්න ඕන.
notty-then-cycled = { $drawn } ගත්තා, { $card } දැම්මා.
notty-then-discarded = { $cards } ඉවතලුවා.

# ප්‍රතික්ෂේප කිරීම්: නීතිය, කරුණු, කරන්න පුළුවන් දේ.

notty-game-won = ක්‍රීඩාව ඉවරයි: අංක { $winner } ආසනයේ අතේ කාඩ් ඉවර නිසා ඒ ආසනය දිනුම් ({ $rule }).
notty-game-at-limit = ක්‍රීඩාව ඉවරයි: වාර { $turns }ක් සෙල්ලම් කරලා තියෙනවා ({ $rule }).
notty-no-such-draw = කාඩ් 1 ඉඳන් { $most } වෙනකම් ඇදගන්න පුළුවන්, { $asked }ක් බැහැ ({ $rule }).
notty-hand-too-full = ඔයාගේ අතේ කාඩ් { $held }ක් තියෙනවා; තව { $asked }ක් ඇදගත්තොත් කාඩ් { $limit }ක සීමාව පනිනවා ({ $rule }). { $room ->
    [0] { $way ->
        [end] අතේ ගොඩක් නැහැ: වාරය ඉවර කරන්න.
       *[group] මුලින් එක ගොඩක් ඉවතලන්න.
     }
    [one] කාඩ් එකක් ඇදගන්න පුළුවන්.
   *[other] වැඩිම වුණොත් කාඩ් { $room }ක් ඇදගන්න පුළුවන්.
 }
notty-no-such-victim = ආසන { $seats }ක් තියෙන මේ මේසේ අංක { $asked } ආසනයක් නැහැ ({ $rule }). ප්‍රතිවාදියෙක් ඉන්න ආසනයක් ලියන්න.
notty-own-hand = අංක { $seat } ආසනයේ ඉන්නේ ඔයා. ප්‍රතිවාදියෙක්ගෙන් හොරකම් කරන්න ({ $rule }).
notty-thief-too-full = ඔයාගේ අතේ කාඩ් { $held }ක් තියෙනවා, සීමාව { $limit }යි: හොරකම් කරන කාඩ් එකකට ඉඩ නැහැ ({ $rule }). { $way ->
    [end] අතේ ගොඩක් නැහැ: වාරය ඉවර කරන්න.
   *[group] මුලින් එක ගොඩක් ඉවතලන්න.
 }
notty-nothing-to-steal = අංක { $victim } ආසනයේ හොරකම් කරන්න කාඩ් නැහැ ({ $rule }).
notty-cycle-too-full = ඔයාගේ අතේ කාඩ් { $held }ක් තියෙනවා, සීමාව { $limit }යි: ඇදගෙන ඉවතලීම පටන් ගන්නේ ඇදගැනීමකින් ({ $rule }). { $way ->
    [end] අතේ ගොඩක් නැහැ: වාරය ඉවර කරන්න.
   *[group] මුලින් එක ගොඩක් ඉවතලන්න.
 }
notty-discard-due = ඔයා ඉන්නේ ඇදගෙන ඉවතලීමක් මැද: මුලින් අතේ තියෙන කාඩ් එකක් ආපහු දාන්න ({ $rule }).
notty-nothing-drawn = { $card } තනියම ආපහු දාන්න පුළුවන් ඇදගෙන ඉවතලීමේදී විතරයි ({ $rule }). { $way ->
    [cycle] ඇදගෙන ඉවතලීමෙන් පටන් ගන්න, නැත්නම් එක ගොඩක් ඉවතලන්න.
    [group] ඒක දැන් බැහැ: එක ගොඩක් ඉවතලන්න, නැත්නම් වාරය ඉවර කරන්න.
   *[end] ඒක දැන් බැහැ: වාරය ඉවර කරන්න.
 }
notty-done-this-turn = { $action ->
    [draw] මේ වාරයේ ඔයා දැනටමත් ඇදගෙන තියෙනවා; ඇදගන්න පුළුවන්
    [steal] මේ වාරයේ ඔයා දැනටමත් හොරකම් කරලා තියෙනවා; හොරකම් කරන්න පුළුවන්
   *[cycle] මේ වාරයේ ඔයා දැනටමත් ඇදගෙන ඉවතලීම කරලා තියෙනවා; ඒක කරන්න පුළුවන්
 } වාරයකට එක පාරයි ({ $rule }).
notty-not-a-group = { $cards } වලංගු ගොඩ හැදෙන්නේ නැහැ ({ $rule }): { $why ->
    [few] අනුපිළිවෙලකට කාඩ් තුනක් ඕන, කට්ටලයකට හතරක් ඕන.
    [twice] ගොඩක එකම කාඩ් එක දෙපාරක් තියෙන්න බැහැ.
    [gap] අනුපිළිවෙලක අංක එක ළඟ එක තියෙන්න ඕන, අතරින් එකක්වත් මඟහැරෙන්න බැහැ; 9ට පස්සේ 1 එන්නේ නැහැ.
    [three] කට්ටලයකට පාට හතරක් හෝ පහක් ඕන.
   *[mixed] අනුපිළිවෙලක් එකම පාටින්, කට්ටලයක් එකම අංකයෙන් වෙන්න ඕන.
 }
notty-not-in-hand = ඔයාගේ අතේ { $cards } නැහැ ({ $rule }). අතේ තියෙන කාඩ් තෝරන්න.
notty-card-not-in-hand = { $card } ඔයාගේ අතේ නැහැ ({ $rule }). අතේ තියෙන කාඩ් එකක් තෝරන්න.

# වෙන්න බැරි පිහිටීම්.

notty-position-hand = අංක { $seat } ආසනයේ අතේ කාඩ් { $held }ක් තියෙනවා; සීමාව { $limit }යි (N2, N5).
notty-position-cycling = `cycling` අදාළ වෙන්නේ වාරය තියෙන ආසනයට; දැන් කාඩ් එකක් ඇදගත්ත නිසා ඒ අතේ කාඩ් දෙකක් හෝ වැඩි ගාණක් තියෙන්න ඕන (N5).
notty-position-two-empty = අත් දෙකක් හිස්; දිනන්නේ මුලින්ම හිස් වුණු අත (N4).
notty-position-end = ක්‍රීඩාවක් ඉවර වෙන්නේ (`turn` null, `winners` එක්ක) අතක් හිස් වුණාම (N4) හෝ වාර { $limit }ම ඉවර වුණාම (N10) විතරයි. මෙතන අඩුම කාඩ් තියෙන අතේ කාඩ් { $smallest }යි, සෙල්ලම් කරපු වාර { $turns }යි.
notty-position-winners = දින්න ආසන { $given } වෙන්න බැහැ: අඩුවෙන්ම කාඩ් ඉතිරි වෙන්නේ { $allowed } ආසනවල (N4, N10).

# ඉඟි: ක්‍රියාවේ වර්ගය, ක්‍රියාව, ඇයි. `outs` කියන්නේ ඒ වැඩේ කරන කාඩ් ගාණ.

hint-notty-kind-draw = කාඩ් අදින්න.
hint-notty-kind-steal = කාඩ් එකක් හොරකම් කරන්න.
hint-notty-kind-cycle = ඇදගෙන ඉවතලන්න.
hint-notty-kind-drop = කාඩ් එකක් ආපහු දාන්න.
hint-notty-kind-group = ගොඩක් ඉවතලන්න.
hint-notty-kind-end = ඊළඟ වාරය.

hint-notty-draw = කාඩ් { $count ->
    [one] එකක්
   *[other] { $count }ක්
 } ඇදගන්න.
hint-notty-steal = { $victim } ළඟින් කාඩ් එකක් හොරකම් කරන්න.
hint-notty-cycle = ඇදගෙන ඉවතලන්න: කාඩ් එකක් ඇදගෙන, ඊට පස්සේ එකක් ආපහු දාන්න.
hint-notty-drop = { $card } ආපහු දාන්න.
hint-notty-group = { $cards } ඉවතලන්න.
hint-notty-end = ඊළඟ වාරය: මේ වාරයේ තව මුකුත් කරන්න එපා.

hint-notty-why-out = අතේ කාඩ් { $held }ම ගොඩවලට බෙදෙනවා (ගොඩවල් { $groups }යි): ඒවා ඉවතලුවොත් දැන්ම දිනුම්.
hint-notty-why-limit = { $turns ->
    [one] මේක අන්තිම වාරය
   *[other] තව තියෙන්නේ වාර { $turns }යි
 }. දැන් ගොඩවල් බිම තිබ්බොත් ඔයාට ඉතිරි කාඩ් { $left }යි, { $seat }ට { $other }යි: අඩුම ගාණ දිනුම්.
hint-notty-why-group-left = අත කාඩ් { $held } ඉඳන් { $left } වෙනකම් අඩු වෙනවා; ඒකෙන් කිසිම ගොඩකට අයිති නැති කාඩ් { $loose }යි.
hint-notty-why-drop-out = { $card } නැතුව ඉතිරි කාඩ් { $left }ම ගොඩවලට බෙදෙනවා (ගොඩවල් { $groups }යි): ඒවා ඉවතලුවොත් දැන්ම දිනුම්.
hint-notty-why-drop-loose = { $card } ආපහු දැම්මොත් කිසිම ගොඩකට අයිති නැති කාඩ් { $loose }යි; { $other } දැම්මොත් { $more }යි.
hint-notty-why-drop-finish = { $card } ආපහු දැම්මොත්, අත ඉවර කරන කාඩ් { $outs }ක් කුට්ටමේ කාඩ් { $deck } අතරේ තියෙනවා ({ $percent } %); { $other } දැම්මොත් { $less }යි.
hint-notty-why-drop-help = { $card } ආපහු දැම්මොත්, ඇදගෙන ඉවතලීමෙන් ගොඩකට අයිති නැති කාඩ් අඩු කරන කාඩ් { $outs }ක් කුට්ටමේ කාඩ් { $deck } අතරේ තියෙනවා ({ $percent } %); { $other } දැම්මොත් { $less }යි.
hint-notty-why-drop-pairs = ඉතිරි වෙන කාඩ්වලින් { $card } එක්ක ගැළපෙන්නේ { $few }යි, ඒත් { $other } එක්ක { $more }ක් ගැළපෙනවා (එකම පාටින් අංක දෙකක් ඇතුළත, නැත්නම් එකම අංකයෙන්).
hint-notty-why-drop-mates = { $card } එක්ක ගොඩකට ගැළපෙන කාඩ් { $few }යි කුට්ටමේ කාඩ් { $deck } අතරේ තියෙන්නේ, ඒත් { $other } එක්ක { $more }ක් ගැළපෙනවා.
hint-notty-why-drop-then = ඉතිරි කාඩ් { $left } එක්ක, අත ඉවර කරන කාඩ් { $outs }ක් කුට්ටමේ කාඩ් { $deck } අතරේ තියෙනවා ({ $percent } %).
hint-notty-why-drop-left = { $card } නැතුව අතේ කාඩ් { $left }යි, ඒකෙන් කිසිම ගොඩකට අයිති නැති ඒවා { $loose }යි.
hint-notty-why-cycle-finish = ඇදගෙන ඉවතලීමෙන් අත ඉවර කරන කාඩ් { $outs }ක් කුට්ටමේ කාඩ් { $deck } අතරේ තියෙනවා ({ $percent } %).
hint-notty-why-cycle-help = කුට්ටමේ කාඩ් { $deck }න් { $outs }ක් ආවොත් ({ $percent } %), ගොඩකට අයිති නැති කාඩ් දැන් තියෙන { $loose }ට වඩා අඩු කරගන්න පුළුවන්.
hint-notty-why-cycle-back = { $percent ->
    [100] කුට්ටමේ තියෙන කිසිම කාඩ් එකකින් දැන් ගොඩක් හැදෙන්නේ නැහැ
   *[other] කුට්ටමේ කාඩ් { $deck }න් { $outs }ක් ({ $percent } %) ඔයාගේ අතේ කිසිම ගොඩකට අයිති වෙන්නේ නැහැ
 }; ඇදගෙන ඉවතලීමේදී එහෙම කාඩ් එකක් එවෙලේම ආපහු දාන්න පුළුවන් නිසා අතේ කාඩ් { $held }ම තියෙනවා.
hint-notty-why-draw-finish = ඇදගත්තම අත ඉවර කරන කාඩ් { $outs }ක් කුට්ටමේ කාඩ් { $deck } අතරේ තියෙනවා ({ $percent } %); ඇදගෙන ඉවතලීමෙන් නම් { $cycles }යි.
hint-notty-why-draw-help = කුට්ටමේ කාඩ් { $deck }න් { $outs }ක් ගොඩකට අයිති නැති කාඩ් දැන් තියෙන { $loose }ට වඩා අඩු කරනවා: කාඩ් { $count ->
    [one] එකක්
   *[other] { $count }ක්
 } ඇදගත්තම එහෙම එකක් එන්න { $percent } % ඉඩක් තියෙනවා.
hint-notty-why-draw-grow = අතේ කාඩ් { $held }න් { $loose }ක් කිසිම ගොඩකට අයිති නැහැ; ඇදගෙන ඉවතලීමෙන් අත ඉවර කරන්නේ කුට්ටමේ කාඩ් { $deck }න් { $cycles }යි: ගොඩවල් හදන්න තව කාඩ් ඕන.
hint-notty-why-steal-break = { $victim } ළඟ තියෙන කාඩ් { $held }ම ගොඩවල, එවෙලේම ඉවතලන්න පුළුවන්; ඒකෙන් { $broken }කින් එකක් නැති වුණොත් ඒක කැඩෙනවා ({ $percent } %).
hint-notty-why-steal-finish = { $victim }ගේ අත ඉවර කරන කාඩ් { $outs }ක් කුට්ටමේ කාඩ් { $deck } අතරේ තියෙනවා ({ $percent } %); කාඩ් එකක් අඩු වුණාම සාමාන්‍යයෙන් { $after } %යි.
hint-notty-why-steal-help = { $victim } ළඟ තියෙන කාඩ් { $held }න් { $outs }ක් ({ $percent } %) ඔයාට ආවොත්, ගොඩකට අයිති නැති කාඩ් දැන් තියෙන { $loose }ට වඩා අඩු වෙනවා.
hint-notty-why-steal-slow = ඇදගෙන ඉවතලීමෙන් { $victim }ගේ අත හොඳ කරන කාඩ් { $outs }ක් කුට්ටමේ කාඩ් { $deck } අතරේ තියෙනවා ({ $percent } %); කාඩ් එකක් අඩු වුණාම සාමාන්‍යයෙන් { $after } %යි.
hint-notty-why-steal-hand = { $victim } ළඟ කාඩ් { $held }යි, ඒකෙන් කිසිම ගොඩකට අයිති නැති ඒවා { $loose }යි.
hint-notty-why-end-next = ඊළඟ වාරයේදී අත ඉවර කරන කාඩ් { $outs }ක් කුට්ටමේ කාඩ් { $deck } අතරේ තියෙනවා ({ $percent } %).
hint-notty-why-end-hold = { $cards } අතේ තියාගන්න: මේ ගොඩ නැති වුණොත් ඉතිරි කාඩ් { $left }න් { $loose }ක් කිසිම ගොඩකට අයිති නැහැ.
hint-notty-why-end-draw = { $percent ->
    [100] කුට්ටමේ තියෙන කිසිම කාඩ් එකකින් දැන් ගොඩක් හැදෙන්නේ නැහැ: තව ඇදගත්තොත් කාඩ් { $held }ක් තියෙන අත ලොකු වෙනවා විතරයි.
   *[other] තව ඇදගත්තොත්, කුට්ටමේ කාඩ් { $deck }න් { $outs }ක් ({ $percent } %) කාඩ් { $held }ක් තියෙන අතේ කිසිම ගොඩකට අයිති වෙන්නේ නැහැ.
 }
hint-notty-why-end-steal = { $victim } ළඟ තියෙන කාඩ් { $held }න් { $outs }ක් ({ $percent } %) ඔයාගේ අතේ කිසිම ගොඩකට අයිති වෙන්නේ නැහැ.
hint-notty-why-end-hand = ඔයාගේ අතේ කාඩ් { $held }යි, ඒකෙන් කිසිම ගොඩකට අයිති නැති ඒවා { $loose }යි.

# The legend.

notty-mark-colour = { $colour ->
    [R] රවුමයි R අකුරයි: රතු.
    [G] ත්‍රිකෝණයයි G අකුරයි: කොළ.
    [Y] තරුවයි Y අකුරයි: කහ.
    [K] කොටුවයි K අකුරයි: කළු.
   *[B] රොම්බසයයි B අකුරයි: නිල්.
 }

# In the terminal.

cli-deck = කුට්ටම
cli-done = මේ වාරයේ කරලා තියෙනවා

# The lesson.

learn-notty-cycle = හැමෝගෙම අත් පේනවා, කාඩ් ඉවර වෙන කෙනා දිනුම්. කාඩ් ඉවතලන්නේ ගොඩවල් විදියට: B4යි B5යි තව ටිකෙන් ගොඩක්. ඇදගෙන ඉවතලන්න: එකක් ඇදගෙන එකක් ආපහු දානවා.
learn-notty-drop = රන් පාට තිත අලුත් කාඩ් පෙන්වනවා. මෙන්න B6! වෙන දෙයක් කරන්න කලින් එක කාඩ් එකක් කුට්ටමට ආපහු දාන්න ඕන. G2 කිසිම දේකට ගැළපෙන්නේ නැහැ, ඒක තෝරන්න.
learn-notty-end = B4 B5 B6: එකම පාට, අංක පිළිවෙලට. ඒක අනුපිළිවෙලක්. ඒක තියාගන්න: දැන් ඉවතලුවොත් R7 තනියම ඉතිරි වෙනවා, තනි කාඩ් එකක් ඉවතලන්න බැහැ. වාරය ඉවර කරන්න.
learn-notty-again = පරිගණකයත් ඒකම කළා. B3 හෝ B7 ඔයාගේ අනුපිළිවෙලට ගැළපෙනවා: ආයෙත් ඇදගෙන ඉවතලන්න. ඒක වාරයකට එක පාරයි.
learn-notty-spare = B7 නිසා අනුපිළිවෙල දික් වුණා. දැන් ගැළපෙන්නේ නැත්තේ R7 විතරයි: ඒක ආපහු දාන්න.
learn-notty-run = B4 B5 B6 B7: හැම කාඩ් එකකටම ගොඩක් තියෙනවා. හතරම තෝරලා ගොඩ ඉවතලන්න: ඔයාට කාඩ් ඉතිරි නැහැ, ඔයා දිනුම්.
learn-notty-steal = පරිගණකය ළඟ K4 K5 K6 තියෙනවා: ඊළඟ වාරයේදී එයා දිනනවා. කාඩ් එකක් හොරකම් කරන්න පුළුවන්, කොයි එකද කියලා අහම්බෙන් තීරණය වෙනවා. හොරකම් කරන්න.
learn-notty-draw = අත පොඩි වැඩි වෙන්නත් පුළුවන්: B9 තනියම ගොඩක් වෙන්නේ නැහැ. වාරයකට එක පාරක් කාඩ් තුනක් වෙනකම් ඇදගන්න පුළුවන්. ලොකු අත් හිස් කරන එක අමාරුයි, දෙකක් ඇදගන්න.
learn-notty-long = අතේ වැඩිම කාඩ් 20යි, මේ අත පිරිලා: ඇදගන්නවත් හොරකම් කරන්නවත් බැහැ. අනුපිළිවෙලක කාඩ් නවයක් වෙනකම් තියෙන්න පුළුවන්: G2 ඉඳන් G8 එකපාර ඉවතලන්න.
learn-notty-hold = අවසානය ළඟයි. K4 K5 K6 තියාගන්න: තනි කාඩ් තනියම ඉවතලන්න බැහැ. 7 තුනක් කට්ටලයක් නෙවෙයි, පාට හතරක් ඕන. ඇදගෙන ඉවතලන්න.
learn-notty-loose = B7 තමයි හතරවෙනි පාට. දැන් ගැළපෙන්නේ නැත්තේ B9 විතරයි: ඒක ආපහු දාන්න.
learn-notty-set = පාට හතරක 7 හතරක්: කට්ටලයක්. කට්ටලයකට කාඩ් හතරක් හෝ පහක් ඕන, අනුපිළිවෙලකට තුනක් ඇති. ඒකයි කට්ටල අමාරු. ඒක ඉවතලන්න.
learn-notty-win = පරිගණකයේ අන්තිම කාඩ් එක හොරකම් කරන්න එපා: කාඩ් නැති කෙනා එවෙලේම දිනුම්, හොරකමකින් වුණත්. ඔයාගේ අනුපිළිවෙල ඉවතලලා දිනන්න.
learn-notty-sum-turn = ඔයාගේ වාරයේ කාඩ් තුනක් වෙනකම් ඇදගන්න, එකක් හොරකම් කරන්න, ඇදගෙන ඉවතලන්න පුළුවන්, හැම එකක්ම එක පාරයි. ගොඩවල් ඕනම වෙලාවක ඉවතලන්න පුළුවන්.
learn-notty-sum-groups = අනුපිළිවෙලක්: එකම පාටින් පිළිවෙලට අංක තුනක් හෝ වැඩි ගාණක්. කට්ටලයක්: එකම අංකය, පාට හතරකින් හෝ පහකින්.
learn-notty-sum-limit = අතේ වැඩිම වුණොත් කාඩ් 20යි. පිරුණු අතකින් කරන්න පුළුවන් ගොඩවල් ඉවතලන එක විතරයි.
learn-notty-sum-hold = හැම වාරයකම ඇදගෙන ඉවතලන්න, අත පොඩියට තියාගන්න, හැම කාඩ් එකකටම ගොඩක් ලැබෙනකම් ගොඩවල් අතේ තියාගන්න.
learn-notty-sum-win = කාඩ් ඉවර වෙන කෙනා එවෙලේම දිනුම්, අන්තිම එක කවුරු හරි හොරකම් කළත්.
learn-notty-sum-end = වාර ඉවර වුණාම හැමෝම අතේ තියෙන ගොඩවල් බිම තියනවා, අඩුවෙන්ම කාඩ් ඉතිරි වෙන කෙනා දිනුම්.

# The page.

web-turn-count = { $turn } වෙනි වාරය, උපරිමය { $limit }
web-turn-number = { $turn } වෙනි වාරය
notty-act-draw = කාඩ් 1-3ක් අදින්න
notty-act-steal = හොරකම් කරන්න
notty-act-cycle = ඇදගෙන ඉවතලන්න
notty-act-drop = ඇදගෙන ඉවතලීම: කාඩ් එකක් ආපහු දාන්න
notty-act-group = ගොඩ ඉවතලන්න
notty-act-end = ඊළඟ වාරය
notty-used = කරලා
notty-step-two = එකක් ආපහු දාන්න
notty-by-chance = { "" }
notty-card = { $colour ->
    [R] රතු
    [G] කොළ
    [Y] කහ
    [K] කළු
   *[B] නිල්
 } { $number }
notty-your-hand = ඔයාගේ අත
notty-hand-of = { $count ->
    [0] { $name } ළඟ කාඩ් නැත.
   *[other] { $name } ළඟ: { $cards }.
 }
notty-deck = කුට්ටම, { $count ->
    [0] කාඩ් 0යි
    [one] කාඩ් 1යි
   *[other] කාඩ් { $count }යි
 }
notty-steal-from = { $name } ළඟින් කාඩ් එකක් හොරකම් කරන්න
notty-how-many = කාඩ් කීයක්ද?
notty-full-warning = කාඩ් 20ක් තියෙද්දී ගොඩක් නැත්නම්, වාරය ඉවර කරන්න විතරයි පුළුවන්.
notty-all-the-same = { $name } ළඟින් ඒත් හොරකම් කරනවාද?
notty-from-whom = කාගෙන්ද? කාඩ් එක තේරෙන්නේ අහම්බෙන්.
notty-steal-which = { $name }ගේ කාඩ් { $count }න් එකක් අහම්බෙන් තේරෙනවා, මොකක් පෙන්නුවත්.
notty-laid-down = හැමෝම බිම තියන ගොඩවල්
notty-laid-group = ගොඩ: { $cards }
notty-laid-loose = ඉතිරි: { $cards }
notty-laid-left = { $count ->
    [0] කාඩ් ඉතිරි නැහැ
   *[other] කාඩ් { $count }ක් ඉතිරියි
 }
notty-last-card = මේක { $name }ගේ අන්තිම කාඩ් එක. කාඩ් ඉවර වුණු කෙනා දිනනවා: ඒක හොරකම් කළොත් ඔයා පරදිනවා (§6.2).
notty-keep-off = එපා
notty-steal-anyway = හොරකම් කරන්න
notty-choose-drop = කුට්ටමට ආපහු යන කාඩ් එක තෝරන්න.
notty-drop-this = { $card } ආපහු කුට්ටමට යනවා.
notty-choose-group = මුලින් ගොඩක කාඩ් තෝරන්න.
notty-your-turn-line = ගොඩකට කාඩ් තෝරන්න, නැත්නම් ක්‍රියාවක් කරන්න.
notty-full-line = කාඩ් 20යි, ගොඩක් නැහැ: වාරය ඉවර කරන්න විතරයි පුළුවන්.
notty-only-end-line = තව කරන්න දෙයක් නැහැ: වාරය ඉවර කරන්න.
notty-group-or-end-line = ගොඩකට කාඩ් තෝරන්න, නැත්නම් වාරය ඉවර කරන්න.
notty-game-over-line = ක්‍රීඩාව ඉවරයි.
notty-verdict-run = { $colour ->
    [R] රතු
    [G] කොළ
    [Y] කහ
    [K] කළු
   *[B] නිල්
 } අනුපිළිවෙලක්, කාඩ් { $count }යි
notty-verdict-set = { $number } අංකයේ කට්ටලයක්, පාට { $count }යි

# What its computer players are like.

web-character-notty-easy = හිතුණු විදියට අදිනවා, හොරකම් කරනවා; ඒත් අන්තිමට අත හිස් කරගන්නවා.
web-character-notty-medium = අතට හොඳ මොකක්ද කියලා දන්නවා, ඉඳහිට වරදිනවා.
web-character-notty-hard = තමන් එක්කම ගොඩක් සෙල්ලම් කරලා ඉගෙනගත්තා; වරදින්නේ කලාතුරකින්.
web-character-notty-expert = අදින්න, හොරකම් කරන්න කලින් ඊළඟ වාර ටික හිතෙන් බලනවා.
