house_of_cards-name = හවුස් ඔෆ් කාඩ්ස්
house_of_cards-pitch = අතේ කාඩ් දෙකයි, සීමාවට ළං වෙන එකතුවකුයි: හරියටම සීමාවට ආවොත් ගෙවන්නේ අනිත් අය, පැන්නොත් ඔයා.

house_of_cards-option-preset = ක්‍රීඩාව කොච්චර දිගද: සාමාන්‍ය එකක්, නැත්නම් කාඩ් 8 ගානේ ඉක්මන් එකක්.
house_of_cards-option-limit = එකතුවේ සීමාව. නොදුන්නොත් දෙන්නෙක්ට 15යි, තුන්දෙනෙක්ට 21යි, හතරදෙනෙක්ට 25යි.
house_of_cards-option-cards = එක්කෙනෙක්ට බෙදන කාඩ් ගාණ. නොදුන්නොත් දෙන්නෙක්ට 15යි, තුන්දෙනෙක්ට 12යි, හතරදෙනෙක්ට 10යි, ඉක්මන් ක්‍රීඩාවකට 8යි.
house_of_cards-option-memory_aid = තමන්ගේ කුට්ටම ගැන දන්න දේ ඕනම වෙලාවක බලන්න පුළුවන්.
house_of_cards-option-last_card_must_fit = අන්තිම කාඩ් එකෙන් සීමාව පැන්නොත් දිනුම් නැහැ.
house_of_cards-option-turn_limit = වාර මෙච්චරක් ගියාට පස්සේ අඩුම කාඩ් තියෙන කෙනා දිනුම්.

# සිදුවීම්. පේළිය කියවන කෙනාගේ ආසනය `you`; අනිත් හැම එකක්ම නමක්.

house_of_cards-card-played = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } { $card } දැම්මා: { $effect ->
    [doubled] එකෝ එක නිසා දෙගුණ වෙලා { $amount }යි, එකතුව { $sum }යි.
    [hallows] එකතුව කෙළින්ම සීමාවට ගියා, { $sum }යි.
    [echo] ඊළඟ අංකය දෙගුණ වෙනවා, එකතුව තාමත් { $sum }යි.
    [mirror] { $amount ->
        [0] එකතු වුණේ 0යි, එකතුව තාමත් { $sum }යි.
       *[other] ආයෙත් { $amount }ක් එකතු වුණා, එකතුව { $sum }යි.
     }
    [shield-echo] එකෝ එක අවලංගු වුණා, එකතුව තාමත් { $sum }යි.
    [shield-mirror] මිරර් එකෙන් එකතු වුණු { $amount } ආපහු අඩු වුණා, එකතුව { $sum }යි.
    [shield] මුකුත් වුණේ නැහැ, එකතුව තාමත් { $sum }යි.
    [swap] එකතුව තාමත් { $sum }යි.
   *[number] එකතුව { $sum }යි.
 }
house_of_cards-card-drawn = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } { $card ->
    [hidden] කාඩ් එකක්
   *[other] { $card }
 } ඇදගත්තා.
house_of_cards-house-streak = එක දිගට { $house ->
    [G] ග්‍රිෆින්ඩෝර්
    [R] රේවන්ක්ලෝ
    [H] හෆල්පෆ්
   *[S] ස්ලිදරින්
 } කාඩ් තුනක්: { $seat ->
    [you] ඔයාට
   *[other] { $seat }ට
 } අතේ කාඩ් එකක් අයින් කරන්න පුළුවන්.
house_of_cards-card-removed = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } { $card ->
    [hidden] කාඩ් එකක්
   *[other] { $card }
 } ඉතිරි කුට්ටමට යටින් තිබ්බා.
house_of_cards-card-exchanged = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } { $given ->
    [hidden] කාඩ් එකක්
   *[other] { $given }
 } { $seat ->
    [you] ඔයාගේ
   *[other] තමන්ගේ
 } කුට්ටමේ උඩම කාඩ් එකට මාරු කළා{ $got ->
    [hidden] .
   *[other] , ලැබුණේ { $got }.
 }
house_of_cards-offer-declined = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } { $offer ->
    [house] කාඩ් එකක් අයින් කළේ නැහැ.
    [swap] කාඩ් එකක් මාරු කළේ නැහැ.
   *[reshuffle] ආයෙත් ඇනුවේ නැහැ.
 }
house_of_cards-limit-hit = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } හරියටම සීමාවට ආවා, { $limit }යි.
house_of_cards-limit-exceeded = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } සීමාව පැන්නා: එකතුව { $sum }යි, සීමාව { $limit }යි. දඬුවම { $cards ->
    [0] කාඩ් 0යි
    [one] කාඩ් එකයි
   *[other] කාඩ් { $cards }යි
 }.
house_of_cards-cards-given = { $seat ->
    [you] ඔයාගේ
   *[other] { $seat }ගේ
 } කුට්ටමට යටින් { $cards ->
    [0] කාඩ් ලැබුණේ නැහැ
    [one] කාඩ් එකක් ලැබුණා
   *[other] කාඩ් { $cards }ක් ලැබුණා
 }{ $short ->
    [0] .
    [one] ; ඉතිරි කුට්ටමේ කාඩ් මදි වුණු නිසා එකක් ගන්න වුණේ නැහැ.
   *[other] ; ඉතිරි කුට්ටමේ කාඩ් මදි වුණු නිසා { $short }ක් ගන්න වුණේ නැහැ.
 }
house_of_cards-deck-reshuffled = { $seat ->
    [you] ඔයා
   *[other] { $seat }
 } තමන්ගේ අතයි කුට්ටමයි එකට අනලා අලුත් අතක් ගත්තා.
house_of_cards-round-begun = අලුත් වටයක් පටන් ගත්තා, මුල් කාඩ් එක { $card }: එකතුව { $sum }යි. { $seat ->
    [you] මුල් වාරය ඔයාගේ.
   *[other] මුල් වාරය { $seat }ගේ.
 }
house_of_cards-game-won = { $seat ->
    [you] ඔයාගේ අතෙත් කුට්ටමෙත් කාඩ් ඉවරයි, ඔයා දිනුම්.
   *[other] { $seat }ගේ අතෙත් කුට්ටමෙත් කාඩ් ඉවරයි, { $seat } දිනුම්.
 }
house_of_cards-turn-limit-reached = අන්තිම වාරය ඉවරයි. අතෙයි කුට්ටමෙයි { $cards ->
    [0] කාඩ් 0ක්
    [one] කාඩ් එකක්
   *[other] කාඩ් { $cards }ක්
 } විතරක් ඉතිරි වුණු { $winners ->
    [you] ඔයා
   *[other] { $winners }
 } දිනුම්.

