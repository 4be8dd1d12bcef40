lowest-name = අඩුම ලකුණු
lowest-pitch = සැඟවුණු කාඩ් තුනයි; අඩුම ලකුණු ඇති අය දිනයි.
lowest-option-turn_limit = මෙපමණ වාර ගණනකට පසු සියලු අත් පෙන්වනු ලැබේ.

lowest-card-drawn = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } { $card ->
    [hidden] කාඩ් එකක්
   *[other] { $card }
 } ඇදගත්තා.
lowest-card-taken = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } ඉවතලන ගොඩෙන් { $card } ගත්තා.
lowest-card-discarded = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } { $card } ඉවතලුවා.
lowest-knocked = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } තට්ටු කළා.
lowest-hand-shown = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } { $cards } පෙන්නුවා: ලකුණු { $points }.

lowest-game-over = ක්‍රීඩාව අවසන්: අත් පෙන්වා ඇත ({ $rule }).
lowest-discard-due = ඔබ අත කාඩ් එකක් වැඩියි: එකක් ඉවත දමන්න ({ $rule }).
lowest-nothing-drawn = පළමුව කාඩ් එකක් ඇද ගන්න හෝ ගොඩෙන් ගන්න, ඉන්පසු ඉවත දමන්න ({ $rule }).
lowest-pile-empty = { $pile ->
    [stock] ඇදීමේ ගොඩ හිස්: ඉවතලූ ගොඩෙන් ගන්න, නැතහොත් තට්ටු කරන්න
   *[discard] ඉවතලූ ගොඩ හිස්: ඇද ගන්න, නැතහොත් තට්ටු කරන්න
 } ({ $rule }).
lowest-already-knocked = අසුන { $knocker } දැනටමත් තට්ටු කර ඇත ({ $rule }). ඇද ගන්න, නැතහොත් ගොඩෙන් ගන්න.
lowest-not-in-hand = { $card } ඔබ අත නැත ({ $rule }). ඔබ අත ඇති කාඩ් එකක් තෝරන්න.
lowest-just-taken = { $card } ඔබ දැන් ගත් කාඩ් එකයි: වෙනත් එකක් ඉවත දමන්න ({ $rule }).

lowest-position-hand = අසුන { $seat } අත කාඩ් { $held } ක් ඇත. අතකට කාඩ් තුනයි; වාරය ඇති අසුනට සිව්වැන්නක් තිබිය හැක (§2.2, §3.3).
lowest-position-end = වාර { $turns } කට පසු ක්‍රීඩාව මෙසේ තිබිය නොහැක. තට්ටුවකින් පසු සියලු දෙනා ක්‍රීඩා කළ විට හෝ වාර අවසන් වූ විට පමණක් එය අවසන් වේ (`turn` null, `winners`, සියලු කාඩ් `known` හි) (§5.1); ජය හිමිවන්නේ: { $lowest }.

# For the plain table of the browser: its buttons, and what it shows.

lowest-act-draw = ඇදගන්න
lowest-act-take = ගොඩෙන් ගන්න
lowest-act-knock = තට්ටු කරන්න
lowest-act-discard = ඉවතලන්න
lowest-view-hands = අත
lowest-view-stock = ඇදගැනීමේ ගොඩ
lowest-view-discard = ඉවතලන ගොඩ
lowest-view-known = දන්න කාඩ්
lowest-view-taken = දැන් ගත්ත එක
lowest-view-knocker = තට්ටුව
lowest-says-knocker = { $name } තට්ටු කරලා
lowest-score = ලකුණු { $count }

# For its own page in the browser: what stands under the number, and the line above the hand.

lowest-page-points = ලකුණු අතේ
lowest-page-turn = කාඩ් එකක් ඇදගන්න, ගොඩෙන් ගන්න, නැත්නම් තට්ටු කරන්න.
lowest-page-last-turn = { $name } තට්ටු කරලා. ඔයාගේ අන්තිම වාරය: ඇදගන්න, නැත්නම් ගොඩෙන් ගන්න.
lowest-page-discard = ඉවතලන කාඩ් එක තෝරන්න.
lowest-page-without = { $card } නැතුව අතේ { lowest-score }.

# ඉඟි: කුමන ආකාරයේ ක්‍රියාවක්ද, කුමන ක්‍රියාවද, ඇයි.

hint-lowest-kind-draw = කාඩ් මිටියෙන් කාඩ් එකක් ගන්න.
hint-lowest-kind-take = ඉවතලන කාඩ් ගොඩෙන් කාඩ් එකක් ගන්න.
hint-lowest-kind-knock = ක්‍රීඩාව අවසන් කිරීම ගැන සිතන්න.
hint-lowest-kind-discard = කාඩ් එකක් ඉවත් කරන්න.
hint-lowest-draw = කාඩ් එකක් අදින්න.
hint-lowest-take = ගොඩේ උඩම කාඩ් එක ගන්න.
hint-lowest-knock = තට්ටු කරන්න.
hint-lowest-discard = { $card } ඉවතලන්න.
hint-lowest-why-draw = ඔබේ අතේ ලකුණු { $points }ක් ඇත; සැඟවුණු කාඩ් එකකට වඩා හොඳ යමක් ගොඩේ නැත.
hint-lowest-why-take = { $other } වෙනුවට { $card } ගත් විට ඔබේ අතේ ලකුණු { $points }ක් වේ.
hint-lowest-why-knock = ඔබේ අතේ ලකුණු { $points }ක් පමණි: ඊට අඩු කරන්න අනෙක් අයට එක වාරයක් පමණක් ඉතිරිය.
hint-lowest-why-discard = { $card } නැතිව ඔබේ අතේ ලකුණු { $points }ක් ඇත.
