# පාලර් එක බලාගන්න කෙනාට: විධාන පේළියේ විතරයි.

serve-folder = { $folder } ෆෝල්ඩරය පාවිච්චි කරන්න බැහැ: { $reason }. --data එකෙන් වෙන එකක් තෝරන්න.
serve-in-use = { $folder } ෆෝල්ඩරයේ දැනටමත් සේවාදායකයක් දුවනවා. මුලින්ම ඒක නවත්වන්න, නැත්නම් --data එකෙන් වෙන ෆෝල්ඩරයක් තෝරන්න.
serve-database = දත්ත ගබඩාව අරින්න බැහැ: { $reason }
serve-bad-number = { $setting } ට ඕනේ 0 ඉඳන් අංකයක්; දීලා තියෙන්නේ { $given }.
serve-bad-proxy = "{ $given }" ලිපිනයක්වත් ජාලයක්වත් නෙමෙයි. --proxies ලියන්නේ මෙහෙම: 127.0.0.1,10.0.0.0/8.
admin-no-server = { $folder } ෆෝල්ඩරයේ සේවාදායකයක් දුවන්නේ නැහැ. සේවාදායකය පටන් ගත්තේ මේ ෆෝල්ඩරයෙන්ද? --data එකෙන් ඒක කියන්න.
admin-no-token = { $file } යතුර කියවන්න බැහැ: { $reason }. සේවාදායකය දුවන පරිශීලකයා විදිහට කරන්න.
admin-no-answer = { $address } සේවාදායකයෙන් උත්තරයක් නැහැ: { $reason }
admin-not-allowed = සේවාදායකය යතුර පිළිගත්තේ නැහැ. හැම පාරම පටන් ගන්නකොට අලුත් එකක්: ආයෙත් උත්සාහ කරන්න.
admin-trouble = සේවාදායකය { $code } දෝෂයක් දුන්නා. වැඩි විස්තර ඒකේ ලොග් එකේ.
admin-several-tables = { $table } වලින් පටන් ගන්න මේස { $count }ක් තියෙනවා. නමෙන් තව ටිකක් ලියන්න.
admin-not-banned = { $who } තහනම් කරලා නැහැ. කවුද තහනම් කියලා `parlour admin bans` පෙන්වනවා.
admin-ban-here = { $who } කියන්නේ මේ පරිගණකයම. ප්‍රොක්සියක් පිටිපස්සේ නම් --proxy එක්ක සේවාදායකය පටන් ගන්න, එතකොට අමුත්තන්ගේ ලිපින දැනගන්න පුළුවන්.
admin-column-table = මේසය
admin-column-game = ක්‍රීඩාව
admin-column-phase = තත්ත්වය
admin-column-people = මිනිසුන්
admin-column-seats = ආසන
admin-column-connections = සම්බන්ධතා
admin-column-moves = පියවර
admin-tables = { $count ->
    [one] එක මේසයයි.
   *[other] මේස { $count }යි.
 }
admin-closed = { $table } මේසය වැහුවා.
admin-banned = { $who }ට තවත් ඇතුළට එන්න බැහැ.
admin-unbanned = { $who }ට ආයෙත් ඇතුළට එන්න පුළුවන්.
admin-bans = { $count ->
    [0] කවුරුත් තහනම් කරලා නැහැ.
    [one] එක තහනමයි.
   *[other] තහනම් { $count }යි.
 }
admin-told = { $connections ->
    [0] කවුරුත් සම්බන්ධ වෙලා නැහැ.
    [one] එක සම්බන්ධතාවකට කිව්වා.
   *[other] සම්බන්ධතා { $connections }කට කිව්වා.
 }
admin-no-database = { $folder } ෆෝල්ඩරයේ දත්ත ගබඩාවක් නැහැ. --data එකෙන් ෆෝල්ඩරය කියන්න.
admin-there-already = { $file } දැනටමත් තියෙනවා. --overwrite එකෙන් ඒක අලුත් කරනවා.
admin-no-backup = පිටපතක් හැදුණේ නැහැ: { $reason }
admin-copied = පිටපත් කරලා බැලුවා: { $file } (බයිට් { $bytes }).
admin-no-restore = මොකුත් වෙනස් වුණේ නැහැ: { $reason }
admin-restored = { $file } දැන් තැනේ තියෙනවා. { $aside ->
    [none] කලින් දත්ත ගබඩාවක් තිබුණේ නැහැ.
   *[other] කලින් තිබුණ එක තියෙන්නේ { $aside } එකේ.
 }
admin-no-check = දත්ත ගබඩාව කියවන්න බැහැ: { $reason }
admin-check-file = ගොනුව හානි වෙලා: { $reason }
admin-check-log = { $table } මේසය: { $seq } සටහනේ ඉඳන් ලොග් එක ආයෙත් ධාවනය කරන්න බැහැ ({ $reason }).
admin-check-result = { $table } මේසය, ක්‍රීඩාව { $game }: වාර්තාවෙන් එන්නේ වෙන ප්‍රතිඵලයක්.
admin-check-deal = { $table } මේසය, ක්‍රීඩාව { $game }: කාඩ් බෙදුවේ පොරොන්දු වුණ විදිහට නෙමෙයි.
admin-checked = මේස { $tables }, සටහන් { $entries }, ඉවර වුණ ක්‍රීඩා { $games }: { $troubles ->
    [0] ඔක්කොම හොඳයි.
    [one] එක ප්‍රශ්නයක්.
   *[other] ප්‍රශ්න { $troubles }ක්.
 }