# ක්‍රීඩාවේ කතාව.
house_of_cards-story-limit = වාර ඉවර වුණා, කාඩ් අඩුවෙන්ම තියෙන්නේ { $name ->
    [you] ඔයාට.
   *[other] { $name }ට.
 }
house_of_cards-story-comeback = { $name ->
    [you] ඔයා
   *[other] { $name }
 } ළඟ එක වෙලාවක කාඩ් { $most }ක් තිබුණා, හැමෝටම වඩා. ඒත් ඔක්කොම ඉවර කළා.
house_of_cards-story-close = { $name ->
    [you] ඔයා
   *[other] { $name }
 } අන්තිම කාඩ් එක දානකොට { $other ->
    [you] ඔයා
   *[other] { $other }
 } ළඟ ඉතිරි වෙලා තිබුණේ එක කාඩ් එකයි.
house_of_cards-story-hits = { $name ->
    [you] ඔයා
   *[other] { $name }
 } { $hits } වතාවක් හරියටම සීමාවට ආවා, වන්දි ගෙව්වේ අනිත් අය.
house_of_cards-story-quick = { $name ->
    [you] ඔයාට
   *[other] { $name }ට
 } ගියේ වට { $rounds ->
    [0] 0යි.
    [one] එකයි.
   *[other] { $rounds }යි.
 }
house_of_cards-story-careful = වට { $rounds }කම { $name ->
    [you] ඔයා
   *[other] { $name }
 } එක වතාවක්වත් සීමාව පැන්නේ නැහැ.
house_of_cards-story-long = වට { $rounds }ක් උඩටයි පහළටයි ගියා; අන්තිම කාඩ් එක දැම්මේ { $name ->
    [you] ඔයා.
   *[other] { $name }.
 }
house_of_cards-story-last = වට { $rounds }කට පස්සේ { $name ->
    [you] ඔයා
   *[other] { $name }
 } අන්තිම කාඩ් එක දැම්මා.

# ප්‍රතික්ෂේප කිරීම්: නීතිය, කරුණු, කරන්න පුළුවන් දේ.

house_of_cards-game-won-already = ක්‍රීඩාව ඉවරයි: අංක { $winner } ආසනයේ කාඩ් ඉවර නිසා ඒ ආසනය දිනුම් ({ $rule }).
house_of_cards-game-at-limit = ක්‍රීඩාව ඉවරයි: වාර { $turns }ක් සෙල්ලම් කරලා තියෙනවා ({ $rule }).
house_of_cards-choice-first = මුලින් ඔයාට ලැබිලා තියෙන අවස්ථාව ගැන තීරණය කරන්න ({ $rule }): { $offer ->
    [house] අතේ කාඩ් එකක් ඉතිරි කුට්ටමට යටින් තියන්න, නැත්නම් අත තියෙන විදියටම තියාගන්න.
    [swap] අතේ කාඩ් එකක් ඔයාගේ කුට්ටමේ උඩම කාඩ් එකට මාරු කරන්න, නැත්නම් අත තියෙන විදියටම තියාගන්න.
   *[reshuffle] අතයි කුට්ටමයි එකට අනන්න, නැත්නම් තියෙන විදියටම තියාගන්න.
 }
house_of_cards-no-house-effect = කාඩ් එකක් අයින් කරන්න පුළුවන් මේ වටයේ ඔයා අන්තිමට දාපු කාඩ් තුනම එකම නිවාසයක නම් විතරයි; { $streak ->
    [0] දැනට එක දිගට කාඩ් නැහැ
    [one] දැනට එක දිගට තියෙන්නේ කාඩ් එකයි
   *[other] දැනට එක දිගට තියෙන්නේ කාඩ් { $streak }යි
 } ({ $rule }). අවස්ථාවක් ලැබිලා තියෙනවා නම් ඒ ගැන තීරණය කරන්න, නැත්නම් කාඩ් එකක් දාන්න.
house_of_cards-no-exchange = කාඩ් එකක් මාරු කරන්න පුළුවන් ස්වොප් එකක් දැම්මට පස්සේ, ඔයාගේ කුට්ටමේ කාඩ් තියෙනවා නම් විතරයි ({ $rule }). අවස්ථාවක් ලැබිලා තියෙනවා නම් ඒ ගැන තීරණය කරන්න, නැත්නම් කාඩ් එකක් දාන්න.
house_of_cards-no-reshuffle = ආයෙත් අනන්න පුළුවන් සීමාවට හරියටම ආවට හෝ සීමාව පැන්නට පස්සේ, ඔයාගේ කුට්ටමේ කාඩ් තියෙනවා නම් විතරයි ({ $rule }). අවස්ථාවක් ලැබිලා තියෙනවා නම් ඒ ගැන තීරණය කරන්න, නැත්නම් කාඩ් එකක් දාන්න.
house_of_cards-nothing-offered = දැන් එපා කියන්න දෙයක් නැහැ ({ $rule }). කාඩ් එකක් දාන්න.
house_of_cards-offer-first = { $asked ->
    [house] නිවාස වාසිය
    [swap] ස්වොප් එකේ මාරුව
   *[reshuffle] ආයෙත් ඇනීම
 } එන්නේ පස්සේ ({ $rule }). මුලින් { $offer ->
    [house] අතේ කාඩ් එකක් ඉතිරි කුට්ටමට යටින් තියන්න, නැත්නම් අත තියෙන විදියටම තියාගන්න.
    [swap] අතේ කාඩ් එකක් ඔයාගේ කුට්ටමේ උඩම කාඩ් එකට මාරු කරන්න, නැත්නම් අත තියෙන විදියටම තියාගන්න.
   *[reshuffle] අතයි කුට්ටමයි එකට අනන්න, නැත්නම් තියෙන විදියටම තියාගන්න.
 }
house_of_cards-not-in-hand = { $card } ඔයාගේ අතේ නැහැ, අතේ තියෙන්නේ { $hand } ({ $rule }). අතේ තියෙන කාඩ් එකක් තෝරන්න.

# වෙන්න බැරි විකල්ප සහ පිහිටීම්.

house_of_cards-too-many-cards = ක්‍රීඩකයින් { $seats } දෙනෙක්ට කාඩ් { $cards } ගානේ වැඩියි: ඔක්කොම එකතු කරලා වැඩිම වුණොත් කාඩ් { $most }ක් බෙදනවා (H2). එක්කෙනෙක්ට අඩුවෙන් තෝරන්න.
house_of_cards-position-hand = අංක { $seat } ආසනයේ අතේ කාඩ් { $held }ක් තියෙනවා; අතක වැඩිම වුණොත් කාඩ් දෙකයි (H19).
house_of_cards-position-empty = අංක { $seat } ආසනයේ අතත් කුට්ටමත් හිස්, එතකොට ඒ ආසනය එවෙලේම දිනුම්; මෙතන ක්‍රීඩාව තවම යනවා (H15).
house_of_cards-position-sum = `sum` එකට { $given } දෙන්න බැහැ: `pile` එකේ කාඩ්වල එකතුව { $sum }යි (H5, H6, H7, H8, H9). `sum` නොලියා ඉන්න, එතකොට ඒක `pile` එකෙන් හැදෙනවා.
house_of_cards-position-over-limit = `pile` එකේ කාඩ්වල එකතුව { $sum }යි, සීමාව { $limit }යි. සීමාවට ආවම වටය ඉවරයි: සීමාවට එන්නේ ගොඩේ අන්තිම කාඩ් එකෙන් විතරයි, ඒත් තාම තීරණය කරන්න දෙයක් තියෙනවා නම් විතරයි (H11, H12).
house_of_cards-position-plays = `plays` එකට { $given } දෙන්න බැහැ: ගොඩට දාපු කාඩ් අගේ ඉඳන් ආසනවලට බෙදුවම { $allowed } (H14). `plays` නොලියා ඉන්න, එතකොට ඒක `pile` එකෙන් හැදෙනවා.
house_of_cards-position-streak = `streak` එකට { $given } දෙන්න බැහැ. දෙන්න පුළුවන්: { $allowed } (H14). `streak` නොලියා ඉන්න, එතකොට ඒක දාපු කාඩ්වලින් හැදෙනවා.
house_of_cards-position-echo = `echo` එකට { $given } දෙන්න බැහැ: `pile` එකේ කාඩ්වලට පස්සේ ඒක { $allowed } (H6, H8). `echo` නොලියා ඉන්න, එතකොට ඒක `pile` එකෙන් හැදෙනවා.
house_of_cards-position-choice = මෙතන `choice` එකට { $given } දෙන්න බැහැ. දෙන්න පුළුවන්: { $allowed } (H10, H11, H14).
house_of_cards-position-known = අංක { $seat } ආසනයට { $cards } දැනගෙන ඉන්න බැහැ: එහෙම කාඩ් එතන නැහැ (H3, H10, H14).
house_of_cards-position-end = ක්‍රීඩාවක් ඉවර වෙන්නේ (`turn` null, `winners` එක්ක) අතක් සහ ඒකේ කුට්ටම හිස් වුණාම (H15) හෝ වාර ඉවර වුණාම (H16) විතරයි.
house_of_cards-position-winners = දින්න ආසන { $given } වෙන්න බැහැ. වෙන්න පුළුවන්: { $allowed } (H15, H16).

# පිටුව.

house_of_cards-web-house = { $house ->
    [G] ග්‍රිෆින්ඩෝර්
    [R] රේවන්ක්ලෝ
    [H] හෆල්පෆ්
   *[S] ස්ලිදරින්
 }
house_of_cards-web-special = { $special ->
    [Hallows] හැලෝස්
    [Shield] ෂීල්ඩ්
    [Echo] එකෝ
    [Mirror] මිරර්
   *[Swap] ස්වොප්
 }
house_of_cards-web-card = { $house } { $face }
house_of_cards-web-letter = { $house ->
    [G] G
    [R] R
    [H] H
   *[S] S
 }
house_of_cards-web-start-card = { $card }, මුල් කාඩ් එක
house_of_cards-web-your-hand = ඔයාගේ අත
house_of_cards-web-card-would = { $card }: එකතුව { $sum } වෙනවා, { $kind ->
    [wins] ඔයා දිනුම්
    [exact] හරියටම සීමාවට
    [over] සීමාවට වඩා { $over }ක් වැඩියි, { $cost ->
        [0] කාඩ් 0යි
        [one] කාඩ් එකක් ලැබෙනවා
       *[other] කාඩ් { $cost }ක් ලැබෙනවා
     }
   *[safe] සීමාව ඇතුළේ
 }
house_of_cards-web-outcome = { $kind ->
    [wins] දිනුම්
    [exact] හරියට
    [over] { $over }ක් වැඩියි
   *[safe] සීමාව ඇතුළේ
 }

house_of_cards-web-sum = එකතුව
house_of_cards-web-sum-words = සීමාව { $limit }, එකතුව { $sum }: { $words }
house_of_cards-web-of-limit = සීමාව { $limit }
house_of_cards-web-stands = { $state ->
    [exact] හරියටම
    [over] { $over }ක් වැඩියි
   *[safe] තව { $left }යි
 }
house_of_cards-web-echo-waits = ඊළඟ × 2
house_of_cards-web-mirror-adds = + { $number }
house_of_cards-web-leftover = ඉතිරි කුට්ටම: { $count ->
    [0] කාඩ් 0යි
    [one] කාඩ් 1යි
   *[other] කාඩ් { $count }යි
 }
house_of_cards-web-leftover-word = ඉතිරි කුට්ටම
house_of_cards-web-leftover-note = { $count ->
    [0] ඒකේ කාඩ් එකක්වත් ඔයා තාම දන්නේ නැහැ. හැම වටයකම ගොඩ යන්නේ ඒකට යටින්.
   *[other] ඔයා ඒකෙන් දන්න කාඩ්, යට ඉඳන් උඩට. හැම වටයකම ගොඩ යන්නේ ඒකට යටින්.
 }
house_of_cards-web-pile = වටයේ ගොඩ, { $count ->
    [0] හිස්
    [one] කාඩ් 1යි: { $cards }
   *[other] කාඩ් { $count }යි: { $cards }
 }
house_of_cards-web-pile-title = වටයේ ගොඩ: { $count ->
    [0] කාඩ් 0යි
    [one] කාඩ් 1යි
   *[other] කාඩ් { $count }යි
 }
house_of_cards-web-pile-note = { $started ->
    [true] මුල් කාඩ් එකේ ඉඳන් අන්තිම එකට. පීත්ත පටිය තියෙන්නේ මුල් කාඩ් එකේ: ඒක කවුරුත් දාපු එකක් නෙවෙයි, ඒ නිසා මිරර් එකට ඒක පේන්නේ නැහැ, විශේෂ කාඩ් එකක් වුණත් මුකුත් වෙන්නේ නැහැ.
   *[false] මුල් කාඩ් එකේ ඉඳන් අන්තිම එකට.
 }
house_of_cards-web-holds = අතේ { $hand ->
    [0] කාඩ් 0යි
    [one] කාඩ් 1යි
   *[other] කාඩ් { $hand }යි
 }, කුට්ටමේ { $deck ->
    [0] කාඩ් නැහැ
    [one] කාඩ් 1යි
   *[other] කාඩ් { $deck }යි
 }
house_of_cards-web-known = ඔයා දන්නවා: { $cards }
house_of_cards-web-why-known = ඇහැක් තියෙන කාඩ් ඔයා දන්නවා: ඔයා ඒවා කලින් දැක්කා, ගිය තැනත් දැක්කා.
house_of_cards-web-known-deck = කුට්ටමෙන් ඔයා දන්න කාඩ්, යට ඉඳන් උඩට
house_of_cards-web-in-deck = කුට්ටමේ
house_of_cards-web-last = අන්තිම එක
house_of_cards-web-played = { $count ->
    [0] මේ වටයේ තාම කාඩ් දාලා නැහැ
   *[other] මේ වටයේ දාපු කාඩ්
 }
house_of_cards-web-streak = { $house }: එක දිගට { $count ->
    [0] කාඩ් 0යි
    [one] කාඩ් 1යි
   *[other] කාඩ් { $count }යි
 }
house_of_cards-web-gain = { $count ->
    [0] අලුත් කාඩ් 0යි
    [one] අලුත් කාඩ් 1යි
   *[other] අලුත් කාඩ් { $count }යි
 }
house_of_cards-web-own-deck = ඔයාගේ කුට්ටම: { $count ->
    [0] කාඩ් 0යි
    [one] කාඩ් 1යි
   *[other] කාඩ් { $count }යි
 }.
house_of_cards-web-on-top = උඩම තියෙන්නේ ඔයා තියපු { $card }.
house_of_cards-web-deck-title = ඔයාගේ කුට්ටම: { $count ->
    [0] කාඩ් 0යි
    [one] කාඩ් 1යි
   *[other] කාඩ් { $count }යි
 }
house_of_cards-web-deck-note = { $look ->
    [open] ඔයාට ඇදගන්න ලැබෙන්නේ මේ කාඩ්; පිළිවෙල කවුරුත් දන්නේ නැහැ. මතක තියාගන්න: ක්‍රීඩාවේ පළවෙනි කාඩ් එක දැම්මට පස්සේ ආයෙත් බලන්න බැහැ.
    [last] ඔයාට ඇදගන්න ලැබෙන්නේ මේ කාඩ්; පිළිවෙල කවුරුත් දන්නේ නැහැ. මතක තියාගන්න: ක්‍රීඩාවේ පළවෙනි කාඩ් එක දාලා ඉවරයි, බලන්න පුළුවන් දැන් විතරයි. මේක වැහුවට පස්සේ ආයෙත් බලන්න බැහැ.
   *[aid] ඒකේ තියෙනවා කියලා ඔයා දන්න කාඩ්; පිළිවෙල කවුරුත් දන්නේ නැහැ.
 }
house_of_cards-web-deck-unseen = { $count ->
    [0] නොදැකපු කාඩ් 0යි.
    [one] තව කවුරුත් නොදැකපු කාඩ් එකක් තියෙනවා.
   *[other] තව කවුරුත් නොදැකපු කාඩ් { $count }ක් තියෙනවා.
 }
house_of_cards-web-deck-closed = ඒකේ කාඩ් බලන්න පුළුවන් වුණේ ක්‍රීඩාව පටන් ගනිද්දී එක පාරක් විතරයි. දැන් ඒක වහලා.
house_of_cards-web-deck-top = උඩම තියෙන්නේ ඔයා තියපු කාඩ්:
house_of_cards-web-deck-seen = දැක්කා
house_of_cards-web-waits = දැන් වටයේ
house_of_cards-web-mirror-now = { $number ->
    [none] මේ වටයේ තාම අංකයක් දාලා නැහැ, මුල් කාඩ් එක ගණන් ගන්නේ නැහැ: මිරර් එකකින් එකතු වෙන්නේ 0යි.
   *[other] දැන් මිරර් එකකින් { $number }ක් එකතු වෙනවා: වටයේ අන්තිමට දාපු අංකය.
 }
house_of_cards-web-signs-word = ලකුණු
house_of_cards-web-signs = ලකුණුවල තේරුම
house_of_cards-web-about = { $sign ->
    [Hallows] එකපාරම සීමාවට යනවා: හරියටම සීමාව.
    [Shield] ඊට කලින් ආපු එකෝ එක හරි මිරර් එක හරි අවලංගු කරනවා; නැත්නම් මුකුත් වෙන්නේ නැහැ.
    [Echo] වටයේ ඊළඟ අංකය දෙගුණ වෙනවා.
    [Mirror] වටයේ අන්තිම අංකය ආයෙත් එකතු කරනවා: කීයද කියලා පොඩි කොටුවේ පේනවා.
    [Swap] ඊට පස්සේ අතේ කාඩ් එකක් ඔයාගේ කුට්ටමේ උඩම කාඩ් එකත් එක්ක මාරු කරන්න පුළුවන්.
   *[streak] එකම නිවාසයේ ඔයාගේ කාඩ් තුනක් එක දිගට: එතකොට කාඩ් එකක් අයින් කරන්න පුළුවන්.
 }

house_of_cards-web-first-round = හරියටම සීමාවට ආවොත් { $others ->
    [one] අනිත් කෙනාට කාඩ් 2ක්
   *[other] අනිත් අයට කාඩ් 2 ගානේ
 }. පැන්නොත් ඔයාට දාපු කාඩ් එකේ අංකය තරම් කාඩ්.
house_of_cards-web-idle-start = අලුත් වටය, මුල් කාඩ් එක { $card }: ඒකෙන් මුකුත් වෙන්නේ නැහැ, එකතුව { $sum }යි. { $seat ->
    [you] මුල් වාරය ඔයාගේ.
   *[other] මුල් වාරය { $seat }ගේ.
 }
house_of_cards-web-last-card = { $seat ->
    [you] ඔයා අන්තිම කාඩ් එක දැම්මා: { $card }.
   *[other] { $seat } අන්තිම කාඩ් එක දැම්මා: { $card }.
 }
house_of_cards-web-tale-who = { $round ->
    [last] කලින් වටයේ { $name ->
        [you] ඔයා
       *[other] { $name }
     }
   *[this] { $name ->
        [you] ඔයා
       *[other] { $name }
     }
 }
house_of_cards-web-tale-hit = { $who } { $card }: හරියටම { $limit },
house_of_cards-web-tale-exceeded = { $who } { $card }: { $limit } පැන්නා,
house_of_cards-web-tale-cost = { $count ->
    [0] කාඩ් ලැබුණේ නැහැ
    [one] කාඩ් එකක්
   *[other] කාඩ් { $count }ක්
 }
house_of_cards-web-tale-none = දෙන්න කාඩ් තිබුණේ නැහැ
house_of_cards-web-tale-others = { $count ->
    [one] { $whom ->
        [all] අනිත් අයට කාඩ් එක ගානේ
        [you] ඔයාට කාඩ් එකක්
       *[other] { $whom }ට කාඩ් එකක්
     }
   *[other] { $whom ->
        [all] අනිත් අයට කාඩ් { $count } ගානේ
        [you] ඔයාට කාඩ් { $count }ක්
       *[other] { $whom }ට කාඩ් { $count }ක්
     }
 }

house_of_cards-web-act-play = දාන්න
house_of_cards-web-act-remove = අයින් කරන්න
house_of_cards-web-act-swap = මාරු කරන්න
house_of_cards-web-act-reshuffle = ආයෙත් අනන්න
house_of_cards-web-keep = තියාගන්න
house_of_cards-web-key-card = වම් හෝ දකුණු කාඩ් එක තෝරන්න; අහද්දී නම් ඒක දෙන්න
house_of_cards-web-key-remove = තෝරපු කාඩ් එක අයින් කරන්න
house_of_cards-web-key-swap = තෝරපු කාඩ් එක මාරු කරන්න
house_of_cards-web-key-keep = තියාගන්න
house_of_cards-web-key-deck = ඔයාගේ කුට්ටම බලන්න
house_of_cards-web-key-pile = වටයේ ගොඩ බලන්න
house_of_cards-web-preset-standard = සාමාන්‍ය
house_of_cards-web-preset-quick = ඉක්මන්
house_of_cards-web-choose = මුලින් ඔයාගේ කාඩ් දෙකෙන් එකක් තෝරන්න.
house_of_cards-web-over = ක්‍රීඩාව ඉවරයි.
house_of_cards-web-play-one = ඔයාගේ කාඩ් එකක් දාන්න.
house_of_cards-web-play-echo = කාඩ් එකක් දාන්න. එකෝ එකක් තියෙනවා: ඊළඟ අංකය දෙගුණ වෙනවා.
house_of_cards-web-does = { $effect ->
    [doubled] { $card } දෙගුණ වෙලා { $amount }යි: එකතුව { $sum } වෙනවා.
    [hallows] { $card } දැම්මම එකතුව කෙළින්ම සීමාවට, { $sum }යි.
    [echo] { $card }: ඊළඟ අංකය දෙගුණ වෙනවා.
    [mirror] { $card } දැම්මම { $amount }ක් එකතු වෙනවා: එකතුව { $sum } වෙනවා.
    [shield-echo] { $card } දැම්මම එකෝ එක අවලංගුයි.
    [shield-mirror] { $card } දැම්මම මිරර් එකෙන් ආපු { $amount } අඩු වෙනවා: { $sum }යි.
    [shield] { $card }: මුකුත් වෙන්නේ නැහැ.
    [swap] { $card }: { $exchange ->
        [true] ඊට පස්සේ අතේ කාඩ් එකක් මාරු කරන්න පුළුවන්.
       *[false] මුකුත් වෙන්නේ නැහැ, මාරු කරන්න කාඩ් නැහැ.
     }
   *[number] { $card }: එකතුව { $sum } වෙනවා.
 }
house_of_cards-web-then = { $kind ->
    [wins] ඔයාගේ අන්තිම කාඩ් එක: ඔයා දිනුම්.
    [exact] හරියටම: { $others ->
        [one] අනිත් කෙනාට කාඩ් { $given }ක්.
       *[other] අනිත් අයට කාඩ් { $given } ගානේ.
     }
    [over] සීමාවට වඩා { $over }ක් වැඩියි: { $cost ->
        [0] ඒත් කාඩ් ලැබෙන්නේ නැහැ.
        [one] ඔයාට කාඩ් එකයි.
       *[other] ඔයාට කාඩ් { $cost }යි.
     }
   *[safe] සීමාවට තව { $left }යි.
 }
house_of_cards-web-ask-house = එක දිගට { $house } කාඩ් තුනක්: කාඩ් එකක් අයින් කරනවද?
house_of_cards-web-ask-swap = { $top ->
    [none] කාඩ් එකක් ඔයාගේ කුට්ටමේ උඩම නොපෙනෙන කාඩ් එකට මාරු කරනවද?
   *[other] කාඩ් එකක් ඔයාගේ කුට්ටමේ උඩම තියෙන { $top } එකට මාරු කරනවද?
 }
house_of_cards-web-ask-reshuffle = { $ended ->
    [exceeded] { $limit } පැන්නා.
   *[hit] හරියටම { $limit }යි.
 } අතයි කුට්ටමයි අනලා අලුත් අතක් ගන්නවද?
house_of_cards-web-give-house = { $card } ඉතිරි කුට්ටමට යටින් යනවා.
house_of_cards-web-give-swap = { $card } ඔයාගේ කුට්ටමේ උඩට යනවා, උඩම තිබුණු කාඩ් එක අතට එනවා.
house_of_cards-web-other-offer = { $name }ට { $offer ->
    [house] කාඩ් එකක් අයින් කරන්න පුළුවන්.
    [swap] කාඩ් එකක් මාරු කරන්න පුළුවන්.
   *[reshuffle] ආයෙත් අනන්න පුළුවන්.
 }

# ඉඟි: ක්‍රියාවේ වර්ගය, ක්‍රියාව, ඇයි. නොදැකපු කාඩ් කියන්නේ කියවන කෙනාට කොහේවත් පේන්නේ නැති ඒවා.

hint-house_of_cards-kind-play = කාඩ් එකක් දාන්න.
hint-house_of_cards-kind-remove = කාඩ් එකක් අයින් කරන්න.
hint-house_of_cards-kind-swap = කාඩ් එකක් මාරු කරන්න.
hint-house_of_cards-kind-reshuffle = ආයෙත් අනන්න.
hint-house_of_cards-kind-keep = තියාගන්න.
hint-house_of_cards-kind-leave = තියාගන්න.

hint-house_of_cards-play = { $card } දාන්න.
hint-house_of_cards-remove = { $card } ඉතිරි කුට්ටමට යටින් තියන්න.
hint-house_of_cards-swap = { $card } ඔයාගේ කුට්ටමේ උඩම කාඩ් එකට මාරු කරන්න.
hint-house_of_cards-reshuffle = අතයි කුට්ටමයි එකට අනලා අලුත් අතක් ගන්න.
hint-house_of_cards-keep = { $offer ->
    [house] තියාගන්න: කාඩ් එකක් අයින් කරන්න එපා.
    [swap] තියාගන්න: කාඩ් එකක් මාරු කරන්න එපා.
   *[reshuffle] තියාගන්න: ආයෙත් අනන්න එපා.
 }

hint-house_of_cards-rival-play = { $card } දාන එක.
hint-house_of_cards-rival-remove = { $card } අයින් කරන එක.
hint-house_of_cards-rival-swap = { $card } මාරු කරන එක.
hint-house_of_cards-rival-reshuffle = ආයෙත් අනන එක.
hint-house_of_cards-rival-keep = { $offer ->
    [house] කාඩ් එකක් අයින් නොකරන එක.
    [swap] කාඩ් එකක් මාරු නොකරන එක.
   *[reshuffle] ආයෙත් නොඅනන එක.
 }

hint-house_of_cards-why-hit = { $card } දැම්මම හරියටම සීමාවට, { $limit }ට එනවා: { $others ->
    [one] ප්‍රතිවාදියාට
   *[other] අනිත් { $others } දෙනාට ඔක්කොම එකතු කරලා
 } කාඩ් { $cards ->
    [0] 0ක්
    [one] එකක්
   *[other] { $cards }ක්
 } ලැබෙනවා.
hint-house_of_cards-why-other-over = { $card } දැම්මොත් එකතුව { $sum }යි, සීමාවට වඩා { $over }ක් වැඩියි: ඔයාට කාඩ් { $cost ->
    [0] 0ක්
    [one] එකක්
   *[other] { $cost }ක්
 } ලැබෙනවා.
hint-house_of_cards-why-streak = { $card } දැම්මම එක දිගට { $house ->
    [G] ග්‍රිෆින්ඩෝර්
    [R] රේවන්ක්ලෝ
    [H] හෆල්පෆ්
   *[S] ස්ලිදරින්
 } කාඩ් තුනක්: ඊට පස්සේ අතේ කාඩ් එකක් අයින් කරන්න පුළුවන්.
hint-house_of_cards-why-cheaper = කාඩ් දෙකෙන්ම සීමාව පනිනවා: { $card } දැම්මොත් කාඩ් { $cost ->
    [0] 0ක්
    [one] එකක්
   *[other] { $cost }ක්
 } ලැබෙනවා, { $other } දැම්මොත් { $more }ක්.
hint-house_of_cards-why-over = { $card } දැම්මොත් එකතුව { $sum }යි, { $limit } සීමාව පනිනවා: ඉතිරි කාඩ් { $left }ට අමතරව තව කාඩ් { $cost ->
    [0] 0ක්
    [one] එකක්
   *[other] { $cost }ක්
 } ලැබෙනවා.
hint-house_of_cards-why-next-over = { $card } දැම්මට පස්සේ, ඊළඟ කෙනා නොදැකපු කාඩ් { $unseen }න් { $outs }කින් ({ $percent } %) සීමාව පනිනවා; { $other } දැම්මොත් { $less ->
    [0] කිසිම එකකින් පනින්නේ නැහැ
   *[other] පනින්නේ { $less }කින් විතරයි
 }.
hint-house_of_cards-why-next-hit = { $card } දැම්මට පස්සේ, ඊළඟ කෙනා නොදැකපු කාඩ් { $unseen }න් { $outs ->
    [0] කිසිම එකකින් හරියටම සීමාවට එන්නේ නැහැ
   *[other] { $outs }කින් ({ $percent } %) හරියටම සීමාවට එනවා
 }; { $other } දැම්මොත් { $more }කින්.
hint-house_of_cards-why-keep-hallows = { $card } අතේ තියෙනවා: ඕනම එකතුවක ඉඳන් { $limit }ට යන්න පුළුවන් නිසා එකතුව { $sum } වෙලාවේ ඒක වියදම් කරන්න ඕන නැහැ.
hint-house_of_cards-why-keep-small = { $card } අතේ තියෙනවා: ඒකෙන් සීමාව පැන්නොත් කාඩ් { $cost ->
    [one] එකයි
   *[other] { $cost }යි
 }, { $other } එකෙන් නම් { $more }යි.
hint-house_of_cards-why-keep-free = { $card } අතේ තියෙනවා, ඒකෙන් සීමාව පනින්න බැහැ; { $other } එකෙන් පනින්න පුළුවන්, එතකොට කාඩ් { $more ->
    [one] එකක්
   *[other] { $more }ක්
 } ලැබෙනවා.
hint-house_of_cards-why-to-go = { $card } දැම්මොත් එකතුව { $sum }යි, සීමාවට තව { $left }යි: එතකොට ඊළඟ කෙනා නොදැකපු කාඩ් { $unseen }න් { $outs ->
    [0] කිසිම එකකින් හරියටම සීමාවට එන්නේ නැහැ
   *[other] { $outs }කින් ({ $percent } %) හරියටම සීමාවට එනවා
 }, { $over ->
    [0] කිසිම එකකින් සීමාව පනින්නේ නැහැ
   *[other] { $over }කින් සීමාව පනිනවා
 }.
hint-house_of_cards-why-sum = { $card } දැම්මොත් එකතුව { $sum }යි, සීමාවට තව { $left }යි.
hint-house_of_cards-why-remove = { $card } නැතුව { $left ->
    [0] කාඩ් ඉවරයි, ඔයා දිනුම්
    [one] ඉතිරි කාඩ් එකයි, කලින් { $before }යි
   *[other] ඉතිරි කාඩ් { $left }යි, කලින් { $before }යි
 }.
hint-house_of_cards-why-remove-bigger = වැඩිය භයානක කාඩ් එක { $card }: ඒකේ අගය { $number }යි, { $other } එකේ { $less }යි.
hint-house_of_cards-why-smaller = නොදැකපු කාඩ් { $unseen }න් { $outs }ක අගය ({ $percent } %) { $card } එකේ { $number }ට වඩා අඩුයි.
hint-house_of_cards-why-bigger = නොදැකපු කාඩ් { $unseen }න් { $outs }ක අගය ({ $percent } %) { $card } එකේ { $number }ට වඩා වැඩියි.
hint-house_of_cards-why-top = ඔයාගේ කුට්ටමේ උඩම තියෙන්නේ { $top }: ඒකේ අගය { $top_number }යි, { $card } එකේ { $number }යි.
hint-house_of_cards-why-fresh = ඔයාගේ කුට්ටමේ කාඩ් { $deck }න් යටම { $fresh } අලුත් ඒවා; ඇනුවොත් උඩ තියෙන { $above } ඉවර වෙනකම් ඒවා බලාගෙන ඉන්න ඕන නැහැ.
hint-house_of_cards-why-empty-hand = අත හිස්: කොහොම වුණත් අතට කාඩ් එන්නේ කුට්ටමේ තියෙන කාඩ් { $deck }න්.
hint-house_of_cards-why-hand-counts = ඔයාගේ අතේ ({ $cards }) අගය { $sum }යි; නොදැකපු කාඩ් { $unseen }න් ඒ ගාණටම ගත්තොත් සාමාන්‍යයෙන් { $usual }ක් විතර වෙනවා.
hint-house_of_cards-why-hand-and-deck = ඔයාගේ අතේ ({ $cards }) අගය { $sum }යි; ඔයාගේ කුට්ටමෙන් කාඩ් ඒ ගාණටම ගත්තොත් සාමාන්‍යයෙන් { $usual }ක් විතර වෙනවා.
hint-house_of_cards-why-start = අලුත් වටය පටන් ගන්නේ අඩු එකතුවකින්: නොදැකපු කාඩ් { $unseen }න් { $outs }ක් ({ $percent } %) මුල් කාඩ් එක වුණොත්, { $card } දාලා { $limit } සීමාව ඇතුළේ ඉන්න පුළුවන්.
hint-house_of_cards-why-back = කාඩ් { $total }ක් එක්ක ඇනුවොත්, ඔයාගේ එක කාඩ් එකක් ({ $cards }) ආපහු අතට එන්න තියෙන ඉඩ { $percent } %යි.
hint-house_of_cards-why-last-cards = කුට්ටම හිස්: { $cards } තමයි අන්තිම කාඩ්, ඔක්කොම { $left }යි.
hint-house_of_cards-why-fits = එකතුව { $sum } වෙලාවේ { $limit } සීමාව පනින්නේ නැතුව { $cards } දාන්න පුළුවන්.

# The legend.

house_of_cards-web-mark-dial = වටේ රන් පාට: එකතුව. තරුව: සීමාව. නිවාසයේ ලකුණ: ඔයාගේ කාඩ් එකෙන් එකතුව යන තැන; කොළ රවුමේ හරියටම සීමාවට එනවා, රතු රවුමේ සීමාව පනිනවා.
house_of_cards-web-mark-houses = G, R, H, S: ග්‍රිෆින්ඩෝර්, රේවන්ක්ලෝ, හෆල්පෆ්, ස්ලිදරින්.
house_of_cards-web-mark-start = පීත්ත පටිය: වටයේ මුල් කාඩ් එක. ඒක කවුරුත් දාපු එකක් නෙවෙයි: මිරර් එකට ඒක පේන්නේ නැහැ, විශේෂ කාඩ් එකක් වුණත් මුකුත් වෙන්නේ නැහැ.
house_of_cards-web-mark-mirror = දැන් මිරර් එකකින් එකතු වෙන ගාණ: වටයේ අන්තිම අංකය.
house_of_cards-web-mark-echo = එකෝ එකක් බලාගෙන ඉන්නවා: ඊළඟ අංකය දෙගුණයි.
house_of_cards-web-mark-streak = කෙනෙක් එක දිගට දාපු එකම නිවාසයේ කාඩ්. තැන් තුනම පිරුණම එයාට කාඩ් එකක් අයින් කරන්න පුළුවන්.
house_of_cards-web-mark-gain = මේ කෙනාට දැන් ලැබුණු කාඩ් ගාණ.
house_of_cards-web-mark-look = ඔයාගේ කුට්ටම ළඟ ඇහැක්: ඒක බලන්න පුළුවන්.
house_of_cards-web-mark-known = කාඩ් එකේ ඇහැක්: ඔයා ඒක දන්නවා, අනිත් අයට පේන්නේ පිටිපස්ස.
house_of_cards-web-mark-open = වෙන ක්‍රීඩකයෙක් ළඟ මුහුණ පේන කාඩ් එක: ඒක ගිය තැන ඔයා දැක්කා, ඒ නිසා ඔයා ඒක දන්නවා.

# In the terminal.

cli-leftover = ඉතිරි කුට්ටම
cli-from-the-top = උඩ ඉඳන්
cli-sum = එකතුව { $sum }, සීමාව { $limit }
cli-to-limit = { $where ->
    [hit] හරියටම සීමාවේ
    [over] සීමාව පැනලා
   *[under] සීමාවට තව { $count }යි
 }
cli-echo-waits = එකෝ එකක් තියෙනවා, ඊළඟ අංකය දෙගුණයි
cli-round-pile = වටයේ ගොඩ
cli-start-card = මුල් කාඩ් එක
cli-last-number = මිරර් එකකින් { $number }ක් එකතු වෙනවා
cli-hand-and-deck = අතේ { $hand }, කුට්ටමේ { $deck }
cli-streak = { $house ->
    [G] ග්‍රිෆින්ඩෝර්
    [R] රේවන්ක්ලෝ
    [H] හෆල්පෆ්
   *[S] ස්ලිදරින්
 } { $count }/{ $needed }
cli-deck-bottom = කුට්ටමේ යට ඉඳන්
cli-look = ඔයාගේ කුට්ටම, පිළිවෙල දන්නේ නැහැ
cli-deck-top = ඔයාගේ කුට්ටමේ උඩම
cli-offer = { $offer ->
    [house] නිවාස වාසිය: කාඩ් එකක් අයින් කරන්න (`remove`), නැත්නම් `keep`
    [swap] මාරුව: කාඩ් එකක් කුට්ටමේ උඩම කාඩ් එකට මාරු කරන්න (`swap`), නැත්නම් `keep`
   *[reshuffle] අතයි කුට්ටමයි එකට අනන්න (`reshuffle`), නැත්නම් `keep`
 }
cli-would = { $do ->
    [win] ඔයාගේ අන්තිම කාඩ් එක: ඔයා දිනුම්
    [hit] හරියටම සීමාවට: අනිත් හැමෝටම කාඩ් දෙක ගානේ
    [over] සීමාව පනිනවා: ඔයාට { $cards ->
        [0] කාඩ් 0යි
        [one] කාඩ් එකයි
       *[other] කාඩ් { $cards }යි
     }
    [echo] ඊළඟ අංකය දෙගුණයි
    [shield] එකෝ එක අවලංගුයි
    [swap] ඊට පස්සේ කාඩ් එකක් මාරු කරන්න පුළුවන්
   *[house] නිවාසයේ තුන්වෙනි එක: කාඩ් එකක් අයින් කරන්න පුළුවන්
 }

# The lesson.

learn-house_of_cards-number = මුලින්ම කාඩ් ඉවර කරන කෙනා දිනුම්. කාඩ් එකේ අංකය එකතුවට යනවා: දැන් 4යි, සීමාව 15යි. G, R, H, S කියන්නේ නිවාස හතර. G5 දාන්න.
learn-house_of_cards-hit = රවුම්වලින් පේන්නේ ඔයා එක දිගට දාපු එකම නිවාසයේ කාඩ්: ඒ ගැන පස්සේ. හරියටම සීමාවට ආවොත් අනිත් අයට කාඩ් දෙක ගානේ. H2 දාන්න.
learn-house_of_cards-keep = හරියටම සීමාවට: පරිගණකයට තව කාඩ් දෙකක්. වටය ඉවර කරන කෙනාට අතයි කුට්ටමයි ආයෙත් අනලා අලුත් අතක් ගන්න පුළුවන්. පොඩි කාඩ් හොඳයි, තියාගන්න.
learn-house_of_cards-echo = තව වටයක්, එකතුව 8යි. විශේෂ කාඩ් එකක ගාණ 0යි. එකෝ එකකට පස්සේ ඊළඟ අංකය දෙගුණයි, කවුරු දැම්මත්. R-Echo දාන්න.
learn-house_of_cards-exceed = 4 දෙගුණ වෙලා එකතුව 16යි, සීමාව පැන්නා: දාපු අංකය තරම් කාඩ් පරිගණකයට, ඒ කියන්නේ හතරක්. අලුත් වටය පටන් ගන්නේ 2න්. H6 දාන්න.
learn-house_of_cards-shield = පරිගණකය එකෝ එකක් දැම්මා: ඔයාගේ ඊළඟ අංකය දෙගුණ වෙනවා. ෂීල්ඩ් එකෙන් එකෝ එක අවලංගු වෙනවා. H-Shield දාන්න.
learn-house_of_cards-mirror = මිරර් එකෙන් අන්තිම අංකය ආයෙත් එකතු වෙනවා, මෙතන 2: එකතුව 12යි. ඔයාගේ අනිත් කාඩ් එකට වඩා ඒක හොඳයි. S-Mirror දාන්න.
learn-house_of_cards-streak = මේ වටේ ඔයා G2යි G3යි දැම්මා. එකම නිවාසයේ කාඩ් තුනක් එක දිගට දැම්මම රවුම් පිරෙනවා, නිවාස වාසිය ලැබෙනවා. ස්වොප් එකත් ග්‍රිෆින්ඩෝර්: ඒක දාන්න.
learn-house_of_cards-remove = නිවාස වාසිය: අතේ කාඩ් එකක් ඉතිරි කුට්ටමට යටින් අයින් කරන්න පුළුවන්. S8 එකෙන් ලේසියෙන් සීමාව පනිනවා: ඒක අයින් කරන්න.
learn-house_of_cards-exchange = දැන් ස්වොප් එක: කාඩ් එකක් ඔයාගේ කුට්ටමේ උඩම නොපෙනෙන කාඩ් එකට මාරු කරන්න. S9 ට වඩා නරක එකක් එන්න බැහැ.
learn-house_of_cards-hallows = ක්‍රීඩාවේ අවසානය: ඔයාගේ කුට්ටම හිස්, මේ අන්තිම කාඩ් දෙක. හැලෝස් එකෙන් එකතුව හරියටම සීමාවට එනවා, කලින් කීයක් වුණත්. ඒක දාන්න.
learn-house_of_cards-win = අන්තිම කාඩ් එක. අතේවත් කුට්ටමේවත් කාඩ් නැති කෙනා එවෙලේම දිනුම්, සීමාව පැන්නත්. R9 දාන්න.
learn-house_of_cards-sum-sum = හැම කාඩ් එකකම අංකය එකතුවට යනවා, අත පිරෙන්නේ ඔයාගේ කුට්ටමෙන්.
learn-house_of_cards-sum-limit = හරියටම සීමාවට ආවොත් අනිත් හැමෝටම කාඩ් දෙක ගානේ. සීමාව පැන්නොත් දාපු අංකය තරම් කාඩ් ඔයාට.
learn-house_of_cards-sum-specials = හැලෝස් එකෙන් හරියටම සීමාවට, එකෝ එකෙන් ඊළඟ අංකය දෙගුණයි, මිරර් එකෙන් අන්තිම අංකය ආයෙත්, ෂීල්ඩ් එකෙන් එකෝ හෝ මිරර් එකක් අවලංගු වෙනවා, ස්වොප් එකෙන් කාඩ් එකක් මාරු වෙනවා.
learn-house_of_cards-sum-house = එකම නිවාසයේ ඔයාගේ කාඩ් තුනක් එක දිගට: එක කාඩ් එකක් අයින් කරන්න පුළුවන්.
learn-house_of_cards-sum-win = අතෙනුයි කුට්ටමෙනුයි අන්තිම කාඩ් එක දාපු කෙනා දිනුම්.

# How long a game is.

web-length-standard = සාමාන්‍ය
web-length-quick = ඉක්මන්, කාඩ් 8 ගානේ

# What its computer players are like.

web-character-house_of_cards-easy = සතුටින් සෙල්ලම් කරනවා, සීමාවට එන්න තියෙන අවස්ථා මඟහැරෙනවා.
web-character-house_of_cards-medium = කාඩ් හොඳට දන්නවා, ඉඳහිට සීමාව ගැන වරදිනවා.
web-character-house_of_cards-hard = පුළුවන් හැම වෙලාවෙම සීමාවට එනවා, පනින්නේ අඩුම පාඩුවෙන්.
web-character-house_of_cards-expert = ඔයාගේ අත හිතාගෙන වටේම හිතෙන් බලනවා, දැකපු හැම කාඩ් එකක්ම මතකයි.
